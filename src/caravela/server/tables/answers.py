"""What people are shown of a table. Answers go out over the wire as they stand here."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from caravela.core.facts import Values
from caravela.core.gauges import Preview
from caravela.core.journeys import Form
from caravela.core.options import OptionValue
from caravela.core.outcome import Outcome, ScoreLine
from caravela.core.scene import Piece, Sheet
from caravela.server.storage.rows import SeatKind, Status

#: What a line of chat is: something said, or a seat that somebody left, lent to a bot, took back or took; or a bot that
#: sat down on an open one; or that somebody went on in another browser, or whoever made the table issued a new link for
#: that; or that somebody asked the table to go back, agreed, refused, withdrew it, or it went back; or that somebody
#: took a hint.
ChatKind = Literal[
    "said", "left", "lent", "back", "sat", "filled", "moved", "linked", "asked", "agreed", "refused", "withdrew",
    "rewound", "hint",
]  # fmt: skip


class Fact(msgspec.Struct):
    """A reason or a prompt: told in the reader's language by `why-<kind>` or `ask-<kind>`."""

    kind: str
    rule: str
    values: Values


class Prompt(Fact):
    """What is asked now, and of which seat."""

    seat: int


class Action(msgspec.Struct, gc=False):
    """A legal action: its number to send, its sentence `action-<kind>`, what to click for it, and what it brings."""

    number: int
    kind: str
    values: Values
    targets: list[str]
    preview: Preview


class Gesture(msgspec.Struct, gc=False):
    """Several legal actions that can be taken as one (`core/journeys.py`); all of them are sent, in order.

    Its sentence is that of its last action, behind that of `leads`; `way` ends at a place, `again` is one action as
    often as `actions` has it, `finish` ends the turn.
    """

    form: Form
    #: What is clicked for the whole, and what would be clicked step by step.
    targets: list[str]
    path: list[str]
    actions: list[int]
    kind: str
    values: Values
    preview: Preview
    #: The latest step of a way that says where it goes, if its last one does not.
    leads: Move | None = None


class LogLine(msgspec.Struct, gc=False):
    """Something that happened: `event-<kind>`. `step` counts decisions from 1."""

    step: int
    #: Whose turn it was: the seat that took the latest decision; NOBODY while chance sets the game up.
    by: int
    #: The seat that it is told of; CHANCE or NOBODY where it is told of none.
    seat: int
    kind: str
    rule: str
    values: Values


class SeatInfo(msgspec.Struct):
    """A seat of the table as one viewer sees it."""

    id: str
    kind: SeatKind
    #: Who sits there; empty where nobody gave a name.
    name: str
    bot: str | None = None
    mine: bool = False
    #: Whether a bot plays for the viewer here, who may take the seat back.
    lent: bool = False
    online: bool = False
    #: The points if the game ended now; null where the viewer cannot count them.
    score: int | None = None


class ChatLine(msgspec.Struct):
    """A line of chat, or what happened to a seat or a request: told in the reader's language by `chat-<kind>`."""

    #: Milliseconds since 1970.
    at: int
    #: Who said it, or whose seat it was.
    name: str
    #: NOBODY for a spectator.
    seat: int
    #: Empty where nothing was said.
    text: str
    kind: ChatKind = "said"


class Asking(msgspec.Struct):
    """An undo that the table is asked for."""

    #: Who asks, and to go back to the position after how many decisions.
    seat: int
    step: int
    #: Whether chance has revealed something since, so that everybody is concerned. The same would come again.
    revealed: bool
    #: Whose answer is awaited, a seat for each person, and who has agreed.
    waiting: list[int]
    agreed: list[int]


class LessonView(msgspec.Struct):
    """Where a lesson stands. `<id>-<step>` of the game's lessons says what to do now and why, `<id>-done` the end."""

    id: str
    #: The name of the step; `done` behind the last one.
    step: str
    #: Its number, counted from 1, and how many there are.
    number: int
    count: int
    #: The seat that learns.
    seat: int
    #: The move to make; null while others move, and at the end.
    action: int | None


Halt = Literal["old_rules", "broken_table"]


