"""Cards in play: zones, control, uniques, duplicates, attachments."""

import pytest

from maester.games.cardgame.events import CardLeft
from tests.scenarios.cardgame.scenario import Scenario

# ------------------------------------------------------------------------------------------ entering and leaving


@pytest.mark.rule("CG-ENTER-02", "CG-ENTER-03", "CG-ENTER-05", "CG-MARSHAL-08", "CG-ABILITY-06")
def test_put_into_play_is_free_and_no_marshaling():
    game = Scenario().hand(1, "littlefinger").reveals(_1="reinforcements").chooses(1, "littlefinger")
    assert game.gold(1) == 0
    assert game.card("littlefinger").how == "put"
    assert not game.offers(1, "littlefinger")


@pytest.mark.rule("CG-ENTER-04", "CG-ATTACH-02")
def test_an_attachment_needs_something_to_be_attached_to():
    game = Scenario().table(1, "old-bear-mormont").table(2, "ghost").hand(1, "longclaw").challenges(1).initiates_none(1)
    game.uses(1, "old-bear-mormont").chooses(1, "longclaw").asks(1, "attach")
    assert game.options(1) == ["old-bear-mormont"], "Ghost has no attachments"
    assert not Scenario().hand(1, "little-bird").marshals(1, gold=1).offers(1, "little-bird")


@pytest.mark.rule("CG-ENTER-06", "CG-UNIQUE-02", "CG-DUP-01", "CG-DUP-05", "CG-DUP-11", "CG-RULE-102", "CG-RULE-74")
def test_a_further_copy_is_a_duplicate():
    game = (
        Scenario()
        .table(1, "littlefinger")
        .hand(1, "littlefinger")
        .reveals(_1="reinforcements")
        .chooses(1, "littlefinger")
    )
    assert game.card("littlefinger").duplicates == ("littlefinger",)
    game = Scenario().table(1, "the-wall").hand(1, "the-wall").marshals(1, gold=0).uses(1, "the-wall")
    assert game.card("the-wall").duplicates == ("the-wall",)


@pytest.mark.rule("CG-RULE-48", "CG-KEYWORD-AMBUSH-01", "CG-KEYWORD-AMBUSH-02")
def test_an_ambushed_copy_is_paid_for():
    game = Scenario().table(1, "areo-hotah").hand(1, "areo-hotah").gold(1, 5).table(2, "left").challenges(2)
    game.attacks(2, "military", "left").uses(1, "areo-hotah")
    assert game.gold(1) == 0
    assert game.card("areo-hotah").duplicates == ("areo-hotah",)
    assert not game.offers(1, "areo-hotah")


@pytest.mark.rule("CG-RULE-49", "CG-KEYWORD-AMBUSH-01")
def test_ambush_in_the_challenges_phase_only():
    assert not Scenario().hand(1, "burned-men").gold(1, 2).window("dominance").offers(1, "burned-men")
    assert Scenario().hand(1, "burned-men").gold(1, 2).challenges(1).offers(1, "burned-men")
    scenario = Scenario().table(1, "western-fiefdom").hand(1, "burned-men").gold(1, 1)
    assert not scenario.challenges(1).offers(1, "burned-men")


@pytest.mark.rule(
    "CG-LEAVE-01", "CG-LEAVE-02", "CG-LEAVE-03", "CG-TOKEN-05", "CG-DISCARD-01", "CG-DISCARD-02", "CG-DEAD-01"
)
def test_what_goes_with_a_card():
    game = (
        Scenario()
        .table(1, "ghost")
        .table(2, "robb-stark/2p/d")
        .challenges(1)
        .attacks(1, "military", "ghost")
        .quietly("nothing")
    )
    assert game.power(2) == 0
    assert game.dead(2) == ["robb-stark"]
    assert game.discard(2) == ["robb-stark"], "the duplicate"


@pytest.mark.rule("CG-DISCARD-03", "CG-DEAD-05", "CG-RULE-84", "CG-GOLD-02")
def test_what_is_open_and_what_is_not():
    game = (
        Scenario().hand(1, "ice", "ghost").discard(1, "left").dead(1, "robb-stark").gold(1, 3).used(1, 1).window("draw")
    )
    seen = game.view(2).players["seat-1"]
    assert "'ice'" not in str(game.view(2))
    assert "left" in str(seen)
    assert "robb-stark" in str(seen)
    assert seen.gold == 3


@pytest.mark.rule("CG-DEAD-07", "CG-RULE-106")
@pytest.mark.parametrize("named", [("left", "right"), ("right", "left")])
def test_who_is_chosen_to_die_lies_on_the_pile_in_the_order_named(named: tuple[str, str]):
    start = Scenario().plot(1, "the-winds-of-winter").table(1, "ghost").table(2, "left/k", "right/k", "robb-stark/k")
    game = start.challenges(1).attacks(1, "military", "ghost").undefended().chooses(2, *named).passes()
    assert game.dead(2) == list(named)


