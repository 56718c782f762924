"""Laws of copying, saving and replaying: the table that comes out is the same, byte by byte."""

from maester.kernel import Chance
from maester.kernel.record import read_record, replay, resume, save
from tests.kit.citizens import Citizen
from tests.kit.walks import (
    now_and_then,
    play_out,
    position,
    recorded,
    same,
    shown,
    told,
    view,
    walk,
    watchers,
    whole,
)


def copies_are_exact_and_independent(citizen: Citizen, count: int, seed: int) -> None:
    table = citizen.opened(count, seed)
    kept = table.copy()
    kept_as, expected = whole(kept), b""
    for seat, _, answer in walk(table, Chance(seed)):
        before = whole(table)
        same(before, expected or before, "the same answer led a copy elsewhere")
        twin = table.copy()
        same(whole(twin), before)
        same(whole(kept), kept_as, "an older copy changed")
        twin.answer(seat, answer)
        same(whole(table), before, "answering a copy changed the original")
        kept = twin
        kept_as = expected = whole(twin)
    same(whole(table), expected)
    same(whole(table.copy()), expected)


def copies_play_on_alone(citizen: Citizen, count: int, seed: int) -> None:
    """A copy played to its end by other answers leaves the original where it was."""
    table, chance = citizen.opened(count, seed), Chance(seed)
    for n, _ in enumerate(walk(table, chance)):
        if now_and_then(n, 5):
            before = whole(table)
            assert play_out(table.copy(), Chance(n)).over
            same(whole(table), before)


def saves_go_on_alike(citizen: Citizen, count: int, seed: int) -> None:
    """Saved and resumed at every decision, what follows is the same to the last byte."""
    table, chance = citizen.opened(count, seed), Chance(seed)
    answers, stops = [], []
    for seat, _, answer in walk(table, chance):
        stops.append((save(table), position(table), len(table.story)))
        answers.append((seat, answer))
    for n, (saved, stood, story) in enumerate(stops):
        resumed = resume(citizen.game, saved)
        same(position(resumed), stood)
        if not now_and_then(n, 1):
            continue
        begun = len(resumed.story)
        for seat, answer in answers[n : n + 30]:
            resumed.answer(seat, answer)
        if n + 30 >= len(answers):
            same(position(resumed), position(table))
            for one in watchers(table):
                same(view(resumed, one), view(table, one))
                same(told(resumed, one, begun), told(table, one, story))
        else:
            same(position(resumed), stops[n + 30][1])


def records_rebuild_the_game(citizen: Citizen, count: int, seed: int) -> None:
    """Written, read and replayed at any moment, a record leads to the same table."""
    table = citizen.opened(count, seed)
    for n, _ in enumerate(walk(table, Chance(seed))):
        if now_and_then(n, 16):
            rebuilt = replay(read_record(recorded(table)), citizen.game)
            same(whole(rebuilt), whole(table))
    rebuilt = replay(read_record(recorded(table)), citizen.game)
    same(whole(rebuilt), whole(table))
    same(shown(rebuilt), shown(table))
    same(recorded(rebuilt), recorded(table))


def the_same_seed_is_the_same_game(citizen: Citizen, count: int, seed: int) -> None:
    """Two openings agree at every decision; another seed is another game."""
    table, again, since = citizen.opened(count, seed), citizen.opened(count, seed), 0
    for seat, _, answer in walk(table, Chance(seed)):
        same(shown(again, since), shown(table, since))
        since = len(table.story)
        again.answer(seat, answer)
    same(whole(again), whole(table))
    same(shown(again), shown(table))
    assert position(citizen.opened(count, seed + 1)) != position(citizen.opened(count, seed))
