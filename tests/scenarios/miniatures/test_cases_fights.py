"""Cases of the rulebook, one by one: fights, shots, tests, terrain, the tactics board, markers."""

from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.miniatures.combat.harm import destroy, heal, take_wounds
from maester.games.miniatures.geometry.align import Aligned
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.board import ActNcu, ClaimZone
from maester.games.miniatures.steps.fights import Aim, ChargeAttack, FreeManeuver, FreePivots, Morale, Panic, Strike
from maester.games.miniatures.steps.modes import CleanUp, ScoreQuadrants
from maester.games.miniatures.steps.rounds import Turn
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts.changes import Hit, Keywords, PanicWounds
from maester.games.miniatures.texts.occasion import Occasion
from maester.games.miniatures.turn import ready
from maester.games.miniatures.values import Attack, Pose, Unit
from tests.scenarios.miniatures.cast import FAR, FIVE, GUARDS, SWORDS
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    bare_scene,
    holding,
    ncu,
    offered,
    piece,
    pose,
    refused,
    scene,
    told,
    unit,
)

BOWMEN = unit("a1", "bowmen", 24, 10, 0)
TYRION = ncu("an1", "tyrion-lannister-the-imp")


def strike(*units, faces, **more):
    return bare_scene(*units, agenda=(Strike("a1", "b1"),), faces=faces, active="seat-1", **more)


# ------------------------------------------------------------------------------------------------------------ tests


@pytest.mark.rule("MIN-EX-26", "MIN-MORALE-01", "MIN-MORALE-02")
@pytest.mark.parametrize(("dice", "passed"), [([3, 5], True), ([3, 3], True), ([2, 3], False)])
def test_a_morale_test_of_the_sworn_swords(dice, passed):
    """Morale 6: an 8 passes, so does a 6; a 5 does not. Nobody is hurt by a test that is no panic test."""
    table = bare_scene(GUARDS, SWORDS, agenda=(Morale("b1", 0),), faces=dice)
    assert told(table, "MoraleTested")[0].passed == passed
    assert table.state.units["b1"].wounds == 12


@pytest.mark.rule("MIN-EX-27", "MIN-PANIC-02", "MIN-PANIC-04")
def test_a_panic_test_of_the_sworn_swords():
    """A 4 is not enough, and the D3 shows 1: one model falls."""
    table = bare_scene(GUARDS, SWORDS, agenda=(Panic("b1", 0),), faces=[1, 3, 1])
    assert not told(table, "PanicTested")[0].passed
    assert table.state.units["b1"].wounds == 11


@pytest.mark.rule("MIN-EX-40", "MIN-DICE-02", "MIN-RULE-32")
def test_a_result_stops_at_nothing():
    """3 - 4 is 0, and 0 is not enough for anybody."""
    table = bare_scene(GUARDS, SWORDS, agenda=(Panic("b1", -4),), faces=[1, 2, 2])
    test = told(table, "PanicTested")[0]
    assert (test.modifier, test.passed, table.state.units["b1"].wounds) == (-4, False, 10)


@pytest.mark.rule("MIN-RULE-32", "MIN-PANIC-04")
@pytest.mark.parametrize(("more", "wounds"), [(-1, 11), (-2, 12), (-5, 12), (2, 8)])
def test_wounds_of_a_failed_test_are_changed_but_never_healed(more, wounds):
    changed = holding("b1", PanicWounds(n=more))
    table = bare_scene(GUARDS, SWORDS, agenda=(Panic("b1", 0),), faces=[1, 1, 2], lasting=changed)
    assert table.state.units["b1"].wounds == wounds


@pytest.mark.rule("MIN-TERRAIN-INSPIRING-01", "MIN-TERRAIN-HORRIFIC-01", "MIN-STACK-01")
@pytest.mark.parametrize(
    ("pieces", "modifier"),
    [
        ([piece("weirwood", 24, 33)], 1),
        ([piece("corpse-pile", 24, 33)], -1),
        ([piece("weirwood", 24, 33), piece("corpse-pile", 15, 25)], 0),
        ([piece("weirwood", 24, 33), replace(piece("weirwood", 15, 25), name="other")], 1),
        ([piece("weirwood", 24, 27.2 + 6 + 1.848)], 1),
        ([piece("weirwood", 24, 27.2 + 6.01 + 1.848)], 0),
    ],
)
def test_trees_inspire_and_piles_horrify_in_short_range(pieces, modifier):
    table = bare_scene(GUARDS, SWORDS, agenda=(Morale("b1", 0),), faces=[3, 3], pieces=pieces)
    assert told(table, "MoraleTested")[0].modifier == modifier


