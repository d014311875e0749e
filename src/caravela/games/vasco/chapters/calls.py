"""Chapter 5, Phase 2: the numbers are called, and their owners act or pass."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import members
from caravela.core.decisions import Decision
from caravela.core.facts import CHANCE, NOBODY, Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.core.fields import NONE
from caravela.games.vasco.actions import (
    ACT,
    PASS,
    VASCO,
    Act,
    Buy,
    Captain,
    Character,
    Gabriel,
    Harbour,
    Hire,
    Launch,
    Sail,
    Section,
    Sum,
    Vasco,
)
from caravela.games.vasco.box import AREA_IDS, CHARACTERS_AREA, NAVIGATION, PROJECTS_AREA, RECRUITING
from caravela.games.vasco.chapters import characters, discs, expedition, launching, projects, recruiting, supplies
from caravela.games.vasco.components import AREAS, CHANGE, COMPENSATION, NUMBERS, VASCO_SUMS
from caravela.games.vasco.components import START as START_NUMBER
from caravela.games.vasco.state import AT_CALL, AT_STEP, AT_VASCO, VascoState

ACTS: Final = EventKind("acts", "area", "coins")
CALLED: Final = EventKind("called", "number", "area")
MARKER: Final = EventKind("marker", "number")
PASSED: Final = EventKind("passed", "number", "coins")
VASCO_EVENT: Final = EventKind("vasco", "start", "change", "upper", "lower")
ACT_FIRST: Final = ReasonKind("act_first", "number", "area")
FEE_TOO_HIGH: Final = ReasonKind("fee_too_high", "fee", "money")
WRONG_AREA: Final = ReasonKind("wrong_area", "number", "area", "place")
TURN_UP: Final = PromptKind("vasco")
ACT_OR_PASS: Final = PromptKind("call", "number", "area", "fee", "coins")
LAUNCH_OR_PASS: Final = PromptKind("call_launch", "number", "area", "coins")
ONLY_PASS: Final = PromptKind("call_pass", "number", "area", "coins")

#: What belongs inside the action of an area, and cannot be done before it is chosen to act there.
_INSIDE: Final[dict[type[Action], int]] = {
    Section: RECRUITING,
    Hire: RECRUITING,
    Captain: RECRUITING,
    Buy: PROJECTS_AREA,
    Gabriel: PROJECTS_AREA,
    Character: CHARACTERS_AREA,
    Sum: CHARACTERS_AREA,
    Harbour: NAVIGATION,
    Sail: NAVIGATION,
}


def turn_up_tile(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the next Vasco tile is turned up and stays on the deck (VDG-2.15, 5.1).

    Five tiles begin a round and one more is turned up in the last: three are never seen (VDG-14.6).
    """
    if state.vasco_top == NONE:
        state.node = AT_VASCO
        return True
    return False


def tile_options(state: VascoState, ordered: bool) -> list[Action]:
    """Chance: every Vasco tile that nobody has seen is as likely (VDG-14.2)."""
    return [VASCO[tile] for tile in members(state.vasco_bag)]


