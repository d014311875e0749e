"""Chapter 8, the action Recruiting."""

from __future__ import annotations

from itertools import product

import pytest
from support.marks import rule
from support.vasco import do, legal, look, position, section, told, whose_turn, why_not

from caravela.games.vasco import RULES
from caravela.games.vasco.components import BOX, COLOURS, CREW_COLOURS, CREW_IDS, SAILOR_COLOURS
from caravela.games.vasco.state import AT_HIRE, AT_SECTION, VascoState

MIXED = {"lightblue": 2, "purple": 1, "grey": 1, "orange": 1}


def recruiting(*sections: dict[str, int], money: int = 20, captains: int = 1, seats: int = 4) -> VascoState:
    """Red acts in the Recruiting area."""
    state = position(
        seats=seats,
        numbers={9: "red recruiting"},
        sections=list(sections),
        red={"money": money, "captains": captains},
    )
    do(state, "act")
    return state


@rule("VDG-8.1", "VDG-15.7")
def test_sailors_of_one_section_or_a_captain_or_both() -> None:
    state = recruiting(MIXED, {"grey": 5}, {}, {"orange": 1})
    assert legal(state) == ["section 1", "section 2", "section 4", "captain"]
    both = state.clone()
    do(both, "section 2", "hire 3 grey", "captain")
    assert look(both, "red").crew == {"grey": 3} and look(both, "red").captains == 2
    do(state, "captain")
    assert look(state, "red").crew == {} and look(state, "red").captains == 2


@rule("VDG-8.2", "VDG-15.7")
@pytest.mark.parametrize(("colours", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_the_price_depends_on_the_number_of_colours_only(colours: int, price: int) -> None:
    state = recruiting(MIXED, captains=7)
    do(state, "section 1")
    for colour in CREW_IDS[:colours]:
        do(state, f"hire {MIXED[colour]} {colour}")
    if state.node == AT_HIRE:
        do(state, "done")
    assert look(state, "red").money == 20 - price
    assert BOX.recruiting.colour_prices[colours - 1] == price


@rule("VDG-8.3")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_any_number_of_a_colour_but_at_least_one(count: int) -> None:
    state = recruiting({"grey": 4, "orange": 1})
    do(state, "section 1")
    assert legal(state) == ["hire 1 grey", "hire 2 grey", "hire 3 grey", "hire 4 grey", "hire 1 orange"]
    do(state, f"hire {count} grey")
    assert look(state, "red").money == 19
    assert section(state, 1).get("grey", 0) == 4 - count


@rule("VDG-8.4")
def test_all_sailors_come_from_one_section() -> None:
    state = recruiting({"grey": 1, "orange": 1}, {"purple": 5})
    do(state, "section 1", "hire 1 grey")
    assert not any("purple" in line for line in legal(state))
    assert why_not(state, "section 2").rule == "VDG-8.4"
    assert why_not(state, "hire 1 purple").kind == "too_few_sailors"


@rule("VDG-8.5")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5])
def test_a_captain_costs_a_real_for_each_sailor_hired_with_him(count: int) -> None:
    state = recruiting({"grey": 5})
    if count:
        do(state, "section 1", f"hire {count} grey")
    events = do(state, "captain")
    assert look(state, "red").money == 20 - bool(count) - count
    assert told(events, "hired_captain")[0].values == {"coins": count}
    assert whose_turn(state) != "red", "the captain ends the action"


@rule("VDG-8.6", "VDG-2.3")
def test_only_a_captain_of_the_own_colour_who_stands_there() -> None:
    state = recruiting({"grey": 1, "orange": 1}, captains=7)
    assert legal(state) == ["section 1"]
    assert why_not(state, "captain").rule == "VDG-8.6"
    assert look(state, "blue").recruits == 6, "the captains of others do not count"
    do(state, "section 1", "hire 1 grey")
    assert "captain" not in legal(state)


@rule("VDG-8.6")
def test_at_most_one_captain() -> None:
    state = recruiting({"grey": 1})
    do(state, "captain")
    assert whose_turn(state) != "red"
    assert (look(state, "red").captains, look(state, "red").recruits) == (2, 5)


@rule("VDG-8.7")
def test_the_captain_is_never_compulsory() -> None:
    state = recruiting({"grey": 2})
    do(state, "section 1", "hire 2 grey")
    assert legal(state) == ["captain", "done"]
    do(state, "done")
    assert look(state, "red").captains == 1


@rule("VDG-8.8", "VDG-5.8")
def test_something_must_be_hired() -> None:
    state = recruiting(MIXED)
    assert "done" not in legal(state)
    assert why_not(state, "done").rule == "VDG-8.8"
    do(state, "section 1")
    assert "done" not in legal(state) and "captain" not in legal(state)
    assert why_not(state, "captain").kind == "something_first"


@rule("VDG-8.9")
def test_sections_are_not_refilled_during_the_round() -> None:
    state = position(numbers={3: "red recruiting", 5: "blue recruiting"}, sections=[{"grey": 1}, {"orange": 2}])
    do(state, "act", "section 1", "hire 1 grey", "done", "act")
    assert legal(state) == ["section 2", "captain"]
    assert why_not(state, "section 1").kind == "section_empty"


