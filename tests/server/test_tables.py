"""What may happen at a table, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from support.server import STAGE, short

from caravela.core import transcript
from caravela.core.errors import BadTranscript, CaravelaError, IllegalAction, NothingToUndo, UnknownName
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.server.http.parts import Parts
from caravela.server.http.wire import MeChange
from caravela.server.storage.rows import Guest, now
from caravela.server.tables.changes import Tables
from caravela.server.tables.decisions import transcript_of
from caravela.server.tables.errors import (
    BadMessage,
    NoSuchTable,
    NoTakeover,
    NotNow,
    NotYourSeat,
    NotYourTurn,
    SeatTaken,
    Stale,
    WrongInvitation,
)
from caravela.server.tables.journal import Acted, Cut
from caravela.server.tables.table import Table
from caravela.server.tables.views import view
from caravela.server.tables.wishes import Act, SeatChange, SeatWish, TableWish, Undo

pytestmark = pytest.mark.anyio

GAME = STAGE
SEATS = load_game(GAME).meta.seats[1]


async def guest(parts: Parts, name: str = "Anna") -> Guest:
    made = await parts.guests.make()
    return await parts.guests.change(made, MeChange(name=name))


def wish(*kinds: str, **more: Any) -> TableWish:
    seats = [SeatWish(kind) if kind in ("me", "open") else SeatWish("bot", kind) for kind in kinds]  # type: ignore[arg-type]
    return TableWish(GAME, seats, seed=1, **more)


async def hot_seat(parts: Parts) -> tuple[Guest, Table]:
    """A table at which one guest plays all seats."""
    anna = await guest(parts)
    return anna, await parts.tables.make(anna, wish(*["me"] * SEATS))


def first(table: Table, seat: int | None = None) -> Act:
    assert table.match is not None
    return Act(table.version, table.to_act if seat is None else seat, table.match.legal[0].number)


async def play(parts: Parts, anna: Guest, table: Table, steps: int) -> Table:
    for _ in range(steps):
        table = await parts.tables.act(table.card.id, anna.id, first(table))
    return table


async def test_a_table_without_open_seats_starts_at_once(parts: Parts) -> None:
    _, table = await hot_seat(parts)
    assert table.status == "playing"
    assert table.to_act >= 0
    assert await parts.store.counts() == {"waiting": 0, "playing": 1, "over": 0}


async def test_every_decision_is_in_the_journal_and_the_table_comes_back(parts: Parts) -> None:
    anna, table = await hot_seat(parts)
    table = await play(parts, anna, table, 30)
    again = Table(table.card).after(*await parts.tables.journal(table.card.id))
    assert again.match is not None and table.match is not None
    assert again.match.state.digest() == table.match.state.digest()
    assert again.version == table.version
    assert [step.seat for step in again.match.steps] == [step.seat for step in table.match.steps]


async def test_only_the_holder_acts_only_in_turn_and_only_at_this_version(parts: Parts) -> None:
    anna, table = await hot_seat(parts)
    other = await guest(parts, "Ben")
    with pytest.raises(NotYourSeat):
        await parts.tables.act(table.card.id, other.id, first(table))
    with pytest.raises(NotYourTurn):
        await parts.tables.act(table.card.id, anna.id, first(table, (table.to_act + 1) % SEATS))
    await parts.tables.act(table.card.id, anna.id, first(table))
    with pytest.raises(Stale) as refused:
        await parts.tables.act(table.card.id, anna.id, first(table))
    assert refused.value.version == table.version + 1
    with pytest.raises(NoSuchTable):
        await parts.tables.act("nowhere", anna.id, first(table))


async def test_an_illegal_action_is_refused_with_its_reason(parts: Parts) -> None:
    anna, table = await hot_seat(parts)
    assert table.match is not None
    legal = {action.number for action in table.match.legal}
    illegal = next(action.number for action in table.rules.actions if action.number not in legal)
    with pytest.raises(IllegalAction) as refused:
        await parts.tables.act(table.card.id, anna.id, Act(table.version, table.to_act, illegal))
    assert refused.value.reason.kind
    assert (await parts.tables.fresh(table.card.id)).version == table.version


async def test_of_twenty_acts_at_one_version_one_wins(parts: Parts) -> None:
    anna, table = await hot_seat(parts)
    wanted = first(table)
    results = await asyncio.gather(
        *(parts.tables.act(table.card.id, anna.id, wanted) for _ in range(20)), return_exceptions=True
    )
    assert sum(isinstance(result, Table) for result in results) == 1
    assert sum(isinstance(result, Stale) for result in results) == 19
    entries = await parts.tables.journal(table.card.id, table.version)
    assert [type(logged.entry) for logged in entries] == [Acted]


async def test_without_locks_in_memory_the_database_lets_one_win(parts: Parts, database: str) -> None:
    """As several processes would: each has its own cache and its own locks."""
    anna, table = await hot_seat(parts)
    others = [Parts(parts.settings) for _ in range(4)]
    for other in others:
        await other.database.open()
    wanted = first(table)
    results = await asyncio.gather(
        *(other.tables.act(table.card.id, anna.id, wanted) for other in others for _ in range(5)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Table) for result in results) == 1
    assert sum(isinstance(result, Stale) for result in results) == 19
    said = await asyncio.gather(*(other.tables.say(table.card.id, anna, str(n)) for n, other in enumerate(others)))
    assert len({one.version for one in said}) == 4
    for other in others:
        await other.database.close()
    entries = await parts.tables.journal(table.card.id)
    assert [logged.number for logged in entries] == list(range(1, table.version + 6))


async def test_chat_and_seats_do_not_make_a_move_stale(parts: Parts) -> None:
    anna, table = await hot_seat(parts)
    await parts.tables.say(table.card.id, anna, "hello")
    await parts.tables.seat(table.card.id, anna, 0, SeatChange("name", name="Anna the First"))
    after = await parts.tables.act(table.card.id, anna.id, first(table))
    assert after.version == table.version + 3
    with pytest.raises(Stale):
        await parts.tables.act(table.card.id, anna.id, Act(after.version + 1, after.to_act, first(after).action))


async def test_undo_goes_back_to_the_barrier_and_the_journal_keeps_what_was_undone(parts: Parts) -> None:
    anna, table = await hot_seat(parts)
    digests: dict[int, str] = {}
    while view(table, anna.id).undo < 3:
        assert table.match is not None
        digests[table.steps] = table.match.state.digest()
        table = await parts.tables.act(table.card.id, anna.id, first(table))
    shown = view(table, anna.id)
    one = await parts.tables.undo(table.card.id, anna.id, Undo(table.version, shown.undo_seat))
    assert one.match is not None and one.match.state.digest() == digests[table.steps - 1]
    all = await parts.tables.undo(table.card.id, anna.id, Undo(one.version, shown.undo_seat, 1000))
    assert all.match is not None and all.match.state.digest() == digests[table.steps - shown.undo]
    assert view(all, anna.id).undo_seat != shown.undo_seat or not all.steps
    kinds = [type(logged.entry) for logged in await parts.tables.journal(table.card.id)]
    assert kinds[-2:] == [Cut, Cut] and kinds.count(Acted) >= shown.undo
    again = Table(all.card).after(*await parts.tables.journal(table.card.id))
    assert again.match is not None and again.match.state.digest() == all.match.state.digest()


async def test_undo_stops_at_others_decisions_and_at_chance(parts: Parts) -> None:
    anna, ben = await guest(parts), await guest(parts, "Ben")
    table = await parts.tables.make(anna, wish("me", *["open"] * (SEATS - 1)))
    for seat in range(1, SEATS):
        table = await parts.tables.seat(table.card.id, ben, seat, SeatChange("claim", table.card.invite))
    with pytest.raises(NothingToUndo):
        await parts.tables.undo(table.card.id, anna.id, Undo(table.version, 0))
    last = table.to_act
    while table.to_act == last:
        who = anna if last == 0 else ben
        table = await parts.tables.act(table.card.id, who.id, first(table))
    other = anna if last != 0 else ben
    with pytest.raises(NotYourSeat):
        await parts.tables.undo(table.card.id, other.id, Undo(table.version, last))
    with pytest.raises(NothingToUndo):
        await parts.tables.undo(table.card.id, other.id, Undo(table.version, table.seats_of(other.id)[0]))


async def test_after_an_undo_the_log_is_sent_from_where_it_still_holds(parts: Parts) -> None:
    anna, table = await hot_seat(parts)
    first_seat = table.to_act
    one = await parts.tables.act(table.card.id, anna.id, first(table))
    assert one.to_act == first_seat, "a turn of this game has more than one step"
    back = await parts.tables.undo(table.card.id, anna.id, Undo(one.version, first_seat))
    again = await parts.tables.act(table.card.id, anna.id, first(back))
    assert view(again, anna.id, since=one.version).log_from == table.steps
    assert view(again, anna.id, since=back.version).log_from == back.steps
    assert view(again, anna.id, since=again.version).log == []
    assert view(again, anna.id, since=0).log_from == 0
    assert view(again, anna.id, since=again.version + 7).log_from == 0


async def test_seats_are_claimed_left_lent_and_taken_back(parts: Parts) -> None:
    anna, ben = await guest(parts), await guest(parts, "Ben")
    table = await parts.tables.make(anna, wish("me", *["open"] * (SEATS - 1)))
    id, invite = table.card.id, table.card.invite
    assert table.status == "waiting"
    with pytest.raises(NotNow):
        await parts.tables.act(id, anna.id, Act(table.version, 0, 0))
    for bad in (None, "", "guess", "ü"):
        with pytest.raises(WrongInvitation):
            await parts.tables.seat(id, ben, 1, SeatChange("claim", bad))
    table = await parts.tables.seat(id, ben, 1, SeatChange("claim", invite))
    assert table.seats[1].name == "Ben"
    with pytest.raises(SeatTaken):
        await parts.tables.seat(id, anna, 1, SeatChange("claim", invite))
    table = await parts.tables.seat(id, ben, 1, SeatChange("leave"))
    assert table.status == "waiting" and table.seats[1].kind == "open"
    for seat in range(1, SEATS):
        table = await parts.tables.seat(id, ben, seat, SeatChange("claim", invite))
    assert table.status == "playing"
    with pytest.raises(NotYourSeat):
        await parts.tables.seat(id, anna, 1, SeatChange("bot"))
    with pytest.raises(NotYourSeat):
        await parts.tables.seat(id, anna, 99, SeatChange("leave"))


async def test_a_lent_seat_comes_back_and_nobody_else_gets_it(parts: Parts) -> None:
    anna, ben = await guest(parts), await guest(parts, "Ben")
    await parts.bots.stop()
    table = await parts.tables.make(anna, wish(*["me"] * (SEATS - 1), "random"))
    id, invite = table.card.id, table.card.invite
    table = await parts.tables.seat(id, anna, 0, SeatChange("bot", bot="greedy"))
    assert (table.seats[0].kind, table.seats[0].name) == ("bot", "Anna")
    shown = view(table, anna.id).seats[0]
    assert shown.lent and not shown.mine
    with pytest.raises(SeatTaken):
        await parts.tables.seat(id, ben, 0, SeatChange("claim", invite))
    with pytest.raises(NotYourSeat):
        await parts.tables.seat(id, ben, 0, SeatChange("take"))
    table = await parts.tables.seat(id, anna, 0, SeatChange("take"))
    assert table.seats_of(anna.id) == list(range(SEATS - 1))
    with pytest.raises(NoTakeover):
        await parts.tables.seat(id, ben, SEATS - 1, SeatChange("claim", invite))
    with pytest.raises(UnknownName):
        await parts.tables.seat(id, anna, 0, SeatChange("bot", bot="genius"))


async def test_an_open_seat_is_filled_with_a_bot_by_those_who_sit(parts: Parts) -> None:
    anna, ben = await guest(parts), await guest(parts, "Ben")
    await parts.bots.stop()
    table = await parts.tables.make(anna, wish("me", *["open"] * (SEATS - 1)))
    with pytest.raises(NotYourSeat):
        await parts.tables.seat(table.card.id, ben, 1, SeatChange("bot"))
    for seat in range(1, SEATS):
        table = await parts.tables.seat(table.card.id, anna, seat, SeatChange("bot"))
    assert table.status == "playing"


async def test_a_new_name_is_shown_at_the_guests_tables(parts: Parts) -> None:
    anna, table = await hot_seat(parts)
    await parts.tables.seat(table.card.id, anna, 0, SeatChange("name", name="Captain"))
    renamed = await parts.guests.change(anna, MeChange(name="Anna Maria"))
    await parts.tables.rename(renamed, anna.name)
    table = await parts.tables.fresh(table.card.id)
    assert [seat.name for seat in table.seats] == ["Captain", *["Anna Maria"] * (SEATS - 1)]


async def test_chat_is_kept_with_name_and_seat(parts: Parts) -> None:
    anna, table = await hot_seat(parts)
    ben = await guest(parts, "Ben")
    await parts.tables.say(table.card.id, anna, "hello <b>all</b>\n\x00")
    table = await parts.tables.say(table.card.id, ben, "I only watch")
    lines = view(table, None).chat
    assert [(line.name, line.text) for line in lines] == [("Anna", "hello <b>all</b>"), ("Ben", "I only watch")]
    assert lines[0].seat >= 0 > lines[1].seat
    with pytest.raises(BadMessage):
        await parts.tables.say(table.card.id, ben, " \n ")
    for n in range(60):
        table = await parts.tables.say(table.card.id, ben, str(n))
    assert [line.text for line in view(table, None).chat] == [str(n) for n in range(10, 60)]


async def finished(parts: Parts) -> tuple[Guest, Table]:
    """A game that was played to its end, at a table of a guest's."""
    anna = await guest(parts)
    match = Match(load_game(GAME), SEATS, short(GAME), seed=1)
    while not match.over:
        match.play(match.legal[0])
    return anna, await parts.tables.upload(anna, transcript.write(match))


