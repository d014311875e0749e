"""Chapter 3, the set-up.

The exploits module would draw its tiles after the tiles of level 5 (END-20.2): in `apply_offer`, where the offer is
complete and the crown comes next. The base game has none, and their pieces stay in the box (END-1.9, END-20.1).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.decisions import Decision
from caravela.core.errors import BadOption
from caravela.core.facts import CHANCE, NOBODY, Event, EventKind, Fact, PromptKind
from caravela.games.endeavor.actions import (
    CHOOSE_START,
    GIVE_CROWN,
    LAY_TOKEN,
    LAY_TOKENS,
    OFFER_TILE,
    ChooseStart,
    GiveCrown,
    LayToken,
    LayTokens,
    OfferTile,
)
from caravela.games.endeavor.box import SIDE_IDS
from caravela.games.endeavor.chapters import mat, rounds
from caravela.games.endeavor.components import (
    BOX,
    BUILDING_IDS,
    COLOURS,
    DECK_FIRST,
    DISCS,
    EUROPE,
    TILE_COPIES,
    TILE_LEVEL,
    TILES,
    TOKEN_COUNT,
    TOKENS,
    TOP_LEVEL,
    members,
)
from caravela.games.endeavor.facts import CROWN
from caravela.games.endeavor.state import AT_CROWN, AT_OFFER, AT_START, AT_TOKENS, EndeavorState, EndeavorVariant

LAID_OUT: Final = EventKind("laid_out", "count")
OFFERED: Final = EventKind("offered", "building")
STARTED: Final = EventKind("started", "building")
TOKENS_PROMPT: Final = PromptKind("tokens", "count")
OFFER: Final = PromptKind("offer", "count")

LEVEL_5_IN_OFFER: Final = BOX.setup.level_5_in_offer
#: For each token and every set of tokens that may come with it, the pairs.
PAIRS: Final[list[list[list[Action]]]] = [
    [[pairs[second] for second in members(others)] for others in range(1 << TOKENS)] for pairs in LAY_TOKENS
]
#: The options of every bag that has come up, by its types of token and those of which it has several; else empty.
_DRAWS: Final[list[list[Action]]] = [[] for _ in range(1 << 2 * TOKENS)]


def set_up(state: EndeavorState) -> None:
    """The table before anything is drawn: decks, governors, tiles, mats and discs (END-3.3 to 3.5, 3.7, END-19.1)."""
    if state.variant.silent_fleet and state.seats != BOX.silent_fleet.players:
        raise BadOption(f"The Silent Fleet is for {BOX.silent_fleet.players} players, not {state.seats} (END-19.1).")
    state.node = AT_TOKENS
    state.side = side_of_board(state.seats, state.variant)
    state.opened = 1 << EUROPE
    state.bag = TOKEN_COUNT[:]
    state.decks = DECK_FIRST[:]
    state.stock = [copies if TILE_LEVEL[tile] < TOP_LEVEL else 0 for tile, copies in enumerate(TILE_COPIES)]
    state.supply = [DISCS] * state.seats
    if state.variant.silent_fleet:
        state.supply.append(BOX.silent_fleet.discs)


def side_of_board(seats: int, variant: EndeavorVariant) -> int:
    """The side that was chosen, or the usual one for so many players (END-3.1, END-19.1)."""
    allowed = next(players.sides for players in BOX.setup.players if players.count == seats)
    if variant.silent_fleet:
        allowed = BOX.silent_fleet.sides
    side = allowed[0] if variant.side == "usual" else variant.side
    if side not in allowed:
        raise BadOption(f"{seats} players use side {' or '.join(allowed)} of the board, not {side} (END-3.1).")
    return SIDE_IDS.index(side)


def tokens_options(state: EndeavorState, ordered: bool) -> list[Action]:
    """Chance: the tokens of the next round spaces, two at a time (END-3.2)."""
    left = several = 0
    for token, count in enumerate(state.bag):
        if count:
            left |= 1 << token
            if count > 1:
                several |= 1 << token
    key = left << TOKENS | several
    legal = _DRAWS[key]
    return legal or draws(left, several, key)


def draws(left: int, several: int, key: int) -> list[Action]:
    """What can come out of a bag with tokens of these types, of some of them more than one (END-3.2)."""
    legal: list[Action] = []
    for first in members(left):
        legal += PAIRS[first][left if several >> first & 1 else left & ~(1 << first)]
    _DRAWS[key] = legal or [LAY_TOKEN[token] for token in members(left)]
    return _DRAWS[key]


def tokens_weights(state: EndeavorState) -> list[int]:
    """In how many ways two tokens can come out of the bag in this order; all are as likely (END-3.2)."""
    weights: list[int] = []
    for first, count in enumerate(state.bag):
        if count:
            for second, others in enumerate(state.bag):
                if second == first:
                    others -= 1
                if others:
                    weights.append(count * others)
    return weights or [1]


def drawn_tokens(state: EndeavorState, lot: i64) -> int:
    """Where 31 random bits fall among `tokens_weights`, without a list of them (END-3.2)."""
    left: i64 = 0
    types: i64 = 0
    count: i64
    for count in state.bag:
        left += count
        if count:
            types += 1
    ticket = lot * (left * (left - 1)) >> 31
    index: i64 = 0
    if left > 1:
        for first, count in enumerate(state.bag):
            ways = count * (left - 1)
            if ticket < ways:
                return index + _second(state, first, count, ticket)
            ticket -= ways
            if count:
                index += types if count > 1 else types - 1
    return index


def _second(state: EndeavorState, first: int, count: i64, ticket: i64) -> i64:
    """The same among the tokens that may follow the first one."""
    index: i64 = 0
    others: i64
    for second, others in enumerate(state.bag):
        ways = count * (others - 1 if second == first else others)
        if ways:
            if ticket < ways:
                break
            ticket -= ways
            index += 1
    return index


def apply_tokens(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """The tokens fill the round spaces in order; none is left over (END-3.2)."""
    left = 0
    for count in state.bag:
        left += count
    space = len(state.tokens) - left
    if isinstance(action, LayTokens):
        lay(state, space, action.first)
        lay(state, space + 1, action.second)
        left -= 2
    else:
        assert isinstance(action, LayToken)
        lay(state, space, action.token)
        left -= 1
    if left == 0:
        state.node = AT_OFFER
        if events is not None:
            events.append(LAID_OUT(CHANCE, "END-3.2", count=len(state.tokens)))


def lay(state: EndeavorState, space: int, token: int) -> None:
    """A token comes out of the bag and onto a round space (END-3.2)."""
    state.tokens[space] = token
    state.bag[token] -= 1


def offer_options(state: EndeavorState, ordered: bool) -> list[Action]:
    """Chance: every tile of level 5 that is not in the offer yet is as likely (END-3.6)."""
    return [
        OFFER_TILE[tile] for tile in range(TILES) if TILE_LEVEL[tile] == TOP_LEVEL and not has(state.in_offer, tile)
    ]


def apply_offer(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """Three tiles of level 5 are in the offer, the others are out of the game (END-3.6); the crown follows."""
    assert isinstance(action, OfferTile)
    state.in_offer |= 1 << action.building
    state.stock[action.building] = TILE_COPIES[action.building]
    if events is not None:
        events.append(OFFERED(CHANCE, "END-3.6", building=BUILDING_IDS[action.building]))
    if state.in_offer.bit_count() == LEVEL_5_IN_OFFER:
        if state.variant.start == "drawn":
            state.node = AT_CROWN
        else:
            give_crown(state, 0, events)


def crown_options(state: EndeavorState, ordered: bool) -> list[Action]:
    """Chance: every player may receive the crown (END-3.8)."""
    return list(GIVE_CROWN[: state.seats])


def apply_crown(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """END-3.8."""
    assert isinstance(action, GiveCrown)
    give_crown(state, action.seat, events)


def give_crown(state: EndeavorState, seat: int, events: list[Event] | None) -> None:
    """The holder of the crown is the first to choose a start building (END-3.8, 3.9)."""
    state.crown = seat
    state.active = seat
    state.node = AT_START
    if events is not None:
        events.append(CROWN(NOBODY, "END-3.8", player=COLOURS[seat]))


def start_options(state: EndeavorState, ordered: bool) -> list[Action]:
    """The two sides of the start building (END-3.9)."""
    return list(CHOOSE_START[TILES:])


def apply_start(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """The start building brings its symbols and takes a disc from the supply; then the next player (END-3.9, 3.10)."""
    assert isinstance(action, ChooseStart)
    seat = state.active
    if events is not None:
        events.append(STARTED(seat, "END-3.9", building=BUILDING_IDS[action.building]))
    mat.add_building(state, seat, action.building, events)
    mat.put_on(state, seat, action.building)
    state.supply[seat] -= 1
    state.active = (seat + 1) % state.seats
    if state.active == state.crown:
        rounds.begin(state, events)


def prompt_tokens(state: EndeavorState) -> Fact:
    """How many tokens are still to be laid out (END-3.2)."""
    return TOKENS_PROMPT("END-3.2", count=sum(state.bag))


def prompt_offer(state: EndeavorState) -> Fact:
    """How many tiles of level 5 the offer still lacks (END-3.6)."""
    return OFFER("END-3.6", count=LEVEL_5_IN_OFFER - state.in_offer.bit_count())


TOKENS_DECISION: Final = Decision(
    AT_TOKENS, "tokens", "END-3.2", tokens_options, apply_tokens, by=CHANCE, ask=prompt_tokens, weights=tokens_weights
)
OFFER_DECISION: Final = Decision(AT_OFFER, "offer", "END-3.6", offer_options, apply_offer, by=CHANCE, ask=prompt_offer)
CROWN_DECISION: Final = Decision(AT_CROWN, "crown", "END-3.8", crown_options, apply_crown, by=CHANCE)
START_DECISION: Final = Decision(AT_START, "start", "END-3.9", start_options, apply_start)
