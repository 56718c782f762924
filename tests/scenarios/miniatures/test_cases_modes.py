"""Cases of the rulebook, one by one: rounds and turns, modes and missions, armies that come back, odd weapons."""

from typing import Any

import pytest

from maester.games.miniatures import GAME
from maester.games.miniatures.agreed import Agreed
from maester.games.miniatures.facts import ATTACHMENTS, UNITS
from maester.games.miniatures.geometry.multi import resettled
from maester.games.miniatures.geometry.sight import sight, sight_from_anywhere
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.modes.missions import worth
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.board import ActNcu
from maester.games.miniatures.steps.fights import Strike
from maester.games.miniatures.steps.modes import CheckVictory, CleanUp
from maester.games.miniatures.steps.rounds import Act, Activate, Redeploy, TakeUpObjective, Turn
from maester.games.miniatures.texts.answering import audience
from maester.games.miniatures.texts.effects.tokens import counted
from maester.games.miniatures.texts.fitting import units_that_fit
from maester.games.miniatures.texts.in_play import Bound, Laid
from maester.games.miniatures.texts.listening import unseen
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.unit import WALL, field_around
from maester.games.miniatures.values import Pose, Unit
from tests.scenarios.miniatures.cast import FIVE, OURS, THEIRS
from tests.scenarios.miniatures.play import answer, asked, ncu, offered, piece, pose, refused, scene, told, unit
from tests.scenarios.miniatures.scenes import infantry

TYRION = ncu("an1", "tyrion-lannister-the-imp")


def mode(name: str, **more: Any) -> Options:
    chosen: Any = name
    return Options(seats=2, mode=chosen, terrain="none", **more)


# ---------------------------------------------------------------------------------------------------------- victory


@pytest.mark.rule("MIN-RULE-54", "MIN-WIN-03")
@pytest.mark.parametrize(
    ("agreed", "points", "winners"),
    [
        (False, (12, 10), ()),
        (True, (12, 10), ("seat-1",)),
        (True, (10, 10), ()),
        (True, (9, 12), ("seat-2",)),
        (True, (9, 8), ()),
    ],
)
def test_if_so_agreed_the_higher_of_two_wins_at_once(agreed, points, winners):
    options = Options(seats=2, points=40, agreed=Agreed(higher_wins=agreed))
    scored = dict(zip(("seat-1", "seat-2"), points, strict=True))
    table = scene(OURS, THEIRS, options=options, agenda=(CheckVictory(),), points=scored, round=4, size=40)
    assert table.state.winners == winners


@pytest.mark.rule("MIN-WIN-10")
def test_who_wins_by_elimination_is_first_whatever_the_points():
    state = scene(OURS, THEIRS, points={"seat-1": 0, "seat-2": 7}).state
    assert GAME.standing(state).places == {"seat-1": 2, "seat-2": 1}
    state.winners, state.why = ("seat-1",), "eliminated"
    assert GAME.standing(state).places == {"seat-1": 1, "seat-2": 2}


@pytest.mark.rule("MIN-WIN-06", "MIN-WIN-07")
@pytest.mark.parametrize(("points", "winner"), [((4, 3), "seat-1"), ((3, 4), "seat-2"), ((3, 3), "seat-2")])
def test_after_the_sixth_round_points_come_before_what_is_left(points, winner):
    scored = dict(zip(("seat-1", "seat-2"), points, strict=True))
    table = scene(OURS, unit("b1", "umber-berserkers", 24, 40, 180), agenda=(CleanUp(),), points=scored, round=6)
    assert table.state.winners == (winner,)


# ------------------------------------------------------------------------------------------------------------- turns


@pytest.mark.rule("MIN-ROUND-04")
def test_who_must_fight_activates_a_combat_unit_while_it_has_one():
    table = scene(OURS, THEIRS, ncus=[TYRION], agenda=(Activate("seat-1"),), must_fight=("seat-1",))
    assert asked(table) == "action"  # the only unit, without a question
    acted = unit("a1", "guardsmen", 24, 8, 0, activated=True)
    late = scene(acted, THEIRS, ncus=[TYRION], agenda=(Activate("seat-1"),), must_fight=("seat-1",))
    assert asked(late) == "claim-zone" or None in offered(late)  # an NCU after all


@pytest.mark.rule("MIN-RULE-58", "MIN-UNIT-09")
def test_a_destroyed_unit_does_not_come_in_as_if_it_had_found_no_room():
    table = scene(("a1", Unit("seat-1", "guardsmen", 0)), unit("a2", "guardsmen", 5, 8, 0), THEIRS, agenda=(Act("a1"),))
    assert asked(table) == ""


