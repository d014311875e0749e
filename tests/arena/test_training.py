"""Training: rounds follow each other, and what is stopped goes on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from caravela.arena.training.games import ByHand, play
from caravela.arena.training.learning import Looks, rows_of
from caravela.arena.training.page import page
from caravela.arena.training.training import Plan, Tally, Training, _load_looks
from caravela.bots.minds.inputs import Inputs
from caravela.bots.minds.network import WIN, Network, read
from caravela.cli import main
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import INSTALLED

PLAN = Plan(INSTALLED[0], {2: 1.0}, "random", first=4, games=2, members=2, width=1, most=4, weighed=1)


def test_a_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    told: list[str] = []
    Training(PLAN, tmp_path, 1, told.append).one_round()
    again = Training(PLAN, tmp_path, 1, told.append)
    assert again.round == 1
    again.one_round()
    assert [one["games"] for one in again.report] == [4, 2]
    assert [one["seed"] for one in again.report] == [1, 1]
    assert len(told) == 2
    assert "6 games in 2 rounds" in (tmp_path / "report.html").read_text(encoding="utf-8")
    first, network = (read(again.rules, again.network(round)) for round in (0, 1))
    assert network.inputs.size > 100
    assert 0 < network.stakes < 1
    assert len(first.members) == len(network.members) == 2
    assert (network.members[1]["w1"] == first.members[0]["w1"]).all(), "the newest of the round before stays"
    assert (network.members[0]["w1"] != first.members[0]["w1"]).any()


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


def test_networks_judge_together(tmp_path: Path) -> None:
    """The answer of several is the mean of what each of them answers, before and after it is saved."""
    training = Training(PLAN, tmp_path, 1)
    training.one_round()
    both = read(training.rules, training.network(0))
    alone = [Network(both.inputs, [one], both.means, both.scales, both.spread) for one in both.members]
    shown = np.random.default_rng(1).random((7, both.inputs.size), np.float32)
    mean = sum(one.answers(shown) for one in alone) / len(alone)
    assert np.allclose(both.answers(shown), mean, atol=1e-5)
    assert not np.allclose(alone[0].answers(shown), alone[1].answers(shown), atol=1e-5)


def differences(network: Network, looks: Looks) -> float:
    """How far a network errs about what tells the turns of one position apart."""
    thought = network.answers(network.inputs.expand(looks.whole, looks.real))
    error = (thought - looks.answers)[:, WIN]
    return float(np.mean([np.var(part) for part in np.split(error, np.cumsum(looks.sizes)[:-1])]))


def test_a_network_learns_from_turns_that_it_did_not_take(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a round with looks every member goes on from its weights, and errs less about how turns differ."""
    monkeypatch.setattr("caravela.arena.training.learning.LOOK_STEPS", 100)
    monkeypatch.setattr("caravela.arena.training.training.BY_HAND", 0.0)
    Training(PLAN, tmp_path, 1).one_round()
    training = Training(msgspec.structs.replace(PLAN, looks=0.5, wide=(1, 8)), tmp_path, 1)
    training.one_round()
    looks = _load_looks(tmp_path / "looks-001.npz")
    assert len(looks) > 10
    assert looks.sizes.min() > 1
    assert looks.sizes.sum() == len(looks.answers) == len(looks.whole) == len(looks.real)
    first, network = (read(training.rules, training.network(round)) for round in (0, 1))
    for number in range(PLAN.members):
        changed = network.members[number]["w1"] - first.members[number]["w1"]
        assert 0 < np.abs(changed).mean() < np.abs(first.members[number]["w1"]).mean() / 2
    assert differences(network, looks) < 0.9 * differences(first, looks)


def test_a_share_of_looks_is_a_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", PLAN.game, "--looks", "35"]) == 2
    assert "between 0 and 1" in capsys.readouterr().err


def test_the_views_of_other_players_do_not_count(tmp_path: Path) -> None:
    """Of a game against bots without a network, only what the network's seat saw is learned from."""
    rules = load_game(PLAN.game)
    inputs = Inputs(rules, *(np.zeros(0, np.int32) for _ in range(3)))
    game = play(rules, [ByHand("random", Random(seat), 0.0) for seat in range(2)], 1)
    rows = rows_of(inputs, game, [1], 1.0, np.random.default_rng(1))
    assert rows.counts.tolist() == [False, True] * (len(rows) // 2)


def test_wins_are_counted_beside_what_chance_would_give() -> None:
    tally = Tally()
    tally.count([2], [2], 4)
    tally.count([0, 1], [1, 3], 4)
    tally.add(Tally(1, 0.0, 0.5))
    assert (tally.games, tally.wins, tally.par) == (3, 1.5, 1.25)


def test_the_page_of_a_training_draws_what_is_reported() -> None:
    """A round without games of a sort has no point in its plot, and nothing breaks before the first one."""
    nothing = {"games": 0, "wins": 0.0, "par": 0.0}
    some = {"games": 40, "wins": 30.0, "par": 10.0}
    first = {"games": 10, "loss": 0.5, "past": nothing, "by_hand": nothing, "seconds": 3}
    later = {"games": 10, "loss": 0.4, "past": nothing, "by_hand": some, "seconds": 3}
    assert page("T", ["how"], []).count("no games yet") == 3
    drawn = page("T <1>", ["how"], [first, later, later])
    assert "T &lt;1&gt;" in drawn and "30 games in 3 rounds" in drawn
    assert drawn.count("no games yet") == 1
    assert drawn.count("<circle") == 3 + 2


def test_a_verification_keeps_away_from_a_training(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It would go on with the rounds that are there, and compare networks that are not its own."""
    (tmp_path / "network-000.npz").write_bytes(b"")
    assert main(["train", "pig", "--verify", "--folder", str(tmp_path)]) == 2
    assert "holds a training already" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["network-000.npz"]
