"""Cases a strict referee asks about: what modes add to a round, and markers laid down."""

from typing import Any, get_args

import pytest

from maester.games.miniatures.agreed import Agreed
from maester.games.miniatures.geometry.ground import Piece
from maester.games.miniatures.geometry.measure import GRAIN
from maester.games.miniatures.modes.carried import Spotted
from maester.games.miniatures.moving.placing import place
from maester.games.miniatures.setup import Mode, Options
from maester.games.miniatures.steps.modes import CleanUp, DropMarker, LayCorpses
from maester.games.miniatures.steps.rounds import BeginRound, Turn
from maester.games.miniatures.terrain import Laid
from maester.games.miniatures.values import Unit
from maester.games.miniatures.victory import check_elimination, measures
from tests.scenarios.miniatures.cast import duel
from tests.scenarios.miniatures.play import answer, asked, begun, ncu, piece, play_until, refused, scene, told, unit

MODES: tuple[Any, ...] = get_args(Mode)
OURS, THEIRS = unit("a1", "guardsmen", 12, 12, 0), unit("b1", "guardsmen", 36, 36, 180)


# --------------------------------------------------------------------------------------------- rounds of the modes


@pytest.mark.rule("MIN-UNIT-09", "MIN-MODE-ACOK-06", "MIN-MODE-ASOS-08", "MIN-MODE-HWS-09")
@pytest.mark.parametrize("mode", MODES)
def test_only_where_the_mode_says_so_a_destroyed_unit_comes_back(mode):
    fallen = ("a2", Unit("seat-1", "guardsmen", 0, activated=True))
    more: dict[str, Any] = {"defender": "seat-2", "siege": {}} if mode == "a-storm-of-swords" else {}
    king = ("a2", Unit("seat-1", "guardsmen", 0, activated=True, commander=True))
    last = king if mode == "a-clash-of-kings" else fallen
    table = scene(
        OURS, last, THEIRS, options=duel(mode), agenda=(BeginRound(),), first="seat-1", round=2,
        missions={"seat-1": (), "seat-2": ()}, kings_cards={"seat-1": (), "seat-2": ()}, reserve_missions=("x", "y"),
        mission_deck=("z", "w"), **more,
    )  # fmt: skip
    comes_back = mode in ("a-clash-of-kings", "a-storm-of-swords", "here-we-stand")
    assert (asked(table) == "redeploy") == comes_back


@pytest.mark.rule("MIN-MODE-HWS-11", "MIN-CLEANUP-02")
@pytest.mark.parametrize(("number", "points"), [(1, 0), (2, 1), (5, 1)])
def test_quadrants_are_scored_in_clean_up_from_the_second_round_on(number, points):
    table = scene(OURS, options=duel("here-we-stand"), agenda=(CleanUp(),), round=number)
    assert table.state.points["seat-1"] == points


@pytest.mark.rule("MIN-MODE-DWDW-10", "MIN-MODE-DWDW-11", "MIN-CLEANUP-02")
@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 3)])
def test_missions_on_the_table_are_scored_in_every_round_and_markers_from_the_second_on(number, points):
    holder = unit("a1", "guardsmen", 24, 24, 0)
    held = {"left": None, "centre": "a1", "right": None}
    table = scene(
        holder, THEIRS, options=duel("dark-wings-dark-words"), agenda=(CleanUp(),), round=number, markers=held,
        active_missions=((None, "take-the-centre"), (None, "weight-of-numbers")), mission_deck=("x", "y", "z"),
    )  # fmt: skip
    assert table.state.points["seat-1"] == points


@pytest.mark.rule("MIN-MODE-ASOS-07")
def test_siege_cards_may_be_played_as_a_round_begins_the_first_player_first():
    walls = unit("b2", "castle-wall", 24, 44.125, 180)
    table = scene(
        OURS, THEIRS, walls, options=duel("a-storm-of-swords"), agenda=(BeginRound(),), first="seat-2", round=2,
        defender="seat-2", siege={"seat-1": ("x",), "seat-2": ("y",)},
    )  # fmt: skip
    assert table.state.active == "seat-2"
    steps = [step for step in table.state.agenda if type(step).__name__ == "PlaySiege"]
    assert [table.waiting[0], *(step.seat for step in steps)][:2] == ["seat-2", "seat-1"]