@pytest.mark.rule("MIN-PANIC-05", "MIN-CONDITION-05", "MIN-RULE-42")
def test_the_d3_may_be_rolled_again_with_a_token():
    scared = unit("b1", "sworn-swords", 24, 24.8, 180, tokens=("panicked",))
    table = bare_scene(GUARDS, scared, agenda=(Panic("b1", 0),), faces=[1, 2, 1, 3])
    assert (asked(table), table.waiting, offered(table)) == ("spend-panicked", ("seat-1",), offered(table))
    answer(table, (2,))
    assert told(table, "MoraleRolled")[-1].dice == (1, 2, 3)
    assert (table.state.units["b1"].wounds, table.state.units["b1"].tokens) == (9, ())


# ------------------------------------------------------------------------------------------------------------ melee


@pytest.mark.rule("MIN-EX-39", "MIN-DICE-01", "MIN-RESOLVE-07")
def test_a_natural_six_blocks_whatever_is_taken_off():
    """In the rear by a sundering blow: 6 - 3 would not do, but the face counts."""
    behind = unit("b1", "sworn-swords", 24, 24.8, 0)
    sundering = holding("a1", Keywords(words=("sundering",)))
    table = strike(GUARDS, behind, faces=[6, 6, 1, 1, 1, 1, 6, 5, 6, 6, 1], lasting=sundering)
    rolled = told(table, "DefenceRolled")[0]
    assert (rolled.dice, rolled.blocked) == ((6, 5), 1)


@pytest.mark.rule("MIN-RESOLVE-03")
def test_a_natural_one_misses_and_a_six_hits_whatever_is_added():
    for modifier, hits in ((4, 5), (-4, 1)):
        luck = holding("a1", Hit(n=modifier))
        table = strike(GUARDS, SWORDS, faces=[1, 2, 3, 4, 5, 6, *[6] * 5], lasting=luck)
        assert told(table, "AttackRolled")[0].hits == hits


@pytest.mark.rule("MIN-RULE-17", "MIN-RULE-19", "MIN-BONUS-03")
@pytest.mark.parametrize(("turned", "arc"), [(0, "rear"), (90, "right"), (180, "front"), (270, "left")])
def test_in_melee_the_edge_that_is_touched_names_the_arc(turned, arc):
    depth = 2.4 if turned in (0, 180) else 2.75
    table = strike(GUARDS, unit("b1", "sworn-swords", 24, 22.4 + depth, turned), faces=[1] * 6)
    assert told(table, "AttackBegan")[0].arc == arc


@pytest.mark.rule("MIN-RULE-17", "MIN-RULE-19")
def test_with_a_corner_only_the_larger_part_names_the_arc():
    """The corners meet; most of the attacker stands before the defender."""
    table = strike(unit("a1", "guardsmen", 29.5, 29.6, 180), unit("b1", "sworn-swords", 24, 24.8, 0), faces=[1] * 6)
    began = told(table, "AttackBegan")
    if began:
        assert began[0].arc == "front"
    else:
        assert asked(table) == "attack-arc"
        assert set(offered(table)) == {"front", "right"}  # cut into halves: the attacker chooses


@pytest.mark.rule("MIN-RULE-35", "MIN-RESOLVE-01")
def test_the_number_of_dice_is_fixed_when_the_attack_begins():
    """Wounds that the attacker suffers in the course of its attack take no dice from it."""
    table = bare_scene(GUARDS, SWORDS, agenda=(Strike("a1", "b1"),), faces=[6, 1, 1, 1, 1, 1, 1, 6, 6, 1])
    assert len(told(table, "AttackRolled")[0].dice) == 6
    weak = strike(unit("a1", "guardsmen", 24, 20, 0, wounds=4), SWORDS, faces=[1] * 4)
    assert len(told(weak, "AttackRolled")[0].dice) == 4


@pytest.mark.rule("MIN-RULE-30", "MIN-SURGE-01")
def test_wounds_beyond_the_last_model_count_for_nothing():
    weak = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=2)
    table = strike(GUARDS, weak, FAR, faces=[6] * 6 + [1] * 6)
    assert [event.wounds for event in told(table, "UnitWounded")] == [2]
    assert table.state.points == {"seat-1": 1, "seat-2": 0}


