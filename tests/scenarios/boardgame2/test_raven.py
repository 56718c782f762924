"""RAVEN: after the reveal its holder changes one order, or looks beyond the Wall, or does nothing."""

from typing import Any

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import (
    OrderReplaced,
    RavenRested,
    WildlingCardReturned,
    WildlingCardSeen,
)
from maester.kernel import UnreadableAnswer
from tests.scenarios.boardgame.scenario import Played, Scenario

ORDERS = {"lannisport": "march-0", "stoney-sept": "raid", "the-golden-sound": "support-plus-1"}


def flying(scenario: Scenario | None = None) -> Played:
    """Lannister holds the raven and has given these orders."""
    scenario = scenario or Scenario(6)
    for area, token in ORDERS.items():
        scenario.army(area, "lannister", "ship" if area == "the-golden-sound" else "footman").order(area, token)
    scenario.army("winterfell", "stark", "footman").order("winterfell", "raid").army("karhold", "lannister", "knight")
    return scenario.begin(steps.UseRaven()).waits_for("lannister").asks("lannister", "raven")


def swap(area: str, token: str) -> dict[str, Any]:
    return {"does": "swap", "area": area, "token": token}


@pytest.mark.rule("BG2-RAVEN-01", "BG2-RAVEN-05")
def test_the_holder_may_swap_or_look_or_rest():
    kinds = {answer.does for answer in flying().answers("lannister")}
    assert kinds == {"swap", "look", "rest"}


@pytest.mark.rule("BG2-RAVEN-01")
def test_the_raven_flies_for_its_holder():
    scenario = Scenario(6).track("kings-court", "stark").army("winterfell", "stark", "footman")
    game = (
        scenario.order("winterfell", "raid")
        .army("lannisport", "lannister", "footman")
        .order("lannisport", "raid")
        .begin(steps.UseRaven())
    )
    game.waits_for("stark").asks("stark", "raven").says("stark", swap("winterfell", "support")).ends()
    assert game.orders() == {"winterfell": "support", "lannisport": "raid"}


@pytest.mark.rule("BG2-RAVEN-01")
@pytest.mark.parametrize("flight", [swap("lannisport", "support"), {"does": "rest"}], ids=["swap", "rest"])
def test_it_flies_once(flight: dict[str, Any]):
    flown = flying().says("lannister", flight).ends()
    assert flown.view(None).raven_used == (flight["does"] == "swap"), "who rests has not used it"
    looked = flying().says("lannister", {"does": "look"}).asks("lannister", "return-wildling-card")
    assert looked.says("lannister", "top").ends().view(None).raven_used
    assert looked.orders("lannister") == ORDERS, "who looks does not swap as well"


@pytest.mark.rule("BG2-RAVEN-02")
def test_a_swap_replaces_one_own_order_by_one_not_on_the_board():
    game = flying().says("lannister", swap("lannisport", "march-minus-1")).ends()
    assert game.orders("lannister") == {**ORDERS, "lannisport": "march-minus-1"}
    assert game.told(OrderReplaced) == [OrderReplaced("lannister", "lannisport", "march-0", "march-minus-1")]


@pytest.mark.rule("BG2-RAVEN-02")
def test_what_cannot_be_swapped():
    game = flying()
    for nothing_own in ("winterfell", "karhold", "dragonstone", "nowhere"):
        game.refuses("lannister", swap(nothing_own, "support"), rule="BG2-RAVEN-02")
    game.refuses("lannister", {"does": "swap", "token": "support"}, rule="BG2-RAVEN-02")
    game.refuses("lannister", {"does": "swap", "area": "lannisport"}, rule="BG2-RAVEN-02")
    for on_the_board in ("march-0", "support-plus-1"):
        game.refuses("lannister", swap("stoney-sept", on_the_board), rule="BG2-RAVEN-02")
    game.refuses("lannister", swap("stoney-sept", "no-such-token"), rule="BG2-RAVEN-02")
    with pytest.raises(UnreadableAnswer):
        game.table.answer("lannister", {"does": "both"})


@pytest.mark.rule("BG2-RAVEN-02")
def test_of_two_equal_tokens_the_second_is_free():
    flying().says("lannister", swap("lannisport", "raid")).ends()
    twice = Scenario(6).army("riverrun", "lannister", "footman").order("riverrun", "raid")
    flying(twice).refuses("lannister", swap("lannisport", "raid"), rule="BG2-RAVEN-02")


