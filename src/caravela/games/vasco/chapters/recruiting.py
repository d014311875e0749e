"""Chapter 8, the action Recruiting; and how sailors come to the sections (VDG-2.6, 12.7, 12.8)."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.decisions import Decision
from caravela.core.facts import CHANCE, NOBODY, Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.games.vasco.actions import CAPTAIN, DONE, HIRE, REFILL, SECTION, Hire, Refill, Section
from caravela.games.vasco.box import AREA_IDS, RECRUITING
from caravela.games.vasco.chapters import supplies
from caravela.games.vasco.components import BOX, CAPACITY, CREW_IDS, PLAYERS, SAILOR_COLOURS
from caravela.games.vasco.facts import NO_MONEY, NOTHING_POSSIBLE, SECTION_CLOSED, SOMETHING_FIRST, TOO_FEW_SAILORS
from caravela.games.vasco.state import AT_HIRE, AT_REFILL, AT_SECTION, AT_STEP, VascoState, some

BAG_EMPTY: Final = EventKind("bag_empty")
HIRED: Final = EventKind("hired", "section", "colour", "count", "coins")
HIRED_CAPTAIN: Final = EventKind("hired_captain", "coins")
REFILLED: Final = EventKind("refilled", "section", "colour")
COLOUR_HIRED: Final = ReasonKind("colour_hired", "colour")
NO_CAPTAIN_THERE: Final = ReasonKind("no_captain_there")
NOBODY_TO_HIRE: Final = ReasonKind("nobody_to_hire")
ONE_SECTION: Final = ReasonKind("one_section", "section")
SECTION_EMPTY: Final = ReasonKind("section_empty", "section")
SECTION_FIRST: Final = ReasonKind("section_first")
DRAW_SAILOR: Final = PromptKind("refill", "section")
CHOOSE_SECTION: Final = PromptKind("section")
ONLY_SECTION: Final = PromptKind("section_only")
ONLY_CAPTAIN: Final = PromptKind("captain_only")
HIRE_SAILORS: Final = PromptKind("hire", "section", "price")
HIRE_MORE: Final = PromptKind("hire_more", "section", "price", "captain_price")
HIRE_CAPTAIN: Final = PromptKind("hire_captain", "section", "captain_price")

_PRICES: Final = [0, *BOX.recruiting.colour_prices]
#: What the first, second, third and fourth colour cost: the steps of the prices (VDG-8.2, 15.7); no fifth one.
COLOUR_PRICE: Final = [_PRICES[count + 1] - _PRICES[count] for count in range(SAILOR_COLOURS)]
CAPTAIN_PRICE: Final = BOX.recruiting.captain_price
_HIRE: Final[list[list[Action]]] = [list(actions) for actions in HIRE]


def begin_refill(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the sections are filled from the rightmost active one on (VDG-12.7, VDG-R19, R20)."""
    state.section = PLAYERS[state.seats].sections
    state.drawing = 0
    return False


def fill(state: VascoState, events: list[Event] | None) -> bool:
    """Step of the set-up: five sailors for each active section (VDG-2.6)."""
    return draw_sailors(state, BOX.setup.sailors_per_section, events)


def refill(state: VascoState, events: list[Event] | None) -> bool:
    """Step of a round's end: three sailors for each active section, as far as there is room (VDG-12.7)."""
    return draw_sailors(state, BOX.recruiting.refill, events)


def draw_sailors(state: VascoState, most: int, events: list[Event] | None) -> bool:
    """Goes on to the next section that has room; stops at once when the bag is empty (VDG-12.7, 12.8)."""
    while state.drawing == 0:
        if state.section == 0:
            return False
        state.section -= 1
        state.drawing = min(most, CAPACITY - sum(state.sailors_in(state.section)))
    if not some(state.bag):
        state.section = 0
        state.drawing = 0
        if events is not None:
            events.append(BAG_EMPTY(NOBODY, "VDG-12.8"))
        return False
    state.node = AT_REFILL
    return True


def refill_options(state: VascoState, ordered: bool) -> list[Action]:
    """Chance: a sailor of the bag for the section (VDG-14.4)."""
    return [REFILL[state.section][colour] for colour in range(SAILOR_COLOURS) if state.bag[colour]]


