"""Why not? over whole tables: no click on something that the decision is about is put off."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from caravela.core.facts import CHANCE
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.core.rules import Rules
from caravela.server.tables.reasons import Asked
from caravela.workshop.conformance.play import DRAWN, positions

#: So many positions of a random game are swept, with every place and every piece in them.
POSITIONS = 14


@cache
def anchors(file: Path) -> list[str]:
    """The places that a sheet has."""
    return re.findall(r'id="a-([^"]+)"', file.read_text(encoding="utf-8"))


def clicks(rules: Rules[Any], state: Any, seat: int) -> list[list[str]]:
    """Everything that could be clicked: each place, and each piece with the place below it."""
    scene = rules.scene(state, seat)
    folder = rules.meta.folder / "art"
    places = [[f"{sheet.id}/{anchor}"] for sheet in scene.sheets for anchor in anchors(folder / sheet.art)]
    return places + [[piece.id, f"{piece.sheet}/{piece.anchor}"] for piece in scene.pieces]


def swept(rules: Rules[Any], seed: int) -> list[tuple[Asked, list[str]]]:
    """Clicks on what is not lit, in positions from all parts of a game."""
    found: list[tuple[Asked, list[str]]] = []
    for state, legal, _ in positions(rules, rules.meta.seats[-1], seed, POSITIONS):
        seat = rules.to_act(state)
        if seat == CHANCE:
            continue
        asked = Asked(rules, rules.seen_by(state, seat), [])
        lit = {targets[0] for action in legal if (targets := rules.targets(state, action))}
        found += [(asked, click) for click in clicks(rules, state, seat) if not lit & set(click)]
    return found


def belongs(asked: Asked, click: list[str]) -> bool:
    """Whether a click is on a part of a legal move, or of one that the pending decision itself rules out."""
    rules, state = asked.rules, asked.state
    for action in rules.actions:
        try:
            targets = rules.targets(state, action)
        except (LookupError, ValueError):
            continue
        if set(click) & set(targets):
            against = None if action in asked.legal else rules.why_not_here(state, action)
            if action in asked.legal or (against is not None and against.kind not in rules.meta.not_now):
                return True
    return False


@pytest.mark.parametrize("game", DRAWN)
def test_nothing_that_is_being_decided_is_put_off(game: str) -> None:
    rules = load_game(game)
    told = put_off = 0
    for asked, click in swept(rules, 1):
        answers = asked.told(click)
        told += bool(answers)
        evasive = [one for one in answers if not one.first and one.reason.kind in rules.meta.not_now]
        if evasive and belongs(asked, click):
            put_off += 1
    assert told > 0 and put_off == 0, f"{put_off} of {told} answers put off what is being decided"


def test_a_later_click_of_a_legal_move_is_told_as_such() -> None:
    """SER-9.2: who hires a sailor clicks the reserve before the port."""
    rules = load_game("serenissima")
    match = Match(rules, 2, {"start": "first"}, seed=1)
    while "invest" not in (notations := {action.notation: action for action in match.legal}):
        match.play(match.legal[0])
    match.play(notations["invest"])
    action = next(action for action in match.legal if len(rules.targets(match.state, action)) > 1)
    asked = Asked(rules, match.state, [])
    later = [one.number for one in asked.told([rules.targets(match.state, action)[1]]) if one.later]
    assert action.number in later
