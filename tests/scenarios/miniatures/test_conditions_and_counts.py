"""What texts ask and count, and how long and for whom what they grant holds."""

from typing import Any, get_args

import pytest

from maester.games.miniatures.action import reasons
from maester.games.miniatures.numbers import NUMBERS, Bend, Counted, number
from maester.games.miniatures.numbers import holds as bends
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts.fitting import fits
from maester.games.miniatures.texts.in_force import changes
from maester.games.miniatures.texts.in_play import Bound, Lasting
from maester.games.miniatures.texts.meaning import amount, holds
from maester.games.miniatures.texts.records import ABILITIES, CARDS, LYING
from maester.games.miniatures.texts.spelling import known_names, misspelt
from maester.games.miniatures.texts.vocabulary import Ability, Happening, When
from maester.games.miniatures.texts.which import Compared, If, Near, Ranks, Sum, Which
from maester.games.miniatures.values import Attack, MoraleTest, Pose
from tests.scenarios.miniatures.cast import FAR, GUARDS, SWORDS
from tests.scenarios.miniatures.play import bare_scene, holding, scene, unit

BOUND = Bound("seat-1", "winters-bite", this="a1", target="b1", attacker="a1", defender="b1")


# ---------------------------------------------------------------------------------------------- conditions and counts


@pytest.mark.rule("MIN-RANK-02")
@pytest.mark.parametrize(
    ("how", "answers"),
    [
        ("fewer", (True, False, False)),
        ("not-more", (True, True, False)),
        ("more", (False, False, True)),
        ("lost-not-fewer", (True, True, False)),
    ],
)
def test_ranks_are_compared(how, answers):
    """Two ranks against three, two against two, three against two."""
    for (mine, theirs), so in zip(((8, 12), (8, 8), (12, 8)), answers, strict=True):
        one, other = unit("a1", "guardsmen", 24, 20, 0, mine), unit("b1", "guardsmen", 24, 24.8, 180, theirs)
        state = scene(one, other).state
        assert holds(state, BOUND, If(compared=Compared(of="this", to="target", how=how))) == so
        assert not holds(state, Bound("seat-1", "x"), If(compared=Compared(of="this", to="target", how=how)))
        assert not holds(state, Bound("seat-1", "x"), If(ranks=Ranks(of="this", lost=0)))


@pytest.mark.parametrize(
    ("per", "found"), [("conditions", 2), ("pillage", 3), ("suffered", 5), ("lost", 1), ("left", 2), ("counters", 4)]
)
def test_what_is_counted_of_a_unit(per, found):
    counters = (("pillage", 3), ("winters-bite", 4))
    state = scene(unit("a1", "guardsmen", 24, 20, 0, 7, ("panicked", "weakened"), counters=counters), SWORDS).state
    assert amount(state, BOUND, Sum(per=per)) == found
    assert amount(state, BOUND, Sum(per=per, n=10, times=-1)) == 10 - found
    assert amount(state, BOUND, Sum(per=per, most=1)) == 1
    assert amount(state, Bound("seat-1", "winters-bite"), Sum(per=per)) == 0


def test_who_could_attack_whom():
    state = bare_scene(
        GUARDS, SWORDS, FAR, unit("a2", "guardsmen", 40, 8, 0), unit("b2", "guardsmen", 0, 0, 0, wounds=0)
    ).state

    state.change("b2", pose=None)

    def could_attack(name: str, target: str) -> bool:
        return fits(state, Bound("seat-1", "x", target=target), Which(could_attack="target"), name)

    assert could_attack("a1", "b1")  # in contact
    assert not could_attack("a1", "b9")  # it fights another
    assert not could_attack("a2", "b9")  # too far away
    assert not could_attack("a1", "b2")  # gone
    state.change("b9", pose=Pose(40_000, 18_000, 18_000))
    assert could_attack("a2", "b9")  # it can be charged


@pytest.mark.parametrize(("card", "can"), [("bowmen", True), ("guardsmen", False)])
def test_who_could_shoot_could_attack(card, can):
    """Too far away for a charge, but not for a bow; and those it could attack could not do it back."""
    state = bare_scene(unit("a1", card, 24, 10, 0), unit("b1", "guardsmen", 24, 27, 180)).state
    asked = Which(could_attack="target")
    assert fits(state, Bound("seat-1", "x", target="b1"), asked, "a1") == can
    assert not fits(state, Bound("seat-1", "x", target="a1"), asked, "b1")


# --------------------------------------------------------------------------------------------------- how long it holds


def held(change: Any, **more: Any) -> tuple[Lasting, ...]:
    return (Lasting(Bound("seat-1", "luck"), change, more.pop("until", "game"), 0, more.pop("on", "a1"), **more),)


