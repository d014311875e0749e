"""Chapter 12, the end of a round."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.vasco import (
    bag,
    do,
    draw,
    gabriel,
    legal,
    look,
    owner,
    position,
    section,
    taker,
    tiles,
    told,
    upper,
    whose_turn,
)

from caravela.core.fields import NONE
from caravela.games.vasco import RULES
from caravela.games.vasco.box import CHARACTER_IDS
from caravela.games.vasco.chapters import launching, merchants, projects, recruiting, round_end, rounds
from caravela.games.vasco.components import COLOURS, MERCHANT_LIMITS, PROJECT_IDS
from caravela.games.vasco.state import VascoState


def lay_out(state: VascoState) -> None:
    """Turns up projects until the cells are full."""
    while legal(state)[0].startswith("reveal"):
        do(state, legal(state)[0])


@rule("VDG-12.1")
def test_unsold_projects_leave_the_game_the_sao_gabriel_too() -> None:
    state = position(at="round end", upper=["i-01", "i-05"], gabriel="i-13")
    assert tiles(state.removed) == ["i-01", "i-05", "i-13"]
    lay_out(state)
    assert not {"i-01", "i-05", "i-13"} & {*upper(state), gabriel(state)}


@rule("VDG-12.2", "VDG-14.3")
def test_the_visible_top_becomes_the_sao_gabriel_and_six_follow() -> None:
    state = position(at="round end", gone=["i-01"], tops=["i-12"])
    assert gabriel(state) == "i-12", "it was visible before"
    lay_out(state)
    assert len(upper(state)) == 6
    assert all(id.startswith("i-") for id in upper(state))
    assert state.tops[0] != NONE, "and the next top is visible again"


@rule("VDG-12.3")
def test_a_deck_that_runs_out_is_followed_by_the_next() -> None:
    gone = [id for id in PROJECT_IDS if id.startswith("i-")][:11]
    state = position(at="round end", gone=gone, tops=["i-14", "ii-05"])
    lay_out(state)
    assert gabriel(state) == "i-14"
    assert [id for id in upper(state) if id.startswith("i-")] == ["i-12", "i-13"]
    assert len([id for id in upper(state) if id.startswith("ii-")]) == 4
    assert "ii-05" in upper(state), "its visible top was the first to follow"
    assert (state.tops[0], state.decks[0]) == (NONE, 0)


@rule("VDG-12.3")
def test_the_last_seven_tiles_leave_no_deck() -> None:
    gone = [id for id in PROJECT_IDS if not id.startswith("iii-")]
    state = position(at="round end", round=4, gone=gone)
    lay_out(state)
    assert sorted([gabriel(state), *upper(state)]) == [f"iii-0{n}" for n in range(1, 8)]
    assert state.tops == [NONE] * 3


@rule("VDG-12.4", "VDG-I10")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_next_merchant_ship_is_turned_up(number: int) -> None:
    state = position(at="round end", round=number)
    lay_out(state)
    assert legal(state)[0].startswith("merchant")
    assert sum(RULES.weights(state)) == 5 - number
    line = legal(state)[-1]
    events = do(state, line)
    assert MERCHANT_LIMITS[state.merchant_top] == told(events, "merchant_up")[0].values["limit"]


@rule("VDG-12.5", "VDG-I15")
def test_reals_left_on_the_money_cells_return_to_the_bank() -> None:
    state = position(at="round end", sums=(9, 0), top=8)
    bank = state.bank
    lay_out(state)
    do(state, legal(state)[0])
    assert state.sums == [0, 0]
    assert state.bank == bank + 9
    draw(state)
    assert state.sums == [8, 4], "those of the next tile"


@rule("VDG-12.6")
def test_the_round_marker_moves_on() -> None:
    state = position(at="round end", round=3)
    draw(state)
    assert state.round == 4


@rule("VDG-12.7", "VDG-R19", "VDG-R20")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([{}, {}, {}], [3, 3, 3]),
        ([{"grey": 1}, {"grey": 2}, {"grey": 3}], [4, 5, 5]),
        ([{"grey": 4}, {"orange": 5}, {"purple": 2}], [5, 5, 5]),
    ],
)
def test_three_sailors_for_each_active_section_as_far_as_there_is_room(
    before: list[dict[str, int]], after: list[int]
) -> None:
    state = position(at="round end", seats=3, sections=before)
    draw(state)
    assert [sum(section(state, number).values()) for number in (1, 2, 3, 4)] == [*after, 0]


@rule("VDG-12.7", "VDG-R20")
def test_the_rightmost_active_section_comes_first() -> None:
    state = position(at="round end", seats=3)
    lay_out(state)
    do(state, legal(state)[0])
    order = []
    while legal(state)[0].startswith("refill"):
        order.append(legal(state)[0].split()[1])
        do(state, legal(state)[0])
    assert "".join(order) == "333222111"


@rule("VDG-12.8")
def test_the_refill_stops_when_the_bag_is_empty() -> None:
    state = position(at="round end", seats=3, bag={"grey": 3, "orange": 1})
    events = draw(state)
    assert [sum(section(state, number).values()) for number in (1, 2, 3)] == [0, 1, 3]
    assert bag(state) == {}
    assert len(told(events, "bag_empty")) == 1


@rule("VDG-12.9", "VDG-12.10")
def test_alvares_and_dias_work_for_their_owners() -> None:
    state = position(at="round end", owners={"dias": "blue", "alvares": "red"})
    draw(state)
    assert look(state, "red").crew == {"white": 1}
    assert look(state, "blue").points == 2
    assert COLOURS[state.first] == whose_turn(state) == "blue"


@rule("VDG-12.9")
def test_with_alvares_on_the_board_nobody_receives_a_missionary() -> None:
    state = position(at="round end", seats=2)
    draw(state)
    assert owner(state, "alvares") == "" and state.missionaries == 6


@rule("VDG-12.11")
def test_discs_on_cells_return_and_characters_can_be_taken_again() -> None:
    state = position(at="round end", taken={"manuel": "red", "dias": "red", "alvares": "blue"})
    assert look(state, "red").discs == 2
    draw(state)
    assert [look(state, colour).discs for colour in COLOURS] == [4, 4, 4, 4]
    assert [taker(state, id) for id in CHARACTER_IDS] == [""] * 4
    assert owner(state, "manuel") == "red"


@rule("VDG-12.12", "VDG-10.14")
def test_only_the_owner_of_manuel_keeps_an_extra_disc() -> None:
    state = position(at="round end", owners={"manuel": "blue"}, red={"extra": "supply"}, blue={"extra": "supply"})
    events = draw(state)
    assert look(state, "red").extra == "area" and look(state, "blue").extra == "supply"
    assert [event.seat for event in told(events, "extra_back")] == [1]


@rule("VDG-12.12")
def test_who_takes_manuel_with_the_extra_disc_in_use_keeps_it() -> None:
    state = position(at="round end", taken={"manuel": "red"}, red={"extra": "cell"})
    draw(state)
    assert look(state, "red").extra == "supply" and look(state, "red").discs == 4


@rule("VDG-12.1", "VDG-12.2", "VDG-12.4", "VDG-12.7", "VDG-15.3")
def test_the_steps_come_in_the_order_of_the_rulebook() -> None:
    assert rounds.ROUND[-2:] == (launching.open_window, launching.ask_next)
    assert (
        round_end.remove_projects,
        projects.lay_out,
        merchants.turn_up,
        round_end.clear_sums,
        round_end.next_round,
        recruiting.begin_refill,
        recruiting.refill,
        round_end.give_missionaries,
        round_end.score_dias,
        round_end.new_first_player,
        round_end.return_discs,
        round_end.return_extra_discs,
    ) == rounds.ROUND_END


@rule("VDG-I12")
@pytest.mark.parametrize("seed", range(5))
def test_then_everything_is_ready_for_phase_1(seed: int) -> None:
    state = position(at="round end", seats=4, taken={"dias": "red"}, sections=[{"grey": 2}])
    draw(state, seed)
    assert legal(state) == [f"number {n}" for n in range(1, 21)]
    assert gabriel(state) and len(upper(state)) == 6
