"""What the terminal itself says, and whom it calls by which name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from caravela.bots import KINDS
from caravela.core.match import Match
from caravela.core.words import Speaker, Words

FOLDER: Final = Path(__file__).parent / "text"


def speaker(language: str) -> Speaker:
    """The terminal's own messages; UnknownName for a language that there is not."""
    return Speaker(language, [FOLDER])


def words_of(match: Match, language: str) -> Words:
    """The game's words. A seat that only bears the name of a kind of bot is called by its colour: two may be alike."""
    ids = match.rules.meta.seat_ids
    players = [ids[seat] if name in KINDS else name for seat, name in enumerate(match.players)]
    return Words(match.rules.meta, language, players)


def title_of(words: Words) -> str:
    """The game's name in the reader's language."""
    return words.say("game-title") if words.has("game-title") else words.meta.title
