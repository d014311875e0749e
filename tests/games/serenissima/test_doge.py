"""Chapter 10, the end of the turn: doge cards and the special investment."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.serenissima import (
    do,
    galley,
    kinds,
    legal,
    money,
    pass_galleys,
    position,
    reserve,
    whose_turn,
    why_not,
)

from caravela.games.serenissima import RULES
from caravela.games.serenissima.components import CARD_COUNT, CARD_IDS, TRACK
from caravela.games.serenissima.state import SerenissimaState

#: Two galleys for everybody, so that nobody has a special investment.
FLEETS = {n: f"{colour} ionio 1" for n, colour in enumerate(["blue", "red", "orange", "black"] * 2, start=1)}


def deck(state: SerenissimaState) -> dict[str, int]:
    return dict(zip(CARD_IDS, state.deck, strict=True))


@rule("SER-10.1")
def test_a_card_of_those_left_is_turned_up() -> None:
    state = position(galleys=FLEETS, at="doge")
    assert whose_turn(state) == "chance"
    assert legal(state) == [f"doge {id}" for id in CARD_IDS]
    assert RULES.weights(state) == CARD_COUNT
    do(state, "doge hourglass")
    pass_galleys(state)
    assert RULES.weights(state) == [1, 1, 1, 1]


@rule("SER-10.2")
def test_the_wine_card_pays_three_for_every_port_with_wine() -> None:
    state = position(
        galleys=FLEETS,
        ports={"venezia": "blue 1", "alger": "blue 1", "napoli": "blue 1", "sicilia": "red 2"},
        stored={"alger": "wine", "tunis": "wine"},
        at="doge",
    )
    do(state, "doge wine")
    assert [money(state, colour) for colour in ("blue", "red", "orange", "black")] == [11, 8, 5, 5]
    assert state.white == 0
    assert deck(state)["wine"] == 0


@rule("SER-10.3")
@pytest.mark.parametrize(("card", "spaces"), [("hourglass", 1), ("two_hourglasses", 2)])
def test_hourglasses_move_the_white_pawn_and_are_discarded(card: str, spaces: int) -> None:
    state = position(galleys=FLEETS, at="doge")
    do(state, f"doge {card}")
    assert state.white == spaces
    assert deck(state)[card] == CARD_COUNT[CARD_IDS.index(card)] - 1


@rule("SER-10.4", "SER-R19")
def test_the_arrows_move_two_and_shuffle_everything_themselves_included() -> None:
    state = position(galleys=FLEETS, at="doge", deck={"hourglass": 1, "arrows": 1})
    do(state, "doge arrows")
    assert state.white == 2
    assert state.deck == CARD_COUNT


@rule("SER-10.4")
def test_the_deck_never_runs_out() -> None:
    state = position(galleys=FLEETS, at="doge", deck={"arrows": 1})
    assert legal(state) == ["doge arrows"]


@rule("SER-10.5", "SER-11.1")
@pytest.mark.parametrize(("white", "card", "scored"), [(2, "hourglass", 0), (3, "hourglass", 1), (3, "arrows", 1)])
def test_a_scoring_takes_place_when_the_pawn_reaches_or_passes_a_space(white: int, card: str, scored: int) -> None:
    state = position(
        galleys=FLEETS,
        ports={"valencia": "blue 2"},
        stored={"valencia": "stone wine gold spice"},
        white=white,
        at="doge",
    )
    do(state, f"doge {card}")
    assert state.scorings == scored
    assert money(state) == 5 + 15 * scored


@rule("SER-10.5")
def test_two_spaces_passed_at_once_would_be_two_scorings(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(
        galleys=FLEETS, ports={"valencia": "blue 2"}, stored={"valencia": "stone wine gold spice"}, at="doge"
    )
    monkeypatch.setitem(TRACK, 4, [1, 2, 10])
    RULES.apply(state, RULES.actions.parse("doge arrows"))
    assert state.scorings == 2
    assert money(state) == 5 + 2 * 15


@rule("SER-10.6", "SER-10.7", "SER-R18")
def test_players_with_fewer_than_two_galleys_may_buy_clockwise_from_the_starting_player() -> None:
    state = position(galleys={2: "red genova 1", 3: "red genova 1", 5: "orange venezia 1"}, at="doge")
    state.starter = 3
    do(state, "doge hourglass")
    order = []
    while kinds(state) == {"galley", "done"}:
        order.append(whose_turn(state))
        do(state, "done")
    assert order == ["black", "blue", "orange"]
    assert state.black == 2


@rule("SER-10.7", "SER-R18")
def test_the_first_galley_of_a_player_without_any_is_free_the_second_costs_one() -> None:
    state = position(galleys={2: "red genova 1"}, ports={"valencia": "blue 1"}, money={"blue": 4, "red": 0}, at="doge")
    before = reserve(state)
    do(state, "doge hourglass")
    assert whose_turn(state) == "blue"
    do(state, "galley 9", "place valencia")
    assert money(state) == 3
    assert legal(state) == ["crew 0", "crew 1", "crew 2", "crew 3"], "as far as the money goes"
    do(state, "crew 1", "galley 11", "place valencia", "crew 0")
    assert (galley(state, 9), galley(state, 11)) == ("blue valencia 2", "blue valencia 1")
    assert (money(state), reserve(state)) == (0, before - 3)
    assert whose_turn(state) == "orange"


@rule("SER-10.7")
def test_one_galley_makes_two_and_that_is_all() -> None:
    state = position(galleys={2: "blue valencia 3"}, ports={"valencia": "blue 2"}, money={"blue": 50}, at="doge")
    do(state, "doge hourglass", "galley 9", "place valencia")
    assert money(state) == 50 - 1 - 1
    assert legal(state) == [f"crew {n}" for n in range(5)], "five sailors in all"
    do(state, "crew 4")
    assert galley(state, 9) == "blue valencia 5"
    assert whose_turn(state) == "red"


@rule("SER-10.7", "SER-R18")
@pytest.mark.parametrize("only_new", [True, False])
def test_sailors_go_only_onto_new_galleys_unless_an_option_says_otherwise(only_new: bool) -> None:
    state = position(
        galleys={2: "blue valencia 3"},
        ports={"valencia": "blue 2"},
        money={"blue": 20},
        at="doge",
        options={"special_investment_sailors_only_on_new": only_new},
    )
    do(state, "doge hourglass")
    assert ("hire valencia" in legal(state)) != only_new
    if only_new:
        assert why_not(state, "hire valencia").kind == "only_new_galleys"
        assert why_not(state, "fort valencia").kind == "only_new_galleys"
    else:
        do(state, "hire valencia", "hire galley 2", "galley 9", "place valencia", "hire galley 9")
        assert galley(state, 9) == "blue valencia 2"
        assert "galley" not in kinds(state)
        assert why_not(state, "galley 10").kind == "enough_galleys"
        do(state, "done")
        assert whose_turn(state) == "red"


@rule("SER-10.7")
@pytest.mark.parametrize(("ducats", "asked"), [(0, False), (1, True)])
def test_whoever_cannot_pay_the_sailor_is_not_asked(ducats: int, asked: bool) -> None:
    state = position(galleys={2: "red genova 1"}, money={"blue": ducats}, at="doge")
    do(state, "doge hourglass")
    assert (whose_turn(state) == "blue") == asked


@rule("SER-10.7")
def test_there_is_no_special_investment_after_the_last_scoring() -> None:
    state = position(galleys={2: "red genova 1"}, white=9, at="doge")
    do(state, "doge hourglass")
    assert whose_turn(state) == "nobody"


@rule("SER-10.7")
def test_why_no_more_sailors_can_be_hired_onto_a_new_galley() -> None:
    state = position(galleys={2: "blue valencia 3"}, ports={"valencia": "blue 2"}, money={"blue": 4}, at="doge")
    do(state, "doge hourglass", "galley 9", "place valencia")
    assert why_not(state, "crew 3").values == {"price": 3, "money": 2}


@rule("SER-10.8")
def test_then_the_next_turn_begins() -> None:
    state = position(galleys=FLEETS, at="doge")
    events = do(state, "doge hourglass")
    assert (state.turn, state.black, kinds(state)) == (1, 1, {"activate", "invest"})
    assert [event.values for event in events if event.kind == "turn"] == [{"turn": 2}]


@rule("SER-3.5", "SER-10.7")
def test_galleys_of_a_special_investment_act_in_the_next_turn() -> None:
    state = position(galleys={2: "red genova 1", 3: "red genova 1"}, money={"orange": 0, "black": 0}, at="doge")
    do(state, "doge hourglass")
    do(state, "galley 1")
    do(state, legal(state)[0])
    do(state, "crew 0", "done")
    assert (state.black, whose_turn(state)) == (1, "blue")
