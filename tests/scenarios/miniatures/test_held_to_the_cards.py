"""Cards of Stark, Lannister and the neutral houses held to what is printed on them, one clause at a time."""

from typing import Any

import pytest

from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.board import ClaimZone
from maester.games.miniatures.steps.fights import Panic, Strike
from maester.games.miniatures.steps.modes import ScoreMissions
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import Controls, Untargetable
from maester.games.miniatures.texts.control import controls
from maester.games.miniatures.texts.in_play import Bound, Laid, Lasting
from tests.scenarios.miniatures.play import answer, asked, declined, happened, ncu, offered, scene, told, unit

GUARDS, SWORDS = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "sworn-swords", 24, 24.8, 180)
FAR, SAFE = unit("b9", "guardsmen", 5, 44, 180), unit("a9", "guardsmen", 5, 4, 0)
PETYR = ncu("an1", "petyr-baelish-littlefinger", counters=(("order", 2),))
MERCENARIES = unit("a1", "stormcrow-mercenaries", 24, 20, 0)


def held(one: tuple[str, ...] = (), two: tuple[str, ...] = ()) -> dict[str, Any]:
    """Hands, and decks that all know of."""
    hands = {"seat-1": one, "seat-2": two}
    return {"hands": hands, "lists": {seat: cards * 2 for seat, cards in hands.items()}}


# ------------------------------------------------------------------------------------------ in place of a zone's effect


def claims(*units: Any, ncus: Any = (PETYR,), **more: Any) -> Any:
    return scene(*units, ncus=ncus, agenda=(ClaimZone("an1", "wealth"),), active="seat-1", **more)


@pytest.mark.rule("MIN-RULE-43", "MIN-BOARD-07")
def test_the_effect_of_a_zone_is_replaced_only_once():
    """Two units are motivated by coin, and Petyr could use another zone: one of the three takes the place of wealth."""
    more = unit("a2", "stormcrow-mercenaries", 34, 20, 0)
    table = claims(MERCENARIES, more, SWORDS, FAR, faces=[1] * 8)
    assert (asked(table), len(offered(table))) == ("next-ability", 3)
    answer(table, "ability:a1:motivated-by-coin:0", True, "a1")
    assert asked(table) == "free-action"
    answer(table, None)
    assert asked(table) == ""  # neither Petyr nor the other unit nor the zone itself
    assert table.state.ncus["an1"].count("order") == 2


@pytest.mark.rule("MIN-RULE-43", "MIN-CARDS-01")
def test_no_card_replaces_an_effect_that_was_replaced_already():
    table = claims(MERCENARIES, SWORDS, FAR, **held(("assault-orders",)))
    answer(table, "ability:a1:motivated-by-coin:0", True, None)
    assert asked(table) == ""
    kept = claims(MERCENARIES, SWORDS, FAR, **held(("assault-orders",)))
    answer(kept, "ability:a1:motivated-by-coin:0", False, False)  # nor does Petyr
    assert offered(kept) == (None, "card:assault-orders:0")


@pytest.mark.rule("MIN-RULE-111", "MIN-BOARD-08")
def test_the_effect_of_a_zone_used_from_elsewhere_is_that_zones_which_is_not_claimed():
    """Petyr stands on wealth and uses the maneuver zone. What lies on the unit it chooses answers to that zone; what
    asks for control of it does not."""
    watch = unit("a1", "sworn-brothers", 24, 10, 0)
    laid = (Laid("seat-1", "for-the-watch", "a1", ("fails-panic",)),)
    table = claims(watch, SAFE, SWORDS, FAR, laid=laid)
    answer(table, True)
    assert asked(table) == "use-zone"
    answer(table, "maneuver")
    assert asked(table) == "maneuver-target"
    answer(table, "a1")
    assert asked(table) == "use-ability"  # a charge in place of the maneuver
    assert table.state.board == {"wealth": "an1"}
    assert not controls(table.state, "seat-1", "maneuver")
    assert [event.zone for event in told(table, "ZoneClaimed")] == ["wealth"]


