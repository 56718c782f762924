"""Army lists as people share them: read with patience, written plainly.

A list names a faction and a commander, then units, each with its attachments below or beside it, then NCUs. Bullets,
prices and headings are decoration: what a card is says where it belongs. Lines that are not understood are all named at
once.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from msgspec import Struct, ValidationError, json

from maester.games.lists import MOST_GUESSED, called, lines_of, near, plain, title, unknown
from maester.games.miniatures.army import LONGEST_NAME, SMALL, ArmyList, Troop, can_lead, cost_of, costs
from maester.games.miniatures.facts import ATTACHMENTS, FACTION_CARDS, NCUS, UNITS
from maester.games.miniatures.unit import WALL
from maester.kernel import Refusal

GAME = "miniatures"
UNIT_HEADING, NCU_HEADING = "Combat Units", "Non-Combat Units"
HEADINGS = {plain(heading) for heading in (UNIT_HEADING, NCU_HEADING, "Units", "NCUs", "NCU", "Attachments", "Army")}
MOST_AT_ONCE = 20

# A stranger's line must not keep a pattern busy: nothing that repeats may be followed by something that the same
# characters fit, and what stands at the end of a line is looked for from there. Digits are few enough for a number.
FIELD = re.compile(r"(faction|commander|points|name|army)\s*+:(.*)", re.IGNORECASE)
SIZE = re.compile(r"(?:\d{1,9}+\s*+(?:/|of)\s*+)?+(\d{1,9})(?!\d)")
SIZE_AT_END = re.compile(r"(?<=[\s,:(])(\d{1,9}+)\s*+(?:points?|pts)\W*+\Z", re.IGNORECASE)
BULLET = re.compile(r"\A[\s\-–—*+•·>]+")
PRICE = re.compile(r"[(\[][^()\[\]]*+[)\]]\s*+\Z")
COUNT_FIRST = re.compile(r"(\d{1,2})\s*+x\s++(.+)", re.IGNORECASE)
COUNT_LAST = re.compile(r"(?<=\s)x\s*+(\d{1,2})\Z", re.IGNORECASE)
HOUSE = re.compile(r"\A(house|haus|huis) ")
JOINED = re.compile(r"\s(?:with|w/)\s|\A(?:with|w/)\s|\s[+&]\s", re.IGNORECASE)


class Reading(Struct):
    """What has been understood so far."""

    name: str = ""
    faction: str | None = None
    commander: str = ""
    points: int | None = None
    units: list[Troop] = []
    ncus: list[str] = []
    wrong: list[Refusal] = []


# ------------------------------------------------------------------------------------------------- reading


def read_army(text: str) -> ArmyList | Refusal:
    """The army a text describes, or all that is not understood. Whether it is legal is another question."""
    return read_json(text) if text.lstrip().startswith("{") else read_list(text)


def read_json(text: str) -> ArmyList | Refusal:
    try:
        return json.decode(text, type=ArmyList)
    except (ValidationError, ValueError):  # no army, or not even JSON
        return Refusal("not-an-army")


def read_list(text: str) -> ArmyList | Refusal:
    """The first line is the army's name, unless it is understood as something else."""
    found = Reading()
    lines = lines_of(text)
    if isinstance(lines, Refusal):
        return lines
    if lines and not says_something(lines[0][1]):
        found.name = lines.pop(0)[1]
    for number, line in lines:
        understand(found, number, line)
    if found.faction is None:
        found.wrong.insert(0, Refusal("no-faction-named", "MIN-ARMY-03"))
    if refusal := Refusal.all(found.wrong):
        return refusal
    assert found.faction is not None
    army = ArmyList(found.faction, found.commander or leader(found), tuple(found.units), tuple(found.ncus))
    points = max(SMALL, cost_of(army)) if found.points is None else found.points
    return ArmyList(army.faction, army.commander, army.units, army.ncus, min(points, 999), found.name[:LONGEST_NAME])


def says_something(line: str) -> bool:
    """Whether it is more than the army's name: a field, a faction, or a card."""
    if FIELD.fullmatch(line) or faction_in(line) or faction_and_size(line):
        return True
    return any(card_in(part) is not None for part in parts_of(line))


def faction_and_size(line: str) -> tuple[str, int] | None:
    """`Stark, 40 points`"""
    size = SIZE_AT_END.search(line)
    faction = faction_in(line[: size.start()]) if size else None
    return None if size is None or faction is None else (faction, int(size[1]))


def parts_of(line: str) -> list[str]:
    """The cards of a line, `Stark Bowmen with Umber Champion`, unless all of it is the name of one."""
    bare = BULLET.sub("", line)
    whole = plain(PRICE.sub("", bare)) in cards()
    return [bare] if whole else [part for part in map(str.strip, JOINED.split(bare)) if plain(part)]


