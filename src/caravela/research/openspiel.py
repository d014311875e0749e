"""OpenSpiel: every game as a Python game of theirs, with chance nodes, observation tensors and information states.

    import pyspiel
    from caravela.research import openspiel

    openspiel.register()
    game = pyspiel.load_game("caravela_navegador(players=3)")

An action's number is its place in the game's action table, for seats and for chance alike. Returns are rank shares: the
share of the others that a player left behind. They add up to half the number of players, so every game is constant-sum.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Any, Final, Self

from caravela.core.encoding import encoding
from caravela.core.errors import IllegalAction
from caravela.core.extras import need
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.fields import fields_of
from caravela.core.options import Options, OptionValue
from caravela.core.registry import game_ids, load_game
from caravela.core.rules import Rules
from caravela.research.arrays import observed
from caravela.research.play import rewards_of

#: What the names of games begin with in OpenSpiel.
PREFIX: Final = "caravela_"
#: No game is as long as this; capped games of bots have a few thousand decisions at most.
LONGEST: Final = 100_000


class Position:
    """What a state of OpenSpiel stands on; copying it is all that its clones need."""

    def __init__(self, rules: Rules[Any], seats: int, options: Options) -> None:
        self.rules = rules
        self.state = rules.new_state(seats, options)
        #: For each seat, its own decisions and what it saw when it took them, added up as a fingerprint.
        self.recalled = [""] * seats

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        other = object.__new__(type(self))
        other.rules = self.rules
        other.state = self.state.clone()
        other.recalled = list(self.recalled)
        return other

    def __getstate__(self) -> dict[str, Any]:
        meta = self.rules.meta
        return {"rules": (meta.id, meta.rules_version), "state": self.state.dump(), "recalled": self.recalled}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.rules = load_game(*kept["rules"])
        self.state = self.rules.load(kept["state"])
        self.recalled = kept["recalled"]

    def apply(self, number: int) -> None:
        """Takes an action, and lets the seat that took it remember that; what is not legal is refused."""
        seat = self.rules.to_act(self.state)
        action = self.rules.actions.from_number(number)
        if action not in self.rules.legal(self.state):
            name = self.rules.meta.seat_ids[seat] if seat >= 0 else "chance"
            raise IllegalAction(action.notation, name, self.rules.why_not(self.state, action))
        if seat >= 0:
            told = f"{self.recalled[seat]} {self.seen(seat)} {number}"
            self.recalled[seat] = sha256(told.encode()).hexdigest()[:32]
        self.rules.apply(self.state, action)

    def row(self, seat: int) -> list[int]:
        """What a seat knows, as numbers."""
        return encoding(self.rules, self.state.seats).encode(self.state, seat)

    def seen(self, seat: int) -> str:
        """What a seat knows, as text."""
        return " ".join(map(str, self.row(seat)))

    def information(self, seat: int) -> str:
        """What a seat knows and remembers: equal for positions that it cannot tell apart."""
        return f"{self.recalled[seat]} {self.seen(seat)}"


class GameParts:
    """A game of OpenSpiel; `register` joins it with their base class."""

    spiel: Any
    game: str
    state_class: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules = load_game(self.game)
        self.seats = int(given.get("players", self.rules.meta.seats[0]))
        self.rules.check_seats(self.seats)
        self.chosen = Options(self.rules.meta.options, options_of(str(given.get("options", ""))), bots=True)
        info = self.spiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=len(self.rules.actions),
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=self.seats / 2,
            max_game_length=LONGEST,
        )
        self.spiel.Game.__init__(self, game_type(self.spiel, self.game), info, given)

    def new_initial_state(self) -> Any:
        """The position before the first decision."""
        return self.state_class(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Any:
        """What observes positions of this game."""
        return Observer(self.rules, self.seats, kind is not None and kind.perfect_recall)


class StateParts:
    """A state of OpenSpiel; `register` joins it with their base class."""

    spiel: Any

    def __init__(self, game: Any) -> None:
        self.spiel.State.__init__(self, game)
        self.position = Position(game.rules, game.seats, game.chosen)

    def current_player(self) -> int:
        """The seat to act, chance, or the end."""
        seat = self.position.rules.to_act(self.position.state)
        if seat == NOBODY:
            return int(self.spiel.PlayerId.TERMINAL)
        return int(self.spiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position.rules.to_act(self.position.state) == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.number for action in self.position.rules.legal(self.position.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        rules, state = self.position.rules, self.position.state
        weights = rules.weights(state)
        total = sum(weights)
        pairs = zip(rules.legal(state), weights, strict=True)
        return sorted((action.number, weight / total) for action, weight in pairs)

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.rules.actions[action].notation

    def returns(self) -> list[float]:
        """Rank shares at the end; 0 before."""
        outcome = self.position.rules.outcome(self.position.state)
        return [0.0] * self.position.state.seats if outcome is None else rewards_of(outcome)

    def information_state_string(self, player: int | None = None) -> str:
        """What a player knows and remembers."""
        return self.position.information(self._player(player))

    def observation_string(self, player: int | None = None) -> str:
        """What a player knows, in names."""
        return told(self.position, self._player(player))

    def _player(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def __str__(self) -> str:
        return f"{self.position.rules.meta.id} {self.position.state.digest()}"


class Observer:
    """The tensor of a position: the numbers of `caravela.research.encoding`, as floats."""

    def __init__(self, rules: Rules[Any], seats: int, recall: bool) -> None:
        numpy = need("numpy", "research")
        self.rows = encoding(rules, seats)
        self.recall = recall
        self.tensor = numpy.zeros(self.rows.size, numpy.float32)
        self.dict = {
            block.name: self.tensor[block.start : block.start + block.size].reshape([len(axis) for axis in block.axes])
            for block in self.rows.blocks
        }

    def set_from(self, state: Any, player: int) -> None:
        """Fills the tensor with what a player knows."""
        self.tensor[:] = observed(self.rows, [state.position.state], [player])[0]

    def string_from(self, state: Any, player: int) -> str:
        """What a player knows, and with perfect recall what it remembers."""
        return state.position.information(player) if self.recall else told(state.position, player)


def told(position: Position, seat: int) -> str:
    """What a seat knows, in names."""
    return json.dumps(position.rules.view(position.state, seat), sort_keys=True)


def options_of(text: str) -> dict[str, OptionValue]:
    """The options that `name:value;name:value` stands for; OpenSpiel has other uses for `=` and `,`.

    >>> options_of("start:first;turn_cap:50")
    {'start': 'first', 'turn_cap': '50'}
    """
    parts = [part.partition(":") for part in text.split(";") if part.strip()]
    return {name.strip(): value.strip() for name, _, value in parts}


def game_type(spiel: Any, game: str) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    meta = load_game(game).meta
    kind = spiel.GameType
    secret = any(field.secret for field in fields_of(load_game(game).state_type))
    return kind(
        short_name=f"{PREFIX}{game}",
        long_name=meta.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if secret else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=meta.seats[-1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.seats[0], "options": ""},
    )


@cache
def register() -> list[str]:
    """Makes every game known to OpenSpiel; their names there."""
    spiel = need("pyspiel", "research")
    for game in game_ids():
        state = type(f"{game.title()}State", (StateParts, spiel.State), {"spiel": spiel})
        made = type(
            f"{game.title()}Game", (GameParts, spiel.Game), {"spiel": spiel, "game": game, "state_class": state}
        )
        spiel.register_game(game_type(spiel, game), made)
    return [f"{PREFIX}{game}" for game in game_ids()]
