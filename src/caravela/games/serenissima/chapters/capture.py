"""Chapter 8, step 3 of an activation: taking ports."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.decisions import Decision
from caravela.core.facts import CHANCE, Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.games.serenissima.actions import LAND, VOLLEY
from caravela.games.serenissima.chapters import blockade, combat, galleys, scuttling, wheel
from caravela.games.serenissima.components import BOX, COLOURS, PORT_IDS, PORTS, SIZE
from caravela.games.serenissima.facts import OPEN_SEA, PORT_CLOSED
from caravela.games.serenissima.kinds import Jettison, Land, Volley
from caravela.games.serenissima.state import (
    AT_BLOCKADE_CLAIM,
    AT_DICE,
    AT_LAND,
    AT_VOLLEY,
    NONE,
    THE_PORT,
    SerenissimaState,
    controlled,
)

ANNOUNCED_CAPTURE: Final = EventKind("announced_capture", "number", "port")
ASSAULTED: Final = EventKind("assaulted", "number", "port", "owner", "strength")
BLOCKADED_CAPTURE: Final = EventKind("blockaded_capture", "number")
CAPTURED: Final = EventKind("captured", "number", "port", "count")
LEFT_NEUTRAL: Final = EventKind("left_neutral", "port")
VOLLEY_EVENT: Final = EventKind("volley", "number", "port", "skulls", "lost")
CAPTURE_REFUSED: Final = ReasonKind("capture_refused", "port")
GUARDED: Final = ReasonKind("guarded", "port", "owner", "number")
LAND_SOMEBODY: Final = ReasonKind("land_somebody", "port")
ONLY_PORT: Final = ReasonKind("only_port", "port", "owner")
OWN_PORT: Final = ReasonKind("own_port", "port")
PORT_HELD: Final = ReasonKind("port_held", "port", "owner")
PORT_NEUTRAL: Final = ReasonKind("port_neutral", "port")
PORT_TOO_SMALL: Final = ReasonKind("port_too_small", "port", "size")
TOO_FEW_SAILORS: Final = ReasonKind("too_few_sailors", "number", "sailors")
BLOCKADE_PROMPT: Final = PromptKind("blockade_claim", "number", "zone", "player")
VOLLEY_PROMPT: Final = PromptKind("volley", "port")
LAND_PROMPT: Final = PromptKind("land", "port", "sailors")
LAND_SOME: Final = PromptKind("land_some", "port", "size")

_VOLLEY_WAYS: Final = combat.WAYS[BOX.buildings.fort_dice]
_VOLLEYS: Final[list[Action]] = [VOLLEY[skulls] for skulls, ways in enumerate(_VOLLEY_WAYS) if ways]
_VOLLEY_WEIGHTS: Final = [ways for ways in _VOLLEY_WAYS if ways]


def may_claim(state: SerenissimaState) -> bool:
    """A neutral open port can be taken, after a refusal only once a galley was sunk (SER-2.13, 8.1, 8.4, SER-R24)."""
    port = state.galley_zone[state.black]
    return port < PORTS and state.port_owner[port] == NONE and not state.closed >> port & 1 and not state.claim_off


def may_assault(state: SerenissimaState) -> bool:
    """An enemy port can be attacked if it is not its owner's only one and no galley of the owner lies there.

    SER-8.5, 8.13, SER-R21. Galleys of third players do not matter (SER-8.6).
    """
    port = state.galley_zone[state.black]
    if port >= PORTS:
        return False
    owner = state.port_owner[port]
    if owner == NONE or owner == state.active or controlled(state, owner) == 1:
        return False
    return not guards(state, port, owner)


def guards(state: SerenissimaState, port: int, owner: int) -> list[int]:
    """The galleys of a port's owner in its zone, all of which must be sunk first (SER-8.5, SER-R21)."""
    zones, owners = state.galley_zone, state.galley_owner
    return [galley for galley in range(1, len(owners)) if owners[galley] == owner and zones[galley] == port]


