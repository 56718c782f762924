"""The Winds of Winter; Dark Wings, Dark Words."""

from typing import Any

import pytest

from maester.games.miniatures.facts import MODES
from maester.games.miniatures.modes.missions import ALL
from maester.games.miniatures.steps.board import ActNcu
from maester.games.miniatures.steps.modes import (
    CleanUp,
    ExchangeMission,
    PassToken,
    ScoreMissions,
)
from maester.games.miniatures.steps.rounds import BeginRound, RevealMission
from maester.games.miniatures.steps.setup import ChooseCards
from maester.games.miniatures.values import Slain
from tests.scenarios.miniatures.cast import FIVE, OURS, THEIRS, duel
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    begun,
    ncu,
    offered,
    piece,
    refused,
    scene,
    told,
    unit,
)

MISSION = dict(enumerate(ALL, start=1))
"""By the numbers the rulebook speaks of."""


def missions(*numbers: int) -> tuple[str, ...]:
    return tuple(MISSION[number] for number in numbers)


def in_force(*numbers: int) -> tuple[tuple[None, str], ...]:
    return tuple((None, MISSION[number]) for number in numbers)


WINDS, WINGS = duel("the-winds-of-winter"), duel("dark-wings-dark-words")


@pytest.mark.rule("MIN-MODE-FAB-01", "MIN-MODE-HWS-01", "MIN-EX-49", "MIN-MODE-ACOK-01", "MIN-MODE-ADWD-01")
@pytest.mark.rule("MIN-MODE-TWOW-01", "MIN-MODE-DWDW-01", "MIN-MODE-HAR-01", "MIN-MODE-AFFC-01", "MIN-SETUP-03")
def test_how_deep_the_zones_are():
    deep = {"fire-and-blood", "here-we-stand", "a-storm-of-swords"}
    assert {name: facts.zone for name, facts in MODES.items()} == {
        name: 18_000 if name in deep else 10_000 for name in MODES
    }


# ------------------------------------------------------------------------------------------------ The Winds of Winter


@pytest.mark.rule("MIN-MODE-TWOW-03")
def test_a_hand_of_six_missions_unseen_by_the_other():
    table = scene(OURS, THEIRS, options=WINDS, agenda=(ChooseCards("seat-1"),))
    assert set(table.waiting) == {"seat-1", "seat-2"}
    table.answer("seat-1", missions(1, 2, 3, 4))
    assert table.waiting == ("seat-2",)
    assert refused(table, missions(1, 2, 3)).rule == "MIN-MODE-TWOW-03"
    table.answer("seat-2", missions(10, 9, 8, 7))
    assert table.state.missions == {"seat-1": missions(1, 2, 3, 4, 11, 12), "seat-2": missions(7, 8, 9, 10, 11, 12)}
    seen: Any = table.view("seat-1")
    assert [player.missions for player in seen.players] == [missions(1, 2, 3, 4, 11, 12), None]


@pytest.mark.rule("MIN-MODE-TWOW-04")
def test_each_reveals_a_mission_from_the_second_round_on():
    hands = {"seat-1": missions(1, 11), "seat-2": missions(2, 12)}
    table = scene(OURS, THEIRS, options=WINDS, agenda=(BeginRound(),), missions=hands, first="seat-2", round=1)
    assert (asked(table), table.waiting) == ("reveal-mission", ("seat-2",))
    answer(table, MISSION[12])
    assert table.waiting == ("seat-1",)
    answer(table, MISSION[1])
    assert table.state.active_missions == (("seat-2", MISSION[12]), ("seat-1", MISSION[1]))
    assert table.state.missions == {"seat-1": missions(11), "seat-2": missions(2)}
    early = scene(OURS, THEIRS, options=WINDS, agenda=(BeginRound(),), missions=hands, first="seat-2", round=0)
    assert asked(early) != "reveal-mission"


