"""Hints at the table: whole turns with chances, only for the seat to act, and only where that was agreed on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from support.server import STAGE, Browser, my_turn


def ask(browser: Browser, view: dict[str, Any], **changes: Any) -> Any:
    message = {"version": view["version"], "seat": view["to_act"]} | changes
    return browser.post(f"/api/tables/{view['table']}/hint", **message)


def test_a_hint_names_whole_turns_that_can_be_played(browsers: Callable[..., Browser]) -> None:
    anna = browsers("Anna")
    made = anna.make(STAGE, "me", "random")
    view = my_turn(anna, made["id"])
    answered = ask(anna, view)
    assert answered.status_code == 200
    hint = answered.json()
    assert 1 <= len(hint["turns"]) <= 3
    legal = {action["number"]: action for action in view["legal"]}
    for turn in hint["turns"]:
        first = turn["steps"][0]
        assert first["number"] in legal
        assert first["targets"] == legal[first["number"]]["targets"]
        assert not turn["chances"] or abs(sum(turn["chances"]) - 100) <= 2
    after = anna.view(made["id"])
    assert after["step"] == view["step"]
    assert after["chat"][-1]["kind"] == "hint"
    number = hint["turns"][0]["steps"][0]["number"]
    assert anna.act(after, number).status_code == 200


def test_hints_are_refused_where_others_play_and_were_not_asked(browsers: Callable[..., Browser]) -> None:
    anna, ben = browsers("Anna"), browsers("Ben")
    made = anna.make(STAGE, "me", "open")
    assert ben.seat(made["id"], 1, "claim", invite=made["invite"]).status_code == 200
    people = [anna, ben]
    view = anna.view(made["id"])
    actor = people[view["to_act"]]
    assert not actor.view(made["id"])["hints"] and not view["hints_agreed"]
    answered = ask(actor, actor.view(made["id"]))
    assert answered.json()["error"]["kind"] == "no_hints"


def test_hints_are_given_where_the_table_was_made_with_them(browsers: Callable[..., Browser]) -> None:
    anna, ben = browsers("Anna"), browsers("Ben")
    made = anna.make(STAGE, "me", "open", hints=True)
    assert ben.view(made["id"])["hints_agreed"]
    assert ben.seat(made["id"], 1, "claim", invite=made["invite"]).status_code == 200
    view = anna.view(made["id"])
    actor, other = (anna, ben) if view["to_act"] == 0 else (ben, anna)
    assert ask(actor, actor.view(made["id"])).status_code == 200
    assert ask(other, other.view(made["id"])).json()["error"]["kind"] == "not_your_seat"
    line = other.view(made["id"])["chat"][-1]
    assert (line["kind"], line["seat"]) == ("hint", view["to_act"])
