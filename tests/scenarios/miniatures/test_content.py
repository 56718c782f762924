"""Every ability and every tactics card acts where it should, and does not where it must not.

content-table.txt holds, for each clause of each record, a scene in which it acts and what follows, and a scene in which
it does not. `python -m tests.scenarios.miniatures.test_content` writes it; what has become of it is to be read.
"""

from pathlib import Path

import pytest

from maester.games.miniatures.texts.records import ABILITIES, CARDS
from tests.scenarios.miniatures.catalogue import WORLDS, Clause, carried_out, changed_by, clauses, in_numbers, look

TABLE = Path(__file__).parent / "content-table.txt"
CLAUSES = tuple(clauses())


def row(clause: Clause) -> str:
    """Where it acts first, what follows, and where it does not; best where the same moment has come."""
    acts = dull = not_so = other = ""
    for world in WORLDS:
        for label, does, here, occasion, key in look(clause, world):
            where = f"{world.label}: {label}"
            if does and not acts:
                what = force(clause) if clause.kind.endswith("modifies") else carried_out(here, key)
                if what == "nothing":
                    dull = dull or f"{where} -> {what}"
                else:
                    acts = f"{where} -> {what}"
            elif not does and clause.moment in ("", occasion.moment):
                not_so = not_so or where
            elif not does:
                other = other or where
        if acts and not_so:
            break
    return f"{clause.name}\n  acts: {acts or dull or '-'}\n  not:  {not_so or other or '-'}\n"


def force(clause: Clause) -> str:
    return f"in force: {in_numbers(changed_by(clause))}"


def read() -> dict[str, str]:
    found = TABLE.read_text("utf-8").split("\n\n")
    return {each.split("\n")[0]: each.strip() + "\n" for each in found if each.strip()}


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.name)
def test_a_clause_acts_and_does_not(clause: Clause):
    assert row(clause) == read()[clause.name]


def test_every_clause_has_both():
    table = read()
    assert set(table) == {clause.name for clause in CLAUSES}
    without = [name for name, text in table.items() if "acts: -" in text or "not:  -" in text]
    assert without == []


def test_what_acts_does_something():
    assert [name for name, text in read().items() if "-> nothing" in text] == []


def test_every_record_is_in_the_table():
    named = {name.split("/")[0] for name in read()}
    silent = {name for name, ability in ABILITIES.items() if not ability.modifies and not ability.happens}
    assert {*ABILITIES, *CARDS} - named == silent
    assert silent == {"joffreys-retinue", "water-gardens", "house-of-the-undying"}  # zones act when claimed


if __name__ == "__main__":
    TABLE.write_text("\n".join(row(clause) for clause in CLAUSES), "utf-8")
