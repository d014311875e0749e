"""A position as a row. Written by scripts/generate_rows.py from the state's fields; not by hand."""

from __future__ import annotations

from caravela.core.writers import Cells
from caravela.games.navegador.state import NavegadorState


def write(cells: Cells, state: NavegadorState) -> None:
    """Every lasting field, as `caravela.core.encoding` has it."""
    cells.number(state.seats)
    cells.number(state.node)
    cells.named(state.active, 1)
    cells.named(state.starter, 1)
    cells.number(state.turn)
    cells.number(state.phase)
    cells.number(state.next_phase)
    cells.number(state.turns_left)
    cells.number(state.end_reason)
    cells.bits(state.discovered, 13)
    cells.bits(state.double_loss, 13)
    cells.numbers(state.rows)
    cells.numbers(state.line_left)
    cells.numbers(state.gallery)
    cells.numbers(state.brought_out)
    cells.all_rows(state.stacks)
    cells.numbers(state.bag)
    cells.named(state.holder, 1)
    cells.number(state.orange)
    cells.number(state.card_sailing)
    cells.numbers_of_seats(state.money, 1, 0, 0)
    cells.numbers_of_seats(state.workers, 1, 0, 0)
    cells.numbers_of_seats(state.stone, 1, 0, -1)
    cells.numbers_of_seats(state.supply, 1, 0, 0)
    cells.numbers_of_seats(state.ships, 13, 0, 0)
    cells.rows_of_seats(state.colonies, 3)
    cells.numbers_of_seats(state.buildings, 5, 0, 0)
    cells.numbers_of_seats(state.discs, 1, 0, 0)
    cells.numbers_of_seats(state.privileges, 5, 0, 0)
    cells.numbers_of_seats(state.royal, 1, 0, -1)
    cells.number(state.paying)
    cells.numbers(state.unmoved)
    cells.number(state.target)
    cells.row(state.fleet)
    cells.number(state.fleet_left)
    cells.number(state.losses)
    cells.number(state.drawing)
    cells.number(state.discoveries)
    cells.number(state.free_workers)
    cells.bits(state.goods_done, 3)
    cells.number(state.joker_free)
