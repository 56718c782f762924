"""Cases of a strict referee: set-up, scoring and special rules of the modes, chapter by chapter."""

from typing import Any

import pytest

from maester.games.miniatures.deploy import PlaceUnit
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.modes.quadrants import army_points
from maester.games.miniatures.numbers import dice_of, keywords, speed
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.fights import Panic, Strike
from maester.games.miniatures.steps.modes import Arrows, CheckVictory, ScoreMarker, ScoreQuadrants
from maester.games.miniatures.steps.rounds import Act, Activate, EndActivation, LayPoint, Redeploy, Turn
from maester.games.miniatures.values import Attack, Pose, Unit
from maester.games.miniatures.victory import army_left
from tests.scenarios.miniatures.cast import FIVE
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    bare_scene,
    offered,
    refused,
    scene,
    told,
    unit,
)

KING = unit("a1", "guardsmen", 24, 8, 0, commander=True, attachments=("jaime-lannister-kingslayer",))
SECOND = unit("a2", "guardsmen", 34, 8, 0)
ENEMY, ENEMY_2 = unit("b1", "guardsmen", 24, 40, 180), unit("b2", "guardsmen", 34, 40, 180)


def mode(name: Any, seats: int = 2, **more: Any) -> Options:
    return Options(seats=seats, mode=name, **more)


def fallen(name: str, card: str, **more: Any) -> tuple[str, Unit]:
    """A unit that was destroyed."""
    seat = {"a": "seat-1", "b": "seat-2"}[name[0]]
    return name, Unit(seat, card, 0, None, activated=True, **more)


# --------------------------------------------------------------------------------------------------- a game of thrones


@pytest.mark.rule("MIN-RULE-103", "MIN-MODE-AGOT-08", "MIN-CLEANUP-02")
def test_a_card_that_moves_a_unit_onto_a_marker_comes_too_late_for_it():
    """The centre lets an ally shift three inches. It claims the marker at the left, and scores it a round later."""
    holder, ally = unit("a1", "guardsmen", 12, 24, 0), unit("a2", "guardsmen", 6.7, 14.8, 0)
    table = scene(
        holder, ally, ENEMY, agenda=tuple(ScoreMarker(marker) for marker in FIVE), objectives={"crossroads": "centre"},
        markers={**dict.fromkeys(FIVE), "centre": "a1"},
        spots={"centre": (12_000, 24_000), "near-left": (6_700, 18_000)},
    )  # fmt: skip
    answer(table, "a2", {"way": "ahead", "travel": 3_000, "then": 0})
    assert (table.state.markers["near-left"], table.state.points["seat-1"]) == ("a2", 1)


@pytest.mark.rule("MIN-CLEANUP-09", "MIN-RULE-49", "MIN-MODE-AGOT-05")
@pytest.mark.parametrize("wounds", [1, 5])
def test_a_hand_is_too_large_at_once_when_the_marker_that_allowed_it_is_lost(wounds):
    """A war council allows six cards. Its holder falls, or loses a rank before an enemy that now has more."""
    council, rival = unit("a1", "guardsmen", 24, 24, 0, wounds=wounds), unit("b1", "guardsmen", 24, 28.8, 180, wounds=8)
    hand = ("bribery", "counterplot", "fealty-to-the-crown", "hear-me-roar", "subjugation-of-power", "traitors")
    held: dict[str, Any] = {"objectives": {"war-council": "centre"}, "markers": {**dict.fromkeys(FIVE), "centre": "a1"}}
    falters = (Panic("a1", (), "seat-2"),)
    hands = {"seat-1": hand, "seat-2": ()}
    table = bare_scene(council, SECOND, rival, agenda=falters, faces=[1, 1, 1], hands=hands, **held)
    assert (asked(table), table.waiting) == ("discard-down", ("seat-1",))
    assert len(answer(table, (0,)).state.hands["seat-1"]) == 5


# --------------------------------------------------------------------------------------------------- a clash of kings


