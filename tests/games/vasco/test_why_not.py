"""Every reason why something may not be done: a plausible wrong try, the rule that it names and the values it gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from support.vasco import Player, do, position, set_up, why_not

from caravela.core.errors import GameOver, IllegalAction
from caravela.core.match import Match
from caravela.core.words import LANGUAGES, Words
from caravela.games.vasco import RULES
from caravela.games.vasco.box import CHARACTER_IDS, HARBOUR_IDS
from caravela.games.vasco.chapters import launching
from caravela.games.vasco.components import (
    LIKE,
    LIMIT,
    PROJECT_IDS,
    PROJECTS,
    SPACE_HARBOUR,
    SPACE_PLACE,
    SPACE_VALUE,
    SPACES,
)
from caravela.games.vasco.state import VascoState

CREW = {"grey": 1, "orange": 1, "purple": 1}


def after(state: VascoState, *lines: str) -> VascoState:
    do(state, *lines)
    return state


def placing(*lines: str, **options: bool) -> VascoState:
    """Red owns Manuel and comes second."""
    state = position(seats=2, at="placing", owners={"manuel": "red"}, red={"extra": "supply"}, options=dict(options))
    return after(state, *lines)


def only_extra_left(**options: bool) -> VascoState:
    numbers = dict.fromkeys((1, 2, 3), "red navigation") | {4: "red projects"}
    return position(
        seats=2,
        at="placing",
        first="red",
        numbers=numbers,
        owners={"manuel": "red"},
        red={"extra": "supply"},
        options=dict(options),
    )


def called(area: str = "projects", money: int = 10, marker: int = 1) -> VascoState:
    """Red's number 5 is called."""
    return position(
        numbers={5: f"red {area}"},
        marker=marker,
        upper=["i-01", "i-05"],
        gabriel="i-07",
        sections=[{"grey": 2, "orange": 1}, {}],
        red={"money": money, "ships": ["i-06"], "projects": ["i-12"], "crew": CREW, "captains": 2},
    )


def nothing_at_court() -> VascoState:
    """Both sums and all characters have been taken in this round."""
    return position(numbers={5: "red characters"}, sums=(0, 0), taken=dict.fromkeys(CHARACTER_IDS, "blue"))


def expedition(**red: Any) -> VascoState:
    """Red's number 5 is called in Navigation; there are two captains."""
    player: Any = {"captains": 2, **red}
    return position(numbers={5: "red navigation"}, red=player)


def crowded(free: int, **red: Any) -> VascoState:
    """The same, while all spaces are taken but so many in Calicut, which have the value 7."""
    tiles = sorted((tile for tile in range(PROJECTS) if PROJECT_IDS[tile] != "i-06"), key=lambda tile: -LIMIT[tile])
    spaces = sorted(range(SPACES - free), key=lambda space: -SPACE_VALUE[space])
    sea: dict[str, dict[int, str]] = {}
    for index, space in enumerate(spaces):
        harbour, owner = HARBOUR_IDS[SPACE_HARBOUR[space]], ("yellow", "black", "blue")[index % 3]
        sea.setdefault(harbour, {})[SPACE_PLACE[space]] = f"{owner} {PROJECT_IDS[tiles[index]]}"
    none: Player = {"captains": 0}
    player: Any = {"captains": 2, **red}
    return position(numbers={5: "red navigation"}, sea=sea, red=player, yellow=none, black=none, blue=none)


def buying(*lines: str, money: int = 10) -> VascoState:
    return after(called("projects", money), "act", *lines)


def recruiting(*lines: str, money: int = 10) -> VascoState:
    return after(called("recruiting", money), "act", *lines)


def no_captains(*lines: str) -> VascoState:
    state = position(numbers={5: "red recruiting"}, sections=[{"grey": 1}], red={"captains": 7})
    return after(state, "act", *lines)


def sailing(*lines: str) -> VascoState:
    return after(called("navigation"), "act", *lines)


def at_sea() -> VascoState:
    state = position(
        numbers={5: "red navigation"},
        sea={"mombasa": {4: "blue i-08"}, "malindi": {5: "blue i-09"}},
        red={"ships": ["i-06"], "captains": 2},
    )
    return after(state, "act")


