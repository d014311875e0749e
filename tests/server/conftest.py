"""Databases and servers for the tests; what is asked of `database` is asked of SQLite and of PostgreSQL."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import structlog
from support import postgres as clusters
from support.server import Browser, quick, serving

from caravela.server.http.parts import Parts
from caravela.server.settings import CONFIG, SETTINGS


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[clusters.Postgres]:
    with clusters.running() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    cluster: clusters.Postgres = request.getfixturevalue("postgres")
    return cluster.empty()


@pytest.fixture
async def parts(database: str) -> AsyncIterator[Parts]:
    """The parts of a server without its web half."""
    running = Parts(quick(database))
    await running.open()
    yield running
    await running.close()


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on SQLite."""
    with serving(quick(str(tmp_path_factory.mktemp("server") / "tables.db"))) as found:
        yield found


@pytest.fixture
def browsers(url: str) -> Iterator[Callable[..., Browser]]:
    """Makes visitors of that server."""
    with ExitStack() as stack:
        yield lambda *arguments: stack.enter_context(Browser(url, *arguments))


@pytest.fixture
def anna(browsers: Callable[..., Browser]) -> Browser:
    """A visitor called Anna."""
    return browsers("Anna")


@pytest.fixture(scope="session", autouse=True)
def _quiet() -> None:
    """Only what went wrong is worth a line among the tests."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))


@pytest.fixture(scope="session", autouse=True)
def _no_settings_of_this_machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A developer who hosts a table may have some."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
        for name in (CONFIG, *(setting.variable for setting in SETTINGS.values())):
            patch.delenv(name, raising=False)
        yield