@pytest.mark.rule("MIN-MODE-ACOK-04", "MIN-MODE-ACOK-05", "MIN-RULE-100")
def test_both_cards_may_be_taken_up_in_two_turns_of_one_round():
    """One at the start of each turn; both hold until the round ends, and neither is used again."""
    cards = {"seat-1": ("armory", "muster-point"), "seat-2": ()}
    table = scene(
        KING, SECOND, ENEMY, ENEMY_2, options=mode("a-clash-of-kings"), agenda=(Turn("seat-1"),), kings_cards=cards
    )
    answer(table, "armory")
    assert asked(table) == "activate"  # one card for one turn
    answer(table, "a2", "forgo", "b1", "forgo")
    assert (asked(table), offered(table)) == ("use-objective", (None, "muster-point"))
    answer(table, "muster-point")
    attack = Attack("a1", "b1", 0, "front")
    assert keywords(table.state, attack) == {"sundering"}
    table.state.change("a1", wounds=1)
    assert dice_of(table.state, attack) == 6  # the highest, though one rank is left
    view: Any = table.view("seat-2")
    assert {each.unit: each.objectives for each in view.units}["a1"] == ("armory", "muster-point")
    answer(table, "forgo", "forgo")  # the last unit of each
    assert (table.state.round, table.state.objectives, table.state.kings_cards["seat-1"]) == (3, {}, ())


@pytest.mark.rule("MIN-MODE-ACOK-04")
def test_no_card_is_taken_up_for_a_commander_who_is_not_there():
    gone = fallen("a1", "guardsmen", commander=True)
    cards = {"seat-1": ("armory",), "seat-2": ()}
    table = scene(gone, SECOND, ENEMY, options=mode("a-clash-of-kings"), agenda=(Turn("seat-1"),), kings_cards=cards)
    assert asked(table) == "action"


@pytest.mark.rule("MIN-MODE-ACOK-06", "MIN-RULE-69", "MIN-RULE-48")
def test_the_unit_of_the_commander_comes_back_with_an_attachment_that_was_killed():
    leader = ("jaime-lannister-kingslayer",)
    gone = fallen("a1", "guardsmen", commander=True, attachments=leader, lost=leader)
    table = scene(gone, SECOND, ENEMY, options=mode("a-clash-of-kings"), agenda=(Redeploy("seat-1"),), faces=())
    answer(table, "a1", Pose(24_000, 5_000, 0))
    back = table.state.units["a1"]
    assert (back.wounds, back.attachments, back.lost, back.activated) == (12, leader, (), False)


@pytest.mark.rule("MIN-MODE-ACOK-10", "MIN-RULE-102", "MIN-WIN-12")
@pytest.mark.parametrize(("by", "points"), [("seat-1", 3), ("seat-2", 1), (None, 1)])
def test_only_who_destroys_a_commander_gains_two_more(by, points):
    leader = unit("b1", "guardsmen", 24, 40, 180, wounds=1, commander=True)
    table = bare_scene(
        SECOND, leader, ENEMY_2, options=mode("a-clash-of-kings"), agenda=(Panic("b1", (), by),), faces=[1, 1, 1]
    )
    assert table.state.points == {"seat-1": points, "seat-2": 0}


@pytest.mark.rule("MIN-MODE-ACOK-06")
@pytest.mark.parametrize(
    ("x", "y", "heading", "why"),
    [
        (24_000, 7_600, 0, None),  # its front edge on the edge of the zone
        (24_000, 7_602, 0, "outside-the-zone"),
        (2_750, 24_000, 0, None),  # completely within six inches of the side
        (3_252, 24_000, 0, "outside-the-zone"),
        (45_250, 24_000, 0, None),
        (24_000, 43_000, 0, "outside-the-zone"),  # the zone of the enemy
        (45_600, 24_000, 9_000, None),
    ],
)
def test_where_the_commander_comes_back(x, y, heading, why):
    gone = fallen("a1", "guardsmen", commander=True)
    table = scene(gone, SECOND, ENEMY, options=mode("a-clash-of-kings"), agenda=(Redeploy("seat-1"),))
    answer(table, "a1")
    question = table.decision("seat-1")
    assert isinstance(question, PlaceUnit)
    found = question.refusal(Pose(x, y, heading))
    assert (found.why if found else None) == why


# ------------------------------------------------------------------------------------------------------ the last round


