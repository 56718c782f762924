"""Results that outlive rules, tables that continue others, seats kept for somebody, sign-ins that end, time lost."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("earlier", sa.Text))
    op.add_column("matches", sa.Column("standing", sa.Text))
    op.add_column("seats", sa.Column("kept_for", sa.String(64)))
    op.add_column("people", sa.Column("signed_out", sa.BigInteger))
    op.create_table(
        "signed_out",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "downtimes",
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
