"""What is shown during the game: the glory if it ended now, after a last discard phase."""

from __future__ import annotations

import pytest
from support.endeavor import do, lively_game, position
from support.marks import rule

from caravela.core.actions import Action
from caravela.core.words import Words
from caravela.games.endeavor import RULES
from caravela.games.endeavor.scoring import score
from caravela.games.endeavor.standing import standing
from caravela.games.endeavor.state import EndeavorState


@rule("END-18.11")
def test_cards_within_the_limits_count_as_they_are() -> None:
    state = position(red={"cards": ["europe_4"], "harbour": 3})
    assert standing(state, 0) == score(state, 0) == 5 + 3 + 1


@rule("END-18.11", "END-16.9")
def test_a_card_beyond_the_limit_counts_for_nothing_nor_do_its_symbols() -> None:
    """South America 1 and 2 have 5 culture together: with a limit of 1 the 3 of the better card are left, worth 2."""
    state = position(red={"cards": ["south_america_1", "south_america_2"]})
    assert score(state, 0) == 4 + 3
    assert standing(state, 0) == 2 + 3


@rule("END-18.11", "END-18.8", "END-16.6")
def test_a_slavery_card_that_would_have_to_go_costs_a_glory() -> None:
    """One of three slavery cards is left out, one fits; without the third, 1 glory and its symbols are lost."""
    state = position(red={"cards": ["slavery_0", "slavery_1", "slavery_3"]})
    assert score(state, 0) == 4 + 2 + 3, "industry 5, wealth 2"
    assert standing(state, 0) == 4 + 3 - 1, "industry 5 is kept"


@rule("END-18.11", "END-16.4")
def test_influence_that_goes_with_a_card_lowers_the_limit() -> None:
    """Influence 5 allows three of the four cards; without Caribbean 1 or 2 it would be two."""
    cards = ["caribbean_1", "caribbean_2", "south_america_1", "north_america_1"]
    state = position(red={"cards": cards, "tokens": {"influence": 1}})
    assert (standing(state, 0), score(state, 0)) == (4 + 2 + 3, 4 + 2 + 2 + 3)


@rule("END-18.11", "END-16.2", "END-18.6")
@pytest.mark.parametrize(
    ("cards", "glory"),
    [
        (["governor_india"], "the governor fits: its space stays empty"),
        (["governor_india", "europe_4"], "5 glory and the governor are worth more than 3"),
        (["governor_india", "africa_1"], "either card, or both and no 3"),
        (["governor_india", "governor_africa", "europe_4", "slavery_0"], "which governor?"),
    ],
)
def test_the_governor_space_is_used_where_that_is_worth_more(cards: list[str], glory: str) -> None:
    own = {"cards": cards}
    state = position(seats=2, round=3, opened=["india", "africa"], red=own)  # type: ignore[arg-type]
    last = position(seats=2, at="discard", round=7, opened=["india", "africa"], red=own)  # type: ignore[arg-type]
    more_buildings = score(last, 0) - score(state, 0)
    assert standing(state, 0) == best_end(last) - more_buildings, glory


def best_end(state: EndeavorState) -> int:
    """The most that red can still score, whatever way the discard phase is played."""
    if RULES.outcome(state) is not None:
        return score(state, 0)
    found = []
    for action in RULES.legal(state):
        copy = state.clone()
        RULES.apply(copy, action)
        found.append(best_end(copy))
    return max(found)


@rule("END-18.11", "END-16.10")
def test_in_the_last_discard_phase_what_is_decided_stays() -> None:
    state = position(at="discard", seats=2, round=7, opened=["india"], red={"cards": ["governor_india"]})
    before = standing(state, 0)
    do(state, "governor india")
    assert RULES.outcome(state) is not None
    assert standing(state, 0) == score(state, 0) == before - 3


@rule("END-18.11")
def test_no_choice_of_the_last_discard_phase_beats_what_was_shown_and_the_best_reaches_it() -> None:
    checked = 0

    def before(state: EndeavorState, legal_now: list[Action], action: Action) -> None:
        nonlocal checked
        if state.round != 7 or RULES.decisions[state.node].name not in ("governor", "discard"):
            return
        seat, shown = state.active, standing(state, state.active)
        after = []
        for other in legal_now:
            copy = state.clone()
            RULES.apply(copy, other)
            after.append(standing(copy, seat))
        assert max(after) == shown
        checked += 1

    for seed in range(12):
        lively_game(2 + seed % 4, seed, before=before)
    assert checked > 10


@rule("END-18.11")
def test_panel_mat_and_scores_show_the_same() -> None:
    state = position(red={"cards": ["south_america_1", "south_america_2"]})
    assert RULES.scores(state)[0] == standing(state, 0) == 5
    mats = [sheet.slots["points"] for sheet in RULES.scene(state, 0).sheets if sheet.role == "mat"]
    assert mats == RULES.scores(state)
    lines = next(panel.lines for panel in RULES.panels(state, Words(RULES.meta, "en"), 0) if panel.id == "seats")
    assert "".join(span.text for span in lines[1]).split()[-1] == "5"
