"""The Winds of Winter, Dark Wings, Dark Words, Fire and Blood, Here We Stand."""

from typing import Any

import pytest

from maester.games.miniatures.agreed import Agreed
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.modes.missions import ALL
from maester.games.miniatures.modes.quadrants import QUADRANTS, army_points, ncu_points, quadrants_of
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.board import ActNcu
from maester.games.miniatures.steps.modes import (
    CleanUp,
    EndRound,
    ExchangeMission,
    PassToken,
    ScoreMissions,
    ScoreQuadrants,
)
from maester.games.miniatures.steps.rounds import BeginRound, LayPoint, Redeploy, RevealMission
from maester.games.miniatures.steps.setup import ChooseCards, MarkUnits, PrepareMode
from maester.games.miniatures.terrain import Laid, terrain_question
from maester.games.miniatures.values import Pose, Slain, Unit
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    begun,
    declined,
    ncu,
    offered,
    piece,
    play_until,
    refused,
    scene,
    told,
    unit,
)

OURS, THEIRS = unit("a1", "guardsmen", 24, 8, 0), unit("b1", "guardsmen", 24, 40, 180)
MISSION = dict(enumerate(ALL, start=1))
"""By the numbers the rulebook speaks of."""
FIVE = ("centre", "near-left", "near-right", "far-left", "far-right")


def missions(*numbers: int) -> tuple[str, ...]:
    return tuple(MISSION[number] for number in numbers)


def in_force(*numbers: int) -> tuple[tuple[None, str], ...]:
    return tuple((None, MISSION[number]) for number in numbers)


def mode(name: str, **more: Any) -> Options:
    chosen: Any = name
    return Options(seats=2, mode=chosen, **more)


WINDS, WINGS = mode("the-winds-of-winter"), mode("dark-wings-dark-words")
BLOOD, STAND = mode("fire-and-blood"), mode("here-we-stand")


@pytest.mark.rule("MIN-MODE-FAB-01", "MIN-MODE-HWS-01", "MIN-EX-49", "MIN-MODE-ACOK-01", "MIN-MODE-ADWD-01")
@pytest.mark.rule("MIN-MODE-TWOW-01", "MIN-MODE-DWDW-01", "MIN-MODE-HAR-01", "MIN-MODE-AFFC-01", "MIN-SETUP-03")
def test_how_deep_the_zones_are():
    deep = {"fire-and-blood", "here-we-stand", "a-storm-of-swords"}
    assert {name: facts.zone for name, facts in MODES.items()} == {
        name: 18_000 if name in deep else 10_000 for name in MODES
    }


# ------------------------------------------------------------------------------------------------ The Winds of Winter


@pytest.mark.rule("MIN-MODE-TWOW-03")
def test_a_hand_of_six_missions_unseen_by_the_other():
    table = scene(OURS, THEIRS, options=WINDS, agenda=(ChooseCards("seat-1"),))
    assert set(table.waiting) == {"seat-1", "seat-2"}
    table.answer("seat-1", missions(1, 2, 3, 4))
    assert table.waiting == ("seat-2",)
    assert refused(table, missions(1, 2, 3)).rule == "MIN-MODE-TWOW-03"
    table.answer("seat-2", missions(10, 9, 8, 7))
    assert table.state.missions == {"seat-1": missions(1, 2, 3, 4, 11, 12), "seat-2": missions(7, 8, 9, 10, 11, 12)}
    seen: Any = table.view("seat-1")
    assert [player.missions for player in seen.players] == [missions(1, 2, 3, 4, 11, 12), None]


@pytest.mark.rule("MIN-MODE-TWOW-04")
def test_each_reveals_a_mission_from_the_second_round_on():
    hands = {"seat-1": missions(1, 11), "seat-2": missions(2, 12)}
    table = scene(OURS, THEIRS, options=WINDS, agenda=(BeginRound(),), missions=hands, first="seat-2", round=1)
    assert (asked(table), table.waiting) == ("reveal-mission", ("seat-2",))
    answer(table, MISSION[12])
    assert table.waiting == ("seat-1",)
    answer(table, MISSION[1])
    assert table.state.active_missions == (("seat-2", MISSION[12]), ("seat-1", MISSION[1]))
    assert table.state.missions == {"seat-1": missions(11), "seat-2": missions(2)}
    early = scene(OURS, THEIRS, options=WINDS, agenda=(BeginRound(),), missions=hands, first="seat-2", round=0)
    assert asked(early) != "reveal-mission"