def at_terra(blind: bool = True, bag: dict[str, int] | None = None) -> VascoState:
    state = position(
        seats=3,
        numbers={5: "red navigation"},
        sections=[{"grey": 1}],
        bag=bag,
        red={"ships": ["i-04"]},
        options={"terra_draw_blind": blind},
    )
    return after(state, "act", "harbour terra", "sail i-04 > terra 1")


def at_natal() -> VascoState:
    return after(called("navigation"), "act", "harbour natal", "sail i-06 > natal 1")


def court(*lines: str) -> VascoState:
    state = position(
        numbers={5: "red characters", 21: "blue projects"},
        taken={"dias": "blue"},
        sums=(0, 4),
        merchant=7,
        sea={"natal": {1: "blue i-01"}},
    )
    return after(state, "act", *lines)


def full_court() -> VascoState:
    numbers = dict.fromkeys((10, 11, 12), "blue projects") | dict.fromkeys((13, 14), "yellow projects")
    return after(position(numbers={5: "red characters", **numbers}), "act", "character manuel")


def crewing(*lines: str) -> VascoState:
    state = position(
        numbers={5: "red projects"},
        red={"projects": ["i-04"], "crew": {"grey": 2, "white": 2, "orange": 1}},
    )
    return after(state, "launch i-04", *lines)


def closed_section() -> VascoState:
    return after(position(seats=3, numbers={5: "red recruiting"}, sections=[{"grey": 1}]), "act")


def expensive_captain() -> VascoState:
    """Three sailors are hired, two reals are left, and another colour could still be paid."""
    state = position(numbers={5: "red recruiting"}, sections=[{"grey": 3, "orange": 1}], red={"money": 3})
    return after(state, "act", "section 1", "hire 3 grey")


def alike() -> VascoState:
    launching.ALIKE[0], LIKE[1] = 1 << 1, 0
    return position(numbers={5: "red projects"}, red={"projects": ["i-01", "i-02"], "crew": CREW})


@pytest.fixture(autouse=True)
def _no_two_tiles_are_alike_afterwards() -> Iterator[None]:
    yield
    launching.ALIKE[0], LIKE[1] = 0, 1


