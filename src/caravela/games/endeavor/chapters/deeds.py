"""Chapter 8, END-8.10 to 8.14: the five actions, what they need, and how the one or two of a turn are carried out.

A deed is an action of the rulebook: ship, occupy, attack, payment, draw; each has a chapter of its own. Choosing the
building or the token that offers them comes before: `turn.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.decisions import Decision
from caravela.core.facts import Event, Fact, PromptKind, ReasonKind
from caravela.games.endeavor.actions import DONE, PASS, TABLE, Act, Activate, Spend
from caravela.games.endeavor.box import ACTION_IDS
from caravela.games.endeavor.chapters import attack, draw, occupy, payment, ship, silent, special
from caravela.games.endeavor.components import (
    ATTACK,
    BUILDING_IDS,
    BUILDINGS,
    DRAW,
    OCCUPY,
    PAYMENT,
    SHIP,
    SLASHED,
    TOKEN_IDS,
)
from caravela.games.endeavor.state import AT_ACT, AT_MEMORIAL, AT_NEXT, AT_SILENT, NONE, EndeavorState

ACT_FIRST: Final = ReasonKind("act_first")
ACTION_DONE: Final = ReasonKind("action_done", "action")
ACTION_NOT_OFFERED: Final = ReasonKind("action_not_offered", "building", "action")
ACTION_NOT_ON_TOKEN: Final = ReasonKind("action_not_on_token", "token", "action")
FINISH_FIRST: Final = ReasonKind("finish_first")
TOO_FEW_DISCS: Final = ReasonKind("too_few_discs", "action", "needed", "discs")
FIRST_ACT: Final = PromptKind("act", "building", "discs")
SECOND_ACT: Final = PromptKind("act_more", "building", "discs")
TOKEN_ACT: Final = PromptKind("act_token", "token", "discs")


class Deed:
    """One of the five actions."""

    __slots__ = ("apply", "bit", "discs", "has_target", "name", "number", "options", "why_not")

    def __init__(
        self,
        number: int,
        discs: int,
        has_target: Callable[[EndeavorState], object],
        options: Callable[[EndeavorState], list[Action]],
        apply: Callable[[EndeavorState, Action, list[Event] | None], None],
        why_not: Callable[[EndeavorState, Action], Fact | None],
    ) -> None:
        self.number = number
        #: The same as a member of a set.
        self.bit = 1 << number
        self.name = ACTION_IDS[number]
        #: The discs of the harbour that it needs besides the activation (END-8.13).
        self.discs = discs
        #: Whether there is anything for the active player to do it with, whatever the harbour holds (END-8.12).
        self.has_target = has_target
        #: Every way to do it.
        self.options = options
        #: Does it.
        self.apply = apply
        #: Why it cannot be done in some other way.
        self.why_not = why_not


#: The five actions by number; behind the number the discs that each needs (END-8.13).
DEEDS: Final = [
    Deed(SHIP, 1, ship.has_target, ship.options, ship.apply, ship.why_not),
    Deed(OCCUPY, 1, occupy.targets, occupy.options, occupy.apply, occupy.why_not),
    Deed(ATTACK, 2, attack.targets, attack.options, attack.apply, attack.why_not),
    Deed(PAYMENT, 0, payment.targets, payment.options, payment.apply, payment.why_not),
    Deed(DRAW, 0, draw.has_target, draw.options, draw.apply, draw.why_not),
]


#: Which of them each action of the table performs, NONE for most.
PERFORMS: Final = [action.performs if isinstance(action, Act) else NONE for action in TABLE]


def options(state: EndeavorState, ordered: bool) -> list[Action]:
    """Everything that the actions still available allow; a second one may be left out (END-8.10, 8.11, 8.13)."""
    discs = state.harbour[state.active]
    legal: list[Action] = []
    offered = 0
    for number in state.available:
        deed = DEEDS[number]
        if deed.discs <= discs and not offered & deed.bit:
            legal = legal + deed.options(state) if legal else deed.options(state)
        offered |= deed.bit
    if state.performed:
        legal.append(DONE)
    return legal


def apply(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """Carries out an action, or leaves out the second; then come the Memorial (END-17.1) and what is left to do."""
    performs = PERFORMS[action.number]
    if performs != NONE:
        deed = DEEDS[performs]
        deed.apply(state, action, events)
        state.performed |= deed.bit
        state.available = left_after(state, deed)
    else:
        state.available = ()
    if state.mourners:
        state.node = AT_MEMORIAL
    else:
        go_on(state)


def left_after(state: EndeavorState, deed: Deed) -> tuple[int, ...]:
    """What a turn still offers: after a plus the other action, be it an equal one; after a slash none (END-8.10, 8.11).

    Between the two actions of a token there is always a slash.
    """
    if state.source >= BUILDINGS or SLASHED[state.source]:
        return ()
    available = state.available
    if len(available) == 1:
        return ()
    if available[0] == deed.number:
        return available[1:]
    done = available.index(deed.number)
    return available[:done] + available[done + 1 :]


def go_on(state: EndeavorState) -> None:
    """A second action, judged by what the first has brought (END-8.12, 8.14); else the silent fleet, and the end."""
    discs = state.harbour[state.active]
    for number in state.available:
        deed = DEEDS[number]
        if deed.discs <= discs and deed.has_target(state):
            state.node = AT_ACT
            return
    state.available = ()
    if silent.reacts(state):
        state.node = AT_SILENT
    else:
        finish(state)


def finish(state: EndeavorState) -> None:
    """The turn is complete; what was done in it is forgotten."""
    state.source = NONE
    state.performed = 0
    state.occupied = 0
    state.node = AT_NEXT


def apply_memorial(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """Where a lost disc goes; when all have said so, the turn goes on (END-17.1)."""
    special.apply(state, action, events)
    if not state.mourners:
        go_on(state)


def apply_silent(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """The one reaction to a turn, which ends it (END-19.2, 19.3)."""
    silent.apply(state, action, events)
    finish(state)


def why_not(state: EndeavorState, action: Action) -> Fact | None:
    """END-8.6, END-R1; or why an action is not possible."""
    if action is DONE:
        return ACT_FIRST("END-R1")
    if action is PASS or isinstance(action, Activate | Spend):
        return FINISH_FIRST("END-8.6")
    if isinstance(action, Act) and action.performs != NONE:
        return why_not_deed(state, DEEDS[action.performs], action)
    return None


def why_not_deed(state: EndeavorState, deed: Deed, action: Action) -> Fact | None:
    """END-8.7, 8.9, 8.10, 8.13, and the chapter of the action."""
    if deed.number not in state.available:
        if has(state.performed, deed.number):
            return ACTION_DONE("END-8.10", action=deed.name)
        if state.source < BUILDINGS:
            return ACTION_NOT_OFFERED("END-8.7", building=BUILDING_IDS[state.source], action=deed.name)
        return ACTION_NOT_ON_TOKEN("END-8.9", token=TOKEN_IDS[state.source - BUILDINGS], action=deed.name)
    discs = state.harbour[state.active]
    if deed.discs > discs:
        return TOO_FEW_DISCS("END-8.13", action=deed.name, needed=deed.discs, discs=discs)
    return deed.why_not(state, action)


def prompt(state: EndeavorState) -> Fact:
    """What to do with the building or the token (END-8.7, 8.9), or what else (END-8.10)."""
    discs = state.harbour[state.active]
    if state.source >= BUILDINGS:
        return TOKEN_ACT("END-8.9", token=TOKEN_IDS[state.source - BUILDINGS], discs=discs)
    building = BUILDING_IDS[state.source]
    if state.performed:
        return SECOND_ACT("END-8.10", building=building, discs=discs)
    return FIRST_ACT("END-8.7", building=building, discs=discs)


ACT_DECISION: Final = Decision(AT_ACT, "act", "END-8.7", options, apply, why_not, ask=prompt)
#: What may come between two actions and after them stands in other chapters; how the turn goes on, here.
MEMORIAL_DECISION: Final = Decision(
    AT_MEMORIAL, "memorial", "END-17.1", special.options, apply_memorial, by=special.mourner
)
SILENT_DECISION: Final = Decision(AT_SILENT, "silent", "END-19.2", silent.options, apply_silent, silent.why_not)

assert [deed.number for deed in DEEDS] == list(range(len(ACTION_IDS)))
