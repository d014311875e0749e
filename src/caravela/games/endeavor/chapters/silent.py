"""Chapter 19, the Silent Fleet.

It reacts to one action of each turn, and the player of that turn decides how (END-19.2, END-R7). With two actions the
choice of the reaction is also the choice of the action that it answers (END-19.3), because no two actions have a
reaction in common.
"""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.facts import Event, EventKind, Fact, ReasonKind
from caravela.games.endeavor.actions import (
    SILENT_DRAW,
    SILENT_NOTHING,
    SILENT_PLACE,
    SILENT_TRACK,
    SilentDraw,
    SilentPlace,
    SilentTrack,
)
from caravela.games.endeavor.boards import BOARDS, CITIES, PLACE_IDS, PLACE_ZONE, PLACES_IN
from caravela.games.endeavor.chapters import abolition, draw, ship
from caravela.games.endeavor.chapters.discs import chosen, put_in_place, put_on_track, taken, within_reach
from caravela.games.endeavor.components import (
    ALL_ZONES,
    BUILDINGS,
    CARD_ABOLITION,
    CARD_IDS,
    DECK_IDS,
    DECK_ZONE,
    DECKS,
    DRAW,
    EUROPE,
    OCCUPY,
    SHIP,
    ZONE_IDS,
    ZONES,
)
from caravela.games.endeavor.facts import NOT_ON_THIS_SIDE, OPENED_ALREADY, PLACE_TAKEN, UNOPENED
from caravela.games.endeavor.state import NONE, REGION_DECKS, EndeavorState

SILENT_CARD: Final = EventKind("silent_card", "card")
SILENT_PLACE_EVENT: Final = EventKind("silent_place", "place")
SILENT_TRACK_EVENT: Final = EventKind("silent_track", "region", "cell")
SILENT_MUST_REACT: Final = ReasonKind("silent_must_react")
SILENT_NO_DISCS: Final = ReasonKind("silent_no_discs")
SILENT_NO_PRESENCE: Final = ReasonKind("silent_no_presence", "region")
SILENT_NOT_ASKED: Final = ReasonKind("silent_not_asked", "action")
SILENT_OTHER_DECK: Final = ReasonKind("silent_other_deck", "deck")
SILENT_OTHER_ZONE: Final = ReasonKind("silent_other_zone", "zone")
SILENT_VALUE_TOO_HIGH: Final = ReasonKind("silent_value_too_high", "card", "value", "zone", "presence")

#: For every set of opened zones, the tracks that are still to be filled.
TRACKS: Final[list[list[Action]]] = [
    [SILENT_TRACK[zone] for zone in range(1, ZONES) if not has(opened, zone)] for opened in range(ALL_ZONES + 1)
]
_PLACES: Final[list[Action]] = list(SILENT_PLACE)
_DECKS: Final = list(range(DECKS))
_REGION_DECKS: Final = [deck for deck in _DECKS if DECK_ZONE[deck] != EUROPE]


def reacts(state: EndeavorState) -> bool:
    """Whether the silent fleet does something after this turn; if it can, it must (END-19.2, 19.10, 19.15)."""
    if not state.variant.silent_fleet:
        return False
    if state.variant.ignore_tokens and state.source >= BUILDINGS:
        return False
    return bool(reactions(state))


def has_discs(state: EndeavorState) -> bool:
    """Without a disc in its supply the silent fleet places none (END-19.13)."""
    return state.supply[state.seats] > 0


def tracks(state: EndeavorState) -> list[Action]:
    """Reaction to ship: the next cell of any track (END-19.4)."""
    return TRACKS[state.opened] if has(state.performed, SHIP) and has_discs(state) else []


def fleets(state: EndeavorState) -> int:
    """Reaction to ship: any free fleet space in Europe or an opened region, never an open sea (END-19.4)."""
    return ship.free_fleets(state) if has(state.performed, SHIP) and has_discs(state) else 0


def cities(state: EndeavorState) -> int:
    """Reaction to occupy: any free city in Europe or in an opened region with silent discs (END-19.6, END-R13).

    With the option Same zone only where the player has occupied, in either zone if in two (END-19.3, 19.14).
    """
    if not has(state.performed, OCCUPY) or not has_discs(state):
        return 0
    found = BOARDS[state.side].cities & within_reach(state, state.seats) & ~taken(state)
    return found & PLACES_IN[state.occupied] if state.variant.occupy_same_zone else found


def cards(state: EndeavorState) -> list[Action]:
    """Reaction to draw: the top card of any deck that the silent presence in its zone allows (END-19.7)."""
    if not has(state.performed, DRAW):
        return []
    return [SILENT_DRAW[deck] for deck in decks(state) if draw.within_presence(state, state.seats, deck)]


def decks(state: EndeavorState) -> list[int]:
    """Where the silent fleet may remove a card: from all decks, or by an option those of the regions (END-R16)."""
    return _REGION_DECKS if state.variant.silent_draw == REGION_DECKS else _DECKS


def reactions(state: EndeavorState) -> list[Action]:
    """Everything that the silent fleet could do after this turn; attack and payment have no reaction (END-19.9)."""
    return [*tracks(state), *chosen(_PLACES, fleets(state) | cities(state)), *cards(state)]