@pytest.mark.rule("MIN-ORDER-02")
def test_who_dreads_the_siege_tests_when_it_is_activated_and_nobody_else():
    two = OURS, unit("a2", "guardsmen", 10, 8, 0)
    for by, tests in (("seat-2", True), ("seat-1", False)):
        laid = (Laid(by, "dread-of-the-siege", None, ("round",)),)
        table = scene(*two, THEIRS, agenda=(Activate("seat-1"),), laid=laid, faces=[1, 1] if tests else [])
        answer(table, "a1")
        assert bool(told(table, "MoraleTested")) == tests
        assert table.state.units["a1"].tokens == (("panicked",) if tests else ())
        assert table.state.units["a2"].tokens == ()


@pytest.mark.rule("MIN-RETREAT-05", "MIN-UNIT-17")
def test_who_regroups_heals_when_its_retreat_is_over():
    """Two, and one more for each rank it has lost."""
    holder = unit("a1", "guardsmen", 24, 20, 0, wounds=8, attachments=("robb-stark-wolf-lord",))
    table = scene(holder, unit("b1", "sworn-swords", 24, 24.8, 180), acts="a1", faces=[2])
    answer(table, "retreat", Stepped("back", 5_000, 0))
    assert (asked(table), table.state.units["a1"].wounds) == ("pivot", 8)  # the enemy turns first
    answer(table, 18_000)
    assert table.state.units["a1"].wounds == 11


# ----------------------------------------------------------------------------------------------------------- markers


@pytest.mark.rule("MIN-MODE-TWOW-07")
def test_markers_in_the_half_of_the_enemy_are_counted_from_both_edges():
    held = {**dict.fromkeys(FIVE), "near-left": "b1", "far-left": "b1", "centre": "b1"}
    state = scene(OURS, THEIRS, options=mode("the-winds-of-winter"), markers=held).state
    assert worth(state, "seat-2", "seize-their-ground", None) == 1
    ours = scene(OURS, THEIRS, options=mode("the-winds-of-winter"), markers={**held, "far-right": "a1"}).state
    assert worth(ours, "seat-1", "seize-their-ground", None) == 1


@pytest.mark.rule("MIN-MODE-HAR-07", "MIN-MODE-HAR-08")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_arrows_of_the_walls_are_a_d3_and_two(die):
    holder = unit("a1", "guardsmen", 6.7, 18, 0)
    table = scene(
        holder, THEIRS, agenda=(CleanUp(),), options=mode("honed-and-ready"), faces=[die, *[6] * (die + 2)], round=2,
        markers={**dict.fromkeys(FIVE), "near-left": "a1"},
    )  # fmt: skip
    assert len(told(table, "DefenceRolled")[0].rolled.faces) == die + 2


@pytest.mark.rule("MIN-MODE-HAR-09")
@pytest.mark.parametrize("die", [1, 3])
def test_arrows_in_place_of_a_zone_are_a_d3_and_two(die):
    table = scene(
        OURS, unit("b1", "guardsmen", 6.7, 30, 180), ncus=[TYRION], agenda=(ActNcu("an1"),),
        options=mode("honed-and-ready"), faces=[die, *[6] * (die + 2)],
        markers={**dict.fromkeys(FIVE), "far-left": "b1", "centre": "a1"},
    )  # fmt: skip
    answer(table, "crown", "arrows")
    assert len(told(table, "DefenceRolled")[0].rolled.faces) == die + 2


@pytest.mark.rule("MIN-MODE-ACOK-04", "MIN-MODE-ACOK-05")
def test_a_card_that_is_taken_up_is_told_and_gone():
    king = unit("a1", "guardsmen", 24, 8, 0, commander=True)
    table = scene(
        king, THEIRS, options=mode("a-clash-of-kings"), agenda=(TakeUpObjective("seat-1"),),
        kings_cards={"seat-1": ("armory", "proving-ground"), "seat-2": ()},
    )  # fmt: skip
    answer(table, "proving-ground")
    (taken,) = told(table, "CardTaken")
    assert (taken.card, taken.used) == ("proving-ground", True)
    assert (table.state.kings_cards["seat-1"], table.state.objectives) == (("armory",), {"proving-ground": "a1"})


@pytest.mark.rule("MIN-MODE-HWS-06")
def test_all_are_told_where_an_ncu_stands():
    table = scene(OURS, THEIRS, options=mode("here-we-stand"), ncus=[TYRION], agenda=(ActNcu("an1"),))
    answer(table, "far-right")
    (entered,) = told(table, "QuadrantEntered")
    assert (entered.ncu, entered.quadrant) == ("an1", "far-right")


