"""Chapter 8, END-8.1 to 8.9: in the action phase a turn activates a building, spends an action token, or passes.

What the building or the token is then used for: `deeds.py`.
"""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.games.endeavor.actions import ACTIVATE, PASS, SPEND, Act, Activate, Spend
from caravela.games.endeavor.box import ACTION_IDS
from caravela.games.endeavor.chapters import attack, draw, mat, occupy, payment
from caravela.games.endeavor.chapters.deeds import DEEDS
from caravela.games.endeavor.chapters.discs import add_chosen
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
    TOKEN_ACTIONS,
    TOKEN_IDS,
)
from caravela.games.endeavor.state import AT_ACT, AT_NEXT, AT_TURN, NONE, EndeavorState

ACTIVATED: Final = EventKind("activated", "building")
PASSED: Final = EventKind("passed")
SPENT: Final = EventKind("spent", "token")
ACTIVATED_ALREADY: Final = ReasonKind("activated_already", "building")
CHOOSE_FIRST: Final = ReasonKind("choose_first")
NO_ACTIVATION_SPACE: Final = ReasonKind("no_activation_space", "building")
NO_DISC_TO_ACTIVATE: Final = ReasonKind("no_disc_to_activate", "building")
NO_SUCH_TOKEN: Final = ReasonKind("no_such_token", "token")
NOT_BUILT: Final = ReasonKind("not_built", "building")
NOTHING_POSSIBLE: Final = ReasonKind("nothing_possible", "building", "discs", "activation", *ACTION_IDS)
NOTHING_POSSIBLE_WITH_TOKEN: Final = ReasonKind(
    "nothing_possible_with_token", "token", "discs", "activation", *ACTION_IDS
)
TURN: Final = PromptKind("turn", "discs")

#: What stands against an action: that it is not offered at all, or that there is nothing to do it with.
NOT_OFFERED: Final = 0
NO_TARGET: Final = -1


def _sets(offered: list[tuple[int, ...]]) -> list[int]:
    """Actions as sets."""
    return [sum(deed.bit for deed in DEEDS if deed.number in actions) for actions in offered]


def _unions(sets: list[int]) -> list[int]:
    """The union of every choice of these sets."""
    found = [0]
    for more in sets:
        found += [union | more for union in found]
    return found


def _usable(sets: list[int]) -> list[int]:
    """For each set of possible actions, the buildings or tokens that offer one of them."""
    return [
        sum(1 << index for index, offered in enumerate(sets) if offered & possible)
        for possible in range(1 << len(DEEDS))
    ]


#: The sets of actions that no disc, one, and two or more can pay for (END-8.13).
AFFORDABLE: Final = [sum(deed.bit for deed in DEEDS if deed.discs <= discs) for discs in range(3)]
#: The sets of actions on each building and each token.
OFFERED_BY_BUILDING: Final = _sets(BUILDING_ACTIONS)
OFFERED_BY_TOKEN: Final = _sets(TOKEN_ACTIONS)
#: The same for every set of action tokens.
OFFERED_BY_TOKENS: Final = _unions(OFFERED_BY_TOKEN[ATTRIBUTES:])
USABLE_BUILDINGS: Final = _usable(OFFERED_BY_BUILDING)
USABLE_TOKENS: Final = _usable(OFFERED_BY_TOKEN)

#: The actions as members of a set.
_SHIP: Final = 1 << SHIP
_OCCUPY: Final = 1 << OCCUPY
_ATTACK: Final = 1 << ATTACK
_PAYMENT: Final = 1 << PAYMENT
_DRAW: Final = 1 << DRAW

_ACTIVATE: Final[list[Action]] = list(ACTIVATE)
_SPEND: Final[list[Action]] = list(SPEND)


def ask(state: EndeavorState, events: list[Event] | None) -> bool:
    """Whoever has not passed has a turn (END-8.1, 8.2)."""
    if state.passed >> state.active & 1:
        return False
    state.node = AT_TURN
    return True


def options(state: EndeavorState, ordered: bool) -> list[Action]:
    """Buildings without a disc and tokens of which an action is possible, and to pass (END-8.4 to 8.9, 8.12)."""
    seat = state.active
    discs = state.harbour[seat]
    buildings = mat.without_disc(state, seat) if discs else 0
    tokens = unspent(state, seat)
    targets = with_targets(state, offered(buildings, tokens))
    legal: list[Action] = []
    if buildings:
        add_chosen(legal, _ACTIVATE, buildings & USABLE_BUILDINGS[targets & affordable(discs - 1)])
    if tokens:
        add_chosen(legal, _SPEND, tokens & USABLE_TOKENS[targets & affordable(discs)])
    legal.append(PASS)
    return legal