class View(msgspec.Struct, tag_field="type", tag="view"):
    """What one viewer may see of a table at one version; nothing else is in it."""

    table: str
    game: str
    #: The version of the game's rules, numbers and drawings that the table began with.
    rules: int
    version: int
    #: How many decisions have been taken at the position that is shown, and at the table.
    step: int
    steps: int
    status: Status
    seats: list[SeatInfo]
    viewer_seats: list[int]
    #: The seat through whose eyes the scene is seen, NOBODY for a spectator's.
    eyes: int
    to_act: int
    prompt: Prompt | None
    sheets: list[Sheet]
    pieces: list[Piece]
    #: What the viewer may do, in the order in which it is offered; empty unless one of the viewer's seats is to act.
    legal: list[Action]
    #: What the viewer may do in one go; and the piece that the decision moves, where its actions do not name it.
    gestures: list[Gesture]
    traveller: str | None
    #: How many choices the viewer may take back, the latest of which seat; and how many undos can be done again.
    undo: int
    undo_seat: int
    redo: int
    #: Whether the viewer may take hints.
    hints: bool
    #: What the table is asked for, and the step that the viewer may ask it to go back to (NOBODY for none).
    asking: Asking | None
    ask_step: int
    #: The client keeps its log up to and including this step and appends `log`.
    log_from: int
    log: list[LogLine]
    outcome: Outcome | None
    #: The latest lines of chat, oldest first.
    chat: list[ChatLine]
    #: The secret of the invitation, for those who sit at the table and whoever made it; null where it was withdrawn.
    invite: str | None
    #: Whether the viewer made the table: then invitations and absent seats are the viewer's to decide about.
    host: bool
    #: Whether the seed was given, so that somebody may foresee chance; such a game is never rated.
    seeded: bool
    #: What the table agreed on: hints for everybody, claiming bots' seats while the game is on, and how many minutes it
    #: waits for a seat.
    hints_agreed: bool
    takeover: bool
    absence: int
    #: When the viewer may let a bot play for the seat to act, in milliseconds since 1970; 0 where others decide that.
    hand_from: int
    #: The table of the rematch, once somebody has asked for one.
    rematch: str | None
    options: dict[str, OptionValue]
    #: The lesson that is given here; null elsewhere, and as soon as the game goes on behind it.
    lesson: LessonView | None
    #: Why the game cannot go on: the kind of the error that every change is refused with. Null where it can.
    halted: Halt | None
    #: When the table was made and last changed, in milliseconds since 1970.
    made: int
    updated: int
    #: The checksum (CRC-32) of all this as text, without `log_from`, `log` and itself.
    check: int = 0


class ViewChange(msgspec.Struct, tag_field="type", tag="change"):
    """A view for somebody who has another one of the table: only what is different."""

    #: The checksums of the view that the client has, and of the one that comes out. Where another one comes out, the
    #: client asks for the whole.
    base: int
    check: int
    #: Fields that have another value now.
    fields: dict[str, Any]
    #: Lists that are different. Two numbers stand for items that the list had: which is the first of them, and how
    #: many. Anything else is a new item: a row (`SHAPES`), or an object that also says which fields are those of the
    #: item before (`tables/packing.py`).
    lists: dict[str, list[Any]]
    #: As in a view, but its lines are rows.
    log_from: int
    log: list[Any]


class SeatLink(msgspec.Struct):
    """The secret of a seat's personal link, for whoever plays it, or is to be sent it."""

    key: str


class Ghosts(msgspec.Struct):
    """What a legal action would change on the table: pieces that leave their places, and pieces that come or change."""

    gone: list[str]
    come: list[Piece]


class ScoreSheet(msgspec.Struct):
    """The points of each seat line by line, if the game ended after `step` decisions; null where hidden."""

    step: int
    breakdown: list[list[ScoreLine] | None]


class Curves(msgspec.Struct):
    """How the game went. `series[name][seat][i]` is the value after `steps[i]` decisions; `score` is always there."""

    steps: list[int]
    series: dict[str, list[list[int]]]


class Move(msgspec.Struct):
    """An action of the game, with its sentence `action-<kind>`."""

    number: int
    kind: str
    values: Values


class HintStep(Move):
    """A step of a turn that is advised, and what to click for it."""

    targets: list[str]


class HintTurn(msgspec.Struct):
    """A whole turn, and every seat's chance to win behind it, in per cent; none where no network knows the game."""

    steps: list[HintStep]
    chances: list[int]


class Hint(msgspec.Struct):
    """The best turns of the seat to act, best first, at a version of the table."""

    version: int
    seat: int
    turns: list[HintTurn]


class Refusal(Move):
    """A move that may not be made now, and why."""

    reason: Fact
    #: A legal move that would lead to it, and what would even then stand against it.
    first: Move | None = None
    then: Fact | None = None
    #: Whether the move can be made, and what was clicked comes later in it: there is nothing against it then.
    later: bool = False


class TableSummary(msgspec.Struct):
    """A table in the list of a guest's tables."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    to_act: int
    my_turn: bool
    step: int
    #: The lesson that is given there and not over yet.
    lesson: str | None
    made: int
    updated: int
