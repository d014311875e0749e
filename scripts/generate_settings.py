"""Writes what is derived from the settings of the server: the table in docs/self-host.md and packaging/caravela.toml.

Run it after a change of src/caravela/server/settings.py; tests/server/test_settings.py fails until then.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from caravela.server.settings import example, table

ROOT: Final = Path(__file__).parents[1]
GUIDE: Final = ROOT / "docs" / "self-host.md"
EXAMPLE: Final = ROOT / "packaging" / "caravela.toml"
#: The table stands between these lines of the guide.
BEGIN: Final = "<!-- settings: written by scripts/generate_settings.py -->\n"
END: Final = "<!-- end of settings -->\n"


def guide(text: str) -> str:
    """The guide with the table of today."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


if __name__ == "__main__":
    GUIDE.write_text(guide(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
    EXAMPLE.write_text(example(), encoding="utf-8")
