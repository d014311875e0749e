"""Endeavor as a game of Caravela: which chapter decides now, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, GAME_OVER, NOBODY, NOT_ASKED, Event, Fact
from caravela.core.options import Options
from caravela.core.panels import Panel
from caravela.core.rules import Outcome, Rules, Seat
from caravela.core.scene import Scene
from caravela.core.words import Words
from caravela.games.endeavor import evaluate, invariants, panels, prompts, scoring
from caravela.games.endeavor import scene as scenes
from caravela.games.endeavor import view as views
from caravela.games.endeavor.actions import TABLE
from caravela.games.endeavor.chapters import build, discard, rounds, salary, setup, shortage, silent, special, turn
from caravela.games.endeavor.meta import META
from caravela.games.endeavor.state import (
    AT_CROWN,
    AT_MEMORIAL,
    AT_NEXT,
    AT_OVER,
    AT_TOKENS,
    EndeavorState,
    Variant,
)

Chapter = tuple[
    Callable[[EndeavorState, bool], list[Action]],
    Callable[[EndeavorState, Action, list[Event] | None], None],
    Callable[[EndeavorState, Action], Fact | None],
]


def _no_reason(state: EndeavorState, action: Action) -> Fact | None:
    return None


#: For each decision of the state (AT_TOKENS, AT_OFFER, …): what may be done, what that does, why not.
_CHAPTERS: Final[list[Chapter]] = [
    (setup.tokens_options, setup.apply_tokens, _no_reason),
    (setup.offer_options, setup.apply_offer, _no_reason),
    (setup.crown_options, setup.apply_crown, _no_reason),
    (setup.start_options, setup.apply_start, _no_reason),
    (shortage.options, shortage.apply, shortage.why_not),
    (build.options, build.apply, build.why_not),
    (salary.options, salary.apply, salary.why_not),
    (turn.options, turn.apply, turn.why_not),
    (turn.act_options, turn.apply_act, turn.why_not_act),
    (special.options, turn.apply_memorial, _no_reason),
    (silent.options, turn.apply_silent, silent.why_not),
    (discard.governor_options, discard.apply_governor, discard.why_not_governor),
    (discard.options, discard.apply, discard.why_not),
]
_OPTIONS: Final = [chapter[0] for chapter in _CHAPTERS]
_APPLY: Final = [chapter[1] for chapter in _CHAPTERS]


class Endeavor(Rules[EndeavorState]):
    """See `caravela.core.rules.Rules` for what each method promises."""

    meta = META
    table = TABLE

    def new_state(self, seats: int, options: Options) -> EndeavorState:
        return setup.new_state(seats, options)

    def load(self, data: dict[str, Any]) -> EndeavorState:
        fields = dict(data)
        state = EndeavorState(Variant(Options(META.options, fields.pop("options", {}))))
        state.restore(fields)
        return state

    def to_act(self, state: EndeavorState) -> Seat:
        node = state.node
        if node <= AT_CROWN:
            return CHANCE
        if node == AT_MEMORIAL:
            return state.mourners[0]
        return NOBODY if node == AT_OVER else state.active

    def legal(self, state: EndeavorState, ordered: bool = False) -> list[Action]:
        node = state.node
        if node == AT_OVER:
            return []
        return _OPTIONS[node](state, ordered)

    def weights(self, state: EndeavorState) -> list[int]:
        if state.node == AT_TOKENS:
            return setup.tokens_weights(state)
        return [1] * len(self.legal(state))

    def apply(self, state: EndeavorState, action: Action, events: list[Event] | None = None) -> None:
        _APPLY[state.node](state, action, events)
        if state.node == AT_NEXT:
            rounds.advance(state, events)

    def why_not(self, state: EndeavorState, action: Action) -> Fact:
        if state.node == AT_OVER:
            return GAME_OVER("END-4.5")
        reason = _CHAPTERS[state.node][2](state, action) or rounds.why_not(state, action)
        return reason or NOT_ASKED("END-4.3")

    def prompt(self, state: EndeavorState) -> Fact:
        return prompts.prompt(state)

    def outcome(self, state: EndeavorState) -> Outcome | None:
        return scoring.outcome(state)

    def scores(self, state: EndeavorState) -> list[int]:
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def view(self, state: EndeavorState, seat: Seat) -> dict[str, Any]:
        return views.view(state)

    def panels(self, state: EndeavorState, words: Words, seat: Seat) -> list[Panel]:
        return panels.panels(state, words, seat)

    def scene(self, state: EndeavorState, seat: Seat) -> Scene:
        return scenes.scene(state, seat)

    def targets(self, state: EndeavorState, action: Action) -> list[str]:
        return scenes.targets(state, action)

    def check(self, state: EndeavorState) -> None:
        invariants.check(state)

    def evaluate(self, state: EndeavorState, seat: Seat) -> float:
        return evaluate.evaluate(state, seat)
