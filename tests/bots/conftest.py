"""What lies here and is no test."""

from __future__ import annotations

#: A program of its own, which reads its standard input.
collect_ignore = ["first_legal.py"]
