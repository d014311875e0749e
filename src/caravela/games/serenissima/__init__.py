"""Serenissima, second edition, by Dominique Ehrhard: everything about the game is in this folder."""

from caravela.games.serenissima.rules import Serenissima

RULES = Serenissima()
