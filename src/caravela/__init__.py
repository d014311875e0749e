"""Caravela plays age-of-sail board games exactly by their rulebooks.

>>> from caravela import Match, load_game
>>> match = Match(load_game("navegador"), seats=3, seed=7)
>>> match.seat_to_act in (0, 1, 2)
True
>>> match.play(match.legal[0])
>>> match.undo()
1
"""

from caravela.core.engine import COMPILED
from caravela.core.match import Match
from caravela.core.registry import game_ids, load_game

__all__ = ["COMPILED", "Match", "game_ids", "load_game"]
