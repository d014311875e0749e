"""Every decision of Navegador, one small class for each kind, and the numbered table of them all.

The table's order is the order of every legal list. Steps that can be taken in any order (discover, then moves;
colonies; buildings; goods) stand in the order in which a search takes them.
"""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action, ActionTable
from caravela.games.navegador.box import COLUMN_IDS, GOODS, LINE_IDS
from caravela.games.navegador.components import (
    BOX,
    COLOURS,
    COLUMNS,
    FEWEST,
    LINE_PRICES,
    LINES,
    PLAYERS,
    PORTUGAL,
    REGION_GOOD,
    REGION_IDS,
    REGIONS,
    SHIPS_EACH,
    SPACE_IDS,
    SPACES,
    STACK_SIZE,
    TOKEN_PRICES,
)


class Start(Action):
    """Chance: who begins (NAV-2.8)."""

    kind = "start"
    form = "start {player}"

    def __init__(self, seat: int) -> None:
        super().__init__({"player": COLOURS[seat]})
        self.seat = seat


class Token(Action):
    """Chance: the price of a colony token that is turned up (NAV-15.1)."""

    kind = "token"
    form = "token {good} {price}"

    def __init__(self, good: int, index: int) -> None:
        super().__init__({"good": GOODS[good], "price": TOKEN_PRICES[good][index]})
        self.good = good
        self.index = index
        self.price = TOKEN_PRICES[good][index]


class UseCard(Action):
    """An additional sailing with the Navegador card (NAV-12.1)."""

    kind = "card"
    form = "card"


class Rondel(Action):
    """The stone moves to a space (NAV-3.1)."""

    kind = "rondel"
    form = "rondel {space}"

    def __init__(self, space: int) -> None:
        super().__init__({"space": SPACE_IDS[space]})
        self.space = space


class Pay(Action):
    """A ship is given up for the stone's long way (NAV-3.6)."""

    kind = "pay"
    form = "pay {region}"

    def __init__(self, region: int) -> None:
        super().__init__({"region": REGION_IDS[region]})
        self.region = region


class Discover(Action):
    """A fleet makes for an undiscovered region; its ships are named next (NAV-6.6)."""

    kind = "discover"
    form = "discover {region}"

    def __init__(self, region: int) -> None:
        super().__init__({"region": REGION_IDS[region]})
        self.region = region


class Fleet(Action):
    """A ship of the discovering fleet, by where it comes from (NAV-6.7)."""

    kind = "fleet"
    form = "fleet {origin}"

    def __init__(self, origin: int) -> None:
        super().__init__({"origin": REGION_IDS[origin]})
        self.origin = origin


class Lose(Action):
    """Which ship of the fleet is lost, by the borders that it could still cross; only with an option (NAV-R9)."""

    kind = "lose"
    form = "lose {borders}"

    def __init__(self, borders: int) -> None:
        super().__init__({"borders": borders})
        self.borders = borders


class Move(Action):
    """One ship sails to its final destination (NAV-6.1)."""

    kind = "move"
    form = "move {origin} > {destination}"

    def __init__(self, origin: int, destination: int) -> None:
        super().__init__({"origin": REGION_IDS[origin], "destination": REGION_IDS[destination]})
        self.origin = origin
        self.destination = destination


class Hire(Action):
    """So many workers are hired (NAV-4.7)."""

    kind = "hire"
    form = "hire {count}"

    def __init__(self, count: int) -> None:
        super().__init__({"count": count})
        self.count = count


class BuildShips(Action):
    """So many ships are built (NAV-5.1)."""

    kind = "ships"
    form = "ships {count}"

    def __init__(self, count: int) -> None:
        super().__init__({"count": count})
        self.count = count


class Found(Action):
    """A colony is founded with the region's cheapest token (NAV-7.4)."""

    kind = "found"
    form = "found {region}"

    def __init__(self, region: int) -> None:
        super().__init__({"region": REGION_IDS[region]})
        self.region = region


class FoundWith(Action):
    """A colony is founded with any token of the region; only with an option (NAV-R12)."""

    kind = "found_with"
    form = "found {region} {price}"

    def __init__(self, region: int, price: int) -> None:
        super().__init__({"region": REGION_IDS[region], "price": price})
        self.region = region
        self.price = price


class Build(Action):
    """The next building of a line is bought (NAV-8.3)."""

    kind = "build"
    form = "build {building}"

    def __init__(self, line: int) -> None:
        super().__init__({"building": LINE_IDS[line]})
        self.line = line


