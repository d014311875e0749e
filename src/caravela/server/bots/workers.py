"""Workers: bots choose in processes of their own, so that the server's loop never waits for them."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog

from caravela.bots import add_kind, make_bot
from caravela.bots.others.programs import ProgramBot
from caravela.core import transcript
from caravela.core.registry import game_ids, load_game
from caravela.server.bots.lifeline import end_with_parent, tie

log = structlog.get_logger(__name__)

T = TypeVar("T")


def choose(game: str, version: int, kind: str, seed: int, seat: int, position: str) -> list[int]:
    """The numbers of the actions that a bot takes (`Bot.turn`); it is shown only what its seat may see."""
    rules = load_game(game, version)
    state = rules.load(json.loads(position))
    return [action.number for action in make_bot(kind, seed).turn(rules, rules.seen_by(state, seat))]


def follow(kind: str, seed: int, record: str, forfeits: int) -> tuple[int, list[str]]:
    """What a bot does that follows the record of the game, and what went wrong meanwhile.

    `forfeits` is how many decisions it has forfeited in this game before.
    """
    bot = make_bot(kind, seed)
    if isinstance(bot, ProgramBot):
        # What goes wrong is told at the table, where the command is nobody's business.
        bot.name, bot.forfeits = kind, forfeits
    try:
        return bot.decide(transcript.read(record)).number, bot.notes
    finally:
        bot.close()


def hint(game: str, version: int, seat: int, position: str) -> list[tuple[list[int], list[float]]]:
    """The best turns of a seat, each as the numbers of its actions and everybody's chances; only by what it may see."""
    from caravela.bots.minds.hints import advice

    rules = load_game(game, version)
    state = rules.load(json.loads(position))
    found = advice(rules, rules.seen_by(state, seat), seat)
    return [([action.number for action in one.actions], one.chances) for one in found]


def name_bots(named: Sequence[str]) -> None:
    """Makes the operator's bots known in this process; each is written NAME=KIND."""
    for one in named:
        name, _, kind = one.partition("=")
        add_kind(name, kind)


class Workers:
    """The processes that think; with none of them, a thread of the server does."""

    def __init__(self, count: int, named: Sequence[str] = ()) -> None:
        self.count = count
        self.named = tuple(named)
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Begins to start a process, so that the first bot need not wait for it."""
        if self.count:
            self._ready_pool().submit(_load_games)

    async def choose(
        self, game: str, version: int, kind: str, seed: int, seat: int, position: dict[str, Any]
    ) -> list[int]:
        """See `choose`. If the process dies meanwhile, another thinks again."""
        return await self._think(choose, game, version, kind, seed, seat, json.dumps(position))

    async def follow(self, kind: str, seed: int, record: str, forfeits: int) -> tuple[int, list[str]]:
        """See `follow`."""
        return await self._think(follow, kind, seed, record, forfeits)

    async def hint(
        self, game: str, version: int, seat: int, position: dict[str, Any]
    ) -> list[tuple[list[int], list[float]]]:
        """See `hint`."""
        return await self._think(hint, game, version, seat, json.dumps(position))

    async def _think(self, how: Callable[..., T], *thought: Any) -> T:
        if self.count == 0:
            return await asyncio.to_thread(how, *thought)
        try:
            return await self._ask(how, *thought)
        except BrokenProcessPool:
            log.warning("a worker died; the bot thinks again")
            return await self._ask(how, *thought)

    async def _ask(self, how: Callable[..., T], *thought: Any) -> T:
        pool = self._ready_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, how, *thought)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            pool.shutdown(wait=False)
            raise

    def stop(self) -> None:
        """Ends the processes, whatever they think about."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            tie()
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, initializer=_begin, initargs=(self.named,))
        return self._pool


def _load_games() -> None:
    for id in game_ids():
        load_game(id)


def _begin(named: Sequence[str]) -> None:
    """A worker leaves Ctrl-C to the server, and ends with it, however that ends."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    name_bots(named)
