"""`caravela check-games`: replays every stored game, in a database or in files, and says which would not replay.

Nothing is changed, and a server may be running on the database: an operator can ask before an update is let in.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path

import msgspec

from caravela.core import transcript
from caravela.core.errors import BadFile, CaravelaError
from caravela.server.storage.database import Database
from caravela.server.storage.rows import NewTable
from caravela.server.storage.store import Store
from caravela.server.tables.table import Table


class Checked(msgspec.Struct, frozen=True):
    """A stored game, and why it does not replay; empty where it does."""

    #: The id of its table, or its file.
    name: str
    #: The game and its version, `navegador 1`; empty where even that cannot be read.
    rules: str
    trouble: str


async def stored_games(database: str) -> AsyncIterator[Checked]:
    """Every table of a database, the oldest first; BadDatabase if it cannot be read."""
    opened = Database(database, reading=True)
    await opened.look()
    store = Store(opened)
    try:
        for id in await store.ids():
            yield _table(await store.whole(id))
    finally:
        await opened.close()


def transcripts(paths: Iterable[Path]) -> Iterator[Checked]:
    """Every file, and every transcript in a folder and the folders below it."""
    for file in files(paths):
        yield _transcript(file)


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """The same files, unread."""
    for path in paths:
        yield from _games_in(path) if path.is_dir() else [path]


def _table(kept: NewTable) -> Checked:
    card = kept.card
    rules = f"{card.game} {card.rules_version}"
    try:
        table = Table(card).continued(kept.entries, kept.head.version)
    except CaravelaError as error:
        return Checked(card.id, rules, str(error))
    return Checked(card.id, rules, str(table.halted) if table.halted else _difference(table, kept))


def _difference(table: Table, kept: NewTable) -> str:
    """What a replay gives that was otherwise when the game was played."""
    now, then = table.head, kept.head
    if (now.status, now.to_act, now.steps) == (then.status, then.to_act, then.steps):
        return "" if table.ended_as(then.result) else "The replay ends otherwise: with another result or position."
    return (
        f"The replay ends otherwise: {now.status} after {now.steps} steps with seat {now.to_act} to act, "
        f"not {then.status} after {then.steps} with seat {then.to_act}."
    )


def _games_in(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.rglob("*.txt")) if _begins_well(file)]


def _begins_well(file: Path) -> bool:
    """Whether a file of a folder is meant to be a transcript."""
    try:
        with file.open(encoding="utf-8", errors="replace") as lines:
            return lines.readline().strip() == transcript.MAGIC
    except OSError as error:
        raise BadFile(f"{file} cannot be read: {error.strerror}.", str(error.strerror)) from None


def _transcript(file: Path) -> Checked:
    try:
        meta = transcript.load(file).rules.meta
    except BadFile:
        raise
    except CaravelaError as error:
        return Checked(str(file), "", str(error))
    except Exception as error:
        return Checked(str(file), "", f"The replay broke off: {type(error).__name__} {error}".rstrip())
    return Checked(str(file), f"{meta.id} {meta.rules_version}", "")
