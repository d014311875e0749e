"""Serenissima as a game of Caravela: which chapter decides now, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caravela.core.actions import Action
from caravela.core.events import CHANCE, NOBODY, Event, Reason
from caravela.core.options import Options
from caravela.core.panels import Panel
from caravela.core.rules import Outcome, Rules, Seat
from caravela.core.scene import Piece, Scene
from caravela.core.words import Words
from caravela.games.serenissima import evaluate, invariants, panels, prompts, scoring
from caravela.games.serenissima import scene as scenes
from caravela.games.serenissima import view as views
from caravela.games.serenissima.actions import TABLE
from caravela.games.serenissima.chapters import (
    arrival,
    blockade,
    capture,
    combat,
    doge,
    investment,
    loading,
    loading_refused,
    movement,
    sale,
    setup,
    turn,
)
from caravela.games.serenissima.meta import META
from caravela.games.serenissima.state import (
    AT_CLOSING,
    AT_DICE,
    AT_DOGE,
    AT_OVER,
    AT_START,
    AT_VOLLEY,
    SerenissimaState,
    Variant,
)

Chapter = tuple[
    Callable[[SerenissimaState, bool], list[Action]],
    Callable[[SerenissimaState, Action, list[Event] | None], None],
    Callable[[SerenissimaState, Action], Reason | None],
]


def _no_reason(state: SerenissimaState, action: Action) -> Reason | None:
    return None


#: For each decision of the state (AT_START, AT_CLOSING, …): what may be done, what that does, why not.
_CHAPTERS: Final[list[Chapter]] = [
    (setup.start_options, setup.apply_start, _no_reason),
    (setup.close_options, setup.apply_close, setup.why_not_close),
    (setup.close_options, setup.apply_close, setup.why_not_close),
    (setup.settle_options, setup.apply_settle, setup.why_not_settle),
    (setup.galley_options, setup.apply_galley, setup.why_not_galley),
    (turn.options, turn.apply, turn.why_not),
    (loading.options, loading.apply, loading_refused.why_not),
    (movement.options, movement.apply, movement.why_not),
    (blockade.options, movement.apply_blockade, _no_reason),
    (arrival.options, arrival.apply, arrival.why_not),
    (blockade.options, sale.apply_blockade, _no_reason),
    (sale.options, sale.apply, sale.why_not),
    (combat.dice_options, combat.apply_dice, _no_reason),
    (combat.round_options, combat.apply_round, _no_reason),
    (combat.loot_options, combat.apply_loot, combat.why_not_loot),
    (blockade.options, capture.apply_blockade, _no_reason),
    (capture.volley_options, capture.apply_volley, _no_reason),
    (capture.land_options, capture.apply_land, capture.why_not_land),
    (investment.options, investment.apply, investment.why_not),
    (investment.place_options, investment.apply_place, investment.why_not_place),
    (doge.card_options, doge.apply_card, _no_reason),
    (doge.special_options, doge.apply_special, doge.why_not_special),
    (doge.crew_options, doge.apply_crew, doge.why_not_crew),
]
_OPTIONS: Final = [chapter[0] for chapter in _CHAPTERS]
_APPLY: Final = [chapter[1] for chapter in _CHAPTERS]
#: Decisions of chance.
_CHANCE: Final = [node in (AT_START, AT_CLOSING, AT_DICE, AT_VOLLEY, AT_DOGE) for node in range(AT_OVER + 1)]


class Serenissima(Rules[SerenissimaState]):
    """See `caravela.core.rules.Rules` for what each method promises."""

    meta = META
    table = TABLE

    def new_state(self, seats: int, options: Options) -> SerenissimaState:
        return setup.new_state(seats, options)

    def load(self, data: dict[str, Any]) -> SerenissimaState:
        fields = dict(data)
        state = SerenissimaState(Variant(Options(META.options, fields.pop("options", {}))))
        state.restore(fields)
        return state

    def to_act(self, state: SerenissimaState) -> Seat:
        node = state.node
        if _CHANCE[node]:
            return CHANCE
        if state.asked:
            return state.asked[0]
        return NOBODY if node == AT_OVER else state.active

    def legal(self, state: SerenissimaState, ordered: bool = False) -> list[Action]:
        node = state.node
        if node == AT_OVER:
            return []
        return _OPTIONS[node](state, ordered)

    def weights(self, state: SerenissimaState) -> list[int]:
        node = state.node
        if node == AT_DICE:
            return combat.dice_weights(state)
        if node == AT_VOLLEY:
            return capture.volley_weights(state)
        if node == AT_DOGE:
            return doge.card_weights(state)
        return [1] * len(self.legal(state))

    def apply(self, state: SerenissimaState, action: Action, events: list[Event] | None = None) -> None:
        _APPLY[state.node](state, action, events)

    def why_not(self, state: SerenissimaState, action: Action) -> Reason:
        if state.node == AT_OVER:
            return Reason("game_over", "SER-11.3")
        return (
            _CHAPTERS[state.node][2](state, action)
            or turn.why_not_in_step(state, action)
            or Reason("not_asked", "SER-3.1")
        )

    def prompt(self, state: SerenissimaState) -> Reason:
        return prompts.prompt(state)

    def outcome(self, state: SerenissimaState) -> Outcome | None:
        return scoring.outcome(state)

    def scores(self, state: SerenissimaState) -> list[int]:
        return state.money[:]

    def knows_score(self, state: SerenissimaState, seat: Seat, other: Seat) -> bool:
        return views.knows_money(state, seat, other)

    def view(self, state: SerenissimaState, seat: Seat) -> dict[str, Any]:
        return views.view(state, seat)

    def seen_by(self, state: SerenissimaState, seat: Seat) -> SerenissimaState:
        return views.seen_by(state, seat)

    def panels(self, state: SerenissimaState, words: Words, seat: Seat) -> list[Panel]:
        return panels.panels(state, words, seat)

    def gives_up(self, state: SerenissimaState, action: Action) -> bool:
        return super().gives_up(state, action) or capture.lands_all(state, action)

    def scene(self, state: SerenissimaState, seat: Seat) -> Scene:
        return scenes.scene(state, seat)

    def traces(self, event: Event) -> list[Piece]:
        return scenes.traces(event)

    def targets(self, state: SerenissimaState, action: Action) -> list[str]:
        return scenes.targets(state, action)

    def check(self, state: SerenissimaState) -> None:
        invariants.check(state)

    def evaluate(self, state: SerenissimaState, seat: Seat) -> float:
        return evaluate.evaluate(state, seat)
