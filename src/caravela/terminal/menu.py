"""The menu before the game: which one, and where it will be saved."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from caravela.core.errors import CaravelaError, UnknownName
from caravela.core.registry import game_ids, load_game
from caravela.terminal import keyboard, savefile
from caravela.terminal.keyboard import PROMPT, Ask
from caravela.terminal.speech import speaker


def ask_game(language: str, console: Console | None = None, ask: Ask = keyboard.ask) -> str:
    """The game that the person chooses by number or by name; the only one there is needs no asking."""
    ids = game_ids()
    if len(ids) == 1:
        return ids[0]
    out, say = console or Console(highlight=False), speaker(language).say
    out.print(say("menu-game"), style="bold")
    for number, id in enumerate(ids, start=1):
        meta = load_game(id).meta
        out.print(f" {number} {meta.title}", highlight=False, end="")
        out.print(f"  {meta.author}, {meta.year}", highlight=False, style="dim")
    while True:
        chosen = _chosen(ids, _answer(ask, say("menu-none")))
        if chosen:
            return chosen
        out.print(say("note-number", last=len(ids)))


def _answer(ask: Ask, nothing: str) -> str:
    try:
        return keyboard.tidy(ask(PROMPT))
    except EOFError:
        raise CaravelaError(nothing) from None


def _chosen(ids: list[str], text: str) -> str:
    if text.isdecimal() and 1 <= int(text) <= len(ids):
        return ids[int(text) - 1]
    near = [id for id in ids if text and id.startswith(text.lower())]
    return near[0] if len(near) == 1 else ""


def new_save_path(game: str) -> Path:
    """Where a new game is saved if the person does not say."""
    if game not in game_ids():
        raise UnknownName("game", game, game_ids())
    return savefile.new_path(game)
