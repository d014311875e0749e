"""Chapter 8, the action phase."""

from __future__ import annotations

import pytest
from support.endeavor import do, legal, look, pass_all, phase, position, refused, targets, track, whose_turn, why_not
from support.marks import rule

from caravela.core.facts import Fact, Value
from caravela.games.endeavor.box import ACTION_IDS
from caravela.games.endeavor.chapters.turn import NO_TARGET, NOT_OFFERED
from caravela.games.endeavor.state import NONE


@rule("END-8.1", "END-8.6")
def test_players_take_one_turn_each_clockwise_from_the_crown() -> None:
    coast = ["merchant_dock", "shipyard"]
    state = position(
        seats=3,
        red={"harbour": 4, "coast": coast},
        yellow={"harbour": 4, "coast": coast},
        blue={"harbour": 4, "coast": coast},
    )
    order = []
    for _ in range(5):
        order.append(whose_turn(state))
        do(state, legal(state)[0], "ship india track" if "ship india track" in legal(state) else "ship africa track")
        if state.opened > 1:
            break
    assert order[:4] == ["red", "yellow", "blue", "red"]


@rule("END-8.2", "END-8.3")
def test_whoever_has_passed_is_skipped_and_the_last_one_goes_on() -> None:
    state = position(
        seats=3, red={"harbour": 9, "coast": ["merchant_dock", "shipyard", "market"], "places": ["london"]}
    )
    do(state, "activate merchant_dock", "ship india track")
    do(state, "pass", "pass")
    assert whose_turn(state) == "red"
    do(state, "activate shipyard", "ship india track")
    assert whose_turn(state) == "red"
    do(state, "activate market", "draw europe")
    assert whose_turn(state) == "red"


@rule("END-8.3")
def test_the_phase_ends_when_all_have_passed() -> None:
    state = position(seats=2, red={"harbour": 3}, yellow={"harbour": 3})
    do(state, "pass")
    assert phase(state) == "action"
    do(state, "pass")
    assert phase(state) == "build"
    assert state.round == 2


@rule("END-8.4")
def test_passing_is_always_allowed() -> None:
    state = position(red={"harbour": 5, "tokens": {"attack": 1, "ship_draw": 1}}, yellow={"places": ["london"]})
    assert legal(state)[-1] == "pass"
    assert len(legal(state)) > 3
    do(state, "pass")
    assert state.passed == 1


@rule("END-8.5", "END-8.12")
def test_without_a_possible_action_only_passing_is_left() -> None:
    state = position(red={"harbour": 0, "coast": ["merchant_dock", "market"]})
    assert legal(state) == ["pass"]
    state = position(red={"harbour": 1, "coast": ["merchant_dock", "shipyard"]})
    assert legal(state) == ["pass"], "the only disc would go onto the building, and none would be left to ship"


@rule("END-8.6")
def test_a_turn_uses_a_building_or_a_token_never_both() -> None:
    state = position(red={"harbour": 5, "coast": ["merchant_dock", "shipyard"], "tokens": {"ship_draw": 1}})
    do(state, "activate shipyard")
    assert refused(state, "spend ship_draw") == "finish_first"
    assert refused(state, "activate merchant_dock") == "finish_first"
    assert refused(state, "pass") == "finish_first"
    do(state, "ship india track")
    assert whose_turn(state) != "red"


@rule("END-8.6")
def test_an_action_needs_a_building_or_a_token_first() -> None:
    state = position(red={"harbour": 5, "coast": ["merchant_dock", "shipyard"]})
    for line in ("ship india track", "occupy london", "attack london", "payment market", "draw europe"):
        assert refused(state, line) == "choose_first"


@rule("END-8.7")
def test_activation_takes_a_disc_that_pays_for_nothing_else() -> None:
    state = position(red={"harbour": 2, "coast": ["merchant_dock", "market"]})
    do(state, "activate merchant_dock", "ship india track")
    assert look(state).harbour == 0
    assert look(state).coast == ["merchant_dock*", "market"]


