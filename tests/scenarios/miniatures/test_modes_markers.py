"""Modes whose markers are covered or taken up: A Game of Thrones, A Clash of Kings, A Feast for Crows, A Dance with
Dragons, Honed and Ready."""

from typing import Any

import pytest

from maester.games.miniatures.facts import MODES
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.modes.carried import LayMarker, Spotted, is_carried
from maester.games.miniatures.modes.markers import touches
from maester.games.miniatures.modes.missions import ALL
from maester.games.miniatures.modes.objectives import FOR_UNITS
from maester.games.miniatures.numbers import dice_of, keywords, most_cards, speed
from maester.games.miniatures.steps.board import ActNcu
from maester.games.miniatures.steps.fights import Panic
from maester.games.miniatures.steps.modes import CleanUp, ScoreMarker
from maester.games.miniatures.steps.rounds import BeginRound, Redeploy, TakeUpObjective, Turn
from maester.games.miniatures.steps.setup import ChooseCards
from maester.games.miniatures.terrain import Laid, terrain_question
from maester.games.miniatures.texts.questions import Said
from maester.games.miniatures.values import Attack, Pose, Unit
from tests.scenarios.miniatures.cast import FIVE, OURS, THEIRS, duel
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    begun,
    declined,
    ncu,
    offered,
    piece,
    play_until,
    pose,
    refused,
    scene,
    told,
    unit,
)

THREE = ("left", "centre", "right")


@pytest.mark.rule("MIN-MODE-AGOT-02", "MIN-MODE-TWOW-02", "MIN-MODE-HAR-02", "MIN-RULE-64", "MIN-EX-47", "MIN-EX-48")
@pytest.mark.parametrize("name", ["a-game-of-thrones", "the-winds-of-winter", "honed-and-ready"])
def test_five_markers(name):
    spots = scene(OURS, THEIRS, options=duel(name)).state.spots
    assert spots == dict(
        zip(FIVE, [(24_000, 24_000), (6_700, 18_000), (41_300, 18_000), (6_700, 30_000), (41_300, 30_000)], strict=True)
    )


@pytest.mark.rule("MIN-MODE-ACOK-02", "MIN-MODE-ADWD-02", "MIN-MODE-DWDW-02", "MIN-EX-44")
@pytest.mark.parametrize("name", ["a-clash-of-kings", "a-dance-with-dragons", "dark-wings-dark-words"])
def test_three_markers(name):
    spots = scene(OURS, THEIRS, options=duel(name)).state.spots
    assert spots == dict(zip(THREE, [(6_700, 24_000), (24_000, 24_000), (41_300, 24_000)], strict=True))


@pytest.mark.rule("MIN-RULE-76", "MIN-SETUP-02")
def test_on_a_large_table_the_middle_moves():
    spots = scene(OURS, THEIRS, options=duel("a-clash-of-kings", large=True)).state.spots
    assert spots == dict(zip(THREE, [(6_700, 24_000), (36_000, 24_000), (65_300, 24_000)], strict=True))


@pytest.mark.rule("MIN-MODE-01", "MIN-RULE-02")
def test_ten_modes():
    assert len(MODES) == 10


# ------------------------------------------------------------------------------------------------ A Game of Thrones


@pytest.mark.rule("MIN-MODE-AGOT-03", "MIN-MODE-ADWD-03", "MIN-MODE-AFFC-05")
@pytest.mark.parametrize(
    ("name", "count"), [("a-game-of-thrones", 5), ("a-dance-with-dragons", 3), ("a-feast-for-crows", 2)]
)
def test_each_marker_has_a_card_of_its_own(name, count):
    table = begun(duel(name))
    assert len(table.state.objectives) == count == len(table.state.spots)
    assert set(table.state.objectives.values()) == set(table.state.spots)
    assert {event.card: event.marker for event in told(table, "ObjectiveDrawn")} == table.state.objectives
    other = begun(duel(name), seed=9)
    assert other.state.objectives != table.state.objectives


