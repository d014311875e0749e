"""The commands that let bots play: many games, tournaments, training."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from caravela.arena import play_games, summary
from caravela.arena.tournament import Tournament, parse_seats, play_tournament
from caravela.bots import check_kind
from caravela.bots import kinds as bot_kinds
from caravela.cli.common import (
    add_game_options,
    add_places,
    add_work,
    given_options,
    positive,
    progress_bar,
    seat_kinds,
    seed_number,
    wide_console,
)
from caravela.core.errors import CaravelaError
from caravela.core.options import OptionValue
from caravela.core.registry import load_game

if TYPE_CHECKING:
    from caravela.arena.game import Result
    from caravela.cli.common import Commands


def add(commands: Commands) -> None:
    """Adds these commands to the parser."""
    many = commands.add_parser("simulate", help="play many games between bots and summarise them")
    many.add_argument("game")
    many.add_argument("--seats", required=True, help=f"such as greedy,random,random; kinds: {', '.join(bot_kinds())}")
    many.add_argument("-n", "--games", type=positive, default=100, help="how many games (default 100)")
    many.add_argument("--fixed-seats", action="store_true", help="do not rotate the seats from game to game")
    add_work(many)
    add_game_options(many)
    many.set_defaults(run=_simulate)

    arena = commands.add_parser("arena", help="play a balanced tournament between bots and rank them")
    arena.add_argument("game")
    arena.add_argument("--bots", required=True, help=f"such as planner,greedy,random; kinds: {', '.join(bot_kinds())}")
    arena.add_argument("--games", type=positive, default=100, help="games for each number of seats (default 100)")
    arena.add_argument("--seats", help="numbers of seats, such as 2-5 (default: all that the game has)")
    arena.add_argument("--out", type=Path, metavar="DIR", help="where the ladder is kept (default: arena-GAME)")
    add_work(arena)
    add_game_options(arena)
    arena.set_defaults(run=_arena)

    train = commands.add_parser("train", help="train a game's network, or go on with it")
    train.add_argument("game")
    train.add_argument("--seats", type=positive, help="the number of seats that is played most (default: 4)")
    train.add_argument("--hours", type=float, default=1.0, help="how long (default 1)")
    train.add_argument("--folder", type=Path, help="where the training is kept (default: training-GAME)")
    add_places(train)
    train.add_argument("--seed", type=seed_number, default=1, help="recorded in the report (default 1)")
    train.add_argument("--first", type=positive, default=1000, help="games before the first network (default 1000)")
    train.add_argument("--games", type=positive, default=3000, help="games in each round (default 3000)")
    train.add_argument("--members", type=positive, default=4, help="networks that judge together (default 4)")
    train.add_argument("--kind", default="greedy", help="the bot of the first games (default greedy)")
    train.add_argument(
        "--onward", action="store_true", help="begin with the network that comes with the game, not with first games"
    )
    train.add_argument(
        "--blends",
        type=_shares,
        default=(1.0, 0.0),
        metavar="B,…",
        help="how far the hand-written evaluation counts beside the network, round by round (default 1,0)",
    )
    train.add_argument(
        "--looks",
        type=_share,
        default=0.0,
        metavar="SHARE",
        help="the share of turns in which the network looks ahead and learns from what it sees (default 0)",
    )
    train.add_argument("--verify", action="store_true", help="a small training of minutes, which must improve")
    train.set_defaults(run=_train)


def _simulate(arguments: argparse.Namespace) -> int:
    kinds = seat_kinds(arguments.seats)
    options = given_options(arguments.option)
    results: list[Result] = []
    with progress_bar() as progress:
        task = progress.add_task(arguments.game, total=arguments.games)

        def done(result: Result) -> None:
            results.append(result)
            progress.advance(task)

        try:
            play_games(
                arguments.game,
                kinds,
                arguments.games,
                arguments.seed or 0,
                options,
                rotate=not arguments.fixed_seats,
                jobs=arguments.jobs,
                cluster=arguments.cluster,
                done=done,
            )
        except KeyboardInterrupt:
            # Hours of games are not lost because somebody does not want to wait for the rest.
            if not results:
                raise
    figures = summary(results)
    if arguments.json:
        sys.stdout.write(json.dumps({"game": arguments.game, "seats": kinds, **figures}, indent=2) + "\n")
    else:
        _show_summary(arguments.game, figures)
    if len(results) < arguments.games:
        raise KeyboardInterrupt
    return 0


def _show_summary(game: str, figures: dict[str, Any]) -> None:
    console = wide_console()
    table = Table(title=f"{game}: {figures['games']} games, 95 % intervals")
    for heading in ("kind", "games", "wins", "win rate", "mean score"):
        table.add_column(heading, justify="left" if heading == "kind" else "right")
    for kind, line in figures["kinds"].items():
        low, high = line["win_rate_interval"]
        least, most = line["mean_score_interval"]
        table.add_row(
            kind,
            str(line["games"]),
            f"{line['wins']:g}",
            f"{line['win_rate']:.1%}  ({low:.1%} – {high:.1%})",
            f"{line['mean_score']:.1f}  ({least:.1f} – {most:.1f})",
        )
    console.print(table)
    reasons = ", ".join(f"{reason} {count}" for reason, count in figures["end_reasons"].items())
    console.print(f"{figures['decisions']} decisions in {figures['seconds']:.1f} s; ended by: {reasons}")
    for note, count in figures["notes"].items():
        console.print(f"{escape(note)} ({count}×)", style="yellow", soft_wrap=True)


def _arena(arguments: argparse.Namespace) -> int:
    from caravela.arena import report

    rules = load_game(arguments.game)
    seats = parse_seats(arguments.seats, rules.meta.seats) if arguments.seats else list(rules.meta.seats)
    kinds = [kind.strip() for kind in arguments.bots.split(",")]
    options: dict[str, OptionValue] = {**given_options(arguments.option)}
    tournament = Tournament(arguments.game, kinds, seats, arguments.games, arguments.seed or 0, options)
    folder = arguments.out or Path(f"arena-{arguments.game}")
    with progress_bar() as progress:
        task = progress.add_task(arguments.game)
        ladder = play_tournament(
            tournament,
            folder,
            jobs=arguments.jobs,
            cluster=arguments.cluster,
            began=lambda total, already: progress.update(task, total=total, completed=already),
            done=lambda: progress.advance(task),
        )
    report.store(tournament, ladder, folder)
    if arguments.json:
        sys.stdout.write(report.to_json(tournament, ladder))
    else:
        console = wide_console()
        report.show(tournament, ladder, console)
        console.print(f"Stored in {escape(str(folder))}: ladder.txt, ladder.json, ladder.html", soft_wrap=True)
    return 0


def _train(arguments: argparse.Namespace) -> int:
    from caravela.arena.training.cards import go_on
    from caravela.arena.training.training import Plan, Training
    from caravela.arena.training.verify import verify

    meta = load_game(arguments.game).meta
    seats = arguments.seats or min(4, meta.seats[-1])
    load_game(arguments.game).check_seats(seats)
    check_kind(arguments.kind)
    console = Console(highlight=False, soft_wrap=True)
    if arguments.verify:
        if arguments.folder is not None and any(arguments.folder.glob("network-*.npz")):
            raise CaravelaError(f"{arguments.folder} holds a training already; --verify needs a folder of its own.")
        with TemporaryDirectory() as forgotten:
            improved, told = verify(arguments.game, seats, arguments.folder or Path(forgotten), arguments.seed)
        console.print(f"{told}: {'better' if improved else 'no better'} than the first network")
        return 0 if improved else 1
    folder = arguments.folder or Path(f"training-{arguments.game}")
    others = [number for number in meta.seats if number != seats]
    share = {number: 0.4 / len(others) for number in others} | {seats: 0.6 if others else 1.0}
    games = (arguments.first, arguments.games, arguments.members)
    plan = Plan(arguments.game, share, arguments.kind, *games, blends=arguments.blends, looks=arguments.looks)
    training = Training(plan, folder, arguments.seed, lambda line: console.print(escape(f"{arguments.game}: {line}")))
    if arguments.onward:
        go_on(training)
    training.run(time.time() + 3600 * arguments.hours, arguments.jobs, arguments.cluster)
    console.print(f"The network of the last round: {escape(str(training.network(training.round - 1)))}")
    return 0


def _shares(text: str) -> tuple[float, ...]:
    try:
        return tuple(float(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a row of numbers, such as 0.5,0.3,0") from None


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share between 0 and 1, such as 0.35")
    return share
