"""What the tests share: the rule mark, random games, and one module of positions for each game."""
