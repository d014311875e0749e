"""What is in the box, as constants indexed by small integers (chapter 1). The values come from data.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from caravela.core import editions
from caravela.games.vasco.box import AREA_IDS, BONUS_IDS, CHARACTER_IDS, HARBOUR_IDS, load_box, vasco_ids

FOLDER: Final = Path(__file__).parent
#: Which version of the rules and numbers this is.
VERSION: Final = editions.version(__name__, current=2)
BOX: Final = load_box(editions.file(FOLDER, VERSION, "data.toml"))

COLOURS: Final = tuple(BOX.players.colours)
FEWEST: Final = BOX.players.fewest
MOST: Final = len(COLOURS)
ROUNDS: Final = BOX.rounds.count

#: The colours of the crew: the sailors' four, and white for the missionaries (VDG-1.7, 7.3).
CREW_IDS: Final = (*BOX.crew.colours, BOX.crew.missionary)
SAILOR_COLOURS: Final = len(BOX.crew.colours)
WHITE: Final = SAILOR_COLOURS
CREW_COLOURS: Final = len(CREW_IDS)
SAILORS: Final = BOX.crew.sailors

#: The numbers on the table are counted from 0: the first PLAIN_NUMBERS are those of the Number Zone (VDG-1.5).
NUMBERS: Final = BOX.pieces.numbers
PLAIN_NUMBERS: Final = NUMBERS - len(BOX.number_zone.extra)
#: The reals for passing with each number (VDG-5.10, 5.11).
COMPENSATION: Final = [
    reals
    for first, last, reals in zip(BOX.number_zone.first, BOX.number_zone.last, BOX.number_zone.reals, strict=True)
    for _ in range(first, last + 1)
] + [BOX.number_zone.extra_reals] * len(BOX.number_zone.extra)

AREAS: Final = len(AREA_IDS)
CHARACTERS: Final = len(CHARACTER_IDS)
SECTIONS: Final = BOX.recruiting.sections
CAPACITY: Final = BOX.recruiting.capacity

_TILES: Final = [tile for deck in BOX.projects.decks for tile in deck.tiles]
#: The project tiles, deck by deck (VDG-1.2).
PROJECT_IDS: Final = tuple(tile[0] for tile in _TILES)
PROJECTS: Final = len(PROJECT_IDS)
DECKS: Final = len(BOX.projects.decks)
#: The deck of each tile, and the tiles of each deck, a bit each.
PROJECT_DECK: Final = [number for number, deck in enumerate(BOX.projects.decks) for _ in deck.tiles]
DECK_TILES: Final = [sum(1 << tile for tile in range(PROJECTS) if PROJECT_DECK[tile] == deck) for deck in range(DECKS)]
CREW: Final = [tile[2] for tile in _TILES]
REALS: Final = [tile[3] for tile in _TILES]
POINTS: Final = [tile[4] for tile in _TILES]
#: The first tile with the same printed values: projects that are alike are one choice (VDG-15.2).
LIKE: Final = [[other[1:] for other in _TILES].index(tile[1:]) for tile in _TILES]

#: The different limits of merchant ships, and how many ships have each (VDG-1.3).
MERCHANT_LIMITS: Final = sorted(set(BOX.merchant_ships.limits))
MERCHANT_COUNTS: Final = [BOX.merchant_ships.limits.count(limit) for limit in MERCHANT_LIMITS]
#: A ship at sea is a project tile, or a merchant ship: FIRST_MERCHANT and the index of its limit.
FIRST_MERCHANT: Final = PROJECTS
#: The limit of each ship, project tiles first, then merchant ships.
LIMIT: Final = [tile[1] for tile in _TILES] + MERCHANT_LIMITS

#: The Vasco tiles (VDG-1.4).
VASCO_TILES: Final = BOX.pieces.vasco_tiles
START: Final = BOX.vasco_tiles.start
VASCO_IDS: Final = vasco_ids(START)
CHANGE: Final = BOX.vasco_tiles.change
VASCO_SUMS: Final = [list(sums) for sums in zip(BOX.vasco_tiles.upper, BOX.vasco_tiles.lower, strict=True)]

HARBOURS: Final = len(HARBOUR_IDS)
#: The spaces of all harbours, in sailing order and from left to right: their harbours, values and places in them.
SPACE_HARBOUR: Final = [number for number, harbour in enumerate(BOX.harbours) for _ in harbour.spaces]
SPACE_VALUE: Final = [value for harbour in BOX.harbours for value in harbour.spaces]
SPACE_PLACE: Final = [place for harbour in BOX.harbours for place in range(1, len(harbour.spaces) + 1)]
SPACES: Final = len(SPACE_VALUE)
#: Their names: `malindi-2` is the second from the left.
SPACE_IDS: Final = tuple(f"{HARBOUR_IDS[SPACE_HARBOUR[space]]}-{SPACE_PLACE[space]}" for space in range(SPACES))
#: The first space of each harbour, and SPACES behind the last; the spaces of each harbour; all spaces.
FIRST_SPACE: Final = [*[SPACE_HARBOUR.index(harbour) for harbour in range(HARBOURS)], SPACES]
HARBOUR_SPACES: Final = [list(range(FIRST_SPACE[h], FIRST_SPACE[h + 1])) for h in range(HARBOURS)]
ALL_SPACES: Final = list(range(SPACES))
COMPLETION: Final = [harbour.completion for harbour in BOX.harbours]
#: What a harbour gives, as an index of BONUS_IDS, and how much of it.
BONUS: Final = [BONUS_IDS.index(harbour.bonus) for harbour in BOX.harbours]
BONUS_AMOUNT: Final = [harbour.amount for harbour in BOX.harbours]

#: What depends on the number of players, by that number; nothing else does (VDG-13.10).
PLAYERS: Final = {players.count: players for players in BOX.setup.players}
