"""Data sets: games as Parquet, one row a decision, and back again.

A folder holds `decisions.parquet`, `games.parquet` and, for each number of seats, `observation-N.json` with the meaning
of every number of an observation. `write` makes it, `read` plays its games again and compares what they end in.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec

from caravela.core import folders
from caravela.core.encoding import Encoding, encoding
from caravela.core.errors import BadFile, CaravelaError
from caravela.core.extras import need
from caravela.core.facts import CHANCE
from caravela.core.match import Match
from caravela.core.options import Option, OptionValue
from caravela.core.registry import load_game
from caravela.research.encoding import told

DECISIONS: Final = "decisions.parquet"
GAMES: Final = "games.parquet"
#: Raised when a column means something else.
FORMAT: Final = 1
#: Rows that are written at a time.
ROWS: Final = 20_000


class Game(msgspec.Struct):
    """One finished game in columns; `players` says who sat where: a kind of bot, or `person`."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    players: list[str]
    reason: str
    scores: list[int]
    ranks: list[float]
    digest: str
    source: str
    #: Of each decision, those of chance included: who decided, the action, what was legal, what the seat saw.
    seat: list[int]
    action: list[int]
    legal: list[list[int]]
    observation: list[list[int] | None]


def of_match(match: Match, players: list[str], source: str) -> Game:
    """A finished match as columns, played again from its beginning."""
    outcome = match.outcome
    if outcome is None:
        raise CaravelaError("Only finished games go into a data set.")
    rules = match.rules
    rows = encoding(rules, match.seats)
    state = rules.new_state(match.seats, match.options)
    legal: list[list[int]] = []
    observation: list[list[int] | None] = []
    for step in match.steps:
        legal.append([action.number for action in rules.legal(state)])
        observation.append(None if step.seat == CHANCE else rows.encode(state, step.seat))
        rules.apply(state, step.action)
    return Game(
        game=rules.meta.id,
        rules_version=rules.meta.rules_version,
        seats=match.seats,
        options={id: Option.write(value) for id, value in match.options.items()},
        players=players,
        reason=outcome.reason,
        scores=outcome.scores,
        ranks=outcome.places,
        digest=state.digest(),
        source=source,
        seat=[step.seat for step in match.steps],
        action=[step.action.number for step in match.steps],
        legal=legal,
        observation=observation,
    )


def write(games: Iterable[Game], folder: Path) -> tuple[int, int]:
    """Writes the games; how many games and decisions there were. The folder must not hold a data set yet.

    Whatever goes wrong, also an interruption, leaves nothing behind.
    """
    pa = need("pyarrow", "research")
    parquet = need("pyarrow.parquet", "research")
    if (folder / GAMES).exists():
        raise CaravelaError(f"{folder} holds a data set already; choose another folder with --out.")
    made: list[Path] = []
    there: set[Path] = set()
    try:
        made = folders.make(folder)
        there = set(folder.iterdir())
        with parquet.ParquetWriter(folder / DECISIONS, _decision_schema(pa), compression="zstd") as decisions:
            kept = _write_decisions(pa, games, decisions, folder)
        if not kept:
            raise CaravelaError("There is no finished game of this kind there, so no data set was written.")
        half = folder / f"{GAMES}.part"
        parquet.write_table(pa.Table.from_pylist(kept, schema=_game_schema(pa)), half, compression="zstd")
        half.replace(folder / GAMES)
    except OSError as error:
        _take_back(folder, there, made)
        cause = error.strerror or str(error)
        raise BadFile(f"{folder} cannot be written: {cause}.", cause) from None
    except BaseException:
        _take_back(folder, there, made)
        raise
    return len(kept), sum(row["steps"] for row in kept)


def _take_back(folder: Path, there: set[Path], made: list[Path]) -> None:
    """Removes the files of a data set that was not finished."""
    for pattern in (f"{DECISIONS}*", f"{GAMES}*", "observation-*.json"):
        for path in set(folder.glob(pattern)) - there:
            path.unlink()
    folders.unmake(made)


