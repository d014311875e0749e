"""Chapter 7, launching, and the windows for it (VDG-15.3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from support.marks import rule
from support.vasco import bag, do, draw, legal, look, pass_all, position, told, whose_turn, why_not

from caravela.core.registry import load_game
from caravela.games.vasco import RULES
from caravela.games.vasco.chapters import launching
from caravela.games.vasco.components import CREW_IDS, LIKE
from caravela.games.vasco.state import AT_CALL, WINDOW_AFTER, VascoState

ALL = {"lightblue": 1, "purple": 1, "grey": 1, "orange": 1, "white": 1}


def called(crew: dict[str, int], projects: list[str]) -> VascoState:
    """Red's number is called in the Projects area."""
    return position(numbers={9: "red projects"}, red={"crew": crew, "projects": projects, "captains": 0, "money": 0})


@rule("VDG-7.1", "VDG-7.8", "VDG-15.3")
def test_launching_is_free_and_needs_no_captain_and_is_no_action() -> None:
    state = called({"grey": 1}, ["i-01"])
    assert legal(state) == ["launch i-01", "pass"]
    do(state, "launch i-01")
    red = look(state, "red")
    assert (red.ships, red.projects, red.money, red.captains) == (["i-01"], [], 0, 0)
    assert legal(state) == ["pass"], "the same decision comes again"


@rule("VDG-7.2", "VDG-7.5", "VDG-15.8")
@pytest.mark.parametrize(("tile", "crew"), [("i-01", 1), ("i-04", 2), ("i-05", 3), ("i-09", 4), ("i-13", 5)])
def test_a_project_takes_exactly_its_crew_all_of_different_colours(tile: str, crew: int) -> None:
    state = called(dict.fromkeys(CREW_IDS, 2), [tile])
    do(state, f"launch {tile}")
    used: list[str] = []
    while state.node != AT_CALL:
        assert not {f"crew {id}" for id in used} & set(legal(state))
        used.append(legal(state)[-1].removeprefix("crew "))
        do(state, legal(state)[-1])
    left = look(state, "red").crew
    assert sum(left.values()) == 10 - crew
    assert sorted(left.values()) == [1] * crew + [2] * (5 - crew)


@rule("VDG-7.5", "VDG-15.8")
@pytest.mark.parametrize("wanted", list(combinations(CREW_IDS, 3)))
def test_every_crew_can_be_chosen(wanted: tuple[str, ...]) -> None:
    state = called(dict(ALL), ["i-05"])
    do(state, "launch i-05", *(f"crew {id}" for id in wanted))
    assert set(look(state, "red").crew) == set(ALL) - set(wanted)


@rule("VDG-7.2", "VDG-15.8")
@pytest.mark.parametrize("colours", range(6))
def test_as_many_colours_as_the_crew_are_needed(colours: int) -> None:
    crew = dict.fromkeys(CREW_IDS[:colours], 3)
    state = called(crew, ["i-01", "i-04", "i-05", "i-09", "i-13"])
    offered = [line.removeprefix("launch ") for line in legal(state) if line.startswith("launch")]
    assert offered == ["i-01", "i-04", "i-05", "i-09", "i-13"][:colours]


@rule("VDG-7.2")
def test_many_sailors_of_one_colour_are_not_enough() -> None:
    state = called({"grey": 8}, ["i-04"])
    reason = why_not(state, "launch i-04")
    assert (reason.kind, reason.values) == ("too_few_colours", {"project": "i-04", "crew": 2, "colours": 1})


@rule("VDG-7.3", "VDG-7.4")
def test_white_is_a_fifth_colour_and_a_crew_of_five_needs_it() -> None:
    state = called({"lightblue": 2, "purple": 2, "grey": 2, "orange": 2}, ["i-13"])
    assert "launch i-13" not in legal(state)
    state = called(dict(ALL), ["i-13"])
    do(state, "launch i-13")
    assert look(state, "red").crew == {}, "there is no choice, so all board"


@rule("VDG-7.3")
def test_a_crew_has_at_most_one_missionary() -> None:
    state = called({"white": 3, "grey": 1, "orange": 1}, ["i-04"])
    do(state, "launch i-04", "crew white")
    assert legal(state) == ["crew grey", "crew orange"]
    assert why_not(state, "crew white").rule == "VDG-7.3"
    assert why_not(state, "crew purple").kind == "colour_missing"
    state = called({"white": 3}, ["i-04"])
    assert legal(state) == ["pass"]


@rule("VDG-7.6")
def test_sailors_return_to_the_bag_and_missionaries_to_the_characters_area() -> None:
    state = called({"grey": 2, "orange": 1, "white": 1}, ["i-05"])
    assert bag(state)["grey"] == 6 and bag(state)["orange"] == 7 and state.missionaries == 5
    do(state, "launch i-05")
    assert bag(state)["grey"] == 7 and bag(state)["orange"] == 8 and state.missionaries == 6
    assert look(state, "red").crew == {"grey": 1}


