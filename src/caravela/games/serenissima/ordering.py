"""Steps that could be taken in many orders, in one order only: for the ordered lists of searches."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.games.serenissima.actions import FLOW, JETTISON, LOAD, REVERSE, SAIL, STOP, SWAP, TABLE
from caravela.games.serenissima.chapters import galleys
from caravela.games.serenissima.components import NEIGHBOURS, ZONES
from caravela.games.serenissima.kinds import Abandon, AbandonAshore, Jettison, Strip
from caravela.games.serenissima.state import SerenissimaState

_ALL: Final = list(TABLE)
#: In the table stand first the steps that bring an item aboard, then those that take one off, then the swaps.
_FIRST_ABOARD: Final = LOAD[0].number
_FIRST_OVERBOARD: Final = JETTISON[0].number
_FIRST_SWAP: Final = SWAP[1][0][1].number
#: What happens to a galley must happen before it sinks, so these have no place of their own in an order.
_SINKING: Final = (Strip, Abandon, AbandonAshore)
#: Each zone with its neighbours, a bit each.
_BESIDE: Final = [sum(1 << other for other in [zone, *NEIGHBOURS[zone]]) for zone in range(ZONES)]


def of_loading(state: SerenissimaState, legal: list[Action], ordered: bool) -> list[Action]:
    """Leaves out what takes back the last step; with `ordered`, also what a search need not try here.

    Steps that bring something aboard can change places with one another, and so can steps that take something off:
    of each such row one order is enough. And nothing need go back where it came from, or be fetched again from where it
    went; it had to go only if the galley was full.
    """
    last = state.last
    back = REVERSE[last]
    if not ordered:
        if back < 0:
            return legal
        for index, action in enumerate(legal):
            if action.number == back:
                del legal[index]
                break
        return legal
    first = last
    if last < _FIRST_SWAP:
        first = _FIRST_ABOARD if last < _FIRST_OVERBOARD else _FIRST_OVERBOARD
    return [
        action
        for action in legal
        if action.number != back
        and (isinstance(action, _SINKING) or not (first <= action.number < last or _flows_back(state, action)))
    ]


def _flows_back(state: SerenissimaState, action: Action) -> bool:
    """Whether an item would return to where it came from, or come from where it went without need."""
    flow = FLOW[action.number]
    if flow < 0 or isinstance(action, Jettison):
        return False
    return bool((state.went if action.number < _FIRST_OVERBOARD else state.came) >> flow & 1)


def note_flow(state: SerenissimaState, action: Action) -> None:
    """Remembers what came aboard, and what went although there was room."""
    flow = FLOW[action.number]
    if flow >= 0:
        if action.number < _FIRST_OVERBOARD:
            state.came |= 1 << flow
        elif galleys.room(state, state.black):
            state.went |= 1 << flow


def straight(state: SerenissimaState) -> list[Action]:
    """Neighbours that could not have been entered earlier: a detour only tires, and meets no fewer opponents."""
    zone = state.galley_zone[state.black]
    earlier = state.visited & ~(1 << zone)
    sails: list[Action] = [SAIL[other] for other in NEIGHBOURS[zone] if not _BESIDE[other] & earlier]
    sails.append(STOP)
    return sails
