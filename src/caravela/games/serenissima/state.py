"""The position of a game of Serenissima: plain numbers and lists; a galley's goods lie at galley × goods + good."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from caravela.core.options import Options
from caravela.core.state import State
from caravela.games.serenissima.components import (
    CARD_COUNT,
    CUBES,
    GALLEYS,
    GOOD_COUNT,
    LEDGER,
    PORT_GOOD,
    PORTS,
)

#: What is decided now.
AT_START: Final = 0
AT_CLOSING: Final = 1
AT_CLOSE: Final = 2
AT_SETTLE: Final = 3
AT_GALLEY: Final = 4
AT_MODE: Final = 5
AT_LOAD: Final = 6
AT_MOVE: Final = 7
AT_BLOCKADE_MOVE: Final = 8
AT_ACT: Final = 9
AT_BLOCKADE_SALE: Final = 10
AT_SELL: Final = 11
AT_DICE: Final = 12
AT_ROUND: Final = 13
AT_LOOT: Final = 14
AT_BLOCKADE_CLAIM: Final = 15
AT_VOLLEY: Final = 16
AT_LAND: Final = 17
AT_INVEST: Final = 18
AT_PLACE: Final = 19
AT_DOGE: Final = 20
AT_SPECIAL: Final = 21
AT_CREW: Final = 22
AT_OVER: Final = 23

#: Nobody, nothing, nowhere, not yet.
NONE: Final = -1
#: The black pawn's doge space (SER-1.11); as the target of an attack, the port of the zone.
DOGE_SPACE: Final = 0
THE_PORT: Final = 0


class Variant:
    """The options of one game, ready for the rules; shared by all its states and never changed."""

    __slots__ = (
        "attack_needs_strength",
        "capture_ends_activation",
        "closing",
        "full_port_pays_full",
        "loot_for_attacker_only",
        "money_open",
        "options",
        "reentry_blockade",
        "sailors_both_ways",
        "special_crew_only",
        "start_drawn",
        "still_galley_blockade",
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.start_drawn = options["start"] == "drawn"
        self.money_open = bool(options["money_open"])
        self.closing = str(options["closing"])
        self.sailors_both_ways = options["foreign_zone_sailor_transfer"] == "both"
        self.still_galley_blockade = bool(options["sale_blockade_without_move"])
        self.attack_needs_strength = bool(options["attack_needs_strength_1"])
        self.loot_for_attacker_only = bool(options["loot_for_attacker_only"])
        self.capture_ends_activation = bool(options["capture_ends_activation"])
        self.special_crew_only = bool(options["special_investment_sailors_only_on_new"])
        self.reentry_blockade = bool(options["start_zone_reentry_blockade"])
        self.full_port_pays_full = bool(options["full_port_always_pays_20"])


class SerenissimaState(State):
    """Everything that lies on the table, and where in a turn the game stands."""

    FIELDS: ClassVar[dict[str, Any]] = {
        # the game
        "seats": int,
        "node": int,
        "active": int,
        "asked": list[int],
        "starter": int,
        "draft": int,
        "turn": int,
        "white": int,
        "black": int,
        "scorings": int,
        "deck": list[int],
        # the ports
        "closed": int,
        "port_owner": list[int],
        "garrison": list[int],
        "stored": list[int],
        "forts": int,
        "basilicas": int,
        # the galleys
        "galley_owner": list[int],
        "galley_zone": list[int],
        "crew": list[int],
        "cargo": list[int],
        # the supply and the seats
        "supply": list[int],
        "money": list[int],
        "reserve": list[int],
        "ledger": list[int],
        # the current activation or investment
        "last": int,
        "load_steps": int,
        "cubes_loaded": int,
        "came": int,
        "went": int,
        "origin": int,
        "visited": int,
        "moved": int,
        "trade_off": int,
        "claim_off": int,
        "sold": int,
        "strength": int,
        "target": int,
        "booty": list[int],
        "bought": int,
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
        #: The active player; in the set-up and the special investment, the one whose choice it is.
        self.active = 0
        #: Opponents who still have to answer, the next one first; empty while the active player decides.
        self.asked: list[int] = []
        #: The starting player.
        self.starter = NONE
        #: Choices of the set-up, or seats of a special investment, that are done.
        self.draft = 0
        #: Turns completed.
        self.turn = 0
        #: The white pawn's space of the turn track, counted from its start.
        self.white = 0
        #: The black pawn's space of the wheel: the number of the active galley, or the doge space.
        self.black = DOGE_SPACE
        self.scorings = 0
        #: Doge cards of each kind that are not in the discard pile.
        self.deck = CARD_COUNT[:]
        #: Closed ports, a bit each.
        self.closed = 0
        #: Who controls each port, NONE for a neutral one.
        self.port_owner = [NONE] * PORTS
        self.garrison = [0] * PORTS
        #: The goods in each warehouse, a bit each.
        self.stored = [0] * PORTS
        #: Ports with a fort, with a basilica, a bit each.
        self.forts = 0
        self.basilicas = 0
        #: By galley number; a galley without an owner is not in play.
        self.galley_owner = [NONE] * (GALLEYS + 1)
        self.galley_zone = [NONE] * (GALLEYS + 1)
        self.crew = [0] * (GALLEYS + 1)
        self.cargo = [0] * ((GALLEYS + 1) * GOOD_COUNT)
        #: Goods cubes that nobody is using.
        self.supply = CUBES[:]
        self.money = [0] * seats
        self.reserve = [0] * seats
        #: Where each seat's money came from and went; its entries add up to the money.
        self.ledger = [0] * (seats * LEDGER)
        #: The number of the latest step of the current loading, investment, …; NONE before the first.
        self.last = NONE
        #: Decisions of the current loading.
        self.load_steps = 0
        #: Cubes loaded in the current loading.
        self.cubes_loaded = 0
        #: For ordered lists: what has come aboard in the current loading, and what has gone while there was room.
        self.came = 0
        self.went = 0
        #: The zone where the active galley's movement begins, and all zones of the movement, a bit each.
        self.origin = NONE
        self.visited = 0
        #: Zones that the active galley has moved.
        self.moved = 0
        #: Whether this activation can have no sale any more.
        self.trade_off = 0
        #: Whether the neutral port was refused and no galley has been sunk since.
        self.claim_off = 0
        #: Cubes sold in the current sale.
        self.sold = 0
        #: The attacker's initial strength; NONE before the first fight of the activation.
        self.strength = NONE
        #: The galley that is attacked, or THE_PORT; NONE while there is no fight.
        self.target = NONE
        #: The goods of the galley just sunk, until they are taken or returned.
        self.booty = [0] * GOOD_COUNT
        #: The galley that is being bought, or was bought in this investment; NONE for none.
        self.bought = NONE

    def clone(self) -> SerenissimaState:
        new = SerenissimaState(self.variant)
        new.seats = self.seats
        new.node = self.node
        new.active = self.active
        new.asked = self.asked[:]
        new.starter = self.starter
        new.draft = self.draft
        new.turn = self.turn
        new.white = self.white
        new.black = self.black
        new.scorings = self.scorings
        new.deck = self.deck[:]
        new.closed = self.closed
        new.port_owner = self.port_owner[:]
        new.garrison = self.garrison[:]
        new.stored = self.stored[:]
        new.forts = self.forts
        new.basilicas = self.basilicas
        new.galley_owner = self.galley_owner[:]
        new.galley_zone = self.galley_zone[:]
        new.crew = self.crew[:]
        new.cargo = self.cargo[:]
        new.supply = self.supply[:]
        new.money = self.money[:]
        new.reserve = self.reserve[:]
        new.ledger = self.ledger[:]
        new.last = self.last
        new.load_steps = self.load_steps
        new.cubes_loaded = self.cubes_loaded
        new.came = self.came
        new.went = self.went
        new.origin = self.origin
        new.visited = self.visited
        new.moved = self.moved
        new.trade_off = self.trade_off
        new.claim_off = self.claim_off
        new.sold = self.sold
        new.strength = self.strength
        new.target = self.target
        new.booty = self.booty[:]
        new.bought = self.bought
        return new

    def dump(self) -> dict[str, Any]:
        return {"options": self.variant.options.changed(), **super().dump()}


def aboard(state: SerenissimaState, galley: int) -> list[int]:
    """The goods on a galley, one number for each good."""
    first = galley * GOOD_COUNT
    return state.cargo[first : first + GOOD_COUNT]


def goods_in(state: SerenissimaState, port: int) -> int:
    """The goods that are present in a port, made or stored, a bit each."""
    return state.stored[port] | 1 << PORT_GOOD[port]


def in_play(state: SerenissimaState, seat: int) -> int:
    """How many galleys a seat has in play."""
    return state.galley_owner.count(seat)


def controlled(state: SerenissimaState, seat: int) -> int:
    """How many ports a seat controls."""
    return state.port_owner.count(seat)
