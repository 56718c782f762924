"""Areas of the table to the thou, distances to the grain, and samples where there is hardly any room."""

from typing import Any

import pytest

from maester.games.miniatures.areas import all_zones, corner, heading_ahead, own_edges, side_strips, zone_of
from maester.games.miniatures.geometry.field import close_by, end_refusal, pivot_refusal
from maester.games.miniatures.geometry.ground import Piece, is_near, on
from maester.games.miniatures.geometry.measure import Shape, distance, nearer, overlap, point_within, within
from maester.games.miniatures.geometry.tray import Placed, outline
from maester.games.miniatures.modes.tally import in_their_half
from maester.games.miniatures.moving.march import which_march, which_move, which_surge
from maester.games.miniatures.moving.retreat import which_retreat
from maester.games.miniatures.moving.shift import which_free_shift, which_pivot
from maester.games.miniatures.setup import Options
from maester.games.miniatures.unit import field_around
from maester.kernel import Chance
from tests.scenarios.miniatures.cast import FAR
from tests.scenarios.miniatures.play import bare_scene, scene, unit
from tests.scenarios.miniatures.scenes import TRAYS, Luck

GUARDS, SWORDS = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "sworn-swords", 24, 30, 180)
STORM = Options(seats=2, mode="a-storm-of-swords", terrain="none")
FOUR = Options(seats=4, players="free-for-all")


# ----------------------------------------------------------------------------------------------------------- areas


@pytest.mark.rule("MIN-DEPLOY-04")
def test_zones_lie_along_both_long_edges():
    state = scene(GUARDS, SWORDS, options=Options(seats=2, mode="a-game-of-thrones")).state
    near, far = (0, 0, 48_000, 10_000), (0, 38_000, 48_000, 48_000)
    assert all_zones(state) == [near, far]
    assert (zone_of(state, "seat-1"), zone_of(state, "seat-2")) == (near, far)
    assert (heading_ahead(state, "seat-1"), heading_ahead(state, "seat-2")) == (0, 18_000)
    assert own_edges(state, "seat-1") == ((0, 0, 48_000, 6_000),)
    assert own_edges(state, "seat-2") == ((0, 42_000, 48_000, 48_000),)
    assert side_strips(state) == ((0, 0, 6_000, 48_000), (42_000, 0, 48_000, 48_000))


@pytest.mark.rule("MIN-MODE-ASOS-11", "MIN-MODE-ASOS-17")
@pytest.mark.parametrize(("defender", "low", "high"), [("seat-1", 3_000, 48_000), ("seat-2", 0, 45_000)])
def test_nothing_of_an_area_lies_behind_the_castle_walls(defender, low, high):
    state = scene(GUARDS, SWORDS, options=STORM, defender=defender).state
    assert side_strips(state) == ((0, low, 6_000, high), (42_000, low, 48_000, high))
    depth = {each: 12_000 if each == defender else 18_000 for each in ("seat-1", "seat-2")}
    assert zone_of(state, "seat-1") == (0, low, 48_000, depth["seat-1"])
    assert zone_of(state, "seat-2") == (0, 48_000 - depth["seat-2"], 48_000, high)


@pytest.mark.rule("MIN-FFA-02", "MIN-RULE-97")
def test_corners_go_around_and_face_the_other_side():
    state = scene(GUARDS, SWORDS, options=FOUR).state
    width = state.width
    lefts, lows = (0, 0, width - 12_000, width - 12_000), (0, 36_000, 36_000, 0)
    corners = [(x, y, x + 12_000, y + 12_000) for x, y in zip(lefts, lows, strict=True)]
    assert [corner(width, at) for at in range(4)] == corners == all_zones(state)
    assert [zone_of(state, seat) for seat in state.seats] == corners
    assert [heading_ahead(state, seat) for seat in state.seats] == [0, 18_000, 18_000, 0]
    near, far = (0, 0, width, 6_000), (0, 42_000, width, 48_000)
    assert [own_edges(state, seat) for seat in state.seats] == [(near,), (far,), (far,), (near,)]


@pytest.mark.rule("MIN-MODE-TWOW-07")
def test_a_marker_lies_in_their_half_beyond_the_middle_and_nowhere_while_it_is_carried():
    spots = {"near": (24_000, 23_999), "middle": (24_000, 24_000), "far": (24_000, 24_001), "carried": None}
    state = scene(GUARDS, SWORDS, options=Options(seats=2, mode="the-winds-of-winter"), spots=spots).state
    assert [name for name in spots if in_their_half(state, "seat-1", name)] == ["far"]
    assert [name for name in spots if in_their_half(state, "seat-2", name)] == ["near"]


# ------------------------------------------------------------------------------------------------------- distances


def square(x: int, y: int, side: int = 1_000) -> Shape:
    return (x, y), (x, y + side), (x + side, y + side), (x + side, y)


