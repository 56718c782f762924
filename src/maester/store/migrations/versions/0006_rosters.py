"""Decks and armies that people keep, what a seat brings, and when it wants to be waited for."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "rosters",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("rosters_by_person", "rosters", ["person", "game"])
    op.add_column("seats", sa.Column("brings", sa.Text))
    op.add_column("seats", sa.Column("stops", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("held", sa.Integer))
    op.add_column("matches", sa.Column("beat", sa.Integer))