@rule("VDG-7.7")
def test_a_launched_ship_is_no_project_any_more() -> None:
    state = called({"grey": 2, "orange": 2}, ["i-01", "i-04"])
    do(state, "launch i-01", "crew grey")
    assert why_not(state, "launch i-01").kind == "launched_already"
    assert legal(state) == ["launch i-04", "pass"]


@rule("VDG-7.1")
def test_only_own_projects_can_be_launched() -> None:
    state = called(dict(ALL), ["i-01"])
    assert why_not(state, "launch i-02").kind == "not_your_project"


@pytest.fixture
def two_alike() -> Iterator[None]:
    """No two tiles of the data file show the same; for a moment I-02 is taken for another I-01."""
    launching.ALIKE[0], LIKE[1] = 1 << 1, 0
    yield
    launching.ALIKE[0], LIKE[1] = 0, 1


@rule("VDG-15.2")
@pytest.mark.usefixtures("two_alike")
def test_projects_that_are_alike_are_one_choice() -> None:
    state = called({"grey": 3, "orange": 3}, ["i-01", "i-02", "i-04"])
    assert legal(state) == ["launch i-01", "launch i-04", "pass"]
    reason = why_not(state, "launch i-02")
    assert (reason.kind, reason.values) == ("alike", {"project": "i-01"})
    do(state, "launch i-01", "crew grey")
    assert "launch i-02" in legal(state), "the other one is next"


# The windows


@rule("VDG-15.3", "VDG-12.1", "VDG-14.5")
def test_after_phase_3_everybody_who_can_may_launch_in_turn_order() -> None:
    can = {"projects": ["i-01"], "crew": {"grey": 1}}
    cannot = {"projects": ["i-04"], "crew": {"grey": 1}}
    state = position(
        at="window",
        first="black",
        black={"projects": ["ii-01", "ii-03"], "crew": {"orange": 2, "grey": 1}},
        blue=cannot,  # type: ignore[arg-type]
        red=can,  # type: ignore[arg-type]
    )
    assert whose_turn(state) == "black"
    assert legal(state) == ["launch ii-01", "launch ii-03", "done"]
    do(state, "launch ii-01", "crew orange")
    assert (whose_turn(state), legal(state)) == ("black", ["launch ii-03", "done"])
    do(state, "done")
    assert (whose_turn(state), legal(state)) == ("red", ["launch i-01", "done"]), "blue can launch nothing"
    do(state, "launch i-01")
    assert whose_turn(state) == "chance", "nobody is asked who cannot launch"


@rule("VDG-15.3")
def test_the_window_comes_before_the_refill_so_that_crews_are_back_in_the_bag() -> None:
    """The bag is empty but for what the launch returns."""
    state = position(at="window", seats=2, bag={}, sections=[{"grey": 5}, {"grey": 3}], red={"projects": ["i-01"]})
    do(state, "launch i-01", "crew orange")
    assert bag(state) == {"orange": 1}
    while not legal(state)[0].startswith("refill"):
        do(state, legal(state)[0])
    assert legal(state) == ["refill 2 orange"]


@rule("VDG-15.3", "VDG-12.9")
def test_the_window_comes_before_the_missionary_of_alvares() -> None:
    held = {"yellow": {"crew": {"white": 5}}, "red": {"crew": {"white": 1}, "projects": ["i-01"]}}
    state = position(at="window", seats=2, owners={"alvares": "yellow"}, **held)  # type: ignore[arg-type]
    assert state.missionaries == 0
    do(state, "launch i-01")
    draw(state)
    assert look(state, "yellow").crew["white"] == 6


@rule("VDG-15.3", "VDG-14.5")
def test_without_anything_to_launch_nobody_is_asked() -> None:
    state = position(at="window", red={"projects": ["i-13"], "crew": {"grey": 2}})
    assert whose_turn(state) == "chance"


@rule("VDG-15.3")
def test_other_players_are_not_asked_while_a_number_is_called() -> None:
    state = position(numbers={9: "red projects"}, blue={"projects": ["i-01"], "crew": {"grey": 1}})
    assert whose_turn(state) == "red"
    assert why_not(state, "launch i-01").kind == "not_your_project"
    pass_all(state)


@rule("VDG-7.9")
def test_launching_at_another_moment_has_a_reason_of_its_own() -> None:
    state = position(numbers={9: "red recruiting"}, sections=[{"grey": 1}], red={"projects": ["i-01"]})
    do(state, "act")
    reason = why_not(state, "launch i-01")
    assert (reason.kind, reason.rule) == ("launch_later", "VDG-15.3")


# With `strict_any_time`

STRICT = {"strict_any_time": True}


