"""Addresses about the games: what there is, words, rules, drawings, printed numbers."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from caravela.server.http import catalogue
from caravela.server.http.web import lasting

JSON: Final = "application/json"


async def games(request: Request) -> Response:
    """Every game."""
    return lasting(request, msgspec.json.encode(catalogue.games()), JSON)


async def text(request: Request) -> Response:
    """A game's words in one language."""
    found = catalogue.text(request.path_params["game"], request.path_params["language"])
    return lasting(request, found, "text/plain")


async def rulebook(request: Request) -> Response:
    """A game's rules in one language."""
    found = catalogue.rules(request.path_params["game"], request.path_params["language"])
    return lasting(request, msgspec.json.encode(found), JSON)


async def art(request: Request) -> Response:
    """A drawing."""
    return lasting(request, catalogue.art(request.path_params["game"], request.path_params["file"]), "image/svg+xml")


async def printed(request: Request) -> Response:
    """Where a game's printed numbers come from."""
    return lasting(request, msgspec.json.encode(catalogue.printed(request.path_params["game"])), JSON)


ROUTES: Final = [
    Route("/api/games", games),
    Route("/api/games/{game}/text/{language}", text),
    Route("/api/games/{game}/rulebook/{language}", rulebook),
    Route("/api/games/{game}/art/{file}", art),
    Route("/api/games/{game}/data", printed),
]