@pytest.mark.rule("MIN-SURGE-03", "MIN-RULE-36")
def test_a_surge_is_a_maneuver_and_may_be_left_out():
    weak = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=1)
    table = strike(GUARDS, weak, FAR, faces=[6] * 6 + [1] * 6)
    assert refused(table, Moved(0, 4_001, 0)).rule == "MIN-SURGE-03"
    assert pose(answer(table, Moved(9_000, 4_000, 0)), "a1") == (28, 20, 0)


@pytest.mark.rule("MIN-RULE-36", "MIN-SURGE-01")
def test_nobody_surges_after_a_shot():
    weak = unit("b1", "sworn-swords", 24, 20, 180, wounds=1)
    table = bare_scene(BOWMEN, weak, FAR, agenda=(Aim("a1"),), faces=[6] * 7 + [1] * 7)
    assert table.state.units["b1"].pose is None
    assert asked(table) == ""


@pytest.mark.rule("MIN-RULE-36", "MIN-RULE-38", "MIN-SURGE-02", "MIN-SURGE-03")
def test_who_fell_with_its_enemy_does_not_surge_and_its_friends_still_pivot():
    """It won its fight and fell to what answered to it: no maneuver, but a friend that stood there may turn."""
    fallen = ("a1", Unit("seat-1", "guardsmen", 0))
    friend = unit("a2", "guardsmen", 29.15, 24.8, 270)
    table = bare_scene(fallen, friend, FAR, agenda=(FreeManeuver("a1"), FreePivots(("a2",))))
    pivot: Any = table.decision("seat-1")
    assert (asked(table), pivot.unit) == ("pivot", "a2")


@pytest.mark.rule("MIN-SURGE-04")
def test_a_friend_that_fights_somebody_else_does_not_pivot():
    friend, other = unit("a2", "guardsmen", 29.15, 24.8, 270), unit("b2", "guardsmen", 33.95, 24.8, 270)
    state = bare_scene(GUARDS, friend, other, agenda=(FreePivots(("a2",)),))
    assert asked(state) == ""


@pytest.mark.rule("MIN-RULE-38", "MIN-WIN-11", "MIN-RULE-55")
def test_points_come_before_anybody_is_out():
    """The last unit of a player falls: the point is scored, and then the game is over."""
    last = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=1)
    table = strike(GUARDS, last, faces=[6] * 6 + [1] * 6)
    kinds = [type(event).__name__ for event in table.story]
    assert kinds.index("UnitDestroyed") < kinds.index("PointsScored") < kinds.index("GameWon")
    assert (table.state.winners, table.state.points["seat-1"]) == (("seat-1",), 1)


@pytest.mark.rule("MIN-WIN-12")
def test_a_unit_destroyed_by_its_own_side_is_a_point_for_the_others():
    state = bare_scene(unit("a1", "guardsmen", 24, 8, 0), unit("a2", "guardsmen", 5, 8, 0), FAR).state
    for by in ("seat-1", None):
        twin = state.copy()
        take_wounds(twin, "a1", 12, by)
        destroy(twin, "a1", by, None)
        assert twin.points == {"seat-1": 0, "seat-2": 1}


@pytest.mark.rule("MIN-MELEE-04", "MIN-MELEE-02", "MIN-RULE-77")
def test_before_it_strikes_a_unit_may_slide_to_whole_or_half():
    """It stands three quarters against its enemy: centred, and half to either side, are offered, and staying."""
    table = answer(bare_scene(unit("a1", "guardsmen", 25.4, 20, 0), SWORDS, acts="a1", faces=[1] * 6), "melee")
    assert set(offered(table)) == {None, Aligned("front", 0), Aligned("front", 2_750), Aligned("front", -2_750)}
    assert pose(answer(table, Aligned("front", 0)), "a1") == (24, 20, 0)
    assert pose(table, "b1") == (24, 24.8, 180)  # the enemy does not move


@pytest.mark.rule("MIN-RULE-77", "MIN-RULE-12")
def test_a_slide_takes_nobody_into_another_fight():
    """Half to the right it would touch a second enemy: not offered."""
    other = unit("b2", "sworn-swords", 29.6, 24.8, 180)
    table = answer(bare_scene(unit("a1", "guardsmen", 23, 20, 0), SWORDS, other, acts="a1", faces=[1] * 6), "melee")
    found = {each.slide for each in offered(table) if each is not None}
    assert found
    assert 2_750 not in found


