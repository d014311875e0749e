"""Chapter 8, step 3: taking ports."""

from __future__ import annotations

from math import comb

import pytest
from support.marks import rule
from support.serenissima import (
    do,
    galley,
    kinds,
    legal,
    port,
    position,
    reserve,
    supply,
    warehouse,
    wheel_numbers,
    whose_turn,
    why_not,
)

from caravela.games.serenissima import RULES
from caravela.games.serenissima.components import BOX, PORT_IDS
from caravela.games.serenissima.state import SerenissimaState


def assault(crew: str, garrison: int = 2, fort: bool = False, moved: int = 0, **more: object) -> SerenissimaState:
    """Blue's galley 4 off Alger, which belongs to red, who also has Genova."""
    return position(
        galleys={4: f"blue alger {crew}"},
        ports={"alger": f"red {garrison}", "genova": "red 1", "valencia": "blue 1"},
        stored={"alger": "wood stone"},
        forts=["alger"] if fort else [],
        at="act",
        moved=moved,
        **more,  # type: ignore[arg-type]
    )


@rule("SER-8.1")
def test_a_neutral_port_is_taken_by_landing_sailors() -> None:
    state = position(galleys={4: "blue creta 5"}, at="act", moved=5)
    do(state, "claim")
    assert legal(state) == ["land 1", "land 2", "land 3"], "up to the size of the port, and strength does not matter"
    assert why_not(state, "land 0").kind == "land_somebody"
    assert why_not(state, "land 4").kind == "port_too_small"
    do(state, "land 2")
    assert (port(state, "creta"), galley(state, 4)) == ("blue 2", "blue creta 3")


@rule("SER-8.1")
def test_only_a_neutral_port_is_taken_without_a_fight() -> None:
    state = assault("4")
    assert "claim" not in kinds(state)
    assert why_not(state, "claim").kind == "port_held"
    state = position(galleys={4: "blue valencia 4"}, ports={"valencia": "blue 1"}, at="act")
    assert kinds(state) == {"end"}
    assert why_not(state, "claim").kind == "own_port"
    state = position(galleys={4: "blue ionio 4"}, at="act")
    assert why_not(state, "claim").kind == "open_sea"


@rule("SER-8.2")
def test_the_last_sailor_may_be_landed_and_the_galley_sinks() -> None:
    state = position(galleys={4: "blue creta 2 wood"}, at="act")
    do(state, "claim")
    assert why_not(state, "land 3").kind == "too_few_sailors"
    do(state, "land 2")
    assert (port(state, "creta"), galley(state, 4)) == ("blue 2", "")
    assert wheel_numbers(state) == []
    assert supply(state, "wood") == 14


@rule("SER-8.3", "SER-R1")
def test_an_opponent_with_more_sailors_may_forbid_the_capture() -> None:
    state = position(galleys={4: "blue alger 2", 7: "red alger 3"}, at="act", moved=1)
    do(state, "claim")
    assert (whose_turn(state), legal(state)) == ("red", ["blockade", "allow"])
    do(state, "allow", "land 1")
    assert port(state, "alger") == "blue 1"
    state = position(galleys={4: "blue alger 2", 7: "red alger 2"}, at="act", moved=1)
    do(state, "claim")
    assert whose_turn(state) == "blue"


@rule("SER-8.3", "SER-R11")
@pytest.mark.parametrize("blockade", [True, False])
def test_a_galley_that_did_not_move_can_be_refused_unless_an_option_says_no(blockade: bool) -> None:
    options = {"sale_blockade_without_move": blockade}
    state = position(galleys={4: "blue alger 2", 7: "red alger 3"}, at="act", options=options)
    do(state, "claim")
    assert whose_turn(state) == ("red" if blockade else "blue")


@rule("SER-8.4", "SER-R1")
def test_after_a_refusal_there_is_the_end_or_a_fight_and_no_sale() -> None:
    state = position(galleys={4: "blue alger 3 wood", 7: "red alger 4", 8: "black alger 1"}, at="act")
    do(state, "claim", "blockade")
    assert legal(state) == ["jettison wood", "attack 7", "attack 8", "end"]
    assert why_not(state, "claim").kind == "capture_refused"
    assert why_not(state, "trade").kind == "sale_after_refused_capture"


