"""Every reason can be given, is told in every language, and `not_asked` is only the last resort."""

from __future__ import annotations

import pytest
from support.endeavor import SILENT, do, lively_game, new_game, position, why_not

from caravela.core.actions import Action
from caravela.core.facts import NOBODY
from caravela.core.options import OptionValue
from caravela.core.words import LANGUAGES, Words
from caravela.games.endeavor import RULES
from caravela.games.endeavor.boards import BOARDS
from caravela.games.endeavor.box import SIDE_IDS
from caravela.games.endeavor.components import ZONE_IDS, ZONES
from caravela.games.endeavor.state import EndeavorState

MARKET = ["colonial_house", "market"]
REGION_DECKS: dict[str, OptionValue] = {"silent_fleet": True, "silent_draw": "regions"}
SAME_ZONE = {"silent_fleet": True, "occupy_same_zone": True}
#: Kinds that chance decides, and those of a few steps only: nobody tries them elsewhere.
SPECIAL = ("tokens", "token", "offer", "crown", "start", "shortage", "memorial", "memorial_none", "done")


def every_reason() -> set[str]:
    """The reasons of many positions of random games, the action by action."""
    seen: set[str] = set()
    count = 0

    def before(state: EndeavorState, legal: list[Action], action: Action) -> None:
        nonlocal count
        count += 1
        if count % 5:
            return
        for other in RULES.actions:
            if other not in legal:
                seen.add(RULES.why_not(state, other).kind)

    for seats, options in ((4, {}), (2, {"silent_fleet": True, "occupy_same_zone": True, "building_shortage": True})):
        lively_game(seats, 6, options, before=before)
    return seen


def rare() -> set[str]:
    """Reasons that random games seldom come to."""
    seen = set()
    state = position(at="build", stock={"market": 0, "shipyard": 0, "workshop": 0})
    seen.add(why_not(state, "build docks").kind)
    state = position(
        abolished=True,
        decks={"africa": 6},
        red={"harbour": 1, "coast": ["colonial_house", "market"], "places": ["london"]},
    )
    do(state, "activate market")
    seen |= {why_not(state, "draw slavery").kind, why_not(state, "draw africa").kind}
    state = position(red={"harbour": 0, "coast": ["merchant_dock", "market"], "tokens": {"attack": 1}})
    seen |= {why_not(state, "activate market").kind, why_not(state, "spend attack").kind}
    state = position(
        at="discard", seats=2, opened=["india"], red={"cards": ["south_america_1", "south_america_2", "governor_india"]}
    )
    seen |= {why_not(state, "governor africa").kind, why_not(state, "discard south_america_1").kind}
    do(state, "governor india")
    seen.add(why_not(state, "discard governor_india").kind)
    state = position(seats=2, opened=["africa"], options={"silent_fleet": True}, red={"harbour": 5})
    do(state, "activate colonial_house", "occupy london")
    seen |= {why_not(state, "silent mozambique").kind, why_not(state, "silent nothing").kind}
    state = position(seats=2, round=7, passed=["yellow"], red={"harbour": 1})
    do(state, "pass")
    seen.add(why_not(state, "pass").kind)
    seen.add(why_not(without_silent_discs(), "silent venice").kind)
    seen.add(why_not(new_game(), "pass").kind)
    state = position(red={"harbour": 9, "coast": ["colonial_house*", "museum", "parliament*", "docks"]})
    docks = state.clone()
    do(docks, "activate docks", "ship india track")
    seen.add(why_not(docks, "ship india track").kind)
    do(state, "activate museum")
    seen.add(why_not(state, "payment parliament").kind)
    state = position(seats=2, opened=["india"], options=SAME_ZONE, tracks={"india": [SILENT]}, red={"harbour": 5})
    do(state, "activate colonial_house", "occupy london")
    seen.add(why_not(state, "silent calicut").kind)
    state = position(seats=2, options=REGION_DECKS, tracks={"india": [SILENT]}, red={"harbour": 5, "coast": MARKET})
    do(state, "activate market", "draw europe")
    seen.add(why_not(state, "silent draw europe").kind)
    state = position(red={"harbour": 1, "coast": ["colonial_house", "town_hall"]})
    do(state, "activate town_hall")
    seen.add(why_not(state, "occupy london").kind)
    return seen


