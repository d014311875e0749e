"""Addresses about one table: making it, looking at it, playing at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from caravela.server.http import wire
from caravela.server.http.web import (
    LARGEST_UPLOAD,
    Address,
    address,
    answer,
    answer_with,
    guest_id,
    has,
    parts_of,
    read,
    table_id,
    visitor,
    with_cookie,
)
from caravela.server.storage.rows import Guest
from caravela.server.tables import hints, reasons
from caravela.server.tables.answers import SeatLink
from caravela.server.tables.curves import curves
from caravela.server.tables.decisions import transcript_of
from caravela.server.tables.errors import BadMessage, NoSuchStep, NotYourSeat, OldRules
from caravela.server.tables.ghosts import ghosts
from caravela.server.tables.table import Table
from caravela.server.tables.views import score_sheet, view_at
from caravela.server.tables.wishes import (
    MOST_STEPS,
    Act,
    Answer,
    Ask,
    HintWish,
    InvitationWish,
    LessonWish,
    LinkWish,
    Redo,
    SeatChange,
    TableWish,
    Undo,
)

#: A log of more steps than this is told beside the loop.
LONG_LOG: Final = 1000
#: Longer numbers than this are no step, seat or version of anything.
_DIGITS: Final = 9
#: More things than this nobody clicks for one move, or lie under one click.
_CLICKS: Final = 12


# Looking


async def look(request: Request) -> Response:
    """The view for this guest; with ?version=N, the log only from there."""
    table = await _table(request)
    since = _number(request.query_params.get("version", "0"))
    if since is None:
        raise BadMessage("The version in the address is not a whole number.")
    if table.steps - table.kept_since(since) > LONG_LOG:
        return await _long_view(request, table, guest_id(request))
    return _view(request, table, guest_id(request), since)


async def _long_view(request: Request, table: Table, guest: str | None) -> Response:
    """The same for a log that takes longer than a move."""
    views, online = parts_of(request).views, parts_of(request).presence.at(table.card.id)
    present = tuple(holder.guest in online for holder in table.seats)
    return await _costly(request, table, ("view", present), lambda: views.long(table, guest, online))


async def look_at(request: Request) -> Response:
    """The view after some step."""
    table, step = await _table(request), _number(request.path_params["step"])
    if step is None:
        raise NoSuchStep("A step is a whole number.")
    guest, online = guest_id(request), parts_of(request).presence.at(table.card.id)
    present = tuple(holder.guest in online for holder in table.seats)
    return await _costly(
        request, table, ("at", step, present), lambda: msgspec.json.encode(view_at(table, guest, step, online))
    )


async def look_at_curves(request: Request) -> Response:
    """How the game went."""
    table, guest = await _table(request), guest_id(request)
    return await _costly(request, table, ("curves",), lambda: msgspec.json.encode(curves(table, guest)))


async def look_at_scores(request: Request) -> Response:
    """The points line by line, now or after the step in ?step=N."""
    table = await _table(request)
    step = _number(request.query_params.get("step", str(table.steps)))
    if step is None:
        raise NoSuchStep("A step is a whole number.")
    guest = guest_id(request)
    return await _costly(request, table, ("scores", step), lambda: msgspec.json.encode(score_sheet(table, guest, step)))


async def why_not(request: Request) -> Response:
    """Why something cannot be clicked now: ?clicked=… for each click so far, ?target=… for what was clicked then."""
    guest, table = _mover(request), await _table(request)
    asked = request.query_params.getlist
    clicked, targets = asked("clicked")[:_CLICKS], asked("target")[:_CLICKS]
    return answer(await asyncio.to_thread(reasons.why_not, table, guest, clicked, targets))


async def preview(request: Request) -> Response:
    """What ?action=N would change on the table; with several of them, what a gesture would."""
    guest, table = _mover(request), await _table(request)
    asked = [_number(text) for text in request.query_params.getlist("action")[:MOST_STEPS]]
    numbers = [number for number in asked if number is not None]
    if not numbers or len(numbers) < len(asked):
        raise BadMessage("The action in the address is not a whole number.")
    return answer(ghosts(table, guest, numbers))


async def download(request: Request) -> Response:
    """The transcript, as a file; where the rules are not here, as the journal has it."""
    id, guest = table_id(request), guest_id(request)
    try:
        table = await _table(request)
    except OldRules:
        parts = parts_of(request)
        parts.limits.take("reads", guest, address(request))
        game, text = await parts.tables.blind_transcript(id)
        response = answer_with(text.encode())
    else:
        game = table.card.game
        response = await _costly(request, table, ("transcript",), lambda: transcript_of(table, guest).encode())
    response.headers["content-disposition"] = f'attachment; filename="{game}-{id}.txt"'
    response.headers["content-type"] = "text/plain; charset=utf-8"
    return response


# Making


async def make(request: Request) -> Response:
    """A new table."""
    wish = await read(request, TableWish)
    guest, parts = await _maker(request), parts_of(request)
    table = await parts.tables.make(guest, wish)
    parts.metrics.tables_made.inc()
    return with_cookie(request, answer(wire.Made(table.card.id, table.card.invite), 201))


async def teach(request: Request) -> Response:
    """A table for a lesson."""
    wish = await read(request, LessonWish)
    guest, parts = await _maker(request), parts_of(request)
    table = await parts.tables.teach(guest, wish)
    parts.metrics.tables_made.inc()
    return with_cookie(request, answer(wire.Made(table.card.id, table.card.invite), 201))


async def upload(request: Request) -> Response:
    """A table out of a transcript."""
    wish = await read(request, wire.Upload, LARGEST_UPLOAD)
    guest, parts = await _maker(request), parts_of(request)
    parts.limits.take("bytes", None, address(request), len(wish.text.encode("utf-8", "surrogatepass")))
    table = await parts.tables.upload(guest, wish.text)
    parts.metrics.tables_made.inc()
    return with_cookie(request, answer(wire.Made(table.card.id, table.card.invite), 201))


async def rematch(request: Request) -> Response:
    """The table at which the same people play again."""
    await read(request, wire.Nothing)
    guest = await _maker(request)
    id = await parts_of(request).tables.rematch(table_id(request), guest)
    return answer(wire.Made(id, None))


# Playing


async def act(request: Request) -> Response:
    """A decision."""
    wish = await read(request, Act)
    guest, parts = _mover(request), parts_of(request)
    table = await parts.tables.act(table_id(request), guest, wish)
    parts.metrics.moves_of_people.inc()
    return _view(request, table, guest, wish.version)


async def undo(request: Request) -> Response:
    """Decisions are taken back."""
    wish = await read(request, Undo)
    guest, parts = _mover(request), parts_of(request)
    table = await parts.tables.undo(table_id(request), guest, wish)
    parts.metrics.undone.inc()
    return _view(request, table, guest, wish.version)


async def redo(request: Request) -> Response:
    """What was undone is done again."""
    wish = await read(request, Redo)
    guest = _mover(request)
    table = await parts_of(request).tables.redo(table_id(request), guest, wish)
    return _view(request, table, guest, wish.version)


async def ask(request: Request) -> Response:
    """The table is asked for an undo."""
    wish = await read(request, Ask)
    guest = _mover(request)
    table = await parts_of(request).tables.ask(table_id(request), guest, wish)
    return _view(request, table, guest, wish.version)


async def answer_asked(request: Request) -> Response:
    """Somebody answers what the table is asked for."""
    wish = await read(request, Answer)
    guest = _mover(request)
    table = await parts_of(request).tables.answer(table_id(request), guest, wish)
    return _view(request, table, guest, wish.version)


async def hint(request: Request) -> Response:
    """What a bot would do; that it was asked for stands at the table, what it said does not."""
    wish = await read(request, HintWish)
    guest, parts = _mover(request), parts_of(request)
    table = await parts.tables.hint(table_id(request), guest, wish)
    assert table.match is not None
    card, state = table.card, table.match.state
    found = await parts.bots.workers.hint(card.game, card.rules_version, wish.seat, state.dump())
    return answer(hints.told(table, wish.seat, found))


async def seat(request: Request) -> Response:
    """A seat changes hands."""
    wish, number = await read(request, SeatChange), _seat(request)
    guest = await _player(request, "moves")
    table = await parts_of(request).tables.seat(table_id(request), guest, number, wish)
    return with_cookie(request, _view(request, table, guest.id))


async def link(request: Request) -> Response:
    """The personal link of a seat; no view has it."""
    wish, number = await read(request, LinkWish), _seat(request)
    guest, parts, id = await _player(request, "moves"), parts_of(request), table_id(request)
    key = await parts.tables.link(id, guest, number, wish, parts.presence.at(id))
    return with_cookie(request, answer(SeatLink(key)))


async def invitation(request: Request) -> Response:
    """Another invitation, or none."""
    wish = await read(request, InvitationWish)
    guest = await _player(request, "moves")
    table = await parts_of(request).tables.invitation(table_id(request), guest, wish)
    return with_cookie(request, _view(request, table, guest.id))


async def chat(request: Request) -> Response:
    """A line of chat."""
    wish = await read(request, wire.Saying)
    guest, parts = await _player(request, "chat"), parts_of(request)
    table = await parts.tables.say(table_id(request), guest, wish.text)
    parts.metrics.chat.inc()
    return with_cookie(request, _view(request, table, guest.id))


def _seat(request: Request) -> int:
    number = _number(request.path_params["seat"])
    if number is None:
        raise NotYourSeat("A seat is a whole number.")
    return number


async def _costly(request: Request, table: Table, what: tuple[Hashable, ...], make: Callable[[], bytes]) -> Response:
    """Something that is worked out beside the loop, once for each version and viewer."""
    parts, guest = parts_of(request), guest_id(request)
    parts.limits.take("reads", guest, address(request))
    viewer = guest if table.belongs(guest) else None
    key = (*what, table.card.id, table.version, viewer)
    return answer_with(await parts.reads.told(address(request), key, make))


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= _DIGITS else None


async def _table(request: Request) -> Table:
    return await parts_of(request).tables.latest(table_id(request))


async def _maker(request: Request) -> Guest:
    guest, limits = await visitor(request), parts_of(request).limits
    limits.take("tables", guest.id, address(request))
    return guest


def _mover(request: Request) -> str | None:
    """Who moves: the cookie is enough, as a stranger has no seat."""
    guest = guest_id(request)
    parts_of(request).limits.take("moves", guest, address(request))
    return guest


async def _player(request: Request, what: str) -> Guest:
    guest = await visitor(request)
    parts_of(request).limits.take(what, guest.id, address(request))
    return guest


def _view(request: Request, table: Table, guest: str | None, since: int = 0) -> Response:
    parts = parts_of(request)
    had = parts.views.outlines(table, guest, has(request) or ())
    return answer_with(parts.views.told(table, guest, parts.presence.at(table.card.id), since, had).text)


ROUTES: Final = [
    Address("/api/tables/{id}/act", act, methods=["POST"]),
    Address("/api/tables", make, methods=["POST"]),
    Address("/api/lessons", teach, methods=["POST"]),
    Address("/api/transcripts", upload, methods=["POST"]),
    Address("/api/tables/{id}", look, methods=["GET"]),
    Address("/api/tables/{id}/at/{step}", look_at, methods=["GET"]),
    Address("/api/tables/{id}/curves", look_at_curves, methods=["GET"]),
    Address("/api/tables/{id}/scores", look_at_scores, methods=["GET"]),
    Address("/api/tables/{id}/why", why_not, methods=["GET"]),
    Address("/api/tables/{id}/preview", preview, methods=["GET"]),
    Address("/api/tables/{id}/transcript", download, methods=["GET"]),
    Address("/api/tables/{id}/undo", undo, methods=["POST"]),
    Address("/api/tables/{id}/redo", redo, methods=["POST"]),
    Address("/api/tables/{id}/ask", ask, methods=["POST"]),
    Address("/api/tables/{id}/answer", answer_asked, methods=["POST"]),
    Address("/api/tables/{id}/hint", hint, methods=["POST"]),
    Address("/api/tables/{id}/seats/{seat}", seat, methods=["POST"]),
    Address("/api/tables/{id}/seats/{seat}/link", link, methods=["POST"]),
    Address("/api/tables/{id}/invitation", invitation, methods=["POST"]),
    Address("/api/tables/{id}/chat", chat, methods=["POST"]),
    Address("/api/tables/{id}/rematch", rematch, methods=["POST"]),
]