@pytest.mark.rule("MIN-RULE-111")
@pytest.mark.parametrize("seat", ["seat-1", "seat-2"])
@pytest.mark.parametrize("stands_there", [True, False])
def test_what_answers_to_claiming_a_zone_does_not_answer_where_its_effect_is_only_copied(seat, stands_there):
    """Field Control takes the place of the maneuver zone that a friend claims, and follows on one that an enemy has."""
    free = unit("a1", "guardsmen", 24, 10, 0)
    cards: dict[str, Any] = held(("field-control",)) if seat == "seat-1" else held((), ("field-control",))
    zone = "maneuver" if stands_there else "wealth"
    table = scene(free, FAR, ncus=(PETYR,), agenda=(ClaimZone("an1", zone),), active="seat-1", **cards)
    questions, heard = [], []
    while asked(table):
        questions.append(asked(table))
        heard += [each for each in offered(table) if isinstance(each, str) and "field-control" in each]
        answer(table, {"use-ability": not stands_there, "use-zone": "maneuver"}.get(asked(table)))
    assert bool(heard) == stands_there
    assert ("use-zone" in questions) != stands_there


# ------------------------------------------------------------------------------------------------------- failed tests


@pytest.mark.rule("MIN-PANIC-04", "MIN-RULE-29")
@pytest.mark.parametrize(("left", "gone"), [(12, False), (2, True)])
def test_who_preys_on_fear_does_so_even_if_the_test_is_the_end_of_the_enemy(left, gone):
    """The enemy was engaged when it failed."""
    men, prey = unit("a1", "mountains-men", 24, 20, 0, wounds=6), unit("b1", "sworn-swords", 24, 24.8, 180, wounds=left)
    table = scene(men, prey, FAR, agenda=(Panic("b1", (), "seat-1", "a1"),), faces=[1, 1, 2], active="seat-1")
    assert (table.state.units["b1"].pose is None) == gone
    assert table.state.units["a1"].wounds == 8


@pytest.mark.rule("MIN-PANIC-04", "MIN-INFLUENCE-01", "MIN-RULE-30")
def test_wounds_of_a_last_failed_test_are_taken_by_the_faithful_and_by_the_crown():
    """The High Sparrow and a card each heal by the two wounds that the enemy had left."""
    sparrow = ncu("an1", "the-high-sparrow-father-of-the-faithful", on="b1")
    guards, last = unit("a1", "guardsmen", 24, 20, 0, wounds=4), unit("b1", "sworn-swords", 24, 24.8, 180, wounds=2)
    table = scene(
        guards, last, FAR, ncus=[sparrow], agenda=(Panic("b1", (), "seat-1", "a1"),), faces=[1, 1, 3], active="seat-1",
        **held(("fealty-to-the-crown",)),
    )  # fmt: skip
    assert table.state.units["a1"].wounds == 6
    answer(table, "card:fealty-to-the-crown:0")
    assert table.state.units["a1"].wounds == 8
    assert table.state.units["b1"].pose is None
    assert table.state.points["seat-1"] == 1


@pytest.mark.rule("MIN-CARDS-01", "MIN-MORALE-02")
def test_a_risk_that_was_not_worth_it_heals_nobody_later():
    """The test that the card was played for is failed; the next one that is passed is another matter."""
    shaken = unit("a1", "guardsmen", 24, 20, 0, wounds=6)
    table = scene(
        shaken, SAFE, FAR, agenda=(Panic("a1", (), None), Panic("a9", (), None)), faces=[1, 1, 1, 6, 6, 1],
        active="seat-1", **held(("worth-the-risk",)),
    )  # fmt: skip
    answer(table, "card:worth-the-risk:0", ())
    declined(table)
    assert [event.passed for event in told(table, "PanicTested")] == [False, True]
    assert table.state.units["a1"].wounds == 5


# ----------------------------------------------------------------------------------------------- who cannot be targeted


