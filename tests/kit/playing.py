"""Laws of playing: random play ends well, questions can be answered, nothing is lost, standings make sense."""

from typing import Any

from msgspec import json, to_builtins

from maester.kernel import Chance, Decision, Seat, Table
from tests.kit.citizens import Citizen
from tests.kit.walks import same, walk, watchers, whole


def random_play_ends(citizen: Citizen, count: int, seed: int) -> None:
    """Whatever is answered at random, in whatever order seats answer, the game ends and names a winner."""
    table = citizen.opened(count, seed)
    assert len(table.state.seats) == count
    for seat, _, _ in walk(table, Chance(seed)):
        assert seat in table.state.seats
        assert len(set(table.waiting)) == len(table.waiting)
    assert table.over
    assert citizen.game.standing(table.state).winners


def questions_can_be_answered(citizen: Citizen, count: int, seed: int) -> None:
    """Every sample is allowed, also when sent as JSON. Listed answers are allowed, and listed once."""
    table, chance = citizen.opened(count, seed), Chance(seed)
    for seat, decision, answer in walk(table, chance):
        for asked in table.waiting:
            sampled = table.decision(asked).sample(chance)
            assert table.decision(asked).refusal(sampled) is None
        travelled = decision.read(json.decode(json.encode(answer)))
        assert travelled == answer
        assert decision.refusal(travelled) is None
        if kind := citizen.game.hints.kind:
            assert hash(kind(travelled)) == hash(kind(answer))
        listed_answers_are_right(table, seat, decision, answer, chance)
        any_answer_is_a_sample(table, seat, decision, chance)


def listed_answers_are_right(table: Table, seat: Seat, decision: Decision[Any], answer: Any, chance: Chance) -> None:
    answers = decision.answers()
    if answers is None:
        return
    listed = [json.encode(each) for each in answers]
    assert len(set(listed)) == len(listed), "an answer is listed twice"
    assert json.encode(answer) in listed, "a sample is not among the answers"
    for each in chance.shuffled(answers)[:2]:
        table.copy().answer(seat, to_builtins(each))


def any_answer_is_a_sample(table: Table, seat: Seat, decision: Decision[Any], chance: Chance) -> None:
    luck = chance.below(1 << 32)
    one, other = table.copy(), table.copy()
    one.answer_any(seat, Chance(luck))
    other.answer(seat, decision.sample(Chance(luck)))
    same(whole(one), whole(other))


def nothing_appears_or_vanishes(citizen: Citizen, count: int, seed: int) -> None:
    table = citizen.opened(count, seed)
    first = before = table.state.copy()
    for _ in walk(table, Chance(seed)):
        citizen.conserved(table.state, before)
        before = table.state.copy()
    citizen.conserved(table.state, before)
    citizen.conserved(table.state, first)


def standings_make_sense(citizen: Citizen, count: int, seed: int) -> None:
    table = citizen.opened(count, seed)
    for _ in walk(table, Chance(seed)):
        standing_makes_sense(citizen, table)
    standing_makes_sense(citizen, table)


def standing_makes_sense(citizen: Citizen, table: Table) -> None:
    """Over when nobody is asked; everyone has a place; evaluations are from 0 to 1; every view can be drawn."""
    standing = citizen.game.standing(table.state)
    seats = table.state.seats
    assert standing.over == table.over == (not table.waiting)
    assert sorted(standing.places) == sorted(standing.scores) == sorted(seats)
    places = list(standing.places.values())
    assert all(place == 1 + sum(better < place for better in places) for place in places)
    assert bool(standing.winners) == standing.over
    assert not standing.over or standing.why
    assert all(0 <= citizen.game.evaluate(table.state, seat) <= 1 for seat in seats)
    assert all(sorted(measure) == sorted(seats) for measure in citizen.game.measures(table.state).values())
    for watcher in watchers(table):
        assert citizen.game.drawn(table.view(watcher)).strip() or not table.given


def habits_are_allowed(citizen: Citizen, count: int, seed: int) -> None:
    """A habit gives allowed answers, changes nothing, and knows only what its seat sees."""
    habit = citizen.game.habit
    if habit is None:
        return
    table, chance = citizen.opened(count, seed), Chance(seed)
    for seat, decision, _ in walk(table, chance):
        before, luck = table.state.copy(), chance.below(1 << 32)
        answer = habit(table.state, seat, decision, Chance(luck))
        assert table.state == before
        assert decision.refusal(answer) is None
        world = table.imagined(seat, Chance(luck + 1))
        imagined = habit(world.state, seat, world.decision(seat), Chance(luck))
        assert json.encode(imagined) == json.encode(answer)
