"""What must hold in every position (SER-I1 to SER-I16): broken positions are caught, whole games never break one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from support.marks import rule
from support.serenissima import do, lively_game, position

from caravela.core import transcript
from caravela.core.actions import Action
from caravela.core.facts import NOBODY
from caravela.core.options import Options, OptionValue
from caravela.games.serenissima import RULES
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.chapters import doge
from caravela.games.serenissima.components import (
    BASILICA_NEEDS,
    FORT_NEEDS,
    LEDGER,
    PORT_GOOD,
    PORT_IDS,
    PORTS,
    SIZE,
    WINE,
)
from caravela.games.serenissima.state import (
    AT_DICE,
    AT_LOAD,
    AT_LOOT,
    AT_MODE,
    AT_OVER,
    AT_SELL,
    DOGE_SPACE,
    NONE,
    SerenissimaState,
    aboard,
    goods_in,
)

Game = list[tuple[SerenissimaState, Action, SerenissimaState]]
ALGER, VALENCIA = PORT_IDS.index("alger"), PORT_IDS.index("valencia")
WOOD, STONE, GOLD = GOODS.index("wood"), GOODS.index("stone"), GOODS.index("gold")


def rich() -> SerenissimaState:
    """A position in the middle of a game of three, with something of everything; blue is at step 3."""
    return position(
        seats=3,
        galleys={4: "blue alger 3 wood wine", 6: "blue valencia 2", 7: "red alger 2 marble", 9: "orange ionio 5"},
        ports={"valencia": "blue 3", "genova": "red 2", "sicilia": "red 1", "venezia": "orange 1"},
        stored={"valencia": "stone marble gold", "alger": "stone"},
        forts=["valencia"],
        basilicas=["valencia"],
        closed=["acre", "creta"],
        white=5,
        deck={"hourglass": 1, "arrows": 1},
        at="act",
        moved=1,
    )


def edit(field: str, index: int, value: int) -> Callable[[SerenissimaState], None]:
    def change(state: SerenissimaState) -> None:
        getattr(state, field)[index] = value

    return change


def put(field: str, value: int) -> Callable[[SerenissimaState], None]:
    return lambda state: setattr(state, field, value)


def both(*changes: Callable[[SerenissimaState], None]) -> Callable[[SerenissimaState], None]:
    def change(state: SerenissimaState) -> None:
        for one in changes:
            one(state)

    return change


def rob(state: SerenissimaState) -> None:
    state.money[0] = -1
    state.ledger[0] = -1


def store(id: str, good: str) -> Callable[[SerenissimaState], None]:
    def change(state: SerenissimaState) -> None:
        state.stored[PORT_IDS.index(id)] |= 1 << GOODS.index(good)
        state.supply[GOODS.index(good)] -= 1

    return change


def move_sailors(state: SerenissimaState, galley: int, count: int) -> None:
    state.crew[galley] += count
    state.reserve[state.galley_owner[galley]] -= count


def lose_port(state: SerenissimaState) -> None:
    venezia = PORT_IDS.index("venezia")
    state.port_owner[venezia] = NONE
    state.reserve[2] += state.garrison[venezia]
    state.garrison[venezia] = 0


def too_many_galleys(state: SerenissimaState) -> None:
    for number in (1, 2, 3, 5, 8):
        state.galley_owner[number] = 0
        state.galley_zone[number] = ALGER
        state.crew[number] = 1
        state.reserve[0] -= 1


def out_of_the_box(state: SerenissimaState) -> None:
    state.galley_owner[13] = 0
    state.galley_zone[13] = ALGER
    state.crew[13] = 1
    state.reserve[0] -= 1


def hold_more_than_it_can(state: SerenissimaState) -> None:
    state.garrison[PORT_IDS.index("sicilia")] += 5
    state.reserve[1] -= 5


def crowd(state: SerenissimaState) -> None:
    move_sailors(state, 4, 1)


def desert(state: SerenissimaState) -> None:
    move_sailors(state, 6, -2)


def take_closed(state: SerenissimaState) -> None:
    acre = PORT_IDS.index("acre")
    state.port_owner[acre], state.garrison[acre] = 0, 1
    state.reserve[0] -= 1


def booty_without_loot(state: SerenissimaState) -> None:
    state.booty[WOOD] = 1
    state.supply[WOOD] -= 1


def too_strong(state: SerenissimaState) -> None:
    """No strength is below 0, so a limit below 0 is always exceeded."""
    state.target, state.strength, state.node, state.trade_off = 7, -2, AT_DICE, 1


BROKEN: list[tuple[str, Callable[[SerenissimaState], None]]] = [
    ("SER-I1", edit("supply", WOOD, 14)),
    ("SER-I1", edit("supply", GOLD, -1)),
    ("SER-I1", edit("stored", ALGER, 0)),
    ("SER-I1", booty_without_loot),
    ("SER-I2", edit("reserve", 1, 0)),
    ("SER-I2", edit("garrison", VALENCIA, 4)),
    ("SER-I2", both(edit("reserve", 0, -1), edit("garrison", VALENCIA, 22))),
    ("SER-I3", crowd),
    ("SER-I3", desert),
    ("SER-I3", edit("galley_zone", 6, NONE)),
    ("SER-I3", edit("galley_zone", 6, 20)),
    ("SER-I3", edit("galley_zone", 12, 3)),
    ("SER-I3", edit("galley_owner", 0, 0)),
    ("SER-I4", hold_more_than_it_can),
    ("SER-I4", edit("port_owner", PORT_IDS.index("tunis"), 1)),
    ("SER-I5", store("valencia", "wood")),
    ("SER-I5", both(store("corfu", "wood"), store("corfu", "wine"), store("corfu", "gold"), store("corfu", "spice"))),
    ("SER-I6", rob),
    ("SER-I6", edit("money", 1, 6)),
    ("SER-I7", put("forts", 1 << ALGER)),
    ("SER-I7", put("basilicas", 1 << PORT_IDS.index("genova"))),
    ("SER-I7", put("forts", 0b111111)),
    ("SER-I8", lose_port),
    ("SER-I9", too_many_galleys),
    ("SER-I9", out_of_the_box),
    ("SER-I10", put("scorings", 0)),
    ("SER-I10", put("white", 9)),
    ("SER-I10", edit("deck", 0, 2)),
    ("SER-I10", both(edit("deck", 1, 0), edit("deck", 3, 0))),
    ("SER-I11", take_closed),
    ("SER-I11", store("acre", "wood")),
    ("SER-I11", put("closed", 0b11111 << 5)),
    ("SER-I12", too_strong),
    ("SER-I13", put("strength", 2)),
    ("SER-I13", both(put("trade_off", 1), put("node", AT_SELL))),
    ("SER-I15", put("black", 16)),
    ("SER-I15", put("black", 7)),
    ("SER-I16", put("node", AT_OVER)),
    ("SER-I16", put("white", 12)),
]


@rule("SER-I1", "SER-I2", "SER-I3", "SER-I4", "SER-I5", "SER-I6", "SER-I7", "SER-I8", "SER-I9")
@rule("SER-I10", "SER-I11", "SER-I12", "SER-I13", "SER-I15", "SER-I16")
@pytest.mark.parametrize(("invariant", "break_it"), BROKEN)
def test_a_broken_position_is_refused(invariant: str, break_it: Callable[[SerenissimaState], None]) -> None:
    state = rich()
    RULES.check(state)
    break_it(state)
    if invariant == "SER-I16" and state.white == 12:
        state.scorings = 3
    with pytest.raises(AssertionError, match=f"^{invariant}\\b"):
        RULES.check(state)


@rule("SER-I1", "SER-I3")
def test_goods_of_a_sunk_galley_are_counted_while_they_are_looted() -> None:
    state = position(galleys={4: "blue alger 2", 7: "red alger 1 marble wine"}, at="act")
    do(state, "attack 7", "dice 1-0")
    assert state.node == AT_LOOT
    assert sum(state.booty) == 2
    state.booty[WOOD] = 1
    with pytest.raises(AssertionError, match="SER-I1"):
        RULES.check(state)


# Whole games, looked at from action to action


def game_of(actions: list[Action], seats: int, options: dict[str, OptionValue]) -> Game:
    """Every action with the positions before and after it."""
    state = RULES.new_state(seats, Options(RULES.meta.options, options))
    steps: Game = []
    for action in actions:
        before = state.clone()
        RULES.apply(state, action)
        steps.append((before, action, state.clone()))
    return steps


@cache
def games() -> list[Game]:
    """Lively games of every number of seats, and the games of the transcripts."""
    found = [game_of(lively_game(seats, seed)[1], seats, {}) for seats in (2, 3, 4) for seed in range(4)]
    folder = Path(__file__).parents[2] / "transcripts"
    for path in sorted(folder.glob("serenissima-*.txt")):
        match = transcript.load(path)
        found.append(game_of([step.action for step in match.steps], match.seats, dict(match.options)))
    return found


@rule("SER-I1", "SER-I2", "SER-I3", "SER-I4", "SER-I8", "SER-I9", "SER-I11", "SER-I12", "SER-I13")
def test_every_position_of_many_games_is_sound() -> None:
    for game in games():
        for _, _, after in game:
            RULES.check(after)


@rule("SER-I5", "SER-R7")
def test_warehouses_are_filled_from_the_lowest_value_and_never_emptied() -> None:
    sold = 0
    for game in games():
        for before, action, after in game:
            for port in range(PORTS):
                gone = before.stored[port] & ~after.stored[port]
                new = after.stored[port] & ~before.stored[port]
                assert not gone
                if new:
                    sold += 1
                    assert action.kind == "sell"
                    assert new.bit_count() == 1
                    assert after.stored[port].bit_count() <= SIZE[port]
    assert sold > 50


@rule("SER-I6", "SER-3.8", "SER-4.13")
def test_money_changes_only_by_the_rules_amounts_and_passes_between_players_only_for_loading() -> None:
    earning = {"sell", "doge", "load"}
    paying = {"load", "hire_port", "hire_galley", "place", "fort", "basilica", "crew"}
    for game in games():
        for before, action, after in game:
            changes = [after.money[seat] - before.money[seat] for seat in range(before.seats)]
            if any(change > 0 for change in changes):
                assert action.kind in earning, action
            if any(change < 0 for change in changes):
                assert action.kind in paying, action
                assert [seat for seat, change in enumerate(changes) if change < 0] == [before.active]
            if action.kind == "load":
                owner = before.port_owner[before.galley_zone[before.black]]
                fee = -changes[before.active]
                assert 0 <= fee <= 1
                if owner not in (NONE, before.active):
                    assert (fee, changes[owner]) == (1, 1)
                else:
                    assert max(changes) == 0


@rule("SER-I7", "SER-8.10")
def test_buildings_are_never_removed_and_had_their_goods_when_built() -> None:
    built = 0
    for game in games():
        for before, action, after in game:
            assert not before.forts & ~after.forts
            assert not before.basilicas & ~after.basilicas
            for needs, new in (
                (FORT_NEEDS, after.forts & ~before.forts),
                (BASILICA_NEEDS, after.basilicas & ~before.basilicas),
            ):
                for port in range(PORTS):
                    if new >> port & 1:
                        built += 1
                        assert action.kind in ("fort", "basilica")
                        assert not needs & ~goods_in(before, port)
    assert built > 2


@rule("SER-I10", "SER-10.5")
def test_the_white_pawn_never_moves_back_and_there_are_three_scorings() -> None:
    for game in games():
        assert game[-1][2].scorings == 3
        for before, action, after in game:
            assert before.white <= after.white
            assert before.white == after.white or action.kind == "doge"
            assert before.scorings <= after.scorings <= before.scorings + 1


@rule("SER-I11", "SER-2.13")
def test_closed_ports_never_change() -> None:
    seen = 0
    for game in games():
        closed = game[-1][2].closed
        for _, _, after in game:
            for port in range(PORTS):
                if closed >> port & 1:
                    seen += 1
                    assert (after.stored[port], after.port_owner[port], after.garrison[port]) == (0, NONE, 0)
    assert seen


@rule("SER-I12", "SER-7.6")
def test_strength_never_grows_within_an_activation() -> None:
    fights = 0
    for game in games():
        for before, _, after in game:
            if before.strength != NONE and after.strength != NONE and before.black == after.black:
                fights += 1
                assert after.strength <= before.strength
                assert after.strength <= after.crew[after.black] + 5
    assert fights > 20


@rule("SER-I13", "SER-8.14")
def test_no_sale_follows_a_fight_or_an_announced_capture() -> None:
    for game in games():
        barred = False
        for before, action, _ in game:
            if before.node == AT_MODE:
                barred = False
            if action.kind in ("attack", "assault", "claim"):
                barred = True
            assert not (barred and action.kind in ("trade", "sell", "sail"))


@rule("SER-I14", "SER-6.8")
def test_a_port_once_with_wine_keeps_it() -> None:
    for game in games():
        for before, _, after in game:
            for port in range(PORTS):
                stored = after.stored[port] >> WINE & 1
                assert doge.has_wine(after, port) == (PORT_GOOD[port] == WINE or bool(stored))
                assert doge.has_wine(after, port) or not doge.has_wine(before, port)


@rule("SER-I15", "SER-3.1")
def test_every_galley_acts_once_a_turn_in_ascending_order() -> None:
    for game in games():
        last = 0
        for before, action, _ in game:
            if action.kind in ("activate", "invest"):
                assert before.black > last
                last = before.black
            elif action.kind == "doge":
                last = DOGE_SPACE


@rule("SER-I16", "SER-11.3")
def test_only_the_end_offers_no_decision() -> None:
    for game in games():
        for before, action, after in game:
            assert action in RULES.legal(before)
            assert bool(RULES.legal(after)) == (RULES.to_act(after) != NOBODY) == (RULES.outcome(after) is None)
        assert RULES.outcome(game[-1][2]) is not None


@rule("SER-4.1", "SER-4.2")
def test_no_step_of_a_loading_ever_overfills_a_galley() -> None:
    steps = 0
    for game in games():
        for before, _, after in game:
            if before.node == AT_LOAD:
                steps += 1
                for galley in range(1, 16):
                    assert after.crew[galley] + sum(aboard(after, galley)) <= 5
    assert steps > 500


def test_the_ledger_tells_where_all_money_came_from() -> None:
    for game in games():
        end = game[-1][2]
        for seat in range(end.seats):
            assert sum(end.ledger[seat * LEDGER : (seat + 1) * LEDGER]) == end.money[seat]