def at_terra(strict: bool) -> VascoState:
    """Red sails to Terra while blue could launch."""
    state = position(
        numbers={9: "red navigation"},
        options={"strict_any_time": strict},
        first="black",
        bag={"grey": 2},
        sections=[{"purple": 1}],
        red={"ships": ["i-04"], "captains": 1, "projects": ["ii-01"], "crew": {"lightblue": 1}},
        black={"projects": ["i-01"], "crew": {"orange": 1}},
    )
    do(state, "act", "harbour terra", "sail i-04 > terra 1")
    assert legal(state) == ["sailor 1 purple", "bag"]
    return state


@rule("VDG-7.9", "VDG-15.3", "VDG-R6")
def test_all_may_launch_before_a_blind_draw() -> None:
    state = at_terra(True)
    do(state, "bag")
    assert (whose_turn(state), legal(state)) == ("black", ["launch i-01", "done"])
    do(state, "launch i-01")
    assert (whose_turn(state), legal(state)) == ("blue", []) or whose_turn(state) == "red"
    do(state, "done")
    assert legal(state) == ["draw grey", "draw orange"]
    assert RULES.weights(state) == [2, 1]
    do(state, "draw orange")
    assert look(state, "red").crew == {"lightblue": 1, "orange": 1}


@rule("VDG-7.9", "VDG-R6")
def test_without_the_option_the_draw_follows_at_once() -> None:
    state = at_terra(False)
    do(state, "bag")
    assert legal(state) == ["draw grey"]


@rule("VDG-R6")
def test_a_sailor_from_a_section_opens_no_window() -> None:
    state = at_terra(True)
    do(state, "sailor 1 purple")
    assert look(state, "red").crew == {"lightblue": 1, "purple": 1}
    assert whose_turn(state) != "black"


def at_empty_terra(strict: bool, version: int = 2) -> VascoState:
    """Red's merchant ship goes to Terra, where all sailors are with blue, who could launch with some of them."""
    made = position(
        numbers={9: "red characters"},
        options={"strict_any_time": strict},
        bag={},
        blue={"projects": ["i-01", "i-04"]},
    )
    rules = load_game("vasco", version)
    state = rules.load(made.dump())
    for line in ("act", "character sernigi", "send terra 1"):
        rules.apply(state, rules.actions.parse(line))
    return RULES.load(state.dump())


@rule("VDG-7.9", "VDG-15.3", "VDG-R6", "VDG-9.10")
def test_all_may_launch_before_a_sailor_that_is_not_there() -> None:
    state = at_empty_terra(True)
    assert (whose_turn(state), legal(state)) == ("blue", ["launch i-01", "launch i-04", "done"])
    do(state, "launch i-01", "crew grey", "done")
    assert (whose_turn(state), legal(state)) == ("red", ["bag"])


@rule("VDG-R6", "VDG-9.10")
def test_who_does_not_launch_keeps_the_sailor_away() -> None:
    state = at_empty_terra(True)
    events = do(state, "done")
    assert told(events, "no_bonus")[0].seat == 1 and look(state, "red").crew == {}


@rule("VDG-R6", "VDG-9.10")
@pytest.mark.parametrize(("strict", "version"), [(False, 2), (True, 1)])
def test_no_window_opens_without_the_option_nor_in_games_of_the_first_version(strict: bool, version: int) -> None:
    state = at_empty_terra(strict, version)
    assert state.window == WINDOW_AFTER and look(state, "red").crew == {}


def for_alvares(strict: bool) -> VascoState:
    """Red takes Alvares while all missionaries are with yellow, who could launch with one."""
    state = position(
        seats=2,
        numbers={9: "red characters"},
        options={"strict_any_time": strict},
        yellow={"crew": {"white": 6}, "projects": ["i-01"]},
    )
    do(state, "act", "character alvares")
    return state


@rule("VDG-7.9", "VDG-15.3", "VDG-R6", "VDG-10.17")
def test_all_may_launch_before_a_missionary_that_is_not_there() -> None:
    state = for_alvares(True)
    assert (whose_turn(state), legal(state)) == ("yellow", ["launch i-01", "done"])
    events = do(state, "launch i-01")
    assert told(events, "missionary")[0].seat == 1
    assert look(state, "red").crew == {"white": 1}
    assert state.missionaries == 0


@rule("VDG-R6", "VDG-10.17")
def test_who_does_not_launch_keeps_the_missionary_away() -> None:
    state = for_alvares(True)
    events = do(state, "done")
    assert told(events, "no_missionary") and look(state, "red").crew == {}


@rule("VDG-R6", "VDG-10.17")
def test_without_the_option_there_is_no_missionary() -> None:
    state = for_alvares(False)
    assert look(state, "red").crew == {}
    assert whose_turn(state) == "red" and legal(state)[0].startswith("send")


@rule("VDG-R6")
def test_with_a_missionary_there_no_window_opens() -> None:
    state = position(
        seats=2, numbers={9: "red characters"}, options=STRICT, yellow={"crew": {"white": 5}, "projects": ["i-01"]}
    )
    do(state, "act", "character alvares")
    assert look(state, "red").crew == {"white": 1}
    assert whose_turn(state) == "red"