@pytest.mark.rule("MIN-MODE-TWOW-05", "MIN-MODE-TWOW-07", "MIN-MODE-TWOW-08", "MIN-RULE-67")
def test_missions_are_scored_by_all_and_discarded():
    held = {**dict.fromkeys(FIVE), "centre": "a1", "far-left": "b1"}
    table = scene(
        OURS, THEIRS, options=WINDS, agenda=(CleanUp(),), markers=held, round=2,
        active_missions=(("seat-1", MISSION[12]), ("seat-2", MISSION[1])), missions={"seat-1": (), "seat-2": ()},
        spots=dict.fromkeys(FIVE, (24_000, 8_000)),
    )  # fmt: skip
    # One for each marker, two for the centre; markers themselves give nothing.
    assert [(e.seat, e.points, e.why) for e in told(table, "PointsScored")] == [
        ("seat-1", 1, "mission"),
        ("seat-2", 1, "mission"),
        ("seat-1", 2, "mission"),
    ]
    assert table.state.active_missions == ()


def value(number: int, *units: Any, seat: str = "seat-1", by: str | None = None, **more: Any) -> int:
    """What a side gains by a mission in the clean-up phase."""
    active = ((by, MISSION[number]),)
    table = scene(
        *units or (OURS, THEIRS), options=WINDS, agenda=(ScoreMissions(),), active_missions=active,
        missions={"seat-1": (), "seat-2": ()}, **more,
    )  # fmt: skip
    points: dict[str, int] = table.state.points
    return points[seat]


@pytest.mark.rule("MIN-MODE-TWOW-07")
def test_what_missions_of_the_board_are_worth():
    ours, theirs = ncu("an1", "sansa-stark-little-bird"), ncu("bn1", "cersei-lannister-queen-regent")
    board = {"combat": "an1", "maneuver": "an1", "tactics": "bn1"}
    more: Any = {"ncus": [ours, theirs], "board": board}
    assert (value(2, **more), value(3, **more)) == (2, 1)
    assert (value(2, seat="seat-2", **more), value(3, seat="seat-2", **more)) == (0, 1)
    assert (value(4, **more), value(4, seat="seat-2", **more)) == (2, 0)
    even: Any = {"ncus": [ours, theirs], "board": {**board, "crown": "bn1"}}
    assert (value(4, **even), value(4, seat="seat-2", **even)) == (1, 1)


@pytest.mark.rule("MIN-MODE-TWOW-07")
def test_what_missions_of_the_field_are_worth():
    king = unit("b1", "guardsmen", 24, 40, 180, commander=True)
    slain = (Slain(2, "b1", "seat-1", "a1"),)
    assert value(5, OURS, king, slain=slain) == 2
    assert value(5, unit("a1", "guardsmen", 24, 8, 0, commander=True), THEIRS, slain=slain) == 1
    assert value(5, OURS, king, slain=(Slain(1, "b1", "seat-1", "a1"),)) == 0
    deep = [unit(f"a{n}", "guardsmen", 6 * n, 42, 0) for n in (1, 2, 3)]
    assert value(6, *deep, THEIRS) == 2  # at most
    assert value(6, unit("a1", "guardsmen", 24, 39, 0), unit("b1", "guardsmen", 5, 20, 0)) == 0
    fight = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180, wounds=8)
    assert (value(7, *fight), value(7, *fight, seat="seat-2")) == (2, 0)
    two: Any = ("panicked", "weakened")
    foes = unit("b1", "guardsmen", 24, 40, 180, tokens=two), unit("b2", "guardsmen", 10, 40, 180, tokens=two)
    assert (value(8, OURS, *foes), value(8, OURS, *foes, seat="seat-2")) == (1, 0)
    assert value(9, slain=(Slain(2, "b1", "seat-1", None),)) == 0
    assert value(9, slain=(Slain(1, "a1", "seat-2", None), Slain(2, "b1", "seat-1", None))) == 1
    assert value(9, slain=(Slain(1, "a1", "seat-2", None), Slain(2, "b1", None, None))) == 0  # it fell to nobody
    held = {**dict.fromkeys(FIVE), "near-left": "a1", "far-left": "a1"}
    assert (value(10, markers=held), value(12, markers=held)) == (1, 2)


@pytest.mark.rule("MIN-MODE-TWOW-07", "MIN-CLEANUP-11")
def test_the_eleventh_mission_takes_the_token():
    held = {**dict.fromkeys(FIVE), "centre": "a1"}
    table = scene(
        OURS, THEIRS, options=WINDS, agenda=(ScoreMissions(), PassToken()), active_missions=(("seat-1", MISSION[11]),),
        markers=held, first="seat-1", missions={"seat-1": (), "seat-2": ()},
    )  # fmt: skip
    assert table.state.first == "seat-1"
    assert table.state.points["seat-1"] == 1


# ------------------------------------------------------------------------------------------------ Dark Wings