@pytest.mark.rule("MIN-WIN-07", "MIN-RULE-56", "MIN-RULE-48")
def test_an_attachment_that_was_destroyed_is_no_army_point():
    captain = ("guard-captain",)
    whole = unit("a1", "guardsmen", 24, 8, 0, attachments=captain)
    without = unit("b1", "guardsmen", 24, 40, 180, attachments=captain, lost=captain)
    table = scene(whole, without, round=6, agenda=(CheckVictory(),), points={"seat-1": 3, "seat-2": 3})
    assert (army_left(table.state, "seat-1"), army_left(table.state, "seat-2")) == (6, 5)
    assert (table.state.winners, table.state.why) == (("seat-1",), "army-left")


@pytest.mark.rule("MIN-WIN-06", "MIN-WIN-08", "MIN-TEAM-07")
def test_three_players_can_share_a_draw_and_the_fourth_is_out_of_it():
    units = [unit(f"{side}1", "guardsmen", 8 + 8 * n, 24, 0) for n, side in enumerate("abcd")]
    points = {"seat-1": 4, "seat-2": 4, "seat-3": 3, "seat-4": 4}
    table = scene(
        *units, options=mode("a-game-of-thrones", 4, players="free-for-all"), round=6, points=points,
        agenda=(CheckVictory(),),
    )  # fmt: skip
    assert (table.state.winners, table.state.why) == (("seat-1", "seat-2", "seat-4"), "draw")


@pytest.mark.rule("MIN-WIN-02", "MIN-WIN-03", "MIN-RULE-54")
@pytest.mark.parametrize(
    ("points", "winners"),
    [((8, 7), ("seat-1",)), ((8, 8), ()), ((12, 8), ()), ((7, 7), ()), ((0, 8), ("seat-2",))],
)
def test_eight_points_win_only_where_the_other_has_fewer_than_eight(points, winners):
    table = scene(
        KING, ENEMY, round=3, agenda=(CheckVictory(),), points=dict(zip(("seat-1", "seat-2"), points, strict=True))
    )
    assert table.state.winners == winners


# ---------------------------------------------------------------------------------------------------- here we stand


@pytest.mark.rule("MIN-MODE-HWS-05", "MIN-MODE-HWS-08", "MIN-RULE-48", "MIN-RULE-99")
@pytest.mark.parametrize(
    ("attachment", "commander", "lost", "points"),
    [
        ("guard-captain", False, False, 6),
        ("guard-captain", False, True, 5),
        ("jaime-lannister-kingslayer", True, False, 8),
        ("jaime-lannister-kingslayer", True, True, 5),
    ],
)
def test_what_was_destroyed_does_not_count_in_a_quadrant(attachment, commander, lost, points):
    gone = (attachment,) if lost else ()
    here = unit("a1", "guardsmen", 12, 12, 0, commander=commander, attachments=(attachment,), lost=gone)
    assert army_points(here[1]) == points


@pytest.mark.rule("MIN-MODE-HWS-05", "MIN-MODE-HWS-11")
def test_equal_points_control_no_quadrant_and_three_players_need_more_than_each_other():
    units = [
        unit("a1", "guardsmen", 12, 6, 0),
        unit("b1", "guardsmen", 12, 18, 0),
        unit("c1", "poor-fellows", 6, 12, 0),
    ]
    others = [
        unit("a2", "pyromancers", 36, 36, 0),
        unit("b2", "guardsmen", 36, 44, 0),
        unit("c2", "poor-fellows", 42, 40, 0),
    ]
    table = scene(*units, *others, options=mode("here-we-stand", 3), agenda=(ScoreQuadrants(),))
    assert table.state.points == {"seat-1": 1, "seat-2": 0, "seat-3": 0}


@pytest.mark.rule("MIN-MODE-HWS-09", "MIN-MODE-HWS-10", "MIN-RULE-69")
def test_a_unit_that_came_back_has_its_attachment_and_waits_for_the_next_round():
    captain = ("guard-captain",)
    gone = fallen("a1", "guardsmen", attachments=captain, lost=captain)
    table = scene(gone, SECOND, ENEMY, options=mode("here-we-stand"), agenda=(Redeploy("seat-1"), Activate("seat-1")))
    answer(table, "a1", Pose(24_000, 3_000, 0))
    assert (table.state.units["a1"].lost, table.state.units["a1"].activated) == ((), True)
    assert asked(table) == "action"  # the other one is all there is to activate