def unspent(state: EndeavorState, seat: int) -> int:
    """The types of action token that a seat has."""
    found = 0
    tokens, first = state.action_tokens, seat * ACTION_TOKENS
    for index in range(ACTION_TOKENS):
        if tokens[first + index]:
            found |= 1 << ATTRIBUTES + index
    return found


def offered(buildings: int, tokens: int) -> int:
    """The set of actions that these types of building and of action token offer."""
    found = OFFERED_BY_TOKENS[tokens >> ATTRIBUTES]
    while buildings:
        low = buildings & -buildings
        found |= OFFERED_BY_BUILDING[low.bit_length() - 1]
        buildings ^= low
    return found


def with_targets(state: EndeavorState, actions: int) -> int:
    """Those of a set of actions that the active player could carry out with enough discs (END-8.12).

    `deeds.DEEDS` says the same; here it is asked for at every turn, and called directly.
    """
    found = actions & _SHIP
    if actions & _OCCUPY and occupy.targets(state):
        found |= _OCCUPY
    if actions & _ATTACK and attack.targets(state):
        found |= _ATTACK
    if actions & _PAYMENT and payment.targets(state):
        found |= _PAYMENT
    if actions & _DRAW and draw.has_target(state):
        found |= _DRAW
    return found


def affordable(discs: int) -> int:
    """The set of actions that so many discs can pay for (END-8.13)."""
    return AFFORDABLE[discs] if discs < len(AFFORDABLE) else AFFORDABLE[-1]


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


def why_not(state: EndeavorState, action: Action) -> Fact | None:
    """END-8.6 to 8.9, 8.12."""
    if isinstance(action, Activate):
        return why_not_activate(state, action.building)
    if isinstance(action, Spend):
        return why_not_spend(state, action.token)
    if isinstance(action, Act) and action.performs != NONE:
        return CHOOSE_FIRST("END-8.6")
    return None


def why_not_activate(state: EndeavorState, building: int) -> Fact:
    """END-8.7, 8.8, 8.12, END-R14."""
    seat, id = state.active, BUILDING_IDS[building]
    if building not in state.coast[seat]:
        return NOT_BUILT("END-8.7", building=id)
    if not BUILDING_ACTIONS[building]:
        return NO_ACTIVATION_SPACE("END-8.8", building=id)
    if not has(mat.without_disc(state, seat), building):
        return ACTIVATED_ALREADY("END-8.7", building=id)
    if state.harbour[seat] == 0:
        return NO_DISC_TO_ACTIVATE("END-8.7", building=id)
    return NOTHING_POSSIBLE("END-8.12", building=id, **against(state, BUILDING_ACTIONS[building], 1))


def why_not_spend(state: EndeavorState, token: int) -> Fact:
    """END-8.9, 8.12."""
    if state.tokens_of(state.active, token) == 0:
        return NO_SUCH_TOKEN("END-8.9", token=TOKEN_IDS[token])
    return NOTHING_POSSIBLE_WITH_TOKEN("END-8.12", token=TOKEN_IDS[token], **against(state, TOKEN_ACTIONS[token], 0))


def against(state: EndeavorState, actions: tuple[int, ...], activation: int) -> dict[str, int]:
    """What stands against each of these actions: the discs that it takes, or NO_TARGET (END-8.12, 8.13).

    The disc for an activation is one of them (END-12.4).
    """
    discs = state.harbour[state.active]
    found = dict.fromkeys(ACTION_IDS, NOT_OFFERED)
    for number in actions:
        deed = DEEDS[number]
        needed = deed.discs + activation
        found[deed.name] = needed if needed > discs else NO_TARGET
    return {"discs": discs, "activation": activation, **found}


def prompt(state: EndeavorState) -> Fact:
    """Which building, which token (END-8.1)."""
    return TURN("END-8.1", discs=state.harbour[state.active])


TURN_DECISION: Final = Decision(AT_TURN, "turn", "END-8.1", options, apply, why_not, ask=prompt)
