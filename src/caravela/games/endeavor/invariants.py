"""What holds in every position (END-I1 to I18); the tests look after every action.

END-I5, I14 and I16 also say what may have happened before, END-I15 what is offered, END-I19 and I20 compare whole
games: the tests look at these themselves.
"""

from __future__ import annotations

from caravela.core.bits import has
from caravela.games.endeavor.boards import BOARDS, FLEETS, PLACE_GLORY, PLACE_ZONE, PLACES
from caravela.games.endeavor.chapters import discard, mat, rounds, routes
from caravela.games.endeavor.components import (
    ASSET_CARDS,
    BOX,
    BUILDING_ACTIONS,
    BUILDING_SYMBOLS,
    CARD_SYMBOLS,
    DECK_END,
    DECK_FIRST,
    DECKS,
    DISCS,
    EUROPE,
    GOVERNOR,
    GOVERNORS,
    MEMORIALS,
    ROUNDS,
    SLAVERY,
    SLAVERY_DECK,
    TILE_COPIES,
    TILE_LEVEL,
    TILES,
    TOKEN_COUNT,
    TOKENS,
    TOP_LEVEL,
    ZONES,
    members,
)
from caravela.games.endeavor.scoring import cities, sheet
from caravela.games.endeavor.state import AT_BUILD, AT_MEMORIAL, AT_OVER, AT_START, AT_TURN, NONE, EndeavorState


def check(state: EndeavorState) -> None:
    """Every invariant; an AssertionError names the one that is broken."""
    _discs(state)
    _board(state)
    _tokens(state)
    _regions(state)
    _cards(state)
    _tiles(state)
    for seat in range(state.seats):
        _mat(state, seat)
        _score(state, seat)
    _turn(state)


def _on_board(state: EndeavorState, fleet: int) -> list[int]:
    """A recount of the discs of a fleet in each zone (END-2.5)."""
    found = [state.tracks[zone].count(fleet) for zone in range(ZONES)]
    for place in members(state.discs[fleet]):
        found[PLACE_ZONE[place]] += 1
    if fleet < state.seats:
        for zone in range(ZONES):
            found[zone] += state.at_sea(fleet, zone)
    return found


def _discs(state: EndeavorState) -> None:
    for fleet in range(len(state.discs)):
        on_board = _on_board(state, fleet)
        assert on_board == [state.presence_of(fleet, zone) for zone in range(ZONES)], "END-I1: presence"
        count, total = sum(on_board) + state.supply[fleet], BOX.silent_fleet.discs
        assert state.supply[fleet] >= 0, "END-I2"
        if fleet < state.seats:
            assert state.harbour[fleet] >= 0, "END-I2"
            count += state.harbour[fleet] + state.manned[fleet].bit_count() + _beside_tracks(state, fleet)
            total = DISCS
        assert count == total, "END-I1"


def _beside_tracks(state: EndeavorState, seat: int) -> int:
    return sum(state.memorials_of(seat))


def _board(state: EndeavorState) -> None:
    board = BOARDS[state.side]
    seen = 0
    for places in state.discs:
        assert places & seen == 0 and places & ~board.places == 0, "END-I4: one disc in a place"
        seen |= places
    for place in members(board.places) if not any(state.bag) else []:
        token = state.tokens[board.place_space[place]]
        assert (token == NONE) == has(seen, place), "END-I4"
    for route in board.routes:
        for seat in range(state.seats):
            if routes.controls(state, seat, route):
                assert route.space < 0 or state.tokens[route.space] == NONE, "END-I5"
    for place in range(PLACES):
        assert state.is_open(PLACE_ZONE[place]) or not has(seen, place), "END-I17"
    for zone in range(1, ZONES):
        seas = [state.at_sea(seat, zone) for seat in range(state.seats)]
        assert min(seas) >= 0 and (state.is_open(zone) or not any(seas)), "END-I17"
    assert not any(state.at_sea(seat, EUROPE) for seat in range(state.seats)), "END-I17: Europe has no open sea"


def _tokens(state: EndeavorState) -> None:
    for token in range(TOKENS):
        count = state.bag[token] + state.tokens.count(token) + state.gone[token]
        for seat in range(state.seats):
            count += state.tokens_of(seat, token)
        assert count == TOKEN_COUNT[token] and state.bag[token] >= 0 and state.gone[token] >= 0, "END-I3"
    assert min(state.attribute_tokens) >= 0 and min(state.action_tokens) >= 0, "END-I3"


