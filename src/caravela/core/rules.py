"""The contract of a game. A new game implements `Rules`; everything else in Caravela works on it.

Rules are stateless and deterministic: the same state and the same action always give the same next state. Dice and
draws are decisions of the player CHANCE, whose options carry integer weights; the random source stays outside.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from caravela.core.actions import Action, ActionTable
from caravela.core.errors import BadSeats
from caravela.core.events import Event, Reason
from caravela.core.options import Option, Options
from caravela.core.panels import Panel
from caravela.core.scene import Piece, Scene
from caravela.core.state import State

if TYPE_CHECKING:
    from caravela.core.words import Words

S = TypeVar("S", bound=State)

#: A seat is a number from 0; CHANCE and NOBODY (`caravela.core.events`) are negative.
Seat = int


class Meta:
    """What is known of a game before anybody sits down."""

    def __init__(
        self,
        *,
        id: str,
        title: str,
        author: str,
        publisher: str,
        year: int,
        rule_prefix: str,
        rules_version: int,
        seats: range,
        seat_ids: tuple[str, ...],
        options: list[Option],
        end_reasons: tuple[str, ...],
        folder: Path,
        vocabularies: dict[str, str],
        events: dict[str, tuple[str, ...]],
        reasons: dict[str, tuple[str, ...]],
        prompts: dict[str, tuple[str, ...]],
        score_lines: tuple[str, ...],
        closing: tuple[str, ...] = (),
        gives_up: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.title = title
        self.author = author
        self.publisher = publisher
        self.year = year
        #: What every rule number begins with, `NAV-`.
        self.rule_prefix = rule_prefix
        #: Raised when a stored game could replay differently.
        self.rules_version = rules_version
        self.seats = seats
        #: The colours, in seat order: the names of the seats in transcripts.
        self.seat_ids = seat_ids
        self.options = options
        self.end_reasons = end_reasons
        #: The game's folder: `text/`, `rulebook/`, `data.toml`.
        self.folder = folder
        #: Which word list names a value, where it is not the value's own name: {"origin": "region"}.
        self.vocabularies = vocabularies
        #: The values of each kind of event, reason and prompt; the language files are checked against them.
        self.events = events
        self.reasons = reasons
        self.prompts = prompts
        #: The ids of the lines of a score sheet, in its order.
        self.score_lines = score_lines
        #: Actions that end or skip something, by kind or by notation (`done`, `hire 0`): menus offer them late.
        self.closing = closing
        #: Kinds of actions that give something up for good: menus offer them last.
        self.gives_up = gives_up


class ScoreLine:
    """One line of a seat's score: `count` things at `each` points, or a plain number of points (each = 0)."""

    __slots__ = ("count", "each", "id", "points")

    def __init__(self, id: str, points: int, count: int = 0, each: int = 0) -> None:
        self.id = id
        self.points = points
        self.count = count
        self.each = each


class Outcome:
    """How a game ended."""

    def __init__(
        self,
        reason: str,
        scores: list[int],
        breakdown: list[list[ScoreLine]],
        ranking: list[list[Seat]],
        tie: str,
    ) -> None:
        #: One of the game's end reasons.
        self.reason = reason
        #: Points by seat.
        self.scores = scores
        #: Score lines by seat; their points add up to the score.
        self.breakdown = breakdown
        #: Seats from the winner down; seats in one inner list share the place.
        self.ranking = ranking
        #: The rule that broke a tie for the first place, or "".
        self.tie = tie

    @property
    def winners(self) -> list[Seat]:
        """The seats that share the first place, usually one."""
        return self.ranking[0]


class Rules(ABC, Generic[S]):
    """One game. There is one instance of it; it keeps nothing between calls.

    The sentences below are promises; the conformance tests check them for every game.
    """

    meta: ClassVar[Meta]
    table: ClassVar[ActionTable]

    @abstractmethod
    def new_state(self, seats: int, options: Options) -> S:
        """The position before the first decision, chance decisions of the set-up included."""

    @abstractmethod
    def load(self, data: dict[str, Any]) -> S:
        """The state that `State.dump` gave this data for."""

    @abstractmethod
    def to_act(self, state: S) -> Seat:
        """Who decides now: a seat, CHANCE, or NOBODY once the game is over."""

    @abstractmethod
    def legal(self, state: S, ordered: bool = False) -> list[Action]:
        """Everything that the one to act may do: in table order, without repeats, empty only when the game is over.

        With `ordered`, steps that could be taken in any order are offered in one order only: every result stays
        reachable, on fewer paths. For searches. The list is the caller's to read, not to change.
        """

    @abstractmethod
    def weights(self, state: S) -> list[int]:
        """How likely each action of `legal` is at a chance decision: positive integers, parallel to it."""

    @abstractmethod
    def apply(self, state: S, action: Action, events: list[Event] | None = None) -> None:
        """Carries out a legal action by changing the state. Trusts its caller; `Match` is the one that checks.

        What happened is appended to `events` when a list is given.
        """

    @abstractmethod
    def why_not(self, state: S, action: Action) -> Reason:
        """Why this action of the table, which is not in `legal`, may not be taken now."""

    @abstractmethod
    def prompt(self, state: S) -> Reason:
        """What is asked now, of whoever is to act: the kind of prompt, its rule and its values."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """The points of each seat if the game ended now; at the end, those of `outcome`. See `knows_score`."""

    def knows_score(self, state: S, seat: Seat, other: Seat) -> bool:
        """Whether a seat (or NOBODY) can count the points of another seat now; where it cannot, they are not shown."""
        return True

    @abstractmethod
    def view(self, state: S, seat: Seat) -> dict[str, Any]:
        """What this seat (or NOBODY, a spectator) may know, as JSON data; nothing else is in it."""

    @abstractmethod
    def panels(self, state: S, words: Words, seat: Seat) -> list[Panel]:
        """The position in lines of text, as far as this seat (or NOBODY) may see it."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raises AssertionError, naming the invariant, if the position is impossible. For tests."""

    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """What the position is worth to a seat, in points of the final score; for bots."""

    def seen_by(self, state: S, seat: Seat) -> S:
        """A copy that a bot in this seat may look at: what the seat cannot know is not in it.

        Unseen orders do not exist in any state (bags are drawn when revealed), so for a game in which nothing is
        hidden from one seat only, a plain copy is right. Other games take out, or guess, what is hidden.
        """
        return state.clone()

    def told(self, event: Event, seat: Seat) -> Event | None:
        """The event as this seat (or NOBODY) learns of it, or None; a game with secrets takes them out here."""
        return event

    def gives_up(self, state: S, action: Action) -> bool:
        """Whether a legal action gives something up for good; menus offer it last (`caravela.core.menu`)."""
        return action.kind in self.meta.gives_up

    def scene(self, state: S, seat: Seat) -> Scene:
        """What lies where, as far as this seat (or NOBODY) may see it; empty for a game that is not drawn yet."""
        return Scene([], [])

    def traces(self, event: Event) -> list[Piece]:
        """What lies on the table only because it has just happened, until the next decision: the dice of a roll."""
        return []

    def targets(self, state: S, action: Action) -> list[str]:
        """What to click for an action, in order: piece ids or `sheet/anchor`; empty where it is a button.

        Asked also for actions that are not legal now, to say why something cannot be clicked; one that has no place in
        this position may raise LookupError or ValueError.
        """
        return []

    def check_seats(self, seats: int) -> None:
        """Refuses a number of seats that the game does not have."""
        if seats not in self.meta.seats:
            raise BadSeats(
                f"{self.meta.title} is for {self.meta.seats[0]} to {self.meta.seats[-1]} players, not {seats}."
            )
