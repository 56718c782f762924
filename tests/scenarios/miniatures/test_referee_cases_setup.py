"""Cases a strict referee asks about: deployment, corners, lists, imagined worlds."""

from typing import Any

import pytest

from maester.games.miniatures.agreed import Agreed
from maester.games.miniatures.army import ArmyList, Troop, list_refusals
from maester.games.miniatures.geometry.arc import arcs, touched
from maester.games.miniatures.geometry.everywhere import _lattice
from maester.games.miniatures.geometry.path import touch
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.modes.siege import ATTACKERS, DEFENDERS
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.board import UseZone
from maester.games.miniatures.steps.rounds import Act, BeginRound
from maester.games.miniatures.steps.setup import Deploy
from maester.games.miniatures.values import Pose, Unit
from maester.kernel import Chance
from tests.scenarios.miniatures.cast import duel
from tests.scenarios.miniatures.play import answer, asked, ncu, piece, refused, scene, told, unit
from tests.scenarios.miniatures.scenes import infantry, tray

OURS, THEIRS = unit("a1", "guardsmen", 12, 12, 0), unit("b1", "guardsmen", 36, 36, 180)


# ------------------------------------------------------------------------------------------------------ deployment


@pytest.mark.rule("MIN-DEPLOY-04", "MIN-TERRAIN-IMPASSABLE-01", "MIN-MOVE-03")
def test_where_nobody_is_deployed():
    fresh = ("a2", Unit("seat-1", "guardsmen", 12))
    table = scene(
        unit("a1", "guardsmen", 12, 5, 0), fresh, options=duel("here-we-stand"), agenda=(Deploy("seat-1"),),
        pieces=[piece("palisade", 30, 10)],
    )  # fmt: skip
    for pose, why in (
        (Pose(-1, 5_000, 0), "outside-the-zone"),
        (Pose(24_000, 48_001, 0), "outside-the-zone"),
        (Pose(24_000, 5_000, 36_000), "no-heading"),
        (Pose(24_000, 15_602, 0), "outside-the-zone"),  # its front is beyond 18 inches, by more than nothing
        (Pose(12_000, 6_000, 0), "ends-on-unit"),
        (Pose(30_000, 10_000, 0), "ends-on-piece"),
    ):
        assert refused(table, pose).why == why
    answer(table, Pose(24_000, 15_600, 0))
    assert [event.unit for event in told(table, "UnitDeployed")] == ["a2"]


# ----------------------------------------------------------------------------------------------- arcs, lists, zones


@pytest.mark.rule("MIN-RULE-17", "MIN-RULE-19")
@pytest.mark.parametrize(
    ("kind", "aside", "ahead", "heading", "edge", "most"),
    [
        ("infantry", 5.15, 4.65, 270, "right", "front"),
        ("infantry", -5.15, 4.65, 90, "left", "front"),
        ("infantry", 5.15, -4.65, 270, "right", "rear"),
        ("infantry", -5.15, -4.65, 90, "left", "rear"),
        ("large-solo", 5.025, 3.78, 90, "front", "right"),
        ("large-solo", -5.025, 3.78, 90, "front", "left"),
        ("large-solo", 5.025, -3.78, 90, "rear", "right"),
        ("large-solo", -5.025, -3.78, 90, "rear", "left"),
    ],
)
def test_the_edge_that_is_touched_names_the_arc_even_if_most_of_the_tray_is_elsewhere(
    kind, aside, ahead, heading, edge, most
):
    """Half an inch of an edge is touched; the larger part of the tray lies beyond the next arc line."""
    defender, attacker = infantry(24, 20, 0), tray(kind, 24 + aside, 20 + ahead, heading)
    assert arcs(defender, attacker) == (most,)
    assert touched(defender, attacker) == (edge,)


@pytest.mark.rule("MIN-RULE-04", "MIN-RULE-13")
@pytest.mark.parametrize("side", [-1, 1])
def test_what_lies_beside_the_way_does_not_stop_a_move(side):
    """Flush beside the way it is passed; a thousandth is nothing; two thousandths are in the way."""
    mover = infantry(24, 10, 0)

    def met(aside: float) -> int | None:
        return touch(mover, "ahead", outline(*infantry(24 + side * aside, 20, 0)))

    assert met(5.5) is None
    assert met(5.499) in (None, 5_200)
    assert met(5.498) == 5_200


@pytest.mark.rule("MIN-RULE-83", "MIN-RULE-69")
@pytest.mark.parametrize(("x", "y"), [(2.75, 3.6), (2.75, 8), (24, 3.6), (45.25, 44.4)])
def test_room_near_an_edge_is_found_on_nobody(x, y):
    """Even where a part of the tray is enough."""
    options = Options(seats=2, mode="here-we-stand", agreed=Agreed(any_part_near_edge=True))
    fallen = ("a2", Unit("seat-1", "guardsmen", 0, activated=True))
    table = scene(
        unit("a1", "guardsmen", x, y, 0),
        fallen,
        THEIRS,
        options=options,
        agenda=(BeginRound(),),
        first="seat-1",
        round=2,
    )
    answer(table, "a2")
    question: Any = table.decision("seat-1")
    found = question.some_room()
    assert question.part
    assert question.refusal(found) is None


