"""How a unit came to stand where it stands is told with every move; and what comes to nothing leaves nothing behind."""

from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.miniatures.combat.aftermath import attack_done
from maester.games.miniatures.combat.foreseen import do_at_once
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.numbers import number
from maester.games.miniatures.steps.fights import (
    Align,
    ChargeMove,
    FreePivot,
    FreeShift,
    MakeRoom,
    Melee,
    Retreat,
    Shoot,
    Surge,
)
from maester.games.miniatures.steps.rounds import Perform
from maester.games.miniatures.texts import verbs
from maester.games.miniatures.texts.changes import Hit
from maester.games.miniatures.texts.in_play import Bound, Lasting, Later, Use
from maester.games.miniatures.texts.which import If, Which
from maester.games.miniatures.values import Attack
from tests.scenarios.miniatures.cast import FAR, GUARDS, SWORDS
from tests.scenarios.miniatures.play import answer, asked, bare_scene, offered, piece, scene, told, unit

AWAY = unit("b1", "sworn-swords", 24, 32, 180)
BOUND = Bound("seat-1", "winters-bite", this="a1", target="b1", attacker="a1", defender="b1")


@pytest.mark.parametrize(
    ("units", "step", "given", "faces", "how"),
    [
        ((GUARDS, AWAY), Perform("a1", "maneuver"), (Moved(0, 1_000, 0),), [], "maneuver"),
        ((GUARDS, AWAY), Perform("a1", "march"), (Moved(0, 1_000, 0),), [], "march"),
        ((GUARDS, SWORDS), Retreat("a1", 5_000), (Stepped("back", 5_000, 0),), [], "retreat"),
        ((GUARDS, AWAY), FreePivot("a1"), (9_000,), [], "pivot"),
        ((GUARDS, AWAY), FreeShift("a1", 1_000), (Stepped("left", 1_000, 0),), [], "shift"),
        ((GUARDS, AWAY), Surge("a1", 0, 1_000, 0), (), [], "surge"),
        ((GUARDS, AWAY), ChargeMove("a1", "b1", "front", 0, 2), (), [6, 6, 1], "failed-charge"),
        ((unit("a1", "bowmen", 24, 20, 0), AWAY), Shoot("a1"), (Stepped("left", 1_000, 0),), [1] * 9, "shift"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
@pytest.mark.rule("MIN-TERMS-06")
def test_a_move_is_told_with_the_kind_it_was(units, step, given, faces, how):
    table = answer(bare_scene(*units, FAR, agenda=(step,), faces=faces, active="seat-1"), *given)
    moves = told(table, "UnitMoved")
    there = table.state.units["a1"].pose
    assert [(each.unit, each.how, each.x, each.y, each.heading) for each in moves] == [
        ("a1", how, there.x, there.y, there.heading)
    ]


@pytest.mark.rule("MIN-CHARGE-15", "MIN-MULTI-01", "MIN-MELEE-02")
def test_lining_up_making_room_and_sliding_are_told_as_such():
    line = Align("a1", "b1", "front", 0, 7_200, True)
    table = bare_scene(GUARDS, AWAY, FAR, agenda=(line,), active="seat-1", faces=[1] * 9)
    answer(table, offered(table)[0])
    assert [(each.unit, each.how) for each in told(table, "UnitMoved")] == [("a1", "charge")]
    beside = unit("b2", "sworn-swords", 28, 24.8, 180)
    aside = bare_scene(GUARDS, unit("b1", "sworn-swords", 22.5, 24.8, 180), beside, agenda=(MakeRoom("a1", "b1"),))
    assert [(each.unit, each.how) for each in told(aside, "UnitMoved")] == [("b2", "made-room")]
    slides = bare_scene(GUARDS, SWORDS, FAR, agenda=(Melee("a1"),), active="seat-1", faces=[1] * 9)
    assert asked(slides) == "melee-face"
    answer(slides, offered(slides)[1])
    assert [(each.unit, each.how) for each in told(slides, "UnitMoved")] == [("a1", "melee")]


@pytest.mark.rule("MIN-TERMS-06")
def test_who_stays_where_it_is_has_not_moved():
    table = bare_scene(GUARDS, AWAY, FAR, agenda=(FreePivot("a1"), FreeShift("a1", 1_000)), active="seat-1")
    answer(table, 0, Stepped("left", 0, 0))
    assert told(table, "UnitMoved") == []


@pytest.mark.rule("MIN-TERRAIN-DANGEROUS-02", "MIN-TERRAIN-DANGEROUS-03")
@pytest.mark.parametrize(("hurt", "wounds"), [(None, 2), ("a1", 0), ("b1", 2)])
def test_a_charge_over_two_dangers_hurts_once_and_not_again_after_its_start_has_hurt(hurt, wounds):
    pieces = [piece("stakes", 22, 25.5), replace(piece("stakes", 27.6, 25.5), name="more")]
    step = ChargeMove("a1", "b1", "front", 0, 4)
    table = bare_scene(GUARDS, unit("b1", "sworn-swords", 24, 39, 180), FAR, agenda=(step,), pieces=pieces,
                       faces=[*([1] if wounds else []), 6, 6, 1], hurt=hurt, active="seat-1")  # fmt: skip
    assert table.state.units["a1"].wounds == 12 - wounds
    assert [event.rolled.result for event in told(table, "DangerMet")] == ([wounds] if wounds else [])


# -------------------------------------------------------------------------------------------- what came to nothing


@pytest.mark.rule("MIN-RULE-101")
def test_an_attack_that_came_to_nothing_takes_what_waited_for_it_along():
    """What waits for the end of another attack, or for something else, waits on; and so do changes that last."""
    use = Use(BOUND, (), 1)
    waits = (Later("attack-done", 2, use), Later("attack-done", 1, use), Later("destroyed", 2, use, "b1"))
    lasting = tuple(Lasting(BOUND, Hit(n=1), "attack", 0, "a1", depth=depth) for depth in (1, 2))
    outer, inner = Attack("b1", "a1", 0, "front", dice=(6,)), Attack("a1", "b1", 0, "front")
    gone = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=0)
    state = scene(GUARDS, gone, FAR, attacks=(outer, inner), later=waits, lasting=lasting).state
    attack_done(state)
    assert (state.attacks, state.agenda) == ((outer,), ())
    assert state.later == waits[1:]
    assert [each.depth for each in state.lasting] == [1]


# ------------------------------------------------------------------------------------------------ what is foreseen


def foretold(*todo: Any) -> Any:
    """What stands after something was done that nobody decides and no die."""
    state = bare_scene(GUARDS, SWORDS, FAR, attacks=(Attack("a1", "b1", 0, "front"),), active="seat-1").state
    for each in todo:
        do_at_once(state, BOUND, each)
    return state


def test_a_change_that_begins_by_itself_counts_in_the_odds_of_this_attack_only():
    state = foretold(Hit(n=1))
    assert number(state, "hit", "a1", state.attacks[-1]) == 1
    begun = [(each.until, each.depth) for each in state.lasting if isinstance(each.change, Hit)]
    assert begun == [("attack", 1)]
    turn = foretold(Hit(n=1, until="turn"))
    assert [each.until for each in turn.lasting if isinstance(each.change, Hit)] == ["turn"]


def test_tokens_that_come_by_themselves_count_unless_somebody_chooses():
    give = verbs.Give(conditions=("panicked", "weakened"), to="target")
    assert foretold(give).units["b1"].tokens == ("panicked", "weakened")
    assert foretold(verbs.Give(conditions=("panicked", "weakened"), to="target", one=True)).units["b1"].tokens == ()
    assert foretold(verbs.Give(conditions=("panicked",), to="target", n=2)).units["b1"].tokens == ()
    assert foretold(verbs.Give(conditions=("panicked",), to="earlier")).units["b1"].tokens == ()


def test_what_depends_on_a_condition_is_foreseen_either_way():
    one, other = (verbs.Give(conditions=(each,), to="target") for each in ("panicked", "weakened"))
    so, not_so = If(this=Which(side="friend")), If(this=Which(side="enemy"))
    assert foretold(verbs.Whether(holds=so, do=(one,), otherwise=(other,))).units["b1"].tokens == ("panicked",)
    assert foretold(verbs.Whether(holds=not_so, do=(one,), otherwise=(other,))).units["b1"].tokens == ("weakened",)
