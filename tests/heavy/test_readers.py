"""Data sets are read by polars and DuckDB as well."""

from __future__ import annotations

from pathlib import Path

import duckdb
import polars
import pytest

from caravela.research import datasets, playing
from caravela.workshop.conformance.play import GAMES


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("set")
    datasets.write(playing.played(GAMES[0], ["random", "random"], 3, 1, {}), made)
    return made


def test_polars_reads_it(folder: Path) -> None:
    decisions = polars.read_parquet(folder / datasets.DECISIONS)
    games = polars.read_parquet(folder / datasets.GAMES)
    assert decisions.height == games["steps"].sum()
    assert decisions["legal"].list.contains(decisions["action"]).all()


def test_duckdb_reads_it(folder: Path) -> None:
    ((count, games),) = duckdb.sql(
        f"select count(*), count(distinct d.game) from '{folder / datasets.DECISIONS}' d "
        f"join '{folder / datasets.GAMES}' g on d.game = g.game where list_contains(d.legal, d.action)"
    ).fetchall()
    assert games == 3
    assert count == sum(len(match.steps) for match in datasets.read(folder))
