"""Ground in the way of moves, charges and shots: how far is left, what is seen past a corner, what the odds say."""

from typing import Any

import pytest

from maester.games.miniatures.combat.foreseen import chances
from maester.games.miniatures.combat.ranged import can_shoot
from maester.games.miniatures.geometry.measure import Shape
from maester.games.miniatures.geometry.sight import sight
from maester.games.miniatures.geometry.tray import Placed, outline
from maester.games.miniatures.moving.retreat import which_retreat
from maester.games.miniatures.moving.shift import Stepped
from tests.scenarios.miniatures.cast import FAR, GUARDS, SWORDS
from tests.scenarios.miniatures.play import bare_scene, piece, unit
from tests.scenarios.miniatures.scenes import TRAYS, Luck


@pytest.mark.rule("MIN-TERRAIN-ROUGH-01", "MIN-RULE-51")
def test_the_first_retreat_that_is_found_reckons_with_rough_ground():
    """A bog behind the unit costs an inch of six."""
    bog = piece("bog", 24, 13)
    state = bare_scene(GUARDS, SWORDS, FAR, pieces=[bog]).state
    assert which_retreat(state, "a1", 6_000).first_legal() == Stepped("back", 5_000, 0)
    assert which_retreat(bare_scene(GUARDS, SWORDS, FAR).state, "a1", 6_000).first_legal() == Stepped("back", 6_000, 0)


# ----------------------------------------------------------------------------------------------------------- sight


def mirrored(placed: Placed) -> Placed:
    kind, x, y, heading = placed
    return kind, -x, y, -heading % 36_000


@pytest.mark.rule("MIN-LOS-02", "MIN-LOS-05", "MIN-RULE-06")
def test_what_is_seen_to_the_left_is_seen_to_the_right():
    """A viewer, a target and three trays in between, and the same in a mirror."""
    luck, seen = Luck(77), 0
    for _ in range(200):
        viewer: Placed = ("infantry", 0, 0, 0)
        target = (TRAYS[luck.below(4)], luck.below(12_001) - 6_000, 14_000, luck.below(36_000))
        between = [
            (TRAYS[luck.below(4)], luck.below(14_001) - 7_000, 5_000 + luck.below(5_001), luck.below(36_000))
            for _ in range(3)
        ]

        def line(look: Any, viewer: Placed = viewer, target: Placed = target, between: Any = tuple(between)) -> bool:
            shapes: tuple[Shape, ...] = tuple(outline(*look(each)) for each in between)
            return sight(look(viewer), look(target), shapes) is not None

        free = line(lambda each: each)
        assert free == line(mirrored)
        seen += free
    assert 50 < seen < 150


@pytest.mark.rule("MIN-RANGED-02", "MIN-RANGED-03")
@pytest.mark.parametrize(("y", "can"), [(33.5, True), (35.5, False)])
def test_a_shift_may_bring_one_enemy_into_range_while_others_are_far_away(y, can):
    """From the arrow it is more than twelve inches now; two less after the shift."""
    bows = unit("a1", "bowmen", 24, 16, 0)
    state = bare_scene(bows, unit("b1", "guardsmen", 24, y, 180), unit("b9", "guardsmen", 5, 46, 180)).state
    assert can_shoot(state, "a1") == can
    assert not can_shoot(state, "a1", "b9")


# ------------------------------------------------------------------------------------------------------------ odds


def charge_mean(*pieces: Any, **more: Any) -> float:
    """What a charge straight ahead does on average, if it arrives; the die cannot miss."""
    table = bare_scene(GUARDS, unit("b1", "sworn-swords", 24, 27.8, 180), FAR, pieces=pieces, **more)
    (found,) = [each for each in chances(table.state, "a1") if each.unit == "b1"]
    assert (found.how, found.arrives) == ("charge", 6)
    return found.attack.mean


@pytest.mark.rule("MIN-TERRAIN-HINDERING-01", "MIN-BONUS-01")
def test_odds_of_a_charge_reckon_with_what_it_crosses():
    """Hindering ground takes the bonus, fortified ground helps the defender; a hill does neither."""
    plain = charge_mean()
    assert charge_mean(piece("hill", 24, 24.9)) == pytest.approx(plain)
    hindered, fortified = charge_mean(piece("bog", 24, 24.9)), charge_mean(piece("forest", 24, 24.9))
    assert hindered < plain - 0.3
    assert fortified < plain - 0.3
    both = charge_mean(piece("wall", 24, 24))
    assert both < min(hindered, fortified)
    aside = piece("bog", 36, 24.9)
    assert charge_mean(aside) == pytest.approx(plain)