async def test_a_finished_game_is_downloaded_uploaded_and_played_again(parts: Parts) -> None:
    anna, table = await finished(parts)
    assert table.match is not None
    text = transcript_of(table, None)
    assert transcript.read(text).state.digest() == table.match.state.digest()
    copy = await parts.tables.upload(anna, text)
    assert copy.status == "over"
    assert view(copy, anna.id).outcome == view(table, anna.id).outcome
    ben = await guest(parts, "Ben")
    with pytest.raises(NotYourSeat):
        await parts.tables.rematch(table.card.id, ben)
    ids = await asyncio.gather(*(parts.tables.rematch(table.card.id, anna) for _ in range(5)))
    assert len(set(ids)) == 1
    again = await parts.tables.fresh(ids[0])
    assert again.seats_of(anna.id) == list(range(SEATS)) and again.card.seed != table.card.seed
    assert view(await parts.tables.fresh(table.card.id), None).rematch == ids[0]
    with pytest.raises(NotNow):
        await parts.tables.rematch(ids[0], anna)
    with pytest.raises(NotNow):
        await parts.tables.seat(table.card.id, anna, 0, SeatChange("leave"))


async def test_an_unfinished_transcript_goes_on_where_it_stopped(parts: Parts) -> None:
    anna, table = await hot_seat(parts)
    table = await play(parts, anna, table, 12)
    await parts.bots.stop()
    text = transcript_of(table, anna.id)
    copy = await parts.tables.upload(anna, text)
    assert copy.match is not None and table.match is not None
    assert copy.match.state.digest() == table.match.state.digest()
    assert copy.seats_of(anna.id) == list(range(SEATS))
    await parts.tables.act(copy.card.id, anna.id, first(copy))
    ids = load_game(GAME).meta.seat_ids
    with_bot = text.replace(f"player {ids[0]}: Anna", f"player {ids[0]}: greedy")
    assert (await parts.tables.upload(anna, with_bot)).seats[0].bot == "greedy"
    with pytest.raises(BadTranscript, match="line 3"):
        await parts.tables.upload(anna, text.replace("\nrules: ", "\nrules is "))


