"""A position as a row. Written by scripts/generate_rows.py from the state's fields; not by hand."""

from __future__ import annotations

from caravela.core.writers import Cells
from caravela.games.endeavor.state import EndeavorState


def write(cells: Cells, state: EndeavorState) -> None:
    """Every lasting field, as `caravela.core.encoding` has it."""
    cells.number(state.seats)
    cells.number(state.node)
    cells.named(state.active, 1)
    cells.number(state.side)
    cells.number(state.round)
    cells.number(state.phase)
    cells.named(state.crown, 1)
    cells.bits_from_me(state.passed)
    cells.numbers(state.bag)
    cells.numbers(state.tokens)
    cells.numbers(state.gone)
    cells.bits(state.opened, 7)
    cells.all_counts_from_me(state.tracks, 1)
    cells.numbers_of_seats(state.seas, 7, 0, 0)
    cells.bits_of_seats(state.discs, 35, 1)
    cells.numbers_of_seats(state.presence, 7, 1, 0)
    cells.numbers(state.stock)
    cells.bits(state.in_offer, 19)
    cells.counts(state.scrapped, 19)
    cells.numbers(state.decks)
    cells.bits(state.pile, 48)
    cells.bits(state.removed, 48)
    cells.number(state.abolished)
    cells.numbers_of_seats(state.supply, 1, 1, 0)
    cells.numbers_of_seats(state.harbour, 1, 0, 0)
    cells.numbers_of_seats(state.attributes, 4, 0, 0)
    cells.numbers_of_seats(state.attribute_tokens, 4, 0, 0)
    cells.numbers_of_seats(state.action_tokens, 4, 0, 0)
    cells.numbers_of_seats(state.memorial, 4, 0, 0)
    cells.counts_of_seats(state.coast, 21)
    cells.bits_of_seats(state.manned, 8, 0)
    cells.bits_of_seats(state.held, 48, 0)
    cells.bits_of_seats(state.aside, 48, 0)
    cells.numbers_of_seats(state.governor_space, 1, 0, -1)
    cells.number(state.salaries)
    cells.number(state.source)
    cells.counts(state.available, 5)
    cells.bits(state.performed, 5)
    cells.bits(state.occupied, 7)
    cells.counts_from_me(state.mourners, 0)
