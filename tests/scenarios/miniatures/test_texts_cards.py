"""Tactics cards at work in a game, and what they do to attacks."""

from typing import Any

import pytest

from maester.games.miniatures.combat.attack import defence_parts
from maester.games.miniatures.combat.rolled import Part
from maester.games.miniatures.numbers import keywords, number
from maester.games.miniatures.steps.board import ActNcu, EndNcu
from maester.games.miniatures.steps.modes import EndRound
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.terrain import Laid as Laid_
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import IsOf, Keywords, Untargetable
from maester.games.miniatures.texts.in_play import Bound, Laid, Lasting
from maester.games.miniatures.texts.matching import bound_for
from maester.games.miniatures.texts.records import CARDS
from maester.games.miniatures.values import Attack
from maester.kernel import Chance
from tests.scenarios.miniatures.cast import GUARDS, SWORDS
from tests.scenarios.miniatures.play import (
    Scene,
    answer,
    asked,
    declined,
    holding,
    ncu,
    offered,
    refused,
    scene,
    told,
    unit,
)

MELEE = Attack("a1", "b1", 0, "front")


def cards(*mine: str) -> dict[str, Any]:
    """Seat 1 holds these."""
    return {"hands": {"seat-1": mine, "seat-2": ()}, "lists": {"seat-1": mine, "seat-2": ()}}


# ------------------------------------------------------------------------------------------------ cards


@pytest.mark.rule("MIN-CARDS-03", "MIN-TERMS-24")
def test_the_unit_that_triggers_a_card_is_its_target():
    attack = occasions.AttackDeclared("a1", "b1", "melee")
    table = scene(GUARDS, SWORDS, agenda=(Happens(attack),), attacks=(MELEE,), **cards("northern-ferocity"))
    assert bound_for(table.state, attack, "seat-1", "northern-ferocity", "tactics").this == "a1"
    assert offered(table) == (None, "card:northern-ferocity:0")
    shield = Lasting(Bound("seat-2", "winter-is-coming"), Untargetable(), "turn", 1, "a1")
    safe = scene(
        GUARDS, SWORDS, agenda=(Happens(attack),), attacks=(MELEE,), lasting=(shield,), **cards("northern-ferocity")
    )
    assert asked(safe) == ""  # no card can be played on it


@pytest.mark.rule("MIN-DECK-04")
def test_cards_have_a_trigger_an_effect_and_sometimes_a_benefit_of_a_zone():
    assert all(each.do for card in CARDS.values() for each in card.happens)
    assert sum("control=(" in str(card) for card in CARDS.values()) > 10
    failed = occasions.MoraleTestFailed("b1", "panic", "a1", 2)
    for board, left in (({}, 8), ({"crown": "an1"}, 9)):
        table = scene(
            unit("a1", "guardsmen", 24, 20, 0, wounds=6), SWORDS, agenda=(Happens(failed),), board=board,
            ncus=[ncu("an1", "cersei-lannister-queen-regent")], **cards("fealty-to-the-crown"),
        )  # fmt: skip
        answer(table, "card:fealty-to-the-crown:0")
        assert table.state.units["a1"].wounds == left
        assert table.state.units["b1"].wounds == (11 if board else 12)


@pytest.mark.rule("MIN-CONDITION-08")
def test_a_card_may_spend_a_token_for_something_else():
    weak = unit("b1", "sworn-swords", 24, 24.8, 180, tokens=("weakened",))
    final = occasions.AttackFinal("a1", "b1", "melee")
    lies = (Laid("seat-1", "tactical-approach", "a1", ("game",)),)
    table = scene(GUARDS, weak, agenda=(Happens(final),), attacks=(MELEE,), laid=lies)
    assert asked(table) == "use-ability"
    answer(table, True)
    assert offered(table) == ("weakened",)
    answer(table, "weakened")
    assert table.state.units["b1"].tokens == ()
    assert number(table.state, "extra-wounds", "a1", MELEE) == 1


@pytest.mark.rule("MIN-EX-31")
def test_cersei_looks_for_a_card_for_each_of_two_zones():
    deck = ("bribery", "counterplot", "hear-me-roar", "subjugation-of-power")

    cersei = ncu("an1", "cersei-lannister-queen-regent", counters=(("order", 2),))

    def claims(board: dict[str, str]) -> Scene:
        table = scene(
            GUARDS, unit("b1", "guardsmen", 24, 40, 180), agenda=(ActNcu("an1"), EndNcu("an1")), board=board,
            ncus=[cersei, ncu("an2", "lord-varys-spider")],
            decks={"seat-1": deck, "seat-2": ()}, chance=Chance(4),
        )  # fmt: skip
        answer(table, "crown", True)
        while asked(table) == "search-card":
            answer(table, offered(table)[0])
        return table

    both, one = claims({"wealth": "an2"}), claims({})
    assert both.state.hands["seat-1"] == ("hear-me-roar", "subjugation-of-power")
    assert one.state.hands["seat-1"] == ("hear-me-roar",)
    assert both.state.ncus["an1"].count("order") == 1
    assert sorted(both.state.decks["seat-1"]) == ["bribery", "counterplot"]


# ------------------------------------------------------------------------------------------------ attacks


