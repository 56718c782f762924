"""Cases of a strict referee: windows and turns, tokens and their spenders, how a game begins, what an army may be."""

from typing import Any

import pytest

from maester.games.miniatures.army import ArmyList, Troop, list_refusals
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.fights import Aim, Panic, Strike
from maester.games.miniatures.steps.modes import CleanUp
from maester.games.miniatures.steps.rounds import Turn
from maester.games.miniatures.texts.changes import Hit
from maester.games.miniatures.texts.changes import Panic as PanicChange
from tests.scenarios.miniatures.cast import FAR, GUARDS
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    bare_scene,
    begun,
    holding,
    ncu,
    offered,
    play_until,
    scene,
    told,
    unit,
)

FOE = unit("b1", "sworn-swords", 24, 24.8, 180)
LAST, OTHER = unit("a1", "guardsmen", 24, 20, 0, wounds=1), unit("a9", "guardsmen", 5, 4, 0)


def held(one: tuple[str, ...] = (), two: tuple[str, ...] = ()) -> dict[str, Any]:
    """Hands, and decks that all know of."""
    hands = {"seat-1": one, "seat-2": two}
    return {"hands": hands, "lists": {seat: cards * 2 for seat, cards in hands.items()}}


# -------------------------------------------------------------------------------------------------------- how it begins


@pytest.mark.rule("MIN-DEPLOY-02", "MIN-DEPLOY-07", "MIN-RULE-92")
@pytest.mark.parametrize(
    ("mode", "early"),
    [
        ("a-game-of-thrones", False),
        ("a-clash-of-kings", True),
        ("a-storm-of-swords", False),
        ("a-feast-for-crows", False),
        ("a-dance-with-dragons", False),
        ("the-winds-of-winter", False),
        ("honed-and-ready", False),
        ("fire-and-blood", True),
        ("here-we-stand", False),
        ("dark-wings-dark-words", False),
    ],
)
def test_the_first_player_is_named_last_unless_the_set_up_needs_one(mode, early):
    """Whoever did not choose the zone has seen both armies deployed and the own hand."""
    table = play_until(begun(Options(seats=2, mode=mode)), "first-player")
    assert all(unit.pose is None for unit in table.state.units.values() if unit.card != "castle-wall") == early
    assert [len(hand) for hand in table.state.hands.values()] == ([0, 0] if early else [3, 3])
    chosen = told(table, "ZoneChosen") or told(table, "RolesChosen")
    chooser = getattr(chosen[-1], "seat", None)
    assert chooser is None or table.waiting != (chooser,)


# -------------------------------------------------------------------------------------------------------------- windows


@pytest.mark.rule("MIN-RESOLVE-13", "MIN-RULE-101", "MIN-CARDS-01")
@pytest.mark.parametrize(("faces", "asks"), [([1, 1, 1], False), ([6, 6, 1, *[1] * 4], True)])
def test_nothing_answers_to_an_attack_that_came_to_nothing(faces, asks):
    """Its attacker died of the sight of them: the pyromancers, still in a fight, cannot use a card for after it."""
    visage, beside = unit("b1", "pyromancers", 24, 24.8, 180), unit("a2", "guardsmen", 29.15, 24.8, 270)
    table = scene(
        LAST, OTHER, beside, visage, FAR, agenda=(Strike("a1", "b1"),), faces=faces, active="seat-1",
        **held(two=("sudden-retreat",)),
    )  # fmt: skip
    assert (asked(table) == "declare-attack-done") == asks
    assert len(table.state.attacks) == asks


@pytest.mark.rule("MIN-TIMING-01", "MIN-ROUND-03", "MIN-CARDS-06")
def test_each_window_of_a_turn_has_its_own_card():
    """One at the start of the turn, another when a unit attacks; two for one window are one too many."""
    cards = ("kingslayers-infamy", "kingslayers-infamy", "you-will-obey-me")
    table = scene(
        GUARDS, FOE, FAR, agenda=(Turn("seat-1"),), active="seat-1", **held(one=cards),
        decks={"seat-1": ("bribery",) * 9, "seat-2": ()}, faces=[1] * 8,
    )  # fmt: skip
    assert asked(table) == "declare-turn-start"
    answer(table, next(each for each in offered(table) if each is not None))
    assert asked(table) == "action"  # not asked again for the same start
    answer(table, "melee")
    while asked(table) == "melee-face":
        answer(table, None)
    assert asked(table) == "declare-attack"
    assert "card:you-will-obey-me:0" in offered(table)


