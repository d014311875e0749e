"""Chapter 8, buildings."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.core.fields import NONE
from caravela.games.navegador.actions import BUILD, DONE, Build
from caravela.games.navegador.box import CHURCH, LINE_IDS, SHIPYARD
from caravela.games.navegador.chapters import ending, turn
from caravela.games.navegador.components import LINE_PRICES, LINE_WORKERS, LINES, PLAYERS
from caravela.games.navegador.facts import NO_MONEY, NO_WORKERS, SOMETHING_POSSIBLE
from caravela.games.navegador.state import AT_BUILD, END_BUILDINGS, NavegadorState

BUILT: Final = EventKind("built", "building", "coins")
LINE_EMPTY: Final = ReasonKind("line_empty", "building")
BUILD_WITH: Final = PromptKind("build", "workers")


def begin(state: NavegadorState) -> None:
    """Each worker counts for one building of this action (NAV-8.2)."""
    state.free_workers = state.workers[state.active]
    state.last = NONE
    state.node = AT_BUILD


def price(state: NavegadorState, line: int) -> int:
    """The price of the leftmost occupied position of a line that still has pieces (NAV-8.3)."""
    prices = LINE_PRICES[line]
    if line == SHIPYARD:
        return prices[PLAYERS[state.seats].shipyards - state.line_left[line]]
    if line == CHURCH:
        return prices[PLAYERS[state.seats].churches - state.line_left[line]]
    return prices[len(prices) - state.line_left[line]]


def options(state: NavegadorState, ordered: bool) -> list[Action]:
    """Lines with a building, the workers and the money for it (NAV-3.12, 8.1, 8.2, 8.4)."""
    legal: list[Action] = []
    workers = state.free_workers
    if workers >= LINE_WORKERS[0]:
        money = state.money[state.active]
        for line in range(LINES):
            if state.line_left[line] and workers >= LINE_WORKERS[line] and price(state, line) <= money:
                legal.append(BUILD[line])
        if ordered and state.last != NONE:
            legal = [action for action in legal if action.number >= state.last]
    if state.variant.null_actions_allowed or state.last != NONE or not legal:
        legal.append(DONE)
    return legal


def apply(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """Pays for the building and puts it on the sheet, without limit (NAV-8.3, 8.5); or ends the action."""
    if not isinstance(action, Build):
        turn.end(state, events)
        return
    seat, line = state.active, action.line
    coins = price(state, line)
    state.money[seat] -= coins
    state.free_workers -= LINE_WORKERS[line]
    state.line_left[line] -= 1
    state.buildings[seat * LINES + line] += 1
    state.last = action.number
    if events is not None:
        events.append(BUILT(seat, "NAV-8.3", building=LINE_IDS[line], coins=coins))
    if not any(state.line_left):
        ending.trigger(state, END_BUILDINGS, events)  # NAV-8.6


def why_not(state: NavegadorState, action: Action) -> Fact | None:
    """NAV-8.2, 8.3, 8.4."""
    if action is DONE:
        return SOMETHING_POSSIBLE("NAV-R10")
    if not isinstance(action, Build):
        return None
    line = action.line
    if state.line_left[line] == 0:
        return LINE_EMPTY("NAV-8.4", building=LINE_IDS[line])
    if state.free_workers < LINE_WORKERS[line]:
        return NO_WORKERS("NAV-8.2", needed=LINE_WORKERS[line], workers=state.free_workers)
    return NO_MONEY("NAV-8.3", price=price(state, line), money=state.money[state.active])


def ask(state: NavegadorState) -> Fact:
    """What is built (NAV-8.2)."""
    return BUILD_WITH("NAV-8.2", workers=state.free_workers)


BUILD_DECISION: Final = Decision(AT_BUILD, "build", "NAV-8.2", options, apply, why_not, ask=ask)
