"""What the stored games of tests/transcripts show of Endeavor; that they replay is tested for every game."""

from __future__ import annotations

from pathlib import Path

from support.endeavor import do, position

from caravela.core import transcript
from caravela.core.match import Match
from caravela.games.endeavor import RULES

FOLDER = Path(__file__).parents[2] / "transcripts"


def of_now() -> list[Match]:
    """The stored games of today's rules."""
    matches = [transcript.load(path) for path in sorted(FOLDER.glob("endeavor-*.txt"))]
    return [match for match in matches if match.rules is RULES]


def test_one_game_shows_a_region_opened_an_attack_and_the_abolition() -> None:
    match = transcript.load(FOLDER / "endeavor-seven_rounds.txt")
    seen = {event.kind for step in match.steps for event in step.events}
    assert {"opened", "attacked", "abolition", "governor", "route", "memorial"} <= seen


def test_every_event_happens_in_some_game() -> None:
    """All but one in a stored game: there nobody attacks the silent fleet."""
    seen = {event.kind for match in of_now() for step in match.steps for event in step.events}
    own = {"harbour": 3, "coast": ["colonial_house", "barracks"]}
    state = position(seats=2, options={"silent_fleet": True}, silent=["london"], red=own)  # type: ignore[arg-type]
    seen |= {event.kind for event in do(state, "activate barracks", "attack london")}
    assert seen == set(RULES.meta.events)


def test_every_question_is_asked_in_some_game() -> None:
    seen = set()
    for match in of_now():
        state = RULES.new_state(match.seats, match.options)
        for step in match.steps:
            seen.add(RULES.prompt(state).kind)
            RULES.apply(state, step.action)
        seen.add(RULES.prompt(state).kind)
    assert seen == set(RULES.meta.prompts)
