"""Every game: a journey can be taken as it stands, reveals nothing, and is told apart by what is clicked for it."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import pytest

from caravela.core.facts import CHANCE, NOBODY
from caravela.core.journeys import LONGEST, Journey, journeys, previews
from caravela.core.menu import GIVES_UP, use
from caravela.core.registry import load_game
from caravela.core.rules import Rules
from caravela.picture import art
from caravela.workshop.conformance.play import DRAWN, GAMES, bot_options, lively

games = pytest.mark.parametrize("game", GAMES)
#: So many decisions of each game are looked at.
STEPS = 300


def looked_at(game: str) -> list[tuple[Any, int, list[Journey]]]:
    """The journeys at the decisions of a lively game, most of them."""
    rules, random = load_game(game), Random(game)
    state = rules.new_state(rules.meta.seats[-1], bot_options(rules))
    found: list[tuple[Any, int, list[Journey]]] = []
    while len(found) < STEPS and rules.to_act(state) != NOBODY:
        seat = rules.to_act(state)
        if seat != CHANCE:
            pieces = {piece.id for piece in rules.scene(state, seat).pieces}
            found.append((state.clone(), seat, journeys(rules, state, seat, pieces)))
        rules.apply(state, lively(rules, state, random))
    return found


@games
def test_the_kinds_that_are_declared_exist(game: str) -> None:
    meta, table = load_game(game).meta, load_game(game).actions
    names = {*table.kinds(), *(action.notation for action in table)}
    assert {kind for way in meta.journeys for kind in (*way.kinds, *way.ends, *way.pieces)} <= names
    assert set(meta.repeats) <= names


@games
def test_a_game_that_declares_journeys_has_some(game: str) -> None:
    meta = load_game(game).meta
    forms = {journey.form for _, _, found in looked_at(game) for journey in found}
    assert ("way" in forms) == bool(meta.journeys)
    assert ("again" in forms) == bool(meta.repeats)


@games
def test_what_a_search_has_tried_goes_with_it(game: str) -> None:
    """A server looks for journeys at every move; hundreds of positions would else wait for the cyclic collector."""
    rules = load_game(game)
    positions = [(state, seat) for state, seat, _ in looked_at(game)]
    gc.collect()
    gc.disable()
    try:
        for state, seat in positions:
            journeys(rules, state, seat, ())
        assert gc.collect() == 0
    finally:
        gc.enable()


@games
def test_a_journey_is_legal_step_by_step_and_nothing_is_revealed_or_given_up(game: str) -> None:
    rules = load_game(game)
    for state, seat, found in looked_at(game):
        for journey in found:
            assert 2 <= len(journey.actions) <= LONGEST
            end = state.clone()
            for action in journey.actions:
                assert rules.to_act(end) == seat
                assert action in rules.legal(end) and use(rules, end, action) != GIVES_UP
                rules.apply(end, action)
            assert rules.to_act(end) != CHANCE
            if rules.seen_by(state, seat).key() == state.key():
                assert end.key() == journey.end.key()


@games
def test_what_a_journey_brings_is_told(game: str) -> None:
    rules = load_game(game)
    for state, seat, found in looked_at(game):
        for journey in found:
            told = previews(rules, state, seat, [journey])[0]
            assert all(change.by != 0 and change.gauge in rules.meta.gauges for change in told.changes)
            assert told.ends_turn or journey.form != "finish"
            assert not (told.ends_turn and rules.to_act(journey.end) == seat)


@pytest.mark.parametrize("game", DRAWN)
def test_a_journey_is_told_apart_by_what_is_clicked_for_it(game: str) -> None:
    rules = load_game(game)
    for state, seat, found in looked_at(game):
        ways = [journey for journey in found if journey.form == "way"]
        targets = [tuple(journey.targets) for journey in ways]
        assert len(targets) == len(set(targets)) and all(targets)
        single = [rules.targets(state, action) for action in rules.legal(state)]
        assert not {tuple(one) for one in single} & set(targets)
        there = things(rules, state, seat)
        assert {target for journey in ways for target in journey.targets} <= there


def things(rules: Rules[Any], state: Any, seat: int) -> set[str]:
    """Every piece and place on the table."""
    scene = rules.scene(state, seat)
    folder = rules.meta.folder / "art"
    places = {f"{sheet.id}/{name}" for sheet in scene.sheets for name in art(folder / sheet.art).anchors}
    return places | {piece.id for piece in scene.pieces}


@pytest.mark.parametrize("game", DRAWN)
def test_who_travels_is_on_the_table(game: str) -> None:
    rules = load_game(game)
    for state, seat, _ in looked_at(game):
        traveller = rules.traveller(state)
        assert traveller is None or traveller in {piece.id for piece in rules.scene(state, seat).pieces}
