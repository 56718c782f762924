"""Terrain: how it is set up, and what its keywords mean."""

from typing import Any

import pytest

from maester.games.miniatures.combat.melee import melee_targets
from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.geometry.align import Aligned
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.setup import PlaceTerrain, PrepareMode
from maester.games.miniatures.terrain import LISTED, ROLLED, Laid, terrain_question
from tests.scenarios.miniatures.cast import OURS, THEIRS
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    begun,
    declined,
    piece,
    play_until,
    pose,
    refused,
    scene,
    told,
    unit,
)


@pytest.mark.rule("MIN-TERRAIN-04", "MIN-TERRAIN-05", "MIN-TERRAIN-06", "MIN-TERRAIN-07", "MIN-TERRAIN-08")
@pytest.mark.rule("MIN-TERRAIN-09", "MIN-TERRAIN-10", "MIN-TERRAIN-11", "MIN-TERRAIN-01")
def test_listed_pieces_and_their_keywords():
    assert {kind: set(SIZES.pieces[kind].keywords) for kind in LISTED} == {
        "forest": {"cover", "fortified"},
        "corpse-pile": {"hindering", "horrific"},
        "bog": {"hindering", "rough"},
        "stakes": {"dangerous", "destructible"},
        "wall": {"destructible", "fortified", "hindering"},
        "hedge": {"cover", "destructible", "rough"},
        "weirwood": {"inspiring"},
        "palisade": {"blocks-sight", "destructible", "impassable"},
    }


# ----------------------------------------------------------------------------------------------------------- set-up


@pytest.mark.rule("MIN-SETUP-06", "MIN-SETUP-07", "MIN-SETUP-09")
def test_chosen_terrain_is_placed_in_turn_by_who_rolls_higher_first():
    options = Options(seats=2, terrain="chosen")
    table = scene(OURS, THEIRS, options=options, agenda=(PrepareMode(),), faces=[2, 2, 3, 5])
    places = [Laid("forest", 12_000, 24_000), Laid("bog", 36_000, 24_000), Laid("wall", 24_000, 14_000)]
    for seat, laid in zip(("seat-2", "seat-1", "seat-2"), places, strict=True):
        assert (asked(table), table.waiting) == ("place-terrain", (seat,))
        answer(table, laid)
    answer(table, Laid("wall", 24_000, 34_000, 9_000))
    assert [p.name for p in table.state.pieces] == ["forest-1", "bog-1", "wall-1", "wall-2"]
    assert asked(table) == ""


@pytest.mark.rule("MIN-SETUP-08", "MIN-SETUP-05")
def test_where_terrain_may_not_lie():
    table = scene(OURS, THEIRS, agenda=(PlaceTerrain("seat-1", 1),), terrain="chosen", pieces=[piece("forest", 12, 24)])
    assert refused(table, None).rule == "MIN-SETUP-08"
    assert refused(table, Laid("bog", 24_000, 11_000)).why == "in-a-zone"
    assert refused(table, Laid("weirwood", 12_000 + 2_541 + 5_900 + 1_848, 24_000)).why == "too-near-terrain"
    assert refused(table, Laid("forest", -5, 24_000)).why == "not-on-the-table"
    assert refused(table, Laid("forest", 47_000, 24_000)).why == "not-on-the-table"
    assert refused(table, Laid("palisade", 24_000, 24_000)).rule == "MIN-SETUP-05"
    assert refused(table, Laid("hill", 30_000, 24_000)).why == "not-that-terrain"
    answer(table, Laid("weirwood", 12_000 + 2_541 + 6_000 + 1_848 + 2, 24_000))  # other pieces may lie on a marker


@pytest.mark.rule("MIN-SETUP-10", "MIN-SETUP-11", "MIN-SETUP-12", "MIN-RULE-59")
def test_rolled_terrain():
    options = Options(seats=2, terrain="dice")
    table = scene(OURS, THEIRS, options=options, agenda=(PrepareMode(),), faces=[1, 6, 2, 2, 2, 4, 3, 1, 1])
    question: Any = table.decision("seat-1")  # three pieces; 2 and 2 make a bog
    assert question.kinds == ("bog",)
    assert refused(table, Laid("forest", 24_000, 24_000)).why == "not-that-terrain"
    answer(table, Laid("bog", 24_000, 24_000))
    choice: Any = table.decision("seat-2")
    assert choice.kinds == LISTED  # a seven
    answer(table, Laid("stakes", 10_000, 30_000))
    last: Any = table.decision("seat-1")
    assert last.kinds == ("corpse-pile",)
    answer(table, Laid("corpse-pile", 40_000, 30_000))
    assert asked(table) == ""
    assert {total: kind for total, kind in ROLLED.items() if kind} == {
        2: "corpse-pile", 3: "corpse-pile", 4: "bog", 5: "palisade", 6: "hedge", 8: "wall", 9: "stakes", 10: "forest",
        11: "weirwood", 12: "weirwood",
    }  # fmt: skip


