"""Several attachments in one unit: where they stand, and when they fall."""

from typing import Any

import pytest

from maester.games.miniatures.combat.harm import heal
from maester.games.miniatures.steps.setup import Plant
from maester.games.miniatures.texts.in_force import abilities
from maester.games.miniatures.texts.verbs import KillAttachment, StealAttachment, Survive, Wounds
from maester.games.miniatures.unit import attachments_left
from maester.games.miniatures.values import Planted
from maester.games.miniatures.victory import army_left
from tests.scenarios.miniatures.carried_out import done
from tests.scenarios.miniatures.play import answer, asked, offered, scene, told, unit

CAPTAIN, VETERAN, HOSTAGE = "guard-captain", "assault-veteran", "jaime-lannister-maimed-hostage"
MINE = unit("a1", "sworn-swords", 24, 20, 0)


def led(*attachments: str, wounds: int | None = None) -> Any:
    return unit("b1", "guardsmen", 24, 40, 180, wounds=wounds, attachments=attachments)


@pytest.mark.rule("MIN-ATTACH-07", "MIN-ATTACH-08", "MIN-RULE-106")
@pytest.mark.parametrize(
    ("left", "standing"), [(3, (CAPTAIN, VETERAN)), (2, (CAPTAIN, VETERAN)), (1, (CAPTAIN,))]
)  # fmt: skip
def test_of_two_attachments_the_leftmost_falls_last(left, standing):
    table = done(Wounds(n=12 - left), units=(MINE, led(CAPTAIN, VETERAN)))
    state = table.state
    assert attachments_left(state.units["b1"]) == standing
    assert ("iron-resolve" in abilities(state, "b1"), "intimidating-presence" in abilities(state, "b1")) == (
        True,
        VETERAN in standing,
    )
    assert [event.attachment for event in told(table, "AttachmentLost")] == [VETERAN] * (left == 1)
    assert army_left(state, "seat-2") == 5 + len(standing)


@pytest.mark.rule("MIN-ATTACH-08", "MIN-RULE-106")
@pytest.mark.parametrize("left", [3, 2, 1])
def test_of_three_attachments_as_many_stand_as_models_are_left(left):
    table = done(Wounds(n=12 - left), units=(MINE, led(CAPTAIN, VETERAN, HOSTAGE)))
    assert attachments_left(table.state.units["b1"]) == (CAPTAIN, VETERAN, HOSTAGE)[:left]


@pytest.mark.rule("MIN-ATTACH-08", "MIN-RULE-106")
@pytest.mark.parametrize(("left", "standing"), [(4, (CAPTAIN, VETERAN)), (3, (CAPTAIN,)), (1, (CAPTAIN,))])
def test_riders_fall_with_the_last_of_their_three_wounds(left, standing):
    riders = unit("b1", "crownland-scouts", 24, 40, 180, attachments=(CAPTAIN, VETERAN))
    table = done(Wounds(n=12 - left), units=(MINE, riders))
    assert attachments_left(table.state.units["b1"]) == standing


@pytest.mark.rule("MIN-ATTACH-08", "MIN-RULE-106")
def test_an_attachment_that_an_effect_removes_leaves_its_place_to_the_next():
    table = done(KillAttachment(), Wounds(n=11), units=(MINE, led(CAPTAIN, VETERAN)))
    answer(table, CAPTAIN)
    assert attachments_left(table.state.units["b1"]) == (VETERAN,)
    assert table.state.units["b1"].wounds == 1


@pytest.mark.rule("MIN-ATTACH-08")
def test_a_unit_with_one_model_has_the_abilities_of_one_attachment_however_it_came_to_that():
    state = scene(MINE, led(CAPTAIN, VETERAN, wounds=1)).state
    assert "intimidating-presence" not in abilities(state, "b1")
    assert "iron-resolve" in abilities(state, "b1")


@pytest.mark.rule("MIN-ATTACH-07")
def test_one_attachment_stands_to_the_last_model():
    state = done(Wounds(n=11), units=(MINE, led(VETERAN))).state
    assert "intimidating-presence" in abilities(state, "b1")


@pytest.mark.rule("MIN-ATTACH-08", "MIN-RULE-47", "MIN-RULE-106")
def test_an_attachment_that_has_fallen_with_its_model_does_not_come_back():
    state = done(Wounds(n=11), units=(MINE, led(CAPTAIN, VETERAN))).state
    assert heal(state, "b1", 3) == 3
    assert attachments_left(state.units["b1"]) == (CAPTAIN,)


@pytest.mark.rule("MIN-ATTACH-08")
def test_what_answers_to_the_loss_of_an_attachment_hears_of_one_that_falls_with_its_model():
    """The captive in the enemy's unit was second from the left: its loss is worth a point."""
    planted = (Planted("b1", HOSTAGE, "seat-1"),)
    table = done(Wounds(n=11), units=(MINE, led(CAPTAIN, HOSTAGE)), planted=planted)
    assert table.state.points["seat-1"] == 1
    assert table.state.units["b1"].lost == (HOSTAGE,)


@pytest.mark.rule("MIN-ATTACH-08")
def test_a_unit_that_is_saved_with_one_model_keeps_one_attachment():
    saved = ("a1", led(CAPTAIN, VETERAN, wounds=0)[1])
    table = done(Survive(), units=(saved, led()))
    assert attachments_left(table.state.units["a1"]) == (CAPTAIN,)
    assert table.state.units["a1"].lost == (VETERAN,)


@pytest.mark.rule("MIN-ATTACH-08", "MIN-RULE-106")
@pytest.mark.parametrize(("place", "order"), [(1, (HOSTAGE, CAPTAIN)), (2, (CAPTAIN, HOSTAGE))])
def test_the_owner_of_the_unit_fixes_where_a_planted_attachment_stands(place, order):
    table = scene(MINE, led(CAPTAIN), agenda=(Plant("seat-1", "before-deployment"),), to_plant={"seat-1": (HOSTAGE,)})
    answer(table, "b1")
    assert (asked(table), table.waiting, offered(table)) == ("attachment-place", ("seat-2",), (1, 2))
    answer(table, place)
    assert table.state.units["b1"].attachments == order


@pytest.mark.rule("MIN-ATTACH-06")
def test_a_unit_without_attachments_has_only_one_place_for_one():
    table = scene(MINE, led(), agenda=(Plant("seat-1", "before-deployment"),), to_plant={"seat-1": (HOSTAGE,)})
    answer(table, "b1")
    assert table.state.units["b1"].attachments == (HOSTAGE,)


@pytest.mark.rule("MIN-ATTACH-08")
def test_a_stolen_attachment_takes_the_place_its_new_owner_says():
    thief = ("a1", unit("a1", "sworn-swords", 24, 20, 0, attachments=("umber-champion",))[1])
    fallen = ("b1", led(CAPTAIN, wounds=0)[1])
    other = unit("b2", "guardsmen", 40, 40, 180)
    table = done(StealAttachment(), units=(thief, fallen, other))
    answer(table, True)
    assert (asked(table), table.waiting) == ("attachment-place", ("seat-1",))
    answer(table, 1)
    assert table.state.units["a1"].attachments == (CAPTAIN, "umber-champion")
