"""A position as a row and as a number. Written by scripts/generate_rows.py, not by hand."""

from __future__ import annotations

from mypy_extensions import i64

from caravela.core import marks
from caravela.core.writers import Cells
from caravela.games.serenissima.state import SerenissimaState


def write(cells: Cells, state: SerenissimaState) -> None:
    """Every lasting field, as `caravela.core.encoding` has it."""
    cells.number(state.seats)
    cells.number(state.node)
    cells.named(state.active, 1)
    cells.counts_from_me(state.asked, 0)
    cells.named(state.starter, 1)
    cells.number(state.draft)
    cells.number(state.turn)
    cells.number(state.white)
    cells.number(state.black)
    cells.number(state.scorings)
    cells.numbers(state.deck)
    cells.bits(state.closed, 19)
    cells.all_named(state.port_owner, 1)
    cells.numbers(state.garrison)
    cells.all_bits(state.stored, 6)
    cells.bits(state.forts, 19)
    cells.bits(state.basilicas, 19)
    cells.all_named(state.galley_owner, 1)
    cells.numbers(state.galley_zone)
    cells.numbers(state.crew)
    cells.numbers(state.cargo)
    cells.numbers(state.supply)
    cells.secrets_of_seats(state.money, 1, 0)
    cells.numbers_of_seats(state.reserve, 1, 0, 0)
    cells.secrets_of_seats(state.ledger, 11, 0)
    cells.number(state.cubes_loaded)
    cells.number(state.origin)
    cells.bits(state.visited, 20)
    cells.number(state.moved)
    cells.number(state.trade_off)
    cells.number(state.claim_off)
    cells.number(state.sold)
    cells.number(state.strength)
    cells.number(state.target)
    cells.numbers(state.booty)
    cells.number(state.bought)


def mark(state: SerenissimaState) -> i64:
    """A number for the position, of every lasting field (`caravela.core.marks`)."""
    mark = marks.FIRST
    mark = marks.whole(mark, state.seats)
    mark = marks.whole(mark, state.node)
    mark = marks.whole(mark, state.active)
    mark = marks.numbers(mark, state.asked)
    mark = marks.whole(mark, state.starter)
    mark = marks.whole(mark, state.draft)
    mark = marks.whole(mark, state.turn)
    mark = marks.whole(mark, state.white)
    mark = marks.whole(mark, state.black)
    mark = marks.whole(mark, state.scorings)
    mark = marks.numbers(mark, state.deck)
    mark = marks.whole(mark, state.closed)
    mark = marks.numbers(mark, state.port_owner)
    mark = marks.numbers(mark, state.garrison)
    mark = marks.numbers(mark, state.stored)
    mark = marks.whole(mark, state.forts)
    mark = marks.whole(mark, state.basilicas)
    mark = marks.numbers(mark, state.galley_owner)
    mark = marks.numbers(mark, state.galley_zone)
    mark = marks.numbers(mark, state.crew)
    mark = marks.numbers(mark, state.cargo)
    mark = marks.numbers(mark, state.supply)
    mark = marks.numbers(mark, state.money)
    mark = marks.numbers(mark, state.reserve)
    mark = marks.numbers(mark, state.ledger)
    mark = marks.whole(mark, state.cubes_loaded)
    mark = marks.whole(mark, state.origin)
    mark = marks.whole(mark, state.visited)
    mark = marks.whole(mark, state.moved)
    mark = marks.whole(mark, state.trade_off)
    mark = marks.whole(mark, state.claim_off)
    mark = marks.whole(mark, state.sold)
    mark = marks.whole(mark, state.strength)
    mark = marks.whole(mark, state.target)
    mark = marks.numbers(mark, state.booty)
    return marks.whole(mark, state.bought)
