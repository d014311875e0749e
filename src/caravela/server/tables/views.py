"""Views: what one viewer may see of a table, built field by field.

Scene and legal actions are asked of the rules for the viewer's own seat. Whatever has no seat in its signature (scores,
prompts) is asked about `Rules.seen_by`, a position without what the viewer cannot know; log lines go through
`Rules.told`. So a secret of the rules is on no foreign wire, whatever the game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial
from typing import Any, Final, NamedTuple

from caravela.core import journeys
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.match import Step
from caravela.core.menu import by_use
from caravela.core.pieces import joined
from caravela.core.preview import previews
from caravela.core.rules import Rules, ScoreLine
from caravela.core.scene import Piece, Scene
from caravela.server.cache import Cache
from caravela.server.storage.rows import Holder
from caravela.server.tables import seating, undo
from caravela.server.tables.answers import (
    Action,
    Gesture,
    LessonView,
    LogLine,
    Move,
    Prompt,
    ScoreSheet,
    SeatInfo,
    View,
)
from caravela.server.tables.errors import NoSuchStep
from caravela.server.tables.outlines import Outline, outline_size
from caravela.server.tables.table import Table
from caravela.server.tables.updates import Common, Draft, nearest

#: Bytes of views that are kept as text (about 30 KB each) for those who are told in the same moment: what was told
#: longer ago is no longer in the processor's caches, and to let it go takes time. And bytes of outlines of views that
#: clients may have (about 2 KB each).
DRAFTS: Final = 2 * 2**20
OUTLINES: Final = 16 * 2**20
#: Positions of which is kept what all viewers see alike, until all have been told.
COMMON: Final = 8


def eyes_of(seats: list[int], to_act: int) -> int:
    """The seat that somebody with these seats looks through: the one to act, else the first; NOBODY for a spectator."""
    if to_act in seats:
        return to_act
    return seats[0] if seats else NOBODY


def view(table: Table, guest: str | None, online: Collection[str] = (), since: int = 0) -> View:
    """What a guest (None for a stranger) may see now; the log only from where the client's, at `since`, still holds."""
    told = silent_view(table, guest, online)
    told.log_from = log_start(table, since)
    told.log = log_behind(table, told.eyes, told.log_from)
    return told


def silent_view(table: Table, guest: str | None, online: Collection[str], common: list[Piece] | None = None) -> View:
    """The same without the log; what all viewers see alike may have been made already."""
    seats, match = table.seats_of(guest), table.match
    if match is None:
        return _still(table, guest, online, None, 0)
    position = Position(table.rules, match.state, eyes_of(seats, table.to_act))
    told = _still(table, guest, online, position, table.steps, common)
    if table.halted is not None:
        return told
    if position.eyes == position.to_act:
        told.legal = position.legal()
        told.gestures = position.gestures(told.pieces)
        told.traveller = table.rules.traveller(match.state)
    choices = undo.choices(table, seats)
    told.undo = len(choices)
    told.undo_seat = match.steps[choices[-1]].seat if choices else NOBODY
    told.redo = undo.redo_room(table, seats)
    told.asking, told.ask_step = undo.asking(table), undo.ask_step(table, seats, choices)
    return told


def common_pieces(table: Table) -> list[Piece]:
    """What all viewers see alike; of what a spectator may know, so that no secret is among it, whatever the game."""
    if table.match is None:
        return []
    return table.rules.common_pieces(Position(table.rules, table.match.state, NOBODY).seen)


def log_start(table: Table, since: int) -> int:
    """How much still holds of the log that a client has which was told of a version."""
    return table.kept_since(since) if table.match is not None and since <= table.version else 0


def log_behind(table: Table, eyes: int, start: int) -> list[LogLine]:
    """The log behind that."""
    return log_lines(table.rules, table.match.steps, start, eyes) if table.match is not None else []


def view_at(table: Table, guest: str | None, step: int, online: Collection[str] = ()) -> View:
    """What a guest could see after some earlier step; without legal actions and without the log."""
    return _still(table, guest, online, position_at(table, guest, step), step)


def score_sheet(table: Table, guest: str | None, step: int) -> ScoreSheet:
    """The points of each seat after some step, line by line, as far as a guest may know them."""
    return ScoreSheet(step, position_at(table, guest, step).breakdown())


def position_at(table: Table, guest: str | None, step: int) -> Position:
    """The position after some step, as a guest may know it."""
    if table.match is None or step > table.steps:
        raise NoSuchStep(f"The game has {table.steps} steps so far; there is no position after step {step}.")
    state = table.match.state_at(step)
    return Position(table.rules, state, eyes_of(table.seats_of(guest), table.rules.to_act(state)))


