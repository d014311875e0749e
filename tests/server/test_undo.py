"""Taking back at a table: over bots, again, with the table's consent; gestures and steps without a choice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from support.server import quick

from caravela.core.errors import IllegalAction, NothingToUndo
from caravela.core.facts import CHANCE, NOBODY
from caravela.server.http.parts import Parts
from caravela.server.http.wire import MeChange
from caravela.server.storage.rows import Guest
from caravela.server.tables import undo
from caravela.server.tables.errors import (
    AskedAlready,
    BadGesture,
    NothingAsked,
    NothingToRedo,
    NotNow,
    NotYourSeat,
    RefusedOften,
    Stale,
)
from caravela.server.tables.journal import Acted, Cut, Redone
from caravela.server.tables.table import Table
from caravela.server.tables.views import view
from caravela.server.tables.wishes import Act, Answer, Ask, Redo, SeatChange, SeatWish, TableWish, Undo

pytestmark = pytest.mark.anyio

#: A game with turns of several steps, in some of which something is drawn.
GAME = "navegador"
FIRST = {"start": "first"}


@pytest.fixture
async def still(database: str) -> AsyncIterator[Parts]:
    """The parts of a server whose bots wait for the test to play them."""
    running = Parts(quick(database))
    await running.database.open()
    yield running
    await running.database.close()


async def guest(parts: Parts, name: str = "Anna") -> Guest:
    return await parts.guests.change(await parts.guests.make(), MeChange(name=name))


async def a_table(parts: Parts, anna: Guest, *kinds: str) -> Table:
    seats = [SeatWish(kind) if kind in ("me", "open") else SeatWish("bot", kind) for kind in kinds]  # type: ignore[arg-type]
    return await parts.tables.make(anna, TableWish(GAME, seats, dict(FIRST), seed=1))


async def two_people(parts: Parts, *bots: str) -> tuple[Guest, Guest, Table]:
    anna, ben = await guest(parts), await guest(parts, "Ben")
    table = await a_table(parts, anna, "me", "open", *bots)
    return anna, ben, await parts.tables.seat(table.card.id, ben, 1, SeatChange("claim", table.card.invite))


async def go(parts: Parts, table: Table, who: Guest | None = None, notation: str = "", **more: Any) -> Table:
    """The seat to act takes an action: the one that is written so, or the first."""
    assert table.match is not None
    number = (table.rules.actions.parse(notation) if notation else table.match.legal[0]).number
    if who is None:
        return await parts.tables.act_for_bot(table.card.id, table.position, table.to_act, number)
    return await parts.tables.act(table.card.id, who.id, Act(table.version, table.to_act, number, **more))


async def turn(parts: Parts, table: Table, who: Guest | None = None) -> Table:
    """The seat to act takes a turn in which nothing is revealed; a person's is one gesture."""
    if who is not None:
        return await gesture(parts, table, who, "rondel ships", "ships 1")
    return await go(parts, await go(parts, table, None, "rondel ships"), None, "ships 1")


async def gesture(parts: Parts, table: Table, who: Guest, *notations: str) -> Table:
    numbers = [table.rules.actions.parse(one).number for one in notations]
    return await parts.tables.act(table.card.id, who.id, Act(table.version, table.to_act, actions=numbers))


async def back(parts: Parts, table: Table, who: Guest, count: int = 1) -> Table:
    shown = view(table, who.id)
    seat = shown.undo_seat if shown.undo else table.seats_of(who.id)[0]
    return await parts.tables.undo(table.card.id, who.id, Undo(table.version, seat, count))


async def again(parts: Parts, table: Table, who: Guest) -> Table:
    return await parts.tables.redo(table.card.id, who.id, Redo(table.version, table.seats_of(who.id)[0]))


def digest(table: Table) -> str:
    assert table.match is not None
    return table.match.state.digest()


async def reread(parts: Parts, table: Table) -> Table:
    """The table as its journal tells it to somebody who has never seen it."""
    return Table(table.card).after(*await parts.tables.journal(table.card.id))


# Over bots, and again


