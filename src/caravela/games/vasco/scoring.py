"""Chapter 13, scoring: the points on the track, and what reals and ships in the supply bring at the end."""

from __future__ import annotations

from typing import Final

from caravela.core.rules import Outcome, ScoreLine
from caravela.games.vasco.chapters.ending import END_IDS
from caravela.games.vasco.components import BOX, SAILOR_COLOURS, SPACES
from caravela.games.vasco.state import AT_OVER, TRACK_IDS, TRACKS, VascoState

REALS_PER_POINT: Final = BOX.scoring.reals_per_point
SHIP_WITH_CAPTAIN: Final = BOX.scoring.ship_with_captain

#: The lines of the score sheet: the points of the track by what they were scored for, then those of the end.
SCORE_LINES: Final = (*TRACK_IDS, "reals", "ready")


def points_of(state: VascoState, seat: int) -> list[int]:
    """The points of a seat on the score track, by what they were scored for."""
    return state.points[seat * TRACKS : (seat + 1) * TRACKS]


def track(state: VascoState, seat: int) -> int:
    """The points of a seat on the score track; beyond its last number one counts on."""
    return sum(points_of(state, seat))


def ships_ready(state: VascoState, seat: int) -> int:
    """Launched ships in the supply that have a captain in the supply (VDG-13.4)."""
    return min(state.ships[seat].bit_count(), state.captains[seat])


def score(state: VascoState, seat: int) -> int:
    """A seat's points if the game ended now; nothing else in the supply or at sea counts (VDG-13.3 to 13.5)."""
    points = state.money[seat] // REALS_PER_POINT + SHIP_WITH_CAPTAIN * ships_ready(state, seat)
    return track(state, seat) + points


def sheet(state: VascoState, seat: int) -> list[ScoreLine]:
    """The same points line by line (VDG-13.3, 13.4)."""
    scored, money, ready = points_of(state, seat), state.money[seat], ships_ready(state, seat)
    lines = [ScoreLine(id, points) for id, points in zip(TRACK_IDS, scored, strict=True)]
    lines.append(ScoreLine("reals", money // REALS_PER_POINT, money))
    lines.append(ScoreLine("ready", ready * SHIP_WITH_CAPTAIN, ready, SHIP_WITH_CAPTAIN))
    return lines


def ships_at_sea(state: VascoState, seat: int) -> int:
    """A player's own ships in the Navigation area, for ties (VDG-13.7)."""
    return len([space for space in range(SPACES) if state.captains_at[space] == seat])


def sailors(state: VascoState, seat: int) -> int:
    """A player's sailors, without missionaries, for ties (VDG-13.8, VDG-R13)."""
    return sum(state.crew_of(seat)[:SAILOR_COLOURS])


def outcome(state: VascoState) -> Outcome | None:
    """The result: most points; then ships at sea, then sailors; then the place is shared (VDG-13.6 to 13.9)."""
    if state.node != AT_OVER:
        return None
    seats = range(state.seats)
    keys = [(score(state, seat), ships_at_sea(state, seat), sailors(state, seat)) for seat in seats]
    ranking = [[seat for seat in seats if keys[seat] == key] for key in sorted(set(keys), reverse=True)]
    return Outcome(
        END_IDS[0],
        [key[0] for key in keys],
        [sheet(state, seat) for seat in seats],
        ranking,
        tie_break(sorted(keys, reverse=True)),
    )


def tie_break(keys: list[tuple[int, int, int]]) -> str:
    """The rule that decided between the first two, "" if it was the points (VDG-13.7 to 13.9)."""
    first, second = keys[0], keys[1]
    if first[0] != second[0]:
        return ""
    if first[1] != second[1]:
        return "VDG-13.7"
    return "VDG-13.8" if first[2] != second[2] else "VDG-13.9"
