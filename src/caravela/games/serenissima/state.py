"""The position of a game of Serenissima: plain numbers and lists; a galley's goods lie at galley × goods + good.

What galleys have runs along the spaces of the wheel, so that a galley's number is its index; the doge space has none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Final

from caravela.core.fields import NONE, Each, OneOf, Secret, SetOf, Trail
from caravela.core.state import State, Variant
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.components import (
    CARD_IDS,
    COLOURS,
    GALLEYS,
    GOOD_COUNT,
    LEDGER,
    LEDGER_IDS,
    PORT_GOOD,
    PORT_IDS,
    ZONE_IDS,
)

__all__ = ["NONE", "SerenissimaState", "SerenissimaVariant", "aboard", "accounts", "controlled", "goods_in", "in_play"]

#: The decisions, by the numbers that `node` holds; each has its row beside its chapter.
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

#: The black pawn's doge space (SER-1.11); as the target of an attack, the port of the zone.
DOGE_SPACE: Final = 0
THE_PORT: Final = 0
_NUMBERS: Final = tuple(str(number) for number in range(1, GALLEYS + 1))


class SerenissimaVariant(Variant):
    """The options of one game, as `meta.OPTIONS` describes them."""

    start: str
    money_open: bool
    closing: str
    closed_wood: str
    closed_wine: str
    closed_stone: str
    closed_marble: str
    foreign_zone_sailor_transfer: str
    sale_blockade_without_move: bool
    attack_needs_strength_1: bool
    loot_for_attacker_only: bool
    capture_ends_activation: bool
    special_investment_sailors_only_on_new: bool
    start_zone_reentry_blockade: bool
    full_port_always_pays_20: bool
    scuttle_any_time: bool
    strength_after_volley: bool

    __slots__ = tuple(__annotations__)


class SerenissimaState(State[SerenissimaVariant]):
    """Everything that lies on the table, and where in a turn the game stands.

    In the set-up and in the special investment the active seat is the one whose choice it is.
    """

    # the game
    #: Opponents who still have to answer, the next one first; empty while the active player decides.
    asked: Annotated[list[int], OneOf("seat")]
    #: The starting player.
    starter: Annotated[int, OneOf("seat")]
    #: Choices of the set-up, or seats of a special investment, that are done.
    draft: int
    #: Turns completed.
    turn: int
    #: The white pawn's space of the turn track, counted from its start.
    white: int
    #: The black pawn's space of the wheel: the number of the active galley, or the doge space.
    black: Annotated[int, OneOf("space")]
    #: Scorings that have taken place.
    scorings: int
    #: Doge cards of each kind that are not in the discard pile.
    deck: Annotated[list[int], Each("card")]

    # the ports
    #: Closed ports.
    closed: Annotated[int, SetOf("port")]
    #: Who controls each port, NONE for a neutral one.
    port_owner: Annotated[list[int], Each("port"), OneOf("seat")]
    #: Sailors in each port.
    garrison: Annotated[list[int], Each("port")]
    #: The goods in each warehouse.
    stored: Annotated[list[int], Each("port"), SetOf("good")]
    #: Ports with a fort.
    forts: Annotated[int, SetOf("port")]
    #: Ports with a basilica.
    basilicas: Annotated[int, SetOf("port")]

    # the galleys
    #: Who owns each galley; one without an owner is not in play.
    galley_owner: Annotated[list[int], Each("space"), OneOf("seat")]
    #: The zone of each galley.
    galley_zone: Annotated[list[int], Each("space"), OneOf("zone")]
    #: Sailors aboard each galley.
    crew: Annotated[list[int], Each("space")]
    #: Cubes of each good aboard each galley.
    cargo: Annotated[list[int], Each("space", "good")]

    # the supply and the seats
    #: Goods cubes that nobody is using.
    supply: Annotated[list[int], Each("good")]
    #: Ducats of each seat.
    money: Annotated[list[int], Each("seat"), Secret]
    #: Sailors of each seat that are not on the board.
    reserve: Annotated[list[int], Each("seat")]
    #: Where each seat's money came from and went; its entries add up to the money.
    ledger: Annotated[list[int], Each("seat", "line"), Secret]

    # the current activation or investment
    #: The number of the latest step of the current loading, investment, …
    last: Annotated[int, OneOf("action"), Trail]
    #: Decisions of the current loading.
    load_steps: Annotated[int, Trail]
    #: Cubes loaded in the current loading.
    cubes_loaded: int
    #: For ordered lists: what has come aboard in the current loading.
    came: Annotated[int, SetOf("flow"), Trail]
    #: For ordered lists: what has gone in the current loading while there was room.
    went: Annotated[int, SetOf("flow"), Trail]
    #: The zone where the active galley's movement begins.
    origin: Annotated[int, OneOf("zone")]
    #: All zones of the movement.
    visited: Annotated[int, SetOf("zone")]
    #: Zones that the active galley has moved.
    moved: int
    #: Whether this activation can have no sale any more.
    trade_off: int
    #: Whether the neutral port was refused and no galley has been sunk since.
    claim_off: int
    #: Cubes sold in the current sale.
    sold: int
    #: The attacker's initial strength; NONE before the first fight of the activation.
    strength: int
    #: The galley that is attacked, or THE_PORT; NONE while there is no fight.
    target: Annotated[int, OneOf("target")]
    #: The goods of the galley just sunk, until they are taken or returned.
    booty: Annotated[list[int], Each("good")]
    #: The galley that is being bought, or was bought in this investment.
    bought: Annotated[int, OneOf("space")]

    __slots__ = tuple(__annotations__)

    AXES: ClassVar[Mapping[str, Sequence[str]]] = {
        "seat": COLOURS,
        "card": CARD_IDS,
        "port": PORT_IDS,
        "zone": ZONE_IDS,
        "good": GOODS,
        "space": ("doge", *_NUMBERS),
        "target": ("port", *_NUMBERS),
        "line": LEDGER_IDS,
    }

    def clone(self) -> SerenissimaState:
        new = SerenissimaState(self.variant)
        self.copy_to(new)
        return new

    def copy_to(self, new: SerenissimaState) -> None:
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


def accounts(state: SerenissimaState, seat: int) -> list[int]:
    """A seat's lines of the ledger."""
    first = seat * LEDGER
    return state.ledger[first : first + LEDGER]
