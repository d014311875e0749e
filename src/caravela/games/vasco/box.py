"""The data file's form: which tables and keys data.toml has, and what must hold between them (chapter 1)."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from caravela.core import data
from caravela.core.data import Checks, Group

#: The areas with action spaces, in the order of everything that has one entry an area.
AREA_IDS: Final = ("recruiting", "characters", "projects", "navigation")
RECRUITING: Final = 0
CHARACTERS_AREA: Final = 1
PROJECTS_AREA: Final = 2
NAVIGATION: Final = 3
#: The characters.
CHARACTER_IDS: Final = ("manuel", "dias", "alvares", "sernigi")
MANUEL: Final = 0
DIAS: Final = 1
ALVARES: Final = 2
SERNIGI: Final = 3
#: The two money cells of the Characters area.
SUM_IDS: Final = ("upper", "lower")
#: The harbours in sailing order, Mombasa before Malindi (VDG-R1).
HARBOUR_IDS: Final = ("natal", "terra", "mozambique", "mombasa", "malindi", "calicut")
#: What a harbour can give for each ship sent there.
BONUS_IDS: Final = ("none", "project", "sailor", "captain", "reals")
DECK_IDS: Final = ("i", "ii", "iii")
#: Start numbers and change numbers of the Vasco tiles (VDG-1.4).
LOWEST_START: Final = 4
HIGHEST_START: Final = 12
LARGEST_CHANGE: Final = 3


class Players(Group):
    colours: list[str]
    fewest: int


class Pieces(Group):
    projects: int
    merchant_ships: int
    vasco_tiles: int
    characters: int
    numbers: int
    discs_per_player: int
    extra_discs_per_player: int
    captains_per_player: int
    sailors: int
    missionaries: int
    coins_of_1: int
    coins_of_5: int


class Rounds(Group):
    count: int


class Crew(Group):
    colours: list[str]
    missionary: str
    sailors: list[int]
    sailors_provenance: str


class NumberZone(Group):
    first: list[int]
    last: list[int]
    reals: list[int]
    extra: list[int]
    extra_provenance: str
    extra_reals: int
    extra_reals_provenance: str


class Areas(Group):
    ids: list[str]


class PlayerCount(Group):
    count: int
    sections: int
    characters: list[str]
    action_spaces: list[int]
    action_spaces_provenance: str = ""


class Setup(Group):
    reals: int
    captains: int
    captains_to_recruit: int
    sailors_per_section: int
    missionaries: int
    players: list[PlayerCount]


class Deck(Group):
    id: str
    #: Id, limit, crew, reals, points.
    tiles: list[tuple[str, int, int, int, int]]
    stated: list[str] = msgspec.field(default_factory=list)
    stated_provenance: str = ""


class Projects(Group):
    upper_cells: int
    price_of_one: int
    price_of_two: int
    lowest_limit: int
    highest_limit: int
    smallest_crew: int
    largest_crew: int
    decks: list[Deck]


class MerchantShips(Group):
    limits: list[int]


class VascoTiles(Group):
    start: list[int]
    start_provenance: str
    change: list[int]
    upper: list[int]
    lower: list[int]


class Recruiting(Group):
    sections: int
    capacity: int
    colour_prices: list[int]
    captain_price: int
    refill: int


class Harbour(Group, kw_only=True):
    id: str
    spaces: list[int]
    spaces_provenance: str = ""
    completion: int
    completion_provenance: str = ""
    bonus: str
    amount: int


class Characters(Group):
    ids: list[str]
    dias_points: int
    alvares_missionaries: int


class Scoring(Group):
    reals_per_point: int
    ship_with_captain: int


class Box(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole data file."""

    players: Players
    pieces: Pieces
    rounds: Rounds
    crew: Crew
    number_zone: NumberZone
    areas: Areas
    setup: Setup
    projects: Projects
    merchant_ships: MerchantShips
    vasco_tiles: VascoTiles
    recruiting: Recruiting
    harbours: list[Harbour]
    chart: dict[str, tuple[int, int] | str]
    characters: Characters
    scoring: Scoring


