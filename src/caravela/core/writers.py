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
#: How many bits of a set are written at once.
REGISTER: Final = 60
#: Added to an item of a list, which the compiler then reads without counting a reference: twice as fast.
BORROWED: Final = 0


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

    def number(self, number: int) -> None:
        """One number."""
        at = self._at
        self.memory[at] = i32(number)
        self._at = at + 1

    def numbers(self, items: list[int]) -> None:
        """All numbers of a list."""
        memory = self.memory
        at = self._at
        place: i64 = 0
        last: i64 = len(items)
        while place < last:
            memory[at] = i32(items[place] + BORROWED)
            at += 1
            place += 1
        self._at = at

    def planned(self, items: list[int]) -> None:
        """A whole row that has been written into a list."""
        if engine.COMPILED:
            self.numbers(items)
        else:
            memory: Any = self.memory
            memory[self._at : self._at + len(items)] = array("i", items)

    def numbers_of_seats(self, items: list[int], width: i64, behind: i64, blank: i64) -> None:
        """The numbers of seats; `behind` them there may be so many that are nobody's."""
        memory = self.memory
        at = self._at
        mine = self._seat * width
        last = self._seats * width
        place = mine
        while place < last:
            memory[at] = i32(items[place] + BORROWED)
            at += 1
            place += 1
        place = 0
        while place < mine:
            memory[at] = i32(items[place] + BORROWED)
            at += 1
            place += 1
        self._at = at
        self._blanks((self._most - self._seats) * width, blank)
        if behind:
            self._rest(items, last, (self._seats + behind) * width, blank)

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
        memory = self.memory
        at = self._at
        mine = self._seat * width
        last = self._seats * width
        absent = (self._most - self._seats) * width
        place: i64 = 0
        end: i64 = len(items)
        while place < end:
            named: i64 = items[place] + BORROWED
            if named < 0:
                named = -1
            elif named >= last:
                named += absent
            elif named >= mine:
                named -= mine
            else:
                named += last - mine
            memory[at] = i32(named)
            at += 1
            place += 1
        self._at = at

    def bits(self, bits: int, width: i64) -> None:
        """A set: 0 or 1 for each of so many members."""
        if width > REGISTER:
            # Sets of any size, in parts that a register holds.
            self.bits(bits & (1 << REGISTER) - 1, REGISTER)
            self.bits(bits >> REGISTER, width - REGISTER)
            return
        at = self._at
        self._at = at + width
        memory = self.memory
        left: i64 = bits
        while left:
            # Most sets have few members: eight that are missing are passed over at once.
            if left & 255:
                memory[at] = i32(left & 1)
                left >>= 1
                at += 1
            else:
                left >>= 8
                at += 8

    def all_bits(self, items: list[int], width: i64) -> None:
        """A list of sets."""
        for bits in items:
            self.bits(bits, width)

    def bits_of_seats(self, items: list[int], width: i64, behind: i64) -> None:
        """A set of each seat, and perhaps of somebody behind them."""
        other: i64 = 0
        while other < self._seats:
            self.bits(items[self._owner(other)], width)
            other += 1
        self._blanks((self._most - self._seats) * width, 0)
        if behind:
            last: i64 = len(items)
            while other < last:
                self.bits(items[other], width)
                other += 1
            self._blanks((self._seats + behind - last) * width, 0)

    def bits_from_me(self, bits: i64) -> None:
        """A set of seats, counted from me."""
        turned = (bits >> self._seat | bits << self._seats - self._seat) & (1 << self._seats) - 1
        self.bits(turned, self._most)

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
        memory = self.memory
        at = self._at
        self._at = at + width
        row: tuple[int, ...] = told if isinstance(told, tuple) else tuple(told)
        member: i64
        for member in row:
            memory[at + member] += 1

    def counts_of_seats(self, items: list[Any], width: i64) -> None:
        """The same for a row of each seat."""
        other: i64 = 0
        while other < self._seats:
            self.counts(items[self._owner(other)], width)
            other += 1
        self._blanks((self._most - self._seats) * width, 0)

    def counts_from_me(self, told: Any, behind: i64) -> None:
        """How often each seat, counted from me, and whoever is behind the seats, is in a row."""
        memory = self.memory
        at = self._at
        self._at = at + self._most + behind
        row: tuple[int, ...] = told if isinstance(told, tuple) else tuple(told)
        member: i64
        for member in row:
            memory[at + self._from_me(member, 1)] += 1

    def all_counts_from_me(self, items: list[Any], behind: i64) -> None:
        """The same for a list of rows."""
        for told in items:
            self.counts_from_me(told, behind)

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
        if named < 0:
            return -1
        if named >= self._seats * width:
            return named + (self._most - self._seats) * width
        turned = named - self._seat * width
        return turned if turned >= 0 else turned + self._seats * width

    def _rest(self, items: list[int], first: i64, last: i64, blank: i64) -> None:
        """Some numbers of a list, and blanks beyond its end."""
        memory = self.memory
        at = self._at
        end: i64 = len(items)
        if end > last:
            end = last
        place = first
        while place < end:
            memory[at] = i32(items[place] + BORROWED)
            at += 1
            place += 1
        self._at = at
        self._blanks(last - place, blank)

    def _blanks(self, count: i64, blank: i64) -> None:
        if count > 0:
            at = self._at
            end = at + count
            self._at = end
            if blank:
                memory = self.memory
                while at < end:
                    memory[at] = i32(blank)
                    at += 1
