"""Caravela plays age-of-sail board games exactly by their rulebooks.

What a notebook needs is here; front ends import the parts they need.

>>> from caravela import Match, load_game, make_bot
>>> match = Match(load_game("navegador"), seats=3, seed=7)
>>> match
<Match of navegador: 3 seats, 1 step, red to act>
>>> match.legal[:2]
[<39: rondel sailing>, <40: rondel workers>]
>>> match.menu()[39]
'Move the stone to Sailing'
>>> match.play(39)                      # or match.play("rondel sailing"), or match.play(match.legal[0])
>>> match.undo()
1

In a notebook a match shows its table. Bots play it to the end:

>>> bots = [make_bot("random", seed=seat) for seat in range(3)]
>>> while not match.over:
...     match.play(bots[match.seat_to_act].decide(match))
>>> len(match.outcome.scores)
3
"""

from importlib.metadata import version

# First of all: it decides whether compiled modules are loaded.
from caravela.core.engine import COMPILED

# isort: split

from caravela.arena import Result, play_game, play_games, summary
from caravela.bots import KINDS, Bot, make_bot
from caravela.core import transcript
from caravela.core.actions import Action
from caravela.core.errors import CaravelaError
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.match import Match
from caravela.core.options import Options
from caravela.core.outcome import Outcome
from caravela.core.registry import game_ids, load_game
from caravela.core.rules import Rules
from caravela.core.words import Words

__version__ = version("caravela")

__all__ = [
    "CHANCE",
    "COMPILED",
    "KINDS",
    "NOBODY",
    "Action",
    "Bot",
    "CaravelaError",
    "Match",
    "Options",
    "Outcome",
    "Result",
    "Rules",
    "Words",
    "__version__",
    "game_ids",
    "load_game",
    "make_bot",
    "play_game",
    "play_games",
    "summary",
    "transcript",
]


def _drawn(match: Match) -> str | None:
    """The table in a notebook, as a spectator sees it; a game that is not drawn shows its `repr`."""
    from caravela.picture import of_match

    return of_match(match) if match.rules.scene(match.state, NOBODY).sheets else None


Match._repr_svg_ = _drawn
