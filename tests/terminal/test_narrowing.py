"""Menus: few options are listed, many are narrowed kind by kind and value by value, and nothing gets lost."""

from __future__ import annotations

from typing import Any

import pytest
from terminal.harness import new_match, played

from caravela.core.actions import Action
from caravela.core.menu import by_use
from caravela.core.registry import load_game
from caravela.core.words import Words
from caravela.terminal.narrowing import FEW, Menu
from caravela.workshop.conformance.play import TABLES, random_game


def reachable(menu: Menu) -> list[Action]:
    """Every action that the menu and those behind it lead to."""
    found: list[Action] = []
    for choice in menu.choices:
        found += [choice.action] if choice.action else reachable(menu.inside(choice))
    return found


def labels(menu: Menu) -> list[str]:
    return [choice.label for choice in menu.choices]


def check(menu: Menu) -> None:
    """No menu repeats a label, and only a plain list of one value may be longer than a menu should be."""
    assert len(set(labels(menu))) == len(menu.choices), labels(menu)
    keys = {key for action in menu.actions for key in action.values}
    if len(menu.choices) > FEW and len({action.kind for action in menu.actions}) == 1:
        varying = [key for key in keys if len({action.values[key] for action in menu.actions}) > 1]
        grouped = any(choice.action is None for choice in menu.choices)
        assert grouped or len(varying) == 1
    for choice in menu.choices:
        if choice.action is None:
            assert len(choice.actions) < len(menu.actions), "a choice that narrows nothing"
            check(menu.inside(choice))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_legal_action_is_reached_once(game: str, seats: int) -> None:
    rules = load_game(game)
    words = Words(rules.meta, "en")

    def before(state: Any, legal: list[Action], action: Action) -> None:
        if rules.to_act(state) >= 0:
            menu = Menu(words, by_use(rules, state, legal))
            found = reachable(menu)
            assert sorted(action.number for action in found) == [action.number for action in legal]
            check(menu)

    random_game(rules, seats, 21, before=before)


def test_a_few_actions_are_listed_as_sentences() -> None:
    match = played(new_match(), "rondel market_a")
    menu = Menu(Words(match.rules.meta, "en"), match.legal)
    assert labels(menu) == ["Process 1 sugar", "Process 1 gold", "Process 1 spice", "Done"]
    assert menu.question == ""


def words() -> Words:
    return Words(load_game("navegador").meta, "en")


def actions(*notations: str) -> list[Action]:
    table = load_game("navegador").actions
    return [table.parse(notation) for notation in notations]


def test_several_kinds_with_several_members_are_chosen_first() -> None:
    legal = actions("sell sugar 1", "sell sugar 2", "process sugar 1", "process gold 1", "done")
    menu = Menu(words(), legal)
    assert labels(menu) == ["Sell", "Process", "Done"]
    inside = menu.inside(menu.choices[0])
    assert labels(inside) == ["Sell 1 sugar", "Sell 2 sugar"]
    assert inside.question == "How many?"
    assert inside.path == ("Sell",)


def test_many_actions_of_a_kind_are_narrowed_value_by_value() -> None:
    origins = ("portugal", "bahia", "guine", "rio")
    legal = actions(*(f"move {a} > {b}" for a in origins for b in origins if a != b), "done")
    menu = Menu(words(), legal)
    assert labels(menu) == ["Sail a ship", "Done"]
    inside = menu.inside(menu.choices[0])
    assert inside.question == "From where?"
    assert labels(inside)[0] == "Sail a ship: Portugal"
    assert [choice.short for choice in inside.choices] == [
        "Sail: Portugal",
        "Sail: Bahia",
        "Sail: Guiné",
        "Sail: Rio de Janeiro",
    ]
    last = inside.inside(inside.choices[2])
    assert last.path == ("Sail a ship", "Guiné")
    assert last.question == "Where to?"
    assert labels(last)[0] == "Sail a ship from Guiné to Portugal"
    assert [choice.short for choice in last.choices] == ["Sail: Portugal", "Sail: Bahia", "Sail: Rio de Janeiro"]


def test_one_long_list_of_numbers_stays_one_list() -> None:
    menu = Menu(words(), actions(*(f"hire {count}" for count in range(10))))
    assert len(menu.choices) == 10
    assert all(choice.action for choice in menu.choices)


def test_a_kind_with_one_member_is_its_sentence() -> None:
    legal = actions("card", *(f"rondel {space}" for space in ("sailing", "workers", "colony")))
    menu = Menu(words(), legal)
    assert labels(menu)[0] == "Use the Navegador card for an extra sailing"
    assert menu.choices[0].short == "Navegador card"
    assert [choice.short for choice in menu.choices[1:]] == ["Move: Sailing", "Move: Workers", "Move: Colony"]


def test_where_to_follows_where_from() -> None:
    menu = Menu(words(), actions("move portugal > bahia", "move guine > angola", "done"))
    assert menu.choices[1].short == "Sail: Guiné → Angola"


def test_a_number_has_its_noun() -> None:
    rules = load_game("serenissima")
    notations = ("galley 2", "galley 3", "take sailor from 5")
    menu = Menu(Words(rules.meta, "en"), [rules.actions.parse(notation) for notation in notations])
    assert [choice.short for choice in menu.choices] == ["Choose galley 2", "Choose galley 3", "Take: sailor, galley 5"]
