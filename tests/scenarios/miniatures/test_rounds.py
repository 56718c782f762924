"""Deployment, turns, rounds, markers and victory."""

from typing import Any

import pytest

from maester.games.miniatures import GAME
from maester.games.miniatures.combat.rolled import Die
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.geometry.measure import distance, inside, overlap
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.modes.markers import covers, settle_markers
from maester.games.miniatures.setup import Options, deal
from maester.games.miniatures.steps.fights import Panic
from maester.games.miniatures.steps.modes import CleanUp
from maester.games.miniatures.steps.rounds import Turn
from maester.games.miniatures.values import Pose
from maester.games.miniatures.victory import required
from maester.kernel import Chance, Table
from tests.scenarios.miniatures.cast import OURS, THEIRS
from tests.scenarios.miniatures.play import answer, asked, declined, refused, scene, told, unit


@pytest.mark.rule("MIN-DEPLOY-01", "MIN-DEPLOY-02", "MIN-DEPLOY-03", "MIN-DEPLOY-04", "MIN-MODE-AGOT-01")
def test_zones_units_and_the_first_player():
    dealt = deal(Options(seats=2), Chance(1))
    ours, *_ = dealt.units.values()
    theirs = [unit for unit in dealt.units.values() if unit.seat == "seat-2"]
    units = {"a1": ours, "b1": theirs[0], "b2": theirs[1]}
    table = scene(faces=[2, 2, 3, 5], agenda=dealt.agenda, units=units)
    assert (asked(table), table.waiting) == ("zone", ("seat-2",))  # the tie was rolled again
    assert told(table, "ZonesRolled")[0].dice == {"seat-1": Die(3, counts=False), "seat-2": Die(5)}
    answer(table, "near", "b2")
    assert refused(table, Pose(24_000, 8_000, 0)).rule == "MIN-DEPLOY-04"
    assert refused(table, Pose(1_000, 5_000, 0)).rule == "MIN-DEPLOY-04"
    answer(table, Pose(24_000, 5_000, 9_000))
    assert table.waiting == ("seat-1",)
    answer(table, Pose(24_000, 42_000, 18_000))
    assert refused(table, Pose(25_000, 5_000, 0)).rule == "MIN-MOVE-03"
    answer(table, Pose(10_000, 5_000, 0))
    assert (asked(table), table.waiting) == ("first-player", ("seat-1",))
    declined(answer(table, "seat-2"))
    assert (table.state.first, table.state.round, asked(table)) == ("seat-2", 3, "activate")


@pytest.mark.rule("MIN-ROUND-02", "MIN-ROUND-04", "MIN-ROUND-07", "MIN-ROUND-08", "MIN-ROUND-09", "MIN-ROUND-10")
@pytest.mark.rule("MIN-CLEANUP-04", "MIN-CLEANUP-11", "MIN-TERMS-16", "MIN-TERMS-17")
def test_turns_alternate_until_all_have_acted():
    third = unit("b2", "guardsmen", 10, 40, 180)
    table = scene(OURS, THEIRS, third, agenda=(Turn("seat-1"),), first="seat-1")
    answer(table, "forgo", "b2", "forgo")
    assert told(table, "TurnPassed")[0].seat == "seat-1"
    assert all(u.activated for name, u in table.state.units.items() if name != "b1")
    answer(table, "forgo")
    assert (table.state.round, table.state.first) == (3, "seat-2")
    assert not any(u.activated for u in table.state.units.values())
    assert table.waiting == ("seat-2",)


@pytest.mark.rule("MIN-MODE-AGOT-02", "MIN-RULE-60", "MIN-EX-43", "MIN-SETUP-04")
def test_where_the_markers_lie():
    state = deal(Options(seats=2), Chance(1))
    assert state.spots == {
        "centre": (24_000, 24_000),
        "near-left": (6_700, 18_000),
        "near-right": (41_300, 18_000),
        "far-left": (6_700, 30_000),
        "far-right": (41_300, 30_000),
    }
    assert MODES[state.mode].markers[1].x(72_000) == 6_700
    assert MODES[state.mode].markers[2].x(72_000) == 65_300


@pytest.mark.rule("MIN-SETUP-08", "MIN-SETUP-09")
def test_terrain_lies_outside_the_zones_and_six_inches_apart():
    table: Any = Table.opened(GAME, Options(seats=2), 1)
    pieces = table.state.pieces
    assert len(pieces) == 4
    for n, one in enumerate(pieces):
        assert inside(one.shape, 0, 10_000, 48_000, 38_000)
        assert all(distance(one.shape, other.shape) >= 6_000 for other in pieces[:n])


@pytest.mark.rule("MIN-MODE-AGOT-04", "MIN-MODE-AGOT-07")
def test_a_marker_is_covered_as_a_whole():
    tray = ("infantry", 24_000, 24_000, 0)
    assert covers(tray, (26_040, 24_000))
    assert not covers(tray, (26_060, 24_000))
    assert covers(("solo", 24_000, 24_000, 0), (24_680, 24_000))
    assert not covers(("solo", 24_000, 24_000, 0), (24_690, 24_000))


