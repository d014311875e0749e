"""Chapter 2, the set-up: the steps that belong to it alone; the others stand in the chapters of their areas."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import CHANCE, NOBODY, Event, EventKind
from caravela.core.fields import NONE
from caravela.games.vasco.actions import BEGIN, Start
from caravela.games.vasco.box import ALVARES, CHARACTER_IDS, DIAS, MANUEL, SERNIGI
from caravela.games.vasco.chapters import supplies
from caravela.games.vasco.components import BOX, COLOURS, DECK_TILES, MERCHANT_COUNTS, PLAYERS, SAILORS, VASCO_TILES
from caravela.games.vasco.facts import EXTRA_DISC, STARTS
from caravela.games.vasco.state import (
    AT_CALL,
    AT_MERCHANT,
    AT_SEND,
    AT_START,
    AT_STEP,
    EXTRA_IN_AREA,
    EXTRA_IN_SUPPLY,
    WINDOW_AFTER,
    VascoState,
)

CHARACTER_DEALT: Final = EventKind("character_dealt", "player", "character")


def set_up(state: VascoState) -> None:
    """The board and the supplies before anything is drawn (VDG-2.1 to 2.5, 2.14, 2.19, 2.20).

    Pieces of unused colours, and the discs on closed sections, are nowhere in the state: nobody can use them.
    """
    state.node = AT_STEP
    state.round = 1
    state.actor = 0
    state.launch_from = AT_CALL
    state.window = WINDOW_AFTER
    lay_out_board(state)
    for seat in range(state.seats):
        equip(state, seat)


def lay_out_board(state: VascoState) -> None:
    """Decks and bags, the missionaries, the action spaces (VDG-2.4, 2.5, 2.14)."""
    state.vasco_bag = (1 << VASCO_TILES) - 1
    state.merchant_bag = MERCHANT_COUNTS[:]
    state.bag = SAILORS[:]
    state.decks = DECK_TILES[:]
    state.missionaries = BOX.pieces.missionaries
    state.free_spaces = list(PLAYERS[state.seats].action_spaces)


def equip(state: VascoState, seat: int) -> None:
    """What a player begins with (VDG-2.2, 2.3)."""
    state.discs[seat] = BOX.pieces.discs_per_player
    state.extra[seat] = EXTRA_IN_AREA
    state.captains[seat] = BOX.setup.captains
    state.recruits[seat] = BOX.setup.captains_to_recruit
    supplies.receive(state, seat, BOX.setup.reals)


def draw_first_player(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the First Player is drawn, or is the first seat (VDG-2.7)."""
    if state.first == NONE and state.variant.start == "drawn":
        state.node = AT_START
        return True
    state.first = max(state.first, 0)
    return False


def start_options(state: VascoState, ordered: bool) -> list[Action]:
    """Chance draws the First Player (VDG-2.7)."""
    return list(BEGIN[: state.seats])


def apply_start(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """VDG-2.7."""
    assert isinstance(action, Start)
    state.first = action.seat
    state.node = AT_STEP
    if events is not None:
        events.append(STARTS(CHANCE, "VDG-2.7", player=COLOURS[action.seat]))


def deal_characters(state: VascoState, events: list[Event] | None) -> bool:
    """Step: characters clockwise from the First Player; those left stay on the board (VDG-2.8 to 2.10)."""
    for place, id in enumerate(PLAYERS[state.seats].characters):
        seat = (state.first + place) % state.seats
        state.owners[CHARACTER_IDS.index(id)] = seat
        if events is not None:
            events.append(CHARACTER_DEALT(NOBODY, "VDG-2.9", player=COLOURS[seat], character=id))
    hand_out(state, events)
    return False


def hand_out(state: VascoState, events: list[Event] | None) -> None:
    """What the first owners of Dias, Alvares and Manuel receive (VDG-2.8, 2.11, 2.12)."""
    supplies.score_dias(state, state.owners[DIAS], "VDG-2.8", events)
    if state.owners[ALVARES] != NONE:
        supplies.receive_missionaries(state, state.owners[ALVARES], BOX.setup.missionaries, "VDG-2.11", events)
    owner = state.owners[MANUEL]
    if owner != NONE:
        state.extra[owner] = EXTRA_IN_SUPPLY
        if events is not None:
            events.append(EXTRA_DISC(NOBODY, "VDG-2.12", player=COLOURS[owner]))


def draw_merchant(state: VascoState, events: list[Event] | None) -> bool:
    """Step: a merchant ship for the owner of Sernigi (VDG-2.13)."""
    if state.sending == NONE:
        state.node = AT_MERCHANT
        return True
    return False


def place_merchant(state: VascoState, events: list[Event] | None) -> bool:
    """Step: last of all the owner of Sernigi places it; the harbours are empty, so it fits (VDG-2.18, VDG-R21)."""
    if state.sending == NONE:
        return False
    state.active = state.owners[SERNIGI]
    state.node = AT_SEND
    return True


START_DECISION: Final = Decision(AT_START, "start", "VDG-2.7", start_options, apply_start, by=CHANCE)
