"""The commands that play, replay and draw games."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from caravela.bots import Bot, default_kind, make_bot
from caravela.bots import kinds as bot_kinds
from caravela.bots.others.programs import is_program
from caravela.cli.common import (
    HUMAN,
    add_game_options,
    add_language,
    given_options,
    known_kinds,
    positive,
    saved,
    seat_kinds,
)
from caravela.core import transcript
from caravela.core.errors import CaravelaError
from caravela.core.folders import stored
from caravela.core.lessons import load_lesson
from caravela.core.match import Match
from caravela.core.registry import game_ids, load_game
from caravela.core.rules import Rules
from caravela.core.words import Words

if TYPE_CHECKING:
    from caravela.cli.common import Commands


def add(commands: Commands) -> None:
    """Adds these commands to the parser."""
    games = commands.add_parser("games", help="list the games and their options")
    games.set_defaults(run=_games)

    play = commands.add_parser("play", help="play in the terminal, with people and bots")
    play.add_argument("game", nargs="?", help="the game; asked for if left out")
    play.add_argument(
        "--seats", help=f"who sits where, such as human,planner,planner; kinds: {', '.join(known_kinds())}"
    )
    play.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    play.add_argument(
        "--save", type=Path, metavar="FILE", help="where to save the game (default: a file named after the date)"
    )
    add_game_options(play)
    play.set_defaults(run=_play)

    learn = commands.add_parser("learn", help="learn a game: a guided first round in the terminal")
    learn.add_argument("game", help="the game")
    learn.add_argument("--lesson", default="first", help="which lesson (default first)")
    add_language(learn)
    learn.set_defaults(run=_learn)

    replay = commands.add_parser("replay", help="step through a saved game")
    replay.add_argument("file", type=Path)
    replay.add_argument("--text", action="store_true", help="print the whole game, a sentence for each step")
    replay.add_argument("--step", type=positive, help="begin after this step")
    add_language(replay)
    replay.set_defaults(run=_replay)

    drawn = commands.add_parser("picture", help="draw a position as an SVG picture")
    drawn.add_argument("what", help="a saved game, or a game for its set-up")
    drawn.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the picture is written")
    drawn.add_argument("--step", type=positive, help="the position after this step (default: the last)")
    drawn.add_argument("--seats", type=positive, help="how many seats the set-up has (default: as many as fit)")
    drawn.add_argument("--sheet", default="", help="only this sheet, such as board")
    add_language(drawn)
    drawn.set_defaults(run=_picture)


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


def _resumed(arguments: argparse.Namespace) -> tuple[Match, list[Bot | None], Path]:
    file = saved(arguments.resume)
    match = transcript.load(file)
    match.draw()
    kinds = [player if player in bot_kinds() or is_program(player) else HUMAN for player in match.players]
    if arguments.seats:
        kinds = seat_kinds(arguments.seats, HUMAN)
        if len(kinds) != match.seats:
            raise CaravelaError(f"The saved game has {match.seats} seats, and --seats names {len(kinds)}.")
    return match, _players(kinds, arguments.seed), arguments.save or file


def _fresh(arguments: argparse.Namespace) -> tuple[Match, list[Bot | None], Path]:
    from caravela.terminal.menu import ask_game, new_save_path

    rules = load_game(arguments.game or ask_game(arguments.lang))
    kinds = seat_kinds(arguments.seats or _default_seats(rules), HUMAN)
    names = [kind if kind != HUMAN else rules.meta.seat_ids[seat] for seat, kind in enumerate(kinds)]
    names = names[: rules.meta.seats[-1]]
    match = Match(rules, len(kinds), given_options(arguments.option), arguments.seed, names, people=True)
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


def _learn(arguments: argparse.Namespace) -> int:
    from caravela.terminal.learn import learn

    rules = load_game(arguments.game)
    lesson = load_lesson(rules, arguments.lesson)
    Words(rules.meta, arguments.lang)
    kinds = [HUMAN if seat == lesson.learner else default_kind(rules.meta.id) for seat in range(lesson.seats)]
    return learn(lesson, _players(kinds, None), arguments.lang, stored(f"lesson-{rules.meta.id}-{lesson.id}.txt"))


def _replay(arguments: argparse.Namespace) -> int:
    from caravela.terminal.replay import print_text, replay

    match = transcript.load(saved(arguments.file))
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
        match = transcript.load(saved(Path(arguments.what)))
    if arguments.step is not None:
        match.rewind(min(arguments.step, len(match.steps)))
    drawing = of_match(match, arguments.lang, arguments.sheet)
    try:
        arguments.out.write_text(drawing, encoding="utf-8")
    except OSError as error:
        raise CaravelaError(f"{arguments.out} cannot be written: {error.strerror}.") from None
    return 0
