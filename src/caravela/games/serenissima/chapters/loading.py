"""Chapter 4, step 1 of an activation: loading.

Items pass one by one between the active galley and the port or another galley of the player. Where one of two galleys
has room, two transfers do what a swap would do; so swaps are offered between full galleys only. Steps that merely take
back the one before are not offered, and after LOAD_STEPS steps the loading is over: even to rearrange six galleys and
a port takes far fewer, so nothing is lost, and nobody can go on for ever.
"""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind
from caravela.games.serenissima import ordering
from caravela.games.serenissima.actions import (
    ABANDON,
    ABANDON_ASHORE,
    DISEMBARK,
    DONE,
    EMBARK,
    GIVE,
    LOAD,
    SCUTTLE,
    STRIP,
    SWAP,
    TAKE,
)
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.chapters import galleys, loading_refused, movement, scuttling, wheel
from caravela.games.serenissima.chapters.galleys import in_own_port, sailors_may_board
from caravela.games.serenissima.chapters.ledger import book
from caravela.games.serenissima.chapters.loading_refused import LOAD_STEPS
from caravela.games.serenissima.components import (
    BY_FEES,
    BY_GOODS,
    CUBE_PRICE,
    GOOD_COUNT,
    ITEM_IDS,
    PORT_GOOD,
    PORT_IDS,
    PORTS,
    SAILOR,
    SIZE,
    ZONE_IDS,
)
from caravela.games.serenissima.kinds import (
    Abandon,
    Disembark,
    Done,
    Embark,
    Give,
    Jettison,
    Load,
    Strip,
    Swap,
    Take,
)
from caravela.games.serenissima.state import AT_LOAD, NONE, SerenissimaState, aboard

DISEMBARKED: Final = EventKind("disembarked", "number", "port")
EMBARKED: Final = EventKind("embarked", "number", "port")
FEE: Final = EventKind("fee", "port", "ducats")
GAVE: Final = EventKind("gave", "number", "other", "item")
LOADED: Final = EventKind("loaded", "number", "good", "ducats")
SWAPPED: Final = EventKind("swapped", "number", "other", "item", "wanted")
TOOK: Final = EventKind("took", "number", "other", "item")
LOAD_PROMPT: Final = PromptKind("load", "number", "zone")

_OVER: Final[list[Action]] = [DONE]


def begin(state: SerenissimaState) -> None:
    """The first of the three steps of an activation (SER-3.3)."""
    state.node = AT_LOAD


def price(state: SerenissimaState, port: int) -> int:
    """The next cube of the port's good: in an own port the first is free (SER-4.11, 4.12)."""
    if state.cubes_loaded == 0 and state.port_owner[port] == state.active:
        return 0
    return CUBE_PRICE


def options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """Every single transfer from and to the active galley (SER-3.3, 3.9, 4.1 to 4.3)."""
    if state.load_steps >= LOAD_STEPS:
        return _OVER
    galley = state.black
    room = galleys.room(state, galley)
    others = galleys.companions(state)
    legal: list[Action] = []
    if room:
        add_aboard(state, others, legal)
    legal += galleys.jettisons(state)
    add_overboard(state, others, legal)
    if room == 0:
        for other in others:
            if galleys.room(state, other) == 0:
                add_swaps(state, other, legal)
    legal.append(SCUTTLE)
    if state.variant.scuttle_any_time:
        legal += scuttling.others(state)
    legal.append(DONE)
    return ordering.of_loading(state, legal, ordered) if state.last != NONE else legal


def add_aboard(state: SerenissimaState, others: list[int], legal: list[Action]) -> None:
    """What can come aboard: cubes of the port, its sailors, items of other galleys (SER-4.4, 4.5, 4.7, 4.10)."""
    port = state.galley_zone[state.black]
    if port < PORTS:
        good = PORT_GOOD[port]
        if (
            state.supply[good]
            and not state.closed >> port & 1
            and (state.money[state.active] >= CUBE_PRICE or price(state, port) == 0)
        ):
            legal.append(LOAD[good])
        if state.port_owner[port] == state.active and state.garrison[port] > 1:
            legal.append(EMBARK)
    if others:
        boarding = sailors_may_board(state)
        cargo = state.cargo
        for other in others:
            take = TAKE[other]
            if boarding:
                legal.append(take[SAILOR] if state.crew[other] > 1 else STRIP[other])
            first = other * GOOD_COUNT
            for good in range(GOOD_COUNT):
                if cargo[first + good]:
                    legal.append(take[good + 1])


def add_overboard(state: SerenissimaState, others: list[int], legal: list[Action]) -> None:
    """What can leave the galley otherwise: sailors ashore, items to other galleys (SER-4.4 to 4.8, 4.14)."""
    cargo, first = state.cargo, state.black * GOOD_COUNT
    last = state.crew[state.black] == 1
    if in_own_port(state):
        port = state.galley_zone[state.black]
        if state.garrison[port] < SIZE[port]:
            legal.append(ABANDON_ASHORE if last else DISEMBARK)
    for other in others:
        if galleys.room(state, other):
            give = GIVE[other]
            legal.append(ABANDON[other] if last else give[SAILOR])
            for good in range(GOOD_COUNT):
                if cargo[first + good]:
                    legal.append(give[good + 1])