@pytest.mark.rule("MIN-MODE-DWDW-03", "MIN-MODE-DWDW-04")
def test_two_active_and_two_in_reserve():
    state = begun(WINGS).state
    numbers = [number for _, number in state.active_missions]
    assert len(numbers) == len(state.reserve_missions) == 2
    assert sorted((*numbers, *state.reserve_missions, *state.mission_deck)) == sorted(missions(*range(1, 10)))


def wings(**more: Any) -> Any:
    more.setdefault("active_missions", in_force(1, 2))
    more.setdefault("reserve_missions", missions(3, 4))
    more.setdefault("mission_deck", missions(5, 6, 7))
    return scene(OURS, THEIRS, options=WINGS, **more)


@pytest.mark.rule("MIN-MODE-DWDW-05", "MIN-MODE-DWDW-06")
def test_missions_move_up_from_the_third_round_on():
    table = wings(agenda=(RevealMission("seat-1"),), round=3)
    assert table.state.active_missions == in_force(3, 4)
    assert (table.state.reserve_missions, table.state.mission_discard) == (missions(5, 6), missions(1, 2))
    early = wings(agenda=(RevealMission("seat-1"),), round=2)
    assert early.state.active_missions == in_force(1, 2)
    anew = wings(
        agenda=(RevealMission("seat-1"),), round=3, mission_deck=missions(5), mission_discard=missions(9), faces=[1, 1]
    )
    assert set(anew.state.reserve_missions) < set(missions(5, 9, 1, 2))
    assert anew.state.mission_discard == ()


@pytest.mark.rule("MIN-MODE-DWDW-07")
@pytest.mark.parametrize(
    ("answers", "active", "reserve"),
    [((f"active:{MISSION[1]}", MISSION[4]), (4, 2), (3, 5)), ((f"reserve:{MISSION[3]}",), (1, 2), (4, 5))],
)
def test_missions_are_exchanged(answers, active, reserve):
    table = answer(wings(agenda=(ExchangeMission("seat-1"),)), *answers)
    assert table.state.active_missions == in_force(*active)
    assert table.state.reserve_missions == missions(*reserve)


@pytest.mark.rule("MIN-MODE-DWDW-07")
def test_an_ncu_may_exchange_instead_of_its_zone():
    table = wings(ncus=[ncu("an1", "tyrion-lannister-the-imp")], agenda=(ActNcu("an1"),))
    answer(table, "crown")
    assert table.decision("seat-1").answers() == ("zone", "missions")
    answer(table, "missions")
    assert asked(table) == "exchange-mission"


@pytest.mark.rule("MIN-MODE-DWDW-08")
def test_a_commander_may_exchange_instead_of_its_action():
    king = unit("a1", "guardsmen", 24, 8, 0, commander=True)
    table = scene(
        king, THEIRS, options=WINGS, acts="a1", active_missions=in_force(1, 2), reserve_missions=missions(3, 4),
        pieces=[piece("stakes", 24, 8)],
    )  # fmt: skip
    assert "exchange-mission" in offered(table)
    answer(table, "exchange-mission")
    assert asked(table) == "exchange-mission"
    assert not told(table, "DangerMet")  # it performs no action that the stakes would hurt
    plain = scene(OURS, THEIRS, options=WINGS, acts="a1")
    assert "exchange-mission" not in offered(plain)


@pytest.mark.rule("MIN-MODE-DWDW-10", "MIN-RULE-67")
def test_only_active_missions_are_scored():
    held = {"left": None, "centre": "a1", "right": None}
    table = wings(
        agenda=(ScoreMissions(),), active_missions=in_force(1, 4), reserve_missions=missions(3, 5), markers=held
    )
    assert table.state.points == {"seat-1": 2, "seat-2": 0}
    assert table.state.active_missions == in_force(1, 4)  # they stay
    waiting = wings(
        agenda=(ScoreMissions(),), active_missions=in_force(4, 5), reserve_missions=missions(1, 3), markers=held
    )
    assert waiting.state.points["seat-1"] == 0


# ------------------------------------------------------------------------------------------------ Fire and Blood


@pytest.mark.rule("MIN-MODE-FAB-02", "MIN-MODE-FAB-03", "MIN-RULE-92")
def test_two_units_of_each_side_are_marked_and_get_a_card():
    units = [unit(f"{side}{n}", "guardsmen", 6 * n, 8 if side == "a" else 40, 0) for side in "ab" for n in (1, 2, 3)]
    table = scene(*units, options=BLOOD, agenda=(MarkUnits("seat-1"),), first="seat-2")
    assert (asked(table), table.waiting) == ("mark-unit", ("seat-2",))
    assert refused(table, "b1").rule == "MIN-MODE-FAB-02"
    answer(table, "a2")
    assert (asked(table), table.waiting) == ("assign-objective", ("seat-1",))
    answer(table, "gallows")
    assert table.waiting == ("seat-1",)
    answer(table, "b1")
    assert refused(table, "gallows").rule == "MIN-MODE-FAB-03"
    answer(table, "armory")
    assert set(offered(table)) == {"a1", "a3"}
    answer(table, "a1", "proving-ground", "b3", "mire")
    assert table.state.objectives == {"a2": "gallows", "b1": "armory", "a1": "proving-ground", "b3": "mire"}
    drawn = {event.marker: event.card for event in told(table, "ObjectiveDrawn")}
    assert drawn == table.state.objectives
    assert asked(table) == ""
    few = scene(OURS, THEIRS, options=BLOOD, agenda=(MarkUnits("seat-1"),), first="seat-1")
    answer(few, "armory", "gallows")
    assert few.state.objectives == {"b1": "armory", "a1": "gallows"}


