"""What holds in every position (VDG-I1 to VDG-I10, I12, I15); the tests look after every action.

The others compare positions: VDG-I11, I13 and I14, and the parts of I4 and I8 about what follows what, are tests.
"""

from __future__ import annotations

from typing import Final

from caravela.core.bits import members
from caravela.core.fields import NONE
from caravela.games.vasco.box import DIAS, SERNIGI
from caravela.games.vasco.components import (
    AREAS,
    BOX,
    CAPACITY,
    CHARACTERS,
    CREW_COLOURS,
    FIRST_MERCHANT,
    LIMIT,
    MERCHANT_COUNTS,
    NUMBERS,
    PLAIN_NUMBERS,
    PLAYERS,
    PROJECTS,
    ROUNDS,
    SAILOR_COLOURS,
    SAILORS,
    SECTIONS,
    SPACE_VALUE,
    SPACES,
    WHITE,
)
from caravela.games.vasco.state import (
    AT_CALL,
    AT_NUMBER,
    AT_OVER,
    AT_STEP,
    EXTRA_ON_CELL,
    EXTRA_ON_SPACE,
    GABRIEL_CELL,
    VascoState,
)

#: How far the free-action marker can get (VDG-R18).
LOWEST_MARKER: Final = 1
HIGHEST_MARKER: Final = 15


def check(state: VascoState) -> None:
    """Every invariant; an AssertionError names the one that is broken."""
    assert state.node != AT_STEP, "the game stands between two decisions"
    _crew(state)
    _captains(state)
    _projects(state)
    _merchant_ships(state)
    _money(state)
    _numbers(state)
    _discs(state)
    _sections(state)
    _sea(state)
    _calls(state)
    _characters(state)
    _phase_1(state)


def _crew(state: VascoState) -> None:
    assert min(state.bag + state.sections + state.crew) >= 0, "VDG-I1"
    for colour in range(SAILOR_COLOURS):
        total = state.bag[colour] + sum(state.sections[colour::SAILOR_COLOURS])
        assert total + sum(state.crew[colour::CREW_COLOURS]) == SAILORS[colour], "VDG-I1"
    held = sum(state.crew[WHITE::CREW_COLOURS])
    assert state.missionaries >= 0 and state.missionaries + held == BOX.pieces.missionaries, "VDG-I1"


def _captains(state: VascoState) -> None:
    for seat in range(state.seats):
        ashore, on_board = state.captains[seat] + state.recruits[seat], state.captains_at.count(seat)
        assert min(state.captains[seat], state.recruits[seat]) >= 0, "VDG-I2"
        assert ashore + on_board == BOX.pieces.captains_per_player, "VDG-I2"


def _projects(state: VascoState) -> None:
    """Every tile is in exactly one place."""
    single = [*state.tops, *state.cells, *[ship for ship in state.ships_at if ship < FIRST_MERCHANT]]
    tiles = [tile for tile in single if tile != NONE]
    for many in [*state.decks, *state.projects, *state.ships, state.removed]:
        tiles += members(many)
    assert sorted(tiles) == list(range(PROJECTS)), "VDG-I3"


def _merchant_ships(state: VascoState) -> None:
    at_sea = [ship for ship in state.ships_at if ship >= FIRST_MERCHANT]
    known = [ship for ship in (state.merchant_top, state.sending) if ship != NONE]
    for index, count in enumerate(MERCHANT_COUNTS):
        here = state.merchant_bag[index] + known.count(index) + at_sea.count(FIRST_MERCHANT + index)
        assert state.merchant_bag[index] >= 0 and here <= count, "VDG-I3"
    total = sum(state.merchant_bag) + len(known) + len(at_sea) + state.merchants_gone
    assert total == BOX.pieces.merchant_ships, "VDG-I3"
    if not state.in_setup():
        assert sum(state.merchant_bag) == ROUNDS - state.round, "VDG-I10"


def _money(state: VascoState) -> None:
    assert min(state.money) >= 0 and min(state.points) >= 0, "VDG-I4"
    assert sum(state.money) + sum(state.sums) + state.bank == 0, "VDG-I15"


def _placed(state: VascoState) -> list[int]:
    """The numbers on the board."""
    return [number for number in range(NUMBERS) if state.numbers[number] != NONE]


def _numbers(state: VascoState) -> None:
    spaces = PLAYERS[state.seats].action_spaces
    for area in range(AREAS):
        taken = [number for number in _placed(state) if state.disc_area(number) == area]
        assert state.free_spaces[area] >= 0 and state.free_spaces[area] + len(taken) == spaces[area], "VDG-I5"


def _discs(state: VascoState) -> None:
    for seat in range(state.seats):
        mine = [number for number in _placed(state) if state.disc_owner(number) == seat]
        plain = len([number for number in mine if number < PLAIN_NUMBERS])
        extra = len(mine) - plain
        on_cells = state.takers.count(seat) - (state.extra[seat] == EXTRA_ON_CELL)
        assert on_cells >= 0, "VDG-I5"
        assert state.discs[seat] + plain + on_cells == BOX.pieces.discs_per_player, "VDG-I5"
        assert extra == (state.extra[seat] == EXTRA_ON_SPACE), "VDG-I5"


def _sections(state: VascoState) -> None:
    for section in range(SECTIONS):
        assert sum(state.sailors_in(section)) <= (CAPACITY if section < PLAYERS[state.seats].sections else 0), "VDG-I6"


def _sea(state: VascoState) -> None:
    for space in range(SPACES):
        ship, seat = state.ships_at[space], state.captains_at[space]
        assert ship == NONE or SPACE_VALUE[space] <= LIMIT[ship], "VDG-I7"
        assert (seat == NONE) == (ship == NONE or ship >= FIRST_MERCHANT), "VDG-I7"


def _calls(state: VascoState) -> None:
    if not state.in_setup():
        assert LOWEST_MARKER <= state.marker <= HIGHEST_MARKER, "VDG-I8"
    for number in range(max(state.called, 0)):
        assert state.numbers[number] == NONE, "VDG-I8"
    if state.node == AT_CALL:
        assert state.disc_owner(state.called) == state.active, "VDG-I8"


def _characters(state: VascoState) -> None:
    for character in range(CHARACTERS):
        taker = state.takers[character]
        assert taker == NONE or taker == state.owners[character], "VDG-I9"
        assert NONE <= state.owners[character] < state.seats, "VDG-I9"
    if not state.in_setup():
        assert state.owners[DIAS] != NONE and state.owners[SERNIGI] != NONE, "VDG-I9"
    if state.node == AT_OVER:
        assert state.round == ROUNDS and state.merchant_top == NONE, "VDG-I10"


def _phase_1(state: VascoState) -> None:
    """Before the first disc of a round; in the first one the bonus of Natal may have taken a project (VDG-2.18)."""
    if state.node == AT_NUMBER and state.numbers == [NONE] * NUMBERS:
        taken = sum([tiles.bit_count() for tiles in state.projects]) if state.round == 1 else 0
        assert state.cells[GABRIEL_CELL] != NONE and state.cells.count(NONE) == taken, "VDG-I12"
        assert min(state.discs) == BOX.pieces.discs_per_player, "VDG-I12"
