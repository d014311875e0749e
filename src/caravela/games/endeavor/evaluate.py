"""What a position is worth to a seat, in points of the final score: for bots.

The glory of all that lies before the seat, and what its means will still bring: discs and buildings by what they can
do, attributes by the phases that are still to come, presence by the cards and cities that it makes possible.
"""

from __future__ import annotations

from typing import Final

from caravela.games.endeavor.boards import BOARDS
from caravela.games.endeavor.chapters import discard, mat
from caravela.games.endeavor.chapters.discs import taken
from caravela.games.endeavor.components import (
    BUILDING_ACTIONS,
    CARD_GLORY,
    CARD_MAXIMUM,
    CARD_SYMBOLS,
    CARD_VALUE,
    COAST,
    CULTURE,
    DECK_END,
    DECK_ZONE,
    DECKS,
    GOVERNORS,
    INDUSTRY,
    INFLUENCE,
    ROUNDS,
    SLAVERY,
    WEALTH,
    ZONES,
    level,
    members,
    track_glory,
)
from caravela.games.endeavor.scoring import DISCS_PER_GLORY, cities, score
from caravela.games.endeavor.state import AT_OVER, NONE, PHASE_IDS, EndeavorState

BUILD: Final = PHASE_IDS.index("build")
GROWTH: Final = PHASE_IDS.index("growth")
SALARY: Final = PHASE_IDS.index("salary")
ACTION: Final = PHASE_IDS.index("action")

#: What a disc in the harbour brings by being used, one on a building that will come back, one that will not.
DISC: Final = 0.5
RETURNING_DISC: Final = 0.75
STUCK_DISC: Final = 0.15
#: What each level above the first is worth for every building still to come.
BUILD_LEVEL: Final = 1.0
#: A disc that a growth phase brings, a disc that a salary phase brings back.
GROWN_DISC: Final = 0.9
PAID_DISC: Final = 0.9
#: Room for another card, for each round still to come.
CARD_ROOM: Final = 0.6
#: What a building with this action is worth in each round to come.
SHIP_WORTH: Final = 2.5
OCCUPY_WORTH: Final = 2.2
ATTACK_WORTH: Final = 1.75
PAYMENT_WORTH: Final = 0.7
DRAW_WORTH: Final = 1.1
#: How much more two, three, … equal actions are worth than one; a ninth is worth no more.
NTH: Final = [0.0, 1.0, 1.7, 2.2, 2.5, 2.7, 2.8, 2.9] + [3.0] * (2 * COAST - 7)
#: The part of that worth that a building without a disc still has in this round.
READY: Final = 0.7
ACTION_TOKEN: Final = 1.2
#: Part of a governor's worth for the discs on its track; part of a route for one of its ends.
GOVERNOR: Final = 1.5
HALF_ROUTE: Final = 0.3
#: What presence is worth where there are cards to be had, for each disc up to the value of the next card.
PRESENCE: Final = 0.35
#: A slavery card in hand may yet be set aside.
SLAVERY_RISK: Final = 0.6
#: What the others' cities cost.
DENIAL: Final = 0.15


def evaluate(state: EndeavorState, seat: int) -> float:
    """The glory so far, and what is still to come of it."""
    worth = float(score(state, seat))
    if state.node == AT_OVER:
        return worth
    left = ROUNDS - state.round
    worth += unfinished_tracks(state, seat, left)
    worth += levels(state, seat, left)
    worth += discs(state, seat, left)
    worth += actions(state, seat, left)
    worth += board(state, seat, left)
    worth -= surplus_cards(state, seat)
    return worth - DENIAL * others(state, seat)


def unfinished_tracks(state: EndeavorState, seat: int, left: int) -> float:
    """A marker between two symbols will probably reach the next one while there is time."""
    worth = 0.0
    for value in state.attributes_of(seat):
        worth += value - track_glory(value)
    return worth * (0.5 + 0.5 * left / ROUNDS)


