"""Lessons at a table: the learner's moves, the others' from the line, a kind refusal, and the game that goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from support.server import Browser, my_turn

from caravela.core.lessons import load_lesson
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import INSTALLED

#: Whoever came to the server.
Come = Callable[..., Browser]
games = pytest.mark.parametrize("game", INSTALLED)


def begin(anna: Browser, game: str) -> str:
    """The id of a new table for a game's first lesson."""
    answer = anna.post("/api/lessons", game=game, lesson="first")
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def follow(anna: Browser, table: str, steps: int = 1000) -> dict[str, Any]:
    """Takes so many of the moves that the lesson wants, or all of them."""
    view = my_turn(anna, table)
    for _ in range(steps):
        if view["lesson"]["step"] == "done":
            break
        view = view if view["legal"] else my_turn(anna, table)
        answer = anna.act(view, view["lesson"]["action"])
        assert answer.status_code == 200, answer.text
        view = answer.json()
        view = view if view["legal"] else my_turn(anna, table)
    return view


@games
def test_a_lesson_is_played_to_its_end_and_the_game_goes_on(browsers: Come, game: str) -> None:
    anna = browsers("Anna")
    table = begin(anna, game)
    lesson = load_lesson(load_game(game), "first")
    view = follow(anna, table)
    assert view["lesson"] == {
        "id": "first",
        "step": "done",
        "number": len(lesson.steps),
        "count": len(lesson.steps),
        "seat": lesson.learner,
        "action": None,
    }
    assert view["step"] == len(lesson.line)
    answer = anna.act(view)
    assert answer.status_code == 200, answer.text
    assert answer.json()["lesson"] is None
    assert my_turn(anna, table)["status"] in ("playing", "over")


@games
def test_another_legal_move_is_refused_kindly_and_not_played(browsers: Come, game: str) -> None:
    anna = browsers("Anna")
    table = begin(anna, game)
    view = my_turn(anna, table)
    while len(view["legal"]) == 1:
        view = follow(anna, table, 1)
    other = next(action for action in view["legal"] if action["number"] != view["lesson"]["action"])
    answer = anna.act(view, other["number"])
    assert answer.status_code == 409
    assert answer.json()["error"]["kind"] == "lesson"
    assert anna.view(table)["version"] == view["version"]


def test_an_illegal_move_is_still_told_why(browsers: Come) -> None:
    anna = browsers("Anna")
    game = INSTALLED[0]
    view = my_turn(anna, begin(anna, game))
    legal = {action["number"] for action in view["legal"]}
    wrong = next(action.number for action in load_game(game).actions if action.number not in legal)
    answer = anna.act(view, wrong)
    assert answer.status_code == 400
    assert answer.json()["error"]["kind"] == "illegal_action"


def test_a_lesson_is_left_and_resumed(browsers: Come) -> None:
    anna = browsers("Anna")
    game = INSTALLED[0]
    table = begin(anna, game)
    before = follow(anna, table, 3)
    listed = {line["id"]: line for line in anna.get("/api/tables").json()}
    assert listed[table]["lesson"] == "first"
    again = anna.view(table)
    assert again["lesson"] == before["lesson"]
    follow(anna, table)
    listed = {line["id"]: line for line in anna.get("/api/tables").json()}
    assert listed[table]["lesson"] is None


def test_undo_goes_back_within_the_lesson(browsers: Come) -> None:
    anna = browsers("Anna")
    game = INSTALLED[0]
    table = begin(anna, game)
    view = my_turn(anna, table)
    # Up to a move behind which the learner goes on alone.
    for _ in range(20):
        first = view if view["legal"] else my_turn(anna, table)
        view = anna.act(first, first["lesson"]["action"]).json()
        if view["legal"] and view["undo"]:
            break
    back = anna.undo(view).json()
    assert back["lesson"] == first["lesson"]
    assert back["step"] == first["step"]


def test_the_same_lesson_is_the_same_for_everybody(browsers: Come) -> None:
    game = INSTALLED[0]
    views = [follow(anna, begin(anna, game)) for anna in (browsers("Anna"), browsers("Berta"))]
    assert views[0]["pieces"] == views[1]["pieces"]


def test_what_does_not_exist_is_refused_in_a_sentence(browsers: Come) -> None:
    anna = browsers("Anna")
    answer = anna.post("/api/lessons", game=INSTALLED[0], lesson="last")
    assert answer.status_code == 400
    assert "lesson" in answer.json()["error"]["message"]


@games
def test_introductions_and_the_words_of_lessons_are_served(browsers: Come, game: str) -> None:
    anna = browsers()
    screens = anna.get(f"/api/games/{game}/introduction/ru").json()
    assert len(screens) >= 3
    assert screens[0]["picture"]["pieces"]
    assert "first-title" in anna.get(f"/api/games/{game}/lessons/pl").text
    assert anna.get(f"/api/games/{game}/introduction/xx").status_code == 404
