"""The golden vectors of the geometry, each with its rule. Inches and degrees."""

import pytest

from maester.games.miniatures.geometry.align import places
from maester.games.miniatures.geometry.angle import COS, FULL, ONE, SIN, bearing
from maester.games.miniatures.geometry.arc import arcs, shares, touched
from maester.games.miniatures.geometry.field import Field, Stood, engaged
from maester.games.miniatures.geometry.ground import Piece, blocking, crosses, on, rough_met, sees_over_all
from maester.games.miniatures.geometry.measure import contact, distance, overlap, point_within, within
from maester.games.miniatures.geometry.multi import resettled
from maester.games.miniatures.geometry.path import (
    WAYS,
    Way,
    affordable,
    ahead,
    free,
    held_back,
    moved,
    sweep,
    to_edge,
    touch,
)
from maester.games.miniatures.geometry.sight import sight
from maester.games.miniatures.geometry.tray import ARCS, Placed, arrow, outline, placement, share
from tests.scenarios.miniatures.scenes import TRAYS, Luck, infantry, tray

NOBODY = Field(48_000, ())


def stood(name: str, placed: Placed) -> Stood:
    return Stood(name, *placed, False)


def test_sines_are_those_of_the_circle():
    assert (SIN[0], SIN[9_000], SIN[18_000], COS[0], COS[9_000]) == (0, ONE, 0, ONE, 0)
    assert SIN[3_000] == ONE // 2
    assert SIN[4_500] == COS[4_500] == 11_863_283
    assert all(abs(SIN[h] ** 2 + COS[h] ** 2 - ONE**2) < 2 * ONE for h in range(FULL))


def test_a_bearing_points_back_where_it_came_from():
    for h in range(0, FULL, 37):
        assert bearing(SIN[h], COS[h]) == h
    assert bearing(0, 0) == 0


@pytest.mark.rule("MIN-CHARGE-12", "MIN-RULE-22", "MIN-RULE-23", "MIN-EX-23", "MIN-EX-25")
def test_vector_1_a_charge_straight_ahead():
    charger, target = infantry(24, 10, 0), outline(*infantry(24, 22.8, 180))
    assert touch(charger, "ahead", target) == 8_000
    assert moved(charger, "ahead", held_back(charger, 7_000, [target])) == infantry(24, 17, 0)


@pytest.mark.rule("MIN-RULE-22")
def test_vector_2_a_turned_target():
    charger, target = infantry(24, 10, 0), outline(*infantry(24, 25, 150))
    assert touch(charger, "ahead", target) == 9_147
    assert held_back(charger, 9_146, [target]) == 8_147


@pytest.mark.rule("MIN-RULE-22")
def test_held_back_from_one_enemy_it_does_not_stop_beside_another():
    charger = infantry(24, 10, 0)
    beside, before = outline(*tray("solo", 28.53, 16, 0)), outline(*infantry(24, 22, 180))
    # Before the second enemy it would stand beside the first, 0.4 away: it stops before that one, too.
    stopped = held_back(charger, 7_200, [beside, before])
    assert distance(outline(*moved(charger, "ahead", stopped)), beside) in (1_000, 1_001)


@pytest.mark.rule("MIN-ARC-01", "MIN-ARC-03", "MIN-ARC-04", "MIN-RULE-05", "MIN-EX-13")
def test_vector_3_the_larger_part_decides_the_arc():
    defender = infantry(24, 24, 0)
    assert shares(defender, infantry(30, 30, 180)) == {"front": 6464, "right": 3536, "rear": 0, "left": 0}
    assert shares(defender, infantry(31, 30, 180)) == {"front": 4775, "right": 5225, "rear": 0, "left": 0}
    assert arcs(defender, infantry(31, 30, 180)) == ("right",)


@pytest.mark.rule("MIN-ARC-05", "MIN-CHARGE-09")
def test_vector_4_equal_parts_are_the_attackers_choice():
    assert arcs(tray("cavalry", 24, 24, 0), tray("solo", 29.75, 29.5, 180)) == ("front", "right")


