"""A server among hooligans, for a while; `scripts/fuzz-server` does it for ten minutes."""

from __future__ import annotations

from pathlib import Path

from caravela.workshop.fuzz import fuzz

SECONDS = 20.0


def test_nothing_that_is_sent_breaks_the_server(tmp_path: Path) -> None:
    told, problems = fuzz(SECONDS, seed=1, folder=tmp_path)
    assert not problems, "\n".join([told, *problems[:10]])
