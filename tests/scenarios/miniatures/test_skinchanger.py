"""Skinchanger, with its bear, eagle or wolf: when the animal acts, and when it must not."""

import pytest

from maester.games.miniatures.action import WhichAction
from maester.games.miniatures.army import ArmyList, Troop, list_refusals
from maester.games.miniatures.brings import fitting
from maester.games.miniatures.combat.distance import disorder, may_reroll
from maester.games.miniatures.combat.harm import take_wounds
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.moving.shift import FreeStep
from maester.games.miniatures.numbers import keywords, number
from maester.games.miniatures.steps.modes import EndRound
from maester.games.miniatures.steps.rounds import Act, Activate, EndActivation
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.in_play import Laid
from maester.games.miniatures.turn import ready
from maester.games.miniatures.values import Attack, Pose
from tests.scenarios.miniatures.play import answer, asked, offered, refused, scene, told, unit

RAIDERS = unit("a1", "free-folk-raiders", 24, 10, 0, attachments=("skinchanger",))
FOE, OTHER = unit("b1", "sworn-swords", 24, 30, 180), unit("b2", "guardsmen", 40, 40, 180)
DEPLOYED = Happens(occasions.Deployed("a1", "seat-1"))
ROUND = Happens(occasions.RoundStarts("seat-1"))
BEAR, EAGLE, WOLF = range(3)


def bonded(animal, *more, **changes):
    """The raiders have chosen that animal."""
    return answer(scene(RAIDERS, FOE, OTHER, agenda=(DEPLOYED, *more), **changes), animal)


def with_bear(x=24, y=16, **more):
    return unit("a2", "bear", x, y, 0, master="a1", **more)


def test_an_animal_is_chosen_when_the_unit_is_deployed():
    table = scene(RAIDERS, FOE, agenda=(DEPLOYED,))
    assert (asked(table), offered(table)) == ("choose-effect", (BEAR, EAGLE, WOLF))
    plain = unit("a1", "free-folk-raiders", 24, 10, 0)
    assert asked(scene(plain, FOE, agenda=(DEPLOYED,))) == ""
    elsewhere = Happens(occasions.Deployed("b1", "seat-2"))
    assert asked(scene(RAIDERS, FOE, agenda=(elsewhere,))) == ""


def test_a_bear_is_put_down_completely_near_a_friend_and_away_from_enemies():
    near = unit("b1", "sworn-swords", 24, 20, 180)
    table = answer(scene(RAIDERS, near, OTHER, agenda=(DEPLOYED,)), BEAR)
    assert asked(table) == "reserve-pose"
    assert refused(table, Pose(24_000, 41_000, 0)).why == "outside-the-zone"
    assert refused(table, Pose(14_000, 10_000, 0)).why == "outside-the-zone"  # its far side is out of short range
    assert refused(table, Pose(24_000, 15_800, 0)).why == "ends-too-near"
    answer(table, Pose(19_000, 10_000, 0))
    (bear,) = [each for each in table.state.units.values() if each.card == "bear"]
    assert (bear.wounds, bear.master, bear.seat) == (3, "a1", "seat-1")


def test_a_bear_acts_right_after_its_master_and_never_by_itself():
    table = scene(RAIDERS, with_bear(), FOE, agenda=(Activate("seat-1"),))
    assert ready(table.state, "seat-1") == ["a1"]
    answer(table, "forgo")  # the raiders were the only ones to choose from
    question = table.decision("seat-1")
    assert isinstance(question, WhichAction)
    assert question.unit == "a2"
    answer(table, "maneuver", Moved(0, 4_000, 0))
    assert (table.state.units["a2"].activated, table.state.units["a1"].activated) == (True, True)
    friend = unit("a3", "free-folk-raiders", 10, 10, 0)
    steps = (Happens(occasions.Activates("a3", "seat-1")), Act("a3"), EndActivation("a3"))
    other = answer(scene(RAIDERS, with_bear(), friend, FOE, agenda=steps), "forgo")
    assert asked(other) == ""
    assert not other.state.units["a2"].activated


def test_a_bear_alone_is_destroyed_and_gives_nothing():
    assert told(scene(RAIDERS, with_bear(24, 16), FOE, agenda=(ROUND,)), "UnitDestroyed") == []
    table = scene(RAIDERS, with_bear(24, 24), FOE, agenda=(ROUND,))
    assert [each.unit for each in told(table, "UnitDestroyed")] == ["a2"]
    assert table.state.points == {"seat-1": 0, "seat-2": 0}


