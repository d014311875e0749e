"""The evaluation: what a bot should prefer, and that it plays better than chance."""

from __future__ import annotations

import pytest
from support.serenissima import do, lively_game, position

from caravela.arena.simulate import play_game
from caravela.bots import make_bot
from caravela.core.actions import Action
from caravela.core.facts import CHANCE
from caravela.games.serenissima import RULES, outlook
from caravela.games.serenissima.evaluate import FIGHT
from caravela.games.serenissima.state import SerenissimaState


def value(state: SerenissimaState, seat: int = 0) -> float:
    return RULES.evaluate(state, seat)


def choice(state: SerenissimaState) -> str:
    """What the greedy bot does."""
    return make_bot("greedy", 1).choose(RULES, RULES.seen_by(state, RULES.to_act(state))).notation


def turn(state: SerenissimaState) -> list[str]:
    """All that the greedy bot does until somebody else decides."""
    seat, lines = RULES.to_act(state), []
    while RULES.to_act(state) == seat:
        lines.append(choice(state))
        do(state, lines[-1])
    return lines


def test_money_ports_garrisons_and_cubes_are_worth_something() -> None:
    poor = position(galleys={4: "blue ionio 2"}, ports={"valencia": "blue 1"})
    assert value(position(galleys={4: "blue ionio 2"}, ports={"valencia": "blue 1"}, money={"blue": 9})) > value(poor)
    assert value(position(galleys={4: "blue ionio 2"}, ports={"valencia": "blue 1", "alger": "blue 1"})) > value(poor)
    assert value(position(galleys={4: "blue ionio 2"}, ports={"valencia": "blue 2"})) > value(poor)
    stored = {"valencia": "wine gold"}
    assert value(position(galleys={4: "blue ionio 2"}, ports={"valencia": "blue 1"}, stored=stored)) > value(poor)


def test_what_a_rival_has_counts_against_oneself() -> None:
    even = position(galleys={4: "blue ionio 2"})
    assert value(position(galleys={4: "blue ionio 2"}, money={"red": 50})) < value(even)


def test_at_the_end_only_money_and_ports_count() -> None:
    state = position(galleys={4: "blue valencia 5"}, ports={"valencia": "blue 2", "alger": "red 1"}, white=9, at="doge")
    do(state, "doge hourglass")
    assert value(state) == pytest.approx(5.1)


def test_the_chances_of_a_fight_follow_the_dice() -> None:
    assert FIGHT[1][1][1] == pytest.approx(1 / 3), "both fall, or one of them, each as often"
    assert FIGHT[5][5][1] > FIGHT[2][5][1] > FIGHT[1][1][1]
    assert FIGHT[5][5][1] > FIGHT[5][5][3] > FIGHT[5][5][5]
    for cap in range(1, 6):
        for crew in range(1, 6):
            for enemies in range(6):
                assert 0.0 <= FIGHT[cap][crew][enemies] <= 1.0


def test_a_bot_sells_where_it_is_paid() -> None:
    state = position(galleys={4: "blue alger 3 wood wine"}, stored={"alger": "stone marble"}, white=9, at="act")
    assert choice(state) == "trade"
    state = position(
        galleys={4: "blue valencia 2 wine"},
        ports={"alger": "red 4", "genova": "red 1"},
        stored={"alger": "stone marble wood"},
        white=9,
    )
    assert "sell wine" in turn(state), "it is worth nothing after the last turn"


def test_a_bot_does_not_sink_its_own_galleys() -> None:
    state = position(galleys={4: "blue valencia 3", 6: "blue valencia 1"}, ports={"valencia": "blue 3"}, at="load")
    assert choice(state) not in ("scuttle", "strip 6")


def test_a_bot_takes_a_rich_neutral_port() -> None:
    state = position(galleys={4: "blue alger 3"}, stored={"alger": "wood stone marble"}, at="act")
    assert choice(state) == "claim"
    do(state, "claim")
    assert choice(state) in ("land 1", "land 2")


def test_a_bot_forbids_what_hurts_and_allows_what_helps() -> None:
    state = position(galleys={4: "blue alger 2", 7: "red alger 3"}, stored={"alger": "wood stone marble"}, at="act")
    do(state, "claim")
    assert choice(state) == "blockade"
    state = position(galleys={4: "blue genova 2 wine", 7: "red genova 3"}, ports={"genova": "red 2"}, at="act")
    do(state, "trade")
    assert choice(state) == "allow", "the wine fills red's own warehouse"


def test_a_bot_builds_a_basilica_and_attacks_only_with_good_chances() -> None:
    state = position(
        galleys={4: "blue valencia 3"}, ports={"valencia": "blue 3"}, stored={"valencia": "gold marble"}, at="invest"
    )
    assert "basilica valencia" in turn(state)
    ports = {"alger": "red 1", "genova": "red 1"}
    stored = {"alger": "wood stone marble wine"}
    assert choice(position(galleys={4: "blue alger 5"}, ports=ports, stored=stored, at="act")) == "assault"
    ports["alger"] = "red 4"
    assert choice(position(galleys={4: "blue alger 1"}, ports=ports, stored=stored, at="act")) == "end"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_judged_by_every_seat(seats: int) -> None:
    count = 0

    def before(state: SerenissimaState, legal: list[Action], action: Action) -> None:
        nonlocal count
        count += 1
        if count % 5 == 0:
            digest = state.digest()
            for seat in range(seats):
                assert -500.0 < value(state, seat) < 1000.0
            assert state.digest() == digest

    lively_game(seats, 2, before=before)


def test_the_same_position_has_the_same_worth_whatever_was_judged_before() -> None:
    """Promises are remembered between calls, and taken over from board to board; the memory must not show."""
    states: list[SerenissimaState] = []
    lively_game(3, 4, before=lambda state, *_: states.append(state.clone()))
    alone: list[float] = []
    for state in states:
        outlook._OUTLOOKS.clear()
        outlook._LATEST.clear()
        alone.append(value(state, 1))
    assert [value(state, 1) for state in states] == alone
    assert [value(state, 1) for state in reversed(states)] == alone[::-1]
    outlook._OUTLOOKS.clear()
    assert [value(state, 1) for state in reversed(states)] == alone[::-1]


def test_the_memory_is_limited() -> None:
    state = position(galleys={4: "blue ionio 1"})
    for basilicas in range(outlook._MOST_KEPT + 50):
        state.basilicas = basilicas
        outlook.outlook(state, 0)
        assert len(outlook._OUTLOOKS) <= outlook._MOST_KEPT


def test_greedy_beats_three_random_players() -> None:
    wins = 0.0
    for seed in range(4):
        kinds = ["random"] * 4
        kinds[seed] = "greedy"
        wins += play_game("serenissima", kinds, seed).wins[seed]
    assert wins == 4.0


def test_the_look_ahead_of_a_bot_ends_where_chance_or_another_decides() -> None:
    state = position(galleys={4: "blue alger 5", 7: "red alger 1"}, at="act")
    do(state, "attack 7")
    assert RULES.to_act(state) == CHANCE
    assert value(state) > value(position(galleys={4: "blue alger 1", 7: "red alger 5"}, at="act"))
