"""Vasco da Gama as a game of Caravela: its tables, and where the parts of its folder are."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from caravela.core import engine
from caravela.core.actions import Action
from caravela.core.decisions import Decisions
from caravela.core.facts import Event, Fact
from caravela.core.panels import Panel
from caravela.core.rules import Outcome, Rules, ScoreLine, Seat
from caravela.core.scene import Piece, Scene
from caravela.core.tables import NumberTable
from caravela.core.words import Words
from caravela.core.writers import Cells
from caravela.games.vasco import evaluate, gauges, invariants, panels, rows, scoring, tables
from caravela.games.vasco import scene as scenes
from caravela.games.vasco.actions import TABLE, Launch
from caravela.games.vasco.chapters import launching, rounds, setup
from caravela.games.vasco.meta import META
from caravela.games.vasco.state import AT_STEP, VascoState, VascoVariant


@mypyc_attr(allow_interpreted_subclasses=True)
class VascoDaGama(Rules[VascoState]):
    """See `caravela.core.rules.Rules` for what each method promises."""

    meta = META
    actions = TABLE
    decisions = Decisions(META.chapters)
    state_type = VascoState
    variant_type = VascoVariant
    order_rule = "VDG-15.1"

    def set_up(self, state: VascoState) -> None:
        setup.set_up(state)
        rounds.go_on(state, None)

    def apply(self, state: VascoState, action: Action, events: list[Event] | None = None) -> None:
        """After a decision that leaves nothing to decide, the agenda goes on (VDG-3.2)."""
        self._apply[state.node](state, action, events)
        if state.node == AT_STEP:
            rounds.go_on(state, events)

    def why_not_now(self, state: VascoState, action: Action) -> Fact | None:
        """Launches outside their windows have a reason of their own (VDG-15.3)."""
        return launching.LAUNCH_LATER("VDG-15.3") if isinstance(action, Launch) else None

    def outcome(self, state: VascoState) -> Outcome | None:
        return scoring.outcome(state)

    def scores(self, state: VascoState) -> list[int]:
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def breakdown(self, state: VascoState) -> list[list[ScoreLine]]:
        return [scoring.sheet(state, seat) for seat in range(state.seats)]

    def panels(self, state: VascoState, words: Words, seat: Seat) -> list[Panel]:
        return panels.panels(state, words, self.to_act(state))

    def scene(self, state: VascoState, seat: Seat) -> Scene:
        return scenes.scene(state, seat)

    def common_pieces(self, state: VascoState) -> list[Piece]:
        return scenes.common_pieces(state)

    def own_scene(self, state: VascoState, seat: Seat) -> Scene:
        return scenes.own_scene(state, seat)

    def targets(self, state: VascoState, action: Action) -> list[str]:
        return scenes.targets(state, action)

    def tables(self) -> list[NumberTable]:
        return tables.tables()

    def check(self, state: VascoState) -> None:
        invariants.check(state)

    def evaluate(self, state: VascoState, seat: Seat) -> float:
        return evaluate.evaluate(state, seat)

    def gauges(self, state: VascoState, seat: Seat) -> list[int]:
        return gauges.gauges(state, seat)

    def write_row(self, cells: Cells, state: VascoState) -> bool:
        rows.write(cells, state)
        return True

    def mark(self, state: VascoState) -> int:
        return rows.mark(state) if engine.COMPILED else super().mark(state)
