"""SETUP and DECK: bringing a deck, the first hand, the first cards."""

import pytest
from msgspec.structs import replace

from maester.games.cardgame import GAME
from maester.games.cardgame.decks import BUILT_IN, Deck, reasons
from maester.games.cardgame.events import CardEntered, SetupRevealed
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.options import Options
from maester.games.cardgame.setup import LayCards
from maester.games.cardgame.steps import BeginRound, FillHands, LaySetup, Mulligan
from maester.kernel import Table
from tests.scenarios.cardgame.scenario import Played, Scenario

DECK = next(deck for deck in BUILT_IN.values() if deck.agenda == "fealty")


def wrong(deck: Deck) -> list[str]:
    return [reason.why for reason in reasons(deck)]


def opened(players: int = 2) -> Played:
    return Played(Table.opened(GAME, Options(seats=players), 1))


@pytest.mark.rule(
    "CG-SETUP-01",
    "CG-SETUP-02",
    "CG-SETUP-03",
    "CG-SETUP-06",
    "CG-SETUP-07",
    "CG-AGENDA-02",
    "CG-TYPE-09",
    "CG-RULE-13",
    "CG-DECK-01",
)
def test_the_opening():
    game = opened()
    assert not game.state.melee
    assert opened(3).state.melee
    assert game.state.first in game.state.seats
    for seat in game.state.seats:
        assert len(game.state.hands[seat]) == 7
        assert game.view(None).players[seat].faction == game.state.factions[seat]
        assert game.state.decks[seat] != tuple(sorted(game.state.decks[seat]))


@pytest.mark.rule("CG-SETUP-08", "CG-SETUP-09")
def test_mulligan():
    game = Scenario().hand(1, *["ice"] * 7).first(1).begin(Mulligan("seat-1"), Mulligan("seat-2"))
    game.asks(1, "keep-hand").says(1, False).asks(2, "keep-hand")
    assert len(game.hand(1)) == 7
    assert len(game.deck(1)) == 30
    game.says(2, True).ends()


@pytest.mark.rule(
    "CG-EX-43",
    "CG-SETUP-10",
    "CG-SETUP-11",
    "CG-SETUP-12",
    "CG-SETUP-13",
    "CG-SETUP-15",
    "CG-KEYWORD-LIMITED-02",
    "CG-RULE-47",
)
def test_what_may_be_laid():
    hand = (
        "benjen-stark",
        "benjen-stark",
        "obara-sand",
        "the-roseroad",
        "rose-garden",
        "put-to-the-sword",
        "tywin-lannister",
    )
    question = LayCards(options=hand)
    laid = ("benjen-stark", "benjen-stark", "obara-sand", "the-roseroad")
    assert question.refusal(laid) is None
    for more, why in (
        ("rose-garden", "CG-SETUP-12"),
        ("tywin-lannister", "CG-SETUP-11"),
        ("put-to-the-sword", "CG-SETUP-13"),
    ):
        refused = question.refusal((*laid, more))
        assert refused is not None
        assert refused.rule == why
    assert question.refusal(("ghost",)) is not None
    both = question.refusal(("the-roseroad", "rose-garden"))
    assert both is not None
    assert both.about == {"card": "the-roseroad", "other": "rose-garden"}, "which cannot lie together is said"


@pytest.mark.rule("CG-SETUP-14", "CG-RULE-78")
def test_an_attachment_needs_a_bearer_of_ones_own():
    question = LayCards(options=("ice", "left", "robb-stark", "little-bird", "ghost", "milk-of-the-poppy"))
    refused = question.refusal(("ice", "left"))
    assert refused is not None
    assert refused.rule == "CG-SETUP-14"
    assert question.refusal(("little-bird", "robb-stark")) is None
    assert question.refusal(("milk-of-the-poppy", "little-bird", "ghost")) is not None, (
        "no attachment makes another legal"
    )


@pytest.mark.rule(
    "CG-SETUP-16",
    "CG-SETUP-17",
    "CG-SETUP-18",
    "CG-SETUP-19",
    "CG-SETUP-20",
    "CG-EX-18",
    "CG-RULE-79",
    "CG-RULE-103",
    "CG-RULE-78",
)
def test_cards_are_turned_up_together():
    scenario = Scenario().hand(1, "sansa-stark", "sansa-stark", "arya-stark", "little-bird").hand(2, "left")
    scenario.state.round = 0
    game = scenario.begin(LaySetup(), FillHands()).waits_for(1, 2)
    game.says(1, ("sansa-stark", "sansa-stark", "arya-stark", "little-bird"))
    assert not game.in_play("sansa-stark"), "face down until all have laid theirs"
    game.says(2, ("left",)).asks(1, "attach").chooses(1, "sansa-stark").ends()
    assert not game.kneels("sansa-stark"), "setup is not entering play"
    assert game.card("sansa-stark").duplicates == ("sansa-stark",)
    assert game.icons("arya-stark") == "p", "her reaction could not be used"
    assert len(game.hand(1)) == len(game.hand(2)) == 7