@rule("END-8.7")
def test_a_building_with_a_disc_cannot_be_activated() -> None:
    state = position(red={"harbour": 5, "coast": ["merchant_dock*", "shipyard"]})
    assert targets(state, "activate") == ["shipyard"]
    assert refused(state, "activate merchant_dock") == "activated_already"
    assert refused(state, "activate bank") == "not_built"
    state = position(red={"harbour": 5, "coast": ["merchant_dock*", "shipyard*", "shipyard"]})
    do(state, "activate shipyard", "ship india track")
    assert look(state).coast == ["merchant_dock*", "shipyard*", "shipyard*"]


@rule("END-8.7")
def test_an_empty_harbour_activates_nothing() -> None:
    state = position(red={"harbour": 0, "coast": ["merchant_dock", "market"]})
    assert refused(state, "activate market") == "no_disc_to_activate"


@rule("END-8.8", "END-R14")
def test_buildings_without_actions_cannot_be_activated() -> None:
    state = position(red={"harbour": 5, "coast": ["merchant_dock", "workshop", "museum"]})
    assert targets(state, "activate") == ["merchant_dock"]
    assert refused(state, "activate workshop") == "no_activation_space"


@rule("END-8.9")
def test_a_token_is_spent_for_good_and_needs_no_activation_disc() -> None:
    state = position(red={"harbour": 1, "tokens": {"ship_draw": 2}})
    gone = list(state.gone)
    do(state, "spend ship_draw", "ship india track")
    assert look(state).harbour == 0
    assert look(state).action_tokens.get("ship_draw") == 1
    assert sum(state.gone) == sum(gone) + 1
    assert refused(position(red={"harbour": 5}), "spend attack") == "no_such_token"


@rule("END-8.10")
@pytest.mark.parametrize("first", ["ship india track", "occupy london"])
def test_a_plus_building_does_one_or_both_in_any_order(first: str) -> None:
    state = position(red={"harbour": 5, "coast": ["colonial_house", "docks"]})
    do(state, "activate docks", first)
    assert whose_turn(state) == "red", "together they are one turn"
    second = "occupy london" if first.startswith("ship") else "ship india track"
    assert second in legal(state)
    assert first.replace("london", "lisbon").replace("india", "africa") not in legal(state)
    assert refused(state, "occupy lisbon" if first.startswith("occupy") else "ship africa track") == "action_done"
    other = state.clone()
    do(state, second)
    assert whose_turn(state) == "yellow"
    do(other, "done")
    assert whose_turn(other) == "yellow"


@rule("END-8.10")
def test_a_turn_leaves_no_trace_of_how_it_went() -> None:
    """Two actions that do not touch each other lead to the same position in either order."""
    state = position(red={"harbour": 5, "coast": ["colonial_house", "docks"]})
    other = state.clone()
    do(state, "activate docks", "ship india track", "occupy london")
    do(other, "activate docks", "occupy london", "ship india track")
    assert state.digest() == other.digest()
    assert (state.source, state.available, state.performed, state.occupied) == (NONE, (), 0, 0)


@rule("END-8.10", "END-9.2")
def test_two_equal_actions_are_done_once_or_twice() -> None:
    state = position(red={"harbour": 5, "coast": ["colonial_house", "cartographer"]})
    do(state, "activate cartographer", "ship india track")
    assert whose_turn(state) == "red"
    assert refused(state, "occupy london") == "action_not_offered"
    once, elsewhere = state.clone(), state.clone()
    do(state, "ship india track")
    assert track(state, "india") == ["red", "red"]
    assert look(state).harbour == 2
    do(elsewhere, "ship africa track")
    do(once, "done")
    assert look(once).harbour == 3
    assert {whose_turn(after) for after in (state, elsewhere, once)} == {"yellow"}


@rule("END-8.10", "END-8.12")
def test_the_second_of_two_equal_actions_needs_discs_and_a_target_too() -> None:
    state = position(red={"harbour": 2, "coast": ["colonial_house", "cartographer"]})
    do(state, "activate cartographer", "ship india track")
    assert whose_turn(state) == "yellow", "no disc is left to ship"
    state = position(red={"harbour": 1, "coast": ["colonial_house", "trading_house"]}, decks={"slavery": 1})
    do(state, "activate trading_house", "draw europe")
    assert whose_turn(state) == "yellow", "no card of value 0 is left"


