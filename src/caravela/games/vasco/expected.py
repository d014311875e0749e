"""What the discs of a seat will bring whose numbers have not been called, or whose action is going on."""

from __future__ import annotations

from typing import Final

from caravela.core.fields import NONE
from caravela.games.vasco.actions import BUY
from caravela.games.vasco.box import (
    ALVARES,
    CHARACTERS_AREA,
    DIAS,
    MANUEL,
    NAVIGATION,
    PROJECTS_AREA,
    RECRUITING,
)
from caravela.games.vasco.chapters import projects
from caravela.games.vasco.components import (
    AREAS,
    BOX,
    CHANGE,
    CHARACTERS,
    COMPENSATION,
    CREW,
    PLAYERS,
    VASCO_TILES,
)
from caravela.games.vasco.outlook import (
    CAPTAIN,
    FURTHER,
    IN_DANGER,
    KEPT,
    LACKING,
    LATER,
    MISSIONARY,
    NO_CAPTAIN,
    READY,
    SPENT,
    Outlook,
    ownership,
    voyage,
)
from caravela.games.vasco.state import AT_HIRE, GABRIEL_CELL, VascoState

#: What a real of the compensation brings.
COMPENSATED: Final = 0.36
#: What a disc loses with every number by which it is called later, by area, and the part that each further one brings.
LATE: Final = [0.05, 0.08, 0.05, 0.02]
AGAIN: Final = [0.5, 0.8, 0.6, 0.2]
#: The part of an action that can be expected of a number not called yet, and what it brings at least.
UNCERTAIN: Final = 0.56
SOMETHING: Final = 0.3
#: A project that the seat does not have yet: its voyage, of which only a part counts, and its crew.
HOPED_SOON: Final = 6.0
HOPED_LATER: Final = 3.0
HOPED_CREW: Final = 3
#: The part that a captain without a ship counts, and the São Gabriel in the last round; an extra disc placed now.
IDLE_CAPTAIN: Final = 0.5
LAST_GABRIEL: Final = 0.3
EXTRA_NOW: Final = 1.5
#: What sailors of no, one, two, three and four colours cost.
HIRE_PRICES: Final = [0, *BOX.recruiting.colour_prices]


def discs(outlook: Outlook) -> float:
    """What the seat's numbers will bring when they are called; passing is always possible (VDG-5.12)."""
    worth = 0.0
    for area in range(AREAS):
        part = 1.0
        best = action(outlook, area) if outlook.discs[area] else 0.0
        for number in outlook.discs[area]:
            if outlook.acting and number == outlook.state.called:
                worth += best
            else:
                hope = max(best * UNCERTAIN, SOMETHING) * part - LATE[area] * number
                worth += number_worth(outlook.state, number, hope)
            part *= AGAIN[area]
    return worth


def number_worth(state: VascoState, number: int, action: float) -> float:
    """A number still to be called: the action after its fee, or the compensation."""
    return max(action - SPENT * expected_fee(state, number), COMPENSATED * COMPENSATION[number])


def action(outlook: Outlook, area: int) -> float:
    """What the first disc in an area brings."""
    if area == RECRUITING:
        return max(hiring(outlook) + captain(outlook), 0.0)
    if area == PROJECTS_AREA:
        return buying(outlook)
    if area == CHARACTERS_AREA:
        return taking(outlook)
    return sending(outlook)


def hiring(outlook: Outlook) -> float:
    """The best hire for the best project without a crew, or for one still to come."""
    state = outlook.state
    value, lacks = outlook.idle[0] if outlook.idle else hoped(outlook)
    hired = state.colours_hired.bit_count() if outlook.acting and state.node == AT_HIRE else 0
    best = 0.0
    for colours in range(1, min(lacks, offered(outlook)) + 1):
        price = HIRE_PRICES[hired + colours] - HIRE_PRICES[hired]
        if price <= state.money[outlook.seat]:
            best = max(best, value * (LACKING[lacks - colours] - LACKING[lacks]) - SPENT * price)
    return best


