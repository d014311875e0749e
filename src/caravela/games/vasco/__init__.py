"""Vasco da Gama, by Paolo Mori: everything about the game is in this folder."""

from caravela.games.vasco.rules import VascoDaGama

RULES = VascoDaGama()
