"""Navegador as a game of Caravela: which chapter decides now, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caravela.core.actions import Action
from caravela.core.events import CHANCE, NOBODY, Event, Reason
from caravela.core.options import Options
from caravela.core.panels import Panel
from caravela.core.rules import Outcome, Rules, Seat
from caravela.core.scene import Scene
from caravela.core.words import Words
from caravela.games.navegador import evaluate, invariants, panels, scoring
from caravela.games.navegador import scene as scenes
from caravela.games.navegador import view as views
from caravela.games.navegador.actions import TABLE
from caravela.games.navegador.chapters import (
    buildings,
    colonies,
    ending,
    market,
    privileges,
    rondel,
    sailing,
    setup,
    ships,
    workers,
)
from caravela.games.navegador.components import REGION_IDS, SPACE_IDS
from caravela.games.navegador.meta import META
from caravela.games.navegador.state import AT_OVER, AT_START, AT_TOKEN, NONE, NavegadorState, Variant

Chapter = tuple[
    str,
    Callable[[NavegadorState, bool], list[Action]],
    Callable[[NavegadorState, Action, list[Event] | None], None],
    Callable[[NavegadorState, Action], Reason | None],
]


def _no_reason(state: NavegadorState, action: Action) -> Reason | None:
    return None


#: For each decision of the state (AT_START, AT_TURN, …): its name, what may be done, what that does, why not.
_CHAPTERS: Final[list[Chapter]] = [
    ("start", setup.options, setup.apply, _no_reason),
    ("turn", rondel.turn_options, rondel.apply_turn, rondel.why_not_turn),
    ("pay", rondel.pay_options, rondel.apply_pay, rondel.why_not_pay),
    ("sail", sailing.sail_options, sailing.apply_sail, sailing.why_not_sail),
    ("fleet", sailing.fleet_options, sailing.apply_fleet, sailing.why_not_fleet),
    ("lose", sailing.lose_options, sailing.apply_lose, _no_reason),
    ("token", sailing.token_options, sailing.apply_token, _no_reason),
    ("workers", workers.options, workers.apply, workers.why_not),
    ("ships", ships.options, ships.apply, ships.why_not),
    ("colony", colonies.options, colonies.apply, colonies.why_not),
    ("market", market.options, market.apply, market.why_not),
    ("build", buildings.options, buildings.apply, buildings.why_not),
    ("privilege", privileges.options, privileges.apply, privileges.why_not),
    ("royal", ending.royal_options, ending.apply_royal, ending.why_not_royal),
]
_OPTIONS: Final = [chapter[1] for chapter in _CHAPTERS]
_APPLY: Final = [chapter[2] for chapter in _CHAPTERS]


class Navegador(Rules[NavegadorState]):
    """See `caravela.core.rules.Rules` for what each method promises."""

    meta = META
    table = TABLE

    def new_state(self, seats: int, options: Options) -> NavegadorState:
        return setup.new_state(seats, options)

    def load(self, data: dict[str, Any]) -> NavegadorState:
        fields = dict(data)
        state = NavegadorState(Variant(Options(META.options, fields.pop("options", {}))))
        state.restore(fields)
        return state

    def to_act(self, state: NavegadorState) -> Seat:
        node = state.node
        if node == AT_TOKEN or node == AT_START:
            return CHANCE
        return NOBODY if node == AT_OVER else state.active

    def legal(self, state: NavegadorState, ordered: bool = False) -> list[Action]:
        node = state.node
        if node == AT_OVER:
            return []
        return _OPTIONS[node](state, ordered)

    def weights(self, state: NavegadorState) -> list[int]:
        return [1] * len(self.legal(state))

    def apply(self, state: NavegadorState, action: Action, events: list[Event] | None = None) -> None:
        _APPLY[state.node](state, action, events)

    def why_not(self, state: NavegadorState, action: Action) -> Reason:
        if state.node == AT_OVER:
            return Reason("game_over", "NAV-13.2")
        return _CHAPTERS[state.node][3](state, action) or Reason("not_asked", "NAV-3.1")

    def prompt(self, state: NavegadorState) -> Reason:
        """What is asked: NAV-3.1 and the chapter of the action."""
        kind = "over" if state.node == AT_OVER else _CHAPTERS[state.node][0]
        if kind == "pay":
            return Reason(kind, "NAV-3.6", count=state.paying)
        if kind == "sail":
            return Reason(kind, "NAV-6.1", reach=sailing.RANGE[state.phase - 1])
        if kind in ("fleet", "lose", "token"):
            count = {"fleet": state.fleet_left, "lose": state.losses, "token": state.drawing}[kind]
            rule = "NAV-6.7" if kind == "fleet" else "NAV-6.8"
            return Reason(kind, rule, region=REGION_IDS[state.target], count=count)
        if kind in ("colony", "build"):
            return Reason(kind, "NAV-7.2" if kind == "colony" else "NAV-8.2", workers=state.free_workers)
        stone = NONE if state.node == AT_START else state.stone[state.active]
        if kind == "turn" and stone != NONE:
            return Reason("turn", "NAV-3.3", space=SPACE_IDS[stone])
        return Reason("first_turn" if kind == "turn" else kind, _PROMPT_RULES.get(kind, "NAV-3.1"))

    def outcome(self, state: NavegadorState) -> Outcome | None:
        return scoring.outcome(state)

    def scores(self, state: NavegadorState) -> list[int]:
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def view(self, state: NavegadorState, seat: Seat) -> dict[str, Any]:
        return views.view(state)

    def panels(self, state: NavegadorState, words: Words, seat: Seat) -> list[Panel]:
        return panels.panels(state, words, seat)

    def scene(self, state: NavegadorState, seat: Seat) -> Scene:
        return scenes.scene(state, seat)

    def targets(self, state: NavegadorState, action: Action) -> list[str]:
        return scenes.targets(state, action)

    def check(self, state: NavegadorState) -> None:
        invariants.check(state)

    def evaluate(self, state: NavegadorState, seat: Seat) -> float:
        return evaluate.evaluate(state, seat)


_PROMPT_RULES: Final = {
    "start": "NAV-2.8",
    "workers": "NAV-4.1",
    "ships": "NAV-5.1",
    "market": "NAV-9.1",
    "privilege": "NAV-10.1",
    "royal": "NAV-14.2",
    "over": "NAV-13.2",
}
