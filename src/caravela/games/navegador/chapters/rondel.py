"""Chapter 3, the turn and the rondel."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.core.fields import NONE
from caravela.games.navegador.actions import CARD, PAY, RONDEL, Pay, Rondel, UseCard
from caravela.games.navegador.box import ACTION_IDS
from caravela.games.navegador.chapters import buildings, card, colonies, market, sailing
from caravela.games.navegador.components import (
    FREE_STEPS,
    REGION_IDS,
    REGIONS,
    SHIPS_EACH,
    SPACE_ACTION,
    SPACE_IDS,
    SPACES,
)
from caravela.games.navegador.facts import NO_SHIP_THERE
from caravela.games.navegador.ordering import in_order
from caravela.games.navegador.state import (
    AT_PAY,
    AT_PRIVILEGE,
    AT_SHIPS,
    AT_TURN,
    AT_WORKERS,
    NavegadorState,
)

CARD_USED: Final = EventKind("card_used")
PAID_SHIP: Final = EventKind("paid_ship", "region")
RONDEL_EVENT: Final = EventKind("rondel", "space", "ships")
CARD_FIRST_ROUND: Final = ReasonKind("card_first_round")
CARD_NOT_HELD: Final = ReasonKind("card_not_held")
TOO_FEW_SHIPS: Final = ReasonKind("too_few_ships", "needed", "ships")
FIRST_TURN: Final = PromptKind("first_turn")
NEXT_TURN: Final = PromptKind("turn", "space")
PAY_SHIPS: Final = PromptKind("pay", "count")

SAILING: Final = ACTION_IDS.index("sailing")
WORKERS: Final = ACTION_IDS.index("workers")
MARKET: Final = ACTION_IDS.index("market")
COLONY: Final = ACTION_IDS.index("colony")
PRIVILEGE: Final = ACTION_IDS.index("privilege")
SHIPS: Final = ACTION_IDS.index("ships")


def _reachable(stone: int, steps: int) -> list[Action]:
    spaces = sorted((stone + step) % SPACES for step in range(1, steps + 1))
    return [RONDEL[space] for space in spaces]


#: The spaces that a stone on a space reaches in at most so many steps, in table order.
_REACH: Final = [[_reachable(stone, steps) for steps in range(SPACES + 1)] for stone in range(SPACES)]
_REACH_OR_CARD: Final = [[[CARD, *spaces] for spaces in by_steps] for by_steps in _REACH]
_ANYWHERE: Final[list[Action]] = list(RONDEL)


def distance(state: NavegadorState, space: int) -> int:
    """How many steps the active stone makes to a space: 8 back to its own; 0 for a first turn (NAV-3.2, 3.3, 3.8).

    It never goes round more than once (NAV-R25).
    """
    stone = state.stone[state.active]
    if stone == NONE:
        return 0
    return (space - stone - 1) % SPACES + 1


def cost(steps: int) -> int:
    """The ships that a move of the stone costs: one for every step beyond the third (NAV-3.4, 3.5)."""
    return max(0, steps - FREE_STEPS)


def turn_options(state: NavegadorState, ordered: bool) -> list[Action]:
    """The card, and the spaces that the player can pay for (NAV-3.1, 3.2, 3.3, 3.7).

    Other stones do not matter (NAV-3.9), the two markets are two spaces (NAV-3.10).
    """
    stone = state.stone[state.active]
    if stone == NONE:
        return _ANYWHERE
    steps = FREE_STEPS + SHIPS_EACH - state.supply[state.active]
    if steps > SPACES:
        steps = SPACES
    if card.usable(state):
        return _REACH_OR_CARD[stone][steps]
    return _REACH[stone][steps]


def apply_turn(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """Uses the card, or moves the stone; ships for a long way are paid before the action (NAV-3.1, 3.5, 12.1)."""
    if isinstance(action, UseCard):
        if events is not None:
            events.append(CARD_USED(state.active, "NAV-12.1"))
        state.card_sailing = card.SAILING
        sailing.begin(state)
        return
    assert isinstance(action, Rondel)
    seat = state.active
    stone = state.stone[seat]
    steps = distance(state, action.space)
    state.stone[seat] = action.space
    if events is not None:
        events.append(RONDEL_EVENT(seat, "NAV-3.1", space=SPACE_IDS[action.space], ships=cost(steps)))
    if stone != NONE:
        card.check_loss(state, stone, steps, events)
    state.paying = cost(steps)
    if state.paying:
        state.node = AT_PAY
        state.last = NONE
    else:
        begin_action(state)


def pay_options(state: NavegadorState, ordered: bool) -> list[Action]:
    """The ships paid are the player's choice, from any regions (NAV-3.6)."""
    first = state.active * REGIONS
    here = state.ships[first : first + REGIONS]
    if ordered:
        return [PAY[region] for region in in_order(here, state.paying, state.last - PAY[0].number)]
    return [PAY[region] for region in range(REGIONS) if here[region]]


def apply_pay(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """A ship returns to its owner's supply at once (NAV-3.6)."""
    assert isinstance(action, Pay)
    seat = state.active
    state.ships[seat * REGIONS + action.region] -= 1
    state.supply[seat] += 1
    state.last = action.number
    state.paying -= 1
    if events is not None:
        events.append(PAID_SHIP(seat, "NAV-3.6", region=REGION_IDS[action.region]))
    if state.paying == 0:
        begin_action(state)


def begin_action(state: NavegadorState) -> None:
    """The action of the space that the stone has reached (NAV-3.1)."""
    state.last = NONE
    action = SPACE_ACTION[state.stone[state.active]]
    if action == SAILING:
        sailing.begin(state)
    elif action == WORKERS:
        state.node = AT_WORKERS
    elif action == MARKET:
        market.begin(state)
    elif action == COLONY:
        colonies.begin(state)
    elif action == PRIVILEGE:
        state.node = AT_PRIVILEGE
    elif action == SHIPS:
        state.node = AT_SHIPS
    else:
        buildings.begin(state)


def why_not_turn(state: NavegadorState, action: Action) -> Fact | None:
    """NAV-3.7, NAV-12.1, NAV-12.2."""
    if isinstance(action, Rondel):
        return TOO_FEW_SHIPS(
            "NAV-3.7",
            needed=cost(distance(state, action.space)),
            ships=SHIPS_EACH - state.supply[state.active],
        )
    if isinstance(action, UseCard):
        if state.turn < state.seats:
            return CARD_FIRST_ROUND("NAV-12.2")
        return CARD_NOT_HELD("NAV-12.1")
    return None


def why_not_pay(state: NavegadorState, action: Action) -> Fact | None:
    """NAV-3.6."""
    if isinstance(action, Pay):
        return NO_SHIP_THERE("NAV-3.6", region=REGION_IDS[action.region])
    return None


def ask_turn(state: NavegadorState) -> Fact:
    """Where the stone goes, or where it begins (NAV-3.2, 3.3)."""
    stone = state.stone[state.active]
    return FIRST_TURN("NAV-3.1") if stone == NONE else NEXT_TURN("NAV-3.3", space=SPACE_IDS[stone])


def ask_pay(state: NavegadorState) -> Fact:
    """Which ships pay for the stone's way (NAV-3.6)."""
    return PAY_SHIPS("NAV-3.6", count=state.paying)


TURN_DECISION: Final = Decision(AT_TURN, "turn", "NAV-3.1", turn_options, apply_turn, why_not_turn, ask=ask_turn)
PAY_DECISION: Final = Decision(AT_PAY, "pay", "NAV-3.6", pay_options, apply_pay, why_not_pay, ask=ask_pay)
