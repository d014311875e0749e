"""Pig, a dice game that everybody knows: a whole game in one small folder, and the pattern of `caravela new-game`."""

from caravela.workshop.pig.rules import Pig

RULES = Pig()
