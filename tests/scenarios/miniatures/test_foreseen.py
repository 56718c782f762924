"""Odds that are shown before an attack, against many attacks that are really made with the same units."""

from typing import Any

import pytest

from maester.games.miniatures.bots.dice import own_attack, own_saves, their_attack, their_saves
from maester.games.miniatures.combat.charge import ChargeFacing
from maester.games.miniatures.combat.dice import total
from maester.games.miniatures.combat.foreseen import chances
from maester.games.miniatures.combat.morale import test_parts as parts_of
from maester.games.miniatures.combat.rolled import sum_of
from maester.games.miniatures.combat.targeting import WhichTarget
from maester.games.miniatures.facts import UNITS
from maester.games.miniatures.geometry.tray import Arc, placement
from maester.games.miniatures.numbers import morale_of
from maester.games.miniatures.preview import ChargePreview
from maester.games.miniatures.steps import AnyStep
from maester.games.miniatures.steps.fights import Aim, Align, Strike
from maester.games.miniatures.texts.changes import LosesAbilities, RerollCharge, SureCharge
from maester.games.miniatures.values import Unit
from maester.kernel import Chance, Table
from maester.words import Words
from tests.scenarios.miniatures.play import answer, asked, declined, holding, scene, unit

FAR = unit("b2", "guardsmen", 5, 44, 180)
DICE: dict[str, Any] = {
    "reroll-attack": own_attack,
    "spend-weakened": their_attack,
    "reroll-defence": own_saves,
    "spend-vulnerable": their_saves,
}


def flush(card: str, on: str, arc: Arc = "front", **more: Any) -> tuple[str, Unit]:
    """A unit that stands against an edge of one in the middle of the table."""
    _, x, y, heading = placement(UNITS[card].tray, (UNITS[on].tray, 24_000, 24_000, 0), arc, 0)
    return unit("a1", card, x / 1000, y / 1000, heading / 100, **more)


def played(units: tuple[tuple[str, Unit], ...], step: AnyStep, seed: int) -> int:
    """Wounds of the defender, panic included, if everybody rolls again what went badly and declares nothing."""
    before = dict(units)["b1"].wounds
    table = scene(*units, agenda=(step,), chance=Chance(seed))
    while table.waiting and not table.over:
        seat = table.waiting[0]
        decision = table.decision(seat)
        if decision.about in DICE:
            table.answer(seat, DICE[decision.about](table.state, seat, decision, Chance(0)))
        elif decision.about == "spend-panicked":
            test = table.state.tests[-1]
            passes = total(test.dice[:2], sum_of(parts_of(table.state, test))) >= morale_of(table.state, "b1")
            table.answer(seat, (0, 1) if passes else ())
        elif not hasattr(decision, "options"):  # a surge, or a pivot: the attack is over
            break
        else:
            table.answer(seat, decision.idle if decision.idle in decision.options else decision.options[0])
    return int(before - table.state.units["b1"].wounds)


FIGHTS: dict[str, tuple[tuple[str, Unit], tuple[str, Unit]]] = {
    "no defence": (flush("gregor-clegane", "sworn-swords"), unit("b1", "sworn-swords", 24, 24, 0)),
    "no defence, a giant halves": (flush("gregor-clegane", "savage-giant"), unit("b1", "savage-giant", 24, 24, 0)),
    "tokens on both": (
        flush("sworn-swords", "guardsmen", wounds=5, tokens=("weakened",)),
        unit("b1", "guardsmen", 24, 24, 0, tokens=("vulnerable",)),
    ),
    "a flank, and more panic": (
        flush("mountains-men", "conscripts", "left"),
        unit("b1", "conscripts", 24, 24, 0, wounds=9),
    ),
    "disrupted": (flush("guardsmen", "grey-wind"), unit("b1", "grey-wind", 24, 24, 0)),
}


@pytest.mark.rule("MIN-RESOLVE-06", "MIN-RESOLVE-09", "MIN-BONUS-03", "MIN-BONUS-04", "MIN-REROLL-02")
@pytest.mark.parametrize("name", FIGHTS)
def test_what_is_shown_is_what_happens_in_melee(name):
    units = (*FIGHTS[name], FAR)
    (shown,) = chances(scene(*units).state, "a1")
    results = [played(units, Strike("a1", "b1"), seed) for seed in range(120)]
    mean = sum(results) / len(results)
    spread = sum((wounds - mean) ** 2 for wounds in results) / len(results)
    assert shown.attack.mean == pytest.approx(mean, abs=3 * (spread / len(results)) ** 0.5 + 0.01)


@pytest.mark.rule("MIN-BONUS-01", "MIN-CHARGE-18")
@pytest.mark.parametrize(("card", "on"), [("gregor-clegane", "sworn-swords"), ("outriders", "guardsmen")])
def test_what_is_shown_is_what_happens_in_a_charge(card, on):
    """Gregor has critical blow when charging; the outriders frighten whom they charge in the flank."""
    arc: Arc = "left" if card == "outriders" else "front"
    theirs = unit("b1", on, 24, 24, 0)
    name, charger = flush(card, on, arc)
    away = (-3_000, 0) if arc == "left" else (0, 3_000)
    assert charger.pose is not None
    x, y = charger.pose.x + away[0], charger.pose.y + away[1]
    near = unit(name, card, x / 1000, y / 1000, charger.pose.heading / 100)
    (shown,) = [each for each in chances(scene(near, theirs, FAR).state, "a1") if each.how == "charge"]
    assert (shown.arrives, shown.chance) == (6, 1.0)
    units = ((name, charger), theirs, FAR)
    made, upset = (Align("a1", "b1", arc, charger.pose.heading, 0, orderly) for orderly in (True, False))
    orderly = [played(units, made, seed) for seed in range(120)]
    disorderly = [played(units, upset, seed) for seed in range(60)]
    mean = 5 / 6 * sum(orderly) / 120 + 1 / 6 * sum(disorderly) / 60
    assert shown.attack.mean == pytest.approx(mean, abs=0.3)


