"""Chapter 18, the end and the score.

The exploits module would put three lines before the first one (END-20.2). The base game has none (END-20.1).
"""

from __future__ import annotations

from typing import Final

from caravela.core.rules import Outcome, ScoreLine
from caravela.games.endeavor.boards import PLACE_GLORY
from caravela.games.endeavor.box import ATTRIBUTE_IDS
from caravela.games.endeavor.chapters.routes import controlled
from caravela.games.endeavor.chapters.special import town_hall
from caravela.games.endeavor.components import (
    ATTRIBUTES,
    BOX,
    BUILDING_GLORY,
    CARD_GLORY,
    CARD_SYMBOLS,
    SLAVERY,
    members,
    track_glory,
)
from caravela.games.endeavor.state import AT_OVER, NONE, EndeavorState

#: The only way in which the game ends (END-4.5).
END_IDS: Final = ("seven_rounds",)

ROUTE: Final = BOX.scoring.route
EMPTY_SPACE: Final = BOX.scoring.empty_governor_space
DISCS_PER_GLORY: Final = BOX.scoring.discs_per_glory
SET_ASIDE: Final = BOX.scoring.slavery_set_aside

#: The lines of the score sheet: the tracks, then the order of the rulebook.
SCORE_LINES: Final = (
    *ATTRIBUTE_IDS,
    "cities",
    "routes",
    "buildings",
    "town_hall",
    "cards",
    "governor_space",
    "harbour",
    "slavery",
)


def cities(state: EndeavorState, seat: int) -> int:
    """The glory printed on the cities that hold a disc of the seat; fleet spaces have none (END-18.2)."""
    glory = 0
    discs = state.discs[seat]
    while discs:
        low = discs & -discs
        glory += PLACE_GLORY[low.bit_length() - 1]
        discs ^= low
    return glory


def buildings(state: EndeavorState, seat: int) -> int:
    """The glory symbols on the buildings (END-18.4)."""
    glory = 0
    for building in state.coast[seat]:
        glory += BUILDING_GLORY[building]
    return glory


def cards(state: EndeavorState, seat: int) -> int:
    """The glory symbols on the held cards, governors included (END-14.5, END-18.5)."""
    return cards_of(state.held[seat])


def cards_of(held: int) -> int:
    """The glory symbols on these cards (END-18.5)."""
    glory = 0
    for card in members(held):
        glory += CARD_GLORY[card]
    return glory


def sheet(state: EndeavorState, seat: int) -> list[ScoreLine]:
    """A seat's glory line by line, from all that lies before it (END-18.1 to 18.8)."""
    return sheet_with(state, seat, state.held[seat], state.governor_space[seat])


def sheet_with(state: EndeavorState, seat: int, held: int, space: int) -> list[ScoreLine]:
    """The same with these of its cards, and this one in the governor space.

    Action tokens and discs in the supply, on buildings, tracks and seas count for nothing (END-18.9).
    """
    values = values_with(state, seat, held)
    lines = [ScoreLine(id, track_glory(value), value) for id, value in zip(ATTRIBUTE_IDS, values, strict=True)]
    routes = controlled(state, seat)
    aside = (state.aside[seat] | state.held[seat] & ~held & SLAVERY).bit_count()
    discs = state.harbour[seat]
    lines += [
        ScoreLine("cities", cities(state, seat)),
        ScoreLine("routes", routes * ROUTE, routes, ROUTE),
        ScoreLine("buildings", buildings(state, seat)),
        ScoreLine("town_hall", town_hall(state, seat)),
        ScoreLine("cards", cards_of(held)),
        ScoreLine("governor_space", EMPTY_SPACE if space == NONE else 0),
        ScoreLine("harbour", discs // DISCS_PER_GLORY, discs),
        ScoreLine("slavery", aside * SET_ASIDE, aside, SET_ASIDE),
    ]
    return lines


def values_with(state: EndeavorState, seat: int, held: int) -> list[int]:
    """The attributes with no more than these of the seat's cards (END-16.4)."""
    left = state.attributes_of(seat)
    for card in members(state.held[seat] & ~held):
        for attribute in range(ATTRIBUTES):
            left[attribute] -= CARD_SYMBOLS[card][attribute]
    return left


def score(state: EndeavorState, seat: int) -> int:
    """A seat's glory from all that lies before it, cards beyond the limits too: the sheet's sum (END-18.1 to 18.8)."""
    first = seat * ATTRIBUTES
    glory = 0
    for attribute in range(ATTRIBUTES):
        glory += track_glory(state.attributes[first + attribute])
    glory += cities(state, seat) + controlled(state, seat) * ROUTE
    glory += buildings(state, seat) + town_hall(state, seat) + cards(state, seat)
    glory += state.harbour[seat] // DISCS_PER_GLORY + state.aside[seat].bit_count() * SET_ASIDE
    return glory + EMPTY_SPACE if state.governor_space[seat] == NONE else glory


def outcome(state: EndeavorState) -> Outcome | None:
    """The result: the most glory wins, and equal players share a place; there is no tie-break (END-18.10)."""
    if state.node != AT_OVER:
        return None
    seats = range(state.seats)
    breakdown = [sheet(state, seat) for seat in seats]
    scores = [sum(line.points for line in lines) for lines in breakdown]
    ranking = [[seat for seat in seats if scores[seat] == points] for points in sorted(set(scores), reverse=True)]
    return Outcome(END_IDS[0], scores, breakdown, ranking, "")
