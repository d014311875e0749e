"""The tables of the database. `migrations/` makes them; a test compares the two.

Times are milliseconds since 1970. The journal (`entries`) is the truth; what `tables` and `seats` say beyond the card
of a table follows from it and is written in the same transaction, for lists and look-ups.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

settings: Final = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

guests: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("made", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    # the card
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("lesson", String(64)),
    # the head
    Column("version", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("to_act", Integer, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("result", Text),
    Index("tables_bot_due", "bot_due"),
    Index("tables_status", "status"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("guest_id", String(32), ForeignKey("guests.id")),
    Column("bot", String(64)),
    Index("seats_guest", "guest_id"),
)

entries: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("digest", String(32)),
)

leases: Final = Table(
    "leases",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
)
