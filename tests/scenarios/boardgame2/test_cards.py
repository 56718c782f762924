"""CARDS: house cards in hand, on the table and in the discard pile."""

from collections import Counter

import pytest

from maester.games.boardgame.events import HouseCardsRevealed, InfluenceMoved
from maester.games.boardgame2.edition import EDITION
from maester.kernel import AnsweredItself, UnreadableAnswer
from tests.scenarios.boardgame.combat import Combat, Field


def field(attack: str = "knight knight", defense: str = "footman") -> Field:
    return Field(f"tyrell {attack}", f"lannister {defense}")


@pytest.mark.rule("BG2-CARDS-01")
def test_cards_are_chosen_in_secret_and_revealed_together():
    game = field().fight().waits_for("tyrell", "lannister")
    game.says("tyrell", "mace-tyrell").waits_for("lannister")
    assert not game.told(HouseCardsRevealed)
    for watcher in ("lannister", "stark", None):
        view = game.view(watcher)
        assert view.battle.attacker.card is None
        assert not any("mace-tyrell" in str(event) for event in game.table.story_for(watcher))
    game.says("lannister", "the-hound")
    assert game.told(HouseCardsRevealed) == [HouseCardsRevealed("tyrell", "mace-tyrell", "lannister", "the-hound")]


@pytest.mark.rule("BG2-CARDS-01")
def test_only_cards_in_hand_are_played():
    field().fight().refuses("tyrell", "the-hound", rule="BG2-CARDS-01")


@pytest.mark.rule("BG2-CARDS-02")
@pytest.mark.parametrize("house", ["tyrell", "lannister"])
def test_both_must_play_a_card(house: str):
    game = field().fight()
    assert tuple(game.answers(house)) == game.state.hands[house], "nothing else is an answer"
    with pytest.raises(UnreadableAnswer):
        game.table.answer(house, None)


@pytest.mark.rule("BG2-CARDS-02")
def test_a_last_card_plays_itself():
    game = field().hand("lannister", "cersei-lannister").fight().waits_for("tyrell")
    assert game.told(AnsweredItself) == [AnsweredItself("lannister", "house-card", "cersei-lannister")]
    game.plays(tyrell="margaery-tyrell")
    assert game.told(HouseCardsRevealed)[-1].defense == "cersei-lannister"


@pytest.mark.rule("BG2-CARDS-03")
@pytest.mark.parametrize("house", EDITION.houses)
def test_each_house_has_seven_cards_with_a_text_or_icons(house: str):
    cards = [card for card in EDITION.cards.values() if card.house == house]
    assert Counter(card.strength for card in cards) == Counter([4, 3, 2, 2, 1, 1, 0])
    for card in cards:
        assert bool(card.abilities) != bool(card.swords or card.towers)


@pytest.mark.rule("BG2-CARDS-04")
def test_a_text_takes_effect_when_the_cards_are_revealed():
    game = field(defense="footman knight").track("fiefdoms", "tyrell").fight()
    game.plays(tyrell="mace-tyrell", lannister="the-hound")
    game.asks("tyrell", "blade")
    assert game.units("blackwater") == "knight", "the footman is gone before the outcome is known"


@pytest.mark.rule("BG2-CARDS-04")
def test_a_text_that_names_a_later_moment_waits_for_it():
    game = field("footman", "knight").power(lannister=3).track("fiefdoms", "tyrell").fight()
    game.plays(tyrell="alester-florent", lannister="tywin-lannister").asks("tyrell", "blade")
    assert game.state.power["lannister"] == 3
    game.says("tyrell", "keep")
    assert game.state.power["lannister"] == 5


@pytest.mark.rule("BG2-CARDS-05")
def test_texts_that_cancel_come_before_those_that_work_at_once():
    """Tyrell is first in turn order, and yet Tyrion answers before Mace has struck."""
    game = field().turn_order("tyrell", "lannister").fight()
    game.plays(tyrell="mace-tyrell", lannister="tyrion-lannister")
    game.waits_for("lannister").asks("lannister", "send-card-back").says("lannister", "send-back")
    game.plays(tyrell="alester-florent")
    assert not game.lost("lannister", "card")


@pytest.mark.rule("BG2-CARDS-05")
def test_texts_that_prevent_come_before_those_that_work_at_once():
    game = Field("tyrell knight", "stark footman").turn_order("tyrell", "stark").fight()
    game.plays(tyrell="mace-tyrell", stark="the-blackfish")
    assert not game.lost("stark")


@pytest.mark.rule("BG2-CARDS-06", "BG2-CARDS-08")
@pytest.mark.parametrize("first", ["tyrell", "martell"])
def test_texts_done_at_once_follow_in_turn_order_each_completely(first: str):
    scenario = Field("tyrell knight", "martell footman").army("harrenhal", "martell", "footman")
    scenario.order("harrenhal", "raid").army("stoney-sept", "martell", "footman").order("stoney-sept", "raid")
    second = "martell" if first == "tyrell" else "tyrell"
    game = scenario.turn_order(first, second).fight().plays(tyrell="queen-of-thorns", martell="doran-martell")
    about = {"tyrell": "remove-order", "martell": "push-to-last"}
    answer = {"tyrell": "harrenhal", "martell": "kings-court"}
    game.waits_for(first).asks(first, about[first]).says(first, answer[first])
    done = [("harrenhal" not in game.state.orders), bool(game.told(InfluenceMoved))]
    assert done == ([True, False] if first == "tyrell" else [False, True]), "the first text is done before the second"
    game.waits_for(second).asks(second, about[second]).says(second, answer[second])
    assert "harrenhal" not in game.state.orders
    assert game.track("kings-court").endswith("tyrell")


