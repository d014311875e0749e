"""Guests: a browser is known by a signed cookie; there is no sign-up and nothing to remember."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Final

from itsdangerous import BadSignature, Signer
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from caravela.core.words import LANGUAGES
from caravela.server.http import keys
from caravela.server.http.keys import Key
from caravela.server.http.wire import MeChange
from caravela.server.storage.rows import Guest, Language, now
from caravela.server.storage.store import FORGOTTEN, Store
from caravela.server.tables.names import clean_name

COOKIE: Final = "caravela_guest"
#: The longest that browsers keep a cookie; each visit begins it anew.
COOKIE_SECONDS: Final = 400 * 24 * 3600
#: Seconds between two looks for guests who never did anything, and after which they are forgotten.
FORGET: Final = 24 * 3600
IDLE: Final = 30 * 24 * 3600


class Guests:
    """Knows guests by their cookies."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._keys: list[Key] = []
        #: The secrets that counted at the latest look.
        self._counted: set[str] = set()
        #: Called when one counts no more: whoever came in by it is to come again.
        self.on_end: list[Callable[[], None]] = []
        self._running: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Reads the keys, and goes on looking for new ones, and for guests to forget."""
        await self._read()
        self._running = [asyncio.create_task(self._look()), asyncio.create_task(self._forget())]

    async def stop(self) -> None:
        """Stops looking."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(keys.LOOK)
            # Without the database nobody comes in anyway, and the keys are as they were.
            with suppress(SQLAlchemyError, OSError):
                await self._read()

    async def _read(self) -> None:
        self._keys = await keys.keys(self.store)
        before, self._counted = self._counted, {key.secret for key in keys.believed(self._keys)}
        if not before <= self._counted:
            for listener in self.on_end:
                listener()

    async def _forget(self) -> None:
        """Earlier releases stored whoever came by."""
        while True:
            with suppress(SQLAlchemyError, OSError):
                while await self.store.forget_guests(now() - 1000 * IDLE) == FORGOTTEN:
                    await asyncio.sleep(1)
            await asyncio.sleep(FORGET)

    def cookie(self, guest: Guest) -> str:
        """What the browser keeps."""
        return _signer(keys.signing(self._keys)).sign(guest.id).decode()

    def id_of(self, cookie: str | None) -> str | None:
        """The guest's id, if the signature is ours."""
        for key in keys.believed(self._keys):
            with suppress(BadSignature, UnicodeError):
                return _signed(key, cookie or "")
        return None

    async def known(self, cookie: str | None) -> Guest | None:
        """The guest that a cookie belongs to."""
        id = self.id_of(cookie)
        return None if id is None else await self.store.guest(id)

    def new(self, cookie: str | None, languages: str = "") -> Guest:
        """A guest whom the store does not know: of the cookie, or with a new id. The language is the browser's.

        Somebody who only looks around is not kept, and costs nothing.
        """
        return Guest(self.id_of(cookie) or secrets.token_urlsafe(12), "", preferred(languages))

    async def make(self, languages: str = "") -> Guest:
        """A new guest who is kept at once."""
        guest = self.new(None, languages)
        await self.keep(guest)
        return guest

    async def keep(self, guest: Guest) -> None:
        """Remembers a new guest, who is about to do something."""
        with suppress(IntegrityError):  # a moment ago, by another request
            await self.store.add_guest(guest)

    async def change(self, guest: Guest, wish: MeChange) -> Guest:
        """The guest with another name or language."""
        name = guest.name if wish.name is None else clean_name(wish.name)
        changed = Guest(guest.id, name, wish.language or guest.language)
        if changed != guest:
            await self.store.change_guest(changed)
        return changed


@lru_cache(maxsize=8)
def _signer(key: Key) -> Signer:
    """There are as many as keys, and each request asks for one."""
    return Signer(key.secret, salt="caravela.guest")


@lru_cache(maxsize=4096)
def _signed(key: Key, cookie: str) -> str:
    """What a key has signed; the same cookie comes with every request. What it has not signed is refused anew."""
    return _signer(key).unsign(cookie).decode()


def preferred(accept: str) -> Language:
    """The first language of an Accept-Language header that there is.

    >>> preferred("de-DE,pl;q=0.8,en;q=0.5")
    'pl'
    """
    for part in accept.split(","):
        short = part.split(";")[0].strip()[:2].lower()
        for language in LANGUAGES:
            if short == language:
                return language  # type: ignore[return-value]
    return "en"