# ------------------------------------------------------------------------------------------------------ coming back


@pytest.mark.rule("MIN-MODE-ASOS-08")
def test_the_attacker_brings_back_one_after_the_other():
    fallen = [(name, Unit("seat-2", "guardsmen", 0)) for name in ("b2", "b3")]
    table = scene(
        OURS, THEIRS, *fallen, options=mode("a-storm-of-swords"), agenda=(Redeploy("seat-2"),), defender="seat-1",
        siege={"seat-1": (), "seat-2": ()},
    )  # fmt: skip
    answer(table, "b2", Pose(10_000, 40_000, 18_000))
    assert asked(table) == "redeploy"
    assert set(offered(table)) == {None, "b3"}
    answer(table, "b3", Pose(36_000, 40_000, 18_000))
    assert (pose(table, "b2"), pose(table, "b3")) == ((10, 40, 180), (36, 40, 180))
    assert not table.state.units["b2"].activated  # they may act this round (MIN-RULE-69)


@pytest.mark.rule("MIN-MODE-ASOS-15", "MIN-MODE-ASOS-14")
@pytest.mark.parametrize(("hits", "left"), [(1, 6), (2, 5), (5, 4), (6, 3)])
def test_two_hits_cost_a_wall_a_wound(hits, left):
    wall = ("wall", Unit("seat-1", WALL, 6, Pose(24_000, 3_875, 0)))
    faces = [6] * hits + [1] * (6 - hits)
    table = scene(
        wall, unit("a1", "guardsmen", 10, 9, 0), unit("b1", "guardsmen", 24, 3.875 + 0.875 + 2.4, 180),
        options=mode("a-storm-of-swords"), agenda=(Strike("b1", "wall"),), faces=faces, defender="seat-1",
        siege={"seat-1": (), "seat-2": ()},
    )  # fmt: skip
    assert table.state.units["wall"].wounds == left


@pytest.mark.rule("MIN-MODE-ASOS-17", "MIN-RULE-71")
@pytest.mark.parametrize(("zone", "bounds"), [(0, (3_000, 48_000)), (1, (0, 45_000))])
def test_behind_the_walls_is_at_the_edge_of_the_defender(zone, bounds):
    state = scene(OURS, THEIRS, options=mode("a-storm-of-swords"), defender="seat-1").state
    state.zones = {"seat-1": zone, "seat-2": 1 - zone}
    field = field_around(state, "b1")
    assert (field.low, field.high) == bounds


@pytest.mark.rule("MIN-RULE-89", "MIN-ARMY-08")
def test_whoever_has_a_name_is_a_character_and_nobody_else():
    named = {name for name, facts in UNITS.items() if facts.person is not None}
    assert named == {name for name, facts in UNITS.items() if facts.character}
    assert {"gregor-clegane", "jorah-mormont", "mag-the-mighty", "varamyr-sixskins", "grey-wind"} <= named
    assert named.isdisjoint({"guardsmen", "savage-giant"})
    assert all((facts.person is not None) == facts.character for facts in ATTACHMENTS.values())


# -------------------------------------------------------------------------------------------------------- odd things


@pytest.mark.rule("MIN-LOS-02", "MIN-LOS-05", "MIN-UNIT-18")
def test_a_weapon_that_shoots_from_its_whole_tray_looks_anywhere():
    """Behind it and beside it, as long as some line is free; trays in column leave none."""
    engine, behind = infantry(24, 24, 0), infantry(24, 10, 0)
    assert sight(engine, behind, ()) is None
    assert sight_from_anywhere(engine, behind, ())
    between = outline(*infantry(24, 17, 0))
    assert not sight_from_anywhere(engine, behind, (between,))
    assert sight_from_anywhere(engine, behind, (outline(*infantry(26, 17, 0)),))
    pair = outline(*infantry(21.25, 17, 0)), outline(*infantry(26.75, 17, 0))
    assert not sight_from_anywhere(engine, behind, pair)
    gap = outline(*infantry(21, 17, 0)), outline(*infantry(27, 17, 0))
    assert sight_from_anywhere(engine, behind, gap)
    assert sight_from_anywhere(engine, infantry(40, 24, 90), (between,))
    beyond = outline(*infantry(24, 3, 0))  # behind the target, it hides nothing
    assert sight_from_anywhere(engine, behind, (beyond,))


