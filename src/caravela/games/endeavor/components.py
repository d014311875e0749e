"""What is in the box, as constants indexed by small integers (END-1.1 to 1.8). The values come from data.toml.

Sets of places, cards, zones and buildings are integers with a bit for each member.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from caravela.core import editions
from caravela.core.bits import has
from caravela.games.endeavor.box import ACTION_IDS, ATTRIBUTE_IDS, Building, Card, Governor, StartBuilding
from caravela.games.endeavor.checks import load_box

FOLDER: Final = Path(__file__).parent
#: Which version of the rules and numbers this is.
VERSION: Final = editions.version(__name__, current=2)
BOX: Final = load_box(editions.file(FOLDER, VERSION, "data.toml"))

#: Four attribute symbols, without the glory that is listed behind them.
Symbols = tuple[int, int, int, int]


def _symbols(listed: list[int]) -> Symbols:
    return (listed[0], listed[1], listed[2], listed[3])


def _actions(ids: list[str]) -> tuple[int, ...]:
    """The actions in their order; two equal ones stand there twice."""
    return tuple(sorted(ACTION_IDS.index(id) for id in ids))


COLOURS: Final = tuple(BOX.players.colours)
FEWEST: Final = BOX.players.fewest
MOST: Final = len(COLOURS)
ROUNDS: Final = BOX.rounds.count
COAST: Final = BOX.mat.coast
DISCS: Final = BOX.pieces.discs_per_player

ATTRIBUTES: Final = len(ATTRIBUTE_IDS)
INDUSTRY: Final = ATTRIBUTE_IDS.index("industry")
CULTURE: Final = ATTRIBUTE_IDS.index("culture")
WEALTH: Final = ATTRIBUTE_IDS.index("wealth")
INFLUENCE: Final = ATTRIBUTE_IDS.index("influence")
#: For each attribute its level at each value, up to the last threshold; above, the last level holds (END-2.11).
LEVELS: Final = [
    [
        levels[sum(value >= threshold for threshold in BOX.levels.thresholds) - 1]
        for value in range(BOX.levels.thresholds[-1] + 1)
    ]
    for levels in (BOX.levels.build, BOX.levels.growth, BOX.levels.salary, BOX.levels.cards)
]
#: The glory of a marker on each space of a track (END-18.1).
TRACK_GLORY: Final = [
    max(space for space in BOX.track_glory.spaces if space <= value) for value in range(BOX.mat.track_end + 1)
]

SHIP: Final = ACTION_IDS.index("ship")
OCCUPY: Final = ACTION_IDS.index("occupy")
ATTACK: Final = ACTION_IDS.index("attack")
PAYMENT: Final = ACTION_IDS.index("payment")
DRAW: Final = ACTION_IDS.index("draw")

#: Tokens: those of the attributes first, as many as there are attributes; then the action tokens.
TOKEN_IDS: Final = tuple(token.id for token in BOX.tokens)
TOKENS: Final = len(TOKEN_IDS)
TOKEN_COUNT: Final = [token.count for token in BOX.tokens]
ACTION_TOKENS: Final = TOKENS - ATTRIBUTES
TOKEN_ACTIONS: Final = [_actions(token.actions) for token in BOX.tokens]

#: Buildings: the tiles of the offer by level, then the two start buildings.
_BUILDINGS: Final[list[Building | StartBuilding]] = [*BOX.buildings, *BOX.start_buildings]
TILES: Final = len(BOX.buildings)
BUILDING_IDS: Final = tuple(building.id for building in _BUILDINGS)
BUILDINGS: Final = len(BUILDING_IDS)
TILE_LEVEL: Final = [tile.level for tile in BOX.buildings]
TILE_COPIES: Final = [tile.copies for tile in BOX.buildings]
TOP_LEVEL: Final = max(TILE_LEVEL)
BUILDING_SYMBOLS: Final = [_symbols(building.symbols) for building in _BUILDINGS]
BUILDING_GLORY: Final = [building.symbols[ATTRIBUTES] for building in _BUILDINGS]
BUILDING_ACTIONS: Final = [_actions(building.actions) for building in _BUILDINGS]
#: Buildings of which exactly one action is carried out (END-8.11).
SLASHED: Final = [tile.joined == "slash" for tile in BOX.buildings] + [False] * len(BOX.start_buildings)
#: Buildings with the no-payment symbol (END-13.2).
LOCKED: Final = sum(1 << index for index, tile in enumerate(BOX.buildings) if tile.locked)
MEMORIALS: Final = sum(1 << index for index, tile in enumerate(BOX.buildings) if tile.effect == "memorial")
TOWN_HALLS: Final = sum(1 << index for index, tile in enumerate(BOX.buildings) if tile.effect == "town_hall")

#: Zones: Europe, then the regions.
ZONE_IDS: Final = tuple(zone.id for zone in BOX.zones)
ZONES: Final = len(ZONE_IDS)
EUROPE: Final = 0
ALL_ZONES: Final = (1 << ZONES) - 1

DECK_IDS: Final = tuple(deck.id for deck in BOX.decks)
DECKS: Final = len(DECK_IDS)
DECK_ZONE: Final = [ZONE_IDS.index(deck.zone) for deck in BOX.decks]
SLAVERY_DECK: Final = [deck.slavery for deck in BOX.decks].index(True)

#: Cards: the decks one after the other, each from its top; then the governors in the order of the regions.
_CARDS: Final[list[Card | Governor]] = [*(card for deck in BOX.decks for card in deck.cards), *BOX.governors]
CARD_IDS: Final = (
    *(f"{deck.id}_{card.value}" for deck in BOX.decks for card in deck.cards),
    *(f"governor_{governor.zone}" for governor in BOX.governors),
)
CARDS: Final = len(CARD_IDS)
ASSET_CARDS: Final = CARDS - len(BOX.governors)
#: Governors have no value and are in no deck.
CARD_VALUE: Final = [card.value for deck in BOX.decks for card in deck.cards]
CARD_SYMBOLS: Final = [_symbols(card.symbols) for card in _CARDS]
CARD_GLORY: Final = [card.symbols[ATTRIBUTES] for card in _CARDS]
CARD_ABOLITION: Final = [card.abolition for deck in BOX.decks for card in deck.cards]
CARD_DECK: Final = [index for index, deck in enumerate(BOX.decks) for _ in deck.cards]
#: The first card of each deck, and the one behind its last.
DECK_FIRST: Final = [CARD_DECK.index(deck) for deck in range(DECKS)]
DECK_END: Final = [first + len(deck.cards) for first, deck in zip(DECK_FIRST, BOX.decks, strict=True)]
SLAVERY: Final = sum(1 << card for card in range(DECK_FIRST[SLAVERY_DECK], DECK_END[SLAVERY_DECK]))
#: The cards with the bonus disc symbol (END-14.7), and those that bring a disc if Europe's value 1 does too (END-R15).
BONUS_DISC: Final = sum(1 << index for index, card in enumerate(_CARDS) if isinstance(card, Card) and card.bonus_disc)
EUROPE_BONUS_DISC: Final = BONUS_DISC | sum(
    1 << card
    for card in range(ASSET_CARDS)
    if CARD_VALUE[card] == 1 and DECK_ZONE[CARD_DECK[card]] == EUROPE and not has(SLAVERY, card)
)
GOVERNORS: Final = sum(1 << card for card in range(ASSET_CARDS, CARDS))
#: The governor of each zone; Europe has none.
GOVERNOR: Final = [-1, *range(ASSET_CARDS, CARDS)]
#: The asset cards of at most this value.
CARDS_UP_TO: Final = [
    sum(1 << card for card in range(ASSET_CARDS) if CARD_VALUE[card] <= value) for value in range(max(CARD_VALUE) + 1)
]

CARD_MAXIMUM: Final = BOX.card_limit.most


def level(attribute: int, value: int) -> int:
    """What an attribute of this value is good for (END-2.10, 2.11)."""
    levels = LEVELS[attribute]
    return levels[value] if value < len(levels) else levels[-1]


def track_glory(value: int) -> int:
    """The glory of an attribute of this value, on the extender too (END-2.10, END-18.1)."""
    if value < len(TRACK_GLORY):
        return TRACK_GLORY[value]
    return value if BOX.track_glory.every_space_above else TRACK_GLORY[-1]


def members(bits: int) -> list[int]:
    """The numbers of the bits that are set, from the lowest."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found