def scoring(card: str, *others: Any, **more: Any) -> Any:
    holder = unit("a1", "guardsmen", 24, 24, 0)
    far = unit("b9", "guardsmen", 5, 45, 180)
    table = scene(
        holder, far, *others, agenda=(ScoreMarker("centre"),), objectives={card: "centre"}, **more,
        markers={**dict.fromkeys(FIVE), "centre": "a1"},
    )  # fmt: skip
    assert table.state.points["seat-1"] == 1
    return table


@pytest.mark.rule("MIN-MODE-AGOT-03", "MIN-MODE-02")
def test_cards_act_when_their_marker_is_scored():
    hurt = unit("a2", "guardsmen", 31, 24, 0, wounds=7)
    healed = answer(scoring("field-hospital", hurt), "a2")
    assert healed.state.units["a2"].wounds == 7 + 2  # one, and one for its lost rank
    near = unit("b1", "guardsmen", 24, 36, 180)
    assert scoring("ill-omens", near).state.units["b1"].tokens == ("panicked",)
    assert scoring("breach", near).state.units["b1"].tokens == ("vulnerable",)
    assert scoring("breach").state.units["b9"].tokens == ()  # out of long range
    crossroads = scoring("crossroads", hurt, near)
    assert offered(crossroads) == ("a1", "a2")
    shifted = answer(scoring("crossroads", hurt), "a2")
    assert asked(shifted) == "shift"


def test_a_marker_is_scored_once_wherever_one_goes_back_to():
    """What is imagined, copied or taken back starts from before the question, and must not score again."""
    centre = unit("a1", "guardsmen", 24, 24, 0), unit("a2", "guardsmen", 24, 30, 0, wounds=7)
    left = unit("a3", "guardsmen", 7, 18, 0), unit("a4", "guardsmen", 7, 12, 0)
    table = scene(
        *centre, *left, unit("b9", "guardsmen", 5, 45, 180), agenda=(ScoreMarker("centre"), ScoreMarker("near-left")),
        objectives={"field-hospital": "centre", "crossroads": "near-left"},
        markers={**dict.fromkeys(FIVE), "centre": "a1", "near-left": "a3"},
    )  # fmt: skip
    answer(table, "a2")
    asks = table.decision("seat-1")
    assert isinstance(asks, Said)
    assert asks.text == "crossroads"
    twin: Any = table.copy()
    assert twin.state.points == table.state.points == {"seat-1": 2, "seat-2": 0}


@pytest.mark.rule("MIN-MODE-AGOT-03")
@pytest.mark.parametrize(
    ("card", "word"), [("armory", "sundering"), ("gallows", "vicious"), ("proving-ground", "precision")]
)
def test_cards_that_give_a_keyword_in_melee(card, word):
    state = scene(OURS, THEIRS, objectives={card: "centre"}, markers={**dict.fromkeys(FIVE), "centre": "a1"}).state
    assert keywords(state, Attack("a1", "b1", 0, "front")) == {word}
    assert keywords(state, Attack("b1", "a1", 0, "front")) == set()
    archers = scene(
        unit("a1", "skyreach-bowmen", 24, 8, 0), THEIRS, objectives={card: "centre"},
        markers={**dict.fromkeys(FIVE), "centre": "a1"},
    ).state  # fmt: skip
    assert word not in keywords(archers, Attack("a1", "b1", 0, "front"))


@pytest.mark.rule("MIN-MODE-AGOT-03", "MIN-DICE-04")
def test_a_muster_point_gives_the_highest_dice():
    weak = unit("a1", "guardsmen", 24, 8, 0, wounds=2)
    state = scene(
        weak, THEIRS, objectives={"muster-point": "centre"}, markers={**dict.fromkeys(FIVE), "centre": "a1"}
    ).state
    assert dice_of(state, Attack("a1", "b1", 0, "front")) == 6
    assert dice_of(scene(weak, THEIRS).state, Attack("a1", "b1", 0, "front")) == 4


@pytest.mark.rule("MIN-MODE-AGOT-03")
def test_a_mire_weakens_who_is_attacked():
    both = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180)
    table = scene(
        *both, acts="a1", faces=[1] * 6, objectives={"mire": "centre"}, markers={**dict.fromkeys(FIVE), "centre": "a1"}
    )
    answer(table, "melee", None)
    assert table.state.units["b1"].tokens == ("weakened",)


