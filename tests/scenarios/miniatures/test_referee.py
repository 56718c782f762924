"""Attacks against a second referee: random units, ranks, arcs, tokens and effects, and the same dice for both."""

from random import Random
from typing import Any, get_args

import pytest

from maester.games.miniatures.facts import UNITS
from maester.games.miniatures.geometry.tray import placement
from maester.games.miniatures.steps.fights import Aim, ChargeAttack, Strike
from maester.games.miniatures.texts.changes import AttackWord, Block, Defence, Halve, Hit, Keywords, PanicWounds
from maester.games.miniatures.texts.changes import Panic as PanicChange
from maester.games.miniatures.texts.records import ABILITIES
from maester.games.miniatures.texts.which import Condition
from maester.games.miniatures.unit import full_wounds, ranks
from maester.kernel import Some
from tests.scenarios.miniatures.play import Loaded, Scene, asked, bare_scene, holding, told, unit
from tests.scenarios.miniatures.referee import Fight, Verdict, judge

PLAIN = sorted(
    name
    for name, facts in UNITS.items()
    if facts.models is None
    and facts.tray != "castle-wall"
    and facts.faction != "greyjoy"  # what all of them can do is never lost
    and all(each in ABILITIES and ABILITIES[each].kind != "innate" for each in facts.abilities)
)
WORDS = ("vicious", "sundering", "precision", "critical-blow")


class Dice(Loaded):
    """A long row of faces, from which the D3 is read as well: half of what a die shows, rounded up."""

    def below(self, n: int) -> int:
        face = self.faces[self.at]
        self.at, self.drawn = self.at + 1, self.drawn + 1
        return (face - 1) // 2 if n == 3 else face - 1

    def copy(self) -> "Dice":
        return Dice(self.faces, self.at)


def some_fight(luck: Random, how: str) -> Fight:
    ranged, charge = how == "ranged", how == "charge"
    weapons = [
        (name, n)
        for name in PLAIN
        for n, attack in enumerate(UNITS[name].attacks)
        if (attack.range != "melee") == ranged and (not ranged or n == first_ranged(name))
    ]
    attacker, weapon = luck.choice(weapons)
    defender = luck.choice(PLAIN)
    words = frozenset(luck.sample(WORDS, luck.choice((0, 0, 1, 2, 4))))
    changes: dict[str, Any] = {
        what: luck.choice((0, 0, 0, -4, -1, 1, 2)) for what in ("hit", "defence", "panic", "panic_wounds")
    }
    changes |= {token: luck.random() < 0.4 for token in ("weakened", "vulnerable", "panicked")}
    return Fight(
        UNITS[attacker],
        UNITS[defender],
        weapon,
        luck.randint(1, full_wounds(attacker)),
        luck.randint(1, full_wounds(defender)),
        luck.choice(("front", "left", "right", "rear")),
        attacker_active=luck.random() < 0.6,
        bonus=charge and luck.random() < 0.7,
        fortified=charge and luck.random() < 0.3,
        words=words,
        block=luck.choice((0, 0, 0, 1, 2)),
        halved=luck.random() < 0.2,
        **changes,
    )


def first_ranged(name: str) -> int:
    return next(n for n, attack in enumerate(UNITS[name].attacks) if attack.range != "melee")


def begun(fight: Fight, how: str, faces: tuple[int, ...]) -> Scene:
    """The two flush against each other, or the archers some inches away, in that arc of the defender."""
    names = {id(facts): name for name, facts in UNITS.items()}
    attacker, defender = names[id(fight.attacker)], names[id(fight.defender)]
    stands = (fight.defender.tray, 24_000, 24_000, 0)
    arc: Any = fight.arc
    _, x, y, heading = placement(fight.attacker.tray, stands, arc, 0)
    away = 4_000 if how == "ranged" else 0
    x += {"left": -away, "right": away}.get(arc, 0)
    y += {"front": away, "rear": -away}.get(arc, 0)
    tokens: tuple[Condition, ...] = get_args(Condition)
    a_tokens = tuple(t for t in tokens if t == "weakened" and fight.weakened)
    b_tokens = tuple(t for t in tokens if t != "weakened" and getattr(fight, t))
    ours = unit("a1", attacker, x / 1000, y / 1000, heading / 100, wounds=fight.attacker_wounds, tokens=a_tokens)
    theirs = unit("b1", defender, 24, 24, 0, wounds=fight.defender_wounds, tokens=b_tokens)
    attacking = holding(
        "a1", Keywords(words=tuple(each for each in get_args(AttackWord) if each in fight.words)), Hit(n=fight.hit)
    )
    defending = holding("b1", Defence(n=fight.defence), Block(n=fight.block), *([Halve()] if fight.halved else []))
    testing = holding("b1", PanicChange(n=fight.panic), PanicWounds(n=fight.panic_wounds))
    strike = ChargeAttack("a1", "b1", arc, fight.bonus, fight.fortified) if how == "charge" else Strike("a1", "b1")
    far = unit("b2", "guardsmen", 5, 44, 180)
    table = bare_scene(
        ours,
        theirs,
        far,
        agenda=(Aim("a1", "b1") if how == "ranged" else strike,),
        active="seat-1" if fight.attacker_active else "seat-2",
        lasting=(*attacking, *defending, *testing),
        chance=Dice(faces),
    )
    if asked(table) in ("melee-weapon", "charge-weapon"):
        table.answer("seat-1", fight.weapon)
    return table


