"""Prints every event, prompt and reason of a game in three languages, each beside a position in which it is said.

    .venv/bin/python scripts/tell_all.py GAME [GAMES AT EACH TABLE]

The positions come from play under every number of seats and every option; what never came up is listed last.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES, Words
from caravela.workshop.telling import tell


def lines(game: str, seeds: int = 6) -> Iterator[str]:
    """Everything that was found, and what was not."""
    rules = load_game(game)
    words = {language: Words(rules.meta, language) for language in LANGUAGES}
    telling = tell(rules, seeds)
    said = ""
    for example in telling.examples():
        title = f"{example.group}/{example.fact.kind}"
        if title != said:
            yield f"\n{title}  {example.fact.rule}"
            said = title
        yield f"  {example.scene(words['en'])}"
        for language, speaker in words.items():
            yield f"    {language}  {example.sentence(speaker)}"
    yield f"\nNever came up: {', '.join(telling.missing()) or 'nothing'}"


if __name__ == "__main__":
    for line in lines(sys.argv[1], *map(int, sys.argv[2:3])):
        sys.stdout.write(f"{line}\n")