def add_swaps(state: SerenissimaState, other: int, legal: list[Action]) -> None:
    """One item for one item between two full galleys, each of which keeps a sailor (SER-4.2)."""
    hold, theirs = aboard(state, state.black), aboard(state, other)
    boarding = sailors_may_board(state) and state.crew[other] > 1
    for item in range(GOOD_COUNT + 1):
        if not (hold[item - 1] if item else state.crew[state.black] > 1):
            continue
        swaps = SWAP[other][item]
        if boarding and item != SAILOR:
            legal.append(swaps[SAILOR])
        for good in range(GOOD_COUNT):
            if theirs[good] and good + 1 != item:
                legal.append(swaps[good + 1])


def apply(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """One transfer, or the end of the step (SER-3.3)."""
    if isinstance(action, Done):
        movement.begin(state)
        return
    state.load_steps += 1
    state.last = action.number
    ordering.note_flow(state, action)
    if isinstance(action, Take):
        take(state, action.galley, action.item, events)
    elif isinstance(action, Give):
        give(state, action.galley, action.item, events)
    elif isinstance(action, Load):
        load(state, action.good, events)
    elif isinstance(action, Swap):
        swap(state, action, events)
    elif isinstance(action, Jettison):
        galleys.jettison(state, action, events)
    elif isinstance(action, (Embark, Disembark)):
        change_garrison(state, 1 if isinstance(action, Disembark) else -1, events)
    elif isinstance(action, Strip):
        take(state, action.galley, SAILOR, events)
        galleys.sink(state, action.galley, events)
    elif not scuttling.apply(state, action, events):
        leave(state, action, events)


def move_item(state: SerenissimaState, origin: int, destination: int, item: int) -> None:
    """One item changes galleys (SER-4.5, 4.7)."""
    if item == SAILOR:
        state.crew[origin] -= 1
        state.crew[destination] += 1
    else:
        galleys.stow(state, origin, item - 1, -1)
        galleys.stow(state, destination, item - 1, 1)


def take(state: SerenissimaState, other: int, item: int, events: list[Event] | None) -> None:
    """An item of another galley comes aboard (SER-4.5, 4.7, SER-R10)."""
    move_item(state, other, state.black, item)
    if events is not None:
        rule = "SER-4.5" if item == SAILOR else "SER-4.7"
        events.append(TOOK(state.active, rule, number=state.black, other=other, item=ITEM_IDS[item]))


def give(state: SerenissimaState, other: int, item: int, events: list[Event] | None) -> None:
    """An item goes to another galley (SER-4.5 to 4.7)."""
    move_item(state, state.black, other, item)
    if events is not None:
        rule = "SER-4.7" if item != SAILOR else "SER-4.5" if in_own_port(state) else "SER-4.6"
        events.append(GAVE(state.active, rule, number=state.black, other=other, item=ITEM_IDS[item]))


def swap(state: SerenissimaState, action: Swap, events: list[Event] | None) -> None:
    """One item for one item (SER-4.2)."""
    move_item(state, state.black, action.galley, action.item)
    move_item(state, action.galley, state.black, action.wanted)
    if events is not None:
        events.append(
            SWAPPED(
                state.active,
                "SER-4.2",
                number=state.black,
                other=action.galley,
                item=ITEM_IDS[action.item],
                wanted=ITEM_IDS[action.wanted],
            )
        )


def load(state: SerenissimaState, good: int, events: list[Event] | None) -> None:
    """A cube comes aboard and is paid: to the bank, or in an enemy port to its owner (SER-4.10 to 4.12)."""
    seat, port = state.active, state.galley_zone[state.black]
    ducats, owner = price(state, port), state.port_owner[port]
    state.supply[good] -= 1
    galleys.stow(state, state.black, good, 1)
    state.cubes_loaded += 1
    book(state, seat, BY_GOODS, -ducats)
    if events is not None:
        rule = "SER-4.11" if owner == seat else "SER-4.12"
        events.append(LOADED(seat, rule, number=state.black, good=GOODS[good], ducats=ducats))
    if owner != NONE and owner != seat:
        book(state, owner, BY_FEES, ducats)
        if events is not None:
            events.append(FEE(owner, "SER-4.12", port=PORT_IDS[port], ducats=ducats))


def change_garrison(state: SerenissimaState, ashore: int, events: list[Event] | None) -> None:
    """A sailor goes ashore, or comes aboard from the port (SER-4.4, 4.8, 4.9)."""
    port = state.galley_zone[state.black]
    state.garrison[port] += ashore
    state.crew[state.black] -= ashore
    if events is not None:
        kind = DISEMBARKED if ashore > 0 else EMBARKED
        events.append(kind(state.active, "SER-4.4", number=state.black, port=PORT_IDS[port]))


def leave(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """The last sailor leaves the active galley, which ends its activation (SER-3.6, 4.14)."""
    if isinstance(action, Abandon):
        give(state, action.galley, SAILOR, events)
    else:
        change_garrison(state, 1, events)
    galleys.sink(state, state.black, events)
    wheel.advance(state)


def ask(state: SerenissimaState) -> Fact:
    """What is loaded and unloaded (SER-3.3)."""
    return LOAD_PROMPT("SER-3.3", number=state.black, zone=ZONE_IDS[state.galley_zone[state.black]])


LOAD_DECISION: Final = Decision(AT_LOAD, "load", "SER-3.3", options, apply, loading_refused.why_not, ask=ask)
