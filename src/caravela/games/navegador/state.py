"""The position of a game of Navegador: plain numbers and lists; what a seat has lies at seat × width + index."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from caravela.core.options import Options
from caravela.core.state import State
from caravela.games.navegador.box import COLUMN_IDS, GOODS, LINE_IDS
from caravela.games.navegador.components import COLUMNS, LINES, REGIONS, SHIPS_EACH

#: What is decided now.
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

#: No step of the current action yet; no space, region, phase or count.
NONE: Final = -1

#: Why the game ends.
END_NAGASAKI: Final = 0
END_BUILDINGS: Final = 1
END_CAP: Final = 2


class Variant:
    """The options of one game, ready for the rules; shared by all its states and never changed."""

    __slots__ = (
        "cheapest_colony_forced",
        "discovering_ships_stop",
        "null_actions_allowed",
        "options",
        "phase_change_at_next_turn",
        "refill_adds",
        "start_drawn",
        "surplus_paid_in_batch",
        "turn_cap",
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.start_drawn = options["start"] == "drawn"
        self.turn_cap = int(options["turn_cap"])
        self.surplus_paid_in_batch = bool(options["surplus_paid_in_batch"])
        self.discovering_ships_stop = bool(options["discovering_ships_stop"])
        self.phase_change_at_next_turn = bool(options["phase_change_at_next_turn"])
        self.refill_adds = bool(options["refill_adds"])
        self.null_actions_allowed = bool(options["null_actions_allowed"])
        self.cheapest_colony_forced = bool(options["cheapest_colony_forced"])


class NavegadorState(State):
    """Everything that lies on the table, and where in a turn the game stands."""

    FIELDS: ClassVar[dict[str, Any]] = {
        # the game
        "seats": int,
        "node": int,
        "active": int,
        "starter": int,
        "turn": int,
        "phase": int,
        "next_phase": int,
        "turns_left": int,
        "end_reason": int,
        # the board
        "discovered": int,
        "double_loss": int,
        "rows": list[int],
        "line_left": list[int],
        "gallery": list[int],
        "brought_out": list[int],
        "stacks": list[tuple[int, ...]],
        "bag": list[int],
        # the card
        "holder": int,
        "orange": int,
        "card_sailing": int,
        # the seats
        "money": list[int],
        "workers": list[int],
        "stone": list[int],
        "supply": list[int],
        "ships": list[int],
        "colonies": list[tuple[int, ...]],
        "buildings": list[int],
        "discs": list[int],
        "privileges": list[int],
        "royal": list[int],
        # the current action
        "last": int,
        "paying": int,
        "unmoved": list[int],
        "target": int,
        "fleet": list[int],
        "fleet_left": int,
        "losses": int,
        "drawing": int,
        "discoveries": int,
        "free_workers": int,
        "goods_done": int,
        "joker_free": int,
    }

    __slots__ = (*FIELDS, "variant")

    def __init__(self, variant: Variant) -> None:
        """A state without a position: `clear`, `clone` and `restore` give it one."""
        self.variant = variant

    def clear(self, seats: int) -> None:
        """An empty table for so many players, before anything is laid out."""
        self.seats = seats
        #: What is decided now.
        self.node = AT_START
        #: Whose turn it is.
        self.active = 0
        self.starter = NONE
        #: Turns completed by all players together.
        self.turn = 0
        self.phase = 1
        #: The phase that a discovery has called for and that has not begun yet; NONE for none.
        self.next_phase = NONE
        #: Turns still to come once the end is triggered, the current one included; NONE before.
        self.turns_left = NONE
        self.end_reason = NONE
        #: Discovered regions, a bit each.
        self.discovered = 0
        #: Regions with a double-loss marker, a bit each.
        self.double_loss = 0
        #: The rows of the price markers, from 0 at the top.
        self.rows: list[int] = []
        #: Buildings left in each line.
        self.line_left: list[int] = []
        self.gallery: list[int] = []
        #: Privileges of each type that have come into the game.
        self.brought_out: list[int] = []
        #: The face-up colony tokens of each region, cheapest first.
        self.stacks: list[tuple[int, ...]] = [()] * REGIONS
        #: The colony tokens of each good that nobody has seen, a bit each.
        self.bag: list[int] = []
        #: Who holds the Navegador card.
        self.holder = NONE
        #: The rondel space of the orange ship.
        self.orange = NONE
        #: Whether the current sailing is the card's.
        self.card_sailing = 0
        #: Cruzados of each seat; those of the bank are not counted, it never runs out of them (NAV-1.9).
        self.money = [0] * seats
        self.workers = [0] * seats
        #: The rondel space of each stone, NONE before the first turn.
        self.stone = [NONE] * seats
        self.supply = [SHIPS_EACH] * seats
        self.ships = [0] * (seats * REGIONS)
        #: The colony tokens of each seat and good.
        self.colonies: list[tuple[int, ...]] = [()] * (seats * len(GOODS))
        #: The buildings of each seat and line; the joker factory is not counted here.
        self.buildings = [0] * (seats * LINES)
        self.discs = [0] * seats
        self.privileges = [0] * (seats * COLUMNS)
        #: The column of each royal privilege, NONE before the end.
        self.royal = [NONE] * seats
        #: The number of the latest step of the current action; the ordered list starts from it.
        self.last = NONE
        #: Ships still to be paid for the stone's way.
        self.paying = 0
        #: While sailing: ships that have not moved. While founding colonies: ships that have no colony yet.
        self.unmoved = [0] * REGIONS
        #: The region that is being discovered.
        self.target = NONE
        #: The borders that each ship of the discovering fleet could still cross.
        self.fleet: list[int] = []
        self.fleet_left = 0
        #: Ships of the fleet still to be lost.
        self.losses = 0
        #: Colony tokens still to be turned up.
        self.drawing = 0
        #: Discoveries in this sailing (at most 1).
        self.discoveries = 0
        #: Workers that no colony or building of this action has used.
        self.free_workers = 0
        #: The goods already sold or processed in this action, a bit each.
        self.goods_done = 0
        self.joker_free = 0

    def clone(self) -> NavegadorState:
        new = NavegadorState(self.variant)
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
        return new

    def dump(self) -> dict[str, Any]:
        return {"options": self.variant.options.changed(), **super().dump()}


def items(state: NavegadorState, seat: int, column: int) -> int:
    """How many things a seat has that a column of its sheet counts: NAV-10.4, NAV-14.4; the joker counts (NAV-R19)."""
    if column == 0:
        first = seat * len(GOODS)
        return sum([len(tokens) for tokens in state.colonies[first : first + len(GOODS)]])
    if column == 1:
        first = seat * LINES
        return state.buildings[first] + state.buildings[first + 1] + state.buildings[first + 2] + 1
    if column == 2:
        return state.discs[seat]
    return state.buildings[seat * LINES + column]


assert len(COLUMN_IDS) == len(LINE_IDS), "columns 3 and 4 are the lines of shipyards and churches"
