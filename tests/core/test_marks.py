"""Numbers that positions are told apart by: every place counts, and every bit of a large set."""

from __future__ import annotations

import itertools

import pytest

from caravela.core import marks
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import GAMES, positions


def test_numbers_of_any_size_are_told_apart() -> None:
    numbers = [-1, 0, 1, marks.FULL, marks.FULL + 1, marks.LEAST, marks.LEAST - 1, *(1 << bit for bit in range(2, 200))]
    assert len({marks.whole(marks.FIRST, number) for number in numbers}) == len(set(numbers))


def test_places_and_lengths_are_told_apart() -> None:
    lists = [list(items) for count in range(7) for items in itertools.product([-1, 0, 1], repeat=count)]
    assert len({marks.numbers(marks.FIRST, items) for items in lists}) == len(lists)
    assert len({marks.row(marks.FIRST, tuple(items)) for items in lists}) == len(lists)
    rows: list[list[tuple[int, ...]]] = [[()], [(), ()], [(1,)], [(1,), ()], [(), (1,)], [(1, 1)], [(1,), (1,)]]
    assert len({marks.rows(marks.FIRST, items) for items in rows}) == len(rows)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_as_many_marks_as_positions(game: str) -> None:
    """Among positions that are one action apart, too."""
    rules = load_game(game)
    keys, found = set(), set()
    for state, _, _ in positions(rules, rules.meta.seats[-1], 3):
        for action in rules.legal(state):
            after = state.clone()
            rules.apply(after, action)
            keys.add(after.key(trail=False))
            found.add(rules.mark(after))
    assert len(found) == len(keys) > 30