def _write_decisions(pa: Any, games: Iterable[Game], file: Any, folder: Path) -> list[dict[str, Any]]:
    kept: list[dict[str, Any]] = []
    waiting: list[Any] = []
    for number, game in enumerate(games):
        rows = encoding(load_game(game.game, game.rules_version), game.seats)
        _tell_observation(rows, folder)
        kept.append(_game_row(number, game, rows))
        waiting.append(pa.RecordBatch.from_pydict(_decision_columns(number, game), schema=_decision_schema(pa)))
        if sum(batch.num_rows for batch in waiting) >= ROWS:
            file.write_table(pa.Table.from_batches(waiting))
            waiting = []
    if waiting:
        file.write_table(pa.Table.from_batches(waiting))
    return kept


def _tell_observation(rows: Encoding, folder: Path) -> None:
    """Writes down what the numbers of an observation mean, once for each number of seats."""
    meta = rows.rules.meta
    older = "" if meta.rules_version == load_game(meta.id).meta.rules_version else f"-rules-{meta.rules_version}"
    path = folder / f"observation-{rows.seats}{older}.json"
    if not path.exists():
        path.write_text(json.dumps(told(rows), indent=1) + "\n", encoding="utf-8")


def _decision_schema(pa: Any) -> Any:
    return pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("action", pa.int32()),
            ("legal", pa.list_(pa.int32())),
            ("observation", pa.list_(pa.int32())),
            ("scores", pa.list_(pa.int32())),
            ("ranks", pa.list_(pa.float32())),
        ],
        metadata={"caravela": version("caravela"), "format": str(FORMAT)},
    )


def _decision_columns(number: int, game: Game) -> dict[str, Any]:
    steps = len(game.action)
    return {
        "game": [number] * steps,
        "step": list(range(steps)),
        "seat": game.seat,
        "action": game.action,
        "legal": game.legal,
        "observation": game.observation,
        "scores": [game.scores] * steps,
        "ranks": [game.ranks] * steps,
    }


def _game_schema(pa: Any) -> Any:
    return pa.schema(
        [
            ("game", pa.int32()),
            ("name", pa.string()),
            ("rules_version", pa.int32()),
            ("seats", pa.int8()),
            ("options", pa.map_(pa.string(), pa.string())),
            ("players", pa.list_(pa.string())),
            ("source", pa.string()),
            ("steps", pa.int32()),
            ("reason", pa.string()),
            ("scores", pa.list_(pa.int32())),
            ("ranks", pa.list_(pa.float32())),
            ("digest", pa.string()),
            ("observation", pa.string()),
        ],
        metadata={"caravela": version("caravela"), "format": str(FORMAT)},
    )


def _game_row(number: int, game: Game, rows: Encoding) -> dict[str, Any]:
    return {
        "game": number,
        "name": game.game,
        "rules_version": game.rules_version,
        "seats": game.seats,
        "options": list(game.options.items()),
        "players": game.players,
        "source": game.source,
        "steps": len(game.action),
        "reason": game.reason,
        "scores": game.scores,
        "ranks": game.ranks,
        "digest": game.digest,
        "observation": rows.digest,
    }


def read(folder: Path) -> Iterator[Match]:
    """The games of a data set as matches, each checked: it must end in the position that it ended in."""
    parquet = need("pyarrow.parquet", "research")
    try:
        games = parquet.read_table(folder / GAMES).to_pylist()
        actions = parquet.read_table(folder / DECISIONS, columns=["game", "action"])
    except (OSError, ValueError) as error:
        raise CaravelaError(f"{folder} is not a data set that can be read: {str(error).splitlines()[0]}") from None
    taken = iter(actions["action"].to_pylist())
    for row in games:
        yield _replayed(row, [next(taken) for _ in range(row["steps"])])


def _replayed(row: Mapping[str, Any], actions: list[int]) -> Match:
    rules = load_game(row["name"], row["rules_version"])
    options: dict[str, OptionValue] = dict(row["options"])
    match = Match(rules, row["seats"], options, players=list(row["players"]), people=True, draw=False)
    for action in actions:
        match.play(action, draw=False)
    if match.state.digest() != row["digest"]:
        raise CaravelaError(f"Game {row['game']} of the data set ends in another position than it did.")
    return match
