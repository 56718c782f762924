"""Mission cards: each carried out from what it declares, when it gives points and when it must not."""

from typing import Any

import pytest

from maester.games.miniatures.modes.missions import ALL, CHOICE, ON_TABLE
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.modes import PassToken, ScoreMissions
from maester.games.miniatures.texts.records import MISSIONS
from maester.games.miniatures.values import Slain
from tests.scenarios.miniatures.cast import FIVE
from tests.scenarios.miniatures.play import ncu, scene, told, unit

WINDS = Options(seats=2, mode="the-winds-of-winter")
KING, THEIR_KING = (
    unit("a1", "guardsmen", 24, 8, 0, commander=True),
    unit("b1", "guardsmen", 24, 40, 180, commander=True),
)
A, B = unit("a1", "guardsmen", 24, 8, 0), unit("b1", "guardsmen", 24, 40, 180)
NCUS = [ncu("an1", "sansa-stark-little-bird"), ncu("bn1", "cersei-lannister-queen-regent")]
TWO: Any = ("panicked", "weakened")
FELLED = Slain(2, "b1", "seat-1", "a1")


def markers(**held: str) -> dict[str, Any]:
    return {"markers": {**dict.fromkeys(FIVE), **{name.replace("_", "-"): who for name, who in held.items()}}}


def board(**zones: str) -> dict[str, Any]:
    return {"ncus": NCUS, "board": zones}


def foes(*tokens: Any) -> list[Any]:
    return [unit(f"b{n}", "guardsmen", 8 * n, 40, 180, tokens=each) for n, each in enumerate(tokens, start=1)]


Case = tuple[list[Any], dict[str, Any], int, int]
"""Units, what else there is, what seat 1 gains and what seat 2 gains."""

MISSION_CASES: dict[str, list[Case]] = {
    "take-the-centre": [
        ([A, B], markers(centre="a1"), 2, 0),
        ([A, B], markers(centre="b1"), 0, 2),
        ([A, B], markers(near_left="a1"), 0, 0),
    ],
    "steel-and-hooves": [
        ([A, B], board(combat="an1", maneuver="an1"), 2, 0),
        ([A, B], board(combat="bn1", tactics="an1"), 0, 1),
        ([A, B], board(), 0, 0),
    ],
    "steel-and-ravens": [
        ([A, B], board(combat="an1", tactics="bn1"), 1, 1),
        ([A, B], board(maneuver="an1", crown="an1"), 0, 0),
    ],
    "rule-the-court": [
        ([A, B], board(combat="an1", crown="an1", tactics="bn1"), 2, 0),
        ([A, B], board(combat="an1", crown="an1", tactics="bn1", wealth="bn1"), 1, 1),
        ([A, B], board(combat="an1"), 0, 0),  # one is not enough
    ],
    "break-their-leader": [
        ([A, THEIR_KING], {"slain": (FELLED,)}, 2, 0),
        ([KING, B], {"slain": (FELLED,)}, 1, 0),
        ([KING, THEIR_KING], {"slain": (FELLED,)}, 2, 0),  # not both
        ([A, B], {"slain": (FELLED,)}, 0, 0),
        ([A, THEIR_KING], {"slain": (Slain(1, "b1", "seat-1", "a1"),)}, 0, 0),  # in an earlier round
    ],
    "behind-their-lines": [
        ([unit("a1", "guardsmen", 24, 43, 0), unit("b1", "guardsmen", 5, 20, 0)], {}, 1, 0),
        ([*(unit(f"a{n}", "guardsmen", 7 * n, 43, 0) for n in (1, 2, 3)), unit("b1", "guardsmen", 5, 20, 0)], {}, 2, 0),
        ([unit("a1", "guardsmen", 24, 39, 0), B], {}, 0, 0),  # not with its whole tray
    ],
    "weight-of-numbers": [
        ([unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180, wounds=8)], {}, 2, 0),
        ([unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180)], {}, 0, 0),
        ([A, unit("b1", "guardsmen", 24, 40, 180, wounds=4)], {}, 0, 0),  # nobody fights
        ([unit("a1", "guardsmen", 24, 20, 0, wounds=8), unit("b1", "gregor-clegane", 24, 23.78, 180)], {}, 0, 2),
    ],
    "sow-misery": [
        ([A, *foes(TWO, ("panicked",))], {}, 1, 0),
        ([A, *foes(TWO, TWO, ("weakened",))], {}, 2, 0),
        ([A, *foes(TWO)], {}, 0, 0),
    ],
    "blood-for-blood": [
        ([A, B], {"slain": (Slain(1, "a1", "seat-2", None), FELLED)}, 1, 0),
        ([A, *foes((), (), ())], {"slain": (Slain(1, "a1", "seat-2", None), *(Slain(2, f"b{n}", "seat-1", None)
            for n in (1, 2, 3)))}, 2, 0),
        ([A, B], {"slain": (FELLED,)}, 0, 0),  # nothing to avenge
        ([A, B], {"slain": (Slain(1, "a1", "seat-2", None), Slain(1, "b1", "seat-1", "a1"))}, 0, 0),
    ],
    "seize-their-ground": [
        ([A, B], markers(far_left="a1"), 1, 0),
        ([A, B], markers(near_left="a1", centre="a1"), 0, 0),
        ([A, B], markers(near_left="b1", near_right="b1", far_left="b1"), 0, 2),
    ],
    "take-the-lead": [
        ([A, B], markers(centre="a1", near_left="b1"), 1, 0),
        ([A, B], markers(near_left="b1"), 0, 0),
    ],
    "hold-them-all": [
        ([A, B], markers(**dict.fromkeys(("centre", "near_left", "far_left"), "a1"), far_right="b1"), 3, 1),
        ([A, B], markers(), 0, 0),
    ],
}  # fmt: skip