@pytest.mark.rule("MIN-TERRAIN-FORTIFIED-01", "MIN-RULE-33")
def test_fortified_ground_and_the_flank_cancel_each_other():
    """-1 and +1: with defence 4 a 4 blocks and a 3 does not."""
    behind = unit("b1", "sworn-swords", 24, 25.15, 90)
    table = bare_scene(
        GUARDS,
        behind,
        agenda=(ChargeAttack("a1", "b1", "right", False, True),),
        faces=[6, 6, 1, 1, 1, 1, 4, 3, 6, 6, 1],
    )
    assert told(table, "DefenceRolled")[0].blocked == 1
    assert told(table, "PanicTested")[0].modifier == -1  # the ground does not help against fear


@pytest.mark.rule("MIN-REROLL-01", "MIN-REROLL-02", "MIN-CONDITION-04")
def test_both_players_may_have_the_same_die_rolled_again():
    """The charger first, for it is active; then the opponent of the weakened charger sees the new dice."""
    weak = unit("a1", "guardsmen", 24, 20, 0, tokens=("weakened",))
    table = bare_scene(
        weak, SWORDS, agenda=(ChargeAttack("a1", "b1", "front", True, False),), active="seat-1",
        faces=[1, 1, 1, 1, 1, 1, 6, 2],
    )  # fmt: skip
    assert (asked(table), table.waiting) == ("reroll-attack", ("seat-1",))
    answer(table, (0,))
    assert (asked(table), table.waiting) == ("spend-weakened", ("seat-2",))
    assert told(table, "AttackRolled")[-1].hits == 1
    answer(table, (0,))
    assert [roll.hits for roll in told(table, "AttackRolled")] == [0, 1, 0]


# ------------------------------------------------------------------------------------------------------------ shots


@pytest.mark.rule("MIN-RULE-19", "MIN-ARC-03", "MIN-BONUS-03", "MIN-BONUS-05")
@pytest.mark.parametrize(
    ("at", "arc"),
    [((24, 10), "rear"), ((14, 24), "left"), ((34, 24), "right"), ((24, 34), "front"), ((34, 31), "right")],
)
def test_a_shot_comes_from_where_the_larger_part_of_the_archers_stands(at, arc):
    x, y = at
    heading = {(24, 10): 0, (14, 24): 90, (34, 24): 270, (24, 34): 180, (34, 31): 235}[at]
    table = bare_scene(
        unit("a1", "bowmen", x, y, heading), unit("b1", "sworn-swords", 24, 24, 0), agenda=(Aim("a1"),), faces=[1] * 7
    )
    assert told(table, "AttackBegan")[0].arc == arc


@pytest.mark.rule("MIN-RULE-31", "MIN-RANGED-08")
def test_friends_test_even_if_the_shot_destroyed_the_target():
    target = unit("b1", "sworn-swords", 24, 20, 180, wounds=1)
    friend = unit("a2", "guardsmen", 29.15, 20, 270)
    table = bare_scene(BOWMEN, target, friend, FAR, agenda=(Aim("a1"),), faces=[*[6] * 7, *[1] * 7, 1, 2, 2])
    assert table.state.units["b1"].pose is None
    (test,) = told(table, "PanicTested")
    assert (test.unit, test.modifier, test.passed) == ("a2", 0, False)
    assert table.state.units["a2"].wounds == 10


@pytest.mark.rule("MIN-RANGED-06", "MIN-EX-20")
@pytest.mark.parametrize(("y", "seen"), [(10 + 2.4 + 12 + 2.4, True), (10 + 2.4 + 12.002 + 2.4, False)])
def test_range_is_measured_from_the_arrow(y, seen):
    table = bare_scene(BOWMEN, unit("b1", "guardsmen", 24, y, 180), agenda=(Aim("a1"),), faces=[1] * 7)
    assert bool(told(table, "AttackBegan")) == seen


@pytest.mark.rule("MIN-RANGED-03", "MIN-MOVE-01")
def test_the_shift_of_archers_keeps_an_inch():
    near = unit("b1", "guardsmen", 24, 16.8, 180)  # 2 before them
    table = answer(bare_scene(BOWMEN, near, acts="a1", faces=[1] * 7), "ranged")
    assert refused(table, Stepped("ahead", 1_500, 0)).rule == "MIN-MOVE-01"
    answer(table, Stepped("back", 2_000, 0))
    assert pose(table, "a1") == (24, 8, 0)


