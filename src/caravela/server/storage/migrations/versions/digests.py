"""Entries carry a running digest, and finished games how they ended; what was stored before has neither."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    """Makes room for both."""
    op.add_column("entries", sa.Column("digest", sa.String(32)))
    op.add_column("tables", sa.Column("result", sa.Text))
