"""Whole games as text, tests/transcripts/<game>-<name>.txt: they replay for ever, whatever becomes of the rules.

A file names the version of the rules that it was played under. A file of an older version, `-v1`, is never written
again; it proves that stored games of that version still replay. What stands behind a `#` is a remark: some of the
sentences about what the line brought about.
"""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from caravela.core import transcript
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.core.words import Words
from caravela.workshop.conformance.play import INSTALLED

FOLDER = Path(__file__).parents[1] / "transcripts"
PATHS = sorted(FOLDER.glob("*.txt"))
HEADS = ("game:", "rules:", "seats:", "option ", "player ", "end:", "score ")
files = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
games = pytest.mark.parametrize("game", INSTALLED)


def of_now(game: str) -> list[Match]:
    """The games of today's version."""
    matches = [transcript.load(path) for path in PATHS if path.stem.split("-")[0] == game]
    return [match for match in matches if match.rules is load_game(game)]


def remarks(path: Path) -> list[str]:
    """What stands behind each step of a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    steps = [line for line in lines[1:] if line and not line.startswith(HEADS)]
    return [line.partition("#")[2].strip() for line in steps]


@files
def test_the_game_replays_and_is_written_as_it_stands(path: Path) -> None:
    match = transcript.load(path)
    assert match.over
    assert transcript.write(match, remarks(path)) == path.read_text(encoding="utf-8")


@files
def test_remarks_are_sentences_of_what_happened(path: Path) -> None:
    match = transcript.load(path)
    words = Words(match.rules.meta, "en", match.players)
    for step, remark in zip(match.steps, remarks(path), strict=True):
        for event in step.events:
            remark = remark.removeprefix(words.event(event)).strip()
        assert not remark, f"{step.action.notation}: {remark}"


@files
def test_every_invariant_holds_and_the_scores_are_those_of_the_file(path: Path) -> None:
    match = transcript.load(path)
    rules = match.rules
    state = rules.new_state(match.seats, match.options)
    for step in match.steps:
        rules.apply(state, step.action)
        rules.check(state)
    assert state.digest() == match.state.digest()
    lines = path.read_text(encoding="utf-8").splitlines()
    scores = [f"score {match.seat_id(seat)}: {points}" for seat, points in enumerate(rules.scores(state))]
    assert lines[-match.seats :] == scores


@games
def test_every_end_reason_has_a_game(game: str) -> None:
    reasons = {match.outcome.reason for match in of_now(game) if match.outcome is not None}
    assert reasons == set(load_game(game).meta.end_reasons)


@games
def test_every_kind_of_action_occurs_in_some_game(game: str) -> None:
    seen = {step.action.kind for match in of_now(game) for step in match.steps}
    assert seen == set(load_game(game).actions.kinds())


@games
def test_every_version_has_a_game(game: str) -> None:
    versions = {transcript.load(path).rules.meta.rules_version for path in PATHS if path.stem.split("-")[0] == game}
    assert versions == set(range(1, load_game(game).meta.rules_version + 1))


def test_no_game_is_rewritten_without_a_rise_of_the_rules_version() -> None:
    """Otherwise a change that makes stored games replay differently would pass with new files."""
    script = runpy.run_path(str(FOLDER.parents[1] / "scripts" / "record_goldens.py"))
    found, recorded = script["found"](), script["recorded"]()
    assert not script["rewritten"](found, recorded)
    assert set(found) == set(recorded), "new games are recorded by scripts/record_goldens.py"
    name = next(iter(recorded))
    assert "raise rules_version" in script["rewritten"](found | {name: "another"}, recorded)[0]