def played(table: Scene, fight: Fight, faces: tuple[int, ...], luck: Random) -> tuple[Verdict, int]:
    """Both are asked the same at the same time, and told the same dice. The verdict, and how many dice it took."""
    row = list(reversed(faces))
    referee = judge(fight, iter(row.pop, None))
    try:
        about, who = next(referee)
        while True:
            seat = "seat-1" if who == "attacker" else "seat-2"
            assert (asked(table), table.waiting) == (about, (seat,))
            dice = table.decision(seat)
            assert isinstance(dice, Some)
            again = tuple(sorted(luck.sample(dice.options, luck.randint(0, len(dice.options)))))
            table.answer(seat, again)
            about, who = referee.send(again)
    except StopIteration as done:
        return done.value, len(faces) - len(row)


@pytest.mark.rule("MIN-RESOLVE-01", "MIN-RESOLVE-02", "MIN-RESOLVE-03", "MIN-RESOLVE-04", "MIN-RESOLVE-06")
@pytest.mark.rule("MIN-RESOLVE-07", "MIN-RESOLVE-08", "MIN-RESOLVE-09", "MIN-RESOLVE-10", "MIN-RESOLVE-11")
@pytest.mark.rule("MIN-REROLL-01", "MIN-REROLL-02", "MIN-REROLL-03", "MIN-RULE-28", "MIN-RULE-29", "MIN-RULE-30")
@pytest.mark.rule("MIN-RULE-32", "MIN-RULE-33", "MIN-RULE-34", "MIN-RULE-35", "MIN-RULE-42", "MIN-DICE-02")
@pytest.mark.parametrize("how", ["melee", "charge", "ranged"])
def test_attacks_end_as_the_second_referee_says(how):
    luck, ends = Random(how), {"none": 0, "unrolled": 0, "passed": 0, "failed": 0}
    for _ in range(100):
        fight = some_fight(luck, how)
        faces = tuple(luck.randint(1, 6) for _ in range(150))
        table = begun(fight, how, faces)
        verdict, dice = played(table, fight, faces, luck)
        ends[verdict.panic] += 1
        assert table.state.chance.at == dice
        compare(table, verdict)
    assert min(ends.values()) > 5


def compare(table: Scene, verdict: Verdict) -> None:
    """The story, and what is left."""
    if verdict.dice:
        assert (told(table, "AttackRolled")[-1].rolled.faces, told(table, "AttackRolled")[-1].hits) == (
            verdict.dice,
            verdict.hits,
        )
    rolled = told(table, "DefenceRolled")[-1]
    assert (rolled.rolled.faces, rolled.blocked) == (verdict.saves, verdict.blocked)
    lost = [event.wounds for event in told(table, "UnitWounded")]
    assert lost[:1] == ([verdict.wounds] if verdict.wounds else [])
    tests = [
        ("unrolled" if not each.rolled.dice else "passed" if each.passed else "failed")
        for each in told(table, "PanicTested")
    ]
    assert tests == ([] if verdict.panic == "none" else [verdict.panic])
    attacker, defender = table.state.units["a1"], table.state.units["b1"]
    assert (defender.wounds, ranks(defender)) == (verdict.left, verdict.ranks)
    assert ("weakened" in attacker.tokens) == verdict.weakened
    assert ("vulnerable" in defender.tokens, "panicked" in defender.tokens) == (verdict.vulnerable, verdict.panicked)
    assert (defender.pose is None) == (verdict.left == 0)
    assert table.state.points["seat-1"] == (verdict.left == 0)