@pytest.mark.rule("CG-DEAD-07", "CG-RULE-106")
@pytest.mark.parametrize("table", [("left", "right", "robb-stark"), ("robb-stark", "right", "left")])
def test_who_is_not_chosen_lies_on_the_pile_in_the_order_of_arrival(table: tuple[str, ...]):
    start = Scenario().table(1, "ghost").table(2, *table)
    game = start.reveals(_1="wildfire-assault").chooses(1, "ghost").chooses(2)
    assert game.dead(2) == list(table)


@pytest.mark.rule("CG-DISCARD-04", "CG-DEAD-06")
def test_piles_keep_their_order():
    game = (
        Scenario()
        .plot(1, "the-winds-of-winter")
        .table(1, "ghost")
        .table(2, "left/k", "right/k")
        .dead(2, "arya-stark")
        .challenges(1)
    )
    assert game.attacks(1, "military", "ghost").quietly("nothing").dead(2) == ["arya-stark", "left", "right"]


@pytest.mark.rule("CG-DEAD-03", "CG-UNIQUE-04", "CG-RULE-64")
def test_who_is_dead_does_not_come_back():
    assert not Scenario().dead(1, "robb-stark").hand(1, "robb-stark").marshals(1, gold=9).offers(1, "robb-stark")
    scenario = Scenario().dead(1, "robb-stark").table(1, "robb-stark").hand(1, "robb-stark")
    assert not scenario.marshals(1, gold=9).offers(1, "robb-stark"), "not even as a duplicate"
    assert Scenario().dead(1, "ranging-party").hand(1, "ranging-party").marshals(1, gold=9).offers(1, "ranging-party")


@pytest.mark.rule("CG-EX-19", "CG-DEAD-04")
def test_the_only_copy_may_come_from_the_dead_pile():
    assert Scenario().table(1, "aeron-damphair").dead(1, "asha-greyjoy").phase("dominance").offers(1, "aeron-damphair")
    scenario = Scenario().table(1, "aeron-damphair").dead(1, "asha-greyjoy", "asha-greyjoy")
    assert not scenario.phase("dominance").offers(1, "aeron-damphair")


@pytest.mark.rule("CG-SACRIFICE-01", "CG-SACRIFICE-03")
def test_sacrificed_is_not_killed():
    scenario = (
        Scenario()
        .table(1, "bran-stark", "joffrey-baratheon", "robb-stark/k")
        .hand(2, "hear-me-roar", "tywin-lannister")
        .gold(2, 1)
    )
    game = scenario.window("draw").uses(2, "hear-me-roar").uses(1, "bran-stark")
    assert game.told(CardLeft)[-1].how == "sacrificed"
    game.asks(1, "respond-reaction")
    assert game.matching("joffrey-baratheon") == []
    assert game.matching("robb-stark")


@pytest.mark.rule("CG-ZONE-05", "CG-ZONE-06")
def test_removed_is_gone():
    game = Scenario().table(1, "varys").phase("dominance")
    game = Scenario().table(1, "varys", "left").hand(1, "varys").phase("dominance").uses(1, "varys")
    assert game.state.removed["seat-1"] == ("varys",)
    assert "varys" not in [*game.dead(1), *game.discard(1)]


@pytest.mark.rule("CG-ZONE-09")
def test_who_kneels_cannot_be_knelt():
    game = Scenario().table(1, "left/k").table(2, "right").reveals(_1="filthy-accusations")
    assert game.options(1) == ["right"]


# ------------------------------------------------------------------------------------------ control


@pytest.mark.rule("CG-EX-20", "CG-CONTROL-04", "CG-CONTROL-05", "CG-CONTROL-03")
def test_a_card_goes_to_its_owner():
    game = Scenario().table(1, "messenger-raven", owner=2).deck(1, "ice").window("dominance").uses(1, "messenger-raven")
    assert game.hand(2) == ["messenger-raven"]
    assert game.hand(1) == ["ice"]


@pytest.mark.rule("CG-RULE-68", "CG-RULE-69", "CG-POWER-01", "CG-POWER-05", "CG-ATTACH-07")
def test_power_and_attachments_stay_on_a_card_that_changes_control():
    scenario = (
        Scenario()
        .hand(1, "take-the-black")
        .gold(1, 3)
        .power(1, 13)
        .table(2, "bastard-in-hiding/2p", "little-bird>bastard-in-hiding")
    )
    game = scenario.window("dominance").uses(1, "take-the-black").chooses(1, "bastard-in-hiding").ends()
    assert game.state.winner == "seat-1", "fifteen power at once"
    scenario = (
        Scenario()
        .hand(1, "take-the-black")
        .gold(1, 3)
        .table(2, "bastard-in-hiding/2p", "little-bird>bastard-in-hiding")
    )
    game = scenario.window("dominance").uses(1, "take-the-black").chooses(1, "bastard-in-hiding")
    assert game.card("little-bird").controller == "seat-2"
    assert game.card("bastard-in-hiding").controller == "seat-1"
    assert (game.power(1), game.power(2)) == (2, 0)


