"""What holds in every position (NAV-I1 to NAV-I18); the tests look after every action."""

from __future__ import annotations

from caravela.core.fields import NONE
from caravela.games.navegador.box import CHURCH, SHIPYARD
from caravela.games.navegador.components import (
    BOTTOM_ROW,
    BOX,
    COLUMNS,
    LINE_PRICES,
    LINES,
    NAGASAKI,
    PORTUGAL,
    REGION_GOOD,
    REGION_PHASE,
    REGIONS,
    SHIPS_EACH,
    SLOTS,
    SPACES,
    STACK_SIZE,
    TOKEN_PRICES,
)
from caravela.games.navegador.state import (
    AT_FLEET,
    AT_LOSE,
    AT_OVER,
    AT_ROYAL,
    AT_START,
    NavegadorState,
)


def check(state: NavegadorState) -> None:
    """Every invariant; an AssertionError names the one that is broken."""
    _seats(state)
    _discoveries(state)
    _tokens(state)
    _buildings(state)
    _privileges(state)
    _market(state)
    _card(state)
    _phase(state)
    _end(state)


def _seats(state: NavegadorState) -> None:
    at_sea = len(state.fleet) if state.node in (AT_FLEET, AT_LOSE) else 0
    for seat in range(state.seats):
        assert state.money[seat] >= 0 and state.money[seat] % 10 == 0, "NAV-I1"
        assert BOX.workers.lowest <= state.workers[seat] <= BOX.workers.highest, "NAV-I2"
        ships = state.ships[seat * REGIONS : (seat + 1) * REGIONS]
        sailing = at_sea if seat == state.active else 0
        assert min(ships) >= 0 and sum(ships) + state.supply[seat] + sailing == SHIPS_EACH, "NAV-I3"
        for region in range(REGIONS):
            assert ships[region] == 0 or state.is_discovered(region), "NAV-I17"


def _discoveries(state: NavegadorState) -> None:
    undiscovered = REGIONS - state.discovered.bit_count()
    assert undiscovered + sum(state.discs) == BOX.pieces.explorer_discs, "NAV-I4"
    assert state.double_loss & state.discovered == 0, "NAV-I4"
    assert 0 <= state.discoveries <= 1, "NAV-I11"
    for region in range(REGIONS):
        assert state.stacks[region] == () or state.is_discovered(region), "NAV-I4"


def _tokens(state: NavegadorState) -> None:
    for good, prices in enumerate(TOKEN_PRICES):
        regions = [region for region in range(REGIONS) if REGION_GOOD[region] == good]
        seen = [price for region in regions for price in state.stacks[region]]
        for seat in range(state.seats):
            seen += state.colony_tokens(seat, good)
        unseen = [price for index, price in enumerate(prices) if state.bag[good] >> index & 1]
        assert sorted(seen + unseen) == prices, "NAV-I5"
        face_down = sum(STACK_SIZE[region] for region in regions if not state.is_discovered(region))
        if state.drawing and REGION_GOOD[state.target] == good:
            face_down += state.drawing
        assert len(unseen) == face_down + 1, "NAV-I18"
    for stack in state.stacks:
        assert list(stack) == sorted(stack), "NAV-I13"


def _buildings(state: NavegadorState) -> None:
    totals = [len(prices) for prices in LINE_PRICES]
    totals[SHIPYARD], totals[CHURCH] = BOX.pieces.shipyards, BOX.pieces.churches
    for line in range(LINES):
        owned = [state.buildings[seat * LINES + line] for seat in range(state.seats)]
        assert min(owned) >= (line in (SHIPYARD, CHURCH)), "NAV-I6"
        assert state.line_left[line] >= 0 and state.line_left[line] + sum(owned) == totals[line], "NAV-I6"


def _privileges(state: NavegadorState) -> None:
    for column in range(COLUMNS):
        held = [state.privileges_in(seat, column) for seat in range(state.seats)]
        assert state.gallery[column] >= 0, "NAV-I7"
        assert state.gallery[column] + sum(held) == state.brought_out[column], "NAV-I7"
        assert state.brought_out[column] <= BOX.pieces.privileges_per_type, "NAV-I7"
        for seat in range(state.seats):
            assert held[seat] + (state.royal[seat] == column) <= SLOTS, "NAV-I7"


def _market(state: NavegadorState) -> None:
    assert all(0 <= row <= BOTTOM_ROW for row in state.rows), "NAV-I8"


def _card(state: NavegadorState) -> None:
    if state.node != AT_START:
        assert 0 <= state.holder < state.seats, "NAV-I9"
    if state.turn >= state.seats:
        assert 0 <= state.orange < SPACES, "NAV-I9"


def _phase(state: NavegadorState) -> None:
    found = {REGION_PHASE[r]: state.is_discovered(r) for r in range(REGIONS) if REGION_PHASE[r]}
    due = 3 if found[3] else 2 if found[2] else 1
    assert state.phase == due or (state.phase < due and state.next_phase == due), "NAV-I10"
    assert found[2] or not found[3], "NAV-I10"
    assert found[3] or not state.is_discovered(NAGASAKI), "NAV-I10"
    assert state.is_discovered(PORTUGAL), "NAV-I4"


def _end(state: NavegadorState) -> None:
    assert NONE <= state.turns_left <= state.seats + 1, "NAV-I14"
    ended = state.is_discovered(NAGASAKI) or not any(state.line_left)
    assert bool(ended) == (state.turns_left != NONE), "NAV-I14"
    if state.node in (AT_ROYAL, AT_OVER):
        assert state.turns_left <= 0 and state.end_reason != NONE, "NAV-I14"
