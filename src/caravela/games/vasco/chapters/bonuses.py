"""Chapter 9 continued, the harbour bonuses: for ships of an expedition (VDG-9.8) and for merchant ships (VDG-10.24)."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import CHANCE, Event, EventKind, Fact, ReasonKind
from caravela.core.fields import NONE
from caravela.games.vasco.actions import BAG, BAG_COLOUR, DRAW, SAILOR, TAKE, Bag, BagColour, Draw, Sailor, Take
from caravela.games.vasco.box import BONUS_IDS, HARBOUR_IDS
from caravela.games.vasco.chapters import launching, projects, supplies
from caravela.games.vasco.components import (
    BONUS,
    BONUS_AMOUNT,
    CREW_IDS,
    PLAYERS,
    PROJECT_IDS,
    SAILOR_COLOURS,
    VERSION,
)
from caravela.games.vasco.facts import IS_GABRIEL, NOT_ON_OFFER, SECTION_CLOSED, TOO_FEW_SAILORS
from caravela.games.vasco.state import (
    AT_DRAW,
    AT_NATAL,
    AT_STEP,
    AT_TERRA,
    GABRIEL_CELL,
    WINDOW_DRAW,
    WINDOW_TERRA,
    VascoState,
)

BONUS_CAPTAIN: Final = EventKind("bonus_captain", "harbour")
BONUS_FROM_BAG: Final = EventKind("bonus_from_bag", "colour")
BONUS_PROJECT: Final = EventKind("bonus_project", "project")
BONUS_REALS: Final = EventKind("bonus_reals", "harbour", "coins")
BONUS_SAILOR: Final = EventKind("bonus_sailor", "section", "colour")
BAG_IS_EMPTY: Final = ReasonKind("bag_is_empty")
COLOUR_IS_CHOSEN: Final = ReasonKind("colour_is_chosen")
DRAW_IS_BLIND: Final = ReasonKind("draw_is_blind")
NOT_IN_BAG: Final = ReasonKind("not_in_bag", "colour")

PROJECT: Final = BONUS_IDS.index("project")
SAILOR_BONUS: Final = BONUS_IDS.index("sailor")
CAPTAIN: Final = BONUS_IDS.index("captain")
REALS: Final = BONUS_IDS.index("reals")


def begin(state: VascoState, harbour: int, ships: int, events: list[Event] | None) -> None:
    """The bonus of a harbour for each ship sent there, after all of them have their spaces (VDG-9.3, 9.8, VDG-R7)."""
    state.harbour = harbour
    state.bonuses = ships * BONUS_AMOUNT[harbour]
    if BONUS[harbour] == REALS:
        give_reals(state, events)
    elif state.in_setup() and BONUS[harbour] == PROJECT and not state.variant.natal_in_setup:
        state.bonuses = 0
    give(state, events)


def give_reals(state: VascoState, events: list[Event] | None) -> None:
    """Mombasa and Malindi: reals from the bank (VDG-9.12, 9.13)."""
    coins = state.bonuses
    supplies.receive(state, state.active, coins)
    state.bonuses = 0
    if events is not None:
        events.append(BONUS_REALS(state.active, "VDG-9.8", harbour=HARBOUR_IDS[state.harbour], coins=coins))


def give(state: VascoState, events: list[Event] | None) -> None:
    """Piece by piece while there are any; nothing is declined, Calicut has nothing (VDG-9.14, 15.4, 15.6, VDG-R14)."""
    while state.bonuses:
        if not available(state):
            if waits_for_crews(state):
                launching.open_strict(state, WINDOW_TERRA, events)
                return
            supplies.no_bonus(state, events)
        elif BONUS[state.harbour] == PROJECT:
            state.node = AT_NATAL
            return
        elif BONUS[state.harbour] == SAILOR_BONUS:
            state.node = AT_TERRA
            return
        else:
            give_captain(state, events)
    state.node = AT_STEP


def available(state: VascoState) -> bool:
    """Whether the pieces of the bonus have not run out (VDG-9.9 to 9.11)."""
    bonus = BONUS[state.harbour]
    if bonus == PROJECT:
        return projects.upper_left(state)
    if bonus == SAILOR_BONUS:
        return supplies.sailors_left(state)
    return bonus == CAPTAIN and state.recruits[state.active] > 0


def waits_for_crews(state: VascoState) -> bool:
    """With `strict_any_time` others may first bring sailors back to the empty bag; not in version 1 (VDG-15.3, R6)."""
    return state.variant.strict_any_time and BONUS[state.harbour] == SAILOR_BONUS and VERSION > 1


def give_captain(state: VascoState, events: list[Event] | None) -> None:
    """Mozambique: a captain from the Recruiting area (VDG-9.11)."""
    supplies.take_captain(state, state.active)
    state.bonuses -= 1
    if events is not None:
        events.append(BONUS_CAPTAIN(state.active, "VDG-9.11", harbour=HARBOUR_IDS[state.harbour]))


def natal_options(state: VascoState, ordered: bool) -> list[Action]:
    """Natal: any upper tile, never the São Gabriel (VDG-9.9)."""
    return [TAKE[tile] for tile in state.cells[GABRIEL_CELL + 1 :] if tile != NONE]


def apply_natal(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """Free and project side up (VDG-9.9)."""
    assert isinstance(action, Take)
    seat, tile = state.active, action.tile
    state.cells[state.cells.index(tile)] = NONE
    state.projects[seat] |= 1 << tile
    state.bonuses -= 1
    if events is not None:
        events.append(BONUS_PROJECT(seat, "VDG-9.9", project=PROJECT_IDS[tile]))
    give(state, events)


def terra_options(state: VascoState, ordered: bool) -> list[Action]:
    """Terra da Boa Gente: a sailor of any section, or one from the bag (VDG-9.10).

    From the bag it is a blind draw; with the option off the colour is chosen (VDG-R8).
    """
    legal: list[Action] = []
    for section in range(PLAYERS[state.seats].sections):
        for colour, sailors in enumerate(state.sailors_in(section)):
            if sailors:
                legal.append(SAILOR[section][colour])
    if not state.variant.terra_draw_blind:
        legal += [BAG_COLOUR[colour] for colour in range(SAILOR_COLOURS) if state.bag[colour]]
    elif any(state.bag):
        legal.append(BAG)
    return legal


def apply_terra(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """VDG-9.10."""
    if isinstance(action, Bag):
        if state.variant.strict_any_time:
            launching.open_strict(state, WINDOW_DRAW, events)
        else:
            state.node = AT_DRAW
        return
    assert isinstance(action, Sailor | BagColour)
    if isinstance(action, Sailor):
        state.sections[action.section * SAILOR_COLOURS + action.colour] -= 1
        if events is not None:
            id = CREW_IDS[action.colour]
            events.append(BONUS_SAILOR(state.active, "VDG-9.10", section=action.section + 1, colour=id))
    else:
        state.bag[action.colour] -= 1
        if events is not None:
            events.append(BONUS_FROM_BAG(state.active, "VDG-R8", colour=CREW_IDS[action.colour]))
    welcome(state, action.colour, events)


def welcome(state: VascoState, colour: int, events: list[Event] | None) -> None:
    """The sailor joins the supply; perhaps there is another bonus (VDG-9.10)."""
    supplies.join(state, state.active, colour, 1)
    state.bonuses -= 1
    give(state, events)


def draw_options(state: VascoState, ordered: bool) -> list[Action]:
    """Chance: a sailor of the bag (VDG-9.10, 14.4)."""
    return [DRAW[colour] for colour in range(SAILOR_COLOURS) if state.bag[colour]]


def apply_draw(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """VDG-9.10."""
    assert isinstance(action, Draw)
    state.bag[action.colour] -= 1
    if events is not None:
        events.append(BONUS_FROM_BAG(state.active, "VDG-9.10", colour=CREW_IDS[action.colour]))
    welcome(state, action.colour, events)


def why_not_natal(state: VascoState, action: Action) -> Fact | None:
    """VDG-9.9."""
    if not isinstance(action, Take):
        return None
    id = PROJECT_IDS[action.tile]
    if state.cells[GABRIEL_CELL] == action.tile:
        return IS_GABRIEL("VDG-9.9", project=id)
    return NOT_ON_OFFER("VDG-9.9", project=id)


def why_not_terra(state: VascoState, action: Action) -> Fact | None:
    """VDG-2.5, 9.10, VDG-R8."""
    if isinstance(action, Sailor):
        if action.section >= PLAYERS[state.seats].sections:
            return SECTION_CLOSED("VDG-2.5", section=action.section + 1)
        id = CREW_IDS[action.colour]
        return TOO_FEW_SAILORS("VDG-9.10", section=action.section + 1, colour=id, sailors=0)
    if isinstance(action, Bag | BagColour):
        return why_not_bag(state, action)
    return None


def why_not_bag(state: VascoState, action: Bag | BagColour) -> Fact:
    """VDG-9.10, VDG-R8."""
    if isinstance(action, BagColour) and state.variant.terra_draw_blind:
        return DRAW_IS_BLIND("VDG-R8")
    if not any(state.bag):
        return BAG_IS_EMPTY("VDG-9.10")
    if isinstance(action, BagColour):
        return NOT_IN_BAG("VDG-9.10", colour=CREW_IDS[action.colour])
    return COLOUR_IS_CHOSEN("VDG-9.10")


DRAW_DECISION: Final = Decision(
    AT_DRAW, "draw", "VDG-9.10", draw_options, apply_draw, by=CHANCE, weights=supplies.sailor_weights
)
NATAL_DECISION: Final = Decision(AT_NATAL, "natal", "VDG-9.9", natal_options, apply_natal, why_not_natal)
TERRA_DECISION: Final = Decision(AT_TERRA, "terra", "VDG-9.10", terra_options, apply_terra, why_not_terra)
