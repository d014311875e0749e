"""The transcript: the save file, the export, the bug report and the fixture, in one readable text.

    caravela transcript 1
    game: navegador
    rules: 1
    seats: 3
    option turn_cap: 100
    player red: Anna

    *: start green

    green: rondel sailing
    green: discover guine        # everything behind a # is a remark
    green: fleet portugal
    ...
    end: nagasaki
    score red: 97
    score green: 81

Colours name the seats, `*` is chance. An unfinished game simply stops. The lines of the result are checked when a
transcript is read, so a game that would replay differently is noticed. Where the game is not installed, nobody knows
who took a decision: `?` is whoever is to act.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from caravela.core.errors import BadFile, BadTranscript, CaravelaError
from caravela.core.facts import NOBODY
from caravela.core.match import Match
from caravela.core.options import OptionValue
from caravela.core.registry import load_game

MAGIC: Final = "caravela transcript 1"
#: Whoever is to act, in a transcript by somebody who does not have the game.
ANYBODY: Final = "?"


def write(match: Match, remarks: list[str] | None = None) -> str:
    """The match as a transcript; `remarks`, one for each step, are put behind the lines."""
    meta = match.rules.meta
    lines = [MAGIC, f"game: {meta.id}", f"rules: {meta.rules_version}", f"seats: {match.seats}"]
    lines += [f"option {id}: {value}" for id, value in match.options.changed().items()]
    lines += [f"player {meta.seat_ids[seat]}: {name}" for seat, name in enumerate(match.players)]
    last: int | None = None
    for index, step in enumerate(match.steps):
        if step.seat != last:
            lines.append("")
            last = step.seat
        line = f"{match.seat_id(step.seat)}: {step.action.notation}"
        if remarks and remarks[index]:
            line = f"{line:<36} # {remarks[index]}"
        lines.append(line)
    outcome = match.outcome
    if outcome is not None:
        lines += ["", f"end: {outcome.reason}"]
        lines += [f"score {meta.seat_ids[seat]}: {points}" for seat, points in enumerate(outcome.scores)]
    return "\n".join(lines) + "\n"


def write_blindly(
    game: str, version: int, options: Mapping[str, OptionValue], players: list[str], steps: list[str]
) -> str:
    """The transcript of a game that is not installed here, for wherever it is; the players are remarks."""
    lines = [MAGIC, f"game: {game}", f"rules: {version}", f"seats: {len(players)}"]
    lines += [f"option {id}: {value}" for id, value in options.items()]
    lines += [f"# seat {number}: {name}" for number, name in enumerate(players, start=1) if name]
    return "\n".join([*lines, "", *(f"{ANYBODY}: {notation}" for notation in steps)]) + "\n"


def save(match: Match, path: Path | str) -> None:
    """Writes the transcript so that an interruption leaves the old file or the new one, never half of one."""
    path = Path(path)
    half = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_text(write(match), encoding="utf-8")
        os.replace(half, path)
    except OSError as error:
        cause = error.strerror or str(error)
        raise BadFile(f"{path} cannot be written: {cause}; choose another place with --save.", cause) from None


def load(path: Path | str) -> Match:
    """The match that a file holds."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadTranscript(path.name, 1, "this is not a text file in UTF-8, so not a transcript.") from None
    except OSError as error:
        cause = error.strerror or str(error)
        raise BadFile(f"{path} cannot be read: {cause}.", cause) from None
    return read(text, path.name)


def read(text: str, name: str = "transcript") -> Match:
    """Replays a transcript, checking every line; the match stands where the text ends, before any new chance."""
    return _Reader(name).read(text)


class _Reader:
    """Reads line by line; every complaint names the line."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.line = 0
        self.head: dict[str, str] = {}
        self.options: dict[str, OptionValue] = {}
        self.players: dict[str, str] = {}
        self.match: Match | None = None
        self.result: dict[str, str] = {}

    def read(self, text: str) -> Match:
        lines = text.split("\n")
        self.line = 1
        if lines[0].strip() != MAGIC:
            raise self.bad(f"a transcript begins with the line {MAGIC!r}.")
        for self.line, raw in enumerate(lines[1:], start=2):
            line = raw.split("#", 1)[0].strip()
            if line:
                self.one(line)
        match = self.match or self.begin()
        self.check_result(match)
        return match

    def bad(self, reason: str) -> BadTranscript:
        return BadTranscript(self.name, self.line, reason)

    def one(self, line: str) -> None:
        key, colon, value = line.partition(":")
        key, value = key.strip(), value.strip()
        if not colon or not value:
            raise self.bad(f"{line!r} is not of the form 'name: what'.")
        first, _, second = key.partition(" ")
        if key in ("game", "rules", "seats") and self.match is None:
            self.head[key] = value
        elif first == "option" and second and self.match is None:
            self.options[second] = value
        elif first == "player" and second and self.match is None:
            self.players[second] = value
        elif key == "end" or (first == "score" and second):
            self.result[key] = value
        elif self.result:
            raise self.bad("nothing but scores may follow the end of the game.")
        else:
            self.step(key, value)

    def begin(self) -> Match:
        for key in ("game", "rules", "seats"):
            if key not in self.head:
                raise self.bad(f"the line '{key}: …' is missing above.")
        version = self.head["rules"]
        if not version.isdecimal() or len(version) > 9:
            raise self.bad(f"{version!r} is not a version of rules; it is a whole number.")
        try:
            rules = load_game(self.head["game"], int(version))
        except CaravelaError as error:
            raise self.bad(str(error)) from None
        try:
            told = self.head["seats"]
            seats = int(told) if told.isdecimal() and len(told) <= 9 else 0
            self.match = Match(rules, seats, self.options, people=True, draw=False)
        except CaravelaError as error:
            raise self.bad(str(error)) from None
        for id, player in self.players.items():
            if id not in rules.meta.seat_ids[:seats]:
                raise self.bad(f"there is no seat called {id!r} in this game.")
            self.match.players[rules.meta.seat_ids.index(id)] = player
        return self.match

    def step(self, who: str, notation: str) -> None:
        match = self.match or self.begin()
        seat = match.seat_to_act
        if seat == NOBODY:
            raise self.bad("the game is already over here.")
        if who not in (ANYBODY, match.seat_id(seat)):
            raise self.bad(f"it is the turn of {match.seat_id(seat)}, not of {who}.")
        try:
            match.play(notation, draw=False)
        except CaravelaError as error:
            raise self.bad(str(error)) from None

    def check_result(self, match: Match) -> None:
        if not self.result:
            return
        outcome = match.outcome
        if outcome is None:
            raise self.bad("a result is written here, but the game has not ended.")
        true = {"end": outcome.reason}
        true |= {f"score {match.seat_id(seat)}": str(points) for seat, points in enumerate(outcome.scores)}
        for key, value in self.result.items():
            if true.get(key) != value:
                raise self.bad(f"the result says '{key}: {value}', the replay gives '{true.get(key, 'nothing')}'.")
