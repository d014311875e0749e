"""Navegador as a game of Caravela: its tables, and where the parts of its folder are."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from caravela.core import engine
from caravela.core.actions import Action
from caravela.core.decisions import Decisions
from caravela.core.panels import Panel
from caravela.core.rules import Outcome, Rules, ScoreLine, Seat
from caravela.core.scene import Piece, Scene
from caravela.core.tables import NumberTable
from caravela.core.words import Words
from caravela.core.writers import Cells
from caravela.games.navegador import evaluate, gauges, invariants, panels, rows, scoring, tables
from caravela.games.navegador import scene as scenes
from caravela.games.navegador.actions import TABLE
from caravela.games.navegador.chapters import setup
from caravela.games.navegador.meta import META
from caravela.games.navegador.state import NavegadorState, NavegadorVariant


@mypyc_attr(allow_interpreted_subclasses=True)
class Navegador(Rules[NavegadorState]):
    """See `caravela.core.rules.Rules` for what each method promises."""

    meta = META
    actions = TABLE
    decisions = Decisions(META.chapters)
    state_type = NavegadorState
    variant_type = NavegadorVariant
    order_rule = "NAV-3.1"

    def set_up(self, state: NavegadorState) -> None:
        setup.set_up(state)

    def outcome(self, state: NavegadorState) -> Outcome | None:
        return scoring.outcome(state)

    def scores(self, state: NavegadorState) -> list[int]:
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def breakdown(self, state: NavegadorState) -> list[list[ScoreLine]]:
        return [scoring.sheet(state, seat) for seat in range(state.seats)]

    def panels(self, state: NavegadorState, words: Words, seat: Seat) -> list[Panel]:
        return panels.panels(state, words, seat)

    def scene(self, state: NavegadorState, seat: Seat) -> Scene:
        return scenes.scene(state, seat)

    def common_pieces(self, state: NavegadorState) -> list[Piece]:
        return scenes.common_pieces(state)

    def own_scene(self, state: NavegadorState, seat: Seat) -> Scene:
        return scenes.own_scene(state, seat)

    def targets(self, state: NavegadorState, action: Action) -> list[str]:
        return scenes.targets(state, action)

    def tables(self) -> list[NumberTable]:
        return tables.tables()

    def check(self, state: NavegadorState) -> None:
        invariants.check(state)

    def evaluate(self, state: NavegadorState, seat: Seat) -> float:
        return evaluate.evaluate(state, seat)

    def gauges(self, state: NavegadorState, seat: Seat) -> list[int]:
        return gauges.gauges(state, seat)

    def write_row(self, cells: Cells, state: NavegadorState) -> bool:
        rows.write(cells, state)
        return True

    def mark(self, state: NavegadorState) -> int:
        return rows.mark(state) if engine.COMPILED else super().mark(state)
