"""The same tournament and training on a Ray cluster of two nodes, one of whose workers is killed in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import psutil
import pytest
from ray.cluster_utils import Cluster

from caravela.arena.tournament import Tournament, play_tournament
from caravela.arena.training.training import Plan, Training
from caravela.arena.work import play, run
from caravela.cli import main
from caravela.core.errors import CaravelaError

MEMORY = 80_000_000
TOURNAMENT = Tournament("endeavor", ["greedy", "random"], [2], 24, seed=1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    two = two_nodes()
    yield two
    two.shutdown()


def two_nodes() -> Any:
    """A cluster of two nodes on this machine; on a busy one a node may take longer than Ray's 30 seconds."""
    for _ in range(5):
        two = Cluster()
        try:
            two.add_node(num_cpus=1, include_dashboard=False, object_store_memory=MEMORY)
            two.add_node(num_cpus=1, object_store_memory=MEMORY)
        except Exception as error:
            two.shutdown()
            if "timed out during startup" not in str(error):
                raise
        else:
            return two
    raise AssertionError("Ray did not start")


def busy_workers() -> list[psutil.Process]:
    """The workers that play now; Ray names a process after its task."""
    found = []
    for process in psutil.process_iter(["cmdline"]):
        if (process.info["cmdline"] or [""])[0].startswith("ray::_do_all"):
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
def test_a_training_has_the_same_rows(cluster: Any, tmp_path: Path) -> None:
    """Of first games and of self-play, whose networks the workers are sent: they have none of the folders."""
    plan = Plan("endeavor", {2: 1.0}, first=12, games=11, members=2, width=1, most=4)
    here, there = (Training(plan, tmp_path / name, 1) for name in ("here", "there"))
    for _ in range(3):
        here.one_round()
        there.one_round(cluster=cluster.address)
    for round in range(3):
        for name in (f"rows-{round:03}.npz", f"network-{round:03}.npz"):
            with np.load(here.folder / name) as one, np.load(there.folder / name) as other:
                assert list(one) == list(other)
                assert all(np.array_equal(one[array], other[array]) for array in one), name
    assert [one["games"] for one in there.report] == [12, 11, 11]


@pytest.mark.filterwarnings("ignore")
def test_what_a_worker_cannot_play_is_told(cluster: Any) -> None:
    plan = TOURNAMENT.plans()[0]
    plan.kinds[0] = "only-known-here"
    with pytest.raises(CaravelaError, match="There is no kind of bot called 'only-known-here'"):
        list(run([plan], play, cluster=cluster.address))


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
    assert main(["arena", "endeavor", *bots, "--cluster", address, "--out", str(tmp_path / "arena")]) == 2
    assert capsys.readouterr().err == f"caravela: {told}\n"
    assert (
        main(["train", "endeavor", "--first", "2", "--cluster", address, "--folder", str(tmp_path / "training")]) == 2
    )
    assert " ".join(capsys.readouterr().err.split()) == f"caravela: {told}"
    assert list(tmp_path.iterdir()) == []
