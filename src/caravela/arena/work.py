"""Where work is done: in this process, in several, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from types import FrameType
from typing import ClassVar, TypeVar

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
    with ProcessPoolExecutor(jobs, initializer=_heed) as pool:
        futures = {pool.submit(_unless_stopped, do, task): index for index, task in enumerate(tasks)}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenProcessPool:
            raise CaravelaError("A worker process died; try again with --jobs 1.") from None
        finally:
            pool.shutdown(cancel_futures=True)


# Ctrl-C reaches the workers too. Left to itself, a worker would give up what it is doing and go on with the tasks that
# wait for it already, for as long as these take.


class _Worker:
    """This process, as a worker: whether it has a task, and whether somebody has stopped it."""

    busy: ClassVar[bool] = False
    stopped: ClassVar[bool] = False


def _heed() -> None:
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, _stop)


def _stop(number: int, frame: FrameType | None) -> None:
    _Worker.stopped = True
    if _Worker.busy:
        raise KeyboardInterrupt


def _unless_stopped(do: Callable[[Task], Done], task: Task) -> Done:
    if _Worker.stopped:
        raise KeyboardInterrupt
    _Worker.busy = True
    try:
        return do(task)
    finally:
        _Worker.busy = False
