"""Every reason why something may not be done: a plausible wrong try, the rule that it names and the values it gives."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.serenissima import do, new_game, position, why_not

from caravela.core.errors import GameOver, IllegalAction
from caravela.core.match import Match
from caravela.games.serenissima import RULES
from caravela.games.serenissima.state import SerenissimaState

Start = Callable[[], SerenissimaState]


def after(state: SerenissimaState, *lines: str) -> SerenissimaState:
    do(state, *lines)
    return state


def home(galley_4: str = "2 wood", at: str = "load", **more: object) -> SerenissimaState:
    """Galley 4 in blue's Valencia beside the full galley 6; red lies off Alger, where blue has galley 8 too."""
    galleys = {
        4: f"blue valencia {galley_4}",
        6: "blue valencia 1 wine wine wine wine",
        7: "red alger 3",
        8: "blue alger 1",
    }
    ports = {"valencia": "blue 1", "genova": "red 2", "sicilia": "red 1"}
    return position(galleys=galleys, ports=ports, at=at, **more)  # type: ignore[arg-type]


def off_alger(crew: str = "3 wood", moved: int = 0, **more: object) -> SerenissimaState:
    galleys = {4: f"blue alger {crew}", 6: "blue alger 1", 7: "red alger 4"}
    return position(galleys=galleys, at="act", moved=moved, **more)  # type: ignore[arg-type]


def investing(ducats: int = 10) -> SerenissimaState:
    return home(at="invest", money={"blue": ducats}, stored={"valencia": "stone"})


def ended() -> SerenissimaState:
    return after(position(galleys={4: "blue ionio 1"}, white=9, at="doge"), "doge hourglass")


