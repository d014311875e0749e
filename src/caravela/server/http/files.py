"""The built client: its files, and its page for the addresses of people."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from caravela.core.registry import game_ids
from caravela.server.http.sharing import tags
from caravela.server.http.web import lasting, parts_of
from caravela.server.tables.errors import NotFound

#: Vite puts a fingerprint into the names of these, so that browsers may keep them for ever.
ASSETS: Final = "assets/"
PAGE: Final = "index.html"
#: What browsers and link previews ask for by themselves.
ICONS: Final = frozenset({"favicon.ico", "apple-touch-icon.png"})
#: The client's pages, as its router knows them: of a game, and of a table.
GAME_PAGES: Final = frozenset({"new", "learn", "rules", "data"})
TABLE_PAGES: Final = frozenset({"table", "replay"})
NO_CLIENT: Final = (
    "This package has no client; install a released wheel, or start the server with ./play in a checkout, which "
    "builds the client."
)
NOT_BUILT: Final = f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Caravela</title>
<h1>Caravela</h1>
<p>{NO_CLIENT}</p>
</html>
"""

#: Bytes that the name of a file can have.
LONGEST_NAME: Final = 255


async def client(request: Request) -> Response:
    """A file of the client, or its page; the page itself tells people who are lost how to go on."""
    folder, path = parts_of(request).settings.client, request.path_params["path"]
    if path == "api" or path.startswith("api/"):
        raise NotFound("There is nothing at this address.")
    file = _inside(folder, path)
    if file is not None:
        return _file(file, path)
    if path.startswith(ASSETS) or path in ICONS:
        raise NotFound("There is no such file.")
    return await _page(request, folder, path)


def _has_page(path: str) -> bool:
    """Whether the client shows something at this address."""
    match [part for part in path.split("/") if part]:
        case [] | ["index.html"]:
            return True
        case [page, game] if page in GAME_PAGES:
            return game in game_ids()
        case [page, _]:
            return page in TABLE_PAGES
        case _:
            return False


def _inside(folder: Path, path: str) -> Path | None:
    """The file of this name in the folder, and never one outside it."""
    if not path or "\0" in path or any(len(os.fsencode(name)) > LONGEST_NAME for name in path.split("/")):
        return None
    file = (folder / path).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


def _file(file: Path, path: str) -> Response:
    kept = "public, max-age=31536000, immutable" if path.startswith(ASSETS) else "no-cache"
    return FileResponse(file, headers={"cache-control": kept})


def built(folder: Path) -> bool:
    """Whether the client is there."""
    return (folder / PAGE).is_file()


async def _page(request: Request, folder: Path, path: str) -> Response:
    if not built(folder):
        return Response(NOT_BUILT, 503, {"cache-control": "no-store"}, media_type="text/html")
    page = (folder / PAGE).read_text(encoding="utf-8")
    if not _has_page(path):
        return Response(page, 404, {"cache-control": "no-cache"}, media_type="text/html")
    return lasting(request, page.replace("</head>", f"  {await tags(request, path)}\n  </head>", 1), "text/html")