def claim(state: SerenissimaState, events: list[Event] | None) -> None:
    """Opponents may forbid the capture, and no sale can follow (SER-8.3, 8.14, SER-R1)."""
    state.trade_off = 1
    if events is not None:
        port = PORT_IDS[state.galley_zone[state.black]]
        events.append(ANNOUNCED_CAPTURE(state.active, "SER-8.1", number=state.black, port=port))
    if not blockade.ask_in_port(state, AT_BLOCKADE_CLAIM):
        state.node = AT_LAND


def apply_blockade(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """A forbidden capture can be tried again only after a galley was sunk (SER-8.3, 8.4)."""
    if blockade.declared(state, action, BLOCKADED_CAPTURE, "SER-8.3", events):
        state.claim_off = 1
        wheel.step_three(state)
    elif not state.asked:
        state.node = AT_LAND


def assault(state: SerenissimaState, events: list[Event] | None) -> None:
    """The garrison is attacked; a fort rolls first (SER-8.7, 8.8).

    With an option the initial strength is counted only after that (SER-R25).
    """
    port, first = state.galley_zone[state.black], state.strength == NONE
    combat.begin_fight(state, THE_PORT)
    if events is not None:
        events.append(
            ASSAULTED(
                state.active,
                "SER-8.7",
                number=state.black,
                port=PORT_IDS[port],
                owner=COLOURS[state.port_owner[port]],
                strength=state.strength,
            )
        )
    if has(state.forts, port):
        state.node = AT_VOLLEY
        if first and state.variant.strength_after_volley:
            state.strength = NONE


def volley_options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """Chance: the fort's two dice (SER-8.8)."""
    return _VOLLEYS


def volley_weights(state: SerenissimaState) -> list[int]:
    """In how many ways the fort's dice show each result (SER-8.8)."""
    return _VOLLEY_WEIGHTS


def apply_volley(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """Each skull removes an attacking sailor at once; then the first round follows without a choice (SER-8.8, 8.9)."""
    assert isinstance(action, Volley)
    lost = min(action.skulls, state.crew[state.black])
    state.crew[state.black] -= lost
    state.reserve[state.active] += lost
    if events is not None:
        port = PORT_IDS[state.galley_zone[state.black]]
        events.append(VOLLEY_EVENT(CHANCE, "SER-8.8", number=state.black, port=port, skulls=action.skulls, lost=lost))
    if state.crew[state.black] == 0:
        galleys.sink(state, state.black, events)
        wheel.advance(state)
    else:
        state.strength = max(0, combat.initial_strength(state))
        state.node = AT_DICE


def land_options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """Up to the port's size; after a won fight also nobody (SER-8.1, 8.2, 8.11, SER-R15); goods overboard: SER-3.9."""
    fewest = 0 if state.target == THE_PORT else 1
    most = min(state.crew[state.black], SIZE[state.galley_zone[state.black]])
    legal: list[Action] = [] if ordered else galleys.jettisons(state)[:]
    legal += scuttling.all_of_them(state)
    legal += LAND[fewest : most + 1]
    return legal


def lands_all(state: SerenissimaState, action: Action) -> bool:
    """Whether the last sailor would land, and the galley sink (SER-8.2)."""
    return isinstance(action, Land) and action.count == state.crew[state.black]


def apply_land(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """The sailors take the port with all in it; without the last one the galley sinks (SER-8.1, 8.2, 8.10, 8.11)."""
    if isinstance(action, Jettison):
        galleys.jettison(state, action, events)
        return
    if scuttling.apply(state, action, events):
        return
    assert isinstance(action, Land)
    seat, port, galley = state.active, state.galley_zone[state.black], state.black
    if action.count:
        state.port_owner[port] = seat
        state.garrison[port] = action.count
        state.crew[galley] -= action.count
        if events is not None:
            rule = "SER-8.11" if state.target == THE_PORT else "SER-8.1"
            events.append(CAPTURED(seat, rule, number=galley, port=PORT_IDS[port], count=action.count))
    elif events is not None:
        events.append(LEFT_NEUTRAL(seat, "SER-8.11", port=PORT_IDS[port]))
    afloat = state.crew[galley] > 0
    if not afloat:
        galleys.sink(state, galley, events)
    if afloat and not state.variant.capture_ends_activation:
        wheel.step_three(state)  # SER-R14, option off
    else:
        wheel.advance(state)  # SER-8.14


def why_not_claim(state: SerenissimaState) -> Fact:
    """SER-2.13, 8.1, 8.4."""
    port = state.galley_zone[state.black]
    if port >= PORTS:
        return OPEN_SEA("SER-8.1")
    if has(state.closed, port):
        return PORT_CLOSED("SER-2.13", port=PORT_IDS[port])
    if state.port_owner[port] == state.active:
        return OWN_PORT("SER-8.1", port=PORT_IDS[port])
    if state.port_owner[port] != NONE:
        return PORT_HELD("SER-8.7", port=PORT_IDS[port], owner=COLOURS[state.port_owner[port]])
    return CAPTURE_REFUSED("SER-8.4", port=PORT_IDS[port])


def why_not_assault(state: SerenissimaState) -> Fact:
    """SER-2.13, 7.3, 8.1, 8.5, 8.13."""
    port = state.galley_zone[state.black]
    if port >= PORTS:
        return OPEN_SEA("SER-8.1")
    if has(state.closed, port):
        return PORT_CLOSED("SER-2.13", port=PORT_IDS[port])
    owner = state.port_owner[port]
    if owner == state.active:
        return OWN_PORT("SER-8.1", port=PORT_IDS[port])
    if owner == NONE:
        return PORT_NEUTRAL("SER-8.1", port=PORT_IDS[port])
    if controlled(state, owner) == 1:
        return ONLY_PORT("SER-8.13", port=PORT_IDS[port], owner=COLOURS[owner])
    if not combat.strong_enough(state):
        return combat.too_weak(state)
    return GUARDED("SER-8.5", port=PORT_IDS[port], owner=COLOURS[owner], number=guards(state, port, owner)[0])


def why_not_land(state: SerenissimaState, action: Action) -> Fact | None:
    """SER-8.1, 8.11."""
    if not isinstance(action, Land):
        return None
    port = state.galley_zone[state.black]
    if action.count == 0:
        return LAND_SOMEBODY("SER-8.1", port=PORT_IDS[port])
    if action.count > state.crew[state.black]:
        return TOO_FEW_SAILORS("SER-8.1", number=state.black, sailors=state.crew[state.black])
    return PORT_TOO_SMALL("SER-8.1", port=PORT_IDS[port], size=SIZE[port])


def ask_blockade(state: SerenissimaState) -> Fact:
    """Whether an opponent forbids the capture (SER-8.3)."""
    return blockade.question(state, BLOCKADE_PROMPT, "SER-8.3")


def ask_volley(state: SerenissimaState) -> Fact:
    """What the fort rolls (SER-8.8)."""
    return VOLLEY_PROMPT("SER-8.8", port=PORT_IDS[state.galley_zone[state.black]])


def ask_land(state: SerenissimaState) -> Fact:
    """How many sailors go ashore, and what sets the limit: the crew, or the port (SER-8.1, 8.2)."""
    port, sailors = state.galley_zone[state.black], state.crew[state.black]
    if sailors > SIZE[port]:
        return LAND_SOME("SER-8.1", port=PORT_IDS[port], size=SIZE[port])
    return LAND_PROMPT("SER-8.1", port=PORT_IDS[port], sailors=sailors)


BLOCKADE_DECISION: Final = Decision(
    AT_BLOCKADE_CLAIM,
    "blockade_claim",
    "SER-8.3",
    blockade.options,
    apply_blockade,
    by=blockade.answerer,
    ask=ask_blockade,
)
VOLLEY_DECISION: Final = Decision(
    AT_VOLLEY, "volley", "SER-8.8", volley_options, apply_volley, by=CHANCE, ask=ask_volley, weights=volley_weights
)
LAND_DECISION: Final = Decision(AT_LAND, "land", "SER-8.1", land_options, apply_land, why_not_land, ask=ask_land)
