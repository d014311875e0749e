"""Chapter 7, the salary phase. Discs return in any order, so a search takes the buildings in table order only."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.games.endeavor.actions import DONE, SALARY, SALARY_ALL, Salary
from caravela.games.endeavor.chapters import mat
from caravela.games.endeavor.chapters.discs import chosen
from caravela.games.endeavor.components import BUILDING_IDS, COAST, WEALTH
from caravela.games.endeavor.facts import NO_DISC_THERE
from caravela.games.endeavor.state import AT_NEXT, AT_SALARY, NONE, EndeavorState

SALARY_EVENT: Final = EventKind("salary", "building")
NOT_ALL_SALARIES: Final = ReasonKind("not_all_salaries", "count", "salaries")
SALARY_PROMPT: Final = PromptKind("salary", "count")

_SALARY: Final[list[Action]] = list(SALARY)
#: How many buildings are in each set of positions on the coast.
_COUNT: Final = [positions.bit_count() for positions in range(1 << COAST)]


def ask(state: EndeavorState, events: list[Event] | None) -> bool:
    """Whoever has discs on buildings may take some back, up to the salary level (END-7.1)."""
    if state.manned[state.active] == 0:
        return False
    state.salaries = mat.level_of(state, state.active, WEALTH)
    state.last = NONE
    state.node = AT_SALARY
    return True


def options(state: EndeavorState, ordered: bool) -> list[Action]:
    """Any building with a disc, locked or not; all, if the level allows it; or enough (END-7.1 to 7.4, END-R2)."""
    legal = chosen(_SALARY, mat.with_disc(state, state.active))
    if ordered:
        legal = [action for action in legal if action.number >= state.last]
    elif _COUNT[state.manned[state.active]] <= state.salaries:
        legal.append(SALARY_ALL)
    legal.append(DONE)
    return legal


def apply(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """Discs return until the level is used up or nothing is left (END-7.1, 7.2); or enough is enough (END-7.4)."""
    seat = state.active
    if isinstance(action, Salary):
        pay(state, action.building, events)
        state.last = action.number
    elif action is SALARY_ALL:
        for building in state.coast[seat]:
            if has(mat.with_disc(state, seat), building):
                pay(state, building, events)
    if action is DONE or state.salaries == 0 or state.manned[seat] == 0:
        state.salaries = 0
        state.last = NONE
        state.node = AT_NEXT


def pay(state: EndeavorState, building: int, events: list[Event] | None) -> None:
    """One disc returns (END-7.1)."""
    mat.take_off(state, state.active, building)
    state.salaries -= 1
    if events is not None:
        events.append(SALARY_EVENT(state.active, "END-7.1", building=BUILDING_IDS[building]))


def why_not(state: EndeavorState, action: Action) -> Fact | None:
    """END-7.1, 7.2."""
    if isinstance(action, Salary):
        return NO_DISC_THERE("END-7.1", building=BUILDING_IDS[action.building])
    if action is SALARY_ALL:
        count = state.manned[state.active].bit_count()
        return NOT_ALL_SALARIES("END-7.2", count=count, salaries=state.salaries)
    return None


def prompt(state: EndeavorState) -> Fact:
    """Which disc returns, and how many still may (END-7.1)."""
    return SALARY_PROMPT("END-7.1", count=state.salaries)


SALARY_DECISION: Final = Decision(AT_SALARY, "salary", "END-7.1", options, apply, why_not, ask=prompt)
