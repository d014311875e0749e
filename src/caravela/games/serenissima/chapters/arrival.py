"""Step 3 of an activation: the galley sells, fights, takes the port, or does nothing (SER-6.1)."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, Fact, PromptKind
from caravela.games.serenissima.actions import ASSAULT, ATTACK, CLAIM, END, TRADE
from caravela.games.serenissima.chapters import capture, combat, galleys, sale, scuttling, wheel
from caravela.games.serenissima.components import GALLEYS, ZONE_IDS
from caravela.games.serenissima.kinds import Assault, Attack, Claim, End, Jettison, Scuttle, ScuttleGalley, Trade
from caravela.games.serenissima.state import AT_ACT, NONE, SerenissimaState

ACT_PROMPT: Final = PromptKind("act", "number", "zone")
ONLY_END: Final = PromptKind("act_end", "number", "zone")


def options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """Sale or combat, never both, or the end of the activation (SER-6.1, 7.1, 7.11, SER-R8)."""
    thrown = galleys.jettisons(state)
    legal: list[Action] = thrown[:]
    if ordered and state.last != NONE:
        legal = [action for action in thrown if action.number >= state.last]
    if state.variant.scuttle_any_time:
        legal += scuttling.all_of_them(state)
    if thrown and not state.trade_off and sale.sellable(state):
        legal.append(TRADE)
    if combat.strong_enough(state):
        add_attacks(state, legal)
        if capture.may_assault(state):
            legal.append(ASSAULT)
    if capture.may_claim(state):
        legal.append(CLAIM)
    legal.append(END)
    return legal


def add_attacks(state: SerenissimaState, legal: list[Action]) -> None:
    """Every enemy galley in the zone (SER-7.1)."""
    zones, owners, seat = state.galley_zone, state.galley_owner, state.active
    zone = zones[state.black]
    if zones.count(zone) > 1:
        for galley in range(1, GALLEYS + 1):
            if zones[galley] == zone and owners[galley] != seat:
                legal.append(ATTACK[galley])


def apply(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """SER-6.1; or the end of the activation."""
    if isinstance(action, Trade):
        sale.announce(state, events)
    elif isinstance(action, Attack):
        combat.attack(state, action.galley, events)
    elif isinstance(action, Assault):
        capture.assault(state, events)
    elif isinstance(action, Claim):
        capture.claim(state, events)
    elif isinstance(action, Jettison):
        galleys.jettison(state, action, events)
    elif not scuttling.apply(state, action, events):
        wheel.advance(state)


def why_not(state: SerenissimaState, action: Action) -> Fact | None:
    """The reasons of the chapters on sale, combat and capture."""
    if isinstance(action, Trade):
        return sale.why_not_trade(state)
    if isinstance(action, Attack):
        return combat.why_not_attack(state, action.galley)
    if isinstance(action, Assault):
        return capture.why_not_assault(state)
    if isinstance(action, Claim):
        return capture.why_not_claim(state)
    return None


def ask(state: SerenissimaState) -> Fact:
    """What the galley does where it lies, if there is anything (SER-6.1)."""
    idle = all(isinstance(action, Jettison | Scuttle | ScuttleGalley | End) for action in options(state, False))
    kind = ONLY_END if idle else ACT_PROMPT
    return kind("SER-6.1", number=state.black, zone=ZONE_IDS[state.galley_zone[state.black]])


ACT_DECISION: Final = Decision(AT_ACT, "act", "SER-6.1", options, apply, why_not, ask=ask)
