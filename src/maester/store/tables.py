"""The tables of the database. Times are milliseconds since 1970, UTC; JSON is kept as text."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("nickname", String(64), nullable=False),
    Column("webhook", Text),
    Column("created", BigInteger, nullable=False),
    # Sign-ins before this time are signed out.
    Column("signed_out", BigInteger),
)

# Sign-ins that were ended one by one.
signed_out = Table(
    "signed_out",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# When no server was running: nobody's clock counts that time.
downtimes = Table(
    "downtimes",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    # As text, because databases do not hold integers this large.
    Column("seed", String(64), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("shuffled", Boolean, nullable=False),
    Column("host", String(64), ForeignKey("people.id"), nullable=False),
    Column("clock", Text),
    Column("thinking", Integer, nullable=False),
    # Milliseconds after which a chance to act passes for a person who does nothing.
    Column("beat", Integer),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("continues", String(64)),
    # The seeds of the matches it continues, as JSON.
    Column("earlier", Text),
    Column("rematch", String(64)),
    # From here on: what the log says, written with its last entry, so that lists need not read logs.
    Column("status", String(16), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("due", BigInteger),
    # Once it is over, who won and how, as JSON: rules may change, results do not.
    Column("standing", Text),
    Index("matches_by_status", "status", "changed"),
    Index("matches_by_due", "due"),
    Index("matches_by_host", "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(64), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("position", Integer, nullable=False),
    Column("person", String(64), ForeignKey("people.id")),
    Column("bot", String(32)),
    # The person an open seat is kept for.
    Column("kept_for", String(64)),
    # The last question its owner was notified about while away.
    Column("told", Integer),
    # Whether its holder chose this seat, and keeps it when the other seats are drawn.
    Column("chosen", Boolean, nullable=False, server_default=false()),
    # What its holder brings, as JSON, where the game has them bring something.
    Column("brings", Text),
    # The chances to act at which the game always waits for its holder, and the entry after which they asked it to wait
    # once. Nobody else may know of either.
    Column("stops", Text, nullable=False, server_default=""),
    Column("held", Integer),
    Index("seats_by_person", "person"),
)

# Decks and armies that people keep.
rosters = Table(
    "rosters",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("people.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("value", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("rosters_by_person", "person", "game"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("match", String(64), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", String(32)),
    Column("created", BigInteger, nullable=False),
    Column("used_by", String(64), ForeignKey("people.id")),
    # For any number of people: it is never used up.
    Column("group", Boolean, nullable=False, server_default=false()),
    Index("invitations_by_match", "match"),
)

log = Table(
    "log",
    metadata,
    Column("match", String(64), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(64)),
    # What it says, as JSON; `kind` says which fields it has (entries.py).
    Column("what", Text, nullable=False),
)

# For each match, the latest position to go on from. The log is the truth: all of this may be lost.
keyframes = Table(
    "keyframes",
    metadata,
    Column("match", String(64), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(64), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(64)),
    Column("nickname", String(64), nullable=False),
    Column("seat", String(32)),
    # The seat a private line is for, and in `to_person` who sat there at the time.
    Column("to_seat", String(32)),
    Column("to_person", String(64)),
    Column("text", Text, nullable=False),
    Index("chat_by_match", "match", "id"),
)