@pytest.mark.rule("MIN-CHARGE-10")
def test_vector_5_which_headings_reach_a_target():
    defender = infantry(24, 24, 180)
    assert shares(defender, infantry(12, 10, 0)) == {"front": 9648, "right": 352, "rear": 0, "left": 0}
    assert sight(infantry(12, 10, 0), defender, ())
    reach = {h: touch(("infantry", 12_000, 10_000, h), "ahead", outline(*defender)) for h in range(0, 9_000, 10)}
    reached = {h: travel for h, travel in reach.items() if travel is not None}
    assert (min(reached), max(reached)) == (2_110, 6_020)
    assert min(reached.values()) == reached[2_790] == 12_180
    assert abs(reached[4_920] - 12_180) <= 2  # the strip is narrower by a touch


@pytest.mark.rule("MIN-CHARGE-15", "MIN-RULE-20")
def test_vector_6_places_against_an_enemy():
    target = infantry(24, 24, 180)
    found = {
        arc: [placement("infantry", target, p.arc, p.slide) for p in places("infantry", target, arc, NOBODY)]
        for arc in ARCS
    }
    assert found == {
        "front": [infantry(24, 19.2, 0), infantry(21.25, 19.2, 0), infantry(26.75, 19.2, 0)],
        "right": [infantry(18.85, 24, 90), infantry(18.85, 26.75, 90), infantry(18.85, 21.25, 90)],
        "left": [infantry(29.15, 24, 270), infantry(29.15, 21.25, 270), infantry(29.15, 26.75, 270)],
        "rear": [infantry(24, 28.8, 180), infantry(26.75, 28.8, 180), infantry(21.25, 28.8, 180)],
    }


@pytest.mark.rule("MIN-RULE-20", "MIN-RULE-87")
@pytest.mark.parametrize(
    ("kind", "target", "arc", "slide", "expected"),
    [
        ("infantry", "infantry", "front", 0, 10_000),
        ("infantry", "infantry", "front", 2_750, 5_000),
        ("infantry", "infantry", "right", 2_750, 5_000),
        ("infantry", "cavalry", "right", 2_750, 5_000),
        ("infantry", "solo", "front", 2_750, 5_000),
        ("infantry", "large-solo", "left", 2_750, 5_045),
        ("solo", "infantry", "front", 1_380, 9_963),
        ("solo", "infantry", "right", 1_380, 8_695),
        ("solo", "solo", "front", 1_380, 5_000),
    ],
)
def test_the_share_is_that_of_the_shorter_edge(kind, target, arc, slide, expected):
    assert share(kind, target, arc, slide) == expected


@pytest.mark.rule("MIN-LOS-02", "MIN-LOS-05", "MIN-RULE-07", "MIN-EX-12")
def test_vector_7_what_blocks_the_view():
    viewer, target = infantry(24, 8, 0), infantry(24, 28, 180)
    blocked_by = [[infantry(24, 18, 0)], [infantry(21.25, 18, 0), infantry(26.75, 18, 0)]]
    assert sight(viewer, target, ())
    for blockers in blocked_by:
        assert sight(viewer, target, tuple(outline(*each) for each in blockers)) is None
    line = sight(viewer, target, (outline(*infantry(21, 18, 0)), outline(*infantry(27, 18, 0))))
    assert line is not None
    assert 23_750 < line[0] < 24_250


@pytest.mark.rule("MIN-LOS-03", "MIN-LOS-04", "MIN-EX-10", "MIN-EX-11")
def test_only_what_lies_in_the_front_arc_is_seen():
    viewer = infantry(24, 24, 0)
    assert sight(viewer, infantry(32, 30, 0), ())  # a corner of it
    assert sight(viewer, infantry(32, 24, 0), ()) is None
    assert sight(viewer, infantry(24, 12, 0), ()) is None


