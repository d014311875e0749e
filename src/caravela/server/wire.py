"""What goes over the wire: everything that comes in is checked against these types, everything that goes out is one.

`python -m caravela.server.schema` writes them as JSON schema for the client. Numbers are whole and written as such:
JSON's `3.0` is refused where `3` is meant.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from caravela.core.facts import Values
from caravela.core.options import OptionValue

LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
LONGEST_TRANSCRIPT: Final = 400_000
#: No game has so many seats; a list of seats never grows beyond it.
MOST_SEATS: Final = 12

Language = Literal["en", "ru", "pl"]
Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "bot", "open"]
Id = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class Received(msgspec.Struct, forbid_unknown_fields=True):
    """The base of what comes in; a field that nobody knows is refused."""


class Sent(msgspec.Struct):
    """The base of what goes out."""


# What comes in


class MeChange(Received):
    """A guest chooses a name or a language."""

    name: Name | None = None
    language: Language | None = None


class SeatWish(Received):
    """Who shall sit on a seat of a new table: the one who makes it, whoever is invited, or a bot of some kind."""

    kind: Literal["me", "open", "bot"]
    bot: Id | None = None
    name: Name | None = None


class TableWish(Received):
    """A new table."""

    game: Id
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)]
    options: Annotated[dict[Id, bool | int | Id], Meta(max_length=100)] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class Act(Received):
    """A decision: the number of a legal action, for a seat, at the version of the table that its player saw."""

    version: Version
    seat: SeatNumber
    action: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Undo(Received):
    """Takes back the latest decisions of a seat, within the barrier."""

    version: Version
    seat: SeatNumber
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class SeatChange(Received):
    """Something happens to a seat: see `seating.py`."""

    do: Literal["claim", "leave", "bot", "take", "name"]
    invite: Id | None = None
    bot: Id | None = None
    name: Name | None = None


class Saying(Received):
    """A line of chat."""

    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]


class Upload(Received):
    """A transcript as text."""

    text: Annotated[str, Meta(max_length=LONGEST_TRANSCRIPT)]


class Nothing(Received):
    """The empty message."""


class Pong(Received):
    """The client's answer to a ping on the live connection."""

    type: Literal["pong"]


# What goes out


class Fact(Sent):
    """A reason or a prompt: told in the reader's language by `why-<kind>` or `ask-<kind>`."""

    kind: str
    rule: str
    values: Values


class Trouble(Sent, omit_defaults=True):
    """What went wrong. `message` is one English sentence; `reason` can be told in every language."""

    kind: str
    message: str
    reason: Fact | None = None
    #: The version that the table is at, where the request's was an old one.
    version: int | None = None
    #: The line of an uploaded file that is wrong, counted from 1.
    line: int | None = None


class Problem(Sent):
    """The body of every answer that is an error."""

    error: Trouble


class Guest(Sent):
    """The one who asks."""

    id: str
    name: str
    language: Language


class GameOption(Sent):
    """An option of a game; its name is the message `option-<id>`."""

    id: str
    kind: Literal["switch", "number", "choice"]
    default: OptionValue
    rule: str
    choices: list[str]
    lowest: int
    highest: int


class Game(Sent):
    """A game as the home page shows it."""

    id: str
    title: str
    author: str
    publisher: str
    year: int
    seats: list[int]
    seat_ids: list[str]
    #: The drawing of its board; null for a game that is not drawn.
    cover: str | None
    options: list[GameOption]
    bots: list[str]
    vocabularies: dict[str, str]
    score_lines: list[str]
    end_reasons: list[str]
    rule_prefix: str
    rules_version: int


class Rule(Sent):
    """A numbered rule of the rulebook."""

    number: str
    chapter: str
    text: str


class Provenance(Sent):
    """Where a group of printed numbers comes from."""

    key: str
    kind: str
    facts: str
    values: dict[str, Any]


class Made(Sent):
    """A new table."""

    id: str
    invite: str | None


