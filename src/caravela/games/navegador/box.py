"""The data file's form: which tables and keys data.toml has, what must hold between them (NAV-1.1 to 1.8, 2.3, 2.7)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from caravela.core import data
from caravela.core.data import Checks, Group

#: The three goods, in the order of the market's columns; the order of everything that has one entry a good.
GOODS: Final = ("sugar", "gold", "spice")
#: The lines of the building table from top to bottom; the first three are the goods' factories.
LINE_IDS: Final = ("sugar_factory", "gold_factory", "spice_factory", "shipyard", "church")
SHIPYARD: Final = 3
CHURCH: Final = 4
#: The columns of the player sheet from left to right, which are the types of privilege.
COLUMN_IDS: Final = ("colony", "factory", "explorer", "shipyard", "church")
#: The rondel's actions.
ACTION_IDS: Final = ("sailing", "workers", "market", "colony", "privilege", "ships", "buildings")
PHASES: Final = 3


class Players(Group):
    colours: list[str]
    fewest: int


class Pieces(Group):
    ships_per_player: int
    orange_ships: int
    worker_markers: int
    rondel_stones: int
    explorer_discs: int
    churches: int
    shipyards: int
    factories_per_good: int
    joker_factories: int
    price_markers: int
    wooden_pieces: int
    colony_tokens: int
    privileges_per_type: int
    royal_privileges: int
    double_loss_markers: int


class Rondel(Group):
    spaces: list[str]
    actions: list[str]
    free_steps: int


class Market(Group):
    sugar: list[int]
    gold: list[int]
    spice: list[int]
    factory: list[int]
    start_row: int
    start_row_provenance: str


class Workers(Group):
    lowest: int
    highest: int
    start: int
    price: int
    extra_price: list[int]
    surplus_sale: int


class Ships(Group):
    start: int
    price: int
    extra_price: list[int]
    surplus_sale: int


class Sailing(Group):
    range: list[int]
    fleet: int
    loss: int
    double_fleet: int
    double_loss: int


class Region(Group):
    id: str
    good: str | None = None
    good_provenance: str = ""
    tokens: int = 0
    tokens_provenance: str = ""


class Border(Group):
    between: tuple[str, str]
    colour: str


class Map(Group):
    start: str
    phase_regions: tuple[str, str]
    end_region: str
    chart: dict[str, tuple[int, int] | str]
    regions: list[Region]
    borders: list[Border]


class Colonies(Group):
    sugar: list[int]
    gold: list[int]
    spice: list[int]
    workers: int
    workers_provenance: str


class Building(Group):
    id: str
    workers: int
    prices: list[int]
    prices_provenance: str


class Column(Group):
    id: str
    base: int
    base_provenance: str
    privilege: int
    bonus: list[int]
    bonus_provenance: str


class Privileges(Group):
    at_start: int
    slots: int
    worker_cost: int


class PlayerCount(Group):
    count: int
    shipyards: int
    churches: int
    double_loss: list[str]
    refill: tuple[int, int]
    refill_provenance: str = ""


class Setup(Group):
    money: int
    joker_factories: int
    shipyards: int
    churches: int
    players: list[PlayerCount]


class Scoring(Group):
    worker: int
    ship: int
    money_per_point: int


class Box(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole data file."""

    players: Players
    pieces: Pieces
    rondel: Rondel
    market: Market
    workers: Workers
    ships: Ships
    sailing: Sailing
    map: Map
    colonies: Colonies
    buildings: list[Building]
    sheet: list[Column]
    privileges: Privileges
    setup: Setup
    scoring: Scoring