def card_in(text: str) -> tuple[str, int] | None:
    """A card and how many of it: `2x Stark Bowmen (6)`, `Stark Bowmen x2`."""
    bare = PRICE.sub("", text).rstrip()
    if card := cards().get(plain(bare)) or cards().get(plain(text)):
        return card, 1
    if first := COUNT_FIRST.fullmatch(bare):
        name, count = first[2], first[1]
    elif last := COUNT_LAST.search(bare):
        name, count = bare[: last.start()], last[1]
    else:
        return None
    card = cards().get(plain(name))
    return None if card is None else (card, min(int(count), MOST_AT_ONCE))


def understand(found: Reading, number: int, line: str) -> None:
    """One line: a field, the faction, a heading, or cards."""
    if match := FIELD.fullmatch(line):
        return understand_field(found, number, match[1].lower(), match[2].strip())
    if sized := faction_and_size(line):
        faction, found.points = sized
        return name_faction(found, number, faction)
    if alone := faction_in(line):
        return name_faction(found, number, alone)
    if plain(BULLET.sub("", line)) in HEADINGS:
        return None
    for part in parts_of(line):
        if found_card := card_in(part):
            add(found, number, *found_card, leads="commander" in part.lower())
        else:
            found.wrong.append(
                unknown(number, PRICE.sub("", part).rstrip(), cards(), guess=len(found.wrong) < MOST_GUESSED)
            )
    return None


def understand_field(found: Reading, number: int, field: str, said: str) -> None:
    if field in ("name", "army"):
        found.name = said
    elif field == "points":
        if match := SIZE.match(said):
            found.points = int(match[1])
        else:
            found.wrong.append(Refusal("no-number", "MIN-ARMY-02", {"line": number, "text": said}))
    elif field == "faction":
        faction = faction_in(said)
        if faction is None:
            found.wrong.append(unknown_faction(number, said))
        else:
            name_faction(found, number, faction)
    elif said:
        if known := card_in(said):
            found.commander = known[0]
        else:
            found.wrong.append(unknown(number, said, cards(), guess=len(found.wrong) < MOST_GUESSED))


def unknown_faction(number: int, said: str) -> Refusal:
    if found := near(said, factions()):
        meant = found[0]
        return Refusal("unknown-faction-name-near", "MIN-ARMY-03", {"line": number, "text": said, "nearest": meant})
    return Refusal("unknown-faction-name", "MIN-ARMY-03", {"line": number, "text": said})


def name_faction(found: Reading, number: int, faction: str) -> None:
    if found.faction not in (None, faction):
        found.wrong.append(Refusal("second-faction", "MIN-ARMY-03", {"line": number}))
    found.faction = faction


def add(found: Reading, number: int, card: str, count: int, leads: bool) -> None:
    if leads:
        found.commander = found.commander or card
    if card in NCUS:
        found.ncus += [card] * count
    elif card in UNITS:
        found.units += [Troop(card)] * count
    elif not found.units:
        found.wrong.append(Refusal("attachment-before-unit", "MIN-ARMY-10", {"line": number, "card": card}))
    else:
        last = found.units[-1]
        found.units[-1] = Troop(last.unit, (*last.attachments, *[card] * count))


def leader(found: Reading) -> str:
    """The commander, if the list does not name one: the card that can be nothing else."""
    return next((card for troop in found.units for card in troop.attachments if can_lead(card)), "")


@cache
def cards() -> Mapping[str, str]:
    """All units, attachments and NCUs by name, as names are compared."""
    return called(GAME, [card for card in (*UNITS, *ATTACHMENTS, *NCUS) if card != WALL])


@cache
def factions() -> Mapping[str, str]:
    return called(GAME, FACTION_CARDS)


def faction_in(text: str) -> str | None:
    """`Stark`, `House Stark`"""
    said = plain(text)
    return factions().get(said) or factions().get(HOUSE.sub("", said))


# ------------------------------------------------------------------------------------------------- writing


def as_json(army: ArmyList) -> str:
    return json.format(json.encode(army), indent=2).decode()


def as_list(army: ArmyList) -> str:
    """With English names, and what each costs."""
    named = f"Name: {army.name}" if says_something(army.name) else army.name
    head = [*filter(None, (named,)), f"Faction: {title(GAME, army.faction)}"]
    head += [f"Commander: {title(GAME, army.commander)}"] if army.commander else []
    return "\n".join((*head, f"Points: {cost_of(army)} of {army.points}", *card_lines(army), ""))


def card_lines(army: ArmyList) -> Iterator[str]:
    paid = iter(costs(army))

    def line(mark: str, card: str, known: Mapping[str, object]) -> str:
        cost = f" ({next(paid)[1]})" if card in known else ""
        return f"{mark} {title(GAME, card)}{cost}"

    yield from ("", f"{UNIT_HEADING}:")
    for troop in army.units:
        yield line("-", troop.unit, UNITS)
        yield from (line("  +", name, ATTACHMENTS) for name in troop.attachments)
    if army.ncus:
        yield from ("", f"{NCU_HEADING}:")
        yield from (line("-", name, NCUS) for name in army.ncus)