@pytest.mark.rule("MIN-EX-33")
def test_jaime_strikes_back_at_every_miss():
    jaime = unit("b1", "guardsmen", 24, 24.8, 180, attachments=("jaime-lannister-kingslayer",))
    faces = [5, 5, 5, 5, 5, 4, 1, *[1, 6], *[6] * 5]  # the attack, two saves of the attacker, five of the defender
    table = scene(unit("a1", "sworn-swords", 24, 20, 0), jaime, acts="a1", faces=faces)
    assert number(table.state, "hit", "a1", MELEE) == -1
    assert number(table.state, "hit", "b1", Attack("b1", "a1", 0, "front")) == 0
    answer(table, "melee", None)
    declined(table)
    assert told(table, "AttackRolled")[0].hits == 5  # a 4 would hit, but for Jaime
    assert table.state.units["a1"].wounds == 11  # two misses are two hits, one of them blocked


@pytest.mark.rule("MIN-EX-34")
def test_northern_ferocity():
    hurt = unit("a1", "sworn-swords", 24, 20, 0, wounds=8)
    bowmen = unit("b1", "bowmen", 24, 24.8, 180)
    table = scene(hurt, bowmen, acts="a1", faces=[5, 1, 1, 1, 1, 1, 3, 3, 1], **cards("northern-ferocity"))
    answer(table, "melee", None, "card:northern-ferocity:0")
    declined(table)
    (test,) = told(table, "PanicTested")
    assert (test.rolled.added, test.passed) == (-2, False)
    assert [event.wounds for event in told(table, "UnitWounded") if event.unit == "b1"] == [1, 2]
    assert [event.wounds for event in told(table, "UnitWounded") if event.unit == "a1"] == [2 - 1]


@pytest.mark.rule("MIN-EX-38")
def test_sundering_counts_once():
    table = scene(unit("a1", "crossbowmen", 24, 20, 0), SWORDS)
    attack = Attack("a1", "b1", 0, "front")
    table.state.attacks, table.state.lasting = (attack,), holding("a1", Keywords(words=("sundering",)))
    assert defence_parts(table.state, attack) == (Part(-1, "sundering"),)
    table.state.lasting = ()
    assert defence_parts(table.state, Attack("a1", "b1", 1, "front")) == ()


# ------------------------------------------------------------------------------------------------ single cards


ELEPHANT = unit("a1", "golden-company-war-elephant", 24, 10, 0)
FAR = unit("b1", "guardsmen", 24, 44, 180)


def test_a_war_elephant_without_its_company_may_lose_its_action():
    lost = answer(scene(ELEPHANT, FAR, acts="a1", faces=[1, 1]), "maneuver")
    assert asked(lost) == ""
    assert lost.state.units["a1"].pose == ELEPHANT[1].pose
    kept = answer(scene(ELEPHANT, FAR, acts="a1", faces=[6, 6]), "maneuver")
    assert asked(kept) == "maneuver"
    company = Lasting(Bound("seat-1", "winters-bite"), IsOf(house="golden-company"), "game", 1, "a2")
    friend = unit("a2", "stormcrow-archers", 32, 10, 0)
    led = answer(scene(ELEPHANT, friend, FAR, acts="a1", lasting=(company,)), "maneuver")
    assert (asked(led), told(led, "MoraleTested")) == ("maneuver", [])


def test_a_war_elephant_loses_a_charge_as_well():
    near = unit("b1", "guardsmen", 24, 20, 180)
    table = answer(scene(ELEPHANT, near, acts="a1", faces=[1, 1]), "charge")
    assert asked(table) == ""
    assert not told(table, "ChargeRolled")


def test_a_senior_builder_sets_stakes_once_a_game():
    builder = unit("a1", "sworn-brothers", 24, 20, 0, attachments=("senior-builder",))
    begins = Happens(occasions.RoundStarts("seat-1"))
    table = scene(builder, FAR, agenda=(begins, begins))
    assert asked(table) == "use-ability"
    answer(table, True)
    assert refused(table, Laid_(kind="stakes", x=24_000, y=21_000)).rule == "MIN-SETUP-05"  # on a tray
    assert refused(table, Laid_(kind="stakes", x=24_000, y=30_000)).rule == "MIN-SETUP-05"  # too far
    answer(table, Laid_(kind="stakes", x=24_000, y=24_000))
    assert [each.kind for each in table.state.pieces] == ["stakes"]
    assert asked(table) == ""  # not a second time


def test_the_banners_of_the_kingsguard():
    guard = unit("a1", "kingsguard", 24, 20, 0, counters=(("baratheon-banners", 2),), wounds=4)
    table = scene(guard, SWORDS, agenda=(Happens(occasions.Activates("a1", "seat-1")),))
    answer(table, True, False, False, True)
    assert table.state.units["a1"].count("baratheon-banners") == 0
    assert table.state.units["a1"].wounds == 6
    table.state.attacks = (MELEE,)
    assert keywords(table.state, MELEE) >= {"critical-blow", "sundering"}
    assert "vicious" not in keywords(table.state, MELEE)


def test_traitors_are_hunted_and_whoever_failed_is_ashamed():
    lies = (Laid("seat-1", "traitors", "b1", ("round",)),)
    friend = unit("a2", "guardsmen", 34, 20, 0)
    table = scene(GUARDS, friend, SWORDS, laid=lies, fought=(("a1", "b1"),), attacks=(MELEE,))
    assert "vicious" in keywords(table.state, MELEE)
    over = scene(
        GUARDS, friend, SWORDS, laid=lies, fought=(("a1", "b1"),),
        agenda=(Happens(occasions.RoundEnds("seat-1")), EndRound()),
    )  # fmt: skip
    assert over.state.units["a1"].tokens == ("panicked", "vulnerable")
    assert over.state.units["a2"].tokens == ()
    assert over.state.laid == ()