@pytest.mark.parametrize(
    "bad",
    [
        TableWish("chess", [SeatWish("me")] * SEATS),
        TableWish(GAME, [SeatWish("me")]),
        TableWish(GAME, []),
        TableWish(GAME, [SeatWish("bot", "genius")] * SEATS),
        TableWish(GAME, [SeatWish("me")] * SEATS, {"no_such": True}),
        TableWish(GAME, [SeatWish("me")] * SEATS, {load_game(GAME).meta.options[0].id: "never"}),
    ],
)
async def test_tables_that_cannot_be(parts: Parts, bad: TableWish) -> None:
    with pytest.raises(CaravelaError):
        await parts.tables.make(await guest(parts), bad)
    assert sum((await parts.store.counts()).values()) == 0


async def test_the_list_of_a_guests_tables(parts: Parts) -> None:
    anna, table = await hot_seat(parts)
    ben = await guest(parts, "Ben")
    waiting = await parts.tables.make(anna, wish("me", *["open"] * (SEATS - 1)))
    await parts.tables.say(table.card.id, ben, "the latest change comes first")
    lines = await parts.store.tables_of(anna.id)
    assert [(line.id, line.head.status) for line in lines] == [(table.card.id, "playing"), (waiting.card.id, "waiting")]
    assert [seat.name for seat in lines[0].seats] == ["Anna"] * SEATS
    assert await parts.store.tables_of(ben.id) == []


