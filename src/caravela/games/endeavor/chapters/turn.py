"""Chapter 8, the action phase: a turn activates a building or spends an action token, and carries out its actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caravela.core.actions import Action
from caravela.core.facts import Event, EventKind, Fact, ReasonKind
from caravela.games.endeavor.actions import ACTIVATE, DONE, PASS, SPEND, Act, Activate, Spend
from caravela.games.endeavor.box import ACTION_IDS
from caravela.games.endeavor.chapters import attack, draw, mat, occupy, payment, ship, silent, special
from caravela.games.endeavor.chapters.discs import chosen
from caravela.games.endeavor.components import (
    ACTION_TOKENS,
    ATTACK,
    ATTRIBUTES,
    BUILDING_ACTIONS,
    BUILDING_IDS,
    BUILDINGS,
    DRAW,
    OCCUPY,
    PAYMENT,
    SHIP,
    SLASHED,
    TOKEN_ACTIONS,
    TOKEN_IDS,
)
from caravela.games.endeavor.state import AT_ACT, AT_MEMORIAL, AT_NEXT, AT_SILENT, AT_TURN, NONE, EndeavorState

ACTIVATED: Final = EventKind("activated", "building")
PASSED: Final = EventKind("passed")
SPENT: Final = EventKind("spent", "token")
ACT_FIRST: Final = ReasonKind("act_first")
ACTION_DONE: Final = ReasonKind("action_done", "action")
ACTION_NOT_OFFERED: Final = ReasonKind("action_not_offered", "action")
ACTIVATED_ALREADY: Final = ReasonKind("activated_already", "building")
CHOOSE_FIRST: Final = ReasonKind("choose_first")
FINISH_FIRST: Final = ReasonKind("finish_first")
NO_ACTIVATION_SPACE: Final = ReasonKind("no_activation_space", "building")
NO_DISC_TO_ACTIVATE: Final = ReasonKind("no_disc_to_activate", "building")
NO_SUCH_TOKEN: Final = ReasonKind("no_such_token", "token")
NOT_BUILT: Final = ReasonKind("not_built", "building")
NOTHING_POSSIBLE: Final = ReasonKind("nothing_possible", "building", "discs")
NOTHING_POSSIBLE_WITH_TOKEN: Final = ReasonKind("nothing_possible_with_token", "token", "discs")
TOO_FEW_DISCS: Final = ReasonKind("too_few_discs", "action", "needed", "discs")

Chapter = tuple[
    int,
    int,
    Callable[[EndeavorState], list[Action]],
    Callable[[EndeavorState, Action, list[Event] | None], None],
    Callable[[EndeavorState, Action], Fact | None],
]

#: The five actions: the discs of the harbour that each needs besides the activation (END-8.13), what it allows, what
#: that does, why not.
ACTIONS: Final[list[Chapter]] = [
    (SHIP, 1, ship.options, ship.apply, ship.why_not),
    (OCCUPY, 1, occupy.options, occupy.apply, occupy.why_not),
    (ATTACK, 2, attack.options, attack.apply, attack.why_not),
    (PAYMENT, 0, payment.options, payment.apply, payment.why_not),
    (DRAW, 0, draw.options, draw.apply, draw.why_not),
]
#: The actions that no disc, one, and two or more can pay for.
AFFORDABLE: Final = [sum(action[0] for action in ACTIONS if action[1] <= discs) for discs in range(3)]
#: For each set of possible actions, the buildings that offer one of them.
USABLE: Final = [
    sum(1 << building for building in range(BUILDINGS) if BUILDING_ACTIONS[building] & possible)
    for possible in range(1 << len(ACTION_IDS))
]

_ACTIVATE: Final[list[Action]] = list(ACTIVATE)


def ask(state: EndeavorState, events: list[Event] | None) -> bool:
    """Whoever has not passed has a turn (END-8.1, 8.2)."""
    if state.passed >> state.active & 1:
        return False
    state.node = AT_TURN
    return True


def with_targets(state: EndeavorState) -> int:
    """The actions that have a target for the active player, whatever the harbour holds (END-8.12).

    Ship always has one: every region has a free track or an open sea (END-9.2, 9.4).
    """
    found = SHIP
    if occupy.targets(state):
        found |= OCCUPY
    if attack.targets(state):
        found |= ATTACK
    if payment.targets(state):
        found |= PAYMENT
    if draw.possible(state):
        found |= DRAW
    return found


def affordable(discs: int) -> int:
    """The actions that so many discs can pay for (END-8.13)."""
    return AFFORDABLE[discs] if discs < len(AFFORDABLE) else AFFORDABLE[-1]


def options(state: EndeavorState, ordered: bool) -> list[Action]:
    """Buildings without a disc and tokens of which an action is possible, and to pass (END-8.4 to 8.9, 8.12)."""
    seat = state.active
    discs = state.harbour[seat]
    first = seat * ACTION_TOKENS
    tokens = state.action_tokens[first : first + ACTION_TOKENS]
    if not discs and not any(tokens):
        return [PASS]
    targets = with_targets(state)
    legal: list[Action] = []
    if discs:
        legal = chosen(_ACTIVATE, mat.without_disc(state, seat) & USABLE[targets & affordable(discs - 1)])
    possible = targets & affordable(discs)
    for token, count in enumerate(tokens, start=ATTRIBUTES):
        if count and TOKEN_ACTIONS[token] & possible:
            legal.append(SPEND[token])
    legal.append(PASS)
    return legal


def apply(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """A turn begins, or the player passes (END-8.2, 8.6)."""
    if isinstance(action, Activate):
        activate(state, action.building, events)
    elif isinstance(action, Spend):
        spend(state, action.token, events)
    else:
        state.passed |= 1 << state.active
        state.node = AT_NEXT
        if events is not None:
            events.append(PASSED(state.active, "END-8.2"))


def activate(state: EndeavorState, building: int, events: list[Event] | None) -> None:
    """A disc moves from the harbour onto the building and pays for nothing else (END-8.7)."""
    seat = state.active
    state.harbour[seat] -= 1
    mat.put_on(state, seat, building)
    state.source = building
    state.available = BUILDING_ACTIONS[building]
    state.node = AT_ACT
    if events is not None:
        events.append(ACTIVATED(seat, "END-8.7", building=BUILDING_IDS[building]))


def spend(state: EndeavorState, token: int, events: list[Event] | None) -> None:
    """The token leaves the game; no disc is needed for it (END-8.9)."""
    seat = state.active
    state.action_tokens[seat * ACTION_TOKENS + token - ATTRIBUTES] -= 1
    state.gone[token] += 1
    state.source = BUILDINGS + token
    state.available = TOKEN_ACTIONS[token]
    state.node = AT_ACT
    if events is not None:
        events.append(SPENT(seat, "END-8.9", token=TOKEN_IDS[token]))


def act_options(state: EndeavorState, ordered: bool) -> list[Action]:
    """Everything that the actions still available allow; a second one may be left out (END-8.10, 8.11, 8.13)."""
    available = state.available & affordable(state.harbour[state.active])
    legal: list[Action] = []
    for action in ACTIONS:
        if available & action[0]:
            legal += action[2](state)
    if state.performed:
        legal.append(DONE)
    return legal


def apply_act(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """Carries out one action; then the Memorial, a second action or the end of the turn (END-8.10, END-17.1)."""
    done = action.performs if isinstance(action, Act) else 0
    if done:
        ACTIONS[done.bit_length() - 1][3](state, action, events)
    state.performed |= done
    state.available = 0 if done == 0 or chooses_one(state.source) else state.available & ~done
    if state.mourners:
        state.node = AT_MEMORIAL
    else:
        go_on(state)


def chooses_one(source: int) -> bool:
    """A slash: exactly one of two actions; the two actions of a token always have it (END-8.11)."""
    return source >= BUILDINGS or SLASHED[source]


def go_on(state: EndeavorState) -> None:
    """A second action, judged by what the first has brought (END-8.12, 8.14); else the turn is over."""
    available = state.available & affordable(state.harbour[state.active])
    if available and available & with_targets(state):
        state.node = AT_ACT
        return
    state.available = 0
    if silent.reacts(state):
        state.node = AT_SILENT
    else:
        finish(state)


def apply_memorial(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """Where a lost disc goes; when all have said so, the turn goes on (END-17.1)."""
    special.apply(state, action, events)
    if not state.mourners:
        go_on(state)


def apply_silent(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """The one reaction to a turn (END-19.2, 19.3)."""
    silent.apply(state, action, events)
    finish(state)


def finish(state: EndeavorState) -> None:
    """The turn is complete; what was done in it is forgotten."""
    state.source = NONE
    state.performed = 0
    state.occupied = NONE
    state.node = AT_NEXT


def why_not(state: EndeavorState, action: Action) -> Fact | None:
    """END-8.6 to 8.9, 8.12, 8.13."""
    if isinstance(action, Activate):
        return why_not_activate(state, action.building)
    if isinstance(action, Spend):
        return why_not_spend(state, action.token)
    if isinstance(action, Act) and action.performs:
        return CHOOSE_FIRST("END-8.6")
    return None


def why_not_activate(state: EndeavorState, building: int) -> Fact:
    """END-8.7, 8.8, 8.12, END-R14."""
    seat, id = state.active, BUILDING_IDS[building]
    if building not in state.coast[seat]:
        return NOT_BUILT("END-8.7", building=id)
    if not BUILDING_ACTIONS[building]:
        return NO_ACTIVATION_SPACE("END-8.8", building=id)
    if not mat.without_disc(state, seat) >> building & 1:
        return ACTIVATED_ALREADY("END-8.7", building=id)
    if state.harbour[seat] == 0:
        return NO_DISC_TO_ACTIVATE("END-8.7", building=id)
    return NOTHING_POSSIBLE("END-8.12", building=id, discs=state.harbour[seat] - 1)


def why_not_spend(state: EndeavorState, token: int) -> Fact:
    """END-8.9, 8.12."""
    if state.action_tokens[state.active * ACTION_TOKENS + token - ATTRIBUTES] == 0:
        return NO_SUCH_TOKEN("END-8.9", token=TOKEN_IDS[token])
    return NOTHING_POSSIBLE_WITH_TOKEN("END-8.12", token=TOKEN_IDS[token], discs=state.harbour[state.active])


def why_not_act(state: EndeavorState, action: Action) -> Fact | None:
    """END-8.6, 8.7, 8.9 to 8.13, and the chapter of the action."""
    if action is DONE:
        return ACT_FIRST("END-R1")
    if action is PASS or isinstance(action, Activate | Spend):
        return FINISH_FIRST("END-8.6")
    if not isinstance(action, Act) or not action.performs:
        return None
    index = action.performs.bit_length() - 1
    if state.performed & action.performs:
        return ACTION_DONE("END-8.10", action=ACTION_IDS[index])
    if not state.available & action.performs:
        rule = "END-8.7" if state.source < BUILDINGS else "END-8.9"
        return ACTION_NOT_OFFERED(rule, action=ACTION_IDS[index])
    needed, discs = ACTIONS[index][1], state.harbour[state.active]
    if needed > discs:
        return TOO_FEW_DISCS("END-8.13", action=ACTION_IDS[index], needed=needed, discs=discs)
    return ACTIONS[index][4](state, action)
