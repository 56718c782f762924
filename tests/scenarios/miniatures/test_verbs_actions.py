"""Verbs about free actions, the ground, animals and points, each carried out by itself."""

from typing import Any

import pytest

from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.steps.fights import FreeManeuver
from maester.games.miniatures.steps.rounds import EndActivation
from maester.games.miniatures.texts import verbs
from maester.games.miniatures.texts.effects import could
from maester.games.miniatures.texts.effects.actions import possible
from maester.games.miniatures.texts.effects.rare import around
from maester.games.miniatures.texts.in_play import Laid
from maester.games.miniatures.values import Pose
from tests.scenarios.miniatures.carried_out import DO, done
from tests.scenarios.miniatures.cast import ALL, FAR, FRIEND, GUARDS, SWORDS
from tests.scenarios.miniatures.play import answer, asked, offered, piece, scene, told, unit

# ------------------------------------------------------------------------------------------------------ free actions


@pytest.mark.rule("MIN-RULE-74")
@pytest.mark.parametrize(
    ("action", "apart", "in_contact"),
    [
        ("melee", False, True),
        ("retreat", False, True),
        ("maneuver", True, False),
        ("march", True, False),
        ("charge", True, False),
        ("ranged", False, False),
    ],
)
def test_which_free_actions_a_unit_could_take(action, apart, in_contact):
    near = (GUARDS, unit("b1", "sworn-swords", 24, 26, 180))
    assert possible(scene(*near).state, "a1", action, None) == apart
    assert possible(scene(GUARDS, SWORDS).state, "a1", action, None) == in_contact
    verb = verbs.Act(actions=(action,), to="this")
    assert could(scene(*near).state, DO, verb) == apart


def test_archers_far_from_enemies_shoot_at_nobody():
    for y, can in ((30, True), (44, False)):
        state = scene(unit("a1", "bowmen", 24, 20, 0), unit("b1", "sworn-swords", 24, y, 180)).state
        assert possible(state, "a1", "ranged", None) == can


@pytest.mark.parametrize(("speed", "more", "reach"), [(None, 0, 5_000), (None, 2, 7_000), (3, 0, 3_000), (5, 0, 5_000)])
def test_how_far_a_free_maneuver_goes_and_only_that_one(speed, more, reach):
    table = done(verbs.Act(actions=("maneuver",), to="this", speed=speed, more_speed=more), units=(GUARDS, FAR))
    printed = table.state.units["a1"].facts.speed * 1000
    answer(table, "maneuver")
    question: Any = table.decision("seat-1")
    assert question.most == (reach - 5_000 + printed if speed is None else reach)
    answer(table, question.stay)
    assert table.state.lasting == ()


@pytest.mark.parametrize(("activated", "must"), [(False, True), (False, False), (True, False), (True, True)])
def test_another_unit_is_activated_right_after(activated, must):
    """Unless it has been, this round."""
    own = unit("a1", "guardsmen", 24, 20, 0, activated=activated)
    verb = verbs.ActivateToo(must=must)
    table = done(verb, units=(own, FRIEND, SWORDS, FAR), then=(EndActivation("a2"), FreeManeuver("a2")))
    assert could(scene(own, SWORDS).state, DO, verb) == (not activated)
    if not activated and not must:
        assert (asked(table), table.waiting) == ("activate-too", ("seat-1",))
        answer(table, True)
    assert asked(table) == ("surge" if activated else "action")


def test_activated_without_an_action_is_the_unit_the_text_names():
    table = done(verbs.ActivateIdle())
    assert [name for name, each in table.state.units.items() if each.activated] == ["b1"]


@pytest.mark.parametrize(("crowded", "asks"), [(True, ""), (False, "stakes")])
def test_stakes_need_room(crowded, asks):
    """All around is forest."""
    woods = [piece("forest", 24 + x, 20 + y) for x in range(-9, 10, 3) for y in range(-9, 10, 3)] if crowded else []
    table = done(verbs.Stakes(), units=(GUARDS, FAR), pieces=woods)
    assert bool(asked(table)) == bool(asks)
    assert could(scene(GUARDS, FAR, pieces=woods).state, DO, verbs.Stakes()) == bool(asks)


