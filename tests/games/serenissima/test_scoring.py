"""Chapter 11, scoring and the end of the game."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.serenissima import do, money, position, whose_turn

from caravela.core.rules import Outcome
from caravela.games.serenissima import RULES
from caravela.games.serenissima.components import BOX, INCOME, LEDGER_IDS, PORT_GOOD, PORT_IDS, SIZE
from caravela.games.serenissima.scoring import income, port_income
from caravela.games.serenissima.state import SerenissimaState

OTHERS = ["stone", "marble", "wine", "gold", "spice"]


def outcome(state: SerenissimaState) -> Outcome:
    found = RULES.outcome(state)
    assert found is not None
    return found


@rule("SER-11.1", "SER-R23")
@pytest.mark.parametrize("cubes", range(6))
def test_a_port_pays_by_the_number_of_its_cubes(cubes: int) -> None:
    state = position(galleys={4: "blue ionio 1"}, stored={"valencia": " ".join(OTHERS[:cubes])})
    assert port_income(state, PORT_IDS.index("valencia")) == INCOME[cubes]
    assert (INCOME[0], INCOME[4], INCOME[5]) == (0, 15, 20)


@rule("SER-11.1")
def test_a_basilica_brings_five_more() -> None:
    state = position(galleys={4: "blue ionio 1"}, stored={"valencia": "marble gold"}, basilicas=["valencia"])
    assert port_income(state, PORT_IDS.index("valencia")) == INCOME[2] + 5


@rule("SER-R23")
@pytest.mark.parametrize("full_pays", [False, True])
@pytest.mark.parametrize("id", ["creta", "valencia"])
def test_a_full_small_port_pays_by_its_cubes_unless_an_option_pays_twenty(full_pays: bool, id: str) -> None:
    port = PORT_IDS.index(id)
    goods = [
        good
        for good in ["wood", *OTHERS]
        if good != ["wood", "stone", "marble", "wine", "gold", "spice"][PORT_GOOD[port]]
    ]
    options = {"full_port_always_pays_20": full_pays}
    state = position(galleys={4: "blue ionio 1"}, stored={id: " ".join(goods[: SIZE[port]])}, options=options)
    assert port_income(state, port) == (20 if full_pays else INCOME[SIZE[port]])
    state = position(galleys={4: "blue ionio 1"}, stored={id: " ".join(goods[: SIZE[port] - 1])}, options=options)
    assert port_income(state, port) == INCOME[SIZE[port] - 1]


@rule("SER-11.2")
def test_the_own_product_does_not_count_and_neutral_ports_pay_nobody() -> None:
    state = position(
        galleys={4: "blue ionio 1"},
        ports={"valencia": "blue 1"},
        stored={"alger": "wood stone wine", "valencia": "gold"},
    )
    assert [income(state, seat) for seat in range(4)] == [INCOME[1], 0, 0, 0]
    assert port_income(state, PORT_IDS.index("acre")) == 0


@rule("SER-11.3")
def test_the_game_ends_after_the_third_scoring_and_most_money_wins() -> None:
    state = position(
        galleys={4: "blue ionio 1"},
        ports={"valencia": "blue 1", "genova": "red 1"},
        stored={"valencia": "stone wine gold spice", "genova": "wood"},
        money={"blue": 3, "red": 12, "orange": 30, "black": 2},
        white=8,
        at="doge",
    )
    do(state, "doge arrows")
    assert whose_turn(state) == "nobody"
    result = outcome(state)
    assert result.reason == "third_scoring"
    assert result.scores == [18, 12 + INCOME[1], 30, 2]
    assert result.ranking == [[2], [0], [1], [3]]
    assert result.tie == ""
    assert [line.id for line in result.breakdown[0]] == list(LEDGER_IDS)
    assert {line.id: line.points for line in result.breakdown[0] if line.points} == {"start": 3, "scoring_3": 15}


@rule("SER-11.4")
def test_among_equals_more_ports_win() -> None:
    state = position(
        galleys={4: "blue ionio 1"},
        ports={"valencia": "blue 1", "genova": "red 1", "acre": "red 1"},
        money={"blue": 20, "red": 20, "orange": 20},
        white=8,
        at="doge",
    )
    do(state, "doge arrows")
    assert outcome(state).ranking == [[1], [0, 2], [3]]
    assert outcome(state).tie == "SER-11.4"


@rule("SER-11.4")
def test_still_equal_players_share_the_victory() -> None:
    state = position(galleys={4: "blue ionio 1"}, white=8, at="doge")
    do(state, "doge arrows")
    assert outcome(state).ranking == [[0, 1, 2, 3]]
    assert outcome(state).winners == [0, 1, 2, 3]


@rule("SER-11.5", "SER-T14")
@pytest.mark.parametrize(("track", "fewest", "most"), [("yellow", 5, 11), ("red", 6, 13)])
def test_how_many_turns_a_game_can_last(track: str, fewest: int, most: int) -> None:
    """Every sequence of doge cards: the shortest and the longest."""
    goal = next(one.scoring[-1] for one in BOX.tracks if one.id == track)
    full = tuple(card.count for card in BOX.doge)
    known: dict[tuple[int, tuple[int, ...]], tuple[int, int]] = {}

    def turns(white: int, left: tuple[int, ...]) -> tuple[int, int]:
        if white >= goal:
            return 0, 0
        if (white, left) not in known:
            ends = []
            for index, card in enumerate(BOX.doge):
                if left[index]:
                    rest = full if card.reshuffle else tuple(n - (i == index) for i, n in enumerate(left))
                    ends.append(turns(white + card.advance, rest))
            known[white, left] = 1 + min(end[0] for end in ends), 1 + max(end[1] for end in ends)
        return known[white, left]

    assert turns(0, full) == (fewest, most)


@rule("SER-11.3")
def test_the_score_of_a_running_game_is_the_money() -> None:
    state = position(galleys={4: "blue alger 2 wine"}, at="act")
    assert RULES.scores(state) == [5, 5, 5, 5]
    do(state, "trade", "sell wine")
    assert RULES.scores(state) == [7, 5, 5, 5]
    assert money(state) == 7
    assert RULES.outcome(state) is None
