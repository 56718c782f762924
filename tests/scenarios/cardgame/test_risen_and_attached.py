"""Attachments between two players, and the event that becomes one."""

import pytest

from maester.games.cardgame.cards import change
from tests.scenarios.cardgame.scenario import Played, Scenario


def risen(who: int = 2) -> Played:
    """Theon of seat 2 was saved from claim by a card of that player; the phase goes on."""
    start = Scenario().table(1, "khal-drogo", "rattleshirts-raiders", "drogon").table(2, "theon-greyjoy/k")
    game = start.hand(who, "risen-from-the-sea").challenges(1).attacks(1, "military", "khal-drogo").undefended()
    return game.uses(who, "risen-from-the-sea").quietly()


def with_risen(start: Scenario, who: int, bearer: str) -> Scenario:
    """The event lies on somebody already."""
    start.put(who, f"risen-from-the-sea>{bearer}", who)
    cards = start.state.cards
    change(start.state, next(name for name in cards if cards[name].code == "risen-from-the-sea"), risen=True)
    return start


@pytest.mark.rule("CG-TEXT-09", "CG-RULE-72")
def test_raiders_discard_the_risen_attachment_of_the_loser():
    game = risen().attacks(1, "military", "rattleshirts-raiders").undefended().uses(1, "rattleshirts-raiders")
    assert game.chooses(1, "risen-from-the-sea").discard(2) == ["risen-from-the-sea"]


@pytest.mark.rule("CG-KEYWORD-TERMINAL-01", "CG-RULE-72")
def test_risen_from_the_sea_is_discarded_with_its_bearer():
    game = risen().attacks(1, "military", "drogon").undefended().quietly()
    assert game.dead(2) == ["theon-greyjoy"]
    assert game.discard(2) == ["risen-from-the-sea"]
    assert game.hand(2) == []


@pytest.mark.rule("CG-ATTACH-07", "CG-RULE-72")
def test_whoever_saves_a_greyjoy_of_others_controls_the_attachment():
    game = risen(1).attacks(1, "military", "rattleshirts-raiders").undefended()
    assert not game.offers(1, "rattleshirts-raiders"), "the loser controls no attachment"


@pytest.mark.rule("CG-TEXT-09", "CG-RULE-72")
def test_cressen_sees_a_condition():
    start = with_risen(Scenario().table(2, "theon-greyjoy", "maester-cressen"), 2, "theon-greyjoy")
    game = start.marshals(2).uses(2, "maester-cressen")
    assert game.options(2) == ["risen-from-the-sea"]
    assert game.chooses(2, "risen-from-the-sea").discard(2) == ["risen-from-the-sea"]


@pytest.mark.rule("CG-TEXT-03", "CG-TEXT-09")
def test_the_tickler_finds_a_copy_by_title_whatever_its_type():
    start = Scenario().table(1, "the-tickler").table(2, "theon-greyjoy").deck(2, "risen-from-the-sea")
    start = with_risen(start, 2, "theon-greyjoy")
    game = start.window("dominance").uses(1, "the-tickler")
    assert game.options(1) == ["risen-from-the-sea"]
    assert game.chooses(1, "risen-from-the-sea").strength("theon-greyjoy") == 3


@pytest.mark.rule("CG-RULE-43", "CG-RULE-72")
def test_risen_saves_who_would_burn_and_its_loss_kills():
    start = Scenario().table(1, "drogon", "rattleshirts-raiders", "khal-drogo").hand(1, "dracarys").gold(1, 1)
    start = start.table(2, "asha-greyjoy").hand(2, "risen-from-the-sea")
    game = start.challenges(1).attacks(1, "power", "khal-drogo").defends(2, "asha-greyjoy")
    game.uses(1, "dracarys").chooses(1, "drogon").chooses(1, "asha-greyjoy").uses(2, "risen-from-the-sea")
    assert game.strength("asha-greyjoy") == 1
    game.quietly().attacks(1, "military", "rattleshirts-raiders").undefended()
    game.uses(1, "rattleshirts-raiders").chooses(1, "risen-from-the-sea")
    assert game.dead(2) == ["asha-greyjoy"]


