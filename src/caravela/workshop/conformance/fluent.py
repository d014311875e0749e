"""Reads Fluent files as syntax: which messages there are and which parameters each uses."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file with the parameters that they use; an AssertionError names a broken entry."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands there twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def attributes(path: Path) -> dict[str, dict[str, str]]:
    """The named parts of the messages of a file, as they are written."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    found: dict[str, dict[str, str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = {part.id.name: _written(part.value) for part in entry.attributes}
    return found


def _written(pattern: ast.Pattern) -> str:
    """A pattern that is nothing but text; what is put together stays empty."""
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


def base(parameters: set[str]) -> set[str]:
    """`$good` and `$good_name` tell the same fact."""
    return {name.removesuffix("_name") for name in parameters}
