"""Rulings that may be agreed otherwise: each with what follows when it is, and when it is not."""

from typing import Any

import pytest
from msgspec import ValidationError, convert

from maester.games.miniatures.agreed import Agreed
from maester.games.miniatures.combat.ranged import can_shoot
from maester.games.miniatures.combat.reach import target_refusal
from maester.games.miniatures.geometry.arc import arcs
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.setup import Options, deal
from maester.games.miniatures.steps.modes import CheckVictory
from maester.games.miniatures.steps.setup import Deploy, NameFirstPlayer, RollForZones
from maester.games.miniatures.texts.fitting import seen
from maester.games.miniatures.unit import field_around
from maester.games.miniatures.values import Unit
from maester.kernel import Chance
from tests.scenarios.miniatures.play import answer, asked, offered, piece, scene, unit

ARCHERS, TARGET = unit("a1", "crossbowmen", 24, 10, 0), unit("b1", "guardsmen", 24, 21, 180)


def agreed(*, mode: str = "a-game-of-thrones", seats: int = 2, **rulings: bool) -> Options:
    more: dict[str, Any] = {"players": "teams"} if seats == 4 else {}
    return Options(seats=seats, mode=mode, agreed=Agreed(**rulings), **more)  # type: ignore[arg-type]  # a mode


@pytest.mark.rule("MIN-RULE-05", "MIN-ARC-01")
@pytest.mark.parametrize(("square", "arc"), [(False, "front"), (True, "right")])
def test_where_the_lines_of_an_infantry_tray_run(square, arc):
    state = deal(agreed(square_arcs=square), Chance(1))
    trays = {unit.card: unit.tray for unit in state.units.values()}
    assert trays["sworn-swords"] == trays["guardsmen"] == ("infantry-square" if square else "")
    assert trays["outriders"] == trays["grey-wind"] == ""  # they run at 45 degrees anyway
    defender = unit("b1", "guardsmen", 24, 24, 0, tray="infantry-square" if square else "")[1].placed
    assert arcs(defender, unit("a1", "gregor-clegane", 30.3, 29.5, 180)[1].placed) == (arc,)


@pytest.mark.rule("MIN-RULE-05")
def test_the_screen_is_told_where_the_lines_run():
    for square, lines in ((False, (5500, 4800)), (True, (1, 1))):
        options = agreed(square_arcs=square)
        own = unit("a1", "guardsmen", 24, 10, 0, tray=deal(options, Chance(1)).units["guardsmen~1.2"].tray)
        view: Any = scene(own, TARGET, options=options).view("seat-1")
        assert view.table.trays[view.units[0].tray].arc == lines


@pytest.mark.rule("MIN-RULE-08", "MIN-TERRAIN-COVER-01")
@pytest.mark.parametrize(("hidden", "shoots"), [(False, True), (True, False)])
def test_whether_a_wood_hides_who_stands_in_it(hidden, shoots):
    hunted = unit("b1", "gregor-clegane", 24, 20, 180)
    table = scene(ARCHERS, hunted, pieces=[piece("forest", 24, 20)], options=agreed(hidden_in_terrain=hidden))
    assert can_shoot(table.state, "a1") == shoots
    inside = scene(ARCHERS, TARGET, pieces=[piece("forest", 24, 10)], options=agreed(hidden_in_terrain=hidden))
    assert can_shoot(inside.state, "a1")  # who stands in it sees out
    assert can_shoot(scene(ARCHERS, TARGET, options=agreed(hidden_in_terrain=hidden)).state, "a1")


@pytest.mark.rule("MIN-RULE-08", "MIN-TERRAIN-BLOCKS-LOS-01")
@pytest.mark.parametrize("hidden", [False, True])
def test_what_blocks_all_sight_hides_who_stands_on_it_from_abilities_too(hidden):
    hunted = unit("b1", "gregor-clegane", 24, 20, 180)
    table = scene(ARCHERS, hunted, pieces=[piece("palisade", 24, 19)], options=agreed(hidden_in_terrain=hidden))
    assert seen(table.state, "a1", "b1") != hidden


