"""Here We Stand: quadrants controlled by army points, NCUs that stand in them, units that come back."""

import pytest

from maester.games.miniatures.agreed import Agreed
from maester.games.miniatures.modes.quadrants import QUADRANTS, army_points, ncu_points, quadrants_of
from maester.games.miniatures.steps.board import ActNcu
from maester.games.miniatures.steps.modes import (
    EndRound,
    ScoreQuadrants,
)
from maester.games.miniatures.steps.rounds import Redeploy
from maester.games.miniatures.steps.setup import PrepareMode
from maester.games.miniatures.values import Pose, Unit
from tests.scenarios.miniatures.cast import OURS, THEIRS, duel
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    ncu,
    offered,
    refused,
    scene,
    told,
    unit,
)

WINGS, STAND = duel("dark-wings-dark-words"), duel("here-we-stand")


@pytest.mark.rule("MIN-MODE-HWS-03", "MIN-MODE-HWS-04")
def test_quadrants():
    state = scene(OURS, THEIRS, options=STAND).state
    places = {(10, 10): (0,), (10, 40): (1,), (40, 40): (2,), (40, 10): (3,), (24, 10): (0, 3), (25, 10): (3,)}
    for (x, y), found in places.items():
        assert quadrants_of(state, unit("a1", "guardsmen", x, y, 0)[1]) == found


@pytest.mark.rule("MIN-MODE-HWS-05", "MIN-MODE-HWS-11")
@pytest.mark.parametrize(
    ("theirs", "points"), [(None, (1, 0)), ("guardsmen", (0, 0)), ("umber-berserkers", (0, 1)), ("grey-wind", (1, 0))]
)
def test_a_quadrant_is_controlled_with_five_points_and_more_than_the_other(theirs, points):
    there = [unit("b1", theirs, 40, 20, 180)] if theirs else []
    table = scene(unit("a1", "guardsmen", 40, 10, 0), *there, options=STAND, agenda=(ScoreQuadrants(),))
    assert tuple(table.state.points.values()) == points


@pytest.mark.rule("MIN-MODE-HWS-05")
def test_less_than_five_points_control_nothing():
    table = scene(unit("a1", "grey-wind", 40, 10, 0), options=STAND, agenda=(ScoreQuadrants(),))
    assert table.state.points["seat-1"] == 0


@pytest.mark.rule("MIN-MODE-HWS-04")
def test_the_opponent_chooses_where_parts_are_equal():
    table = scene(unit("a1", "guardsmen", 24, 10, 0), THEIRS_CORNER, options=STAND, agenda=(ScoreQuadrants(),))
    assert table.waiting == ("seat-2",)
    assert table.decision("seat-2").answers() == (0, 3)


THEIRS_CORNER = unit("b1", "guardsmen", 40, 40, 180)


@pytest.mark.rule("MIN-MODE-HWS-06", "MIN-MODE-HWS-07")
def test_ncus_stand_in_quadrants():
    ours = [ncu("an1", "sansa-stark-little-bird"), ncu("an2", "catelyn-stark-lady-of-winterfell", quadrant=1)]
    table = scene(OURS, THEIRS, options=STAND, ncus=ours, agenda=(ActNcu("an1"), ScoreQuadrants()))
    options = offered(table)
    assert set(QUADRANTS) - set(options) == {"far-left"}
    answer(table, "near-left")
    assert table.state.ncus["an1"].quadrant == 0
    assert table.state.board == {}


@pytest.mark.rule("MIN-MODE-HWS-08", "MIN-RULE-68", "MIN-RULE-99", "MIN-RULE-48")
def test_a_commander_adds_three():
    led = unit("a1", "guardsmen", 24, 8, 0, attachments=("jaime-lannister-kingslayer",), commander=True)[1]
    assert army_points(led) == 5 + 3
    assert army_points(unit("a1", "guardsmen", 24, 8, 0, attachments=("guard-captain",))[1]) == 5 + 1
    assert army_points(unit("a1", "guardsmen", 24, 8, 0, commander=True)[1]) == 5  # the commander is gone
    assert ncu_points(ncu("an1", "doran-martell-lord-of-sunspear", commander=True)[1]) == 4 + 3
    assert ncu_points(ncu("an1", "sansa-stark-little-bird")[1]) == 4


@pytest.mark.rule("MIN-RULE-99", "MIN-MODE-HWS-05", "MIN-MODE-HWS-08")
@pytest.mark.parametrize(("theirs", "points"), [(("guardsmen",), (1, 0)), (("guardsmen", "grey-wind"), (0, 0))])
def test_a_commander_with_a_price_holds_a_quadrant_with_three_more(theirs, points):
    """Five and three, against five, and against five and three."""
    mighty = unit("a1", "mag-the-mighty", 12, 12, 0, commander=True)
    foes = [unit(f"b{n}", card, 6 + 8 * n, 4, 0) for n, card in enumerate(theirs)]
    table = scene(mighty, *foes, options=STAND, agenda=(ScoreQuadrants(),))
    assert tuple(table.state.points.values()) == points


@pytest.mark.rule("MIN-RULE-68")
def test_ncus_leave_the_quadrants_with_the_board():
    sansa = ncu("an1", "sansa-stark-little-bird", quadrant=2)
    assert scene(OURS, THEIRS, options=STAND, ncus=[sansa], agenda=(EndRound(),)).state.ncus["an1"].quadrant is None


@pytest.mark.rule("MIN-MODE-HWS-09", "MIN-MODE-HWS-10", "MIN-RULE-83", "MIN-RULE-69")
@pytest.mark.parametrize("any_part", [False, True])
def test_one_unit_comes_back_near_an_edge(any_part):
    gone = ("a2", Unit("seat-1", "guardsmen", 0, None, attachments=("guard-captain",)))
    chosen = duel("here-we-stand", agreed=Agreed(any_part_near_edge=any_part))
    table = scene(OURS, gone, THEIRS, options=chosen, agenda=(Redeploy("seat-1"),))
    answer(table, "a2")
    assert refused(table, Pose(24_000, 45_000, 0)).rule == "MIN-MODE-HWS-09"  # the enemy's edge
    if not any_part:
        assert refused(table, Pose(10_000, 6_000, 0)).rule == "MIN-MODE-HWS-09"
    answer(table, Pose(10_000, 6_000, 0) if any_part else Pose(10_000, 3_000, 0))
    back = table.state.units["a2"]
    assert (back.wounds, back.attachments, back.activated) == (12, ("guard-captain",), True)
    assert asked(table) == ""


def test_preparing_a_mode_tells_what_lies_there():
    table = scene(OURS, THEIRS, options=WINGS, agenda=(PrepareMode(),), faces=[1] * 20)
    assert told(table, "MissionsChanged")
