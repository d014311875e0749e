"""For the reference: examples in docstrings (`>>>`) become code. An extension of griffe, named in zensical.toml."""

from __future__ import annotations

from typing import Any

import griffe


class Examples(griffe.Extension):
    """Puts a fence around every example."""

    def on_instance(self, *, obj: Any, **kwargs: Any) -> None:
        """Called for every module, class, function and attribute."""
        if obj.docstring is not None and ">>>" in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """An example goes from its first `>>>` to the next empty line."""
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.lstrip().startswith(">>>") and not inside:
            lines.append("```pycon")
            inside = True
        elif not line.strip() and inside:
            lines.append("```")
            inside = False
        lines.append(line)
    return "\n".join([*lines, *(["```"] if inside else [])])
