"""Situations that are seldom met: who hears of an order, the narrowest way, room for stakes, places equally near."""

from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.miniatures.combat.charge import ChargeFacing
from maester.games.miniatures.geometry.field import Field, Stood
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.geometry.measure import GRAIN
from maester.games.miniatures.geometry.multi import resettled
from maester.games.miniatures.geometry.path import sweep
from maester.games.miniatures.modes.quadrants import army_points
from maester.games.miniatures.numbers import number
from maester.games.miniatures.steps.fights import Strike
from maester.games.miniatures.steps.rounds import BeginRound, Redeploy
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.terrain import Laid
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import Defence
from maester.games.miniatures.texts.effects.choosing import candidates
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.verbs import Choose, Draw
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.unit import enemies_engaged
from maester.games.miniatures.values import Attack, Pose, Unit
from maester.games.miniatures.victory import unit_points
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    bare_scene,
    holding,
    offered,
    piece,
    refused,
    scene,
    told,
    unit,
)
from tests.scenarios.miniatures.scenes import infantry
from tests.scenarios.miniatures.test_modes_storm import storm

PASSES = [6, 6, 1]
FAR = unit("b9", "guardsmen", 5, 44, 180)
MANCE = "mance-rayder-king-beyond-the-wall"


def held(seat: str, card: str) -> dict[str, Any]:
    hands = {"seat-1": (), "seat-2": (), seat: (card,)}
    return {"hands": hands, "lists": {each: cards * 2 for each, cards in hands.items()}}


# ------------------------------------------------------------------------------------------------- what is countered


@pytest.mark.rule("MIN-ORDER-03")
@pytest.mark.parametrize(("y", "hears"), [(30, True), (40, False)])
def test_an_order_can_be_countered_near_the_unit_that_uses_it(y, hears):
    """The start of a turn is an occasion of no unit; Mance answers if he is near those who use their order then."""
    devils = unit("a1", "crannogman-bog-devils", 24, 20, 0)
    king = unit("b1", "free-folk-raiders", 24, y, 180, attachments=(MANCE,))
    prey = unit("b2", "free-folk-raiders", 34, 20, 180)
    table = scene(devils, king, prey, agenda=(Happens(occasions.TurnStarts("seat-1")),))
    order = "order:a1:scout-openings:0"
    answer(table, order)
    assert (asked(table) == "declare-declared") == hears


@pytest.mark.parametrize(("y", "hears"), [(30, True), (40, False)])
def test_a_card_can_be_countered_near_the_unit_it_was_played_for(y, hears):
    """A card is played as a unit activates; Mance answers if he is near that unit."""
    reavers = unit("a1", "guardsmen", 24, 20, 0)
    king = unit("b1", "free-folk-raiders", 24, y, 180, attachments=(MANCE,))
    steps = (Happens(occasions.Activates("a1", "seat-1")),)
    table = scene(reavers, king, agenda=steps, faces=[6] * 4, **held("seat-1", "war-cry"))
    answer(table, "card:war-cry:0")
    assert (asked(table) == "declare-declared") == hears


@pytest.mark.parametrize(("active", "targets"), [("seat-1", ["b2"]), ("seat-2", ["b1", "b2"])])
def test_who_is_distracted_from_behind_is_not_targeted_by_cards_of_its_own_side(active, targets):
    """The wolf pack stands behind a unit: in the turn of the wolves its own side cannot play anything for it."""
    wolves = unit("a1", "wolf-pack", 24, 21.02, 0)
    foes = unit("b1", "guardsmen", 24, 24.8, 0), unit("b2", "guardsmen", 40, 40, 180)
    table = scene(wolves, *foes, active=active)
    bound = Bound("seat-2", "winters-bite", "tactics", this="b2")
    assert enemies_engaged(table.state, "a1") == ["b1"]
    assert candidates(table.state, bound, Choose(which=Which(side="friend"), do=(Draw(),))) == targets


# ------------------------------------------------------------------------------------------------------ narrow ways

CHARGER = unit("a1", "sworn-swords", 24, 10, 0)


