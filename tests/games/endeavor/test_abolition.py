"""Chapter 15, the abolition of slavery."""

from __future__ import annotations

from support.endeavor import do, legal, look, position, top, why_not
from support.marks import rule

from caravela.games.endeavor import RULES
from caravela.games.endeavor.scoring import sheet
from caravela.games.endeavor.state import EndeavorState

CITIES = ["london", "copenhagen", "lisbon", "venice", "algiers"]


def at_the_brink(seats: int = 2) -> EndeavorState:
    """Red can take the value 5 card of the Europe deck; yellow and red hold slavery cards."""
    return position(
        seats=seats,
        decks={"europe": 5},
        red={"harbour": 3, "coast": ["colonial_house", "market"], "places": CITIES, "cards": ["slavery_0"]},
        yellow={"cards": ["slavery_1", "slavery_2", "india_1"], "aside": ["slavery_3"], "influence": 4},
    )


@rule("END-15.1")
def test_taking_europe_5_abolishes_slavery() -> None:
    state = at_the_brink()
    assert state.abolished == 0
    events = do(state, "activate market", "draw europe")
    assert state.abolished == 1
    assert "abolition" in [event.kind for event in events]


@rule("END-15.2")
def test_all_players_set_their_slavery_cards_aside_and_lose_the_symbols() -> None:
    state = at_the_brink()
    red, yellow = look(state), look(state, "yellow")
    events = do(state, "activate market", "draw europe")
    told = [(event.seat, event.values["count"]) for event in events if event.kind == "set_aside"]
    assert told == [(0, 1), (1, 2)]
    assert look(state).aside == ["slavery_0"]
    assert look(state).industry == red.industry - 2
    assert look(state, "yellow").cards == ["india_1"]
    assert look(state, "yellow").aside == ["slavery_1", "slavery_2", "slavery_3"]
    assert look(state, "yellow").industry == yellow.industry - 1
    assert look(state, "yellow").wealth == yellow.wealth - 4


@rule("END-15.3")
def test_the_rest_of_the_slavery_deck_leaves_the_game() -> None:
    state = at_the_brink()
    assert top(state, "slavery") == "slavery_4"
    do(state, "activate market", "draw europe", "pass", "activate colonial_house", "occupy alexandria")
    assert top(state, "slavery") == ""
    state = position(abolished=True, red={"harbour": 1, "coast": ["colonial_house", "market"]})
    do(state, "activate market")
    reason = why_not(state, "draw slavery")
    assert (reason.kind, reason.rule) == ("slavery_abolished", "END-15.3")


@rule("END-15.4", "END-18.8")
def test_cards_set_aside_cost_1_glory_each_and_count_toward_no_limit() -> None:
    state = at_the_brink()
    do(state, "activate market", "draw europe")
    assert next(line.points for line in sheet(state, 1) if line.id == "slavery") == -3
    state = position(
        at="discard",
        seats=2,
        red={"cards": ["europe_0", "india_1"], "aside": ["slavery_0", "slavery_1"], "influence": 1},
    )
    do(state, "discard india_1")
    assert look(state).aside == ["slavery_0", "slavery_1"]
    assert state.round == 2, "one card is within the limit of 1, whatever lies beside the mat"


@rule("END-15.5")
def test_taking_the_same_card_again_abolishes_nothing() -> None:
    state = position(
        pile=["europe_5"],
        abolished=True,
        red={"harbour": 1, "coast": ["colonial_house", "market"], "places": CITIES},
    )
    before = state.removed
    events = do(state, "activate market", "take europe_5")
    assert "abolition" not in [event.kind for event in events]
    assert state.removed == before
    assert "europe_5" in look(state).cards
    RULES.check(state)


@rule("END-15.1")
def test_abolition_needs_a_presence_of_5() -> None:
    state = at_the_brink()
    state.discs[0] &= state.discs[0] - 1
    state.presence[0] -= 1
    do_not = state.clone()
    RULES.apply(do_not, RULES.actions.parse("activate market"))
    assert "draw europe" not in legal(do_not)
