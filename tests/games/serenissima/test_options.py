"""The options: their defaults, and that each changes the game; what each does is tested in its chapter."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.serenissima import SWITCHES, do, kinds, legal, lively_game, new_game, position, whose_turn

from caravela.core import rulebook
from caravela.core.errors import BadOption
from caravela.core.options import Option, Options, OptionValue
from caravela.games.serenissima import RULES
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.components import COLOURS, PORT_GOOD, PORT_IDS

DEFAULTS: dict[str, OptionValue] = {
    "start": "drawn",
    "money_open": True,
    "closing": "random",
    "closed_wood": "ragusa",
    "closed_wine": "modon",
    "closed_stone": "corfu",
    "closed_marble": "alexandria",
    "foreign_zone_sailor_transfer": "out_only",
    "sale_blockade_without_move": True,
    "attack_needs_strength_1": True,
    "loot_for_attacker_only": True,
    "capture_ends_activation": True,
    "special_investment_sailors_only_on_new": True,
    "start_zone_reentry_blockade": True,
    "full_port_always_pays_20": False,
    "scuttle_any_time": False,
    "strength_after_volley": False,
}


def test_the_defaults_are_the_rulings() -> None:
    assert dict(Options(RULES.meta.options)) == DEFAULTS
    assert dict(Options(RULES.meta.options, bots=True)) == DEFAULTS


@rule("SER-12.4")
def test_every_switch_of_the_rulebook_is_an_option() -> None:
    """The rulings name their option in backquotes; open or hidden money is the only variant besides."""
    named = set()
    for entry in rulebook.read(RULES.meta.folder, "en").values():
        named |= set(entry.text.split("`")[1::2])
    assert named == {*SWITCHES, "foreign_zone_sailor_transfer", "closing"}


def test_the_agreed_ports_make_the_good_that_they_are_named_for() -> None:
    for option in RULES.meta.options:
        if option.id.startswith("closed_"):
            good = option.id.removeprefix("closed_")
            assert all(GOODS[PORT_GOOD[PORT_IDS.index(choice)]] == good for choice in option.choices)
            assert option.default in option.choices
    with pytest.raises(BadOption, match=r"closed_wood cannot be 'genova'; it takes valencia or"):
        new_game(3, closing="list", closed_wood="genova")


@rule("SER-2.2")
def test_the_starting_player_is_drawn_or_the_first_seat() -> None:
    assert whose_turn(new_game(4, start="drawn")) == "chance"
    assert whose_turn(new_game(4, start="first")) == "blue"


@rule("SER-R10", "SER-4.6")
@pytest.mark.parametrize("zone", ["alger", "ionio"])
def test_sailors_may_come_aboard_in_foreign_zones(zone: str) -> None:
    for way in ("out_only", "both"):
        options = {"foreign_zone_sailor_transfer": way}
        galleys = {4: f"blue {zone} 2", 6: f"blue {zone} 1 wine", 8: f"blue {zone} 2"}
        state = position(galleys=galleys, at="load", options=options)
        assert ("take sailor from 8" in legal(state)) == (way == "both")
        assert ("strip 6" in legal(state)) == (way == "both")
        assert "give sailor to 6" in legal(state)
        assert not kinds(state) & {"embark", "disembark"}, "still not into the port"
        state = position(
            galleys={4: f"blue {zone} 3 wood wood", 6: f"blue {zone} 3 wine wine"}, at="load", options=options
        )
        assert ("swap wood for sailor of 6" in legal(state)) == (way == "both")


def flipped(option: Option) -> OptionValue:
    if isinstance(option.default, bool):
        return not option.default
    return next(choice for choice in option.choices if choice != option.default)


@pytest.mark.parametrize("option", RULES.meta.options, ids=lambda option: option.id)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_sound_with_every_option_flipped(option: Option, seats: int) -> None:
    options = {option.id: flipped(option)}
    if option.id.startswith("closed_"):
        options["closing"] = "list"
    state, _ = lively_game(seats, 5, options, after=lambda state, _: RULES.check(state))
    assert RULES.outcome(state) is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ordered", [False, True])
def test_whole_games_are_sound_with_all_options_flipped(seats: int, ordered: bool) -> None:
    options = {option.id: flipped(option) for option in RULES.meta.options}
    options |= {"closing": "choose"}
    for seed in range(3):
        lively_game(seats, seed, options, ordered=ordered, after=lambda state, _: RULES.check(state))


#: Forts are attacked too seldom in such play to wait for a volley that counts; see test_capture.
RULINGS = [id for id in SWITCHES if id not in ("money_open", "strength_after_volley")]


@pytest.mark.parametrize("id", [*RULINGS, "foreign_zone_sailor_transfer"])
def test_every_ruling_makes_a_difference_somewhere(id: str) -> None:
    """The same lively play under both values comes apart sooner or later."""
    option = next(option for option in RULES.meta.options if option.id == id)
    for seed in range(60):
        first = lively_game(2 + seed % 3, seed)
        second = lively_game(2 + seed % 3, seed, {id: flipped(option)})
        if first[1] != second[1] or RULES.scores(first[0]) != RULES.scores(second[0]):
            return
    pytest.fail(f"{id} changes nothing")


def test_the_seats_are_called_by_their_colours() -> None:
    assert RULES.meta.seat_ids == COLOURS == ("blue", "red", "orange", "black")
    state = new_game(2, closing="list")
    do(state, "settle genova")
    assert whose_turn(state) == "blue"
