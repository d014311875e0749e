"""Chapter 8, the action phase: a turn activates a building or spends an action token, and carries out its actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caravela.core.actions import Action
from caravela.core.events import Event, Reason
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

Chapter = tuple[
    int,
    int,
    Callable[[EndeavorState], list[Action]],
    Callable[[EndeavorState, Action, list[Event] | None], None],
    Callable[[EndeavorState, Action], Reason | None],
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
    sum(
        1 << building
        for building in range(BUILDINGS)
        if any(action & possible for action in BUILDING_ACTIONS[building])
    )
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


def set_of(actions: tuple[int, ...]) -> int:
    """The different ones of these actions."""
    found = 0
    for action in actions:
        found |= action
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
        if count and set_of(TOKEN_ACTIONS[token]) & possible:
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
            events.append(Event("passed", state.active, "END-8.2"))


def activate(state: EndeavorState, building: int, events: list[Event] | None) -> None:
    """A disc moves from the harbour onto the building and pays for nothing else (END-8.7)."""
    seat = state.active
    state.harbour[seat] -= 1
    mat.put_on(state, seat, building)
    state.source = building
    state.available = BUILDING_ACTIONS[building]
    state.node = AT_ACT
    if events is not None:
        events.append(Event("activated", seat, "END-8.7", building=BUILDING_IDS[building]))


def spend(state: EndeavorState, token: int, events: list[Event] | None) -> None:
    """The token leaves the game; no disc is needed for it (END-8.9)."""
    seat = state.active
    state.action_tokens[seat * ACTION_TOKENS + token - ATTRIBUTES] -= 1
    state.gone[token] += 1
    state.source = BUILDINGS + token
    state.available = TOKEN_ACTIONS[token]
    state.node = AT_ACT
    if events is not None:
        events.append(Event("spent", seat, "END-8.9", token=TOKEN_IDS[token]))


def act_options(state: EndeavorState, ordered: bool) -> list[Action]:
    """Everything that the actions still available allow; a second one may be left out (END-8.10, 8.11, 8.13)."""
    available = set_of(state.available) & affordable(state.harbour[state.active])
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
    state.available = () if done == 0 or chooses_one(state.source) else without(state.available, done)
    if state.mourners:
        state.node = AT_MEMORIAL
    else:
        go_on(state)


def without(actions: tuple[int, ...], done: int) -> tuple[int, ...]:
    """What is left when one of these actions is done; an equal one may be done again (END-8.10)."""
    index = actions.index(done)
    return actions[:index] + actions[index + 1 :]


def chooses_one(source: int) -> bool:
    """A slash: exactly one of two actions; the two actions of a token always have it (END-8.11)."""
    return source >= BUILDINGS or SLASHED[source]


def go_on(state: EndeavorState) -> None:
    """A second action, judged by what the first has brought (END-8.12, 8.14); else the turn is over."""
    available = set_of(state.available) & affordable(state.harbour[state.active])
    if available and available & with_targets(state):
        state.node = AT_ACT
        return
    state.available = ()
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
    state.occupied = 0
    state.node = AT_NEXT


def why_not(state: EndeavorState, action: Action) -> Reason | None:
    """END-8.6 to 8.9, 8.12, 8.13."""
    if isinstance(action, Activate):
        return why_not_activate(state, action.building)
    if isinstance(action, Spend):
        return why_not_spend(state, action.token)
    if isinstance(action, Act) and action.performs:
        return Reason("choose_first", "END-8.6")
    return None


def why_not_activate(state: EndeavorState, building: int) -> Reason:
    """END-8.7, 8.8, 8.12, END-R14."""
    seat, id = state.active, BUILDING_IDS[building]
    if building not in state.coast[seat]:
        return Reason("not_built", "END-8.7", building=id)
    if not BUILDING_ACTIONS[building]:
        return Reason("no_activation_space", "END-8.8", building=id)
    if not mat.without_disc(state, seat) >> building & 1:
        return Reason("activated_already", "END-8.7", building=id)
    if state.harbour[seat] == 0:
        return Reason("no_disc_to_activate", "END-8.7", building=id)
    return Reason("nothing_possible", "END-8.12", building=id, discs=state.harbour[seat] - 1)


def why_not_spend(state: EndeavorState, token: int) -> Reason:
    """END-8.9, 8.12."""
    if state.action_tokens[state.active * ACTION_TOKENS + token - ATTRIBUTES] == 0:
        return Reason("no_such_token", "END-8.9", token=TOKEN_IDS[token])
    return Reason("nothing_possible_with_token", "END-8.12", token=TOKEN_IDS[token], discs=state.harbour[state.active])


def why_not_act(state: EndeavorState, action: Action) -> Reason | None:
    """END-8.6, 8.7, 8.9 to 8.13, and the chapter of the action."""
    if action is DONE:
        return Reason("act_first", "END-R1")
    if action is PASS or isinstance(action, Activate | Spend):
        return Reason("finish_first", "END-8.6")
    if not isinstance(action, Act) or not action.performs:
        return None
    index = action.performs.bit_length() - 1
    if action.performs not in state.available:
        if state.performed & action.performs:
            return Reason("action_done", "END-8.10", action=ACTION_IDS[index])
        rule = "END-8.7" if state.source < BUILDINGS else "END-8.9"
        return Reason("action_not_offered", rule, action=ACTION_IDS[index])
    needed, discs = ACTIONS[index][1], state.harbour[state.active]
    if needed > discs:
        return Reason("too_few_discs", "END-8.13", action=ACTION_IDS[index], needed=needed, discs=discs)
    return ACTIONS[index][4](state, action)
