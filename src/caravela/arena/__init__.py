"""Many games between bots, and what they tell."""

from caravela.arena.game import Plan, Result, play_game
from caravela.arena.simulate import play_games, summary

__all__ = ["Plan", "Result", "play_game", "play_games", "summary"]
