"""A server among hooligans, for a while; `scripts/fuzz-server` does it for ten minutes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support.server import children, wait_until

from caravela.workshop.fuzz import fuzz

SECONDS = 20.0


def test_nothing_that_is_sent_breaks_the_server(tmp_path: Path) -> None:
    told, problems = fuzz(SECONDS, seed=1, folder=tmp_path)
    assert not problems, "\n".join([told, *problems[:10]])


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds processes in /proc")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_whoever_stops_it_stops_its_server_too(tmp_path: Path, stop: signal.Signals) -> None:
    """The log of the server shows that it is up; it lies in a folder that goes as well."""
    command = [sys.executable, "-m", "caravela.workshop.fuzz", "--seconds", "300"]
    with subprocess.Popen(command, env={**os.environ, "TMPDIR": str(tmp_path)}, stderr=subprocess.PIPE) as fuzzing:
        wait_until(lambda: any(log.stat().st_size for log in tmp_path.glob("*/log.txt")))
        (server,) = children(fuzzing.pid)
        fuzzing.send_signal(stop)
        _, said = fuzzing.communicate(timeout=60)
        assert fuzzing.returncode == 128 + stop and not said, said.decode()
    assert not server.exists() and not list(tmp_path.iterdir())