@pytest.mark.rule("MIN-RANGED-06", "MIN-TERMS-13", "MIN-RULE-10", "MIN-UNIT-07", "MIN-EX-20")
def test_vector_8_two_ways_to_measure_range():
    archers, target = infantry(24, 10, 0), outline(*infantry(34, 24.5, 180))
    assert point_within(arrow(*archers), target, 12_110)
    assert not point_within(arrow(*archers), target, 12_108)
    assert distance(outline(*archers), target) == 10_693
    assert within(outline(*archers), target, 12_000)


@pytest.mark.rule("MIN-MOVE-06", "MIN-RULE-13")
def test_vector_9_passing_beside_an_enemy():
    unit, enemy = infantry(24, 10, 0), outline(*tray("solo", 28.53, 16, 0))
    assert touch(unit, "ahead", enemy) is None
    assert distance(outline(*moved(unit, "ahead", 6_000)), enemy) == 400


@pytest.mark.rule("MIN-TERMS-12", "MIN-MOVE-03", "MIN-RULE-04")
@pytest.mark.parametrize(("heading", "overlaps", "touches"), [(0, -2, 1), (3_333, -2, 1), (12_345, -1, 1)])
def test_a_thousandth_of_an_inch_is_nothing(heading, overlaps, touches):
    one = outline("infantry", 24_000, 24_000, heading)
    for n in range(-4, 5):
        other = outline("infantry", *ahead(24_000, 24_000, heading, 4_800 + n), heading)
        assert overlap(one, other) == (n <= overlaps)
        assert contact(one, other) == (overlaps < n <= touches)


@pytest.mark.rule("MIN-CHARGE-15")
def test_flush_placements_touch_and_never_overlap():
    luck = Luck(3)
    for _ in range(3_000):
        kind, arc = TRAYS[luck.below(4)], ARCS[luck.below(4)]
        target = (TRAYS[luck.below(4)], 24_000, 24_000, luck.below(FULL))
        for place in places(kind, target, arc, NOBODY):
            placed = placement(kind, target, place.arc, place.slide)
            assert engaged(placed, target), (placed, target)
            assert touched(target, placed) == (arc,)


@pytest.mark.rule("MIN-MULTI-01", "MIN-MULTI-02", "MIN-RULE-72")
@pytest.mark.parametrize(
    ("enemy", "besides", "expected"),
    [
        (infantry(29.5, 22.8, 180), None, infantry(29.5, 22.8, 180)),
        (infantry(31, 22.8, 180), None, infantry(29.5, 22.8, 180)),
        (tray("cavalry", 31.5, 22.9, 180), None, tray("cavalry", 29.5, 22.9, 180)),
        (infantry(30.5, 23.429, 165), None, infantry(29.5, 22.8, 180)),
        (infantry(32, 22.8, 180), tray("solo", 27.8, 22.2, 0), infantry(32, 23.8, 180)),
    ],
)
def test_further_enemies_make_room(enemy, besides, expected):
    charger, target = infantry(26.75, 18, 0), infantry(24, 22.8, 180)
    standing = [("charger", charger), ("target", target), ("enemy", enemy)] + ([("other", besides)] if besides else [])
    field = Field(48_000, tuple(stood(name, each) for name, each in standing))
    assert resettled(charger, enemy, field, "enemy") == expected


@pytest.mark.rule("MIN-CHARGE-16")
def test_where_no_usual_place_is_free_the_next_best_is_taken():
    target = infantry(24, 24, 0)
    # Trays on both sides of the front leave a gap of 5.7 that no usual slide fits.
    beside = [infantry(24.3 + 5.6, 28.8, 180), infantry(24.3 - 5.6, 28.8, 180)]
    field = Field(48_000, tuple(Stood(f"unit-{n}", *each, False) for n, each in enumerate(beside)))
    (place,) = places("infantry", target, "front", field)
    assert place.slide not in (0, 2_750, -2_750)
    assert share("infantry", "infantry", "front", place.slide) > 9_000


