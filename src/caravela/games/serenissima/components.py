"""What is in the box, as constants indexed by small integers. The values come from data.toml.

A port and the zone of its name have the same number; the zone without a port is the last one, SEA. A galley has the
number that is painted on it, so 0 is free to mean the doge space of the wheel.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from caravela.core import editions
from caravela.games.serenissima.box import GOODS, SCORINGS, load_box

FOLDER: Final = Path(__file__).parent
#: Which version of the rules and numbers this is.
VERSION: Final = editions.version(__name__, current=1)
BOX: Final = load_box(editions.file(FOLDER, VERSION, "data.toml"))

COLOURS: Final = tuple(BOX.players.colours)
FEWEST: Final = BOX.players.fewest
MOST: Final = len(COLOURS)

GOOD_COUNT: Final = len(GOODS)
#: Cubes of each good in the box (SER-1.2).
CUBES: Final[list[int]] = [getattr(BOX.goods, good) for good in GOODS]
WINE: Final = GOODS.index("wine")
SPICE: Final = GOODS.index("spice")
#: The goods of every set of goods (a bit each), and how many they are.
GOODS_OF: Final = [[good for good in range(GOOD_COUNT) if goods >> good & 1] for goods in range(1 << GOOD_COUNT)]
GOODS_IN: Final = [len(goods) for goods in GOODS_OF]
#: What a galley carries: a sailor, or a good; item number = good number + 1 (SER-4.1).
ITEM_IDS: Final = ("sailor", *GOODS)
SAILOR: Final = 0

PORT_IDS: Final = tuple(port.id for port in BOX.ports)
PORTS: Final = len(PORT_IDS)
#: The good that each port makes (SER-1.9).
PORT_GOOD: Final = [GOODS.index(port.good) for port in BOX.ports]
#: The sale values of the warehouse spaces of each port, lowest first (SER-1.9).
SPACES: Final = [port.spaces for port in BOX.ports]
#: The size of each port (SER-4.8).
SIZE: Final = [len(port.spaces) for port in BOX.ports]
START_PORTS: Final = [PORT_IDS.index(port.id) for port in BOX.ports if port.start]

ZONE_IDS: Final = (*PORT_IDS, *(zone.id for zone in BOX.zones if zone.id not in PORT_IDS))
ZONES: Final = len(ZONE_IDS)
#: The zone without a port.
SEA: Final = ZONES - 1
_ADJACENT: Final = {zone.id: zone.adjacent for zone in BOX.zones}
NEIGHBOURS: Final = [sorted(ZONE_IDS.index(other) for other in _ADJACENT[id]) for id in ZONE_IDS]


def _distances(origin: int) -> list[int]:
    found = [-1] * ZONES
    found[origin] = 0
    edge = [origin]
    for zone in edge:
        for other in NEIGHBOURS[zone]:
            if found[other] < 0:
                found[other] = found[zone] + 1
                edge.append(other)
    return found


#: Steps from each zone to each other.
DISTANCE: Final = [_distances(origin) for origin in range(ZONES)]

GALLEYS: Final = BOX.pieces.galleys
#: Galley cubes of a colour (SER-1.8).
GALLEYS_EACH: Final = BOX.pieces.galley_cubes_per_colour
SLOTS: Final = BOX.limits.slots

FORTS: Final = BOX.pieces.fort_tokens
BASILICAS: Final = BOX.pieces.basilica_tokens


def _mask(goods: list[str]) -> int:
    mask = 0
    for good in goods:
        mask |= 1 << GOODS.index(good)
    return mask


#: The goods that a building needs, a bit each (SER-9.5, 9.6).
FORT_NEEDS: Final = _mask(BOX.buildings.fort_needs)
BASILICA_NEEDS: Final = _mask(BOX.buildings.basilica_needs)

CUBE_PRICE: Final = BOX.costs.cube
SAILOR_PRICE: Final = BOX.costs.sailor
GALLEY_PRICE: Final = BOX.costs.galley
FORT_PRICE: Final = BOX.costs.fort
BASILICA_PRICE: Final = BOX.costs.basilica

#: Income of a port by the cubes in its warehouse (SER-11.1).
INCOME: Final = BOX.income.by_cubes

CARD_IDS: Final = tuple(card.id for card in BOX.doge)
CARDS: Final = len(CARD_IDS)
CARD_COUNT: Final = [card.count for card in BOX.doge]

#: What depends on the number of players, by that number.
PLAYERS: Final = {players.count: players for players in BOX.setup.players}
#: How many galleys are in the game, by the number of players (SER-2.4).
GALLEY_NUMBERS: Final = [PLAYERS[count].galleys if count in PLAYERS else 0 for count in range(max(PLAYERS) + 1)]
_SCORING: Final = {track.id: track.scoring for track in BOX.tracks}
#: The scoring spaces of the track in use, by the number of players (SER-12.1 to 12.3).
TRACK: Final = {count: _SCORING[players.track] for count, players in PLAYERS.items()}

CLOSED_GOODS: Final = [GOODS.index(good) for good in BOX.setup.closed_goods]
#: The ports of each good.
PORTS_OF: Final = [[port for port in range(PORTS) if PORT_GOOD[port] == good] for good in range(GOOD_COUNT)]

#: Where a player's money came from and went: the lines of the score sheet.
LEDGER_IDS: Final = (
    "start",
    "sales",
    "fees",
    "wine",
    *(f"scoring_{number}" for number in range(1, SCORINGS + 1)),
    "goods",
    "sailors",
    "galleys",
    "buildings",
)
LEDGER: Final = len(LEDGER_IDS)
BY_START: Final = 0
BY_SALES: Final = 1
BY_FEES: Final = 2
BY_WINE: Final = 3
BY_SCORING: Final = 4
BY_GOODS: Final = BY_SCORING + SCORINGS
BY_SAILORS: Final = BY_GOODS + 1
BY_GALLEYS: Final = BY_GOODS + 2
BY_BUILDINGS: Final = BY_GOODS + 3
