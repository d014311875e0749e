"""Chapter 9, the market."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, ReasonKind
from caravela.core.fields import NONE
from caravela.games.navegador.actions import DONE, PROCESS, SELL, Process, Sell
from caravela.games.navegador.box import GOODS
from caravela.games.navegador.chapters import turn
from caravela.games.navegador.components import BOTTOM_ROW, LINES, MARKET_PRICES, REVENUE
from caravela.games.navegador.facts import SOMETHING_POSSIBLE
from caravela.games.navegador.state import AT_MARKET, NavegadorState

PROCESSED: Final = EventKind("processed", "good", "count", "coins")
SOLD: Final = EventKind("sold", "good", "count", "coins")
GOOD_DONE: Final = ReasonKind("good_done", "good")
JOKER_USED: Final = ReasonKind("joker_used", "good", "factories")
TOO_FEW_COLONIES: Final = ReasonKind("too_few_colonies", "good", "colonies")
TOO_FEW_FACTORIES: Final = ReasonKind("too_few_factories", "good", "factories")

_SELL: Final[list[list[Action]]] = [list(actions) for actions in SELL]
_PROCESS: Final[list[list[Action]]] = [list(actions) for actions in PROCESS]


def begin(state: NavegadorState) -> None:
    """Each good is sold, processed or left alone, once, in any order; the joker works once (NAV-9.1, 9.6, 9.9)."""
    state.goods_done = 0
    state.joker_free = 1
    state.last = NONE
    state.node = AT_MARKET


def options(state: NavegadorState, ordered: bool) -> list[Action]:
    """For each good still open: sell up to the colonies or process up to the factories (NAV-9.1, 9.2, 9.4, 9.8)."""
    legal: list[Action] = []
    seat = state.active
    for good in range(len(GOODS)):
        if state.goods_done >> good & 1:
            continue
        colonies = state.colonies[seat * len(GOODS) + good]
        factories = state.buildings[seat * LINES + good]
        legal += _SELL[good][: len(colonies)]
        legal += _PROCESS[good][: factories + state.joker_free]
    if ordered and state.last != NONE:
        legal = [action for action in legal if action.number >= state.last]
    if state.variant.null_actions_allowed or state.last != NONE or not legal:
        legal.append(DONE)
    return legal


def apply(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """NAV-9.1; or the end of the action."""
    if isinstance(action, Sell):
        sell(state, action, events)
    elif isinstance(action, Process):
        process(state, action, events)
    else:
        turn.end(state, events)


def sell(state: NavegadorState, action: Sell, events: list[Event] | None) -> None:
    """All units at the price of the marker's row; then it falls, to the bottom at most (NAV-9.2, 9.3, 9.7)."""
    seat, good = state.active, action.good
    coins = action.count * MARKET_PRICES[good][state.rows[good]]
    state.money[seat] += coins
    state.rows[good] = min(BOTTOM_ROW, state.rows[good] + action.count)
    state.goods_done |= 1 << good
    state.last = action.number
    if events is not None:
        events.append(SOLD(seat, "NAV-9.2", good=GOODS[good], count=action.count, coins=coins))


def process(state: NavegadorState, action: Process, events: list[Event] | None) -> None:
    """All units at the revenue of the marker's row; then it rises, to the top at most (NAV-9.4, 9.5, 9.7, NAV-R4).

    The joker works where the factories of the good do not suffice (NAV-9.6).
    """
    seat, good = state.active, action.good
    coins = action.count * REVENUE[state.rows[good]]
    state.money[seat] += coins
    state.rows[good] = max(0, state.rows[good] - action.count)
    state.goods_done |= 1 << good
    if action.count > state.factories(seat, good):
        state.joker_free = 0
    state.last = action.number
    if events is not None:
        events.append(PROCESSED(seat, "NAV-9.4", good=GOODS[good], count=action.count, coins=coins))


def why_not(state: NavegadorState, action: Action) -> Fact | None:
    """NAV-9.1, 9.2, 9.4, 9.6."""
    if action is DONE:
        return SOMETHING_POSSIBLE("NAV-R10")
    if not isinstance(action, Sell | Process):
        return None
    seat, good = state.active, action.good
    if state.goods_done >> good & 1:
        return GOOD_DONE("NAV-9.1", good=GOODS[good])
    if isinstance(action, Sell):
        colonies = len(state.colony_tokens(seat, good))
        return TOO_FEW_COLONIES("NAV-9.2", good=GOODS[good], colonies=colonies)
    factories = state.factories(seat, good)
    if not state.joker_free:
        return JOKER_USED("NAV-9.6", good=GOODS[good], factories=factories)
    return TOO_FEW_FACTORIES("NAV-9.4", good=GOODS[good], factories=factories)


MARKET_DECISION: Final = Decision(AT_MARKET, "market", "NAV-9.1", options, apply, why_not)