def missions_scored(card: str, units: list[Any], by: str | None = "seat-1", **more: Any) -> Any:
    return scene(
        *units, options=WINDS, agenda=(ScoreMissions(), PassToken()), active_missions=((by, card),), first="seat-1",
        missions={"seat-1": (), "seat-2": ()}, **more,
    )  # fmt: skip


@pytest.mark.rule("MIN-MODE-TWOW-07", "MIN-RULE-67")
@pytest.mark.parametrize(("card", "n"), [(card, n) for card, cases in MISSION_CASES.items() for n in range(len(cases))])
def test_what_a_mission_is_worth_to_each_side(card, n):
    units, more, mine, theirs = MISSION_CASES[card][n]
    table = missions_scored(card, units, **more)
    assert table.state.points == {"seat-1": mine, "seat-2": theirs}
    assert {event.why for event in told(table, "PointsScored")} <= {"mission"}


@pytest.mark.rule("MIN-MODE-TWOW-07", "MIN-CLEANUP-11")
@pytest.mark.parametrize(
    ("by", "first", "points"), [("seat-1", "seat-1", 1), ("seat-2", "seat-2", 0), (None, "seat-2", 0)]
)
def test_only_who_revealed_it_takes_the_lead(by, first, points):
    table = missions_scored("take-the-lead", [A, B], by, **markers(centre="a1"))
    assert table.state.first == first  # if nobody takes it, the token passes on
    assert table.state.points["seat-1"] == points


@pytest.mark.rule("MIN-TEAM-07")
def test_the_units_of_a_mate_count_for_missions():
    deep = [unit("a1", "guardsmen", 10, 10, 0), unit("c1", "guardsmen", 24, 43, 0), unit("b1", "guardsmen", 5, 20, 0)]
    table = scene(
        *deep, unit("d1", "guardsmen", 40, 20, 0), agenda=(ScoreMissions(),), round=2,
        options=Options(seats=4, mode="the-winds-of-winter", players="teams"), missions=dict.fromkeys(SEATS4, ()),
        active_missions=(("seat-3", "behind-their-lines"), ("seat-3", "take-the-lead")),
    )  # fmt: skip
    assert table.state.points == {"seat-1": 1, "seat-3": 1, "seat-2": 0, "seat-4": 0}
    assert table.state.next_first == "seat-3"


SEATS4 = ("seat-1", "seat-2", "seat-3", "seat-4")


def test_every_mission_is_a_declaration_that_a_test_here_names():
    assert {*MISSION_CASES} == {*MISSIONS}
    assert [MISSIONS[card].number for card in ALL] == list(range(1, 13))
    assert (len(CHOICE), len(ON_TABLE)) == (10, 9)
