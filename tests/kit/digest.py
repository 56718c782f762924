"""Whole games as one number each, for comparing processes: `python -m tests.kit.digest`.

One line for each citizen and number of players: its game is played half-way, the process forks there, and parent and
child each finish their own copy of the same memory; the line is the child's.
"""

import os
import sys
from hashlib import sha256

from maester.kernel import Chance
from maester.kernel.record import read_record, replay
from tests.kit.citizens import CITIZENS, PLACES, Citizen
from tests.kit.walks import in_sight, kept, play_out, recorded, shown, walk, walk_to, whole

HALF_WAY = 25
LOOKED_AT = 3
"""A long game asks the same questions hundreds of times, so only one decision in this many is looked at in full."""


def digest(citizen: Citizen, count: int) -> str:
    """A hash of everything hidden at every decision, everything seen, the table rebuilt from the record, and every
    story."""
    table, total = citizen.opened(count, 1), sha256()
    every = LOOKED_AT if citizen.walks == 1 else 1
    for n, _ in enumerate(walk(table, Chance(1))):
        total.update(kept(table) if n % every else kept(table) + b"".join(in_sight(table)))
    total.update(whole(replay(read_record(recorded(table)), citizen.game)))
    total.update(shown(table) + recorded(table))
    return total.hexdigest()


def digest_of(name: str, count: int) -> str:
    """The same by name, which travels between processes."""
    return next(digest(one, count) for one in CITIZENS if one.name == name)


def end_after_a_fork(citizen: Citizen, count: int) -> str:
    """How the child played the second half of the game. The parent must have played it in the same way."""
    table, luck = walk_to(citizen.opened(count, 1), Chance(1), HALF_WAY), Chance(2)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.write(writing, sha256(whole(play_out(table, luck))).hexdigest().encode())
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    ours = sha256(whole(play_out(table, luck))).hexdigest()
    with os.fdopen(reading) as pipe:
        theirs = pipe.read()
    assert os.waitpid(child, 0)[1] == 0, "the child did not finish its game"
    assert theirs == ours, "parent and child went different ways"
    return theirs


if __name__ == "__main__":
    for citizen, count in PLACES:
        sys.stdout.write(f"{citizen.name} {count} {end_after_a_fork(citizen, count)}\n")
