"""Previews: what each move tells of itself before it is made."""

from __future__ import annotations

import statistics
from time import thread_time
from typing import Any

import pytest
from support import veiled

from caravela.bots import make_bot
from caravela.core.facts import CHANCE
from caravela.core.gauges import Change, Preview
from caravela.core.match import Match
from caravela.core.menu import CLOSES, GIVES_UP
from caravela.core.options import Options
from caravela.core.preview import previews
from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES, Words
from caravela.workshop.conformance.play import INSTALLED

#: How many times as long as trying its moves once the preview of a list may take, at the median.
DEAREST = 12.0


def look(match: Match) -> dict[str, Preview]:
    """The previews of everything that is legal now, by notation."""
    found = previews(match.rules, match.state, match.seat_to_act, match.legal)
    return {action.notation: preview for action, preview in zip(match.legal, found, strict=True)}


def told(preview: Preview, seat: int) -> dict[str, int]:
    return {change.gauge: change.by for change in preview.changes if change.seat == seat}


def begun(game: str, *moves: str, seats: int = 2) -> Match:
    match = Match(load_game(game), seats, {"start": "first"}, seed=1)
    for move in moves:
        match.play(move)
    return match


def test_a_long_way_on_the_rondel_tells_the_ships_that_it_costs() -> None:
    """On the second turn the space Colony once cost the whole fleet without a word (NAV-3.4, 3.5)."""
    match = begun("navegador", "rondel market_b", "done", "rondel sailing", "done")
    found, rules = look(match), match.rules
    fleet = rules.gauges(match.state, 0)[rules.meta.gauges.index("ships")]
    costs = {notation: told(preview, 0).get("ships", 0) for notation, preview in found.items()}
    assert costs["rondel colony"] == -fleet == -2
    assert costs["rondel market_a"] == -1 and costs["rondel workers"] == costs["rondel buildings"] == 0
    said = [Words(rules.meta, "en").change(change) for change in found["rondel colony"].changes]
    assert said == ["−2 ships", "−2 VP"]


def test_a_space_tells_what_using_it_costs_at_least_or_that_it_is_of_no_use() -> None:
    found = look(begun("navegador"))
    assert found["rondel workers"].least == [Change("money", 0, -50), Change("workers", 0, 1)]
    assert found["rondel ships"].least[0] == Change("money", 0, -50)
    assert found["rondel colony"].idle and not found["rondel workers"].idle
    assert not found["rondel workers"].changes


def test_a_discovery_tells_the_ship_that_it_costs_and_that_something_is_drawn() -> None:
    """NAV-6.8: the fleet is chosen first; what the discovery brings is known all the same."""
    preview = look(begun("navegador", "rondel sailing"))["discover guine"]
    assert told(preview, 0)["ships"] == -1 and told(preview, 0)["explorers"] == 1
    assert preview.draws == "token"


def test_numbers_tell_the_fee_to_be_expected() -> None:
    """VDG-5.6: a low number is called early and costs a real for each step up to the marker."""
    match = Match(load_game("vasco"), 3, seed=1)
    while match.rules.decisions[match.state.node].name != "number":
        match.play(match.legal[0])
    marker = match.state.marker  # type: ignore[attr-defined]
    found, seat = look(match), match.seat_to_act
    assert told(found["number 1"], seat) == {"fees": 1 - marker, "discs": -1}
    assert told(found[f"number {marker}"], seat) == {"discs": -1}


def test_dice_are_told_as_dice() -> None:
    """A preview never tries chance out."""
    match = Match(load_game("pig"), 2, seed=1)
    roll, before = look(match)["roll"], match.state.key()
    assert roll.chance and roll.draws == "die" and roll.changes == [] and match.state.key() == before
    match.play("roll")
    while match.seat_to_act != 0 or match.state.pot == 0:  # type: ignore[attr-defined]
        match.play("roll")
    pot = match.state.pot  # type: ignore[attr-defined]
    hold = look(match)["hold"]
    assert told(hold, 0) == {"pot": -pot, "points": pot} and hold.ends_turn and hold.use == CLOSES


