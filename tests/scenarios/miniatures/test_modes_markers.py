"""Modes whose markers are covered: A Game of Thrones, Honed and Ready."""

from typing import Any

import pytest

from maester.games.miniatures.facts import MODES
from maester.games.miniatures.numbers import dice_of, keywords, most_cards
from maester.games.miniatures.steps.board import ActNcu
from maester.games.miniatures.steps.modes import CleanUp, ScoreMarker
from maester.games.miniatures.terrain import Laid
from maester.games.miniatures.texts.questions import Said
from maester.games.miniatures.values import Attack
from tests.scenarios.miniatures.cast import FIVE, OURS, THEIRS, duel
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    begun,
    ncu,
    offered,
    play_until,
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
