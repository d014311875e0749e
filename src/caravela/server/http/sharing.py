"""What other sites show of a link to us: the `og:` tags of a page, with a picture of its game.

The pictures are drawn by `scripts/draw_shares.py`: readers of previews want JPEG or PNG, which a server without a
rasteriser cannot make of a position.
"""

from __future__ import annotations

from html import escape
from typing import Final

from starlette.requests import Request

from caravela.core.errors import CaravelaError
from caravela.core.registry import game_ids, load_game
from caravela.server.http import catalogue
from caravela.server.http.web import parts_of
from caravela.server.tables.table import Table

SITE: Final = "Caravela"
MOTTO: Final = "Age-of-sail board games, played exactly by their rulebooks, with friends and bots."
#: The picture of the whole site, among the client's files.
PICTURE: Final = "/share.jpg"
WIDTH, HEIGHT = 1200, 630
#: What stands before the title of a game, by its page.
TITLES: Final = {"rules": "Rules of ", "data": "The numbers of ", "learn": "How to play ", "replay": "A game of "}
#: How many names a preview tells.
MOST_NAMES: Final = 5


async def tags(request: Request, path: str) -> str:
    """The tags of a page, as HTML."""
    page, _, id = path.partition("/")
    table = await _table(request, id) if page in ("table", "replay") else None
    game = table.card.game if table else id if id in game_ids() else None
    return _html(request, path, _title(page, game), _text(table, game), _picture(game))


async def _table(request: Request, id: str) -> Table | None:
    """The table that a page is about; a page about none says so itself."""
    try:
        return await parts_of(request).tables.fresh(id)
    except CaravelaError:
        return None


def _title(page: str, game: str | None) -> str:
    return f"{TITLES.get(page, '')}{load_game(game).meta.title}" if game else SITE


def _text(table: Table | None, game: str | None) -> str:
    """Who plays, as everybody who has the link may know; else what the site is."""
    if table is None or game is None:
        return MOTTO
    title = load_game(game).meta.title
    if table.status == "waiting":
        return f"A table of {title} that waits for players."
    names = [seat.name for seat in table.seats if seat.kind == "person" and seat.name][:MOST_NAMES]
    return f"A game of {title}: {', '.join(names)}." if names else f"A game of {title}."


def _picture(game: str | None) -> str:
    return f"/api/games/{game}/share.jpg" if game and catalogue.has_share(game) else PICTURE


def _html(request: Request, path: str, title: str, text: str, picture: str) -> str:
    """Addresses are whole, as readers of previews need them; the secret of an invitation is in none."""
    origin = f"{request.url.scheme}://{request.url.netloc}"
    properties = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:url": f"{origin}/{path}",
        "og:image": origin + picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"The board of {title}" if picture != PICTURE else "The boards of the games",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])
