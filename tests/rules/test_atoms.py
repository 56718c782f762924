"""A rules file is read whole, whatever habits of writing it has."""

import re

import pytest

from maester.rules.atoms import Atom, parse, shown

# Each sample has the habits of one game's file: how ids are written, what stands around them, what belongs to them.
PLAIN = """
# intrigue

How to read this file: each line that begins with `- INT-` is one atom.

## PLACE

- INT-PLACE-01 Any house may go into `cap` places.
- INT-PLACE-02 [physical] The table is made of oak.
- INT-PLACE-03 [physical] [proposed] Nobody has counted its legs.

## Rulings

- INT-RULE-01 "Oak" may be any wood (INT-PLACE-02).
"""

TITLES_AND_INDENTED_LINES = """
## RAID - action step A

- **BG1-RAID-01** A raid takes *one* order away. *(rulebook: Raids)*

# Worked examples

Units: F footman.

- **BG1-EX-01 A raid on the coast** *(rulebook: Example)*
  Given 1F with a raid order.
  When it raids.
  Then the order beside it is gone.
- **BG1-RULE-01 Twice.** One order cannot be taken twice.

| Pillage | +1 | -1 |
"""

INDENTED_ITEMS = """
- **BG2-EX-01** Supply 2. *(shows SUP-03)*
  - Given a house with supply 2.
  - Then armies [3,2,2] comply.
- **BG2-RULE-01** An ability is used once. [FAQ]

# Differences worth knowing

- Ports are new.
  They stand on the coast.
"""

DOTTED_NUMBERS = """
### KEYWORD-NO-ATTACHMENTS

- **CG-KEYWORD-NO-ATTACHMENTS-01** It carries nothing.
- **CG-FW-4.2** The active player may begin a challenge:
  - **CG-FW-4.2.a** name the type; **CG-FW-4.2.b** name the opponent; **CG-FW-4.2.c** kneel attackers (CG-FW-1.3.IV).
- **CG-FW-4.2.AW1** Action window.
- **CG-FW-END** The end of a period.
"""

ITEMS_WITHOUT_ID = """
- **Ids.** `MIN-<SECTION>-<nn>` is stable.
- **Counts.** 2 rules (`MIN-EX-nn` are examples).

| Tableau | tray | MIN-TRAY-01 |

## MODE-AGOT: a way to play

- **MIN-MODE-AGOT-01** Zones are 10 deep. [model: a rectangle] [→ MIN-RULE-07]
- **MIN-TERRAIN-BLOCKS-LOS-01** Nothing is seen through it.
"""


def ids(markdown: str) -> list[str]:
    return [atom.id for atom in parse("game", markdown)]


def only(markdown: str, identity: str) -> Atom:
    [atom] = [atom for atom in parse("game", markdown) if atom.id == identity]
    return atom


def test_plain_ids_with_tags():
    assert parse("intrigue", PLAIN) == (
        Atom("INT-PLACE-01", "intrigue", "PLACE", "rule", (), "Any house may go into `cap` places."),
        Atom("INT-PLACE-02", "intrigue", "PLACE", "rule", ("physical",), "The table is made of oak."),
        Atom("INT-PLACE-03", "intrigue", "PLACE", "rule", ("physical", "proposed"), "Nobody has counted its legs."),
        Atom("INT-RULE-01", "intrigue", "RULE", "ruling", (), '"Oak" may be any wood.', ("INT-PLACE-02",)),
    )


def test_bold_ids_with_titles_and_indented_lines():
    assert ids(TITLES_AND_INDENTED_LINES) == ["BG1-RAID-01", "BG1-EX-01", "BG1-RULE-01"]
    assert only(TITLES_AND_INDENTED_LINES, "BG1-RAID-01").text == "A raid takes one order away."
    example = only(TITLES_AND_INDENTED_LINES, "BG1-EX-01")
    assert example.kind == "example"
    assert example.text == (
        "A raid on the coast. Given 1F with a raid order. When it raids. Then the order beside it is gone."
    )
    assert only(TITLES_AND_INDENTED_LINES, "BG1-RULE-01").text == "Twice. One order cannot be taken twice."


