"""Where work is done: in this process, in several, or on a Ray cluster. The results are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from caravela.arena.game import Plan, Result, play_game
from caravela.core.errors import CaravelaError

Task = TypeVar("Task")
Done = TypeVar("Done")


def run(
    tasks: Sequence[Task], do: Callable[[Task], Done], jobs: int = 1, cluster: str | None = None
) -> Iterator[tuple[int, Done]]:
    """Does all tasks and gives each result with the index of its task, as they come in."""
    if cluster is not None:
        from caravela.arena.cluster import run_on_ray

        return run_on_ray(tasks, do, cluster)
    return _here(tasks, do) if jobs == 1 else _in_processes(tasks, do, jobs)


def play(plan: Plan) -> Result:
    """Plays one plan."""
    return play_game(plan.game, plan.kinds, plan.seed, plan.options)


def _here(tasks: Sequence[Task], do: Callable[[Task], Done]) -> Iterator[tuple[int, Done]]:
    for index, task in enumerate(tasks):
        yield index, do(task)


def _in_processes(tasks: Sequence[Task], do: Callable[[Task], Done], jobs: int) -> Iterator[tuple[int, Done]]:
    with ProcessPoolExecutor(jobs) as pool:
        futures = {pool.submit(do, task): index for index, task in enumerate(tasks)}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenProcessPool:
            raise CaravelaError("A worker process died; try again with --jobs 1.") from None
        finally:
            pool.shutdown(cancel_futures=True)
