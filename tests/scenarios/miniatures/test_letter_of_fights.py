"""Abilities and cards of fights, to the letter of their print: who is struck, how hard, how often, and by whom."""

from typing import Any

import pytest

from maester.games.miniatures.combat.harm import take_wounds
from maester.games.miniatures.combat.odds import Blow, forecast
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.steps.fights import Aftermath, Charge, Strike
from maester.games.miniatures.steps.rounds import Act, EndActivation
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import AnyChange, RerollCharge, Speed
from maester.games.miniatures.texts.in_force import abilities
from maester.games.miniatures.texts.in_play import Bound, Lasting
from maester.games.miniatures.values import Attack
from tests.scenarios.miniatures.play import Scene, answer, asked, bare_scene, ncu, offered, pose, scene, told, unit

FAR, AWAY = unit("b9", "guardsmen", 5, 44, 180), unit("a9", "guardsmen", 43, 4, 0)
GUARDS, SWORDS = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "sworn-swords", 24, 24.8, 180)


def cards(seat: str, *names: str) -> dict[str, Any]:
    """What one player holds, and all that is in the decks."""
    other = "seat-2" if seat == "seat-1" else "seat-1"
    return {"hands": {seat: names, other: ()}, "lists": {seat: names, other: ()}}


# ---------------------------------------------------------------------------------------------- what is never lost


@pytest.mark.rule("MIN-STACK-03")
@pytest.mark.parametrize(
    ("card", "kept", "lost"),
    [
        ("drogon", ("juvenile-dragon", "black-fire"), ()),
        ("savage-giant", ("giant", "furious-swing"), ()),
        ("mag-the-mighty", ("giant", "chieftains-fury"), ()),
        ("war-mammoth", ("mammoth", "rampage"), ()),
        ("builder-scorpion-crew", ("war-machine", "bolt-thrower"), ()),
        ("builder-stone-thrower", ("war-machine", "rock-volley"), ()),
        ("golden-company-war-elephant", ("war-elephant", "stomp"), ()),
        ("frozen-shore-chariots", ("chariot",), ("swift-retreat", "deadly-impact")),
    ],
)
def test_attacks_of_beasts_and_engines_are_innate(card, kept, lost):
    who = unit("a1", card, 24, 20, 0)
    assert set(abilities(scene(who, FAR).state, "a1")) == {*kept, *lost}
    assert abilities(bare_scene(who, FAR).state, "a1") == kept


@pytest.mark.rule("MIN-STACK-03")
def test_the_bond_of_a_skinchanger_can_be_lost():
    raiders = unit("a1", "free-folk-raiders", 24, 20, 0, attachments=("skinchanger",))
    assert "bonded-skinchanger" in abilities(scene(raiders, FAR).state, "a1")
    assert abilities(bare_scene(raiders, FAR).state, "a1") == ()


# ------------------------------------------------------------------------------------------- wounds that are no hits


def burned(card: str, d3: int) -> int:
    """The wounds of a unit that Drogon has breathed upon, with one die that hits."""
    dragon, other = unit("a1", "drogon", 24, 20, 0), unit("b1", card, 24, 22.76, 180)
    table = scene(dragon, other, FAR, agenda=(Strike("a1", None),), faces=[6, 1, d3, 6, 6, 1])
    if asked(table) == "spend-panicked":
        answer(table, ())
    assert told(table, "DefenceRolled")[0].rolled.faces == ()
    return 6 - int(table.state.units["b1"].wounds)


@pytest.mark.rule("MIN-TERMS-19")
@pytest.mark.parametrize("d3", [1, 2, 3])
def test_fire_that_wounds_without_hits_is_not_halved(d3):
    """A giant halves unblocked hits; a D3 of wounds and one for its rank are none."""
    assert burned("savage-giant", d3) == d3 + 1


@pytest.mark.rule("MIN-TERMS-19")
def test_odds_of_wounds_that_are_not_halved():
    assert forecast(Blow(dice=1, to_hit=6, save=6, morale=2, left=9, instead=3, halve=True)).wounds[3] == 1 / 6
    hits = Blow(dice=1, to_hit=6, save=6, morale=2, left=9, no_defence=True, twice=True, halve=True)
    assert forecast(hits).wounds[1] == 1 / 6


# ------------------------------------------------------------------------------------------------------- lost ranks


def trappers(wounds: int) -> Any:
    return unit("a1", "free-folk-trappers", 24, 20, 0, wounds=wounds, attachments=("chosen-of-styr",))


@pytest.mark.rule("MIN-RANK-03", "MIN-RANK-04")
@pytest.mark.parametrize(("had", "suffers", "paid"), [(12, 3, 0), (12, 4, 1), (12, 8, 2), (4, 4, 1), (12, 12, 3)])
def test_every_rank_that_falls_is_paid_for_the_last_one_too(had, suffers, paid):
    state = scene(trappers(had), SWORDS, AWAY, FAR).state
    state.agenda = ()
    take_wounds(state, "a1", suffers, "seat-2", "b1")
    table = type(scene(SWORDS))(scene(SWORDS).game, state)
    assert asked(table) == ""
    assert table.state.units["b1"].wounds == 12 - paid
    assert table.state.units["a1"].on_table == (had > suffers)


# ------------------------------------------------------------------------------------------- struck down, striking back


def last_blow(striker: Any, *dice: int) -> Any:
    """One Sworn Brother is left when Stark swords strike; his player holds the card that lets him strike back."""
    brothers = unit("a1", "sworn-brothers", 24, 20, 0, wounds=1)
    hit = [6, 1, 1, 1, 1, 1, 1][: 7 if striker[1].wounds > 8 else 4]
    return scene(
        brothers, striker, AWAY, FAR, agenda=(Strike("b1", None),), faces=[*hit, 1, 1, *dice],
        active="seat-2", **cards("seat-1", "it-shall-not-end-until-my-death"),
    )  # fmt: skip