async def test_undo_reaches_back_over_bots_and_redo_brings_everything_back(still: Parts) -> None:
    anna = await guest(still)
    start = await a_table(still, anna, "me", "random", "random")
    now = await turn(still, await turn(still, await turn(still, start, anna)))
    assert now.to_act == 0 and view(now, anna.id).undo == 1
    undone = await back(still, now, anna)
    assert digest(undone) == digest(start) and undone.to_act == 0
    assert view(undone, anna.id).redo == 1 and view(undone, anna.id).undo == 0
    redone = await again(still, undone, anna)
    assert digest(redone) == digest(now) and view(redone, anna.id).redo == 0
    assert view(redone, anna.id).undo == 1
    kinds = [type(logged.entry) for logged in await still.tables.journal(now.card.id)]
    assert kinds[-2:] == [Cut, Redone]
    assert digest(await reread(still, redone)) == digest(now)


async def test_a_new_decision_forgets_what_was_undone(still: Parts) -> None:
    anna = await guest(still)
    start = await a_table(still, anna, "me", "random", "random")
    undone = await back(still, await turn(still, await turn(still, start, anna)), anna)
    other = await go(still, undone, anna, "rondel workers")
    assert view(other, anna.id).redo == 0
    with pytest.raises(NothingToRedo):
        await again(still, other, anna)


async def test_several_undos_are_redone_one_by_one(still: Parts) -> None:
    anna = await guest(still)
    table = await a_table(still, anna, "me", "me")
    digests = [digest(table)]
    for notation in ["rondel ships", "ships 1"] * 2:
        table = await go(still, table, anna, notation)
        digests.append(digest(table))
    for at in (3, 2, 1):
        table = await back(still, table, anna)
        assert digest(table) == digests[at]
    table = await again(still, await again(still, table, anna), anna)
    assert digest(table) == digests[3] and view(table, anna.id).redo == 1


async def test_a_bot_that_was_thinking_when_something_was_undone_is_disregarded(still: Parts) -> None:
    anna = await guest(still)
    start = await a_table(still, anna, "me", "random", "random")
    thinking = await turn(still, start, anna)
    assert thinking.bot_due
    undone = await back(still, thinking, anna)
    with pytest.raises(Stale):
        await go(still, thinking, None, "rondel ships")
    assert digest(await still.tables.fresh(start.card.id)) == digest(undone)


async def test_bots_play_on_after_an_undo_over_them(parts: Parts) -> None:
    anna = await guest(parts)
    table = await a_table(parts, anna, "me", "random", "random")
    for _ in range(4):
        mine = await turn(parts, table, anna)
        table = await back(parts, mine, anna)
        assert table.to_act == 0
    assert (await until_mine(parts, await turn(parts, table, anna))).steps > mine.steps


async def until_mine(parts: Parts, table: Table) -> Table:
    for _ in range(2000):
        table = await parts.tables.fresh(table.card.id)
        if table.to_act == 0:
            return table
        await asyncio.sleep(0.01)
    raise AssertionError("the bots did not play on")


async def test_undo_stops_at_people_whoever_else_plays(still: Parts) -> None:
    anna, ben, table = await two_people(still, "random")
    table = await turn(still, await turn(still, table, anna), ben)
    assert view(table, anna.id).undo == 0 and view(table, ben.id).undo == 1
    bots = await turn(still, table)
    assert view(bots, anna.id).undo == view(bots, ben.id).undo == 0
    with pytest.raises(NothingToUndo):
        await back(still, bots, ben)
    lent = await still.tables.seat(table.card.id, ben, 1, SeatChange("bot", bot="random"))
    assert view(lent, anna.id).undo == 0, "a seat that is lent still has its owner"


async def test_undo_stops_at_what_was_revealed(still: Parts) -> None:
    anna = await guest(still)
    table = await a_table(still, anna, "me", "random")
    table = await discovered(still, table, anna)
    assert view(table, anna.id).undo == 0


async def discovered(parts: Parts, table: Table, who: Guest) -> Table:
    """After a discovery, which turns tokens up."""
    table = await go(parts, table, who, "rondel sailing")
    return await go(parts, table, who, "discover guine", auto=True)


# Gestures, and steps without a choice


