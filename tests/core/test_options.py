from __future__ import annotations

import pytest

from caravela.core.errors import BadOption, UnknownName
from caravela.core.options import Option, Options, OptionValue

KNOWN = [
    Option("money_open", True),
    Option("turn_cap", 0, lowest=0, highest=50, bots=20),
    Option("side", "a", choices=("a", "b")),
]


def test_what_is_left_out_has_its_default() -> None:
    assert dict(Options(KNOWN)) == {"money_open": True, "turn_cap": 0, "side": "a"}


def test_bots_have_defaults_of_their_own() -> None:
    assert Options(KNOWN, bots=True)["turn_cap"] == 20
    assert Options(KNOWN, {"turn_cap": 3}, bots=True)["turn_cap"] == 3


@pytest.mark.parametrize(
    ("id", "given", "value"),
    [
        ("money_open", "off", False),
        ("money_open", "YES", True),
        ("money_open", False, False),
        ("turn_cap", "12", 12),
        ("turn_cap", 50, 50),
        ("side", "b", "b"),
    ],
)
def test_values_are_read_from_text_or_their_own_type(id: str, given: OptionValue, value: OptionValue) -> None:
    assert Options(KNOWN, {id: given})[id] == value


@pytest.mark.parametrize(
    ("id", "given", "allowed"),
    [
        ("money_open", "maybe", "on or off"),
        ("money_open", 1, "on or off"),
        ("turn_cap", "51", "a number from 0 to 50"),
        ("turn_cap", "-1", "a number from 0 to 50"),
        ("turn_cap", True, "a number from 0 to 50"),
        ("side", "c", "a or b"),
    ],
)
def test_a_wrong_value_is_refused_with_what_is_allowed(id: str, given: OptionValue, allowed: str) -> None:
    with pytest.raises(BadOption, match=f"The option {id} cannot be .* it takes {allowed}"):
        Options(KNOWN, {id: given})


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match="did you mean turn_cap"):
        Options(KNOWN, {"turn_cup": 1})


def test_only_what_differs_is_written() -> None:
    assert Options(KNOWN, {"side": "b", "money_open": True}).changed() == {"side": "b"}
