"""Cards that make the next one cheaper: held against every card there is."""

import pytest

from maester.games.cardgame.board import Board
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.price import price
from tests.scenarios.cardgame.scenario import Scenario

CHARACTERS = {
    "dragonstone-faithful": "baratheon",
    "iron-islands-fishmonger": "greyjoy",
    "lannisport-merchant": "lannister",
    "desert-scavenger": "martell",
    "steward-at-the-wall": "nights-watch",
    "winterfell-steward": "stark",
    "targaryen-loyalist": "targaryen",
    "garden-caretaker": "tyrell",
}
ANY_CARD = {
    "dragonstone-port": "baratheon",
    "sea-tower": "greyjoy",
    "western-fiefdom": "lannister",
    "blood-orange-grove": "martell",
    "heart-tree-grove": "stark",
    "illyrios-estate": "targaryen",
    "rose-garden": "tyrell",
}
MARSHALED = {code: facts for code, facts in CARDS.items() if facts.type in ("character", "location", "attachment")}


def cheaper_by(scenario: Scenario, code: str) -> dict[str, int]:
    """By how much each card is cheaper to marshal after that one was used."""
    game = scenario.hand(1, "ghost").marshals(1, gold=0)  # somebody to go on with
    before = {each: price(game.state, Board(game.state), game.seat(1), each) for each in MARSHALED}
    game.uses(1, code)
    after = {each: price(game.state, Board(game.state), game.seat(1), each) for each in MARSHALED}
    return {each: before[each] - after[each] for each in MARSHALED}


@pytest.mark.rule("CG-RULE-46", "CG-INIT-05")
@pytest.mark.parametrize(("code", "faction"), [*CHARACTERS.items(), *ANY_CARD.items()])
def test_a_card_of_the_own_faction_costs_one_less(code: str, faction: str):
    found = cheaper_by(Scenario().table(1, code), code)
    for each, less in found.items():
        facts = MARSHALED[each]
        meant = facts.faction == faction and (facts.type == "character" or code in ANY_CARD)
        assert less == (1 if meant and facts.printed_cost else 0), each


def test_the_kingsroad_is_for_characters():
    found = cheaper_by(Scenario().table(1, "the-kingsroad"), "the-kingsroad")
    for each, less in found.items():
        facts = MARSHALED[each]
        assert less == (min(3, facts.printed_cost) if facts.type == "character" else 0), each


def test_fealty_is_for_loyal_cards_played_too():
    game = Scenario().agenda(1, "fealty").hand(1, "ghost").marshals(1, gold=0).uses(1, "fealty")
    for code, facts in CARDS.items():
        if facts.type in ("character", "location", "attachment", "event") and facts.printed_cost:
            plays = facts.type == "event"
            found = price(game.state, Board(game.state), game.seat(1), code, plays=plays)
            assert found == facts.printed_cost - facts.loyal, code
    assert game.state.knelt[game.seat(1)]


def test_a_noble_cause_is_for_lords_and_ladies():
    state = Scenario().plot(1, "a-noble-cause").marshals(1, gold=0).state
    for code, facts in MARSHALED.items():
        noble = facts.type == "character" and bool({"Lord", "Lady"} & set(facts.traits))
        found = price(state, Board(state), state.seats[0], code)
        assert found == max(0, facts.printed_cost - 2 * noble), code


def test_paxter_is_for_events():
    state = Scenario().table(1, "paxter-redwyne").challenges(1).state
    for code, facts in CARDS.items():
        if facts.type in ("character", "location", "attachment", "event"):
            event = facts.type == "event"
            found = price(state, Board(state), state.seats[0], code, plays=event)
            assert found == max(0, facts.printed_cost - event), code