def hoped(outlook: Outlook) -> tuple[float, int]:
    """A project that the seat does not have yet: better if one can be bought before."""
    first = outlook.discs[RECRUITING][0]
    soon = len(outlook.discs[PROJECTS_AREA]) > 0 and outlook.discs[PROJECTS_AREA][0] < first
    return (HOPED_SOON if soon else HOPED_LATER) * outlook.fading(), max(0, HOPED_CREW - outlook.colours)


def offered(outlook: Outlook) -> int:
    """The most colours of one section that the seat does not have."""
    state = outlook.state
    if outlook.acting and state.node == AT_HIRE:
        return new_colours(outlook, state.section, state.colours_hired)
    return max([new_colours(outlook, section, 0) for section in range(PLAYERS[state.seats].sections)])


def new_colours(outlook: Outlook, section: int, hired: int) -> int:
    """The colours of a section that the seat does not have, behind those hired already: bots go in order."""
    new = 0
    for colour, sailors in enumerate(outlook.state.sailors_in(section)):
        if sailors and not outlook.crew[colour] and not hired >> colour:
            new += 1
    return new


def captain(outlook: Outlook) -> float:
    """A captain for a ship that has none."""
    captains = outlook.state.captains[outlook.seat]
    if captains < len(outlook.ready):
        return outlook.ready[captains] * LATER * (1 - NO_CAPTAIN)
    return CAPTAIN * outlook.fading() * IDLE_CAPTAIN


def buying(outlook: Outlook) -> float:
    """The best tile that can be paid, with the crew there is; the São Gabriel needs none."""
    state, best = outlook.state, 0.0
    money = state.money[outlook.seat]
    later = FURTHER ** len(outlook.idle)
    price = projects.price(state) if outlook.acting else projects.FIRST_PRICE
    for cell in range(len(state.cells)):
        tile = state.cells[cell]
        if tile == NONE:
            continue
        value = voyage(outlook, tile)
        if cell == GABRIEL_CELL:
            if money >= CREW[tile] and not (outlook.acting and state.bought):
                best = max(best, value * (LATER if outlook.rounds else LAST_GABRIEL) - SPENT * CREW[tile])
        elif money >= price and not (outlook.acting and state.bought and BUY[tile].number < state.last):
            lacks = max(0, CREW[tile] - outlook.colours)
            best = max(best, value * outlook.lacking(lacks) * later - SPENT * price)
    return best


def taking(outlook: Outlook) -> float:
    """The best sum or character that is left."""
    state = outlook.state
    best = SPENT * max(state.sums)
    for character in range(CHARACTERS):
        if state.takers[character] == NONE:
            owned = IN_DANGER if state.owners[character] == outlook.seat else 0.0
            now = (KEPT - owned) * ownership(outlook, character)
            if character == DIAS:
                now += BOX.characters.dias_points
            elif character == MANUEL:
                now += EXTRA_NOW
            elif character == ALVARES:
                now += MISSIONARY * outlook.fading()
            best = max(best, now)
    return best


def sending(outlook: Outlook) -> float:
    """Ships that a disc before it may still get ready; what ready ships bring is counted with the fleet."""
    last = outlook.discs[NAVIGATION][-1]
    gain = 0.0
    if outlook.discs[RECRUITING] and outlook.discs[RECRUITING][0] < last and outlook.idle:
        value, lacks = outlook.idle[0]
        if lacks <= offered(outlook):
            gain = value * (READY - LATER)
    if outlook.discs[PROJECTS_AREA] and outlook.discs[PROJECTS_AREA][0] < last:
        gabriel = outlook.state.cells[GABRIEL_CELL]
        if gabriel != NONE and outlook.state.money[outlook.seat] >= CREW[gabriel]:
            gain += voyage(outlook, gabriel) * (READY - LATER)
    return gain


def expected_fee(state: VascoState, number: int) -> float:
    """The fee of a number; before the tile is turned up, the mean over those that nobody has seen (VDG-14.2)."""
    steps = state.marker - number - 1
    if state.vasco_top != NONE:
        return float(max(0, steps))
    total = count = 0
    for tile in range(VASCO_TILES):
        if state.vasco_bag >> tile & 1:
            total += max(0, steps + CHANGE[tile])
            count += 1
    return total / count
