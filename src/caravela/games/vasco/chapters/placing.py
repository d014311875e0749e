"""Chapter 4, Phase 1: placing discs."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import NOBODY, Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.core.fields import NONE
from caravela.games.vasco.actions import AREA, KEEP, NUMBER, Area, Number, Pass
from caravela.games.vasco.box import AREA_IDS
from caravela.games.vasco.chapters import discs
from caravela.games.vasco.components import AREAS, COLOURS, NUMBERS, PLAIN_NUMBERS, START, VASCO_SUMS
from caravela.games.vasco.facts import AREA_FULL, NUMBER_TAKEN, PLACED
from caravela.games.vasco.state import AT_AREA, AT_NUMBER, AT_STEP, EXTRA_IN_SUPPLY, VascoState

KEPT: Final = EventKind("kept")
ROUND: Final = EventKind("round", "player", "round", "number", "upper", "lower")
MUST_PLACE: Final = ReasonKind("must_place")
NO_EXTRA_DISC_REASON: Final = ReasonKind("no_extra_disc")
NUMBER_CHOSEN: Final = ReasonKind("number_chosen", "number")
NUMBER_FIRST: Final = ReasonKind("number_first")
ONLY_EXTRA_LEFT: Final = ReasonKind("only_extra_left")
CHOOSE_NUMBER: Final = PromptKind("number", "discs")
CHOOSE_EXTRA_NUMBER: Final = PromptKind("extra_number")
CHOOSE_AREA: Final = PromptKind("area", "number")


def begin(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the Vasco tile of the round, the marker, the two sums (VDG-4.1 to 4.3)."""
    tile = state.vasco_top
    state.vasco_now = tile
    state.vasco_top = NONE
    state.marker = START[tile]
    state.sums = VASCO_SUMS[tile][:]
    state.bank -= sum(state.sums)
    state.kept = 0
    state.active = state.first
    if events is not None:
        upper, lower = state.sums
        events.append(
            ROUND(
                NOBODY,
                "VDG-4.1",
                player=COLOURS[state.first],
                round=state.round,
                number=state.marker,
                upper=upper,
                lower=lower,
            )
        )
    return False


def next_turn(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the next player clockwise who has a disc to place, until nobody has (VDG-4.4, 4.16, 4.17)."""
    for offset in range(state.seats):
        seat = (state.active + offset) % state.seats
        if state.discs[seat] or holds_extra(state, seat):
            state.active = seat
            state.node = AT_NUMBER
            return True
    return False


def holds_extra(state: VascoState, seat: int) -> bool:
    """Whether a player can still place the extra disc in this phase: only the owner of Manuel has it (VDG-4.13)."""
    return state.extra[seat] == EXTRA_IN_SUPPLY and not state.kept


def number_options(state: VascoState, ordered: bool) -> list[Action]:
    """A number of the Number Zone; 21 or 22 for the extra disc; or to keep that one (VDG-4.5, 4.11 to 4.15)."""
    seat, numbers = state.active, state.numbers
    legal: list[Action] = []
    if state.discs[seat]:
        legal = [NUMBER[number] for number in range(PLAIN_NUMBERS) if numbers[number] == NONE]
    if holds_extra(state, seat):
        legal += [NUMBER[number] for number in range(PLAIN_NUMBERS, NUMBERS) if numbers[number] == NONE]
        if may_keep(state, seat):
            legal.append(KEEP)
    return legal


def may_keep(state: VascoState, seat: int) -> bool:
    """The extra disc may be kept when it is the only one left (VDG-4.15); with the option off never (VDG-R4)."""
    return state.discs[seat] == 0 and state.variant.extra_disc_optional


def apply_number(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """The number is chosen, the area comes next (VDG-15.5); or the extra disc is kept (VDG-4.15)."""
    if isinstance(action, Number):
        state.number = action.index
        state.node = AT_AREA
        return
    state.kept = 1
    state.node = AT_STEP
    if events is not None:
        events.append(KEPT(state.active, "VDG-4.15"))


def area_options(state: VascoState, ordered: bool) -> list[Action]:
    """Any area with a free action space (VDG-4.5 to 4.7)."""
    return [AREA[area] for area in range(AREAS) if state.free_spaces[area]]


def apply_area(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """The disc is placed; the extra disc uses a turn like any other (VDG-4.5, 4.14)."""
    assert isinstance(action, Area)
    seat, number = state.active, state.number
    discs.put(state, seat, number, action.area)
    state.number = NONE
    state.active = (seat + 1) % state.seats
    state.node = AT_STEP
    if events is not None:
        events.append(PLACED(seat, "VDG-4.5", number=number + 1, area=AREA_IDS[action.area]))


def why_not_number(state: VascoState, action: Action) -> Fact | None:
    """VDG-4.5, 4.11, 4.12, 4.13, 4.15, VDG-R4."""
    seat = state.active
    if isinstance(action, Number):
        return why_not_this_number(state, seat, action.index)
    if isinstance(action, Pass):
        return MUST_PLACE("VDG-4.11")
    if isinstance(action, Area):
        return NUMBER_FIRST("VDG-15.5")
    if action is KEEP:
        if not holds_extra(state, seat):
            return NO_EXTRA_DISC_REASON("VDG-4.13")
        return MUST_PLACE("VDG-4.11" if state.discs[seat] else "VDG-R4")
    return None


def why_not_this_number(state: VascoState, seat: int, number: int) -> Fact:
    """VDG-4.5, 4.12, 4.13."""
    if state.numbers[number] != NONE:
        owner = COLOURS[state.disc_owner(number)]
        return NUMBER_TAKEN("VDG-4.5", number=number + 1, player=owner)
    if number >= PLAIN_NUMBERS:
        return NO_EXTRA_DISC_REASON("VDG-4.13")
    return ONLY_EXTRA_LEFT("VDG-4.12")


def why_not_area(state: VascoState, action: Action) -> Fact | None:
    """VDG-4.7, 15.5."""
    if isinstance(action, Area):
        return AREA_FULL("VDG-4.7", area=AREA_IDS[action.area])
    if isinstance(action, Number):
        return NUMBER_CHOSEN("VDG-15.5", number=state.number + 1)
    return None


def ask_number(state: VascoState) -> Fact:
    """Which number goes on the next disc, or on the extra one (VDG-4.5, 4.15)."""
    discs = state.discs[state.active]
    return CHOOSE_NUMBER("VDG-4.5", discs=discs) if discs else CHOOSE_EXTRA_NUMBER("VDG-4.15")


def ask_area(state: VascoState) -> Fact:
    """Where the disc with the number goes (VDG-4.5)."""
    return CHOOSE_AREA("VDG-4.5", number=state.number + 1)


NUMBER_DECISION: Final = Decision(
    AT_NUMBER, "number", "VDG-4.5", number_options, apply_number, why_not_number, ask=ask_number
)
AREA_DECISION: Final = Decision(AT_AREA, "area", "VDG-4.5", area_options, apply_area, why_not_area, ask=ask_area)
