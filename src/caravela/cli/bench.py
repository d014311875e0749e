"""The command that measures: the engine, its environments, the server."""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.table import Table

from caravela.cli.common import positive, wide_console
from caravela.core import engine
from caravela.core.errors import CaravelaError
from caravela.core.registry import game_ids, load_game
from caravela.workshop import bench, pace, peers

if TYPE_CHECKING:
    from caravela.cli.common import Commands


def add(commands: Commands) -> None:
    """Adds these commands to the parser."""
    speed = commands.add_parser("bench", help="measure the speed of the engine, or of the server")
    speed.add_argument("what", nargs="?", help="a game, `server`, or `environments` (default: all games)")
    speed.add_argument("--game", help="for the server and environments: the game that is played (default: all games)")
    speed.add_argument("--tables", type=positive, nargs="+", default=[1, 200], help="for the server: active tables")
    speed.add_argument("--seconds", type=positive, default=15, help="for the server: how long each is measured")
    speed.add_argument(
        "--viewers", type=positive, help="for the server: live connections of each table; puts it under load"
    )
    speed.add_argument("--rate", type=positive, default=50, help="with --viewers: actions a second (default 50)")
    speed.add_argument(
        "--processes", type=positive, default=1, help="with --viewers: server processes on one PostgreSQL (default 1)"
    )
    speed.add_argument(
        "--readers", type=int, default=0, help="with --viewers: connections that ask about a very long game (default 0)"
    )
    speed.add_argument(
        "--database", default="", help="for the server: a file or a PostgreSQL URL (default: a new file)"
    )
    speed.add_argument("--seats", type=positive, help="of games: only this number of seats (default: all of them)")
    speed.add_argument(
        "--runs",
        type=positive,
        default=5,
        help="runs of each measurement; medians count, of environments the best (default 5)",
    )
    speed.add_argument("--alone", action="store_true", help="only the engine that runs, with nothing beside it")
    speed.add_argument("--check", action="store_true", help="fail if a game has become slower by a third")
    speed.add_argument("--remember", action="store_true", help="write down the paces that --check compares with")
    speed.add_argument("--json", action="store_true", help="print the result as JSON")
    speed.set_defaults(run=_bench)


def _bench(arguments: argparse.Namespace) -> int:
    if arguments.what == "server":
        return _bench_server(arguments)
    if arguments.what == "environments":
        return _bench_environments(arguments)
    games = [arguments.what] if arguments.what else game_ids()
    if arguments.check or arguments.remember:
        return _check_paces(games, arguments.remember)
    for id in games:
        rules = load_game(id)
        if arguments.seats:
            rules.check_seats(arguments.seats)
        tables = [arguments.seats] if arguments.seats else rules.meta.seats
        speeds = [bench.measure(rules, seats, arguments.runs) for seats in tables]
        sources = [] if arguments.alone else bench.interpreted(id, arguments.runs, arguments.seats)
        others = [] if arguments.alone else list(peers.measure(arguments.runs))
        if arguments.json:
            sys.stdout.write(bench.to_json(id, speeds, sources, others) + "\n")
        else:
            _show_speeds(rules.meta.title, speeds, sources, others)
    return 0


def _check_paces(games: list[str], remember: bool) -> int:
    console = Console(highlight=False, soft_wrap=True)
    paces = {id: pace.pace(load_game(id)) for id in games}
    if remember:
        pace.remember(paces)
    known = pace.remembered()
    for id, value in paces.items():
        told = f", remembered {known[id]:.2f}" if id in known else ""
        console.print(f"{id}: pace {value:.2f}{told} ({engine.name()} engine)")
    slower = pace.slower(paces)
    for line in slower:
        console.print(line, style="red")
    return 1 if slower else 0


def _bench_environments(arguments: argparse.Namespace) -> int:
    from caravela.research import bench as environments

    games = [load_game(id) for id in ([arguments.game] if arguments.game else game_ids())]
    if arguments.seats:
        for rules in games:
            rules.check_seats(arguments.seats)
    tables = [(rules.meta.id, arguments.seats or min(4, rules.meta.seats[-1])) for rules in games]
    paces = list(environments.measure(tables, arguments.runs))
    if arguments.json:
        sys.stdout.write(msgspec.json.encode(paces).decode() + "\n")
        return 0
    table = Table(title=f"Environments: random play, decisions in a second of processor time; {engine.name()} engine")
    table.add_column("environment")
    table.add_column("decisions/s", justify="right")
    table.add_column("the batch is", justify="right")
    for pace_of in paces:
        table.add_row(pace_of.name, f"{pace_of.decisions_per_second:,.0f}", f"{pace_of.batch_is:.1f} ×")
    wide_console().print(table)
    return 0