@pytest.mark.rule("MIN-RULE-08", "MIN-TERRAIN-COVER-01", "MIN-TERRAIN-BLOCKS-LOS-01")
@pytest.mark.parametrize(
    ("kind", "at", "shot"),
    [
        ("forest", 16.5, False),
        ("palisade", 16.5, False),
        ("forest", 19, True),
        ("hedge", 16.5, False),
        ("wall", 16.5, True),
    ],
)
def test_through_cover_nobody_shoots_unless_somebody_stands_on_it(kind, at, shot):
    target = unit("b1", "gregor-clegane", 24, 20.5, 180)
    table = bare_scene(BOWMEN, target, agenda=(Aim("a1"),), faces=[1] * 7, pieces=[piece(kind, 24, at)])
    assert bool(told(table, "AttackBegan")) == shot


@pytest.mark.rule("MIN-TERRAIN-COVER-01", "MIN-CHARGE-03")
@pytest.mark.parametrize(("kind", "seen"), [("forest", True), ("palisade", False)])
def test_cover_hides_from_arrows_not_from_a_charge(kind, seen):
    target = unit("b1", "gregor-clegane", 24, 18, 180)
    table = bare_scene(unit("a1", "sworn-swords", 24, 10, 0), target, acts="a1", pieces=[piece(kind, 24, 14.3)])
    assert ("charge" in offered(table)) == seen


# ----------------------------------------------------------------------------------------------------------- healing


@pytest.mark.rule("MIN-RULE-47", "MIN-WOUND-04")
def test_a_destroyed_attachment_does_not_come_back():
    """A normal model takes its place."""
    captain = unit("a1", "guardsmen", 24, 8, 0, wounds=5, attachments=("guard-captain",), lost=("guard-captain",))
    state = scene(captain, FAR).state
    heal(state, "a1", 3)
    assert (state.units["a1"].wounds, state.units["a1"].lost) == (8, ("guard-captain",))


@pytest.mark.rule("MIN-RULE-47")
def test_nobody_heals_beyond_a_full_tray_and_nobody_from_the_dead():
    state = scene(unit("a1", "guardsmen", 24, 8, 0, wounds=11), ("a2", Unit("seat-1", "guardsmen", 0)), FAR).state
    assert (heal(state, "a1", 3), state.units["a1"].wounds) == (1, 12)
    assert (heal(state, "a2", 3), state.units["a2"].wounds) == (0, 0)


# ------------------------------------------------------------------------------------------------------ tactics board


@pytest.mark.rule("MIN-BOARD-04", "MIN-CLEANUP-09", "MIN-RULE-49")
def test_the_tactics_zone_draws_first_and_a_hand_too_large_is_discarded_at_once():
    """Before the token is laid anywhere."""
    deck = ("winters-might",) * 2
    hand = ("northern-ferocity",) * 5  # Tyrion holds one more
    table = scene(
        unit("a1", "guardsmen", 24, 8, 0), FAR, unit("b2", "guardsmen", 24, 40, 180), ncus=[TYRION],
        agenda=(ActNcu("an1"),), decks={"seat-1": deck, "seat-2": ()}, hands={"seat-1": hand, "seat-2": ()},
        lists={"seat-1": (*deck, *hand), "seat-2": ()},
    )  # fmt: skip
    answer(table, "tactics")
    assert asked(table) == "discard-down"
    answer(table, (0,))
    assert asked(table) == "tactics-target"
    assert len(table.state.hands["seat-1"]) == 6
    answer(table, "b2", "weakened")
    assert table.state.units["b2"].tokens == ("weakened",)


@pytest.mark.rule("MIN-RULE-43", "MIN-BOARD-04")
def test_a_part_of_a_zone_without_a_target_does_nothing():
    """No enemy on the table: the cards are drawn all the same."""
    deck = ("winters-might",) * 2
    waiting = ("b1", Unit("seat-2", "guardsmen", 12, reserve=True))
    table = scene(
        unit("a1", "guardsmen", 24, 8, 0), waiting, ncus=[TYRION],
        agenda=(ClaimZone("an1", "tactics"),), decks={"seat-1": deck, "seat-2": ()},
        lists={"seat-1": deck, "seat-2": ()},
    )  # fmt: skip
    assert len(table.state.hands["seat-1"]) == 2
    assert table.state.units["b1"].tokens == ()


