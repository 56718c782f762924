"""Modes whose markers are taken up: A Feast for Crows, A Dance with Dragons."""

from typing import Any

import pytest

from maester.games.miniatures.facts import MODES
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.modes.carried import LayMarker, Spotted, is_carried
from maester.games.miniatures.modes.markers import touches
from maester.games.miniatures.numbers import speed
from maester.games.miniatures.steps.fights import Panic
from maester.games.miniatures.steps.modes import CleanUp
from maester.games.miniatures.terrain import Laid, LayTerrain, terrain_question
from tests.scenarios.miniatures.cast import OURS, THEIRS, duel
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    begun,
    declined,
    piece,
    play_until,
    refused,
    scene,
    unit,
)

# ------------------------------------------------------------------------------------------------ A Feast for Crows


FEAST = "a-feast-for-crows"
PILES = (piece("corpse-pile", 6.7, 24), piece("corpse-pile", 41.3, 24))


def feast(*units: Any, **more: Any) -> Any:
    piles = [type(p)(f"pile-{name}", p.kind, p.x, p.y) for p, name in zip(PILES, ("left", "right"), strict=True)]
    return scene(
        *units, options=duel(FEAST), pieces=piles, cards_left=("field-hospital", "crossroads", "ill-omens"), **more
    )


@pytest.mark.rule("MIN-MODE-AFFC-01", "MIN-MODE-AFFC-02", "MIN-MODE-AFFC-03", "MIN-MODE-AFFC-06", "MIN-EX-46")
def test_two_piles_lie_under_the_markers():
    state = begun(duel(FEAST, terrain="none")).state
    assert [(p.name, p.kind, p.x, p.y) for p in state.pieces] == [
        ("pile-left", "corpse-pile", 6_700, 24_000),
        ("pile-right", "corpse-pile", 41_300, 24_000),
    ]
    chosen = play_until(begun(duel(FEAST, terrain="chosen")), "place-terrain")
    question = chosen.decision(chosen.waiting[0])
    assert isinstance(question, LayTerrain)
    assert "corpse-pile" not in question.kinds


@pytest.mark.rule("MIN-MODE-AFFC-04", "MIN-RULE-80")
def test_other_terrain_keeps_an_inch_from_the_piles():
    state = begun(duel(FEAST, terrain="none")).state
    asked_for = terrain_question(state, ("forest",))
    edge = 6_700 + 2_171 + 2_541  # where a forest of the same height would touch the pile
    assert asked_for.refusal(Laid("forest", edge + 1_100, 24_000)) is None
    refusal = asked_for.refusal(Laid("forest", edge + 800, 24_000))
    assert refusal is not None
    assert refusal.rule == "MIN-RULE-80"


@pytest.mark.rule("MIN-MODE-AFFC-07", "MIN-RULE-70")
def test_any_part_of_a_tray_claims_a_marker():
    assert touches(("infantry", 24_000, 24_000, 0), (27_400, 24_000))
    assert not touches(("infantry", 24_000, 24_000, 0), (27_460, 24_000))
    table = feast(unit("a1", "sworn-swords", 6.7, 16, 0), THEIRS, acts="a1")
    assert is_carried(table.state)
    answer(table, "maneuver", Moved(0, 5_000, 0))  # its front reaches 23.4, the marker 23.3
    assert (table.state.markers["left"], table.state.spots["left"]) == ("a1", None)


@pytest.mark.rule("MIN-MODE-AFFC-09")
def test_who_leaves_the_pile_loses_the_marker():
    held = {"left": "a1", "right": None}
    spots = {"left": None, "right": (41_300, 24_000)}
    there = unit("a1", "sworn-swords", 6.7, 22, 90)
    table = feast(there, THEIRS, acts="a1", markers=held, spots=spots)
    answer(table, "maneuver", Moved(9_000, 2_000, 9_000))
    assert table.state.markers["left"] == "a1"  # still on it
    table = feast(there, THEIRS, acts="a1", markers=held, spots=spots)
    answer(table, "march", Moved(9_000, 9_000, 9_000))
    assert table.state.markers["left"] is None
    assert (asked(table), table.waiting) == ("lay-marker", ("seat-2",))
    assert refused(table, Spotted(12_000, 24_000)).why == "marker-too-far"
    answer(table, Spotted(6_000, 23_000))
    assert table.state.spots["left"] == (6_000, 23_000)