def _bench_load(arguments: argparse.Namespace) -> int:
    from caravela.server.run import raise_file_limit
    from caravela.server.tables.updates import merged
    from caravela.workshop import load

    raise_file_limit()
    if arguments.processes > 1 and not arguments.database.startswith("postgresql"):
        raise CaravelaError("Several processes need a PostgreSQL; name one with --database.")
    games = [load_game(arguments.game).meta.id] if arguments.game else game_ids()
    loads = [
        load.report(
            merged,
            games,
            tables,
            arguments.viewers,
            arguments.rate,
            arguments.seconds,
            arguments.processes,
            arguments.database,
            arguments.readers,
        )
        for tables in arguments.tables
    ]
    if arguments.json:
        sys.stdout.write(msgspec.json.encode(loads).decode() + "\n")
        return 0
    # A line for each figure: there are more than fit beside each other.
    table = Table(title=f"The server under load: {', '.join(games)}", show_header=False)
    table.add_column()
    for _ in loads:
        table.add_column(justify="right")
    for heading, figures in {
        "processes": [str(one.processes) for one in loads],
        "tables": [f"{one.tables:,}" for one in loads],
        "viewers": [f"{one.tables * one.viewers:,}" for one in loads],
        "actions a second": [f"{one.actions / one.seconds:,.0f}" for one in loads],
        "answered after, median, ms": [f"{one.answer_p50:.1f}" for one in loads],
        "answered after, 95 %, ms": [f"{one.answer_p95:.1f}" for one in loads],
        "seen by others after, 95 %, ms": [f"{one.seen_p95:.1f}" for one in loads],
        "size of an update, mean, bytes": [f"{one.update:,}" for one in loads],
        "size of an update, 95 %, bytes": [f"{one.update_p95:,}" for one in loads],
        "processor time of an action, ms": [_or_dash(one.processor) for one in loads],
        "cores in use": [_or_dash(one.share) for one in loads],
        "memory, MB": [_or_dash(one.memory) for one in loads],
        "all viewers cut, back after, s": [f"{one.reconnected:.1f}" for one in loads],
        "answered meanwhile after, 95 %, ms": [f"{one.meanwhile_p95:.1f}" for one in loads],
        "answers to readers": [_or_dash(one.reads) for one in loads],
        "answered beside them after, 95 %, ms": [_or_dash(one.reading_p95) for one in loads],
    }.items():
        table.add_row(heading, *figures)
    wide_console().print(table)
    return 0


def _or_dash(figure: float | None) -> str:
    return "–" if figure is None else f"{figure:,}"


def _bench_server(arguments: argparse.Namespace) -> int:
    if arguments.viewers:
        return _bench_load(arguments)
    from caravela.workshop.round_trips import report

    game = load_game(arguments.game or game_ids()[0]).meta
    told = asyncio.run(report(game.id, arguments.tables, arguments.seconds, arguments.database))
    if arguments.json:
        sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
        return 0
    table = Table(title=f"The server with {game.title}: one process, random play; times in ms, sizes in bytes")
    headings = ("tables", "actions/s", "answer p50", "answer p95", "seen p50", "seen p95", "update", "compressed")
    for heading in headings:
        table.add_column(heading, justify="right")
    for one in told.round_trips:
        times = (one.answer_p50, one.answer_p95, one.seen_p50, one.seen_p95)
        rate = f"{one.actions / one.seconds:,.0f}"
        sizes = (f"{one.update:,}", f"{one.update_compressed:,}")
        table.add_row(str(one.tables), rate, *(f"{time:.1f}" for time in times), *sizes)
    console = wide_console()
    console.print(table)
    console.print(f"first visit of a table: {sum(told.first_visit.values()):,} bytes compressed")
    return 0


def _show_speeds(title: str, speeds: list[bench.Speed], sources: list[bench.Speed], others: list[bench.Speed]) -> None:
    table = Table(title=f"{title}: random play on one core, medians; {engine.name()} engine")
    for heading in (
        "",
        "decisions/s",
        "games/s",
        "decisions/game",
        "clone µs",
        "dump µs",
        "load µs",
        "encode µs",
        "bytes",
        "bot turns/s",
    ):
        table.add_column(heading, justify="right" if heading else "left")
    for speed in speeds:
        table.add_row(speed.name, *_figures(speed))
    for speed in sources:
        table.add_row(f"{speed.name}, interpreted", *_figures(speed))
    for speed in others:
        table.add_row(speed.name, *_figures(speed))
    console = wide_console()
    console.print(table)
    mean = sum(speed.decisions_per_second for speed in speeds) / len(speeds)
    if sources:
        slow = sum(speed.decisions_per_second for speed in sources) / len(sources)
        console.print(f"Compiled, {title} takes {mean / slow:.1f} times as many decisions a second as interpreted.")
    for other in others:
        console.print(
            f"{title} takes {mean / other.decisions_per_second:.1f} times as many decisions a second as {other.name}."
        )
    if not others:
        console.print("No other engine is installed to compare with (the extra `peers`).", style="dim")


def _figures(speed: bench.Speed) -> list[str]:
    return [
        f"{speed.decisions_per_second:,.0f}",
        f"{speed.games_per_second:,.1f}",
        f"{speed.decisions_per_game:,.0f}",
        f"{1e6 / speed.clones_per_second:.2f}",
        f"{speed.dump_microseconds:.1f}" if speed.dump_microseconds else "",
        f"{speed.load_microseconds:.1f}" if speed.load_microseconds else "",
        f"{speed.encode_microseconds:.1f}" if speed.encode_microseconds else "",
        f"{speed.state_bytes:,}" if speed.state_bytes else "",
        f"{speed.bot_turns_per_second:,.1f}" if speed.bot_turns_per_second else "",
    ]
