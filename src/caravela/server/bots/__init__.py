"""Bots at the tables: whose turn it is to play them, and the processes that think for them."""
