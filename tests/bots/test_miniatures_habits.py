"""What squires do in the miniatures game: scenes in which one answer is plainly better than the others."""

from typing import Any

import pytest

from maester.games.miniatures import GAME
from maester.games.miniatures.bots.dice import hits, saves
from maester.games.miniatures.bots.habit import chapter, chapters, charge_again, habit, retreat_again
from maester.games.miniatures.bots.places import worth
from maester.games.miniatures.bots.targets import best_attack, charge_needs, gain
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.board import UseZone
from maester.games.miniatures.steps.fights import ChargeAgain, FreePivot, FreeShift, RetreatAgain
from maester.games.miniatures.texts.questions import yes_or_no
from maester.games.miniatures.unit import field_around
from maester.games.miniatures.values import Attack
from maester.kernel import Chance, Pick, Table
from tests.scenarios.miniatures.play import Scene, ncu, scene, unit

FIVE = ("centre", "near-left", "near-right", "far-left", "far-right")
QUEEN = ncu("an1", "cersei-lannister-queen-regent")


def says(table: Scene) -> Any:
    seat = table.waiting[0]
    return habit(table.state, seat, table.decision(seat), Chance(1))


def test_who_can_charge_with_a_good_chance_charges():
    table = scene(unit("a1", "guardsmen", 24, 10, 0), unit("b1", "guardsmen", 24, 17, 180), acts="a1")
    assert says(table) == "charge"


def test_nobody_leaves_a_marker_for_a_charge_that_hardly_arrives():
    near = unit("a1", "guardsmen", 24, 24, 0), unit("b1", "guardsmen", 24, 37, 180)
    held = {**dict.fromkeys(FIVE), "centre": "a1"}
    table = scene(*near, acts="a1", markers=held)
    asked: Any = table.decision("seat-1")
    assert "charge" in asked.options
    assert says(table) != "charge"


def test_a_flank_is_charged_rather_than_a_front():
    flank = unit("b1", "guardsmen", 19, 16, 90), unit("b2", "guardsmen", 29, 16, 180)
    table = scene(unit("a1", "guardsmen", 24, 9, 0), *flank, acts="a1")
    table.answer("seat-1", "charge")
    assert table.decision("seat-1").about == "charge-target"
    assert says(table) == "b1"


@pytest.mark.parametrize(("y", "die"), [(16, 1), (21.3, 3), (22, 4), (24.8, 6), (26, 7), (40, 7)])
def test_the_farther_the_enemy_the_more_the_die_of_a_charge_must_show(y: float, die: int):
    state = scene(unit("a1", "guardsmen", 24, 10, 0), unit("b1", "guardsmen", 24, y, 180)).state
    assert charge_needs(state, "a1", "b1") == die


def test_more_is_gained_from_the_rear_and_from_whoever_is_nearly_destroyed():
    state = scene(unit("a1", "guardsmen", 24, 10, 0), unit("b1", "guardsmen", 24, 17, 180)).state
    weak = scene(unit("a1", "guardsmen", 24, 10, 0), unit("b1", "guardsmen", 24, 17, 180, wounds=2)).state
    front, rear = Attack("a1", "b1", 0, "front"), Attack("a1", "b1", 0, "rear")
    assert gain(state, rear) > gain(state, front)
    assert gain(weak, front) > gain(state, front)


def test_wealth_heals_the_own_units():
    mine, theirs = unit("a1", "guardsmen", 24, 8, 0, wounds=6), unit("b1", "guardsmen", 24, 40, 180, wounds=2)
    table = scene(mine, theirs, ncus=(QUEEN,), agenda=(UseZone("an1", "wealth"),))
    assert table.decision("seat-1").about == "wealth-target"
    assert says(table) == "a1"
    table.answer("seat-1", "a1")
    assert table.decision("seat-1").about == "heal"
    assert says(table) == 3


def test_combat_is_for_whoever_can_attack():
    fighting = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180)
    idle = unit("a2", "guardsmen", 8, 8, 0, wounds=3)
    table = scene(idle, *fighting, ncus=(QUEEN,), agenda=(UseZone("an1", "combat"),))
    assert table.decision("seat-1").about == "combat-target"
    assert says(table) == "a1"
    assert best_attack(table.state, "a1") > 0 == best_attack(table.state, "a2")


def test_nobody_is_sent_to_attack_who_cannot():
    table = scene(
        unit("a1", "guardsmen", 24, 8, 0), unit("a2", "guardsmen", 34, 8, 0), unit("b1", "guardsmen", 24, 40, 180),
        ncus=(QUEEN,), agenda=(UseZone("an1", "combat"),),
    )  # fmt: skip
    assert says(table) is None


def test_free_pivots_turn_towards_the_enemy():
    table = scene(unit("a1", "guardsmen", 24, 20, 180), unit("b1", "guardsmen", 24, 34, 180), agenda=(FreePivot("a1"),))
    assert says(table) == 0


def test_a_shift_onto_a_marker_is_made():
    table = scene(
        unit("a1", "guardsmen", 24, 22, 0), unit("b1", "guardsmen", 24, 44, 180), agenda=(FreeShift("a1", 2_000),)
    )
    answer = says(table)
    assert (answer.way, answer.travel) == ("ahead", 2_000)


