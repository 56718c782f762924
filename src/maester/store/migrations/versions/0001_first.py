"""People, matches, seats, invitations, logs and chat.

Written out in full, because a step must not change when the tables change later.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("nickname", sa.String(64), nullable=False),
        sa.Column("webhook", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("shuffled", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("thinking", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("continues", sa.String(64)),
        sa.Column("rematch", sa.String(64)),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("matches_by_status", "matches", ["status", "changed"])
    op.create_index("matches_by_due", "matches", ["due"])
    op.create_table(
        "seats",
        of_a_match(primary_key=True),
        sa.Column("seat", sa.String(32), primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("person", sa.String(64), sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(32)),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "invitations",
        sa.Column("token", sa.String(64), primary_key=True),
        of_a_match(nullable=False),
        sa.Column("seat", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used_by", sa.String(64), sa.ForeignKey("people.id")),
    )
    op.create_index("invitations_by_match", "invitations", ["match"])
    op.create_table(
        "log",
        of_a_match(primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.String(32)),
        sa.Column("asked", sa.Integer),
        sa.Column("about", sa.Text),
        sa.Column("value", sa.Text),
        sa.Column("person", sa.String(64)),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        of_a_match(nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("nickname", sa.String(64), nullable=False),
        sa.Column("seat", sa.String(32)),
        sa.Column("to_seat", sa.String(32)),
        sa.Column("to_person", sa.String(64)),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_by_match", "chat", ["match", "id"])


def of_a_match(primary_key: bool = False, nullable: bool = True) -> sa.Column[str]:
    match = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match", sa.String(64), match, primary_key=primary_key, nullable=nullable and not primary_key)
