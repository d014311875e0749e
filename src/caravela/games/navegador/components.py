"""What is in the box, as constants indexed by small integers (NAV-1.1 to 1.11). The values come from data.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from caravela.core import editions
from caravela.games.navegador.box import ACTION_IDS, COLUMN_IDS, GOODS, LINE_IDS, load_box

FOLDER: Final = Path(__file__).parent
#: Which version of the rules and numbers this is.
VERSION: Final = editions.version(__name__, current=2)
BOX: Final = load_box(editions.file(FOLDER, VERSION, "data.toml"))

COLOURS: Final = tuple(BOX.players.colours)
FEWEST: Final = BOX.players.fewest
MOST: Final = len(COLOURS)

SPACE_IDS: Final = tuple(BOX.rondel.spaces)
#: The action of each rondel space, as an index of ACTION_IDS.
SPACE_ACTION: Final = [ACTION_IDS.index(name) for name in BOX.rondel.actions]
SPACES: Final = len(SPACE_IDS)
FREE_STEPS: Final = BOX.rondel.free_steps

REGION_IDS: Final = tuple(region.id for region in BOX.map.regions)
REGIONS: Final = len(REGION_IDS)
PORTUGAL: Final = REGION_IDS.index(BOX.map.start)
NAGASAKI: Final = REGION_IDS.index(BOX.map.end_region)
#: The phase that begins when a region is discovered, 0 for none.
REGION_PHASE: Final = [BOX.map.phase_regions.index(id) + 2 if id in BOX.map.phase_regions else 0 for id in REGION_IDS]
#: The good of each region, as an index of GOODS; -1 for none.
REGION_GOOD: Final = [GOODS.index(region.good) if region.good else -1 for region in BOX.map.regions]
STACK_SIZE: Final = [region.tokens for region in BOX.map.regions]
NEIGHBOURS: Final = [
    sorted(
        REGION_IDS.index(other)
        for border in BOX.map.borders
        if id in border.between
        for other in border.between
        if other != id
    )
    for id in REGION_IDS
]

TOKEN_PRICES: Final = [BOX.colonies.sugar, BOX.colonies.gold, BOX.colonies.spice]
COLONY_WORKERS: Final = BOX.colonies.workers

MARKET_PRICES: Final = [BOX.market.sugar, BOX.market.gold, BOX.market.spice]
REVENUE: Final = BOX.market.factory
BOTTOM_ROW: Final = len(REVENUE) - 1
START_ROW: Final = BOX.market.start_row - 1

LINES: Final = len(LINE_IDS)
LINE_WORKERS: Final = [line.workers for line in BOX.buildings]
LINE_PRICES: Final = [line.prices for line in BOX.buildings]

COLUMNS: Final = len(COLUMN_IDS)
BASE_VP: Final = [column.base for column in BOX.sheet]
PRIVILEGE_VP: Final = [column.privilege for column in BOX.sheet]
BONUS: Final = [column.bonus for column in BOX.sheet]
SLOTS: Final = BOX.privileges.slots

SHIPS_EACH: Final = BOX.pieces.ships_per_player

#: What depends on the number of players, by that number.
PLAYERS: Final = {players.count: players for players in BOX.setup.players}
