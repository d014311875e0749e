"""The wire: every type that comes in or goes out, and those that no other room has.

Wishes and answers about tables are described in `tables/`, what lies on the table in `core/scene.py`; all of them go
over the wire as they are.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from caravela.core.data import Provenance
from caravela.core.facts import Moment
from caravela.core.introduction import Screen
from caravela.core.options import Option
from caravela.core.rulebook import Rule
from caravela.core.tables import NumberTable
from caravela.server.live.messages import Online, Ping, Pong
from caravela.server.storage.rows import Guest, Language
from caravela.server.tables.answers import (
    Curves,
    Fact,
    Ghosts,
    Hint,
    Refusal,
    ScoreSheet,
    SeatLink,
    TableSummary,
    View,
    ViewChange,
)
from caravela.server.tables.wishes import (
    Act,
    Answer,
    Ask,
    HintWish,
    InvitationWish,
    LessonWish,
    LinkWish,
    Name,
    Redo,
    SeatChange,
    TableWish,
    Undo,
    Wish,
)

LONGEST_CHAT: Final = 500
LONGEST_TRANSCRIPT: Final = 400_000


# What comes in


class MeChange(Wish):
    """A guest chooses a name or a language."""

    name: Name | None = None
    language: Language | None = None


class Saying(Wish):
    """A line of chat."""

    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]


class Upload(Wish):
    """A transcript as text."""

    text: Annotated[str, Meta(max_length=LONGEST_TRANSCRIPT)]


class Nothing(Wish):
    """The empty message."""


# What goes out


class Trouble(msgspec.Struct, omit_defaults=True):
    """What went wrong. `message` is one English sentence; `reason` can be told in every language."""

    kind: str
    message: str
    reason: Fact | None = None
    #: The version that the table is at, where the request's was an old one.
    version: int | None = None
    #: The line of an uploaded file that is wrong, counted from 1.
    line: int | None = None


class Problem(msgspec.Struct):
    """The body of every answer that is an error."""

    error: Trouble


class Game(msgspec.Struct):
    """A game as the home page shows it."""

    id: str
    title: str
    author: str
    publisher: str
    year: int
    seats: list[int]
    seat_ids: list[str]
    #: What it is about, in one sentence of each language.
    pitch: dict[str, str]
    #: How long it takes, in minutes, and how heavy it is, from 1 to 5; 0 where nobody says.
    minutes: list[int]
    weight: int
    #: The drawing of its cover, or of its board; null for a game that is not drawn.
    cover: str | None
    #: Whether there is an introduction, and which lessons there are.
    introduced: bool
    lessons: list[str]
    options: list[Option]
    #: The kinds of bot, and the one that plays where nobody says which.
    bots: list[str]
    default_bot: str
    vocabularies: dict[str, str]
    score_lines: list[str]
    #: Events that are great moments: by kind, or by kind and one of the values (`sailed calicut`).
    moments: dict[str, Moment]
    end_reasons: list[str]
    rule_prefix: str
    rules_version: int


class Made(msgspec.Struct):
    """A table that was made: its id, and the secret of its invitation."""

    id: str
    invite: str | None


class LiveProblem(msgspec.Struct, tag_field="type", tag="error"):
    """Why a live connection ends."""

    error: Trouble


class Health(msgspec.Struct):
    """Whether the server can work."""

    status: Literal["well", "ill"]
    #: Whether the database takes and gives back what is written; else what is wrong with it.
    database: Literal["well", "full", "locked", "unwritable", "unreachable", "silent"]
    version: str
    #: Whether the compiled engine runs.
    engine: Literal["compiled", "interpreted"]
    #: What the database said, where it is not well.
    reason: str = ""


#: Every type of the interface, for the schema.
TYPES: Final = (
    MeChange, TableWish, LessonWish, Act, Undo, Redo, Ask, Answer, HintWish, SeatChange, LinkWish, InvitationWish,
    Saying, Upload, Nothing, Pong,
    Problem, Guest, Game, Rule, Screen, NumberTable, Provenance, Made, View, ViewChange, TableSummary, Curves,
    ScoreSheet, Refusal, SeatLink, Ghosts, Hint, Health,
    Online, Ping, LiveProblem,
)  # fmt: skip
