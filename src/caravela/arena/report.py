"""The ladder as text, and the files that a tournament leaves behind."""

from __future__ import annotations

import shlex
from io import StringIO
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from caravela.arena.ladder import Ladder
from caravela.arena.page import page
from caravela.arena.tournament import Tournament
from caravela.core.errors import BadFile
from caravela.core.registry import load_game


def to_json(tournament: Tournament, ladder: Ladder) -> str:
    """What was played, and the ladder."""
    data = {"tournament": tournament, "ladder": ladder}
    return msgspec.json.format(msgspec.json.encode(data)).decode() + "\n"


def command(tournament: Tournament) -> str:
    """The command that plays this tournament."""
    seats = ",".join(str(count) for count in tournament.seats)
    words = ["caravela", "arena", tournament.game, "--bots", ",".join(tournament.kinds), "--seats", seats]
    words += ["--games", str(tournament.games), "--seed", str(tournament.seed)]
    for name, value in tournament.options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def store(tournament: Tournament, ladder: Ladder, folder: Path) -> None:
    """Writes `ladder.txt`, `ladder.json` and `ladder.html`."""
    title = f"{load_game(tournament.game).meta.title} – the ladder"
    with_words = Console(record=True, width=120, file=StringIO(), highlight=False)
    show(tournament, ladder, with_words)
    files = {
        "ladder.txt": f"{command(tournament)}\n{with_words.export_text()}",
        "ladder.json": to_json(tournament, ladder),
        "ladder.html": page(title, [command(tournament)], ladder),
    }
    for name, text in files.items():
        try:
            (folder / name).write_text(text, encoding="utf-8")
        except OSError as error:
            raise BadFile(f"{folder / name} cannot be written: {error.strerror}.", str(error.strerror)) from None


def show(tournament: Tournament, ladder: Ladder, console: Console) -> None:
    """Prints the ladder, the pairs, and what was forfeited."""
    console.print(_ladder(tournament, ladder))
    console.print(_pairs(ladder))
    reasons = ", ".join(f"{reason} {count}" for reason, count in ladder.end_reasons.items())
    console.print(f"{ladder.decisions} decisions in {ladder.seconds:.1f} s of play; ended by: {reasons}")
    for note, count in ladder.notes.items():
        console.print(f"{escape(note)} ({count}×)", style="yellow", soft_wrap=True)


def _ladder(tournament: Tournament, ladder: Ladder) -> Table:
    table = Table(title=f"{tournament.game}: {ladder.games} games, 95 % intervals")
    for heading in ("bot", "rating", "games", "wins", "by luck", "win rate", "mean rank", "mean score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for one in ladder.standings:
        low, high = one.win_rate_interval
        least, most = one.mean_score_interval
        table.add_row(
            escape(one.kind),
            f"{one.mu:.1f} ± {2 * one.sigma:.1f}",
            str(one.games),
            f"{one.wins:g}",
            f"{one.expected:g}",
            f"{one.win_rate:.1%}  ({low:.1%} – {high:.1%})",
            f"{one.mean_rank:.2f}",
            f"{one.mean_score:.1f}  ({least:.1f} – {most:.1f})",
        )
    return table


def _pairs(ladder: Ladder) -> Table:
    kinds = [one.kind for one in ladder.standings]
    found = {(pair.kind, pair.other): pair for pair in ladder.pairs}
    table = Table(title="how often the bot on the left ended ahead of the bot above")
    table.add_column("")
    for kind in kinds:
        table.add_column(escape(kind), justify="right")
    for kind in kinds:
        cells = []
        for other in kinds:
            pair = found.get((kind, other))
            cells.append(f"{pair.rate:.1%} ({pair.interval[0]:.1%} – {pair.interval[1]:.1%})" if pair else "·")
        table.add_row(escape(kind), *cells)
    return table