def test_indented_items_belong_to_the_atom_above():
    assert ids(INDENTED_ITEMS) == ["BG2-EX-01", "BG2-RULE-01"]
    assert only(INDENTED_ITEMS, "BG2-EX-01").text == (
        "Supply 2. Given a house with supply 2. Then armies [3,2,2] comply."
    )
    basis_at_the_end = only(INDENTED_ITEMS, "BG2-RULE-01")
    assert basis_at_the_end.text == "An ability is used once."
    assert basis_at_the_end.tags == ()


def test_dotted_numbers_and_several_ids_in_one_item():
    assert ids(DOTTED_NUMBERS) == [
        "CG-KEYWORD-NO-ATTACHMENTS-01",
        "CG-FW-4.2",
        "CG-FW-4.2.a",
        "CG-FW-4.2.b",
        "CG-FW-4.2.c",
        "CG-FW-4.2.AW1",
        "CG-FW-END",
    ]
    assert only(DOTTED_NUMBERS, "CG-KEYWORD-NO-ATTACHMENTS-01").chapter == "KEYWORD-NO-ATTACHMENTS"
    assert only(DOTTED_NUMBERS, "CG-FW-4.2").text == "The active player may begin a challenge:"
    assert only(DOTTED_NUMBERS, "CG-FW-4.2.b").text == "name the opponent"
    assert only(DOTTED_NUMBERS, "CG-FW-4.2.c").text == "kneel attackers."
    assert only(DOTTED_NUMBERS, "CG-FW-4.2.c").see == ("CG-FW-1.3.IV",)
    assert {atom.chapter for atom in parse("game", DOTTED_NUMBERS)} == {"KEYWORD-NO-ATTACHMENTS", "FW"}


def test_items_without_an_id_are_no_atoms():
    assert ids(ITEMS_WITHOUT_ID) == ["MIN-MODE-AGOT-01", "MIN-TERRAIN-BLOCKS-LOS-01"]
    assert only(ITEMS_WITHOUT_ID, "MIN-MODE-AGOT-01").chapter == "MODE-AGOT"
    assert only(ITEMS_WITHOUT_ID, "MIN-MODE-AGOT-01").text == (
        "Zones are 10 deep. [model: a rectangle] [→ MIN-RULE-07]"
    )


def test_notes_about_sources_are_no_part_of_an_atom():
    noted = "- **BG2-X-01** A raid *(seed: Raids; 1)*, once. *(components)*\n  - Then [3,2] stays. [ours; not FAQ, U]\n"
    assert only(noted, "BG2-X-01").text == "A raid, once. Then [3,2] stays."


def test_other_atoms_are_kept_apart_from_the_sentence():
    cited = only("- BG2-X-01 Turn order decides (CARDS-06, BG2-WIN-05), as ever (or not).", "BG2-X-01")
    assert cited.text == "Turn order decides, as ever (or not)."
    assert cited.see == ("BG2-CARDS-06", "BG2-WIN-05")


@pytest.mark.parametrize("after", ["\nProse.", "Prose.", "# Heading", "- an item\n  and its second line", "\n  Late."])
def test_only_indented_lines_directly_below_belong_to_an_atom(after):
    assert only(f"- INT-OUT-01 He is out.\n{after}\n", "INT-OUT-01").text == "He is out."


def test_physical_atoms_are_not_observable():
    assert [atom.observable for atom in parse("intrigue", PLAIN)] == [True, False, False, True]


def test_what_no_card_brings_about_is_not_observable():
    assert not only("- **CG-MOD-04** [unused] Halves are rounded up.", "CG-MOD-04").observable


def test_an_atom_is_shown_as_plain_data():
    assert shown(only(PLAIN, "INT-PLACE-02")) == {
        "id": "INT-PLACE-02",
        "game": "game",
        "chapter": "PLACE",
        "kind": "rule",
        "tags": ["physical"],
        "text": "The table is made of oak.",
        "see": [],
    }


def test_no_text_keeps_the_marks_of_bold_and_italic():
    samples = (PLAIN, TITLES_AND_INDENTED_LINES, INDENTED_ITEMS, DOTTED_NUMBERS, ITEMS_WITHOUT_ID)
    assert not [atom for sample in samples for atom in parse("game", sample) if re.search(r"\*", atom.text)]
