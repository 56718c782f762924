"""Reading the lists in which people share decks and armies: what all games have in common."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from unicodedata import normalize

from maester.kernel import Refusal

LANGUAGES = ("nl", "de", "en")
"""Names are read in any of them; if one name means two things, the last language counts."""

MOST_LINES = 400
LONGEST_LINE = 500
"""No honest line is as long: not a name with all its decoration, not a line that lists all packs."""
MOST_GUESSED = 20
"""For how many unknown names of one list similar ones are looked for. A list with more is not a list with mistakes, but
of another game."""


def lines_of(text: str) -> list[tuple[int, str]] | Refusal:
    """Its lines with their numbers, without the empty ones, and with one space between two words. This is the one place
    where a stranger's text is limited, in number and length of its lines, before anything else looks at it."""
    split = ((number, " ".join(line.split())) for number, line in enumerate(text.splitlines(), 1))
    lines = [(number, line) for number, line in split if line]
    if len(lines) > MOST_LINES:
        return Refusal("list-too-long", None, {"most": MOST_LINES})
    long = [number for number, line in lines if len(line) > LONGEST_LINE]
    return Refusal("line-too-long", None, {"line": long[0], "most": LONGEST_LINE}) if long else lines


def plain(text: str) -> str:
    """A text for comparing: without case, accents and the marks people write in different ways."""
    bare = "".join(each for each in normalize("NFKD", text.casefold()) if each.isalnum() or each.isspace())
    return " ".join(bare.split())


@cache
def names(game: str, lang: str) -> Mapping[str, str]:
    """What things are called in a language. Names have no grammar, so they are read straight from its Fluent file."""
    text = (files(f"maester.games.{game}") / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^name-([\w-]+) = (.+)$", text, re.MULTILINE))


def called(game: str, things: Iterable[str]) -> dict[str, str]:
    """All names of these things, made plain for comparing → the thing."""
    wanted = tuple(things)
    return {plain(names(game, lang)[thing]): thing for lang in LANGUAGES for thing in wanted}


def title(game: str, what: str) -> str:
    """The English name, with plain marks. A thing without a name keeps its id, and reading the list reports it."""
    return re.sub("[“”]", '"', names(game, "en").get(what, what))


def near(text: str, known: Mapping[str, str]) -> list[str]:
    """Things with a name like this, the most similar first."""
    close = get_close_matches(plain(text), known, 4, 0.6)
    return [*dict.fromkeys(known[each] for each in close)]


def unknown(number: int, text: str, known: Mapping[str, str], guess: bool) -> Refusal:
    """No such card: the line, and what it may have meant."""
    match near(text, known) if guess else []:
        case []:
            return Refusal("unknown-card-name", None, {"line": number, "text": text})
        case [nearest]:
            return Refusal("unknown-card-name-near", None, {"line": number, "text": text, "nearest": nearest})
        case [nearest, other, *_]:
            both: dict[str, str | int] = {"line": number, "text": text, "nearest": nearest, "other": other}
            return Refusal("unknown-card-name-near-two", None, both)
    raise AssertionError("a list is empty, or has one or more")
