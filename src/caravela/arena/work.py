"""Where games are played: in this process, in several, or on a Ray cluster. The results are the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool

from caravela.arena.game import Plan, Result, play_game
from caravela.core.errors import CaravelaError


def run(plans: Sequence[Plan], jobs: int = 1, cluster: str | None = None) -> Iterator[tuple[int, Result]]:
    """Plays all plans and gives each result with the index of its plan, as they come in."""
    if cluster is not None:
        from caravela.arena.cluster import run_on_ray

        return run_on_ray(plans, cluster)
    return _here(plans) if jobs == 1 else _in_processes(plans, jobs)


def play(plan: Plan) -> Result:
    """Plays one plan."""
    return play_game(plan.game, plan.kinds, plan.seed, plan.options)


def _here(plans: Sequence[Plan]) -> Iterator[tuple[int, Result]]:
    for index, plan in enumerate(plans):
        yield index, play(plan)


def _in_processes(plans: Sequence[Plan], jobs: int) -> Iterator[tuple[int, Result]]:
    with ProcessPoolExecutor(jobs) as pool:
        futures = {pool.submit(play, plan): index for index, plan in enumerate(plans)}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenProcessPool:
            raise CaravelaError("A worker process died; try again with --jobs 1.") from None
        finally:
            pool.shutdown(cancel_futures=True)
