"""Observations and action masks: the row of numbers of `caravela.core.encoding`, and its schema for people.

>>> from caravela import Match, load_game
>>> match = Match(load_game("navegador"), seats=4, seed=1)
>>> rows = encoding(match.rules, 4)
>>> seat = match.seat_to_act
>>> rows.encode(match.state, seat)[rows.index["money.me"]]
200
>>> sum(mask(match.rules, match.state)) == len(match.legal)
True
"""

from __future__ import annotations

from typing import Any

from caravela.core.encoding import VERSION, Block, Encoding, Entry, encoding, mask

__all__ = ["VERSION", "Block", "Encoding", "Entry", "encoding", "mask", "told"]


def told(rows: Encoding) -> dict[str, Any]:
    """The schema as JSON data: version, digest, size, and each entry with its name, kind, members and meaning."""
    return {
        "game": rows.rules.meta.id,
        "rules_version": rows.rules.meta.rules_version,
        "seats": rows.seats,
        "actions": len(rows.rules.actions),
        "version": VERSION,
        "digest": rows.digest,
        "size": rows.size,
        "entries": [
            {"name": entry.name, "kind": entry.kind, "members": list(entry.members), "meaning": entry.meaning}
            for entry in rows.schema
        ],
    }
