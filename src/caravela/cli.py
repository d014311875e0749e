"""The command `caravela`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from caravela import __version__
from caravela.arena import play_games, summary
from caravela.arena.tournament import Tournament, parse_seats, play_tournament
from caravela.bots import Bot, check_kind, default_kind, make_bot
from caravela.bots import kinds as bot_kinds
from caravela.bots.others.programs import is_program
from caravela.core import data, engine, rulebook, transcript
from caravela.core.errors import BadOption, CaravelaError, UnknownName
from caravela.core.folders import stored
from caravela.core.lessons import load_lesson
from caravela.core.match import Match
from caravela.core.options import OptionValue
from caravela.core.registry import game_ids, load_game
from caravela.core.rules import Rules
from caravela.core.words import LANGUAGES, Words
from caravela.server.settings import add_flags, read_settings
from caravela.terminal.encoding import be_lenient
from caravela.workshop import bench, new_game, pace, peers
from caravela.workshop.coverage import Coverage, tests_folder

if TYPE_CHECKING:
    from caravela.research import datasets
    from caravela.server.check import Checked

HUMAN: Final = "human"
#: Instead of the number of a rule: the tables of printed numbers.
NUMBERS: Final = "numbers"


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CaravelaError(f"{message[:1].upper()}{message[1:]}; see `{self.prog} --help`.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; the exit code is 0, 1 for a check that failed, 2 for bad input, 130 for Ctrl-C."""
    be_lenient()
    console = Console(stderr=True, highlight=False)
    try:
        parsed = _parser().parse_args(arguments)
        return int(parsed.run(parsed))
    except CaravelaError as error:
        console.print(f"caravela: {escape(str(error))}", style="bold red", soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        console.print("caravela: stopped.")
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def _parser() -> _Parser:
    parser = _Parser(prog="caravela", description="Age-of-sail board games, played exactly by their rulebooks.")
    told = f"caravela {__version__}, {engine.name()} engine"
    parser.add_argument("--version", action="version", version=told)
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND", parser_class=_Parser)

    games = commands.add_parser("games", help="list the games and their options")
    games.set_defaults(run=_games)

    play = commands.add_parser("play", help="play in the terminal, with people and bots")
    play.add_argument("game", nargs="?", help="the game; asked for if left out")
    play.add_argument("--seats", help=f"who sits where, such as human,planner,planner; kinds: {', '.join(_kinds())}")
    play.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    play.add_argument(
        "--save", type=Path, metavar="FILE", help="where to save the game (default: a file named after the date)"
    )
    _add_game_options(play)
    play.set_defaults(run=_play)

    learn = commands.add_parser("learn", help="learn a game: a guided first round in the terminal")
    learn.add_argument("game", help="the game")
    learn.add_argument("--lesson", default="first", help="which lesson (default first)")
    _add_language(learn)
    learn.set_defaults(run=_learn)

    serve = commands.add_parser("serve", help="serve the table to browsers")
    add_flags(serve)
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    serve.set_defaults(run=_serve)

    many = commands.add_parser("simulate", help="play many games between bots and summarise them")
    many.add_argument("game")
    many.add_argument("--seats", required=True, help=f"such as greedy,random,random; kinds: {', '.join(bot_kinds())}")
    many.add_argument("-n", "--games", type=_positive, default=100, help="how many games (default 100)")
    many.add_argument("--fixed-seats", action="store_true", help="do not rotate the seats from game to game")
    _add_work(many)
    _add_game_options(many)
    many.set_defaults(run=_simulate)

    arena = commands.add_parser("arena", help="play a balanced tournament between bots and rank them")
    arena.add_argument("game")
    arena.add_argument("--bots", required=True, help=f"such as planner,greedy,random; kinds: {', '.join(bot_kinds())}")
    arena.add_argument("--games", type=_positive, default=100, help="games for each number of seats (default 100)")
    arena.add_argument("--seats", help="numbers of seats, such as 2-5 (default: all that the game has)")
    arena.add_argument("--out", type=Path, metavar="DIR", help="where the ladder is kept (default: arena-GAME)")
    _add_work(arena)
    _add_game_options(arena)
    arena.set_defaults(run=_arena)

    train = commands.add_parser("train", help="train a game's network, or go on with it")
    train.add_argument("game")
    train.add_argument("--seats", type=_positive, help="the number of seats that is played most (default: 4)")
    train.add_argument("--hours", type=float, default=1.0, help="how long (default 1)")
    train.add_argument("--folder", type=Path, help="where the training is kept (default: training-GAME)")
    train.add_argument("--jobs", type=_positive, default=1, help="processes (default 1)")
    train.add_argument("--seed", type=_seed, default=1, help="recorded in the report (default 1)")
    train.add_argument("--first", type=_positive, default=1000, help="games before the first network (default 1000)")
    train.add_argument("--games", type=_positive, default=200, help="games in each round (default 200)")
    train.add_argument("--kind", default="greedy", help="the bot of the first games (default greedy)")
    train.add_argument("--verify", action="store_true", help="a small training of minutes, which must improve")
    train.set_defaults(run=_train)

    research = commands.add_parser("research", help="what research needs to know of a game")
    doors = research.add_subparsers(title="commands", required=True, metavar="COMMAND", parser_class=_Parser)
    schema = doors.add_parser("schema", help="the entries of an observation, with their meaning")
    schema.add_argument("game")
    schema.add_argument("--seats", type=_positive, help="for how many seats (default: as many as fit)")
    schema.add_argument("--json", action="store_true", help="print it as JSON")
    schema.set_defaults(run=_schema)

    export = commands.add_parser("export", help="write games as a data set in Parquet")
    export.add_argument("game")
    export.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder that is made")
    export.add_argument("--games", type=_positive, default=100, help="how many games are played (default 100)")
    export.add_argument("--seats", help="the bots that play them, such as greedy,random,random")
    export.add_argument("--transcripts", nargs="+", type=Path, metavar="FILE", help="saved games, or folders with them")
    export.add_argument("--database", help="the finished games of a server: a file or a PostgreSQL URL; only read")
    export.add_argument("--jobs", type=_positive, default=1, help="processes that play (default 1)")
    _add_game_options(export)
    export.set_defaults(run=_export)

    replay = commands.add_parser("replay", help="step through a saved game")
    replay.add_argument("file", type=Path)
    replay.add_argument("--text", action="store_true", help="print the whole game, a sentence for each step")
    replay.add_argument("--step", type=_positive, help="begin after this step")
    _add_language(replay)
    replay.set_defaults(run=_replay)

    drawn = commands.add_parser("picture", help="draw a position as an SVG picture")
    drawn.add_argument("what", help="a saved game, or a game for its set-up")
    drawn.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the picture is written")
    drawn.add_argument("--step", type=_positive, help="the position after this step (default: the last)")
    drawn.add_argument("--seats", type=_positive, help="how many seats the set-up has (default: as many as fit)")
    drawn.add_argument("--sheet", default="", help="only this sheet, such as board")
    _add_language(drawn)
    drawn.set_defaults(run=_picture)

    rules = commands.add_parser("rules", help="read the numbered rules, and the numbers in play")
    rules.add_argument("game")
    rules.add_argument("number", nargs="?", help=f"a rule (9.3), a chapter (9), a ruling (R8), or `{NUMBERS}`")
    _add_language(rules)
    rules.set_defaults(run=_rules)

    new = commands.add_parser("new-game", help="start a new game from a small one that works")
    new.add_argument("name", help="its id, such as my_game")
    new.add_argument(
        "folder", nargs="?", type=Path, help="put it here, as a package of its own (default: this checkout)"
    )
    new.set_defaults(run=_new_game)

    facts = commands.add_parser("data", help="list where a game's printed numbers come from")
    facts.add_argument("game")
    facts.add_argument("--kind", help=f"only one of {', '.join(data.KINDS)}")
    facts.set_defaults(run=_data)

    covered = commands.add_parser("coverage", help="check that every rule has code and a test")
    covered.add_argument("game")
    covered.add_argument("--all", action="store_true", help="list every rule with its places")
    covered.set_defaults(run=_coverage)

    check = commands.add_parser("check-games", help="replay stored games, and say which would not replay")
    check.add_argument("files", nargs="*", type=Path, metavar="FILE", help="saved games, or folders with saved games")
    check.add_argument("--database", help="the tables of a server: a file or a PostgreSQL URL; it is only read")
    check.set_defaults(run=_check_games)

    speed = commands.add_parser("bench", help="measure the speed of the engine, or of the server")
    speed.add_argument("what", nargs="?", help="a game, `server`, or `environments` (default: all games)")
    speed.add_argument("--game", help="for the server and environments: the game that is played (default: the first)")
    speed.add_argument("--tables", type=_positive, nargs="+", default=[1, 200], help="for the server: active tables")
    speed.add_argument("--seconds", type=_positive, default=15, help="for the server: how long each is measured")
    speed.add_argument(
        "--viewers", type=_positive, help="for the server: live connections of each table; puts it under load"
    )
    speed.add_argument("--rate", type=_positive, default=50, help="with --viewers: actions a second (default 50)")
    speed.add_argument(
        "--processes", type=_positive, default=1, help="with --viewers: server processes on one PostgreSQL (default 1)"
    )
    speed.add_argument(
        "--database", default="", help="for the server: a file or a PostgreSQL URL (default: a new file)"
    )
    speed.add_argument("--runs", type=_positive, default=5, help="runs of each measurement; medians count (default 5)")
    speed.add_argument("--alone", action="store_true", help="only the engine that runs, with nothing beside it")
    speed.add_argument("--check", action="store_true", help="fail if a game has become slower by a third")
    speed.add_argument("--remember", action="store_true", help="write down the paces that --check compares with")
    speed.add_argument("--json", action="store_true", help="print the result as JSON")
    speed.set_defaults(run=_bench)
    return parser


def _wide_console() -> Console:
    """For tables that are wider than 80 columns: a pipe or a file gets them whole."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=120)


def _kinds() -> list[str]:
    return [HUMAN, *bot_kinds()]


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def _seed(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a seed: a whole number, 0 or more")
    return int(text)


def _add_work(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=_positive, default=1, help="processes (default 1)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Ray cluster: auto, or its address")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="en", help=f"language: {', '.join(LANGUAGES)} (default en)")


def _add_game_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=_seed, help="seed for chance and bots, for a repeatable game")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; see caravela games"
    )
    _add_language(parser)


def _options(given: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not value:
            raise BadOption(f"{text!r} is not of the form NAME=VALUE; `caravela games` lists the options.")
        options[name] = value
    return options


def _seat_kinds(text: str, *others: str) -> list[str]:
    """Kinds of bot, or one of the others."""
    kinds = [kind.strip() for kind in text.split(",")]
    for kind in kinds:
        try:
            if kind not in others:
                check_kind(kind)
        except UnknownName:
            raise UnknownName("seat kind", kind, [*others, *bot_kinds()]) from None
    return kinds


def _games(arguments: argparse.Namespace) -> int:
    console = Console(highlight=False)
    for id in game_ids():
        meta = load_game(id).meta
        words = Words(meta, "en")
        console.print(
            f"[bold]{id}[/]  {meta.title} by {meta.author}, {meta.year}; {meta.seats[0]} to {meta.seats[-1]} players"
        )
        for option in meta.options:
            name = f"{option.id}={option.write(option.default)}"
            console.print(f"    {name:<34} {words.say(f'option-{option.id}')} ({option.rule})", soft_wrap=True)
    return 0


def _play(arguments: argparse.Namespace) -> int:
    from caravela.terminal.play import play

    Words(load_game(game_ids()[0]).meta, arguments.lang)
    if arguments.resume is not None:
        match, players, save = _resumed(arguments)
    else:
        match, players, save = _fresh(arguments)
    return play(match, players, arguments.lang, save)


def _learn(arguments: argparse.Namespace) -> int:
    from caravela.terminal.learn import learn

    rules = load_game(arguments.game)
    lesson = load_lesson(rules, arguments.lesson)
    Words(rules.meta, arguments.lang)
    kinds = [HUMAN if seat == lesson.learner else default_kind(rules.meta.id) for seat in range(lesson.seats)]
    return learn(lesson, _players(kinds, None), arguments.lang, stored(f"lesson-{rules.meta.id}-{lesson.id}.txt"))


def _serve(arguments: argparse.Namespace) -> int:
    from caravela.server.run import serve

    return serve(read_settings(vars(arguments), os.environ), arguments.open)


def _resumed(arguments: argparse.Namespace) -> tuple[Match, list[Bot | None], Path]:
    file = _saved(arguments.resume)
    match = transcript.load(file)
    match.draw()
    kinds = [player if player in bot_kinds() or is_program(player) else HUMAN for player in match.players]
    if arguments.seats:
        kinds = _seat_kinds(arguments.seats, HUMAN)
        if len(kinds) != match.seats:
            raise CaravelaError(f"The saved game has {match.seats} seats, and --seats names {len(kinds)}.")
    return match, _players(kinds, arguments.seed), arguments.save or file


def _saved(path: Path) -> Path:
    """The file that is meant; a bare name may also be that of a game in the data folder."""
    if path.exists() or str(path) != path.name:
        return path
    found = stored(path.name)
    return found if found.exists() else path


def _fresh(arguments: argparse.Namespace) -> tuple[Match, list[Bot | None], Path]:
    from caravela.terminal.menu import ask_game, new_save_path

    rules = load_game(arguments.game or ask_game(arguments.lang))
    kinds = _seat_kinds(arguments.seats or _default_seats(rules), HUMAN)
    names = [kind if kind != HUMAN else rules.meta.seat_ids[seat] for seat, kind in enumerate(kinds)]
    names = names[: rules.meta.seats[-1]]
    match = Match(rules, len(kinds), _options(arguments.option), arguments.seed, names, people=True)
    return match, _players(kinds, arguments.seed), arguments.save or new_save_path(rules.meta.id)


def _default_seats(rules: Rules[Any]) -> str:
    bots = min(max(2, rules.meta.seats[0] - 1), rules.meta.seats[-1] - 1)
    return ",".join([HUMAN, *[default_kind(rules.meta.id)] * bots])


def _players(kinds: list[str], seed: int | None) -> list[Bot | None]:
    """A bot for each seat, None for a person."""
    return [
        None if kind == HUMAN else make_bot(kind, None if seed is None else seed * 100 + seat)
        for seat, kind in enumerate(kinds)
    ]


def _simulate(arguments: argparse.Namespace) -> int:
    kinds = _seat_kinds(arguments.seats)
    options = _options(arguments.option)
    with _progress() as progress:
        task = progress.add_task(arguments.game, total=arguments.games)
        results = play_games(
            arguments.game,
            kinds,
            arguments.games,
            arguments.seed or 0,
            options,
            rotate=not arguments.fixed_seats,
            jobs=arguments.jobs,
            cluster=arguments.cluster,
            done=lambda: progress.advance(task),
        )
    figures = summary(results)
    if arguments.json:
        sys.stdout.write(json.dumps({"game": arguments.game, "seats": kinds, **figures}, indent=2) + "\n")
    else:
        _show_summary(arguments.game, figures)
    return 0


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def _arena(arguments: argparse.Namespace) -> int:
    from caravela.arena import report

    rules = load_game(arguments.game)
    seats = parse_seats(arguments.seats, rules.meta.seats) if arguments.seats else list(rules.meta.seats)
    kinds = [kind.strip() for kind in arguments.bots.split(",")]
    options: dict[str, OptionValue] = {**_options(arguments.option)}
    tournament = Tournament(arguments.game, kinds, seats, arguments.games, arguments.seed or 0, options)
    folder = arguments.out or Path(f"arena-{arguments.game}")
    with _progress() as progress:
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
        console = _wide_console()
        report.show(tournament, ladder, console)
        console.print(f"Stored in {escape(str(folder))}: ladder.txt, ladder.json, ladder.html", soft_wrap=True)
    return 0


def _show_summary(game: str, figures: dict[str, Any]) -> None:
    console = _wide_console()
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


def _train(arguments: argparse.Namespace) -> int:
    import time

    from caravela.arena.training.training import Plan, Training
    from caravela.arena.training.verify import verify

    meta = load_game(arguments.game).meta
    seats = arguments.seats or min(4, meta.seats[-1])
    load_game(arguments.game).check_seats(seats)
    check_kind(arguments.kind)
    console = Console(highlight=False, soft_wrap=True)
    folder = arguments.folder or Path(f"training-{arguments.game}")
    if arguments.verify:
        improved, told = verify(arguments.game, seats, folder, arguments.seed)
        console.print(f"{told}: {'better' if improved else 'no better'} than the first network")
        return 0 if improved else 1
    others = [number for number in meta.seats if number != seats]
    share = {number: 0.4 / len(others) for number in others} | {seats: 0.6 if others else 1.0}
    plan = Plan(arguments.game, share, arguments.kind, arguments.first, arguments.games)
    training = Training(plan, folder, arguments.seed, lambda line: console.print(escape(f"{arguments.game}: {line}")))
    training.run(time.time() + 3600 * arguments.hours, arguments.jobs)
    console.print(f"The network of the last round: {escape(str(training.network(training.round - 1)))}")
    return 0


def _schema(arguments: argparse.Namespace) -> int:
    from caravela.research.encoding import encoding, told

    rules = load_game(arguments.game)
    rows = encoding(rules, arguments.seats or rules.meta.seats[-1])
    if arguments.json:
        sys.stdout.write(json.dumps(told(rows), indent=1) + "\n")
        return 0
    console = _wide_console()
    console.print(
        f"{rules.meta.title}, {rows.seats} seats: {rows.size} entries, {len(rules.actions)} actions, "
        f"schema {rows.digest}"
    )
    for place, entry in enumerate(rows.schema):
        kind = f"{entry.kind} of {len(entry.members)}" if entry.members else entry.kind
        console.print(f"{place:>5}  {entry.name:<36} {kind:<12} {entry.meaning}", markup=False, soft_wrap=True)
    return 0


def _export(arguments: argparse.Namespace) -> int:
    from caravela.research import datasets

    given = [name for name in ("seats", "transcripts", "database") if getattr(arguments, name)]
    if len(given) != 1:
        raise CaravelaError("Say where the games come from: --seats to play them, --transcripts, or --database.")
    with _progress() as progress:
        task = progress.add_task(arguments.game, total=arguments.games if arguments.seats else None)
        source = progress.track(_exported(arguments), task_id=task)
        games, decisions = datasets.write(source, arguments.out)
    sys.stdout.write(f"{games} games with {decisions} decisions are in {arguments.out}\n")
    return 0


def _exported(arguments: argparse.Namespace) -> Iterator[datasets.Game]:
    from caravela.research import datasets, playing
    from caravela.server import check, finished

    load_game(arguments.game)
    if arguments.seats:
        kinds, options = _seat_kinds(arguments.seats), _options(arguments.option)
        yield from playing.played(arguments.game, kinds, arguments.games, arguments.seed or 0, options, arguments.jobs)
    elif arguments.transcripts:
        for file in check.files([path if path.is_dir() else _saved(path) for path in arguments.transcripts]):
            match = transcript.load(file)
            if match.rules.meta.id == arguments.game and match.over:
                kinds = [name if name in bot_kinds() else "person" for name in match.players]
                yield datasets.of_match(match, kinds, "transcript")
    else:
        for match, kinds in finished.finished(arguments.database, arguments.game):
            yield datasets.of_match(match, kinds, "server")


def _replay(arguments: argparse.Namespace) -> int:
    from caravela.terminal.replay import print_text, replay

    match = transcript.load(_saved(arguments.file))
    if arguments.text:
        print_text(match, arguments.lang)
        return 0
    return replay(match, arguments.lang, start=arguments.step)


def _picture(arguments: argparse.Namespace) -> int:
    from caravela.picture import of_match

    if arguments.what in game_ids():
        rules = load_game(arguments.what)
        match = Match(rules, arguments.seats or rules.meta.seats[-1], seed=0, people=True)
    else:
        match = transcript.load(_saved(Path(arguments.what)))
    if arguments.step is not None:
        match.rewind(min(arguments.step, len(match.steps)))
    drawing = of_match(match, arguments.lang, arguments.sheet)
    try:
        arguments.out.write_text(drawing, encoding="utf-8")
    except OSError as error:
        raise CaravelaError(f"{arguments.out} cannot be written: {error.strerror}.") from None
    return 0


def _rules(arguments: argparse.Namespace) -> int:
    from caravela.terminal.numbers import Numbers
    from caravela.terminal.speech import speaker

    rules = load_game(arguments.game)
    words = Words(rules.meta, arguments.lang)
    console = Console(highlight=False)
    numbers = Numbers(rules.tables(), words, speaker(arguments.lang))
    if arguments.number == NUMBERS:
        shown = numbers.all(console.width)
    elif arguments.number:
        found = rulebook.find(rules.meta.folder, arguments.lang, rules.meta.rule_prefix, arguments.number)
        _show_rules(console, found)
        shown = numbers.of([rule.number for rule in found], console.width)
    else:
        _show_rules(console, list(rulebook.read(rules.meta.folder, arguments.lang).values()))
        shown = numbers.all(console.width)
    for line in shown:
        console.print(line, no_wrap=True, crop=True)
    return 0


def _show_rules(console: Console, rules: list[rulebook.Rule]) -> None:
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(f"\n[bold underline]{escape(chapter)}[/]\n")
        console.print(f"[bold]{rule.number}[/]  {escape(rule.plain)}\n")


def _data(arguments: argparse.Namespace) -> int:
    if arguments.kind and arguments.kind not in data.KINDS:
        raise UnknownName("kind of provenance", arguments.kind, data.KINDS)
    meta = load_game(arguments.game).meta
    found = list(data.provenances("data.toml", data.read_raw(meta.folder / "data.toml")))
    console = Console(highlight=False)
    for kind, meaning in data.KINDS.items():
        if arguments.kind in (None, kind):
            groups = [group for group in found if group.kind == kind]
            console.print(f"[bold]{kind}[/] ({meaning}): {len(groups)} groups")
            for group in groups:
                values = ", ".join(f"{name} = {value}" for name, value in group.values.items() if name != "id")
                console.print(f"  [cyan]{escape(group.key)}[/]  {escape(values)}", soft_wrap=True)
                if group.facts:
                    console.print(f"      {escape(group.facts)}", style="dim", soft_wrap=True)
    return 0


def _new_game(parsed: argparse.Namespace) -> int:
    folder = new_game.write_game(parsed.name, parsed.folder)
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"Written to {escape(str(folder))}. Try it:")
    if parsed.folder is not None:
        console.print(escape(f"  pip install -e {parsed.folder}[author]"))
    console.print(f"  caravela play {parsed.name}")
    console.print(f"  pytest --pyargs caravela.workshop.conformance -k {parsed.name}")
    return 0


def _coverage(arguments: argparse.Namespace) -> int:
    meta = load_game(arguments.game).meta
    coverage = Coverage(meta, tests_folder(Path.cwd()))
    console = Console(highlight=False)
    if arguments.all:
        for number in [*coverage.numbers, *coverage.extra]:
            code = coverage.code.get(number) or [f"– {coverage.no_code.get(number, '')}"]
            tests = coverage.tests.get(number) or [f"– {coverage.no_test.get(number, '')}"]
            console.print(f"[bold]{number:<10}[/] {escape(', '.join(code))}", soft_wrap=True)
            console.print(f"{'':<10} {escape(', '.join(tests))}", style="dim", soft_wrap=True)
    missing = coverage.missing()
    for line in missing:
        console.print(line, style="red", soft_wrap=True)
    console.print(
        f"{meta.title}: {len(coverage.numbers)} rules and rulings, {len(coverage.extra)} invariants and examples; "
        f"{len(coverage.no_code)} without code and {len(coverage.no_test)} without test for a written reason; "
        f"{len(missing)} missing.",
        soft_wrap=True,
    )
    return 1 if missing else 0


def _check_games(arguments: argparse.Namespace) -> int:
    import asyncio
    from itertools import chain

    from caravela.server import check

    if not arguments.files and arguments.database is None:
        raise CaravelaError("Say which games: `caravela check-games FILE …`, or --database for those of a server.")

    async def in_database() -> list[check.Checked]:
        return [checked async for checked in check.stored_games(arguments.database)]

    found = [] if arguments.database is None else asyncio.run(in_database())
    files = check.transcripts([path if path.is_dir() else _saved(path) for path in arguments.files])
    return _show_checked(list(chain(found, files)))


def _show_checked(checked: list[Checked]) -> int:
    """A line for each game that does not replay, and totals by game and version."""
    console = Console(highlight=False, soft_wrap=True)
    broken = [one for one in checked if one.trouble]
    for one in broken:
        console.print(
            f"[bold]{escape(one.name)}[/] {escape(f'({one.rules}) ' if one.rules else '')}{escape(one.trouble)}"
        )
    kinds = Counter(one.rules for one in checked if one.rules)
    played = ", ".join(f"{count} of {rules}" for rules, count in sorted(kinds.items()))
    told = f"{len(checked)} games checked{f' ({played})' if played else ''}; {len(broken)} would not replay."
    console.print(told, style="red" if broken else "")
    return 1 if broken else 0


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
        speeds = [bench.measure(rules, seats, arguments.runs) for seats in rules.meta.seats]
        sources = [] if arguments.alone else bench.interpreted(id, arguments.runs)
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
    import msgspec

    from caravela.research import bench as environments

    rules = load_game(arguments.game or game_ids()[0])
    seats = min(4, rules.meta.seats[-1])
    paces = list(environments.measure(rules.meta.id, seats, arguments.runs))
    if arguments.json:
        sys.stdout.write(msgspec.json.encode(paces).decode() + "\n")
        return 0
    table = Table(title=f"Environments: random play, decisions in a second of processor time; {engine.name()} engine")
    table.add_column("environment")
    table.add_column("decisions/s", justify="right")
    table.add_column("the batch is", justify="right")
    for pace_of in paces:
        ratio = paces[0].decisions_per_second / pace_of.decisions_per_second
        table.add_row(pace_of.name, f"{pace_of.decisions_per_second:,.0f}", f"{ratio:.1f} ×")
    _wide_console().print(table)
    return 0


def _bench_load(arguments: argparse.Namespace) -> int:
    import msgspec

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
        )
        for tables in arguments.tables
    ]
    if arguments.json:
        sys.stdout.write(msgspec.json.encode(loads).decode() + "\n")
        return 0
    table = Table(title=f"The server under load: {', '.join(games)}; times in ms, sizes in bytes")
    headings = (
        "processes", "tables", "viewers", "actions/s", "answer p50", "answer p95", "seen p95", "update", "update p95",
        "CPU an action", "cores", "MB", "reconnected, s", "answer p95 then",
    )  # fmt: skip
    for heading in headings:
        table.add_column(heading, justify="right")
    for one in loads:
        table.add_row(
            str(one.processes), str(one.tables), str(one.tables * one.viewers), f"{one.actions / one.seconds:,.0f}",
            f"{one.answer_p50:.1f}", f"{one.answer_p95:.1f}", f"{one.seen_p95:.1f}", f"{one.update:,}",
            f"{one.update_p95:,}", _or_dash(one.processor), _or_dash(one.share), _or_dash(one.memory),
            f"{one.reconnected:.1f}", f"{one.meanwhile_p95:.1f}",
        )  # fmt: skip
    _wide_console().print(table)
    return 0


def _or_dash(figure: float | None) -> str:
    return "–" if figure is None else f"{figure:,}"


def _bench_server(arguments: argparse.Namespace) -> int:
    if arguments.viewers:
        return _bench_load(arguments)
    import asyncio

    import msgspec

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
    console = _wide_console()
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
    console = _wide_console()
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
        f"{speed.state_bytes:,}" if speed.state_bytes else "",
        f"{speed.bot_turns_per_second:,.1f}" if speed.bot_turns_per_second else "",
    ]


if __name__ == "__main__":
    sys.exit(main())
