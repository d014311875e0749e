"""Endeavor as a game of Caravela: its tables, and where the parts of its folder are."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

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
from caravela.games.endeavor import evaluate, gauges, invariants, panels, rows, scoring, standing, tables
from caravela.games.endeavor import scene as scenes
from caravela.games.endeavor.actions import TABLE
from caravela.games.endeavor.chapters import rounds, setup
from caravela.games.endeavor.meta import META
from caravela.games.endeavor.state import AT_NEXT, AT_TOKENS, EndeavorState, EndeavorVariant


@mypyc_attr(allow_interpreted_subclasses=True)
class Endeavor(Rules[EndeavorState]):
    """See `caravela.core.rules.Rules` for what each method promises."""

    meta = META
    actions = TABLE
    decisions = Decisions(META.chapters)
    state_type = EndeavorState
    variant_type = EndeavorVariant
    order_rule = "END-4.3"

    def set_up(self, state: EndeavorState) -> None:
        setup.set_up(state)

    def drawn(self, state: EndeavorState, lot: i64) -> int:
        return setup.drawn_tokens(state, lot) if state.node == AT_TOKENS else super().drawn(state, lot)

    def apply(self, state: EndeavorState, action: Action, events: list[Event] | None = None) -> None:
        self._apply[state.node](state, action, events)
        if state.node == AT_NEXT:
            rounds.advance(state, events)

    def why_not_now(self, state: EndeavorState, action: Action) -> Fact | None:
        return rounds.why_not(state, action)

    def outcome(self, state: EndeavorState) -> Outcome | None:
        return scoring.outcome(state)

    def scores(self, state: EndeavorState) -> list[int]:
        return [standing.standing(state, seat) for seat in range(state.seats)]

    def breakdown(self, state: EndeavorState) -> list[list[ScoreLine]]:
        return [standing.sheet(state, seat) for seat in range(state.seats)]

    def panels(self, state: EndeavorState, words: Words, seat: Seat) -> list[Panel]:
        return panels.panels(state, words, seat)

    def scene(self, state: EndeavorState, seat: Seat) -> Scene:
        return scenes.scene(state, seat)

    def common_pieces(self, state: EndeavorState) -> list[Piece]:
        return scenes.common_pieces(state)

    def own_scene(self, state: EndeavorState, seat: Seat) -> Scene:
        return scenes.own_scene(state, seat)

    def targets(self, state: EndeavorState, action: Action) -> list[str]:
        return scenes.targets(state, action)

    def tables(self) -> list[NumberTable]:
        return tables.tables()

    def check(self, state: EndeavorState) -> None:
        invariants.check(state)

    def evaluate(self, state: EndeavorState, seat: Seat) -> float:
        return evaluate.evaluate(state, seat)

    def gauges(self, state: EndeavorState, seat: Seat) -> list[int]:
        return gauges.gauges(state, seat)

    def write_row(self, cells: Cells, state: EndeavorState) -> bool:
        rows.write(cells, state)
        return True

    def mark(self, state: EndeavorState) -> int:
        return rows.mark(state) if engine.COMPILED else super().mark(state)