class Sell(Action):
    """Units of a good from one's own colonies are sold (NAV-9.2)."""

    kind = "sell"
    form = "sell {good} {count}"

    def __init__(self, good: int, count: int) -> None:
        super().__init__({"good": GOODS[good], "count": count})
        self.good = good
        self.count = count


class Process(Action):
    """Units of a good are processed in one's own factories (NAV-9.4)."""

    kind = "process"
    form = "process {good} {count}"

    def __init__(self, good: int, count: int) -> None:
        super().__init__({"good": GOODS[good], "count": count})
        self.good = good
        self.count = count


class TakePrivilege(Action):
    """A privilege is taken from the gallery (NAV-10.1)."""

    kind = "privilege"
    form = "privilege {column}"

    def __init__(self, column: int) -> None:
        super().__init__({"column": COLUMN_IDS[column]})
        self.column = column


class Royal(Action):
    """The royal privilege is put into a column (NAV-14.2)."""

    kind = "royal"
    form = "royal {column}"

    def __init__(self, column: int) -> None:
        super().__init__({"column": COLUMN_IDS[column]})
        self.column = column


class Done(Action):
    """Enough of this action (NAV-3.11)."""

    kind = "done"
    form = "done"


_OVERSEAS = [region for region in range(REGIONS) if region != PORTUGAL]
_GOOD_RANGE = range(len(GOODS))
#: The largest number of churches or shipyards that one player can have.
_MOST_BUILDINGS = max(PLAYERS[FEWEST].shipyards, PLAYERS[FEWEST].churches) + 1
_MOST_HIRED = max(_MOST_BUILDINGS, SHIPS_EACH, BOX.workers.highest)
#: Colonies of a good are at most all its tokens but one; factories all of its line and the joker.
_MOST_SOLD = [sum(size for size, good in zip(STACK_SIZE, REGION_GOOD, strict=True) if good == g) for g in _GOOD_RANGE]
_MOST_PROCESSED = [len(LINE_PRICES[good]) + 1 for good in _GOOD_RANGE]

START: Final = [Start(seat) for seat in range(len(COLOURS))]
TOKEN: Final = [[Token(good, index) for index in range(len(TOKEN_PRICES[good]))] for good in _GOOD_RANGE]
CARD: Final = UseCard({})
RONDEL: Final = [Rondel(space) for space in range(SPACES)]
PAY: Final = [Pay(region) for region in range(REGIONS)]
DISCOVER: Final = [Discover(region) for region in range(REGIONS)]
FLEET: Final = [Fleet(region) for region in range(REGIONS)]
LOSE: Final = [Lose(borders) for borders in range(max(BOX.sailing.range))]
MOVE: Final = [[Move(origin, destination) for destination in range(REGIONS)] for origin in range(REGIONS)]
HIRE: Final = [Hire(count) for count in range(_MOST_HIRED + 1)]
SHIPS: Final = [BuildShips(count) for count in range(_MOST_HIRED + 1)]
FOUND: Final = [Found(region) for region in range(REGIONS)]
FOUND_WITH: Final = [
    {price: FoundWith(region, price) for price in TOKEN_PRICES[REGION_GOOD[region]]} if region != PORTUGAL else {}
    for region in range(REGIONS)
]
BUILD: Final = [Build(line) for line in range(LINES)]
#: By good, then by count - 1.
SELL: Final = [[Sell(good, count) for count in range(1, _MOST_SOLD[good] + 1)] for good in _GOOD_RANGE]
PROCESS: Final = [[Process(good, count) for count in range(1, _MOST_PROCESSED[good] + 1)] for good in _GOOD_RANGE]
PRIVILEGE: Final = [TakePrivilege(column) for column in range(COLUMNS)]
ROYAL: Final = [Royal(column) for column in range(COLUMNS)]
DONE: Final = Done({})


def _all() -> list[Action]:
    actions: list[Action] = [*START]
    for tokens in TOKEN:
        actions += tokens
    actions += [CARD, *RONDEL, *PAY]
    actions += [DISCOVER[region] for region in _OVERSEAS]
    actions += [*FLEET, *LOSE]
    for origin in range(REGIONS):
        actions += [MOVE[origin][destination] for destination in range(REGIONS) if destination != origin]
    actions += [*HIRE, *SHIPS]
    for region in _OVERSEAS:
        actions += [FOUND[region], *FOUND_WITH[region].values()]
    actions += BUILD
    for good in _GOOD_RANGE:
        actions += [*SELL[good], *PROCESS[good]]
    actions += [*PRIVILEGE, *ROYAL, DONE]
    return actions


TABLE: Final = ActionTable(_all())