def levels(state: EndeavorState, seat: int, left: int) -> float:
    """What build, growth, salary and card levels bring in the phases still to come."""
    industry, culture, wealth, influence = state.attributes_of(seat)
    builds = left + (state.phase <= BUILD and len(state.coast[seat]) <= state.round)
    growths = left + (state.phase <= GROWTH)
    salaries = left + (state.phase < SALARY)
    active = 0
    for building in state.coast[seat]:
        active += bool(BUILDING_ACTIONS[building])
    paid = min(level(WEALTH, wealth), active + left // 2)
    grown = min(level(CULTURE, culture) * growths, state.supply[seat])
    worth = BUILD_LEVEL * builds * (level(INDUSTRY, industry) - 1)
    worth += GROWN_DISC * grown + PAID_DISC * paid * salaries
    return worth + CARD_ROOM * left * level(INFLUENCE, influence)


def discs(state: EndeavorState, seat: int, left: int) -> float:
    """Discs by what they can still do; in the last round only while the seat has not passed."""
    worth = state.harbour[seat] % DISCS_PER_GLORY / DISCS_PER_GLORY
    if left or is_playing(state, seat):
        worth += DISC * state.harbour[seat]
        worth += ACTION_TOKEN * sum(state.action_tokens_of(seat))
    if left:
        manned = state.manned[seat].bit_count()
        back = min(manned, mat.level_of(state, seat, WEALTH))
        worth += RETURNING_DISC * back + STUCK_DISC * (manned - back)
    return worth


def is_playing(state: EndeavorState, seat: int) -> bool:
    """Whether the seat can still act in this round."""
    return state.phase < ACTION or (state.phase == ACTION and not state.has_passed(seat))


def actions(state: EndeavorState, seat: int, left: int) -> float:
    """What the buildings can still do: all of them in the rounds to come, those without a disc in this one."""
    worth = 0.0
    if left:
        worth += left * repertoire(state.coast[seat], 0)
    if is_playing(state, seat) and state.harbour[seat]:
        worth += READY * repertoire(state.coast[seat], state.manned[seat])
    return worth


def repertoire(coast: tuple[int, ...], manned: int) -> float:
    """What the actions of these buildings are worth, without those that have a disc."""
    count = [0, 0, 0, 0, 0]
    for position, building in enumerate(coast):
        if not manned >> position & 1:
            for action in BUILDING_ACTIONS[building]:
                count[action] += 1
    return (
        SHIP_WORTH * NTH[count[0]]
        + OCCUPY_WORTH * NTH[count[1]]
        + ATTACK_WORTH * NTH[count[2]]
        + PAYMENT_WORTH * NTH[count[3]]
        + DRAW_WORTH * NTH[count[4]]
    )


def board(state: EndeavorState, seat: int, left: int) -> float:
    """Governors within reach, and while there is time, half routes and presence where cards are to be had."""
    worth = 0.0
    for zone in range(1, ZONES):
        track = state.tracks[zone]
        if track and not state.opened >> zone & 1:
            worth += governor(track, seat, BOARDS[state.side].track_length[zone])
    if left:
        worth += HALF_ROUTE * half_routes(state, seat) + PRESENCE * cards_in_sight(state, seat)
    return worth


def half_routes(state: EndeavorState, seat: int) -> int:
    """Routes with an own disc on one end and none on the other; those with a token count twice."""
    own, count = state.discs[seat], 0
    if own == 0:
        return 0
    free = ~taken(state)
    for route in BOARDS[state.side].routes:
        ends = route.ends
        if own & ends and free & ends:
            count += 2 if route.space >= 0 and state.tokens[route.space] != NONE else 1
    return count


def governor(track: tuple[int, ...], seat: int, length: int) -> float:
    """The part of a governor that the seat's lead on a track is worth."""
    own = track.count(seat)
    most = 0
    for other in track:
        if other != seat:
            most = max(most, track.count(other))
    if own > most:
        return GOVERNOR * len(track) / length
    return GOVERNOR * 0.5 * own / length


def cards_in_sight(state: EndeavorState, seat: int) -> float:
    """For each deck, how far the presence in its zone goes towards its next cards."""
    found = 0.0
    for deck in range(DECKS):
        top = state.decks[deck]
        if top < DECK_END[deck]:
            found += min(state.presence[seat * ZONES + DECK_ZONE[deck]], CARD_VALUE[top] + 1)
    return found


def surplus_cards(state: EndeavorState, seat: int) -> float:
    """What the cards are worth that will have to be discarded, and the risk of the slavery cards."""
    held = state.held[seat]
    risk = 0.0 if state.abolished else SLAVERY_RISK * (held & SLAVERY).bit_count()
    if state.phase > ACTION and discard.fits(state, seat, state.governor_space[seat]):
        return risk
    kept = mat.level_of(state, seat, INFLUENCE) + (1 if held & SLAVERY else 0)
    kept = min(kept, CARD_MAXIMUM) + (1 if held & GOVERNORS else 0)
    surplus = held.bit_count() - kept
    if surplus <= 0:
        return risk
    worths = sorted([CARD_GLORY[card] + sum(CARD_SYMBOLS[card]) for card in members(held)])
    return risk + sum(worths[:surplus])


def others(state: EndeavorState, seat: int) -> float:
    """The glory of the others' cities, on average."""
    total = 0
    for other in range(state.seats):
        if other != seat:
            total += cities(state, other)
    return total / (state.seats - 1)
