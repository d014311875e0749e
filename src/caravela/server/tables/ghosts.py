"""Ghosts: what a legal action would change on the table, as pieces that go and pieces that come.

The action is tried on what its seat can see, and chance is left alone; so ghosts tell nothing that a preview does not.
"""

from __future__ import annotations

from caravela.core.errors import IllegalAction
from caravela.core.scene import Piece
from caravela.server.tables.answers import Ghosts
from caravela.server.tables.errors import NotYourTurn
from caravela.server.tables.table import Table


def ghosts(table: Table, guest: str | None, numbers: list[int]) -> Ghosts:
    """What a guest who is to act would see change; of a gesture, all its actions."""
    if table.match is None or table.to_act not in table.seats_of(guest):
        raise NotYourTurn("It is not your turn.")
    rules, seat = table.rules, table.to_act
    seen = rules.seen_by(table.match.state, seat)
    before = rules.scene(seen, seat).pieces
    for number in numbers:
        action = rules.actions.from_number(number)
        if rules.to_act(seen) != seat or action not in rules.legal(seen):
            raise IllegalAction(action.notation, table.match.seat_id(seat), rules.why_not(seen, action))
        rules.apply(seen, action)
    return difference(before, rules.scene(seen, seat).pieces)


def difference(before: list[Piece], after: list[Piece]) -> Ghosts:
    """The pieces that are not where they were, and those that are new or not as they were."""
    old = {piece.id: piece for piece in before}
    new = {piece.id: piece for piece in after}
    gone = [id for id, piece in old.items() if id not in new or _place(new[id]) != _place(piece)]
    come = [piece for id, piece in new.items() if id not in old or _looks(old[id]) != _looks(piece)]
    return Ghosts(gone, come)


def _place(piece: Piece) -> tuple[str, str]:
    return piece.sheet, piece.anchor


def _looks(piece: Piece) -> tuple[object, ...]:
    return piece.sheet, piece.anchor, piece.symbol, piece.seat, piece.count, piece.slots