@pytest.mark.rule("MIN-MODE-AFFC-08", "MIN-MODE-ADWD-06")
def test_one_marker_at_a_time():
    dance = scene(
        unit("a1", "sworn-swords", 10, 18, 0), THEIRS, acts="a1", options=duel("a-dance-with-dragons"),
        markers={"left": None, "centre": None, "right": "a1"},
        spots={"left": (8_000, 22_300), "centre": (24_000, 24_000), "right": None},
    )  # fmt: skip
    answer(dance, "maneuver", Moved(0, 2_000, 0))
    assert (asked(dance), dance.waiting) == ("lay-marker", ("seat-2",))
    question: Any = dance.decision("seat-2")
    assert isinstance(question, LayMarker)
    assert refused(dance, Spotted(20_000, 20_000)).rule == "MIN-MODE-ADWD-06"
    assert refused(dance, Spotted(10_000, 20_000)).why == "marker-not-free"
    answer(dance, Spotted(10_000, 24_000))
    assert dance.state.spots["left"] == (10_000, 24_000)
    assert dance.state.markers == {"left": None, "centre": None, "right": "a1"}


@pytest.mark.rule("MIN-RULE-110", "MIN-TIMING-02", "MIN-MODE-ADWD-04")
@pytest.mark.parametrize("chosen", ["left", "centre"])
def test_a_tray_on_two_free_markers_takes_up_the_one_its_owner_chooses(chosen):
    dance = scene(
        unit("a1", "sworn-swords", 10, 18, 0), THEIRS, acts="a1", options=duel("a-dance-with-dragons"),
        markers={"left": None, "centre": None}, spots={"left": (8_000, 22_300), "centre": (12_000, 22_300)},
        objectives={"armory": "left", "crossroads": "centre"},
    )  # fmt: skip
    answer(dance, "maneuver", Moved(0, 2_000, 0))
    question: Any = dance.decision("seat-1")
    assert (question.about, question.options, question.cards) == (
        "take-one-marker",
        ("left", "centre"),
        ("armory", "crossroads"),
    )
    answer(dance, chosen)
    other = "centre" if chosen == "left" else "left"
    assert dance.state.markers == {chosen: "a1", other: None}
    assert (asked(dance), dance.waiting) == ("lay-marker", ("seat-2",))
    answer(dance, Spotted(10_000, 24_000))
    assert dance.state.spots == {chosen: None, other: (10_000, 24_000)}


@pytest.mark.rule("MIN-RULE-110", "MIN-MODE-ADWD-06")
@pytest.mark.parametrize("held", [True, False])
def test_the_opponent_places_every_marker_that_is_not_taken_up(held):
    """On three free ones its owner chooses one; who holds one already chooses nothing."""
    right = {"markers": "a1", "spots": None} if held else {"markers": None, "spots": (10_000, 22_300)}
    dance = scene(
        unit("a1", "sworn-swords", 10, 18, 0), THEIRS, acts="a1", options=duel("a-dance-with-dragons"),
        markers={"left": None, "centre": None, "right": right["markers"]},
        spots={"left": (8_000, 22_300), "centre": (12_000, 22_300), "right": right["spots"]},
    )  # fmt: skip
    answer(dance, "maneuver", Moved(0, 2_000, 0))
    if not held:
        assert (asked(dance), dance.waiting) == ("take-one-marker", ("seat-1",))
        answer(dance, "right")
    for spot in (Spotted(10_000, 24_000), Spotted(12_500, 24_000)):
        assert (asked(dance), dance.waiting) == ("lay-marker", ("seat-2",))
        answer(dance, spot)
    assert dance.state.markers == {"left": None, "centre": None, "right": "a1"}
    assert {dance.state.spots["left"], dance.state.spots["centre"]} == {(10_000, 24_000), (12_500, 24_000)}


@pytest.mark.rule("MIN-MODE-AFFC-10", "MIN-MODE-ADWD-07")
def test_a_bearer_that_fails_gives_its_marker_to_an_enemy():
    bearer, foe = unit("a1", "guardsmen", 6.7, 22, 0), unit("b1", "guardsmen", 6.7, 26.8, 180)
    table = feast(
        bearer, foe, agenda=(Panic("a1", ()),), faces=[1, 1, 1],
        markers={"left": "a1", "right": None}, spots={"left": None, "right": (41_300, 24_000)},
    )  # fmt: skip
    assert table.state.markers["left"] == "b1"
    keeps = feast(
        bearer, foe, agenda=(Panic("a1", ()),), faces=[6, 6, 1],
        markers={"left": "a1", "right": None}, spots={"left": None, "right": (41_300, 24_000)},
    )  # fmt: skip
    assert keeps.state.markers["left"] == "a1"


@pytest.mark.rule("MIN-MODE-AFFC-11", "MIN-MODE-ADWD-07")
def test_without_an_enemy_the_marker_is_laid_beside():
    table = feast(
        unit("a1", "guardsmen", 12, 24, 0), THEIRS, agenda=(Panic("a1", ()),), faces=[1, 1, 1],
        markers={"left": "a1", "right": None}, spots={"left": None, "right": (41_300, 24_000)},
    )  # fmt: skip
    assert (asked(table), table.waiting) == ("lay-marker", ("seat-2",))
    assert refused(table, Spotted(12_000, 24_000)).why == "marker-not-free"
    assert refused(table, Spotted(20_000, 24_000)).why == "marker-too-far"
    answer(table, Spotted(12_000, 28_000))
    assert table.state.spots["left"] == (12_000, 28_000)


