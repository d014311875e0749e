"""The contract of a game. A new game implements `Rules`; everything else in Caravela works on it.

Rules are stateless and deterministic: the same state and the same action always give the same next state. Dice and
draws are decisions of the player CHANCE, whose options carry integer weights; the random source stays outside.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from caravela.core import view as views
from caravela.core.actions import Action, ActionTable
from caravela.core.decisions import ACTIVE, NAMED, Decisions, decisions_in
from caravela.core.errors import BadSeats
from caravela.core.facts import GAME_OVER, NOT_ASKED, Event, EventKind, Fact, Moment, PromptKind, ReasonKind, kinds_of
from caravela.core.options import Option, Options, OptionValue
from caravela.core.outcome import Outcome, ScoreLine
from caravela.core.panels import Panel
from caravela.core.scene import Piece, Scene
from caravela.core.state import State, Variant
from caravela.core.tables import NumberTable
from caravela.core.writers import Cells

if TYPE_CHECKING:
    from caravela.core.words import Words

__all__ = ["Meta", "Outcome", "Rules", "ScoreLine", "Seat", "Way"]

S = TypeVar("S", bound=State[Any])

#: How many laid-out tables a game keeps.
MOST_LAID_OUT: Final = 100

#: A seat is a number from 0; CHANCE and NOBODY (`caravela.core.facts`) are negative.
Seat = int


class Way:
    """Which kinds of actions, or notations, make up a journey (`caravela.core.journeys`).

    `ends` are kinds with which it may end, and nothing follows. `pieces` are kinds that choose what goes: a journey is
    told apart by the latest of them and by its end.
    """

    def __init__(self, *kinds: str, ends: tuple[str, ...] = (), pieces: tuple[str, ...] = ()) -> None:
        self.kinds = kinds
        self.ends = ends
        self.pieces = pieces


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
        chapters: list[ModuleType],
        score_lines: tuple[str, ...],
        closing: tuple[str, ...] = (),
        gives_up: tuple[str, ...] = (),
        not_now: tuple[str, ...] = (),
        journeys: tuple[Way, ...] = (),
        repeats: tuple[str, ...] = (),
        moments: dict[str, Moment] | None = None,
        gauges: tuple[str, ...] = (),
        news: tuple[str, ...] = (),
        minutes: tuple[int, int] = (0, 0),
        weight: int = 0,
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
        #: The modules that declare decisions and kinds of facts.
        self.chapters = chapters
        #: The values of each kind of event, reason and prompt; the language files are checked against them.
        self.events = kinds_of(chapters, EventKind)
        self.reasons = {kind.name: kind.values for kind in (NOT_ASKED, GAME_OVER)} | kinds_of(chapters, ReasonKind)
        plain: dict[str, tuple[str, ...]] = {row.name: () for row in decisions_in(chapters) if row.ask is None}
        self.prompts = plain | kinds_of(chapters, PromptKind)
        #: The ids of the lines of a score sheet, in its order.
        self.score_lines = score_lines
        #: Actions that end or skip something, by kind or by notation (`done`, `hire 0`): menus offer them late.
        self.closing = closing
        #: Kinds of actions that give something up for good: menus offer them last.
        self.gives_up = gives_up
        #: Reasons that say no more than that something else is decided now; others are told rather than these.
        self.not_now = (NOT_ASKED.name, *not_now)
        #: Small steps that people take as one gesture, and kinds of actions that are often taken several times.
        self.journeys = journeys
        self.repeats = repeats
        #: Events that are great moments, each of a sort: by kind, or by kind and one of the values (`sailed calicut`).
        self.moments: dict[str, Moment] = moments or {}
        #: The numbers of a seat that players watch, as `Rules.gauges` reads them; `points`, if it is the last, is the
        #: score, which the core counts itself.
        self.gauges = gauges
        #: The kinds of events that are told beside a move that brings them about, besides its gauges.
        self.news = news
        #: How long a game takes with the fewest and with the most players, and how heavy it is, from 1 to 5.
        self.minutes = minutes
        self.weight = weight


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S]):
    """One game. There is one instance of it; it keeps nothing between calls.

    The sentences below are promises; the conformance tests check them for every game.
    """

    meta: ClassVar[Meta]
    #: Every action that the game can ever see, numbered.
    actions: ClassVar[ActionTable]
    #: Every decision of the game.
    decisions: ClassVar[Decisions]
    #: The classes of its states and of their options.
    state_type: ClassVar[type[State[Any]]]
    variant_type: ClassVar[type[Variant]]
    #: The rule that says what is decided when; the reason for whatever else is not decided now.
    order_rule: ClassVar[str]

    def __init__(self) -> None:
        self._options = self.decisions.options
        self._apply = self.decisions.apply
        self._by = self.decisions.by
        #: Tables that have been laid out, by seats and options: the next one is a copy.
        self._laid_out: dict[tuple[int, tuple[OptionValue, ...]], S] = {}

    @abstractmethod
    def set_up(self, state: S) -> None:
        """Lays out an empty table, up to the first decision; chance decisions of the set-up come later."""

    def new_state(self, seats: int, options: Options) -> S:
        """The position before the first decision, chance decisions of the set-up included."""
        key = (seats, options.key)
        if key not in self._laid_out:
            state = self._blank(options)
            state.empty(seats)
            self.set_up(state)
            if len(self._laid_out) >= MOST_LAID_OUT:
                self._laid_out.clear()
            self._laid_out[key] = state
        return self._laid_out[key].clone()

    def load(self, data: dict[str, Any]) -> S:
        """The state that `State.dump` gave this data for."""
        state = self._blank(Options(self.meta.options, data.get("options", {})))
        state.restore(data)
        return state

    def _blank(self, options: Options) -> S:
        state: Any = self.state_type(self.variant_type(options))
        return state  # type: ignore[no-any-return]

    def to_act(self, state: S) -> Seat:
        """Who decides now: a seat, CHANCE, or NOBODY once the game is over."""
        by = self._by[state.node]
        if by == ACTIVE:
            return state.active
        return self._named(state) if by == NAMED else by

    def _named(self, state: S) -> Seat:
        by = self.decisions[state.node].by
        assert not isinstance(by, int)
        return by(state)

    def legal(self, state: S, ordered: bool = False) -> list[Action]:
        """Everything that the one to act may do: in table order, without repeats, empty only when the game is over.

        With `ordered`, steps that could be taken in any order are offered in one order only: every result stays
        reachable, on fewer paths. For searches. The list is the caller's to read, not to change.
        """
        return self._options[state.node](state, ordered)

    def weights(self, state: S) -> list[int]:
        """How likely each action of `legal` is at a chance decision: positive integers, parallel to it."""
        weights = self.decisions[state.node].weights
        return [1] * len(self.legal(state)) if weights is None else weights(state)

    def drawn(self, state: S, lot: i64) -> int:
        """Which of `legal` chance takes, by its place there, when 31 random bits have decided: by `weights`.

        A game that can tell without the list of its weights overrides this, for the same answers in less time.
        """
        weights = self.weights(state)
        total: i64 = 0
        weight: i64
        for weight in weights:
            total += weight
        ticket = lot * total >> 31
        place = 0
        for weight in weights:
            if ticket < weight:
                break
            ticket -= weight
            place += 1
        return place

    def apply(self, state: S, action: Action, events: list[Event] | None = None) -> None:
        """Carries out a legal action by changing the state. Trusts its caller; `Match` is the one that checks.

        What happened is appended to `events` when a list is given.
        """
        self._apply[state.node](state, action, events)

    def why_not(self, state: S, action: Action) -> Fact:
        """Why this action of the table, which is not in `legal`, may not be taken now."""
        return self.why_not_here(state, action) or self.why_not_now(state, action) or NOT_ASKED(self.order_rule)

    def why_not_here(self, state: S, action: Action) -> Fact | None:
        """What the pending decision has against an action; None where the action is about something else."""
        why_not = self.decisions[state.node].why_not
        return why_not(state, action) if why_not is not None else None

    def why_not_now(self, state: S, action: Action) -> Fact | None:
        """What the game as a whole has to say where the pending decision has no reason of its own."""
        return None

    def prompt(self, state: S) -> Fact:
        """What is asked now, of whoever is to act: the kind of prompt, its rule and its values."""
        return self.decisions[state.node].prompt(state)

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """The points of each seat if the game ended now; at the end, those of `outcome`. See `knows`."""

    @abstractmethod
    def breakdown(self, state: S) -> list[list[ScoreLine]]:
        """The points of `scores` line by line, for each seat every line of `Meta.score_lines`, in their order."""

    def knows(self, state: S, seat: Seat, owner: Seat) -> bool:
        """Whether a seat (or NOBODY) may know the secret fields of another seat now, and so count its points."""
        return True

    def view(self, state: S, seat: Seat) -> dict[str, Any]:
        """What this seat (or NOBODY, a spectator) may know, in names, as JSON data: every field of the state."""
        return views.view(state, self._known(state, seat))

    def counts(self, state: S, seat: Seat) -> dict[str, list[int | None]]:
        """What the state counts for each seat, by field: {"money": [200, 150]}; None where this seat may not know."""
        return views.counts(state, self._known(state, seat))

    def _known(self, state: S, seat: Seat) -> list[bool]:
        return [self.knows(state, seat, owner) for owner in range(state.seats)]

    @abstractmethod
    def panels(self, state: S, words: Words, seat: Seat) -> list[Panel]:
        """The position in lines of text, as far as this seat (or NOBODY) may see it."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raises AssertionError, naming the invariant, if the position is impossible. For tests."""

    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """What the position is worth to a seat, in points of the final score; for bots."""

    def gauges(self, state: S, seat: Seat) -> list[int]:
        """The numbers that `Meta.gauges` names, `points` aside: what a preview compares before and after a move."""
        return []

    def write_row(self, cells: Cells, state: S) -> bool:
        """Writes every lasting field as `caravela.core.encoding` would, only faster; False where that is left to it.

        A game calls its module `rows` here, which `scripts/generate_rows.py` makes of the declared fields.
        """
        return False

    def mark(self, state: S) -> int:
        """A number that tells positions of one game apart, however they came about, in one process.

        A game whose bots are to be fast calls its module `rows` here too, where the engine is compiled.
        """
        return hash(state.key(trail=False))

    def seen_by(self, state: S, seat: Seat) -> S:
        """A copy that a bot in this seat may look at: what the seat cannot know is not in it.

        Unseen orders do not exist in any state (bags are drawn when revealed), so for a game in which nothing is
        hidden from one seat only, a plain copy is right. Other games take out, or guess, what is hidden.
        """
        return state.clone()

    def guess(self, state: S, seat: Seat, random: Random) -> S:
        """A whole position that this seat, by what it knows, could be in: what it cannot know is dealt anew.

        Made from `seen_by` alone, so that the truth is no likelier than by chance. A game whose `seen_by` leaves gaps
        or fixed guesses fills them here.
        """
        return self.seen_by(state, seat)

    def told(self, event: Event, seat: Seat) -> Event | None:
        """The event as this seat (or NOBODY) learns of it, or None; a game with secrets takes them out here."""
        return event

    def gives_up(self, state: S, action: Action) -> bool:
        """Whether a legal action gives something up for good; menus offer it last (`caravela.core.menu`)."""
        return action.kind in self.meta.gives_up

    def scene(self, state: S, seat: Seat) -> Scene:
        """What lies where, as far as this seat (or NOBODY) may see it; empty for a game that is not drawn yet."""
        return Scene([], [])

    def common_pieces(self, state: S) -> list[Piece]:
        """The pieces with which every scene of a position begins, whoever looks.

        A server makes them once for all who look, and of what a spectator may see. A game in which most pieces look
        alike to everybody has them here and the rest in `own_scene`.
        """
        return []

    def own_scene(self, state: S, seat: Seat) -> Scene:
        """The same as `scene` without `common_pieces`."""
        return self.scene(state, seat)

    def traces(self, event: Event) -> list[Piece]:
        """What lies on the table only because it has just happened, until the next decision: the dice of a roll."""
        return []

    def targets(self, state: S, action: Action) -> list[str]:
        """What to click for an action, in order: piece ids or `sheet/anchor`; empty where it is a button.

        Asked also for actions that are not legal now, to say why something cannot be clicked; one that has no place in
        this position may raise LookupError or ValueError.
        """
        return []

    def traveller(self, state: S) -> str | None:
        """The piece, by its id, that the pending decision moves, where no action names it: people drag it."""
        return None

    def tables(self) -> list[NumberTable]:
        """The numbers in play, as printed on the components: every value of the data file that a reader needs."""
        return []

    def check_seats(self, seats: int) -> None:
        """Refuses a number of seats that the game does not have."""
        if seats not in self.meta.seats:
            raise BadSeats(
                f"{self.meta.title} is for {self.meta.seats[0]} to {self.meta.seats[-1]} players, not {seats}."
            )
