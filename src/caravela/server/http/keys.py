"""The keys that sign guests' cookies. They are kept in the database, and a new one can take the place of an old one.

A new key is believed at once and signs a little later, when every process that shares the database has read it; the old
one is believed for a while, in which whoever comes gets a cookie with the new one.
"""

from __future__ import annotations

import os
import secrets
from typing import Final

import msgspec

from caravela.server.storage.database import Database
from caravela.server.storage.errors import BadDatabase
from caravela.server.storage.rows import now
from caravela.server.storage.store import Store

#: The setting of the database: the keys, oldest first; before the first rotation, the only key as it is.
SETTING: Final = "cookie_secret"
#: Seconds between two looks at the keys, and before a new key signs.
LOOK: Final = 20.0
LEAD: Final = 60.0
#: Days for which the old key is believed where nobody says how many; guests who stay away longer are not known again.
DAYS: Final = 90
_SECOND: Final = 1000
_DAY: Final = 24 * 3600 * _SECOND


class Key(msgspec.Struct, frozen=True):
    """A secret, and when it signs and is believed; in milliseconds since 1970."""

    secret: str
    signs: int = 0
    until: int | None = None


_decoder: Final[msgspec.json.Decoder[list[Key]]] = msgspec.json.Decoder(list[Key])


async def keys(store: Store) -> list[Key]:
    """The keys, oldest first; the first is made when it is first asked for."""
    value = await store.setting(SETTING, secrets.token_hex(32))
    return _decoder.decode(value) if value.startswith("[") else [Key(value)]


def believed(known: list[Key]) -> list[Key]:
    """The keys whose signatures count now."""
    return [key for key in known if key.until is None or key.until > now()]


def signing(known: list[Key]) -> Key:
    """The key that signs now."""
    ready = [key for key in known if key.signs <= now()]
    return (ready or known)[-1]


def rotated(known: list[Key], days: int) -> list[Key]:
    """The keys with a new one; the others are believed for so many days more, or with 0 not any more."""
    moment = now()
    if days == 0:
        return [Key(secrets.token_hex(32))]
    until = moment + days * _DAY
    old = [Key(key.secret, key.signs, min(until, key.until or until)) for key in believed(known)]
    return [*old, Key(secrets.token_hex(32), moment + int(LEAD * _SECOND))]


async def rotate(database: str, days: int) -> None:
    """Puts a new key into a database, on which servers may be running; BadDatabase if it cannot be used."""
    opened = Database(database)
    if not opened.postgres and not os.path.exists(str(opened.url.database)):
        raise BadDatabase(f"There is no database {opened.url.database}; name the server's with --database.")
    await opened.open()
    try:
        store = Store(opened)
        await store.put_setting(SETTING, msgspec.json.encode(rotated(await keys(store), days)).decode())
    finally:
        await opened.close()