@pytest.mark.rule("CG-UNIQUE-01", "CG-UNIQUE-03", "CG-RULE-65")
def test_uniques_of_others():
    scenario = Scenario().hand(1, "yoren").discard(2, "arya-stark")
    assert scenario.marshals(1, gold=3).uses(1, "yoren").offers(1, "yoren")
    for there in (
        Scenario().table(1, "arya-stark"),
        Scenario().table(2, "arya-stark"),
        Scenario().dead(1, "arya-stark"),
        Scenario().dead(2, "arya-stark"),
    ):
        game = there.hand(1, "yoren").discard(2, "arya-stark").marshals(1, gold=3).uses(1, "yoren")
        assert not game.offers(1, "yoren")
    game = Scenario().table(1, "arya-stark", owner=2).hand(1, "arya-stark").marshals(1, gold=9)
    assert not game.offers(1, "arya-stark"), "nor a further copy"


@pytest.mark.rule("CG-RULE-66", "CG-RULE-67", "CG-FACEDOWN-01", "CG-FACEDOWN-02")
def test_aryas_duplicate():
    game = (
        Scenario()
        .hand(1, "yoren")
        .discard(2, "arya-stark")
        .marshals(1, gold=3)
        .uses(1, "yoren")
        .uses(1, "yoren")
        .chooses(1, "arya-stark")
    )
    assert not game.offers(1, "arya-stark"), "not under another's control"
    game = (
        Scenario()
        .hand(1, "arya-stark")
        .deck(1, "ice")
        .marshals(1, gold=3)
        .uses(1, "arya-stark")
        .uses(1, "arya-stark")
        .passes()
    )
    assert "ice" in str(game.view(1))
    assert "'ice'" not in str(game.view(2))
    scenario = Scenario()
    scenario.state = game.state.copy()
    scenario.table(2, "ghost")
    game = scenario.challenges(2).attacks(2, "military", "ghost").undefended().uses(1, "arya-stark")
    assert game.discard(1) == ["ice"], "face up when it is used"
    assert game.in_play("arya-stark")


@pytest.mark.rule("CG-RULE-67", "CG-WIN-03")
def test_taking_the_last_card_drops_out():
    game = (
        Scenario()
        .hand(1, "arya-stark")
        .deck_of(1, "ice")
        .marshals(1, gold=3)
        .uses(1, "arya-stark")
        .uses(1, "arya-stark")
        .ends()
    )
    assert game.state.winner == "seat-2"


# ------------------------------------------------------------------------------------------ duplicates, attachments


@pytest.mark.rule("CG-DUP-06", "CG-DUP-07", "CG-DUP-10")
def test_a_duplicate_is_no_card_of_its_own():
    scenario = Scenario().table(1, "summer/d", "direwolf-pup").table(2, "plaza-of-punishment", "viserion")
    game = scenario.challenges(2)
    assert game.strength("direwolf-pup") == 2, "one Direwolf, not two"
    game.attacks(2, "power", "viserion").undefended().uses(2, "plaza-of-punishment")
    assert "summer" in game.options(2), "it has no attachment"


@pytest.mark.rule(
    "CG-ATTACH-01",
    "CG-ATTACH-03",
    "CG-ATTACH-04",
    "CG-ATTACH-11",
    "CG-MARSHAL-09",
    "CG-ATTACH-08",
    "CG-ATTACH-10",
    "CG-EFFECT-08",
)
def test_attaching():
    scenario = (
        Scenario()
        .table(1, "robb-stark/k", "the-wall")
        .table(2, "left")
        .hand(1, "noble-lineage", "noble-lineage", "bodyguard")
    )
    game = scenario.marshals(1, gold=2).uses(1, "noble-lineage").asks(1, "attach")
    assert game.options(1) == ["robb-stark"], "no location, and Left has weapons only"
    game.chooses(1, "robb-stark").uses(1, "noble-lineage").chooses(1, "robb-stark")
    assert len(game.card("robb-stark").attachments) == 2
    assert not game.kneels("noble-lineage")


@pytest.mark.rule("CG-ATTACH-06", "CG-RULE-71", "CG-KEYWORD-NO-ATTACHMENTS-01", "CG-ATTACH-09")
def test_what_may_not_be_attached_is_discarded():
    scenario = Scenario().table(1, "ghost", "milk-of-the-poppy>ghost", "little-bird>ghost", "maester-cressen")
    game = scenario.marshals(1)
    assert game.in_play("little-bird"), "a blank card may have attachments; but not the milk that blanks it"
    game.uses(1, "maester-cressen").chooses(1, "milk-of-the-poppy")
    assert not game.in_play("little-bird")
    assert game.discard(1) == ["milk-of-the-poppy", "little-bird"]


@pytest.mark.rule("CG-KEYWORD-NO-ATTACHMENTS-03")
def test_except_weapons():
    scenario = Scenario().table(1, "jon-snow").hand(1, "longclaw", "little-bird")
    game = scenario.marshals(1, gold=9).asks(1, "respond-actions")
    assert game.matching("longclaw")
    assert not game.matching("little-bird")
