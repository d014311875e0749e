"""Bots' turns are leased by one server process at a time; tables where a bot is to act are found by an index."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Makes the leases."""
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_bot_due", "tables", ["bot_due"])
