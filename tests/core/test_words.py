from __future__ import annotations

import pytest

from caravela.core.errors import UnknownName
from caravela.core.registry import game_ids, load_game
from caravela.core.words import MissingWords, Words

META = load_game(game_ids()[0]).meta


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="no language called 'xx'; known are: en, pl, ru"):
        Words(META, "xx")


def test_a_missing_message_is_a_mistake_that_shows() -> None:
    with pytest.raises(MissingWords, match="no message no-such-message"):
        Words(META, "en").say("no-such-message")


def test_a_missing_parameter_is_a_mistake_that_shows() -> None:
    kind = next(kind for kind, values in META.prompts.items() if values)
    with pytest.raises(MissingWords, match="ask-"):
        Words(META, "en").say(f"ask-{kind}")


def test_players_are_called_by_their_names_and_empty_seats_by_their_colour() -> None:
    words = Words(META, "en", ["Anna", META.seat_ids[1]])
    assert words.seat(0) == "Anna"
    assert words.seat(1) == words.name("seat", META.seat_ids[1])
