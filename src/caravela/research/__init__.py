"""Doors for research: what a seat may know as numbers, and positions that agree with it."""
