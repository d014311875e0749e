"""A table at one version: what its journal adds up to. It is a value: `after` gives a new one."""

from __future__ import annotations

import copy
import hashlib
from typing import Any, Final

from caravela.core.chance import Chance
from caravela.core.errors import CaravelaError, UnknownVersion
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.match import Match
from caravela.core.options import Options
from caravela.core.registry import load_game
from caravela.core.rules import Rules
from caravela.server.storage.rows import Card, Head, Holder, Status
from caravela.server.tables.answers import ChatKind, ChatLine
from caravela.server.tables.errors import BrokenTable, OldRules
from caravela.server.tables.journal import Acted, Cut, Logged, Opened, Rematched, Said, Seated, Started

#: How many lines of chat a view shows.
CHAT_SHOWN: Final = 50


class Table:
    """The journal of a table added up: seats, game, chat."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.rules = _rules_of(card)
        self.options = Options(self.rules.meta.options, card.options)
        self.version = 0
        self.updated = card.made
        self.seats: list[Holder] = []
        self.chat: list[ChatLine] = []
        self.rematch: str | None = None
        #: None until everybody sits.
        self.match: Match | None = None
        #: The version at which the position last changed, and when.
        self.position = 0
        self.moved = card.made
        #: For every change of the position: the version, and how many decisions counted from then on.
        self.marks: list[tuple[int, int]] = []

    # What it is

    @property
    def status(self) -> Status:
        """Waiting for people, playing, or over."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def to_act(self) -> int:
        """The seat to act, or NOBODY."""
        return NOBODY if self.match is None else self.match.seat_to_act

    @property
    def steps(self) -> int:
        """How many decisions have been taken and not taken back."""
        return 0 if self.match is None else len(self.match.steps)

    @property
    def bot_due(self) -> bool:
        """Whether a bot is to act."""
        return self.to_act >= 0 and self.seats[self.to_act].kind == "bot"

    @property
    def head(self) -> Head:
        """Where it stands, for the store."""
        return Head(self.version, self.status, self.to_act, self.bot_due, self.steps, self.updated)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest plays."""
        if guest is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.guest == guest]

    def belongs(self, guest: str | None) -> bool:
        """Whether a guest has a seat here, played or lent to a bot."""
        return guest is not None and any(seat.guest == guest for seat in self.seats)

    def players(self) -> list[str]:
        """The names for a transcript: one line each, without the sign that begins a remark."""
        ids = self.rules.meta.seat_ids
        return [" ".join(seat.name.replace("#", " ").split()) or ids[n] for n, seat in enumerate(self.seats)]

    def kept_since(self, version: int) -> int:
        """How many of the decisions that counted at a version still stand, unbroken by an undo."""
        kept = self.steps
        for changed, length in reversed(self.marks):
            kept = min(kept, length)
            if changed <= version:
                return kept
        return 0

    # What happens to it

    def branch(self) -> Match:
        """A copy of the game to try something on, with the chance that is due at this point."""
        assert self.match is not None
        match = self.match.clone()
        match.chance = self.chance_at(len(match.steps))
        return match

    def fresh_match(self) -> Match:
        """The game before its first decision."""
        match = Match(self.rules, len(self.seats), self.options, draw=False)
        match.chance = self.chance_at(0)
        return match

    def chance_at(self, step: int) -> Chance:
        """The random source for what follows some step."""
        return Chance(self.draw_of("chance", step))

    def draw_of(self, purpose: str, step: int) -> int:
        """A number that nobody can guess without the seed, the same each time: a restart changes no die."""
        return int.from_bytes(hashlib.sha256(f"{self.card.seed}/{purpose}/{step}".encode()).digest()[:8])

    def after(self, *entries: Logged) -> Table:
        """The table when these entries have been added."""
        new = copy.copy(self)
        new.seats, new.marks = list(self.seats), list(self.marks)
        new.match = None if self.match is None else self.branch()
        for logged in entries:
            if logged.number != new.version + 1:
                raise BrokenTable(f"The journal of this table has a gap before entry {logged.number}.")
            new.version, new.updated = logged.number, logged.made
            _fold(new, logged)
        return new


def _rules_of(card: Card) -> Rules[Any]:
    """The rules that the table began with."""
    try:
        return load_game(card.game, card.rules_version)
    except UnknownVersion as error:
        raise OldRules(str(error)) from None
    except CaravelaError:
        raise OldRules(f"This table's game, {card.game}, is not installed on this server.") from None


def _fold(table: Table, logged: Logged) -> None:
    """Adds one entry; the table and its match are the caller's own."""
    match logged.entry:
        case Opened(seats=seats):
            table.seats = list(seats)
        case Seated(seat=seat, holder=holder):
            _seat(table, logged.made, seat, holder)
        case Said(seat=seat, name=name, text=text):
            _chat(table, ChatLine(logged.made, name, seat, text))
        case Rematched(table=id):
            table.rematch = id
        case Started(steps=steps):
            table.match = table.fresh_match()
            _move(table, logged, steps)
        case Acted(steps=steps):
            _move(table, logged, steps)
        case Cut(length=length):
            assert table.match is not None
            table.match.rewind(length)
            _move(table, logged, [])


def _chat(table: Table, line: ChatLine) -> None:
    table.chat = [*table.chat[1 - CHAT_SHOWN :], line]


def _seat(table: Table, made: int, seat: int, holder: Holder) -> None:
    """A new holder, and a line for everybody at the table about it."""
    before, table.seats[seat] = table.seats[seat], holder
    kind = _seat_news(before, holder)
    if kind == "left" or (kind is not None and table.match is not None):
        name = before.name if kind == "left" else holder.name
        _chat(table, ChatLine(made, name, seat, "", kind))


def _seat_news(before: Holder, after: Holder) -> ChatKind | None:
    """What a change of holders is; None for a new name."""
    if after.kind == "open":
        return "left"
    if before.kind == after.kind and before.guest == after.guest:
        return None
    if after.kind == "bot":
        return "lent" if after.guest else "filled"
    return "back" if before.kind == "bot" and before.guest == after.guest else "sat"


def _move(table: Table, logged: Logged, steps: list[str]) -> None:
    assert table.match is not None
    _play(table.match, steps)
    table.position, table.moved = logged.number, logged.made
    table.marks.append((logged.number, table.steps))


def _play(match: Match, steps: list[str]) -> None:
    try:
        for notation in steps:
            match.play(notation, draw=False)
    except CaravelaError as error:
        raise BrokenTable(f"This stored game cannot be replayed at step {len(match.steps) + 1}: {error}") from None
    if match.seat_to_act == CHANCE:
        raise BrokenTable("This stored game ends in the middle of a chance event.")