def test_what_ends_a_turn_and_what_only_asks_somebody() -> None:
    """SER-6.7: the answer to a blockade, and what asks for one, leave the turn where it is."""
    rules, ended, asked = load_game("serenissima"), 0, 0
    match, bot = Match(rules, 3, seed=2), make_bot("greedy", 2)
    while not match.over:
        seat, active = match.seat_to_act, match.state.active
        for action, preview in zip(match.legal, look(match).values(), strict=True):
            after = match.state.clone()
            rules.apply(after, action)
            if rules.to_act(after) not in (seat, CHANCE):
                assert preview.ends_turn == (active == seat != after.active or match.rules.to_act(after) < 0)
                assert preview.asks != preview.ends_turn
                ended += preview.ends_turn
                asked += preview.asks
        match.play(bot.choose(rules, rules.seen_by(match.state, seat)))
    assert ended > 100 and asked > 20


def test_giving_up_is_marked_and_tells_what_is_lost() -> None:
    """SER-8.2: landing the whole crew sinks the galley."""
    rules = load_game("serenissima")
    match, bot = Match(rules, 3, seed=2), make_bot("greedy", 2)
    while match.rules.decisions[match.state.node].name != "land":
        match.play(bot.choose(rules, rules.seen_by(match.state, match.seat_to_act)))
    found, seat = look(match), match.seat_to_act
    last = found[f"land {match.state.crew[match.state.black]}"]  # type: ignore[attr-defined]
    assert last.use == GIVES_UP and told(last, seat)["galleys"] == -1
    assert [news.kind for news in last.news] == ["sunk"]


def test_nothing_hidden_shows_in_a_preview() -> None:
    """The last move uncovers all cards, and a gauge then reads them; the preview knows only the card of its seat."""
    rules = veiled.RULES
    state = rules.new_state(2, Options(rules.meta.options))
    for action in [*veiled.DEALS[:2], *[veiled.KEEP] * 5]:
        rules.apply(state, action)
    open_cards = sorted(state.cards)
    (preview,) = previews(rules, state, 1, [veiled.KEEP])
    assert preview.ends_turn
    assert {change.by for change in preview.changes} == {state.cards[1]} and state.cards[1] == open_cards[1]
    (preview,) = previews(rules, state, 0, [veiled.KEEP])
    assert {change.by for change in preview.changes} == {state.cards[0]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_chips_have_signs_and_numbers(language: str) -> None:
    for game in INSTALLED:
        meta = load_game(game).meta
        words = Words(meta, language)
        for gauge in meta.gauges:
            for by in (-12, -3, -1, 1, 2, 5, 21):
                chip = words.change(Change(gauge, 0, by))
                assert ("+" if by > 0 else "−") in chip and len(chip) <= 32, chip


@pytest.mark.parametrize("game", INSTALLED)
def test_a_list_of_previews_costs_little_more_than_its_moves(game: str) -> None:
    """As a ratio, so that a slow machine is as good as a fast one; in milliseconds it is far below 2."""
    rules = load_game(game)
    match, bot = Match(rules, 3, seed=5), make_bot("greedy", 5)
    ratios: list[float] = []
    while not match.over and len(ratios) < 300:
        seat, legal, state = match.seat_to_act, match.legal, match.state
        if len(legal) > 1:
            begin = thread_time()
            for action in legal:
                measured(rules, state.clone(), action, seat)
            middle = thread_time()
            previews(rules, state, seat, legal)
            ratios.append((thread_time() - middle) / max(middle - begin, 1e-6))
        match.play(bot.choose(rules, rules.seen_by(state, seat)))
    assert statistics.median(ratios) < DEAREST


def measured(rules: Any, state: Any, action: Any, seat: int) -> None:
    """One move tried once, with a look at the seat's gauges and all points."""
    rules.apply(state, action)
    rules.gauges(state, seat)
    rules.scores(state)