def may_do_nothing(state: EndeavorState) -> bool:
    """Of two actions one may be chosen that has no reaction, or none that is possible (END-19.3, 19.9)."""
    answered = 0
    if tracks(state) or fleets(state):
        answered |= 1 << SHIP
    if cities(state):
        answered |= 1 << OCCUPY
    if cards(state):
        answered |= 1 << DRAW
    return answered != state.performed


def options(state: EndeavorState, ordered: bool) -> list[Action]:
    """END-19.2 to 19.10."""
    legal = reactions(state)
    if may_do_nothing(state):
        legal.append(SILENT_NOTHING)
    return legal


def apply(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """END-19.4 to 19.8."""
    if isinstance(action, SilentTrack):
        to_track(state, action.zone, events)
    elif isinstance(action, SilentPlace):
        to_place(state, action.place, events)
    elif isinstance(action, SilentDraw):
        remove_card(state, action.deck, events)


def to_track(state: EndeavorState, zone: int, events: list[Event] | None) -> None:
    """A silent disc on a track; it may open the region and win the governor (END-19.4, 19.5)."""
    board = BOARDS[state.side]
    state.supply[state.seats] -= 1
    cell = put_on_track(state, state.seats, zone)
    remove_token(state, board.cell_space[zone] + cell)
    if events is not None:
        events.append(SILENT_TRACK_EVENT(state.active, "END-19.4", region=ZONE_IDS[zone], cell=cell + 1))
    if cell + 1 == board.track_length[zone]:
        ship.open_region(state, zone, events)


def to_place(state: EndeavorState, place: int, events: list[Event] | None) -> None:
    """A silent disc on a fleet space or in a city; routes do not matter to it (END-19.4, 19.6, 19.11)."""
    state.supply[state.seats] -= 1
    put_in_place(state, state.seats, place)
    remove_token(state, BOARDS[state.side].place_space[place])
    if events is not None:
        rule = "END-19.6" if has(CITIES, place) else "END-19.4"
        events.append(SILENT_PLACE_EVENT(state.active, rule, place=PLACE_IDS[place]))


def remove_token(state: EndeavorState, space: int) -> None:
    """The token that a silent disc covers leaves the game (END-19.4, 19.6)."""
    state.gone[state.tokens[space]] += 1
    state.tokens[space] = NONE


def remove_card(state: EndeavorState, deck: int, events: list[Event] | None) -> None:
    """A card leaves the game; if it abolishes slavery, slavery is abolished (END-19.7, 19.8)."""
    card = state.decks[deck]
    state.decks[deck] += 1
    state.removed |= 1 << card
    if events is not None:
        events.append(SILENT_CARD(state.active, "END-19.7", card=CARD_IDS[card]))
    if CARD_ABOLITION[card]:
        abolition.carry_out(state, events)


def why_not(state: EndeavorState, action: Action) -> Fact | None:
    """END-19.4, 19.6, 19.7, 19.10, 19.14, END-R16."""
    if isinstance(action, SilentTrack):
        if not has(state.performed, SHIP):
            return SILENT_NOT_ASKED("END-19.4", action="ship")
        return why_no_disc(state) or OPENED_ALREADY("END-19.4", region=ZONE_IDS[action.zone])
    if isinstance(action, SilentPlace):
        return why_not_place(state, action.place)
    if isinstance(action, SilentDraw):
        if not has(state.performed, DRAW):
            return SILENT_NOT_ASKED("END-19.7", action="draw")
        if action.deck not in decks(state):
            return SILENT_OTHER_DECK("END-R16", deck=DECK_IDS[action.deck])
        return draw.why_not_deck(state, state.seats, action.deck, SILENT_VALUE_TOO_HIGH, "END-19.7")
    return SILENT_MUST_REACT("END-19.10") if action is SILENT_NOTHING else None


def why_no_disc(state: EndeavorState) -> Fact | None:
    """END-19.13."""
    return None if has_discs(state) else SILENT_NO_DISCS("END-19.13")


def why_not_place(state: EndeavorState, place: int) -> Fact:
    """END-19.4, 19.6, 19.13, 19.14."""
    city = has(CITIES, place)
    zone, rule = PLACE_ZONE[place], "END-19.6" if city else "END-19.4"
    if not has(state.performed, OCCUPY if city else SHIP):
        return SILENT_NOT_ASKED(rule, action="occupy" if city else "ship")
    if not has(BOARDS[state.side].places, place):
        return NOT_ON_THIS_SIDE("END-3.1", place=PLACE_IDS[place])
    if not state.is_open(zone):
        return UNOPENED(rule, region=ZONE_IDS[zone])
    if has(taken(state), place):
        return PLACE_TAKEN(rule, place=PLACE_IDS[place])
    if not has_discs(state):
        return SILENT_NO_DISCS("END-19.13")
    if not has(within_reach(state, state.seats), place):
        return SILENT_NO_PRESENCE("END-19.6", region=ZONE_IDS[zone])
    return SILENT_OTHER_ZONE("END-19.14", zone=ZONE_IDS[zone])