@pytest.mark.rule("MIN-MULTI-01", "MIN-RULE-72")
@pytest.mark.parametrize(("heading", "turned"), [(165, 180), (100, 90), (80, 90), (10, 0), (350, 0), (260, 270)])
def test_a_further_enemy_turns_to_the_nearest_parallel(heading, turned):
    charger = infantry(26.75, 18, 0)
    state = scene(unit("a1", "guardsmen", 26.75, 18, 0), unit("b1", "guardsmen", 24, 22.8, 180)).state
    _, x, y, found = resettled(charger, infantry(31.5, 24, heading), field_around(state, "a1"), "nobody")
    assert found == turned * 100
    assert y == 18_000 + 2_400 + (2_400 if turned in (0, 180) else 2_750)
    assert x > 26_750


@pytest.mark.rule("MIN-TERRAIN-ROUGH-01", "MIN-RETREAT-02")
def test_rough_ground_shortens_a_retreat():
    fight = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "sworn-swords", 24, 24.8, 180)
    table = answer(scene(*fight, acts="a1", faces=[2], pieces=[piece("bog", 24, 14)]), "retreat")
    refusal = refused(table, Stepped("back", 5_500, 0))
    assert (refusal.rule, refusal.about) == ("MIN-TERRAIN-ROUGH-01", {"free": 5_000})
    assert pose(answer(table, Stepped("back", 5_000, 0)), "a1") == (24, 15, 0)


@pytest.mark.rule("MIN-TERMS-15")
def test_a_counter_that_is_used_up_is_gone():
    assert counted((("order", 2), ("x", 1)), "order", -1) == (("order", 1), ("x", 1))
    assert counted((("order", 1), ("x", 1)), "order", -1) == (("x", 1),)
    assert counted((), "order", -1) == ()
    assert counted((("x", 1),), "x", 5, most=3) == (("x", 3),)


@pytest.mark.rule("MIN-TERMS-24")
def test_which_units_an_effect_may_target():
    robbed = unit("b2", "guardsmen", 5, 40, 180, counters=(("pillage", 1),), activated=True, used=("x",))
    state = scene(OURS, unit("a2", "gregor-clegane", 40, 8, 0, tokens=("weakened",)), THEIRS, robbed).state
    mine = Bound("seat-1", "winter-is-coming")

    def fit(**which: Any) -> list[str]:
        return units_that_fit(state, mine, Which(**which))

    assert fit(side="enemy", pillaged=True) == ["b2"]
    assert fit(side="enemy") == ["b1", "b2"]
    assert fit(side="enemy", activated=False) == ["b1"]
    assert fit(side="enemy", activated=True) == ["b2"]
    assert fit(side="friend", condition="weakened") == ["a2"]
    assert fit(side="friend", condition="panicked") == []
    assert fit(side="friend", any_condition=True) == ["a2"]
    assert fit(side="friend", solo=True) == ["a2"]
    assert fit(side="friend", solo=False) == ["a1"]
    assert fit(used_order=True) == ["b2"]
    assert fit(side="friend", commander=True) == []


@pytest.mark.rule("MIN-CARDS-05")
def test_what_might_be_in_a_hand_is_what_nobody_has_seen():
    """Own discards and own cards on units are known; what the opponent played is another card."""
    both = {"seat-1": ("winters-might", "winters-might"), "seat-2": ("winters-might",)}
    state = scene(OURS, THEIRS, lists=both, discards={"seat-1": ("winters-might",), "seat-2": ()}).state
    assert unseen(state, "seat-1", audience(state, "attack")) == ["winters-might"]
    state.laid = (Laid("seat-2", "winters-might", "a1", ()),)
    assert unseen(state, "seat-1", audience(state, "attack")) == ["winters-might"]
    state.laid = (Laid("seat-1", "winters-might", "a1", ()),)
    assert unseen(state, "seat-1", audience(state, "attack")) == []


@pytest.mark.rule("MIN-ROUND-02", "MIN-TERMS-16", "MIN-TERMS-17")
def test_turns_alternate_from_the_first_player_on():
    units = [unit(f"{side}{n}", "guardsmen", 6 * n, y, 0) for side, y in (("a", 8), ("b", 40)) for n in (1, 2)]
    table = scene(*units, agenda=(Turn("seat-2"),), first="seat-2")
    order = []
    for _ in range(4):
        order.append(table.waiting[0])
        if asked(table) == "activate":
            answer(table, offered(table)[0])
        answer(table, "forgo")
    assert order == ["seat-2", "seat-1", "seat-2", "seat-1"]
    assert (table.state.round, table.state.first) == (3, "seat-1")
