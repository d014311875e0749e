"""What a seat would score if the game ended now (END-18.11).

A last discard phase comes before scoring (END-16.9), so cards beyond the limits count for nothing, nor do their
symbols. What a seat would keep there is its own choice, so the best one counts.
"""

from __future__ import annotations

from typing import Final

from caravela.core.rules import ScoreLine
from caravela.games.endeavor.chapters.discard import within_limits
from caravela.games.endeavor.components import GOVERNORS, INFLUENCE, ROUNDS, SLAVERY, members, track_glory
from caravela.games.endeavor.scoring import EMPTY_SPACE, SET_ASIDE, cards_of, score, sheet_with, values_with
from caravela.games.endeavor.state import AT_DISCARD, AT_OVER, NONE, PHASE_IDS, EndeavorState

DISCARD: Final = PHASE_IDS.index("discard")

#: What the best choice of cards adds, by everything that it depends on; few moves change any of that.
_ADDED: Final[dict[tuple[int, int, bool, tuple[int, ...]], int]] = {}
#: So many are remembered.
MOST_ADDED: Final = 10_000


def standing(state: EndeavorState, seat: int) -> int:
    """A seat's glory if the game ended now; at the end, its score (END-18.11)."""
    return score(state, seat) + added(state, seat)


def added(state: EndeavorState, seat: int) -> int:
    """What the best choice of cards to keep adds to the glory of all of them, usually less than nothing."""
    held, now = state.held[seat], state.governor_space[seat]
    key = (held, now, is_settled(state, seat), tuple(state.attributes_of(seat)))
    found = _ADDED.get(key)
    if found is None:
        best, space = kept(state, seat)
        if len(_ADDED) >= MOST_ADDED:
            _ADDED.clear()
        found = _ADDED[key] = worth(state, seat, best, space) - worth(state, seat, held, now)
    return found


def sheet(state: EndeavorState, seat: int) -> list[ScoreLine]:
    """The same line by line (END-18.11)."""
    held, space = kept(state, seat)
    return sheet_with(state, seat, held, space)


def kept(state: EndeavorState, seat: int) -> tuple[int, int]:
    """The cards that a seat would best keep within the limits, and the one in its governor space."""
    choices = [(held, space) for space in spaces(state, seat) for held in within(state, seat, space)]
    return max(choices, key=lambda choice: worth(state, seat, choice[0], choice[1]))


def spaces(state: EndeavorState, seat: int) -> list[int]:
    """What may be in the governor space when the game is scored: any held governor, or none (END-16.2, 16.10)."""
    if is_settled(state, seat):
        return [state.governor_space[seat]]
    return [NONE, *members(state.held[seat] & GOVERNORS)]


def is_settled(state: EndeavorState, seat: int) -> bool:
    """Whether the seat's governor space has been decided on in the last discard phase (END-16.10)."""
    if state.node == AT_OVER:
        return True
    if state.round < ROUNDS or state.phase != DISCARD:
        return False
    place, now = (seat - state.crown) % state.seats, (state.active - state.crown) % state.seats
    return place < now or (place == now and state.node == AT_DISCARD)


def within(state: EndeavorState, seat: int, space: int) -> list[int]:
    """What a seat could keep of its cards, with this card in the governor space; no card more than it must goes."""
    own = 0 if space == NONE else 1 << space
    found = []
    pending = [state.held[seat]]
    seen = set(pending)
    while pending:
        held = pending.pop()
        if within_limits(held & ~own, values_with(state, seat, held)[INFLUENCE]):
            found.append(held)
            continue
        for card in members(held & ~own):
            fewer = held & ~(1 << card)
            if fewer not in seen:
                seen.add(fewer)
                pending.append(fewer)
    return found


def worth(state: EndeavorState, seat: int, held: int, space: int) -> int:
    """The glory that depends on the cards kept: tracks, cards, governor space, slavery (END-18.1, 18.5, 18.6, 18.8)."""
    glory = sum([track_glory(value) for value in values_with(state, seat, held)])
    glory += cards_of(held)
    if space == NONE:
        glory += EMPTY_SPACE
    return glory + (state.held[seat] & ~held & SLAVERY).bit_count() * SET_ASIDE
