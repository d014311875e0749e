"""Sources as syntax trees, one at a time."""

from __future__ import annotations

import ast
from threading import Lock
from typing import Final

#: Python 3.11 counts the depth of a tree for all threads together, and raises SystemError when two of them make one at
#: the same time. They take turns if the cyclic collector runs in between and calls somebody.
_ONE: Final = Lock()


def parsed(source: str | bytes, path: str = "<unknown>") -> ast.Module:
    """The syntax tree of a source; threads stand in line."""
    with _ONE:
        return ast.parse(source, path)
