"""Rare turns of set-up and modes: corners, bearers that fall, reserves, narrow strips."""

from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.miniatures.areas import own_edges
from maester.games.miniatures.deploy import placing_question
from maester.games.miniatures.modes.carried import which_spot
from maester.games.miniatures.modes.missions import worth
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.setup import Options, starting_tokens
from maester.games.miniatures.steps.fights import Charge, Strike
from maester.games.miniatures.steps.rounds import Act, EndActivation
from maester.games.miniatures.texts import verbs
from maester.games.miniatures.values import Slain, Unit
from maester.kernel import Chance
from tests.scenarios.miniatures.carried_out import done
from tests.scenarios.miniatures.cast import FAR, GUARDS, SWORDS, fallen
from tests.scenarios.miniatures.play import answer, asked, bare_scene, scene, told, unit
from tests.scenarios.miniatures.scenes import infantry


@pytest.mark.parametrize(("commander", "source", "points"), [(True, None, 2), (False, "a1", 1), (False, None, 0)])
def test_what_a_mission_would_give_before_it_is_revealed(commander, source, points):
    king = unit("a1", "guardsmen", 24, 8, 0, commander=True)
    state = scene(king, fallen("b1", commander=commander), FAR, slain=(Slain(2, "b1", "seat-1", source),)).state
    assert worth(state, "seat-1", "break-their-leader", None) == points


def test_tokens_lie_on_the_card_of_an_ability_from_the_start():
    assert starting_tokens("kingsguard", ()) == (("baratheon-banners", 4),)
    assert starting_tokens("guardsmen", ()) == ()


@pytest.mark.rule("MIN-MODE-HWS-09", "MIN-RULE-97")
def test_whoever_plays_from_a_corner_has_the_edge_behind_it():
    state = scene(GUARDS, SWORDS, options=Options(seats=4, players="free-for-all")).state
    near, far = ((0, 0, state.width, 6_000),), ((0, 42_000, state.width, 48_000),)
    assert [own_edges(state, seat) for seat in state.seats] == [
        near if state.zones[seat] in (0, 3) else far for seat in state.seats
    ]


@pytest.mark.rule("MIN-CHARGE-02")
def test_a_charge_at_nobody_in_reach_is_not_declared():
    table = bare_scene(GUARDS, unit("b1", "sworn-swords", 24, 46, 180), agenda=(Charge("a1", None),))
    assert (asked(table), told(table, "ChargeDeclared")) == ("", [])


@pytest.mark.rule("MIN-CONDITION-02", "MIN-ACTION-01")
@pytest.mark.parametrize(("target", "tokens"), [("b1", ()), ("b2", ("panicked",))])
def test_who_is_taunted_pays_for_a_shot_only_at_somebody_else(target, tokens):
    bows, taunts = unit("a1", "bowmen", 24, 20, 0), unit("b1", "sworn-swords", 20, 30, 180)
    other = unit("b2", "sworn-swords", 28, 30, 180)
    more: dict[str, Any] = {"taunted": (("a1", "b1", ("panicked",)),), "active": "seat-1", "faces": [1] * 12}
    table = bare_scene(bows, taunts, other, acts="a1", **more)
    answer(table, "ranged", Stepped("ahead", 0, 0))
    assert (asked(table), table.state.units["a1"].tokens) == ("ranged-target", ())
    answer(table, target)
    assert table.state.units["a1"].tokens == tokens


DANCE = Options(seats=2, mode="a-dance-with-dragons")


@pytest.mark.rule("MIN-MODE-ADWD-07", "MIN-RULE-70")
@pytest.mark.parametrize("laden", [False, True])
def test_a_bearer_that_falls_in_contact_loses_its_marker_to_an_enemy_who_has_none(laden):
    """It is settled before the tray is removed. Who already carries one has it laid down by the opponent."""
    bearer = unit("b1", "guardsmen", 24, 24.8, 180, wounds=1)
    table = bare_scene(
        GUARDS, bearer, FAR, agenda=(Strike("a1", "b1"),), faces=[6, 1, 1, 1, 1, 1, 1], options=DANCE,
        active="seat-1",
        markers={"left": "a1" if laden else None, "centre": "b1", "right": None},
        spots={"left": None if laden else (6_700, 24_000), "centre": None, "right": (41_300, 24_000)},
    )  # fmt: skip
    assert table.state.units["b1"].wounds == 0
    if laden:
        assert (asked(table), table.waiting) == ("lay-marker", ("seat-2",))
        assert table.state.markers["centre"] is None
    else:
        assert table.state.markers["centre"] == "a1"


@pytest.mark.rule("MIN-MODE-ADWD-06")
def test_a_marker_with_no_room_beside_a_tray_is_laid_a_little_farther_away():
    """Four trays stand so close around the place that nothing is free within two inches."""
    alone = bare_scene(GUARDS, FAR, options=DANCE).state
    asked_alone = which_spot(alone, "centre", infantry(24, 20, 0), None)
    assert asked_alone.reach == 2_000
    trays = [(18, 20), (30, 20), (24, 25), (24, 15), (18, 25), (30, 25), (18, 15), (30, 15)]
    crowd = [unit(f"b{n}", "guardsmen", x, y, 0) for n, (x, y) in enumerate(trays)]
    packed = which_spot(bare_scene(GUARDS, *crowd, options=DANCE).state, "centre", infantry(24, 20, 0), None)
    assert packed.reach > 2_000
    assert packed.some_place() is not None
    assert replace(packed, reach=packed.reach - 1_000).some_place() is None


@pytest.mark.rule("MIN-MODE-ASOS-12")
def test_reserves_have_come_in_before_they_act():
    """What answers to their coming is over when their action is chosen."""
    waiting = Unit("seat-1", "guardsmen", 12, reserve=True)
    table = bare_scene(("a2", waiting), GUARDS, FAR, agenda=(Act("a2"), EndActivation("a2")))
    question: Any = table.decision("seat-1")
    answer(table, question.some_room())
    assert (asked(table), table.state.agenda) == ("action", (EndActivation("a2"),))


@pytest.mark.rule("MIN-DEPLOY-04", "MIN-RULE-59")
@pytest.mark.parametrize(("width", "fits"), [(4_800, True), (4_796, False)])
def test_where_only_a_narrow_strip_is_free_a_tray_stands_on_its_side(width, fits):
    state = bare_scene(("a2", Unit("seat-1", "guardsmen", 12)), FAR).state
    question = placing_question(state, "a2", ((10_000, 0, 10_000 + width, 10_000),), "deploy", "MIN-DEPLOY-04")
    room = question.some_room()
    assert (room is not None) == fits
    assert room is None or room.heading % 18_000 == 9_000


@pytest.mark.parametrize(("n", "left"), [({}, 2), ({"n": 2}, 1), ({"n": 5}, 0)])
def test_the_opponent_discards_so_many_cards_at_random(n, left):
    hands = {"seat-1": ("parlay",), "seat-2": ("assault-orders", "winters-might", "northern-ferocity")}
    table = done(verbs.DiscardRandom(**n), hands=hands, chance=Chance(3))
    assert (len(table.state.hands["seat-2"]), len(table.state.discards["seat-2"])) == (left, 3 - left)
    assert table.state.hands["seat-1"] == ("parlay",)