@pytest.mark.rule("MIN-BOARD-03", "MIN-RULE-45")
def test_wealth_may_serve_an_enemy_and_heals_three_at_most():
    hurt = unit("b1", "guardsmen", 24, 40, 180, wounds=3)
    table = scene(unit("a1", "guardsmen", 24, 8, 0), hurt, ncus=[TYRION], agenda=(ActNcu("an1"),))
    answer(table, "wealth", "b1", 3)
    assert table.state.units["b1"].wounds == 6


@pytest.mark.rule("MIN-RULE-01", "MIN-ACTION-02")
def test_who_fights_may_forgo_its_action():
    table = bare_scene(GUARDS, SWORDS, acts="a1")
    assert "forgo" in offered(table)
    assert answer(table, "forgo").state.units["a1"].activated


@pytest.mark.rule("MIN-ROUND-08", "MIN-ROUND-09")
def test_who_has_units_left_cannot_pass_and_who_has_none_must():
    done = unit("b1", "guardsmen", 24, 40, 180, activated=True)
    table = bare_scene(GUARDS, unit("a2", "guardsmen", 5, 8, 0), done, agenda=(Turn("seat-2"),))
    assert told(table, "TurnPassed")[0].seat == "seat-2"
    assert (table.waiting, set(offered(table))) == (("seat-1",), {"a1", "a2"})
    assert None not in offered(table)


@pytest.mark.rule("MIN-DISORDERLY-03", "MIN-RULE-26", "MIN-RULE-40")
def test_after_a_disorderly_charge_no_cards_but_orders_for_that_turn():
    """Its opponent may play as ever, and in the next turn so may it."""
    fight = Occasion("attack", "a1", "b1", word="melee")
    cards: Any = {
        "hands": {"seat-1": ("winters-might",), "seat-2": ()},
        "lists": {"seat-1": ("winters-might",), "seat-2": ()},
    }
    attack = Attack("a1", "b1", 0, "front")
    free = scene(GUARDS, SWORDS, agenda=(Happens(fight),), attacks=(attack,), active="seat-1", **cards)
    assert any(str(each).startswith("card:winters-might") for each in offered(free))
    barred = scene(
        GUARDS, SWORDS, agenda=(Happens(fight),), attacks=(attack,), active="seat-1", no_cards=("seat-1",), **cards
    )
    assert asked(barred) == ""
    later = scene(GUARDS, SWORDS, agenda=(Turn("seat-2"),), no_cards=("seat-1",), **cards)
    assert later.state.no_cards == ()


# ------------------------------------------------------------------------------------------------------------ markers


@pytest.mark.rule("MIN-MODE-AGOT-04", "MIN-MODE-AGOT-05", "MIN-RULE-61")
def test_control_that_was_lost_comes_back_with_another_move():
    """Outranked for a while, the unit has to move again; a pivot is enough. Standing there is not."""
    holder = unit("a1", "sworn-swords", 24, 24, 0)
    nobody = dict.fromkeys(FIVE)
    table = bare_scene(holder, FAR, acts="a1", markers=nobody)
    assert table.state.markers["centre"] is None  # it stands on it, and has not moved
    answer(table, "maneuver", Moved(0, 0, 9_000))
    assert table.state.markers["centre"] == "a1"


@pytest.mark.rule("MIN-MODE-AGOT-04", "MIN-RULE-61")
def test_a_unit_that_stays_does_not_claim():
    table = bare_scene(unit("a1", "sworn-swords", 24, 24, 0), FAR, acts="a1", markers=dict.fromkeys(FIVE))
    answer(table, "forgo")
    assert table.state.markers["centre"] is None


@pytest.mark.rule("MIN-MODE-AGOT-05")
def test_who_ends_its_move_before_a_stronger_enemy_gains_nothing():
    """A charge that ends on a marker, against an enemy of more ranks."""
    weak = unit("a1", "sworn-swords", 24, 14, 0, wounds=4)
    table = bare_scene(
        weak, unit("b1", "guardsmen", 24, 28.8, 180), acts="a1", faces=[6, *[1] * 4], markers=dict.fromkeys(FIVE)
    )
    answer(table, "charge", 0, Aligned("front", 0), ())
    assert pose(table, "a1") == (24, 24, 0)
    assert table.state.markers["centre"] is None


