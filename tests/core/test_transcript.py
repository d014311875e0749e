"""Transcripts: what they look like, and every way in which one can be wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravela.core import transcript
from caravela.core.errors import BadFile, BadTranscript
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import GAMES, bot_options

GAME = GAMES[0]


def written(steps: int = 12, game: str = GAME) -> str:
    rules = load_game(game)
    match = Match(
        rules,
        rules.meta.seats[0],
        bot_options(rules),
        seed=3,
        players=["Anna", "Bo ris", "C", "D", "E"][: rules.meta.seats[0]],
    )
    for _ in range(steps):
        match.play(match.legal[0])
    return transcript.write(match)


def finished() -> str:
    rules = load_game(GAME)
    match = Match(rules, rules.meta.seats[0], bot_options(rules), seed=3)
    while not match.over:
        match.play(match.chance.random.choice(match.legal))
    return transcript.write(match)


def line_of(text: str, beginning: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(beginning))


def changed(text: str, beginning: str, new: str) -> tuple[str, int]:
    """The text with the first line that begins so replaced, and that line's number."""
    lines = text.splitlines()
    number = line_of(text, beginning)
    lines[number - 1] = new
    return "\n".join(lines), number


@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_game_comes_back_as_it_was(game: str) -> None:
    text = written(game=game)
    match = transcript.read(text)
    assert transcript.write(match) == text
    assert match.players[0] == "Anna"


def test_remarks_and_blank_lines_do_not_matter() -> None:
    text = written()
    noisy = text.replace("\n", "   # a remark\n\n")
    noisy = noisy.replace("caravela transcript 1   # a remark", "caravela transcript 1")
    assert transcript.write(transcript.read(noisy)) == text


def test_the_first_line_says_what_it_is() -> None:
    with pytest.raises(BadTranscript, match="line 1: a transcript begins with"):
        transcript.read("hello\n")


@pytest.mark.parametrize("text", ["", "\n", "caravela transcript 2\n"])
def test_other_beginnings_are_refused(text: str) -> None:
    with pytest.raises(BadTranscript, match="line 1"):
        transcript.read(text)


@pytest.mark.parametrize("key", ["game", "rules", "seats"])
def test_a_missing_line_of_the_head_is_named(key: str) -> None:
    text = "\n".join(line for line in written().splitlines() if not line.startswith(f"{key}:"))
    with pytest.raises(BadTranscript, match=f"'{key}: …' is missing"):
        transcript.read(text)


@pytest.mark.parametrize(
    ("beginning", "new", "reason"),
    [
        ("game:", "game: chess", "no game called 'chess'"),
        ("rules:", "rules: 0", "rules version 0; this release knows versions 1 to"),
        ("rules:", "rules: 99", "rules version 99; this release knows versions 1 to"),
        ("rules:", "rules: one", "'one' is not a version of rules"),
        ("seats:", "seats: many", "players, not 0"),
        ("seats:", "seats: 77", "players, not 77"),
        ("player ", "player purple: X", "no seat called 'purple'"),
        ("player ", "option no_such_thing: on", "no option called"),
    ],
)
def test_a_wrong_head_is_refused(beginning: str, new: str, reason: str) -> None:
    text, _ = changed(written(), beginning, new)
    with pytest.raises(BadTranscript, match=reason):
        transcript.read(text)


def test_a_corrupt_line_is_named_by_its_number() -> None:
    text = written()
    lines = text.splitlines()
    lines[-1] = "this is not a step"
    with pytest.raises(BadTranscript, match=rf"line {len(lines)}: 'this is not a step' is not of the form"):
        transcript.read("\n".join(lines))


def test_an_unknown_action_is_named_by_its_line() -> None:
    lines = written().splitlines()
    who = lines[-1].split(":")[0]
    lines[-1] = f"{who}: fly to the moon"
    with pytest.raises(BadTranscript, match=rf"line {len(lines)}: 'fly to the moon' is not an action"):
        transcript.read("\n".join(lines))


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    text = written()
    match = transcript.read(text)
    wrong = next(action for action in match.rules.actions if action not in match.legal)
    who = match.seat_id(match.seat_to_act)
    with pytest.raises(BadTranscript, match="cannot play"):
        transcript.read(f"{text}{who}: {wrong.notation}\n")


def test_the_wrong_seat_is_refused() -> None:
    text = written()
    match = transcript.read(text)
    other = match.seat_id((match.seat_to_act + 1) % match.seats)
    with pytest.raises(BadTranscript, match="it is the turn of"):
        transcript.read(f"{text}{other}: {match.legal[0].notation}\n")


def test_a_result_that_the_replay_does_not_give_is_refused() -> None:
    text = finished()
    first_score = next(line for line in text.splitlines() if line.startswith("score "))
    wrong, _ = changed(text, "score ", first_score + "1")
    with pytest.raises(BadTranscript, match="the replay gives"):
        transcript.read(wrong)


def test_a_result_without_an_end_is_refused() -> None:
    with pytest.raises(BadTranscript, match="the game has not ended"):
        transcript.read(written() + "end: nobody\n")


def test_nothing_follows_the_end() -> None:
    text = finished()
    with pytest.raises(BadTranscript, match=r"already over|nothing but scores"):
        transcript.read(f"{text}red: done\n")


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "game.txt"
    match = transcript.read(written())
    transcript.save(match, path)
    assert transcript.load(path).state.digest() == match.state.digest()
    assert [file.name for file in path.parent.iterdir()] == ["game.txt"]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"nowhere\.txt cannot be read"):
        transcript.load(tmp_path / "nowhere.txt")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadTranscript, match="not a text file"):
        transcript.load(path)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(BadFile, match="cannot be written"):
        transcript.save(transcript.read(written()), tmp_path / "file" / "game.txt")
