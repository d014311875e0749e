"""Chapter 17, the Memorial and the Town Hall."""

from __future__ import annotations

from caravela.core.actions import Action
from caravela.core.events import Event
from caravela.games.endeavor.actions import FORGET_DISC, REMEMBER, Remember
from caravela.games.endeavor.box import ATTRIBUTE_IDS
from caravela.games.endeavor.chapters import mat
from caravela.games.endeavor.components import (
    ATTRIBUTES,
    BOX,
    BUILDING_ACTIONS,
    DRAW,
    MEMORIALS,
    TOWN_HALLS,
)
from caravela.games.endeavor.state import EndeavorState


def mourners(state: EndeavorState, attacker: int, attacked: int) -> tuple[int, ...]:
    """Who has lost a disc and owns the Memorial, the attacker first; it needs no activation (END-17.1, 17.2, END-R12).

    The silent fleet has no buildings.
    """
    found: tuple[int, ...] = ()
    for seat in (attacker, attacked):
        if seat < state.seats and mat.owns(state, seat, MEMORIALS):
            found += (seat,)
    return found


def options(state: EndeavorState, ordered: bool) -> list[Action]:
    """Beside any one attribute track, or to the supply as usual (END-17.1)."""
    return [*REMEMBER, FORGET_DISC]


def apply(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """The lost disc leaves the supply for good and raises an attribute by 1 (END-17.1, 17.2, END-R10)."""
    seat = state.mourners[0]
    state.mourners = state.mourners[1:]
    if isinstance(action, Remember):
        state.supply[seat] -= 1
        state.memorial[seat * ATTRIBUTES + action.attribute] += 1
        state.attributes[seat * ATTRIBUTES + action.attribute] += 1
        if events is not None:
            events.append(Event("memorial", seat, "END-17.1", attribute=ATTRIBUTE_IDS[action.attribute]))
    elif events is not None:
        events.append(Event("memorial_none", seat, "END-17.1"))


def draw_symbols(state: EndeavorState, seat: int) -> int:
    """The draw symbols on a seat's buildings, alone, twice, with a plus or with a slash (END-17.3, END-R6)."""
    count = 0
    for building in state.coast[seat]:
        count += BUILDING_ACTIONS[building].count(DRAW)
    return count


def town_hall(state: EndeavorState, seat: int) -> int:
    """The glory of the Town Hall, which counts itself (END-17.3)."""
    return mat.owns(state, seat, TOWN_HALLS) * draw_symbols(state, seat) * BOX.scoring.draw_symbol