class Position:
    """A position as one seat, or a spectator, may know it, as answers put it."""

    def __init__(self, rules: Rules[Any], state: Any, eyes: int) -> None:
        self.rules = rules
        self.eyes = eyes
        self.to_act = rules.to_act(state)
        self.outcome = rules.outcome(state)
        self._state = state
        #: Everything is open to the one to whom nothing is hidden any more: everybody, at the end.
        self.seen = state if self.outcome is not None else rules.seen_by(state, eyes)

    def prompt(self) -> Prompt:
        """What is asked; the one who is asked may know all of it."""
        asked = self.rules.prompt(self._state if self.eyes == self.to_act else self.seen)
        return Prompt(asked.kind, asked.rule, asked.values, self.to_act)

    def scores(self) -> list[int | None]:
        """The points of each seat, where the viewer can count them."""
        return [points if self._knows(seat) else None for seat, points in enumerate(self.rules.scores(self.seen))]

    def breakdown(self) -> list[list[ScoreLine] | None]:
        """The same line by line."""
        return [lines if self._knows(seat) else None for seat, lines in enumerate(self.rules.breakdown(self.seen))]

    def _knows(self, seat: int) -> bool:
        return self.outcome is not None or self.rules.knows(self._state, self.eyes, seat)

    def scene(self, steps: list[Step], number: int, common: list[Piece] | None = None) -> Scene:
        """What lies where, and the traces of what has just happened: of so many steps, the last."""
        if common is None:
            scene = self.rules.scene(self._state, self.eyes)
        else:
            scene = joined(common, self.rules.own_scene(self._state, self.eyes))
        traces = self._traces(steps, number)
        return Scene(scene.sheets, [*scene.pieces, *traces]) if traces else scene

    def _traces(self, steps: list[Step], number: int) -> list[Piece]:
        """Those of the latest decision and of the chance behind it; each step's are new things, so that dice roll."""
        found: list[Piece] = []
        while number > 0:
            step = steps[number - 1]
            for event in step.events:
                told = self.rules.told(event, self.eyes)
                traces = self.rules.traces(told) if told is not None else []
                for piece in traces:
                    piece.id = f"{piece.id}-{number}"
                found += traces
            if found or step.seat != CHANCE:
                break
            number -= 1
        return found

    def legal(self) -> list[Action]:
        """What the seat to act may do, in order of use, with what to click for it and what it brings."""
        rules, state = self.rules, self._state
        offered = by_use(rules, state, rules.legal(state))
        return [
            Action(action.number, action.kind, action.values, rules.targets(state, action), preview)
            for action, preview in zip(offered, previews(rules, state, self.eyes, offered), strict=True)
        ]

    def gestures(self, pieces: list[Piece]) -> list[Gesture]:
        """What the seat to act may do in one go, with these pieces on the table."""
        rules, seat = self.rules, self.eyes
        ids = {piece.id for piece in pieces} if rules.meta.journeys else set()
        found = journeys.journeys(rules, self._state, seat, ids)
        return [
            Gesture(
                one.form,
                one.targets,
                one.path,
                [action.number for action in one.actions],
                one.actions[-1].kind,
                one.actions[-1].values,
                preview,
                _leading(one),
            )
            for one, preview in zip(found, journeys.previews(rules, self.seen, seat, found), strict=True)
        ]


def _leading(journey: journeys.Journey) -> Move | None:
    *before, last = journey.actions
    if journey.form != "way" or last.values:
        return None
    found = next((action for action in reversed(before) if action.values), None)
    return Move(found.number, found.kind, found.values) if found else None


def log_lines(rules: Rules[Any], steps: list[Step], after: int, eyes: int) -> list[LogLine]:
    """What happened behind some step, as far as a seat was told."""
    lines: list[LogLine] = []
    by = _turn_of(steps, after)
    for number, step in enumerate(steps[after:], start=after + 1):
        by = by if step.seat == CHANCE else step.seat
        for event in step.events:
            told = rules.told(event, eyes)
            if told is not None:
                lines.append(LogLine(number, by, told.seat, told.kind, told.rule, told.values))
    return lines


def _turn_of(steps: list[Step], length: int) -> int:
    """The seat that took the latest of so many decisions; chance takes none."""
    seats = (steps[at].seat for at in range(length - 1, -1, -1))
    return next((seat for seat in seats if seat != CHANCE), NOBODY)


def seat_lines(
    holders: list[Holder],
    ids: tuple[str, ...],
    guest: str | None,
    online: Collection[str],
    scores: list[int | None] | None,
) -> list[SeatInfo]:
    """The seats as a guest sees them; who a guest is stays between that guest and the server."""
    return [
        SeatInfo(
            id=ids[number],
            kind=holder.kind,
            name=holder.name,
            bot=holder.bot,
            mine=holder.kind == "person" and guest is not None and holder.guest == guest,
            lent=holder.kind == "bot" and guest is not None and holder.guest == guest,
            online=holder.kind == "person" and holder.guest in online,
            score=scores[number] if scores else None,
        )
        for number, holder in enumerate(holders)
    ]