@pytest.mark.rule("MIN-CHARGE-06", "MIN-CHARGE-10")
@pytest.mark.parametrize(("gap", "facings"), [(5.6, range(-40, 41)), (5.5, [0]), (5.45, [])])
def test_a_charge_finds_the_narrowest_way(gap, facings):
    """Two enemies stand so far apart that the charger just passes between them: with none of the facings that are whole
    degrees from the middle of its target, but with one at which its front clears a corner."""
    aside = gap / 2 + 2.75
    beside = unit("b2", "guardsmen", 24 - aside, 16, 180), unit("b3", "guardsmen", 24 + aside, 16, 180)
    table = bare_scene(CHARGER, unit("b1", "guardsmen", 24.5, 22, 180), *beside, acts="a1")
    assert ("b1" in offered(answer(table, "charge"))) == bool(facings)
    if facings:
        facing = answer(table, "b1").decision("seat-1")
        assert isinstance(facing, ChargeFacing)
        assert facing.first in [each % 36_000 for each in facings]
        assert facing.refusal(facing.first) is None


# ------------------------------------------------------------------------------------------------------- room enough


@pytest.mark.parametrize(("rows", "room"), [(1, True), (2, False)])
def test_stakes_are_built_within_two_inches_and_not_farther_away(rows, room):
    """A unit in a corner of the table, behind walls that are an inch and a half deep: the builders reach over one row
    of them, but not over two."""
    builders = unit("a1", "sworn-brothers", 2.75, 2.4, 0, attachments=("senior-builder",))
    walls = [piece("wall", 8.75, 6.25)]
    for off in [1.5 * n for n in range(rows)]:
        walls += [piece("wall", 2.75, 5.55 + off), piece("wall", 6.25 + off, 2.75, 90)]
    pieces = [replace(each, name=f"wall-{n}") for n, each in enumerate(walls)]
    table = scene(builders, FAR, agenda=(BeginRound(),), pieces=pieces)
    assert (asked(table) == "use-ability") == room
    if room:
        assert asked(answer(table, True)) == "lay-stakes"
        assert refused(table, Laid("stakes", 3_000, 7_600)).why == "terrain-too-far"
        answer(table, Laid("stakes", 3_000, 7_500))
        assert table.state.pieces[-1].kind == "stakes"


# ------------------------------------------------------------------------------------------------------ equally near


@pytest.mark.rule("MIN-MULTI-01", "MIN-RULE-72")
@pytest.mark.parametrize(("heading", "x", "y"), [(0, 26.75, 24.8), (180, 21.25, 15.2)])
def test_a_further_enemy_that_is_as_near_to_both_ends_goes_to_the_right_one(heading, x, y):
    """It stands exactly opposite: by half an edge to the charger's right it is as far as to its left."""
    charger = infantry(24, 20, heading)
    enemy = infantry(24, y, (heading + 180) % 360)
    field = Field(48_000, (Stood("charger", *charger, True), Stood("enemy", *enemy, False)))
    assert resettled(charger, enemy, field, "enemy") == infantry(x, y, (heading + 180) % 360)


def test_a_single_companion_is_summoned_without_asking_which():
    gone = ("a2", Unit("seat-1", "shadowcat", 0))
    varamyr, foe = unit("a1", "varamyr-sixskins", 24, 20, 0), unit("b1", "guardsmen", 24, 40, 180)
    steps = (Happens(occasions.TurnStarts("seat-2")),)
    table = scene(varamyr, gone, foe, agenda=steps, active="seat-2", **held("seat-1", "summon-companions"))
    assert asked(answer(table, "card:summon-companions:0")) == "reserve-pose"
    answer(table, Pose(3_000, 24_000, 9_000))
    (event,) = told(table, "UnitRedeployed")
    assert (event.unit, event.x, event.y, event.heading) == ("a2", 3_000, 24_000, 9_000)


# --------------------------------------------------------------------------------------------------------- the ground


