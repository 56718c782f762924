"""Texts people type: made harmless to look at, without changing their meaning."""

import unicodedata

from maester.server.guards.refused import NotAllowed

INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of characters that cannot be seen, or that reverse text."""

JOINERS = "\u200c\u200d"
"""Invisible, but parts of letters and pictures when they stand between visible characters."""

MOST_MARKS = 4
"""Accents on one letter; more would grow into the lines above."""


def cleaned(text: str) -> str:
    """One line of visible characters, composed, without surrounding spaces."""
    composed = unicodedata.normalize("NFC", " ".join(text.split()))
    kept: list[str] = []
    marks = 0
    for character in composed:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if (kind not in INVISIBLE or character in JOINERS) and marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept).strip(JOINERS + " ")


def clean_nickname(text: str) -> str:
    name = cleaned(text)
    if not 1 <= len(name) <= 24 or any(unicodedata.category(character) in ("Cc", "Cs") for character in text):
        raise NotAllowed("bad-nickname", 400)
    return name


def clean_text(text: str) -> str:
    line = cleaned(text)
    if not 1 <= len(line) <= 500:
        raise NotAllowed("bad-text", 400)
    return line


def clean_name(text: str) -> str:
    """What somebody calls something of theirs."""
    name = cleaned(text)
    if not 1 <= len(name) <= 60:
        raise NotAllowed("bad-name", 400)
    return name