@pytest.mark.rule("MIN-FFA-01", "MIN-FFA-02", "MIN-RULE-97")
@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "a-storm-of-swords"])
def test_every_mode_but_one_can_be_set_up_for_three(mode):
    table = play_until(begun(Options(seats=3, mode=mode), seed=7), "activate")
    state = table.state
    assert sorted(state.zones) == ["seat-1", "seat-2", "seat-3"]
    assert len(set(state.zones.values())) == 3
    if mode == "a-clash-of-kings":  # five cards, two each as long as there are any
        assert sorted(len(cards) for cards in state.kings_cards.values()) == [1, 2, 2]
    if mode == "the-winds-of-winter":
        assert {len(cards) for cards in state.missions.values()} == {6}
    if mode == "fire-and-blood":
        assert len(state.objectives) == 5  # as many as there are cards
    assert {(event.seat, event.count) for event in told(table, "CardsDrawn")[:3]} == {(seat, 3) for seat in state.seats}


@pytest.mark.rule("MIN-ROUND-04", "MIN-ROUND-08")
def test_who_must_fight_may_not_activate_an_ncu_while_a_unit_is_left():
    cersei = ncu("an1", "cersei-lannister-queen-regent")
    more = unit("a2", "guardsmen", 24, 12, 0)
    table = scene(OURS, more, THEIRS, agenda=(Turn("seat-1"),), ncus=[cersei], must_fight=("seat-1",))
    assert table.decision("seat-1").answers() == ("a1", "a2")
    free = scene(OURS, more, THEIRS, agenda=(Turn("seat-1"),), ncus=[cersei])
    assert free.decision("seat-1").answers() == ("a1", "a2", "an1")


# --------------------------------------------------------------------------------------------------- the end of it


@pytest.mark.rule("MIN-RULE-55", "MIN-WIN-10")
@pytest.mark.parametrize(
    ("points", "winners"),
    [((3, 2), ("seat-1",)), ((2, 3), ("seat-2",)), ((2, 2), ("seat-1", "seat-2"))],
)
def test_if_all_fall_at_once_the_points_decide(points, winners):
    state = scene(OURS, THEIRS, points={"seat-1": points[0], "seat-2": points[1]}).state
    for name in ("a1", "b1"):
        state.change(name, wounds=0, pose=None)
    assert check_elimination(state)
    assert (state.winners, state.why) == (winners, "eliminated")


@pytest.mark.rule("MIN-RULE-55")
def test_it_can_be_agreed_that_a_storm_goes_on_without_a_unit():
    for goes_on in (False, True):
        options = Options(seats=2, mode="a-storm-of-swords", agreed=Agreed(storm_goes_on=goes_on))
        state = scene(OURS, THEIRS, options=options, defender="seat-2").state
        state.change("b1", wounds=0, pose=None)
        assert check_elimination(state) == (not goes_on)
        assert state.over == (not goes_on)


@pytest.mark.rule("MIN-UNIT-08", "MIN-MODE-ASOS-13")
def test_what_is_plotted_are_points_wounds_and_models():
    riders, wall = unit("a1", "outriders", 12, 12, 0, wounds=8), unit("b2", "castle-wall", 24, 44, 180)
    found = measures(scene(riders, THEIRS, wall, points={"seat-1": 4, "seat-2": 1}).state)
    assert found == {
        "points": {"seat-1": 4, "seat-2": 1},
        "wounds": {"seat-1": 8, "seat-2": 12},
        "models": {"seat-1": 3, "seat-2": 12},
    }


# ---------------------------------------------------------------------------------------------------------- markers

CROWS, DRAGONS = duel("a-feast-for-crows"), duel("a-dance-with-dragons")


