"""A rotated rectangle on a table of inches: where it may lie, and why not elsewhere."""

from typing import Any

import pytest
from msgspec import json

from maester.kernel import Chance, IllegalAnswer, Options, Refusal, Table, UnreadableAnswer
from maester.kernel.record import read_record, record_of, replay, write_record
from tests.kernel.flows.trays import DEPTH, GAME, TRAY_DEPTH, TRAY_WIDTH, WIDTH, PlaceTray, Pose, outline
from tests.kit.walks import play_out, whole

ALONE = PlaceTray(lying=())
IN_THE_MIDDLE = PlaceTray(lying=(Pose(12.0, 9.0, 0.0),))
LEFT, FRONT = TRAY_WIDTH / 2, TRAY_DEPTH / 2


def why(decision: PlaceTray, *pose: float) -> str | None:
    refusal = decision.refusal(decision.read({"x": pose[0], "y": pose[1], "degrees": pose[2]}))
    return refusal.why if refusal else None


def test_a_tray_turned_has_its_corners_elsewhere():
    upright = outline(Pose(10.0, 5.0, 90.0))
    assert upright.bounds == pytest.approx((10 - FRONT, 5 - LEFT, 10 + FRONT, 5 + LEFT))
    assert outline(Pose(0.0, 0.0, 30.0)).area == pytest.approx(TRAY_WIDTH * TRAY_DEPTH)


@pytest.mark.parametrize(
    "pose",
    [
        (LEFT, FRONT, 0),
        (WIDTH - LEFT, DEPTH - FRONT, 180),
        (FRONT, LEFT, 90),
        (WIDTH - FRONT, DEPTH - LEFT, -90),
        (12, 9, 33.3),
        (12, 9, 720.5),
    ],
)
def test_up_to_the_edge_is_allowed(pose):
    assert why(ALONE, *pose) is None


@pytest.mark.parametrize(
    "pose",
    [
        (LEFT - 0.01, 5, 0),
        (WIDTH - LEFT + 0.01, 5, 0),
        (5, FRONT - 0.01, 0),
        (LEFT, FRONT, 45),
        (-50, 5, 0),
        (1e300, 0, 0),
    ],
)
def test_over_the_edge_is_not(pose):
    assert why(ALONE, *pose) == "over-the-edge"


def test_trays_may_touch_but_not_overlap():
    assert why(IN_THE_MIDDLE, 12 + TRAY_WIDTH, 9, 0) is None
    assert why(IN_THE_MIDDLE, 12, 9 + TRAY_DEPTH, 180) is None
    assert why(IN_THE_MIDDLE, 12 + TRAY_WIDTH - 0.1, 9, 0) == "trays-overlap"
    assert why(IN_THE_MIDDLE, 12, 9, 90) == "trays-overlap"
    assert why(IN_THE_MIDDLE, 12, 9, 0) == "trays-overlap"


def test_turning_makes_room():
    """Side by side at this distance two trays fit, but not when one is turned across."""
    assert why(IN_THE_MIDDLE, 12, 9 + TRAY_DEPTH + 0.05, 0) is None
    assert why(IN_THE_MIDDLE, 12, 9 + TRAY_DEPTH + 0.05, 90) == "trays-overlap"
    assert why(IN_THE_MIDDLE, 12, 9 + TRAY_DEPTH + 0.05, 20) == "trays-overlap"


def test_a_refusal_names_the_tray_in_the_way():
    two = PlaceTray(lying=(Pose(3.0, 3.0, 0.0), Pose(12.0, 9.0, 45.0)))
    assert two.refusal(Pose(12.0, 9.5, 0.0)) == Refusal("trays-overlap", "TRAY-01", {"tray": 1})


@pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf")])
@pytest.mark.parametrize("field", ["x", "y", "degrees"])
def test_nan_and_infinity_are_not_a_place(field: str, number: float):
    pose = Pose(**{"x": 12.0, "y": 9.0, "degrees": 0.0, field: number})
    assert ALONE.refusal(pose) == Refusal("not-a-place", "TRAY-01")


def test_whole_numbers_are_inches_too():
    assert ALONE.read({"x": 3, "y": 4, "degrees": 5}) == Pose(3.0, 4.0, 5.0)


@pytest.mark.parametrize(
    "value", [{"x": True, "y": 0, "degrees": 0}, {"x": "3", "y": 4, "degrees": 5}, [3, 4, 5], {"x": 1, "y": 2}]
)
def test_anything_else_is_unreadable(value):
    with pytest.raises(UnreadableAnswer):
        ALONE.read(value)


def test_samples_fit():
    chance = Chance(1)
    assert not any(IN_THE_MIDDLE.refusal(IN_THE_MIDDLE.sample(chance)) for _ in range(100))


def test_crooked_numbers_survive_the_record():
    """0.1 + 0.2 is not 0.3, and must come back as what it is."""
    table: Any = Table.opened(GAME, Options(seats=2), 1)
    table.answer("seat-1", {"x": 5 + 0.1 + 0.2, "y": 9 + 1 / 3, "degrees": 1e-9})
    again: Any = replay(read_record(write_record(record_of(table))), GAME)
    assert again.state.lying[0] == table.state.lying[0] == Pose(5 + 0.1 + 0.2, 9 + 1 / 3, 1e-9)


def test_a_placed_tray_stays_and_blocks_its_place():
    table: Any = Table.opened(GAME, Options(seats=2), 1)
    table.answer("seat-1", Pose(12.0, 9.0, 30.0))
    with pytest.raises(IllegalAnswer, match="trays-overlap"):
        table.answer("seat-2", Pose(12.0, 9.0, 30.0))
    table.answer("seat-2", Pose(6.0, 9.0, 30.0))
    assert table.state.lying == (Pose(12.0, 9.0, 30.0), Pose(6.0, 9.0, 30.0))


def test_the_same_seed_gives_the_same_game():
    ends: list[Any] = [play_out(Table.opened(GAME, Options(seats=2), 5), Chance(5)) for _ in range(2)]
    assert whole(ends[0]) == whole(ends[1])
    assert json.encode(ends[0].state.lying) == json.encode(ends[1].state.lying)