@rule("SER-8.4", "SER-R1")
def test_the_attempt_may_be_repeated_once_a_galley_was_sunk_and_forbidden_again() -> None:
    state = position(galleys={4: "blue alger 3", 7: "red alger 4", 8: "black alger 1"}, at="act")
    do(state, "claim", "blockade", "attack 8", "dice 1-0")
    assert "claim" in legal(state)
    do(state, "claim")
    assert whose_turn(state) == "red"
    do(state, "blockade")
    assert "claim" not in legal(state)


@rule("SER-8.5", "SER-R21")
def test_every_galley_of_the_owner_must_be_sunk_before_the_port_is_attacked() -> None:
    state = position(
        galleys={4: "blue alger 5", 7: "red alger 1", 8: "red alger 1"},
        ports={"alger": "red 2", "genova": "red 1"},
        at="act",
    )
    assert legal(state) == ["attack 7", "attack 8", "end"]
    reason = why_not(state, "assault")
    assert (reason.kind, reason.values["number"]) == ("guarded", 7)
    do(state, "attack 7", "dice 1-0")
    assert "assault" not in legal(state)
    do(state, "attack 8", "dice 1-0")
    assert legal(state) == ["assault", "end"]


@rule("SER-8.5")
def test_whoever_stops_the_fight_does_not_get_to_the_port() -> None:
    state = position(
        galleys={4: "blue alger 5", 7: "red alger 2"}, ports={"alger": "red 2", "genova": "red 1"}, at="act"
    )
    do(state, "attack 7", "dice 1-0", "stop")
    assert whose_turn(state) == "red"


@rule("SER-8.6")
def test_third_players_neither_guard_nor_blockade_an_owned_port() -> None:
    state = position(
        galleys={4: "blue alger 2", 7: "black alger 5"},
        ports={"alger": "red 1", "genova": "red 1"},
        at="act",
        moved=1,
    )
    do(state, "assault")
    assert whose_turn(state) == "chance"


@rule("SER-8.7", "SER-8.11")
def test_the_garrison_defends_round_by_round() -> None:
    state = assault("4", garrison=3, moved=1)
    before = reserve(state, "red")
    do(state, "assault", "dice 1-1")
    assert (galley(state, 4), port(state, "alger")) == ("blue alger 3", "red 2")
    assert legal(state) == ["fight on", "stop"]
    do(state, "fight on", "dice 2-0")
    assert reserve(state, "red") == before + 3
    assert legal(state) == ["land 0", "land 1", "land 2", "land 3"]
    do(state, "land 2")
    assert (galley(state, 4), port(state, "alger")) == ("blue alger 1", "blue 2")


@rule("SER-8.7")
def test_the_attacker_may_stop_after_each_round() -> None:
    state = assault("4", garrison=3)
    do(state, "assault", "dice 1-1", "stop")
    assert port(state, "alger") == "red 2"
    assert kinds(state) == {"doge"}


@rule("SER-8.8")
def test_a_fort_rolls_two_dice_before_the_first_round() -> None:
    state = assault("4", fort=True)
    do(state, "assault")
    assert legal(state) == ["volley 0", "volley 1", "volley 2"]
    faces, skulls = len(BOX.dice.skulls), sum(BOX.dice.skulls)
    assert RULES.weights(state) == [comb(2, n) * skulls**n * (faces - skulls) ** (2 - n) for n in range(3)]
    before = reserve(state)
    do(state, "volley 1")
    assert galley(state, 4) == "blue alger 3"
    assert reserve(state) == before + 1
    do(state, "dice 0-0", "fight on")
    assert kinds(state) == {"dice"}, "once in a fight"


@rule("SER-8.8")
def test_a_volley_may_sink_the_attacker() -> None:
    state = assault("1", fort=True)
    do(state, "assault", "volley 2")
    assert galley(state, 4) == ""
    assert port(state, "alger") == "red 2"
    assert kinds(state) == {"doge"}


