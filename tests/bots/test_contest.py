"""The contest: paired worlds, halving, a horizon that the game names, and time that is kept."""

from typing import Any

import pytest
from msgspec import structs

from maester.bots import Maester, Thinking
from maester.bots import contest as contests
from maester.bots.candidates import candidates
from maester.bots.contest import Contest
from maester.bots.playout import playout
from maester.games import game
from maester.kernel import CHECKPOINT, Amount, Chance, Game, Hints, Pick, Table, ask, together
from tests.bots.clocks import Ticking
from tests.bots.test_maester import form, opened, prices, small_game

BOARDGAME = game("boardgame2")


def contested(play: Any, **more: Any) -> Game:
    """A small game of one chapter, whose bots hold contests."""
    hints = Hints(search="contest", chapter=lambda state: 0)
    return structs.replace(small_game(play), hints=hints, **more)


def fives(state: Any, seat: str, decision: Any, chance: Chance) -> Any:
    return 5


def any_habit(state: Any, seat: str, decision: Any, chance: Chance) -> Any:
    return decision.sample(chance)


def test_the_best_of_a_few_is_found():
    def play(state):
        yield CHECKPOINT
        price = yield from ask("seat-1", lambda: Amount(about="price", least=1, most=6))
        state.score["seat-1"] = 1 - abs(price - 5) / 10

    for seed in range(5):
        table = opened(contested(play), 1)
        assert Maester(Chance(seed), Thinking(iterations=24)).answer(table, "seat-1") == 5


def test_where_there_are_many_what_comes_to_mind_competes():
    table = opened(contested(prices, habit=fives), 1)
    found = candidates(table, "seat-1", Chance(1), 4)
    assert found[0] == 5
    assert len(set(found)) == 4


def test_answers_that_cannot_be_listed_are_asked_of_habit_again_and_again():
    table = opened(contested(form, habit=any_habit), 1)
    found = candidates(table, "seat-1", Chance(1), 6)
    assert len(found) == 6
    assert len({str(each) for each in found}) == 6
    assert len(candidates(opened(contested(form), 1), "seat-1", Chance(1), 6)) > 2, "without a habit, samples do"


def test_what_the_game_offers_comes_after_habit():
    playing = contested(prices, habit=fives)
    playing = structs.replace(playing, hints=structs.replace(playing.hints, likely=lambda *asked: (9, 8, 7)))
    assert candidates(opened(playing, 1), "seat-1", Chance(1), 4) == [5, 9, 8, 7]


def test_all_are_tried_in_the_same_worlds_and_the_worse_half_is_dropped(monkeypatch):
    tried: list[tuple[int, int]] = []

    def watched(table, seat, answer, world, is_over):
        tried.append((answer, world))
        return answer / 10

    monkeypatch.setattr(contests, "playout", watched)
    monkeypatch.setattr(contests, "ENOUGH_WORLDS", 100)
    contest = Contest(opened(contested(prices), 1), "seat-1", Chance(1), Thinking(iterations=48).turns(), 8)
    entered = sorted(contest.left)
    contest.hold()
    worlds = [world for _, world in tried]
    for world in dict.fromkeys(worlds):
        answers = sorted(answer for answer, where in tried if where == world)
        assert answers in (entered, entered[4:], entered[6:])
    assert [sum(len(entered) == worlds.count(world) for world in set(worlds))] == [2], "a third of 48, by eights"
    assert contest.best() == entered[-1]
    assert len(tried) == 48


def test_an_easy_question_is_answered_early(monkeypatch):
    """One answer is better in every world, two lead to the same: a few worlds tell, however long one might think."""
    tried: list[int] = []

    def watched(table, seat, answer, world, is_over):
        tried.append(answer)
        return (0.6 if answer == 3 else 0.4) + world % 7 / 100

    monkeypatch.setattr(contests, "playout", watched)
    contest = Contest(
        opened(contested(prices, habit=fives), 1), "seat-1", Chance(1), Thinking(iterations=3000).turns(), 3
    )
    contest.left = [5, 3, 4]
    contest.hold()
    assert contest.best() == 3
    assert len(tried) == 3 * contests.ENOUGH_WORLDS


def test_what_differs_by_luck_is_tried_on(monkeypatch):
    """Sometimes one is better and sometimes the other: nobody is dropped after a few worlds."""
    tried: list[int] = []

    def watched(table, seat, answer, world, is_over):
        tried.append(answer)
        return Chance(world * 10 + answer).below(100) / 100 + 0.1 * (answer == 4)

    monkeypatch.setattr(contests, "playout", watched)
    contest = Contest(
        opened(contested(prices, habit=fives), 1), "seat-1", Chance(1), Thinking(iterations=120).turns(), 2
    )
    contest.left = [5, 4]
    contest.hold()
    assert len(tried) > 40


def test_of_equals_the_one_that_came_to_mind_first_wins(monkeypatch):
    monkeypatch.setattr(contests, "playout", lambda *asked: 0.5)
    for seed in range(5):
        table = opened(contested(prices, habit=fives), 1)
        assert Maester(Chance(seed), Thinking(iterations=30)).answer(table, "seat-1") == 5


