from __future__ import annotations

import pytest

from caravela.arena import simulate, work
from caravela.cli import main
from caravela.core.errors import BadSeats, UnknownName
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import GAMES

GAME = GAMES[0]
SEATS = load_game(GAME).meta.seats[0]


def result(kinds: list[str], scores: list[int], wins: list[float]) -> simulate.Result:
    return simulate.Result(kinds, scores, wins, "end", 100, 0.5)


def test_seats_rotate() -> None:
    assert [simulate.rotated(["a", "b", "c"], by) for by in range(4)] == [
        ["a", "b", "c"],
        ["b", "c", "a"],
        ["c", "a", "b"],
        ["a", "b", "c"],
    ]


def test_ties_are_shared_and_kinds_are_summed_over_their_seats() -> None:
    results = [
        result(["a", "b", "b"], [10, 10, 4], [0.5, 0.5, 0.0]),
        result(["b", "b", "a"], [3, 9, 2], [0.0, 1.0, 0.0]),
    ]
    summary = simulate.summary(results)
    assert (summary["games"], summary["decisions"], summary["seconds"]) == (2, 200, 1.0)
    assert summary["kinds"]["a"]["wins"] == 0.5
    assert summary["kinds"]["b"]["wins"] == 1.5
    assert summary["kinds"]["b"]["seats"] == 4
    assert summary["kinds"]["a"]["mean_score"] == 6
    assert summary["kinds"]["b"]["mean_score"] == 6.5
    assert summary["notes"] == {}


def test_forfeited_decisions_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pig", "--seats", "program@5:false,random", "--games", "1"]) == 0
    assert "program@5:false (red) ended with code 1" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (190, 200, 0.910, 0.973)]
)
def test_intervals_of_win_rates(wins: float, games: int, low: float, high: float) -> None:
    assert simulate.wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_intervals_of_means() -> None:
    assert simulate.mean_interval([4]) == (4, 4)
    low, high = simulate.mean_interval([1, 2, 3, 4, 5])
    assert (low, high) == pytest.approx((1.614, 4.386), abs=0.001)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    one = simulate.play_games(GAME, ["random"] * SEATS, 4, seed=7)
    two = simulate.play_games(GAME, ["random"] * SEATS, 4, seed=7, jobs=2)
    assert [game.scores for game in one] == [game.scores for game in two]
    assert len({tuple(game.scores) for game in one}) > 1


def test_bad_seats_and_kinds_are_refused_before_anything_is_played() -> None:
    with pytest.raises(BadSeats):
        simulate.play_games(GAME, ["random"], 1)
    with pytest.raises(UnknownName):
        simulate.play_games(GAME, ["random", "clever"], 1)


@pytest.mark.parametrize("over", [3, 0])
def test_ctrl_c_shows_the_games_that_are_over(
    over: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Hours of games are not lost with the rest; where none is over, there is nothing to show."""
    play = work.play

    def interrupted(plan: simulate.Plan) -> simulate.Result:
        if plan.seed >= over:
            raise KeyboardInterrupt
        return play(plan)

    monkeypatch.setattr(simulate, "play", interrupted)
    assert main(["simulate", GAME, "--seats", ",".join(["random"] * SEATS), "--games", "9", "--seed", "0"]) == 130
    told = capsys.readouterr()
    assert ("3 games" in told.out) == bool(over) and "stopped" in told.err