def test_a_bear_hampers_whom_it_fights():
    table = scene(RAIDERS, with_bear(24, 26.22), FOE, OTHER)
    assert number(table.state, "defence", "b1") == -1
    assert number(table.state, "defence", "b2") == 0


def test_a_bear_leaves_with_its_master():
    table = scene(RAIDERS, with_bear(), FOE, unit("a3", "free-folk-raiders", 5, 5, 0), agenda=(Act("a3"),))
    take_wounds(table.state, "a1", 12, "seat-2", "b1")
    answer(table, "forgo")
    assert table.state.units["a2"].pose is None
    assert [each.unit for each in told(table, "UnitDestroyed")] == ["a2", "a1"]
    assert [each.unit for each in table.state.slain] == ["a1"]


def test_a_bear_cannot_be_bought():
    army = ArmyList(faction="free-folk", commander="", points=30, units=(Troop("bear"),))
    assert "too-many-copies" in [each.why for each in list_refusals(army, 30)]
    found = fitting(army)
    assert "bear" not in found
    assert "free-folk-raiders/skinchanger" in found


@pytest.mark.parametrize(("animal", "card"), [(EAGLE, "bonded-eagle"), (WOLF, "bonded-wolf")])
def test_an_eagle_or_a_wolf_marks_an_enemy_for_a_round(animal, card):
    table = bonded(animal, ROUND, EndRound())
    assert (asked(table), offered(table)) == ("choose-unit", ("b1", "b2"))
    answer(table, "b1")
    assert [(each.card, each.unit) for each in told(table, "CardAttached")] == [(card, "a1"), (card, "b1")]
    assert table.state.laid == ()  # the round is over
    assert asked(scene(RAIDERS, FOE, OTHER, agenda=(ROUND,))) == ""  # nothing was chosen


def marked(card, *units, **more):
    return scene(RAIDERS, FOE, OTHER, *units, laid=(Laid("seat-1", card, "b1", ("round",), master="a1"),), **more)


@pytest.mark.parametrize(("card", "word"), [("bonded-eagle", "precision"), ("bonded-wolf", "vicious")])
def test_melee_against_the_marked_enemy_is_worse(card, word):
    table = marked(card, unit("a3", "free-folk-trappers", 20, 25, 0))
    for by in ("a1", "a3"):
        assert word in keywords(table.state, Attack(by, "b1", -1, "front"))
        assert word not in keywords(table.state, Attack(by, "b2", -1, "front"))
    assert word not in keywords(table.state, Attack("a3", "b1", 0, "front"))  # a shot
    assert word not in keywords(table.state, Attack("b2", "a1", 0, "front"))


def test_the_master_shifts_when_the_enemy_with_the_eagle_moves():
    table = answer(marked("bonded-eagle", acts="b1", active="seat-2"), "march")
    question = table.decision("seat-1")
    assert isinstance(question, FreeStep)
    assert (question.about, question.unit) == ("shift", "a1")
    assert asked(answer(marked("bonded-eagle", acts="b2", active="seat-2"), "march")) == "march"
    assert asked(answer(marked("bonded-wolf", acts="b1", active="seat-2"), "march")) == "march"


def test_a_wolf_disturbs_charges_of_its_enemy_and_helps_those_of_its_master():
    table = marked("bonded-wolf", unit("a3", "free-folk-raiders", 10, 10, 0))
    assert disorder(table.state, "b1", "a1", "front", 2) == ()
    assert disorder(table.state, "b1", "a1", "front", 3) is None
    assert disorder(table.state, "b2", "a1", "front", 2) is None
    assert may_reroll(table.state, "a1", "b1")
    assert not may_reroll(table.state, "a1", "b2")
    assert not may_reroll(table.state, "a3", "b1")


def test_the_animals_card_goes_when_the_master_is_destroyed():
    table = marked("bonded-eagle", unit("a3", "free-folk-raiders", 5, 5, 0), agenda=(Act("a3"),))
    take_wounds(table.state, "a1", 12, "seat-2", "b2")
    answer(table, "forgo")
    assert table.state.laid == ()