def _regions(state: EndeavorState) -> None:
    board = BOARDS[state.side]
    assert state.is_open(EUROPE) and state.tracks[0] == (), "END-I6"
    for zone in range(1, ZONES):
        filled, length = len(state.tracks[zone]), board.track_length[zone]
        assert filled <= length and (filled == length) == state.is_open(zone), "END-I6"
        if not any(state.bag):
            first = board.cell_space[zone]
            cells = [token != NONE for token in state.tokens[first : first + length]]
            assert cells == [False] * filled + [True] * (length - filled), "END-I4"
        governor = 1 << GOVERNOR[zone]
        owners = [seat for seat in range(state.seats) if state.held[seat] & governor]
        away = len(owners) + bool(state.removed & governor)
        assert away == (filled == length), "END-I6: governors"


def _cards(state: EndeavorState) -> None:
    found: list[int] = [*members(state.pile), *members(state.removed & ~GOVERNORS)]
    for deck in range(DECKS):
        assert DECK_FIRST[deck] <= state.decks[deck] <= DECK_END[deck], "END-I10"
        found += range(state.decks[deck], DECK_END[deck])
    for seat in range(state.seats):
        found += [*members(state.held[seat] & ~GOVERNORS), *members(state.aside[seat])]
        assert state.aside[seat] & ~SLAVERY == 0, "END-I10"
    assert sorted(found) == list(range(ASSET_CARDS)), "END-I10"
    assert state.pile & (SLAVERY | GOVERNORS) == 0, "END-I10"
    if state.abolished:
        assert state.decks[SLAVERY_DECK] == DECK_END[SLAVERY_DECK], "END-I11"
        assert not any(held & SLAVERY for held in state.held), "END-I11"


def _tiles(state: EndeavorState) -> None:
    for tile in range(TILES):
        built = sum(coast.count(tile) for coast in state.coast)
        hidden = TILE_LEVEL[tile] == TOP_LEVEL and not has(state.in_offer, tile)
        count = state.stock[tile] + built + state.scrapped.count(tile) + hidden * TILE_COPIES[tile]
        assert state.stock[tile] >= 0 and count == TILE_COPIES[tile], "END-I9"
    assert state.round == 0 or state.in_offer.bit_count() == BOX.setup.level_5_in_offer, "END-I9"


def _mat(state: EndeavorState, seat: int) -> None:
    assert state.attributes_of(seat) == _recount(state, seat), "END-I7"
    assert _beside_tracks(state, seat) == 0 or mat.owns(state, seat, MEMORIALS), "END-I1: Memorial"
    if state.round:
        due = state.round + 1
        waiting = state.phase < rounds.BUILD or (state.phase == rounds.BUILD and not _has_built(state, seat))
        assert len(state.coast[seat]) == due - waiting, "END-I8"
    for position, building in enumerate(state.coast[seat]):
        assert BUILDING_ACTIONS[building] or not state.has_disc(seat, position), "END-I13"
    assert state.manned[seat] < 1 << len(state.coast[seat]), "END-I13"
    space = state.governor_space[seat]
    assert space == NONE or (has(GOVERNORS, space) and has(state.held[seat], space)), "END-I12"


def _recount(state: EndeavorState, seat: int) -> list[int]:
    """The attributes counted anew from everything that bears their symbols (END-2.8)."""
    symbols = [BUILDING_SYMBOLS[building] for building in state.coast[seat]]
    symbols += [CARD_SYMBOLS[card] for card in members(state.held[seat])]
    return [
        sum(line[index] for line in symbols) + state.tokens_of(seat, index) + discs
        for index, discs in enumerate(state.memorials_of(seat))
    ]


def _has_built(state: EndeavorState, seat: int) -> bool:
    """Whether the seat's turn of this build phase is over: it comes before the active one, from the crown on."""
    return (seat - state.crown) % state.seats < (state.active - state.crown) % state.seats


def _score(state: EndeavorState, seat: int) -> None:
    lines = {line.id: line for line in sheet(state, seat)}
    for index, value in enumerate(state.attributes_of(seat)):
        assert 0 <= list(lines.values())[index].points <= value, "END-I18"
    in_cities = state.discs[seat] & ~FLEETS
    counted = sum(1 + (PLACE_GLORY[place] > 1) for place in members(in_cities))
    assert cities(state, seat) == counted, "END-I18"
    held = sum(routes.controls(state, seat, route) for route in BOARDS[state.side].routes)
    assert lines["routes"].points == held * BOX.scoring.route, "END-I18"


def _turn(state: EndeavorState) -> None:
    assert 0 <= state.round <= ROUNDS and (state.round > 0) == (state.node > AT_START), "END-I14"
    assert (state.node == AT_MEMORIAL) == bool(state.mourners), "END-I14"
    if state.node == AT_TURN:
        assert not state.has_passed(state.active), "END-I14"
    if state.node == AT_BUILD or state.node == AT_OVER:
        # every seat has been through the discard phase
        for seat in range(state.seats):
            assert discard.fits(state, seat, state.governor_space[seat]), "END-I12"