#: What is tried, why it may not be, and where.
TRIES: list[tuple[str, str, str, Start]] = [
    # the set-up
    ("close venezia", "other_good_first", "SER-2.14", lambda: new_game(2, closing="choose")),
    (
        "close genova",
        "start_ports_needed",
        "SER-2.6",
        lambda: after(new_game(3, closing="choose"), "close valencia", "close venezia"),
    ),
    ("settle alexandria", "port_closed", "SER-2.7", lambda: new_game(2, closing="list")),
    ("settle genova", "start_port_taken", "SER-2.7", lambda: after(new_game(), "settle genova", "galley 1")),
    (
        "galley 1",
        "number_in_play",
        "SER-2.7",
        lambda: after(new_game(), "settle genova", "galley 1", "settle valencia"),
    ),
    ("galley 14", "number_not_in_game", "SER-2.4", lambda: after(new_game(2, closing="list"), "settle genova")),
    ("activate", "not_asked", "SER-3.1", new_game),
    # the turn
    ("load wood", "mode_first", "SER-3.2", lambda: home(at="mode")),
    ("sail alger", "wrong_step", "SER-3.3", home),
    ("trade", "wrong_step", "SER-3.3", home),
    ("load wood", "wrong_step", "SER-3.3", lambda: home(at="move")),
    ("sail alger", "wrong_step", "SER-3.3", off_alger),
    ("hire valencia", "wrong_step", "SER-3.3", home),
    ("scuttle 6", "no_scuttling", "SER-R20", home),
    ("scuttle 6", "no_scuttling", "SER-R20", lambda: home(at="move")),
    ("scuttle 4", "active_galley", "SER-R20", lambda: home(at="move", options={"scuttle_any_time": True})),
    ("scuttle 7", "not_your_galley", "SER-R20", lambda: off_alger(options={"scuttle_any_time": True})),
    ("jettison gold", "not_aboard", "SER-3.9", home),
    ("jettison gold", "not_aboard", "SER-3.9", lambda: home(at="move")),
    ("jettison gold", "not_aboard", "SER-3.9", off_alger),
    # loading
    ("load gold", "other_product", "SER-4.10", home),
    ("load wood", "galley_full", "SER-4.1", lambda: home("4 wood")),
    ("load wood", "no_money", "SER-4.12", lambda: after(home(money={"blue": 0}), "load wood")),
    ("embark", "last_in_port", "SER-4.9", home),
    ("disembark", "last_aboard", "SER-4.14", lambda: home("1")),
    ("abandon ashore", "not_last_aboard", "SER-4.14", home),
    ("take wood from 6", "not_aboard", "SER-4.7", home),
    ("take sailor from 6", "last_aboard", "SER-4.14", home),
    ("take sailor from 8", "galley_not_here", "SER-4.3", home),
    ("take sailor from 12", "galley_not_here", "SER-4.3", home),
    ("take sailor from 4", "active_galley", "SER-4.3", home),
    ("strip 6", "galley_full", "SER-4.1", lambda: home("4 wood")),
    ("give wood to 6", "galley_full", "SER-4.1", home),
    ("give gold to 6", "not_aboard", "SER-4.7", home),
    ("abandon for 6", "galley_full", "SER-4.1", lambda: home("1")),
    ("swap wood for wine of 6", "room_for_both", "SER-4.2", home),
    ("swap gold for wine of 6", "not_aboard", "SER-4.7", home),
    ("swap wood for sailor of 6", "keeps_sailor", "SER-4.2", lambda: home("4 wood")),
    # movement
    ("sail genova", "not_adjacent", "SER-5.1", lambda: home(at="move")),
    ("sail valencia", "not_adjacent", "SER-5.1", lambda: home(at="move")),
    # step 3
    ("attack 6", "own_galley", "SER-7.1", off_alger),
    ("attack 9", "galley_not_here", "SER-7.1", off_alger),
    ("attack 7", "no_strength", "SER-7.3", lambda: off_alger(moved=3)),
    ("assault", "port_neutral", "SER-8.1", off_alger),
    ("trade", "nothing_to_sell", "SER-6.3", lambda: off_alger("3 gold")),
    ("trade", "no_goods", "SER-6.3", lambda: off_alger("3")),
    ("galley 9", "galley_too_dear", "SER-9.4", lambda: investing(2)),
    ("trade", "sale_refused", "SER-6.11", lambda: after(off_alger(), "trade", "blockade")),
    (
        "trade",
        "sale_after_combat",
        "SER-8.14",
        lambda: after(off_alger(), "attack 7", "dice 3-0", "fight on", "dice 1-0"),
    ),
    ("claim", "capture_refused", "SER-8.4", lambda: after(off_alger(), "claim", "blockade")),
    ("end", "wrong_step", "SER-3.3", lambda: after(off_alger(), "attack 7", "dice 0-0")),
    ("allow", "not_asked", "SER-3.1", lambda: after(position(galleys={4: "blue ionio 1"}, at="doge"))),
    ("end", "not_asked", "SER-3.1", lambda: after(off_alger(), "trade")),
    # investment
    ("fort genova", "not_your_port", "SER-9.5", investing),
    ("basilica valencia", "good_missing", "SER-9.6", investing),
    ("fort valencia", "built_already", "SER-9.5", lambda: after(investing(), "fort valencia")),
    ("fort valencia", "no_money", "SER-9.5", lambda: investing(1)),
    ("galley 9", "one_galley", "SER-9.3", lambda: after(investing(), "galley 10", "place valencia")),
    ("galley 7", "number_in_play", "SER-9.3", investing),
    ("hire galley 8", "galley_abroad", "SER-9.2", investing),
    ("hire galley 6", "galley_full", "SER-4.1", investing),
    ("hire galley 7", "not_your_galley", "SER-9.2", investing),
    ("place genova", "not_your_port", "SER-9.3", lambda: after(investing(), "galley 10")),
    ("jettison wood", "wrong_step", "SER-3.3", investing),
    # the end
    ("activate", "game_over", "SER-11.3", ended),
]


@pytest.mark.parametrize(("line", "kind", "rule", "start"), TRIES)
def test_a_wrong_try_gets_its_reason(line: str, kind: str, rule: str, start: Start) -> None:
    reason = why_not(start(), line)
    assert (reason.kind, reason.rule) == (kind, rule)
    assert set(reason.values) == set(RULES.meta.reasons[kind])


def test_a_match_tells_the_reason_and_changes_nothing() -> None:
    match = Match(RULES, 4, {"start": "first"}, seed=1)
    match.play("settle valencia")
    digest = match.state.digest()
    with pytest.raises(IllegalAction, match=r"blue cannot play 'settle genova' now: not asked"):
        match.play("settle genova")
    assert match.state.digest() == digest


def test_after_the_end_nothing_can_be_played() -> None:
    match = Match(RULES, 4, {"start": "first"}, seed=1)
    match.state = ended()
    with pytest.raises(GameOver):
        match.play("activate")


def test_every_reason_that_is_declared_is_given_somewhere() -> None:
    """The reasons of this table and of the chapters' tests together are all there are."""
    folder = __file__.rpartition("/")[0]
    texts = []
    for name in (
        "components",
        "setup",
        "turn",
        "loading",
        "movement",
        "sale",
        "combat",
        "capture",
        "investment",
        "doge",
    ):
        with open(f"{folder}/test_{name}.py", encoding="utf-8") as file:
            texts.append(file.read())
    tried = {kind for _, kind, _, _ in TRIES}
    for kind in RULES.meta.reasons:
        assert kind in tried or any(f'"{kind}"' in text for text in texts), kind
