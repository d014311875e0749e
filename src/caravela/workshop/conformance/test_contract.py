"""The promises of `caravela.core.rules.Rules`, for every registered game and every number of seats."""

from __future__ import annotations

import gc
import json
import sys
from bisect import bisect_right
from itertools import accumulate
from random import Random
from typing import Any

import pytest

from caravela.core import transcript
from caravela.core.actions import Action
from caravela.core.facts import CHANCE, NOBODY, Event
from caravela.core.fields import fields_of
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES, Words
from caravela.workshop.conformance.play import GAMES, TABLES, bot_options, positions, random_game

SEEDS = range(4)

tables = pytest.mark.parametrize(("game", "seats"), TABLES)
games = pytest.mark.parametrize("game", GAMES)


@tables
@pytest.mark.parametrize("ordered", [False, True])
def test_every_list_is_full_sorted_and_unique_and_every_invariant_holds(game: str, seats: int, ordered: bool) -> None:
    rules = load_game(game)

    def before(state: Any, legal: list[Action], action: Action) -> None:
        numbers = [option.number for option in legal]
        assert numbers, "no legal action before the end"
        assert numbers == sorted(set(numbers)), f"not in table order or not unique: {legal}"
        if rules.to_act(state) == CHANCE:
            weights = rules.weights(state)
            assert len(weights) == len(legal) and min(weights) > 0

    for seed in SEEDS:
        random_game(rules, seats, seed, ordered=ordered, before=before, after=lambda state, _: rules.check(state))


@tables
def test_chance_is_drawn_by_its_weights(game: str, seats: int) -> None:
    """Where the bits fall: one option after the other, each as wide as its weight."""
    rules = load_game(game)
    random = Random(seats)

    def before(state: Any, legal: list[Action], action: Action) -> None:
        if rules.to_act(state) == CHANCE:
            ends = list(accumulate(rules.weights(state)))
            for lot in (0, 2**31 - 1, *(random.randrange(2**31) for _ in range(8))):
                assert rules.drawn(state, lot) == bisect_right(ends, lot * ends[-1] >> 31)

    random_game(rules, seats, 13, before=before)


@tables
def test_ordered_lists_offer_only_what_is_legal(game: str, seats: int) -> None:
    rules = load_game(game)

    def before(state: Any, legal: list[Action], action: Action) -> None:
        assert set(rules.legal(state, ordered=True)) <= set(legal)

    random_game(rules, seats, 11, before=before)
    random_game(
        rules,
        seats,
        12,
        ordered=True,
        before=lambda state, legal, _: (set(legal) <= set(rules.legal(state))) or pytest.fail("not legal"),
    )


@tables
def test_the_end_has_no_decision_and_scores_that_add_up(game: str, seats: int) -> None:
    rules = load_game(game)
    for seed in SEEDS:
        state, _ = random_game(rules, seats, seed)
        assert rules.to_act(state) == NOBODY
        assert rules.legal(state) == []
        outcome = rules.outcome(state)
        assert outcome is not None
        assert outcome.reason in rules.meta.end_reasons
        assert sorted(seat for place in outcome.ranking for seat in place) == list(range(seats))
        assert outcome.scores == rules.scores(state)
        for seat, lines in enumerate(outcome.breakdown):
            assert sum(line.points for line in lines) == outcome.scores[seat]
            assert [line.id for line in lines] == list(rules.meta.score_lines)
        assert outcome.breakdown == rules.breakdown(state)
        best = max(outcome.scores)
        assert all(outcome.scores[seat] == best for seat in outcome.winners)


@tables
def test_the_points_add_up_line_by_line_at_any_time(game: str, seats: int) -> None:
    rules = load_game(game)
    for state, _, _ in positions(rules, seats, 8):
        breakdown = rules.breakdown(state)
        assert [sum(line.points for line in lines) for lines in breakdown] == rules.scores(state)
        assert all([line.id for line in lines] == list(rules.meta.score_lines) for lines in breakdown)