@pytest.mark.rule("BG2-RAVEN-03")
@pytest.mark.parametrize("to", ["top", "bottom"])
def test_the_top_wildling_card_is_looked_at_and_put_back(to: str):
    scenario = Scenario(6).wildlings(2, "mammoth-riders", "crow-killers")
    before = scenario.state.wildling_deck
    game = flying(scenario).says("lannister", {"does": "look"}).waits_for("lannister")
    assert game.told(WildlingCardSeen, to="lannister") == [WildlingCardSeen("lannister", "mammoth-riders")]
    game.asks("lannister", "return-wildling-card").says("lannister", to).ends()
    after = before if to == "top" else (*before[1:], before[0])
    assert game.state.wildling_deck == after
    assert game.told(WildlingCardReturned) == [WildlingCardReturned("lannister", to)]
    assert game.orders("lannister") == ORDERS


@pytest.mark.rule("BG2-RAVEN-03", "BG2-RAVEN-04")
@pytest.mark.parametrize("to", ["top", "bottom"])
def test_nobody_else_sees_the_card(to: str):
    """Another card on top, and the others see, hear and are asked the same."""
    games = []
    for card in ("mammoth-riders", "crow-killers"):
        scenario = Scenario(6).wildlings(2, card)
        games.append(flying(scenario).says("lannister", {"does": "look"}).says("lannister", to))
    for watcher in (None, *(house for house in games[0].state.seats if house != "lannister")):
        first, second = ((game.view(watcher), game.table.story_for(watcher)) for game in games)
        assert first == second
        assert set(games[0].view(watcher).wildling_deck) == {None}
        assert games[0].told(WildlingCardSeen, to=watcher) == [WildlingCardSeen("lannister", None)]


@pytest.mark.rule("BG2-RAVEN-05")
def test_the_raven_may_rest():
    game = flying().says("lannister", {"does": "rest"}).ends()
    assert game.orders("lannister") == ORDERS
    assert game.told(RavenRested) == [RavenRested("lannister")]
    assert not game.view(None).raven_used


@pytest.mark.rule("BG2-RAVEN-06")
@pytest.mark.parametrize("flight", [swap("lannisport", "support"), {"does": "look"}], ids=["swap", "look"])
def test_a_used_raven_shows_its_faded_side_until_the_end_of_the_action_phase(flight: dict[str, Any]):
    scenario = Scenario(6).army("lannisport", "lannister", "footman").order("lannisport", "defense-plus-1").round(9)
    game = scenario.begin(steps.UseRaven(), steps.ConsolidatePower(), steps.CleanUp()).says("lannister", flight)
    if flight["does"] == "look":
        assert game.view(None).raven_used
        game.says("lannister", "top")
    # Whatever comes first in the next round finds it fresh.
    assert game.state.round == 10
    assert not game.view(None).raven_used


@pytest.mark.rule("BG2-RAVEN-01")
def test_a_house_without_orders_can_still_look():
    game = Scenario(6).begin(steps.UseRaven()).asks("lannister", "raven")
    assert {answer.does for answer in game.answers("lannister")} == {"look", "rest"}


@pytest.mark.rule("BG2-RAVEN-01")
def test_the_raven_flies_after_the_reveal_for_its_holder_alone_and_once():
    scenario = Scenario(3).track("kings-court", "stark").army("winterfell", "stark", "footman")
    scenario.army("lannisport", "lannister", "footman")
    whole_round = scenario.state.edition.later_rounds
    game = scenario.begin(*whole_round[whole_round.index(steps.AssignOrders()) : whole_round.index(steps.Raids())])
    game.says("stark", {"winterfell": "raid"}).says("lannister", {"lannisport": "march-0"})
    assert game.happened() == ["OrdersRevealed", "OrdersRevealed"]
    assert game.view("lannister").areas["winterfell"].order == "raid"
    game.waits_for("stark").asks("stark", "raven")
    game.refuses("stark", swap("lannisport", "support"), rule="BG2-RAVEN-02")
    game.says("stark", swap("winterfell", "support")).ends()
    assert game.told(OrderReplaced) == [OrderReplaced("stark", "winterfell", "raid", "support")]
    assert game.orders() == {"winterfell": "support", "lannisport": "march-0"}
    assert game.view(None).raven_used


@pytest.mark.rule("BG2-RAVEN-02")
def test_the_swaps_that_are_offered_are_those_that_are_allowed():
    game = flying()
    question = game.question("lannister")
    tried = [(area, token) for area in question.orders for token in question.facts.orders]
    allowed = [way for way in tried if question.refusal(question.read(swap(*way))) is None]
    assert [(area, token) for area, tokens in question.swaps.items() for token in tokens] == allowed
    assert len(allowed) < len(tried)
