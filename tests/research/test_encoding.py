"""Encodings: every entry has a name, nothing is lost, whoever looks comes first."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravela.core.facts import CHANCE, NOBODY
from caravela.core.fields import fields_of
from caravela.core.registry import load_game
from caravela.core.writers import Cells, ListWriter
from caravela.research.encoding import encoding, mask, told
from caravela.workshop.conformance.play import GAMES, INSTALLED, TABLES, bot_options, positions, random_game

ROOT = Path(__file__).parents[2]
tables = pytest.mark.parametrize(("game", "seats"), TABLES)


@tables
def test_every_entry_is_named_once(game: str, seats: int) -> None:
    rows = encoding(load_game(game), seats)
    names = [entry.name for entry in rows.schema]
    assert len(set(names)) == rows.size == sum(block.size for block in rows.blocks)
    assert all(entry.meaning for entry in rows.schema if entry.name.split(".")[0] not in ("seats", "node", "active"))
    assert encoding(load_game(game), seats) is rows
    assert json.loads(json.dumps(told(rows)))["size"] == rows.size


@tables
def test_a_row_has_an_entry_for_everything(game: str, seats: int) -> None:
    """The length fits, indexes are members, bits are bits."""
    rules = load_game(game)
    rows = encoding(rules, seats)
    for state, _, _ in positions(rules, seats, 1):
        for seat in range(seats):
            row = rows.encode(state, seat)
            assert len(row) == rows.size
            for value, entry in zip(row, rows.schema, strict=True):
                assert isinstance(value, int), entry.name
                assert entry.kind != "bit" or value in (0, 1), entry.name
                assert not entry.members or -1 <= value < len(entry.members), entry.name


@tables
def test_packed_rows_are_the_same_numbers(game: str, seats: int) -> None:
    """As memory for arrays, at a table with room for more."""
    rules = load_game(game)
    rows = encoding(rules, rules.meta.seats[-1])
    states = [state.clone() for state, _, _ in positions(rules, seats, 4, 40)]
    for seat in range(seats):
        seen = [number for state in states for number in rows.encode(state, seat)]
        assert rows.pack(states, [seat] * len(states)).tolist() == seen


@pytest.mark.parametrize("game", INSTALLED)
@pytest.mark.parametrize("spare", [0, 1])
def test_generated_modules_write_what_is_planned(game: str, spare: int) -> None:
    """In every cell of the row, and in none besides; as each seat sees it, at a full and a larger table."""
    rules = load_game(game)
    for seats in range(rules.meta.seats[0], rules.meta.seats[-1] + 1 - spare):
        rows = encoding(rules, seats + spare)
        for state, _, _ in positions(rules, seats, 5):
            for seat in range(seats):
                cells = Cells(rows.size + 2)
                cells.numbers([7, *[0] * rows.size, 7])
                known = [rules.knows(state, seat, owner) for owner in range(seats)]
                cells.begin(1, seat, seats, rows.seats, sum(knows << owner for owner, knows in enumerate(known)))
                assert rules.write_row(cells, state)
                cells.named(rules.to_act(state), 1)
                if rows.has_secrets:
                    cells.known()
                assert list(cells.memory) == [7, *rows.planned(state, seat), 7]


@pytest.mark.parametrize("game", INSTALLED)
def test_the_generated_modules_are_up_to_date(game: str) -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "generate_rows.py"))
    rules = load_game(game)
    written = (rules.meta.folder / "rows.py").read_text(encoding="utf-8")
    assert written == script["Writer"](rules).text(), "run scripts/generate_rows.py"


def test_a_game_without_such_a_module_is_packed_by_the_plan() -> None:
    rules = load_game("pig")
    rows = encoding(rules, 2)
    state = rules.new_state(2, bot_options(rules, {}))
    assert not rules.write_row(Cells(rows.size), state)
    cells = Cells(2 * rows.size)
    rows.fill(cells, 1, state, 1)
    assert list(cells.memory) == [0] * rows.size + rows.planned(state, 1)


@given(
    st.lists(st.integers(-(2**31), 2**31 - 1)),
    st.integers(0, 2**90),
    st.integers(0, 90),
    st.integers(0, 3),
)
def test_both_writers_write_the_same(numbers: list[int], bits: int, width: int, first: int) -> None:
    listed, packed = ListWriter(), Cells(len(numbers) + width + 1)
    listed.numbers(numbers, first, len(numbers))
    packed.numbers(numbers[first:])
    listed.bits(bits % 2**width, width)
    packed.bits(bits % 2**width, width)
    listed.number(-1)
    packed.number(-1)
    assert list(packed.memory)[: len(listed.written)] == listed.written


@pytest.mark.parametrize("odd", [-6, -5, 256, 257, 2**31 - 1, -(2**31)])
def test_numbers_are_written_wherever_they_stand(odd: int) -> None:
    """Python has those from -5 to 256 once only, and the compiled engine reads them four at a time, by their places."""
    for count in range(1, 14):
        for place in range(count):
            numbers = [number % 5 - 1 for number in range(2 * count)]
            numbers[place] = numbers[count + place] = odd
            for seat in range(2):
                cells = Cells(2 * count + 2)
                cells.begin(1, seat, 2, 2, 0)
                cells.numbers_of_seats(numbers, count, 0, 0)
                turned = numbers[count:] + numbers[:count] if seat else numbers
                assert list(cells.memory) == [0, *turned, 0]


@pytest.mark.parametrize("width", [*range(1, 10), 48, 60, 61, 64, 90])
def test_sets_of_every_width_are_written(width: int) -> None:
    random = Random(width)
    sets = [0, 2**width - 1, 1 << width - 1, *(random.randrange(2**width) for _ in range(5))]
    for seat in range(len(sets)):
        cells = Cells(len(sets) * width + 2)
        cells.begin(1, seat, len(sets), len(sets), 0)
        cells.bits_of_seats(sets, width, 0)
        turned = [members >> bit & 1 for members in sets[seat:] + sets[:seat] for bit in range(width)]
        assert list(cells.memory) == [0, *turned, 0]


@pytest.mark.parametrize("kind", [tuple, list])
@pytest.mark.parametrize("seat", range(3))
def test_rows_are_counted(seat: int, kind: Any) -> None:
    """Seats from me on, then somebody behind them; members of something as they are."""
    rows = [kind(row) for row in ((), (0, 1, 2, 3, 0), (2, 2), (3,))]
    cells = Cells(24)
    cells.begin(1, seat, 3, 4, 0)
    cells.all_counts_from_me(rows, 1)
    seen = [[row.count((seat + other) % 3) for other in range(3)] + [0, row.count(3)] for row in rows]
    assert list(cells.memory) == [0, *(number for row in seen for number in row), 0, 0, 0]
    cells = Cells(18)
    cells.begin(1, seat, 3, 4, 0)
    cells.counts_of_seats(rows[:3], 4)
    counted = [[row.count(member) for member in range(4)] for row in (rows[:3] + rows[:3])[seat : seat + 3]]
    assert list(cells.memory) == [0, *(number for row in counted for number in row), 0, 0, 0, 0, 0]


def test_a_row_that_cannot_be_counted_is_refused() -> None:
    """And rows before it are not counted twice where it takes the long way round."""
    cells = Cells(6)
    cells.begin(0, 0, 2, 2, 0)
    with pytest.raises(IndexError):
        cells.all_counts_from_me([(0, 1), (0, 300)], 0)
    assert list(cells.memory) == [1, 1, 1, 0, 0, 0]


@pytest.mark.parametrize("number", [2**31, -(2**31) - 1, 2**80])
def test_a_number_that_no_cell_can_hold_is_refused(number: int) -> None:
    cells = Cells(2)
    with pytest.raises((ValueError, OverflowError)):
        cells.number(number)
    with pytest.raises((ValueError, OverflowError)):
        cells.numbers([number])
    with pytest.raises(IndexError):
        cells.numbers([1, 2, 3])


@tables
def test_who_looks_comes_first(game: str, seats: int) -> None:
    rules = load_game(game)
    rows = encoding(rules, seats)
    for state, _, _ in positions(rules, seats, 2):
        for seat in range(seats):
            row = rows.encode(state, seat)
            decider = rules.to_act(state)
            assert row[rows.index["decides"]] == ((decider - seat) % seats if decider >= 0 else -1)
            for field in fields_of(rules.state_type):
                if field.axes == ("seat",) and field.blank == 0 and not field.set_of and not field.secret:
                    mine = rows.index[f"{field.name}.me"]
                    held = getattr(state, field.name)
                    assert row[mine : mine + seats] == held[seat:] + held[:seat]


@pytest.mark.parametrize("game", INSTALLED)
def test_different_positions_have_different_rows(game: str) -> None:
    """A step that changes something lasting changes the row, save for the order within rows of whatever length."""
    rules = load_game(game)
    rows = encoding(rules, 4)
    known: dict[tuple[int, ...], bytes] = {}

    def look(state: Any, legal: Any, action: Any) -> None:
        row = tuple(rows.encode(state, 0))
        known.setdefault(row, state.key(trail=False))

    random_game(rules, 4, 3, before=look)
    assert len(known) > 0.97 * len(set(known.values()))


@pytest.mark.parametrize("game", INSTALLED)
def test_a_larger_table_leaves_the_last_seats_blank(game: str) -> None:
    rules = load_game(game)
    most = rules.meta.seats[-1]
    rows, small = encoding(rules, most), encoding(rules, 2)
    for state, _, _ in positions(rules, 2, 1):
        row, same = rows.encode(state, 1), small.encode(state, 1)
        assert len(row) == rows.size
        for name, place in small.index.items():
            if small.schema[place].kind != "one_of":
                assert row[rows.index[name]] == same[place], name


def test_the_silent_fleet_stays_behind_the_seats() -> None:
    """An axis with something behind the seats is turned without it."""
    rules = load_game("endeavor")
    rows = encoding(rules, 3)
    state = rules.new_state(2, bot_options(rules, {"silent_fleet": True}))
    state.supply = [5, 6, 7]
    place = rows.index["supply.me"]
    assert rows.encode(state, 1)[place : place + 4] == [6, 5, 0, 7]
    assert rows.schema[place + 3].name == "supply.silent_fleet"


@tables
def test_the_mask_is_the_legal_list(game: str, seats: int) -> None:
    rules = load_game(game)
    for state, legal, _ in positions(rules, seats, 1):
        numbers = [number for number, allowed in enumerate(mask(rules, state)) if allowed]
        assert numbers == [action.number for action in legal]


@pytest.mark.parametrize("game", GAMES)
def test_entities_are_the_same_numbers_by_field(game: str) -> None:
    rules = load_game(game)
    seats = rules.meta.seats[0]
    rows = encoding(rules, seats)
    random = Random(1)
    for state, _, _ in positions(rules, seats, 1):
        seat = random.randrange(seats)
        entities = rows.entities(state, seat)
        assert _flat([entities[block.name] for block in rows.blocks]) == rows.encode(state, seat)
        assert rules.to_act(state) not in (CHANCE, NOBODY) or entities["decides"] == -1


def _flat(values: Any) -> list[int]:
    return [number for value in values for number in _flat(value)] if isinstance(values, list) else [values]