async def test_the_cache_is_bounded_and_what_it_forgot_is_read_again(parts: Parts) -> None:
    parts.tables = Tables(parts.store, room=30_000)
    made = [await hot_seat(parts) for _ in range(4)]
    assert parts.tables.cached(made[3][1].card.id) is not None
    assert parts.tables.cached(made[0][1].card.id) is None
    anna, table = made[0]
    assert (await parts.tables.act(table.card.id, anna.id, first(table))).version == table.version + 1


async def test_guests_who_never_did_anything_are_forgotten(parts: Parts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravela.server.http.guests.IDLE", -60)  # whoever is here already came long ago
    named, seated = await guest(parts), await parts.guests.make()
    await parts.tables.make(seated, wish(*["me"] * SEATS))
    idle = [await parts.guests.make() for _ in range(3)]
    await parts.guests.stop()
    await parts.guests.start()
    for _ in range(100):
        await asyncio.sleep(0.05)
        if not any([await parts.store.guest(one.id) for one in idle]):
            break
    assert [await parts.store.guest(one.id) for one in idle] == [None] * 3
    assert await parts.store.guest(named.id) == named and await parts.store.guest(seated.id) == seated
    # A cookie is as good as before.
    cookie = parts.guests.cookie(idle[0])
    assert await parts.guests.known(cookie) is None and parts.guests.new(cookie).id == idle[0].id


async def test_guests_who_came_a_moment_ago_are_not_forgotten(parts: Parts) -> None:
    one = await parts.guests.make()
    assert await parts.store.forget_guests(now() - 60_000) == 0
    assert await parts.store.guest(one.id) == one
