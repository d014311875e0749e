"""A game being played: checks legality, asks the random source, keeps the record, knows how far undo may go."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from operator import index
from typing import Any, ClassVar, SupportsIndex

from caravela.core.actions import Action
from caravela.core.chance import Chance
from caravela.core.errors import GameOver, IllegalAction, NothingToUndo
from caravela.core.facts import CHANCE, NOBODY, Event, Fact
from caravela.core.menu import by_use
from caravela.core.options import Options, OptionValue
from caravela.core.rules import Outcome, Rules, Seat
from caravela.core.state import State
from caravela.core.words import Words


class Step:
    """One decision that was taken: by whom, what, and what it brought about."""

    __slots__ = ("action", "events", "forced", "seat")

    def __init__(self, seat: Seat, action: Action, events: list[Event], forced: bool = False) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        #: Whether nothing else was possible.
        self.forced = forced

    def __repr__(self) -> str:
        who = "chance" if self.seat == CHANCE else f"seat {self.seat}"
        return f"<{who}: {self.action.notation}>"


def _undrawn(match: Match) -> str | None:
    """The core draws nothing."""
    return None


class Match:
    """One game from its set-up on. Chance decisions are taken as soon as they come up.

    A match is played by code unless you say `people=True`: options have their defaults for bots, so that it ends
    whatever is played (a game that people could go on with for ever has a cap on its turns). `Options` that are
    complete already are taken as they are.

    >>> from caravela import load_game
    >>> match = Match(load_game("navegador"), seats=2, seed=1, options={"start": "first"})
    >>> match
    <Match of navegador: 2 seats, 0 steps, red to act>
    >>> match.options["turn_cap"], Match(match.rules, seats=2, people=True).options["turn_cap"]
    (100, 0)
    >>> match.play("rondel workers")
    >>> match.play("hire 9")
    Traceback (most recent call last):
        ...
    caravela.core.errors.IllegalAction: red cannot play 'hire 9' now: track full (see NAV-4.6).
    """

    #: The table in a notebook, as SVG. The core draws nothing itself: `caravela/__init__.py` puts its pictures in here.
    _repr_svg_: ClassVar[Callable[[Match], str | None]] = _undrawn

    def __init__(
        self,
        rules: Rules[Any],
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
        players: list[str] | None = None,
        *,
        people: bool = False,
        draw: bool = True,
    ) -> None:
        rules.check_seats(seats)
        self.rules = rules
        self.seats = seats
        if not isinstance(options, Options):
            options = Options(rules.meta.options, options, bots=not people)
        self.options = options
        #: Who sits where, as shown to people; the seat's colour where nobody is named.
        self.players = list(players) if players else list(rules.meta.seat_ids[:seats])
        self.chance = Chance(seed)
        self.state: State[Any] = rules.new_state(seats, self.options)
        self.steps: list[Step] = []
        if draw:
            self.draw()

    def __repr__(self) -> str:
        count = len(self.steps)
        steps = "1 step" if count == 1 else f"{count} steps"
        return f"<Match of {self.rules.meta.id}: {self.seats} seats, {steps}, {self._standing()}>"

    def _standing(self) -> str:
        """Who is to act, or the result."""
        outcome = self.outcome
        if outcome is None:
            return f"{'chance' if self.seat_to_act == CHANCE else self.seat_id(self.seat_to_act)} to act"
        return "over: " + ", ".join(f"{self.seat_id(seat)} {points}" for seat, points in enumerate(outcome.scores))

    @property
    def seat_to_act(self) -> Seat:
        """The seat whose decision is awaited, CHANCE, or NOBODY when the game is over."""
        return self.rules.to_act(self.state)

    @property
    def legal(self) -> list[Action]:
        """What the seat to act may do, in the order of the action table; `menu` says it in words."""
        return self.rules.legal(self.state)

    def menu(self, language: str = "en") -> dict[int, str]:
        """What the seat to act may do, in sentences by action number, in the order in which people are offered it.

        >>> from caravela import load_game
        >>> Match(load_game("navegador"), seats=2, seed=1).menu()[39]
        'Move the stone to Sailing'
        """
        words = Words(self.rules.meta, language, self.players)
        return {action.number: words.action(action) for action in by_use(self.rules, self.state, self.legal)}

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return self.rules.outcome(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat_to_act == NOBODY

    def seat_id(self, seat: Seat) -> str:
        """The seat's name in transcripts: its colour, or `*` for chance."""
        return "*" if seat == CHANCE else self.rules.meta.seat_ids[seat]

    def play(self, action: Action | str | SupportsIndex, draw: bool = True) -> None:
        """Takes a decision for the seat to act, then any chance decisions that follow.

        The action is given itself, in its notation, or by its number in the action table.
        Raises IllegalAction, with the reason, and changes nothing if the action may not be taken now.
        """
        action = self._action(action)
        seat = self.seat_to_act
        if seat == NOBODY:
            raise GameOver("The game is over; there is nothing left to decide.")
        legal = self.legal
        if action not in legal:
            raise IllegalAction(action.notation, self.seat_id(seat), self.why_not(action))
        self._take(seat, action, forced=len(legal) == 1)
        if draw:
            self.draw()

    def _action(self, action: Action | str | SupportsIndex) -> Action:
        if isinstance(action, Action):
            return action
        actions = self.rules.actions
        return actions.parse(action) if isinstance(action, str) else actions.from_number(index(action))

    def draw(self) -> None:
        """Takes every chance decision that is due, with the random source."""
        while self.seat_to_act == CHANCE:
            options = self.legal
            self._take(CHANCE, options[self.chance.pick(self.rules.weights(self.state))], forced=len(options) == 1)

    @property
    def only_action(self) -> Action | None:
        """What must be done now, or None where there is a choice: people need not be asked."""
        legal = self.legal
        return legal[0] if len(legal) == 1 else None

    def why_not(self, action: Action) -> Fact:
        """Why an action may not be taken now."""
        return self.rules.why_not(self.state, action)

    def undo_floor(self) -> int:
        """How many steps are beyond undo: everything up to the latest chance outcome or change of decider."""
        last = self.steps[-1].seat if self.steps else CHANCE
        return len(self.steps) if last == CHANCE else self.floor_of((last,))

    def floor_of(self, seats: Container[Seat]) -> int:
        """From which step on only these seats have decided, without chance: nobody else learned or did anything."""
        floor = len(self.steps)
        while floor > 0 and self.steps[floor - 1].seat in seats:
            floor -= 1
        return floor

    def choices(self, seats: Container[Seat], since: int = 0) -> list[int]:
        """The indices of the steps, from one on, at which one of these seats had a choice, in their order."""
        steps = self.steps
        return [at for at in range(since, len(steps)) if steps[at].seat in seats and not steps[at].forced]

    def undo(self, count: int = 1) -> int:
        """Takes back up to `count` of the latest decisions, within the barrier; returns how many."""
        free = len(self.steps) - self.undo_floor()
        if free == 0:
            raise NothingToUndo
        count = min(count, free)
        self.rewind(len(self.steps) - count)
        return count

    def rewind(self, length: int) -> None:
        """Goes back to the position after `length` steps, barrier or not: for replay and with the table's consent."""
        self.state = self.state_at(length)
        self.steps = self.steps[:length]

    def state_at(self, length: int) -> State[Any]:
        """The position after the first `length` steps; the match stays where it is."""
        state: State[Any] = self.rules.new_state(self.seats, self.options)
        for step in self.steps[:length]:
            self.rules.apply(state, step.action)
        return state

    def clone(self, seed: int | None = None) -> Match:
        """A copy to try something on; this match does not notice.

        The same dice await the copy as this match, unless a seed gives it others.
        """
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.players = list(self.players)
        other.chance = self.chance.clone() if seed is None else Chance(seed)
        other.state = self.state.clone()
        other.steps = list(self.steps)
        return other

    def _take(self, seat: Seat, action: Action, forced: bool) -> None:
        events: list[Event] = []
        self.rules.apply(self.state, action, events)
        self.steps.append(Step(seat, action, events, forced))
