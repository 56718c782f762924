"""Bringing a database to the tables of this version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

# An arbitrary lock number shared by all processes: its holder may change the tables.
LOCK = 7_365_811


def config() -> Config:
    made = Config()
    # A % would be read as a placeholder.
    made.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return made


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the missing steps. Processes that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    wanted = ScriptDirectory.from_config(config()).get_current_head()
    if MigrationContext.configure(connection).get_current_revision() == wanted:
        return
    asked = config()
    asked.attributes["connection"] = connection
    command.upgrade(asked, to)