@rule("VDG-2.5", "VDG-2.4")
@pytest.mark.parametrize("seats", [2, 3])
def test_closed_sections_are_not_offered(seats: int) -> None:
    state = recruiting(*[{"grey": 1}] * seats, seats=seats)
    assert legal(state) == [*(f"section {n}" for n in range(1, seats + 1)), "captain"]
    assert why_not(state, f"section {seats + 1}").rule == "VDG-2.5"


@rule("VDG-15.7")
@pytest.mark.parametrize(("money", "lines"), [(0, ["captain"]), (1, ["section 1", "captain"])])
def test_without_a_real_there_is_only_the_free_captain(money: int, lines: list[str]) -> None:
    state = recruiting({"grey": 3}, money=money)
    assert legal(state) == lines
    if money == 0:
        assert why_not(state, "section 1").values == {"price": 1, "money": 0}


@rule("VDG-15.7")
def test_the_action_is_over_when_nothing_can_be_added() -> None:
    state = recruiting({"grey": 2, "orange": 1}, money=2)
    do(state, "section 1", "hire 2 grey")
    assert whose_turn(state) != "red", "neither the second colour nor the captain can be paid"


@rule("VDG-15.7")
def test_reasons_inside_a_section() -> None:
    state = recruiting({"grey": 2, "orange": 1}, money=2)
    assert why_not(state, "hire 1 grey").kind == "section_first"
    do(state, "section 1", "hire 1 grey")
    assert why_not(state, "hire 1 grey").kind == "colour_hired"
    assert why_not(state, "hire 1 orange").values == {"price": 2, "money": 1}
    assert legal(state) == ["captain", "done"]


# Every sub-multiset with or without the captain, at its right price, and nothing else (VDG-8.1 to 8.6)

Hire = tuple[tuple[int, ...], int, int]


def allowed(sailors: tuple[int, ...], money: int, captain_there: bool) -> set[Hire]:
    """Straight from the rules: sailors by colour, captains, reals paid."""
    prices = [0, 1, 3, 6, 10]
    found: set[Hire] = set()
    for taken in product(*(range(count + 1) for count in sailors)):
        price = prices[sum(1 for count in taken if count)]
        for captain in (0, 1) if captain_there else (0,):
            cost = price + captain * sum(taken)
            if (sum(taken) or captain) and cost <= money:
                found.add((taken, captain, cost))
    return found


def reached(state: VascoState, seat: int, ordered: bool) -> set[Hire]:
    """What the decisions lead to."""
    start = (state.money[seat], state.captains[seat])
    found: set[Hire] = set()
    todo = [state]
    while todo:
        here = todo.pop()
        for action in RULES.legal(here, ordered):
            after = here.clone()
            RULES.apply(after, action)
            if after.node in (AT_SECTION, AT_HIRE) and after.active == seat:
                todo.append(after)
                continue
            first = seat * CREW_COLOURS
            crew = tuple(after.crew[first : first + SAILOR_COLOURS])
            found.add((crew, after.captains[seat] - start[1], start[0] - after.money[seat]))
    return found


CONTENTS = [
    sailors
    for sailors in product(range(6), repeat=4)
    if sum(sailors) <= 5 and list(sailors) in (sorted(sailors), sorted(sailors, reverse=True))
]


@rule("VDG-8.1", "VDG-8.2", "VDG-8.3", "VDG-8.5", "VDG-8.6", "VDG-15.7")
@pytest.mark.parametrize("sailors", CONTENTS, ids=str)
@pytest.mark.parametrize("captains", [6, 7])
def test_every_hire_is_reached_and_nothing_else(sailors: tuple[int, ...], captains: int) -> None:
    """All contents of a section up to the names of the colours, with 0 to 16 reals."""
    contents = {CREW_IDS[colour]: count for colour, count in enumerate(sailors)}
    seat = COLOURS.index("red")
    for money in range(17):
        state = position(numbers={9: "red recruiting"}, sections=[contents], red={"money": money, "captains": captains})
        wanted = allowed(sailors, money, captains < 7)
        assert ("act" in legal(state)) == bool(wanted)
        if wanted:
            do(state, "act")
            assert reached(state, seat, ordered=False) == wanted
            assert reached(state, seat, ordered=True) == wanted


@rule("VDG-15.7")
def test_lists_stay_small() -> None:
    """Six options at most in a section, where one list of all hires would have forty-six."""
    longest = 0
    for sailors in CONTENTS:
        state = recruiting({CREW_IDS[colour]: count for colour, count in enumerate(sailors)})
        todo = [state]
        while todo:
            here = todo.pop()
            longest = max(longest, len(RULES.legal(here)))
            for action in RULES.legal(here):
                after = here.clone()
                RULES.apply(after, action)
                if after.node == AT_HIRE:
                    todo.append(after)
    assert longest <= 6