@pytest.mark.rule("MIN-MANEUVER-03", "MIN-MOVE-07")
def test_the_lattice_of_a_maneuver_reaches_to_all_sides():
    """Every half inch within an inch: the own place and twelve around it, none farther away."""
    found = _lattice(1_000, 500).tolist()
    assert (len(found), found[0]) == (13, [0, 0])
    assert {(face, travel) for face, travel in found if travel in (500, 1_000)} == {
        (face, travel) for face in (0, 9_000, 18_000, 27_000) for travel in (500, 1_000)
    }


@pytest.mark.rule("MIN-CHARGE-02", "MIN-CHARGE-08")
def test_a_declared_charge_says_who_charges_whom_and_where():
    table = scene(unit("a1", "sworn-swords", 24, 10, 0), unit("b1", "guardsmen", 24, 20, 180), agenda=(Act("a1"),))
    answer(table, "charge")
    (declared,) = told(table, "ChargeDeclared")
    assert (declared.unit, declared.target, declared.arc) == ("a1", "b1", "front")


@pytest.mark.rule("MIN-ARMY-03", "MIN-ARMY-05")
def test_an_army_of_nobody_from_nowhere():
    nothing = {each.why for each in list_refusals(ArmyList("tyrell", "x", (), ()), 30)}
    assert {"no-such-faction", "no-combat-unit", "no-commander"} <= nothing
    stranger = ArmyList("stark", "robb-stark-wolf-lord", (Troop("no-such-unit", ("robb-stark-wolf-lord",)),))
    assert "no-such-card" in {each.why for each in list_refusals(stranger, 30)}


@pytest.mark.rule("MIN-RULE-96", "MIN-BOARD-07")
def test_an_ncu_that_has_left_uses_no_zone():
    gone = ncu("an1", "cersei-lannister-queen-regent", gone=True)
    table = scene(OURS, THEIRS, ncus=[gone], agenda=(UseZone("an1", "crown"),))
    assert table.over or asked(table) == ""


# ---------------------------------------------------------------------------------------------------------- worlds


@pytest.mark.rule("MIN-MODE-TWOW-03", "MIN-MODE-TWOW-04")
def test_imagined_missions_could_be_those_of_the_other():
    hands = {
        "seat-1": ("take-the-centre", "take-the-lead"),
        "seat-2": ("sow-misery", "rule-the-court", "hold-them-all"),
    }
    table = scene(
        OURS, THEIRS, options=duel("the-winds-of-winter"), agenda=(Act("a1"),), missions=hands,
        missions_shown={"seat-2": ("steel-and-ravens", "take-the-lead")},
    )  # fmt: skip
    seen = set()
    for seed in range(20):
        world: Any = table.imagined("seat-1", Chance(seed))
        assert world.state.missions["seat-1"] == hands["seat-1"]
        theirs = world.state.missions["seat-2"]
        assert len(theirs) == 3
        assert "hold-them-all" in theirs  # every hand has it until it is shown
        assert not {"steel-and-ravens", "take-the-lead"} & set(theirs)
        seen.add(theirs)
    assert len(seen) > 5


@pytest.mark.rule("MIN-MODE-ASOS-07", "MIN-MODE-DWDW-03")
def test_imagined_siege_cards_and_missions_to_come():
    table = scene(
        OURS, THEIRS, options=duel("a-storm-of-swords"), agenda=(Act("a1"),), defender="seat-2",
        siege={"seat-1": ATTACKERS[:2], "seat-2": DEFENDERS[:3]}, siege_shown=(DEFENDERS[3],),
    )  # fmt: skip
    worlds: list[Any] = [table.imagined("seat-1", Chance(seed)) for seed in range(12)]
    assert {world.state.siege["seat-1"] for world in worlds} == {ATTACKERS[:2]}
    theirs = {world.state.siege["seat-2"] for world in worlds}
    assert len(theirs) > 2
    assert all(set(cards) <= set(DEFENDERS) - {DEFENDERS[3]} and len(cards) == 3 for cards in theirs)
    words: Any = scene(
        OURS, THEIRS, options=duel("dark-wings-dark-words"), agenda=(Act("a1"),), mission_deck=tuple("abcdefg")
    )
    decks = {words.imagined("seat-1", Chance(seed)).state.mission_deck for seed in range(6)}
    assert len(decks) > 3
    assert {tuple(sorted(deck)) for deck in decks} == {tuple("abcdefg")}