@pytest.mark.rule("MIN-MODE-AGOT-03")
def test_a_war_council_makes_hands_larger():
    state = scene(
        OURS, THEIRS, objectives={"war-council": "centre"}, markers={**dict.fromkeys(FIVE), "centre": "a1"}
    ).state
    assert (most_cards(state, "seat-1"), most_cards(state, "seat-2")) == (6, 5)


# ------------------------------------------------------------------------------------------------ A Clash of Kings


CLASH = "a-clash-of-kings"
KING = unit("a1", "guardsmen", 24, 8, 0, commander=True)


@pytest.mark.rule("MIN-MODE-ACOK-03", "MIN-RULE-63", "MIN-RULE-92")
def test_who_is_not_first_takes_a_card_first():
    table = scene(KING, THEIRS, options=duel(CLASH), agenda=(ChooseCards("seat-1"),), first="seat-1")
    assert (asked(table), table.waiting) == ("take-objective", ("seat-2",))
    assert table.decision("seat-2").answers() == FOR_UNITS
    answer(table, "proving-ground")
    assert table.waiting == ("seat-1",)
    assert refused(table, "proving-ground").rule == "MIN-MODE-ACOK-03"
    answer(table, "armory", "gallows", "muster-point")
    assert table.state.kings_cards == {"seat-1": ("armory", "muster-point"), "seat-2": ("gallows", "proving-ground")}


@pytest.mark.rule("MIN-RULE-63", "MIN-RULE-92")
def test_the_first_player_is_named_before_the_cards_are_taken():
    table = play_until(begun(duel(CLASH)), "take-objective")
    assert told(table, "FirstPlayerNamed")
    assert not told(table, "UnitDeployed")


@pytest.mark.rule("MIN-RULE-92")
@pytest.mark.parametrize(
    ("name", "early"),
    [("fire-and-blood", True), ("the-winds-of-winter", False), (CLASH, True), ("a-game-of-thrones", False)],
)
def test_where_cards_depend_on_the_first_player_it_is_named_before_anybody_deploys(name, early):
    table = play_until(begun(duel(name)), "deploy")
    assert bool(told(table, "FirstPlayerNamed")) == early


@pytest.mark.rule("MIN-MODE-ACOK-04", "MIN-MODE-ACOK-05")
def test_a_commander_takes_up_a_card_until_the_round_ends():
    cards = {"seat-1": ("armory", "muster-point"), "seat-2": ()}
    table = scene(KING, THEIRS, options=duel(CLASH), agenda=(TakeUpObjective("seat-1"),), kings_cards=cards)
    assert table.decision("seat-1").answers() == (None, "armory", "muster-point")
    answer(table, "armory")
    assert keywords(table.state, Attack("a1", "b1", 0, "front")) == {"sundering"}
    assert table.state.kings_cards["seat-1"] == ("muster-point",)
    end = scene(
        KING, THEIRS, options=duel(CLASH), agenda=(CleanUp(),), objectives={"armory": "a1"}, kings_cards=cards, round=3
    )
    assert end.state.objectives == {}


@pytest.mark.rule("MIN-MODE-ACOK-06", "MIN-RULE-69")
def test_the_commander_comes_back():
    gone = ("a1", Unit("seat-1", "guardsmen", 0, None, commander=True))
    other = unit("a2", "guardsmen", 10, 8, 0)
    table = scene(gone, other, THEIRS, options=duel(CLASH), agenda=(Redeploy("seat-1"), Redeploy("seat-2")))
    assert table.decision("seat-1").answers() == (None, "a1")
    answer(table, "a1")
    assert refused(table, Pose(24_000, 24_000, 0)).rule == "MIN-MODE-ACOK-06"
    assert refused(table, Pose(4_000, 24_000, 0)).rule == "MIN-MODE-ACOK-06"  # not the whole tray
    answer(table, Pose(3_000, 24_000, 0))
    assert (table.state.units["a1"].wounds, pose(table, "a1")) == (12, (3, 24, 0))
    assert not table.state.units["a1"].activated
    assert asked(table) == ""


