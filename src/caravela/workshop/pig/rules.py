"""Pig as a game of Caravela: its tables, its score, and what bots and front ends ask."""

from __future__ import annotations

from caravela.core.actions import Action
from caravela.core.decisions import Decisions
from caravela.core.facts import Event
from caravela.core.panels import MAIN, Panel, Span
from caravela.core.rules import Outcome, Rules, ScoreLine, Seat
from caravela.core.scene import Piece, Scene
from caravela.core.tables import NumberTable
from caravela.core.words import Words
from caravela.workshop.pig import scene as scenes
from caravela.workshop.pig import tables
from caravela.workshop.pig.actions import TABLE
from caravela.workshop.pig.meta import META
from caravela.workshop.pig.state import AT_DIE, AT_OVER, AT_TURN, PigState, PigVariant


class Pig(Rules[PigState]):
    """See `caravela.core.rules.Rules` for what each method promises."""

    meta = META
    actions = TABLE
    decisions = Decisions(META.chapters)
    state_type = PigState
    variant_type = PigVariant
    order_rule = "PIG-2.1"

    def set_up(self, state: PigState) -> None:
        """Nobody has a point, and the first seat begins (PIG-1.4)."""
        state.node = AT_TURN

    def scores(self, state: PigState) -> list[int]:
        return state.points[:]

    def breakdown(self, state: PigState) -> list[list[ScoreLine]]:
        return [[ScoreLine("points", points)] for points in state.points]

    def outcome(self, state: PigState) -> Outcome | None:
        """The one who reached the goal has most; others with equal points share a place (PIG-3.1, 3.2)."""
        if state.node != AT_OVER:
            return None
        places = sorted(set(state.points), reverse=True)
        ranking = [[seat for seat in range(state.seats) if state.points[seat] == points] for points in places]
        return Outcome("goal", state.points[:], self.breakdown(state), ranking, "")

    def check(self, state: PigState) -> None:
        """Invariants PIG-I1 and PIG-I2."""
        assert min(state.points) >= 0 and state.pot >= 0, "PIG-I1"
        assert (max(state.points) >= state.variant.goal) == (state.node == AT_OVER), "PIG-I2"

    def evaluate(self, state: PigState, seat: Seat) -> float:
        """Points, and the pot while it grows: about a fifth of a roll's worth is at risk."""
        if state.active != seat or state.node == AT_OVER:
            return float(state.points[seat])
        return state.points[seat] + (0.83 * (state.pot + 4) if state.node == AT_DIE else state.pot)

    def gauges(self, state: PigState, seat: Seat) -> list[int]:
        return [state.pot if seat == state.active else 0]

    def panels(self, state: PigState, words: Words, seat: Seat) -> list[Panel]:
        lines = [
            [Span(f"{words.seat(other)}  ", f"seat-{other}"), Span(str(points), "strong")]
            for other, points in enumerate(state.points)
        ]
        return [Panel("points", MAIN, lines)]

    def scene(self, state: PigState, seat: Seat) -> Scene:
        return scenes.scene(state)

    def traces(self, event: Event) -> list[Piece]:
        return scenes.traces(event)

    def targets(self, state: PigState, action: Action) -> list[str]:
        return scenes.targets(action)

    def tables(self) -> list[NumberTable]:
        return tables.tables()
