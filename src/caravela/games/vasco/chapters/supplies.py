"""Money, points, captains and crew change hands here, for all chapters."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import NOBODY, Event, EventKind
from caravela.games.vasco.box import HARBOUR_IDS
from caravela.games.vasco.components import BOX, COLOURS, CREW_COLOURS, WHITE
from caravela.games.vasco.facts import NO_MISSIONARY
from caravela.games.vasco.state import FOR_DIAS, TRACKS, VascoState, some

DIAS_POINTS: Final = EventKind("dias_points", "player", "points")
MISSIONARY: Final = EventKind("missionary", "player")
NO_BONUS: Final = EventKind("no_bonus", "harbour")


def pay(state: VascoState, seat: int, reals: int) -> None:
    """Reals go to the bank."""
    state.money[seat] -= reals
    state.bank += reals


def receive(state: VascoState, seat: int, reals: int) -> None:
    """Reals come from the bank, which never runs out (VDG-1.9)."""
    state.money[seat] += reals
    state.bank -= reals


def score(state: VascoState, seat: int, track: int, points: int) -> None:
    """Points are scored at once, each for one thing (FOR_VOYAGES, …)."""
    state.points[seat * TRACKS + track] += points


def sailor_weights(state: VascoState) -> list[int]:
    """A colour is drawn by its sailors in the bag (VDG-14.1, 14.4)."""
    return [count for count in state.bag if count]


def sailors_left(state: VascoState) -> bool:
    """Whether a section or the bag has a sailor to give (VDG-9.10)."""
    return some(state.sections) or some(state.bag)


def no_bonus(state: VascoState, events: list[Event] | None) -> None:
    """The bonus of a harbour brings nothing any more (VDG-9.9 to 9.11)."""
    state.bonuses = 0
    if events is not None:
        events.append(NO_BONUS(state.active, "VDG-9.8", harbour=HARBOUR_IDS[state.harbour]))


def take_captain(state: VascoState, seat: int) -> None:
    """A captain leaves the Recruiting area for the supply of its own colour (VDG-2.3)."""
    state.recruits[seat] -= 1
    state.captains[seat] += 1


def join(state: VascoState, seat: int, colour: int, count: int) -> None:
    """Sailors or missionaries join a player's supply, or leave it where the count is negative."""
    state.crew[seat * CREW_COLOURS + colour] += count


def take_missionary(state: VascoState, seat: int) -> bool:
    """A missionary from the Characters area, if one is there (VDG-10.17, 10.18)."""
    if state.missionaries == 0:
        return False
    state.missionaries -= 1
    join(state, seat, WHITE, 1)
    return True


def receive_missionaries(state: VascoState, seat: int, count: int, rule: str, events: list[Event] | None) -> None:
    """Missionaries for a first owner or a taker of Alvares (VDG-2.11, 10.17)."""
    for _ in range(count):
        kind = MISSIONARY if take_missionary(state, seat) else NO_MISSIONARY
        if events is not None:
            events.append(kind(told_of(state, seat), rule, player=COLOURS[seat]))


def score_dias(state: VascoState, seat: int, rule: str, events: list[Event] | None) -> None:
    """The points for the First Player and for a taker of Bartolomeu Dias (VDG-2.8, 10.15)."""
    score(state, seat, FOR_DIAS, BOX.characters.dias_points)
    if events is not None:
        player, points = COLOURS[seat], BOX.characters.dias_points
        events.append(DIAS_POINTS(told_of(state, seat), rule, player=player, points=points))


def told_of(state: VascoState, seat: int) -> int:
    """Who has done what gives a player something: in the set-up nobody."""
    return NOBODY if state.in_setup() else seat
