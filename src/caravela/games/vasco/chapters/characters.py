"""Chapter 10, the action Characters: the two sums, Manuel, Dias and Alvares. Sernigi's ships are in `merchants`."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.core.fields import NONE
from caravela.games.vasco.actions import CHARACTER, EXTRA, SUM, Character, Extra, Sum
from caravela.games.vasco.box import ALVARES, AREA_IDS, CHARACTER_IDS, DIAS, MANUEL, SUM_IDS
from caravela.games.vasco.chapters import discs, launching, merchants, supplies
from caravela.games.vasco.components import AREAS, BOX, CHARACTERS, COLOURS, NUMBERS, PLAIN_NUMBERS
from caravela.games.vasco.facts import AREA_FULL, EXTRA_DISC, NUMBER_TAKEN, PLACED
from caravela.games.vasco.state import (
    AT_CHARACTER,
    AT_EXTRA,
    AT_STEP,
    EXTRA_IN_AREA,
    EXTRA_IN_SUPPLY,
    EXTRA_ON_CELL,
    WINDOW_MISSIONARY,
    VascoState,
    some,
)

NO_EXTRA_DISC_EVENT: Final = EventKind("no_extra_disc")
TOOK_CHARACTER: Final = EventKind("took_character", "character")
TOOK_FROM: Final = EventKind("took_from", "character", "player")
TOOK_SUM: Final = EventKind("took_sum", "coins")
ALL_TAKEN: Final = ReasonKind("all_taken")
CHARACTER_TAKEN: Final = ReasonKind("character_taken", "character", "player")
SUM_TAKEN: Final = ReasonKind("sum_taken", "sum")
CHOOSE: Final = PromptKind("character")
ONLY_CHARACTERS: Final = PromptKind("character_only")
ONLY_SUMS: Final = PromptKind("sum_only")


def possible(state: VascoState) -> bool:
    """Whether a sum or a character is left in this round (VDG-15.10)."""
    return NONE in state.takers or some(state.sums)


def why_not_possible() -> Fact:
    """VDG-15.10."""
    return ALL_TAKEN("VDG-15.10")


def begin(state: VascoState) -> None:
    """A sum or a character (VDG-10.1)."""
    state.node = AT_CHARACTER


def options(state: VascoState, ordered: bool) -> list[Action]:
    """The characters not taken in this round, wherever they are, and the sums that are left (VDG-10.1 to 10.4)."""
    legal: list[Action] = [CHARACTER[c] for c in range(CHARACTERS) if state.takers[c] == NONE]
    for cell in range(len(SUM_IDS)):
        if state.sums[cell]:
            legal.append(SUM[cell])
    return legal


def apply(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """VDG-10.1."""
    if isinstance(action, Sum):
        take_sum(state, action.cell, events)
        return
    assert isinstance(action, Character)
    take(state, action.character, events)
    use(state, action.character, events)


def take_sum(state: VascoState, cell: int, events: list[Event] | None) -> None:
    """The reals of a money cell, once in a round; the disc comes back at once (VDG-10.2)."""
    seat, coins = state.active, state.sums[cell]
    state.money[seat] += coins
    state.sums[cell] = 0
    state.node = AT_STEP
    if events is not None:
        events.append(TOOK_SUM(seat, "VDG-10.2", coins=coins))


def take(state: VascoState, character: int, events: list[Event] | None) -> None:
    """The disc goes to the character's cell, the tile to the taker; its owner gets nothing (VDG-5.15, 10.3 to 10.8)."""
    seat, owner = state.active, state.owners[character]
    discs.lift(state, state.called)
    if state.called < PLAIN_NUMBERS:
        state.discs[seat] -= 1
    else:
        state.extra[seat] = EXTRA_ON_CELL
    state.takers[character] = seat
    state.owners[character] = seat
    if events is not None:
        id = CHARACTER_IDS[character]
        if owner == NONE or owner == seat:
            events.append(TOOK_CHARACTER(seat, "VDG-10.5", character=id))
        else:
            events.append(TOOK_FROM(seat, "VDG-10.3", character=id, player=COLOURS[owner]))


