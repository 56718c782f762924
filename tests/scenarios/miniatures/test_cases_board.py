"""Cases of the rulebook, one by one: the tactics board, markers, models, trays and texts."""

from typing import Any

import pytest

from maester.games.miniatures.combat.harm import heal, take_wounds
from maester.games.miniatures.geometry.align import Aligned
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.board import ActNcu, ClaimZone
from maester.games.miniatures.steps.modes import CleanUp, ScoreQuadrants
from maester.games.miniatures.steps.rounds import Turn
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.turn import ready
from maester.games.miniatures.values import Attack, Pose, Unit
from tests.scenarios.miniatures.cast import FAR, FIVE, GUARDS, SWORDS
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    bare_scene,
    ncu,
    offered,
    piece,
    pose,
    refused,
    scene,
    told,
    unit,
)

TYRION = ncu("an1", "tyrion-lannister-the-imp")


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
    fight = occasions.AttackDeclared("a1", "b1", "melee")
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
