"""The training of one game's network, resumable: a folder holds the rows of past games, the networks, and a report.

First games of bots without a network, and a network that learns from them; then, again and again, games of the network
against itself, its past selves and bots without a network, and a new network that learns from the rows of all games
that are still kept. Rows are kept also when the training is stopped: a network that begins again from few games learns
them by heart.

In a round with looks, the network also plays on turns that it does not take. Then its members go on from their weights
with what that has shown.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
import numpy as np

from caravela.arena.training.games import ByHand, ByMind, Look, Looking, Player, play, stakes
from caravela.arena.training.learning import (
    Looks,
    Rows,
    all_looks,
    looks_of,
    loss_of,
    member,
    refined,
    rows_of,
    scaling,
    together,
)
from caravela.arena.training.page import page
from caravela.arena.work import run
from caravela.bots.minds.inputs import Inputs, chosen
from caravela.bots.minds.mind import Mind
from caravela.bots.minds.network import LEAD, SCORE, Layers, Network, read
from caravela.core import folders
from caravela.core.registry import load_game

#: How many rows are kept; older ones go.
MOST_ROWS: Final = 1_200_000
#: In each round one in so many members is new. With all of them new, wins went up and down from round to round; members
#: of different rounds, which have other errors, play better together than those of any one.
NEW: Final = 4
#: The share of games in which one seat of the network plays against bots without one, and of the rest, the share of
#: seats that its past selves take.
BY_HAND: Final = 0.33
PAST: Final = 0.15
#: How many rounds back past selves come from.
LONG_AGO: Final = 3
#: Games that are played with one random stream: the result does not depend on how many processes there are.
CHUNK: Final = 10


class Plan(msgspec.Struct):
    """What is trained, and how."""

    game: str
    #: How often each number of seats is played.
    seats: dict[int, float]
    #: Who plays the first games: a bot without a network.
    kind: str = "greedy"
    #: How many games come first, and how many in each later round.
    first: int = 1000
    games: int = 3000
    #: How many networks judge together.
    members: int = 4
    #: How wide turns are searched, and how many are judged.
    width: int = 2
    most: int = 48
    #: How far the hand-written evaluation is trusted in each round of self-play; the last one holds from there on.
    blends: tuple[float, ...] = (1.0, 0.0)
    #: How many games tell, after each round, what is at stake in a usual turn.
    weighed: int = 4
    #: The share of turns in which the network looks ahead, in rounds after the first; then it learns from looks.
    looks: float = 0.0
    #: How wide turns are searched, and how many are judged, in such rounds.
    wide: tuple[int, int] = (6, 256)


class Tally(msgspec.Struct):
    """How often the present network won against others, and how often chance would have."""

    games: int = 0
    wins: float = 0.0
    par: float = 0.0

    def count(self, winners: list[int], mine: list[int], seats: int) -> None:
        """Counts a game in which some seats were the network's."""
        self.games += 1
        self.wins += sum(seat in mine for seat in winners) / len(winners)
        self.par += len(mine) / seats

    def add(self, other: Tally) -> None:
        """Counts somebody else's games too."""
        self.games += other.games
        self.wins += other.wins
        self.par += other.par


class Chunk(msgspec.Struct):
    """Some games of a round: their rows and looks, and how the present network did where others sat at its table."""

    rows: Any
    looks: Any
    games: int
    past: Tally
    by_hand: Tally


class Part(msgspec.Struct):
    """What whoever plays a chunk has to know."""

    plan: Plan
    folder: Path
    seed: int
    number: int
    games: int
    #: Where another machine plays it, and has no such folder: those files that a chunk reads.
    files: dict[str, bytes] | None