@pytest.mark.rule("MIN-MODE-AGOT-04", "MIN-MODE-AGOT-07")
def test_a_unit_claims_what_it_ends_on_and_loses_what_it_leaves():
    table = answer(scene(unit("a1", "sworn-swords", 24, 20, 0), THEIRS, acts="a1"), "maneuver", Moved(0, 4_000, 0))
    assert table.state.markers["centre"] == "a1"
    gone = scene(unit("a1", "sworn-swords", 24, 24, 0), THEIRS, acts="a1", markers={**table.state.markers})
    answer(gone, "maneuver", Moved(0, 5_000, 0))
    assert gone.state.markers["centre"] is None


@pytest.mark.rule("MIN-MODE-AGOT-05", "MIN-MODE-AGOT-06", "MIN-RULE-61", "MIN-RULE-94")
@pytest.mark.parametrize(("mine", "card", "theirs", "holds"), [(12, "guardsmen", 12, True), (8, "guardsmen", 12, False),
    (12, "gregor-clegane", 4, False), (12, "gregor-clegane", 3, True)])  # fmt: skip
def test_control_is_lost_to_more_ranks(mine, card, theirs, holds):
    enemy = unit("b1", card, 24, 28.8 if card == "guardsmen" else 27.78, 180, wounds=theirs)
    held = {"centre": "a1", "near-left": None, "near-right": None, "far-left": None, "far-right": None}
    holder = unit("a1", "sworn-swords", 24, 24, 0, wounds=mine)
    table = scene(holder, enemy, agenda=(Turn("seat-1"),), markers=held)
    settle_markers(table.state)
    assert (table.state.markers["centre"] == "a1") == holds


@pytest.mark.rule("MIN-MODE-AGOT-08", "MIN-MODE-AGOT-09", "MIN-RULE-62", "MIN-CLEANUP-02")
@pytest.mark.parametrize(("number", "commander", "points"), [(1, False, 0), (2, False, 1), (3, True, 2)])
def test_markers_score_from_the_second_round_on(number, commander, points):
    held = {"centre": "a1", "near-left": None, "near-right": None, "far-left": None, "far-right": None}
    holder = unit("a1", "sworn-swords", 24, 24, 0, commander=commander)
    table = scene(holder, THEIRS, agenda=(CleanUp(),), markers=held, round=number)
    assert table.state.points == {"seat-1": points, "seat-2": 0}


@pytest.mark.rule("MIN-WIN-04", "MIN-WIN-05", "MIN-RULE-82", "MIN-EX-51")
@pytest.mark.parametrize(("size", "points"), [(20, 8), (30, 8), (40, 10), (45, 10), (50, 12), (60, 14), (70, 16)])
def test_how_many_points_are_needed(size, points):
    assert required(size) == points


@pytest.mark.rule("MIN-WIN-02", "MIN-WIN-03", "MIN-WIN-06", "MIN-WIN-07", "MIN-WIN-08", "MIN-EX-50", "MIN-EX-53")
@pytest.mark.rule("MIN-RULE-54", "MIN-RULE-57", "MIN-CLEANUP-03")
@pytest.mark.parametrize(
    ("size", "number", "points", "winners", "why"),
    [
        (40, 4, (10, 9), ("seat-1",), "points"),
        (40, 4, (9, 9), (), ""),
        (40, 4, (12, 10), (), ""),
        (40, 6, (12, 10), ("seat-1",), "most-points"),
        (30, 6, (2, 3), ("seat-2",), "most-points"),
        (30, 6, (3, 3), ("seat-1",), "army-left"),
    ],
)
def test_who_wins_at_the_end_of_a_round(size, number, points, winners, why):
    scored = dict(zip(("seat-1", "seat-2"), points, strict=True))
    table = scene(
        unit("a1", "umber-berserkers", 24, 8, 0), THEIRS, agenda=(CleanUp(),), size=size, round=number, points=scored
    )
    assert (table.state.winners, table.state.why) == (winners, why)


@pytest.mark.rule("MIN-WIN-08")
def test_a_draw():
    table = scene(OURS, THEIRS, agenda=(CleanUp(),), round=6)
    assert GAME.standing(table.state).winners == ("seat-1", "seat-2")


@pytest.mark.rule("MIN-WIN-09", "MIN-WIN-10", "MIN-RULE-55")
def test_who_has_no_unit_left_loses_at_once():
    last = unit("b1", "guardsmen", 24, 40, 180, wounds=1)
    table = scene(
        OURS, last, agenda=(Panic("b1", ()), Turn("seat-1")), faces=[1, 1, 1], points={"seat-1": 0, "seat-2": 7}
    )
    assert (table.state.winners, table.state.why) == (("seat-1",), "eliminated")


def test_random_games_fight_and_nobody_ever_stands_on_anybody():
    charges = attacks = 0
    for seed in range(6):
        table: Any = Table.opened(GAME, Options(seats=2, points=40), seed)
        chance = Chance(seed)
        while not table.over:
            table.answer_any(table.waiting[0], chance)
            shapes = [outline(*u.placed) for u in table.state.units.values() if u.on_table]
            assert not any(overlap(one, other) for n, one in enumerate(shapes) for other in shapes[:n])
        charges += len(told(table, "ChargeRolled"))
        attacks += len(told(table, "AttackBegan"))
    assert charges > 6
    assert attacks > 20
