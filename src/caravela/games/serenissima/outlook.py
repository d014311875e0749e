"""What the ports of a board promise a seat: worked out once for each board and kept, for the evaluation.

All worths are ducats by the end of the game. A board is what lies in the ports and who holds them; while a bot tries
the steps of a turn it hardly changes, so the promises are looked up far more often than worked out. The galleys of the
opponents, who may forbid what is promised, stay where they are even longer.
"""

from __future__ import annotations

from typing import Final

from caravela.games.serenissima.box import SCORINGS
from caravela.games.serenissima.chapters.sale import SPICE_BONUS
from caravela.games.serenissima.components import (
    BASILICA_NEEDS,
    BASILICA_PRICE,
    BASILICAS,
    BOX,
    CARD_COUNT,
    DISTANCE,
    GALLEYS,
    GALLEYS_EACH,
    GOOD_COUNT,
    GOODS_IN,
    GOODS_OF,
    INCOME,
    PORT_GOOD,
    PORTS,
    SIZE,
    SLOTS,
    SPACES,
    SPICE,
    TRACK,
    WINE,
    ZONES,
)
from caravela.games.serenissima.scoring import BASILICA
from caravela.games.serenissima.state import NONE, SerenissimaState

#: Spaces that the white pawn moves in a turn, on average.
PACE: Final = sum(card.advance * card.count for card in BOX.doge) / sum(CARD_COUNT)
#: How often a wine card comes in a turn, and what a port with grapes has of it.
WINE_CARDS: Final = sum(card.count for card in BOX.doge if card.wine) / sum(CARD_COUNT)
WINE_INCOME: Final = BOX.income.wine * WINE_CARDS
#: Cubes that a port of one's own gains in a turn, and the part of their income that is counted in advance.
CUBES_A_TURN: Final = 0.25
GROWTH: Final = 0.6
#: The part of a basilica's gain that is counted while none, one, both of its goods are lacking.
BASILICA_HOPE: Final = [0.7, 0.25, 0.05]
#: What the gain of an opponent is worth to oneself.
RIVAL: Final = -0.15
#: The part of a promise that is counted before it is kept; less for every activation that it still takes.
PROMISE: Final = 0.9
LATER: Final = 0.72
#: What a step of the way costs, so that the shorter way is better.
STEP: Final = 0.02
#: The part that is left where an opponent may forbid it.
FORBIDDEN: Final = 0.15
#: A cube aboard that the best port does not take.
SPARE_CUBE: Final = 0.7
#: The part of the second best plan (a sale beside a capture, or the other way round) that is counted.
SECOND_PLAN: Final = 0.3
#: Sailors that a port is taken with, what each is worth, and how likely so many hold it; a fort counts as two.
LANDED: Final = 2
SAILOR_WORTH: Final = 1.0
HOLD: Final = [0.0, 0.72, 0.84, 0.91, 0.95, 0.97, 0.98, 0.99]

#: When the galley can be where it is going: its activation is still to come, is over, or is at step 3.
FRESH: Final = -1
OVER: Final = -2
ARRIVED: Final = -3
SELLING: Final = -4
FIGHTING: Final = -5

#: The number of such moments, behind which come the moves that are left.
_MOMENTS: Final = SLOTS + 1 - FIGHTING

#: The ports by their distance from each zone.
_NEAR: Final = [sorted(range(PORTS), key=distances.__getitem__) for distances in DISTANCE]
#: No plan looks further than this.
_FAR: Final = 6
#: Sales that nobody has asked for yet; one list for all, because the garbage collector looks at each.
_NOT_ASKED: Final[list[float]] = []
#: As many bits as the sailors of one seat on all its galleys need.
_CREW_BITS: Final = (GALLEYS_EACH * SLOTS).bit_length()
_ALL_SAILORS: Final = (1 << _CREW_BITS) - 1


def turns_left(state: SerenissimaState) -> float:
    """How many turns are still to come, the current one included."""
    return max(1.0, (TRACK[state.seats][-1] - state.white) / PACE)


def pickets(state: SerenissimaState, seat: int) -> list[int]:
    """For every number of sailors, the zones where an opponent has more (a bit each)."""
    owners, zones, sailors = state.galley_owner, state.galley_zone, state.crew
    #: The sailors of all seats in each zone, in one number: so many bits for each seat.
    crews = [0] * ZONES
    stronger = [0] * (SLOTS + 1)
    for galley in range(1, GALLEYS + 1):
        owner = owners[galley]
        if owner != NONE and owner != seat:
            zone, place = zones[galley], owner * _CREW_BITS
            crews[zone] += sailors[galley] << place
            crew = crews[zone] >> place & _ALL_SAILORS
            if crew:
                stronger[min(SLOTS, crew - 1)] |= 1 << zone
    for crew in range(SLOTS, 0, -1):
        stronger[crew - 1] |= stronger[crew]
    return stronger