@pytest.mark.rule("MIN-ROUND-09", "MIN-ROUND-03")
def test_who_passes_because_nothing_is_left_takes_no_turn():
    done = unit("a1", "guardsmen", 24, 8, 0, activated=True)
    two = [unit("b1", "guardsmen", 10, 40, 180), unit("b2", "guardsmen", 30, 40, 180)]
    table = scene(done, *two, agenda=(Turn("seat-1"),), **held(one=("kingslayers-infamy",)))
    assert [event.seat for event in told(table, "TurnPassed")] == ["seat-1"]
    assert (asked(table), table.waiting) == ("activate", ("seat-2",))


# --------------------------------------------------------------------------------------------------------------- tokens


@pytest.mark.rule("MIN-CONDITION-04", "MIN-CONDITION-05", "MIN-RULE-42")
@pytest.mark.parametrize("players", ["free-for-all", "teams"])
def test_only_opponents_of_a_unit_spend_its_tokens(players):
    """In a free for all whoever comes first in order may; in a team game no mate of the unit's player is asked."""
    shaken = unit("b1", "sworn-swords", 24, 40, 180, tokens=("panicked",))
    rest = [unit("c1", "guardsmen", 6, 8, 0), unit("d1", "guardsmen", 40, 40, 180)]
    table = bare_scene(
        GUARDS, shaken, *rest, options=Options(seats=4, players=players), agenda=(Panic("b1", (), None),),
        faces=[6, 6, 3], active="seat-1",
    )  # fmt: skip
    seats = []
    while asked(table) == "spend-panicked":
        seats.append(table.waiting[0])
        answer(table, ())
    assert seats == (["seat-1", "seat-3", "seat-4"] if players == "free-for-all" else ["seat-1", "seat-3"])
    assert table.state.units["b1"].tokens == ("panicked",)  # nobody had to


@pytest.mark.rule("MIN-DICE-02", "MIN-RULE-32", "MIN-PANIC-04")
@pytest.mark.parametrize(
    ("modifier", "dice", "passed"), [(-1, (3, 3), False), (-1, (3, 4), True), (-20, (6, 6), False), (9, (1, 1), True)]
)
def test_a_test_with_modifiers(modifier, dice, passed):
    lasting = holding("b1", PanicChange(n=modifier))
    table = bare_scene(
        GUARDS, unit("b1", "sworn-swords", 24, 40, 180), agenda=(Panic("b1", ()),), faces=[*dice, 2], lasting=lasting
    )
    assert [event.passed for event in told(table, "PanicTested")] == [passed]
    assert table.state.units["b1"].wounds == 12 - 2 * (not passed)


@pytest.mark.rule("MIN-RESOLVE-03", "MIN-RULE-33", "MIN-DICE-03")
@pytest.mark.parametrize(("modifier", "hits"), [(-9, 1), (0, 3), (9, 5)])
def test_a_six_always_hits_and_a_one_never(modifier, hits):
    """Faces 1 to 6 against 4+."""
    faces = [1, 2, 3, 4, 5, 6, *[6] * hits]
    table = bare_scene(
        GUARDS, FOE, FAR, agenda=(Strike("a1", "b1"),), faces=faces, lasting=holding("a1", Hit(n=modifier))
    )
    assert [event.hits for event in told(table, "AttackRolled")] == [hits]


# ----------------------------------------------------------------------------------------------- shooting into a fight


@pytest.mark.rule("MIN-RANGED-08", "MIN-RULE-31", "MIN-WIN-12")
def test_a_friend_that_panics_under_own_arrows_is_a_point_for_the_enemy():
    archers = unit("a1", "bowmen", 24, 10, 0)
    friend = unit("a2", "guardsmen", 29.15, 20, 270, wounds=1)
    target = unit("b1", "sworn-swords", 24, 20, 180)
    faces = [1] * 7 + [1, 1, 1]
    table = bare_scene(archers, friend, target, FAR, agenda=(Aim("a1", "b1"),), faces=faces)
    assert table.state.units["a2"].pose is None
    assert table.state.points == {"seat-1": 0, "seat-2": 1}


# ------------------------------------------------------------------------------------------------------------- clean-up