@pytest.mark.rule("CG-ATTACH-07")
def test_dawn_counts_the_used_plots_of_who_controls_it():
    start = Scenario().used(1, 3).used(2, 1).table(2, "edric-dayne").table(1, "dawn>edric-dayne")
    game = start.challenges(1)
    assert game.strength("edric-dayne") == 4
    assert game.has("edric-dayne", "intimidate")


@pytest.mark.rule("CG-ATTACH-07", "CG-RULE-92")
def test_a_seal_on_an_opponents_lord_is_used_by_who_controls_the_seal():
    start = Scenario().table(2, "robb-stark/k").table(1, "seal-of-the-hand>robb-stark", "left").challenges(1, 2)
    start.to(1, "respond-actions")
    assert not start.uses(1, "seal-of-the-hand").kneels("robb-stark")


@pytest.mark.rule("CG-ATTACH-05", "CG-LEAVE-03")
def test_a_unique_attachment_returns_and_its_duplicate_is_discarded():
    start = Scenario().table(1, "khal-drogo").table(2, "robb-stark/k", "ice>robb-stark/d")
    game = start.challenges(1).attacks(1, "military", "khal-drogo").undefended().quietly()
    assert game.hand(2) == ["ice"]
    assert game.discard(2) == ["ice"]


@pytest.mark.rule("CG-DUP-03")
def test_a_duplicate_saves_an_attachment_and_a_location():
    for loot in ("ice", "the-wall"):
        start = Scenario().table(1, "asha-greyjoy").gold(1, 1).hand(1, "we-do-not-sow").table(2, "robb-stark/k")
        start = start.table(2, f"{loot}>robb-stark/d" if loot == "ice" else f"{loot}/d")
        game = start.challenges(1).attacks(1, "power", "asha-greyjoy").undefended().uses(1, "we-do-not-sow")
        game.chooses(1, loot).uses(2, loot)
        assert game.in_play(loot)
        assert game.discard(2) == [loot]


@pytest.mark.rule("CG-ATTACH-06", "CG-RULE-71")
def test_with_the_last_fortified_position_goes_what_may_not_be_borne():
    start = Scenario().plot(1, "fortified-position").table(2, "grey-wind", "little-bird>grey-wind")
    game = start.reveals()
    assert game.discard(2) == ["little-bird"]


@pytest.mark.rule("CG-UNIQUE-01", "CG-DUP-01")
def test_both_players_have_the_same_unique_attachment():
    start = Scenario().table(1, "robb-stark").table(2, "eddard-stark", "seal-of-the-hand>eddard-stark")
    game = start.hand(1, "seal-of-the-hand").marshals(1, gold=3).uses(1, "seal-of-the-hand")
    game.chooses(1, "robb-stark")
    assert game.in_play("seal-of-the-hand", 2)
    assert all(not card.duplicates for card in game.state.cards.values())


@pytest.mark.rule("CG-ATTACH-02", "CG-KEYWORD-AMBUSH-01")
def test_an_attachment_without_bearer_is_not_ambushed():
    start = Scenario().hand(1, "widows-wail").gold(1, 1).table(1, "summer").table(2, "drogon").challenges(1)
    assert not start.offers(1, "widows-wail"), "all here have no attachments, weapons included"


@pytest.mark.rule("CG-ENTER-04", "CG-RULE-46")
def test_old_bear_mormont_brings_longclaw_onto_a_brother():
    start = Scenario().table(1, "old-bear-mormont", "jon-snow").table(2, "ghost").hand(1, "longclaw")
    game = start.challenges(1).initiates_none(1).uses(1, "old-bear-mormont").chooses(1, "longclaw")
    game.asks(1, "attach")
    assert sorted(game.options(1)) == ["jon-snow", "old-bear-mormont"]
    assert game.chooses(1, "jon-snow").has("jon-snow", "renown")