def apply_tile(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """The tile lies on the deck; its start number and sums are known from now on (VDG-2.15, 5.1, 14.3)."""
    assert isinstance(action, Vasco)
    tile = action.tile
    state.vasco_bag &= ~(1 << tile)
    state.vasco_top = tile
    state.node = AT_STEP
    if events is not None:
        upper, lower = VASCO_SUMS[tile]
        start, change = START_NUMBER[tile], CHANGE[tile]
        events.append(VASCO_EVENT(CHANCE, tile_rule(state), start=start, change=change, upper=upper, lower=lower))


def tile_rule(state: VascoState) -> str:
    """The rule by which a Vasco tile is turned up now."""
    return "VDG-2.15" if state.in_setup() else "VDG-5.1"


def move_marker(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the marker moves by the change number alone; where it stops is the first free number (VDG-5.2, 5.3).

    From 4 - 3 to 12 + 3 it never leaves the numbers 1 to 15 (VDG-5.18, VDG-R17, R18).
    """
    state.marker += CHANGE[state.vasco_top]
    state.called = NONE
    if events is not None:
        events.append(MARKER(NOBODY, "VDG-5.2", number=state.marker))
    return False


def next_call(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the next number in ascending order, also one that came during the phase (VDG-5.4, 5.13, 5.16, 5.17)."""
    called = state.called
    if called != NONE and state.numbers[called] != NONE:
        discs.lift(state, called)
    for number in range(called + 1, NUMBERS):
        if state.numbers[number] != NONE:
            call(state, number, events)
            return True
    state.called = NONE
    return False


def call(state: VascoState, number: int, events: list[Event] | None) -> None:
    """The owner of the number decides (VDG-5.5)."""
    seat, area = divmod(state.numbers[number], AREAS)
    state.called = number
    state.active = seat
    state.last = NONE
    state.node = AT_CALL
    if events is not None:
        events.append(CALLED(seat, "VDG-5.4", number=number + 1, area=AREA_IDS[area]))


def fee(state: VascoState) -> int:
    """What acting with the called number costs (VDG-5.6)."""
    steps = state.marker - state.called - 1
    return steps if steps > 0 else 0


def called_area(state: VascoState) -> int:
    """The area of the called number."""
    return state.disc_area(state.called)


def options(state: VascoState, ordered: bool) -> list[Action]:
    """Launches; to act if something can be done after the fee; always to pass (VDG-5.5, 5.7, 5.8, 5.12, 15.2)."""
    legal = launching.launches(state, state.active, ordered)
    money = state.money[state.active] - fee(state)
    if money >= 0 and can_act(state, state.active, called_area(state), money):
        legal.append(ACT)
    legal.append(PASS)
    return legal


def can_act(state: VascoState, seat: int, area: int, money: int) -> bool:
    """Whether the area offers anything to a player with so many reals left (VDG-5.8, 15.10, VDG-R5)."""
    if area == RECRUITING:
        return recruiting.possible(state, seat, money)
    if area == PROJECTS_AREA:
        return projects.possible(state, money)
    if area == CHARACTERS_AREA:
        return characters.possible(state)
    return expedition.possible(state, seat)


def apply(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """A launch, then the same decision again; or the action; or the pass (VDG-5.5, 15.3)."""
    if isinstance(action, Launch):
        launching.begin(state, action.tile, events)
    elif isinstance(action, Act):
        act(state, events)
    else:
        pass_number(state, events)


def act(state: VascoState, events: list[Event] | None) -> None:
    """The fee is paid, apart from the costs of the action, whose few steps follow (VDG-5.6, 5.9, 14.7)."""
    seat, area, coins = state.active, called_area(state), fee(state)
    supplies.pay(state, seat, coins)
    state.last = NONE
    if events is not None:
        events.append(ACTS(seat, "VDG-5.6", area=AREA_IDS[area], coins=coins))
    if area == RECRUITING:
        recruiting.begin(state)
    elif area == PROJECTS_AREA:
        projects.begin(state)
    elif area == CHARACTERS_AREA:
        characters.begin(state)
    else:
        expedition.begin(state)


def pass_number(state: VascoState, events: list[Event] | None) -> None:
    """The compensation of the number's line; nothing for 21 and 22 (VDG-5.10, 5.11)."""
    coins = COMPENSATION[state.called]
    supplies.receive(state, state.active, coins)
    state.node = AT_STEP
    if events is not None:
        events.append(PASSED(state.active, "VDG-5.10", number=state.called + 1, coins=coins))


def why_not(state: VascoState, action: Action) -> Fact | None:
    """VDG-5.5, 5.7, 5.8, 7.2."""
    seat = state.active
    if isinstance(action, Launch):
        return launching.why_not_launch(state, seat, action.tile)
    if isinstance(action, Act):
        return why_not_act(state)
    if type(action) in _INSIDE:
        return why_not_inside(state, action)
    return None


def why_not_act(state: VascoState) -> Fact:
    """VDG-5.7; otherwise what is missing in the area (VDG-5.8, 15.10, VDG-R5)."""
    seat, area, price = state.active, called_area(state), fee(state)
    money = state.money[seat]
    if money < price:
        return FEE_TOO_HIGH("VDG-5.7", fee=price, money=money)
    if area == RECRUITING:
        return recruiting.why_not_possible(state, money - price)
    if area == PROJECTS_AREA:
        return projects.why_not_possible(state, money - price)
    if area == CHARACTERS_AREA:
        return characters.why_not_possible()
    return expedition.why_not_possible(state, seat)


def why_not_inside(state: VascoState, action: Action) -> Fact:
    """VDG-5.5, 5.8: the number lies in another area, acting is impossible, or comes first."""
    number, area, place = state.called + 1, called_area(state), _INSIDE[type(action)]
    if place != area:
        return WRONG_AREA("VDG-5.5", number=number, area=AREA_IDS[area], place=AREA_IDS[place])
    if ACT not in options(state, False):
        return why_not_act(state)
    return ACT_FIRST("VDG-5.5", number=number, area=AREA_IDS[area])


def ask_tile(state: VascoState) -> Fact:
    """Which Vasco tile is turned up (VDG-2.15, 5.1)."""
    return TURN_UP(tile_rule(state))


def ask_call(state: VascoState) -> Fact:
    """Whether the owner of the called number acts or passes (VDG-5.5, 5.6, 5.10)."""
    number, area, coins = state.called + 1, AREA_IDS[called_area(state)], COMPENSATION[state.called]
    legal = options(state, False)
    if ACT in legal:
        return ACT_OR_PASS("VDG-5.5", number=number, area=area, fee=fee(state), coins=coins)
    kind = LAUNCH_OR_PASS if len(legal) > 1 else ONLY_PASS
    return kind("VDG-5.8", number=number, area=area, coins=coins)


VASCO_DECISION: Final = Decision(AT_VASCO, "vasco", "VDG-5.1", tile_options, apply_tile, by=CHANCE, ask=ask_tile)
CALL_DECISION: Final = Decision(AT_CALL, "call", "VDG-5.5", options, apply, why_not, ask=ask_call)