@pytest.mark.rule("MIN-MODE-FAB-04", "MIN-MODE-HWS-02", "MIN-MODE-FAB-01")
@pytest.mark.parametrize("options", [BLOOD, STAND])
def test_terrain_lies_anywhere_six_inches_from_the_edges(options):
    question = terrain_question(scene(OURS, THEIRS, options=options).state, ("weirwood",))
    assert question.refusal(Laid("weirwood", 10_000, 10_000)) is None  # in a deployment zone
    refusal = question.refusal(Laid("weirwood", 24_000, 7_700))
    assert refusal is not None


@pytest.mark.rule("MIN-MODE-FAB-05")
def test_a_commander_lays_a_point_on_an_enemy_in_long_range():
    king = unit("a1", "guardsmen", 24, 20, 0, commander=True)
    table = scene(
        king, unit("b1", "guardsmen", 24, 34, 180), unit("b2", "guardsmen", 24, 40, 180), options=BLOOD,
        agenda=(LayPoint("a1"),),
    )  # fmt: skip
    assert table.decision("seat-1").answers() == (None, "b1")
    answer(table, "b1")
    assert table.state.units["b1"].count("victory") == 1


@pytest.mark.rule("MIN-MODE-FAB-06", "MIN-MODE-FAB-07", "MIN-MODE-FAB-08", "MIN-RULE-65", "MIN-MODE-02")
@pytest.mark.parametrize(
    ("objectives", "tokens", "points"),
    [({}, 0, 1), ({"a1": 6}, 0, 2), ({"b1": 6}, 0, 3), ({"a1": 7, "b1": 6}, 2, 6)],
)
def test_marked_units_are_worth_more(objectives, tokens, points):
    victim = unit("b1", "guardsmen", 24, 24.8, 180, wounds=1, counters=(("victory", tokens),))
    table = scene(
        unit("a1", "guardsmen", 24, 20, 0), victim, unit("b2", "guardsmen", 5, 40, 180), options=BLOOD, acts="a1",
        faces=[6, 1, 1, 1, 1, 1, 1], objectives=objectives,
    )  # fmt: skip
    declined(answer(table, "melee", None))
    assert table.state.points["seat-1"] == points


@pytest.mark.rule("MIN-RULE-92")
def test_the_first_player_marks_first_in_a_whole_game():
    table = play_until(begun(BLOOD), "mark-unit")
    assert table.waiting == (table.state.first,)
    assert all(u.pose is not None for u in table.state.units.values())


# ------------------------------------------------------------------------------------------------ Here We Stand


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
def test_a_commander_counts_three():
    led = unit("a1", "guardsmen", 24, 8, 0, attachments=("jaime-lannister-kingslayer",), commander=True)[1]
    assert army_points(led) == 5 + 3
    assert army_points(unit("a1", "guardsmen", 24, 8, 0, attachments=("guard-captain",))[1]) == 5 + 1
    assert army_points(unit("a1", "guardsmen", 24, 8, 0, commander=True)[1]) == 5  # the commander is gone
    assert ncu_points(ncu("an1", "sansa-stark-little-bird", commander=True)[1]) == 3
    assert ncu_points(ncu("an1", "sansa-stark-little-bird")[1]) == 4


@pytest.mark.rule("MIN-RULE-68")
def test_ncus_leave_the_quadrants_with_the_board():
    sansa = ncu("an1", "sansa-stark-little-bird", quadrant=2)
    assert scene(OURS, THEIRS, options=STAND, ncus=[sansa], agenda=(EndRound(),)).state.ncus["an1"].quadrant is None


@pytest.mark.rule("MIN-MODE-HWS-09", "MIN-MODE-HWS-10", "MIN-RULE-83", "MIN-RULE-69")
@pytest.mark.parametrize("any_part", [False, True])
def test_one_unit_comes_back_near_an_edge(any_part):
    gone = ("a2", Unit("seat-1", "guardsmen", 0, None, attachments=("guard-captain",)))
    chosen = mode("here-we-stand", agreed=Agreed(any_part_near_edge=any_part))
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