@pytest.mark.rule("MIN-MODE-HWS-05", "MIN-MODE-HWS-06")
def test_ncus_count_in_their_quadrant():
    """Four points of wolves and an NCU of four make eight; three enemies' points do not matter."""
    options = Options(seats=2, mode="here-we-stand")
    wolf = unit("a1", "grey-wind", 40, 10, 0)
    sansa = ncu("an1", "sansa-stark-little-bird", quadrant=3)
    table = scene(wolf, FAR, options=options, ncus=[sansa], agenda=(ScoreQuadrants(),))
    assert table.state.points["seat-1"] == 1
    alone = scene(wolf, FAR, options=options, ncus=[ncu("an1", "sansa-stark-little-bird")], agenda=(ScoreQuadrants(),))
    assert alone.state.points["seat-1"] == 0


@pytest.mark.rule("MIN-RULE-56", "MIN-WIN-07")
def test_what_is_left_of_an_army_is_counted_whole_however_hurt():
    hurt = unit("a1", "umber-berserkers", 24, 8, 0, wounds=1)
    table = scene(hurt, unit("b1", "guardsmen", 24, 40, 180), agenda=(CleanUp(),), round=6)
    assert (table.state.winners, table.state.why) == (("seat-1",), "army-left")


# ------------------------------------------------------------------------------------------------ models, trays, texts


@pytest.mark.rule("MIN-TERMS-09", "MIN-TERMS-11", "MIN-TERMS-15")
def test_terrain_and_markers_are_no_models():
    """Nobody targets them, they stop no move, take no wounds and activate nothing."""
    table = bare_scene(unit("a1", "sworn-swords", 24, 20, 0), FAR, acts="a1", pieces=[piece("weirwood", 24, 26)])
    assert "charge" not in offered(table)
    assert ready(table.state, "seat-1") == ["a1"]
    assert {"centre", "weirwood"}.isdisjoint(table.state.units)
    answer(table, "maneuver", Moved(0, 4_000, 0))  # over the marker in the middle, onto the tree
    assert pose(table, "a1") == (24, 24, 0)
    seen: Any = table.view(None)
    assert {each.unit for each in seen.units} == {"a1", "b9"}


@pytest.mark.rule("MIN-UNIT-05", "MIN-MOVE-03")
def test_units_never_mix_on_one_tray():
    """Two units of a kind stand apart, suffer apart, and nobody ends on the tray of the other."""
    twins = unit("a1", "guardsmen", 24, 20, 0), unit("a2", "guardsmen", 24, 25, 0)
    table = bare_scene(*twins, FAR, acts="a1")
    take_wounds(table.state, "a1", 12 - 2)
    assert (table.state.units["a1"].wounds, table.state.units["a2"].wounds) == (2, 12)
    answer(table, "maneuver")
    assert refused(table, Moved(0, 1_000, 0)).rule == "MIN-MOVE-03"
    heal(table.state, "a1", 3)
    assert (table.state.units["a1"].wounds, table.state.units["a2"].wounds) == (5, 12)


@pytest.mark.rule("MIN-RULE-48", "MIN-MODE-AGOT-09", "MIN-RULE-62")
def test_the_unit_of_a_fallen_commander_still_counts_for_its_marker():
    king = unit("a1", "guardsmen", 24, 24, 0, commander=True, attachments=("jaime-lannister-kingslayer",),
                lost=("jaime-lannister-kingslayer",))  # fmt: skip
    table = scene(king, FAR, agenda=(CleanUp(),), markers={**dict.fromkeys(FIVE), "centre": "a1"}, round=3)
    assert table.state.points["seat-1"] == 2


@pytest.mark.rule("MIN-DEPLOY-04", "MIN-RULE-04")
def test_a_tray_is_deployed_within_its_zone_to_the_thousandth():
    from maester.games.miniatures.deploy import which_pose

    state = scene(("a1", Unit("seat-1", "guardsmen", 12)), FAR).state
    question = which_pose(state, "a1")
    assert question.refusal(Pose(24_000, 7_600, 0)) is None
    assert question.refusal(Pose(24_000, 7_602, 0)) is not None
    assert question.refusal(Pose(2_750, 2_400, 0)) is None
    assert question.refusal(Pose(24_000, 7_600, 4_500)) is not None