async def test_steps_without_a_choice_are_taken_with_the_action_before(still: Parts) -> None:
    anna = await guest(still)
    table = await a_table(still, anna, "me", "random")
    table = await go(still, table, anna, "rondel buildings")
    built = await go(still, table, anna, "build spice_factory", auto=True)
    assert built.to_act == 1, "with the money gone, done is the only possibility"
    entry = (await still.tables.journal(table.card.id))[-1].entry
    assert isinstance(entry, Acted) and entry.steps == ["build spice_factory", "done"] and entry.forced == 1
    undone = await back(still, built, anna)
    assert digest(undone) == digest(table), "undo goes back to the choice"


async def test_a_turn_that_stays_is_not_passed_on(still: Parts) -> None:
    anna = await guest(still)
    table = await a_table(still, anna, "me", "random")
    table = await go(still, table, anna, "rondel buildings")
    built = await go(still, table, anna, "build spice_factory", auto=True, stay=True)
    assert built.match is not None and built.match.only_action is not None and built.to_act == 0
    assert (await go(still, built, anna)).to_act == 1


async def test_a_gesture_is_taken_whole_and_undone_whole(still: Parts) -> None:
    anna = await guest(still)
    table = await a_table(still, anna, "me", "random")
    after = await gesture(still, table, anna, "rondel buildings", "build spice_factory")
    assert after.steps == table.steps + 2 and after.version == table.version + 1
    assert view(after, anna.id).undo == 1
    assert digest(await back(still, after, anna)) == digest(table)


async def test_a_gesture_with_an_illegal_step_changes_nothing(still: Parts) -> None:
    anna = await guest(still)
    table = await a_table(still, anna, "me", "random")
    with pytest.raises(IllegalAction):
        await gesture(still, table, anna, "rondel buildings", "rondel workers")
    assert (await still.tables.fresh(table.card.id)).version == table.version


async def test_a_gesture_does_not_reach_over_chance_or_another_seat(still: Parts) -> None:
    """Whether its later steps are legal would tell what chance holds."""
    anna = await guest(still)
    table = await a_table(still, anna, "me", "me")
    fleet = ["rondel sailing", "discover guine", "fleet portugal", "fleet portugal"]
    with pytest.raises(BadGesture):
        await gesture(still, table, anna, *fleet, "done")
    with pytest.raises(BadGesture):
        await gesture(still, table, anna, "rondel ships", "ships 1", "rondel ships")
    assert (await gesture(still, table, anna, *fleet)).steps > table.steps + len(fleet)


# Asking the table


async def asked(parts: Parts, table: Table, who: Guest, step: int | None = None) -> Table:
    wanted = view(table, who.id).ask_step if step is None else step
    return await parts.tables.ask(table.card.id, who.id, Ask(table.version, table.seats_of(who.id)[0], wanted))


async def answered(parts: Parts, table: Table, who: Guest, agree: bool) -> Table:
    seat = table.seats_of(who.id)[0]
    return await parts.tables.answer(table.card.id, who.id, Answer(table.version, seat, agree))


async def test_the_table_agrees_and_the_game_goes_back(still: Parts) -> None:
    anna, ben, start = await two_people(still, "random")
    table = await turn(still, await turn(still, await turn(still, start, anna), ben))
    assert view(table, anna.id).ask_step == start.steps and view(table, anna.id).undo == 0
    open = await asked(still, table, anna)
    told = view(open, ben.id).asking
    assert told is not None and (told.seat, told.step, told.waiting, told.revealed) == (0, start.steps, [1], False)
    agreed = await answered(still, open, ben, True)
    assert digest(agreed) == digest(start) and view(agreed, ben.id).asking is None
    assert [line.kind for line in view(agreed, ben.id).chat] == ["asked", "agreed", "rewound"]
    assert view(await reread(still, agreed), anna.id) == view(agreed, anna.id)
    assert view(agreed, anna.id).redo == 1 and view(agreed, ben.id).redo == 0
    with pytest.raises(NothingAsked):
        await answered(still, agreed, ben, True)


