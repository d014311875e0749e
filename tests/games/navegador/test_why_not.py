"""Every reason why something may not be done: a plausible wrong try, the rule that it names and the values it gives."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.navegador import Player, coast, do, draw, new_game, position, why_not

from caravela.core.errors import GameOver, IllegalAction
from caravela.core.match import Match
from caravela.games.navegador import RULES
from caravela.games.navegador.components import LINE_PRICES
from caravela.games.navegador.state import NavegadorState

CHURCH_PRICE = LINE_PRICES[4][0]
RICH: Player = {"money": 900, "workers": 9, "ships": {"portugal": 2, "guine": 1}}


def after(state: NavegadorState, *lines: str) -> NavegadorState:
    """The position after these actions, and chance's that follow."""
    for line in lines:
        do(state, line)
        draw(state)
    return state


def guine(
    at: str, *tokens: int, workers: int = 3, money: int = 200, ships: int = 1, forced: bool = True
) -> NavegadorState:
    """Red has ships in Guiné, where these tokens lie."""
    return position(
        at=at,
        discovered=["guine"],
        stacks={"guine": list(tokens)},
        red={"workers": workers, "money": money, "ships": {"guine": ships}},
        options={"cheapest_colony_forced": forced},
    )


def strict(at: str) -> NavegadorState:
    """Whatever is possible must not be left."""
    return position(at=at, discovered=["guine"], red=RICH, options={"null_actions_allowed": False})


def full(at: str, column: str) -> NavegadorState:
    """Red's column holds three privileges, and the gallery has more."""
    return position(seats=5, at=at, discovered=coast("malaca"), red={"workers": 5, "privileges": {column: 3}})


def ended() -> NavegadorState:
    return after(position(at="royal"), *["royal church"] * 3)


def discovering(*lines: str) -> NavegadorState:
    state = position(at="sailing", discovered=["guine"], red={"ships": {"portugal": 3, "guine": 2}})
    return after(state, "discover angola", *lines)


def survivors() -> NavegadorState:
    """Red has discovered Rio from next to it in phase 2, and the fleet may sail on, one border."""
    state = position(
        at="sailing",
        phase=2,
        discovered=["guine", "angola", "bahia"],
        red={"ships": {"angola": 2}},
        options={"discovering_ships_stop": False},
    )
    return after(state, "discover rio", "fleet angola", "fleet angola")


