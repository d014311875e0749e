"""Serenissima as a game of Caravela: its tables, and where the parts of its folder are."""

from __future__ import annotations

from random import Random

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
from caravela.games.serenissima import evaluate, gauges, information, invariants, panels, rows, scoring, tables
from caravela.games.serenissima import scene as scenes
from caravela.games.serenissima.actions import TABLE
from caravela.games.serenissima.chapters import capture, setup, turn
from caravela.games.serenissima.meta import META
from caravela.games.serenissima.state import SerenissimaState, SerenissimaVariant


@mypyc_attr(allow_interpreted_subclasses=True)
class Serenissima(Rules[SerenissimaState]):
    """See `caravela.core.rules.Rules` for what each method promises."""

    meta = META
    actions = TABLE
    decisions = Decisions(META.chapters)
    state_type = SerenissimaState
    variant_type = SerenissimaVariant
    order_rule = "SER-3.1"

    def set_up(self, state: SerenissimaState) -> None:
        setup.set_up(state)

    def why_not_now(self, state: SerenissimaState, action: Action) -> Fact | None:
        return turn.why_not_in_step(state, action)

    def outcome(self, state: SerenissimaState) -> Outcome | None:
        return scoring.outcome(state)

    def scores(self, state: SerenissimaState) -> list[int]:
        return state.money[:]

    def breakdown(self, state: SerenissimaState) -> list[list[ScoreLine]]:
        return [scoring.sheet(state, seat) for seat in range(state.seats)]

    def knows(self, state: SerenissimaState, seat: Seat, owner: Seat) -> bool:
        return information.knows(state, seat, owner)

    def seen_by(self, state: SerenissimaState, seat: Seat) -> SerenissimaState:
        return information.seen_by(state, seat)

    def guess(self, state: SerenissimaState, seat: Seat, random: Random) -> SerenissimaState:
        return information.guess(state, seat, random)

    def panels(self, state: SerenissimaState, words: Words, seat: Seat) -> list[Panel]:
        return panels.panels(state, words, seat)

    def gives_up(self, state: SerenissimaState, action: Action) -> bool:
        return super().gives_up(state, action) or capture.lands_all(state, action)

    def traveller(self, state: SerenissimaState) -> str | None:
        return scenes.traveller(state)

    def scene(self, state: SerenissimaState, seat: Seat) -> Scene:
        return scenes.scene(state, seat)

    def common_pieces(self, state: SerenissimaState) -> list[Piece]:
        return scenes.common_pieces(state)

    def own_scene(self, state: SerenissimaState, seat: Seat) -> Scene:
        return scenes.own_scene(state, seat)

    def traces(self, event: Event) -> list[Piece]:
        return scenes.traces(event)

    def targets(self, state: SerenissimaState, action: Action) -> list[str]:
        return scenes.targets(state, action)

    def tables(self) -> list[NumberTable]:
        return tables.tables()

    def check(self, state: SerenissimaState) -> None:
        invariants.check(state)

    def evaluate(self, state: SerenissimaState, seat: Seat) -> float:
        return evaluate.evaluate(state, seat)

    def gauges(self, state: SerenissimaState, seat: Seat) -> list[int]:
        return gauges.gauges(state, seat)

    def write_row(self, cells: Cells, state: SerenissimaState) -> bool:
        rows.write(cells, state)
        return True

    def mark(self, state: SerenissimaState) -> int:
        return rows.mark(state) if engine.COMPILED else super().mark(state)
