"""The options: each in every position, and what is refused."""

from __future__ import annotations

import pytest
from support.endeavor import SILENT_SWITCHES, new_game, whose_turn
from support.marks import rule

from caravela.core.errors import BadOption, CaravelaError, UnknownName
from caravela.core.match import Match
from caravela.core.options import Options
from caravela.games.endeavor import RULES


def test_the_options_and_their_defaults() -> None:
    assert dict(Options(RULES.meta.options)) == {
        "side": "usual",
        "start": "drawn",
        "europe_bonus_disc": False,
        "silent_fleet": False,
        "occupy_same_zone": False,
        "ignore_tokens": False,
        "building_shortage": False,
        "silent_draw": "all",
    }
    assert dict(Options(RULES.meta.options, bots=True)) == dict(Options(RULES.meta.options)), (
        "every game ends by itself"
    )


@rule("END-3.1")
@pytest.mark.parametrize(("given", "side"), [({}, 0), ({"side": "a"}, 0), ({"side": "b"}, 1)])
def test_four_players_choose_the_side(given: dict[str, str], side: int) -> None:
    match = Match(RULES, 4, given, seed=1)
    assert match.state.side == side  # type: ignore[attr-defined]
    assert match.options.changed() == given


@rule("END-3.8")
def test_the_crown_is_drawn_or_given_to_the_first_seat() -> None:
    crowns = set()
    for seed in range(12):
        match = Match(RULES, 3, {}, seed=seed)
        crowns.add(match.state.crown)  # type: ignore[attr-defined]
    assert crowns == {0, 1, 2}
    assert whose_turn(new_game(3, start="first")) == "red"


@rule("END-19.17")
@pytest.mark.parametrize("id", SILENT_SWITCHES)
def test_a_switch_of_the_silent_fleet_changes_nothing_without_it(id: str) -> None:
    plain = new_game(2)
    switched = new_game(2, **{id: True})
    assert switched.tokens == plain.tokens
    assert len(switched.discs) == 2


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"side": "c"}, BadOption),
        ({"start": "blue"}, BadOption),
        ({"silent_fleet": "perhaps"}, BadOption),
        ({"silent_draw": "europe"}, BadOption),
        ({"exploits": "on"}, UnknownName),
    ],
)
def test_what_an_option_cannot_be_is_refused(options: dict[str, str], error: type[CaravelaError]) -> None:
    with pytest.raises(error):
        Match(RULES, 4, options)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_a_number_of_players_that_the_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(CaravelaError, match="2 to 5 players"):
        Match(RULES, seats)