# -------------------------------------------------------------------------------------------------------------- rare


def test_a_piece_is_cleared_and_told_by_its_name():
    pieces = [piece("forest", 10, 10), piece("hedge", 34, 34)]
    table = done(verbs.ClearPiece(), pieces=pieces)
    assert (asked(table), offered(table)) == ("clear-piece", ("forest", "hedge"))
    answer(table, "hedge")
    assert [each.name for each in table.state.pieces] == ["forest"]
    assert [(event.unit, event.piece) for event in told(table, "PieceDestroyed")] == [("", "hedge")]
    only = done(verbs.ClearPiece(), pieces=pieces[:1])
    assert (asked(only), only.state.pieces) == ("", ())
    assert not could(scene(*ALL).state, DO, verbs.ClearPiece())
    assert could(scene(*ALL, pieces=pieces).state, DO, verbs.ClearPiece())


@pytest.mark.parametrize("animal", ["bonded-wolf", "bonded-bear"])
def test_only_a_bear_is_put_down_at_once(animal):
    table = done(verbs.Bond(animal=animal))
    assert table.state.units["a1"].counters == ((animal, 1),)
    (attached,) = told(table, "CardAttached")
    assert (attached.seat, attached.card, attached.unit) == ("seat-1", animal, "a1")
    if animal == "bonded-bear":
        assert (asked(table), table.waiting) == ("reserve-pose", ("seat-1",))
        answer(table, Pose(24_000, 15_000, 9_000))
        (event,) = told(table, "UnitDeployed")
        assert (event.x, event.y, event.heading) == (24_000, 15_000, 9_000)
        assert table.state.units[event.unit].pose == Pose(24_000, 15_000, 9_000)
    assert asked(table) == ""


def test_a_bear_without_room_stays_away():
    crowd = [
        unit(f"b{n}", "guardsmen", 24 + x, 20 + y, 0)
        for n, (x, y) in enumerate(((-6, 5), (6, 5), (-6, -5), (6, -5), (0, 5.5), (0, -5.5), (-7, 0), (7, 0)), 1)
    ]
    table = done(verbs.Bond(animal="bonded-bear"), units=(GUARDS, *crowd))
    assert asked(table) == ""
    assert "bear" not in [each.card for each in table.state.units.values()]


def test_a_bear_is_looked_for_on_the_table_only():
    """Short range around a friend, as far as the table goes."""
    state = scene(GUARDS, SWORDS).state
    middle, corner = (outline("infantry", x, y, 0) for x, y in ((24_000, 24_000), (2_000, 1_500)))
    tray, near = SIZES.trays["infantry"], SIZES.short
    aside, ahead = tray.width // 2 + near, tray.depth // 2 + near
    assert around(middle, state) == (24_000 - aside, 24_000 - ahead, 24_000 + aside, 24_000 + ahead)
    assert around(corner, state) == (0, 0, 2_000 + aside, 1_500 + ahead)
    other = outline("infantry", state.width - 2_000, 46_500, 0)
    assert around(other, state) == (state.width - 2_000 - aside, 46_500 - ahead, state.width, 48_000)


def test_points_go_to_the_player_whose_text_it_is():
    assert done(verbs.Gain(n=2)).state.points == {"seat-1": 2, "seat-2": 0}
    assert done(verbs.Gain()).state.points == {"seat-1": 1, "seat-2": 0}
    assert done(verbs.Gain(n=0)).story == []
    first = done(verbs.TakeFirst())
    assert first.state.next_first == "seat-1"
    stays = done(verbs.Stays(until=("round",)))
    assert stays.state.laid == (Laid("seat-1", "winters-bite", None, ("round",)),)
