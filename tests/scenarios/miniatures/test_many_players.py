"""Teams and free for all."""

from itertools import pairwise
from typing import Any

import pytest

from maester.games.miniatures.areas import zone_of
from maester.games.miniatures.army import ArmyList, Troop
from maester.games.miniatures.setup import Options, deal
from maester.games.miniatures.steps.board import ActNcu
from maester.games.miniatures.steps.fights import Panic
from maester.games.miniatures.steps.modes import CheckVictory, PassToken
from maester.games.miniatures.steps.rounds import Turn
from maester.games.miniatures.steps.setup import Deploy, PickCorners, RollForZones
from maester.games.miniatures.turn import ready
from maester.games.miniatures.unit import enemies_engaged, enemy_units, own_units
from maester.games.miniatures.victory import gain
from maester.kernel import Chance
from tests.scenarios.miniatures.play import answer, asked, begun, ncu, play_until, refused, scene, told, unit

TEAMS = Options(seats=4, players="teams", points=30)
ALL = Options(seats=3)
FOUR = [unit(f"{side}1", "guardsmen", 6 + 10 * n, 8 if side in "ac" else 40, 0) for n, side in enumerate("abcd")]
THREE = FOUR[:3]


def reasons(options: Options) -> set[str | None]:
    refusal = options.refusal()
    return set() if refusal is None else {each.rule for each in refusal.reasons}


# ---------------------------------------------------------------------------------------------------------------- teams


@pytest.mark.rule("MIN-TEAM-01", "MIN-RULE-82", "MIN-SETUP-13")
def test_two_against_two():
    assert reasons(TEAMS) == set()
    assert reasons(Options(seats=3, players="teams")) == {"MIN-TEAM-01"}
    assert deal(Options(seats=4, players="teams", points=20, armies=by_seat(small())), Chance(1)).size == 40
    assert reasons(Options(seats=4, players="duel")) == {"MIN-SETUP-13"}


def small() -> tuple[Any, ...]:
    """Armies of at most twenty points."""
    return tuple(
        ArmyList(faction, leader, (Troop(card, (leader,)), Troop(card)))
        for faction, leader, card in (
            ("stark", "robb-stark-wolf-lord", "sworn-swords"),
            ("lannister", "jaime-lannister-kingslayer", "guardsmen"),
        )
        * 2
    )


def by_seat(armies: tuple[Any, ...]) -> dict[str, Any]:
    return {f"seat-{n}": army for n, army in enumerate(armies, start=1)}


@pytest.mark.rule("MIN-TEAM-02")
def test_a_character_is_there_once_in_a_team():
    same = small()
    assert reasons(Options(seats=4, players="teams", points=20, armies=by_seat(same))) == {"MIN-TEAM-02"}
    crossed = (same[0], same[0], same[1], same[1])  # the two of one name fight each other
    assert reasons(Options(seats=4, players="teams", points=20, armies=by_seat(crossed))) == set()
    for one_side in ((same[0], same[0], same[0], same[1]), (same[0], same[0], same[1], same[0])):
        assert reasons(Options(seats=4, players="teams", points=20, armies=by_seat(one_side))) == {"MIN-TEAM-02"}


@pytest.mark.rule("MIN-TEAM-04", "MIN-TEAM-03", "MIN-DEPLOY-03")
def test_the_setup_is_that_of_the_mode():
    table = play_until(begun(TEAMS), "activate")
    zones = {seat: zone_of(table.state, seat) for seat in table.state.seats}
    assert zones["seat-1"] == zones["seat-3"] != zones["seat-2"] == zones["seat-4"]
    owners = [table.state.units[event.unit].seat for event in told(table, "UnitDeployed")]
    sides = [table.state.sides[seat] for seat in owners]
    assert all(one != other for one, other in pairwise(sides[:9]))
    assert len({id(deck) for deck in table.state.decks.values()}) == 4