@pytest.mark.rule("MIN-UNIT-18")
def test_what_helps_in_melee_helps_no_shot_and_not_outside_attacks():
    bows = unit("a1", "bowmen", 24, 20, 0)  # a bow and a blade
    state = bare_scene(bows, SWORDS, lasting=held(words.Dice(n=1, attack="melee"))).state
    ranges = [each.range for each in state.units["a1"].facts.attacks]
    for weapon, reach in enumerate(ranges):
        found = list(changes(state, words.Dice, "a1", Attack("a1", "b1", weapon, "front")))
        assert bool(found) == (reach == "melee")
    assert list(changes(state, words.Dice, "a1")) == []


def test_what_holds_for_an_attack_holds_for_that_one_only():
    blow = Attack("a1", "b1", 0, "front")
    state = bare_scene(GUARDS, SWORDS, lasting=held(words.Dice(n=1), until="attack", depth=1)).state
    assert list(changes(state, words.Dice, "a1", blow)) == []
    state.attacks = (blow,)
    assert len(list(changes(state, words.Dice, "a1", blow))) == 1
    state.attacks = (blow, blow)  # another within it
    assert list(changes(state, words.Dice, "a1", blow)) == []


def test_what_holds_for_a_test_holds_for_that_one_only():
    test = MoraleTest("a1", True, ())
    state = bare_scene(GUARDS, SWORDS, lasting=held(words.Morale(n=1), until="test", depth=1)).state
    assert list(changes(state, words.Morale, "a1")) == []
    state.tests = (test,)
    assert len(list(changes(state, words.Morale, "a1"))) == 1


@pytest.mark.parametrize(("kind", "works"), [("infantry", True), ("cavalry", False)])
def test_what_helps_against_some_helps_against_no_others(kind, works):
    against = held(words.Dice(n=1, against=Which(type=(kind,))))
    state = bare_scene(GUARDS, SWORDS, lasting=against).state
    assert bool(list(changes(state, words.Dice, "a1", Attack("a1", "b1", 0, "front")))) == works


@pytest.mark.rule("MIN-RETREAT-01", "MIN-CHARGE-01")
@pytest.mark.parametrize(("action", "foe"), [("retreat", 24.8), ("charge", 30)])
def test_what_an_effect_forbids_is_barred_with_its_reason(action, foe):
    forbids = holding("a1", words.CannotAct(actions=(action,)))
    enemy = unit("b1", "sworn-swords", 24, foe, 180)
    found = {each.option: each.refusal.why for each in reasons(bare_scene(GUARDS, enemy, lasting=forbids).state, "a1")}
    assert found[action] == f"cannot-{action}"
    assert action not in {each.option for each in reasons(bare_scene(GUARDS, enemy).state, "a1")}


@pytest.mark.rule("MIN-LOS-05", "MIN-TERMS-13")
@pytest.mark.parametrize(("heading", "between", "sees"), [(0, False, True), (180, False, False), (0, True, False)])
def test_who_must_be_seen_stands_in_front_and_behind_nobody(heading, between, sees):
    """Without that word, range is enough."""
    viewer, target = unit("a1", "guardsmen", 24, 20, heading), unit("b1", "guardsmen", 24, 30, 180)
    state = bare_scene(viewer, target, *[unit("b2", "guardsmen", 24, 25, 180)] * between).state
    assert fits(state, BOUND, Which(near=Near(range="long", sight=True)), "b1") == sees
    assert fits(state, BOUND, Which(near=Near(range="long")), "b1")


# ------------------------------------------------------------------------------------------------------- closed words


@pytest.mark.parametrize("what", get_args(Bend))
def test_every_rule_that_can_be_bent_is_known_where_it_is_asked_for(what):
    state = scene(unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 40, 180)).state
    assert bends(state, what, "a1") in (True, False)


def test_every_number_that_can_be_changed_is_known():
    assert set(get_args(Counted)) == set(NUMBERS)


@pytest.mark.parametrize("misspelt", ["keep-panicked", "ignores-ruff", "cannot-march", "no-bonuses", "halves"])
def test_a_misspelt_word_is_never_silently_false(misspelt):
    state = scene(unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 40, 180)).state
    with pytest.raises(KeyError):
        bends(state, misspelt, "a1")
    with pytest.raises(KeyError):
        number(state, misspelt, "a1")


@pytest.mark.parametrize(
    "which",
    [{"person": "jon-snov"}, {"house": "giants"}, {"faction": "stork"}, {"ability": "regrup"}, {"without": "regrup"}],
)
def test_a_declaration_that_names_nobody_is_not_read(which):
    meant = Ability(happens=(Happening(when=When(what="activates", which=Which(**which)), do=()),), kind="passive")
    found = list(misspelt({"new": meant}, known_names(ABILITIES, CARDS, LYING)))
    assert found == [f"new: there is no {next(iter(which))} {next(iter(which.values()))}"]
