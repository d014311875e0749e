"""A position as one row of whole numbers, as a seat may know it: the input of networks and the observation of research.

It follows from the declared fields (`caravela.core.fields`), for every game. Whoever looks comes first: what seats have
is turned so that "me" is the first block and the others follow in turn order, and a field that names a seat counts from
me. A set is a 0 or 1 for each member; the index of a member stays an index, with -1 for none; a row without a fixed
length becomes how many there are, their sum, the least and the most, or how many of each member.

>>> from caravela.core.registry import load_game
>>> from caravela.core.options import Options
>>> rules = load_game("navegador")
>>> rows = encoding(rules, 3)
>>> state = rules.new_state(3, Options(rules.meta.options))
>>> len(rows.encode(state, 0)) == rows.size
True
>>> rows.schema[rows.index["money.me"]].meaning[:20]
'Cruzados of each sea'
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from mypy_extensions import i64

from caravela.core import engine
from caravela.core.actions import Action
from caravela.core.fields import NONE, Field, fields_of
from caravela.core.rules import Rules, Seat
from caravela.core.state import State
from caravela.core.writers import Cells, ListWriter

#: Raised when the same fields are written in another way; the digest tells when the fields are others.
VERSION: Final = 1
#: What an entry is: a number, an index of a member of an axis, a seat counted from me, or 0 and 1.
NUMBER: Final = "number"
ONE_OF: Final = "one_of"
SEAT: Final = "seat"
BIT: Final = "bit"
#: The names of the seats, from the one that looks.
ME: Final = "me"

#: How the items of a field are written.
AS_IS: Final = 0
FROM_ME: Final = 1
AS_BITS: Final = 2
AS_SEAT_BITS: Final = 3
AS_ROW: Final = 4
AS_COUNTS: Final = 5
#: What is told of a row of numbers.
ROW: Final = ("count", "sum", "least", "most")


class Entry:
    """One number of the row: its name, what it is, the members that an index counts, and what the field means."""

    __slots__ = ("kind", "meaning", "members", "name")

    def __init__(self, name: str, kind: str, members: tuple[str, ...], meaning: str) -> None:
        self.name = name
        self.kind = kind
        self.members = members
        self.meaning = meaning


class Block:
    """The entries of one field: where they begin, and the names along each of their axes."""

    __slots__ = ("axes", "name", "size", "start")

    def __init__(self, name: str, start: int, axes: list[tuple[str, ...]]) -> None:
        self.name = name
        self.start = start
        self.axes = axes
        self.size = 1
        for axis in axes:
            self.size *= len(axis)


class Step:
    """How one field is written."""

    __slots__ = ("blank", "is_list", "items", "op", "run", "secret", "size", "stride", "width")

    def __init__(self, op: int, width: int, stride: int, items: int, field: Field) -> None:
        self.op = op
        #: Members of the set or of the counts.
        self.width = width
        #: Items of each seat, 0 where the field does not run along the seats.
        self.stride = stride
        #: How many items are written, absent seats included.
        self.items = items
        self.is_list = field.is_list
        #: How many fields from this one on are single numbers, written as they are.
        self.run = 0
        self.secret = field.secret
        #: How many numbers an item is, and which each of them is for a seat that is not there or may not be known.
        self.size = 1 if op <= FROM_ME else len(ROW) if op == AS_ROW else abs(width)
        self.blank = NONE if field.blank == NONE and op <= FROM_ME else 0


class Encoding:
    """The row of a game for up to so many seats; a table with fewer leaves the last ones blank."""

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.schema: list[Entry] = []
        self.blocks: list[Block] = []
        #: How each lasting field is written, in their order.
        self.steps: list[Step] = []
        #: Values of compound axes ("red market"): how many a seat has of them.
        self._colours = tuple(rules.state_type.AXES["seat"])
        fields = [field for field in fields_of(rules.state_type) if not field.trail]
        for field in fields:
            self._add(field)
        for step, following in zip(self.steps[::-1], [None, *self.steps[:0:-1]], strict=True):
            if step.op == AS_IS and not step.is_list:
                step.run = 1 + (following.run if following else 0)
        self._read: Callable[[Any], Any] = attrgetter(*[field.name for field in fields])
        self.has_secrets = any(field.secret for field in fields)
        names = _seat_names(seats)
        self._append("decides", [], SEAT, names, "Who decides now; -1 where chance does, or nobody.")
        if self.has_secrets:
            self._append("known", [names], BIT, (), "Whose secrets are known.")
        self.size = len(self.schema)
        self._width: i64 = self.size
        self._compiled: bool = engine.COMPILED
        #: The place of each entry by its name.
        self.index = {entry.name: place for place, entry in enumerate(self.schema)}
        told = "\n".join(f"{entry.name} {entry.kind} {','.join(entry.members)}" for entry in self.schema)
        #: Tells whether two encodings are the same; weights are trained for one of them.
        self.digest = hashlib.sha256(f"{VERSION}\n{told}".encode()).hexdigest()[:12]

    def encode(self, state: State[Any], seat: Seat) -> list[int]:
        """The position as this seat knows it."""
        if not self._compiled:
            return self.planned(state, seat)
        cells = Cells(self.size)
        self.fill(cells, 0, state, seat)
        return list(cells.memory)

    def pack(self, states: list[State[Any]], seats: list[Seat]) -> memoryview:
        """Many positions, each as one seat knows it, row after row as 32-bit integers: for arrays."""
        if not self._compiled:
            rows = array("i")
            for state, seat in zip(states, seats, strict=True):
                rows.extend(self.planned(state, seat))
            return memoryview(rows)
        cells = Cells(self.size * len(states))
        for place in range(len(states)):
            self.fill(cells, place, states[place], seats[place])
        return memoryview(cells.memory)

    def fill(self, cells: Cells, place: i64, state: State[Any], seat: Seat) -> None:
        """Writes a position, as this seat knows it, as one of the rows of some cells."""
        rules = self.rules
        seats: i64 = state.seats
        known: i64 = 0
        if self.has_secrets:
            owner: i64 = 0
            while owner < seats:
                if rules.knows(state, seat, owner):
                    known |= 1 << owner
                owner += 1
        cells.begin(place * self._width, seat, seats, self.seats, known)
        if self._compiled and rules.write_row(cells, state):
            cells.named(rules.to_act(state), 1)
            if self.has_secrets:
                cells.known()
        else:
            cells.planned(self.planned(state, seat))

    def planned(self, state: State[Any], seat: int) -> list[int]:
        """The row of a game, by the plan that follows from its fields."""
        out = ListWriter()
        seats = state.seats
        values: tuple[Any, ...] = self._read(state)
        unknown: list[bool] = []
        if self.has_secrets:
            unknown = [not self.rules.knows(state, seat, owner) for owner in range(seats)]
        index = 0
        while index < len(values):
            step = self.steps[index]
            if step.run:
                out.fields(values, index, index + step.run)
                index += step.run
                continue
            value = values[index]
            index += 1
            if step.stride:
                self._write_turned(out, step, value, seats, seat, unknown)
            elif step.is_list:
                self._write_items(out, step, value, 0, len(value), seats, seat)
                if len(value) < step.items:
                    _write_blanks(out, step, step.items - len(value))
            else:
                self._write_items(out, step, [value], 0, 1, seats, seat)
        decider = self.rules.to_act(state)
        out.number((decider - seat) % seats if decider >= 0 else NONE)
        if self.has_secrets:
            for other in range(seats):
                out.number(0 if unknown[(seat + other) % seats] else 1)
            out.zeros(self.seats - seats)
        return out.written

    def entities(self, state: State[Any], seat: Seat) -> dict[str, Any]:
        """The same by field, as nested lists: `entities["ships"][0]` are my ships in each region."""
        row = self.encode(state, seat)
        return {block.name: _nested(row[block.start : block.start + block.size], block.axes) for block in self.blocks}

    def _write_turned(
        self, out: ListWriter, step: Step, items: list[Any], seats: int, seat: int, unknown: list[bool]
    ) -> None:
        """The items of all seats with mine first, and blanks for seats that are not there or may not be known."""
        width = step.stride
        last = seats * width
        if step.secret:
            for other in range(seats):
                owner = (seat + other) % seats
                if unknown[owner]:
                    _write_blanks(out, step, width)
                else:
                    self._write_items(out, step, items, owner * width, (owner + 1) * width, seats, seat)
        else:
            self._write_items(out, step, items, seat * width, last, seats, seat)
            if seat:
                self._write_items(out, step, items, 0, seat * width, seats, seat)
        if last < step.items:
            absent = (self.seats - seats) * width
            _write_blanks(out, step, absent)
            self._write_items(out, step, items, last, len(items), seats, seat)
            _write_blanks(out, step, step.items - len(items) - absent)

    def _write_items(
        self, out: ListWriter, step: Step, items: list[Any], first: int, last: int, seats: int, seat: int
    ) -> None:
        """Some items of a list, in the way of their field."""
        op = step.op
        if op == AS_IS:
            out.numbers(items, first, last)
        elif op == AS_BITS:
            for place in range(first, last):
                out.bits(items[place], step.width)
        elif op == AS_SEAT_BITS:
            for place in range(first, last):
                bits: int = items[place]
                out.bits((bits >> seat | bits << seats - seat) & (1 << seats) - 1, step.width)
        elif op == AS_ROW:
            for place in range(first, last):
                _write_row(out, items[place])
        elif op == AS_COUNTS:
            for place in range(first, last):
                self._write_counts(out, items[place], step, seats, seat)
        else:
            for place in range(first, last):
                out.number(self._from_me(items[place], step.width, seats, seat))

    def _from_me(self, named: int, width: int, seats: int, seat: int) -> int:
        """An index of seats, or of things that each seat has `width` of, counted from me."""
        if named < 0:
            return NONE
        owner = named // width
        if owner >= seats:
            return (owner - seats + self.seats) * width + named % width
        return (owner - seat) % seats * width + named % width

    def _write_counts(self, out: ListWriter, told: Any, step: Step, seats: int, seat: int) -> None:
        """How many of each member there are."""
        if not told:
            out.zeros(step.size)
            return
        row: tuple[int, ...] = told if isinstance(told, tuple) else tuple(told)
        counts = [0] * step.size
        for member in row:
            counts[member if step.width > 0 else self._from_me(member, 1, seats, seat)] += 1
        out.numbers(counts, 0, step.size)

    def _add(self, field: Field) -> None:
        """Plans how a field is written, and names its entries."""
        axes = [self._members(axis) for axis in field.axes]
        if field.is_list and not field.axes:
            # A list without axes is one row of whatever length.
            self._add_row(field, [], 1, 0)
            return
        items = 1
        for axis in axes:
            items *= len(axis)
        stride = items // len(axes[0]) if axes and self._runs_along_seats(field.axes[0]) else 0
        if field.blank == ():
            self._add_row(field, axes, items, stride)
            return
        of = field.set_of or field.one_of
        members = self._members(of) if of in self.rules.state_type.AXES else ()
        if field.set_of and members:
            op = AS_SEAT_BITS if self._runs_along_seats(of) else AS_BITS
            self._append(field.name, [*axes, members], BIT, (), field.meaning)
            self.steps.append(Step(op, len(members), stride, items, field))
        elif field.one_of and self._runs_along_seats(of):
            self._append(field.name, axes, SEAT, members, field.meaning)
            self.steps.append(Step(FROM_ME, 1, stride, items, field))
        elif field.one_of and members[:1] and members[0].startswith(f"{self._colours[0]} "):
            self._append(field.name, axes, ONE_OF, self._compound(members), field.meaning)
            self.steps.append(Step(FROM_ME, len(members) // len(self._colours), stride, items, field))
        else:
            kind = ONE_OF if members or field.name == "node" else NUMBER
            members = tuple(row.name for row in self.rules.decisions.rows) if field.name == "node" else members
            self._append(field.name, axes, kind, members, field.meaning)
            self.steps.append(Step(AS_IS, 0, stride, items, field))

    def _add_row(self, field: Field, axes: list[tuple[str, ...]], items: int, stride: int) -> None:
        """A field of rows without a fixed length."""
        members = self._members(field.one_of) if field.one_of in self.rules.state_type.AXES else ()
        if not members:
            self._append(field.name, [*axes, ROW], NUMBER, (), field.meaning)
            step = Step(AS_ROW, 0, stride, items, field)
        else:
            self._append(field.name, [*axes, members], NUMBER, (), field.meaning)
            width = -len(members) if self._runs_along_seats(field.one_of) else len(members)
            step = Step(AS_COUNTS, width, stride, items, field)
        step.is_list = field.is_list and bool(field.axes)
        self.steps.append(step)

    def _append(
        self, name: str, axes: list[tuple[str, ...]], kind: str, members: tuple[str, ...], meaning: str
    ) -> None:
        self.blocks.append(Block(name, len(self.schema), axes))
        for path in _paths(axes):
            self.schema.append(Entry(".".join([name, *path]), kind, members, meaning))

    def _runs_along_seats(self, axis: str) -> bool:
        """Whether the members of an axis are the seats, and perhaps something behind them."""
        members = self.rules.state_type.AXES.get(axis, ())
        return tuple(members[: len(self._colours)]) == self._colours

    def _members(self, axis: str) -> tuple[str, ...]:
        """The names along an axis; seats by their distance from me."""
        members = tuple(self.rules.state_type.AXES[axis])
        if self._runs_along_seats(axis):
            return _seat_names(self.seats) + members[len(self._colours) :]
        return members

    def _compound(self, members: tuple[str, ...]) -> tuple[str, ...]:
        """The names of what each seat has, by the seat's distance from me."""
        own = [name.split(" ", 1)[1] for name in members[: len(members) // len(self._colours)]]
        return tuple(f"{seat} {name}" for seat in _seat_names(self.seats) for name in own)


def _seat_names(seats: int) -> tuple[str, ...]:
    return (ME, *[f"+{distance}" for distance in range(1, seats)])


def _paths(axes: list[tuple[str, ...]]) -> list[list[str]]:
    """The names of all entries along some axes, the last one running fastest."""
    paths: list[list[str]] = [[]]
    for axis in axes:
        paths = [[*path, name] for path in paths for name in axis]
    return paths


def _nested(values: list[int], axes: list[tuple[str, ...]]) -> Any:
    if not axes:
        return values[0]
    if len(axes) == 1:
        return values
    width = len(values) // len(axes[0])
    return [_nested(values[place * width : (place + 1) * width], axes[1:]) for place in range(len(axes[0]))]


def _write_blanks(out: ListWriter, step: Step, items: int) -> None:
    """Items that are not there or may not be known; for no items, or fewer, nothing."""
    if step.blank == 0:
        out.zeros(items * step.size)
        return
    for _ in range(items):
        out.number(step.blank)


def _write_row(out: ListWriter, told: Any) -> None:
    """What is told of a row of whatever length (`ROW`)."""
    if not told:
        out.zeros(len(ROW))
        return
    # A loop over what is known to be a tuple takes a fraction of the time.
    row: tuple[int, ...] = told if isinstance(told, tuple) else tuple(told)
    total: i64 = 0
    least: i64 = row[0]
    most: i64 = least
    number: i64
    for number in row:
        total += number
        if number < least:
            least = number
        elif number > most:
            most = number
    out.number(len(row))
    out.number(total)
    out.number(least)
    out.number(most)


_KNOWN: Final[dict[tuple[str, int, int], Encoding]] = {}


def encoding(rules: Rules[Any], seats: int) -> Encoding:
    """The encoding of a game for so many seats; made once."""
    key = (rules.meta.id, rules.meta.rules_version, seats)
    if key not in _KNOWN or _KNOWN[key].rules is not rules:
        rules.check_seats(seats)
        _KNOWN[key] = Encoding(rules, seats)
    return _KNOWN[key]


def mask(rules: Rules[Any], state: State[Any]) -> bytearray:
    """For each action of the table 1 if it is legal now, else 0."""
    allowed = bytearray(len(rules.actions))
    legal: list[Action] = rules.legal(state)
    for action in legal:
        allowed[action.number] = 1
    return allowed