# ------------------------------------------------------------------------------------------------ choosing a target


THREE = (
    unit("a1", "guardsmen", 24, 12, 0),
    unit("b1", "sworn-swords", 20, 24, 180),
    unit("b2", "grey-wind", 28, 23, 180),
    unit("b3", "bowmen", 5, 40, 180),
)


def targets(table: Table) -> WhichTarget:
    """The question whom to attack."""
    question = table.decision("seat-1")
    assert isinstance(question, WhichTarget)
    return question


@pytest.mark.rule("MIN-CHARGE-02")
def test_who_chooses_whom_to_charge_sees_the_odds_of_each():
    table = answer(declined(scene(*THREE, acts="a1")), "charge")
    assert asked(declined(table)) == "charge-target"
    question = targets(table)
    assert [each.unit for each in question.chances] == list(question.options) == ["b1", "b2"]
    for shown in question.chances:
        later = table.copy()
        later.answer("seat-1", shown.unit)
        while later.decision(later.waiting[0]).about.startswith("declare"):
            later.answer(later.waiting[0], None)
        facing = later.decision("seat-1")
        assert isinstance(facing, ChargeFacing)
        found = later.would("seat-1", facing.first).preview
        assert isinstance(found, ChargePreview)
        assert (found.arrives, found.chance, found.attack) == (shown.arrives, shown.chance, shown.attack)


@pytest.mark.rule("MIN-MELEE-05", "MIN-RANGED-04")
def test_odds_of_a_melee_attack_and_of_a_shot():
    ours, theirs = unit("a1", "guardsmen", 24, 24, 0), unit("b1", "sworn-swords", 22.625, 28.8, 180)
    both = (ours, theirs, unit("b2", "sworn-swords", 28.5, 28.8, 180, wounds=2))
    table = scene(*both, agenda=(Strike("a1", None),))
    strong, weak = targets(table).chances
    assert (strong.how, weak.how) == ("melee", "melee")
    assert weak.attack.destroys > 0.5 > strong.attack.destroys
    archers = unit("a1", "bowmen", 24, 12, 0)
    shot = targets(scene(archers, *THREE[1:3], agenda=(Aim("a1", None),)))
    assert [(each.unit, each.how) for each in shot.chances] == [("b1", "ranged"), ("b2", "ranged")]


@pytest.mark.rule("MIN-CHARGE-11", "MIN-CHARGE-12")
def test_a_die_that_may_be_rolled_again_arrives_more_often():
    ours, theirs = unit("a1", "guardsmen", 24, 12, 0), unit("b1", "sworn-swords", 24, 25, 180)

    def chance(*changes: Any) -> float | None:
        return next(chances(scene(ours, theirs, lasting=holding("a1", *changes)).state, "a1")).chance

    assert chance() == pytest.approx(2 / 6)  # speed 4, and 8.2 inches to go
    assert chance(RerollCharge()) == pytest.approx(1 - (4 / 6) ** 2)
    assert chance(SureCharge()) == 1


@pytest.mark.parametrize(("turned", "helps"), [(180, False), (90, True)])
def test_an_ability_counts_only_where_its_condition_holds(turned, helps):
    """Outriders frighten whom they charge in the flank or rear, and nobody in front."""
    riders, target = unit("a1", "outriders", 24, 12, 0), unit("b1", "guardsmen", 24, 23, turned)
    plain = holding("b1", LosesAbilities())

    def odds(*more: Any) -> Any:
        return next(chances(scene(riders, target, FAR, lasting=(*plain, *more)).state, "a1")).attack

    assert (odds().mean > odds(*holding("a1", LosesAbilities())).mean) == helps


def test_odds_are_in_the_words_of_each_target():
    table = answer(declined(scene(*THREE, acts="a1")), "charge")
    question = targets(declined(table))
    for language in ("en", "de", "nl"):
        said = [Words(language, "miniatures").answer(question, each) for each in question.options]
        assert len(set(said)) == 2
        assert all("%" in each for each in said)


def test_odds_of_a_weapon_that_only_a_card_gives():
    """A boulder hits on 3+; then it costs a D3 and a wound for each rank, and the rest is panic."""
    giant = unit("a1", "savage-giant", 24, 20, 0)
    whole, worn = unit("b1", "guardsmen", 20, 30, 180), unit("b2", "guardsmen", 28, 30, 180, wounds=4)
    hands: dict[str, Any] = {
        "hands": {"seat-1": ("hurl-boulder",), "seat-2": ()},
        "lists": {"seat-1": ("hurl-boulder",), "seat-2": ()},
    }
    table = answer(scene(giant, whole, worn, acts="a1", **hands), "maneuver", "card:hurl-boulder:0")
    assert asked(table) == "ranged-target"
    three, one = targets(table).chances
    assert (three.unit, three.weapon, one.unit) == ("b1", "hurl-boulder", "b2")
    assert three.attack.wounds[:4] == pytest.approx((1 / 3, 0, 0, 0))
    assert three.attack.wounds[4] > 0
    assert one.attack.wounds[1] == 0 < one.attack.wounds[2]
    said = [Words("en", "miniatures").answer(table.decision("seat-1"), each) for each in ("b1", "b2")]
    assert said == ["b1: about 3.9 wounds", "b2: about 2.2 wounds, destroys with 38 %"]
