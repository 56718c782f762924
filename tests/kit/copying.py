"""Laws of copying, saving and rebuilding: what leads to the same table leads to it byte by byte."""

from maester.kernel import Chance
from maester.kernel.record import read_record, record_of, replay, resume, save, write_record
from tests.kit.citizens import Citizen
from tests.kit.walks import play_out, position, same, shown, told, view, walk, watchers, whole


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
        kept, kept_as, expected = twin, whole(twin), whole(twin)
    same(whole(table), expected)
    same(whole(table.copy()), expected)


def copies_play_on_alone(citizen: Citizen, count: int, seed: int) -> None:
    """A copy played to its end by other answers leaves the original where it was."""
    table, chance = citizen.opened(count, seed), Chance(seed)
    for n, _ in enumerate(walk(table, chance)):
        if n % 5 == 0:
            before = whole(table)
            assert play_out(table.copy(), Chance(n)).over
            same(whole(table), before)


def saves_go_on_alike(citizen: Citizen, count: int, seed: int) -> None:
    """Saved and resumed at every decision, the rest of the game is the same to the last byte."""
    table, chance = citizen.opened(count, seed), Chance(seed)
    answers, stops = [], []
    for seat, _, answer in walk(table, chance):
        stops.append((save(table), position(table), len(table.story)))
        answers.append((seat, answer))
    for n, (saved, stood, story) in enumerate(stops):
        resumed = resume(citizen.game, saved)
        same(position(resumed), stood)
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
        if n % 16 == 0:
            rebuilt = replay(read_record(write_record(record_of(table))), citizen.game)
            same(whole(rebuilt), whole(table))
    text = write_record(record_of(table))
    rebuilt = replay(read_record(text), citizen.game)
    same(whole(rebuilt), whole(table))
    same(write_record(record_of(rebuilt)).encode(), text.encode())


def the_same_seed_is_the_same_game(citizen: Citizen, count: int, seed: int) -> None:
    """Two openings agree at every decision; another seed is another game."""
    table, again = citizen.opened(count, seed), citizen.opened(count, seed)
    for seat, _, answer in walk(table, Chance(seed)):
        same(shown(again), shown(table))
        again.answer(seat, answer)
    same(whole(again), whole(table))
    assert position(citizen.opened(count, seed + 1)) != position(citizen.opened(count, seed))
