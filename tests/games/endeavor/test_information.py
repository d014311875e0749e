"""Chapter 21, information and chance; and the documentation of the exploits' hooks (chapter 20)."""

from __future__ import annotations

from support.endeavor import do, legal, lively_game, new_game, position, space_of, token_at, whose_turn
from support.marks import rule

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, NOBODY
from caravela.games.endeavor import RULES
from caravela.games.endeavor.components import CARD_IDS
from caravela.games.endeavor.state import AT_SILENT, AT_TURN, NONE, EndeavorState


@rule("END-3.2", "END-3.6", "END-3.8")
def test_chance_decides_tokens_tiles_and_crown_and_nothing_else() -> None:
    kinds = []

    def before(state: EndeavorState, legal_now: list[Action], action: Action) -> None:
        if RULES.to_act(state) == CHANCE:
            kinds.append(action.kind)

    lively_game(4, 1, before=before)
    assert kinds == ["tokens"] * 47 + ["token"] + ["offer"] * 3 + ["crown"]


@rule("END-3.6")
def test_everything_is_open_to_all_and_hidden_tiles_follow_from_the_offer() -> None:
    state = new_game()
    views = [RULES.view(state, seat) for seat in (0, 1, 2, 3, NOBODY)]
    assert all(view == views[0] for view in views)
    assert sum(count > 0 for count in views[0]["stock"].values()) == 15
    assert RULES.seen_by(state, 2).digest() == state.digest()


def test_a_view_tells_the_whole_position_in_names() -> None:
    state = position(
        seats=2,
        opened=["india"],
        tracks={"africa": ["red", "silent"]},
        options={"silent_fleet": True},
        silent=["lisbon"],
        pile=["europe_0"],
        red={
            "harbour": 2,
            "coast": ["colonial_house*", "memorial"],
            "places": ["calicut"],
            "cards": ["governor_india", "caribbean_1"],
            "space": "governor_india",
            "aside": ["slavery_0"],
            "tokens": {"attack": 1, "culture": 2},
            "memorial": {"wealth": 1},
            "seas": {"india": 1},
        },
    )
    view = RULES.view(state, 0)
    assert (view["coast"]["red"], view["manned"]["red"]) == (["colonial_house", "memorial"], ["0"])
    assert view["held"]["red"] == ["caribbean_1", "governor_india"]
    assert (view["governor_space"]["red"], view["aside"]["red"]) == ("governor_india", ["slavery_0"])
    assert (view["action_tokens"]["red"]["attack"], view["attribute_tokens"]["red"]["culture"]) == (1, 2)
    assert view["memorial"]["red"]["wealth"] == 1
    assert view["tracks"]["africa"] == ["red", "silent_fleet"]
    assert [token_at(state, f"africa {cell}") for cell in (1, 2)] == ["", ""]
    assert view["seas"]["red"]["india"] == 1
    assert view["presence"]["red"]["india"] == 2
    assert view["discs"] == {"red": ["calicut"], "yellow": [], "silent_fleet": ["lisbon"]}
    assert view["tokens"][str(space_of(state, "lisbon"))] is None
    assert view["tokens"][str(space_of(state, "london"))] == token_at(state, "london")
    assert space_of(state, "north_atlantic_fleet-grand_banks_fleet") == NONE, "a square slot"
    assert view["pile"] == ["europe_0"]
    assert CARD_IDS[view["decks"]["europe"]] == "europe_1"
    assert view["supply"]["silent_fleet"] == 35 - 2


def test_a_view_tells_what_a_turn_uses_and_still_offers() -> None:
    state = position(red={"harbour": 5, "coast": ["colonial_house", "docks"]})
    do(state, "activate docks", "occupy london")
    view = RULES.view(state, 0)
    assert (view["source"], view["available"], view["performed"]) == ("docks", ["ship"], ["occupy"])
    assert view["occupied"] == ["europe"]


@rule("END-17.1", "END-19.16")
def test_two_decisions_belong_to_a_player_whose_turn_it_is_not() -> None:
    state = position(
        seats=2,
        red={"harbour": 5, "coast": ["colonial_house", "barracks"]},
        yellow={"coast": ["colonial_house", "memorial"], "places": ["london"]},
    )
    do(state, "activate barracks", "attack london")
    assert (whose_turn(state), state.active) == ("yellow", 0)
    state = position(seats=2, at="shortage", active="yellow", crown="red", options=SHORTAGE)
    assert whose_turn(state) == "yellow"
    do(state, legal(state)[0])
    assert whose_turn(state) == "red"


SHORTAGE = {"silent_fleet": True, "building_shortage": True}


@rule("END-8.10", "END-17.1", "END-19.3")
def test_the_longest_turn_has_five_decisions() -> None:
    """Building, attack, Memorial, second action, reaction: what is done with a building needs no step of its own."""
    longest = 0
    run = 0

    def before(state: EndeavorState, legal_now: list[Action], action: Action) -> None:
        nonlocal longest, run
        if state.node == AT_TURN:
            run = 0
        if AT_TURN <= state.node <= AT_SILENT:
            run += 1
            longest = max(longest, run)

    for seed in range(12):
        lively_game(2, seed, {"silent_fleet": True}, before=before)
    assert 4 <= longest <= 5


@rule("END-20.2")
def test_the_places_where_exploits_would_join_are_named_in_the_documentation() -> None:
    for name in ("chapters/setup.py", "chapters/ship.py", "scoring.py"):
        documentation = (RULES.meta.folder / name).read_text(encoding="utf-8").split('"""')[1]
        assert "exploits" in documentation
        assert "END-20.2" in documentation