@pytest.mark.rule("MIN-MODE-AFFC-02", "MIN-RULE-80")
def test_what_the_mode_forbids_is_rolled_again():
    options = Options(seats=2, mode="a-feast-for-crows", terrain="dice")
    faces = [1, 1, 1, 2, 2, 3]  # a pile, a pile, then a palisade
    table = scene(OURS, THEIRS, options=options, agenda=(PlaceTerrain("seat-1", 1),), faces=faces)
    question: Any = table.decision("seat-1")
    assert question.kinds == ("palisade",)


@pytest.mark.rule("MIN-RULE-59")
def test_a_piece_that_fits_nowhere_is_left_out():
    crowd = [piece("weirwood", x, y) for x in (6, 16, 26, 36, 44) for y in (16, 24, 32)]
    table = scene(OURS, THEIRS, agenda=(PlaceTerrain("seat-1", 2),), terrain="chosen", pieces=crowd)
    assert asked(table) == ""
    assert len(table.state.pieces) == len(crowd)


@pytest.mark.rule("MIN-SETUP-01", "MIN-SETUP-13")
def test_a_game_is_set_up_in_order():
    table = play_until(begun(Options(seats=2, terrain="chosen")), "activate")
    kinds = [type(event).__name__ for event in table.story]
    order = [
        "ObjectiveDrawn",
        "PiecePlaced",
        "ZoneChosen",
        "UnitDeployed",
        "CardsDrawn",
        "FirstPlayerNamed",
        "RoundBegan",
    ]
    assert [each for each in dict.fromkeys(kinds) if each in order] == order


@pytest.mark.rule("MIN-SETUP-08")
def test_in_a_free_for_all_the_corners_stay_clear():
    state = begun(Options(seats=3, terrain="none")).state
    question = terrain_question(state, ("weirwood",))
    assert question.refusal(Laid("weirwood", 8_000, 40_000)) is not None
    assert question.refusal(Laid("weirwood", 24_000, 8_000)) is None


# ----------------------------------------------------------------------------------------------------------- keywords


@pytest.mark.rule("MIN-TERRAIN-DANGEROUS-01", "MIN-RULE-52")
def test_who_acts_on_dangerous_ground_suffers_first():
    table = scene(OURS, THEIRS, acts="a1", pieces=[piece("stakes", 24, 8)], faces=[2])
    answer(table, "maneuver")
    assert told(table, "DangerMet")[0].rolled.result == 3
    assert table.state.units["a1"].wounds == 9
    assert asked(table) == "maneuver"
    idle = answer(scene(OURS, THEIRS, acts="a1", pieces=[piece("stakes", 24, 8)]), "forgo")
    assert idle.state.units["a1"].wounds == 12


@pytest.mark.rule("MIN-TERRAIN-DANGEROUS-02", "MIN-RULE-50", "MIN-RULE-52")
@pytest.mark.parametrize(("travel", "wounds"), [(2_000, 12), (3_500, 10)])
def test_who_moves_onto_dangerous_ground_suffers(travel, wounds):
    table = scene(unit("a1", "sworn-swords", 24, 8, 0), THEIRS, acts="a1", pieces=[piece("stakes", 24, 14)], faces=[1])
    answer(table, "maneuver", Moved(0, travel, 0))
    assert table.state.units["a1"].wounds == wounds


@pytest.mark.rule("MIN-TERRAIN-DANGEROUS-02")
def test_passing_over_counts_and_leaving_does_not():
    solo = unit("a1", "grey-wind", 24, 8, 0)
    over = scene(solo, THEIRS, acts="a1", pieces=[piece("stakes", 24, 11)], faces=[1])
    answer(over, "maneuver", Moved(0, 6_000, 0))
    assert over.state.units["a1"].wounds == 2
    leaving = scene(unit("a1", "sworn-swords", 24, 8, 0), THEIRS, acts="a1", pieces=[piece("stakes", 24, 8)], faces=[1])
    answer(leaving, "maneuver", Moved(0, 5_000, 0))
    assert leaving.state.units["a1"].wounds == 10  # for acting there, not for going


