"""Each entry of a log says what happened in fields of its own kind; keyframes; matches can be found by host."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import sqlalchemy as sa
from alembic import op
from msgspec import Raw
from msgspec.json import decode, encode

revision = "0005"
down_revision = "0004"

AT_ONCE = 1_000
"""Rows that are held in memory."""

LOG = sa.table(
    "log",
    *(sa.column(name) for name in ("match", "sequence", "kind", "seat", "asked", "about", "value", "what")),
)
GONE = ("kind", "seat", "asked", "about", "value")


def upgrade() -> None:
    op.create_index("matches_by_host", "matches", ["host"])
    op.create_table(
        "keyframes",
        sa.Column("match", sa.String(64), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("log", sa.Column("what", sa.Text))
    connection = op.get_bind()
    key = (LOG.c.match == sa.bindparam("of"), LOG.c.sequence == sa.bindparam("number"))
    write = sa.update(LOG).where(*key).values(what=sa.bindparam("said"))
    rows = old_rows(connection)
    while batch := [{"of": row.match, "number": row.sequence, "said": said(row)} for row in islice(rows, AT_ONCE)]:
        connection.execute(write, batch)
    with op.batch_alter_table("log") as log:
        log.alter_column("what", nullable=False, existing_type=sa.Text)
        for name in GONE:
            log.drop_column(name)


def old_rows(connection: sa.Connection) -> Iterator[Any]:
    """All rows, in key order, a batch at a time."""
    last = sa.tuple_(LOG.c.match, LOG.c.sequence)
    wanted = sa.select(LOG).order_by(LOG.c.match, LOG.c.sequence).limit(AT_ONCE)
    found = connection.execute(wanted).all()
    while found:
        yield from found
        after = last > sa.tuple_(sa.literal(found[-1].match), sa.literal(found[-1].sequence))
        found = connection.execute(wanted.where(after)).all()


def said(row: Any) -> str:
    return encode({"kind": KINDS[row.kind], "seat": row.seat, **fields(row)}).decode()


KINDS = {
    "answer": "answered",
    "undo": "undone",
    "leave": "left",
    "return": "returned",
    "propose": "proposed",
    "agree": "agreed",
    "pause": "paused",
    "resume": "resumed",
}


def fields(row: Any) -> dict[str, Any]:
    """What the columns of an old entry meant, which was different for each kind."""
    match row.kind:
        case "answer":
            answer = Raw((row.value or "null").encode())
            return {"asked": row.asked or 0, "about": row.about or "", "answer": answer}
        case "undo":
            agreed = row.value == "true"
            return {"agreed": agreed, "sealed": not agreed and row.about != "last"}
        case "leave":
            # A 0 marks entries made after leaving stopped counting as agreeing.
            bot = decode(row.value or '"squire"')
            return {"bot": bot, "why": row.about or "wish", "agrees": row.asked != 0}
        case "propose":
            return {"what": row.about or "", "missing": decode(row.value or "[]")}
        case "agree":
            return {"proposal": row.asked or 0, "yes": row.value == "true"}
        case _:
            return {}