@pytest.mark.rule("MIN-SURGE-01", "MIN-SURGE-02")
def test_whoever_falls_after_a_last_blow_was_destroyed_by_the_attack():
    table = last_blow(SWORDS, 1, 1, 1, 1)
    answer(table, "card:it-shall-not-end-until-my-death:0")
    assert asked(table) == "free-action"
    answer(table, "melee")
    while asked(table) not in ("surge", ""):
        answer(table, table.decision(table.waiting[0]).answers()[0])
    assert not table.state.units["a1"].on_table
    assert [(each.unit, each.by, each.source) for each in table.state.slain] == [("a1", "seat-2", "b1")]
    assert (asked(table), table.waiting) == ("surge", ("seat-2",))


@pytest.mark.rule("MIN-UNIT-09")
def test_a_giant_chief_that_falls_strikes_once_more_and_not_twice():
    """The Wardens answer his misses with hits, which strike him down for the second time."""
    mag, wardens = unit("a1", "mag-the-mighty", 24, 20, 0, wounds=1), unit("b1", "baratheon-wardens", 24, 23.78, 180)
    state = scene(mag, wardens, AWAY, FAR, faces=[6, 1, 1, 1, 1, 1, 1, *[1] * 6, 6, 6, 1]).state
    take_wounds(state, "a1", 1, "seat-2", "b1")
    table = type(scene(SWORDS))(scene(SWORDS).game, state)
    answer(table, "melee")
    if asked(table) == "melee-face":
        answer(table, None)
    assert [each.unit for each in told(table, "UnitDestroyed")] == ["a1"]
    assert asked(table) != "free-action"


# ------------------------------------------------------------------------------------------------- surges and charges


def kills(card: str, *others: Any, attacker: str = "dothraki-screamers", **more: Any) -> Scene:
    """A unit of seat 1 has just destroyed its enemy, and its player holds a card."""
    killed = Attack("a1", "b8", 0, "front", destroyed=True)
    gone = unit("b8", "guardsmen", 0, 0, 0, wounds=0)
    return scene(
        unit("a1", attacker, 24, 20, 0), *others, gone, AWAY, FAR, attacks=(killed,), agenda=(Aftermath(),),
        **cards("seat-1", card), **more,
    )  # fmt: skip


HORSE = {"ncus": (ncu("an1", "daenerys-targaryen-khaleesi"),), "board": {"maneuver": "an1"}}


@pytest.mark.rule("MIN-SURGE-03", "MIN-RULE-36")
def test_who_fights_on_does_not_surge_and_no_card_says_otherwise():
    near = unit("b1", "guardsmen", 24, 32, 180)
    assert offered(kills("unstoppable-advance", near)) == (None, "card:unstoppable-advance:1")
    engaged = unit("b1", "guardsmen", 24, 24.9, 180)
    assert asked(kills("unstoppable-advance", engaged)) == ""


@pytest.mark.rule("MIN-CHARGE-11")
@pytest.mark.parametrize(("board", "again"), [(HORSE, True), ({}, False)])
def test_an_overrun_rolls_its_charge_die_again_with_maneuver(board, again):
    target = unit("b1", "guardsmen", 24, 34, 180)
    table = kills("overrun-targaryen", target, faces=[2, 6, 6, 1], **board)
    answer(table, "card:overrun-targaryen:0", "charge")
    answer(table, "b1") if asked(table) == "charge-target" else None
    answer(table, 0)
    assert (asked(table) == "reroll-charge") == again


@pytest.mark.rule("MIN-CHARGE-11")
def test_what_held_for_one_charge_is_over_with_the_next():
    bound = Bound("seat-1", "unstoppable-advance", "tactics", "a1")
    held: list[tuple[AnyChange, str, str]] = [
        (RerollCharge(), "charge", "a1"),
        (RerollCharge(), "charge", "a9"),
        (Speed(n=1), "turn", "a1"),
    ]
    lasting = tuple(Lasting(bound, change, until, 1, on) for change, until, on in held)
    table = scene(
        unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 28, 180), AWAY, FAR, lasting=lasting,
        agenda=(Charge("a1", "b1"),),
    )  # fmt: skip
    assert asked(table) == "charge-pivot"
    assert [(each.until, each.on) for each in table.state.lasting] == [("charge", "a9"), ("turn", "a1")]


@pytest.mark.rule("MIN-MARCH-01", "MIN-CARDS-03")
def test_riding_by_is_a_march_that_others_answer_to():
    """Who was taunted is punished for it, and traps wait on the way."""
    riders, traps = unit("a1", "dothraki-screamers", 24, 10, 0), unit("b1", "free-folk-trappers", 34, 16, 180)
    table = scene(
        riders, traps, unit("b2", "guardsmen", 24, 24, 180), AWAY, FAR, active="seat-1",
        agenda=(Happens(occasions.Activates("a1", "seat-1")), Act("a1"), EndActivation("a1")),
        taunted=(("a1", "b2", ("vulnerable",)),), **cards("seat-1", "ride-by-attack"),
    )  # fmt: skip
    answer(table, None, "card:ride-by-attack:0")
    assert (asked(table), offered(table)[1:]) == ("declare-action", ("order:b1:hidden-traps:0",))
    assert table.state.units["a1"].tokens == ("vulnerable",)
    answer(table, None)
    assert asked(table) == "march"
    answer(table, Moved(0, 2_000, 0))
    assert (pose(table, "a1"), asked(table)) == ((24, 12, 0), "")
