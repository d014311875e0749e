"""Bots at the table: they play whenever they are to, once, without holding anybody up, and whatever dies meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from support.server import STAGE, quick, short

from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.server.bots import turns
from caravela.server.bots.workers import Workers
from caravela.server.http.parts import Parts
from caravela.server.storage import leases, rows
from caravela.server.storage.leases import Leases
from caravela.server.storage.rows import Guest
from caravela.server.tables.errors import Stale
from caravela.server.tables.journal import Acted
from caravela.server.tables.table import Table
from caravela.server.tables.wishes import SeatChange, SeatWish, TableWish

pytestmark = pytest.mark.anyio

GAME = STAGE
SEATS = load_game(GAME).meta.seats[1]


async def bots_table(parts: Parts, *kinds: str) -> tuple[Guest, Table]:
    """A table with bots; seats without a kind are the guest's."""
    anna = await parts.guests.make()
    seats = [SeatWish("bot", kind) if kind else SeatWish("me") for kind in kinds]
    return anna, await parts.tables.make(anna, TableWish(GAME, seats, short(GAME), seed=5))


async def until(parts: Parts, id: str, true: Any, seconds: float = 30.0) -> Table:
    deadline = time.monotonic() + seconds
    while not true(table := await parts.tables.fresh(id)):
        assert time.monotonic() < deadline, "it did not happen in time"
        await asyncio.sleep(0.01)
    return table


async def moves(parts: Parts, id: str) -> list[str]:
    entries = [logged.entry for logged in await parts.tables.journal(id)]
    return [entry.steps[0] for entry in entries if isinstance(entry, Acted)]


async def test_bots_play_a_whole_game_by_themselves(parts: Parts) -> None:
    _, table = await bots_table(parts, *["random"] * SEATS)
    over = await until(parts, table.card.id, lambda table: table.status == "over")
    assert over.match is not None and over.match.outcome is not None
    assert all(isinstance(e.entry, Acted) and e.entry.bot for e in (await parts.tables.journal(table.card.id))[2:])


async def test_a_seat_handed_over_is_played_and_comes_back(parts: Parts) -> None:
    anna, table = await bots_table(parts, *[""] * SEATS)
    mine = table.to_act
    await parts.tables.seat(table.card.id, anna, mine, SeatChange("bot", bot="greedy"))
    other = await until(parts, table.card.id, lambda table: table.to_act not in (mine, -1))
    assert other.steps > table.steps and other.to_act >= 0
    back = await parts.tables.seat(table.card.id, anna, mine, SeatChange("take"))
    assert mine in back.seats_of(anna.id) and not back.bot_due


async def test_the_same_seed_gives_the_same_game(parts: Parts) -> None:
    games = []
    for _ in range(2):
        _, table = await bots_table(parts, *["greedy"] * SEATS)
        await until(parts, table.card.id, lambda table: table.steps > 30)
        games.append((await moves(parts, table.card.id))[:15])
    assert games[0] == games[1]


async def test_a_restart_in_the_middle_of_a_turn_loses_and_repeats_nothing(database: str) -> None:
    """The server is stopped again and again while bots play; the game is the one that an undisturbed server plays."""
    undisturbed = Parts(quick(database))
    await undisturbed.open()
    _, table = await bots_table(undisturbed, *["random"] * SEATS)
    await until(undisturbed, table.card.id, lambda table: table.steps > 60)
    expected = (await moves(undisturbed, table.card.id))[:60]
    await undisturbed.bots.stop()
    _, again = await bots_table(undisturbed, *["random"] * SEATS)
    await undisturbed.close()
    steps = 0
    while steps <= 60:
        parts = Parts(quick(database))
        await parts.open()
        steps = (await until(parts, again.card.id, lambda table, last=steps: table.steps > last + 7)).steps
        await parts.close()
    check = Parts(quick(database))
    await check.database.open()
    assert (await moves(check, again.card.id))[:60] == expected
    await check.database.close()


async def test_a_position_that_has_moved_on_gets_no_bots_move(parts: Parts) -> None:
    await parts.bots.stop()
    _, table = await bots_table(parts, *["random"] * SEATS)
    assert table.match is not None
    action = table.match.legal[0].number
    await parts.tables.act_for_bot(table.card.id, table.position, table.to_act, action)
    with pytest.raises(Stale):
        await parts.tables.act_for_bot(table.card.id, table.position, table.to_act, action)


async def test_one_process_at_a_time_has_the_lease(parts: Parts) -> None:
    await parts.bots.stop()
    _, table = await bots_table(parts, *["random"] * SEATS)
    id = table.card.id
    one, two = Leases(parts.database, 60), Leases(parts.database, 60)
    assert await one.due() == [id] == await two.due()
    assert await one.take(id) and await one.take(id)
    assert not await two.take(id)
    assert await one.due() == [id] and await two.due() == []
    await one.release(id)
    assert await two.take(id)
    await two.release()


