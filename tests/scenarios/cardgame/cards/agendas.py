"""Agendas."""

from maester.games.cardgame.decks import BUILT_IN, Deck, reasons
from maester.games.cardgame.facts import CARDS
from tests.scenarios.cardgame.cards.registry import does, does_not
from tests.scenarios.cardgame.scenario import Scenario


@does("fealty")
def the_next_loyal_card_costs_one_less() -> None:
    game = Scenario().agenda(1, "fealty").hand(1, "summer").marshals(1, gold=2).uses(1, "fealty").uses(1, "summer")
    assert game.gold(1) == 0
    assert game.state.knelt["seat-1"]
    game = Scenario().agenda(1, "fealty").hand(1, "hear-me-roar", "cersei-lannister").window("draw").uses(1, "fealty")
    game.uses(1, "hear-me-roar").chooses(1, "cersei-lannister")
    assert game.discard(1) == ["hear-me-roar", "cersei-lannister"], "played for nothing, and the phase is over"


@does_not("fealty")
def not_others_and_not_twice() -> None:
    game = Scenario().agenda(1, "fealty").hand(1, "arya-stark").marshals(1, gold=2).uses(1, "fealty")
    assert not game.offers(1, "arya-stark")
    game = Scenario().agenda(1, "fealty").hand(1, "summer").marshals(1, gold=1).uses(1, "fealty")
    assert not game.offers(1, "fealty"), "the faction card kneels"
    deck = sixteen_neutral_cards()
    assert "too-many-neutral" in [reason.why for reason in reasons(deck)]


def sixteen_neutral_cards() -> Deck:
    own = [code for code, facts in CARDS.items() if facts.faction == "stark"][:15]
    neutral = [
        code for code, facts in CARDS.items() if facts.faction == "neutral" and facts.type in ("character", "location")
    ]
    cards = dict.fromkeys(own, 3) | dict.fromkeys(neutral[:5], 3) | {"little-bird": 1}
    return Deck("stark", next(iter(BUILT_IN.values())).plots, cards, "fealty")


def banner(code: str, faction: str) -> None:
    @does(code)
    def cards_of_that_faction_may_be_included() -> None:
        assert reasons_for(code, faction, 12, loyal=False) == []

    @does_not(code)
    def no_loyal_ones_and_no_fewer_than_twelve() -> None:
        assert "too-few-of-banner" in reasons_for(code, faction, 11, loyal=False)
        assert "loyal-elsewhere" in reasons_for(code, faction, 12, loyal=True)
        assert "of-another-faction" in reasons_for("fealty", faction, 12, loyal=False)


def reasons_for(agenda: str, faction: str, count: int, loyal: bool) -> list[str]:
    """A deck of another faction with so many cards of this one."""
    home = "stark" if faction != "stark" else "lannister"
    own = [code for code, facts in CARDS.items() if facts.faction == home][:18]
    theirs = [code for code, facts in CARDS.items() if facts.faction == faction and facts.loyal == loyal][:4]
    left, cards = count, dict.fromkeys(own, 3)
    for code in theirs:
        cards[code] = min(3, left)
        left -= cards[code]
    cards = {code: number for code, number in cards.items() if number}
    return [reason.why for reason in reasons(Deck(home, next(iter(BUILT_IN.values())).plots, cards, agenda))]


banner("banner-of-the-stag", "baratheon")
banner("banner-of-the-kraken", "greyjoy")
banner("banner-of-the-lion", "lannister")
banner("banner-of-the-sun", "martell")
banner("banner-of-the-watch", "nights-watch")
banner("banner-of-the-wolf", "stark")
banner("banner-of-the-dragon", "targaryen")
banner("banner-of-the-rose", "tyrell")
