"""Addresses about the games: what there is, words, rules, drawings, printed numbers.

`?rules=1` asks for what a table sees that plays by an older version of its game.
"""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from caravela.server.http import catalogue
from caravela.server.http.web import Address, lasting
from caravela.server.tables.errors import NotFound

JSON: Final = "application/json"
#: Digits.
LONGEST_VERSION: Final = 9


async def games(request: Request) -> Response:
    """Every game."""
    return lasting(request, msgspec.json.encode(catalogue.games()), JSON)


async def game(request: Request) -> Response:
    """One game."""
    return lasting(request, msgspec.json.encode(catalogue.game(request.path_params["game"], _version(request))), JSON)


async def text(request: Request) -> Response:
    """A game's words in one language."""
    found = catalogue.text(request.path_params["game"], request.path_params["language"])
    return lasting(request, found, "text/plain")


async def rulebook(request: Request) -> Response:
    """A game's rules in one language."""
    found = catalogue.rules(request.path_params["game"], request.path_params["language"])
    return lasting(request, msgspec.json.encode(found), JSON)


async def introduction(request: Request) -> Response:
    """A game in a few screens, in one language."""
    found = catalogue.introduction(request.path_params["game"], request.path_params["language"])
    return lasting(request, msgspec.json.encode(found), JSON)


async def lessons(request: Request) -> Response:
    """What a game's lessons say in one language."""
    return lasting(
        request, catalogue.lessons(request.path_params["game"], request.path_params["language"]), "text/plain"
    )


async def numbers(request: Request) -> Response:
    """A game's numbers in play."""
    found = catalogue.numbers(request.path_params["game"], _version(request))
    return lasting(request, msgspec.json.encode(found), JSON)


async def art(request: Request) -> Response:
    """A drawing."""
    found = catalogue.art(request.path_params["game"], request.path_params["file"], _version(request))
    return lasting(request, found, "image/svg+xml")


async def share(request: Request) -> Response:
    """A picture for link previews."""
    return lasting(request, catalogue.share(request.path_params["game"]), "image/jpeg")


async def printed(request: Request) -> Response:
    """Where a game's printed numbers come from."""
    found = catalogue.printed(request.path_params["game"], _version(request))
    return lasting(request, msgspec.json.encode(found), JSON)


def _version(request: Request) -> int | None:
    """The version of the rules that is asked for; today's if none is."""
    text = request.query_params.get("rules")
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > LONGEST_VERSION:
        raise NotFound("A version of rules is a whole number.")
    return int(text)


ROUTES: Final = [
    Address("/api/games", games),
    Address("/api/games/{game}", game),
    Address("/api/games/{game}/text/{language}", text),
    Address("/api/games/{game}/rulebook/{language}", rulebook),
    Address("/api/games/{game}/introduction/{language}", introduction),
    Address("/api/games/{game}/lessons/{language}", lessons),
    Address("/api/games/{game}/numbers", numbers),
    Address("/api/games/{game}/art/{file}", art),
    Address("/api/games/{game}/share.jpg", share),
    Address("/api/games/{game}/data", printed),
]
