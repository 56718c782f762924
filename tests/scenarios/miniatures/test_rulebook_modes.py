"""Modes and the tactics board, once more beside the rulebook: walls that fall, missions, influence of many players."""

from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.miniatures.board import influence_targets
from maester.games.miniatures.geometry.align import Aligned
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.modes.carried import Spotted
from maester.games.miniatures.modes.missions import ALL as MISSIONS
from maester.games.miniatures.preview import MovePreview, preview
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.board import ActNcu, EndNcu
from maester.games.miniatures.steps.modes import ExchangeMission
from maester.games.miniatures.steps.rounds import Turn
from maester.games.miniatures.unit import WALL
from maester.games.miniatures.values import Pose, Unit
from maester.words import Words
from tests.scenarios.miniatures.play import answer, asked, bare_scene, ncu, offered, piece, pose, refused, scene, unit

OURS, THEIRS = unit("a1", "guardsmen", 24, 8, 0), unit("b1", "guardsmen", 24, 40, 180)
STORM = Options(seats=2, mode="a-storm-of-swords", terrain="none")
WINGS = Options(seats=2, mode="dark-wings-dark-words")
FEAST = Options(seats=2, mode="a-feast-for-crows")
STAND = Options(seats=2, mode="here-we-stand")
AERON = "aeron-greyjoy-damphair"
"""His influence goes to any unit."""


# ------------------------------------------------------------------------------------------------- castle walls


def at_the_wall(wounds: int, *more: Any, **others: Any) -> Any:
    """The attacker's guards stand before the wall of seat 1."""
    wall = ("wall-middle", Unit("seat-1", WALL, wounds, Pose(24_000, 3_875, 0)))
    guards = unit("b1", "guardsmen", 24, 3.875 + 0.875 + 2.4, 180)
    inside = unit("a1", "guardsmen", 40, 20, 0)
    others.setdefault("active", "seat-2")
    return bare_scene(wall, guards, inside, *more, options=STORM, defender="seat-1", siege={}, **others)


@pytest.mark.rule("MIN-SURGE-01", "MIN-SURGE-03", "MIN-SURGE-04", "MIN-RULE-71", "MIN-MODE-ASOS-14")
def test_who_tears_down_a_wall_may_surge_and_friends_before_it_pivot():
    friend = unit("b2", "guardsmen", 29.5, 3.875 + 0.875 + 2.4, 180)
    table = at_the_wall(1, friend, acts="b1", faces=[6] * 6)
    answer(table, "melee", None)
    assert table.state.points == {"seat-1": 0, "seat-2": 5}
    assert (asked(table), table.waiting) == ("surge", ("seat-2",))
    answer(table, Moved(0, 4_000, 0))
    assert pose(table, "b1") == (24, 11.15, 0)
    assert asked(table) == "pivot"
    assert refused(table, 27_000).rule == "MIN-MOVE-03"  # what has fallen is still in the way
    assert asked(answer(table, 18_000)) == ""


@pytest.mark.rule("MIN-SURGE-01", "MIN-RULE-71")
def test_a_wall_that_stands_lets_nobody_surge():
    table = at_the_wall(6, acts="b1", faces=[6] * 6)
    answer(table, "melee", None)
    assert (table.state.units["wall-middle"].wounds, asked(table)) == (3, "")


@pytest.mark.rule("MIN-SURGE-03", "MIN-RULE-71")
def test_who_tears_down_a_wall_and_fights_somebody_does_not_surge():
    beside = unit("a2", "guardsmen", 24 + 2.75 + 2.4, 3.875 + 0.875 + 2.75, 270)
    table = at_the_wall(1, beside, acts="b1", faces=[6] * 6)
    answer(table, "melee", "wall-middle")
    assert (table.state.points["seat-2"], asked(table)) == (5, "")


@pytest.mark.rule("MIN-RULE-71", "MIN-TERMS-12")
@pytest.mark.parametrize(
    ("wounds", "options"), [(6, ("retreat", "melee", "forgo")), (0, ("maneuver", "march", "forgo"))]
)
def test_a_standing_wall_holds_who_touches_it_and_a_fallen_one_does_not(wounds, options):
    assert offered(at_the_wall(wounds, acts="b1")) == options


def test_walls_have_names_a_player_can_read():
    question = at_the_wall(6, agenda=(Turn("seat-1"),), active="seat-1").decision("seat-1")
    names = {"en": "Castle wall in the middle", "de": "Burgmauer in der Mitte", "nl": "Kasteelmuur in het midden"}
    assert {language: Words(language, "miniatures").answer(question, "wall-middle") for language in names} == names


# ------------------------------------------------------------------------------------------------- missions


def wings(*ncus: Any, deck: tuple[str, ...] = MISSIONS[4:7], **more: Any) -> Any:
    return scene(
        OURS, THEIRS, options=WINGS, ncus=ncus, active_missions=((None, MISSIONS[0]), (None, MISSIONS[1])),
        reserve_missions=MISSIONS[2:4], mission_deck=deck, **more,
    )  # fmt: skip


DORAN = "doran-martell-lord-of-sunspear"


@pytest.mark.rule("MIN-MODE-DWDW-08", "MIN-RULE-104")
def test_a_commander_beside_the_board_may_exchange_in_place_of_its_action():
    table = wings(ncu("an1", DORAN, commander=True), agenda=(ActNcu("an1"), EndNcu("an1")))
    answer(table, "exchange-mission", f"active:{MISSIONS[0]}", MISSIONS[2])
    assert [card for _, card in table.state.active_missions] == [MISSIONS[2], MISSIONS[1]]
    assert table.state.reserve_missions == (MISSIONS[3], MISSIONS[4])  # two again
    assert (table.state.board, table.state.ncus["an1"].activated) == ({}, True)  # it claimed no zone
    anybody = wings(ncu("an1", AERON), agenda=(ActNcu("an1"), EndNcu("an1")))
    assert refused(anybody, "exchange-mission").rule == "MIN-BOARD-07"