@pytest.mark.rule("MIN-MODE-AFFC-12", "MIN-MODE-ADWD-08", "MIN-RULE-70")
@pytest.mark.parametrize(("left", "holder"), [(8, "a1"), (9, "b1")])
def test_more_ranks_take_the_marker_in_melee(left, holder):
    bearer = unit("b1", "guardsmen", 24, 24.8, 180, wounds=left)
    table = scene(
        unit("a1", "guardsmen", 24, 20, 0), bearer, acts="a1", faces=[1] * 6, options=duel("a-dance-with-dragons"),
        markers={"left": None, "centre": "b1", "right": None},
        spots={"left": (6_700, 24_000), "centre": None, "right": (41_300, 24_000)},
    )  # fmt: skip
    declined(answer(table, "melee", None))
    assert table.state.markers["centre"] == holder


@pytest.mark.rule("MIN-MODE-AFFC-13", "MIN-MODE-AFFC-14", "MIN-MODE-AFFC-05")
def test_a_pile_where_infantry_falls():
    more = unit("b2", "guardsmen", 5, 40, 180)
    table = feast(
        unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180, wounds=1), more, acts="a1",
        faces=[6, 1, 1, 1, 1, 1, 1],
    )  # fmt: skip
    answer(table, "melee", None)
    assert (asked(table), table.waiting) == ("lay-corpses", ("seat-2",))
    assert table.state.units["b1"].pose is not None  # before the tray is removed
    assert refused(table, Laid("corpse-pile", 24_000, 20_000)).why == "too-near-terrain"
    assert refused(table, Laid("corpse-pile", 24_000, 45_000)).why == "terrain-too-far"
    answer(table, Laid("corpse-pile", 24_000, 32_000))
    assert table.state.units["b1"].pose is None
    (new,) = [name for name in table.state.spots if name not in ("left", "right")]
    assert table.state.spots[new] == (24_000, 32_000)
    assert table.state.objectives["field-hospital"] == new
    assert len(table.state.pieces) == 3


@pytest.mark.rule("MIN-MODE-AFFC-13")
def test_never_more_than_four_piles_and_none_for_cavalry():
    from maester.games.miniatures.modes.corpses import lay_corpses

    state = feast(OURS, THEIRS).state
    state.pieces += (piece("corpse-pile", 24, 24), piece("corpse-pile", 24, 15))
    assert lay_corpses(state, "a1") is None
    riders = feast(
        unit("a1", "guardsmen", 24, 20, 0), unit("b1", "outriders", 24, 24.9, 180, wounds=1), THEIRS_TWO, acts="a1",
        faces=[6, 1, 1, 1, 1, 1, 1],
    )  # fmt: skip
    answer(riders, "melee", None)
    assert asked(riders) == "surge"


THEIRS_TWO = unit("b2", "guardsmen", 5, 40, 180)


@pytest.mark.rule("MIN-MODE-AFFC-15", "MIN-MODE-ADWD-09")
@pytest.mark.parametrize("name", [FEAST, "a-dance-with-dragons"])
def test_carried_markers_score(name):
    bearer = unit("a1", "guardsmen", 24, 20, 0, commander=True)
    markers = {marker.name: None for marker in MODES[name].markers}
    spots = {marker.name: (marker.x(48_000), marker.y) for marker in MODES[name].markers}
    for number, points in ((1, 0), (2, 2)):
        table = scene(
            bearer, THEIRS, agenda=(CleanUp(),), options=duel(name), round=number,
            markers={**markers, "left": "a1"}, spots={**spots, "left": None},
        )  # fmt: skip
        assert table.state.points["seat-1"] == points


# ------------------------------------------------------------------------------------------------ A Dance with Dragons


@pytest.mark.rule("MIN-MODE-ADWD-04", "MIN-MODE-ADWD-05", "MIN-RULE-75", "MIN-RULE-90")
def test_a_marker_is_heavy():
    options = duel("a-dance-with-dragons")
    table = answer(
        scene(unit("a1", "sworn-swords", 24, 18, 0), THEIRS, acts="a1", options=options), "maneuver", Moved(0, 4_000, 0)
    )
    assert table.state.markers["centre"] == "a1"
    slow = scene(
        *table.state.units.items(), acts="a1", options=options, markers=table.state.markers, spots=table.state.spots
    )
    assert speed(slow.state, "a1") == 2
    assert refused(slow, "march").rule == "MIN-MODE-ADWD-05"
    answer(slow, "maneuver")
    assert refused(slow, Moved(0, 2_001, 0)).rule == "MIN-MANEUVER-03"
    answer(slow, Moved(0, 2_000, 0))
    assert slow.state.markers["centre"] == "a1"  # it moves with the unit
