"""Bots that have learned: what a network is shown, how it judges the ends of turns, and the levels made of that.

Only these modules use NumPy; nothing else of the engine needs it, and they are imported when a level is asked for.
"""
