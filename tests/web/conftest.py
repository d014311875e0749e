"""A server with the built client, and browsers that visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, ViewportSize
from support.browser import Visitor, launching
from support.server import quick, serving

from caravela.server.settings import STATIC

DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}

#: Makes a visitor with a browser profile of its own.
Come = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Chromium as the machine has it."""
    return launching()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A running server whose bots do not wait."""
    assert (STATIC / "index.html").exists(), "the client is not built; run ./test --setup"
    database: Path = tmp_path_factory.mktemp("web") / "tables.sqlite"
    with serving(quick(str(database))) as address:
        yield address


@pytest.fixture
def come(browser: Browser, url: str) -> Iterator[Come]:
    """Lets somebody come to the server: `come(language="ru", phone=True)`. In the end no page may have had trouble."""
    visitors: list[Visitor] = []

    def new(language: str = "en", phone: bool = False, dark: bool = False, still: bool = True, **more: Any) -> Visitor:
        settings: dict[str, Any] = {
            "viewport": PHONE if phone else DESK,
            "has_touch": phone,
            "is_mobile": phone,
            "locale": language,
            "color_scheme": "dark" if dark else "light",
            "reduced_motion": "reduce" if still else "no-preference",
        }
        visitor = Visitor(browser.new_context(**(settings | more)).new_page(), url, touch=phone)
        visitors.append(visitor)
        return visitor

    yield new
    for visitor in visitors:
        troubles = visitor.troubles
        visitor.page.context.close()
        assert not troubles, troubles


@pytest.fixture
def anna(come: Come) -> Visitor:
    """Somebody at a desk, in English."""
    return come()