class Sheet(Sent):
    """A drawing on the table."""

    id: str
    art: str
    #: Where it belongs: board, mat, offer or aside.
    role: str
    seat: int
    slots: Values


class Piece(Sent):
    """A thing at an anchor of a sheet; a screen reader says `piece-<label>` with the values."""

    id: str
    symbol: str
    sheet: str
    anchor: str
    seat: int
    count: int
    slots: Values
    label: str
    values: Values


class Action(Sent):
    """A legal action: its number to send, its sentence `action-<kind>`, and what to click for it, in order."""

    number: int
    kind: str
    values: Values
    targets: list[str]


class LogLine(Sent):
    """Something that happened: `event-<kind>`. `step` counts decisions from 1."""

    step: int
    seat: int
    kind: str
    rule: str
    values: Values


class Prompt(Fact):
    """What is asked now, and of which seat."""

    seat: int


class Seat(Sent):
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
    score: int | None = None


class ScoreLine(Sent):
    """One line of a score sheet."""

    id: str
    points: int
    count: int
    each: int


class Outcome(Sent):
    """How the game ended."""

    reason: str
    scores: list[int]
    ranking: list[list[int]]
    tie: str
    breakdown: list[list[ScoreLine]]


class ChatLine(Sent):
    """A line of chat; `at` is in milliseconds since 1970; `seat` is -2 for a spectator."""

    at: int
    name: str
    seat: int
    text: str


class View(Sent, tag_field="type", tag="view"):
    """What one viewer may see of a table at one version; nothing else is in it."""

    table: str
    game: str
    version: int
    #: How many decisions have been taken at the position that is shown, and at the table.
    step: int
    steps: int
    status: Status
    seats: list[Seat]
    viewer_seats: list[int]
    #: The seat through whose eyes the scene is seen, -2 for a spectator's.
    eyes: int
    to_act: int
    prompt: Prompt | None
    sheets: list[Sheet]
    pieces: list[Piece]
    #: What the viewer may do; empty unless one of the viewer's seats is to act.
    legal: list[Action]
    #: How many decisions the viewer may take back, and those of which seat.
    undo: int
    undo_seat: int
    #: The client keeps its log up to and including this step and appends `log`.
    log_from: int
    log: list[LogLine]
    outcome: Outcome | None
    #: The latest lines of chat, oldest first.
    chat: list[ChatLine]
    #: The secret of the invitation, for those who sit at the table.
    invite: str | None
    #: The table of the rematch, once somebody has asked for one.
    rematch: str | None
    options: dict[str, OptionValue]
    made: int
    updated: int


class TableLine(Sent):
    """A table in the list of a guest's tables."""

    id: str
    game: str
    status: Status
    seats: list[Seat]
    to_act: int
    my_turn: bool
    step: int
    made: int
    updated: int


class Curves(Sent):
    """How the game went. `series[name][seat][i]` is the value after `steps[i]` decisions; `score` is always there."""

    steps: list[int]
    series: dict[str, list[list[int]]]


class Refusal(Sent):
    """A move that may not be made now, and why."""

    number: int
    kind: str
    values: Values
    reason: Fact


class Online(Sent, tag_field="type", tag="online"):
    """Live: who of the seats is at the table right now."""

    online: list[bool]


class Ping(Sent, tag_field="type", tag="ping"):
    """Live: are you there?"""


class LiveProblem(Sent, tag_field="type", tag="error"):
    """Live: why the connection ends."""

    error: Trouble


class Health(Sent):
    """Whether the server can work."""

    status: Literal["well", "ill"]
    database: Literal["well", "unreachable"]
    version: str


#: Every type of the interface, for the schema.
TYPES: Final = (
    MeChange, TableWish, Act, Undo, SeatChange, Saying, Upload, Nothing, Pong,
    Problem, Guest, Game, Rule, Provenance, Made, View, TableLine, Curves, Refusal, Online, Ping, LiveProblem, Health,
)  # fmt: skip
