"""Saves and interrupts that are cancelled, silenced or too late, and what can still be done after them."""

import pytest

from tests.scenarios.cardgame.scenario import Played, Scenario


def claimed(*cards: str, hand: tuple[str, ...] = (), gold: int = 5) -> Scenario:
    """Seat 1 takes military claim from seat 2, who has these cards; seat 1 may play Treachery."""
    start = Scenario().table(1, "tywin-lannister", "the-tickler").gold(1, gold).gold(2, gold).hand(1, *hand)
    return start.table(2, *cards)


def struck(start: Scenario) -> Played:
    return start.challenges(1).attacks(1, "military", "tywin-lannister").undefended()


@pytest.mark.rule("CG-CANCEL-04", "CG-RULE-02")
def test_after_a_cancelled_bodyguard_a_duplicate_can_still_save():
    start = claimed("robb-stark/k/d", "bodyguard>robb-stark", hand=("treachery",))
    game = struck(start).uses(2, "bodyguard").uses(1, "treachery")
    assert game.discard(2) == ["bodyguard"], "its cost stays paid"
    game.uses(2, "robb-stark")
    assert game.in_play("robb-stark")
    assert game.dead(2) == []


@pytest.mark.rule("CG-CANCEL-04")
def test_after_a_cancelled_bodyguard_its_lord_dies():
    start = claimed("robb-stark/k", "bodyguard>robb-stark", hand=("treachery",))
    game = struck(start).uses(2, "bodyguard").uses(1, "treachery").quietly()
    assert game.dead(2) == ["robb-stark"]


@pytest.mark.rule("CG-CANCEL-04")
def test_after_a_cancelled_aemon_a_brother_dies_and_aemon_kneels():
    start = claimed("maester-aemon", "ranging-party/k", hand=("treachery",))
    game = struck(start).quietly("military-claim").chooses(2, "ranging-party")
    game.uses(2, "maester-aemon").uses(1, "treachery").quietly()
    assert game.dead(2) == ["ranging-party"]
    assert game.kneels("maester-aemon")


@pytest.mark.rule("CG-CANCEL-01", "CG-REPLACE-01")
def test_a_cancelled_davos_goes_to_the_dead_pile():
    start = claimed("ser-davos-seaworth/k", hand=("treachery",))
    game = struck(start).uses(2, "ser-davos-seaworth").uses(1, "treachery").quietly()
    assert game.dead(2) == ["ser-davos-seaworth"]
    assert game.hand(2) == []


@pytest.mark.rule("CG-CANCEL-01", "CG-THEN-03")
def test_a_cancelled_benjen_gains_nothing_and_dies():
    start = claimed("benjen-stark/k", hand=("treachery",))
    game = struck(start).uses(2, "benjen-stark").uses(1, "treachery").quietly()
    assert game.dead(2) == ["benjen-stark"]
    assert game.power(2) == 0


@pytest.mark.rule("CG-CANCEL-05", "CG-THEN-03")
def test_a_cancelled_risen_from_the_sea_saves_nobody():
    start = claimed("theon-greyjoy/k", hand=("the-hands-judgment",)).hand(2, "risen-from-the-sea")
    game = struck(start).uses(2, "risen-from-the-sea").uses(1, "the-hands-judgment").quietly()
    assert game.dead(2) == ["theon-greyjoy"]
    assert game.discard(2) == ["risen-from-the-sea"]
    assert game.gold(1) == 5, "its printed cost is 0"


@pytest.mark.rule("CG-CANCEL-05")
def test_after_a_cancelled_risen_a_second_copy_can_be_played():
    start = claimed("theon-greyjoy/k", hand=("the-hands-judgment",))
    game = struck(start.hand(2, "risen-from-the-sea", "risen-from-the-sea"))
    game.uses(2, "risen-from-the-sea").uses(1, "the-hands-judgment").uses(2, "risen-from-the-sea").quietly()
    assert game.in_play("theon-greyjoy")
    assert game.strength("theon-greyjoy") == 4


@pytest.mark.rule("CG-RULE-56")
def test_against_catelyn_no_bodyguard_and_no_risen_but_a_duplicate():
    start = Scenario().table(1, "tywin-lannister", "catelyn-stark", "noble-lineage>catelyn-stark")
    start = start.table(1, "syrios-training>catelyn-stark").hand(2, "risen-from-the-sea")
    start = start.table(2, "theon-greyjoy/k/d", "bodyguard>theon-greyjoy")
    game = start.challenges(1).attacks(1, "military", "tywin-lannister", "catelyn-stark").undefended()
    game.to(2, "respond-would")
    assert not game.offers_now(2, "bodyguard")
    assert not game.offers_now(2, "risen-from-the-sea")
    game.uses(2, "theon-greyjoy")
    assert game.in_play("theon-greyjoy")


@pytest.mark.rule("CG-RULE-06", "CG-RULE-08")
def test_bodyguard_and_duplicate_save_from_the_tickler():
    start = Scenario().table(1, "the-tickler").table(2, "robb-stark/d", "bodyguard>robb-stark").deck(2, "robb-stark")
    game = start.window("dominance").uses(1, "the-tickler").chooses(1, "robb-stark")
    assert game.matching("bodyguard")
    assert game.matching("robb-stark")
    game.uses(2, "bodyguard")
    assert game.in_play("robb-stark")
    assert game.card("robb-stark").duplicates == ("robb-stark",)


@pytest.mark.rule("CG-ATTACH-07", "CG-ABILITY-03")
def test_a_bodyguard_on_an_opponents_lord_serves_who_sent_it():
    start = Scenario().table(1, "khal-drogo").table(2, "robb-stark/k").table(1, "bodyguard>robb-stark")
    game = start.challenges(1).attacks(1, "military", "khal-drogo").undefended().to(1, "respond-would")
    assert game.offers_now(1, "bodyguard")
    game.uses(1, "bodyguard")
    assert game.in_play("robb-stark")
    assert game.discard(1) == ["bodyguard"]


@pytest.mark.rule("CG-SAVE-04")
def test_nobody_saves_from_wildfire_or_from_the_wall():
    for plot in ("wildfire-assault", "marched-to-the-wall"):
        start = (
            Scenario().table(2, "maester-aemon", "robb-stark/d", "bodyguard>robb-stark").hand(2, "risen-from-the-sea")
        )
        game = start.reveals(_1=plot)
        game.chooses(2, *(() if plot == "wildfire-assault" else ("robb-stark",)))
        assert not game.in_play("robb-stark")
        assert not {"bodyguard", "risen-from-the-sea"} & set(game.discard(2)), "neither could be used"
        assert "bodyguard" in game.hand(2)


@pytest.mark.rule("CG-RULE-02", "CG-INTERRUPT-09")
def test_who_is_saved_does_not_interrupt_a_death():
    start = claimed("ser-waymar-royce/k", "maester-aemon").hand(1, "ghost")
    game = struck(start).quietly("military-claim").chooses(2, "ser-waymar-royce").uses(2, "maester-aemon")
    assert not game.offers(2, "ser-waymar-royce")
    assert game.hand(1) == ["ghost"]


@pytest.mark.rule("CG-ABILITY-09")
def test_waymar_waits_for_opponents_with_cards():
    game = struck(claimed("ser-waymar-royce/k"))
    assert not game.offers(2, "ser-waymar-royce")