@rule("END-8.10")
def test_at_least_one_action_is_carried_out() -> None:
    state = position(red={"harbour": 5, "coast": ["colonial_house", "docks"]})
    do(state, "activate docks")
    assert "done" not in legal(state)
    reason = why_not(state, "done")
    assert (reason.kind, reason.rule) == ("act_first", "END-R1")


@rule("END-8.11")
def test_a_slash_allows_exactly_one_of_two_actions() -> None:
    state = position(red={"harbour": 5, "coast": ["colonial_house", "guild_hall"], "places": ["london"]})
    do(state, "activate guild_hall")
    assert "ship india track" in legal(state)
    assert "draw europe" in legal(state)
    do(state, "ship india track")
    assert whose_turn(state) == "yellow"
    state = position(red={"harbour": 5, "tokens": {"occupy_draw": 1}})
    do(state, "spend occupy_draw", "draw slavery")
    assert whose_turn(state) == "yellow"


@rule("END-8.11")
def test_an_action_that_is_not_on_it_is_refused() -> None:
    state = position(red={"harbour": 5, "coast": ["colonial_house", "guild_hall"], "tokens": {"ship_draw": 1}})
    building = state.clone()
    do(building, "activate guild_hall")
    reason = why_not(building, "occupy london")
    assert (reason.kind, reason.rule) == ("action_not_offered", "END-8.7")
    assert reason.values == {"building": "guild_hall", "action": "occupy"}
    do(state, "spend ship_draw")
    reason = why_not(state, "occupy london")
    assert (reason.kind, reason.rule) == ("action_not_on_token", "END-8.9")


@rule("END-8.12", "END-R1")
def test_no_empty_activation() -> None:
    """Barracks without anybody to attack, a Market without a card within presence: not offered."""
    state = position(
        red={"harbour": 9, "coast": ["colonial_house", "barracks", "market"]}, decks={"europe": 2, "slavery": 2}
    )
    assert targets(state, "activate") == ["colonial_house"]
    reason = why_not(state, "activate barracks")
    assert (reason.kind, reason.rule) == ("nothing_possible", "END-8.12")
    assert obstacles(reason) == {"attack": NO_TARGET}
    assert obstacles(why_not(state, "activate market")) == {"draw": NO_TARGET}


@rule("END-8.12", "END-8.13", "END-12.4")
def test_what_stands_against_a_building_is_told_for_each_of_its_actions() -> None:
    """Discs with the one for the building; or that there is no city, no card, no disc."""
    state = position(
        red={"harbour": 1, "coast": ["colonial_house", "arsenal", "guild_hall"]},
        yellow={"places": ["london"]},
        decks={"europe": 2, "slavery": 2},
    )
    assert obstacles(why_not(state, "activate arsenal")) == {"ship": 2, "attack": 3}
    assert obstacles(why_not(state, "activate guild_hall")) == {"ship": 2, "draw": NO_TARGET}
    reason = why_not(state, "activate colonial_house")
    assert (obstacles(reason), reason.values["discs"], reason.values["activation"]) == ({"occupy": 2}, 1, 1)


@rule("END-8.9", "END-8.12", "END-8.13", "END-13.3")
def test_what_stands_against_a_token_is_told_for_each_of_its_actions() -> None:
    tokens = {"attack": 1, "payment": 1, "ship_draw": 1}
    state = position(red={"tokens": tokens}, yellow={"places": ["london"]}, decks={"europe": 2, "slavery": 2})
    assert obstacles(why_not(state, "spend attack")) == {"attack": 2}
    assert obstacles(why_not(state, "spend payment")) == {"payment": NO_TARGET}
    reason = why_not(state, "spend ship_draw")
    assert reason.kind == "nothing_possible_with_token"
    assert obstacles(reason) == {"ship": 1, "draw": NO_TARGET}