@pytest.mark.rule("MIN-BOARD-10", "MIN-RULE-104")
def test_on_a_full_board_a_commander_has_no_action_to_forgo():
    full = dict.fromkeys(("crown", "wealth", "tactics", "combat", "maneuver"), "bn1")
    both = ncu("an1", DORAN, commander=True), ncu("bn1", AERON)
    table = wings(*both, agenda=(ActNcu("an1"), EndNcu("an1")), board=full)
    assert (asked(table), table.state.ncus["an1"].activated) == ("", True)


@pytest.mark.rule("MIN-MODE-DWDW-06", "MIN-RULE-104")
def test_missions_are_shuffled_when_the_deck_runs_out_and_not_when_one_is_needed():
    """What is discarded afterwards is not among them, and cannot come back at once."""
    last, gone = MISSIONS[4:5], MISSIONS[5:9]
    table = wings(
        deck=last, mission_discard=gone, agenda=(ExchangeMission("seat-1"), ExchangeMission("seat-1")), faces=[1] * 40
    )
    answer(table, f"reserve:{MISSIONS[2]}")
    assert table.state.reserve_missions == (MISSIONS[3], *last)
    assert (sorted(table.state.mission_deck), table.state.mission_discard) == (sorted((*gone, MISSIONS[2])), ())
    answer(table, f"reserve:{MISSIONS[3]}")
    assert table.state.mission_discard == (MISSIONS[3],)
    assert table.state.reserve_missions[1] in (*gone, MISSIONS[2])


@pytest.mark.rule("MIN-MODE-DWDW-08")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "Exchange a mission"), ("de", "Auftrag tauschen"), ("nl", "Opdracht ruilen")]
)
def test_the_exchange_is_said_in_words(language, said):
    king = unit("a1", "guardsmen", 24, 8, 0, commander=True)
    question = scene(king, THEIRS, options=WINGS, acts="a1").decision("seat-1")
    assert Words(language, "miniatures").answer(question, "exchange-mission") == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The far left quarter"), ("de", "Das Viertel hinten links"), ("nl", "Het kwart achteraan links")],
)
def test_quarters_of_the_table_are_said_in_words(language, said):
    question = scene(OURS, THEIRS, options=STAND, ncus=[ncu("an1", AERON)], agenda=(ActNcu("an1"),)).decision("seat-1")
    assert Words(language, "miniatures").answer(question, "far-left") == said


# ------------------------------------------------------------------------------------------------- influence


@pytest.mark.rule("MIN-INFLUENCE-02", "MIN-RULE-46")
def test_in_a_free_for_all_one_enemy_keeps_out_the_influence_of_another():
    three = [unit(f"{side}1", "ironborn-reavers", 10 + 12 * n, 24, 0) for n, side in enumerate("abc")]
    ours, theirs, third = (ncu(f"{side}n1", AERON) for side in "abc")
    laid = (theirs[0], replace(theirs[1], on="a1"))
    state = scene(*three, options=Options(seats=3), ncus=[ours, laid, third]).state
    assert influence_targets(state, "cn1") == ["b1", "c1"]
    assert influence_targets(state, "an1") == ["a1", "b1", "c1"]  # its own, and friendly to it
    own = (ours[0], replace(ours[1], on="a1"))
    state = scene(*three, options=Options(seats=3), ncus=[own, theirs, third]).state
    assert influence_targets(state, "bn1") == influence_targets(state, "cn1") == ["a1", "b1", "c1"]


# ------------------------------------------------------------------------------------------------- markers taken up


@pytest.mark.rule("MIN-MODE-AFFC-07", "MIN-MODE-AFFC-09")
def test_who_leaves_its_pile_for_another_marker_takes_that_one_up_and_was_told_so():
    bearer = unit("a1", "sworn-swords", 10, 24, 90)
    piles = [replace(piece("corpse-pile", x, 24), name=f"pile-{name}") for name, x in (("left", 6.7), ("right", 22))]
    table = scene(
        bearer, THEIRS, options=FEAST, acts="a1", pieces=piles,
        markers={"left": "a1", "right": None}, spots={"left": None, "right": (22_000, 24_000)},
    )  # fmt: skip
    answer(table, "march")
    to = Moved(9_000, 9_500, 9_000)
    would = preview(table.state, "seat-1", table.decision("seat-1"), to)
    assert isinstance(would, MovePreview)
    assert would.claims == ("right",)
    answer(table, to)
    assert table.state.markers == {"left": None, "right": "a1"}
    assert (asked(table), table.waiting) == ("lay-marker", ("seat-2",))
    answer(table, Spotted(6_000, 24_000))
    assert table.state.spots == {"left": (6_000, 24_000), "right": None}


@pytest.mark.rule("MIN-SURGE-01", "MIN-RULE-71", "MIN-CHARGE-17")
def test_a_charge_that_tears_down_a_wall_is_followed_by_a_surge():
    table = at_the_wall(3, acts="b1", faces=[6, *[6] * 6])
    table.state.units["b1"] = replace(table.state.units["b1"], pose=Pose(24_000, 14_000, 18_000))
    answer(table, "charge", 18_000, Aligned("front", 0))
    assert asked(table) == "surge"
