"""What previews promise, for every game: true, complete as far as costs are certain, and without secrets."""

from __future__ import annotations

from typing import Any

import pytest

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.gauges import POINTS
from caravela.core.menu import GOES_ON, by_use
from caravela.core.preview import previews
from caravela.core.registry import load_game
from caravela.core.rules import Rules
from caravela.workshop.conformance.play import GAMES, random_game

games = pytest.mark.parametrize("game", GAMES)

#: Every so many decisions of a random game are looked at.
EVERY = 7
#: Turns with more positions than this are not searched for what they cost.
MOST = 300


def decisions(rules: Rules[Any], seed: int) -> list[tuple[Any, list[Action]]]:
    """Positions of a random game in which a seat decides, with its options in order of use."""
    found: list[tuple[Any, list[Action]]] = []
    seen = 0

    def before(state: Any, legal: list[Action], action: Action) -> None:
        nonlocal seen
        if rules.to_act(state) not in (CHANCE, NOBODY):
            seen += 1
            if seen % EVERY == 0:
                found.append((state.clone(), by_use(rules, state, legal)))

    random_game(rules, rules.meta.seats[-1], seed, before=before)
    return found


@games
def test_a_game_reads_the_gauges_that_it_names(game: str) -> None:
    rules = load_game(game)
    names = rules.meta.gauges
    assert len(set(names)) == len(names)
    assert POINTS not in names[:-1], "the points come last"
    for state, _ in decisions(rules, 1):
        for seat in range(state.seats):
            assert len(rules.gauges(state, seat)) == len(names) - (POINTS in names)


@games
def test_previews_are_true_and_change_nothing(game: str) -> None:
    """Where nothing must follow, what is told is what happens."""
    rules = load_game(game)
    told = 0
    for state, legal in decisions(rules, 2):
        seat, key = rules.to_act(state), state.key()
        found = previews(rules, state, seat, legal)
        assert state.key() == key and len(found) == len(legal)
        for action, preview in zip(legal, found, strict=True):
            after = rules.seen_by(state, seat)
            rules.apply(after, action)
            assert preview.chance == (rules.to_act(after) == CHANCE)
            assert not (preview.ends_turn and preview.asks)
            if rules.to_act(after) != seat:
                told += 1
                assert changes_of(preview.changes, seat) == difference(rules, rules.seen_by(state, seat), after, seat)
    assert told > 0


def changes_of(changes: list[Any], seat: int) -> dict[str, int]:
    """What is told of a seat, the points aside."""
    return {change.gauge: change.by for change in changes if change.seat == seat and change.gauge != POINTS}


def difference(rules: Rules[Any], before: Any, after: Any, seat: int) -> dict[str, int]:
    old, new = rules.gauges(before, seat), rules.gauges(after, seat)
    named = zip(rules.meta.gauges, old, new, strict=False)
    return {name: now - then for name, then, now in named if now != then}


@games
def test_previews_know_no_more_than_the_seat(game: str) -> None:
    rules = load_game(game)
    for state, legal in decisions(rules, 3):
        seat = rules.to_act(state)
        assert previews(rules, state, seat, legal) == previews(rules, rules.seen_by(state, seat), seat, legal)


@games
def test_no_cost_that_is_certain_goes_untold(game: str) -> None:
    """Whatever a seat loses in every possible end of its turn is told with the first step, if that does not end it."""
    rules = load_game(game)
    searched = 0
    for state, legal in decisions(rules, 4):
        seat = rules.to_act(state)
        seen = rules.seen_by(state, seat)
        for action, preview in zip(legal, previews(rules, state, seat, legal), strict=True):
            ends = ends_of(rules, seen, seat, action) if preview.use == GOES_ON else []
            searched += len(ends)
            told = changes_of(preview.changes, seat)
            for gauge, lost in lost_in_all(rules, seen, seat, ends).items():
                assert told.get(gauge, 0) <= -lost, f"{action.notation} costs {lost} {gauge}, and {told} is told"
    assert searched > 0


def ends_of(rules: Rules[Any], state: Any, seat: int, action: Action) -> list[Any]:
    """Every position in which a turn that begins with an action can end; none if there are too many."""
    first = state.clone()
    rules.apply(first, action)
    pending, known, ends = [first], {first.key(trail=False)}, []
    while pending:
        one = pending.pop()
        if rules.to_act(one) != seat:
            ends.append(one)
            continue
        for option in rules.legal(one):
            after = one.clone()
            rules.apply(after, option)
            if (key := after.key(trail=False)) not in known:
                known.add(key)
                pending.append(after)
        if len(known) > MOST:
            return []
    return ends


def lost_in_all(rules: Rules[Any], before: Any, seat: int, ends: list[Any]) -> dict[str, int]:
    """How much of each gauge is lost in every one of these positions."""
    old = rules.gauges(before, seat)
    best = [max(values) for values in zip(*(rules.gauges(end, seat) for end in ends), strict=True)]
    named = zip(rules.meta.gauges, old, best, strict=False)
    return {name: then - now for name, then, now in named if now < then}
