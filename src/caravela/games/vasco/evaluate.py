"""What a position is worth to a seat, in points of the final score: for bots.

The points on the track, and what everything else will still bring: reals, ships at sea, the fleet that is being got
ready, characters, and discs whose numbers have not been called. All of it loses its worth towards the end.
"""

from __future__ import annotations

from typing import Final

from caravela.core.fields import NONE
from caravela.games.vasco.actions import SAIL
from caravela.games.vasco.box import NAVIGATION, RECRUITING
from caravela.games.vasco.components import (
    CHARACTERS,
    COMPLETION,
    CREW,
    CREW_COLOURS,
    FIRST_SPACE,
    HARBOURS,
)
from caravela.games.vasco.expected import discs
from caravela.games.vasco.outlook import (
    CAPTAIN,
    FURTHER,
    HOPED_COMPLETION,
    IN_DANGER,
    KEPT,
    LACKING,
    LATER,
    NO_CAPTAIN,
    READY,
    STAYS,
    Outlook,
    income,
    ownership,
    voyage,
)
from caravela.games.vasco.scoring import REALS_PER_POINT, SHIP_WITH_CAPTAIN, score, track
from caravela.games.vasco.state import AT_OVER, AT_SAIL, VascoState

#: A real beyond its third of a point, while it can be spent; so many reals are half as useful as the first; the part
#: that counts in the last round.
REAL: Final = 0.30
MANY_REALS: Final = 14.0
LAST_REALS: Final = 0.5
#: How likely a harbour is to be complete in Phase 3, by its free spaces.
FILLS: Final = [1.0, 0.35, 0.12, 0.05, 0.02, 0.01, 0.0]
#: The part that a ship counts whose crew is complete but not on board, and one beyond the fourth.
LAUNCHABLE: Final = 0.95
MANY_SHIPS: Final = 0.7
FEW_SHIPS: Final = 4
#: Sailors and missionaries without a ship: the first of a colour, the others. Captains, so many at most.
COLOUR: Final = 0.63
SAME_COLOUR: Final = 0.18
SPARE_CAPTAINS: Final = 2


def evaluate(state: VascoState, seat: int) -> float:
    """The points now, and what reals, ships, means, characters and discs will still bring."""
    if state.node == AT_OVER:
        return float(score(state, seat))
    outlook = Outlook(state, seat)
    worth = track(state, seat) + money(outlook) + at_sea(outlook) + fleet(outlook)
    return worth + characters(outlook) + discs(outlook)


def money(outlook: Outlook) -> float:
    """A third of a point for every real, and more while it can be spent well."""
    reals = outlook.state.money[outlook.seat]
    spent = REAL * reals / (1 + reals / MANY_REALS)
    if not outlook.rounds:
        spent *= LAST_REALS if any(outlook.discs) else 0.0
    return reals / REALS_PER_POINT + spent


def at_sea(outlook: Outlook) -> float:
    """What the ships in the harbours will still bring (VDG-11.2, 11.3)."""
    state, worth = outlook.state, 0.0
    seat, phases = outlook.seat, outlook.phases
    if not phases:
        return worth
    captains, ships = state.captains_at, state.ships_at
    if captains.count(seat) == 0:
        return worth
    for harbour in range(HARBOURS):
        first, last = FIRST_SPACE[harbour], FIRST_SPACE[harbour + 1]
        for space in range(first, last):
            if captains[space] == seat:
                completion = COMPLETION[harbour] * FILLS[min(ships[first:last].count(NONE), len(FILLS) - 1)]
                worth += income(ships[space]) * phases * STAYS + completion
                worth += HOPED_COMPLETION * phases
    return worth


def fleet(outlook: Outlook) -> float:
    """Ships and projects in the supply, with the captains and crews that there are for them."""
    state, seat = outlook.state, outlook.seat
    ships = [(voyage(outlook, tile), follows(outlook, tile)) for tile in _tiles(state.ships[seat])]
    worth = muster(outlook, ships)
    ships.sort(reverse=True)
    outlook.ready = [value for value, _ in ships]
    for rank, (value, part) in enumerate(ships):
        worth += prospect(outlook, value, rank) * part
    return worth + outlook.fading() * spare(outlook.crew, state.captains[seat] - len(ships))


def follows(outlook: Outlook, tile: int) -> float:
    """In an expedition that has begun, ships in front of the last one in the table stay behind: bots go in order."""
    state = outlook.state
    stays = outlook.acting and state.node == AT_SAIL and SAIL[tile][0].number < state.last
    return LATER / READY if stays else 1.0


def _tiles(tiles: int) -> list[int]:
    found: list[int] = []
    while tiles:
        tile = tiles.bit_length() - 1
        tiles ^= 1 << tile
        found.append(tile)
    return found


def muster(outlook: Outlook, ships: list[tuple[float, float]]) -> float:
    """Mans the projects that are worth most: those with a crew join the ships; returns what the others are worth."""
    crew = outlook.crew
    ranked: list[tuple[float, float, int]] = []
    for tile in _tiles(outlook.state.projects[outlook.seat]):
        value = voyage(outlook, tile)
        ranked.append((value * LACKING[CREW[tile]], value, tile))
    ranked.sort(reverse=True)
    worth, part = 0.0, 1.0
    for _, value, tile in ranked:
        have = [colour for colour in range(CREW_COLOURS) if crew[colour]]
        if len(have) >= CREW[tile]:
            board(crew, have, CREW[tile])
            ships.append((value, LAUNCHABLE))
            continue
        lacks = CREW[tile] - len(have)
        outlook.idle.append((value, lacks))
        worth += value * outlook.lacking(lacks) * part
        part *= FURTHER
    outlook.colours = CREW_COLOURS - crew.count(0)
    return worth


def board(crew: list[int], have: list[int], needed: int) -> None:
    """Takes a crew from the colours of which there are most."""
    have.sort(key=crew.__getitem__, reverse=True)
    for colour in have[:needed]:
        crew[colour] -= 1


def prospect(outlook: Outlook, value: float, rank: int) -> float:
    """What the ship of this rank is worth: the part of its voyage that can be expected, or three points (VDG-13.4)."""
    has_captain = rank < outlook.state.captains[outlook.seat]
    part = 0.0
    if outlook.discs[NAVIGATION]:
        part = READY
    elif outlook.rounds:
        part = LATER
    if not has_captain:
        part *= NO_CAPTAIN if outlook.rounds or outlook.discs[RECRUITING] else 0.0
    worth = value * part
    if has_captain:
        worth = max(worth, SHIP_WITH_CAPTAIN)
    return worth if rank < FEW_SHIPS else worth * MANY_SHIPS


def spare(crew: list[int], captains: int) -> float:
    """Crew members and captains that no ship needs yet."""
    worth = CAPTAIN * min(max(captains, 0), SPARE_CAPTAINS)
    for count in crew:
        if count:
            worth += COLOUR + SAME_COLOUR * (count - 1)
    return worth


def characters(outlook: Outlook) -> float:
    """What the seat's characters will bring at the end of the round and in the next."""
    state, worth = outlook.state, 0.0
    for character in range(CHARACTERS):
        if state.owners[character] == outlook.seat:
            safe = state.takers[character] != NONE or not outlook.phases
            worth += (KEPT if safe else IN_DANGER) * ownership(outlook, character)
    return worth
