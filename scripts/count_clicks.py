"""Counts the clicks of a thrifty player: by hand, and with gestures and without steps that leave no choice.

    .venv/bin/python scripts/count_clicks.py [GAME …]

A bot decides what one seat does in so many turns; the script finds the fewest clicks that say so at the table. A move
is clicked on the board, as `web/src/narrowing.ts` has it, or chosen as a button: one click where the list is short
enough to be open, else two. A drag counts as a click.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import mean
from typing import Any, Final

from caravela.bots import DEFAULT, make_bot
from caravela.core.actions import Action
from caravela.core.journeys import Journey, journeys
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.core.rules import Rules

TURNS: Final = 20
SEATS: Final = 3
SEED: Final = 7
#: A longer list of buttons is folded (`FEW` in the client).
FEW: Final = 9


def of_turn(match: Match, action: Action) -> str:
    """What tells one turn of the person from the next: how often others have decided."""
    return str(sum(1 for at, step in enumerate(match.steps) if step.seat not in (0, -1) and _first(match, at)))


def _first(match: Match, at: int) -> bool:
    return at == 0 or match.steps[at - 1].seat != match.steps[at].seat


def of_activation(match: Match, action: Action) -> str:
    """Each activation of a galley by itself; investments are something else, and so are answers in others' turns."""
    begun = [step.action.kind for step in match.steps if step.seat == 0 and step.action.kind in ("activate", "invest")]
    if action.kind in ("activate", "invest"):
        return f"activation {len(begun) + 1}" if action.kind == "activate" else ""
    return f"activation {len(begun)}" if match.state.active == 0 and begun and begun[-1] == "activate" else ""


def of_round(match: Match, action: Action) -> str:
    """Each round by itself."""
    state: Any = match.state
    return str(state.round)


#: The name of what a decision belongs to; none for what is not counted.
Unit = Callable[[Match, Action], str]
#: What is counted in each game, and the goal.
UNITS: Final[dict[str, tuple[str, Unit, float]]] = {
    "navegador": ("turn", of_turn, 3),
    "serenissima": ("activation", of_activation, 4),
    "vasco": ("round", of_round, 14),
    "endeavor": ("turn", of_turn, 2),
}


class Counter:
    """The clicks for one row of actions."""

    def __init__(self, rules: Rules[Any], state: Any, actions: list[Action]) -> None:
        self.rules = rules
        self.actions = actions
        self.states = [state]
        for action in actions:
            after = self.states[-1].clone()
            rules.apply(after, action)
            self.states.append(after)
        self.keys = [one.key(trail=False) for one in self.states]

    def on_board(self) -> int:
        """Every step clicked on the board, buttons only for what is not there."""
        return sum(self._board(at) for at in range(len(self.actions)))

    def by_hand(self) -> int:
        """Every step clicked or pressed, whichever is less."""
        return sum(self._step(at) for at in range(len(self.actions)))

    def with_gestures(self) -> int:
        """The fewest clicks that lead to the same end, from the last step back to the first."""
        fewest = [0] * (len(self.actions) + 1)
        for at in range(len(self.actions) - 1, -1, -1):
            forced = len(self.rules.legal(self.states[at])) == 1
            fewest[at] = fewest[at + 1] + (0 if forced else self._step(at))
            if not forced:
                fewest[at] = min([fewest[at], *self._gestures(at, fewest)])
        return fewest[0]

    def _gestures(self, at: int, fewest: list[int]) -> list[int]:
        seat, state = self.rules.to_act(self.states[at]), self.states[at]
        pieces = {piece.id for piece in self.rules.scene(state, seat).pieces}
        found: list[int] = []
        for journey in journeys(self.rules, state, seat, pieces):
            key = journey.end.key(trail=False)
            ends = [end for end in range(at + 1, len(self.keys)) if self.keys[end] == key]
            found += [self._gesture(at, journey) + fewest[end] for end in ends]
        return found

    def _gesture(self, at: int, journey: Journey) -> int:
        """A place is clicked, or a piece dragged there; repetitions stand beside the button of their action."""
        if journey.form == "again":
            return self._button(at, journey.actions[0])
        return max(1, len(journey.targets) - 1)

    def _step(self, at: int) -> int:
        return min(self._board(at), self._button(at, self.actions[at]))

    def _button(self, at: int, action: Action) -> int:
        state = self.states[at]
        legal = self.rules.legal(state)
        return 1 if len(legal) <= FEW or not self.rules.targets(state, action) else 2

    def _board(self, at: int) -> int:
        """The targets, and a button if they leave a doubt."""
        state, action = self.states[at], self.actions[at]
        wanted = self.rules.targets(state, action)
        others = [self.rules.targets(state, one) for one in self.rules.legal(state) if one is not action]
        doubt = any(targets[: len(wanted)] == wanted for targets in others)
        return len(wanted) + (1 if doubt or not wanted else 0)


def count(game: str) -> tuple[float, float, float]:
    """The mean clicks of a unit: on the board, by hand, with gestures."""
    _, unit, _ = UNITS[game]
    match = Match(load_game(game), SEATS, seed=SEED)
    bots = [make_bot(DEFAULT, seat) for seat in range(SEATS)]
    clicks: dict[str, list[int]] = {}
    while not match.over and len(clicks) <= TURNS:
        seat, rules = match.seat_to_act, match.rules
        if seat == 0:
            _take(match, bots[seat].turn(rules, rules.seen_by(match.state, seat)), unit, clicks)
        else:
            match.play(bots[seat].decide(match))
    whole = list(clicks.values())[:TURNS]
    return mean(one[0] for one in whole), mean(one[1] for one in whole), mean(one[2] for one in whole)


def _take(match: Match, turn: list[Action], unit: Unit, clicks: dict[str, list[int]]) -> None:
    """Plays what was decided, unit by unit, and counts."""
    while turn and match.seat_to_act == 0:
        name, before, row = unit(match, turn[0]), match.state.clone(), list[Action]()
        while turn and match.seat_to_act == 0 and unit(match, turn[0]) == name:
            row.append(turn.pop(0))
            match.play(row[-1])
        counter = Counter(match.rules, before, row)
        if name:
            found = clicks.setdefault(name, [0, 0, 0])
            for at, more in enumerate((counter.on_board(), counter.by_hand(), counter.with_gestures())):
                found[at] += more


def main(games: list[str]) -> None:
    """Prints a line for each game."""
    for game in games or UNITS:
        name, _, goal = UNITS[game]
        board, hand, gestures = count(game)
        told = f"board {board:4.1f}  by hand {hand:4.1f}  with gestures {gestures:4.1f}  goal {goal}"
        sys.stdout.write(f"{game:12} {name:10}  {told}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