#: What is tried, the reason, its rule and values, and where.
TRIES: list[tuple[str, str, str, dict[str, object], Callable[[], VascoState]]] = [
    # Phase 1
    ("pass", "must_place", "VDG-4.11", {}, placing),
    ("keep", "must_place", "VDG-4.11", {}, lambda: placing("number 1", "area projects")),
    ("keep", "must_place", "VDG-R4", {}, lambda: only_extra_left(extra_disc_optional=False)),
    ("keep", "no_extra_disc", "VDG-4.13", {}, placing),
    ("number 22", "no_extra_disc", "VDG-4.13", {}, placing),
    ("number 7", "only_extra_left", "VDG-4.12", {}, only_extra_left),
    (
        "number 1",
        "number_taken",
        "VDG-4.5",
        {"number": 1, "player": "yellow"},
        lambda: placing("number 1", "area projects"),
    ),
    ("area projects", "number_first", "VDG-15.5", {}, placing),
    ("number 2", "number_chosen", "VDG-15.5", {"number": 1}, lambda: placing("number 1")),
    (
        "area navigation",
        "area_full",
        "VDG-4.7",
        {"area": "navigation"},
        lambda: after(position(seats=2, at="placing", numbers=dict.fromkeys((1, 2, 3), "red navigation")), "number 9"),
    ),
    # the call
    ("act", "fee_too_high", "VDG-5.7", {"fee": 3, "money": 2}, lambda: called(money=2, marker=8)),
    (
        "act",
        "nothing_possible",
        "VDG-5.8",
        {"area": "projects", "money": 0},
        lambda: called(money=3, marker=8),
    ),
    ("buy i-01", "act_first", "VDG-5.5", {"number": 5, "area": "projects"}, called),
    (
        "character dias",
        "wrong_area",
        "VDG-5.5",
        {"number": 5, "area": "projects", "place": "characters"},
        called,
    ),
    ("buy i-01", "nothing_possible", "VDG-5.8", {"area": "projects", "money": 0}, lambda: called(money=3, marker=8)),
    ("act", "sold_out", "VDG-6.6", {}, lambda: position(numbers={5: "red projects"})),
    ("act", "nobody_to_hire", "VDG-15.10", {}, lambda: position(numbers={5: "red recruiting"}, red={"captains": 7})),
    ("act", "all_taken", "VDG-15.10", {}, nothing_at_court),
    ("act", "no_captain", "VDG-15.10", {}, lambda: expedition(captains=0, ships=["i-06"])),
    ("act", "no_ship", "VDG-15.10", {}, expedition),
    ("act", "no_ship", "VDG-15.10", {}, lambda: expedition(projects=["i-12"])),
    ("act", "launch_first", "VDG-15.10", {"project": "i-06"}, lambda: expedition(projects=["i-06"], crew=CREW)),
    ("act", "limits_too_low", "VDG-15.10", {"value": 7, "limit": 6}, lambda: crowded(2, ships=["i-06"])),
    ("act", "spaces_full", "VDG-15.10", {}, lambda: crowded(0, ships=["i-06"])),
    ("launch i-06", "launched_already", "VDG-7.7", {"project": "i-06"}, called),
    ("launch i-01", "not_your_project", "VDG-7.1", {"project": "i-01"}, called),
    ("launch i-12", "too_few_colours", "VDG-7.2", {"project": "i-12", "crew": 4, "colours": 3}, called),
    ("launch i-02", "alike", "VDG-15.2", {"project": "i-01"}, alike),
    ("launch i-12", "launch_later", "VDG-15.3", {}, buying),
    ("number 5", "not_asked", "VDG-15.1", {}, called),
    # launching
    ("crew grey", "colour_on_board", "VDG-7.2", {"colour": "grey"}, lambda: crewing("crew grey")),
    ("crew white", "colour_on_board", "VDG-7.3", {"colour": "white"}, lambda: crewing("crew white")),
    ("crew purple", "colour_missing", "VDG-7.2", {"colour": "purple"}, crewing),
    # projects
    ("buy i-02", "not_on_offer", "VDG-6.6", {"project": "i-02"}, buying),
    ("buy i-07", "is_gabriel", "VDG-6.1", {"project": "i-07"}, buying),
    ("gabriel i-01", "not_gabriel", "VDG-6.1", {"project": "i-01"}, buying),
    ("gabriel i-07", "gabriel_alone", "VDG-6.3", {}, lambda: buying("buy i-01")),
    ("gabriel i-07", "no_money", "VDG-6.1", {"price": 3, "money": 2}, lambda: buying(money=2)),
    ("done", "something_first", "VDG-5.8", {}, buying),
    # recruiting
    ("section 2", "section_empty", "VDG-8.9", {"section": 2}, recruiting),
    ("section 4", "section_closed", "VDG-2.5", {"section": 4}, closed_section),
    ("section 1", "no_money", "VDG-8.2", {"price": 1, "money": 0}, lambda: recruiting(money=0)),
    ("hire 1 grey", "section_first", "VDG-8.4", {}, recruiting),
    ("section 2", "one_section", "VDG-8.4", {"section": 1}, lambda: recruiting("section 1")),
    (
        "hire 3 grey",
        "too_few_sailors",
        "VDG-8.3",
        {"section": 1, "colour": "grey", "sailors": 2},
        lambda: recruiting("section 1"),
    ),
    ("hire 1 grey", "colour_hired", "VDG-15.7", {"colour": "grey"}, lambda: recruiting("section 1", "hire 1 grey")),
    (
        "hire 1 orange",
        "no_money",
        "VDG-8.2",
        {"price": 2, "money": 1},
        lambda: recruiting("section 1", "hire 1 grey", money=2),
    ),
    (
        "captain",
        "no_money",
        "VDG-8.5",
        {"price": 3, "money": 2},
        expensive_captain,
    ),
    ("captain", "no_captain_there", "VDG-8.6", {}, no_captains),
    ("captain", "something_first", "VDG-15.7", {}, lambda: recruiting("section 1")),
    ("done", "something_first", "VDG-8.8", {}, recruiting),
    # expeditions
    ("harbour calicut", "no_ship_fits", "VDG-9.5", {"harbour": "calicut", "limit": 6}, sailing),
    ("sail i-06 > terra 1", "harbour_first", "VDG-9.1", {}, sailing),
    ("harbour natal", "one_harbour", "VDG-9.1", {"harbour": "terra"}, lambda: sailing("harbour terra")),
    ("sail i-06 > natal 1", "one_harbour", "VDG-9.1", {"harbour": "terra"}, lambda: sailing("harbour terra")),
    ("sail i-12 > terra 1", "not_launched", "VDG-9.1", {"ship": "i-12"}, lambda: sailing("harbour terra")),
    ("sail i-01 > terra 1", "not_your_ship", "VDG-9.1", {"ship": "i-01"}, lambda: sailing("harbour terra")),
    (
        "sail i-06 > mombasa 4",
        "space_taken",
        "VDG-9.5",
        {"harbour": "mombasa", "space": 4, "value": 5},
        lambda: after(at_sea(), "harbour mombasa"),
    ),
    (
        "sail i-06 > mombasa 1",
        "above_limit",
        "VDG-9.5",
        {"ship": "i-06", "value": 7, "limit": 6},
        lambda: after(at_sea(), "harbour mombasa"),
    ),
    ("done", "something_first", "VDG-9.6", {}, sailing),
    # bonuses
    ("take i-07", "is_gabriel", "VDG-9.9", {"project": "i-07"}, at_natal),
    ("take i-02", "not_on_offer", "VDG-9.9", {"project": "i-02"}, at_natal),
    (
        "sailor 1 orange",
        "too_few_sailors",
        "VDG-9.10",
        {"section": 1, "colour": "orange", "sailors": 0},
        at_terra,
    ),
    ("sailor 4 grey", "section_closed", "VDG-2.5", {"section": 4}, at_terra),
    ("bag grey", "draw_is_blind", "VDG-R8", {}, at_terra),
    ("bag", "bag_is_empty", "VDG-9.10", {}, lambda: at_terra(bag={})),
    ("bag", "colour_is_chosen", "VDG-9.10", {}, lambda: at_terra(blind=False)),
    (
        "bag grey",
        "not_in_bag",
        "VDG-9.10",
        {"colour": "grey"},
        lambda: at_terra(blind=False, bag={"orange": 1}),
    ),
    # characters
    ("sum upper", "sum_taken", "VDG-10.2", {"sum": "upper"}, court),
    ("character dias", "character_taken", "VDG-10.4", {"character": "dias", "player": "blue"}, court),
    (
        "extra 21 projects",
        "number_taken",
        "VDG-10.10",
        {"number": 21, "player": "blue"},
        lambda: court("character manuel"),
    ),
    ("extra 22 projects", "area_full", "VDG-4.7", {"area": "projects"}, full_court),
    (
        "send natal 1",
        "space_taken",
        "VDG-10.22",
        {"harbour": "natal", "space": 1, "value": 4},
        lambda: court("character sernigi"),
    ),
    (
        "send malindi 1",
        "above_merchant_limit",
        "VDG-10.22",
        {"value": 9, "limit": 7},
        lambda: court("character sernigi"),
    ),
    ("wait", "merchant_now", "VDG-10.19", {}, lambda: court("character sernigi")),
    ("wait", "merchant_now", "VDG-11.1", {}, lambda: set_up(2)),
    # the end
    ("pass", "game_over", "VDG-3.1", {}, lambda: position(at="game end", round=5)),
]


@pytest.mark.parametrize(("line", "kind", "rule", "values", "where"), TRIES)
def test_a_plausible_try_is_refused_with_its_reason(
    line: str, kind: str, rule: str, values: dict[str, object], where: Callable[[], VascoState]
) -> None:
    reason = why_not(where(), line)
    assert (reason.kind, reason.rule, reason.values) == (kind, rule, values)
    for language in LANGUAGES:
        assert Words(RULES.meta, language).why(reason)


def test_every_reason_has_a_try() -> None:
    assert {kind for _, kind, *_ in TRIES} == set(RULES.meta.reasons)


def test_a_match_refuses_and_changes_nothing() -> None:
    match = Match(RULES, 2, {"start": "first"}, seed=1)
    digest = match.state.digest()
    with pytest.raises(IllegalAction, match="red cannot play 'pass' now"):
        match.play("pass")
    assert match.state.digest() == digest


def test_a_finished_match_takes_nothing_more() -> None:
    match = Match(RULES, 2, seed=1)
    while not match.over:
        match.play(match.legal[-1])
    with pytest.raises(GameOver):
        match.play("pass")
