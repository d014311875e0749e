"""A table at one version: what its journal adds up to. It is a value: `after` gives a new one."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from caravela.core.chance import Chance
from caravela.core.errors import CaravelaError, UnknownVersion
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.lessons import Lesson, Line, load_lesson
from caravela.core.match import Match
from caravela.core.options import Options
from caravela.core.registry import load_game
from caravela.core.rules import Rules
from caravela.server.storage.rows import Card, Head, Holder, Status, StoredEntry
from caravela.server.tables import journal
from caravela.server.tables.answers import ChatKind, ChatLine, Halt
from caravela.server.tables.errors import BrokenTable, OldRules
from caravela.server.tables.journal import (
    Acted,
    Answered,
    Asked,
    Cut,
    Hinted,
    Invited,
    Linked,
    Logged,
    Opened,
    Redone,
    Rematched,
    Said,
    Seated,
    Started,
)
from caravela.server.tables.names import one_line
from caravela.server.tables.wishes import ABSENCE

#: How many lines of chat a view shows.
CHAT_SHOWN: Final = 50
#: How long a seed is that nobody knows; one that somebody gave is a number of at most half as many digits.
SECRET_SEED: Final = 32


class Undone(msgspec.Struct, frozen=True):
    """What an undo cut off: whose undo it was, and the decisions, change by change."""

    seat: int
    changes: list[list[str]]


class Request(msgspec.Struct, frozen=True):
    """An undo that the table is asked for: by a seat, to the position after a step, at a version."""

    seat: int
    step: int
    version: int
    #: The seats that have agreed.
    agreed: tuple[int, ...] = ()


class Table:
    """The journal of a table added up: seats, game, chat."""

    def __init__(self, card: Card) -> None:
        self.card = card
        #: Why it cannot go on; it stands where its journal can be read to.
        self.halted: OldRules | BrokenTable | None = None
        self.rules = self._rules_of(card)
        self.options = _options_of(self.rules, card)
        self._lesson = _lesson_of(self.rules, card)
        self.version = 0
        #: The digest of the latest entry.
        self.digest = ""
        self.updated = card.made
        self.seats: list[Holder] = []
        self.chat: list[ChatLine] = []
        self.rematch: str | None = None
        #: What was agreed on when it was made: hints, claiming bots' seats, and how many minutes it waits for a seat.
        self.hints = False
        self.takeover = False
        self.absence = ABSENCE
        #: The guest who made it.
        self.host: str | None = None
        #: The secrets of its invitation (empty where it was withdrawn) and of the seats' personal links.
        self.invite = card.invite
        self.keys: dict[int, str] = {}
        #: The bots that had a seat which somebody claimed in the middle of the game; None where it stood open.
        self.claimed: dict[int, str | None] = {}
        #: Whether it began with decisions of another game: an upload, or what a lesson prepares.
        self.resumed = False
        #: None until everybody sits.
        self.match: Match | None = None
        #: The version at which the position last changed, and when.
        self.position = 0
        self.moved = card.made
        #: For every change of the position: the version, and how many decisions counted from then on.
        self.marks: list[tuple[int, int]] = []
        #: At which step each change that counts began: what one undo takes back.
        self.starts: list[int] = []
        #: What can be done again, the latest undo last.
        self.undone: list[Undone] = []
        #: What the table is asked for now, and how often it refused each seat.
        self.request: Request | None = None
        self.refused: dict[int, int] = {}

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
    def halt(self) -> Halt | None:
        """Why it cannot go on, in a word."""
        if self.halted is None:
            return None
        return "old_rules" if isinstance(self.halted, OldRules) else "broken_table"

    @property
    def steps(self) -> int:
        """How many decisions have been taken and not taken back."""
        return 0 if self.match is None else len(self.match.steps)

    @property
    def bot_due(self) -> bool:
        """Whether a bot is to act."""
        return self.to_act >= 0 and self.seats[self.to_act].kind == "bot"

    @property
    def seeded(self) -> bool:
        """Whether the seed was given, so that somebody can foresee all chance."""
        return len(self.card.seed) < SECRET_SEED

    @property
    def rateable(self) -> bool:
        """Whether a rating may ever count the game; every rating has to ask."""
        return not self.seeded and not self.resumed and self.card.lesson is None

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is being given; None as soon as its line is behind the game."""
        if self._lesson is None or self.match is None or not self._lesson.follows(self.match.steps):
            return None
        return self._lesson

    @property
    def prepared(self) -> list[str]:
        """The decisions behind which a lesson begins."""
        return [] if self._lesson is None else self._lesson.opening

    @property
    def finished_lesson(self) -> Lesson | None:
        """The lesson, where its last step is what was done last and the game may go on from there."""
        if self._lesson is None or self.steps != len(self._lesson.line):
            return None
        return self._lesson

    @property
    def due(self) -> Line | None:
        """What a lesson has next, whoever decides it."""
        return None if self.lesson is None else self.lesson.line[self.steps]

    @property
    def head(self) -> Head:
        """Where it stands, for the store."""
        return Head(self.version, self.status, self.to_act, self.bot_due, self.steps, self.updated, self.result)

    @property
    def result(self) -> str | None:
        """How the game ended, for the store: None while it goes on."""
        return None if self.match is None or self.match.outcome is None else _result(self.match).decode()

    def ended_as(self, result: str | None) -> bool:
        """Whether a finished game ended as the store has it; positions in another form cannot be compared."""
        if result is None or self.match is None or self.match.outcome is None:
            return True
        then, now = msgspec.json.decode(result, type=Result), msgspec.json.decode(_result(self.match), type=Result)
        same = (then.reason, then.scores) == (now.reason, now.scores)
        return same and (then.form != now.form or then.state == now.state)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest plays."""
        if guest is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.guest == guest]

    def may_hint(self, guest: str | None) -> bool:
        """Whether a guest may take hints: where nobody else plays, or where everybody was told of it before."""
        seats = self.seats_of(guest)
        return bool(seats) and (
            self.hints or all(seat.kind != "person" for number, seat in enumerate(self.seats) if number not in seats)
        )

    def belongs(self, guest: str | None) -> bool:
        """Whether a guest has a seat here, played or lent to a bot."""
        return guest is not None and any(seat.guest == guest for seat in self.seats)

    def trusts(self, guest: str | None) -> bool:
        """Whether a guest may know the invitation: who has a seat, and who made the table."""
        return self.belongs(guest) or (guest is not None and guest == self.host)

    def players(self) -> list[str]:
        """The names for a transcript: one line each, without the sign that begins a remark."""
        ids = self.rules.meta.seat_ids
        return [one_line(seat.name) or ids[number] for number, seat in enumerate(self.seats)]

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
        settled = self._lesson.settled(step) if self._lesson and (step == 0 or self.lesson) else []
        return Chance(self.draw_of("chance", step), settled)

    def draw_of(self, purpose: str, step: int) -> int:
        """A number that nobody can guess without the seed, the same each time: a restart changes no die."""
        return int.from_bytes(hashlib.sha256(f"{self.card.seed}/{purpose}/{step}".encode()).digest()[:8])

    def after(self, *entries: Logged) -> Table:
        """The table when these entries have been added."""
        new = self._copy()
        new.seats, new.marks, new.starts = list(self.seats), list(self.marks), list(self.starts)
        new.undone, new.refused = list(self.undone), dict(self.refused)
        new.keys, new.claimed = dict(self.keys), dict(self.claimed)
        new.match = None if self.match is None else self.branch()
        for logged in entries:
            if logged.number != new.version + 1:
                raise BrokenTable(f"The journal of this table has a gap before entry {logged.number}.")
            new.version, new.updated, new.digest = logged.number, logged.made, logged.digest
            _fold(new, logged)
        return new

    def _copy(self) -> Table:
        """The same, for a start; `copy` takes longer than all the rest of a move's bookkeeping."""
        new = Table.__new__(Table)
        new.__dict__.update(self.__dict__)
        return new

    def continued(self, entries: list[StoredEntry], version: int) -> Table:
        """The table with what the store has behind it up to a version, as far as that can be read and replayed."""
        try:
            new = self.after(*journal.read_on(entries, self.digest)) if entries else self._copy()
        except Exception:
            new = self._as_far_as_possible(entries)
        else:
            new.halted = self.halted if isinstance(self.halted, OldRules) else None
        if new.halted is None and new.version < version:
            missing = f"from entry {new.version + 1} on" if new.version else "all of it"
            new.halted = BrokenTable(f"A part of this table's journal is missing, {missing}.")
        return new

    def _as_far_as_possible(self, entries: list[StoredEntry]) -> Table:
        """The table behind the last entry that can be read and replayed, and why not behind the next."""
        new = self._copy()
        why = None
        try:
            for logged in journal.read_on(entries, self.digest):
                new = new.after(logged)
        except BrokenTable as error:
            why = error
        except Exception as error:  # whatever the rules stumble over, the journal and they do not fit
            why = BrokenTable(
                f"Entry {new.version + 1} of this table cannot be replayed: {type(error).__name__} {error}"
            )
        new.halted = self.halted if isinstance(self.halted, OldRules) else why
        return new

    def _rules_of(self, card: Card) -> Rules[Any]:
        """The rules that the table began with; where this release does not know them, today's, to look at it only."""
        try:
            return load_game(card.game, card.rules_version)
        except UnknownVersion as error:
            self.halted = OldRules(f"{error} It can be looked at as far as today's rules go, and not be played on.")
            return load_game(card.game)
        except CaravelaError:
            told = f"This table's game, {card.game}, is not installed on this server; its transcript can be downloaded."
            raise OldRules(told) from None