@pytest.mark.rule("CG-RULE-09")
def test_nobody_drops_out_during_setup():
    scenario = Scenario().deck_of(1, "ice")
    scenario.state.round = 0
    game = scenario.begin(FillHands())
    assert game.state.out == ()


@pytest.mark.rule("CG-DECK-02", "CG-DECK-03", "CG-DECK-05", "CG-DECK-06", "CG-DECK-07", "CG-AGENDA-01")
def test_sizes_of_a_deck():
    assert wrong(DECK) == []
    assert wrong(replace(DECK, agenda=None)) == []
    assert "not-an-agenda" in wrong(replace(DECK, agenda="ghost"))
    assert "not-seven-plots" in wrong(replace(DECK, plots=DECK.plots[:6]))
    first = next(iter(DECK.cards))
    assert "too-few-cards" in wrong(replace(DECK, cards={first: 3}))
    assert "too-many-copies" in wrong(replace(DECK, cards=DECK.cards | {first: 4}))
    own = [code for code, facts in CARDS.items() if facts.faction == DECK.faction]
    assert wrong(replace(DECK, cards=DECK.cards | dict.fromkeys(own, 3))) == [], "there is no most"


@pytest.mark.rule("CG-DECK-08", "CG-DECK-14", "CG-DECK-15", "CG-DECK-16", "CG-DECK-17")
def test_factions_of_a_deck():
    other = "left" if DECK.faction != "tyrell" else "arya-stark"
    assert "of-another-faction" in wrong(replace(DECK, cards=DECK.cards | {other: 1}))
    assert "not-a-draw-card" in wrong(replace(DECK, cards=DECK.cards | {"summons": 1}))
    assert wrong(replace(DECK, agenda=None, cards=DECK.cards | {"varys": 3})) == []


@pytest.mark.rule("CG-EX-48", "CG-DECK-04", "CG-DECK-11", "CG-DECK-12")
def test_doubled_plots():
    five = ("a-clash-of-kings", "taxation", "sneak-attack", "reinforcements", "rebuilding")
    three = five[:3]
    assert wrong(replace(DECK, plots=("summons", "summons", *five))) == []
    assert "two-doubled-plots" in wrong(
        replace(DECK, plots=("summons", "summons", "confiscation", "confiscation", *three))
    )
    assert "too-many-copies" in wrong(replace(DECK, plots=("a-feast-for-crows", "a-feast-for-crows", *five)))


@pytest.mark.rule("CG-RULE-99")
def test_a_banner_of_ones_own_faction():
    own = {code: 3 for code, facts in CARDS.items() if facts.faction == "stark"}
    own |= {"little-bird": 3, "varys": 3}
    assert wrong(Deck("stark", DECK.plots, own, "banner-of-the-wolf")) == []


@pytest.mark.rule("CG-AGENDA-03", "CG-ABILITY-08", "CG-ZONE-02")
def test_an_agenda_works_from_beside_the_table():
    game = Scenario().agenda(1, "fealty").window("draw").asks(1, "respond-actions")
    assert game.matching("fealty")
    assert not game.in_play("fealty")


@pytest.mark.rule("CG-SETUP-20")
def test_setup_leads_to_the_first_round():
    game = opened()
    assert game.state.agenda[-1] == BeginRound()


@pytest.mark.rule("CG-SETUP-13")
def test_events_are_not_offered_in_setup_and_say_why():
    game = Scenario().hand(1, "ghost", "put-to-the-sword").begin(LaySetup())
    assert game.question(1).options == ("ghost",)
    game.refuses(1, ("put-to-the-sword",), rule="CG-SETUP-13")
    game.refuses(1, ("summer",), rule="CG-SETUP-10")


def test_what_is_laid_is_told_once():
    game = Scenario().hand(1, "ghost", "eddard-stark", "bodyguard").begin(LaySetup(), FillHands())
    game.says(1, ("eddard-stark", "bodyguard")).says(2, ())
    entered = [(event.card.split(".")[0], event.on) for event in game.told(CardEntered)]
    assert entered == [("bodyguard", game.name("eddard-stark"))], "only where something is attached is news"
    assert game.told(SetupRevealed)[0].cards == ("eddard-stark", "bodyguard")
