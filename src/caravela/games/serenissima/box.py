"""The data file's form: which tables and keys data.toml has, and what must hold between them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from caravela.core import data
from caravela.core.data import Checks, Group

#: The goods, in the order of everything that has one entry a good.
GOODS: Final = ("wood", "stone", "marble", "wine", "gold", "spice")
PORTS: Final = 19
ZONES: Final = 20
SCORINGS: Final = 3
#: A warehouse takes at most one cube of every good that the port does not make (SER-6.3).
LARGEST_WAREHOUSE: Final = len(GOODS) - 1


class Players(Group):
    colours: list[str]
    fewest: int


class Pieces(Group):
    galleys: int
    sailors_per_colour: int
    sailors: int
    galley_cubes_per_colour: int
    galley_cubes: int
    port_cards: int
    doge_cards: int
    closed_port_cards: int
    help_cards: int
    fort_tokens: int
    basilica_tokens: int
    dice: int
    coins: int
    coin_values: list[int]


class Goods(Group):
    wood: int
    stone: int
    marble: int
    wine: int
    gold: int
    spice: int
    total: int


class Port(Group):
    id: str
    good: str
    good_provenance: str
    spaces: list[int]
    spaces_provenance: str
    start: bool
    start_provenance: str


class Zone(Group):
    id: str
    adjacent: list[str]


class Chart(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    towns: dict[str, tuple[int, int] | str]
    waters: dict[str, tuple[int, int] | str]


class Sale(Group):
    lowest_value: int
    highest_value: int
    spice_bonus: int


class Costs(Group):
    cube: int
    sailor: int
    galley: int
    fort: int
    basilica: int


class Limits(Group):
    slots: int
    special_investment_galleys: int
    scorings: int


class Buildings(Group):
    fort_needs: list[str]
    basilica_needs: list[str]
    fort_dice: int


class Dice(Group):
    skulls: list[int]


class Income(Group):
    by_cubes: list[int]
    by_cubes_provenance: str
    full: int
    basilica: int
    wine: int


class DogeCard(Group):
    id: str
    count: int
    count_provenance: str
    advance: int
    wine: bool
    reshuffle: bool


class Track(Group):
    id: str
    players: list[int]
    scoring: list[int]
    scoring_provenance: str


class Agreed(Group):
    wood: str
    wine: str
    stone: str
    marble: str


class PlayerCount(Group):
    count: int
    sailors: int
    galleys: int
    start_galleys: int
    track: str
    closed: bool


class Setup(Group):
    ducats: int
    port_sailors: int
    galley_sailors: int
    closed_goods: list[str]
    agreed: Agreed
    players: list[PlayerCount]


class Box(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole data file."""

    players: Players
    pieces: Pieces
    goods: Goods
    ports: list[Port]
    zones: list[Zone]
    chart: Chart
    sale: Sale
    costs: Costs
    limits: Limits
    buildings: Buildings
    dice: Dice
    income: Income
    doge: list[DogeCard]
    tracks: list[Track]
    setup: Setup