class Result(msgspec.Struct):
    """How a finished game ended: its outcome, a digest of the last position, and one of the form that this has."""

    reason: str
    scores: list[int]
    state: str
    form: str


def _result(match: Match) -> bytes:
    outcome = match.outcome
    assert outcome is not None
    form = hashlib.sha256(" ".join(sorted(match.state.dump())).encode()).hexdigest()[:8]
    return msgspec.json.encode(Result(outcome.reason, list(outcome.scores), match.state.digest(), form))


def _options_of(rules: Rules[Any], card: Card) -> Options:
    try:
        return Options(rules.meta.options, card.options)
    except CaravelaError as error:
        raise OldRules(f"This table was made with options that this release does not know: {error}") from None


def _lesson_of(rules: Rules[Any], card: Card) -> Lesson | None:
    """The lesson of the table; a release that no longer has it lets people play on."""
    try:
        return None if card.lesson is None else load_lesson(rules, card.lesson)
    except CaravelaError:
        return None


def _fold(table: Table, logged: Logged) -> None:
    """Adds one entry; the table and its match are the caller's own."""
    match logged.entry:
        case Opened():
            _open(table, logged.entry)
        case Seated(seat=seat, holder=holder):
            _seat(table, logged.made, seat, holder)
        case Invited(secret=secret):
            table.invite = secret
        case Linked(seat=seat, key=key, host=host):
            table.keys[seat] = key
            if host:
                _remark(table, logged.made, seat, "linked")
        case Said(seat=seat, name=name, text=text):
            _chat(table, ChatLine(logged.made, name, seat, text))
        case Hinted(seat=seat):
            _remark(table, logged.made, seat, "hint")
        case Rematched(table=id):
            table.rematch = id
        case Asked(seat=seat, step=step):
            table.request = Request(seat, step, logged.number)
            _remark(table, logged.made, seat, "asked")
        case Answered():
            _answer(table, logged.made, logged.entry)
        case _:
            _move(table, logged)