@rule("SER-8.8")
def test_a_port_without_a_fort_has_no_volley() -> None:
    state = assault("4")
    do(state, "assault")
    assert kinds(state) == {"dice"}


@rule("SER-8.9")
def test_after_a_volley_the_first_round_follows_with_what_is_left() -> None:
    state = assault("3", fort=True)
    do(state, "assault", "volley 2")
    assert whose_turn(state) == "chance", "the attacker cannot stop now"
    assert max(int(action.values["attacker"]) for action in RULES.legal(state)) == 1
    state = assault("5", fort=True, moved=3)
    do(state, "assault", "volley 2")
    assert max(int(action.values["attacker"]) for action in RULES.legal(state)) == 2


@rule("SER-8.9", "SER-R25")
@pytest.mark.parametrize(("volley", "before", "after"), [(0, 2, 2), (1, 2, 1), (2, 2, 0)])
def test_strength_is_counted_before_or_after_the_volley(volley: int, before: int, after: int) -> None:
    """Five sailors who have moved three zones."""
    for on, dice in ((False, before), (True, after)):
        state = assault("5", fort=True, moved=3, options={"strength_after_volley": on})
        do(state, "assault", f"volley {volley}")
        assert max(int(action.values["attacker"]) for action in RULES.legal(state)) == dice
        assert state.strength == dice


@rule("SER-R25", "SER-7.6")
def test_a_volley_in_a_later_fight_does_not_take_the_zones_off_again() -> None:
    """The initial strength of two holds, and two sailors of three are left after the volley."""
    state = position(
        galleys={4: "blue alger 5", 7: "orange alger 2"},
        ports={"alger": "red 2", "genova": "red 1", "valencia": "blue 1", "venezia": "orange 1"},
        stored={"alger": "wood stone"},
        forts=["alger"],
        at="act",
        moved=3,
        options={"strength_after_volley": True},
    )
    do(state, "attack 7", "dice 2-2", "assault", "volley 1")
    assert (state.strength, state.crew[4]) == (2, 2)
    assert max(int(action.values["attacker"]) for action in RULES.legal(state)) == 2


@rule("SER-8.10")
def test_fort_basilica_and_cubes_go_with_the_port() -> None:
    state = position(
        galleys={4: "blue alger 5"},
        ports={"alger": "red 1", "genova": "red 1"},
        stored={"alger": "wood stone marble"},
        forts=["alger"],
        basilicas=["alger"],
        at="act",
    )
    do(state, "assault", "volley 0", "dice 1-0", "land 3")
    alger = 1 << PORT_IDS.index("alger")
    assert state.forts == state.basilicas == alger
    assert warehouse(state, "alger") == ["wood", "stone", "marble"]
    assert port(state, "alger") == "blue 3"


@rule("SER-8.10")
def test_the_fort_of_a_neutral_port_does_nothing() -> None:
    state = position(galleys={4: "blue alger 2"}, stored={"alger": "wood stone"}, forts=["alger"], at="act")
    do(state, "claim", "land 1")
    assert port(state, "alger") == "blue 1"


@rule("SER-8.11", "SER-R15")
def test_nobody_need_be_landed_and_the_port_is_neutral_then() -> None:
    state = assault("4", garrison=1)
    do(state, "assault", "dice 1-0", "land 0")
    assert port(state, "alger") == ""
    assert galley(state, 4) == "blue alger 4"


@rule("SER-8.11")
def test_landing_the_last_sailor_after_a_fight_sinks_the_galley() -> None:
    state = assault("1 wine", garrison=1)
    do(state, "assault", "dice 1-0", "land 1")
    assert (port(state, "alger"), galley(state, 4)) == ("blue 1", "")
    assert supply(state, "wine") == 12


@rule("SER-8.12")
def test_when_both_fall_together_the_port_is_neutral_and_the_galley_sinks() -> None:
    state = assault("1", garrison=1)
    do(state, "assault", "dice 1-1")
    assert (port(state, "alger"), galley(state, 4)) == ("", "")
    assert kinds(state) == {"doge"}