@pytest.mark.rule("MIN-CARDS-03", "MIN-TERMS-24")
@pytest.mark.parametrize(("card", "moment"), [("i-am-the-king", "defence-final"), ("sudden-retreat", "attack-done")])
def test_a_card_that_targets_the_defender_needs_one_that_may_be_targeted(card, moment):
    """Winter is coming: the defender cannot be the target of cards of its own side."""
    strike = happened(moment, "a1", "b1", range="melee")
    shield = Lasting(Bound("seat-1", "winter-is-coming"), Untargetable(orders=True), "turn", 1, "b1")
    for lasting, options in (((), (None, f"card:{card}:0")), ((shield,), ())):
        table = scene(
            GUARDS, SWORDS, FAR, agenda=(Strike("a1", "b1"), Happens(strike)), lasting=lasting, active="seat-1",
            faces=[6, 1, 1, 1, 1, 1, 6], **held(two=(card,)),
        )  # fmt: skip
        assert (offered(table) if asked(table) == f"declare-{moment}" else ()) == options


@pytest.mark.rule("MIN-CARDS-03", "MIN-TERMS-24")
def test_a_counterstrategy_sees_whom_a_card_targets():
    """The enemy that is about to retreat is in short range, the unit that attacked it is a friend."""
    planner = unit("a2", "guardsmen", 31, 20, 0, attachments=("mance-rayder-king-beyond-the-wall",))
    done = occasions.AttackDone("a1", "b1", "melee")
    table = scene(
        GUARDS, planner, SWORDS, FAR, agenda=(Happens(done),), active="seat-1", **held(two=("sudden-retreat",))
    )
    answer(table, "card:sudden-retreat:0")
    assert (asked(table), offered(table)) == ("declare-declared", (None, "order:a2:counterstrategy:1"))


# --------------------------------------------------------------------------------------------------------- own numbers


@pytest.mark.rule("MIN-TERMS-19", "MIN-UNIT-17")
def test_an_attacker_keeps_its_own_defence_against_what_strikes_back():
    """Berserkers with two ranks lost block on 3 and more (5+, and 2), also while it is they who attack."""
    kings = unit("b1", "guardsmen", 24, 24.8, 180, commander=True, attachments=("jaime-lannister-kingslayer",))
    wild = unit("a1", "umber-berserkers", 24, 20, 0, wounds=4)
    table = scene(wild, SAFE, kings, FAR, agenda=(Strike("a1", "b1"),), faces=[1] * 9 + [3] * 9, active="seat-1")
    declined(table)
    assert [event.blocked for event in told(table, "DefenceRolled")][:1] == [9]
    assert table.state.units["a1"].wounds == 4


@pytest.mark.rule("MIN-RULE-62", "MIN-RULE-48")
@pytest.mark.parametrize(("lost", "asks"), [((), True), (("jaime-lannister-kingslayer",), False)])
def test_a_unit_is_jaimes_as_long_as_he_lives(lost, asks):
    kings = unit("a1", "guardsmen", 24, 20, 0, commander=True, attachments=("jaime-lannister-kingslayer",), lost=lost)
    prowess = held(("kingslayers-prowess",))
    table = scene(kings, SWORDS, FAR, agenda=(Strike("a1", "b1"),), active="seat-1", faces=[1] * 6, **prowess)
    assert (asked(table) == "declare-attack") == asks


# --------------------------------------------------------------------------------------------------- one card at a time


@pytest.mark.rule("MIN-TERMS-23", "MIN-UNIT-09")
def test_a_poison_is_suffered_at_once():
    """Two wounds together are the end of a unit once; it is saved once, with one wound left."""
    host = unit("b1", "ironborn-reavers", 24, 24.8, 180, wounds=1, tokens=("weakened",))
    poison = (Laid("seat-1", "crannog-poison", "b1", ("game",)),)
    table = scene(
        GUARDS, host, FAR, acts="b1", laid=poison, active="seat-2", **held(two=("what-is-dead-may-never-die",)),
        faces=[6],
    )  # fmt: skip
    answer(table, "retreat", "card:what-is-dead-may-never-die:0")
    assert table.state.units["b1"].wounds == 1


