"""What a seat can count on: the time left, its numbers to come, the spaces that are free. For the evaluation.

The weights here and in `evaluate` and `expected` are in points of the final score; they were found by letting bots with
different ones play each other.
"""

from __future__ import annotations

from typing import Final

from caravela.core.bits import members
from caravela.core.fields import NONE
from caravela.games.vasco.box import ALVARES, AREA_IDS, DIAS, MANUEL, NAVIGATION, RECRUITING
from caravela.games.vasco.chapters import placing, rounds, sailing
from caravela.games.vasco.components import (
    ALL_SPACES,
    AREAS,
    BONUS_AMOUNT,
    BOX,
    HARBOUR_SPACES,
    LIMIT,
    NUMBERS,
    POINTS,
    REALS,
    SPACE_HARBOUR,
    SPACE_VALUE,
)
from caravela.games.vasco.state import (
    AT_BUY,
    AT_CHARACTER,
    AT_CREW,
    AT_EXTRA,
    AT_HARBOUR,
    AT_HIRE,
    AT_SAIL,
    AT_SECTION,
    VascoState,
)

#: From each step of the agenda on: how often ships will still be paid, and how often discs will still be placed.
PHASES_LEFT: Final = [rounds.AGENDA[step:].count(sailing.pay_ships) for step in range(len(rounds.AGENDA))]
ROUNDS_LEFT: Final = [rounds.AGENDA[step:].count(placing.begin) for step in range(len(rounds.AGENDA))]

#: The decisions within an action; a launch before it counts as well.
ACTING: Final = frozenset((AT_CREW, AT_BUY, AT_SECTION, AT_HIRE, AT_HARBOUR, AT_SAIL, AT_CHARACTER, AT_EXTRA))

#: What a real costs when it is spent.
SPENT: Final = 0.48
#: A real that a ship brings, and the part of the Phases 3 to come in which a ship is still at sea.
INCOME: Final = 0.40
STAYS: Final = 0.85
#: What a ship can hope for from complete harbours in each Phase 3, and the bonus of a harbour.
HOPED_COMPLETION: Final = 0.6
BONUS_WORTH: Final = 0.8
#: The part of its voyage that a ship is worth: with a disc in the Navigation area, in a later round; each without a
#: captain.
READY: Final = 0.95
LATER: Final = 0.75
NO_CAPTAIN: Final = 0.72
#: The part of its voyage that a project is worth, by the colours that its crew lacks: while rounds are left, and in the
#: last one while recruiting is still to come. Every further project without a crew counts less.
LACKING: Final = [1.05, 0.50, 0.36, 0.25, 0.16, 0.10]
LACKING_LATE: Final = [0.60, 0.30, 0.12, 0.05, 0.02, 0.0]
FURTHER: Final = 0.45
#: A captain without a ship.
CAPTAIN: Final = 0.55
#: How much means are still worth in the last round while a number of the seat is to come.
LAST_ROUND: Final = 0.4
#: What an owner can expect of a character at the end of the round or later: taken in this round, or not.
KEPT: Final = 0.95
IN_DANGER: Final = 0.6
#: What the characters bring at the end of a round: the first turn, a missionary, an extra disc, a merchant ship to be
#: sent now or later.
FIRST_PLAYER: Final = 0.6
MISSIONARY: Final = 1.0
EXTRA_DISC: Final = 2.2
MERCHANT_SHIP: Final = 0.9
LATER_MERCHANT: Final = 0.3

#: What each space is worth to the ship that goes there, with the bonus of its harbour.
SPACE_WORTH: Final = [
    value + (BONUS_WORTH if BONUS_AMOUNT[SPACE_HARBOUR[space]] else 0.0) for space, value in enumerate(SPACE_VALUE)
]
HIGHEST_LIMIT: Final = BOX.projects.highest_limit
#: What each ship brings in a Phase 3.
SHIP_INCOME: Final = [points + INCOME * reals for points, reals in zip(POINTS, REALS, strict=True)]