def test_others_asked_at_the_same_time_answer_the_same_whatever_one_says():
    said: dict[int, set[str]] = {}

    def play(state):
        yield CHECKPOINT
        pennies = {seat: lambda: Pick(about="penny", options=("heads", "tails", "edge")) for seat in state.seats}
        answers = yield from together(pennies)
        said.setdefault(state.chance.seed, set()).add(answers["seat-2"])

    table = opened(contested(play, habit=any_habit), 2)
    for world in range(20):
        for answer in ("heads", "tails", "edge"):
            playout(table, "seat-1", answer, world)
    assert len(said) == 20
    assert all(len(answers) == 1 for answers in said.values())
    assert len({answer for answers in said.values() for answer in answers}) > 1


def test_a_playout_goes_past_luck_to_the_next_chapter():
    reached = []

    def play(state):
        for chapter in range(3):
            state.score["seat-1"] = float(chapter)
            yield CHECKPOINT
            for _ in range(4):
                yield from ask("seat-1", lambda: Pick(about="way", options=("this", "that")))
                state.chance.below(6)
            reached.append(chapter)

    playing = contested(play)
    hints = structs.replace(playing.hints, chapter=lambda state: int(state.score["seat-1"]))
    assert playout(opened(structs.replace(playing, hints=hints), 1), "seat-1", "this", 1) == 1.0
    assert reached == [0]


def test_an_answer_that_wins_at_once_is_given():
    def play(state):
        yield CHECKPOINT
        door = yield from ask("seat-1", lambda: Pick(about="door", options=tuple(range(8))))
        state.score["seat-1"] = 1.0 if door == 6 else 0.4

    for seed in range(5):
        assert Maester(Chance(seed), Thinking(iterations=32)).answer(opened(contested(play), 1), "seat-1") == 6


def test_answers_are_compared_by_the_worlds_in_which_all_were_tried(monkeypatch):
    """The time is up in the middle of a world: whoever was tried once more has no advantage."""
    monkeypatch.setattr(contests, "playout", lambda table, seat, answer, world, is_over: 0.6 if answer == 4 else 0.5)
    turns = Thinking(iterations=5).turns()
    contest = Contest(opened(contested(prices, habit=fives), 1), "seat-1", Chance(1), turns, 2)
    contest.left = [5, 4]
    contest.hold()
    assert [len(results) for results in contest.results] == [3, 2]
    assert contest.best() == 4


def test_a_playout_ends_when_the_time_is_up():
    asked: list[int] = []

    def play(state):
        for n in range(100):
            yield CHECKPOINT
            yield from ask("seat-1", lambda: Pick(about="way", options=("this", "that")))
            asked.append(n)

    table = opened(contested(play), 1)
    assert playout(table, "seat-1", "this", 1, lambda: len(asked) >= 7) is None
    assert len(asked) == 7


def test_a_long_playout_does_not_keep_anybody_waiting():
    """Each answer of a playout takes a tick, and a playout hundreds: the bot still answers in time."""
    clock = Ticking(0.001)

    def play(state):
        for _ in range(300):
            yield CHECKPOINT
            yield from ask("seat-1", lambda: Pick(about="way", options=("this", "that")))

    answer = Maester(Chance(1), Thinking(milliseconds=50), clock).answer(opened(contested(play), 1), "seat-1")
    assert answer in ("this", "that")
    assert clock.now <= 0.055


def test_candidates_are_looked_for_only_as_long_as_there_is_time():
    looked: list[int] = []

    def slow(state, seat, decision, chance):
        looked.append(1)
        return decision.sample(chance)

    table = opened(contested(form, habit=slow), 1)
    assert len(candidates(table, "seat-1", Chance(1), 6, lambda: True)) == 1
    assert len(looked) == 1


def test_a_game_says_how_many_chapters_a_playout_takes():
    def play(state):
        for chapter in range(5):
            state.score["seat-1"] = float(chapter)
            yield CHECKPOINT
            yield from ask("seat-1", lambda: Pick(about="way", options=("this", "that")))

    playing = contested(play)
    hints = structs.replace(playing.hints, chapter=lambda state: int(state.score["seat-1"]), chapters=lambda state: 3)
    assert playout(opened(structs.replace(playing, hints=hints), 1), "seat-1", "this", 1) == 3.0


def test_looking_for_candidates_counts_as_thinking():
    clock = Ticking(0.01)

    def slow(state, seat, decision, chance):
        clock()  # a tick goes by
        return decision.sample(chance)

    table = opened(contested(form, habit=slow), 1)
    Maester(Chance(1), Thinking(milliseconds=300), clock).answer(table, "seat-1")
    assert clock.now <= 0.3


@pytest.mark.parametrize("iterations", [1, 2, 7])
def test_even_the_shortest_thinking_gives_an_answer(iterations: int):
    table = Table.opened(BOARDGAME, BOARDGAME.options(seats=3), 2)
    seat = table.waiting[0]
    answer = Maester(Chance(1), Thinking(iterations=iterations)).answer(table, seat)
    assert table.decision(seat).refusal(answer) is None


def test_the_board_game_is_thought_about_the_same_again():
    table = Table.opened(BOARDGAME, BOARDGAME.options(seats=3), 2)
    seat = table.waiting[0]
    one, other = (Maester(Chance(7), Thinking(iterations=8)).answer(table, seat) for _ in range(2))
    assert one == other
