"""What the numbers of a row are written with: into a list, or as the 32-bit integers of C, which arrays show.

The list is for the interpreted engine and for games that only declare their fields (`caravela.core.encoding` plans
their rows). The cells are for compiled code: one or two nanoseconds a number, and nothing has to be converted
afterwards.
"""

from __future__ import annotations

from array import array
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from caravela.core import engine

#: The bits of every byte, the lowest first.
BYTES: Final = [[byte >> bit & 1 for bit in range(8)] for byte in range(256)]
#: How many members of a set are written at once, and the set of all of them.
REGISTER: Final = 60
FULL: Final = (1 << REGISTER) - 1


class ListWriter:
    """Takes the numbers of a row, one after the other."""

    def __init__(self) -> None:
        self.written: list[int] = []

    def number(self, number: i64) -> None:
        """One number."""
        self.written.append(number)

    def numbers(self, numbers: list[int], first: i64, last: i64) -> None:
        """Some numbers of a list."""
        self.written += numbers[first:last]

    def fields(self, values: tuple[Any, ...], first: i64, last: i64) -> None:
        """Some numbers of a tuple."""
        self.written += values[first:last]

    def zeros(self, count: int) -> None:
        """So many zeros."""
        self.written += [0] * count

    def bits(self, bits: int, width: int) -> None:
        """A 0 or 1 for each of so many bits, the lowest first."""
        while bits and width >= 8:
            self.written += BYTES[bits & 255]
            bits >>= 8
            width -= 8
        if width:
            self.written += BYTES[bits][:width] if bits else [0] * width


def _interpreted(count: int) -> Any:
    """Memory that the interpreter is quick with."""
    return array("i", bytes(count * array("i").itemsize))


# The loops that write nearly all of a row. Compiled, `scripts/writers.h` has a short cut for each of them, which writes
# the same where all numbers are small and there is room, and leaves everything else to what stands here.


def put_numbers(memory: vec[i32], at: i64, items: list[int], first: i64, last: i64) -> None:
    """Some numbers of a list."""
    while first < last:
        memory[at] = i32(items[first])
        at += 1
        first += 1


def put_turned(memory: vec[i32], at: i64, items: list[int], mine: i64, last: i64) -> None:
    """The numbers of a list up to the last, from mine on; then those before mine."""
    put_numbers(memory, at, items, mine, last)
    put_numbers(memory, at + last - mine, items, 0, mine)


def put_named(memory: vec[i32], at: i64, items: list[int], mine: i64, last: i64, absent: i64) -> None:
    """All numbers of a list, each of which names something, as `turned` counts it."""
    for named in items:
        memory[at] = i32(turned(named, mine, last, absent))
        at += 1


def put_set(memory: vec[i32], at: i64, members: int) -> None:
    """A 1 for each member of a set, over zeros."""
    while members:
        # A set of any size, in parts that a register holds.
        part: i64 = members & FULL
        cell = at
        while part:
            # Most sets have few members: eight that are missing are passed over at once.
            if part & 255:
                memory[cell] = i32(part & 1)
                part >>= 1
                cell += 1
            else:
                part >>= 8
                cell += 8
        members >>= REGISTER
        at += REGISTER


def put_sets(memory: vec[i32], at: i64, items: list[int], mine: i64, last: i64, width: i64) -> None:
    """The sets of a list in the same order, with room for so many members each."""
    place = mine
    while place < last:
        put_set(memory, at, items[place])
        at += width
        place += 1
    place = 0
    while place < mine:
        put_set(memory, at, items[place])
        at += width
        place += 1


def put_counts(memory: vec[i32], at: i64, row: tuple[int, ...], mine: i64, last: i64, absent: i64) -> None:
    """How often each member, as `turned` counts it, is in a row; over zeros."""
    for member in row:
        memory[at + turned(member, mine, last, absent)] += 1


def put_all_counts(
    memory: vec[i32], at: i64, rows: list[Any], first: i64, end: i64, width: i64, mine: i64, last: i64, absent: i64
) -> None:
    """The same for some rows of a list, with room for so many members each."""
    while first < end:
        told = rows[first]
        put_counts(memory, at, told if isinstance(told, tuple) else tuple(told), mine, last, absent)
        at += width
        first += 1


