"""DEAL: what every player gets at the start of a round."""

from collections import Counter

import pytest

from maester.games.intrigue.events import RoundBegan, StartCardLaid
from maester.games.intrigue.facts import DEAL, DECK, FACTS
from maester.kernel import Chance
from tests.scenarios.intrigue.play import COUNTS, next_round
from tests.scenarios.intrigue.scenario import Played, Scenario, opened


def dealt(game: Played) -> list[str]:
    """All cards the deal gave out or left, wherever they went."""
    state = game.state
    return [*(card for seat in state.seats for card in state.hands[seat]), *state.unused, *state.cards.values()]


def test_the_deal_table():
    table = {players: (facts.each, facts.start_card, facts.cap) for players, facts in DEAL.items()}
    assert table == {
        2: (14, False, 7),
        3: (12, False, 8),
        4: (9, False, 8),
        5: (7, True, 8),
        6: (6, False, 8),
    }
    assert {int(players) for players in FACTS.deal} == set(COUNTS)


@pytest.mark.rule("INT-DEAL-01")
@pytest.mark.parametrize("players", COUNTS)
def test_every_round_deals_the_whole_deck_anew(players: int):
    game, chance = opened(players), Chance(1)
    for number in range(1, players + 1):
        assert game.state.round == number
        assert Counter(dealt(game)) == Counter(DECK)
        next_round(game, chance)


@pytest.mark.rule("INT-DEAL-01", "INT-RULE-06")
def test_the_deck_is_shuffled_each_time():
    hands = []
    for seed in range(50):
        game = opened(6, seed)
        hands.append(game.hand(1))
        hands.append(next_round(game, Chance(seed)).hand(1))
    assert len(set(hands)) == 100
    assert {card for hand in hands for card in hand} == set(DECK), "any card can come to any player"


@pytest.mark.rule("INT-DEAL-02")
def test_two_players_get_14_cards_and_8_stay_unused():
    game = opened(2)
    assert [len(game.hand(n)) for n in (1, 2)] == [14, 14]
    assert len(game.state.unused) == 8


@pytest.mark.rule("INT-DEAL-02", "INT-DEAL-07")
@pytest.mark.parametrize("watcher", [None, 1, 2])
def test_the_unused_cards_are_not_seen(watcher: int | None):
    """Exchange unused cards for cards of the other hand, and nobody else can tell."""
    game = opened(2)
    before, state = game.view(watcher), game.state
    other = game.seat(2 if watcher == 1 else 1)
    state.hands[other], state.unused = (*state.unused, *state.hands[other][8:]), state.hands[other][:8]
    assert game.view(watcher) == before


@pytest.mark.parametrize(
    ("players", "each"),
    [
        pytest.param(3, 12, marks=pytest.mark.rule("INT-DEAL-03")),
        pytest.param(4, 9, marks=pytest.mark.rule("INT-DEAL-04")),
        pytest.param(6, 6, marks=pytest.mark.rule("INT-DEAL-06")),
    ],
)
def test_no_card_is_left_over(players: int, each: int):
    game = opened(players)
    assert [len(game.hand(n)) for n in range(1, players + 1)] == [each] * players
    assert game.state.unused == ()
    assert game.state.cards == {}


@pytest.mark.rule("INT-DEAL-05")
def test_five_players_get_7_cards_and_the_last_opens_row_1():
    game = opened(5)
    assert [len(game.hand(n)) for n in range(1, 6)] == [7] * 5
    assert game.state.unused == ()
    (start_card,) = game.state.cards.values()
    assert [event.card for event in game.told(StartCardLaid)] == [start_card]
    for watcher in (None, 1, 2, 3, 4, 5):
        (shown,) = game.view(watcher).pyramid.values()
        assert (shown.card, shown.row) == (start_card, 1)


@pytest.mark.rule("INT-DEAL-05")
def test_the_start_card_is_the_one_nobody_got():
    game = Scenario(players=5).dealt(left_over="drogon")
    assert list(game.state.cards.values()) == ["drogon"]
    assert game.row(1) == "T"


@pytest.mark.rule("INT-DEAL-08")
@pytest.mark.parametrize(("players", "in_row_1"), [(2, 0), (3, 0), (4, 0), (5, 1), (6, 0)])
def test_the_pyramid_after_every_deal(players: int, in_row_1: int):
    game, chance = opened(players), Chance(2)
    for _ in range(players):
        rows = [row for row, _ in game.state.cards]
        assert rows == [1] * in_row_1
        assert game.state.right - game.state.left + 1 == in_row_1
        assert {answer.row for answer in game.answers(game.active)} == {1}
        assert game.told(StartCardLaid)[game.state.round * in_row_1 :] == []
        next_round(game, chance)


@pytest.mark.rule("INT-DEAL-01")
def test_a_deal_forgets_the_round_before():
    game = next_round(opened(5, starter=2), Chance(1))
    state = game.state
    assert (state.out, state.lacking, state.last_placer) == ((), {}, None)
    assert game.told(RoundBegan) == [RoundBegan(1, "seat-2"), RoundBegan(2, "seat-3")]


@pytest.mark.rule("INT-RULE-06")
def test_with_two_players_the_unused_cards_are_drawn_anew():
    stayed = []
    for seed in range(20):
        game = opened(2, seed)
        first = set(game.state.unused)
        stayed.append(first == set(next_round(game, Chance(seed)).state.unused))
    assert not any(stayed)
