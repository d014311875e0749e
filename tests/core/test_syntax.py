from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from caravela.core import fields
from caravela.core.syntax import parsed

SOURCE = Path(fields.__file__).with_name("fields.py").read_text(encoding="utf-8")


@pytest.fixture
def collecting() -> Iterator[None]:
    """The cyclic collector runs often, and another thread gets its turn each time, as under a server's metrics."""
    before = gc.get_threshold()

    def yielding(phase: str, info: dict[str, int]) -> None:
        time.sleep(0)

    gc.callbacks.append(yielding)
    gc.set_threshold(100, 1000, 1000)
    yield
    gc.set_threshold(*before)
    gc.callbacks.remove(yielding)


@pytest.mark.usefixtures("collecting")
def test_threads_parse_at_the_same_time() -> None:
    with ThreadPoolExecutor(8) as pool:
        trees = list(pool.map(parsed, [SOURCE] * 40))
    assert all(len(tree.body) == len(trees[0].body) for tree in trees)
