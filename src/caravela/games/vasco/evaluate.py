"""What a position is worth to a seat, in points of the final score: for bots.

The points on the track, and what everything else will still bring: reals, ships at sea, the fleet that is being got
ready, characters, and discs whose numbers have not been called. All of it loses its worth towards the end. The weights
were found by letting bots with different ones play each other.
"""

from __future__ import annotations

from typing import Final

from caravela.games.vasco.actions import BUY, SAIL
from caravela.games.vasco.box import (
    ALVARES,
    AREA_IDS,
    CHARACTERS_AREA,
    DIAS,
    MANUEL,
    NAVIGATION,
    PROJECTS_AREA,
    RECRUITING,
)
from caravela.games.vasco.chapters import placing, projects, rounds, sailing
from caravela.games.vasco.components import (
    ALL_SPACES,
    AREAS,
    BONUS_AMOUNT,
    BOX,
    CHANGE,
    CHARACTERS,
    COMPENSATION,
    COMPLETION,
    CREW,
    CREW_COLOURS,
    FIRST_SPACE,
    HARBOUR_SPACES,
    HARBOURS,
    LIMIT,
    NUMBERS,
    PLAYERS,
    POINTS,
    REALS,
    SAILOR_COLOURS,
    SPACE_HARBOUR,
    SPACE_VALUE,
    VASCO_TILES,
)
from caravela.games.vasco.scoring import REALS_PER_POINT, SHIP_WITH_CAPTAIN, score, track
from caravela.games.vasco.state import AT_CALL, AT_HIRE, AT_OVER, AT_SAIL, AT_SEND, GABRIEL_CELL, NONE, VascoState

#: From each step of the agenda on: how often ships will still be paid, and how often discs will still be placed.
PHASES_LEFT: Final = [rounds.AGENDA[step:].count(sailing.pay_ships) for step in range(len(rounds.AGENDA))]
ROUNDS_LEFT: Final = [rounds.AGENDA[step:].count(placing.begin) for step in range(len(rounds.AGENDA))]

#: A real beyond its third of a point, while it can be spent; so many reals are half as useful as the first.
REAL: Final = 0.30
MANY_REALS: Final = 14.0
#: What a real costs when it is spent, and what one of the compensation brings.
SPENT: Final = 0.48
COMPENSATED: Final = 0.36
#: A real that a ship brings, and the part of the Phases 3 to come in which a ship is still at sea.
INCOME: Final = 0.40
STAYS: Final = 0.85
#: How likely a harbour is to be complete in Phase 3, by its free spaces.
FILLS: Final = [1.0, 0.35, 0.12, 0.05, 0.02, 0.01, 0.0]
#: What a ship can hope for from complete harbours in a later Phase 3.
LATER_COMPLETION: Final = 0.6
#: The bonus of a harbour.
BONUS_WORTH: Final = 0.8
#: The part of its voyage that a ship is worth: with a disc in the Navigation area, in a later round; each without a
#: captain; with a crew that is complete but not on board; beyond the fourth ship.
READY: Final = 0.95
LATER: Final = 0.75
NO_CAPTAIN: Final = 0.72
LAUNCHABLE: Final = 0.95
MANY_SHIPS: Final = 0.7
FEW_SHIPS: Final = 4
#: The part of its voyage that a project is worth, by the colours that its crew lacks: while rounds are left, and in the
#: last one while recruiting is still to come. Every further project without a crew counts less.
LACKING: Final = [1.05, 0.50, 0.36, 0.25, 0.16, 0.10]
LACKING_LATE: Final = [0.60, 0.30, 0.12, 0.05, 0.02, 0.0]
FURTHER: Final = 0.45
#: Sailors, missionaries and captains without a ship: the first of a colour, the others; captains, two at most.
COLOUR: Final = 0.63
SAME_COLOUR: Final = 0.18
CAPTAIN: Final = 0.55
SPARE_CAPTAINS: Final = 2
#: How much means are still worth in the last round while a number of the seat is to come.
LAST_ROUND: Final = 0.4
#: What an owner can expect of a character at the end of the round or later: taken in this round, or not.
KEPT: Final = 0.95
IN_DANGER: Final = 0.6
FIRST_PLAYER: Final = 0.6
MISSIONARY: Final = 1.0
EXTRA_DISC: Final = 2.2
EXTRA_NOW: Final = 1.5
MERCHANT_SHIP: Final = 0.9
LATER_MERCHANT: Final = 0.3
#: What a disc loses with every number by which it is called later, by area, and the part that its second and later
#: discs bring; what a disc brings at least.
LATE: Final = [0.05, 0.08, 0.05, 0.02]
AGAIN: Final = [0.5, 0.8, 0.6, 0.2]
UNCERTAIN: Final = 0.56
SOMETHING: Final = 0.3
#: A project that the seat does not have yet: its voyage, of which only a part counts, and its crew.
HOPED_SOON: Final = 6.0
HOPED_LATER: Final = 3.0
HOPED_CREW: Final = 3
#: What sailors of no, one, two, three and four colours cost.
HIRE_PRICES: Final = [0, *BOX.recruiting.colour_prices]


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
        self.acting = state.active == seat and AT_CALL < state.node < AT_SEND
        #: The seat's numbers in each area that are not resolved yet.
        self.discs: list[list[int]] = [[] for _ in AREA_IDS]
        for number in range(max(state.called, 0), NUMBERS):
            place = state.numbers[number]
            if place != NONE and place // AREAS == seat:
                self.discs[place % AREAS].append(number)
        #: What the best free space up to each limit is worth, in the harbour of an expedition or anywhere.
        here = self.acting and state.node == AT_SAIL
        self.best_space = best_spaces(state, HARBOUR_SPACES[state.harbour] if here else ALL_SPACES)
        #: The crew that no launchable project needs, and its colours.
        self.crew = state.crew[seat * CREW_COLOURS : (seat + 1) * CREW_COLOURS]
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


