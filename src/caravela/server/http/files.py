"""The built client: its files, and its page for every address that is not the server's own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from caravela.server.http.web import lasting, parts_of
from caravela.server.tables.errors import NotFound

#: Vite puts a fingerprint into the names of these, so that browsers may keep them for ever.
ASSETS: Final = "assets/"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Caravela</title>
<h1>Caravela</h1>
<p>The server runs, but the client is not built. In the checkout, run
<code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>, then reload this page.
A released package has the client built in.</p>
</html>
"""


async def client(request: Request) -> Response:
    """A file of the client, or its page."""
    folder, path = parts_of(request).settings.client, request.path_params["path"]
    if path == "api" or path.startswith("api/"):
        raise NotFound("There is nothing at this address.")
    file = _inside(folder, path)
    if file is not None:
        return _file(file, path)
    if path.startswith(ASSETS):
        raise NotFound("There is no such file.")
    return _page(request, folder)


def _inside(folder: Path, path: str) -> Path | None:
    """The file of this name in the folder, and never one outside it."""
    if not path or "\0" in path:
        return None
    file = (folder / path).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


def _file(file: Path, path: str) -> Response:
    kept = "public, max-age=31536000, immutable" if path.startswith(ASSETS) else "no-cache"
    return FileResponse(file, headers={"cache-control": kept})


def _page(request: Request, folder: Path) -> Response:
    page = folder / "index.html"
    if not page.is_file():
        return Response(NOT_BUILT, headers={"cache-control": "no-store"}, media_type="text/html")
    return lasting(request, page.read_bytes(), "text/html")