@pytest.mark.rule("MIN-TEAM-05", "MIN-TEAM-06")
def test_teams_take_turns_and_choose_among_all_their_units():
    table = scene(*FOUR, options=TEAMS, agenda=(Turn("seat-1"),), first="seat-1")
    assert (table.waiting, table.decision("seat-1").answers()) == (("seat-1",), ("a1", "c1"))
    answer(table, "c1")
    assert (asked(table), table.waiting) == ("action", ("seat-3",))  # its owner acts
    answer(table, "forgo")
    assert (table.waiting, table.decision("seat-2").answers()) == (("seat-2",), ("b1", "d1"))
    token = scene(*FOUR, options=TEAMS, agenda=(PassToken(),), first="seat-1")
    assert token.state.first == "seat-2"


@pytest.mark.rule("MIN-TEAM-07")
def test_points_belong_to_the_team():
    table = scene(*FOUR, options=TEAMS, agenda=(CheckVictory(),), size=30)
    gain(table.state, "seat-3", 2, "x")
    assert table.state.points == {"seat-1": 2, "seat-2": 0, "seat-3": 2, "seat-4": 0}
    points = {"seat-1": 8, "seat-2": 3, "seat-3": 8, "seat-4": 3}
    won = scene(*FOUR, options=TEAMS, agenda=(CheckVictory(),), size=30, points=points, round=3)
    assert won.state.winners == ("seat-1", "seat-3")


@pytest.mark.rule("MIN-TEAM-08", "MIN-TERMS-04", "MIN-TERMS-05", "MIN-RULE-73")
def test_mates_are_friends():
    mates = [
        unit("a1", "guardsmen", 24, 8, 0),
        unit("c1", "guardsmen", 24, 12.8, 180),
        unit("b1", "guardsmen", 10, 40, 0),
    ]
    state = scene(*mates, options=TEAMS).state
    assert enemies_engaged(state, "a1") == []
    assert own_units(state, "seat-1") == ["a1", "c1"]
    assert enemy_units(state, "seat-1") == ["b1"]
    assert state.foes("seat-1") == ("seat-2", "seat-4")


@pytest.mark.rule("MIN-RULE-96", "MIN-TEAM-06")
def test_a_team_is_out_when_its_last_player_is():
    last = unit("a1", "guardsmen", 6, 8, 0, wounds=1)
    table = scene(last, *FOUR[1:], options=TEAMS, agenda=(Panic("a1", ()), Turn("seat-1")), faces=[1, 1, 1])
    assert (table.state.out, table.over) == (("seat-1",), False)
    assert table.waiting == ("seat-3",)  # a player who is out takes no turn, but a mate does
    both = scene(
        last, *[u for u in FOUR if u[0] in ("b1", "d1")], options=TEAMS, agenda=(Panic("a1", ()), Turn("seat-2")),
        faces=[1, 1, 1], out=("seat-3",),
    )  # fmt: skip
    assert both.state.winners == ("seat-2", "seat-4")


# --------------------------------------------------------------------------------------------------------- free for all


@pytest.mark.rule("MIN-FFA-01")
def test_no_storm_for_all():
    assert reasons(Options(seats=3, mode="a-storm-of-swords")) == {"MIN-FFA-01"}
    assert reasons(Options(seats=4, mode="here-we-stand")) == set()


@pytest.mark.rule("MIN-FFA-02", "MIN-RULE-97")
def test_everybody_picks_a_corner():
    table = scene(options=ALL, agenda=(PickCorners(("seat-2", "seat-3", "seat-1")),), zones={}, first="seat-2")
    assert table.waiting == ("seat-2",)
    answer(table, 2)
    assert table.waiting == ("seat-3",)
    assert refused(table, 2).rule == "MIN-FFA-02"
    answer(table, 0, 3)
    assert table.state.zones == {"seat-2": 2, "seat-3": 0, "seat-1": 3}
    assert [zone_of(table.state, seat) for seat in ("seat-3", "seat-2", "seat-1")] == [
        (0, 0, 12_000, 12_000),
        (36_000, 36_000, 48_000, 48_000),
        (36_000, 0, 48_000, 12_000),
    ]


@pytest.mark.rule("MIN-FFA-03", "MIN-RULE-97")
def test_the_highest_die_begins():
    table = scene(options=ALL, agenda=(RollForZones(),), faces=[4, 6, 6, 2, 5], zones={})
    assert table.state.first == "seat-3"  # the two sixes were rolled again
    assert (asked(table), table.waiting) == ("corner", ("seat-3",))


