"""Draws the sheets and pieces of the games: `scripts/draw-art GAME`."""
