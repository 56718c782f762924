"""Every condition a text can ask for, and every description of a unit: where it holds, and where just not."""

from typing import Any

import pytest

from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts.fitting import fits, units_that_fit
from maester.games.miniatures.texts.in_play import Bound, Laid, Lasting
from maester.games.miniatures.texts.meaning import amount, counters, holds
from maester.games.miniatures.texts.which import If, Near, Ranks, Sum, Which
from maester.games.miniatures.texts.working import concerns
from maester.games.miniatures.values import Attack
from tests.scenarios.miniatures.cast import GUARDS, SWORDS
from tests.scenarios.miniatures.play import bare_scene, ncu, scene, unit

FRIEND, FAR = unit("a2", "outriders", 40, 10, 0, commander=True), unit("b9", "guardsmen", 5, 44, 180)
ALL = (GUARDS, FRIEND, SWORDS, FAR)
BOUND = Bound("seat-1", "winters-bite", this="a1", target="b1", attacker="a1", defender="b1", zone="crown")
JAIME = "jaime-lannister-kingslayer"
NOBODY = Bound("seat-1", "winters-bite")
BOARD: Any = {
    "ncus": [ncu("an1", "cersei-lannister-queen-regent"), ncu("bn1", "sansa-stark-little-bird")],
    "board": {"crown": "an1", "wealth": "bn1"},
}


# ---------------------------------------------------------------------------------------------------------- conditions


@pytest.mark.rule("MIN-BOARD-08")
@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ({"control": ("crown",)}, True),
        ({"control": ("crown", "tactics")}, True),
        ({"control": ("wealth",)}, False),
        ({"control_all": ("crown",)}, True),
        ({"control_all": ("crown", "tactics")}, False),
        ({"rival": ("wealth",)}, True),
        ({"rival": ("crown", "wealth")}, True),
        ({"rival": ("crown",)}, False),
        ({"no_rival": ("crown", "tactics")}, True),
        ({"no_rival": ("crown", "wealth")}, False),
        ({"anyone": ("crown",)}, True),
        ({"anyone": ("wealth",)}, True),
        ({"anyone": ("tactics", "combat")}, False),
        ({"zone": ("crown", "combat")}, True),
        ({"zone": ("combat",)}, False),
        ({"round": 2}, True),
        ({"round": 3}, False),
        ({"my_turn": True}, True),
        ({"any": (If(round=9), If(round=1))}, True),
        ({"any": (If(round=9), If(round=8))}, False),
        ({"round": 1, "control": ("wealth",)}, False),
        ({}, True),
    ],
)
def test_what_holds_on_the_board(asked, so):
    state = scene(*ALL, active="seat-1", **BOARD).state
    assert holds(state, BOUND, If(**asked)) == so
    if "my_turn" in asked:
        state.active = "seat-2"
        assert not holds(state, BOUND, If(**asked))


@pytest.mark.parametrize(
    ("asked", "so", "of_nobody"),
    [
        ({"this": Which(side="friend")}, True, False),
        ({"this": Which(side="enemy")}, False, False),
        ({"target": Which(side="enemy")}, True, False),
        ({"target": Which(side="friend")}, False, False),
        ({"attacker": Which(faction="lannister")}, True, False),
        ({"defender": Which(faction="lannister")}, False, False),
        ({"defender": Which(faction="stark")}, True, False),
        ({"subject": Which()}, False, False),
        ({"commander": Which(type=("cavalry",))}, True, True),
        ({"commander": Which(type=("infantry",))}, False, False),
        ({"ranks": Ranks(of="this", lost=1)}, True, False),
        ({"ranks": Ranks(of="this", lost=2)}, False, False),
        ({"ranks": Ranks(of="this", left=2)}, True, False),
        ({"ranks": Ranks(of="this", left=3)}, False, False),
        ({"full": "target"}, True, True),
        ({"full": "this"}, False, True),
        ({"pillage": 1}, True, False),
        ({"pillage": 2}, False, False),
        ({"bonded": "bonded-wolf"}, True, False),
        ({"bonded": "bonded-bear"}, False, False),
        ({"counters": 3}, True, False),
        ({"counters": 4}, False, False),
        ({"alive": "this"}, True, False),
        ({"alive": "earlier"}, False, False),
        ({"has_maneuvered": True}, True, False),
        ({"has_maneuvered": False}, False, True),
        ({"somebody": Which(type=("cavalry",))}, True, True),
        ({"somebody": Which(type=("monster",))}, False, False),
        ({"nobody": Which(type=("monster",))}, True, True),
        ({"nobody": Which(type=("cavalry",))}, False, False),
    ],
)
def test_what_holds_of_units(asked, so, of_nobody):
    mine: Any = (("pillage", 1), ("bonded-wolf", 1), ("winters-bite", 3))
    weak = unit("a1", "guardsmen", 24, 20, 0, 8, counters=mine)
    state = bare_scene(weak, FRIEND, SWORDS, FAR, started=("a1",)).state
    assert holds(state, BOUND, If(**asked)) == so
    assert holds(state, NOBODY, If(**asked)) == of_nobody


