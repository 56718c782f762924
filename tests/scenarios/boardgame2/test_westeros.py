"""WEST: the steps of the Westeros phase."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import (
    RoundBegan,
    WesterosCardResolved,
    WesterosCardRevealed,
    WildlingsAdvanced,
    WildlingsAttacked,
)
from maester.games.boardgame.facts import DECKS
from tests.scenarios.boardgame.scenario import Scenario, played_out


@pytest.mark.rule("BG2-WEST-01", "BG2-WEST-07")
def test_the_phase_has_four_steps_and_the_cards_are_resolved_in_the_order_of_their_decks():
    game = Scenario(3).westeros_phase("last-days-of-summer", "game-of-thrones", "sea-of-storms").ends()
    assert [event for event in game.happened() if event not in ("PowerGained", "OrdersBanned")] == [
        "RoundBegan",
        *["WesterosCardRevealed"] * 3,
        "WildlingsAdvanced",
        *["WesterosCardResolved"] * 3,
    ]
    assert [event.deck for event in game.told(WesterosCardResolved)] == ["I", "II", "III"]


@pytest.mark.rule("BG2-WEST-07")
def test_a_card_is_resolved_to_its_end_before_the_next():
    game = Scenario(3).set_up().westeros_phase("mustering", "game-of-thrones", "sea-of-storms")
    for house in ("baratheon", "lannister", "stark"):
        assert [event.deck for event in game.told(WesterosCardResolved)] == ["I"]
        game.asks(house, "muster").says(house, {})
    game.ends()


@pytest.mark.rule("BG2-WEST-02")
def test_the_round_marker_moves_one_space():
    game = Scenario(3).round(6).begin(steps.AdvanceRound()).ends()
    assert game.state.round == 7
    assert game.told(RoundBegan) == [RoundBegan(7)]


@pytest.mark.rule("BG2-WEST-03")
def test_after_the_tenth_round_no_other_begins():
    game = Scenario(3).set_up().round(10).begin(steps.CleanUp()).ends()
    assert game.state.round == 10
    assert not game.told(RoundBegan)


@pytest.mark.rule("BG2-WEST-04")
def test_the_top_card_of_each_deck_is_revealed():
    cards = {"I": "supply", "II": "clash-of-kings", "III": "web-of-lies"}
    game = Scenario(3).westeros(*cards.values()).begin(steps.RevealCards()).ends()
    icons = {"I": False, "II": False, "III": True}
    assert game.told(WesterosCardRevealed) == [WesterosCardRevealed(deck, cards[deck], icons[deck]) for deck in DECKS]
    for deck in DECKS:
        assert game.state.westeros_discards[deck] == (cards[deck],)
        assert len(game.state.decks[deck]) == 9


ICONS = {
    0: ("supply", "game-of-thrones", "wildlings-attack"),
    1: ("last-days-of-summer", "game-of-thrones", "put-to-the-sword"),
    2: ("a-throne-of-blades", "clash-of-kings", "rains-of-autumn"),
    3: ("last-days-of-summer", "dark-wings-dark-words", "storm-of-swords"),
}


@pytest.mark.parametrize(("icons", "cards"), ICONS.items())
@pytest.mark.rule("BG2-WEST-05", "BG2-WILD-15")
def test_the_wildlings_advance_one_space_of_two_points_for_each_icon(icons, cards):
    game = Scenario(3).wildlings(2).westeros(*cards).begin(steps.RevealCards(), steps.AdvanceWildlings()).ends()
    assert game.state.wildlings == 2 + 2 * icons
    assert game.told(WildlingsAdvanced) == [WildlingsAdvanced(2 + 2 * icons)] * bool(icons)


@pytest.mark.parametrize("strength", [6, 8, 10])
@pytest.mark.rule("BG2-WEST-06", "BG2-WILD-01")
def test_on_reaching_12_the_wildlings_attack_before_any_card_is_resolved(strength):
    """Three icons: more than are needed from 8 or 10, and the surplus is lost."""
    game = Scenario(3).wildlings(strength, "silence-at-the-wall").westeros_phase(*ICONS[3])
    assert game.told(WildlingsAttacked) == [WildlingsAttacked(12)]
    assert not game.told(WesterosCardResolved)
    game.asks("stark", "bid-wildlings").bids(stark=5, lannister=4, baratheon=3)
    assert game.state.wildlings == 0, "the surplus does not count after the attack either"
    assert game.told(WesterosCardResolved)


@pytest.mark.rule("BG2-WEST-06")
def test_short_of_12_nobody_attacks():
    game = played_out(Scenario(3).wildlings(4).westeros_phase("supply", "game-of-thrones", "sea-of-storms"))
    assert game.state.wildlings == 6
    assert not game.told(WildlingsAttacked)


WITH_ICON = {
    "I": {"a-throne-of-blades", "last-days-of-summer"},
    "II": {"dark-wings-dark-words", "last-days-of-summer"},
    "III": {"storm-of-swords", "rains-of-autumn", "sea-of-storms", "feast-for-crows", "web-of-lies"},
}


@pytest.mark.rule("BG2-WEST-08", "BG2-WILD-17")
def test_in_every_deck_some_cards_carry_a_wildling_icon_and_some_do_not():
    decks = Scenario(3).state.edition.westeros
    for deck in DECKS:
        assert {card for card, facts in decks[deck].items() if facts.icon} == WITH_ICON[deck]
        assert WITH_ICON[deck] < set(decks[deck])
