"""What it costs to load a long match, to take an answer back and to step back: from the deal, and as it is really done.

`python bench/loading.py GAME SEATS [GAME SEATS]…`: random games, followed as a server follows them.
"""

import sys
import tempfile
from asyncio import run
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from maester.games import game
from maester.kernel import Chance
from maester.server.matches.course import Course
from maester.server.matches.keyframes import EVERY, Keyframe, followed, packed
from maester.server.matches.match_setup import Setup
from maester.server.matches.progress import after, again
from maester.store import Entry, KeyframeRow, MatchRow, SeatRow, Store, Summary, Undone

TIMES = 9


def a_course(name: str, seats: int) -> Course:
    """A whole random game, two answers before its end."""
    rules = game(name)
    course, chance = Course(Setup(rules, rules.options(seats=seats), 7, None, {}, {}, 0)), Chance(7)
    while not course.table.over:
        seat = course.table.waiting[0]
        what = course.answered(seat, course.table.decision(seat).sample(chance))
        course.take(Entry("match", course.sequence + 1, 0, None, what))
    return Course(course.setup, course.log[:-2])


def milliseconds(work: Callable[[], Any]) -> float:
    """Processor time of the best of a few runs, because other work on the machine can only slow it down."""
    times = []
    for _ in range(TIMES):
        began = process_time()
        work()
        times.append(process_time() - began)
    return min(times) * 1000


def last_keyframe(course: Course) -> Keyframe:
    """The oldest it can be: after one more entry, the next keyframe would be written."""
    return Keyframe.of(Course(course.setup, course.log[: course.sequence - EVERY + 1]))


async def reading(course: Course, row: KeyframeRow) -> float:
    """Reading the log and the keyframe from a store, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'maester.db'}")
        await store.open()
        host = await store.people.add("Ned")
        made = MatchRow(
            id="match", game="intrigue", rules=1, options="{}", seed="1", private=False, shuffled=False, host=host.id,
            clock=None, thinking=10, created=1, changed=1, seats=(SeatRow("seat-1", host.id),),
        )  # fmt: skip
        await store.matches.add(made)
        for entry in course.log:
            await store.log.append(entry, Summary("running", "", "", None))
        await store.keyframes.put([row])
        times = []
        for _ in range(TIMES):
            began = perf_counter()
            await store.log.since("match", 0)
            await store.keyframes.find("match")
            times.append(perf_counter() - began)
        await store.close()
    return min(times) * 1000


def measure(name: str, seats: int) -> None:
    course = a_course(name, seats)
    frame = last_keyframe(course)
    row = KeyframeRow("match", len(frame.log), packed(frame))
    assert followed(course.setup, course.log, row)[1]
    setup, log = course.setup, course.log
    print(f"{name}, {seats} seats, {course.sequence} answers, a keyframe of {len(row.data):,} bytes")
    say("following the log from the deal", lambda: Course(setup, log))
    say("from the last keyframe", lambda: followed(setup, log, row))
    print(f"  {'reading both from SQLite':40}{run(reading(course, row)):8.2f} ms")
    entry = undone(course)
    if entry is not None:
        longer = [*log, entry]
        say("taking back, from the deal", lambda: Course(setup, longer))
        say("taking back, as it is done", lambda: after(course, entry))
    say("stepping back, from the keyframe", lambda: again(frame, log))
    say(f"at the table, every {EVERY} entries", lambda: Keyframe.of(course))
    say(f"in a thread, every {EVERY} entries", lambda: packed(frame))


def say(what: str, work: Callable[[], Any]) -> None:
    print(f"  {what:40}{milliseconds(work):8.3f} ms")


def undone(course: Course) -> Entry | None:
    """An entry that takes back the last answer that can be taken back."""
    for seat in course.table.state.seats:
        if course.table.may_undo(seat, agreed=True) is None:
            what = Undone(seat, agreed=True, sealed=course.table.is_sealed(seat))
            return Entry("match", course.sequence + 1, 0, None, what)
    return None


if __name__ == "__main__":
    for name, seats in zip(sys.argv[1::2], sys.argv[2::2], strict=True):
        measure(name, int(seats))
