"""Codes for seats are found by their hash."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """An index over the rows of codes alone."""
    codes = sa.text("kind = 'coded'")
    op.create_index("codes", "log", ["action_id"], sqlite_where=codes, postgresql_where=codes)
