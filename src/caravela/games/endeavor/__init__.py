"""Endeavor: Age of Sail, by Carl de Visser and Jarratt Gray: everything about the game is in this folder."""

from caravela.games.endeavor.rules import Endeavor

RULES = Endeavor()