class Outlook:
    """What a seat can count on: the time left, its numbers to come, the spaces that are free."""

    __slots__ = (
        "acting",
        "best_space",
        "colours",
        "crew",
        "discs",
        "idle",
        "phases",
        "ready",
        "rounds",
        "seat",
        "state",
    )

    def __init__(self, state: VascoState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.phases = PHASES_LEFT[state.step]
        self.rounds = ROUNDS_LEFT[state.step]
        #: Whether the seat has chosen to act and is not done yet: its number still lies there, but the fee is paid.
        self.acting = state.active == seat and state.node in ACTING
        #: The seat's numbers in each area that are not resolved yet.
        self.discs: list[list[int]] = [[] for _ in AREA_IDS]
        numbers, first = state.numbers, seat * AREAS
        for number in range(max(state.called, 0), NUMBERS):
            place = numbers[number]
            if first <= place < first + AREAS:
                self.discs[place - first].append(number)
        #: What the best free space up to each limit is worth, in the harbour of an expedition or anywhere.
        here = self.acting and state.node == AT_SAIL
        self.best_space = best_spaces(state, HARBOUR_SPACES[state.harbour] if here else ALL_SPACES)
        #: The crew that no launchable project needs, and its colours.
        self.crew = state.crew_of(seat)
        self.colours = 0
        #: Voyages of the ships that could sail, and of the best project without a crew with what it lacks.
        self.ready: list[float] = []
        self.idle: list[tuple[float, int]] = []

    def fading(self) -> float:
        """What means are still worth: everything, little in the last round, nothing at its end."""
        if self.rounds:
            return 1.0
        return LAST_ROUND if any(self.discs) else 0.0

    def lacking(self, colours: int) -> float:
        """The part of its voyage that a project is worth whose crew lacks so many colours."""
        if self.rounds:
            return LACKING[colours]
        return LACKING_LATE[colours] if self.discs[RECRUITING] else 0.0


#: The best spaces of every set of free spaces that was asked for lately.
_BEST_SPACES: Final[dict[int, list[float]]] = {}
#: More sets than a few turns of bots look at.
_MOST_KEPT: Final = 2000


def best_spaces(state: VascoState, spaces: list[int]) -> list[float]:
    """What the best free space up to each limit is worth, with the bonus of its harbour. Not to be changed."""
    ships_at = state.ships_at
    free = 0
    for space in spaces:
        if ships_at[space] == NONE:
            free |= 1 << space
    known = _BEST_SPACES.get(free)
    if known is None:
        if len(_BEST_SPACES) >= _MOST_KEPT:
            _BEST_SPACES.clear()
        known = _BEST_SPACES[free] = _best_of(members(free))
    return known


def _best_of(spaces: list[int]) -> list[float]:
    best = [0.0] * (HIGHEST_LIMIT + 1)
    for space in spaces:
        worth = SPACE_WORTH[space]
        value = SPACE_VALUE[space]
        if worth > best[value]:
            best[value] = worth
    for limit in range(1, HIGHEST_LIMIT + 1):
        if best[limit - 1] > best[limit]:
            best[limit] = best[limit - 1]
    return best


def income(tile: int) -> float:
    """What a ship brings in a Phase 3."""
    return SHIP_INCOME[tile]


def voyage(outlook: Outlook, tile: int) -> float:
    """What a ship would bring if it were sent: the space, and its income from then on."""
    phases = outlook.phases if outlook.discs[NAVIGATION] else outlook.phases - 1
    return outlook.best_space[LIMIT[tile]] + (income(tile) * STAYS + HOPED_COMPLETION) * max(phases, 0)


def ownership(outlook: Outlook, character: int) -> float:
    """What a character brings its owner if it is kept (VDG-10.14, 10.16, 10.18, 11.1)."""
    later = outlook.rounds > 0
    if character == DIAS:
        return BOX.characters.dias_points + (FIRST_PLAYER if later else 0.0)
    if character == ALVARES:
        return MISSIONARY * outlook.fading()
    if character == MANUEL:
        return EXTRA_DISC if later else 0.0
    if outlook.state.merchant_top != NONE and outlook.phases:
        return MERCHANT_SHIP
    return LATER_MERCHANT if later else 0.0
