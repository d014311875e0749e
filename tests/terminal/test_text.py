"""The terminal's own words: the same messages with the same values in every language, all of them used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import caravela.terminal
from caravela.core.data import KINDS
from caravela.core.words import LANGUAGES
from caravela.terminal import commands
from caravela.terminal.replay import _HELP
from caravela.terminal.speech import FOLDER

OTHERS = [language for language in LANGUAGES if language != "en"]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The ids of a language with the values that their messages take."""
    resource = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands there twice"
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    for id, values in other.items():
        assert values <= english[id], id
        assert english[id] - values <= {"count", "last"}, id


def test_every_message_is_used() -> None:
    folder = Path(caravela.terminal.__file__).parent
    code = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    quoted = set(re.findall(r'"([a-z][a-z-]+)"', code)) | set(re.findall(r"'([a-z][a-z-]+)'", code))
    built = {f"help-{name}" for name in (*commands.PLAY, "number", "notation")}
    built |= {f"replay-help-{id}" for id in _HELP.values()}
    built |= {f"provenance-{kind}{more}" for kind in KINDS for more in ("", "-means")}
    unused = set(messages("en")) - quoted - built
    assert not unused
    assert built <= set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_and_headers_are_short_enough(language: str) -> None:
    from caravela.terminal.speech import speaker

    say = speaker(language).say
    assert len(say("play-keys")) <= 66
    assert len(say("replay-keys")) <= 78
    for name in ("page-more", "page-earlier", "page-last", "menu-back"):
        assert len(say(name)) <= 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_can_be_said(language: str) -> None:
    from caravela.terminal.speech import speaker

    yes = speaker(language).say("undo-yes").split()
    assert "y" in yes and "n" not in yes