class _Check(Checks[Box]):
    """Refuses a box that does not add up, naming the key."""

    def all(self) -> None:
        self.crew()
        self.captains()
        self.number_zone()
        self.projects()
        self.tiles()
        self.harbours()
        self.merchant_ships()
        self.vasco_tiles()
        self.recruiting()
        self.chart()
        self.characters()
        self.setup()
        self.scoring()

    def crew(self) -> None:
        crew = self.box.crew
        self.need(len({*crew.colours, crew.missionary}) == 5, "crew.colours", "must be four colours that are not white")
        self.count("crew.sailors", crew.sailors, len(crew.colours))
        self.least("crew.sailors", crew.sailors, 1)
        total = self.box.pieces.sailors
        self.need(sum(crew.sailors) == total, "crew.sailors", f"must add up to {total}, not {sum(crew.sailors)}")

    def captains(self) -> None:
        setup, total = self.box.setup, self.box.pieces.captains_per_player
        self.least("setup.captains", [setup.captains], 0)
        self.need(
            setup.captains + setup.captains_to_recruit == total,
            "setup.captains_to_recruit",
            f"with those of the start there must be {total}",
        )
        self.within("setup.missionaries", setup.missionaries, 0, self.box.pieces.missionaries)
        self.least("setup.reals", [setup.reals], 0)

    def number_zone(self) -> None:
        zone = self.box.number_zone
        for name in ("last", "reals"):
            self.count(f"number_zone.{name}", getattr(zone, name), len(zone.first))
        numbers = [n for a, b in zip(zone.first, zone.last, strict=True) for n in range(a, b + 1)]
        plain = self.box.pieces.numbers - len(zone.extra)
        self.need(
            numbers == list(range(1, plain + 1)),
            "number_zone.first",
            f"the lines must hold the numbers 1 to {plain}, each once",
        )
        self.need(
            zone.extra == list(range(plain + 1, self.box.pieces.numbers + 1)),
            "number_zone.extra",
            f"must be the numbers behind {plain}",
        )
        self.least("number_zone.reals", [*zone.reals, zone.extra_reals], 0)
        discs = self.box.pieces.discs_per_player * len(self.box.players.colours)
        self.need(plain >= discs, "pieces.numbers", f"must be enough for {discs} discs beside the extra ones")

    def projects(self) -> None:
        projects, pieces = self.box.projects, self.box.pieces
        self.ids("projects.decks", [deck.id for deck in projects.decks], DECK_IDS)
        tiles = sum(len(deck.tiles) for deck in projects.decks)
        self.need(tiles == pieces.projects, "projects.decks", f"must hold {pieces.projects} tiles, not {tiles}")
        a_round = projects.upper_cells + 1
        rounds = self.box.rounds.count
        self.need(
            pieces.projects == a_round * rounds,
            "pieces.projects",
            f"must be {a_round} for each of the {rounds} rounds",
        )
        self.need(
            len(projects.decks[0].tiles) >= a_round,
            "projects.decks[i].tiles",
            f"must be at least {a_round}, for the first round",
        )
        self.least("projects.price_of_one", [projects.price_of_one], 0)
        self.least("projects.price_of_two", [projects.price_of_two], projects.price_of_one)

    def tiles(self) -> None:
        projects = self.box.projects
        seen: set[str] = set()
        for deck in projects.decks:
            for id, limit, crew, reals, points in deck.tiles:
                key = f"projects.decks[{deck.id}].tiles[{id}]"
                self.need(id not in seen, key, "stands there twice")
                self.need(id.startswith(f"{deck.id}-"), key, f"must begin with its deck, {deck.id}-")
                seen.add(id)
                self.within(f"{key}.limit", limit, projects.lowest_limit, projects.highest_limit)
                self.within(f"{key}.crew", crew, projects.smallest_crew, projects.largest_crew)
                self.least(f"{key}.reals", [reals], 0)
                self.least(f"{key}.points", [points], 0)
            for id in deck.stated:
                self.need(id in seen, f"projects.decks[{deck.id}].stated", f"{id!r} is not a tile of the deck")
        self.within("projects.smallest_crew", projects.smallest_crew, 1, projects.largest_crew)
        self.within("projects.largest_crew", projects.largest_crew, 1, len(self.box.crew.colours) + 1)

    def merchant_ships(self) -> None:
        """Any limit will do with which the ship of the set-up finds a space (VDG-2.18)."""
        limits, wanted = self.box.merchant_ships.limits, self.box.pieces.merchant_ships
        self.count("merchant_ships.limits", limits, wanted)
        rounds = self.box.rounds.count
        self.need(wanted == rounds + 1, "pieces.merchant_ships", f"must be one for the set-up and {rounds} rounds")
        lowest = min(value for harbour in self.box.harbours for value in harbour.spaces)
        self.least("merchant_ships.limits", limits, lowest)

    def vasco_tiles(self) -> None:
        """The tiles may stand in any order, and two of them may begin alike."""
        tiles, rounds = self.box.vasco_tiles, self.box.rounds.count
        self.need(self.box.pieces.vasco_tiles > rounds, "pieces.vasco_tiles", f"must be more than the {rounds} rounds")
        for name in ("start", "change", "upper", "lower"):
            self.count(f"vasco_tiles.{name}", getattr(tiles, name), self.box.pieces.vasco_tiles)
        for start in tiles.start:
            self.within("vasco_tiles.start", start, LOWEST_START, HIGHEST_START)
        for change in tiles.change:
            self.within("vasco_tiles.change", change, -LARGEST_CHANGE, LARGEST_CHANGE)
        self.least("vasco_tiles.upper", tiles.upper, 1)
        self.least("vasco_tiles.lower", tiles.lower, 1)

    def recruiting(self) -> None:
        recruiting, crew = self.box.recruiting, self.box.crew
        self.need(recruiting.sections == len(self.box.players.colours), "recruiting.sections", "must be one a player")
        prices = recruiting.colour_prices
        self.count("recruiting.colour_prices", prices, len(crew.colours))
        self.least("recruiting.colour_prices", prices, 0)
        self.need(all(a <= b for a, b in pairwise(prices)), "recruiting.colour_prices", "must not fall")
        self.least("recruiting.captain_price", [recruiting.captain_price], 0)
        at_start = self.box.setup.sailors_per_section
        self.within("setup.sailors_per_section", at_start, 0, recruiting.capacity)
        self.need(
            recruiting.sections * at_start <= self.box.pieces.sailors,
            "setup.sailors_per_section",
            "is more than the bag holds",
        )
        self.within("recruiting.refill", recruiting.refill, 0, recruiting.capacity)

    def harbours(self) -> None:
        self.ids("harbours", [harbour.id for harbour in self.box.harbours], HARBOUR_IDS)
        for harbour in self.box.harbours:
            key = f"harbours[{harbour.id}]"
            self.need(bool(harbour.spaces), f"{key}.spaces", "must be at least one")
            for value in harbour.spaces:
                self.within(f"{key}.spaces", value, 1, self.box.projects.highest_limit)
            self.least(f"{key}.completion", [harbour.completion], 0)
            self.need(
                harbour.bonus in BONUS_IDS,
                f"{key}.bonus",
                f"{harbour.bonus!r} is not one of {', '.join(BONUS_IDS)}",
            )
            self.least(f"{key}.amount", [harbour.amount], 0)

    def chart(self) -> None:
        for id in self.box.chart:
            self.need(id in HARBOUR_IDS or id == "provenance", f"chart.{id}", "is not a harbour")
        for id in HARBOUR_IDS:
            self.need(isinstance(self.box.chart.get(id), tuple), f"chart.{id}", "is missing or not a pair of numbers")

    def characters(self) -> None:
        characters = self.box.characters
        self.ids("characters.ids", characters.ids, CHARACTER_IDS)
        self.ids("areas.ids", self.box.areas.ids, AREA_IDS)
        self.count("characters.ids", characters.ids, self.box.pieces.characters)
        self.least("characters.dias_points", [characters.dias_points], 0)
        self.least("characters.alvares_missionaries", [characters.alvares_missionaries], 0)

    def setup(self) -> None:
        counts = [players.count for players in self.box.setup.players]
        wanted = list(range(self.box.players.fewest, len(self.box.players.colours) + 1))
        self.need(counts == wanted, "setup.players", f"must be for {wanted} players, in this order")
        for players in self.box.setup.players:
            key = f"setup.players[{players.count}]"
            self.need(players.sections == players.count, f"{key}.sections", "must be one for each player (VDG-2.5)")
            self.dealt(f"{key}.characters", players)
            self.spaces(f"{key}.action_spaces", players)

    def dealt(self, key: str, players: PlayerCount) -> None:
        dealt = players.characters
        self.count(key, dealt, players.count)
        for id in dealt:
            self.need(id in CHARACTER_IDS, key, f"{id!r} is not one of {', '.join(CHARACTER_IDS)}")
        self.need(len(set(dealt)) == len(dealt), key, "a character stands there twice")
        self.need(dealt[0] == "dias", key, "the First Player receives dias (VDG-2.8)")
        self.need("sernigi" in dealt, key, "somebody must receive sernigi (VDG-2.18)")

    def spaces(self, key: str, players: PlayerCount) -> None:
        """Every disc of Phase 1 finds a space: the ordinary ones and the extra disc of the owner of Manuel.

        An extra disc of Phase 2 has at least the space that its owner has just left (VDG-10.10).
        """
        self.count(key, players.action_spaces, len(AREA_IDS))
        self.least(key, players.action_spaces, 0)
        discs = players.count * self.box.pieces.discs_per_player + self.box.pieces.extra_discs_per_player
        self.need(sum(players.action_spaces) >= discs, key, f"must hold {discs} discs in all")

    def scoring(self) -> None:
        self.least("scoring.reals_per_point", [self.box.scoring.reals_per_point], 1)
        self.least("scoring.ship_with_captain", [self.box.scoring.ship_with_captain], 0)


def load_box(path: Path) -> Box:
    """The data file, checked; BadData names file, key and reason."""
    box = data.read(path, Box)
    _Check(path.name, box).all()
    return box


def vasco_ids(start: list[int]) -> list[int | str]:
    """What each Vasco tile is called: its start number, with a letter behind it where an earlier tile has the same.

    >>> vasco_ids([4, 8, 8, 9, 8])
    [4, 8, '8b', 9, '8c']
    """
    earlier = [start[:tile].count(number) for tile, number in enumerate(start)]
    return [f"{number}{chr(ord('a') + same)}" if same else number for number, same in zip(start, earlier, strict=True)]
