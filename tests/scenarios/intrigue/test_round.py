"""ROUND: how a round ends, and what carries over to the next."""

import pytest

from maester.games.intrigue.events import PenaltyTaken, RoundBegan, ThroneCardDrawn
from maester.games.intrigue.facts import FACTS, ThroneCard
from maester.kernel import Chance
from tests.scenarios.intrigue.play import COUNTS, finished, random_decisions
from tests.scenarios.intrigue.reference import Slow
from tests.scenarios.intrigue.scenario import LEFT_END, Scenario, opened

STARKS = "S S S S S S S S"


def nearly_over() -> Scenario:
    """Player 1 has one card to place; the others are out."""
    return Scenario(players=3).row(1, "S S").hand(1, "L").hand(2, "T T").hand(3).out(2, 3).to_act(1)


@pytest.mark.rule("INT-ROUND-01")
def test_the_round_ends_as_soon_as_all_are_out():
    game = nearly_over().begin()
    assert game.state.round == 1
    game.says(1, "L", *LEFT_END)
    assert game.state.round == game.view(1).round == 2
    assert [type(event).__name__ for event in game.table.story] == [
        "CardPlaced",
        "HandEmptied",
        "ThroneCardDrawn",
        "PenaltyTaken",
        "RoundBegan",
    ]


@pytest.mark.rule("INT-ROUND-01")
def test_the_round_ends_when_the_last_player_in_can_place_nothing():
    game = Scenario(players=2).row(1, "S S S S S S S").hand(1, "S T").hand(2, "L").out(2).to_act(1).begin()
    game.says(1, "S", 2, 1)
    assert game.state.round == 2
    assert game.penalty() == (1, 1)


@pytest.mark.rule("INT-ROUND-02")
def test_the_last_placer_draws_the_top_iron_throne_card():
    """Player 2 started the round, and player 3 places last."""
    scenario = Scenario(players=3).row(1, "S S").hand(1, "T T").hand(2).hand(3, "L").out(1, 2).to_act(3).started_by(2)
    game = scenario.on_top((3, 6), (1, 2)).begin()
    pile = game.state.throne_pile
    game.says(3, "L", *LEFT_END)
    assert [game.throne(n) for n in (1, 2, 3)] == [(), (), (ThroneCard(3, 6),)]
    assert game.state.throne_pile == pile[1:]
    assert game.told(ThroneCardDrawn, to=3) == [ThroneCardDrawn("seat-3", ThroneCard(3, 6))]


@pytest.mark.rule("INT-ROUND-02", "INT-RULE-10")
def test_the_last_placer_need_not_be_the_last_to_go_out():
    """Player 2 places; then 1 and at last 2 himself find no place. He draws, and pays for his cards."""
    scenario = Scenario(players=2).row(1, STARKS[:-2]).hand(1, "L L L").hand(2, "S T T").to_act(2).started_by(1)
    game = scenario.on_top((3, 6), (1, 2)).begin()
    game.says(2, "S", 2, 1)
    assert (game.throne(1), game.throne(2)) == ((), (ThroneCard(3, 6),))
    assert game.penalty() == (3, 2)


@pytest.mark.rule("INT-ROUND-02")
def test_a_player_who_went_out_unable_to_place_did_not_place():
    """Player 3 is the last to be out, and player 1 started; but player 2 placed last."""
    scenario = Scenario(players=3).row(1, STARKS).hand(1).hand(2, "S").hand(3, "T").out(1).to_act(2).started_by(1)
    game = scenario.on_top((2, 5), (1, 2)).begin()
    game.says(2, "S", 2, 1)
    assert [game.throne(n) for n in (1, 2, 3)] == [(), (ThroneCard(2, 5),), ()]


@pytest.mark.rule("INT-ROUND-03")
def test_only_the_drawer_sees_the_card():
    game = nearly_over().on_top((3, 6)).begin().says(1, "L", *LEFT_END)
    assert game.view(1).seats["seat-1"].throne == (ThroneCard(3, 6),)
    for other in (None, 2, 3):
        assert game.told(ThroneCardDrawn, to=other) == [ThroneCardDrawn("seat-1", None)]
        assert game.view(other).seats["seat-1"].throne is None
        assert game.view(other).seats["seat-1"].throne_cards == 1


@pytest.mark.rule("INT-ROUND-04", "INT-ROUND-05")
def test_everybody_takes_penalty_for_the_cards_left_in_hand():
    game = nearly_over().penalty(1, 2, 3).begin()
    left = game.hand(2)
    game.says(1, "L", *LEFT_END)
    assert game.penalty() == (1, 4, 3)
    assert game.told(PenaltyTaken) == [PenaltyTaken("seat-2", left, 2, 4)]


