"""Which seats stay with their holders when the others are drawn."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("chosen", sa.Boolean, nullable=False, server_default=sa.false()))