@pytest.mark.rule("BG2-CARDS-07")
@pytest.mark.parametrize("first", ["lannister", "stark"])
def test_texts_about_winning_and_losing_follow_the_outcome_in_turn_order(first: str):
    scenario = Field("lannister knight knight", "stark footman").army("karhold", "stark", "footman")
    scenario.order("karhold", "raid").discarded("stark", "eddard-stark").turn_order(first)
    game = scenario.fight().plays(lannister="cersei-lannister", stark="roose-bolton")
    assert game.winner == "lannister"
    game.asks("lannister", "remove-order").says("lannister", "karhold")
    told = game.happened()
    assert told.index("CombatWon") < min(told.index("OrderRemoved"), told.index("CardsTakenBack"))
    assert (told.index("OrderRemoved") < told.index("CardsTakenBack")) == (first == "lannister")


@pytest.mark.rule("BG2-CARDS-09")
def test_a_discarded_card_cannot_be_played():
    game = field().discarded("lannister", "tywin-lannister", "the-hound").fight()
    game.refuses("lannister", "tywin-lannister", rule="BG2-CARDS-09")
    game.refuses("lannister", "the-hound", rule="BG2-CARDS-09")


@pytest.mark.rule("BG2-CARDS-10")
@pytest.mark.parametrize("card", ["the-hound", "ser-kevan-lannister"])
def test_after_the_last_card_the_other_six_return(card: str):
    game = field("knight knight", "footman footman").hand("lannister", card).fight().plays(tyrell="mace-tyrell")
    game.says("lannister", "harrenhal").ends()
    assert game.state.discards["lannister"] == (card,)
    assert len(game.state.hands["lannister"]) == 6
    assert card not in game.state.hands["lannister"]


@pytest.mark.rule("BG2-CARDS-10")
def test_before_the_last_card_nothing_returns():
    game = field().hand("lannister", "the-hound", "cersei-lannister").fight()
    game.plays(tyrell="mace-tyrell", lannister="cersei-lannister").ends()
    assert game.state.hands["lannister"] == ("the-hound",)
    assert len(game.state.discards["lannister"]) == 6


@pytest.mark.rule("BG2-CARDS-11")
@pytest.mark.parametrize(
    ("card", "lost"),
    [("margaery-tyrell", ""), ("randyll-tarly", "footman"), ("ser-garlan-tyrell", "footman footman")],
)
def test_each_sword_of_the_winner_destroys_a_unit(card: str, lost: str):
    game = field("knight knight knight", "footman footman footman").fight()
    game.plays(tyrell=card, lannister="cersei-lannister")
    assert game.winner == "tyrell"
    assert game.lost("lannister") == lost


@pytest.mark.rule("BG2-CARDS-12")
@pytest.mark.parametrize(("card", "lost"), [("cersei-lannister", "footman footman"), ("the-hound", "")])
def test_each_tower_of_the_loser_wards_off_a_sword(card: str, lost: str):
    game = field("knight knight knight", "footman footman footman").fight()
    game.plays(tyrell="ser-garlan-tyrell", lannister=card)
    assert game.winner == "tyrell"
    assert game.lost("lannister") == lost


def hands_seen(game: Combat, watcher: str | None) -> dict[str, bool]:
    """Whose hand and discard pile a watcher sees."""
    seen = {}
    for house in game.view(watcher).houses.values():
        assert (house.hand is None) == (house.discards is None)
        seen[house.house] = house.hand is not None
    return seen


@pytest.mark.rule("BG2-CARDS-13")
def test_hands_and_discard_piles_are_open_but_in_step_3():
    scenario = field().track("fiefdoms", "tyrell").army("stoney-sept", "stark", "footman")
    game = scenario.order("stoney-sept", "support").discarded("stark", "robb-stark").march()
    everything = dict.fromkeys(game.state.seats, True)
    assert hands_seen(game, None) == hands_seen(game, "lannister") == everything
    game.marches("tyrell", "the-reach", {"blackwater": "knight knight"}).asks("stark", "support")
    assert hands_seen(game, "lannister") == everything
    game.says("stark", {"stoney-sept": "nobody"}).asks("lannister", "house-card")
    nothing = dict.fromkeys(game.state.seats, False)
    assert hands_seen(game, None) == nothing
    assert hands_seen(game, "lannister") == nothing | {"lannister": True}
    game.plays(tyrell="mace-tyrell", lannister="the-hound").asks("tyrell", "blade")
    assert hands_seen(game, None) == hands_seen(game, "lannister") == everything


@pytest.mark.rule("BG2-CARDS-13")
def test_they_stay_closed_while_texts_are_carried_out():
    game = field().fight().plays(tyrell="mace-tyrell", lannister="tyrion-lannister")
    game.asks("lannister", "send-card-back")
    assert hands_seen(game, "lannister") == dict.fromkeys(game.state.seats, False) | {"lannister": True}
