"""Army lists: what is written is read again, and what people write is understood."""

import pytest
from msgspec.structs import replace

from maester.games.lists import names, plain
from maester.games.miniatures.army import ArmyList, Troop, ready_made
from maester.games.miniatures.army_text import as_json, as_list, cards, read_army
from maester.games.miniatures.facts import ARMIES, ATTACHMENTS, NCUS, UNITS
from maester.kernel import Refusal
from maester.words import LANGUAGES, Words

ROBB = "robb-stark-wolf-lord"
STARK = replace(ready_made("stark", 30), name="The Young Wolf")
EXAMPLE = """\
The Young Wolf
Faction: Stark
Commander: Robb Stark, The Wolf Lord
Points: 30 of 30

Combat Units:
- Stark Sworn Swords (5)
  + Robb Stark, The Wolf Lord (0)
- Stark Sworn Swords (5)
- House Umber Berserkers (6)
  + Umber Champion (1)
- Stark Outriders (6)
- Grey Wind (3)

Non-Combat Units:
- Catelyn Stark, Lady of Winterfell (4)
"""


def read(text: str) -> ArmyList:
    found = read_army(text)
    assert isinstance(found, ArmyList), found
    return found


def refused(text: str) -> list[tuple[str, dict[str, str | int]]]:
    found = read_army(text)
    assert isinstance(found, Refusal), found
    return [(each.why, dict(each.about)) for each in found.reasons]


@pytest.mark.parametrize("points", [20, 30, 40, 50])
@pytest.mark.parametrize("name", ARMIES)
def test_a_list_that_was_written_is_read_again(name: str, points: int):
    army = ready_made(name, points)
    assert read(as_list(army)) == army
    assert read(as_list(army).replace("\n", "\r\n")) == army
    assert read(as_json(army)) == army


@pytest.mark.parametrize(
    "name", ["Winter Is Coming", "Stark", "Points: many", "Grey Wind", "2x Stark Bowmen", "Stark 30 pts"]
)
def test_every_name_comes_back(name: str):
    assert read(as_list(replace(STARK, name=name))) == replace(STARK, name=name)


def test_a_list_is_written_plainly():
    assert as_list(STARK) == EXAMPLE


@pytest.mark.parametrize("lang", ["de", "nl"])
@pytest.mark.parametrize("name", ARMIES)
def test_names_of_other_languages_are_understood(lang: str, name: str):
    army, called = ready_made(name, 50), names("miniatures", lang)
    lines = ["Ein Heer", f"{called[army.faction]}, 50 points", f"Commander: {called[army.commander]}"]
    for troop in army.units:
        lines += [f"* {called[troop.unit].upper()}", *(f"  * {called[each]} [1]" for each in troop.attachments)]
    lines += [called[each] for each in army.ncus]
    assert read("\n".join(lines)) == replace(army, name="Ein Heer")


def test_no_two_cards_are_called_the_same():
    everything = [*UNITS, *ATTACHMENTS, *NCUS]
    for lang in LANGUAGES:
        assert len({plain(names("miniatures", lang)[card]) for card in everything}) == len(everything)
    assert "castle wall" not in cards()


def test_what_people_write_is_understood():
    text = """
    house stark - 25 pts
    2x stark sworn swords (5)
    • Stark Sworn Swords with Robb Stark – The Wolf Lord (commander)
    House Umber Berserkers w/ Umber Champion
    NCUs:
    Sansa Stark Little Bird
    """
    swords = Troop("sworn-swords")
    berserkers = Troop("umber-berserkers", ("umber-champion",))
    units = (swords, swords, Troop("sworn-swords", (ROBB,)), berserkers)
    assert read(text) == ArmyList("stark", ROBB, units, ("sansa-stark-little-bird",), 25)


