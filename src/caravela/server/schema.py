"""The JSON schema of the wire, for the client: `python -m caravela.server.schema > web/src/wire.schema.json`."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from caravela.server import wire


def schema() -> dict[str, Any]:
    """Every type of the interface under `$defs`."""
    _, components = msgspec.json.schema_components(wire.TYPES, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The wire of Caravela's table",
        "$defs": dict(sorted(components.items())),
    }


def main() -> None:
    """Writes the schema to standard output."""
    sys.stdout.write(json.dumps(schema(), indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