@pytest.mark.rule("MIN-MODE-ADWD-06", "MIN-MODE-ADWD-07", "MIN-RULE-70")
def test_where_a_marker_that_was_lost_may_be_laid():
    """Two inches from the tray at most, on the table, on no tray and on nothing impassable."""
    drop = DropMarker("centre", "seat-2", "infantry", 12_000, 12_000, 0, True)
    table = scene(OURS, THEIRS, options=DRAGONS, agenda=(drop,), pieces=[piece("palisade", 12, 16)])
    assert table.waiting == ("seat-2",)
    for x, y, why in (
        (12_000, 12_000, "marker-not-free"),  # on the tray
        (12_000, 16_000, "marker-not-free"),  # on the palisade
        (17_500, 12_000, "marker-too-far"),  # more than two inches
        (-1, 12_000, "not-on-the-table"),
        (12_000, 48_001, "not-on-the-table"),
    ):
        assert refused(table, Spotted(x, y)).why == why
    answer(table, Spotted(12_000 + 2_750 + 2_000 + 700, 12_000))  # just two inches between them
    assert table.state.spots["centre"] == (17_450, 12_000)


@pytest.mark.rule("MIN-MODE-AFFC-08", "MIN-MODE-AFFC-09")
def test_a_marker_with_a_pile_goes_back_onto_it():
    pile = Piece("pile-left", "corpse-pile", 6_700, 24_000)
    drop = DropMarker("left", "seat-2", "infantry", 12_000, 12_000, 0, False)
    table = scene(OURS, THEIRS, options=CROWS, agenda=(drop,), pieces=[pile])
    assert refused(table, Spotted(12_000, 24_000)).why == "marker-too-far"
    answer(table, Spotted(7_700, 24_000))
    assert table.state.spots["left"] == (7_700, 24_000)


@pytest.mark.rule("MIN-MODE-AFFC-09")
@pytest.mark.parametrize(("gap", "keeps"), [(0, True), (-500, True), (2, False), (500, False)])
def test_a_bearer_that_still_touches_the_pile_keeps_its_marker(gap, keeps):
    """It need not stand on the pile: to touch its edge is enough."""
    pile = Piece("pile-left", "corpse-pile", 20_000, 24_000)
    edge = -(-min(x for x, _ in pile.shape) // GRAIN)
    bearer = unit("a1", "guardsmen", 20, 24, 0)
    state = scene(
        bearer, THEIRS, options=CROWS, pieces=[pile], markers={"left": "a1"}, spots={"left": None}, objectives={}
    ).state
    place(state, "a1", ("infantry", edge - 2_750 - gap, 24_000, 0), "maneuver")
    assert (state.markers["left"] == "a1") == keeps


@pytest.mark.rule("MIN-MODE-AFFC-13", "MIN-MODE-AFFC-14", "MIN-MODE-AFFC-05")
def test_where_a_new_pile_may_lie():
    table = scene(
        OURS, THEIRS, options=CROWS, agenda=(LayCorpses("a1"),), pieces=[piece("weirwood", 24, 12)],
        spots={}, markers={}, cards_left=("crossroads",), objectives={},
    )  # fmt: skip
    assert (asked(table), table.waiting) == ("lay-corpses", ("seat-1",))
    question: Any = table.decision("seat-1")
    assert question.refusal(question.some_place()) is None
    for laid, why in (
        (Laid("bog", 20_000, 20_000), "not-that-terrain"),
        (Laid("corpse-pile", -1, 20_000), "not-on-the-table"),
        (Laid("corpse-pile", 1_000, 20_000), "not-on-the-table"),  # a part of it would hang over
        (Laid("corpse-pile", 40_000, 12_000), "terrain-too-far"),
        (Laid("corpse-pile", 12_000, 12_000), "too-near-terrain"),  # on the tray itself
        (Laid("corpse-pile", 24_000, 14_500), "too-near-terrain"),
    ):
        assert refused(table, laid).why == why
    answer(table, Laid("corpse-pile", 12_000, 20_000))
    assert table.state.spots == {"pile1": (12_000, 20_000)}
    assert table.state.objectives == {"crossroads": "pile1"}
