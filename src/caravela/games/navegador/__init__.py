"""Navegador, by Mac Gerdts: everything about the game is in this folder."""

from caravela.games.navegador.rules import Navegador

RULES = Navegador()