class Outlook:
    """The promises of one board to one seat."""

    def __init__(self, state: SerenissimaState, seat: int, like: Outlook | None) -> None:
        """`like` is the outlook of a board like this one: where nothing is different, its promises hold here too."""
        self.seats = state.seats
        self.white = state.white
        self.turns = turns_left(state)
        self.scorings = SCORINGS - state.scorings
        self.seat = seat
        self.closed = state.closed
        self.owners = state.port_owner[:]
        #: The ports that each seat controls.
        self.held = [[port for port in range(PORTS) if self.owners[port] == other] for other in range(state.seats)]
        self.stored = state.stored[:]
        self.basilicas = state.basilicas
        self.basilicas_left = BASILICAS - state.basilicas.bit_count()
        #: What each port brings to whoever controls it to the end.
        self.worth: list[float] = []
        #: What a cube of each good brings in each port, 0 where it cannot be sold.
        self.gain: list[list[float]] = []
        for port in range(PORTS):
            if like is not None and like.stored[port] == self.stored[port] and like.owners[port] == self.owners[port]:
                self.worth.append(like.worth[port])
                self.gain.append(like.gain[port])
            else:
                self.worth.append(self._worth(port, self.stored[port]))
                self.gain.append([self._gain(port, good) for good in range(GOOD_COUNT)])
        #: What the goods of every set (a bit each) bring in each port, as far as it has been asked for.
        self._sales = [_NOT_ASKED] * len(GOODS_OF)
        #: What galleys can hope for, by the zones where opponents could forbid it and then by everything else.
        self._plans: dict[int, dict[int, float]] = {}
        #: The galleys as `watch` has last seen them, those of the opponents, and where they are stronger than a crew.
        self._galley_owner: list[int] = []
        self._galley_zone: list[int] = []
        self._crew: list[int] = []
        self._opponents: list[int] = []
        self._stronger: list[int] = []
        #: The plans for a crew of so many, as the opponents are now.
        self._plans_now: list[dict[int, float]] = []

    def alike(self, state: SerenissimaState) -> bool:
        """Whether this is the board of a position but for who holds which port and what lies there."""
        return (
            self.white == state.white
            and self.basilicas == state.basilicas
            and self.scorings == SCORINGS - state.scorings
            and self.closed == state.closed
            and self.seats == state.seats
        )

    def fits(self, state: SerenissimaState) -> bool:
        """Whether this is the board of a position."""
        return self.stored == state.stored and self.owners == state.port_owner and self.alike(state)

    def watch(self, state: SerenissimaState) -> None:
        """Looks where the opponents' galleys are, for the plans to come."""
        if self._galley_owner == state.galley_owner:
            zones, crew = state.galley_zone, state.crew
            for galley in self._opponents:
                if zones[galley] != self._galley_zone[galley] or crew[galley] != self._crew[galley]:
                    break
            else:
                return
        owners = state.galley_owner
        self._galley_owner = owners[:]
        self._galley_zone = state.galley_zone[:]
        self._crew = state.crew[:]
        self._opponents = [galley for galley in range(1, GALLEYS + 1) if owners[galley] not in (NONE, self.seat)]
        self._stronger = pickets(state, self.seat)
        self._plans_now = [self._plans.setdefault(zones, {}) for zones in self._stronger]

    def _worth(self, port: int, stored: int) -> float:
        """What a port with these goods in its warehouse will bring: income, growth, wine, basilica."""
        cubes = GOODS_IN[stored]
        grown = min(float(SIZE[port]), cubes + CUBES_A_TURN * self.turns)
        worth = float(self.scorings * INCOME[cubes])
        worth += GROWTH * (_income(grown) - INCOME[cubes]) * max(0.0, self.scorings - 0.5)
        goods = stored | 1 << PORT_GOOD[port]
        if goods >> WINE & 1:
            worth += WINE_INCOME * self.turns
        if self.basilicas >> port & 1:
            worth += BASILICA * self.scorings
        elif self.basilicas_left:
            lacking = GOODS_IN[BASILICA_NEEDS & ~goods]
            worth += BASILICA_HOPE[lacking] * max(0, BASILICA * self.scorings - BASILICA_PRICE)
        return worth

    def _gain(self, port: int, good: int) -> float:
        """Money, or in an own port what the port is worth more; what an opponent's port gains is a loss."""
        stored = self.stored[port]
        cubes = GOODS_IN[stored]
        refused = stored | 1 << PORT_GOOD[port]
        if self.closed >> port & 1 or cubes == SIZE[port] or refused >> good & 1:
            return 0.0
        rise = self._worth(port, stored | 1 << good) - self.worth[port]
        bonus = SPICE_BONUS if good == SPICE else 0
        if self.owners[port] == self.seat:
            return rise + bonus
        if self.owners[port] == NONE:
            rise = 0.0
        return SPACES[port][cubes] + bonus + RIVAL * rise

    def plan(self, state: SerenissimaState, galley: int, when: int) -> float:
        """What a galley can hope for: its best sale and its best capture of a neutral port.

        An opponent where `watch` has seen one could forbid both.
        """
        zone, crew, cargo = state.galley_zone[galley], state.crew[galley], state.cargo
        key = (zone * (SLOTS + 1) + crew) * _MOMENTS + when - FIGHTING
        first = galley * GOOD_COUNT
        for place in range(first, first + GOOD_COUNT):
            key = key * (SLOTS + 1) + cargo[place]
        plans = self._plans_now[crew]
        known = plans.get(key)
        if known is None:
            known = plans[key] = self._plan(state, galley, when)
        return known

    def _plan(self, state: SerenissimaState, galley: int, when: int) -> float:
        zone, crew = state.galley_zone[galley], state.crew[galley]
        sale = 0.0
        capture = 0.0
        cubes = 0
        goods = 0
        for good in range(GOOD_COUNT):
            loaded = state.cargo[galley * GOOD_COUNT + good]
            if loaded:
                cubes += loaded
                goods |= 1 << good
        gains = self.sales(goods)
        distances = DISTANCE[zone]
        forbidden = self._stronger[crew]
        sailors = min(LANDED, crew)
        for port in _NEAR[zone]:
            steps = distances[port]
            if steps > _FAR:
                break
            leave = FORBIDDEN if forbidden >> port & 1 else 1.0
            gain = gains[port]
            if gain > 0.0:
                sale = max(sale, leave * self._part(steps, crew, when, FIGHTING) * gain)
            if self.owners[port] == NONE and not self.closed >> port & 1:
                taken = self.worth[port] * HOLD[sailors] - SAILOR_WORTH * sailors
                if taken > 0.0:
                    capture = max(capture, leave * self._part(steps, crew, when, SELLING) * taken)
        spare = SPARE_CUBE * cubes if self.turns > 1.0 else 0.0
        return max(sale, capture) + SECOND_PLAN * min(sale, capture) + spare

    def sales(self, goods: int) -> list[float]:
        """What a cube of each of these goods brings, all together, in each port."""
        known = self._sales[goods]
        if not known:
            known = self._sales[goods] = [self._sale(port, goods) for port in range(PORTS)]
        return known

    def _sale(self, port: int, goods: int) -> float:
        """The same for one port; in ports of others each next cube is paid better."""
        gain = self.gain[port]
        gains = [gain[good] for good in GOODS_OF[goods] if gain[good]]
        if not gains:
            return 0.0
        gains.sort(reverse=True)
        room = SIZE[port] - GOODS_IN[self.stored[port]]
        rise = 0.0 if self.owners[port] == self.seat else 1.0
        sale = 0.0
        for index, each in enumerate(gains[:room]):
            sale += each + rise * index - SPARE_CUBE
        return sale

    def _part(self, steps: int, crew: int, when: int, barred: int) -> float:
        """The part of a promise that is counted, by the activations that it takes; none at once if it is barred now."""
        if when >= 0:
            later = 0 if steps <= when else (steps - when + crew - 1) // crew
        elif when == FRESH:
            later = max(0, (steps + crew - 1) // crew - 1)
        elif when == OVER or when == barred or steps:
            later = max(1, (steps + crew - 1) // crew)
        else:
            later = 0
        if later == 0:
            return PROMISE - STEP * steps
        time = min(1.0, max(0.0, (self.turns - later) / 1.5))
        part = PROMISE
        for _ in range(later):
            part *= LATER
        return time * max(0.0, part - STEP * steps)


def _income(cubes: float) -> float:
    """The income of a warehouse, also between two numbers of cubes."""
    whole = int(cubes)
    if whole == cubes:
        return float(INCOME[whole])
    return INCOME[whole] + (cubes - whole) * (INCOME[whole + 1] - INCOME[whole])


_OUTLOOKS: Final[dict[tuple[int, ...], Outlook]] = {}
#: The outlook that was asked for last, by seat: the next position mostly has the same board.
_LATEST: Final[dict[int, Outlook]] = {}
#: More boards than a few turns of bots look at.
_MOST_KEPT: Final = 2000


def outlook(state: SerenissimaState, seat: int) -> Outlook:
    """The outlook of a board, worked out or remembered."""
    latest = _LATEST.get(seat)
    if latest is None or not latest.fits(state):
        latest = _LATEST[seat] = _remembered(state, seat, latest)
    return latest


def _remembered(state: SerenissimaState, seat: int, latest: Outlook | None) -> Outlook:
    key = (
        seat,
        state.seats,
        state.white,
        state.scorings,
        state.closed,
        state.basilicas,
        *state.stored,
        *state.port_owner,
    )
    known = _OUTLOOKS.get(key)
    if known is None:
        if len(_OUTLOOKS) >= _MOST_KEPT:
            _OUTLOOKS.clear()
        known = Outlook(state, seat, latest if latest is not None and latest.alike(state) else None)
        _OUTLOOKS[key] = known
    return known