class _Check(Checks[Box]):
    """Refuses a box that does not add up, naming the key."""

    def __init__(self, file: str, box: Box) -> None:
        super().__init__(file, box)
        self.port_ids = [port.id for port in box.ports]
        self.zone_ids = [zone.id for zone in box.zones]

    def all(self) -> None:
        self.pieces()
        self.goods()
        self.ports()
        self.zones()
        self.chart()
        self.numbers()
        self.buildings()
        self.income()
        self.doge()
        self.tracks()
        self.setup()
        self.closing()

    def not_falling(self, key: str, values: list[int]) -> None:
        """A row rises or stays: the rulebook does not say that every number is another."""
        self.need(all(a <= b for a, b in pairwise(values)), key, "must not fall from left to right")

    def pieces(self) -> None:
        pieces, colours = self.box.pieces, self.box.players.colours
        self.once("players.colours", colours)
        self.need(1 < self.box.players.fewest <= len(colours), "players.fewest", "must lie between 2 and the colours")
        for key, each, total in (
            ("sailors", pieces.sailors_per_colour, pieces.sailors),
            ("galley_cubes", pieces.galley_cubes_per_colour, pieces.galley_cubes),
        ):
            self.need(each * len(colours) == total, f"pieces.{key}", f"{len(colours)} colours have {each} each")

    def goods(self) -> None:
        goods = self.box.goods
        pool: list[int] = [getattr(goods, good) for good in GOODS]
        for good, cubes in zip(GOODS, pool, strict=True):
            self.need(cubes > 0, f"goods.{good}", "must be at least 1")
        self.need(sum(pool) == goods.total, "goods.total", f"the cubes add up to {sum(pool)}")

    def ports(self) -> None:
        self.count("ports", self.port_ids, PORTS)
        self.once("ports", self.port_ids)
        self.need(self.box.pieces.port_cards == PORTS, "pieces.port_cards", f"there are {PORTS} ports")
        sale = self.box.sale
        for port in self.box.ports:
            key = f"ports[{port.id}]"
            self.known(f"{key}.good", port.good, GOODS)
            self.need(
                1 <= len(port.spaces) <= LARGEST_WAREHOUSE,
                f"{key}.spaces",
                f"needs 1 to {LARGEST_WAREHOUSE} entries, not {len(port.spaces)}",
            )
            self.not_falling(f"{key}.spaces", port.spaces)
            self.need(
                sale.lowest_value <= port.spaces[0] and port.spaces[-1] <= sale.highest_value,
                f"{key}.spaces",
                f"must lie between {sale.lowest_value} and {sale.highest_value}",
            )
        for good in GOODS:
            self.need(any(port.good == good for port in self.box.ports), "ports", f"no port makes {good}")
        starts = sum(port.start for port in self.box.ports)
        players = len(self.box.players.colours)
        self.need(starts >= players, "ports", f"only {starts} are start ports, and {players} can play")

    def zones(self) -> None:
        self.count("zones", self.zone_ids, ZONES)
        self.once("zones", self.zone_ids)
        for id in self.port_ids:
            self.need(id in self.zone_ids, "zones", f"the port {id!r} has no zone of its name")
        adjacent = {zone.id: zone.adjacent for zone in self.box.zones}
        for id, others in adjacent.items():
            key = f"zones[{id}].adjacent"
            self.once(key, others)
            for other in others:
                self.need(other in adjacent, key, f"{other!r} is not a zone")
                self.need(other != id, key, f"{id!r} cannot be adjacent to itself")
                self.need(id in adjacent[other], key, f"{other!r} is named here, but does not name {id!r}")
        self.connected(adjacent)

    def connected(self, adjacent: dict[str, list[str]]) -> None:
        reached = [self.zone_ids[0]]
        for id in reached:
            reached += [other for other in adjacent[id] if other not in reached]
        for id in self.zone_ids:
            self.need(id in reached, f"zones[{id}].adjacent", f"no galley could reach it from {self.zone_ids[0]!r}")

    def chart(self) -> None:
        for key, places, ids in (
            ("chart.towns", self.box.chart.towns, self.port_ids),
            ("chart.waters", self.box.chart.waters, self.zone_ids),
        ):
            for id in ids:
                self.need(isinstance(places.get(id), tuple), f"{key}.{id}", "is missing or not a pair of numbers")
            for id in places:
                self.need(id in ids or id == "provenance", f"{key}.{id}", "is not a place of the board")

    def numbers(self) -> None:
        limits, pieces = self.box.limits, self.box.pieces
        self.need(limits.scorings == SCORINGS, "limits.scorings", f"must be {SCORINGS} (SER-11.3)")
        self.need(limits.slots >= 2, "limits.slots", "must hold a sailor and a cube at least")
        for table, group, names in (
            ("pieces", pieces, ("fort_tokens", "basilica_tokens")),
            ("costs", self.box.costs, ("cube", "sailor", "galley", "fort", "basilica")),
            ("sale", self.box.sale, ("spice_bonus",)),
        ):
            for name in names:
                self.need(getattr(group, name) >= 0, f"{table}.{name}", "must not be negative")

    def buildings(self) -> None:
        for key, needs in (
            ("buildings.fort_needs", self.box.buildings.fort_needs),
            ("buildings.basilica_needs", self.box.buildings.basilica_needs),
        ):
            for good in needs:
                self.known(key, good, GOODS)
        skulls = self.box.dice.skulls
        self.need(bool(skulls) and min(skulls) >= 0, "dice.skulls", "needs the skulls of every face, 0 or more")
        self.need(any(skulls), "dice.skulls", "no face has a skull, so no fight would end")

    def income(self) -> None:
        income = self.box.income
        self.count("income.by_cubes", income.by_cubes, LARGEST_WAREHOUSE + 1)
        self.need(income.by_cubes[0] == 0, "income.by_cubes", "an empty warehouse pays nothing (SER-11.1)")
        self.not_falling("income.by_cubes", income.by_cubes)

    def doge(self) -> None:
        cards = self.box.doge
        self.once("doge", [card.id for card in cards])
        for card in cards:
            self.need(card.count > 0, f"doge[{card.id}].count", "must be at least 1")
            self.need(card.advance >= 0, f"doge[{card.id}].advance", "the white pawn never moves back")
        total = sum(card.count for card in cards)
        self.need(total == self.box.pieces.doge_cards, "pieces.doge_cards", f"the deck has {total}")
        for card in cards:
            self.need(
                card.advance > 0 or not card.reshuffle,
                f"doge[{card.id}].advance",
                "a card that is shuffled back must move the white pawn, or the game might not end",
            )
        self.need(any(card.reshuffle for card in cards), "doge", "without a card that shuffles, the deck would run out")

    def tracks(self) -> None:
        self.once("tracks", [track.id for track in self.box.tracks])
        for track in self.box.tracks:
            key = f"tracks[{track.id}].scoring"
            self.count(key, track.scoring, SCORINGS)
            self.need(track.scoring[0] > 0, key, "must lie behind the start space")
            self.rising(key, track.scoring)

    def setup(self) -> None:
        setup, pieces = self.box.setup, self.box.pieces
        counts = [players.count for players in setup.players]
        wanted = list(range(self.box.players.fewest, len(self.box.players.colours) + 1))
        self.need(counts == wanted, "setup.players", f"must be for {wanted} players, in this order")
        tracks = {track.id: track for track in self.box.tracks}
        for players in setup.players:
            key = f"setup.players[{players.count}]"
            used = setup.port_sailors + players.start_galleys * setup.galley_sailors
            self.need(
                used <= players.sailors <= pieces.sailors_per_colour,
                f"{key}.sailors",
                f"must lie between the {used} of the set-up and the {pieces.sailors_per_colour} of a colour",
            )
            self.need(
                players.count * players.start_galleys <= players.galleys <= pieces.galleys,
                f"{key}.galleys",
                "must suffice for the set-up and not exceed the galleys of the box",
            )
            self.need(players.track in tracks, f"{key}.track", f"{players.track!r} is not a track")
            self.need(
                players.count in tracks[players.track].players,
                f"{key}.track",
                f"the track {players.track!r} is not for {players.count} players",
            )

    def closing(self) -> None:
        setup = self.box.setup
        self.once("setup.closed_goods", setup.closed_goods)
        self.count("setup.closed_goods", setup.closed_goods, self.box.pieces.closed_port_cards)
        by_id = {port.id: port for port in self.box.ports}
        for good in setup.closed_goods:
            self.known("setup.closed_goods", good, GOODS)
            agreed = getattr(setup.agreed, good, "")
            self.need(agreed in by_id, f"setup.agreed.{good}", f"{agreed!r} is not a port")
            self.need(by_id[agreed].good == good, f"setup.agreed.{good}", f"{agreed!r} does not make {good}")
        self.start_ports()
        self.need(setup.port_sailors >= 1, "setup.port_sailors", "must be at least 1")
        self.within("setup.galley_sailors", setup.galley_sailors, 1, self.box.limits.slots)
        for port in self.box.ports:
            if port.start:
                self.need(
                    setup.port_sailors <= len(port.spaces),
                    f"ports[{port.id}].spaces",
                    f"a start port must hold {setup.port_sailors} sailors",
                )

    def start_ports(self) -> None:
        """Enough of them stay open, whichever ports were closed before (SER-2.6, 2.14)."""
        closing = [players.count for players in self.box.setup.players if players.closed]
        spare = sum(port.start for port in self.box.ports) - max(closing, default=0)
        for good in self.box.setup.closed_goods:
            starts = [port.start for port in self.box.ports if port.good == good]
            self.need(
                spare > 0 or not all(starts),
                "setup.closed_goods",
                f"every port of {good} is a start port, so closing could get stuck (SER-2.14)",
            )
            spare -= any(starts)


def load_box(path: Path) -> Box:
    """The data file, checked; BadData names file, key and reason."""
    box = data.read(path, Box)
    _Check(path.name, box).all()
    return box