def without_silent_discs() -> EndeavorState:
    """All 35 silent discs are on the board, and after an occupied city a card may still be removed (END-19.13)."""
    lengths = BOARDS[SIDE_IDS.index("a")].track_length
    state = position(
        seats=2,
        options={"silent_fleet": True, "side": "a"},
        tracks={ZONE_IDS[zone]: [SILENT] * lengths[zone] for zone in range(1, ZONES)},
        silent=["london", "copenhagen", "bordeaux", "seville", "constantinople", "algiers", "alexandria"],
        red={"harbour": 5, "coast": ["merchant_dock", "town_hall"]},
    )
    do(state, "activate town_hall", "occupy lisbon", "draw slavery")
    assert state.supply[2] == 0
    return state


def test_every_declared_reason_is_given_somewhere() -> None:
    assert set(RULES.meta.reasons) - (every_reason() | rare()) == set()


def test_places_with_an_article_begin_a_sentence_with_it() -> None:
    state = position(
        red={"harbour": 5, "coast": ["merchant_dock", "docks"]}, yellow={"places": ["mediterranean_fleet"]}
    )
    do(state, "activate docks")
    words = Words(RULES.meta, "en")
    said = words.why(why_not(state, "ship mediterranean_fleet"))
    assert said == "The Mediterranean Fleet already holds a disc."
    assert words.why(why_not(state, "occupy mediterranean_fleet")).startswith(
        "The Mediterranean Fleet is a fleet space"
    )


def test_a_card_too_high_is_told_by_whose_presence() -> None:
    state = position(seats=2, options={"silent_fleet": True}, red={"harbour": 5, "coast": ["merchant_dock", "market"]})
    do(state, "activate market")
    assert why_not(state, "draw africa").kind == "value_too_high"
    do(state, "draw slavery")
    reason = why_not(state, "silent draw africa")
    assert (reason.kind, reason.rule, reason.values["presence"]) == ("silent_value_too_high", "END-19.7", 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_reads_well_in_every_language(language: str) -> None:
    words = Words(RULES.meta, language)
    count = 0

    def before(state: EndeavorState, legal: list[Action], action: Action) -> None:
        nonlocal count
        count += 1
        if count % 29 == 0:
            for other in RULES.actions:
                if other not in legal:
                    sentence = words.why(RULES.why_not(state, other))
                    assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
                    assert sentence.endswith((".", "!", "?")), sentence

    lively_game(2, 8, {"silent_fleet": True}, before=before)


def test_what_people_try_in_a_round_has_a_reason_of_its_own() -> None:
    """Between the first build phase and the end only special kinds fall back to `not_asked`."""
    count = 0

    def before(state: EndeavorState, legal: list[Action], action: Action) -> None:
        nonlocal count
        count += 1
        if state.round == 0 or count % 13:
            return
        for other in RULES.actions:
            if other not in legal and RULES.why_not(state, other).kind == "not_asked":
                assert other.kind in SPECIAL or other.kind.startswith("silent") or off_phase(state, other), (
                    state.node,
                    other,
                )

    lively_game(4, 9, before=before)


def off_phase(state: EndeavorState, action: Action) -> bool:
    """At the governor space or the Memorial nothing else can sensibly be tried."""
    from caravela.games.endeavor.state import AT_DISCARD, AT_GOVERNOR, AT_MEMORIAL

    return state.node in (AT_MEMORIAL, AT_GOVERNOR, AT_DISCARD)


def test_nobody_decides_after_the_end() -> None:
    state, _ = lively_game(2, 1)
    assert RULES.to_act(state) == NOBODY
    assert {RULES.why_not(state, action).kind for action in RULES.actions} == {"game_over"}
