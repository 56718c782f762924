"""The browser's types, written from the messages: `python -m maester.server.schema FILE` (`make types`)."""

import sys
from inspect import isclass
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

from maester.server import messages

DOOR = """\
// Written by `make types` from src/maester/server/messages.py: change that, not this.

/** JSON of a game, which only its board looks into. */
// biome-ignore lint/suspicious/noExplicitAny: the shape of game JSON is the game's business
export type Json = any;
"""

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

SENT_BY_BROWSERS = {
    *(messages.SignIn, messages.ChangeMe, messages.TimeControl, messages.SeatPlan, messages.NewMatch, messages.Sit),
    *(messages.Choose, messages.Bring, messages.Brought, messages.Invite, messages.ContinueFrom, messages.Substitute),
    *messages.ClientMessage.__args__,
}
"""Of these, what has a default may be left out. Of all others the server sends every field."""

UNIONS = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "LobbyMessage": messages.LobbyMessage,
}


def written() -> str:
    """All messages as TypeScript."""
    structs = [each for each in vars(messages).values() if is_message(each)]
    _, components = schema_components(structs, ref_template="{name}")
    parts = [DOOR, *(interface(struct, components[struct.__name__]) for struct in structs)]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in union.__args__)};\n")
    return "\n".join(parts)


def is_message(value: Any) -> bool:
    return (
        isclass(value)
        and issubclass(value, Struct)
        and value.__module__ == messages.__name__
        and value not in (messages.Message, messages.Body)
    )


def interface(struct: type[Struct], schema: dict[str, Any]) -> str:
    """One struct."""
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {struct.__name__} {{")
    optional = set(schema["properties"]) - set(schema["required"]) if struct in SENT_BY_BROWSERS else set()
    for field, kind in schema["properties"].items():
        lines.append(f"  {field}{'?' if field in optional else ''}: {written_type(kind)};")
    return "\n".join([*lines, "}", ""])


def written_type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"anyOf": kinds}:
            return " | ".join(dict.fromkeys(written_type(kind) for kind in kinds))
        case {"enum": values}:
            return " | ".join(f'"{value}"' for value in values)
        case {"type": "array", "prefixItems": kinds}:
            return f"[{', '.join(written_type(kind) for kind in kinds)}]"
        case {"type": "array", "items": kind} if isinstance(kind, dict):
            return f"readonly {bracketed(written_type(kind))}[]"
        case {"type": "array"}:
            return "readonly Json[]"
        case {"type": "object", "additionalProperties": dict() as kind}:
            return f"Record<string, {written_type(kind)}>"
        case {"type": "object"}:
            return "Record<string, Json>"
        case {"type": kind} if kind in PLAIN:
            return PLAIN[kind]
        case {}:
            return "Json"


def bracketed(kind: str) -> str:
    return f"({kind})" if " " in kind else kind


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), "utf-8")
