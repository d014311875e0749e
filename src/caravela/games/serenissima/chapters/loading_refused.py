"""Why a step of the loading may not be taken (chapter 4)."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.events import Reason
from caravela.games.serenissima.actions import REVERSE
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.chapters import galleys, loading
from caravela.games.serenissima.components import CUBE_PRICE, ITEM_IDS, PORT_GOOD, PORT_IDS, PORTS, SAILOR, SIZE
from caravela.games.serenissima.kinds import (
    Abandon,
    AbandonAshore,
    Disembark,
    Embark,
    Give,
    Jettison,
    Load,
    Scuttle,
    Strip,
    Swap,
    Take,
)
from caravela.games.serenissima.state import NONE, SerenissimaState, aboard

_STEPS: Final = (Load, Embark, Disembark, AbandonAshore, Take, Strip, Give, Abandon, Swap, Scuttle, Jettison)


def why_not(state: SerenissimaState, action: Action) -> Reason | None:
    """SER-4.1 to 4.14."""
    if isinstance(action, _STEPS):
        if state.load_steps >= loading.LOAD_STEPS:
            return Reason("loading_too_long", "SER-3.3", steps=loading.LOAD_STEPS)
        if state.last != NONE and REVERSE[state.last] == action.number:
            return Reason("takes_back", "SER-4.3")
    if isinstance(action, Load):
        return why_not_load(state, action.good)
    if isinstance(action, Embark | Disembark | AbandonAshore):
        return why_not_ashore(state, action)
    if isinstance(action, Take | Strip):
        return why_not_take(state, action)
    if isinstance(action, Give | Abandon):
        return why_not_give(state, action)
    if isinstance(action, Swap):
        return why_not_swap(state, action)
    return None


def why_not_load(state: SerenissimaState, good: int) -> Reason:
    """SER-1.5, 2.13, 4.1, 4.10 to 4.12."""
    port = state.galley_zone[state.black]
    if port >= PORTS:
        return Reason("open_sea", "SER-4.10")
    if state.closed >> port & 1:
        return Reason("port_closed", "SER-2.13", port=PORT_IDS[port])
    if PORT_GOOD[port] != good:
        return Reason("other_product", "SER-4.10", port=PORT_IDS[port], good=GOODS[PORT_GOOD[port]])
    if galleys.room(state, state.black) == 0:
        return Reason("galley_full", "SER-4.1", number=state.black)
    if state.supply[good] == 0:
        return Reason("supply_empty", "SER-1.5", good=GOODS[good])
    return Reason("no_money", "SER-4.12", price=CUBE_PRICE, money=state.money[state.active])


def why_not_ashore(state: SerenissimaState, action: Action) -> Reason:
    """SER-4.4, 4.6, 4.8, 4.9, 4.14."""
    port, galley = state.galley_zone[state.black], state.black
    if port >= PORTS:
        return Reason("open_sea", "SER-4.6")
    if state.port_owner[port] != state.active:
        return Reason("not_your_port", "SER-4.6", port=PORT_IDS[port])
    if isinstance(action, Embark):
        if state.garrison[port] == 1:
            return Reason("last_in_port", "SER-4.9", port=PORT_IDS[port])
        return Reason("galley_full", "SER-4.1", number=galley)
    if state.garrison[port] >= SIZE[port]:
        return Reason("garrison_full", "SER-4.8", port=PORT_IDS[port], size=SIZE[port])
    return last_or_not(state, galley)


def last_or_not(state: SerenissimaState, galley: int) -> Reason:
    """The last sailor's leaving, which sinks a galley, is an action of its own (SER-4.14)."""
    if state.crew[galley] == 1:
        return Reason("last_aboard", "SER-4.14", number=galley)
    return Reason("not_last_aboard", "SER-4.14", number=galley)


def why_not_partner(state: SerenissimaState, other: int) -> Reason | None:
    """SER-4.3: only another galley of the player in the same zone."""
    if other == state.black:
        return Reason("active_galley", "SER-4.3", number=other)
    if state.galley_owner[other] == NONE or state.galley_zone[other] != state.galley_zone[state.black]:
        return Reason("galley_not_here", "SER-4.3", number=other)
    if state.galley_owner[other] != state.active:
        return Reason("not_your_galley", "SER-3.8", number=other)
    return None


def lacks(state: SerenissimaState, galley: int, item: int) -> Reason | None:
    """Whether an item is not aboard."""
    if item != SAILOR and aboard(state, galley)[item - 1] == 0:
        return Reason("not_aboard", "SER-4.7", item=ITEM_IDS[item], number=galley)
    return None


def why_not_take(state: SerenissimaState, action: Take | Strip) -> Reason:
    """SER-4.1, 4.5 to 4.7, 4.14, SER-R10."""
    other, item = action.galley, action.item if isinstance(action, Take) else SAILOR
    reason = why_not_partner(state, other) or lacks(state, other, item)
    if reason is not None:
        return reason
    if item == SAILOR and not loading.sailors_may_board(state):
        return Reason("sailors_stay", "SER-4.6", number=other)
    if galleys.room(state, state.black) == 0:
        return Reason("galley_full", "SER-4.1", number=state.black)
    return last_or_not(state, other)


def why_not_give(state: SerenissimaState, action: Give | Abandon) -> Reason:
    """SER-4.1, 4.5 to 4.7, 4.14."""
    item = action.item if isinstance(action, Give) else SAILOR
    reason = why_not_partner(state, action.galley) or lacks(state, state.black, item)
    if reason is not None:
        return reason
    if galleys.room(state, action.galley) == 0:
        return Reason("galley_full", "SER-4.1", number=action.galley)
    return last_or_not(state, state.black)


def why_not_swap(state: SerenissimaState, action: Swap) -> Reason:
    """SER-4.2."""
    other = action.galley
    reason = (
        why_not_partner(state, other) or lacks(state, state.black, action.item) or lacks(state, other, action.wanted)
    )
    if reason is not None:
        return reason
    if action.wanted == SAILOR and not loading.sailors_may_board(state):
        return Reason("sailors_stay", "SER-4.6", number=other)
    if galleys.room(state, state.black) or galleys.room(state, other):
        return Reason("room_for_both", "SER-4.2", number=state.black, other=other)
    return Reason("keeps_sailor", "SER-4.2", number=state.black if action.item == SAILOR else other)
