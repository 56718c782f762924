"""Deck lists as people share them: read with patience, written as others read them.

A list is a name, a faction, an agenda, and lines such as `3x Ghost (Core Set)`. Headings are decoration: the type of a
card says where it belongs. Lines that are not understood are all named at once.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from msgspec import Struct, ValidationError, json

from maester.games.cardgame.decks import LONGEST_NAME, MOST_COPIES, MOST_LISTED, Deck
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.which import FACTIONS, Code
from maester.games.lists import MOST_GUESSED, called, lines_of, near, plain, unknown
from maester.games.lists import title as title_in
from maester.kernel import Refusal

PACK, CORE_SETS = "Core Set", 3
BYTE_ORDER_MARK = "\ufeff"
"""Some programs write it at the beginning of a file."""
GROUPS = {
    "plot": "Plot",
    "character": "Character",
    "location": "Location",
    "attachment": "Attachment",
    "event": "Event",
}
HEADINGS = {f"{word}{s}".lower() for word in (*GROUPS.values(), "Agenda", "Faction", "Total") for s in ("", "s")}

# A stranger's line must not keep a pattern busy: nothing that repeats may be followed by something that the same
# characters fit, and what stands at the end of a line is looked for from there.
ABOUT_THE_LIST = re.compile(r"(version|packs|deck created|total)\b", re.IGNORECASE)
COUNT_FIRST = re.compile(r"(\d)(?:\s*+[x×])?\s++", re.IGNORECASE)
COUNT_LAST = re.compile(r"\s[x×]\s*+(\d)\Z", re.IGNORECASE)
FROM_PACK = re.compile(r"\s\([^()]*+\)\Z")


class Reading(Struct):
    """What has been understood so far."""

    name: str = ""
    faction: str | None = None
    agenda: Code | None = None
    plots: list[Code] = []
    cards: dict[Code, int] = {}
    wrong: list[Refusal] = []
    words: list[tuple[int, str]] = []
    """Lines before the faction that are not cards."""


# ------------------------------------------------------------------------------------------------- reading


def read_deck(text: str) -> Deck | Refusal:
    """The deck a text describes, or all that is not understood. Whether it is legal is another question."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    return read_json(text.strip()) if text.lstrip().startswith("{") else read_list(text)


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
    lines = lines_of(text)
    if isinstance(lines, Refusal):
        return lines
    if lines and plain(lines[0][1]) not in factions():
        found.name = lines.pop(0)[1][:LONGEST_NAME]
    for number, line in lines:
        if set(line) == {"="}:
            break  # another deck follows
        understand(found, number, line)
    found.wrong += out_of_bounds(found)
    if found.faction is None:
        found.wrong = [Refusal("no-faction-named", "CG-DECK-01"), *misspelt(found), *found.wrong]
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
    if is_decoration(line):
        return
    named, count = parts_of(line)
    code = titles().get(plain(named)) or titles().get(plain(line))
    if code is not None:
        add(found, number, code, 1 if count is None else count)
    elif found.faction is not None or count is not None:
        found.wrong.append(unknown(number, named, titles(), guess=len(found.wrong) < MOST_GUESSED))
    else:
        found.words.append((number, named))  # other words before the faction belong to the name


def is_decoration(line: str) -> bool:
    """A heading, `Version: 1.0`, `From one pack to another`, a row of dashes."""
    low = line.lower()
    if low.rstrip(":") in HEADINGS or ABOUT_THE_LIST.match(line):
        return True
    if low.startswith("from ") and " to " in low[5:]:
        return True
    return line.startswith("--") or line.endswith("--") or not any(each.isalnum() for each in line)


def parts_of(line: str) -> tuple[str, int | None]:
    """The title and how many: `3x Ghost (Core Set)`, `Ghost (Core Set) x3`. Titles may contain commas and marks."""
    first = COUNT_FIRST.match(line)
    rest = line[first.end() :] if first and first.end() < len(line) else line
    last = COUNT_LAST.search(rest)
    named = FROM_PACK.sub("", rest[: last.start()] if last else rest)
    count = first or last
    return (named or rest, None if count is None else int(count[1]))


def out_of_bounds(found: Reading) -> Iterator[Refusal]:
    """Whatever a list has more of than any deck."""
    if len(found.plots) > MOST_LISTED:
        yield Refusal("not-seven-plots", "CG-DECK-03", {"count": len(found.plots)})
    for code, count in found.cards.items():
        if count > MOST_LISTED:
            yield Refusal("too-many-copies", "CG-DECK-07", {"card": code, "most": MOST_COPIES})


def misspelt(found: Reading) -> Iterator[Refusal]:
    """If no faction is named: words that look like a faction or a card were probably meant as one."""
    known = {**titles(), **factions()}
    for number, text in found.words[:MOST_GUESSED]:
        if near(text, known):
            yield unknown(number, text, known, guess=True)


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


@cache
def titles() -> Mapping[str, Code]:
    """All titles of cards, as they are compared."""
    return called("cardgame", CARDS)


@cache
def factions() -> Mapping[str, str]:
    return called("cardgame", FACTIONS)


def title(what: str) -> str:
    return title_in("cardgame", what)


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
    """Under which heading a card is listed; anything else comes last."""
    return CARDS[code].type if code in CARDS and CARDS[code].type in GROUPS else "event"
