"""Chapter 3, the course of the game."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.vasco import lively_game

from caravela.core.actions import Action
from caravela.core.facts import Event
from caravela.games.vasco import RULES
from caravela.games.vasco.chapters import calls, placing, rounds, sailing
from caravela.games.vasco.components import ROUNDS
from caravela.games.vasco.state import AT_OVER, VascoState


@rule("VDG-3.1", "VDG-3.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_game_has_exactly_five_rounds_and_nobody_drops_out(seats: int, seed: int) -> None:
    seen: list[int] = []
    deciders: set[tuple[int, int]] = set()

    def before(state: VascoState, legal: list[Action], action: Action) -> None:
        if not seen or state.round != seen[-1]:
            seen.append(state.round)
        if action.kind == "area":
            deciders.add((state.round, state.active))

    state, _ = lively_game(seats, seed, before=before)
    assert seen == [1, 2, 3, 4, 5]
    assert deciders == {(number, seat) for number in seen for seat in range(seats)}
    outcome = RULES.outcome(state)
    assert outcome is not None and outcome.reason == "last_round"


@rule("VDG-3.2")
def test_a_round_is_placing_then_acting_then_sailing_then_its_end() -> None:
    phases = [placing.next_turn, calls.next_call, sailing.sail_on]
    order = [step for step in rounds.AGENDA if step in phases]
    assert order == phases * ROUNDS
    assert rounds.AGENDA.index(placing.begin) == len(rounds.SETUP)


@rule("VDG-3.2")
def test_the_log_of_a_round_tells_the_phases_in_order() -> None:
    events: list[Event] = []
    state, actions = lively_game(3, 5)
    again = RULES.new_state(3, state.variant.options)
    for action in actions:
        RULES.apply(again, action, events)
    order = [event.kind for event in events if event.kind in ("round", "placed", "marker", "called", "unsold", "over")]
    squeezed = [kind for index, kind in enumerate(order) if index == 0 or order[index - 1] != kind]
    first = squeezed.index("marker")
    assert squeezed[:first] == ["round", "placed"]
    assert [kind for kind in order if kind in ("round", "marker", "unsold", "over")] == [
        *["round", "marker", "unsold"] * 4,
        *["round", "marker", "over"],
    ]
    assert again.node == AT_OVER