def _open(table: Table, opened: Opened) -> None:
    """Older journals do not say who made the table: it was whoever had a seat from the beginning."""
    table.seats = list(opened.seats)
    table.hints, table.takeover, table.absence = opened.hints, opened.takeover, opened.absence
    table.host = opened.host or next((seat.guest for seat in opened.seats if seat.guest), None)


def _chat(table: Table, line: ChatLine) -> None:
    table.chat = [*table.chat[1 - CHAT_SHOWN :], line]


def _seat(table: Table, made: int, seat: int, holder: Holder) -> None:
    """A new holder, and a line for everybody at the table about it."""
    before, table.seats[seat] = table.seats[seat], holder
    if holder.guest is None:
        table.keys.pop(seat, None)
    if table.match is not None and before.guest is None:
        table.claimed[seat] = before.bot or table.claimed.get(seat)
    if before.guest == table.host and not table.belongs(table.host) and holder.guest is not None:
        table.host = holder.guest
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
    if before.guest is not None and after.guest not in (None, before.guest):
        return "moved"
    if after.kind == "bot":
        return "lent" if after.guest else "filled"
    return "back" if before.kind == "bot" and before.guest == after.guest else "sat"


def _remark(table: Table, made: int, seat: int, kind: ChatKind) -> None:
    """A line about what somebody asked for, or answered."""
    _chat(table, ChatLine(made, table.seats[seat].name, seat, "", kind))


def _answer(table: Table, made: int, answer: Answered) -> None:
    request, seat = table.request, answer.seat
    assert request is not None
    if answer.agree:
        table.request = msgspec.structs.replace(request, agreed=(*request.agreed, seat))
        _remark(table, made, seat, "agreed")
        return
    table.request = None
    if not answer.withdrawn:
        table.refused[request.seat] = table.refused.get(request.seat, 0) + 1
    _remark(table, made, seat, "withdrew" if answer.withdrawn else "refused")


def _move(table: Table, logged: Logged) -> None:
    """The position changes, and what was asked about it is asked no more."""
    match logged.entry:
        case Started(steps=steps):
            table.match = table.fresh_match()
            _play(table.match, steps)
            table.starts = [at for at, step in enumerate(table.match.steps) if step.seat != CHANCE]
            table.resumed = bool(table.starts)
        case Acted(steps=steps):
            _take(table, steps)
            table.undone = []
        case Cut(seat=seat, length=length, agreed=agreed):
            _cut(table, seat, length)
            if agreed:
                _remark(table, logged.made, seat, "rewound")
        case Redone():
            for steps in table.undone.pop().changes:
                _take(table, steps)
    table.request = None
    table.position, table.moved = logged.number, logged.made
    table.marks.append((logged.number, table.steps))


def _take(table: Table, steps: list[str]) -> None:
    assert table.match is not None
    table.starts.append(table.steps)
    _play(table.match, steps)


def _cut(table: Table, seat: int, length: int) -> None:
    assert table.match is not None
    steps = table.match.steps
    firsts = [at for at in table.starts if at >= length]
    ends = [*firsts[1:], len(steps)]
    changes = [[step.action.notation for step in steps[first:end]] for first, end in zip(firsts, ends, strict=True)]
    table.undone.append(Undone(seat, changes))
    table.starts = table.starts[: len(table.starts) - len(firsts)]
    table.match.rewind(length)


def _play(match: Match, steps: list[str]) -> None:
    try:
        for notation in steps:
            match.play(notation, draw=False)
    except CaravelaError as error:
        raise BrokenTable(f"This stored game cannot be replayed at step {len(match.steps) + 1}: {error}") from None
    if match.seat_to_act == CHANCE:
        raise BrokenTable("This stored game ends in the middle of a chance event.")
