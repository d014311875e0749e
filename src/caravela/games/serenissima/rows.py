"""A position as a row. Written by scripts/generate_rows.py from the state's fields; not by hand."""

from __future__ import annotations

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
