"""The training of one game's network, resumable: a folder holds the rows of past games, the networks, and a report.

First games of bots without a network, and a network that learns from them; then, again and again, games of the network
against itself, its past selves and bots without a network, and steps over the rows of all games that are still kept.
Rows are kept also when the training is stopped: a network that begins again from few games learns them by heart.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from caravela.arena.training.games import ByHand, ByMind, Played, Player, play
from caravela.arena.training.learning import RATE, Rows, fit, fresh, rows_of, targets, together
from caravela.bots.minds.inputs import Inputs, chosen
from caravela.bots.minds.mind import Mind
from caravela.bots.minds.network import Network, read
from caravela.core.registry import load_game

#: How many rows are kept; older ones go.
MOST_ROWS: Final = 700_000
#: Steps over the first games, and after each later round.
FIRST_STEPS: Final = 600
STEPS: Final = 700
#: How often the targets are made anew in a round, and the steps taken towards them.
PASSES: Final = 2
#: The share of seats that past selves and bots without a network take.
PAST: Final = 0.15
BY_HAND: Final = 0.1
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
    games: int = 200
    first_steps: int = FIRST_STEPS
    steps: int = STEPS
    #: How wide turns are searched, and how many are judged.
    width: int = 2
    most: int = 48
    #: How far the hand-written evaluation is trusted in each round of self-play; the last one holds from there on.
    blends: tuple[float, ...] = (0.5, 0.4, 0.3, 0.2, 0.1, 0.0)


class Chunk(msgspec.Struct):
    """Some games of a round: their rows, and how the present network did where others sat at its table."""

    rows: Any
    games: int
    #: Wins in shares of what chance would give, and in how many games.
    wins: float
    mixed: int


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
        folder.mkdir(parents=True, exist_ok=True)
        self.report: list[dict[str, Any]] = []
        if self._report.exists():
            self.report = [json.loads(line) for line in self._report.read_text(encoding="utf-8").splitlines()]
        self.round = len(self.report)

    @property
    def _report(self) -> Path:
        return self.folder / "report.jsonl"

    def _rows(self, round: int) -> Path:
        return self.folder / f"rows-{round:03}.npz"

    def network(self, round: int) -> Path:
        """Where the network of a round is."""
        return self.folder / f"network-{round:03}.npz"

    def run(self, until: float, jobs: int = 1) -> None:
        """Goes on round by round until a time; a round that has begun is finished."""
        while time.time() < until:
            self.one_round(jobs)

    def one_round(self, jobs: int = 1) -> None:
        """Plays, learns, and writes down both."""
        started = time.time()
        chunks = list(self._chunks(jobs))
        numbers = np.random.default_rng([self.seed, self.round])
        if self.round == 0:
            network, rows = self._begin([game for chunk in chunks for game in chunk.rows], numbers)
            fit(network, rows, rows.ends, self.plan.first_steps, numbers, 2 * RATE, worths_only=True)
            everything = rows
        else:
            network = read(self.rules, self.network(self.round - 1))
            rows = together([chunk.rows for chunk in chunks])
            everything = self._kept(rows)
        loss = 0.0
        for _ in range(PASSES):
            loss = fit(network, everything, targets(everything, network), self.plan.steps, numbers)
        _save(self._rows(self.round), rows)
        network.save(self.network(self.round))
        self._write(chunks, loss, time.time() - started)

    def _chunks(self, jobs: int) -> Iterator[Chunk]:
        """The games of this round, in their order."""
        games = self.plan.games if self.round else self.plan.first
        sizes = [min(CHUNK, games - first) for first in range(0, games, CHUNK)]
        if jobs == 1:
            yield from (self.chunk(number, size) for number, size in enumerate(sizes))
            return
        with ProcessPoolExecutor(jobs) as pool:
            told = (self.plan, self.folder, self.seed)
            yield from [
                done.result()
                for done in [pool.submit(_chunk, *told, number, size) for number, size in enumerate(sizes)]
            ]

    def chunk(self, number: int, games: int) -> Chunk:
        """Some games of the present round."""
        random = Random(f"{self.plan.game} {self.seed} {self.round} {number}")
        if self.round == 0:
            return Chunk([self._first_game(random, astray=bool(game % 2)) for game in range(games)], games, 0.0, 0)
        return self._self_play(random, np.random.default_rng([self.seed, self.round, number]), games)

    def _first_game(self, random: Random, astray: bool) -> Played:
        """A game of bots without a network, half of them with steps astray."""
        kinds = [self.plan.kind] * self._seats(random)
        players: list[Player] = [ByHand(kind, random, 0.03 * astray) for kind in kinds]
        return play(self.rules, players, random.getrandbits(32))

    def _begin(self, games: list[Played], numbers: np.random.Generator) -> tuple[Network, Rows]:
        """The rows of the first games, and a network for them that knows nothing yet."""
        leads = [score - max(game.outcome.scores) for game in games for score in game.outcome.scores]
        spread = max(1.0, 2 * float(np.std(leads)))
        everything = Inputs(self.rules, *(np.zeros(0, np.int32) for _ in range(3)))
        rows = together([rows_of(everything, game, spread, numbers) for game in games])
        return fresh(chosen(self.rules, rows.whole), rows, spread, numbers), rows

    def _self_play(self, random: Random, numbers: np.random.Generator, games: int) -> Chunk:
        network = read(self.rules, self.network(self.round - 1))
        past = [read(self.rules, self.network(round)) for round in self._pool(random)]
        parts: list[Rows] = []
        wins, mixed = 0.0, 0
        for _ in range(games):
            players, now = self._players(network, past, random)
            game = play(self.rules, players, random.getrandbits(32))
            parts.append(rows_of(network.inputs, game, network.spread, numbers))
            if 0 < len(now) < len(players):
                mixed += 1
                winners = game.outcome.winners
                wins += sum(seat in now for seat in winners) / len(winners) / len(now) * len(players)
        return Chunk(together(parts), games, wins, mixed)

    def _players(self, network: Network, past: list[Network], random: Random) -> tuple[list[Player], list[int]]:
        """Who plays a game, and in which seats the present network does."""
        blend = self.plan.blends[min(self.round - 1, len(self.plan.blends) - 1)]
        players: list[Player] = []
        now: list[int] = []
        for seat in range(self._seats(random)):
            lot = random.random()
            if lot < BY_HAND:
                players.append(ByHand("planner" if lot < BY_HAND / 2 else self.plan.kind, random, 0.01))
                continue
            mind = random.choice(past) if past and lot < BY_HAND + PAST else network
            players.append(ByMind(Mind(mind, self.plan.width, self.plan.most, blend), random))
            if mind is network:
                now.append(seat)
        return players, now

    def _seats(self, random: Random) -> int:
        return random.choices(list(self.plan.seats), list(self.plan.seats.values()))[0]

    def _pool(self, random: Random) -> list[int]:
        """Past selves: some of the last rounds."""
        return sorted({max(0, self.round - 1 - random.randint(1, 6)) for _ in range(2)}) if self.round > 1 else []

    def _kept(self, newest: Rows) -> Rows:
        """The newest rows and as many of the older ones as are kept."""
        parts, count = [newest], len(newest)
        for round in range(self.round - 1, -1, -1):
            if count >= MOST_ROWS or not self._rows(round).exists():
                break
            parts.append(_load(self._rows(round)))
            count += len(parts[-1])
        return together(parts)

    def go_on_from(self, network: Network, games: int) -> None:
        """Begins with a network that has learned from so many games; their rows are not there any more."""
        if self.round == 0:
            network.save(self.network(0))
            self._note(games, None, 0.0, 0, 0.0)
            self.round = 1

    def _note(self, games: int, loss: float | None, wins: float, mixed: int, seconds: float) -> None:
        """A line of the report."""
        one = {
            "round": self.round,
            "games": games,
            "loss": loss,
            "against_others": round(wins / mixed, 3) if mixed else None,
            "mixed_games": mixed,
            "seconds": round(seconds),
            "seed": self.seed,
        }
        self.report.append(one)
        with self._report.open("a", encoding="utf-8") as file:
            file.write(json.dumps(one) + "\n")

    def _write(self, chunks: list[Chunk], loss: float, seconds: float) -> None:
        mixed = sum(chunk.mixed for chunk in chunks)
        wins = sum(chunk.wins for chunk in chunks)
        self._note(sum(chunk.games for chunk in chunks), round(loss, 4), wins, mixed, seconds)
        told = f", {wins / mixed:.2f} times its share against others" if mixed else ""
        games = sum(past["games"] for past in self.report)
        self.tell(f"round {self.round}: {games} games, loss {loss:.3f}{told}, {seconds:.0f} s")
        self.round += 1


def _chunk(plan: Plan, folder: Path, seed: int, number: int, games: int) -> Chunk:
    return Training(plan, folder, seed).chunk(number, games)


def _save(path: Path, rows: Rows) -> None:
    half = path.with_suffix(".half.npz")
    np.savez(half, whole=rows.whole.astype(np.int16), real=rows.real, ends=rows.ends, turns=rows.turns)
    half.replace(path)


def _load(path: Path) -> Rows:
    with np.load(path) as file:
        return Rows(file["whole"], file["real"], file["ends"], file["turns"])