def obstacles(reason: Fact) -> dict[str, Value]:
    """What stands against the actions that are offered."""
    return {id: reason.values[id] for id in ACTION_IDS if reason.values[id] != NOT_OFFERED}


@rule("END-8.13", "END-12.4")
@pytest.mark.parametrize(
    ("building", "needed", "line"),
    [
        ("shipyard", 1, "ship india track"),
        ("colonial_house", 1, "occupy lisbon"),
        ("barracks", 2, "attack london"),
        ("museum", 0, "payment docks"),
        ("market", 0, "draw europe"),
    ],
)
def test_discs_that_each_action_needs_besides_the_activation(building: str, needed: int, line: str) -> None:
    coast = ["colonial_house", "shipyard", "barracks", "museum", "market", "docks*"]
    for discs in range(4):
        state = position(red={"harbour": discs, "coast": coast}, yellow={"places": ["london"]})
        assert (f"activate {building}" in legal(state)) == (discs >= needed + 1)
        if discs > needed:
            do(state, f"activate {building}", line)
            assert look(state).harbour == discs - 1 - needed + (building == "museum")


@rule("END-8.13")
def test_too_few_discs_for_one_of_two_actions_is_told() -> None:
    state = position(red={"harbour": 1, "coast": ["colonial_house", "town_hall"]})
    do(state, "activate town_hall")
    reason = why_not(state, "occupy london")
    assert (reason.kind, reason.rule) == ("too_few_discs", "END-8.13")
    assert reason.values == {"action": "occupy", "needed": 1, "discs": 0}


@rule("END-8.12", "END-8.14")
def test_a_second_action_may_use_what_the_first_has_brought() -> None:
    """A bonus disc, presence by shipping, an opened region, the card below one that was drawn."""
    state = position(red={"harbour": 1, "coast": ["colonial_house", "town_hall"]}, tracks={"india": ["red"]})
    do(state, "activate town_hall")
    assert "occupy london" not in legal(state)
    do(state, "draw india")
    assert "occupy london" in legal(state), "India 1 has brought a bonus disc"

    state = position(red={"harbour": 1, "coast": ["colonial_house", "trading_house"]}, tracks={"india": ["red"] * 2})
    do(state, "activate trading_house", "draw india", "draw india")
    assert look(state).cards == ["india_1", "india_2"]

    state = position(opened=["india"], red={"harbour": 3, "coast": ["colonial_house", "docks"]})
    do(state, "activate docks")
    assert "occupy calicut" not in legal(state)
    do(state, "ship india sea")
    assert "occupy calicut" in legal(state)

    state = position(tracks={"caribbean": ["yellow"] * 3}, red={"harbour": 3, "coast": ["colonial_house", "docks"]})
    do(state, "activate docks", "ship caribbean track")
    assert "occupy havana" in legal(state)


@rule("END-8.12")
def test_a_second_action_without_a_target_is_not_asked_for() -> None:
    state = position(red={"harbour": 2, "coast": ["colonial_house", "docks"]})
    do(state, "activate docks", "ship india track")
    assert whose_turn(state) == "yellow", "no disc is left to occupy with"


@rule("END-8.14")
def test_a_token_gained_can_be_spent_only_in_a_later_turn() -> None:
    state = position(seats=2, tokens={"india 1": "ship_draw"}, red={"harbour": 5, "coast": ["colonial_house", "docks"]})
    do(state, "activate docks", "ship india track")
    assert "spend ship_draw" not in legal(state)
    do(state, "done", "pass")
    assert "spend ship_draw" in legal(state)


@rule("END-8.3")
def test_an_action_phase_comes_to_an_end_even_with_payments() -> None:
    """Payment buildings are locked, so each frees others once only."""
    state = position(
        seats=2,
        round=6,
        red={
            "harbour": 20,
            "coast": ["merchant_dock", "museum", "parliament", "stock_exchange", "cartographer", "shipyard", "market"],
        },
    )
    turns = 0
    while phase(state) == "action":
        actions = [line for line in legal(state) if line != "pass"]
        do(state, actions[0] if actions and whose_turn(state) == "red" else legal(state)[-1])
        turns += 1
        assert turns < 60
    pass_all(state)
