"""What `import caravela` gives a notebook."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any
from xml.etree import ElementTree

import pytest
from support import veiled
from support.minds import think_briefly

import caravela
from caravela import KINDS, Bot, Match, Rules, load_game, make_bot, play_game, play_games, summary
from caravela.cli import main
from caravela.core.actions import Action
from caravela.picture import of_match
from caravela.workshop.conformance.play import DRAWN, GAMES


class Last(Bot):
    """Takes whatever is offered last."""

    name = "last"

    def choose(self, rules: Rules[Any], state: Any) -> Action:
        return rules.legal(state)[-1]


def test_everything_that_is_offered_is_there() -> None:
    assert all(hasattr(caravela, name) for name in caravela.__all__)


def test_the_version_is_that_of_the_installed_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert caravela.__version__ == version("caravela")
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.startswith(f"caravela {caravela.__version__}, ")


@pytest.mark.parametrize("game", DRAWN)
def test_a_notebook_shows_the_table(game: str) -> None:
    match = Match(load_game(game), 2, seed=1)
    drawn = match._repr_svg_()
    assert drawn is not None and drawn == of_match(match)
    assert ElementTree.fromstring(drawn).tag.endswith("svg")


class Undrawn(veiled.Veiled):
    """A game that has no drawings yet."""

    scene = Rules.scene


def test_a_notebook_shows_a_game_that_is_not_drawn_by_its_repr() -> None:
    assert Match(Undrawn(), 2, seed=1)._repr_svg_() is None


@pytest.mark.parametrize("kind", KINDS)
def test_bots_play_a_match_to_its_end(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    think_briefly(monkeypatch)
    match = Match(load_game(GAMES[0]), 2, seed=1)
    bots = [make_bot(kind, seat) for seat in range(2)]
    while not match.over:
        action = bots[match.seat_to_act].decide(match)
        assert action in match.legal
        match.play(action)


def test_a_bot_of_ones_own_is_measured_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "last", Last)
    assert play_game(GAMES[0], ["last", "random"], seed=3).kinds == ["last", "random"]
    figures = summary(play_games(GAMES[0], ["last", "random"], games=4))
    assert figures["kinds"]["last"]["games"] == 4