@pytest.mark.rule("MIN-RULE-15", "MIN-RULE-85")
def test_the_edge_of_the_table_stops_a_straight_move():
    assert to_edge(infantry(24, 40, 0), "ahead", 48_000) == 5_601  # a thousandth over counts as on
    assert free(infantry(24, 40, 0), "ahead", (), 48_000)[1] is None
    hanging = infantry(24, 46, 0)
    assert to_edge(hanging, "ahead", 48_000) == 0
    assert to_edge(hanging, "back", 48_000) > 40_000
    assert to_edge(hanging, "right", 48_000) == 21_251


def test_a_sweep_covers_start_and_end_and_nothing_beside():
    start = infantry(24, 10, 33.33)
    for way in WAYS:
        swept = sweep(start, way, 4_000)
        assert overlap(swept, outline(*start))
        assert overlap(swept, outline(*moved(start, way, 3_999)))
        side: Way = "right" if way in ("ahead", "back") else "ahead"
        assert not overlap(swept, outline(*moved(start, side, 5_600)))


# ------------------------------------------------------------------------------------------------------- the ground


def piece(kind: str, x: float, y: float, heading: float = 0) -> Piece:
    return Piece("piece", *tray(kind, x, y, heading))


@pytest.mark.rule("MIN-RULE-50")
def test_on_over_and_onto_a_piece():
    bog = piece("bog", 24, 20)
    assert on(infantry(24, 16, 0), bog)
    assert not on(infantry(24, 15, 0), bog)
    assert goes_over(infantry(24, 10, 0), 6_000, bog)
    assert not goes_over(infantry(24, 10, 0), 5_300, bog)
    assert not goes_over(infantry(24, 18, 0), 6_000, bog)  # it was there before
    start = infantry(24, 10, 0)
    assert crosses(start, infantry(24, 15.25, 90), sweep(start, "ahead", 5_250), bog)  # turned onto it at the end


def goes_over(start: Placed, travel: int, terrain: Piece) -> bool:
    return crosses(start, moved(start, "ahead", travel), sweep(start, "ahead", travel), terrain)


@pytest.mark.rule("MIN-TERRAIN-ROUGH-01", "MIN-RULE-51")
def test_rough_ground_shortens_a_move_that_reaches_it():
    bog, hedge = piece("bog", 24, 20), piece("hedge", 24, 30)
    (met,) = rough_met(infantry(24, 10, 0), "ahead", (bog,))
    assert met == 10_000 - 2_400 - 2_079  # its vertices lie at 22.5 degrees in an ellipse of 2.25
    assert rough_met(infantry(24, 18, 0), "ahead", (bog,)) == [0]
    assert rough_met(infantry(10, 18, 0), "ahead", (bog, hedge)) == []
    assert affordable(5_000, [4_500]) == 4_500  # it stops before the piece
    assert affordable(5_000, [2_000]) == 4_000
    assert affordable(5_000, [2_000, 3_500]) == 3_500
    assert affordable(5_000, [0, 0]) == 3_000
    assert affordable(500, [0]) == 0


@pytest.mark.rule("MIN-TERRAIN-COVER-01", "MIN-TERRAIN-BLOCKS-LOS-01", "MIN-RULE-08", "MIN-LOS-06")
def test_what_nobody_sees_through_unless_standing_on_it():
    viewer, target = infantry(24, 8, 0), infantry(24, 28, 180)
    forest, palisade, bog = piece("forest", 24, 18), piece("palisade", 24, 18), piece("bog", 24, 18)
    assert blocking((forest, bog), viewer, target, "ranged") == [forest.shape]
    assert blocking((forest, bog), viewer, target, "any") == []
    assert blocking((palisade,), viewer, target, "any") == [palisade.shape]
    assert blocking((piece("forest", 24, 26),), viewer, target, "ranged") == []  # the target stands on it
    assert blocking((piece("forest", 24, 10),), viewer, target, "ranged") == []
    assert sight(viewer, target, (palisade.shape,)) is None
    assert not sees_over_all((forest,), infantry(24, 18, 0), "ranged")
