"""Many games between bots, and what they tell."""

from caravela.arena.simulate import Result, play_game, play_games, summary

__all__ = ["Result", "play_game", "play_games", "summary"]
