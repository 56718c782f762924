"""Cases a strict referee asks about: whose turn it is, missions revealed twice, a commander who falls again."""

from typing import Any

import pytest

from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.fights import Panic
from maester.games.miniatures.steps.modes import PassToken, ScoreMissions
from maester.games.miniatures.steps.rounds import Turn
from maester.games.miniatures.values import Slain
from tests.scenarios.miniatures.cast import FIVE
from tests.scenarios.miniatures.play import SEATS, answer, asked, scene, told, unit

TEAMS = Options(seats=4, players="teams", points=30)
ALL = Options(seats=3)
FOUR = [unit(f"{side}1", "guardsmen", 6 + 10 * n, 8 if side in "ac" else 40, 0) for n, side in enumerate("abcd")]
MORE = [unit(f"{side}2", "guardsmen", 6 + 10 * n, 14 if side in "ac" else 34, 0) for n, side in enumerate("abcd")]


# ---------------------------------------------------------------------------------------------------------- teams


@pytest.mark.rule("MIN-TEAM-06", "MIN-RULE-96")
def test_a_player_who_is_out_costs_the_team_no_turn():
    """Seat 2 is out: its mate takes all turns of the team, and the other team never has two turns in a row."""
    units = [each for each in (*FOUR, *MORE) if each[0][0] != "b"]
    table = scene(*units, options=TEAMS, agenda=(Turn("seat-1"),), out=("seat-2",))
    acted = []
    for name in ("a1", "d1", "c1"):
        acted.append(table.waiting[0])
        answer(table, name, "forgo")
    assert acted == ["seat-1", "seat-4", "seat-3"]
    assert (table.waiting, asked(table)) == (("seat-4",), "action")  # with the only unit that is left
    answer(table, "forgo")
    assert (table.waiting, asked(table)) == (("seat-1",), "activate")


@pytest.mark.rule("MIN-TEAM-06", "MIN-RULE-96")
def test_a_player_who_goes_out_before_the_turn_leaves_it_to_the_mate():
    doomed = unit("b1", "guardsmen", 16, 40, 0, wounds=1)
    units = [FOUR[0], doomed, *FOUR[2:], MORE[0]]
    table = scene(*units, options=TEAMS, agenda=(Panic("b1", ()), Turn("seat-2")), faces=[1, 1, 1])
    assert (table.state.out, table.waiting) == (("seat-2",), ("seat-4",))


@pytest.mark.rule("MIN-TEAM-05", "MIN-RULE-96")
@pytest.mark.parametrize(
    ("first", "out", "then"),
    [
        ("seat-1", (), "seat-2"),
        ("seat-4", (), "seat-1"),
        ("seat-1", ("seat-2",), "seat-4"),
        ("seat-4", ("seat-1",), "seat-3"),
        ("seat-3", ("seat-4", "seat-1"), "seat-2"),
    ],
)
def test_the_token_goes_to_the_other_team_whoever_is_out(first, out, then):
    units = [each for each in FOUR if SEATS[each[0][0]] not in out]
    assert scene(*units, options=TEAMS, agenda=(PassToken(),), first=first, out=out).state.first == then


@pytest.mark.rule("MIN-FFA-04", "MIN-FFA-05", "MIN-FFA-07")
def test_in_a_free_for_all_turns_and_token_skip_who_is_out():
    units = [each for each in FOUR if each[0] in ("a1", "c1")]
    table = scene(*units, options=ALL, agenda=(Turn("seat-1"),), out=("seat-2",))
    answer(table, "forgo")
    assert table.waiting == ("seat-3",)
    assert scene(*units, options=ALL, agenda=(PassToken(),), first="seat-1", out=("seat-2",)).state.first == "seat-3"


# ------------------------------------------------------------------------------------------------------- missions

WINDS = Options(seats=2, mode="the-winds-of-winter")
A, B = unit("a1", "guardsmen", 24, 24, 0), unit("b1", "guardsmen", 6, 30, 180)


def both_reveal(card: str, held: dict[str, str]) -> Any:
    return scene(
        A, B, options=WINDS, agenda=(ScoreMissions(), PassToken()), first="seat-1",
        missions={"seat-1": (), "seat-2": ()}, markers={**dict.fromkeys(FIVE), **held},
        active_missions=(("seat-1", card), ("seat-2", card)),
    )  # fmt: skip


@pytest.mark.rule("MIN-MODE-TWOW-07", "MIN-RULE-67")
def test_a_mission_that_both_reveal_lies_there_twice():
    """Each revealed card may be scored by each player."""
    table = both_reveal("hold-them-all", {"centre": "a1", "far-left": "b1"})
    assert table.state.points == {"seat-1": 2, "seat-2": 2}
    assert table.state.mission_discard == ("hold-them-all", "hold-them-all")


@pytest.mark.rule("MIN-MODE-TWOW-07", "MIN-RULE-67")
def test_both_have_revealed_what_both_revealed():
    table = both_reveal("take-the-lead", {"centre": "a1", "far-left": "b1"})
    assert table.state.points == {"seat-1": 1, "seat-2": 1}
    assert table.state.first == "seat-2"  # the second to take the token has it


# ---------------------------------------------------------------------------------------------- a clash of kings


@pytest.mark.rule("MIN-MODE-ACOK-10")
@pytest.mark.parametrize(
    ("before", "by", "gains"),
    [
        ((), "seat-1", 3),
        ((Slain(1, "b1", "seat-1", None),), "seat-1", 1),  # not the first time
        ((Slain(1, "b1", "seat-3", None),), "seat-1", 3),  # the first time for this player
        ((Slain(1, "b1", None, None),), "seat-1", 3),  # no player had done it before
        ((Slain(1, "b1", "seat-2", None),), "seat-1", 3),  # nor any opponent: its owner did it
        ((Slain(1, "c1", "seat-1", None),), "seat-1", 3),  # another commander
    ],
)
def test_a_commander_is_worth_two_more_the_first_time_a_player_destroys_it(before, by, gains):
    king = unit("b1", "guardsmen", 24, 40, 180, wounds=1, commander=True)
    units = [FOUR[0], king, MORE[1], FOUR[2]]
    table = scene(
        *units, options=Options(seats=3, mode="a-clash-of-kings"), agenda=(Panic("b1", (), by),), faces=[1, 1, 1],
        slain=before,
    )  # fmt: skip
    assert table.state.points[by] == gains
    assert [event.unit for event in told(table, "UnitDestroyed")] == ["b1"]
