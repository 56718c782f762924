"""TOML: laying a position out so that a person can read it, and finding the line on which something is said."""

import re
import tomllib
from collections.abc import Iterator
from json import dumps
from typing import Any

WIDTH, LONG = 110, 240
"""Lists are broken at this width; a table within a table may be a little longer."""
LONGEST_TEXT = 128 * 1024
LONGEST_LINE = 4_000

BARE = re.compile(r"[A-Za-z0-9_-]+")
HEADER = re.compile(r"\A\s*+\[++([^\[\],]++)\]++\s*+(?:#.*)?$")
MANY_DOTS = re.compile(r"""(?<![\w"'.-])(?:[\w"'-]++\s*+\.\s*+){9}""")
"""A dotted key with more parts than any: the time that it takes to read one grows with the square of its parts."""
KEY = re.compile(r"""\A\s*+("[^"]*"|'[^']*'|[A-Za-z0-9_-]++)\s*+[=.]""")

Data = dict[str, Any]
Path = tuple[str, ...]


def written(document: Data) -> str:
    """First what is said in one line each, then the tables."""
    return "\n".join(block(document, ())).strip("\n") + "\n"


def block(table: Data, path: Path) -> Iterator[str]:
    apart = with_headings(table, path)
    if path and (len(apart) < len(table) or not table):
        yield ""
        yield f"[{'.'.join(map(key_of, path))}]"
    for key, value in table.items():
        if key not in apart:
            yield f"{key_of(key)} = {value_of(value, len(key) + 3)}"
    for key in table:
        if key in apart:
            yield from block(table[key], (*path, key))


def with_headings(table: Data, path: Path) -> set[str]:
    """The tables in a table that have headings of their own: all at the top; further down those too long for a line.

    If all are tables, all or none have: what comes under a heading comes last, and the order may matter."""
    tables = {key for key, value in table.items() if isinstance(value, dict)}
    if not path:
        return {key for key in tables if table[key]}
    long = {key for key in tables if len(inline(table[key])) > LONG}
    return tables if long and len(tables) == len(table) else long


def value_of(value: Any, at: int, indent: str = "") -> str:
    """On one line, if it fits there. Lists may be broken, also those within a table; a table itself may not."""
    short = inline(value)
    if at + len(short) <= WIDTH or not isinstance(value, dict | list) or not value:
        return short
    if isinstance(value, dict):
        pairs = (f"{key_of(key)} = {value_of(each, WIDTH // 2, indent)}" for key, each in value.items())
        return f"{{ {', '.join(pairs)} }}"
    deeper = indent + "    "
    lines = [""]
    for each in (value_of(item, len(deeper) + 1, deeper) for item in value):
        if lines[-1] and len(deeper) + len(lines[-1]) + len(each) + 2 > WIDTH:
            lines.append("")
        lines[-1] += f" {each}," if lines[-1] else f"{each},"
    return "[\n" + "".join(f"{deeper}{line}\n" for line in lines) + f"{indent}]"


def inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    pairs = ", ".join(f"{key_of(key)} = {inline(each)}" for key, each in value.items())
    return f"{{ {pairs} }}" if pairs else "{}"


def key_of(key: str) -> str:
    return key if BARE.fullmatch(key) else quoted(key)


def quoted(text: str) -> str:
    """JSON's quotation marks are TOML's, except that TOML does not take this one character as it is."""
    return dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


# ------------------------------------------------------------------------------------------------- reading


class NotToml(ValueError):
    """The text cannot be read. `why` is the id of a sentence."""

    def __init__(self, why: str, line: int = 0, **about: str | int) -> None:
        super().__init__(why)
        self.why = why
        self.line = line
        self.about = about


def parsed(text: str) -> Data:
    """What a text says. A stranger's text is limited here, before anything else looks at it."""
    if len(text) > LONGEST_TEXT:
        raise NotToml("position-too-long", most=LONGEST_TEXT)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise NotToml("position-line-too-long", number, most=LONGEST_LINE)
        if MANY_DOTS.search(line):
            raise NotToml("position-too-deep", number)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number with thousands of digits
        found = re.search(r"at line (\d+)", str(error))
        at_end = len(text.splitlines())
        raise NotToml("position-not-toml", int(found[1]) if found else at_end) from error


def line_of(text: str, path: Path) -> int:
    """The line on which something is said, or the last one found on the way to it."""
    best, depth, here = 0, -1, Path()
    for number, line in enumerate(text.split("\n"), 1):
        if header := HEADER.match(line):
            here = parts(header[1])
            found = here
        elif key := KEY.match(line):
            found = (*here, key[1].strip("\"'"))
        else:
            continue
        agreed = len(found) if path[: len(found)] == found else 0
        if agreed > max(depth, 0):
            best, depth = number, agreed
    return best


def parts(key: str) -> Path:
    return tuple(each.strip().strip("\"'") for each in re.findall(r"""\s*(?:"[^"]*"|'[^']*'|[^."']+)""", key))