@pytest.mark.rule("MIN-MODE-TWOW-05", "MIN-MODE-TWOW-07", "MIN-MODE-TWOW-08", "MIN-RULE-67")
def test_missions_are_scored_by_all_and_discarded():
    held = {**dict.fromkeys(FIVE), "centre": "a1", "far-left": "b1"}
    table = scene(
        OURS, THEIRS, options=WINDS, agenda=(CleanUp(),), markers=held, round=2,
        active_missions=(("seat-1", MISSION[12]), ("seat-2", MISSION[1])), missions={"seat-1": (), "seat-2": ()},
        spots=dict.fromkeys(FIVE, (24_000, 8_000)),
    )  # fmt: skip
    # One for each marker, two for the centre; markers themselves give nothing.
    assert [(e.seat, e.points, e.why) for e in told(table, "PointsScored")] == [
        ("seat-1", 1, "mission"),
        ("seat-2", 1, "mission"),
        ("seat-1", 2, "mission"),
    ]
    assert table.state.active_missions == ()


def value(number: int, *units: Any, seat: str = "seat-1", by: str | None = None, **more: Any) -> int:
    """What a side gains by a mission in the clean-up phase."""
    active = ((by, MISSION[number]),)
    table = scene(
        *units or (OURS, THEIRS), options=WINDS, agenda=(ScoreMissions(),), active_missions=active,
        missions={"seat-1": (), "seat-2": ()}, **more,
    )  # fmt: skip
    points: dict[str, int] = table.state.points
    return points[seat]


@pytest.mark.rule("MIN-MODE-TWOW-07")
def test_what_missions_of_the_board_are_worth():
    ours, theirs = ncu("an1", "sansa-stark-little-bird"), ncu("bn1", "cersei-lannister-queen-regent")
    board = {"combat": "an1", "maneuver": "an1", "tactics": "bn1"}
    more: Any = {"ncus": [ours, theirs], "board": board}
    assert (value(2, **more), value(3, **more)) == (2, 1)
    assert (value(2, seat="seat-2", **more), value(3, seat="seat-2", **more)) == (0, 1)
    assert (value(4, **more), value(4, seat="seat-2", **more)) == (2, 0)
    even: Any = {"ncus": [ours, theirs], "board": {**board, "crown": "bn1"}}
    assert (value(4, **even), value(4, seat="seat-2", **even)) == (1, 1)


@pytest.mark.rule("MIN-MODE-TWOW-07")
def test_what_missions_of_the_field_are_worth():
    king = unit("b1", "guardsmen", 24, 40, 180, commander=True)
    slain = (Slain(2, "b1", "seat-1", "a1"),)
    assert value(5, OURS, king, slain=slain) == 2
    assert value(5, unit("a1", "guardsmen", 24, 8, 0, commander=True), THEIRS, slain=slain) == 1
    assert value(5, OURS, king, slain=(Slain(1, "b1", "seat-1", "a1"),)) == 0
    lead, friend = unit("a1", "guardsmen", 24, 8, 0, commander=True), unit("a2", "guardsmen", 10, 8, 0)
    assert value(5, lead, friend, THEIRS, slain=(Slain(2, "a2", "seat-1", "a1"),)) == 0
    deep = [unit(f"a{n}", "guardsmen", 6 * n, 42, 0) for n in (1, 2, 3)]
    assert value(6, *deep, THEIRS) == 2  # at most
    assert value(6, unit("a1", "guardsmen", 24, 39, 0), unit("b1", "guardsmen", 5, 20, 0)) == 0
    fight = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180, wounds=8)
    assert (value(7, *fight), value(7, *fight, seat="seat-2")) == (2, 0)
    two: Any = ("panicked", "weakened")
    foes = unit("b1", "guardsmen", 24, 40, 180, tokens=two), unit("b2", "guardsmen", 10, 40, 180, tokens=two)
    assert (value(8, OURS, *foes), value(8, OURS, *foes, seat="seat-2")) == (1, 0)
    assert value(9, slain=(Slain(2, "b1", "seat-1", None),)) == 0
    assert value(9, slain=(Slain(1, "a1", "seat-2", None), Slain(2, "b1", "seat-1", None))) == 1
    assert value(9, slain=(Slain(1, "a1", "seat-2", None), Slain(2, "b1", None, None))) == 0  # it fell to nobody
    held = {**dict.fromkeys(FIVE), "near-left": "a1", "far-left": "a1"}
    assert (value(10, markers=held), value(12, markers=held)) == (1, 2)


@pytest.mark.rule("MIN-MODE-TWOW-07", "MIN-CLEANUP-11")
def test_the_eleventh_mission_takes_the_token():
    held = {**dict.fromkeys(FIVE), "centre": "a1"}
    table = scene(
        OURS, THEIRS, options=WINDS, agenda=(ScoreMissions(), PassToken()), active_missions=(("seat-1", MISSION[11]),),
        markers=held, first="seat-1", missions={"seat-1": (), "seat-2": ()},
    )  # fmt: skip
    assert table.state.first == "seat-1"
    assert table.state.points["seat-1"] == 1