async def test_a_refused_request_is_over_and_three_are_enough(still: Parts) -> None:
    anna, ben, table = await two_people(still)
    table = await turn(still, await turn(still, table, anna), ben)
    before = digest(table)
    for _ in range(undo.MOST_REFUSED):
        table = await answered(still, await asked(still, table, anna), ben, False)
        assert digest(table) == before and view(table, anna.id).asking is None
    assert view(table, anna.id).ask_step == NOBODY
    with pytest.raises(RefusedOften):
        await asked(still, table, anna, 0)
    assert [line.kind for line in view(table, anna.id).chat][-6:] == ["asked", "refused"] * 3


async def test_one_request_at_a_time_and_whoever_asks_may_withdraw(still: Parts) -> None:
    anna, ben, table = await two_people(still)
    table = await turn(still, await turn(still, table, anna), ben)
    open = await asked(still, table, anna)
    with pytest.raises(AskedAlready):
        await asked(still, open, ben, 0)
    with pytest.raises(NotNow):
        await answered(still, open, anna, True)
    withdrawn = await answered(still, open, anna, False)
    assert view(withdrawn, anna.id).asking is None and withdrawn.refused == {}
    assert view(withdrawn, anna.id).chat[-1].kind == "withdrew"


async def test_a_request_expires_when_the_game_moves_on(still: Parts) -> None:
    anna, ben, table = await two_people(still)
    table = await turn(still, await turn(still, table, anna), ben)
    open = await asked(still, table, anna)
    moved = await go(still, open, anna, "rondel workers")
    assert view(moved, ben.id).asking is None
    with pytest.raises(NothingAsked):
        await answered(still, moved, ben, True)
    with pytest.raises(Stale):
        await parts_answer(still, moved, ben, open.version)


async def parts_answer(parts: Parts, table: Table, who: Guest, version: int) -> Table:
    """An answer to what was seen at an older version."""
    return await parts.tables.answer(table.card.id, who.id, Answer(version, table.seats_of(who.id)[0], True))


async def test_an_answer_to_an_older_request_is_stale(still: Parts) -> None:
    anna, ben, table = await two_people(still)
    table = await turn(still, await turn(still, table, anna), ben)
    first = await asked(still, table, anna)
    other = await asked(still, await answered(still, first, anna, False), anna)
    with pytest.raises(Stale):
        await parts_answer(still, other, ben, first.version)
    stranger = await guest(still, "Cleo")
    with pytest.raises(NotYourSeat):
        await still.tables.answer(other.card.id, stranger.id, Answer(other.version, 1, True))


async def test_what_chance_revealed_concerns_everybody_and_comes_again(still: Parts) -> None:
    anna, ben, start = await two_people(still)
    table = await discovered(still, start, anna)
    assert table.match is not None
    drawn = [step.action.notation for step in table.match.steps if step.seat == CHANCE]
    open = await asked(still, table, anna)
    told = view(open, ben.id).asking
    assert told is not None and told.revealed and told.waiting == [1]
    agreed = await answered(still, open, ben, True)
    assert agreed.match is not None and agreed.match.steps[-1].action.notation == "rondel sailing"
    repeated = await go(still, agreed, anna, "discover guine", auto=True)
    assert repeated.match is not None
    assert [step.action.notation for step in repeated.match.steps if step.seat == CHANCE] == drawn


async def test_where_only_bots_are_concerned_the_game_goes_back_at_once(still: Parts) -> None:
    anna = await guest(still)
    start = await a_table(still, anna, "me", "random")
    table = await discovered(still, start, anna)
    agreed = await asked(still, table, anna)
    assert agreed.steps == start.steps + 1
    assert [line.kind for line in view(agreed, anna.id).chat] == ["asked", "rewound"]
    assert digest(await again(still, agreed, anna)) == digest(table)


async def test_any_change_can_be_asked_for_and_nothing_before_the_first(still: Parts) -> None:
    anna, ben, start = await two_people(still)
    table = await turn(still, await turn(still, start, anna), ben)
    with pytest.raises(NothingToUndo):
        await asked(still, table, anna, table.steps)
    open = await asked(still, table, anna, start.steps + 3)
    assert open.request is not None and open.request.step == start.steps + 2, "where Ben's gesture began"
