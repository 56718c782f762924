"""An atom is one statement of the rules with an id; a rules file is a list of them in Markdown.

An atom is a list item that begins with its id, plain or bold: `- INT-PLACE-07 …`, `- **BG2-RAID-05** …`. A bold id may
carry a title, tags in brackets may follow, and indented lines below belong to the same atom. Everything else in a file
(headings, prose, tables, items without an id) is for readers only.

The source of a statement is for maintainers of the file, and not part of its text: `*(…)*` anywhere, and `[…]` after
the last sentence. The rulebook's heading that a source names, `*(seed: Sichtlinie)*`, is kept, because people ask in
their rulebook's words. Other atoms named in parentheses, `(CARDS-06)`, are taken out of the text and kept as
cross-references.
"""

import re
from typing import Literal

import msgspec

Kind = Literal["rule", "example", "ruling"]

KINDS: dict[str, Kind] = {"EX": "example", "RULE": "ruling"}

ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+(?:\.[0-9A-Za-z]+)*"
ITEM = re.compile(
    rf"(?<!\s)\s*+- (?:\*\*(?P<bold>{ID})(?P<title>(?: [^*]*)?)\*\*|(?P<plain>{ID}))(?:\s+(?P<text>.*))?$"
)
NEXT_ID = re.compile(rf"(?<=[^-\s])\s+(?=\*\*{ID}\*\*\s)")
TAG = re.compile(r"\[([a-z]+)\]\s*")
NOTE = re.compile(r"(?<!\s)\s*+\*\([^*]*\)\*")
HEADING = re.compile(r"\*\((?:seed: |(?=FAQ ))([^*]*?)(?:; (?:shows|values|facts|ruling)[^*]*)?\)\*")
BASIS = re.compile(r"(?<=[.!?\"”]) \[[^\]]*\]$")
CITED = rf"(?:{ID}|[A-Z]+-\d+)"
SEE = re.compile(rf"(?<!\s)\s*+\((?P<ids>{CITED}(?:, {CITED})*)\)")
BOLD = re.compile(r"\*\*(.+?)\*\*")
ITALIC = re.compile(r"(?<!\w)\*(?=\S)(.+?)(?<=\S)\*(?!\w)")


class Atom(msgspec.Struct, frozen=True):
    """One statement of the rules, its text in one plain line."""

    id: str
    game: str
    chapter: str
    kind: Kind
    tags: tuple[str, ...]
    text: str
    see: tuple[str, ...] = ()
    """Other atoms that say more."""
    heading: str = ""
    """Where the rulebook says it, in the rulebook's language."""

    @property
    def observable(self) -> bool:
        """Whether a program can tell if the rule is kept: it is about play at a table, in the game as offered."""
        return not {"physical", "unused"} & set(self.tags)


def shown(atom: Atom) -> dict[str, str | list[str]]:
    """The atom as plain data, ready for JSON."""
    return {
        "id": atom.id,
        "game": atom.game,
        "chapter": atom.chapter,
        "kind": atom.kind,
        "tags": list(atom.tags),
        "text": atom.text,
        "see": list(atom.see),
    }


def parse(game: str, markdown: str) -> tuple[Atom, ...]:
    """All atoms of a rules file, in file order."""
    found: list[tuple[str, list[str]]] = []
    belongs = False
    for line in one_item_each(markdown):
        if item := ITEM.match(line):
            found.append((item["bold"] or item["plain"], [titled(item["title"]), item["text"] or ""]))
            belongs = True
        elif belongs and line[:1].isspace() and line.strip():
            found[-1][1].append(line.strip().removeprefix("- "))
        else:
            belongs = False
    return tuple(atom(game, identity, lines) for identity, lines in found)


def one_item_each(markdown: str) -> list[str]:
    """The lines of the file; an item that names several bold ids becomes one item per id."""
    lines: list[str] = []
    for line in markdown.splitlines():
        if ITEM.match(line):
            first, *more = NEXT_ID.split(line)
            lines += [first, *(f"- {part}" for part in more)]
        else:
            lines.append(line)
    return lines


def titled(title: str | None) -> str:
    """The title of an item as a sentence of its own."""
    title = (title or "").strip()
    return title if not title or title[-1] in ".:!?" else f"{title}."


def atom(game: str, identity: str, lines: list[str]) -> Atom:
    title, first, *rest = lines
    tags = []
    while tag := TAG.match(first):
        tags.append(tag[1])
        first = first[tag.end() :]
    prefix, *chapter, _ = identity.split("-")
    whole = " ".join(part for part in (title, first, *rest) if part)
    text = BASIS.sub("", NOTE.sub("", whole)).strip()
    return Atom(
        id=identity,
        game=game,
        chapter="-".join(chapter),
        kind=KINDS.get("-".join(chapter), "rule"),
        tags=tuple(tags),
        text=plain(SEE.sub("", text)).rstrip("; "),
        see=tuple(in_full(cited, prefix) for found in SEE.finditer(text) for cited in found["ids"].split(", ")),
        heading="; ".join(HEADING.findall(whole)),
    )


def in_full(cited: str, prefix: str) -> str:
    """The full id of a cited atom; atoms of the same file may be cited without the prefix."""
    return cited if cited.count("-") > 1 else f"{prefix}-{cited}"


def plain(text: str) -> str:
    """The text without bold and italic markers; code words keep their backquotes."""
    return ITALIC.sub(r"\1", BOLD.sub(r"\1", text))