# ------------------------------------------------------------------------------------------------ Dark Wings


@pytest.mark.rule("MIN-MODE-DWDW-03", "MIN-MODE-DWDW-04")
def test_two_active_and_two_in_reserve():
    state = begun(WINGS).state
    numbers = [number for _, number in state.active_missions]
    assert len(numbers) == len(state.reserve_missions) == 2
    assert sorted((*numbers, *state.reserve_missions, *state.mission_deck)) == sorted(missions(*range(1, 10)))


def wings(**more: Any) -> Any:
    more.setdefault("active_missions", in_force(1, 2))
    more.setdefault("reserve_missions", missions(3, 4))
    more.setdefault("mission_deck", missions(5, 6, 7))
    return scene(OURS, THEIRS, options=WINGS, **more)


@pytest.mark.rule("MIN-MODE-DWDW-05", "MIN-MODE-DWDW-06")
def test_missions_move_up_from_the_third_round_on():
    table = wings(agenda=(RevealMission("seat-1"),), round=3)
    assert table.state.active_missions == in_force(3, 4)
    assert (table.state.reserve_missions, table.state.mission_discard) == (missions(5, 6), missions(1, 2))
    early = wings(agenda=(RevealMission("seat-1"),), round=2)
    assert early.state.active_missions == in_force(1, 2)
    anew = wings(
        agenda=(RevealMission("seat-1"),), round=3, mission_deck=missions(5), mission_discard=missions(9), faces=[1, 1]
    )
    assert set(anew.state.reserve_missions) < set(missions(5, 9, 1, 2))
    assert anew.state.mission_discard == ()


@pytest.mark.rule("MIN-MODE-DWDW-07")
@pytest.mark.parametrize(
    ("answers", "active", "reserve"),
    [((f"active:{MISSION[1]}", MISSION[4]), (4, 2), (3, 5)), ((f"reserve:{MISSION[3]}",), (1, 2), (4, 5))],
)
def test_missions_are_exchanged(answers, active, reserve):
    table = answer(wings(agenda=(ExchangeMission("seat-1"),)), *answers)
    assert table.state.active_missions == in_force(*active)
    assert table.state.reserve_missions == missions(*reserve)


@pytest.mark.rule("MIN-MODE-DWDW-07")
def test_an_ncu_may_exchange_instead_of_its_zone():
    table = wings(ncus=[ncu("an1", "tyrion-lannister-the-imp")], agenda=(ActNcu("an1"),))
    answer(table, "crown")
    assert table.decision("seat-1").answers() == ("zone", "missions")
    answer(table, "missions")
    assert asked(table) == "exchange-mission"


@pytest.mark.rule("MIN-MODE-DWDW-08")
def test_a_commander_may_exchange_instead_of_its_action():
    king = unit("a1", "guardsmen", 24, 8, 0, commander=True)
    table = scene(
        king, THEIRS, options=WINGS, acts="a1", active_missions=in_force(1, 2), reserve_missions=missions(3, 4),
        pieces=[piece("stakes", 24, 8)],
    )  # fmt: skip
    assert "exchange-mission" in offered(table)
    answer(table, "exchange-mission")
    assert asked(table) == "exchange-mission"
    assert not told(table, "DangerMet")  # it performs no action that the stakes would hurt
    plain = scene(OURS, THEIRS, options=WINGS, acts="a1")
    assert "exchange-mission" not in offered(plain)


@pytest.mark.rule("MIN-MODE-DWDW-10", "MIN-RULE-67")
def test_only_active_missions_are_scored():
    held = {"left": None, "centre": "a1", "right": None}
    table = wings(
        agenda=(ScoreMissions(),), active_missions=in_force(1, 4), reserve_missions=missions(3, 5), markers=held
    )
    assert table.state.points == {"seat-1": 2, "seat-2": 0}
    assert table.state.active_missions == in_force(1, 4)  # they stay
    waiting = wings(
        agenda=(ScoreMissions(),), active_missions=in_force(4, 5), reserve_missions=missions(1, 3), markers=held
    )
    assert waiting.state.points["seat-1"] == 0
