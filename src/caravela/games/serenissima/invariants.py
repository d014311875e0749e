"""What holds in every position (SER-I1 to SER-I16); the tests look after every action.

SER-I6, I7, I10 and I15 speak of changes too; of those a position shows only the result, and the tests compare
positions before and after.
"""

from __future__ import annotations

from caravela.core.bits import has
from caravela.games.serenissima.box import SCORINGS
from caravela.games.serenissima.chapters import combat, doge
from caravela.games.serenissima.components import (
    BASILICA_NEEDS,
    BASILICAS,
    CARD_COUNT,
    CARDS,
    CLOSED_GOODS,
    CUBES,
    FORT_NEEDS,
    FORTS,
    GALLEYS,
    GALLEYS_EACH,
    GOOD_COUNT,
    PLAYERS,
    PORT_GOOD,
    PORTS,
    SIZE,
    SLOTS,
    TRACK,
    WINE,
    ZONES,
)
from caravela.games.serenissima.state import (
    AT_GALLEY,
    AT_LAND,
    AT_LOOT,
    AT_OVER,
    AT_SELL,
    DOGE_SPACE,
    NONE,
    THE_PORT,
    SerenissimaState,
    aboard,
    accounts,
    controlled,
    goods_in,
    in_play,
)


def check(state: SerenissimaState) -> None:
    """Every invariant; an AssertionError names the one that is broken."""
    _goods(state)
    _seats(state)
    _galleys(state)
    _ports(state)
    _buildings(state)
    _pawns(state)
    _activation(state)
    _end(state)


def _goods(state: SerenissimaState) -> None:
    for good in range(GOOD_COUNT):
        cargo = sum(state.cargo[good::GOOD_COUNT])
        stored = sum(has(warehouse, good) for warehouse in state.stored)
        assert state.supply[good] >= 0, "SER-I1"
        assert state.supply[good] + cargo + stored + state.booty[good] == CUBES[good], "SER-I1"
    assert not any(state.booty) or state.node == AT_LOOT, "SER-I1"


def _seats(state: SerenissimaState) -> None:
    for seat in range(state.seats):
        sailors = state.reserve[seat]
        sailors += sum(state.crew[n] for n in range(GALLEYS + 1) if state.galley_owner[n] == seat)
        sailors += sum(state.garrison[port] for port in range(PORTS) if state.port_owner[port] == seat)
        assert state.reserve[seat] >= 0 and sailors == PLAYERS[state.seats].sailors, "SER-I2"
        assert state.money[seat] >= 0, "SER-I6"
        assert state.money[seat] == sum(accounts(state, seat)), "SER-I6"
        assert in_play(state, seat) <= GALLEYS_EACH, "SER-I9"
        if state.node > AT_GALLEY:
            assert controlled(state, seat) >= 1, "SER-I8"


def _galleys(state: SerenissimaState) -> None:
    assert state.galley_owner[0] == NONE, "SER-I3"
    for galley in range(GALLEYS + 1):
        hold, crew = aboard(state, galley), state.crew[galley]
        if state.galley_owner[galley] == NONE:
            assert not any(hold) and crew == 0 and state.galley_zone[galley] == NONE, "SER-I3"
        else:
            assert galley <= PLAYERS[state.seats].galleys, "SER-I9"
            assert 0 <= state.galley_owner[galley] < state.seats, "SER-I3"
            assert 0 <= state.galley_zone[galley] < ZONES, "SER-I3"
            assert min(hold) >= 0 and crew >= 1 and crew + sum(hold) <= SLOTS, "SER-I3"


def _ports(state: SerenissimaState) -> None:
    for port in range(PORTS):
        owner, stored = state.port_owner[port], state.stored[port]
        if owner == NONE:
            assert state.garrison[port] == 0, "SER-I4"
        else:
            assert 0 <= owner < state.seats and 1 <= state.garrison[port] <= SIZE[port], "SER-I4"
        assert not has(stored, PORT_GOOD[port]) and stored.bit_count() <= SIZE[port], "SER-I5"
        assert doge.has_wine(state, port) == (PORT_GOOD[port] == WINE or has(stored, WINE)), "SER-I14"
        if has(state.closed, port):
            assert owner == NONE and stored == 0, "SER-I11"
            assert not has(state.forts | state.basilicas, port), "SER-I11"
    closed = len(CLOSED_GOODS) if PLAYERS[state.seats].closed else 0
    assert state.closed.bit_count() <= closed, "SER-I11"


def _buildings(state: SerenissimaState) -> None:
    assert state.forts.bit_count() <= FORTS and state.basilicas.bit_count() <= BASILICAS, "SER-I7"
    for port in range(PORTS):
        goods = goods_in(state, port)
        if has(state.forts, port):
            assert not FORT_NEEDS & ~goods, "SER-I7"
        if has(state.basilicas, port):
            assert not BASILICA_NEEDS & ~goods, "SER-I7"


def _pawns(state: SerenissimaState) -> None:
    track = TRACK[state.seats]
    assert state.scorings == len([space for space in track if space <= state.white]), "SER-I10"
    assert all(0 <= state.deck[card] <= CARD_COUNT[card] for card in range(CARDS)), "SER-I10"
    assert any(state.deck), "SER-I10"
    assert 0 <= state.black <= GALLEYS, "SER-I15"


def _activation(state: SerenissimaState) -> None:
    if state.strength != NONE:
        assert state.trade_off and state.node != AT_SELL, "SER-I13"
    if state.node == AT_SELL:
        assert not state.trade_off, "SER-I13"
    if state.black != DOGE_SPACE and state.node != AT_LOOT:
        assert state.galley_owner[state.black] == state.active, "SER-I15"
    if state.target != NONE and state.galley_owner[state.black] != NONE:
        strength = combat.strength(state)
        assert strength <= combat.initial_strength(state) and strength <= state.crew[state.black], "SER-I12"
    if state.target == THE_PORT and state.node != AT_LAND:
        assert combat.defenders(state) > 0, "SER-I4"


def _end(state: SerenissimaState) -> None:
    assert (state.scorings == SCORINGS) == (state.node == AT_OVER), "SER-I16"
    if state.node == AT_OVER:
        assert not state.asked, "SER-I16"
