"""Every printed value of the miniatures game against tables that were written from the printed cards.

Rules read the files of their package; a slip of the pen there would make wrong rules and pass for the truth.
"""

import re
from math import hypot
from typing import Any

import pytest

from maester.games.miniatures.army import ArmyList, can_lead, cost_of, deck_of, facts_of, list_refusals, ready_made
from maester.games.miniatures.facts import ARMIES, ATTACHMENTS, FACTION_CARDS, NCUS, SIZES, TERRAIN, THROWN, UNITS
from tests.facts import miniatures

WALL = "castle-wall"


def table(text: str) -> list[dict[str, str]]:
    """The rows of a printed table, by the names in its first line."""
    head, *lines = ([word.strip() for word in line.split("|")] for line in text.strip().splitlines())
    return [dict(zip(head, line, strict=True)) for line in lines]


@pytest.mark.parametrize("row", table(miniatures.UNITS), ids=lambda row: row["unit"])
def test_a_unit(row: dict[str, str]):
    unit = UNITS[row["unit"]]
    assert (unit.faction, unit.tray, unit.type) == (row["faction"], row["tray"], row["type"])
    numbers = (unit.cost, unit.speed, unit.defence, unit.morale, unit.wounds)
    assert numbers == tuple(int(row[name]) for name in ("cost", "speed", "defence", "morale", "wounds"))
    attacks = [f"{each.range} {each.hit}+ {' '.join(map(str, each.dice))}" for each in unit.attacks]
    assert " / ".join(attacks) == row["attacks"]


@pytest.mark.parametrize("row", table(miniatures.ATTACHMENTS), ids=lambda row: row["attachment"])
def test_an_attachment(row: dict[str, str]):
    found = ATTACHMENTS[row["attachment"]]
    assert (found.faction, found.type) == (row["faction"], row["type"])
    assert found.cost == (0 if row["cost"] == "C" else int(row["cost"]))
    assert (found.commander, found.character) == (row["commander"] == "yes", row["character"] == "yes")
    assert bool(found.cards) <= found.commander


@pytest.mark.parametrize("row", table(miniatures.NCUS), ids=lambda row: row["ncu"])
def test_an_ncu(row: dict[str, str]):
    found = NCUS[row["ncu"]]
    assert (found.faction, found.cost, found.tokens) == (row["faction"], int(row["cost"]), int(row["tokens"]))


@pytest.mark.rule("MIN-ARMY-04")
def test_one_ncu_may_lead_an_army_and_brings_its_cards():
    leads = {name: len(found.cards) for name, found in NCUS.items() if found.commander or found.cards}
    assert leads == {"doran-martell-lord-of-sunspear": 3}


@pytest.mark.rule("MIN-ARMY-06", "MIN-COMMANDER-04")
@pytest.mark.parametrize("leader", [card for card in (*UNITS, *ATTACHMENTS, *NCUS) if can_lead(card)])
def test_every_commander_brings_three_cards_and_one_for_each_that_it_replaces(leader: str):
    facts = facts_of(leader)
    assert facts is not None
    assert len(set(facts.cards)) == 3 + len(getattr(facts, "replaces", ()))
    assert len(deck_of(ArmyList(facts.faction, leader, ()))) == 20


def test_nothing_is_left_out_of_the_tables():
    assert set(UNITS) - {WALL} == {row["unit"] for row in table(miniatures.UNITS)}
    assert set(ATTACHMENTS) == {row["attachment"] for row in table(miniatures.ATTACHMENTS)}
    assert set(NCUS) == {row["ncu"] for row in table(miniatures.NCUS)}


ROWS: list[Any] = [
    pytest.param(row["army"], points, row[str(points)], id=f"{row['army']}-{points}")
    for row in table(miniatures.ARMIES)
    for points in (30, 40, 50)
]


@pytest.mark.rule("MIN-ARMY-01", "MIN-DECK-01", "MIN-DECK-02", "MIN-NCU-03")
@pytest.mark.parametrize(("army", "points", "parts"), ROWS)
def test_a_ready_made_army(army: str, points: int, parts: str):
    found = ready_made(army, points)
    attachments = [each for troop in found.units for each in troop.attachments]
    assert [len(found.units), len(attachments), len(found.ncus)] == [int(n) for n in re.findall(r"\d+", parts)]
    assert cost_of(found) == points
    assert [*list_refusals(found, points)] == []
    assert len(deck_of(found)) == 20


def test_there_are_nine_factions_with_seven_cards_each():
    assert set(FACTION_CARDS) == set(ARMIES)
    assert {len(cards) for cards in FACTION_CARDS.values()} == {7}
    assert len({card for cards in FACTION_CARDS.values() for card in cards}) == 63


def thou(inches: str) -> int:
    return round(float(inches) * 1000)


@pytest.mark.parametrize("row", table(miniatures.TRAYS), ids=lambda row: row["tray"])
def test_a_tray(row: dict[str, str]):
    tray = SIZES.trays[row["tray"]]
    assert (tray.width, tray.depth) == (thou(row["width"]), thou(row["depth"]))
    assert tray.reach - 1 <= hypot(tray.width, tray.depth) / 2 <= tray.reach  # a circle that holds it, and no larger
    numbers = (tray.arc.across, tray.arc.ahead, tray.columns, tray.ranks)
    assert numbers == tuple(int(row[name]) for name in ("across", "ahead", "columns", "ranks"))


@pytest.mark.parametrize("row", table(miniatures.PIECES), ids=lambda row: row["piece"])
def test_a_piece_of_terrain(row: dict[str, str]):
    piece = SIZES.pieces[row["piece"]]
    shape = {"octagon": piece.octagon, "rectangle": piece.rectangle}
    size = thou(row["across"]), thou(row["deep"])
    assert shape == {"octagon": None, "rectangle": None, row["shape"]: size}
    assert TERRAIN.get(row["piece"]) == (None if row["x"] == "-" else (thou(row["x"]), thou(row["y"])))


def test_no_size_is_left_out_of_the_tables():
    assert set(SIZES.trays) == {row["tray"] for row in table(miniatures.TRAYS)}
    assert set(SIZES.pieces) == {row["piece"] for row in table(miniatures.PIECES)}
    lengths = (SIZES.short, SIZES.long, SIZES.depth, SIZES.widths, SIZES.marker, SIZES.marker_from_side)
    assert lengths == (6_000, 12_000, 48_000, (48_000, 72_000), 700, 6_000)
    assert SIZES.behind_walls == 3_000


def test_the_castle_wall_and_the_boulder():
    wall, (boulder,) = UNITS[WALL], THROWN
    assert (wall.cost, wall.speed, wall.defence, wall.morale, wall.wounds) == (0, 0, 6, 2, 6)
    assert [(each.range, each.hit, each.dice) for each in wall.attacks] == [("long", 4, (8,))]
    assert (boulder.range, boulder.hit, boulder.dice) == ("long", 3, (1,))