@pytest.mark.rule("INT-ROUND-05")
def test_a_player_with_an_empty_hand_takes_no_penalty():
    game = Scenario(players=2).row(1, "S").hand(1, "S").hand(2).out(2).penalty(7, 0).to_act(1).begin()
    game.says(1, "S", *LEFT_END)
    assert game.penalty() == (7, 0)
    assert game.told(PenaltyTaken) == []


@pytest.mark.rule("INT-ROUND-06", "INT-RULE-14")
def test_the_tokens_never_limit_a_penalty():
    """More than all tokens of the supply are worth: they are changed, or written down."""
    whole_supply = sum(int(value) * count for value, count in FACTS.tokens.items())
    game = nearly_over().penalty(0, whole_supply, whole_supply).begin().says(1, "L", *LEFT_END)
    assert game.penalty() == (0, whole_supply + 2, whole_supply)
    for watcher in (None, 1, 2, 3):
        assert [seat.penalty for seat in game.view(watcher).seats.values()] == [0, whole_supply + 2, whole_supply]


@pytest.mark.rule("INT-ROUND-07")
@pytest.mark.parametrize("players", COUNTS)
def test_penalty_and_iron_throne_cards_are_kept_to_the_end(players: int):
    penalty = (0,) * players
    thrones: tuple[tuple[ThroneCard, ...], ...] = ((),) * players
    for game in random_decisions(players, seed=11):
        now = tuple(game.throne(n) for n in range(1, players + 1))
        assert all(after >= before for after, before in zip(game.penalty(), penalty, strict=True))
        assert all(after[: len(before)] == before for after, before in zip(now, thrones, strict=True))
        assert sum(map(len, now)) == game.state.round - 1 == 7 - len(game.state.throne_pile)
        penalty, thrones = game.penalty(), now


@pytest.mark.rule("INT-ROUND-08", "INT-ROUND-09")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("first", [1, 2])
def test_the_next_round_is_started_by_the_player_to_the_left(players: int, first: int):
    game = finished(opened(players, starter=first), Chance(4))
    seats = game.state.seats
    clockwise = seats[first - 1 :] + seats[: first - 1]
    assert tuple(event.starter for event in game.told(RoundBegan)) == clockwise
    game.ends()


@pytest.mark.rule("INT-ROUND-08")
def test_the_starter_acts_first():
    game = nearly_over().started_by(2).begin().says(1, "L", *LEFT_END)
    assert game.view(None).starter == "seat-3"
    game.waits_for(3)


@pytest.mark.rule("INT-ROUND-09")
def test_the_game_ends_after_the_last_round():
    nearly_over().round(2).begin().says(1, "L", *LEFT_END).waits_for(2)
    game = nearly_over().round(3).begin().says(1, "L", *LEFT_END).ends()
    assert game.view(None).round == 3, "there is no round 4"
    game.refuses(1, "eddard", 1, 1, rule=None)


@pytest.mark.rule(
    "INT-TURN-02", "INT-TURN-03", "INT-OUT-01", "INT-OUT-02", "INT-OUT-03", "INT-ROUND-02", "INT-ROUND-04"
)
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(5))
def test_a_referee_with_pen_and_paper_agrees_at_every_decision(players: int, seed: int):
    game, chance = opened(players, seed), Chance(seed)
    table, state = game.table, game.state
    slow = Slow(state.seats, state.starter)
    while table.waiting:
        state = game.state
        if slow.round < state.round:
            assert slow.round == 0 or slow.active is None, "the last round is over on paper as well"
            start_card = next(iter(state.cards.values()), None)
            slow.begin_round(state.hands, start_card)
        assert table.waiting == (slow.active,)
        assert (state.round, state.starter, state.last_placer) == (slow.round, slow.starter, slow.last_placer)
        assert state.cards == slow.pyramid
        assert {seat: list(hand) for seat, hand in state.hands.items()} == slow.hands
        assert set(state.out) == set(slow.out)
        assert state.penalty == slow.penalty
        assert {seat: len(cards) for seat, cards in state.throne.items()} == slow.throne_cards
        assert {(answer.card, answer.row, answer.place) for answer in game.answers(game.active)} == slow.answers()
        answer = table.decision(table.waiting[0]).sample(chance)
        table.answer(table.waiting[0], answer)
        slow.place(answer.card, answer.row, answer.place)
    assert slow.over
    assert game.state.penalty == slow.penalty
    assert {seat: len(cards) for seat, cards in game.state.throne.items()} == slow.throne_cards
