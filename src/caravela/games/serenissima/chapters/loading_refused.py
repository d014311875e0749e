"""Why a step of the loading may not be taken (chapter 4)."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.facts import Fact, ReasonKind
from caravela.games.serenissima.actions import REVERSE
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.chapters import galleys
from caravela.games.serenissima.components import CUBE_PRICE, ITEM_IDS, PORT_GOOD, PORT_IDS, PORTS, SAILOR, SIZE
from caravela.games.serenissima.facts import (
    GALLEY_FULL,
    GALLEY_NOT_HERE,
    GARRISON_FULL,
    NO_MONEY,
    NOT_ABOARD,
    NOT_YOUR_GALLEY,
    NOT_YOUR_PORT,
    OPEN_SEA,
    PORT_CLOSED,
)
from caravela.games.serenissima.kinds import (
    Abandon,
    AbandonAshore,
    Disembark,
    Embark,
    Give,
    Jettison,
    Load,
    Scuttle,
    ScuttleGalley,
    Strip,
    Swap,
    Take,
)
from caravela.games.serenissima.state import NONE, SerenissimaState, aboard

ACTIVE_GALLEY: Final = ReasonKind("active_galley", "number")
KEEPS_SAILOR: Final = ReasonKind("keeps_sailor", "number")
LAST_ABOARD: Final = ReasonKind("last_aboard", "number")
LAST_IN_PORT: Final = ReasonKind("last_in_port", "port")
LOADING_TOO_LONG: Final = ReasonKind("loading_too_long", "steps")
NOT_LAST_ABOARD: Final = ReasonKind("not_last_aboard", "number")
OTHER_PRODUCT: Final = ReasonKind("other_product", "port", "good")
ROOM_FOR_BOTH: Final = ReasonKind("room_for_both", "number", "other")
SAILORS_STAY: Final = ReasonKind("sailors_stay", "number")
SUPPLY_EMPTY: Final = ReasonKind("supply_empty", "good")
TAKES_BACK: Final = ReasonKind("takes_back")

#: More steps than any loading needs.
LOAD_STEPS: Final = 150

_STEPS: Final = (
    Load,
    Embark,
    Disembark,
    AbandonAshore,
    Take,
    Strip,
    Give,
    Abandon,
    Swap,
    Scuttle,
    ScuttleGalley,
    Jettison,
)


def why_not(state: SerenissimaState, action: Action) -> Fact | None:
    """SER-4.1 to 4.14."""
    if isinstance(action, _STEPS):
        if state.load_steps >= LOAD_STEPS:
            return LOADING_TOO_LONG("SER-3.3", steps=LOAD_STEPS)
        if state.last != NONE and REVERSE[state.last] == action.number:
            return TAKES_BACK("SER-4.3")
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


def why_not_load(state: SerenissimaState, good: int) -> Fact:
    """SER-1.5, 2.13, 4.1, 4.10 to 4.12."""
    port = state.galley_zone[state.black]
    if port >= PORTS:
        return OPEN_SEA("SER-4.10")
    if has(state.closed, port):
        return PORT_CLOSED("SER-2.13", port=PORT_IDS[port])
    if PORT_GOOD[port] != good:
        return OTHER_PRODUCT("SER-4.10", port=PORT_IDS[port], good=GOODS[PORT_GOOD[port]])
    if galleys.room(state, state.black) == 0:
        return GALLEY_FULL("SER-4.1", number=state.black)
    if state.supply[good] == 0:
        return SUPPLY_EMPTY("SER-1.5", good=GOODS[good])
    return NO_MONEY("SER-4.12", price=CUBE_PRICE, money=state.money[state.active])


def why_not_ashore(state: SerenissimaState, action: Action) -> Fact:
    """SER-4.4, 4.6, 4.8, 4.9, 4.14."""
    port, galley = state.galley_zone[state.black], state.black
    if port >= PORTS:
        return OPEN_SEA("SER-4.6")
    if state.port_owner[port] != state.active:
        return NOT_YOUR_PORT("SER-4.6", port=PORT_IDS[port])
    if isinstance(action, Embark):
        if state.garrison[port] == 1:
            return LAST_IN_PORT("SER-4.9", port=PORT_IDS[port])
        return GALLEY_FULL("SER-4.1", number=galley)
    if state.garrison[port] >= SIZE[port]:
        return GARRISON_FULL("SER-4.8", port=PORT_IDS[port], size=SIZE[port])
    return last_or_not(state, galley)


def last_or_not(state: SerenissimaState, galley: int) -> Fact:
    """The last sailor's leaving, which sinks a galley, is an action of its own (SER-4.14)."""
    if state.crew[galley] == 1:
        return LAST_ABOARD("SER-4.14", number=galley)
    return NOT_LAST_ABOARD("SER-4.14", number=galley)


def why_not_partner(state: SerenissimaState, other: int) -> Fact | None:
    """SER-4.3: only another galley of the player in the same zone."""
    if other == state.black:
        return ACTIVE_GALLEY("SER-4.3", number=other)
    if state.galley_owner[other] == NONE or state.galley_zone[other] != state.galley_zone[state.black]:
        return GALLEY_NOT_HERE("SER-4.3", number=other)
    if state.galley_owner[other] != state.active:
        return NOT_YOUR_GALLEY("SER-3.8", number=other)
    return None


def lacks(state: SerenissimaState, galley: int, item: int) -> Fact | None:
    """Whether an item is not aboard."""
    if item != SAILOR and aboard(state, galley)[item - 1] == 0:
        return NOT_ABOARD("SER-4.7", item=ITEM_IDS[item], number=galley)
    return None


def why_not_take(state: SerenissimaState, action: Take | Strip) -> Fact:
    """SER-4.1, 4.5 to 4.7, 4.14, SER-R10."""
    other, item = action.galley, action.item if isinstance(action, Take) else SAILOR
    reason = why_not_partner(state, other) or lacks(state, other, item)
    if reason is not None:
        return reason
    if item == SAILOR and not galleys.sailors_may_board(state):
        return SAILORS_STAY("SER-4.6", number=other)
    if galleys.room(state, state.black) == 0:
        return GALLEY_FULL("SER-4.1", number=state.black)
    return last_or_not(state, other)


def why_not_give(state: SerenissimaState, action: Give | Abandon) -> Fact:
    """SER-4.1, 4.5 to 4.7, 4.14."""
    item = action.item if isinstance(action, Give) else SAILOR
    reason = why_not_partner(state, action.galley) or lacks(state, state.black, item)
    if reason is not None:
        return reason
    if galleys.room(state, action.galley) == 0:
        return GALLEY_FULL("SER-4.1", number=action.galley)
    return last_or_not(state, state.black)


def why_not_swap(state: SerenissimaState, action: Swap) -> Fact:
    """SER-4.2."""
    other = action.galley
    reason = (
        why_not_partner(state, other) or lacks(state, state.black, action.item) or lacks(state, other, action.wanted)
    )
    if reason is not None:
        return reason
    if action.wanted == SAILOR and not galleys.sailors_may_board(state):
        return SAILORS_STAY("SER-4.6", number=other)
    if galleys.room(state, state.black) or galleys.room(state, other):
        return ROOM_FOR_BOTH("SER-4.2", number=state.black, other=other)
    return KEEPS_SAILOR("SER-4.2", number=state.black if action.item == SAILOR else other)