@pytest.mark.rule("MIN-CLEANUP-06", "MIN-CLEANUP-07", "MIN-CLEANUP-08", "MIN-CLEANUP-10")
def test_the_first_player_discards_first_and_a_short_deck_fills_what_it_can():
    sparrow = ncu("an1", "the-high-sparrow-father-of-the-faithful", on="b1", activated=True)
    table = scene(
        GUARDS, FAR, unit("b1", "sworn-swords", 40, 40, 180), ncus=[sparrow], board={"crown": "an1"}, first="seat-2",
        agenda=(CleanUp(),), hands={"seat-1": ("bribery", "counterplot"), "seat-2": ("bribery",)},
        decks={"seat-1": ("traitors",), "seat-2": ("traitors",) * 5},
    )  # fmt: skip
    assert (asked(table), table.waiting) == ("discard", ("seat-2",))
    assert (table.state.ncus["an1"].on, table.state.board) == (None, {})  # steps 5 and 6 come before
    answer(table, (), (0, 1))
    assert {seat: len(hand) for seat, hand in table.state.hands.items()} == {"seat-1": 1, "seat-2": 3}
    assert (table.state.first, table.state.round) == ("seat-1", 3)


# ------------------------------------------------------------------------------------------------------------ the army


def reasons(
    *units: Any, commander: str, faction: str, ncus: tuple[str, ...] = (), points: int = 30
) -> set[tuple[str, str]]:
    troops = tuple(each if isinstance(each, Troop) else Troop(each) for each in units)
    found = list_refusals(ArmyList(faction, commander, troops, ncus, points), points)
    return {(each.why, each.rule or "") for each in found}


JAIME, ROBB, DROGO = "jaime-lannister-kingslayer", "robb-stark-wolf-lord", "khal-drogo-great-khal"


@pytest.mark.rule("MIN-NEUTRAL-02")
@pytest.mark.parametrize(("points", "legal"), [(20, True), (19, False), (21, True)])
def test_half_of_the_points_is_half_also_of_an_odd_sum(points, legal):
    """Ten points of neutrals, and five of the faction."""
    found = reasons(
        Troop("guardsmen", (JAIME,)),
        "bolton-cutthroats",
        "stormcrow-mercenaries",
        commander=JAIME,
        faction="lannister",
        points=points,
    )
    assert found == (set() if legal else {("too-many-neutrals", "MIN-NEUTRAL-02")})


@pytest.mark.rule("MIN-ARMY-03", "MIN-ARMY-04", "MIN-ATTACH-03", "MIN-ATTACH-04", "MIN-ATTACH-05", "MIN-ARMY-08")
def test_all_that_is_wrong_with_an_army_is_said_at_once():
    found = reasons(
        Troop("guardsmen", (JAIME, "guard-captain")), Troop("gregor-clegane", ("guard-captain",)),
        Troop("outriders", ("guard-captain",)), Troop("guardsmen", (JAIME,)),
        commander=JAIME, faction="lannister", ncus=("sansa-stark-little-bird", "sansa-stark-little-bird"), points=10,
    )  # fmt: skip
    assert found >= {
        ("too-many-points", "MIN-ARMY-01"),
        ("wrong-faction", "MIN-ARMY-03"),
        ("character-twice", "MIN-ARMY-08"),
        ("too-many-attachments", "MIN-ATTACH-04"),
        ("solo-attachment", "MIN-ATTACH-03"),
        ("wrong-type", "MIN-ATTACH-05"),
    }


@pytest.mark.rule("MIN-ARMY-04", "MIN-ARMY-05", "MIN-NEUTRAL-04")
def test_who_may_lead_whom():
    assert reasons("guardsmen", commander=JAIME, faction="lannister") == {("commander-without-unit", "MIN-ARMY-05")}
    two = reasons(
        Troop("guardsmen", (JAIME,)), Troop("guardsmen", ("joffrey-baratheon-first-of-his-name",)), commander=JAIME,
        faction="lannister",
    )  # fmt: skip
    assert ("several-commanders", "MIN-ARMY-04") in two
    assert reasons(Troop("bolton-cutthroats", (ROBB,)), commander=ROBB, faction="neutral") == {
        ("wrong-faction", "MIN-ARMY-03")
    }
    ramsay = "ramsay-snow-bastard-of-bolton"
    assert reasons(Troop("guardsmen", (ramsay,)), commander=ramsay, faction="lannister") == set()
    assert ("wrong-type", "MIN-ATTACH-05") in reasons(Troop("freedmen", (DROGO,)), commander=DROGO, faction="targaryen")