@tables
def test_there_is_no_outcome_before_the_end(game: str, seats: int) -> None:
    rules = load_game(game)
    random_game(rules, seats, 3, before=lambda state, *_: rules.outcome(state) is None or pytest.fail("early outcome"))


@tables
def test_applying_every_legal_action_leaves_a_sound_position(game: str, seats: int) -> None:
    rules = load_game(game)
    for state, legal, _ in positions(rules, seats, 5):
        for option in legal:
            branch = state.clone()
            rules.apply(branch, option)
            rules.check(branch)


@tables
def test_clones_share_nothing_that_changes(game: str, seats: int) -> None:
    """Keep copies along the way, play on, and look at the copies again."""
    rules = load_game(game)
    kept: list[tuple[Any, str]] = []
    for state, _, _ in positions(rules, seats, 6):
        copy = state.clone()
        assert copy.digest() == state.digest()
        kept.append((copy, copy.digest()))
    assert len(kept) > 2
    for copy, digest in kept:
        assert copy.digest() == digest


@tables
def test_clones_are_sound_behind_the_collector(game: str, seats: int) -> None:
    """States that go with a cycle are taken apart by the collector, in an order of its own."""
    rules = load_game(game)
    state, _ = random_game(rules, seats, 6)
    gc.freeze()  # what other tests have left takes the collector a second each time
    try:
        for _ in range(20):
            ring: list[Any] = [state.clone() for _ in range(5)]
            ring.append(ring)
            del ring
            gc.collect()
            assert all(state.clone().digest() == state.digest() for _ in range(10))
    finally:
        gc.unfreeze()


@games
def test_small_numbers_survive_many_clones(game: str) -> None:
    """Compiled clones do not count the references to them; Python would end if one of them ran out."""
    rules = load_game(game)
    state = rules.new_state(rules.meta.seats[-1], bot_options(rules))
    before = [sys.getrefcount(number) for number in range(-5, 257)]
    for _ in range(20_000):
        state.clone()
    after = [sys.getrefcount(number) for number in range(-5, 257)]
    assert all(count > 0 for count in after)
    assert all(abs(now - then) < 10_000 or now > 1 << 50 for then, now in zip(before, after, strict=True))


@tables
def test_a_state_that_is_used_again_is_as_good_as_a_clone(game: str, seats: int) -> None:
    """And what others still hold of it stays as it was."""
    rules = load_game(game)
    used, _ = random_game(rules, seats, 6)
    for state, _, _ in positions(rules, seats, 6):
        digest = state.digest()
        kept = {field.name: getattr(used, field.name) for field in fields_of(type(used)) if field.is_list}
        values = {name: value[:] for name, value in kept.items()}
        state.copy_to(used)
        assert kept == values
        del kept
        state.copy_to(used)
        assert used.digest() == state.digest() == digest
        for field in fields_of(type(state)):
            assert not field.is_list or getattr(used, field.name) is not getattr(state, field.name), field.name
        if legal := rules.legal(used):
            rules.apply(used, legal[-1])
        assert state.digest() == digest


@tables
def test_a_clone_has_every_field_and_no_list_in_common(game: str, seats: int) -> None:
    """Every field in turn is made different from all others; a clone that forgets one is found out."""
    rules = load_game(game)
    state, _ = random_game(rules, seats, 6)
    for number, field in enumerate(fields_of(type(state))):
        value = getattr(state, field.name)
        if field.is_list:
            value.append(value[0] if value else field.blank)
        else:
            setattr(state, field.name, (*value, number) if isinstance(value, tuple) else value + 1000 + number)
    again, _ = random_game(rules, seats, 7)
    state.copy_to(again)
    for copy in (state.clone(), again):
        for field in fields_of(type(state)):
            assert getattr(copy, field.name) == getattr(state, field.name), field.name
            assert not field.is_list or getattr(copy, field.name) is not getattr(state, field.name), field.name
    assert state.clone().variant is state.variant


