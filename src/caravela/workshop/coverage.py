"""Rules coverage: joins the numbers of the rulebook, of the code that carries them out, of the tests that prove them.

Code cites a rule in a docstring, a comment or a line of the data file: `NAV-4.7`, more of a chapter as `NAV-4.1, 4.2`
or `NAV-4.1 to 4.3`. Tests cite it in `@rule("NAV-4.7")`. Where a rule can have neither, the reason stands in the game's
`rulebook/reasons.toml`; so does the name of the conformance test that proves a rule for every game.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

from caravela.core import rulebook
from caravela.core.errors import CaravelaError
from caravela.core.rules import Meta

#: What may follow a cited number: a range, or more numbers of the same book without its prefix.
_RANGE = re.compile(r"\s+to\s+(?:[A-Z]+-)?([A-Z]?\d+(?:\.\d+)?)")
_MORE = re.compile(r"(?:,\s*(?:and\s+)?|\s+and\s+)(\d+\.\d+|[RIT]\d+)[a-d]?\b")


class Coverage:
    """For each number: the places in code and tests that cite it, and the written reasons."""

    def __init__(self, meta: Meta, tests: Path) -> None:
        self.numbers = list(rulebook.read(meta.folder, "en"))
        self.code = cited_in_code(meta)
        self.tests = cited_in_tests(meta, tests)
        reasons = _reasons(meta.folder / "rulebook" / "reasons.toml")
        self.in_conformance = reasons.get("conformance", {})
        for number, test in self.in_conformance.items():
            self.tests.setdefault(number, []).append(f"conformance::{test}")
        self.no_code = reasons.get("code", {})
        self.no_test = reasons.get("test", {})
        #: Invariants and worked examples are proved by tests alone; they stand in no rulebook.
        self.extra = sorted(
            {n for n in [*self.code, *self.tests] if n not in self.numbers and _is_extra(meta, n)},
            key=rulebook.sort_key,
        )

    def missing(self) -> list[str]:
        """What is wrong, a sentence each; empty when every rule has code and test or a written reason."""
        lines = [f"{n} has no code" for n in self.numbers if n not in self.code and n not in self.no_code]
        lines += [
            f"{n} has no test" for n in [*self.numbers, *self.extra] if n not in self.tests and n not in self.no_test
        ]
        there = conformance_tests()
        lines += [
            f"{n} names {test}, which is no conformance test"
            for n, test in self.in_conformance.items()
            if test not in there
        ]
        known = {*self.numbers, *self.extra}
        lines += [f"{n} is cited in {self.code[n][0]} but is no rule" for n in self.code if n not in known]
        lines += [f"{n} is cited in {self.tests[n][0]} but is no rule" for n in self.tests if n not in known]
        for kind, reasons, found in (("code", self.no_code, self.code), ("a test", self.no_test, self.tests)):
            lines += [f"{n} has {kind} and a reason for having none" for n in reasons if n in found]
            lines += [f"{n} has a reason but is no rule" for n in reasons if n not in known]
        return lines


def conformance_tests() -> set[str]:
    """The names of the tests that hold for every game."""
    folder = Path(__file__).parent / "conformance"
    return {
        node.name
        for path in folder.glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


def _is_extra(meta: Meta, number: str) -> bool:
    return number.removeprefix(meta.rule_prefix)[:1] in ("I", "T")


def _reasons(path: Path) -> dict[str, dict[str, str]]:
    if not path.exists():
        return {}
    return tomllib.loads(path.read_text(encoding="utf-8"))


def cited_in_code(meta: Meta) -> dict[str, list[str]]:
    """Where each number stands in the game's Python files and data file; tables of numbers carry out no rule."""
    found: dict[str, list[str]] = {}
    files = [file for file in meta.folder.rglob("*.py") if file.name != "tables.py"]
    for path in sorted([*files, *meta.folder.glob("data.toml")]):
        name = str(path.relative_to(meta.folder))
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for number in citations(meta.rule_prefix, text):
                found.setdefault(number, []).append(f"{name}:{line}")
    return found


def cited_in_tests(meta: Meta, tests: Path) -> dict[str, list[str]]:
    """Where each number stands in a `@rule(...)` of a test."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for number in _marks(node):
                    if number.startswith(meta.rule_prefix):
                        found.setdefault(number, []).append(f"{path.relative_to(tests)}::{node.name}")
    return found


def _marks(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    return [
        argument.value
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def citations(prefix: str, text: str) -> list[str]:
    """The rule numbers that a line cites.

    >>> citations("NAV-", "Pays and sells (NAV-4.1, 4.5 to 4.7, NAV-R8); see NAV-6.8a and NAV-9.10.")
    ['NAV-4.1', 'NAV-4.5', 'NAV-4.6', 'NAV-4.7', 'NAV-R8', 'NAV-6.8', 'NAV-9.10']
    """
    found: list[str] = []
    for match in re.finditer(rf"{prefix}([A-Z]?\d+(?:\.\d+)?)[a-d]?", text):
        found.append(prefix + match.group(1))
        position = match.end()
        while step := _RANGE.match(text, position) or _MORE.match(text, position):
            number = prefix + step.group(1)
            found += _between(found[-1], number) if step.re is _RANGE else [number]
            position = step.end()
    return list(dict.fromkeys(found))


def _between(first: str, last: str) -> list[str]:
    """NAV-4.1 to NAV-4.3 without the first."""
    chapter, dot, start = first.rpartition(".")
    end = last.rpartition(".")[2]
    if not dot:
        chapter, start, end = re.sub(r"\d+$", "", first), re.sub(r"\D", "", first), re.sub(r"\D", "", last)
    return [f"{chapter}{dot}{number}" for number in range(int(start) + 1, int(end) + 1)]


def tests_folder(start: Path) -> Path:
    """The folder `tests` of the checkout in which the command runs or from which the package is installed."""
    for folder in (*[start, *start.parents], *Path(__file__).parents):
        if (folder / "tests" / "conformance").is_dir():
            return folder / "tests"
    raise CaravelaError("The tests are not here: rules coverage works in a checkout of the project.")
