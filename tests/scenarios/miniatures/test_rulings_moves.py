"""What is left: exact places, and charges that become impossible on the way."""

import pytest

from maester.games.miniatures.agreed import Agreed
from maester.games.miniatures.areas import zone_of
from maester.games.miniatures.combat.attack import defence_parts, panic_parts
from maester.games.miniatures.combat.melee import melee_places
from maester.games.miniatures.combat.rolled import Part, sum_of
from maester.games.miniatures.deploy import has_room, which_pose
from maester.games.miniatures.geometry.align import Aligned, places
from maester.games.miniatures.geometry.field import Field, Stood, engaged
from maester.games.miniatures.geometry.measure import contact
from maester.games.miniatures.geometry.multi import resettled
from maester.games.miniatures.geometry.path import farthest
from maester.games.miniatures.geometry.sight import sight
from maester.games.miniatures.geometry.tray import ARCS, outline, placement, share
from maester.games.miniatures.moving.retreat import which_retreat
from maester.games.miniatures.moving.shift import Stepped, which_free_shift, wrong_ends
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.fights import Charge, ChargeMove, FreeShift, Panic, Retreat
from maester.games.miniatures.steps.rounds import Turn
from maester.games.miniatures.texts.fitting import units_that_fit
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.which import Near, Which
from maester.games.miniatures.turn import ready
from maester.games.miniatures.values import Attack, Unit
from maester.kernel import Chance
from tests.scenarios.miniatures.cast import OURS, THEIRS
from tests.scenarios.miniatures.play import answer, asked, declined, pose, refused, scene, told, unit
from tests.scenarios.miniatures.scenes import infantry, tray

FIGHT = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180)


# ------------------------------------------------------------------------------------------------ exact places


@pytest.mark.rule("MIN-RULE-58")
def test_who_finds_no_room_comes_in_as_its_activation():
    wall = [unit(f"a{n}", "guardsmen", 2.8 + 5.5 * (n - 2), 4.9, 0) for n in range(2, 10)]
    wall += [unit("b8", "guardsmen", 46, 4, 0)]
    late = ("a1", Unit("seat-1", "guardsmen", 12))
    table = scene(late, *wall, THEIRS, agenda=(Turn("seat-1"),), round=1)
    assert not has_room(table.state, "a1")
    assert "a1" in ready(table.state, "seat-1")
    table.state.round = 2
    assert "a1" not in ready(table.state, "seat-1")
    open_row = scene(late, *wall[1:], THEIRS, agenda=(Turn("seat-1"),), round=1)
    answer(open_row, "a1")
    assert asked(open_row) == "deploy"


@pytest.mark.rule("MIN-RULE-58", "MIN-DEPLOY-04")
@pytest.mark.parametrize(("gap", "fits"), [(5.5, True), (4.8, True), (4.79, False)])
def test_room_is_found_to_the_last_thou(gap, fits):
    """In a gap of its depth it stands turned, where no row of trial places would find it."""
    left, right = 20 - 2.75, 20 + gap + 2.75
    row = [unit(f"a{n}", "guardsmen", left - 5.5 * n + 5.5, 5, 0) for n in range(1, 5)]
    row += [unit(f"a{n}", "guardsmen", right + 5.5 * (n - 5), 5, 0) for n in range(5, 9)]
    table = scene(("a9", Unit("seat-1", "guardsmen", 12)), *row, THEIRS)
    found = which_pose(table.state, "a9").some_room()
    assert (found is not None) == fits
    assert zone_of(table.state, "seat-1") == (0, 0, 48_000, 10_000)
    if found is not None:
        assert which_pose(table.state, "a9").refusal(found) is None


@pytest.mark.rule("MIN-RETREAT-07", "MIN-RETREAT-08", "MIN-RULE-93")
def test_a_retreat_is_found_to_the_last_thou():
    """Back is blocked; to the left there is just room to stand an inch from everybody."""
    behind = unit("b2", "guardsmen", 24, 13, 0)
    for beside, found in ((24 - 5.5 - 5.5 - 1 - 1, True), (24 - 5.5 - 5.5 - 1 - 0.996, False)):
        left, right = unit("b3", "guardsmen", beside, 19, 0), unit("b4", "guardsmen", 30.2, 19, 0)
        above = unit("b5", "guardsmen", 18, 29, 0)
        table = scene(*FIGHT, behind, left, right, above)
        question = which_retreat(table.state, "a1", 6_500)
        answer_ = question.first_legal()
        if found:
            assert answer_ is not None
            assert question.refusal(answer_) is None
        else:
            assert answer_ is None or answer_.then % 18_000 != 0  # with a pivot at most
    assert refused(scene(*FIGHT, acts="a1"), "maneuver").rule == "MIN-MANEUVER-01"