@pytest.mark.rule("MIN-RULE-97", "MIN-DEPLOY-03")
def test_armies_deploy_in_the_same_order():
    units = [(name, type(u)(u.seat, u.card, u.wounds)) for name, u in (*THREE, unit("a2", "guardsmen", 0, 0, 0))]
    table = scene(*units, options=ALL, agenda=(Deploy("seat-2"),))
    order = []
    chance = Chance(3)
    while not table.over and table.waiting:
        if asked(table) == "deploy":
            order.append(table.waiting[0])
        table.answer_any(table.waiting[0], chance)
    assert order == ["seat-2", "seat-3", "seat-1", "seat-1"]


@pytest.mark.rule("MIN-FFA-04", "MIN-FFA-05", "MIN-RULE-73")
def test_turns_and_the_token_pass_to_the_left():
    table = scene(*THREE, options=ALL, agenda=(Turn("seat-2"),), first="seat-2")
    order = []
    for _ in range(3):
        order.append(table.waiting[0])
        answer(table, "forgo")
    assert order == ["seat-2", "seat-3", "seat-1"]
    assert table.state.first == "seat-3"
    assert table.state.other("seat-3") == "seat-1"


@pytest.mark.rule("MIN-FFA-06", "MIN-WIN-02", "MIN-RULE-54")
@pytest.mark.parametrize(
    ("points", "winners"), [((8, 7, 0), ("seat-1",)), ((8, 9, 0), ()), ((7, 7, 7), ()), ((0, 0, 9), ("seat-3",))]
)
def test_one_must_have_enough_points_alone(points, winners):
    scored = dict(zip(("seat-1", "seat-2", "seat-3"), points, strict=True))
    table = scene(*THREE, options=ALL, agenda=(CheckVictory(),), points=scored, round=3)
    assert table.state.winners == winners


@pytest.mark.rule("MIN-FFA-07", "MIN-WIN-09", "MIN-RULE-96")
def test_who_has_no_unit_left_is_out_and_the_others_go_on():
    last = unit("a1", "guardsmen", 6, 8, 0, wounds=1)
    sansa = ncu("an1", "sansa-stark-little-bird", on="b1")
    table = scene(
        last, *THREE[1:], options=ALL, agenda=(Panic("a1", ()), Turn("seat-1")), faces=[1, 1, 1], ncus=[sansa],
        board={"crown": "an1"}, hands={"seat-1": ("x",), "seat-2": (), "seat-3": ()},
    )  # fmt: skip
    state = table.state
    assert (state.out, table.over, table.waiting) == (("seat-1",), False, ("seat-2",))
    assert (state.board, state.ncus["an1"].on, state.hands["seat-1"]) == ({}, None, ())
    assert ready(state, "seat-1") == []
    assert state.points == {"seat-1": 0, "seat-2": 1, "seat-3": 1}  # each opponent of its owner (MIN-WIN-12)


@pytest.mark.rule("MIN-RULE-96", "MIN-WIN-10")
def test_the_last_one_wins_at_once():
    last = unit("b1", "guardsmen", 16, 40, 0, wounds=1)
    table = scene(THREE[0], last, options=ALL, agenda=(Panic("b1", ()),), faces=[1, 1, 1], out=("seat-3",))
    assert table.state.winners == ("seat-1",)


@pytest.mark.rule("MIN-WIN-11", "MIN-WIN-12", "MIN-TERMS-03")
def test_who_destroys_a_unit_gains_the_point_alone():
    both = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180, wounds=1)
    table = scene(
        *both, unit("b2", "guardsmen", 5, 40, 0), unit("c1", "guardsmen", 40, 40, 0), options=ALL, acts="a1",
        faces=[6, 1, 1, 1, 1, 1, 1],
    )  # fmt: skip
    answer(table, "melee", None)
    assert table.state.points == {"seat-1": 1, "seat-2": 0, "seat-3": 0}


@pytest.mark.rule("MIN-RULE-73", "MIN-BOARD-02")
def test_zones_concern_every_opponent():
    sansa = ncu("an1", "tyrion-lannister-the-imp")
    table = scene(*THREE, options=ALL, ncus=[sansa], agenda=(ActNcu("an1"),))
    answer(table, "crown")
    assert table.decision("seat-1").answers() == ("b1", "c1")
