"""What bots see in A Clash of Kings: the commanders decide it, and markers do not make up for one."""

from typing import Any

import pytest

from maester.games.miniatures import GAME
from maester.games.miniatures.setup import Options
from maester.games.miniatures.values import Slain
from tests.scenarios.miniatures.play import Scene, scene, unit

KINGS = Options(seats=2, mode="a-clash-of-kings")
NOBODY = {"left": None, "centre": None, "right": None}
FELL = (Slain(1, "a1", "seat-2", "b2"),)


def stands(one: int = 12, other: int = 12, **more: Any) -> Scene:
    """Two armies that are alike: the wounds that seat 1 has left in the unit of its commander and in the other one."""
    own = (
        unit("a1", "guardsmen", 20, 10, 0, wounds=one, commander=True),
        unit("a2", "guardsmen", 30, 10, 0, wounds=other),
    )
    theirs = unit("b1", "guardsmen", 20, 38, 180, commander=True), unit("b2", "guardsmen", 30, 38, 180)
    return scene(*own, *theirs, options=KINGS, **{"markers": NOBODY, **more})


def chance(table: Scene) -> float:
    mine, theirs = (GAME.evaluate(table.state, seat) for seat in ("seat-1", "seat-2"))
    assert mine + theirs == pytest.approx(1)
    return mine


def test_who_stands_alike_has_an_even_chance():
    assert chance(stands()) == pytest.approx(0.5)


@pytest.mark.parametrize("turn", range(1, 7))
def test_wounds_of_the_commanders_unit_count_more_than_others(turn: int):
    assert chance(stands(one=4, round=turn)) < chance(stands(other=4, round=turn)) < chance(stands(round=turn))


def test_wounds_count_less_once_the_commander_has_fallen_and_come_back():
    lost = chance(stands()) - chance(stands(one=6))
    lost_again = chance(stands(slain=FELL)) - chance(stands(one=6, slain=FELL))
    assert 0 < lost_again < lost


def test_a_commander_that_will_come_back_is_not_lost_for_good():
    back, lost = stands(slain=FELL), stands(slain=FELL)
    back.state.change("a1", wounds=0, pose=None)
    lost.state.change("a1", wounds=0, pose=None, commander=False)
    assert chance(lost) < chance(back) < chance(stands(slain=FELL))


def test_early_on_a_marker_is_better_held_by_another_unit_than_by_the_commander():
    by_commander, by_another = ({**NOBODY, "centre": name} for name in ("a1", "a2"))
    assert chance(stands(round=1, markers=by_commander)) < chance(stands(round=1, markers=by_another))
    assert chance(stands(round=6, markers=by_commander)) == pytest.approx(chance(stands(round=6, markers=by_another)))


def test_points_that_win_when_the_round_ends_count_more_than_others():
    """Eight are needed; what a marker gives when the round ends counts towards them, from the second round on."""
    held = {**NOBODY, "left": "a2"}

    def with_points(points: int, turn: int = 3) -> float:
        return chance(stands(round=turn, markers=held, points={"seat-1": points, "seat-2": 3}))

    assert with_points(7) - with_points(6) > 2 * (with_points(6) - with_points(5))
    assert with_points(7, turn=1) - with_points(6, turn=1) < with_points(6, turn=1) - with_points(5, turn=1) + 0.01


def test_tokens_are_a_burden_and_cards_an_asset():
    cards: Any = {"seat-1": ("bribery",), "seat-2": ()}
    assert chance(stands(hands=cards)) > 0.5
    burdened = stands()
    burdened.state.change("a2", tokens=("panicked",))
    assert chance(burdened) < 0.5


def test_late_in_the_game_it_counts_who_is_near_a_free_marker():
    near = stands(round=5)
    near.state.units |= dict([unit("a2", "guardsmen", 24, 22, 0)])
    assert chance(near) > chance(stands(round=5))
