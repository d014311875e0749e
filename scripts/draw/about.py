"""What symbols and anchors go by where somebody asks what they are, if not by their own names: `data-about`."""

from __future__ import annotations

import re
from collections.abc import Mapping

_NAMED = re.compile(r'<symbol id="([^"]+)"|<g id="a-([^"]+)" class="anchor"|data-word="([^"]+)"')


def with_about(drawing: str, names: Mapping[str, str]) -> str:
    """The drawing with `data-about` where a name, or the part of it before a `-`, is among these."""

    def put(found: re.Match[str]) -> str:
        name = found[1] or found[2] or found[3]
        known = names.get(name) or (names.get(name.split("-")[0]) if found[2] else None)
        return f'{found[0]} data-about="{known}"' if known else found[0]

    return _NAMED.sub(put, drawing)