@pytest.mark.parametrize(
    ("asked", "attack", "so"),
    [
        ({"arc": ("front",)}, {}, True),
        ({"arc": ("rear",)}, {}, False),
        ({"arc": ("flank",)}, {"arc": "left"}, True),
        ({"arc": ("flank",)}, {"arc": "right"}, True),
        ({"charging": True}, {"charge": True}, True),
        ({"charging": True}, {}, False),
        ({"charging": False}, {}, True),
        ({"attack_hits": True}, {"sure": 1}, True),
        ({"attack_hits": True}, {"saves": (3,)}, True),
        ({"attack_hits": True}, {}, False),
        ({"attack_wounds": True}, {"wounds": 1}, True),
        ({"attack_wounds": True}, {}, False),
        ({"attack_wounds": False}, {}, True),
        ({"attack_ranks": True}, {"ranks": 4}, True),
        ({"attack_ranks": True}, {"ranks": 3}, False),
        ({"attack_ranks": False}, {"ranks": 3}, True),
        ({"save_shows_one": True}, {"saves": (2, 1)}, True),
        ({"save_shows_one": True}, {"saves": (2, 6)}, False),
        ({"held": True}, {}, True),
    ],
)
def test_what_holds_of_an_attack(asked, attack, so):
    """The attack at hand, if the text is about its attacker; without one, only the front is sure."""
    state = bare_scene(*ALL, held=(("a1", "b1"),)).state
    state.attacks = (Attack(**{"by": "a1", "on": "b1", "weapon": 0, "arc": "front", **attack}),)
    assert holds(state, BOUND, If(**asked)) == so
    other = Bound("seat-1", "winters-bite", this="a1", attacker="b9", defender="a1")
    assert holds(state, other, If(**asked)) == (asked == {"arc": ("front",)})
    state.held = (("b1", "a1"),)
    assert not (holds(state, BOUND, If(held=True)))


# --------------------------------------------------------------------------------------------------------------- units


@pytest.mark.parametrize(
    ("which", "found"),
    [
        ({}, ["a1", "a2", "b1", "b9"]),
        ({"side": "friend"}, ["a1", "a2"]),
        ({"side": "enemy"}, ["b1", "b9"]),
        ({"type": ("cavalry", "monster")}, ["a2"]),
        ({"faction": "lannister"}, ["a1", "b9"]),
        ({"near": Near(range="short")}, ["a1", "b1"]),
        ({"near": Near(range="long", of="earlier")}, []),
        ({"other": "this"}, ["a2", "b1", "b9"]),
        ({"engaged": True}, ["a1", "b1"]),
        ({"engaged": False}, ["a2", "b9"]),
        ({"engaged_with": "this"}, ["b1"]),
        ({"engaged_with": "earlier"}, []),
        ({"engaged_with": "this", "and_with_another": True}, []),
        ({"engaged_with": "this", "from_behind": True}, []),
        ({"enemies": 1}, ["a1", "b1"]),
        ({"enemies": 0}, ["a2", "b9"]),
        ({"activated": True}, ["b9"]),
        ({"activated": False}, ["a1", "a2", "b1"]),
        ({"condition": "panicked"}, ["b1"]),
        ({"condition": "weakened"}, []),
        ({"any_condition": True}, ["b1"]),
        ({"commander": True}, ["a2"]),
        ({"commander": False}, ["a1", "b1", "b9"]),
        ({"solo": True}, []),
        ({"solo": False}, ["a1", "a2", "b1", "b9"]),
        ({"ability": "ambush"}, ["a2"]),
        ({"without": "ambush"}, ["a1", "b1", "b9"]),
        ({"used_order": True}, ["b9"]),
        ({"pillaged": True}, ["b1"]),
        ({"vowed": True}, ["b1"]),
        ({"attacked": "this"}, ["b9"]),
        ({"master_of": "target"}, ["a2"]),
        ({"master_of": "earlier"}, []),
        ({"wall": True}, []),
        ({"house": "nobody"}, []),
        ({"person": "jaime-lannister"}, ["a1"]),
    ],
)
def test_which_units_fit(which, found):
    units = (
        unit("a1", "guardsmen", 24, 20, 0, attachments=(JAIME,)),
        FRIEND,
        unit(
            "b1",
            "sworn-swords",
            24,
            24.8,
            180,
            tokens=("panicked",),
            counters=(("pillage", 1), ("vow-a1", 1)),
            master="a2",
        ),
        unit("b9", "guardsmen", 5, 44, 180, activated=True, used=("incite",)),
    )
    state = scene(*units, fought=(("b9", "a1"), ("a1", "b1"))).state
    assert units_that_fit(state, BOUND, Which(**which)) == found
    assert [name for name in state.units if fits(state, BOUND, Which(**which), name)] == found