@pytest.mark.rule("MIN-TERRAIN-DANGEROUS-03", "MIN-RULE-52")
def test_only_once_in_a_charge():
    stakes = [piece("stakes", 24, 14.5), piece("stakes", 24, 17)]
    stakes[1] = type(stakes[1])("more", "stakes", 24_000, 17_000)
    charger, target = unit("a1", "sworn-swords", 24, 10, 0), unit("b1", "guardsmen", 24, 22.8, 180)
    table = scene(charger, target, acts="a1", faces=[4, 1, *[1] * 7], pieces=stakes)
    answer(table, "charge", 0, Aligned("front", 0))
    assert len(told(table, "DangerMet")) == 1
    assert table.state.units["a1"].wounds == 10
    on_it = [type(stakes[0])("under", "stakes", 24_000, 10_000), stakes[1]]
    begins = scene(charger, target, acts="a1", faces=[1, 4, *[1] * 7], pieces=on_it)
    answer(begins, "charge", 0, Aligned("front", 0))
    assert len(told(begins, "DangerMet")) == 1


@pytest.mark.rule("MIN-TERRAIN-DANGEROUS-02", "MIN-RULE-52", "MIN-WIN-12")
def test_who_dies_on_dangerous_ground_does_not_strike_and_gives_a_point():
    charger = unit("a1", "sworn-swords", 24, 10, 0, wounds=2)
    table = scene(
        charger, unit("a2", "sworn-swords", 5, 8, 0), unit("b1", "guardsmen", 24, 22.8, 180), acts="a1",
        faces=[4, 3], pieces=[piece("stakes", 24, 16)],
    )  # fmt: skip
    answer(table, "charge", 0, Aligned("front", 0))
    assert table.state.units["a1"].pose is None
    assert not told(table, "AttackBegan")
    assert table.state.points == {"seat-1": 0, "seat-2": 1}


@pytest.mark.rule("MIN-TERRAIN-DESTRUCTIBLE-01", "MIN-RULE-53")
def test_a_destructible_piece_is_torn_down():
    near = unit("a1", "guardsmen", 24, 8, 0)
    hedge = piece("hedge", 24, 8 + 2.4 + 0.75 + 0.99)
    table = scene(near, THEIRS, acts="a1", pieces=[hedge])
    assert melee_targets(table.state, "a1") == ["piece:hedge"]
    answer(table, "melee")
    assert table.state.pieces == ()
    assert not told(table, "AttackBegan")
    assert table.state.units["a1"].activated
    far = scene(near, THEIRS, acts="a1", pieces=[piece("hedge", 24, 8 + 2.4 + 0.75 + 1.01)])
    assert refused(far, "melee").rule == "MIN-MELEE-01"
    forest = scene(near, THEIRS, acts="a1", pieces=[piece("forest", 24, 13)])
    assert refused(forest, "melee").rule == "MIN-MELEE-01"


@pytest.mark.rule("MIN-TERRAIN-DESTRUCTIBLE-01", "MIN-RULE-53")
def test_who_fights_may_strike_a_piece_instead():
    both = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180)
    table = scene(*both, acts="a1", pieces=[piece("hedge", 24, 16)])
    answer(table, "melee", None)
    assert table.decision("seat-1").answers() == ("b1", "piece:hedge")


@pytest.mark.rule("MIN-TERRAIN-ELEVATED-01", "MIN-RULE-09")
def test_from_a_hill_archers_see_over_everything():
    archers, target = unit("a1", "crossbowmen", 24, 8, 0), unit("b1", "guardsmen", 24, 21, 180)
    between = unit("a2", "guardsmen", 21.25, 14.5, 0), unit("a3", "guardsmen", 26.75, 14.5, 0)
    low = scene(archers, *between, target, acts="a1")
    assert refused(low, "ranged").rule == "MIN-RANGED-02"
    hill = [piece("hill", 24, 7)]
    table = answer(
        scene(archers, *between, target, acts="a1", pieces=hill, faces=[1] * 6), "ranged", Stepped("ahead", 0, 0)
    )
    declined(table)
    assert told(table, "AttackBegan")[0].target == "b1"
    behind = scene(archers, *between, unit("b1", "guardsmen", 10, 8, 180), acts="a1", pieces=hill)
    assert refused(behind, "ranged").rule == "MIN-RANGED-02"  # arc and range stay


@pytest.mark.rule("MIN-TERRAIN-02", "MIN-TERRAIN-03")
def test_a_move_may_end_on_terrain():
    table = scene(unit("a1", "sworn-swords", 24, 8, 0), THEIRS, acts="a1", pieces=[piece("forest", 24, 12)])
    answer(table, "maneuver", Moved(0, 4_000, 0))
    assert pose(table, "a1") == (24, 12, 0)
