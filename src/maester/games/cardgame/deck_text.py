"""Deck lists as people share them: read with patience, written as others read them.

A list is a name, a faction, an agenda, and lines such as `3x Ghost (Core Set)`. Headings are decoration: the type of a
card says where it belongs. What is not understood is pointed at by its line, all of it at once.
"""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from unicodedata import normalize

from msgspec import Struct, ValidationError, json

from maester.games.cardgame.decks import Deck
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.which import FACTIONS, Code
from maester.kernel import Refusal

PACK, CORE_SETS = "Core Set", 3
GROUPS = {
    "plot": "Plot",
    "character": "Character",
    "location": "Location",
    "attachment": "Attachment",
    "event": "Event",
}
HEADINGS = {f"{word}{s}".lower() for word in (*GROUPS.values(), "Agenda", "Faction", "Total") for s in ("", "s")}
DECORATION = re.compile(r"(version|packs|deck created|total)\b.*|from .* to .*|-{2,}.*|.*-{2,}|\W+", re.IGNORECASE)
LINE = re.compile(r"(?:(\d)\s*x?\s+)?(.+?)(?:\s+\((?:[^()]*)\))?(?:\s+x\s*(\d))?", re.IGNORECASE)
"""How many, what, and of which pack. Titles may have commas and marks of their own."""

MOST_LINES = 400
MOST_GUESSED = 20
"""Titles of one list for which near ones are looked for: a few mistakes, not another game's deck."""

LANGUAGES = ("nl", "de", "en")
"""Titles are read in any of them; if one title means two cards, the last language counts."""


class Reading(Struct):
    """What has been understood so far."""

    name: str = ""
    faction: str | None = None
    agenda: Code | None = None
    plots: list[Code] = []
    cards: dict[Code, int] = {}
    wrong: list[Refusal] = []


# ------------------------------------------------------------------------------------------------- reading


def read_deck(text: str) -> Deck | Refusal:
    """The deck a text describes, or all that is not understood. Whether it is legal is another question."""
    return read_json(text) if text.lstrip().startswith("{") else read_list(text)


def read_json(text: str) -> Deck | Refusal:
    try:
        return json.decode(text, type=Deck)
    except ValidationError:
        return Refusal("not-a-deck")
    except ValueError:  # not even JSON
        return Refusal("not-a-deck")


def read_list(text: str) -> Deck | Refusal:
    """The first line is the name, whatever it says, unless it is the faction."""
    found = Reading()
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if len(lines) > MOST_LINES:
        return Refusal("list-too-long", None, {"most": MOST_LINES})
    if lines and plain(lines[0][1]) not in factions():
        found.name = lines.pop(0)[1]
    for number, line in lines:
        if set(line) == {"="}:
            break  # another deck follows
        understand(found, number, line)
    if found.faction is None:
        found.wrong.insert(0, Refusal("no-faction-named", "CG-DECK-01"))
    if refusal := Refusal.all(found.wrong):
        return refusal
    assert found.faction is not None
    return Deck(found.faction, tuple(found.plots), dict(sorted(found.cards.items())), found.agenda, found.name)


def understand(found: Reading, number: int, line: str) -> None:
    """One line: a faction, a card, or decoration."""
    if faction := factions().get(plain(line)):
        if found.faction not in (None, faction):
            found.wrong.append(Refusal("second-faction", "CG-DECK-01", {"line": number}))
        found.faction = faction
        return
    if line.rstrip(":").lower() in HEADINGS or DECORATION.fullmatch(line):
        return
    match = LINE.fullmatch(line)
    assert match is not None, "any text is at least a title"
    code = titles().get(plain(match[2])) or titles().get(plain(line))
    if code is not None:
        add(found, number, code, int(match[1] or match[3] or 1))
    elif found.faction is not None or match[1] or match[3]:
        found.wrong.append(unknown(number, match[2], guess=len(found.wrong) < MOST_GUESSED))
    # other words before the faction belong to the name


def add(found: Reading, number: int, code: Code, count: int) -> None:
    kind = CARDS[code].type
    if kind == "agenda":
        if found.agenda not in (None, code):
            found.wrong.append(Refusal("second-agenda", "CG-DECK-02", {"line": number}))
        found.agenda = code
    elif kind == "plot":
        found.plots += [code] * count
    else:
        found.cards[code] = found.cards.get(code, 0) + count


def unknown(number: int, text: str, guess: bool) -> Refusal:
    """No such card: the line, and what it may have meant."""
    close = get_close_matches(plain(text), titles(), 4, 0.6) if guess else []
    match [*dict.fromkeys(titles()[each] for each in close)]:
        case []:
            return Refusal("unknown-card-name", None, {"line": number, "text": text})
        case [near]:
            return Refusal("unknown-card-name-near", None, {"line": number, "text": text, "nearest": near})
        case [near, other, *_]:
            both: dict[str, str | int] = {"line": number, "text": text, "nearest": near, "other": other}
            return Refusal("unknown-card-name-near-two", None, both)
    raise AssertionError("a list is empty, or has one or more")


def plain(text: str) -> str:
    """For comparing: without case, accents and the marks people write in different ways."""
    bare = "".join(each for each in normalize("NFKD", text.casefold()) if each.isalnum() or each.isspace())
    return " ".join(bare.split())


@cache
def names(lang: str) -> Mapping[str, str]:
    """What things are called in a language: names have no grammar, so they are read as they stand in its file."""
    text = (files("maester.games.cardgame") / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^name-([\w-]+) = (.+)$", text, re.MULTILINE))


@cache
def titles() -> Mapping[str, Code]:
    """All titles of cards, as they are compared."""
    return {plain(names(lang)[code]): code for lang in LANGUAGES for code in CARDS}


@cache
def factions() -> Mapping[str, str]:
    return {plain(names(lang)[faction]): faction for lang in LANGUAGES for faction in FACTIONS}


def title(what: str) -> str:
    """The English title, with plain marks; what is no card stands as it is, and is pointed at when it is read."""
    return re.sub("[“”]", '"', names("en").get(what, what))


# ------------------------------------------------------------------------------------------------- writing


def as_json(deck: Deck) -> str:
    return json.format(json.encode(deck), indent=2).decode()


def as_list(deck: Deck, name: str = "") -> str:
    """As the usual deck builders write it, with English titles."""
    head = [name or deck.name or title(deck.faction), "Version: 1.0", "", title(deck.faction)]
    agenda = [title(deck.agenda)] if deck.agenda is not None else []
    return "\n".join((*head, *agenda, "", f"Packs: {PACK} ({CORE_SETS})", *group_lines(deck), ""))


def group_lines(deck: Deck) -> Iterator[str]:
    counts = {code: deck.plots.count(code) for code in deck.plots} | deck.cards
    for kind, heading in GROUPS.items():
        group = sorted((title(code), count) for code, count in counts.items() if group_of(code) == kind)
        yield ""
        yield heading if len(group) < 2 else f"{heading}s"
        yield from (f"{count}x {called} ({PACK})" for called, count in group)


def group_of(code: Code) -> str:
    """Where a card is listed; what has no place of its own, last."""
    return CARDS[code].type if code in CARDS and CARDS[code].type in GROUPS else "event"