@pytest.mark.rule("MIN-CARDS-03")
def test_cruel_methods_repeat_nothing_but_healing():
    ours = unit("a1", "bolton-cutthroats", 24, 20, 0, wounds=4)
    theirs = unit("b1", "sworn-swords", 24, 24.8, 180, tokens=("panicked",))
    table = scene(
        ours, theirs, agenda=(Happens(occasions.TurnStarts("seat-1")),), active="seat-1",
        **held(("cruel-methods",)),
    )  # fmt: skip
    answer(table, "card:cruel-methods:0", True, "panicked")
    assert offered(table) == (0, 1, 2)
    answer(table, 1)
    assert offered(table) == (0, 2)
    answer(table, 0)
    assert table.state.units["a1"].wounds == 6
    assert table.state.units["b1"].tokens == ("vulnerable",)


@pytest.mark.rule("MIN-CARDS-04", "MIN-CARDS-01")
def test_a_surprise_is_paid_with_another_card_and_may_bring_back_the_one_before():
    start = (Happens(occasions.TurnStarts("seat-1")),)
    alone = scene(
        GUARDS, SWORDS, agenda=start, active="seat-1", **held(("surprise-strategy",)),
        discards={"seat-1": ("bribery",), "seat-2": ()},
    )  # fmt: skip
    assert asked(alone) == ""  # there is nothing to pay with
    table = scene(
        GUARDS, SWORDS, agenda=start, active="seat-1", **held(("counterplot", "surprise-strategy")),
        discards={"seat-1": ("surprise-strategy",), "seat-2": ()},
    )  # fmt: skip
    answer(table, "card:surprise-strategy:0")
    assert asked(table) == "pay-cards"
    answer(table, (0,))
    assert offered(table) == ("surprise-strategy", "counterplot")
    answer(table, "surprise-strategy")
    assert table.state.hands["seat-1"] == ("surprise-strategy",)
    assert sorted(table.state.discards["seat-1"]) == ["counterplot", "surprise-strategy"]


@pytest.mark.rule("MIN-RULE-49", "MIN-CLEANUP-09")
def test_who_silences_tyrion_makes_a_large_hand_smaller():
    """Six cards are allowed as long as his ability is there."""
    six = ("bribery", "bribery", "counterplot", "counterplot", "hear-me-roar", "hear-me-roar")
    table = scene(
        GUARDS, SWORDS, ncus=[ncu("bn1", "tyrion-lannister-the-imp")], active="seat-2",
        agenda=(Happens(occasions.NcuActivates("seat-2", "bn1")),),
        **held(("intrigue-and-subterfuge",), six),
    )  # fmt: skip
    answer(table, "card:intrigue-and-subterfuge:0")
    while asked(table) == "declare-declared":
        answer(table, None)
    assert (asked(table), table.waiting) == ("discard-down", ("seat-2",))


@pytest.mark.rule("MIN-DISORDERLY-03", "MIN-RULE-26")
def test_tyrion_finds_no_card_to_play_after_a_disorderly_charge():
    played = occasions.CardOrOrderDeclared("seat-1", "card:winters-might:0", "a1")
    for banned, question in (((), "use-ability"), (("seat-2",), "")):
        table = scene(
            GUARDS, SWORDS, ncus=[ncu("bn1", "tyrion-lannister-the-imp")], agenda=(Happens(played),), no_cards=banned,
            decks={"seat-1": (), "seat-2": ("counterplot",)},
        )  # fmt: skip
        assert asked(table) == question


# ------------------------------------------------------------------------------------------------------------- missions


@pytest.mark.rule("MIN-BOARD-08", "MIN-MODE-TWOW-07")
@pytest.mark.parametrize(("mission", "points"), [("steel-and-hooves", 2), ("rule-the-court", 2)])
def test_a_zone_that_one_counts_as_controlling_counts_for_missions(mission, points):
    """Petyr stands on maneuver; combat was chosen by him at the start of a turn."""
    chosen = Lasting(Bound("seat-1", "master-of-the-game", ncu="an1"), Controls(), "round", 1, word="combat")
    table = scene(
        GUARDS, SWORDS, ncus=[PETYR], board={"maneuver": "an1"}, lasting=(chosen,), agenda=(ScoreMissions(),),
        options=Options(seats=2, mode="the-winds-of-winter"), active_missions=(("seat-2", mission),),
    )  # fmt: skip
    assert table.state.points == {"seat-1": points, "seat-2": 0}
