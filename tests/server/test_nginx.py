"""The block that docs/self-host.md has for nginx, behind a real one at a port of its own.

`./test` says which nginx is used, and says so too where there is none.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from support.server import STAGE, Browser, quick, serving, wait_until

from caravela.core.registry import load_game

GUIDE = Path(__file__).parents[2] / "docs" / "self-host.md"
#: Debian keeps it where only root looks.
NGINX = os.environ.get("CARAVELA_NGINX") or shutil.which(
    "nginx", path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin"
)
GAME = STAGE
SEATS = load_game(GAME).meta.seats[1]

pytestmark = pytest.mark.skipif(NGINX is None, reason="there is no nginx on this machine")

#: What a whole configuration has around the block of the guide; nothing is written outside the folder.
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {block}
}}
"""


def documented(upstream: str, port: int) -> str:
    """The block of the guide, for our server and a port that is free."""
    block: str = re.findall(r"```nginx\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)[0]
    for what, ours in (("http://127.0.0.1:8000", upstream), ("listen 80;", f"listen 127.0.0.1:{port};")):
        assert block.count(what) == 1
        block = block.replace(what, ours)
    return block


@contextmanager
def proxy(upstream: str, folder: Path) -> Iterator[str]:
    """The URL of an nginx in front of a server."""
    assert NGINX is not None
    port = _free_port()
    configuration = folder / "nginx.conf"
    configuration.write_text(AROUND.format(folder=folder, block=documented(upstream, port)))
    command = [NGINX, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(configuration)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as running:
        try:
            wait_until(lambda: running.poll() is not None or _listens(port))
            assert running.poll() is None, (folder / "error.log").read_text()
            yield f"http://127.0.0.1:{port}"
        finally:
            running.terminate()


def _free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def _listens(port: int) -> bool:
    with socket.socket() as trial:
        return trial.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture
def front(tmp_path: Path) -> Iterator[str]:
    """The address that people know."""
    with serving(quick(str(tmp_path / "tables.db"))) as server, proxy(server, tmp_path) as url:
        yield url


def test_pages_at_another_port_may_change_things(front: str) -> None:
    with Browser(front) as anna:
        answer = anna.http.post("/api/me", json={"name": "Anna"}, headers={"Origin": front})
        assert answer.status_code == 200 and answer.json()["name"] == "Anna"
        for origin in ("http://127.0.0.1", "http://evil.example"):
            assert anna.http.post("/api/me", json={}, headers={"Origin": origin}).status_code == 403


def test_a_table_is_played_live(front: str) -> None:
    with Browser(front) as anna:
        table = anna.make(GAME, *["me"] * SEATS)["id"]
        with anna.live(table, origin=front) as socket:
            view = socket.next()
            assert anna.act(anna.view(table)).status_code == 200
            assert socket.next()["version"] == view["version"] + 1
