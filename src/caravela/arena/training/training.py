"""The training of one game's network, resumable: a folder holds the rows of past games, the networks, and a report.

First greedy games and a network that learns from them; then, again and again, games of the network against itself, its
past selves and bots without a network, and steps over the rows of all games that are still kept.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from caravela.arena.training.games import ByHand, ByMind, Player, play
from caravela.arena.training.learning import Rows, fit, fresh, rows_of, together
from caravela.bots.minds.inputs import Inputs, chosen
from caravela.bots.minds.mind import Mind
from caravela.bots.minds.network import Network, read
from caravela.core.registry import load_game

#: The first games, and how many follow in each round.
FIRST: Final = 1000
GAMES: Final = 200
#: How many rows are kept; older ones go.
MOST_ROWS: Final = 700_000
#: Steps after the first games and after each later round.
FIRST_STEPS: Final = 4000
STEPS: Final = 1500
#: How far the hand-written evaluation is trusted in each round of self-play; the last one holds from there on.
BLENDS: Final = (0.5, 0.4, 0.3, 0.2, 0.1, 0.0)
#: The share of seats that past selves and bots without a network take.
PAST: Final = 0.15
BY_HAND: Final = 0.1


class Plan:
    """What is trained: the game, how often each number of seats is played, by whom the first games, how wide."""

    def __init__(
        self, game: str, seats: dict[int, float], first: int, games: int, kind: str, width: int, most: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.first = first
        self.games = games
        self.kind = kind
        self.width = width
        self.most = most


class Training:
    """One training in its folder."""

    def __init__(self, plan: Plan, folder: Path, seed: int, tell: Callable[[str], None]) -> None:
        self.plan = plan
        self.folder = folder
        self.tell = tell
        self.rules = load_game(plan.game)
        folder.mkdir(parents=True, exist_ok=True)
        self.report: list[dict[str, Any]] = []
        if self._report.exists():
            self.report = [json.loads(line) for line in self._report.read_text().splitlines()]
        self.round = len(self.report)
        self.games = sum(one["games"] for one in self.report)
        #: Each round has random streams of its own, so that a training that was stopped goes on as it would have.
        self.seed = seed

    @property
    def _report(self) -> Path:
        return self.folder / "report.jsonl"

    def _rows(self, round: int) -> Path:
        return self.folder / f"rows-{round:03}.npz"

    def network(self, round: int) -> Path:
        """Where the network of a round is."""
        return self.folder / f"network-{round:03}.npz"

    def run(self, until: float) -> None:
        """Goes on round by round until a time."""
        while time.time() < until:
            self.one_round(until)

    def one_round(self, until: float) -> None:
        """Plays, learns, and writes down both."""
        random = Random(f"{self.plan.game} {self.seed} {self.round}")
        numbers = np.random.default_rng([self.seed, self.round])
        started, spent = time.time(), time.process_time()
        if self.round == 0:
            network, rows, played, loss = self._begin(random, numbers)
            wins, seats = 0.0, 0
        else:
            network = read(self.rules, self.network(self.round - 1))
            rows, played, wins, seats = self._play(network, random, numbers, until)
            loss = fit(network, self._kept(rows), STEPS, numbers)
        _save(self._rows(self.round), rows)
        network.save(self.network(self.round))
        self._write(played, loss, wins, seats, time.time() - started, time.process_time() - spent)

    def _begin(self, random: Random, numbers: np.random.Generator) -> tuple[Network, Rows, int, float]:
        """The games of bots without a network, half of them with steps astray, and the first network."""
        plain = Inputs(self.rules, *(np.zeros(0, np.int32) for _ in range(3)))
        games = []
        for number in range(self.plan.first):
            players: list[Player] = [
                ByHand(self.plan.kind, random, 0.03 * (number % 2)) for _ in range(self._seats(random))
            ]
            games.append(play(self.rules, players, random.getrandbits(32)))
            if number % 100 == 99:
                self.tell(f"{self.plan.game}: {number + 1} first games")
        margins = [score - max(game.outcome.scores) for game in games for score in game.outcome.scores]
        spread = max(1.0, 2 * float(np.std(margins)))
        rows = together([rows_of(plain, game, spread, None, numbers) for game in games])
        inputs = chosen(self.rules, rows.whole)
        network = fresh(inputs, rows, spread, numbers)
        return network, rows, len(games), fit(network, rows, FIRST_STEPS, numbers)

    def _play(
        self, network: Network, random: Random, numbers: np.random.Generator, until: float
    ) -> tuple[Rows, int, float, int]:
        """Self-play; also the wins of the present network against past selves, and in how many seats."""
        past = [read(self.rules, self.network(round)) for round in self._pool(random)]
        parts: list[Rows] = []
        wins, met = 0.0, 0
        for _ in range(self.plan.games):
            players, now = self._players(network, past, random)
            game = play(self.rules, players, random.getrandbits(32))
            parts.append(rows_of(network.inputs, game, network.spread, network, numbers))
            if 0 < len(now) < len(players):
                met += 1
                winners = game.outcome.winners
                wins += sum(seat in now for seat in winners) / len(winners) / len(now) * len(players)
            if time.time() > until:
                break
        return together(parts), len(parts), wins, met

    def _players(self, network: Network, past: list[Network], random: Random) -> tuple[list[Player], list[int]]:
        blend = BLENDS[min(self.round - 1, len(BLENDS) - 1)]
        players: list[Player] = []
        now: list[int] = []
        for seat in range(self._seats(random)):
            lot = random.random()
            if lot < BY_HAND:
                players.append(ByHand("planner" if lot < BY_HAND / 2 else self.plan.kind, random, 0.01))
            else:
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
            if count >= MOST_ROWS:
                break
            parts.append(_load(self._rows(round)))
            count += len(parts[-1])
        return together(parts)

    def _write(self, played: int, loss: float, wins: float, seats: int, seconds: float, spent: float) -> None:
        self.games += played
        one = {
            "round": self.round,
            "games": played,
            "loss": round(loss, 4),
            "against_others": round(wins / seats, 3) if seats else None,
            "mixed_games": seats,
            "seconds": round(seconds),
            "cpu": round(spent),
            "seed": self.seed,
        }
        self.report.append(one)
        with self._report.open("a") as file:
            file.write(json.dumps(one) + "\n")
        told = f", {wins / seats:.2f} times par against others" if seats else ""
        self.tell(
            f"{self.plan.game}: round {self.round}, {self.games} games, loss {loss:.3f}{told}, "
            f"{spent:.0f} s of processor time in {seconds:.0f} s"
        )
        self.round += 1


def _save(path: Path, rows: Rows) -> None:
    half = path.with_suffix(".half.npz")
    np.savez(half, whole=rows.whole.astype(np.int16), real=rows.real, targets=rows.targets)
    half.replace(path)


def _load(path: Path) -> Rows:
    with np.load(path) as file:
        return Rows(file["whole"], file["real"], file["targets"])