@tables
def test_keys_tell_apart_what_digests_tell_apart(game: str, seats: int) -> None:
    """Every field in turn is made different; all of them change the key, all but the trail the short one and mark."""
    rules = load_game(game)
    for state, _, _ in positions(rules, seats, 6):
        same = rules.load(state.dump())
        assert state.clone().key() == state.key() == same.key()
        assert same.key(trail=False) == state.key(trail=False)
        assert rules.mark(same) == rules.mark(state)
        for number, field in enumerate(fields_of(type(state))):
            other = state.clone()
            value = getattr(other, field.name)
            if field.is_list:
                value.append(value[0] if value else field.blank)
            else:
                setattr(other, field.name, (*value, number) if isinstance(value, tuple) else value + 1000)
            assert other.digest() != state.digest()
            assert other.key() != state.key(), field.name
            assert (other.key(trail=False) == state.key(trail=False)) is field.trail, field.name
            assert (rules.mark(other) == rules.mark(state)) is field.trail, field.name


@tables
def test_a_clone_plays_on_without_touching_the_original(game: str, seats: int) -> None:
    rules = load_game(game)
    for state, _, _ in positions(rules, seats, 7):
        digest = state.digest()
        copy = state.clone()
        assert copy.digest() == digest
        for _ in range(30):
            options = rules.legal(copy)
            if not options:
                break
            rules.apply(copy, options[len(options) // 2])
        assert state.digest() == digest


@tables
def test_dump_and_load_give_the_same_position(game: str, seats: int) -> None:
    rules = load_game(game)
    for state, legal, _ in positions(rules, seats, 8):
        copy = rules.load(json.loads(json.dumps(state.dump())))
        assert copy.digest() == state.digest()
        assert rules.legal(copy) == legal


@games
def test_every_field_has_a_meaning_and_known_axes(game: str) -> None:
    rules = load_game(game)
    state = rules.new_state(rules.meta.seats[0], bot_options(rules))
    for field in fields_of(type(state)):
        assert field.meaning, f"{field.name} has no #: comment"
        size = 1
        for axis in field.axes:
            size *= len(state.members(axis))
        assert not field.axes or len(getattr(state, field.name)) == size, field.name
        assert not field.secret or field.axes[0] == "seat", field.name


@games
def test_options_are_attributes_under_their_own_ids(game: str) -> None:
    rules = load_game(game)
    options = bot_options(rules)
    variant = rules.new_state(rules.meta.seats[0], options).variant
    assert {id: getattr(variant, id) for id in options} == dict(options)


@games
def test_every_decision_is_a_row_with_a_rule(game: str) -> None:
    rules = load_game(game)
    numbers = set(rulebook_numbers(game))
    assert [row.number for row in rules.decisions.rows] == list(range(len(rules.decisions.rows)))
    assert len({row.name for row in rules.decisions.rows}) == len(rules.decisions.rows)
    for row in rules.decisions.rows:
        assert row.rule in numbers, row
        assert row.weights is None or row.by == CHANCE, row


@tables
def test_the_same_decisions_give_the_same_game(game: str, seats: int) -> None:
    rules = load_game(game)
    state, actions = random_game(rules, seats, 9)
    again = rules.new_state(seats, bot_options(rules))
    for action in actions:
        rules.apply(again, action)
    assert again.digest() == state.digest()


@tables
def test_transcripts_replay_to_the_same_position(game: str, seats: int) -> None:
    rules = load_game(game)
    state, actions = random_game(rules, seats, 10)
    match = Match(rules, seats, bot_options(rules), draw=False)
    for action in actions:
        match.play(action, draw=False)
    text = transcript.write(match)
    copy = transcript.read(text)
    assert copy.state.digest() == state.digest()
    assert transcript.write(copy) == text


@games
def test_every_action_has_a_notation_and_a_number_that_lead_back(game: str) -> None:
    table = load_game(game).actions
    assert len(table) <= 5000
    for number, action in enumerate(table):
        assert action.number == number
        assert table.parse(action.notation) is action
        assert table.parse(f"  {action.notation.upper()} ") is action
        assert table.from_number(number) is action


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_sentence_of_its_own(game: str, language: str) -> None:
    rules = load_game(game)
    words = Words(rules.meta, language)
    sentences: dict[tuple[str, str], Action] = {}
    for action in rules.actions:
        sentence = words.action(action)
        assert sentence.strip()
        twin = sentences.setdefault((action.kind, sentence), action)
        assert twin is action, f"{action} and {twin} read the same: {sentence}"


@tables
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told(game: str, seats: int, language: str) -> None:
    rules = load_game(game)
    words = Words(rules.meta, language)
    numbers = set(rulebook_numbers(game))

    def before(state: Any, legal: list[Action], action: Action) -> None:
        events: list[Event] = []
        copy = state.clone()
        rules.apply(copy, action, events)
        for event in events:
            assert set(event.values) == set(rules.meta.events[event.kind]), event
            assert event.rule in numbers, event
            assert words.event(event)
        prompt = rules.prompt(state)
        assert set(prompt.values) == set(rules.meta.prompts[prompt.kind]), prompt
        assert prompt.rule in numbers, prompt
        assert words.ask(prompt, rules.to_act(state))

    random_game(rules, seats, 13, before=before)


@tables
def test_what_may_not_be_done_has_a_reason(game: str, seats: int) -> None:
    rules = load_game(game)
    words = Words(rules.meta, "en")
    numbers = set(rulebook_numbers(game))
    for state, legal, _ in positions(rules, seats, 14, most=8):
        for other in rules.actions:
            if other not in legal:
                reason = rules.why_not(state, other)
                assert set(reason.values) == set(rules.meta.reasons[reason.kind]), reason
                assert reason.rule in numbers, reason
                assert words.why(reason)


@tables
@pytest.mark.parametrize("language", LANGUAGES)
def test_views_and_panels_can_be_shown_and_fit_their_place(game: str, seats: int, language: str) -> None:
    rules = load_game(game)
    words = Words(rules.meta, language)
    for state, _, _ in positions(rules, seats, 15, most=10):
        for seat in (*range(seats), NOBODY):
            json.dumps(rules.view(state, seat))
            for panel in rules.panels(state, words, seat):
                assert words.say(f"panel-{panel.id}") and words.say(f"panel-{panel.id}-legend")
                width = {"main": 50, "side": 28, "seats": 78}[panel.place]
                for line in panel.lines:
                    text = "".join(span.text for span in line)
                    assert len(text.rstrip()) <= width, text


@tables
def test_what_a_seat_may_not_know_is_in_no_view_of_it(game: str, seats: int) -> None:
    """Secret fields of others are None unless they may be known; a seat always knows its own."""
    rules = load_game(game)
    secret = [field.name for field in fields_of(rules.state_type) if field.secret]
    flipped = {option.id: not option.default for option in rules.meta.options if isinstance(option.default, bool)}
    for options in ({}, flipped if secret else {}):
        for state, _, _ in positions(rules, seats, 17, most=6, options=options):
            for seat in (*range(seats), NOBODY):
                view = rules.view(state, seat)
                for owner in range(seats):
                    known = rules.knows(state, seat, owner)
                    assert known or owner != seat
                    for name in secret:
                        assert (view[name][rules.meta.seat_ids[owner]] is None) is not known


@tables
def test_what_a_seat_sees_of_a_position_plays_like_it(game: str, seats: int) -> None:
    """A bot's copy has the same decider and, for its own decisions, the same legal actions."""
    rules = load_game(game)

    def before(state: Any, legal: list[Action], action: Action) -> None:
        seat = rules.to_act(state)
        if seat >= 0:
            seen = rules.seen_by(state, seat)
            assert seen is not state
            assert rules.to_act(seen) == seat
            assert rules.legal(seen) == rules.legal(state)
            assert rules.view(seen, seat) == rules.view(state, seat)

    random_game(rules, seats, 16, before=before)


def rulebook_numbers(game: str) -> list[str]:
    from caravela.core import rulebook

    return list(rulebook.read(load_game(game).meta.folder, "en"))