@pytest.mark.rule("MIN-MODE-ACOK-06", "MIN-RULE-69")
def test_nobody_comes_back_beside_an_enemy():
    gone = ("a1", Unit("seat-1", "guardsmen", 0, None, commander=True))
    near = unit("b1", "guardsmen", 3, 30, 180)
    table = scene(gone, OURS_TWO, near, options=duel(CLASH), agenda=(Redeploy("seat-1"),))
    answer(table, "a1")
    assert refused(table, Pose(3_000, 24_500, 0)).rule == "MIN-MOVE-01"


OURS_TWO = unit("a2", "guardsmen", 24, 8, 0)


@pytest.mark.rule("MIN-MODE-ACOK-07", "MIN-MODE-ACOK-08", "MIN-MODE-DWDW-09", "MIN-MODE-DWDW-11", "MIN-MODE-HAR-03")
@pytest.mark.rule("MIN-MODE-HAR-10", "MIN-MODE-TWOW-06", "MIN-RULE-62")
@pytest.mark.parametrize("name", [CLASH, "dark-wings-dark-words", "honed-and-ready"])
@pytest.mark.parametrize(("number", "commander", "points"), [(1, False, 0), (2, False, 1), (3, True, 2)])
def test_covered_markers_score(name, number, commander, points):
    table = answer(
        scene(unit("a1", "sworn-swords", 24, 20, 0, commander=commander), THEIRS, acts="a1", options=duel(name)),
        "maneuver", Moved(0, 4_000, 0),
    )  # fmt: skip
    assert table.state.markers["centre"] == "a1"
    end = scene(
        *table.state.units.items(), options=duel(name), agenda=(CleanUp(),), markers=table.state.markers, round=number,
        kings_cards={"seat-1": (), "seat-2": ()}, active_missions=((None, ALL[3]),), reserve_missions=ALL[4:6],
        mission_deck=ALL[6:9],
    )  # fmt: skip
    assert end.state.points == {"seat-1": points, "seat-2": 0}


@pytest.mark.rule("MIN-MODE-ACOK-09", "MIN-MODE-ACOK-10", "MIN-MODE-02")
def test_commanders_score_by_destroying_and_cost_by_falling():
    victim = unit("b1", "guardsmen", 24, 24.8, 180, wounds=1, commander=True)
    more = unit("b2", "guardsmen", 5, 40, 180)
    table = scene(
        unit("a1", "guardsmen", 24, 20, 0, commander=True), victim, more, acts="a1", options=duel(CLASH),
        faces=[6, 1, 1, 1, 1, 1, 1],
    )  # fmt: skip
    answer(table, "melee", None)
    assert table.state.points["seat-1"] == 1 + 1 + 2
    again = scene(
        unit("a1", "guardsmen", 24, 20, 0), victim, more, acts="a1", options=duel(CLASH), faces=[6, 1, 1, 1, 1, 1, 1],
        slain=table.state.slain,
    )  # fmt: skip
    answer(again, "melee", None)
    assert again.state.points["seat-1"] == 1  # only the first time, and only what the commander does


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
    assert "corpse-pile" not in chosen.decision(chosen.waiting[0]).kinds  # type: ignore[attr-defined]


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


@pytest.mark.rule("MIN-MODE-AFFC-10", "MIN-MODE-ADWD-07")
def test_a_bearer_that_fails_gives_its_marker_to_an_enemy():
    bearer, foe = unit("a1", "guardsmen", 6.7, 22, 0), unit("b1", "guardsmen", 6.7, 26.8, 180)
    table = feast(
        bearer, foe, agenda=(Panic("a1", 0),), faces=[1, 1, 1],
        markers={"left": "a1", "right": None}, spots={"left": None, "right": (41_300, 24_000)},
    )  # fmt: skip
    assert table.state.markers["left"] == "b1"
    keeps = feast(
        bearer, foe, agenda=(Panic("a1", 0),), faces=[6, 6, 1],
        markers={"left": "a1", "right": None}, spots={"left": None, "right": (41_300, 24_000)},
    )  # fmt: skip
    assert keeps.state.markers["left"] == "a1"


