"""A table may be that of a lesson."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Tables name their lesson."""
    op.add_column("tables", sa.Column("lesson", sa.String(64)))
