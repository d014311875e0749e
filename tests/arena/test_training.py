"""Training: rounds follow each other, and what is stopped goes on."""

from __future__ import annotations

from pathlib import Path

from caravela.arena.training.training import Plan, Training
from caravela.bots.minds.network import read
from caravela.workshop.conformance.play import INSTALLED

PLAN = Plan(INSTALLED[0], {2: 1.0}, "random", first=4, games=2, first_steps=40, steps=20, width=1, most=4)


def test_a_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    told: list[str] = []
    Training(PLAN, tmp_path, 1, told.append).one_round()
    again = Training(PLAN, tmp_path, 1, told.append)
    assert again.round == 1
    again.one_round()
    assert [one["games"] for one in again.report] == [4, 2]
    assert [one["seed"] for one in again.report] == [1, 1]
    assert len(told) == 2
    network = read(again.rules, again.network(1))
    assert network.inputs.size > 100


def test_a_training_begins_with_a_network_that_is_there(tmp_path: Path) -> None:
    """Its games are counted, and the next round learns from its own rows alone."""
    first = Training(PLAN, tmp_path / "first", 1)
    first.one_round()
    onward = Training(PLAN, tmp_path / "onward", 1)
    onward.go_on_from(read(first.rules, first.network(0)), 4)
    onward.one_round()
    assert [one["games"] for one in onward.report] == [4, 2]
    onward.go_on_from(read(first.rules, first.network(0)), 4)
    assert Training(PLAN, tmp_path / "onward", 1).round == 2