@pytest.mark.rule("MIN-MODE-AFFC-11", "MIN-MODE-ADWD-07")
def test_without_an_enemy_the_marker_is_laid_beside():
    table = feast(
        unit("a1", "guardsmen", 12, 24, 0), THEIRS, agenda=(Panic("a1", 0),), faces=[1, 1, 1],
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


# ------------------------------------------------------------------------------------------------ Honed and Ready


HONED = "honed-and-ready"


@pytest.mark.rule("MIN-MODE-HAR-01", "MIN-MODE-HAR-02", "MIN-MODE-HAR-06", "MIN-RULE-84", "MIN-RULE-64")
def test_two_walls_stand_at_the_sides():
    state = begun(duel(HONED, terrain="none")).state
    assert [(p.name, p.x, p.y, p.heading) for p in state.pieces] == [
        ("wall-left", 875, 24_000, 9_000),
        ("wall-right", 47_125, 24_000, 27_000),
    ]
    assert all(p.has("impassable") and not p.has("blocks-sight") for p in state.pieces)
    assert {x // 256 for x, _ in state.pieces[0].shape} == {0, 1_750}


@pytest.mark.rule("MIN-MODE-HAR-04", "MIN-MODE-HAR-05", "MIN-RULE-80")
def test_no_impassable_terrain_and_an_inch_from_the_walls():
    table = play_until(begun(duel(HONED, terrain="chosen")), "place-terrain")
    question: Any = table.decision(table.waiting[0])
    assert "palisade" not in question.kinds
    assert question.refusal(Laid("weirwood", 1_750 + 1_848 + 900, 24_000)).rule == "MIN-RULE-80"
    assert question.refusal(Laid("weirwood", 1_750 + 1_848 + 1_010, 24_000)) is None


@pytest.mark.rule("MIN-MODE-HAR-07", "MIN-MODE-HAR-08", "MIN-RULE-66")
def test_arrows_hit_who_scores_near_a_wall():
    holder = unit("a1", "guardsmen", 6.7, 18, 0)
    centre = unit("a2", "guardsmen", 24, 24, 0)
    table = scene(
        holder, centre, THEIRS, agenda=(CleanUp(),), options=duel(HONED), faces=[2, 1, 1, 2, 2, 6, 6, 6], round=2,
        markers={**dict.fromkeys(FIVE), "near-left": "a1", "centre": "a2"},
    )  # fmt: skip
    assert table.state.points["seat-1"] == 2
    assert table.state.units["a1"].wounds == 12 - 4  # D3 of 2, and 2; none is blocked
    assert table.state.units["a2"].wounds == 12
    assert not told(table, "PanicTested")
    assert not told(table, "AttackBegan")


@pytest.mark.rule("MIN-MODE-HAR-09")
def test_an_ncu_may_have_arrows_instead_of_the_zone():
    sansa = ncu("an1", "tyrion-lannister-the-imp")
    table = scene(
        OURS, unit("b1", "guardsmen", 6.7, 30, 180), ncus=[sansa], agenda=(ActNcu("an1"),), options=duel(HONED),
        faces=[1, 6, 1, 1], markers={**dict.fromkeys(FIVE), "far-left": "b1"},
    )  # fmt: skip
    answer(table, "tactics")
    assert asked(table) == "zone-effect"
    answer(table, "arrows")
    assert table.state.units["b1"].wounds == 10  # three hits, one blocked
    assert table.state.units["b1"].tokens == ()
    nobody = scene(OURS, THEIRS, ncus=[sansa], agenda=(ActNcu("an1"),), options=duel(HONED))
    answer(nobody, "crown")
    assert asked(nobody) != "zone-effect"


def test_rounds_begin_with_what_the_mode_says():
    table = scene(
        KING, THEIRS, options=duel(CLASH), agenda=(BeginRound(),), kings_cards={"seat-1": ("armory",), "seat-2": ()}
    )
    assert asked(table) == "use-objective"
    plain = scene(KING, THEIRS, agenda=(Turn("seat-1"),))
    assert asked(plain) == "action"
