"""Errors on the wire: one clear sentence for each, and the status that HTTP has for it. Nothing shows a traceback."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from caravela.core.errors import (
    BadAction,
    BadTranscript,
    CaravelaError,
    GameOver,
    IllegalAction,
    NothingToUndo,
    UnknownName,
)
from caravela.server.http.errors import OF_DATABASE, Foreign, TooLarge, TooOften
from caravela.server.http.wire import Trouble
from caravela.server.storage.errors import ailment
from caravela.server.tables import errors
from caravela.server.tables.answers import Fact

#: The status for each error, and the kind where the error has none; the first line that fits counts.
_STATUS: Final[list[tuple[type[Exception], int, str]]] = [
    (errors.NotFound, 404, ""),
    (errors.NotYourSeat, 403, ""),
    (errors.NotYourTurn, 403, ""),
    (errors.WrongInvitation, 403, ""),
    (errors.Hidden, 403, ""),
    (Foreign, 403, ""),
    (errors.Stale, 409, ""),
    (errors.NotNow, 409, ""),
    (errors.Busy, 503, ""),
    (errors.OldRules, 410, ""),
    (errors.BrokenTable, 500, ""),
    (TooOften, 429, ""),
    (TooLarge, 413, ""),
    (errors.Refused, 400, ""),
    (IllegalAction, 400, "illegal_action"),
    (BadAction, 400, "bad_action"),
    (GameOver, 409, "game_over"),
    (NothingToUndo, 409, "nothing_to_undo"),
    (BadTranscript, 400, "bad_transcript"),
    (UnknownName, 400, "unknown_name"),
    (CaravelaError, 400, "bad_request"),
    (msgspec.MsgspecError, 400, "bad_message"),
    (SQLAlchemyError, 503, "database_down"),
    (OSError, 503, "database_down"),
    (Exception, 500, "internal"),
]
_HTTP: Final = {
    404: ("not_found", "There is nothing at this address."),
    405: ("method", "This address does not take such a request."),
}


def status(error: Exception) -> int:
    """The HTTP status of an error."""
    if isinstance(error, HTTPException):
        return error.status_code
    return _line(error)[1]


def trouble(error: Exception) -> Trouble:
    """The error as the client is told of it."""
    if isinstance(error, HTTPException):
        kind, message = _HTTP.get(error.status_code, ("http", error.detail))
        return Trouble(kind, message)
    if isinstance(error, SQLAlchemyError | OSError):
        told_of = OF_DATABASE[ailment(error)]
        return Trouble(told_of.kind, str(told_of))
    told = Trouble(_line(error)[2] or getattr(error, "kind", "refused"), _sentence(error))
    if isinstance(error, IllegalAction):
        told.reason = Fact(error.reason.kind, error.reason.rule, error.reason.values)
    if isinstance(error, errors.Stale):
        told.version = error.version
    if isinstance(error, BadTranscript):
        told.line = error.line
    return told


def _line(error: Exception) -> tuple[type[Exception], int, str]:
    return next(line for line in _STATUS if isinstance(error, line[0]))


def _sentence(error: Exception) -> str:
    if isinstance(error, CaravelaError):
        return str(error)
    if isinstance(error, msgspec.MsgspecError):
        return _unreadable(error)
    return "Something went wrong in the server; it is written in its log."


def _unreadable(error: msgspec.MsgspecError) -> str:
    """msgspec says "Expected `int`, got `str` - at `$.version`"."""
    reason, _, place = str(error).partition(" - at ")
    reason = (reason[:1].lower() + reason[1:]).rstrip(".")
    return f"The message cannot be read: {reason}{f' at {place}' if place else ''}."
