"""Vasco da Gama as a game of Caravela: which chapter decides now, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, GAME_OVER, NOBODY, NOT_ASKED, Event, Fact, ReasonKind
from caravela.core.options import Options
from caravela.core.panels import Panel
from caravela.core.rules import Outcome, Rules, Seat
from caravela.core.scene import Scene
from caravela.core.words import Words
from caravela.games.vasco import evaluate, invariants, panels, prompts, scoring
from caravela.games.vasco import scene as scenes
from caravela.games.vasco import view as views
from caravela.games.vasco.actions import TABLE, Launch
from caravela.games.vasco.chapters import (
    bonuses,
    calls,
    characters,
    expedition,
    launching,
    merchants,
    placing,
    projects,
    recruiting,
    rounds,
    setup,
)
from caravela.games.vasco.meta import META
from caravela.games.vasco.state import (
    AT_DRAW,
    AT_MERCHANT,
    AT_OVER,
    AT_REFILL,
    AT_STEP,
    LAST_OF_CHANCE,
    Variant,
    VascoState,
)

LAUNCH_LATER: Final = ReasonKind("launch_later")

Chapter = tuple[
    Callable[[VascoState, bool], list[Action]],
    Callable[[VascoState, Action, list[Event] | None], None],
    Callable[[VascoState, Action], Fact | None],
]


def _no_reason(state: VascoState, action: Action) -> Fact | None:
    return None


#: For each decision of the state (AT_START, AT_VASCO, …): what may be done, what that does, why not.
_CHAPTERS: Final[list[Chapter]] = [
    (setup.start_options, setup.apply_start, _no_reason),
    (calls.tile_options, calls.apply_tile, _no_reason),
    (merchants.tile_options, merchants.apply_tile, _no_reason),
    (projects.reveal_options, projects.apply_reveal, _no_reason),
    (recruiting.refill_options, recruiting.apply_refill, _no_reason),
    (bonuses.draw_options, bonuses.apply_draw, _no_reason),
    (placing.number_options, placing.apply_number, placing.why_not_number),
    (placing.area_options, placing.apply_area, placing.why_not_area),
    (calls.options, calls.apply, calls.why_not),
    (launching.crew_options, launching.apply_crew, launching.why_not_crew),
    (projects.options, projects.apply, projects.why_not),
    (recruiting.section_options, recruiting.apply_section, recruiting.why_not_section),
    (recruiting.hire_options, recruiting.apply_hire, recruiting.why_not_hire),
    (expedition.harbour_options, expedition.apply_harbour, expedition.why_not_harbour),
    (expedition.sail_options, expedition.apply_sail, expedition.why_not_sail),
    (characters.options, characters.apply, characters.why_not),
    (characters.extra_options, characters.apply_extra, characters.why_not_extra),
    (merchants.options, merchants.apply, merchants.why_not),
    (bonuses.natal_options, bonuses.apply_natal, bonuses.why_not_natal),
    (bonuses.terra_options, bonuses.apply_terra, bonuses.why_not_terra),
    (launching.window_options, launching.apply_window, launching.why_not_window),
]
_OPTIONS: Final = [chapter[0] for chapter in _CHAPTERS]
_APPLY: Final = [chapter[1] for chapter in _CHAPTERS]


class VascoDaGama(Rules[VascoState]):
    """See `caravela.core.rules.Rules` for what each method promises."""

    meta = META
    table = TABLE

    def new_state(self, seats: int, options: Options) -> VascoState:
        state = setup.new_state(seats, options)
        rounds.go_on(state, None)
        return state

    def load(self, data: dict[str, Any]) -> VascoState:
        fields = dict(data)
        state = VascoState(Variant(Options(META.options, fields.pop("options", {}))))
        state.restore(fields)
        return state

    def to_act(self, state: VascoState) -> Seat:
        node = state.node
        if node <= LAST_OF_CHANCE:
            return CHANCE
        return NOBODY if node == AT_OVER else state.active

    def legal(self, state: VascoState, ordered: bool = False) -> list[Action]:
        node = state.node
        if node == AT_OVER:
            return []
        return _OPTIONS[node](state, ordered)

    def weights(self, state: VascoState) -> list[int]:
        """Sailors by their number in the bag, merchant ships by those of their limit, tiles alike (VDG-14.1, 14.4)."""
        if state.node == AT_REFILL or state.node == AT_DRAW:
            return [count for count in state.bag if count]
        if state.node == AT_MERCHANT:
            return [count for count in state.merchant_bag if count]
        return [1] * len(self.legal(state))

    def apply(self, state: VascoState, action: Action, events: list[Event] | None = None) -> None:
        _APPLY[state.node](state, action, events)
        if state.node == AT_STEP:
            rounds.go_on(state, events)

    def why_not(self, state: VascoState, action: Action) -> Fact:
        """The chapter's reason; launches outside their windows have one of their own (VDG-15.3)."""
        if state.node == AT_OVER:
            return GAME_OVER("VDG-3.1")
        reason = _CHAPTERS[state.node][2](state, action)
        if reason is None and isinstance(action, Launch):
            reason = LAUNCH_LATER("VDG-15.3")
        return reason or NOT_ASKED("VDG-15.1")

    def prompt(self, state: VascoState) -> Fact:
        return prompts.prompt(state)

    def outcome(self, state: VascoState) -> Outcome | None:
        return scoring.outcome(state)

    def scores(self, state: VascoState) -> list[int]:
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def view(self, state: VascoState, seat: Seat) -> dict[str, Any]:
        return views.view(state)

    def panels(self, state: VascoState, words: Words, seat: Seat) -> list[Panel]:
        return panels.panels(state, words)

    def scene(self, state: VascoState, seat: Seat) -> Scene:
        return scenes.scene(state, seat)

    def targets(self, state: VascoState, action: Action) -> list[str]:
        return scenes.targets(state, action)

    def check(self, state: VascoState) -> None:
        invariants.check(state)

    def evaluate(self, state: VascoState, seat: Seat) -> float:
        return evaluate.evaluate(state, seat)
