"""The options: every switch in both positions, and the First Player. What each does in detail stands in its chapter."""

from __future__ import annotations

from typing import Any

import pytest
from support.marks import rule
from support.vasco import SWITCHES, lively_game, new_game, set_up, whose_turn

from caravela.core.actions import Action
from caravela.core.options import Options
from caravela.games.vasco import RULES
from caravela.games.vasco.state import AT_WINDOW, WINDOW_AFTER, VascoState
from caravela.workshop.conformance.play import random_game


def test_the_switches_and_their_defaults() -> None:
    assert SWITCHES == {
        "strict_any_time": False,
        "extra_disc_optional": True,
        "terra_draw_blind": True,
        "merchant_at_once": True,
        "natal_in_setup": True,
    }
    assert {option.id: option.rule for option in RULES.meta.options} == {
        "start": "VDG-2.7",
        "strict_any_time": "VDG-R6",
        "extra_disc_optional": "VDG-R4",
        "terra_draw_blind": "VDG-R8",
        "merchant_at_once": "VDG-R10",
        "natal_in_setup": "VDG-R21",
    }


@rule("VDG-2.7")
def test_the_first_player_is_drawn_or_the_first_seat() -> None:
    assert whose_turn(new_game(4, start="drawn")) == "chance"
    assert new_game(4, start="drawn").first == -1
    assert new_game(4, start="first").first == 0


def seen(seats: int, **options: Any) -> tuple[set[str], bool]:
    """The kinds of action in some games, and whether a window was open in the middle of an action."""
    kinds: set[str] = set()
    strict = False

    def before(state: VascoState, legal: list[Action], action: Action) -> None:
        nonlocal strict
        kinds.update(option.kind for option in legal)
        strict = strict or (state.node == AT_WINDOW and state.window != WINDOW_AFTER)

    for seed in range(12):
        lively_game(seats, seed, options=options, before=before)
        random_game(RULES, seats, seed, options=options, before=before)
    return kinds, strict


@rule("VDG-R4", "VDG-R6", "VDG-R8", "VDG-R10")
@pytest.mark.parametrize(
    ("option", "kind"), [("extra_disc_optional", "keep"), ("terra_draw_blind", "bag"), ("merchant_at_once", "wait")]
)
def test_what_a_switch_brings_and_takes_away(option: str, kind: str) -> None:
    with_default, _ = seen(4)
    flipped, _ = seen(4, **{option: False})
    assert (kind in with_default) != (kind in flipped)
    if option == "terra_draw_blind":
        assert "bag_colour" in flipped and "bag_colour" not in with_default


@rule("VDG-R6", "VDG-7.9")
def test_windows_inside_actions_come_only_with_the_option() -> None:
    assert not seen(4)[1]
    assert seen(4, strict_any_time=True)[1]


@rule("VDG-R21")
@pytest.mark.parametrize("on", [True, False])
def test_natal_in_the_set_up(on: bool) -> None:
    state = set_up(2, natal_in_setup=on)
    RULES.apply(state, RULES.actions.parse("send natal 1"))
    assert (RULES.legal(state)[0].kind == "take") == on


def test_a_saved_position_keeps_its_options() -> None:
    options = Options(RULES.meta.options, {"strict_any_time": True, "merchant_at_once": False})
    state = RULES.new_state(3, options)
    copy = RULES.load(state.dump())
    assert copy.variant.strict_any_time and not copy.variant.merchant_at_once
    assert copy.digest() == state.digest()