def test_the_farthest_travel_stands_right_to_all():
    here, there = infantry(24, 10, 0), infantry(24, 25, 0)
    field = Field(48_000, (Stood("x", *there, True),))
    assert farthest(here, "ahead", 0, 25_000, wrong_ends(field)) == 25_000  # beyond it: only ends are asked about
    short = farthest(here, "ahead", 0, 11_000, wrong_ends(field))
    assert short == 15_000 - 4_800 - 1_000 + 1
    assert farthest(infantry(24, 24, 0), "ahead", 0, 500, wrong_ends(field)) is None


@pytest.mark.rule("MIN-MULTI-02", "MIN-MULTI-03")
def test_where_an_inch_is_not_free_the_least_that_ends_contact():
    charger, enemy = infantry(26.75, 18, 0), infantry(32, 22.8, 180)
    in_the_way = Stood("solo", *tray("solo", 27.8, 22.2, 0), False)
    behind = Stood("wall", *infantry(32, 22.8 + 4.8 + 0.5, 0), False)
    end = resettled(charger, enemy, Field(48_000, (in_the_way, behind)), "enemy")
    assert end == infantry(32, 22.802, 180)
    assert not contact(outline(*charger), outline(*end))
    stuck = Stood("wall", *infantry(32, 22.8 + 4.8, 0), False)
    stays = resettled(charger, enemy, Field(48_000, (in_the_way, stuck)), "enemy")
    assert stays[1:3] in ((32_000, 22_800), (32_000, 22_801), (32_000, 22_802))


@pytest.mark.rule("MIN-RULE-95", "MIN-MELEE-03", "MIN-MELEE-04")
def test_who_fights_two_slides_only_where_it_keeps_both():
    """Two enemies side by side before its front: it may slide along them, and never turns."""
    pair = unit("b1", "guardsmen", 21.25, 24.8, 180), unit("b2", "guardsmen", 26.75, 24.8, 180)
    state = scene(unit("a1", "guardsmen", 24, 20, 0), *pair).state
    found = melee_places(state, "a1")
    for each in found:
        end = placement("infantry", state.units[each.enemy].placed, each.arc, each.slide)
        assert end[3] == 0
        assert all(engaged(end, state.units[enemy].placed) for enemy in ("b1", "b2"))
    off = scene(unit("a1", "guardsmen", 25, 20, 0), *pair)
    ends = {
        placement("infantry", off.state.units[p.enemy].placed, p.arc, p.slide) for p in melee_places(off.state, "a1")
    }
    assert infantry(24, 20, 0) in ends  # half against each
    flanked = scene(unit("a1", "guardsmen", 24, 20, 0), FIGHT[1], unit("b2", "guardsmen", 29.15, 20, 270)).state
    slides = melee_places(flanked, "a1")
    assert all(placement("infantry", flanked.units[p.enemy].placed, p.arc, p.slide)[3] == 0 for p in slides)


@pytest.mark.rule("MIN-RULE-18", "MIN-RULE-95", "MIN-MELEE-03")
def test_who_fights_two_on_one_side_does_not_turn_to_them():
    """Turned to the right it would touch both all the same."""
    pair = unit("b1", "guardsmen", 29.15, 22.75, 270), unit("b2", "guardsmen", 29.15, 17.25, 270)
    assert melee_places(scene(unit("a1", "guardsmen", 24, 20, 0), *pair).state, "a1") == ()
    alone = melee_places(scene(unit("a1", "guardsmen", 24, 20, 0), pair[0]).state, "a1")
    assert {place.arc for place in alone} == {"front"}


@pytest.mark.rule("MIN-RULE-78")
def test_who_is_shut_in_may_still_stay():
    shut = [unit(f"b{n}", "guardsmen", x, 20, 0) for n, x in ((2, 18.5), (3, 29.5))]
    question = which_free_shift(scene(*FIGHT, *shut).state, "a1", 2_000)
    assert question.refusal(question.sample(Chance(1))) is None


@pytest.mark.rule("MIN-RETREAT-08")
def test_who_can_no_longer_retreat_stays():
    table = scene(*FIGHT, agenda=(Retreat("a1", 500),))
    assert asked(table) == ""
    assert pose(table, "a1") == (24, 20, 0)


@pytest.mark.rule("MIN-RULE-78", "MIN-TERMS-20", "MIN-TERMS-21")
def test_a_shift_never_leads_into_or_out_of_contact():
    table = scene(*FIGHT, agenda=(FreeShift("a1", 2_000),))
    assert refused(table, Stepped("back", 500, 0)).rule == "MIN-RULE-78"
    assert refused(table, Stepped("left", 500, 100)).rule == "MIN-TERMS-21"
    answer(table, Stepped("left", 2_000, 0))
    assert pose(table, "a1") == (22, 20, 0)
    near = scene(OURS, unit("b1", "guardsmen", 24, 14.3, 180))
    question = which_free_shift(near.state, "a1", 2_000)
    refusal = question.refusal(Stepped("ahead", 1_000, 0))
    assert refusal is not None
    assert refusal.rule == "MIN-MOVE-01"


# ------------------------------------------------------------------------------------------------ charges