@pytest.mark.parametrize("wanted", [True, False])
def test_dice_are_told_apart_by_what_they_must_show(wanted: bool):
    attack = Attack("a1", "b1", 0, "rear", dice=(1, 3, 4, 6), saves=(1, 3, 4, 5, 6))
    table = scene(
        unit("a1", "guardsmen", 24, 10, 0), unit("b1", "guardsmen", 24, 17, 180), acts="a1", attacks=(attack,)
    )
    to_hit = table.state.units["a1"].facts.attacks[0].hit
    save = table.state.units["b1"].facts.defence + 2  # from the rear
    struck = hits(table.state, (0, 1, 2, 3), wanted)
    assert struck == tuple(n for n in range(4) if (attack.dice[n] >= to_hit) is wanted)
    blocked = saves(table.state, (0, 1, 2, 3, 4), wanted)
    assert blocked == tuple(n for n in range(5) if (attack.saves[n] >= min(6, save)) is wanted)


def test_everybody_has_a_turn_before_positions_are_compared():
    for seats in (2, 3, 4):
        state: Any = Table.opened(GAME, Options(seats=seats), 1).state
        assert chapters(state) == seats
        before = chapter(state)
        state.turns += (state.seats[0],)
        assert chapter(state) == before + 1


def test_who_faces_its_enemy_does_not_slide_aside():
    table = scene(unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180), acts="a1")
    table.answer("seat-1", "melee")
    assert table.decision("seat-1").about == "melee-face"
    assert says(table) is None


@pytest.mark.parametrize(("die", "again"), [(1, True), (2, True), (3, False), (5, False)])
def test_a_charge_die_is_rolled_again_only_if_it_is_not_enough(die: int, again: bool):
    """It is six and a half inches to the enemy, and the charger goes four for sure."""
    step = ChargeAgain("a1", "b1", "front", 0, die)
    table = scene(unit("a1", "guardsmen", 24, 10, 0), unit("b1", "guardsmen", 24, 21.3, 180))
    table.state.step = step
    assert charge_needs(table.state, "a1", "b1") == 3
    assert charge_again(table.state, "seat-1", yes_or_no("reroll-charge", "a1"), Chance(1)) is again


@pytest.mark.parametrize(("die", "again"), [(2, True), (5, False)])
def test_a_good_retreat_die_stays(die: int, again: bool):
    table = scene(unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180))
    table.state.step = RetreatAgain("a1", die)
    assert retreat_again(table.state, "seat-1", yes_or_no("reroll-retreat", "a1"), Chance(1)) is again


def test_units_are_deployed_before_markers_that_nobody_stands_before():
    table: Any = Table.opened(GAME, Options(seats=2), 3)
    while table.state.round == 0:
        seat = table.waiting[0]
        table.answer(seat, habit(table.state, seat, table.decision(seat), Chance(1)))
    spots = {spot[0] for spot in table.state.spots.values()}
    for seat in table.state.seats:
        places = [each.pose.x for each in table.state.units.values() if each.seat == seat and each.pose is not None]
        assert all(any(abs(x - spot) < 700 for x in places) for spot in spots)


def test_who_looks_at_a_marker_marches_and_who_does_not_turns_first():
    marker: Any = {"markers": {"centre": None}, "spots": {"centre": (24_000, 24_000)}}
    far = unit("b1", "guardsmen", 24, 46, 180)
    assert says(scene(unit("a1", "guardsmen", 24, 8, 0), far, acts="a1", **marker)) == "march"
    assert says(scene(unit("a1", "guardsmen", 24, 8, 90), far, acts="a1", **marker)) == "maneuver"


@pytest.mark.parametrize(("y", "played"), [(19, True), (46, False)])
def test_cards_are_kept_until_there_is_somebody_to_fight(y: float, played: bool):
    state = scene(unit("a1", "guardsmen", 24, 8, 0), unit("b1", "guardsmen", 24, y, 180)).state
    card = Pick(about="declare-turn-start", rule="MIN-TIMING-03", options=(None, "card:bribery:0"), idle=None)
    order = Pick(about="declare-turn-start", rule="MIN-TIMING-03", options=(None, "order:a1:threaten:0"), idle=None)
    assert any(habit(state, "seat-1", card, Chance(n)) for n in range(8)) is played
    assert any(habit(state, "seat-1", order, Chance(n)) for n in range(8)), "orders come back with the next round"


def test_a_flank_shown_to_an_enemy_is_worse_than_the_front():
    table = scene(unit("a1", "guardsmen", 24, 8, 0), unit("b1", "guardsmen", 24, 20, 180), acts="a1")
    field = field_around(table.state, "a1")
    front, flank = (worth(table.state, "a1", field, (), ("infantry", 24_000, 11_000, each)) for each in (0, 9_000))
    alone = scene(unit("a1", "guardsmen", 24, 8, 0), unit("b1", "guardsmen", 24, 46, 0)).state
    apart = field_around(alone, "a1")
    looking, away = (worth(alone, "a1", apart, (), ("infantry", 24_000, 11_000, each)) for each in (0, 9_000))
    assert front - flank > looking - away + 0.7, "more than looking elsewhere costs where nobody is near"
