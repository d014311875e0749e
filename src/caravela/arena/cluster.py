"""The same work on a Ray cluster. Ray schedules it, and does again what a lost worker or node was doing."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from typing import Any, Final

from caravela.arena.work import Done, Task
from caravela.core.errors import CaravelaError
from caravela.core.extras import need

#: Where Ray looks for a cluster by itself.
AUTO: Final = "auto"
#: How many tasks wait for each core: enough that none is idle, few enough that progress is seen.
AHEAD: Final = 3
#: The most tasks that a worker is given at once; each time costs about a millisecond beside them.
MOST_AT_ONCE: Final = 20
#: How often they are given to another worker before the whole is given up.
RETRIES: Final = 10
#: Seconds to reach the head of a cluster.
PATIENCE: Final = 5.0


class NoCluster(CaravelaError):
    """A cluster that cannot be reached."""


def run_on_ray(tasks: Sequence[Task], do: Callable[[Task], Done], address: str) -> Iterator[tuple[int, Done]]:
    """Does all tasks on the cluster and gives each result with the index of its task, as they come in."""
    ray = need("ray", "cluster")
    with _connected(ray, address):
        yield from _results(ray, tasks, do)


@contextmanager
def _connected(ray: Any, address: str) -> Iterator[None]:
    _knock(address)
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
    except Exception as error:
        if address == AUTO:
            raise NoCluster(
                "No Ray cluster runs here; start one with `ray start --head`, or give an address."
            ) from None
        raise NoCluster(f"The Ray cluster {address!r} cannot be reached: {_first_line(error)}") from None
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself takes a minute to find out that nobody is there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == AUTO:
        return
    if not colon or not port.isdecimal():
        raise NoCluster(f"{address!r} is not the address of a Ray cluster; write {AUTO} or HOST:PORT.")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        told = getattr(error, "strerror", None) or error
        raise NoCluster(f"The Ray cluster {address!r} cannot be reached: {told}.") from None


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0].rstrip(".") + "."


def _results(ray: Any, tasks: Sequence[Task], do: Callable[[Task], Done]) -> Iterator[tuple[int, Done]]:
    work = ray.remote(num_cpus=1, max_retries=RETRIES)(_do_all)
    waiting = _parts(len(tasks), int(ray.cluster_resources().get("CPU", 1)))
    running: dict[Any, range] = {}
    while waiting or running:
        while waiting and len(running) < AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))):
            part = waiting.pop()
            running[work.remote(do, [tasks[index] for index in part], version("caravela"))] = part
        for finished in ray.wait(list(running))[0]:
            yield from zip(running.pop(finished), _value(ray, finished), strict=True)


def _parts(tasks: int, cores: int) -> list[range]:
    """The indexes of the tasks that a worker is given at once, the first last; few where there are few."""
    size = max(1, min(MOST_AT_ONCE, tasks // (cores * AHEAD * 2)))
    return [range(first, min(first + size, tasks)) for first in range(0, tasks, size)][::-1]


def _value(ray: Any, finished: Any) -> list[Any]:
    try:
        done: list[Any] | str = ray.get(finished)
    except ray.exceptions.RayTaskError as error:
        raise CaravelaError(f"A worker of the cluster stopped: {_last_line(error)}") from None
    except ray.exceptions.RayError as error:
        raise CaravelaError(f"The cluster lost a worker {RETRIES} times over: {_first_line(error)}") from None
    if isinstance(done, str):
        raise CaravelaError(f"A worker of the cluster stopped: {done}")
    return done


def _last_line(error: BaseException) -> str:
    return str(error).strip().splitlines()[-1]


def _do_all(do: Callable[[Task], Done], tasks: list[Task], release: str) -> list[Done] | str:
    """What a worker does, or why it cannot; it must have the same release, or the results would not be the same."""
    if version("caravela") != release:
        return f"it has release {version('caravela')} of caravela, and {release} is wanted."
    try:
        return [do(task) for task in tasks]
    except CaravelaError as error:
        return str(error)