def put_blanks(memory: vec[i32], at: i64, end: i64, blank: i64) -> None:
    """The same number again and again."""
    while at < end:
        memory[at] = i32(blank)
        at += 1


def turned(named: i64, mine: i64, last: i64, absent: i64) -> i64:
    """A seat or something of a seat, counted from mine; -1 for none. Behind the last of the seats come absent ones."""
    if named < 0:
        return -1
    if named >= last:
        return named + absent
    return named - mine if named >= mine else named + last - mine


@final
class Cells:
    """Room for rows of 32-bit integers, and a pen for fields of a state, in each of the ways a field can be written.

    A row is written over zeros: what is blank or nothing is passed over.

    What ends in `_of_seats` has so many items for each seat, which are turned: mine first, then those of the others in
    turn order, then blanks for seats that are not there.
    """

    def __init__(self, count: i64) -> None:
        #: The numbers; this memory stays where it is.
        self.memory: vec[i32] = vec[i32]([0] * count) if engine.COMPILED else _interpreted(count)
        #: Where the next number goes.
        self._at: i64 = 0
        #: Who looks, how many seats there are, and for how many there is room.
        self._seat: i64 = 0
        self._seats: i64 = 1
        self._most: i64 = 1
        #: Whose secrets are known, a bit each.
        self._known: i64 = 0

    def begin(self, at: i64, seat: i64, seats: i64, most: i64, known: i64) -> None:
        """Goes to the beginning of a row, and says who looks at a table of how many seats."""
        self._at = at
        self._seat = seat
        self._seats = seats
        self._most = most
        self._known = known

    def clear(self, at: i64, count: i64) -> None:
        """Makes room of what may have been written: zeros."""
        put_blanks(self.memory, at, at + count, 0)

    def number(self, number: int) -> None:
        """One number."""
        at = self._at
        self.memory[at] = i32(number)
        self._at = at + 1

    def numbers(self, items: list[int]) -> None:
        """All numbers of a list."""
        at = self._at
        count: i64 = len(items)
        put_numbers(self.memory, at, items, 0, count)
        self._at = at + count

    def planned(self, items: list[int]) -> None:
        """A whole row that has been written into a list."""
        if engine.COMPILED:
            self.numbers(items)
        else:
            memory: Any = self.memory
            memory[self._at : self._at + len(items)] = array("i", items)

    def numbers_of_seats(self, items: list[int], width: i64, behind: i64, blank: i64) -> None:
        """The numbers of seats; `behind` them there may be so many that are nobody's."""
        at = self._at
        last = self._seats * width
        put_turned(self.memory, at, items, self._seat * width, last)
        self._at = at + last
        if behind or self._most > self._seats:
            self._blanks((self._most - self._seats) * width, blank)
            self._rest(items, last, last + behind * width, blank)

    def secrets_of_seats(self, items: list[int], width: i64, blank: i64) -> None:
        """The numbers of the seats whose secrets are known, and blanks for the others."""
        other: i64 = 0
        while other < self._seats:
            owner = self._owner(other)
            if self._known >> owner & 1:
                self._rest(items, owner * width, (owner + 1) * width, blank)
            else:
                self._blanks(width, blank)
            other += 1
        self._blanks((self._most - self._seats) * width, blank)

    def named(self, named: i64, width: i64) -> None:
        """A seat, or one of the things that each seat has `width` of, counted from me; -1 for none."""
        at = self._at
        self.memory[at] = i32(self._from_me(named, width))
        self._at = at + 1

    def all_named(self, items: list[int], width: i64) -> None:
        """A list of such."""
        at = self._at
        last = self._seats * width
        put_named(self.memory, at, items, self._seat * width, last, (self._most - self._seats) * width)
        self._at = at + len(items)

    def bits(self, bits: int, width: i64) -> None:
        """A set: 0 or 1 for each of so many members."""
        at = self._at
        self._at = at + width
        put_set(self.memory, at, bits)

    def all_bits(self, items: list[int], width: i64) -> None:
        """A list of sets."""
        at = self._at
        count: i64 = len(items)
        put_sets(self.memory, at, items, 0, count, width)
        self._at = at + count * width

    def bits_of_seats(self, items: list[int], width: i64, behind: i64) -> None:
        """A set of each seat, and perhaps of somebody behind them."""
        memory = self.memory
        at = self._at
        put_sets(memory, at, items, self._seat, self._seats, width)
        at += self._most * width
        self._at = at + behind * width
        if behind:
            place = self._seats
            count: i64 = len(items)
            while place < count:
                put_set(memory, at, items[place])
                at += width
                place += 1

    def bits_from_me(self, bits: i64) -> None:
        """A set of seats, counted from me."""
        from_me = (bits >> self._seat | bits << self._seats - self._seat) & (1 << self._seats) - 1
        self.bits(from_me, self._most)

    def row(self, told: Any) -> None:
        """What is told of a row of whatever length (`caravela.core.encoding.ROW`)."""
        at = self._at
        self._at = at + 4
        # A loop over what is known to be a tuple takes a fraction of the time.
        row: tuple[int, ...] = told if isinstance(told, tuple) else tuple(told)
        count: i64 = len(row)
        if count:
            memory = self.memory
            total: i64 = 0
            least: i64 = row[0]
            most = least
            number: i64
            for number in row:
                total += number
                if number < least:
                    least = number
                elif number > most:
                    most = number
            memory[at] = i32(count)
            memory[at + 1] = i32(total)
            memory[at + 2] = i32(least)
            memory[at + 3] = i32(most)

    def all_rows(self, items: list[Any]) -> None:
        """A list of such rows."""
        for told in items:
            self.row(told)

    def rows_of_seats(self, items: list[Any], width: i64) -> None:
        """Such rows of each seat."""
        other: i64 = 0
        while other < self._seats:
            place = self._owner(other) * width
            last = place + width
            while place < last:
                self.row(items[place])
                place += 1
            other += 1
        self._blanks((self._most - self._seats) * width * 4, 0)

    def counts(self, told: Any, width: i64) -> None:
        """How many of each member there are in a row."""
        at = self._at
        self._at = at + width
        row: tuple[int, ...] = told if isinstance(told, tuple) else tuple(told)
        put_counts(self.memory, at, row, 0, width, 0)

    def counts_of_seats(self, items: list[Any], width: i64) -> None:
        """The same for a row of each seat."""
        at = self._at
        self._at = at + self._most * width
        put_all_counts(self.memory, at, items, self._seat, self._seats, width, 0, width, 0)
        put_all_counts(self.memory, at + (self._seats - self._seat) * width, items, 0, self._seat, width, 0, width, 0)

    def counts_from_me(self, told: Any, behind: i64) -> None:
        """How often each seat, counted from me, and whoever is behind the seats, is in a row."""
        at = self._at
        self._at = at + self._most + behind
        row: tuple[int, ...] = told if isinstance(told, tuple) else tuple(told)
        put_counts(self.memory, at, row, self._seat, self._seats, self._most - self._seats)

    def all_counts_from_me(self, items: list[Any], behind: i64) -> None:
        """The same for a list of rows."""
        at = self._at
        count: i64 = len(items)
        width = self._most + behind
        self._at = at + count * width
        put_all_counts(self.memory, at, items, 0, count, width, self._seat, self._seats, self._most - self._seats)

    def known(self) -> None:
        """Whose secrets are known, 0 or 1 for each seat."""
        other: i64 = 0
        while other < self._seats:
            self.number(self._known >> self._owner(other) & 1)
            other += 1
        self._blanks(self._most - self._seats, 0)

    def _owner(self, other: i64) -> i64:
        """The seat at this distance from me."""
        owner = self._seat + other
        return owner - self._seats if owner >= self._seats else owner

    def _from_me(self, named: i64, width: i64) -> i64:
        return turned(named, self._seat * width, self._seats * width, (self._most - self._seats) * width)

    def _rest(self, items: list[int], first: i64, last: i64, blank: i64) -> None:
        """Some numbers of a list, and blanks beyond its end."""
        at = self._at
        end: i64 = len(items)
        if end > last:
            end = last
        if end > first:
            put_numbers(self.memory, at, items, first, end)
            at += end - first
            first = end
        self._at = at
        self._blanks(last - first, blank)

    def _blanks(self, count: i64, blank: i64) -> None:
        if count > 0:
            at = self._at
            self._at = at + count
            if blank:
                put_blanks(self.memory, at, at + count, blank)