class Training:
    """One training in its folder."""

    def __init__(self, plan: Plan, folder: Path, seed: int, tell: Callable[[str], None] = lambda _: None) -> None:
        self.plan = plan
        self.folder = folder
        #: Recorded in the report; each round has random streams of its own, so that a training that was stopped goes
        #: on as it would have.
        self.seed = seed
        self.tell = tell
        self.rules = load_game(plan.game)
        #: The folders that were not there before.
        self._made = folders.make(folder)
        self.report: list[dict[str, Any]] = []
        if self._report.exists():
            self.report = [json.loads(line) for line in self._report.read_text(encoding="utf-8").splitlines()]
        self.round = len(self.report)

    @property
    def _report(self) -> Path:
        return self.folder / "report.jsonl"

    def _rows(self, round: int) -> Path:
        return self.folder / f"rows-{round:03}.npz"

    def _looks(self, round: int) -> Path:
        return self.folder / f"looks-{round:03}.npz"

    def network(self, round: int) -> Path:
        """Where the network of a round is."""
        return self.folder / f"network-{round:03}.npz"

    def run(self, until: float, jobs: int = 1, cluster: str | None = None) -> None:
        """Goes on round by round until a time; a round that has begun is finished."""
        while time.time() < until:
            self.one_round(jobs, cluster)

    def one_round(self, jobs: int = 1, cluster: str | None = None) -> None:
        """Plays, in so many processes or on a Ray cluster, learns, and writes down both."""
        started = time.time()
        try:
            chunks = self._chunks(jobs, cluster)
        except BaseException:
            # A first round that cannot be played, or is interrupted, leaves nothing behind.
            folders.unmake(self._made)
            raise
        rows = together([chunk.rows for chunk in chunks])
        before = read(self.rules, self.network(self.round - 1)) if self.round else self._nothing(rows)
        loss = loss_of(before, rows) if self.round else None
        _save(self._rows(self.round), rows)
        members = self._refined(before, chunks, jobs) if self.plan.looks and self.round else self._new(before, jobs)
        network = Network(before.inputs, members, before.means, before.scales, before.spread)
        network.blend, network.naive = before.blend, before.naive
        network.stakes = self._stakes(network)
        network.save(self.network(self.round))
        self._write(chunks, loss, time.time() - started)

    def _new(self, before: Network, jobs: int) -> list[Layers]:
        """Some new members, and the newest of those before."""
        inputs = before.inputs
        shown = (inputs.numbers, inputs.sources, inputs.members)
        lesson = Lesson(self.plan.game, self._kept(), shown, before.means, before.scales)
        stay = before.members[: self.plan.members - max(1, self.plan.members // NEW)]
        new = [Lecture(lesson, [self.seed, self.round, number]) for number in range(self.plan.members - len(stay))]
        learned = dict(run(new, _member, min(jobs, len(new))))
        return [learned[place] for place in range(len(new))] + stay

    def _refined(self, before: Network, chunks: list[Chunk], jobs: int) -> list[Layers]:
        """All members, each of which has gone on with the looks of this round and of those before."""
        looks = all_looks([chunk.looks for chunk in chunks])
        _save_looks(self._looks(self.round), looks)
        files = [path for round in range(self.round + 1) if (path := self._looks(round)).exists()]
        if not sum(len(_load_looks(path)) for path in files):
            return before.members
        network = self.network(self.round - 1)
        told = (self.plan.game, network, self._kept(), files)
        lectures = [Refresher(*told, number, [self.seed, self.round, number]) for number in range(len(before.members))]
        learned = dict(run(lectures, _refine, min(jobs, len(lectures))))
        return [learned[place] for place in range(len(lectures))]

    def _stakes(self, network: Network) -> float:
        """What is at stake in a usual turn, with as many seats as most games have."""
        seats = max(self.plan.seats, key=self.plan.seats.__getitem__)
        random = Random(f"stakes {self.seed} {self.round}")
        mind = Mind(network, self.plan.width, self.plan.most, network.blend)
        return stakes(self.rules, mind, seats, self.plan.weighed, random)

    def _nothing(self, rows: Rows) -> Network:
        """A network without members for the first rows, whose leads and scores are turned from points into units."""
        spread = max(1.0, 2 * float(np.std(np.minimum(rows.ends[:, LEAD], 0.0))))
        rows.ends[:, [LEAD, SCORE]] /= spread
        inputs = chosen(self.rules, rows.whole[:: max(1, len(rows) // 100_000)])
        return Network(inputs, [], *scaling(inputs, rows), spread)

    def _chunks(self, jobs: int, cluster: str | None) -> list[Chunk]:
        """The games of this round, in their order."""
        games = self.plan.games if self.round else self.plan.first
        sizes = [min(CHUNK, games - first) for first in range(0, games, CHUNK)]
        files = None if cluster is None else {path.name: path.read_bytes() for path in self._read_by_chunks()}
        told = (self.plan, self.folder, self.seed)
        parts = [Part(*told, number, size, files) for number, size in enumerate(sizes)]
        played = dict(run(parts, _chunk, jobs, cluster))
        return [played[number] for number in range(len(parts))]

    def _read_by_chunks(self) -> list[Path]:
        rounds = range(max(0, self.round - 1 - LONG_AGO), self.round)
        return [self._report, *(self.network(round) for round in rounds)] if self.round else []

    def chunk(self, number: int, games: int) -> Chunk:
        """Some games of the present round."""
        random = Random(f"{self.plan.game} {self.seed} {self.round} {number}")
        if self.round == 0:
            return self._first_games(random, np.random.default_rng([self.seed, self.round, number]), games)
        return self._self_play(random, np.random.default_rng([self.seed, self.round, number]), games)

    def _first_games(self, random: Random, numbers: np.random.Generator, games: int) -> Chunk:
        """Games of bots without a network, half of them with steps astray; leads and scores are in points."""
        everything = Inputs(self.rules, *(np.zeros(0, np.int32) for _ in range(3)))
        parts: list[Rows] = []
        for game in range(games):
            kinds = [self.plan.kind] * self._seats(random)
            players: list[Player] = [ByHand(kind, random, 0.03 * (game % 2)) for kind in kinds]
            played = play(self.rules, players, random.getrandbits(32))
            parts.append(rows_of(everything, played, list(range(len(kinds))), 1.0, numbers))
        return Chunk(together(parts), looks_of(everything, []), games, Tally(), Tally())

    def _self_play(self, random: Random, numbers: np.random.Generator, games: int) -> Chunk:
        network = read(self.rules, self.network(self.round - 1))
        past = [read(self.rules, self.network(round)) for round in self._pool(random)]
        parts: list[Rows] = []
        looks: list[Look] = []
        chunk = Chunk(None, None, games, Tally(), Tally())
        for _ in range(games):
            by_hand = random.random() < BY_HAND
            players, mine = (
                self._against_hands(network, random) if by_hand else self._among_selves(network, past, random)
            )
            game = play(self.rules, players, random.getrandbits(32))
            learners = mine if by_hand else list(range(len(players)))
            parts.append(rows_of(network.inputs, game, learners, network.spread, numbers))
            looks += [look for player in players if isinstance(player, Looking) for look in player.looks]
            if 0 < len(mine) < len(players):
                (chunk.by_hand if by_hand else chunk.past).count(game.outcome.winners, mine, len(players))
        chunk.rows = together(parts)
        chunk.looks = looks_of(network.inputs, looks)
        return chunk

    def _mind(self, network: Network, random: Random) -> Player:
        blend = self.plan.blends[min(self.round - 1, len(self.plan.blends) - 1)]
        if self.plan.looks:
            return Looking(Mind(network, *self.plan.wide, blend), random, self.plan.looks)
        return ByMind(Mind(network, self.plan.width, self.plan.most, blend), random)

    def _among_selves(self, network: Network, past: list[Network], random: Random) -> tuple[list[Player], list[int]]:
        """The present network and its past selves, and in which seats the present one is."""
        minds = [
            random.choice(past) if past and random.random() < PAST else network for _ in range(self._seats(random))
        ]
        return [self._mind(mind, random) for mind in minds], [
            seat for seat, mind in enumerate(minds) if mind is network
        ]

    def _against_hands(self, network: Network, random: Random) -> tuple[list[Player], list[int]]:
        """The network against bots without one, and in which seat it is."""
        kind = "planner" if random.random() < 0.2 else self.plan.kind
        players: list[Player] = [ByHand(kind, random, 0.0) for _ in range(self._seats(random))]
        seat = random.randrange(len(players))
        players[seat] = self._mind(network, random)
        return players, [seat]

    def _seats(self, random: Random) -> int:
        return random.choices(list(self.plan.seats), list(self.plan.seats.values()))[0]

    def _pool(self, random: Random) -> list[int]:
        """Past selves: some of the last rounds."""
        return (
            sorted({max(0, self.round - 1 - random.randint(1, LONG_AGO)) for _ in range(2)}) if self.round > 1 else []
        )

    def _kept(self) -> list[Path]:
        """The files of the newest rows, and of as many of the older ones as are kept."""
        files, count = [], 0
        for round in range(self.round, -1, -1):
            if count >= MOST_ROWS or not self._rows(round).exists():
                break
            files.append(self._rows(round))
            count += len(_load(files[-1]))
        return files

    def go_on_from(self, network: Network, games: int) -> None:
        """Begins with a network that has learned from so many games; their rows are not there any more."""
        if self.round == 0:
            network.save(self.network(0))
            self._note(games, None, Tally(), Tally(), 0.0)
            self.round = 1

    def _note(self, games: int, loss: float | None, past: Tally, by_hand: Tally, seconds: float) -> None:
        """A line of the report."""
        one = {
            "round": self.round,
            "games": games,
            "loss": loss,
            "past": msgspec.to_builtins(past),
            "by_hand": msgspec.to_builtins(by_hand),
            "seconds": round(seconds),
            "seed": self.seed,
        }
        self.report.append(one)
        with self._report.open("a", encoding="utf-8") as file:
            file.write(json.dumps(one) + "\n")
        title = f"Training of {self.rules.meta.title}"
        (self.folder / "report.html").write_text(page(title, self._told(), self.report), encoding="utf-8")

    def _told(self) -> list[str]:
        """What is trained and how, in a few lines."""
        plan = self.plan
        seats = ", ".join(f"{share:.0%} with {number}" for number, share in sorted(plan.seats.items()))
        return [
            f"seats: {seats}; seed {self.seed}",
            f"first {plan.first} games of {plan.kind}, then {plan.games} a round; {plan.width} unfinished turns "
            f"followed, {plan.most} judged by {plan.members} networks together",
        ]

    def _write(self, chunks: list[Chunk], loss: float | None, seconds: float) -> None:
        past, by_hand = Tally(), Tally()
        for chunk in chunks:
            past.add(chunk.past)
            by_hand.add(chunk.by_hand)
        self._note(sum(chunk.games for chunk in chunks), loss and round(loss, 4), past, by_hand, seconds)
        games = sum(one["games"] for one in self.report)
        told = f"round {self.round}: {games} games"
        if loss is not None:
            told += f", loss {loss:.3f}"
        for tally, whom in ((past, "its past"), (by_hand, "bots without a network")):
            if tally.games:
                told += (
                    f", {tally.wins / tally.par:.2f} times its share against {whom} ({tally.wins:g} of {tally.games})"
                )
        self.tell(f"{told}, {seconds:.0f} s")
        self.round += 1


def _chunk(part: Part) -> Chunk:
    if part.files is None:
        return Training(part.plan, part.folder, part.seed).chunk(part.number, part.games)
    with TemporaryDirectory() as folder:
        for name, content in part.files.items():
            (Path(folder) / name).write_bytes(content)
        return Training(part.plan, Path(folder), part.seed).chunk(part.number, part.games)


class Lesson(msgspec.Struct):
    """What all members of a network learn from: files of rows, their inputs, and the scaling of these."""

    game: str
    files: list[Path]
    inputs: tuple[Any, Any, Any]
    means: Any
    scales: Any


class Lecture(msgspec.Struct):
    """A lesson, and the seed of the member that learns from it."""

    lesson: Lesson
    seed: list[int]


def _member(lecture: Lecture) -> Layers:
    lesson = lecture.lesson
    inputs = Inputs(load_game(lesson.game), *lesson.inputs)
    rows = together([_load(path) for path in lesson.files])
    return member(inputs, lesson.means, lesson.scales, rows, np.random.default_rng(lecture.seed))


class Refresher(msgspec.Struct):
    """A member of a network that goes on with rows and looks, all of them in files."""

    game: str
    network: Path
    rows: list[Path]
    looks: list[Path]
    number: int
    seed: list[int]


def _refine(lecture: Refresher) -> Layers:
    network = read(load_game(lecture.game), lecture.network)
    rows = together([_load(path) for path in lecture.rows])
    looks = all_looks([_load_looks(path) for path in lecture.looks])
    return refined(network, lecture.number, rows, looks, np.random.default_rng(lecture.seed))


def _save_looks(path: Path, looks: Looks) -> None:
    half = path.with_suffix(".half.npz")
    np.savez(half, whole=looks.whole, real=looks.real, answers=looks.answers, sizes=looks.sizes)
    half.replace(path)


def _load_looks(path: Path) -> Looks:
    with np.load(path) as file:
        return Looks(file["whole"], file["real"], file["answers"], file["sizes"])


def _save(path: Path, rows: Rows) -> None:
    half = path.with_suffix(".half.npz")
    whole = rows.whole.astype(np.int16)
    np.savez(half, whole=whole, real=rows.real, ends=rows.ends, turns=rows.turns, counts=rows.counts)
    half.replace(path)


def _load(path: Path) -> Rows:
    with np.load(path) as file:
        counts = file["counts"] if "counts" in file else np.ones(len(file["ends"]), np.bool_)
        return Rows(file["whole"], file["real"], file["ends"], file["turns"], counts)