async def test_a_lease_of_a_dead_process_runs_out(parts: Parts) -> None:
    await parts.bots.stop()
    _, table = await bots_table(parts, *["random"] * SEATS)
    dead, heir = Leases(parts.database, 0.05), Leases(parts.database, 60)
    assert await dead.take(table.card.id)
    await asyncio.sleep(0.1)
    assert await heir.due() == [table.card.id] and await heir.take(table.card.id)
    assert not await dead.take(table.card.id)


async def test_people_get_time_to_see_what_a_bot_did(database: str) -> None:
    parts = Parts(quick(database, bot_delay=0.3))
    await parts.open()
    started = time.monotonic()
    _, table = await bots_table(parts, *["random"] * SEATS)
    turns = 0
    seat = table.to_act
    while turns < 2:
        now = await until(parts, table.card.id, lambda table, seat=seat: table.to_act != seat)
        seat, turns = now.to_act, turns + 1
    assert time.monotonic() - started >= 0.55
    await parts.close()


async def test_thinking_goes_on_in_another_process_and_a_dead_one_is_replaced() -> None:
    match = Match(load_game(GAME), SEATS, seed=1)
    thought = (GAME, load_game(GAME).meta.rules_version, "greedy", 7, match.seat_to_act, match.state.dump())
    thinkers = Workers(1)
    try:
        first = await thinkers.choose(*thought)
        assert thinkers._pool is not None
        (worker,) = thinkers._pool._processes
        assert worker != os.getpid()
        os.kill(worker, signal.SIGKILL)
        again = await asyncio.gather(*(thinkers.choose(*thought) for _ in range(5)))
        assert again == [first] * 5
        assert list(thinkers._pool._processes) != [worker]
    finally:
        await asyncio.to_thread(thinkers.stop)


async def test_a_turn_is_thought_out_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planner thinks where a turn begins; what it planned is what is played."""
    parts = Parts(quick(database))
    thoughts: list[tuple[int, list[str]]] = []
    choose = parts.bots.workers.choose

    async def counted(game: str, *thought: Any) -> list[int]:
        turn = await choose(game, *thought)
        thoughts.append((thought[3], [load_game(game).actions.from_number(number).notation for number in turn]))
        return turn

    monkeypatch.setattr(parts.bots.workers, "choose", counted)
    await parts.open()
    _, table = await bots_table(parts, *["planner"] * SEATS)
    await until(parts, table.card.id, lambda table: table.steps > 40)
    await parts.bots.stop()
    played = await moves(parts, table.card.id)
    planned = [notation for _, turn in thoughts for notation in turn]
    assert planned[: len(played)] == played
    assert len(thoughts) < len(played) / 2
    await parts.close()


async def test_a_seat_that_changes_hands_forgets_the_turn(parts: Parts) -> None:
    """Another kind of bot does not play on what the first one planned."""
    await parts.bots.stop()
    anna, table = await bots_table(parts, *[""] * SEATS)
    seat = table.to_act
    table = await parts.tables.seat(table.card.id, anna, seat, SeatChange("bot", bot="planner"))
    table, rest = await parts.bots._step(table, [])
    assert rest and table.to_act == seat
    await parts.tables.seat(table.card.id, anna, seat, SeatChange("bot", bot="random"))
    table, rest = await parts.bots._step(table, rest)
    assert rest == []


async def test_a_killed_thinker_does_not_stop_the_game(database: str) -> None:
    parts = Parts(quick(database, bot_workers=1))
    await parts.open()
    _, table = await bots_table(parts, *["random"] * SEATS)
    now = await until(parts, table.card.id, lambda table: table.steps > 3)
    pool = parts.bots.workers._pool
    assert pool is not None
    for worker in list(pool._processes):
        os.kill(worker, signal.SIGKILL)
    await until(parts, table.card.id, lambda table: table.steps > now.steps + 10)
    await parts.close()


async def test_a_clock_that_is_a_day_behind_does_not_hold_bots_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that starts before its clock is set finds tables that moved tomorrow."""
    before = Parts(quick(database))
    await before.database.open()
    _, table = await bots_table(before, *["random"] * SEATS)
    await before.database.close()
    for module in (turns, leases):
        monkeypatch.setattr(module, "now", lambda: rows.now() - 24 * 3600 * 1000)
    late = Parts(quick(database, bot_delay=0.1))
    await late.open()
    try:
        await until(late, table.card.id, lambda table: table.steps > 5)
    finally:
        await late.close()


async def test_many_tables_that_fail_are_tried_after_those_that_did_not(tmp_path: Path) -> None:
    parts = Parts(quick(str(tmp_path / "tables.db")))
    bad = [f"a{number:03}" for number in range(turns.AT_ONCE + 50)]
    for id in bad:
        parts.bots._parking.park(id)
    parts.bots._parking._clock = lambda: time.monotonic() + 3600
    assert parts.bots._next([*bad, "sound"])[0] == "sound"
    assert len(parts.bots._next(bad)) == turns.AT_ONCE
    await parts.database.close()
