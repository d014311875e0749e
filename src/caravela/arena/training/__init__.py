"""Training of the networks: games between bots, what is learned from them, and how it goes on after a stop."""
