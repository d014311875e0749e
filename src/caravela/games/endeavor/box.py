"""The data file's form: which tables and keys data.toml has (END-1.1 to 1.8). What must hold in it: checks.py."""

from __future__ import annotations

from typing import Final

import msgspec

from caravela.core.data import Group

#: The attributes, in the order of the mat's tracks and of every list of symbols; glory comes behind them.
ATTRIBUTE_IDS: Final = ("industry", "culture", "wealth", "influence")
#: The five actions, in the order of the rulebook's chapters.
ACTION_IDS: Final = ("ship", "occupy", "attack", "payment", "draw")
EFFECT_IDS: Final = ("", "memorial", "town_hall")
SIDE_IDS: Final = ("a", "b")
#: Copies of each building, and types of building, by level (END-1.3).
COPIES: Final = (5, 4, 3, 2, 1)
TYPES: Final = (3, 3, 3, 3, 7)
EUROPE_ID: Final = "europe"


class Players(Group):
    colours: list[str]
    colours_provenance: str
    fewest: int


class Pieces(Group):
    board_sides: int
    trade_tokens: int
    building_tiles: int
    building_types: int
    start_tiles: int
    asset_cards: int
    governor_cards: int
    player_mats: int
    discs_per_player: int
    markers_per_player: int
    track_extenders: int
    crowns: int


class Mat(Group):
    track_end: int
    coast: int
    coast_provenance: str
    card_spaces: int
    card_spaces_provenance: str
    governor_spaces: int


class Rounds(Group):
    count: int


class Levels(Group):
    thresholds: list[int]
    build: list[int]
    growth: list[int]
    salary: list[int]
    cards: list[int]
    build_provenance: str
    growth_provenance: str
    salary_provenance: str
    cards_provenance: str


class TrackGlory(Group):
    spaces: list[int]
    every_space_above: bool
    every_space_above_provenance: str = ""


class Token(Group):
    id: str
    count: int
    actions: list[str] = msgspec.field(default_factory=list)


class StartBuilding(Group):
    id: str
    symbols: list[int]
    actions: list[str]
    actions_provenance: str


class Building(Group):
    id: str
    level: int
    copies: int
    symbols: list[int]
    symbols_provenance: str
    actions: list[str]
    actions_provenance: str
    effect: str = ""
    joined: str = ""
    joined_provenance: str = ""
    locked: bool = False
    locked_provenance: str = ""


class Card(Group):
    value: int
    symbols: list[int]
    bonus_disc: bool = False
    abolition: bool = False


class Deck(Group):
    id: str
    zone: str
    cards: list[Card]
    slavery: bool = False


class Governor(Group):
    zone: str
    symbols: list[int]
    symbols_provenance: str


class Zone(Group):
    id: str
    region: bool


Point = tuple[int, int]


class Chart(Group):
    zone: str
    box: tuple[int, int, int, int]
    deck: Point
    slavery_deck: Point | None = None
    discard_pile: Point | None = None
    open_sea: Point | None = None
    track: tuple[Point, Point] | None = None


class Place(Group):
    id: str
    zone: str
    kind: str
    glory: int
    sides: str
    at: Point
    sides_provenance: str = ""


class Map(Group):
    places: list[Place]


class Side(Group):
    id: str
    tracks: list[int]
    tracks_provenance: str
    round_routes: list[tuple[str, str]]
    square_routes: list[tuple[str, str]]
    round_routes_provenance: str = ""
    square_routes_provenance: str = ""


class PlayerCount(Group):
    count: int
    sides: list[str]


class Setup(Group):
    level_5_in_offer: int
    players: list[PlayerCount]


class CardLimit(Group):
    most: int


class Scoring(Group):
    route: int
    empty_governor_space: int
    discs_per_glory: int
    slavery_set_aside: int
    draw_symbol: int


class SilentFleet(Group):
    players: int
    discs: int
    sides: list[str]


class Box(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole data file."""

    players: Players
    pieces: Pieces
    mat: Mat
    rounds: Rounds
    levels: Levels
    track_glory: TrackGlory
    tokens: list[Token]
    start_buildings: list[StartBuilding]
    buildings: list[Building]
    decks: list[Deck]
    governors: list[Governor]
    zones: list[Zone]
    chart: list[Chart]
    map: Map
    sides: list[Side]
    setup: Setup
    card_limit: CardLimit
    scoring: Scoring
    silent_fleet: SilentFleet