def best_spaces(state: VascoState, spaces: list[int]) -> list[float]:
    """What the best free space up to each limit is worth, with the bonus of its harbour."""
    best = [0.0] * (BOX.projects.highest_limit + 1)
    for space in spaces:
        if state.ships_at[space] == NONE:
            value = SPACE_VALUE[space]
            bonus = BONUS_WORTH if BONUS_AMOUNT[SPACE_HARBOUR[space]] else 0.0
            best[value] = max(best[value], value + bonus)
    for limit in range(1, len(best)):
        best[limit] = max(best[limit], best[limit - 1])
    return best


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
        spent *= 0.5 if any(outlook.discs) else 0.0
    return reals / REALS_PER_POINT + spent


def at_sea(outlook: Outlook) -> float:
    """What the ships in the harbours will still bring (VDG-11.2, 11.3)."""
    state, worth = outlook.state, 0.0
    if not outlook.phases:
        return worth
    for harbour in range(HARBOURS):
        first, last = FIRST_SPACE[harbour], FIRST_SPACE[harbour + 1]
        completion = COMPLETION[harbour] * FILLS[min(state.ships_at[first:last].count(NONE), len(FILLS) - 1)]
        for space in range(first, last):
            if state.captains_at[space] == outlook.seat:
                worth += income(state.ships_at[space]) * outlook.phases * STAYS + completion
                worth += LATER_COMPLETION * outlook.phases
    return worth


def income(tile: int) -> float:
    """What a ship brings in a Phase 3."""
    return POINTS[tile] + INCOME * REALS[tile]


def voyage(outlook: Outlook, tile: int) -> float:
    """What a ship would bring if it were sent: the space, and its income from then on."""
    phases = outlook.phases if outlook.discs[NAVIGATION] else outlook.phases - 1
    return outlook.best_space[LIMIT[tile]] + (income(tile) * STAYS + LATER_COMPLETION) * max(phases, 0)


# The fleet


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


# The characters


def characters(outlook: Outlook) -> float:
    """What the seat's characters will bring at the end of the round and in the next."""
    state, worth = outlook.state, 0.0
    for character in range(CHARACTERS):
        if state.owners[character] == outlook.seat:
            safe = state.takers[character] != NONE or not outlook.phases
            worth += (KEPT if safe else IN_DANGER) * ownership(outlook, character)
    return worth


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


# The discs


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
                worth += number_worth(
                    outlook.state, number, max(best * UNCERTAIN, SOMETHING) * part - LATE[area] * number
                )
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
    state, most = outlook.state, 0
    here = outlook.acting and state.node == AT_HIRE
    sections = [state.section] if here else list(range(PLAYERS[state.seats].sections))
    for section in sections:
        first, new = section * SAILOR_COLOURS, 0
        for colour in range(SAILOR_COLOURS):
            if (
                state.sections[first + colour]
                and not outlook.crew[colour]
                and not (here and state.colours_hired >> colour)
            ):
                new += 1
        most = max(most, new)
    return most


def captain(outlook: Outlook) -> float:
    """A captain for a ship that has none."""
    captains = outlook.state.captains[outlook.seat]
    if captains < len(outlook.ready):
        return outlook.ready[captains] * LATER * (1 - NO_CAPTAIN)
    return CAPTAIN * outlook.fading() * 0.5


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
                best = max(best, value * (LATER if outlook.rounds else 0.3) - SPENT * CREW[tile])
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
