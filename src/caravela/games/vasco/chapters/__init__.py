"""The rulebook's chapters, a module each: what may be done (options), what it does (apply), why not (why_not).

At the end of a chapter stands a row for each of its decisions. `rounds` is the course of the game: lists of steps. A
step returns whether it waits for a decision; whoever completes a decision leaves the state at AT_STEP, and the game
goes on from there. `discs` and `supplies` move pieces for all.
"""