def use(state: VascoState, character: int, events: list[Event] | None) -> None:
    """The ability is used at once (VDG-10.5)."""
    state.node = AT_STEP
    if character == MANUEL:
        receive_extra(state, events)
    elif character == DIAS:
        supplies.score_dias(state, state.active, "VDG-10.15", events)
    elif character == ALVARES:
        receive_missionaries(state, events)
    else:
        merchants.begin_send(state, events)


def receive_extra(state: VascoState, events: list[Event] | None) -> None:
    """Manuel: the extra disc, unless it is on the board already, perhaps on his own cell (VDG-10.9, 10.11, 10.27, R9).

    The disc of a previous owner stays where it is, on a space or unused (VDG-10.12, 10.13).
    """
    seat = state.active
    if state.extra[seat] == EXTRA_IN_AREA or state.extra[seat] == EXTRA_IN_SUPPLY:
        state.extra[seat] = EXTRA_IN_SUPPLY
        state.node = AT_EXTRA
        if events is not None:
            events.append(EXTRA_DISC(seat, "VDG-10.9", player=COLOURS[seat]))
    elif events is not None:
        events.append(NO_EXTRA_DISC_EVENT(seat, "VDG-10.11"))


def receive_missionaries(state: VascoState, events: list[Event] | None) -> None:
    """Alvares: a missionary if one is there; with `strict_any_time` others may first bring one back (VDG-10.17, R6)."""
    if state.missionaries == 0 and state.variant.strict_any_time:
        launching.open_strict(state, WINDOW_MISSIONARY, events)
        return
    supplies.receive_missionaries(state, state.active, BOX.characters.alvares_missionaries, "VDG-10.17", events)


def extra_options(state: VascoState, ordered: bool) -> list[Action]:
    """21 or 22, as far as they are there, on any free action space, one just freed too (VDG-10.10, VDG-R23)."""
    legal: list[Action] = []
    for number in range(PLAIN_NUMBERS, NUMBERS):
        if state.numbers[number] == NONE:
            extras = EXTRA[number - PLAIN_NUMBERS]
            legal += [extras[area] for area in range(AREAS) if state.free_spaces[area]]
    return legal


def apply_extra(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """The extra disc joins the call order (VDG-5.16, 10.10)."""
    assert isinstance(action, Extra)
    discs.put(state, state.active, action.index, action.area)
    state.node = AT_STEP
    if events is not None:
        area = AREA_IDS[action.area]
        events.append(PLACED(state.active, "VDG-10.10", number=action.index + 1, area=area))


def ask(state: VascoState) -> Fact:
    """What is left to take: characters, sums, or both (VDG-10.1)."""
    if not any(state.sums):
        return ONLY_CHARACTERS("VDG-10.1")
    return CHOOSE("VDG-10.1") if NONE in state.takers else ONLY_SUMS("VDG-10.1")


def why_not(state: VascoState, action: Action) -> Fact | None:
    """VDG-10.2, 10.4."""
    if isinstance(action, Sum):
        return SUM_TAKEN("VDG-10.2", sum=SUM_IDS[action.cell])
    if isinstance(action, Character):
        taker = COLOURS[state.takers[action.character]]
        return CHARACTER_TAKEN("VDG-10.4", character=CHARACTER_IDS[action.character], player=taker)
    return None


def why_not_extra(state: VascoState, action: Action) -> Fact | None:
    """VDG-4.7, 10.10."""
    if not isinstance(action, Extra):
        return None
    if state.numbers[action.index] != NONE:
        owner = COLOURS[state.disc_owner(action.index)]
        return NUMBER_TAKEN("VDG-10.10", number=action.index + 1, player=owner)
    return AREA_FULL("VDG-4.7", area=AREA_IDS[action.area])


CHARACTER_DECISION: Final = Decision(AT_CHARACTER, "character", "VDG-10.1", options, apply, why_not, ask=ask)
EXTRA_DECISION: Final = Decision(AT_EXTRA, "extra", "VDG-10.10", extra_options, apply_extra, why_not_extra)