class _Check(Checks[Box]):
    """Refuses a box that does not add up, naming the key."""

    def __init__(self, file: str, box: Box) -> None:
        super().__init__(file, box)
        self.region_ids = [region.id for region in box.map.regions]

    def all(self) -> None:
        self.pieces()
        self.rondel()
        self.market()
        self.prices()
        self.map()
        self.colonies()
        self.buildings()
        self.sheet()
        self.setup()

    def tens(self, key: str, values: list[int]) -> None:
        for value in values:
            self.need(value > 0 and value % 10 == 0, key, f"{value} is not a positive multiple of 10")

    def rising(self, key: str, values: list[int]) -> None:
        self.tens(key, values)
        super().rising(key, values)

    def pieces(self) -> None:
        pieces, players = self.box.pieces, len(self.box.players.colours)
        total = (
            pieces.ships_per_player * players
            + pieces.orange_ships
            + pieces.worker_markers
            + pieces.rondel_stones
            + pieces.explorer_discs
            + pieces.churches
            + pieces.shipyards
            + pieces.factories_per_good * len(GOODS)
            + pieces.joker_factories
            + pieces.price_markers
        )
        self.need(total == pieces.wooden_pieces, "pieces.wooden_pieces", f"the lists above add up to {total}")

    def rondel(self) -> None:
        rondel = self.box.rondel
        self.count("rondel.spaces", rondel.spaces, 8)
        self.count("rondel.actions", rondel.actions, 8)
        self.once("rondel.spaces", rondel.spaces)
        for name in rondel.actions:
            self.known("rondel.actions", name, ACTION_IDS)

        for name in ACTION_IDS:
            self.need(name in rondel.actions, "rondel.actions", f"{name!r} is missing")
        self.need(0 <= rondel.free_steps <= 8, "rondel.free_steps", "must be 0 to 8")

    def market(self) -> None:
        market = self.box.market
        for name in (*GOODS, "factory"):
            column: list[int] = getattr(market, name)
            self.tens(f"market.{name}", column)
            self.count(f"market.{name}", column, len(market.sugar))
        self.need(1 <= market.start_row <= len(market.sugar), "market.start_row", "is not a row of the market")

    def prices(self) -> None:
        workers, ships = self.box.workers, self.box.ships
        for key, extra in (("workers", workers.extra_price), ("ships", ships.extra_price)):
            self.count(f"{key}.extra_price", extra, PHASES)
            self.tens(f"{key}.extra_price", extra)
        self.need(
            0 < workers.lowest <= workers.start <= workers.highest,
            "workers.start",
            "must lie between lowest and highest",
        )
        self.need(0 < ships.start <= self.box.pieces.ships_per_player, "ships.start", "is more than a player has")
        for key, value in (
            ("workers.price", workers.price),
            ("workers.surplus_sale", workers.surplus_sale),
            ("ships.price", ships.price),
            ("ships.surplus_sale", ships.surplus_sale),
            ("setup.money", self.box.setup.money),
            ("scoring.money_per_point", self.box.scoring.money_per_point),
        ):
            self.tens(key, [value])
        self.sailing()

    def sailing(self) -> None:
        sailing = self.box.sailing
        self.count("sailing.range", sailing.range, PHASES)
        self.need(min(sailing.range) > 0, "sailing.range", "must be above 0")
        self.need(0 <= sailing.loss < sailing.fleet, "sailing.loss", "must be less than the fleet")
        self.need(0 <= sailing.double_loss < sailing.double_fleet, "sailing.double_loss", "must be less than the fleet")

    def map(self) -> None:
        map, ids = self.box.map, self.region_ids
        self.once("map.regions", ids)
        self.count("map.regions", ids, self.box.pieces.explorer_discs + 1)
        for key, id in (
            ("start", map.start),
            ("end_region", map.end_region),
            *(("phase_regions", r) for r in map.phase_regions),
        ):
            self.need(id in ids, f"map.{key}", f"{id!r} is not a region")
        self.need(len(set(map.phase_regions)) == 2, "map.phase_regions", "the same region stands there twice")
        self.need(map.start not in (map.end_region, *map.phase_regions), "map.start", "is discovered from the start")
        for id in map.chart:
            self.need(id in ids or id == "provenance", f"map.chart.{id}", "is not a region")
        for id in ids:
            self.need(isinstance(map.chart.get(id), tuple), f"map.chart.{id}", "is missing or not a pair of numbers")
        self.borders()

    def borders(self) -> None:
        seen: set[frozenset[str]] = set()
        for index, border in enumerate(self.box.map.borders):
            key = f"map.borders[{index}]"
            a, b = border.between
            for id in (a, b):
                self.need(id in self.region_ids, f"{key}.between", f"{id!r} is not a region")
            self.need(a != b, f"{key}.between", f"{a!r} cannot border on itself")
            self.need(
                frozenset((a, b)) not in seen,
                f"{key}.between",
                f"the border of {a!r} and {b!r} stands twice; once is enough for both ways",
            )
            seen.add(frozenset((a, b)))
            self.need(
                border.colour in ("blue", "red"),
                f"{key}.colour",
                f"{border.colour!r} is neither blue nor red",
            )
        for id in self.region_ids:
            self.need(
                any(id in pair for pair in seen),
                "map.borders",
                f"{id!r} has no border, so no ship could reach it",
            )

    def colonies(self) -> None:
        placed = dict.fromkeys(GOODS, 0)
        for region in self.box.map.regions:
            key = f"map.regions[{region.id}]"
            if region.id == self.box.map.start:
                self.need(region.good is None and region.tokens == 0, key, "has no colonies (NAV-7.6)")
                continue
            self.known(f"{key}.good", str(region.good), GOODS)
            self.need(region.tokens > 0, f"{key}.tokens", "must be at least 1")
            placed[str(region.good)] += region.tokens
        tokens = 0
        for good in GOODS:
            prices: list[int] = getattr(self.box.colonies, good)
            self.rising(f"colonies.{good}", prices)
            self.need(
                len(prices) == placed[good] + 1,
                f"colonies.{good}",
                f"has {len(prices)} tokens; the stacks hold {placed[good]}, and one must be left over (NAV-2.3)",
            )
            tokens += len(prices)
        self.need(
            tokens == self.box.pieces.colony_tokens,
            "pieces.colony_tokens",
            f"the lists of prices hold {tokens}",
        )

    def buildings(self) -> None:
        self.ids("buildings", [line.id for line in self.box.buildings], LINE_IDS)
        for line in self.box.buildings:
            self.rising(f"buildings[{line.id}].prices", line.prices)
        for line in self.box.buildings[: len(GOODS)]:
            self.count(f"buildings[{line.id}].prices", line.prices, self.box.pieces.factories_per_good)

    def sheet(self) -> None:
        self.ids("sheet", [column.id for column in self.box.sheet], COLUMN_IDS)
        for column in self.box.sheet:
            key = f"sheet[{column.id}].bonus"
            self.count(key, column.bonus, self.box.privileges.slots)
            self.rising(key, column.bonus[::-1])

    def setup(self) -> None:
        counts = [players.count for players in self.box.setup.players]
        wanted = list(range(self.box.players.fewest, len(self.box.players.colours) + 1))
        self.need(counts == wanted, "setup.players", f"must be for {wanted} players, in this order")
        for players in self.box.setup.players:
            key = f"setup.players[{players.count}]"
            for name, each in (
                ("shipyards", self.box.setup.shipyards),
                ("churches", self.box.setup.churches),
            ):
                line = self.box.buildings[LINE_IDS.index("shipyard" if name == "shipyards" else "church")]
                on_board: int = getattr(players, name)
                total: int = getattr(self.box.pieces, name)
                self.need(
                    on_board + each * players.count == total,
                    f"{key}.{name}",
                    f"with those of the players there must be {total}",
                )
                self.need(
                    on_board <= len(line.prices),
                    f"{key}.{name}",
                    f"the line has {len(line.prices)} positions",
                )
            for id in players.double_loss:
                self.need(id in self.region_ids, f"{key}.double_loss", f"{id!r} is not a region")
            most = self.box.privileges.at_start + sum(players.refill)
            self.need(
                most <= self.box.pieces.privileges_per_type,
                f"{key}.refill",
                f"would need {most} privileges of each type",
            )


def load_box(path: Path) -> Box:
    """The data file, checked; BadData names file, key and reason."""
    box = data.read(path, Box)
    _Check(path.name, box).all()
    return box
