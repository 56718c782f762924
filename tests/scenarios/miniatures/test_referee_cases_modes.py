"""Cases a strict referee asks about: what modes add to a round, markers laid down, corners, imagined worlds."""

from typing import Any, get_args

import pytest

from maester.games.miniatures.agreed import Agreed
from maester.games.miniatures.army import ArmyList, Troop, list_refusals
from maester.games.miniatures.geometry.arc import arcs, touched
from maester.games.miniatures.geometry.everywhere import _lattice
from maester.games.miniatures.geometry.ground import Piece
from maester.games.miniatures.geometry.measure import GRAIN
from maester.games.miniatures.geometry.path import touch
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.modes.carried import Spotted
from maester.games.miniatures.modes.siege import ATTACKERS, DEFENDERS
from maester.games.miniatures.moving.placing import place
from maester.games.miniatures.setup import Mode, Options
from maester.games.miniatures.steps.board import UseZone
from maester.games.miniatures.steps.modes import CleanUp, DropMarker, LayCorpses
from maester.games.miniatures.steps.rounds import Act, BeginRound, Turn
from maester.games.miniatures.steps.setup import Deploy
from maester.games.miniatures.terrain import Laid
from maester.games.miniatures.values import Pose, Unit
from maester.games.miniatures.victory import check_elimination, measures
from maester.kernel import Chance
from tests.scenarios.miniatures.play import answer, asked, begun, ncu, piece, play_until, refused, scene, told, unit
from tests.scenarios.miniatures.scenes import infantry, tray

MODES: tuple[Any, ...] = get_args(Mode)
OURS, THEIRS = unit("a1", "guardsmen", 12, 12, 0), unit("b1", "guardsmen", 36, 36, 180)


def duel(mode: Any, **more: Any) -> Options:
    return Options(seats=2, mode=mode, **more)


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
    assert table.state.objectives == {"pile1": "crossroads"}


# ------------------------------------------------------------------------------------------------------ deployment


@pytest.mark.rule("MIN-DEPLOY-04", "MIN-TERRAIN-IMPASSABLE-01", "MIN-MOVE-03")
def test_where_nobody_is_deployed():
    fresh = ("a2", Unit("seat-1", "guardsmen", 12))
    table = scene(
        unit("a1", "guardsmen", 12, 5, 0), fresh, options=duel("here-we-stand"), agenda=(Deploy("seat-1"),),
        pieces=[piece("palisade", 30, 10)],
    )  # fmt: skip
    for pose, why in (
        (Pose(-1, 5_000, 0), "outside-the-zone"),
        (Pose(24_000, 48_001, 0), "outside-the-zone"),
        (Pose(24_000, 5_000, 36_000), "no-heading"),
        (Pose(24_000, 15_602, 0), "outside-the-zone"),  # its front is beyond 18 inches, by more than nothing
        (Pose(12_000, 6_000, 0), "ends-on-unit"),
        (Pose(30_000, 10_000, 0), "ends-on-piece"),
    ):
        assert refused(table, pose).why == why
    answer(table, Pose(24_000, 15_600, 0))
    assert [event.unit for event in told(table, "UnitDeployed")] == ["a2"]


# ----------------------------------------------------------------------------------------------- arcs, lists, zones


@pytest.mark.rule("MIN-RULE-17", "MIN-RULE-19")
@pytest.mark.parametrize(
    ("kind", "aside", "ahead", "heading", "edge", "most"),
    [
        ("infantry", 5.15, 4.65, 270, "right", "front"),
        ("infantry", -5.15, 4.65, 90, "left", "front"),
        ("infantry", 5.15, -4.65, 270, "right", "rear"),
        ("infantry", -5.15, -4.65, 90, "left", "rear"),
        ("large-solo", 5.025, 3.78, 90, "front", "right"),
        ("large-solo", -5.025, 3.78, 90, "front", "left"),
        ("large-solo", 5.025, -3.78, 90, "rear", "right"),
        ("large-solo", -5.025, -3.78, 90, "rear", "left"),
    ],
)
def test_the_edge_that_is_touched_names_the_arc_even_if_most_of_the_tray_is_elsewhere(
    kind, aside, ahead, heading, edge, most
):
    """Half an inch of an edge is touched; the larger part of the tray lies beyond the next arc line."""
    defender, attacker = infantry(24, 20, 0), tray(kind, 24 + aside, 20 + ahead, heading)
    assert arcs(defender, attacker) == (most,)
    assert touched(defender, attacker) == (edge,)


@pytest.mark.rule("MIN-RULE-04", "MIN-RULE-13")
@pytest.mark.parametrize("side", [-1, 1])
def test_what_lies_beside_the_way_does_not_stop_a_move(side):
    """Flush beside the way it is passed; a thousandth is nothing; two thousandths are in the way."""
    mover = infantry(24, 10, 0)

    def met(aside: float) -> int | None:
        return touch(mover, "ahead", outline(*infantry(24 + side * aside, 20, 0)))

    assert met(5.5) is None
    assert met(5.499) in (None, 5_200)
    assert met(5.498) == 5_200