@pytest.mark.parametrize(
    ("way", "left", "low", "right", "high"),
    [("ahead", 21.25, 17.6, 26.75, 25.4), ("back", 21.25, 14.6, 26.75, 22.4),
     ("right", 21.25, 17.6, 29.75, 22.4), ("left", 18.25, 17.6, 26.75, 22.4)],
)  # fmt: skip
def test_a_tray_covers_all_that_lies_between_its_start_and_its_end(way, left, low, right, high):
    covered = sweep(infantry(24, 20, 0), way, 3_000)
    around = [(left, low), (left, high), (right, low), (right, high)]
    assert sorted(covered) == sorted((round(x * 1000) * GRAIN, round(y * 1000) * GRAIN) for x, y in around)


@pytest.mark.rule("MIN-TERRAIN-DANGEROUS-01")
@pytest.mark.parametrize("x", [20, 28])
def test_stakes_that_only_one_end_of_a_march_passes_over_are_met(x):
    """They lie so far aside that only the left or the right half of the tray goes over them."""
    table = bare_scene(
        unit("a1", "guardsmen", 24, 10, 0), FAR, acts="a1", pieces=[piece("stakes", x, 15)], faces=[1] * 6
    )
    answer(table, "march", Moved(0, 8_000, 0))
    assert [event.unit for event in told(table, "DangerMet")] == ["a1"]


# ----------------------------------------------------------------------------------------------------------- numbers


@pytest.mark.rule("MIN-RESOLVE-06", "MIN-RULE-33")
@pytest.mark.parametrize(("more", "blocked"), [(0, 4), (1, 5), (-1, 3)])
def test_what_changes_a_defence_changes_the_dice_that_block(more, blocked):
    """Six hits against a defence of 3: each face once."""
    fight = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180)
    faces = [*[4] * 6, 1, 2, 3, 4, 5, 6, *PASSES]
    lasting = holding("b1", Defence(n=more)) if more else ()
    table = bare_scene(*fight, agenda=(Strike("a1", "b1"),), faces=faces, lasting=lasting)
    (rolled,) = told(table, "DefenceRolled")
    assert rolled.blocked == blocked


@pytest.mark.parametrize(("helps", "more"), [(True, 1), (False, 0)])
def test_freedmen_gang_up_on_whoever_fights_somebody_else_as_well(helps, more):
    """Guardsmen strike at an enemy; freedmen are engaged with it from behind, or stand far off."""
    freedmen = unit("a2", "freedmen", 24, 28.58 if helps else 44, 180)
    state = scene(unit("a1", "guardsmen", 24, 20, 0), freedmen, unit("b1", "sworn-swords", 24, 24.8, 180)).state
    assert ("a2" in enemies_engaged(state, "b1")) == helps
    attack = Attack("a1", "b1", 0, "front")
    assert (number(state, "hit", "a1", attack), number(state, "dice", "a1", attack)) == (more, more)


@pytest.mark.rule("MIN-MODE-HWS-08", "MIN-RULE-99", "MIN-RULE-56")
@pytest.mark.parametrize(("commander", "price", "points"), [(True, 5, 5 + 3), (False, 9, 9)])
def test_a_giant_who_leads_adds_three_to_his_price_in_a_quadrant(commander, price, points):
    giant = unit("a1", "mag-the-mighty", 12, 12, 0, commander=commander)[1]
    assert (unit_points(giant), army_points(giant)) == (price, points)


@pytest.mark.rule("MIN-MODE-ASOS-09", "MIN-RULE-69")
def test_who_comes_back_without_its_commander_no_longer_leads_whoever_else_was_with_it():
    """A hostage stood in the unit of the commander: both characters are gone for good."""
    characters = ("jaime-lannister-kingslayer", "jaime-lannister-maimed-hostage")
    gone = Unit("seat-2", "guardsmen", 0, None, True, attachments=characters)
    there = unit("a1", "guardsmen", 24, 8, 0), unit("b1", "guardsmen", 24, 40, 180)
    table = storm(*there, ("b2", gone), agenda=(Redeploy("seat-2"),))
    back = answer(table, "b2", Pose(10_000, 40_000, 18_000)).state.units["b2"]
    assert (back.attachments, back.lost, back.commander) == ((), characters, False)
