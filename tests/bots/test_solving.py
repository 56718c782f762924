"""The exact end of a round of intrigue: as good as looking at every way, and no worse than it says."""

from typing import Any

import pytest
from msgspec import structs

from maester.bots import Maester, Thinking
from maester.bots.choices import choices
from maester.bots.solving import solve
from maester.games import game
from maester.games.intrigue.bots import endgame
from maester.games.intrigue.bots.endgame import solved
from maester.games.intrigue.bots.habit import habit, kind
from maester.games.intrigue.evaluate import SPREAD
from maester.kernel import Chance, Table

INTRIGUE = game("intrigue")


def late(seed: int, cards: int) -> Table:
    """A table of two, both in play, with at most this many cards in hand and something to choose."""
    for luck in range(40 * seed, 40 * seed + 40):
        table, chance = Table.opened(INTRIGUE, INTRIGUE.options(seats=2), luck), Chance(luck)
        while table.waiting:
            state, seat = state_of(table), table.waiting[0]
            few = sum(len(hand) for hand in state.hands.values()) <= cards
            if few and len(state.turns) == 2 and len(choices(INTRIGUE, table.decision(seat)) or ()) > 1:
                return table
            table.answer(seat, habit(state, seat, table.decision(seat), chance))
    raise AssertionError("there should be such a table among forty")


def state_of(table: Table) -> Any:
    return table.state


def margin_by_playing(table: Table, seat: str, round_number: int, penalties: dict[str, int], crowns: int) -> float:
    """What is best for the seat and worst for the other, by playing every placement to the end of the round."""
    state = state_of(table)
    if state.round != round_number or not table.waiting:
        other = next(each for each in state.seats if each != seat)
        own, theirs = (state.penalty[each] - penalties[each] for each in (seat, other))
        last = len(state.throne[seat]) > crowns
        return float(theirs - own) + (PRIZE if last else -PRIZE)
    asked = table.waiting[0]
    found: list[float] = []
    for answer in {kind(each): each for each in table.decision(asked).answers() or ()}.values():
        twin = table.copy()
        twin.answer(asked, answer)
        found.append(margin_by_playing(twin, seat, round_number, penalties, crowns))
    return max(found) if asked == seat else min(found)


PRIZE = 0.25
"""What the last card is thought to be worth here; any number does."""


@pytest.mark.parametrize("seed", range(6))
def test_margins_are_those_of_playing_every_placement(seed: int, monkeypatch):
    table = late(seed, 5)
    state, seat = state_of(table), table.waiting[0]
    monkeypatch.setattr(endgame, "chance", lambda lead: lead)
    monkeypatch.setattr(endgame, "sqrt", lambda number: 1 / SPREAD)
    monkeypatch.setattr(endgame, "result", lambda state, seat: 0)
    monkeypatch.setattr(endgame, "prize_of", lambda state: PRIZE)
    found = solved(state, seat, table.decision(seat))
    assert found
    crowns = len(state.throne[seat])
    for answer in {kind(each): each for each in table.decision(seat).answers() or ()}.values():
        twin = table.copy()
        twin.answer(seat, answer)
        played = margin_by_playing(twin, seat, state.round, dict(state.penalty), crowns)
        assert found[kind(answer)] == pytest.approx(played)


def test_only_the_end_of_a_round_between_two_is_worked_out():
    three = Table.opened(INTRIGUE, INTRIGUE.options(seats=3), 1)
    assert solved(state_of(three), three.waiting[0], three.decision(three.waiting[0])) is None
    early = Table.opened(INTRIGUE, INTRIGUE.options(seats=2), 1)
    assert solved(state_of(early), early.waiting[0], early.decision(early.waiting[0])) is None
    assert solve(early, early.waiting[0], Chance(1), iter([0.5])) is None


def test_where_there_is_too_much_to_look_at_somebody_else_thinks(monkeypatch):
    table = late(2, 8)
    seat, turns = table.waiting[0], iter([0.5, 1.0])
    monkeypatch.setattr(endgame, "MOST_POSITIONS", 3)
    assert solve(table, seat, Chance(1), turns) is None
    assert next(turns) == 0.5, "no turn is used up"
    answer = Maester(Chance(1), Thinking(iterations=1)).answer(table, seat)
    assert table.decision(seat).refusal(answer) is None


@pytest.mark.parametrize("seed", range(4))
def test_the_best_on_average_over_worlds_is_answered(seed: int):
    table = late(seed, 6)
    seat = table.waiting[0]
    worlds: list[dict[Any, float]] = []

    def watched(state, asked, decision):
        worlds.append(solved(state, asked, decision) or {})
        return worlds[-1]

    watching = structs.replace(INTRIGUE, hints=structs.replace(INTRIGUE.hints, solved=watched))
    twin = Table(watching, state_of(table).copy())
    answer = Maester(Chance(3), Thinking(iterations=8)).answer(twin, seat)
    totals = {each: sum(world[each] for world in worlds) for each in worlds[0]}
    assert len(worlds) > 1
    assert totals[kind(answer)] == max(totals.values())