def test_who_leads_need_not_be_said_if_nobody_else_could():
    assert read("Stark\nStark Sworn Swords\n+ Robb Stark, The Wolf Lord").commander == ROBB
    assert read("Stark\nStark Sworn Swords").commander == ""
    doran = read(
        "Martell\nCommander: Doran Martell, Lord of Sunspear\nMartell Spearmen\nDoran Martell, Lord of Sunspear"
    )
    assert doran.commander == "doran-martell-lord-of-sunspear"
    marked = read("Martell\nMartell Spearmen\nDoran Martell, Lord of Sunspear (commander)")
    assert marked.commander == "doran-martell-lord-of-sunspear"


def test_all_that_is_not_understood_is_pointed_at_by_its_line():
    text = "Wolves\nFaction: Stark\n- Stark Sworm Swords (5)\n+ Robb Stark, Wolf\nPoints: lots\n- Zorblax\nLannister"
    near_two = "unknown-card-name-near-two"
    assert refused(text) == [
        (near_two, {"line": 3, "text": "Stark Sworm Swords", "nearest": "sworn-swords", "other": "outriders"}),
        ("unknown-card-name-near", {"line": 4, "text": "Robb Stark, Wolf", "nearest": ROBB}),
        ("no-number", {"line": 5, "text": "lots"}),
        ("unknown-card-name", {"line": 6, "text": "Zorblax"}),
        ("second-faction", {"line": 7}),
    ]
    assert refused("A name\nFaction: Sturk") == [
        ("no-faction-named", {}),
        ("unknown-faction-name-near", {"line": 2, "text": "Sturk", "nearest": "stark"}),
    ]
    early = ("attachment-before-unit", {"line": 2, "card": "umber-champion"})
    assert refused("Stark\nUmber Champion\nStark Bowmen") == [early]


def test_every_reason_can_be_said():
    text = "Wolves\nStark Sworm Swords x2\nUmber Champion\nPoints: lots\nStark\nLannister"
    found = read_army(text)
    assert isinstance(found, Refusal)
    for lang in LANGUAGES:
        words = Words(lang, "miniatures")
        for each in found.reasons:
            assert "refusal-" not in words.refusal(each)


@pytest.mark.parametrize("text", ["", "{", '{"faction": 3}', "[" * 30_000, "\x00", "x" * 30_000, '{"a":' * 9_000])
def test_what_is_no_list_is_refused(text: str):
    assert isinstance(read_army(text), Refusal)


def test_a_list_that_is_too_long_is_not_read():
    assert refused("Stark\n" + "Stark Bowmen\n" * 500) == [("list-too-long", {"most": 400})]


def test_a_line_that_is_too_long_is_named_and_not_read():
    assert refused("Stark\n\n" + "x" * 501) == [("line-too-long", {"line": 3, "most": 500})]


@pytest.mark.parametrize("digits", ["9" * 5_000, "9" * 400, "٣" * 400])
@pytest.mark.parametrize("line", ["Points: {}", "Points: 3/{}", "Stark, {} points", "{}x Stark Bowmen"])
def test_a_number_of_any_length_is_no_trouble(line: str, digits: str):
    assert isinstance(read_army("Faction: Stark\n" + line.format(digits)), Refusal)
    assert isinstance(read_army("Faction: Stark\nStark Bowmen x " + digits), Refusal)


@pytest.mark.rule("MIN-ARMY-02")
def test_sizes_are_read_as_people_write_them():
    for line in (
        "Stark, 40 points",
        "House Stark (40 pts)",
        "Stark: 40pts!",
        "Stark\nPoints: 38 / 40",
        "Stark\nPoints:40pts",
    ):
        found = read_army("Wolves\n" + line + "\nStark Bowmen")
        assert isinstance(found, ArmyList)
        assert (found.faction, found.points) == ("stark", 40), line


def test_what_is_no_card_stands_as_it_is():
    army = ArmyList("stark", "", (Troop("nobody", ("nothing",)), Troop("bowmen")), ("no-one",))
    written = as_list(army)
    assert "- nobody\n  + nothing\n- Stark Bowmen (6)\n" in written
    assert [why for why, _ in refused(written)] == ["unknown-card-name"] * 3
