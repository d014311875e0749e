"""Chapter 6, step 3 of an activation: sale."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.games.serenissima.actions import DONE, JETTISON, SELL
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.chapters import blockade, galleys, scuttling, wheel
from caravela.games.serenissima.chapters.ledger import book
from caravela.games.serenissima.components import (
    BOX,
    BY_SALES,
    GOODS_IN,
    GOODS_OF,
    PORT_GOOD,
    PORT_IDS,
    PORTS,
    SIZE,
    SPACES,
    SPICE,
    WINE,
)
from caravela.games.serenissima.facts import NOT_ABOARD, OPEN_SEA, PORT_CLOSED
from caravela.games.serenissima.kinds import Jettison, Sell
from caravela.games.serenissima.state import AT_BLOCKADE_SALE, AT_SELL, NONE, SerenissimaState, aboard

ANNOUNCED_SALE: Final = EventKind("announced_sale", "number", "port")
BLOCKADED_SALE: Final = EventKind("blockaded_sale", "number")
GRAPES: Final = EventKind("grapes", "port")
SOLD: Final = EventKind("sold", "number", "good", "port", "ducats")
NO_GOODS: Final = ReasonKind("no_goods", "number")
SALE_REFUSED: Final = ReasonKind("sale_refused")
SALE_AFTER_COMBAT: Final = ReasonKind("sale_after_combat")
SALE_AFTER_REFUSED_CAPTURE: Final = ReasonKind("sale_after_refused_capture")
NOTHING_TO_SELL: Final = ReasonKind("nothing_to_sell", "port")
PORT_MAKES_IT: Final = ReasonKind("port_makes_it", "port", "good")
SELL_FIRST: Final = ReasonKind("sell_first")
STORED_ALREADY: Final = ReasonKind("stored_already", "port", "good")
WAREHOUSE_FULL: Final = ReasonKind("warehouse_full", "port")
SELL_PROMPT: Final = PromptKind("sell", "number", "port")
BLOCKADE_PROMPT: Final = PromptKind("blockade_sale", "number", "zone", "player")

SPICE_BONUS: Final = BOX.sale.spice_bonus


def sellable(state: SerenissimaState) -> list[int]:
    """The goods aboard that the port of the zone takes, whoever owns it (SER-2.13, 6.2, 6.3).

    A good that is stored cannot be sold again, so one of each is sold at the most (SER-6.4). Forts do not act here
    (SER-6.13). The list is shared, not to be changed.
    """
    port = state.galley_zone[state.black]
    if port >= PORTS or state.closed >> port & 1:
        return []
    stored = state.stored[port]
    if GOODS_IN[stored] >= SIZE[port]:
        return []
    return GOODS_OF[galleys.kinds(state) & ~(stored | 1 << PORT_GOOD[port])]


def proceeds(state: SerenissimaState, port: int, good: int, seat: int) -> int:
    """What a cube brings: the lowest free space, in an own port nothing; spice two more (SER-6.5 to 6.7, SER-R7)."""
    ducats = 0 if state.port_owner[port] == seat else SPACES[port][GOODS_IN[state.stored[port]]]
    return ducats + SPICE_BONUS if good == SPICE else ducats


def announce(state: SerenissimaState, events: list[Event] | None) -> None:
    """Opponents may forbid the sale, also to a galley that stayed where it was (SER-6.9, 6.10)."""
    if events is not None:
        port = PORT_IDS[state.galley_zone[state.black]]
        events.append(ANNOUNCED_SALE(state.active, "SER-6.9", number=state.black, port=port))
    if not blockade.ask_in_port(state, AT_BLOCKADE_SALE):
        open_sale(state)


def open_sale(state: SerenissimaState) -> None:
    """Nobody has forbidden the sale (SER-6.12)."""
    state.sold = 0
    state.last = NONE
    state.node = AT_SELL


def apply_blockade(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """A forbidden sale is off for this activation; combat is still possible (SER-6.9, 6.11)."""
    if blockade.declared(state, action, BLOCKADED_SALE, "SER-6.9", events):
        state.trade_off = 1
        wheel.step_three(state)
    elif not state.asked:
        open_sale(state)


def options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """A good to sell; after the first cube the player may stop (SER-6.4, 6.12).

    Goods can be thrown overboard (SER-3.9), but not the last one that could be sold while one is still due; an ordered
    search throws before it announces. In which order the goods are sold changes nothing: each takes the next space.
    """
    goods = sellable(state)
    legal: list[Action] = []
    if not ordered:
        legal = galleys.jettisons(state)[:]
        if last_one(state, goods):
            legal.remove(JETTISON[goods[0]])
    legal += scuttling.all_of_them(state)
    legal += [SELL[good] for good in goods if not ordered or SELL[good].number > state.last]
    if state.sold:
        legal.append(DONE)
    return legal


def last_one(state: SerenissimaState, goods: list[int]) -> bool:
    """Whether the only cube that can be sold is still due (SER-6.12)."""
    return state.sold == 0 and len(goods) == 1 and aboard(state, state.black)[goods[0]] == 1


def apply(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """A cube is sold; when nothing more can be, or the player stops, the activation ends (SER-6.4, 6.12)."""
    if isinstance(action, Sell):
        sell(state, action.good, events)
        state.last = action.number
        if not sellable(state):
            wheel.advance(state)
    elif isinstance(action, Jettison):
        last = state.last
        galleys.jettison(state, action, events)
        state.last = last
        if state.sold and not sellable(state):
            wheel.advance(state)
    elif not scuttling.apply(state, action, events):
        wheel.advance(state)


def sell(state: SerenissimaState, good: int, events: list[Event] | None) -> None:
    """The cube goes into the warehouse, the seller is paid by the bank (SER-6.5 to 6.8)."""
    seat, port = state.active, state.galley_zone[state.black]
    ducats = proceeds(state, port, good, seat)
    galleys.stow(state, state.black, good, -1)
    state.stored[port] |= 1 << good
    state.sold += 1
    book(state, seat, BY_SALES, ducats)
    if events is not None:
        rule = "SER-6.7" if good == SPICE else "SER-6.6"
        events.append(SOLD(seat, rule, number=state.black, good=GOODS[good], port=PORT_IDS[port], ducats=ducats))
        if good == WINE:
            events.append(GRAPES(seat, "SER-6.8", port=PORT_IDS[port]))


def why_not_trade(state: SerenissimaState) -> Fact:
    """SER-2.13, 6.1, 6.3, 6.11, 8.4, 8.14."""
    port = state.galley_zone[state.black]
    if port >= PORTS:
        return OPEN_SEA("SER-6.2")
    if has(state.closed, port):
        return PORT_CLOSED("SER-2.13", port=PORT_IDS[port])
    if state.trade_off:
        return _why_off(state)
    if not any(aboard(state, state.black)):
        return NO_GOODS("SER-6.3", number=state.black)
    if state.stored[port].bit_count() == SIZE[port]:
        return WAREHOUSE_FULL("SER-6.3", port=PORT_IDS[port])
    return NOTHING_TO_SELL("SER-6.3", port=PORT_IDS[port])


def _why_off(state: SerenissimaState) -> Fact:
    """What put an end to selling in this activation (SER-6.11, 8.4, 8.14)."""
    if state.strength != NONE:
        return SALE_AFTER_COMBAT("SER-8.14")
    return SALE_AFTER_REFUSED_CAPTURE("SER-8.4") if state.claim_off else SALE_REFUSED("SER-6.11")


def why_not(state: SerenissimaState, action: Action) -> Fact | None:
    """SER-6.3, 6.4, 6.12."""
    if isinstance(action, Sell):
        return why_not_sell(state, action.good)
    if action is DONE or (isinstance(action, Jettison) and aboard(state, state.black)[action.good]):
        return SELL_FIRST("SER-6.12")
    return None


def why_not_sell(state: SerenissimaState, good: int) -> Fact:
    """SER-6.3."""
    port = state.galley_zone[state.black]
    if aboard(state, state.black)[good] == 0:
        return NOT_ABOARD("SER-6.3", item=GOODS[good], number=state.black)
    if PORT_GOOD[port] == good:
        return PORT_MAKES_IT("SER-6.3", port=PORT_IDS[port], good=GOODS[good])
    return STORED_ALREADY("SER-6.3", port=PORT_IDS[port], good=GOODS[good])


def ask(state: SerenissimaState) -> Fact:
    """What is sold (SER-6.4)."""
    return SELL_PROMPT("SER-6.4", number=state.black, port=PORT_IDS[state.galley_zone[state.black]])


def ask_blockade(state: SerenissimaState) -> Fact:
    """Whether an opponent forbids the sale (SER-6.9)."""
    return blockade.question(state, BLOCKADE_PROMPT, "SER-6.9")


BLOCKADE_DECISION: Final = Decision(
    AT_BLOCKADE_SALE,
    "blockade_sale",
    "SER-6.9",
    blockade.options,
    apply_blockade,
    by=blockade.answerer,
    ask=ask_blockade,
)
SELL_DECISION: Final = Decision(AT_SELL, "sell", "SER-6.4", options, apply, why_not, ask=ask)