@pytest.mark.rule("MIN-RULE-04")
def test_shapes_are_nearer_than_a_reach_only_below_it():
    """Beside each other, above each other, and corner to corner, where it is three across, four up and five away."""
    here = square(0, 0)
    for other in (square(1_500, 0), square(0, 1_500), square(-1_500, 0), square(0, -1_500)):
        assert [nearer(here, other, reach) for reach in (499, 500, 501)] == [False, False, True]
    for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        away = square(dx * 1_300, dy * 1_400)
        assert [nearer(here, away, reach) for reach in (499, 500, 501)] == [False, False, True]
        assert [nearer(away, here, reach) for reach in (499, 500, 501)] == [False, False, True]
    assert nearer(here, square(200, 200, 100), 1)  # one within the other
    assert nearer(square(200, 200, 100), here, 1)


@pytest.mark.rule("MIN-TERMS-13", "MIN-RULE-10")
def test_a_distance_is_the_least_within_which_two_trays_are():
    luck = Luck(5)
    for _ in range(60):
        one: Placed = (TRAYS[luck.below(4)], 24_000, 24_000, luck.below(36_000))
        other: Placed = (TRAYS[luck.below(4)], luck.below(48_001), luck.below(48_001), luck.below(36_000))
        p, q = outline(*one), outline(*other)
        far = distance(p, q)
        assert far == distance(q, p)
        assert within(p, q, far + 1)
        assert far < 3 or not within(p, q, far - 3)
        corners = [min(far_of(x, q) for x in p), min(far_of(x, p) for x in q)]
        assert abs(min(corners) - far) <= 2 or far == 0


def far_of(point: tuple[int, int], shape: Shape) -> int:
    """By bisection, from within reach to beyond."""
    low, high = -1, 80_000
    while high - low > 1:
        middle = (low + high) // 2
        if point_within(point, shape, middle):
            high = middle
        else:
            low = middle
    return high


@pytest.mark.rule("MIN-RULE-50")
def test_the_quick_look_at_a_piece_never_misses_one():
    luck, met = Luck(11), [0, 0]
    kinds = ("forest", "corpse-pile", "bog", "stakes", "weirwood", "castle-wall")
    for _ in range(1_500):
        tray: Placed = (TRAYS[luck.below(4)], 0, 0, luck.below(36_000))
        x, y = luck.below(24_001) - 12_000, luck.below(24_001) - 12_000
        piece = Piece("it", kinds[luck.below(6)], x, y, luck.below(36_000))
        assert on(tray, piece) == overlap(outline(*tray), piece.shape)
        assert is_near(tray, piece, 3_000) == within(outline(*tray), piece.shape, 3_000)
        met[0] += on(tray, piece)
        met[1] += is_near(tray, piece, 3_000)
    assert 150 < met[0] < met[1] < 1_300


# --------------------------------------------------------------------------------------------------------- samples

CRAMPED = (
    unit("a1", "guardsmen", 24, 20, 0),
    unit("b1", "sworn-swords", 24, 26.2, 180),  # 1.4 ahead
    unit("b2", "sworn-swords", 31.2, 20, 0),
    unit("a2", "guardsmen", 18.4, 20, 0),
    unit("b3", "sworn-swords", 24, 13.5, 0),
)


@pytest.mark.rule("MIN-MANEUVER-03", "MIN-MARCH-02", "MIN-RULE-12")
@pytest.mark.parametrize("ask", [which_march, which_surge, which_pivot], ids=lambda each: each.__name__)
def test_whatever_is_drawn_where_there_is_hardly_room_is_allowed(ask):
    question: Any = ask(bare_scene(*CRAMPED).state, "a1")
    drawn = [question.sample(Chance(seed)) for seed in range(80)]
    assert [question.refusal(each) for each in drawn] == [None] * 80
    assert question.refusal(question.idle if ask is not which_march else question.stay) is None


@pytest.mark.rule("MIN-RETREAT-02", "MIN-TERMS-20", "MIN-RULE-12")
def test_whatever_is_drawn_for_a_retreat_a_shift_and_a_short_move_is_allowed():
    fight = (CRAMPED[0], unit("b1", "sworn-swords", 24, 24.8, 180), *CRAMPED[2:4], FAR)
    state = bare_scene(*fight).state
    questions: list[Any] = [which_retreat(state, "a1", 5_000), which_free_shift(state, "a1", 2_000)]
    questions.append(which_move(bare_scene(*CRAMPED).state, "a1", 600, True))
    for question in questions:
        drawn = [question.sample(Chance(seed)) for seed in range(80)]
        assert [question.refusal(each) for each in drawn] == [None] * 80
        assert len({str(each) for each in drawn}) > 1


@pytest.mark.rule("MIN-MOVE-01", "MIN-MOVE-03", "MIN-RULE-14")
def test_who_is_an_inch_away_is_looked_at_before_it_is_judged():
    field = field_around(bare_scene(*CRAMPED).state, "a1")
    here: Placed = ("infantry", 24_000, 20_000, 0)
    assert [each.unit for each in close_by(field, here, 0)] == ["b1", "b2", "a2", "b3"]
    assert pivot_refusal(field, here) is None
    assert end_refusal(field, here) is None
    for y, why in ((20_410, "ends-too-near"), (20_390, None), (22_000, "ends-on-unit")):
        refusal = end_refusal(field, ("infantry", 24_000, y, 0))
        assert (None if refusal is None else refusal.why) == why
