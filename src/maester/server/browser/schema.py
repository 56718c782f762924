"""The browser's types, written from the messages and from every game: `python -m maester.server.browser.schema web/src`
(`make types`)."""

import sys
from inspect import isclass
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import FieldInfo

from maester.kernel import Standing
from maester.server import messages
from maester.server.browser import game_schema
from maester.server.browser.typescript import Writer, has_default

HEAD = "// Written by `make types` from src/maester/server/messages/: change that, not this.\n"

SENT_BY_BROWSERS = {
    *(messages.SignIn, messages.ChangeMe, messages.TimeControl, messages.SeatPlan, messages.NewMatch, messages.Sit),
    *(messages.Choose, messages.Bring, messages.Brought, messages.Invite, messages.ContinueFrom, messages.Substitute),
    *messages.ClientMessage.__args__,
}
"""In these, fields with a default may be left out. In all others the server sends every field."""

UNIONS = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "LobbyMessage": messages.LobbyMessage,
}


def written() -> str:
    """All messages as TypeScript."""
    of_games = {*game_schema.OF_ALL_KINDS.values(), Standing.__name__}
    writer = Writer(may_be_left_out, aliases=False, elsewhere=of_games, called=game_schema.OF_ALL_KINDS)
    for struct in vars(messages).values():
        if is_message(struct):
            writer.name(struct.__name__, struct)
    for name, union in UNIONS.items():
        writer.name(name, union)
    declared = writer.finish()
    return "\n".join([HEAD, writer.imported("./kernel"), declared])


def may_be_left_out(struct: type[Struct], field: FieldInfo) -> bool:
    return struct in SENT_BY_BROWSERS and has_default(field)


def is_message(value: Any) -> bool:
    return (
        isclass(value)
        and issubclass(value, Struct)
        and value.__module__.startswith(messages.__name__)
        and value not in (messages.Message, messages.Body)
    )


def files() -> dict[str, str]:
    """Every file that is written, by its path in web/src."""
    return {"lib/messages.ts": written(), **game_schema.files()}


if __name__ == "__main__":
    for path, text in files().items():
        file = Path(sys.argv[1], path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
