"""Training of the networks: games between bots, what is learned from them, and how it goes on after a stop."""

import caravela.bots.minds  # noqa: F401  It says how many threads NumPy shall use, before NumPy is imported.
