"""SETUP: who may play, with what, and how the table looks before the first card."""

from collections import Counter
from typing import Any

import pytest

from maester.games.intrigue.events import RoundBegan
from maester.games.intrigue.facts import DECK, FACTS, HOUSE_OF, HOUSES, ThroneCard
from maester.kernel import BadOptions, Chance, Table
from tests.scenarios.intrigue.play import COUNTS, finished
from tests.scenarios.intrigue.scenario import GAME, opened, options


def refusal(seats: int, **agreed: Any) -> tuple[str, str | None]:
    """Why no game is opened with these options."""
    with pytest.raises(BadOptions) as refused:
        Table.opened(GAME, options(seats, **agreed), seed=1)
    return refused.value.refusal.why, refused.value.refusal.rule


@pytest.mark.rule("INT-SETUP-01")
@pytest.mark.parametrize("players", COUNTS)
def test_two_to_six_can_play(players: int):
    game = opened(players)
    assert game.state.seats == tuple(f"seat-{n}" for n in range(1, players + 1))
    assert len(game.view(None).seats) == players


@pytest.mark.rule("INT-SETUP-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 8])
def test_no_other_number_of_players_is_allowed(players: int):
    assert refusal(players)[0] == "wrong-seat-count"


@pytest.mark.rule("INT-SETUP-02")
def test_the_material():
    assert len(DECK) == len(set(DECK)) == 36
    assert HOUSES == ("stark", "lannister", "baratheon", "targaryen")
    assert Counter(HOUSE_OF.values()) == dict.fromkeys(HOUSES, 9)
    assert len(FACTS.throne) == 7
    assert sum(FACTS.tokens.values()) == 24
    assert set(FACTS.tokens) == {"1", "2", "5"}


@pytest.mark.rule("INT-SETUP-02")
def test_facts_that_no_source_confirms_are_marked():
    """The sheet shows four characters. Iron Throne cards have values from 1 to 3, but it is unknown which has which."""
    confirmed = {card for card, facts in FACTS.characters.items() if facts.status == "confirmed"}
    assert confirmed == {"stannis", "sandor", "jaime", "tyrion"}
    assert {facts.status for facts in FACTS.characters.values()} == {"confirmed", "proposed"}
    assert (FACTS.throne_status, FACTS.tokens_status) == ("proposed", "proposed")
    assert {card.value for card in FACTS.throne} == {1, 2, 3}
    assert sorted(card.daggers for card in FACTS.throne) == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("INT-SETUP-02")
def test_a_match_may_set_its_own_seven_iron_throne_cards():
    own = tuple(
        ThroneCard(value, daggers) for value, daggers in ((0, 0), (99, 99), (5, 1), (5, 1), (1, 2), (2, 2), (3, 9))
    )
    assert Counter(opened(3, throne=own).state.throne_pile) == Counter(own)
    assert refusal(3, throne=own[:6]) == ("wrong-throne-count", "INT-SETUP-02")
    assert refusal(3, throne=(*own, own[0])) == ("wrong-throne-count", "INT-SETUP-02")


@pytest.mark.parametrize("card", [(-1, 1), (100, 1), (1, -1), (1, 100)])
@pytest.mark.parametrize("at", [0, 6])
def test_no_iron_throne_card_shows_less_than_0_or_more_than_99(card: tuple[int, int], at: int):
    throne = [*FACTS.throne]
    throne[at] = ThroneCard(*card)
    assert refusal(4, throne=tuple(throne)) == ("wrong-throne-value", "INT-SETUP-02")


def test_a_refusal_of_options_says_what_is_allowed():
    with pytest.raises(BadOptions) as count:
        Table.opened(GAME, options(3, throne=()), seed=1)
    assert count.value.refusal.about == {"cards": 7}
    with pytest.raises(BadOptions) as value:
        Table.opened(GAME, options(3, throne=(ThroneCard(100, 1),) * 7), seed=1)
    assert value.value.refusal.about == {"most": 99}
    with pytest.raises(BadOptions) as starter:
        Table.opened(GAME, options(3, starter=4), seed=1)
    assert starter.value.refusal.about == {"starter": 4, "seats": 3}


@pytest.mark.rule("INT-SETUP-03")
def test_the_iron_throne_cards_are_shuffled():
    piles = [opened(4, seed=seed).state.throne_pile for seed in range(60)]
    assert all(Counter(pile) == Counter(FACTS.throne) for pile in piles)
    for place in range(7):
        assert {pile[place] for pile in piles} == set(FACTS.throne), "every card comes to lie everywhere"


@pytest.mark.rule("INT-SETUP-03")
@pytest.mark.parametrize("watcher", [None, 1, 2, 3])
def test_the_pile_lies_face_down(watcher: int | None):
    game = opened(3)
    before = game.view(watcher)
    assert before.throne_pile == 7
    game.state.throne_pile = game.state.throne_pile[::-1]
    assert game.view(watcher) == before


@pytest.mark.rule("INT-SETUP-04", "INT-SETUP-05")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_begins_without_penalty_and_without_iron_throne_cards(players: int):
    game = opened(players)
    assert game.penalty() == (0,) * players
    for watcher in (None, *range(1, players + 1)):
        assert [seat.penalty for seat in game.view(watcher).seats.values()] == [0] * players
        assert [seat.throne_cards for seat in game.view(watcher).seats.values()] == [0] * players
    assert [game.throne(n) for n in range(1, players + 1)] == [()] * players


@pytest.mark.rule("INT-SETUP-07", "INT-ROUND-09")
@pytest.mark.parametrize("players", COUNTS)
def test_as_many_rounds_as_players(players: int):
    game = opened(players)
    assert game.view(None).rounds == players
    game = finished(game, Chance(players))
    assert [event.round for event in game.told(RoundBegan)] == list(range(1, players + 1))
    assert len({event.starter for event in game.told(RoundBegan)}) == players, "everyone starts exactly one round"
    assert game.view(None).round == players
    game.ends()


@pytest.mark.rule("INT-RULE-18")
@pytest.mark.parametrize("starter", [1, 2, 3])
def test_the_starter_of_round_1_can_be_agreed(starter: int):
    assert {opened(3, seed=seed, starter=starter).waits_for(starter).active for seed in range(9)} == {starter}


@pytest.mark.rule("INT-RULE-18")
def test_if_nobody_chooses_a_starter_the_seed_draws_one():
    starters = [opened(6, seed=seed).active for seed in range(60)]
    assert set(starters) == {1, 2, 3, 4, 5, 6}
    assert [opened(6, seed=seed).active for seed in range(60)] == starters


@pytest.mark.rule("INT-RULE-18")
@pytest.mark.parametrize("starter", [-1, 0, 4])
def test_the_starter_sits_at_the_table(starter: int):
    assert refusal(3, starter=starter) == ("no-such-starter", "INT-RULE-18")