def _still(
    table: Table,
    guest: str | None,
    online: Collection[str],
    position: Position | None,
    step: int,
    common: list[Piece] | None = None,
) -> View:
    """The picture of a position, in which nothing can be done."""
    steps = table.match.steps if table.match else []
    seats, scene = table.seats_of(guest), position.scene(steps, step, common) if position else Scene([], [])
    return View(
        table=table.card.id,
        game=table.card.game,
        rules=table.rules.meta.rules_version,
        version=table.version,
        step=step,
        steps=table.steps,
        status=table.status,
        seats=seat_lines(
            table.seats, table.rules.meta.seat_ids, guest, online, position.scores() if position else None
        ),
        viewer_seats=seats,
        eyes=position.eyes if position else eyes_of(seats, NOBODY),
        to_act=position.to_act if position else NOBODY,
        prompt=position.prompt() if position else None,
        sheets=scene.sheets,
        pieces=scene.pieces,
        legal=[],
        gestures=[],
        traveller=None,
        undo=0,
        undo_seat=NOBODY,
        redo=0,
        hints=table.may_hint(guest),
        asking=None,
        ask_step=NOBODY,
        log_from=step,
        log=[],
        outcome=position.outcome if position else None,
        chat=list(table.chat),
        invite=table.invite or None if table.trusts(guest) else None,
        host=guest is not None and guest == table.host,
        seeded=table.seeded,
        hints_agreed=table.hints,
        takeover=table.takeover,
        absence=table.absence,
        hand_from=seating.hand_from(table, guest),
        rematch=table.rematch,
        options=dict(table.options),
        lesson=lesson_view(table),
        halted=table.halt,
        made=table.card.made,
        updated=table.updated,
    )


def lesson_view(table: Table) -> LessonView | None:
    """Where the lesson of a table stands."""
    due, lesson = table.due, table.lesson or table.finished_lesson
    if lesson is None:
        return None
    count = len(lesson.steps)
    if due is None:
        return LessonView(lesson.id, "done", count, count, lesson.learner, None)
    number = max(due.step, 0)
    action = due.action.number if due.seat == lesson.learner else None
    return LessonView(lesson.id, lesson.steps[number], number + 1, count, lesson.learner, action)


#: Table, version, who looks, who of the seats is online, and whether the table has come to harm.
Key = tuple[str, int, str | None, tuple[bool, ...], bool]


class Told(NamedTuple):
    """A view as text, whole or as a change, and what is needed to tell the next one as a change."""

    text: bytes
    outline: Outline


class Views:
    """Views as text. Each is made once: the one who acts gets the same as answer and over the live connection."""

    def __init__(self) -> None:
        self._drafts: Cache[Key, Draft] = Cache(DRAFTS, lambda draft: draft.size)
        self._outlines: Cache[tuple[str, str | None, int], Outline] = Cache(OUTLINES, outline_size)
        #: By table: the version, whether the table has come to harm, and what all its viewers see alike.
        self._common: dict[str, tuple[int, bool, Common]] = {}

    def told(
        self, table: Table, guest: str | None, online: Collection[str], since: int = 0, had: Iterable[Outline] = ()
    ) -> Told:
        """The view of a guest, the log from a version on; a change if the guest has views that it can go on from.

        All who only watch the table share theirs.
        """
        viewer = guest if table.trusts(guest) else None
        draft = self._draft(table, viewer, online)
        outline, start = draft.outline, log_start(table, since)
        log = partial(log_behind, table, outline.eyes)
        base = nearest(outline, had)
        return Told(draft.whole(start, log(start)) if base is None else draft.change(base, start, log), outline)

    def long(self, table: Table, guest: str | None, online: Collection[str]) -> bytes:
        """The whole view with the whole log, for a game so long that it is told beside the loop."""
        viewer = guest if table.belongs(guest) else None
        made = view(table, viewer, online)
        draft = Draft(made, Common([]))
        self._outlines.put((table.card.id, viewer, draft.outline.check), draft.outline)
        return draft.whole(made.log_from, made.log)

    def outlines(self, table: Table, guest: str | None, checks: Iterable[int]) -> list[Outline]:
        """The views that a guest claims to have, as far as they are known here."""
        viewer = guest if table.trusts(guest) else None
        found = [self._outlines.get((table.card.id, viewer, check)) for check in checks]
        return [outline for outline in found if outline is not None]

    def _draft(self, table: Table, viewer: str | None, online: Collection[str]) -> Draft:
        present = tuple(holder.guest in online for holder in table.seats)
        key = (table.card.id, table.version, viewer, present, table.halted is not None)
        draft = self._drafts.get(key)
        if draft is None:
            common = self._common_of(table)
            draft = Draft(silent_view(table, viewer, online, common.pieces), common)
            self._drafts.put(key, draft)
            self._outlines.put((table.card.id, viewer, draft.outline.check), draft.outline)
        return draft

    def _common_of(self, table: Table) -> Common:
        version, halted, common = self._common.get(table.card.id, (0, False, None))
        if common is None or version != table.version or halted != (table.halted is not None):
            common = Common(common_pieces(table))
            if len(self._common) >= COMMON:
                del self._common[next(iter(self._common))]
            self._common[table.card.id] = (table.version, table.halted is not None, common)
        return common

    def all_told(self, table: str) -> None:
        """Lets go what is kept for the next viewer of a table: as long as it is at hand, that takes half the time."""
        self._common.pop(table, None)