@pytest.mark.rule("MIN-RULE-08", "MIN-CHARGE-03")
@pytest.mark.parametrize("hidden", [False, True])
def test_what_blocks_all_sight_hides_who_stands_on_it_from_chargers_too(hidden):
    hunted = unit("b1", "gregor-clegane", 24, 20, 180)
    pieces = [piece("palisade", 24, 19)]
    state = scene(ARCHERS, hunted, pieces=pieces, options=agreed(hidden_in_terrain=hidden)).state
    field = field_around(state, "a1")
    refusal = target_refusal(state.units["a1"].placed, field.enemies[0], field, 20 * THOU)
    assert (refusal is not None and refusal.why == "charge-unseen") == hidden


@pytest.mark.rule("MIN-RULE-81", "MIN-DEPLOY-02", "MIN-DEPLOY-03")
def test_who_chose_the_role_counts_as_who_chose_the_zone():
    table = storm(False)
    assert asked(table) != "storm-zones"
    assert steps(table) == ("seat-2", "seat-1")  # seat 2 had chosen the role


@pytest.mark.rule("MIN-RULE-81", "MIN-DEPLOY-01")
@pytest.mark.parametrize(("taken", "deploys", "names"), [("take", "seat-1", "seat-2"), ("leave", "seat-2", "seat-1")])
def test_a_second_roll_can_decide_who_chose_the_zone(taken, deploys, names):
    table = storm(True)
    assert (asked(table), table.waiting, offered(table)) == ("storm-zones", ("seat-1",), ("take", "leave"))
    answer(table, taken)
    assert steps(table) == (deploys, names)
    assert table.state.zones == {"seat-1": 1, "seat-2": 0}  # the roles have settled those


def needed_by(table: Any) -> int:
    view: Any = table.view(None)
    return int(view.required)


def storm(rolls: bool) -> Any:
    """Seat 2 chose to defend."""
    options = agreed(mode="a-storm-of-swords", storm_rolls_for_zones=rolls)
    ours, theirs = ("a1", Unit("seat-1", "guardsmen", 12)), ("b1", Unit("seat-2", "guardsmen", 12))
    return scene(
        ours, theirs, options=options, agenda=(RollForZones(),), faces=[5, 2], zones={"seat-1": 1, "seat-2": 0},
        defender="seat-2", active="seat-2", siege={"seat-1": (), "seat-2": ()},
    )  # fmt: skip


def steps(table: Any) -> tuple[str, str]:
    """Who deploys first, and who names the first player."""
    assert isinstance(table.state.step, Deploy)
    return table.state.step.seat, next(s.seat for s in table.state.agenda if isinstance(s, NameFirstPlayer))


@pytest.mark.rule("MIN-RULE-82", "MIN-WIN-05")
@pytest.mark.parametrize(("started", "points", "over"), [(False, 10, True), (True, 10, False), (True, 12, True)])
def test_whether_started_tens_raise_the_points_needed(started, points, over):
    ours, theirs = unit("a1", "guardsmen", 24, 10, 0), unit("b1", "guardsmen", 24, 40, 180)
    table = scene(
        ours, theirs, options=agreed(started_tens=started), agenda=(CheckVictory(),), size=45,
        points={"seat-1": points, "seat-2": 0},
    )  # fmt: skip
    assert table.state.over == over
    assert needed_by(table) == (12 if started else 10)


@pytest.mark.rule("MIN-RULE-82")
@pytest.mark.parametrize(
    ("started", "size", "needed"), [(True, 40, 10), (False, 40, 10), (True, 20, 8), (True, 31, 10)]
)
def test_full_tens_and_small_games_need_the_same_either_way(started, size, needed):
    ours, theirs = unit("a1", "guardsmen", 24, 10, 0), unit("b1", "guardsmen", 24, 40, 180)
    table = scene(ours, theirs, options=agreed(started_tens=started), size=size)
    assert needed_by(table) == needed


@pytest.mark.rule("MIN-RULE-82", "MIN-TEAM-07")
@pytest.mark.parametrize(("one", "size"), [(False, 60), (True, 30)])
def test_whether_a_team_counts_as_one_army_or_as_two(one, size):
    assert deal(agreed(seats=4, one_army_counts=one), Chance(1)).size == size
    assert deal(agreed(one_army_counts=one), Chance(1)).size == 30


def test_a_ruling_nobody_knows_is_not_read():
    with pytest.raises(ValidationError):
        convert({"seats": 2, "agreed": {"pigs_fly": True}}, Options)