# ------------------------------------------------------------------------------------------------- a storm of swords

STORM = mode("a-storm-of-swords")
WALL = unit("b7", "castle-wall", 24, 44.125, 180)


@pytest.mark.rule("MIN-MODE-ASOS-16", "MIN-RULE-71", "MIN-MODE-ASOS-13")
def test_a_wall_that_falls_is_five_points_once_and_still_bars_the_way():
    ram = unit("a1", "sworn-swords", 24, 40.85, 0)
    wall = (WALL[0], Unit("seat-2", "castle-wall", 1, WALL[1].pose))
    table = bare_scene(
        ram, wall, unit("b1", "guardsmen", 6, 30, 180), options=STORM, defender="seat-2",
        agenda=(Strike("a1", "b7"), Act("a1"), EndActivation("a1")), faces=[6] * 7,
    )  # fmt: skip
    assert (table.state.points["seat-1"], table.state.units["b7"].wounds) == (5, 0)
    assert asked(table) == "surge"  # as if it were an enemy unit
    answer(table, Moved(0, 0, 0))
    assert asked(table) == "action"
    assert "melee" not in offered(table)
    answer(table, "maneuver")
    assert refused(table, Moved(0, 3_000, 0)).rule in ("MIN-MOVE-06", "MIN-RULE-15", "MIN-MODE-ASOS-17")


@pytest.mark.rule("MIN-MODE-ASOS-18")
def test_a_fallen_wall_is_not_activated():
    wall = (WALL[0], Unit("seat-2", "castle-wall", 0, WALL[1].pose))
    table = scene(
        unit("a1", "guardsmen", 24, 8, 0), wall, ENEMY, ENEMY_2, options=STORM, defender="seat-2",
        agenda=(Activate("seat-2"),),
    )  # fmt: skip
    assert set(offered(table)) == {"b1", "b2"}


# ------------------------------------------------------------------------------------------------------ fire & blood


@pytest.mark.rule("MIN-MODE-FAB-05", "MIN-MODE-FAB-08", "MIN-WIN-12")
def test_points_lie_on_a_unit_until_it_falls_whoever_fells_it():
    near = unit("b1", "guardsmen", 24, 24.4, 180, wounds=1)
    commander = unit("a1", "guardsmen", 24, 10, 0, commander=True)
    table = bare_scene(
        commander, near, ENEMY_2, options=mode("fire-and-blood"),
        agenda=(LayPoint("a1"), LayPoint("a1"), Panic("b1", ())), faces=[1, 1, 1], objectives={"armory": "b2"},
    )  # fmt: skip
    assert offered(table) == (None, "b1")  # 12 inches and no more
    answer(table, "b1", "b1")
    assert table.state.points == {"seat-1": 3, "seat-2": 0}


# -------------------------------------------------------------------------------------------- honed and ready, dragons


@pytest.mark.rule("MIN-MODE-HAR-07", "MIN-MODE-HAR-08", "MIN-WIN-12")
def test_arrows_of_the_walls_are_nobodys_and_count_for_the_opponent():
    weak = unit("a1", "guardsmen", 6.7, 18, 0, wounds=1)
    table = bare_scene(
        weak, SECOND, ENEMY, options=mode("honed-and-ready"), agenda=(Arrows(("a1",)),), faces=[1, 1, 1, 1]
    )
    assert (table.state.units["a1"].pose, table.state.points["seat-2"], told(table, "PanicTested")) == (None, 1, [])


@pytest.mark.rule("MIN-MODE-ADWD-05", "MIN-RULE-90", "MIN-RULE-75")
@pytest.mark.parametrize(("card", "slow"), [("guardsmen", 2), ("builder-stone-thrower", 1), ("outriders", 2)])
def test_a_marker_reduces_speed_and_never_raises_it(card, slow):
    bearer = unit("a1", card, 24, 20, 0)
    table = scene(
        bearer, ENEMY, options=mode("a-dance-with-dragons"), markers={"left": "a1", "centre": None, "right": None}
    )
    assert speed(table.state, "a1") == slow
