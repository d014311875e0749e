"""Chapter 12, attack."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.facts import Event, EventKind, Fact, ReasonKind
from caravela.games.endeavor.actions import ATTACK_PLACE, AttackPlace
from caravela.games.endeavor.boards import BOARDS, PLACE_IDS, PLACE_ZONE
from caravela.games.endeavor.chapters import routes, special
from caravela.games.endeavor.chapters.discs import chosen, owner, put_in_place, take_from_place, taken, within_reach
from caravela.games.endeavor.components import COLOURS, ZONE_IDS
from caravela.games.endeavor.facts import NO_PRESENCE, NOT_ON_THIS_SIDE, UNOPENED
from caravela.games.endeavor.state import EndeavorState

ATTACKED: Final = EventKind("attacked", "place", "owner")
ATTACKED_SILENT: Final = EventKind("attacked_silent", "place")
OWN_DISC: Final = ReasonKind("own_disc", "place")
PLACE_FREE: Final = ReasonKind("place_free", "place")

_ATTACK: Final[list[Action]] = list(ATTACK_PLACE)


def targets(state: EndeavorState) -> int:
    """Places with another's disc, in Europe or in opened regions where the player is present (END-12.1, 12.2, 12.8).

    Discs on tracks and in open seas are in no place and safe (END-9.10); silent discs are not (END-19.12).
    """
    return within_reach(state, state.active) & taken(state) & ~state.discs[state.active]


def options(state: EndeavorState) -> list[Action]:
    """END-12.1, 12.2, 12.8."""
    return chosen(_ATTACK, targets(state))


def apply(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """Both lose a disc to the supply, and the attacker's second disc takes the place, always (END-12.3 to 12.5).

    The place has no token any more; routes may have one (END-12.6). The other keeps what was gained (END-12.7).
    """
    assert isinstance(action, AttackPlace)
    seat, place = state.active, action.place
    other = owner(state, place)
    state.harbour[seat] -= 2
    state.supply[seat] += 1
    take_from_place(state, other, place)
    put_in_place(state, seat, place)
    if events is not None:
        events.append(_attacked(state, place, other))
    routes.check(state, seat, place, events)
    state.mourners = special.mourners(state, seat, other)


def _attacked(state: EndeavorState, place: int, other: int) -> Event:
    if other == state.seats:
        return ATTACKED_SILENT(state.active, "END-19.12", place=PLACE_IDS[place])
    return ATTACKED(state.active, "END-12.3", place=PLACE_IDS[place], owner=COLOURS[other])


def why_not(state: EndeavorState, action: Action) -> Fact:
    """END-12.1, 12.2, 12.8."""
    assert isinstance(action, AttackPlace)
    place, zone = PLACE_IDS[action.place], PLACE_ZONE[action.place]
    if not has(BOARDS[state.side].places, action.place):
        return NOT_ON_THIS_SIDE("END-3.1", place=place)
    if not state.is_open(zone):
        return UNOPENED("END-12.1", region=ZONE_IDS[zone])
    if not has(taken(state), action.place):
        return PLACE_FREE("END-12.1", place=place)
    if has(state.discs[state.active], action.place):
        return OWN_DISC("END-12.8", place=place)
    return NO_PRESENCE("END-12.2", region=ZONE_IDS[zone])