@rule("SER-8.13")
def test_an_only_port_cannot_be_attacked_but_the_galleys_off_it_can() -> None:
    state = position(galleys={4: "blue alger 5", 7: "red alger 1"}, ports={"alger": "red 1"}, at="act")
    assert "assault" not in kinds(state)
    assert why_not(state, "assault").kind == "only_port"
    do(state, "attack 7", "dice 1-0")
    assert legal(state) == ["end"]
    assert why_not(state, "assault").kind == "only_port"


@rule("SER-8.13")
def test_ports_are_counted_at_that_moment() -> None:
    state = assault("5", garrison=1)
    assert "assault" in legal(state)
    state.port_owner[PORT_IDS.index("genova")] = 3
    assert "assault" not in legal(state)


@rule("SER-8.14", "SER-R14")
@pytest.mark.parametrize("ends", [True, False])
@pytest.mark.parametrize("landed", [0, 2])
def test_a_capture_ends_the_activation_unless_an_option_lets_the_fight_go_on(ends: bool, landed: int) -> None:
    state = position(
        galleys={4: "blue alger 4 wood", 7: "black alger 1"},
        ports={"alger": "red 1", "genova": "red 1"},
        at="act",
        options={"capture_ends_activation": ends},
    )
    do(state, "assault", "dice 1-0", f"land {landed}")
    if ends:
        assert (state.black, whose_turn(state)) == (7, "black")
    else:
        assert whose_turn(state) == "blue"
        assert "attack 7" in legal(state)
        assert not kinds(state) & {"trade", "sail"}
        assert ("claim" in legal(state)) == (landed == 0)


@rule("SER-8.14", "SER-R14")
def test_taking_a_neutral_port_ends_the_activation_too() -> None:
    for ends in (True, False):
        state = position(
            galleys={4: "blue alger 4 wood", 7: "black alger 1"},
            at="act",
            moved=1,
            options={"capture_ends_activation": ends},
        )
        do(state, "claim", "land 2")
        assert (whose_turn(state) == "black") == ends
        if not ends:
            do(state, "attack 7")
            assert max(int(action.values["attacker"]) for action in RULES.legal(state)) == 1
    state = position(galleys={4: "blue creta 2"}, at="act", options={"capture_ends_activation": False})
    do(state, "claim", "land 2")
    assert kinds(state) == {"doge"}, "a galley that has sunk does not go on"


@rule("SER-8.1")
def test_why_a_port_cannot_be_attacked() -> None:
    assert why_not(position(galleys={4: "blue ionio 4"}, at="act"), "assault").kind == "open_sea"
    assert why_not(position(galleys={4: "blue alger 4"}, at="act"), "assault").kind == "port_neutral"
    state = position(galleys={4: "blue alger 4"}, ports={"alger": "blue 2"}, at="act")
    assert why_not(state, "assault").kind == "own_port"


@rule("SER-8.1", "SER-8.2")
@pytest.mark.parametrize(
    ("crew", "prompt"),
    [(2, {"port": "creta", "sailors": 2}), (3, {"port": "creta", "sailors": 3}), (5, {"port": "creta", "size": 3})],
)
def test_the_prompt_names_what_limits_the_landing(crew: int, prompt: dict[str, object]) -> None:
    """Creta holds three; only a crew of three or less can land altogether and lose its galley."""
    state = position(galleys={4: f"blue creta {crew}"}, at="act")
    do(state, "claim")
    assert RULES.prompt(state).values == prompt


@rule("SER-6.1")
@pytest.mark.parametrize(
    ("crew", "zone", "prompt"),
    [("3 wood", "alger", "act"), ("3", "ionio", "act_end"), ("3 wood", "ionio", "act_end"), ("3", "creta", "act")],
)
def test_the_prompt_tells_where_nothing_can_be_done(crew: str, zone: str, prompt: str) -> None:
    state = position(galleys={4: f"blue {zone} {crew}"}, at="act")
    assert RULES.prompt(state).kind == prompt
