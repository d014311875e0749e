"""Chapter 3, the turn: activate the galley of the black pawn, or invest."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.games.serenissima.actions import ACTIVATE, INVEST
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.chapters import investment, loading, scuttling
from caravela.games.serenissima.components import ZONE_IDS
from caravela.games.serenissima.facts import NOT_ABOARD
from caravela.games.serenissima.kinds import Jettison, ScuttleGalley
from caravela.games.serenissima.state import (
    AT_ACT,
    AT_INVEST,
    AT_LAND,
    AT_LOAD,
    AT_LOOT,
    AT_MODE,
    AT_MOVE,
    AT_PLACE,
    AT_ROUND,
    AT_SELL,
    SerenissimaState,
)

ACTIVATES: Final = EventKind("activates", "number", "zone")
INVESTS: Final = EventKind("invests", "number")
MODE_FIRST: Final = ReasonKind("mode_first", "number")
WRONG_STEP: Final = ReasonKind("wrong_step", "step")
MODE_PROMPT: Final = PromptKind("mode", "number", "zone")

#: The step of a turn that each decision of the active player belongs to.
_STEPS: Final = {
    AT_LOAD: "loading",
    AT_MOVE: "movement",
    AT_ACT: "arrival",
    AT_SELL: "sale",
    AT_ROUND: "combat",
    AT_LOOT: "combat",
    AT_LAND: "combat",
    AT_INVEST: "investment",
    AT_PLACE: "investment",
}

_MODES: Final[list[Action]] = [ACTIVATE, INVEST]


def options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """One of the two; whoever wants to do nothing activates and skips the steps (SER-3.2, 3.4)."""
    return _MODES + scuttling.others(state) if state.variant.scuttle_any_time else _MODES


def apply(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """SER-3.2; another galley can be scuttled first, with an option (SER-R20)."""
    if scuttling.apply(state, action, events):
        return
    zone = ZONE_IDS[state.galley_zone[state.black]]
    if action is ACTIVATE:
        if events is not None:
            events.append(ACTIVATES(state.active, "SER-3.2", number=state.black, zone=zone))
        loading.begin(state)
    else:
        if events is not None:
            events.append(INVESTS(state.active, "SER-3.2", number=state.black))
        investment.begin(state)


def why_not(state: SerenissimaState, action: Action) -> Fact | None:
    """SER-3.2, SER-R20."""
    reason = scuttling.why_not(state, action.galley) if isinstance(action, ScuttleGalley) else None
    return reason or MODE_FIRST("SER-3.2", number=state.black)


def why_not_in_step(state: SerenissimaState, action: Action) -> Fact | None:
    """Why not, where the action belongs to another step than the current one (SER-3.3, 3.9)."""
    step = _STEPS.get(state.node)
    if step is None:
        return None
    if isinstance(action, ScuttleGalley) and (reason := scuttling.why_not(state, action.galley)):
        return reason
    if isinstance(action, Jettison) and step != "investment" and not state.asked:
        return NOT_ABOARD("SER-3.9", item=GOODS[action.good], number=state.black)
    return WRONG_STEP("SER-3.3", step=step)


def ask(state: SerenissimaState) -> Fact:
    """What the galley of the black pawn does (SER-3.2)."""
    return MODE_PROMPT("SER-3.2", number=state.black, zone=ZONE_IDS[state.galley_zone[state.black]])


MODE_DECISION: Final = Decision(AT_MODE, "mode", "SER-3.2", options, apply, why_not, ask=ask)