def apply_refill(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """VDG-2.6, 12.7."""
    assert isinstance(action, Refill)
    section, colour = state.section, action.colour
    state.bag[colour] -= 1
    state.sections[section * SAILOR_COLOURS + colour] += 1
    state.drawing -= 1
    state.node = AT_STEP
    if events is not None:
        events.append(REFILLED(CHANCE, refill_rule(state), section=section + 1, colour=CREW_IDS[colour]))


def refill_rule(state: VascoState) -> str:
    """The rule by which sailors are drawn now."""
    return "VDG-2.6" if state.in_setup() else "VDG-12.7"


def possible(state: VascoState, seat: int, money: int) -> bool:
    """Whether there is a captain to hire, or a sailor that so much money can pay (VDG-8.8, 15.10)."""
    return state.recruits[seat] > 0 or (money >= COLOUR_PRICE[0] and some(state.sections))


def why_not_possible(state: VascoState, money: int) -> Fact:
    """VDG-8.8, 15.10."""
    if any(state.sections):
        return NOTHING_POSSIBLE("VDG-5.8", area=AREA_IDS[RECRUITING], money=money)
    return NOBODY_TO_HIRE("VDG-15.10")


def begin(state: VascoState) -> None:
    """Sailors of one section, a captain, or both (VDG-8.1)."""
    state.colours_hired = 0
    state.hired = 0
    state.node = AT_SECTION


def section_options(state: VascoState, ordered: bool) -> list[Action]:
    """The active sections with sailors, if one colour can be paid; or only a captain (VDG-8.4, 8.5, 15.7)."""
    legal: list[Action] = []
    seat = state.active
    if state.money[seat] >= COLOUR_PRICE[0]:
        for section in range(PLAYERS[state.seats].sections):
            if some(state.sailors_in(section)):
                legal.append(SECTION[section])
    if state.recruits[seat]:
        legal.append(CAPTAIN)
    return legal


def apply_section(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """VDG-8.4; a captain alone is free (VDG-8.5)."""
    if isinstance(action, Section):
        state.section = action.section
        state.node = AT_HIRE
    else:
        hire_captain(state, events)


def colour_price(state: VascoState) -> int:
    """What the next colour costs (VDG-8.2, 15.7)."""
    return COLOUR_PRICE[state.colours_hired.bit_count()]


def captain_price(state: VascoState) -> int:
    """What the captain costs now: a real for each sailor hired in this action (VDG-8.5)."""
    return state.hired * CAPTAIN_PRICE


def colours_left(state: VascoState) -> list[int]:
    """The colours of the section that are not hired yet in this action and can be paid (VDG-8.2 to 8.4)."""
    hired, sailors = state.colours_hired, state.sailors_in(state.section)
    left = [c for c in range(SAILOR_COLOURS) if sailors[c] and not hired >> c & 1]
    if left and state.money[state.active] < colour_price(state):
        return []
    return left


def captain_left(state: VascoState) -> bool:
    """Whether a captain can be hired with the sailors (VDG-8.5, 8.6)."""
    seat = state.active
    return state.recruits[seat] > 0 and state.money[seat] >= captain_price(state)


def hire_options(state: VascoState, ordered: bool) -> list[Action]:
    """How many of which further colour; after the first also a captain, or to stop (VDG-8.3, 8.7, 15.7)."""
    legal: list[Action] = []
    sailors = state.sailors_in(state.section)
    for colour in colours_left(state):
        if not ordered or not state.colours_hired >> colour:
            legal += _HIRE[colour][: sailors[colour]]
    if state.hired:
        if captain_left(state):
            legal.append(CAPTAIN)
        legal.append(DONE)
    return legal


def apply_hire(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """VDG-8.1."""
    if isinstance(action, Hire):
        hire(state, action, events)
    elif action is CAPTAIN:
        hire_captain(state, events)
    else:
        state.node = AT_STEP


def hire(state: VascoState, action: Hire, events: list[Event] | None) -> None:
    """Sailors of one more colour; with nothing left to choose the action is over (VDG-8.2, 8.3, 8.9)."""
    seat, colour, coins = state.active, action.colour, colour_price(state)
    supplies.pay(state, seat, coins)
    state.sections[state.section * SAILOR_COLOURS + colour] -= action.count
    supplies.join(state, seat, colour, action.count)
    state.colours_hired |= 1 << colour
    state.hired += action.count
    if events is not None:
        id = CREW_IDS[colour]
        events.append(HIRED(seat, "VDG-8.2", section=state.section + 1, colour=id, count=action.count, coins=coins))
    if not captain_left(state) and not colours_left(state):
        state.node = AT_STEP


def hire_captain(state: VascoState, events: list[Event] | None) -> None:
    """One captain, with or without sailors; that ends the action (VDG-8.5, 8.6)."""
    seat, coins = state.active, captain_price(state)
    supplies.pay(state, seat, coins)
    supplies.take_captain(state, seat)
    state.node = AT_STEP
    if events is not None:
        events.append(HIRED_CAPTAIN(seat, "VDG-8.5", coins=coins))


def why_not_section(state: VascoState, action: Action) -> Fact | None:
    """VDG-2.5, 8.2, 8.4, 8.6, 8.8, 15.7."""
    if isinstance(action, Section):
        if action.section >= PLAYERS[state.seats].sections:
            return SECTION_CLOSED("VDG-2.5", section=action.section + 1)
        if not any(state.sailors_in(action.section)):
            return SECTION_EMPTY("VDG-8.9", section=action.section + 1)
        return NO_MONEY("VDG-8.2", price=COLOUR_PRICE[0], money=state.money[state.active])
    if isinstance(action, Hire):
        return SECTION_FIRST("VDG-8.4")
    return why_not_captain(state, action)


def why_not_captain(state: VascoState, action: Action) -> Fact | None:
    """VDG-8.5, 8.6, 8.8."""
    if action is DONE:
        return SOMETHING_FIRST("VDG-8.8")
    if action is not CAPTAIN:
        return None
    if state.recruits[state.active] == 0:
        return NO_CAPTAIN_THERE("VDG-8.6")
    if state.hired == 0:
        return SOMETHING_FIRST("VDG-15.7")
    return NO_MONEY("VDG-8.5", price=captain_price(state), money=state.money[state.active])


def why_not_hire(state: VascoState, action: Action) -> Fact | None:
    """VDG-8.2 to 8.6."""
    if isinstance(action, Section):
        return ONE_SECTION("VDG-8.4", section=state.section + 1)
    if not isinstance(action, Hire):
        return why_not_captain(state, action)
    id, there = CREW_IDS[action.colour], state.sailors_in(state.section)[action.colour]
    if has(state.colours_hired, action.colour):
        return COLOUR_HIRED("VDG-15.7", colour=id)
    if there < action.count:
        return TOO_FEW_SAILORS("VDG-8.3", section=state.section + 1, colour=id, sailors=there)
    return NO_MONEY("VDG-8.2", price=colour_price(state), money=state.money[state.active])


def ask_refill(state: VascoState) -> Fact:
    """Which sailor is drawn for the section (VDG-2.6, 12.7)."""
    return DRAW_SAILOR(refill_rule(state), section=state.section + 1)


def ask_section(state: VascoState) -> Fact:
    """Sailors of a section, a captain alone, or what is left of these (VDG-8.1, 8.5)."""
    legal = section_options(state, False)
    if CAPTAIN not in legal:
        return ONLY_SECTION("VDG-8.1")
    return CHOOSE_SECTION("VDG-8.1") if len(legal) > 1 else ONLY_CAPTAIN("VDG-8.5")


def ask_hire(state: VascoState) -> Fact:
    """Whom to hire beside those hired already (VDG-8.2, 8.5, 15.7)."""
    section, captain = state.section + 1, captain_price(state)
    if not colours_left(state):
        return HIRE_CAPTAIN("VDG-8.5", section=section, captain_price=captain)
    price = colour_price(state)
    if state.hired and captain_left(state):
        return HIRE_MORE("VDG-15.7", section=section, price=price, captain_price=captain)
    return HIRE_SAILORS("VDG-8.2", section=section, price=price)


REFILL_DECISION: Final = Decision(
    AT_REFILL,
    "refill",
    "VDG-12.7",
    refill_options,
    apply_refill,
    by=CHANCE,
    ask=ask_refill,
    weights=supplies.sailor_weights,
)
SECTION_DECISION: Final = Decision(
    AT_SECTION, "section", "VDG-8.1", section_options, apply_section, why_not_section, ask=ask_section
)
HIRE_DECISION: Final = Decision(AT_HIRE, "hire", "VDG-8.2", hire_options, apply_hire, why_not_hire, ask=ask_hire)
