"""The position of a game of Navegador: plain numbers and lists; what a seat has lies at seat × width + index."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Final

from caravela.core.fields import Each, OneOf, SetOf, Trail
from caravela.core.state import State, Variant
from caravela.games.navegador.box import CHURCH, COLUMN_IDS, GOODS, LINE_IDS, SHIPYARD
from caravela.games.navegador.components import COLOURS, COLUMNS, LINES, REGION_IDS, REGIONS, SPACE_IDS

#: The decisions, by the numbers that `node` holds; each has its row beside its chapter.
AT_START: Final = 0
AT_TURN: Final = 1
AT_PAY: Final = 2
AT_SAIL: Final = 3
AT_FLEET: Final = 4
AT_LOSE: Final = 5
AT_TOKEN: Final = 6
AT_WORKERS: Final = 7
AT_SHIPS: Final = 8
AT_COLONY: Final = 9
AT_MARKET: Final = 10
AT_BUILD: Final = 11
AT_PRIVILEGE: Final = 12
AT_ROYAL: Final = 13
AT_OVER: Final = 14

#: Why the game ends.
END_IDS: Final = ("nagasaki", "last_building", "turn_cap")
END_NAGASAKI: Final = 0
END_BUILDINGS: Final = 1
END_CAP: Final = 2


class NavegadorVariant(Variant):
    """The options of one game, as `meta.OPTIONS` describes them."""

    start: str
    turn_cap: int
    surplus_paid_in_batch: bool
    discovering_ships_stop: bool
    phase_change_at_next_turn: bool
    refill_adds: bool
    null_actions_allowed: bool
    cheapest_colony_forced: bool
    cheapest_of_good: bool

    __slots__ = tuple(__annotations__)


class NavegadorState(State[NavegadorVariant]):
    """Everything that lies on the table, and where in a turn the game stands; all of it is open (NAV-15.3, NAV-R20)."""

    # the game
    #: Who has the first turn of each round.
    starter: Annotated[int, OneOf("seat")]
    #: Turns completed by all players together.
    turn: int
    #: The phase of the game, from 1.
    phase: int
    #: The phase that a discovery has called for and that has not begun yet.
    next_phase: Annotated[int, OneOf("phase")]
    #: Turns still to come once the end is triggered, the current one included; NONE before.
    turns_left: int
    #: Why the game ends, once that is known.
    end_reason: Annotated[int, OneOf("end")]

    # the board
    #: Discovered regions.
    discovered: Annotated[int, SetOf("region")]
    #: Regions with a double-loss marker.
    double_loss: Annotated[int, SetOf("region")]
    #: The row of each price marker, from 0 at the top.
    rows: Annotated[list[int], Each("good")]
    #: Buildings left in each line.
    line_left: Annotated[list[int], Each("line")]
    #: Privileges of each type on offer.
    gallery: Annotated[list[int], Each("column")]
    #: Privileges of each type that have come into the game.
    brought_out: Annotated[list[int], Each("column")]
    #: The prices of the face-up colony tokens of each region, cheapest first.
    stacks: Annotated[list[tuple[int, ...]], Each("region")]
    #: The colony tokens of each good that nobody has seen, a bit each.
    bag: Annotated[list[int], Each("good")]

    # the card
    #: Who holds the Navegador card.
    holder: Annotated[int, OneOf("seat")]
    #: The rondel space of the orange ship.
    orange: Annotated[int, OneOf("space")]
    #: Whether the current sailing is the card's (`card.NO_CARD`, …).
    card_sailing: int

    # the seats
    #: Cruzados of each seat; those of the bank are not counted, it never runs out of them (NAV-1.9).
    money: Annotated[list[int], Each("seat")]
    #: Workers of each seat.
    workers: Annotated[list[int], Each("seat")]
    #: The rondel space of each stone, NONE before the first turn.
    stone: Annotated[list[int], Each("seat"), OneOf("space")]
    #: Ships of each seat that are not on the board.
    supply: Annotated[list[int], Each("seat")]
    #: Ships of each seat in each region.
    ships: Annotated[list[int], Each("seat", "region")]
    #: The prices of the colony tokens of each seat and good.
    colonies: Annotated[list[tuple[int, ...]], Each("seat", "good")]
    #: The buildings of each seat and line; the joker factory is not counted here.
    buildings: Annotated[list[int], Each("seat", "line")]
    #: Explorer discs of each seat.
    discs: Annotated[list[int], Each("seat")]
    #: Privileges of each seat in each column.
    privileges: Annotated[list[int], Each("seat", "column")]
    #: The column of each royal privilege, NONE before the end.
    royal: Annotated[list[int], Each("seat"), OneOf("column")]

    # the current action
    #: The number of the latest step of the current action; the ordered list starts from it.
    last: Annotated[int, OneOf("action"), Trail]
    #: Ships still to be paid for the stone's way.
    paying: int
    #: While sailing: ships that have not moved. While founding colonies: ships that have no colony yet.
    unmoved: Annotated[list[int], Each("region")]
    #: The region that is being discovered.
    target: Annotated[int, OneOf("region")]
    #: The borders that each ship of the discovering fleet could still cross.
    fleet: list[int]
    #: Ships that the fleet still needs.
    fleet_left: int
    #: Ships of the fleet still to be lost.
    losses: int
    #: Colony tokens still to be turned up.
    drawing: int
    #: Discoveries in this sailing (at most 1).
    discoveries: int
    #: Workers that no colony or building of this action has used.
    free_workers: int
    #: The goods already sold or processed in this action.
    goods_done: Annotated[int, SetOf("good")]
    #: Whether the joker factory can still be used in this action.
    joker_free: int

    __slots__ = tuple(__annotations__)

    AXES: ClassVar[Mapping[str, Sequence[str]]] = {
        "seat": COLOURS,
        "region": REGION_IDS,
        "space": SPACE_IDS,
        "good": GOODS,
        "line": LINE_IDS,
        "column": COLUMN_IDS,
        "end": END_IDS,
    }

    def clone(self) -> NavegadorState:
        new = NavegadorState(self.variant)
        self.copy_to(new)
        return new

    def copy_to(self, new: NavegadorState) -> None:
        new.seats = self.seats
        new.node = self.node
        new.active = self.active
        new.starter = self.starter
        new.turn = self.turn
        new.phase = self.phase
        new.next_phase = self.next_phase
        new.turns_left = self.turns_left
        new.end_reason = self.end_reason
        new.discovered = self.discovered
        new.double_loss = self.double_loss
        new.rows = self.rows[:]
        new.line_left = self.line_left[:]
        new.gallery = self.gallery[:]
        new.brought_out = self.brought_out[:]
        new.stacks = self.stacks[:]
        new.bag = self.bag[:]
        new.holder = self.holder
        new.orange = self.orange
        new.card_sailing = self.card_sailing
        new.money = self.money[:]
        new.workers = self.workers[:]
        new.stone = self.stone[:]
        new.supply = self.supply[:]
        new.ships = self.ships[:]
        new.colonies = self.colonies[:]
        new.buildings = self.buildings[:]
        new.discs = self.discs[:]
        new.privileges = self.privileges[:]
        new.royal = self.royal[:]
        new.last = self.last
        new.paying = self.paying
        new.unmoved = self.unmoved[:]
        new.target = self.target
        new.fleet = self.fleet[:]
        new.fleet_left = self.fleet_left
        new.losses = self.losses
        new.drawing = self.drawing
        new.discoveries = self.discoveries
        new.free_workers = self.free_workers
        new.goods_done = self.goods_done
        new.joker_free = self.joker_free

    def ships_in(self, seat: int, region: int) -> int:
        """The ships that a seat has in a region."""
        return self.ships[seat * REGIONS + region]

    def colony_tokens(self, seat: int, good: int) -> tuple[int, ...]:
        """The prices of a seat's colonies of one good."""
        return self.colonies[seat * len(GOODS) + good]

    def factories(self, seat: int, good: int) -> int:
        """A seat's factories of one good, without the joker."""
        return self.buildings[seat * LINES + good]

    def shipyards(self, seat: int) -> int:
        """A seat's shipyards."""
        return self.buildings[seat * LINES + SHIPYARD]

    def churches(self, seat: int) -> int:
        """A seat's churches."""
        return self.buildings[seat * LINES + CHURCH]

    def privileges_in(self, seat: int, column: int) -> int:
        """A seat's privileges in a column of its sheet, the royal one not counted."""
        return self.privileges[seat * COLUMNS + column]

    def is_discovered(self, region: int) -> bool:
        """Whether somebody has discovered a region."""
        return self.discovered >> region & 1 == 1

    def costs_double(self, region: int) -> bool:
        """Whether a discovery of a region loses two ships."""
        return self.double_loss >> region & 1 == 1

    def items(self, seat: int) -> list[int]:
        """What each column of a seat's sheet counts: NAV-10.4, NAV-14.4; the joker is a factory (NAV-R19)."""
        first, line = seat * len(GOODS), seat * LINES
        colonies, factories, buildings = 0, 1, self.buildings
        for good in range(len(GOODS)):
            colonies += len(self.colonies[first + good])
            factories += buildings[line + good]
        return [colonies, factories, self.discs[seat], buildings[line + SHIPYARD], buildings[line + CHURCH]]


assert COLUMN_IDS == ("colony", "factory", "explorer", "shipyard", "church"), "the order of `items`"
