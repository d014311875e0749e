"""Every game at every size in every language: no entry loses its verb, no key is hidden, nothing scrolls away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from terminal.harness import RandomBot, Script, new_console

from caravela.core.match import Match
from caravela.core.menu import by_use, use
from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES
from caravela.terminal import blocks
from caravela.terminal.decision import Decision
from caravela.terminal.narrowing import Choice, verb
from caravela.terminal.table import PlayTable
from caravela.workshop.conformance.play import GAMES, bot_options

SIZES = [(80, 24), (100, 30), (120, 40)]
#: So many decisions of a game are looked at, one of every few.
LOOKS, EVERY = 36, 3

tables = pytest.mark.parametrize(("game", "seats"), [(game, load_game(game).meta.seats[-1]) for game in GAMES])
languages = pytest.mark.parametrize("language", LANGUAGES)
sizes = pytest.mark.parametrize(("width", "height"), SIZES)


def decisions(game: str, seats: int, language: str, width: int, height: int) -> Iterator[Decision]:
    """Decisions of a random game in which there is something to choose, spread over it."""
    rules = load_game(game)
    match = Match(rules, seats, bot_options(rules), seed=seats)
    table = PlayTable(match, [None] * seats, language, Path("unused"), new_console(width, height), Script())
    bot, seen, looks = RandomBot(5), 0, 0
    while not match.over and looks < LOOKS:
        seat = match.seat_to_act
        seen += len(match.legal) > 1
        if len(match.legal) > 1 and seen % EVERY == 1:
            looks += 1
            yield Decision(table, seat)
        match.play(bot.choose(rules, rules.seen_by(match.state, seat)))


def opened(decision: Decision) -> Iterator[None]:
    """The first menu, then each way down through the smaller ones, the first choice of each."""
    yield
    inner = next((choice for choice in decision.menu.choices if choice.action is None), None)
    if inner is not None:
        decision.menus.append(decision.menu.inside(inner))
        yield from opened(decision)


def entries(lines: list[str]) -> dict[int, str]:
    """What stands behind each number below the prompt, up to the next number."""
    text = "   ".join(lines[max(at for at, line in enumerate(lines) if line.startswith("▶ ")) + 1 :])
    found = re.findall(r"(?:^| )(\d+)\) (.*?)(?=  +\d+\) |$)", text)
    return {int(number): label.strip() for number, label in found}


def says_what_it_does(decision: Decision, choice: Choice, shown: str) -> bool:
    """Whether an entry is the whole sentence, or begins with what its kind of action does and names the rest."""
    if shown.startswith(choice.label):
        return True
    kind = choice.actions[0].kind
    return choice.short.startswith(verb(decision.words, kind)) and shown.startswith(choice.short)


@tables
@languages
@sizes
def test_every_screen(game: str, seats: int, language: str, width: int, height: int) -> None:
    looks = 0
    for decision in decisions(game, seats, language, width, height):
        for _ in opened(decision):
            looks += 1
            block = decision.table.screen.compose(decision.view(), width, height)
            lines = [line.plain for line in block]
            screen = "\n".join(lines)
            assert len(lines) + 1 <= height, screen
            assert blocks.width(block) <= width, screen
            shown = entries(lines)
            choices = decision.menu.choices
            assert sorted(shown) == list(range(1, len(choices) + 1)), screen
            for number, choice in enumerate(choices, start=1):
                assert says_what_it_does(decision, choice, shown[number]), f"{shown[number]!r}\n{screen}"
            keys = decision.input_row()
            help_key, undo_key = decision.say("play-keys").split("   ")[:2]
            assert help_key.startswith("? ") and undo_key.startswith("u ")
            assert help_key in keys and undo_key in keys and len(keys) + 10 <= width
    assert looks


@tables
def test_what_gives_something_up_comes_last(game: str, seats: int) -> None:
    for decision in decisions(game, seats, "en", 80, 24):
        rules, state = decision.match.rules, decision.match.state
        uses = [use(rules, state, action) for action in decision.menu.actions]
        assert uses == sorted(uses)
        assert decision.menu.actions == by_use(rules, state, decision.legal)


@tables
@languages
def test_every_panel_has_a_legend(game: str, seats: int, language: str) -> None:
    """All panels that a game ever shows; the page is laid out for the narrowest screen."""
    from caravela.terminal.pages import legend_lines

    for decision in decisions(game, seats, language, 80, 24):
        panels = decision.match.rules.panels(decision.match.state, decision.words, decision.seat)
        lines = legend_lines(decision.words, panels, "Abbreviations", 80)
        assert blocks.width(lines) <= 80
        text = "\n".join(line.plain for line in lines)
        assert all(decision.words.say(f"panel-{panel.id}") in text for panel in panels)


@languages
@pytest.mark.parametrize(
    ("game", "codes"),
    [
        ("serenissima", ["good-wood", "seat-black"]),
        ("endeavor", ["deed-occupy", "building-market", "place-london", "token-attack", "deck-europe"]),
        ("vasco", ["colour-orange", "seat-blue"]),
        ("navegador", ["seat-green", "column-explorer"]),
    ],
)
def test_the_legend_explains_the_abbreviations(game: str, codes: list[str], language: str) -> None:
    from caravela.core.words import Words
    from caravela.terminal.pages import legend_lines

    words = Words(load_game(game).meta, language)
    text = "\n".join(line.plain for line in legend_lines(words, [], "", 500))
    for code in codes:
        assert f"{words.say(f'short-{code}')} {words.say(code)}" in text


@languages
@pytest.mark.parametrize("game", GAMES)
def test_choices_with_little_room_are_short_and_those_of_the_game(game: str, language: str) -> None:
    from caravela.core.words import Words

    rules = load_game(game)
    words = Words(rules.meta, language)
    short = words.ids("short-choice-")
    assert {id.removeprefix("short-choice-") for id in short} <= set(rules.actions.kinds())
    assert all(len(words.say(id)) <= 22 for id in short)
    values = {key for action in rules.actions for key in action.values}
    assert {id.removeprefix("short-value-") for id in words.ids("short-value-")} <= values