def test_who_is_lost_leads_nobody():
    led = unit("a1", "guardsmen", 24, 20, 0, attachments=(JAIME,), lost=(JAIME,))
    assert units_that_fit(scene(led, SWORDS).state, BOUND, Which(person="jaime-lannister")) == []


# ------------------------------------------------------------------------------------------------------------- amounts


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        (3, 3),
        (Sum(per="zones", zones=("crown", "wealth", "tactics")), 1),
        (Sum(per="units", which=Which(side="enemy")), 2),
        (Sum(per="ranks-of", which=Which(side="enemy")), 6),
        (Sum(per="given"), 4),
        (Sum(per="test-wounds"), 5),
        (Sum(per="attack-wounds"), 2),
        (Sum(per="attack-ranks"), 1),
        (Sum(per="ones"), 2),
        (Sum(per="misses", n=1, times=2), 7),
        (Sum(per="held-zones", zones=("crown", "tactics")), 1),
        (Sum(per="tokens", which=Which()), 1),
        (Sum(per="left", of="target"), 3),
        (Sum(per="lost", of="target"), 0),
    ],
)
def test_how_much_it_is(asked, found):
    scared = unit("b1", "sworn-swords", 24, 24.8, 180, tokens=("panicked",))
    state = bare_scene(GUARDS, FRIEND, scared, FAR, **BOARD).state
    state.attacks = (Attack("a1", "b1", 0, "front", dice=(1, 1, 2, 6, 6), hits=2, wounds=2, ranks=4),)
    bound = Bound("seat-1", "winters-bite", this="a1", target="b1", attacker="a1", defender="b1", given=4, amount=5)
    assert amount(state, bound, asked) == found


def test_tokens_on_a_card_are_counted_where_it_lies():
    laid = (
        Laid("seat-2", "luck", "a1", ("game",), 7),
        Laid("seat-1", "luck", "a2", ("game",), 2),
        Laid("seat-1", "luck", "a1", ("game",), 3),
    )
    state = scene(*ALL, laid=laid, ncus=[ncu("an1", "cersei-lannister-queen-regent", counters=(("order", 2),))]).state
    assert counters(state, Bound("seat-1", "luck", "attached", this="a1")) == 3
    assert counters(state, Bound("seat-1", "luck", "attached", this="b9")) == 2  # it is shared
    assert counters(state, Bound("seat-1", "bribery", "attached", this="a1")) == 0
    assert counters(state, Bound("seat-1", "luck", "ncu", this="a1", ncu="an1")) == 2
    assert counters(state, NOBODY) == 0


@pytest.mark.parametrize(
    ("change", "name", "attacked", "works"),
    [
        (words.Panic(n=1), "b1", False, True),
        (words.PanicWounds(n=1), "b1", False, True),
        (words.Panic(n=1, attack="melee"), "b1", False, False),
        (words.Panic(n=1, attack="melee"), "b1", True, True),
        (words.Panic(n=1, attack="melee"), "a1", True, False),
        (words.Panic(n=1, attack="ranged"), "b1", True, False),
        (words.Defence(n=1), "b1", False, True),
        (words.Defence(n=1), "b1", True, True),
        (words.Defence(n=1), "a1", True, True),
        (words.Defence(n=1, attack="melee"), "a1", True, False),
        (words.Defence(n=1, against=Which(side="friend")), "b1", True, True),
        (words.Defence(n=1, against=Which(side="enemy")), "b1", True, False),
        (words.Hit(n=1), "a1", True, True),
        (words.Hit(n=1), "b1", True, False),
        (words.Hit(n=1), "a1", False, False),
        (words.Hit(n=1, against="defender"), "a1", True, True),
        (words.Hit(n=1, against="attacker"), "a1", True, False),
        (words.KeepsToken(condition="weakened"), "b1", True, True),
        (words.Speed(n=1), "b9", True, True),
    ],
)
def test_whom_a_change_concerns_in_an_attack(change, name, attacked, works):
    """A blow of a1 at b1; what is said of attacks is the defender's for defence and panic, else the attacker's. A unit
    that is better at defence is so whoever attacks: it may be struck back."""
    state = bare_scene(*ALL).state
    bound = Bound("seat-1", "luck", attacker="a1", defender="b1", weapon=0) if attacked else Bound("seat-1", "luck")
    assert concerns(state, bound, change, name) == works


def test_a_zone_counts_as_controlled_for_whom_the_effect_says():
    held = (Lasting(Bound("seat-2", "luck"), words.Controls(), "round", 1, word="combat"),)
    state = scene(*ALL, lasting=held, **BOARD).state
    assert not holds(state, BOUND, If(control=("combat",)))
    assert holds(state, BOUND, If(rival=("combat",)))
