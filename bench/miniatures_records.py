"""Which records of a public list of cards could be played with what is declared: a table in Markdown.

python bench/miniatures_records.py <folder> > docs/miniatures-records.md

The folder holds one JSON file a faction, with lists `units`, `attachments`, `ncus` and `tactics`; abilities are named.
A unit or an attachment can be expressed if each of its abilities is declared and carried out: it needs numbers only.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from maester.games.miniatures.facts import ATTACHMENTS, NCUS, UNITS
from maester.games.miniatures.texts.ready import missing
from maester.games.miniatures.texts.records import ABILITIES, CARDS

FACTIONS = {"nightswatch": "nights-watch", "freefolk": "free-folk"}
KINDS = ("units", "attachments", "ncus", "tactics")


def slug(name: str) -> str:
    plain = name.replace("’", "'").lower().replace("&", "and").replace("'", "").removeprefix("order: ")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def declared(ability: str) -> bool:
    """Loyalties and affiliations are facts of a card, not abilities that act."""
    name = slug(ability)
    if name.startswith(("loyalty-", "affiliation-")):
        return True
    return name in ABILITIES and not missing(ABILITIES[name])


def card_declared(name: str, faction: str) -> bool:
    found = [each for each in (slug(name), f"{slug(name)}-{faction}") if each in CARDS]
    return bool(found) and not missing(CARDS[found[0]])


def expressed(kind: str, record: dict[str, Any], faction: str) -> bool:
    facts = record["statistics"]
    if kind == "tactics":
        return card_declared(record["name"], faction)
    if kind == "ncus":
        return all(declared(each["name"]) for each in facts["abilities"])
    return all(declared(each) for each in facts.get("abilities", []))


def main(folder: Path) -> None:
    rows, lacking = [], {}
    for path in sorted(folder.glob("*.json")):
        if path.stem == "abilities":
            continue
        faction, records = FACTIONS.get(path.stem, path.stem), json.loads(path.read_text("utf-8"))
        cells = []
        for kind in KINDS:
            found = records.get(kind, [])
            good = [record for record in found if expressed(kind, record, faction)]
            cells.append(f"{len(good)} of {len(found)}")
            if kind in ("units", "attachments"):
                for record in found:
                    for ability in record["statistics"].get("abilities", []):
                        if not declared(ability):
                            lacking[slug(ability)] = lacking.get(slug(ability), 0) + 1
        rows.append(f"| {faction} | {' | '.join(cells)} |")
    print("# The miniatures game: what can be expressed\n")
    print("Records of a public list of cards, beyond those of the ready-made armies too. A unit or an attachment")
    print("counts if all its abilities are declared and carried out, so that it needs numbers only; an NCU or a")
    print("tactics card counts if it is declared. Made by `python bench/miniatures_records.py <folder>`.\n")
    print("| faction | units | attachments | NCUs | tactics cards |\n|---|---|---|---|---|")
    print("\n".join(rows))
    mine = f"{len(UNITS) - 1} units, {len(ATTACHMENTS)} attachments, {len(NCUS)} NCUs, {len(CARDS)} cards"
    print(f"\nDeclared here: {len(ABILITIES)} abilities; {mine}.\n")
    print("## Abilities that are asked for most and not declared yet\n")
    print("| ability | on so many cards |\n|---|---|")
    often = sorted(lacking.items(), key=lambda each: (-each[1], each[0]))
    print("\n".join(f"| {name} | {count} |" for name, count in often if count > 1))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
