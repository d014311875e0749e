from __future__ import annotations

import pytest

from caravela.core.actions import Action, ActionTable
from caravela.core.errors import BadAction


class Sail(Action):
    kind = "sail"
    form = "sail {origin} > {destination}"


def table() -> ActionTable:
    return ActionTable(
        [Sail({"origin": "goa", "destination": "timor"}), Sail({"origin": "timor", "destination": "goa"})]
    )


def test_an_action_is_an_object_a_number_and_a_line() -> None:
    actions = table()
    action = actions[1]
    assert actions.from_number(1) is action
    assert actions.parse("sail timor > goa") is action


def test_case_and_blanks_do_not_matter_in_notation() -> None:
    assert table().parse("  Sail  GOA >  timor ").number == 0


@pytest.mark.parametrize("text", ["", "sail", "sail goa > goa", "sail goa timor", "fly goa > timor"])
def test_unknown_notation_is_refused(text: str) -> None:
    with pytest.raises(BadAction, match="not an action"):
        table().parse(text)


@pytest.mark.parametrize("number", [-1, 2])
def test_unknown_numbers_are_refused(number: int) -> None:
    with pytest.raises(BadAction, match="from 0 to 1"):
        table().from_number(number)


def test_two_actions_may_not_be_written_alike() -> None:
    with pytest.raises(ValueError, match="two actions"):
        ActionTable([Sail({"origin": "goa", "destination": "timor"}), Sail({"origin": "goa", "destination": "timor"})])
