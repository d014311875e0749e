"""Blockades, of movement, sale and capture alike: who may declare one, and who is asked first (SER-5.3 to 5.5)."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.facts import Event, EventKind, Fact, PromptKind
from caravela.games.serenissima.actions import ALLOW, BLOCKADE
from caravela.games.serenissima.components import COLOURS, GALLEYS, ZONE_IDS
from caravela.games.serenissima.state import SerenissimaState

ALLOWED: Final = EventKind("allowed", "number")

_ANSWERS: Final[list[Action]] = [BLOCKADE, ALLOW]


def entitled(state: SerenissimaState) -> list[int]:
    """The opponents who may stop the active galley where it is, in the order of asking.

    Each counts alone, with all his galleys in the zone against the active galley only; garrisons do not count
    (SER-5.3, 5.4, SER-R9). Most sailors first, then the owner of the lowest number there (SER-5.5).
    Zones of closed ports and the open sea are like any other (SER-5.9).
    """
    active, zones = state.active, state.galley_zone
    zone = zones[state.black]
    if zones.count(zone) == 1:
        return []
    sailors = [0] * state.seats
    present: list[int] = []
    for galley in range(1, GALLEYS + 1):
        if zones[galley] == zone:
            owner = state.galley_owner[galley]
            if owner != active:
                if sailors[owner] == 0:
                    present.append(owner)
                sailors[owner] += state.crew[galley]
    if not present:
        return present
    crew = state.crew[state.black]
    able = [seat for seat in present if sailors[seat] > crew]
    # `present` is already in the order of the lowest numbers, and the sort keeps it among equals.
    able.sort(key=sailors.__getitem__, reverse=True)
    return able


def ask(state: SerenissimaState, node: int) -> bool:
    """Puts the question to those entitled; whether there is anybody to ask (SER-5.5)."""
    seats = entitled(state)
    if not seats:
        return False
    state.asked = seats
    state.node = node
    return True


def ask_in_port(state: SerenissimaState, node: int) -> bool:
    """The same for a sale or a capture, also of a galley that has not moved, unless an option exempts it (SER-R11)."""
    if state.moved == 0 and not state.variant.sale_blockade_without_move:
        return False
    return ask(state, node)


def options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """The opponent who is asked may forbid or allow it; promises do not bind (SER-3.8, 5.3, 6.9, 8.3)."""
    return _ANSWERS


def answerer(state: SerenissimaState) -> int:
    """Who is asked first of those that still have to answer (SER-5.5)."""
    return state.asked[0]


def question(state: SerenissimaState, kind: PromptKind, rule: str) -> Fact:
    """What is asked: whose galley, and where."""
    zone = ZONE_IDS[state.galley_zone[state.black]]
    return kind(rule, number=state.black, zone=zone, player=COLOURS[state.active])


def declared(state: SerenissimaState, action: Action, kind: EventKind, rule: str, events: list[Event] | None) -> bool:
    """Notes an answer; whether it is a blockade, which settles the matter without asking the others (SER-5.5)."""
    seat = answerer(state)
    if action is BLOCKADE:
        state.asked = []
        if events is not None:
            events.append(kind(seat, rule, number=state.black))
        return True
    state.asked = state.asked[1:]
    if events is not None:
        events.append(ALLOWED(seat, "SER-5.5", number=state.black))
    return False