@pytest.mark.rule("MIN-RULE-86", "MIN-RULE-20")
def test_whose_half_must_touch_can_be_agreed():
    assert share("infantry", "solo", "front", 2_750) == 5_000
    assert share("infantry", "solo", "front", 2_750, own_front=True) == 2_509
    target = tray("solo", 24, 22.8, 180)
    usual = places("infantry", target, "front", Field(48_000, ()))
    strict = places("infantry", target, "front", Field(48_000, (), own_front=True))
    assert [place.slide for place in usual] == [0, -2_750, 2_750]
    assert [place.slide for place in strict] == [0]
    table = scene(OURS, THEIRS, options=Options(seats=2, agreed=Agreed(own_front=True)))
    assert table.state.options.own_front


@pytest.mark.rule("MIN-RULE-91")
def test_a_charge_whose_target_is_gone_ends_where_it_stands():
    charger = unit("a1", "sworn-swords", 24, 10, 0)
    gone = ("b2", Unit("seat-2", "guardsmen", 0, None))
    table = scene(charger, gone, THEIRS, agenda=(ChargeMove("a1", "b2", "front", 0, 3),))
    assert pose(table, "a1") == (24, 10, 0)
    assert not told(table, "PanicTested")


@pytest.mark.rule("MIN-RULE-91", "MIN-RULE-27", "MIN-DISORDERLY-03")
def test_a_charge_that_can_no_longer_arrive_fails():
    charger, target = unit("a1", "sworn-swords", 24, 10, 0), unit("b1", "guardsmen", 24, 22.8, 180)
    table = scene(charger, target, agenda=(ChargeMove("a1", "b1", "front", 0, 1),), faces=[6, 6, 1])
    assert told(table, "ChargeEnded")[0].made is False
    assert table.state.no_cards == ("seat-1",)
    assert told(table, "PanicTested")
    kinds = [type(event).__name__ for event in table.story]
    assert kinds.index("UnitMoved") < kinds.index("PanicTested")  # first it goes, then it tests


@pytest.mark.rule("MIN-RULE-91")
def test_nobody_charges_without_a_target():
    table = scene(OURS, THEIRS, agenda=(Charge("a1"), Panic("b1", ())), faces=[6, 6, 1])
    assert not told(table, "ChargeDeclared")


@pytest.mark.rule("MIN-RULE-24", "MIN-CHARGE-08")
def test_alignment_costs_nothing_and_goes_to_the_edge_of_the_arc():
    flank = unit("a1", "sworn-swords", 33, 17, 300)
    target = unit("b1", "guardsmen", 24, 22.8, 0)
    table = scene(flank, target, acts="a1", faces=[6, *[1] * 7])
    answer(table, "charge")
    assert told(table, "ChargeDeclared")[0].arc == "right"
    heading = next(h for h in range(27_000, 33_000, 100) if table.decision("seat-1").refusal(h) is None)
    answer(table, heading)
    answer(table, Aligned("right", 0))
    assert pose(table, "a1") == (24 + 2.75 + 2.4, 22.8, 270)
    assert pose(table, "b1") == (24, 22.8, 0)


@pytest.mark.rule("MIN-EX-03", "MIN-RANK-02")
def test_an_empty_rear_rank_leaves_two():
    from maester.games.miniatures.unit import ranks

    assert ranks(unit("a1", "guardsmen", 24, 8, 0, wounds=8)[1]) == 2


@pytest.mark.rule("MIN-ARC-02", "MIN-UNIT-10")
def test_the_arc_counts_in_the_attack():
    state = scene(OURS, THEIRS).state
    found = {arc: sum_of(defence_parts(state, Attack("a1", "b1", 0, arc))) for arc in ARCS}
    assert found == {"front": 0, "left": -1, "right": -1, "rear": -2}
    assert panic_parts(state, Attack("a1", "b1", 0, "rear")) == (Part(-2, "rear"),)


def test_declining_is_always_possible():
    table = declined(answer(scene(*FIGHT, acts="a1", faces=[1] * 6), "melee", None))
    assert asked(table) == ""


@pytest.mark.rule("MIN-RULE-06", "MIN-LOS-02")
def test_only_what_lies_in_the_front_arc_can_be_seen():
    """The part of the target inside the arc is hidden; what lies outside is open to view and does not help."""
    viewer, target = infantry(24, 8, 0), infantry(36, 16, 0)
    assert sight(viewer, target, ()) is not None
    hides = outline(*infantry(31, 16.2, 0))
    assert sight(viewer, target, (hides,)) is None
    assert sight(infantry(24, 8, 30), target, (hides,)) is not None  # turned, it sees the open part


@pytest.mark.rule("MIN-TERMS-14", "MIN-TERMS-05")
def test_a_unit_is_in_range_of_itself():
    friends = Which(side="friend", near=Near("long"))
    assert units_that_fit(scene(OURS, THEIRS).state, Bound("seat-1", "field-hospital", this="a1"), friends) == ["a1"]
