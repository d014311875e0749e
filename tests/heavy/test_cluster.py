"""The same tournament on a Ray cluster of two nodes, one of whose workers is killed in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from ray.cluster_utils import Cluster

from caravela.arena.tournament import Tournament, play_tournament
from caravela.arena.work import run
from caravela.cli import main
from caravela.core.errors import CaravelaError

TOURNAMENT = Tournament("endeavor", ["greedy", "random"], [2], 24, seed=1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    two = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    two.add_node(num_cpus=1)
    yield two
    two.shutdown()


def busy_workers() -> list[psutil.Process]:
    """The workers that play now; Ray names a process after its task."""
    found = []
    for process in psutil.process_iter(["cmdline"]):
        if (process.info["cmdline"] or [""])[0].startswith("ray::_play_all"):
            found.append(process)
    return found


@pytest.mark.filterwarnings("ignore")
def test_nothing_is_lost_when_a_worker_is_killed(cluster: Any, tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_one() -> None:
        if not killed:
            for worker in busy_workers()[:1]:
                killed.append(worker.pid)
                worker.kill()

    there = play_tournament(TOURNAMENT, tmp_path / "there", cluster=cluster.address, done=kill_one)
    assert killed
    here = play_tournament(TOURNAMENT, tmp_path / "here")
    assert (there.games, there.decisions) == (here.games, here.decisions)
    assert there.standings == here.standings
    assert there.pairs == here.pairs and there.seat_wins == here.seat_wins


@pytest.mark.filterwarnings("ignore")
def test_what_a_worker_cannot_play_is_told(cluster: Any) -> None:
    plan = TOURNAMENT.plans()[0]
    plan.kinds[0] = "only-known-here"
    with pytest.raises(CaravelaError, match="There is no kind of bot called 'only-known-here'"):
        list(run([plan], cluster=cluster.address))


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("127.0.0.1:9", "The Ray cluster '127.0.0.1:9' cannot be reached: Connection refused."),
        ("nowhere", "'nowhere' is not the address of a Ray cluster; write auto or HOST:PORT."),
    ],
)
def test_an_unreachable_cluster_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, address: str, told: str
) -> None:
    bots = ["--bots", "greedy,random", "--seats", "2", "--games", "2"]
    assert main(["arena", "endeavor", *bots, "--cluster", address, "--out", str(tmp_path)]) == 2
    assert " ".join(capsys.readouterr().err.split()) == f"caravela: {told}"