@pytest.mark.rule("MIN-RULE-83", "MIN-RULE-69")
@pytest.mark.parametrize(("x", "y"), [(2.75, 3.6), (2.75, 8), (24, 3.6), (45.25, 44.4)])
def test_room_near_an_edge_is_found_on_nobody(x, y):
    """Even where a part of the tray is enough."""
    options = Options(seats=2, mode="here-we-stand", agreed=Agreed(any_part_near_edge=True))
    fallen = ("a2", Unit("seat-1", "guardsmen", 0, activated=True))
    table = scene(
        unit("a1", "guardsmen", x, y, 0),
        fallen,
        THEIRS,
        options=options,
        agenda=(BeginRound(),),
        first="seat-1",
        round=2,
    )
    answer(table, "a2")
    question: Any = table.decision("seat-1")
    found = question.some_room()
    assert question.part
    assert question.refusal(found) is None


@pytest.mark.rule("MIN-MANEUVER-03", "MIN-MOVE-07")
def test_the_lattice_of_a_maneuver_reaches_to_all_sides():
    """Every half inch within an inch: the own place and twelve around it, none farther away."""
    found = _lattice(1_000, 500).tolist()
    assert (len(found), found[0]) == (13, [0, 0])
    assert {(face, travel) for face, travel in found if travel in (500, 1_000)} == {
        (face, travel) for face in (0, 9_000, 18_000, 27_000) for travel in (500, 1_000)
    }


@pytest.mark.rule("MIN-CHARGE-02", "MIN-CHARGE-08")
def test_a_declared_charge_says_who_charges_whom_and_where():
    table = scene(unit("a1", "sworn-swords", 24, 10, 0), unit("b1", "guardsmen", 24, 20, 180), agenda=(Act("a1"),))
    answer(table, "charge")
    (declared,) = told(table, "ChargeDeclared")
    assert (declared.unit, declared.target, declared.arc) == ("a1", "b1", "front")


@pytest.mark.rule("MIN-ARMY-03", "MIN-ARMY-05")
def test_an_army_of_nobody_from_nowhere():
    nothing = {each.why for each in list_refusals(ArmyList("tyrell", "x", (), ()), 30)}
    assert {"no-such-faction", "no-combat-unit", "no-commander"} <= nothing
    stranger = ArmyList("stark", "robb-stark-wolf-lord", (Troop("no-such-unit", ("robb-stark-wolf-lord",)),))
    assert "no-such-card" in {each.why for each in list_refusals(stranger, 30)}


@pytest.mark.rule("MIN-RULE-96", "MIN-BOARD-07")
def test_an_ncu_that_has_left_uses_no_zone():
    gone = ncu("an1", "cersei-lannister-queen-regent", gone=True)
    table = scene(OURS, THEIRS, ncus=[gone], agenda=(UseZone("an1", "crown"),))
    assert table.over or asked(table) == ""


# ---------------------------------------------------------------------------------------------------------- worlds


@pytest.mark.rule("MIN-MODE-TWOW-03", "MIN-MODE-TWOW-04")
def test_imagined_missions_could_be_those_of_the_other():
    hands = {
        "seat-1": ("take-the-centre", "take-the-lead"),
        "seat-2": ("sow-misery", "rule-the-court", "hold-them-all"),
    }
    table = scene(
        OURS, THEIRS, options=duel("the-winds-of-winter"), agenda=(Act("a1"),), missions=hands,
        missions_shown={"seat-2": ("steel-and-ravens", "take-the-lead")},
    )  # fmt: skip
    seen = set()
    for seed in range(20):
        world: Any = table.imagined("seat-1", Chance(seed))
        assert world.state.missions["seat-1"] == hands["seat-1"]
        theirs = world.state.missions["seat-2"]
        assert len(theirs) == 3
        assert "hold-them-all" in theirs  # every hand has it until it is shown
        assert not {"steel-and-ravens", "take-the-lead"} & set(theirs)
        seen.add(theirs)
    assert len(seen) > 5


@pytest.mark.rule("MIN-MODE-ASOS-07", "MIN-MODE-DWDW-03")
def test_imagined_siege_cards_and_missions_to_come():
    table = scene(
        OURS, THEIRS, options=duel("a-storm-of-swords"), agenda=(Act("a1"),), defender="seat-2",
        siege={"seat-1": ATTACKERS[:2], "seat-2": DEFENDERS[:3]}, siege_shown=(DEFENDERS[3],),
    )  # fmt: skip
    worlds: list[Any] = [table.imagined("seat-1", Chance(seed)) for seed in range(12)]
    assert {world.state.siege["seat-1"] for world in worlds} == {ATTACKERS[:2]}
    theirs = {world.state.siege["seat-2"] for world in worlds}
    assert len(theirs) > 2
    assert all(set(cards) <= set(DEFENDERS) - {DEFENDERS[3]} and len(cards) == 3 for cards in theirs)
    words: Any = scene(
        OURS, THEIRS, options=duel("dark-wings-dark-words"), agenda=(Act("a1"),), mission_deck=tuple("abcdefg")
    )
    decks = {words.imagined("seat-1", Chance(seed)).state.mission_deck for seed in range(6)}
    assert len(decks) > 3
    assert {tuple(sorted(deck)) for deck in decks} == {tuple("abcdefg")}