#: What is tried, why it may not be, and where.
TRIES: list[tuple[str, str, Callable[[], NavegadorState]]] = [
    # the turn and the rondel
    ("card", "card_first_round NAV-12.2", lambda: new_game()),
    ("card", "card_not_held NAV-12.1", lambda: position(holder="green")),
    ("card", "card_not_held NAV-12.1", lambda: after(position(at="card"), "done")),
    ("rondel sailing", "too_few_ships NAV-3.7 needed=5 ships=2", lambda: position()),
    ("rondel market_b", "too_few_ships NAV-3.7 needed=3 ships=2", lambda: position()),
    ("pay guine", "no_ship_there NAV-3.6 region=guine", lambda: after(position(), "rondel privilege")),
    ("hire 1", "not_asked NAV-3.1", lambda: position()),
    ("rondel sailing", "not_asked NAV-3.1", lambda: position(at="workers")),
    ("hire 1", "not_asked NAV-3.1", lambda: position(at="market_a")),
    ("done", "not_asked NAV-3.1", lambda: position(at="royal")),
    # workers and ships
    (
        "hire 3",
        "track_full NAV-4.6 room=1 churches=2",
        lambda: position(at="workers", red={"workers": 8, "money": 900, "buildings": {"church": 2}}),
    ),
    (
        "hire 3",
        "no_money NAV-4.8 price=150 money=100",
        lambda: position(at="workers", red={"workers": 9, "money": 100, "buildings": {"church": 3}}),
    ),
    (
        "ships 2",
        "ships_used_up NAV-5.4 room=0 shipyards=1",
        lambda: position(at="ships", red={"ships": {"portugal": 7}, "money": 900}),
    ),
    ("ships 3", "no_money NAV-5.6 price=450 money=440", lambda: position(at="ships", phase=2, red={"money": 440})),
    # sailing
    (
        "move guine > bahia",
        "no_ship_there NAV-6.1 region=guine",
        lambda: position(at="sailing", discovered=coast("guine")),
    ),
    (
        "move guine > angola",
        "moved_already NAV-6.14 region=guine",
        lambda: after(position(at="sailing", discovered=coast("angola")), "move portugal > guine"),
    ),
    ("move portugal > guine", "undiscovered NAV-6.5 region=guine", lambda: position(at="sailing")),
    (
        "move portugal > angola",
        "too_far NAV-6.2 origin=portugal destination=angola reach=1",
        lambda: position(at="sailing", discovered=coast("angola")),
    ),
    (
        "move portugal > rio",
        "way_undiscovered NAV-6.5 origin=portugal destination=rio reach=2",
        lambda: position(at="sailing", phase=2, discovered=["guine", "angola", "rio", "cabo"]),
    ),
    ("move rio > cabo", "too_far NAV-6.2 origin=rio destination=cabo reach=1", survivors),
    ("discover guine", "discovered_already NAV-6.6 region=guine", lambda: guine("sailing", 50, 60, 70)),
    ("discover bahia", "one_discovery NAV-6.10", lambda: discovering("fleet guine", "fleet guine")),
    (
        "discover angola",
        "fleet_too_small NAV-6.6 region=angola needed=2 ships=1",
        lambda: guine("sailing", 50, 60, 70),
    ),
    (
        "discover macau",
        "fleet_too_small NAV-6.6 region=macau needed=3 ships=2",
        lambda: position(at="sailing", discovered=coast("malaca"), red={"ships": {"malaca": 2}}),
    ),
    (
        "discover goa",
        "fleet_too_small NAV-6.6 region=goa needed=2 ships=0",
        lambda: guine("sailing", 50, 60, 70, ships=4),
    ),
    ("fleet portugal", "not_in_reach NAV-6.7 origin=portugal region=angola", lambda: discovering()),
    # colonies
    ("found guine", "undiscovered_colony NAV-7.1 region=guine", lambda: position(at="colony")),
    ("found guine", "no_token NAV-7.6 region=guine", lambda: guine("colony")),
    ("found guine 110", "no_token NAV-7.6 region=guine", lambda: guine("colony", 80, 90, 100, forced=False)),
    ("found guine", "no_ship_for_colony NAV-7.2 region=guine", lambda: guine("colony", 50, 60, 70, ships=0)),
    (
        "found guine",
        "no_workers NAV-7.2 needed=2 workers=1",
        lambda: after(guine("colony", 50, 60, 70, ships=2), "found guine"),
    ),
    ("found guine 60", "cheapest_first NAV-7.4 region=guine", lambda: guine("colony", 50, 60, 70)),
    (
        "found bahia",
        "cheapest_of_good NAV-R12 good=sugar region=rio",
        lambda: position(
            at="colony",
            discovered=["bahia", "rio"],
            stacks={"bahia": [60], "rio": [40]},
            red={"ships": {"bahia": 1, "rio": 1}},
            options={"cheapest_of_good": True},
        ),
    ),
    ("found guine", "no_money NAV-7.3 price=80 money=70", lambda: guine("colony", 80, 90, 100, money=70)),
    # buildings
    (
        "build church",
        "line_empty NAV-8.4 building=church",
        lambda: position(at="buildings", left={"church": 0}, red=RICH, discovered=["guine"]),
    ),
    (
        "build church",
        "no_workers NAV-8.2 needed=5 workers=4",
        lambda: position(at="buildings", red={"money": 900, "workers": 4}),
    ),
    (
        "build church",
        f"no_money NAV-8.3 price={CHURCH_PRICE} money=0",
        lambda: position(at="buildings", red={"money": 0, "workers": 9}),
    ),
    # the market
    (
        "sell gold 1",
        "good_done NAV-9.1 good=gold",
        lambda: after(position(at="market_a", discovered=["guine"], red={"colonies": {"gold": 1}}), "process gold 1"),
    ),
    (
        "sell gold 2",
        "too_few_colonies NAV-9.2 good=gold colonies=1",
        lambda: position(at="market_a", discovered=["guine"], red={"colonies": {"gold": 1}}),
    ),
    (
        "process gold 2",
        "joker_used NAV-9.6 good=gold factories=1",
        lambda: after(position(at="market_a", red={"buildings": {"gold_factory": 1}}), "process sugar 1"),
    ),
    (
        "process gold 3",
        "too_few_factories NAV-9.4 good=gold factories=1",
        lambda: position(at="market_a", red={"buildings": {"gold_factory": 1}}),
    ),
    # privileges
    ("privilege church", "last_workers NAV-10.2 lowest=2", lambda: position(at="privilege", red={"workers": 2})),
    (
        "privilege church",
        "gallery_empty NAV-10.1 column=church",
        lambda: position(at="privilege", gallery={"church": 0}),
    ),
    ("privilege church", "column_full NAV-10.3 column=church slots=3", lambda: full("privilege", "church")),
    # the end
    ("royal explorer", "column_full NAV-14.3 column=explorer slots=3", lambda: full("royal", "explorer")),
    ("royal church", "game_over NAV-13.2", ended),
    # where an option forbids to do nothing
    ("done", "something_possible NAV-R10", lambda: strict("sailing")),
    ("hire 0", "something_possible NAV-R10", lambda: strict("workers")),
    ("done", "something_possible NAV-R10", lambda: strict("market_a")),
    ("done", "something_possible NAV-R10", lambda: strict("colony")),
    ("done", "something_possible NAV-R10", lambda: strict("privilege")),
    ("ships 0", "something_possible NAV-R10", lambda: strict("ships")),
    ("done", "something_possible NAV-R10", lambda: strict("buildings")),
]


@pytest.mark.parametrize(("line", "why", "build"), TRIES)
def test_a_wrong_try_is_told_why(line: str, why: str, build: Callable[[], NavegadorState]) -> None:
    reason = why_not(build(), line)
    values = [f"{name}={value}" for name, value in reason.values.items()]
    assert " ".join([reason.kind, reason.rule, *values]) == why


def test_every_reason_has_a_try() -> None:
    assert {why.split()[0] for _, why, _ in TRIES} == set(RULES.meta.reasons)


def test_a_match_refuses_with_the_reason_and_changes_nothing() -> None:
    match = Match(RULES, 2, {"start": "first"}, seed=1)
    match.play("rondel workers")
    before = match.state.digest()
    with pytest.raises(IllegalAction, match=r"red cannot play 'hire 9' now: track full \(see NAV-4.6\)"):
        match.play("hire 9")
    assert match.state.digest() == before
    assert len(match.steps) == 1


def test_a_match_that_is_over_takes_nothing() -> None:
    match = Match(RULES, 2, {"start": "first"}, seed=1)
    match.state = ended()
    with pytest.raises(GameOver):
        match.play("done")
