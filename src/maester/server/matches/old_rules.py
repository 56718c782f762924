"""Matches by old rules: what can be said of a log without knowing the rules it was played by."""

from collections.abc import Iterable

from msgspec.json import decode

from maester.kernel import seed_hash
from maester.kernel.record import FORMAT, Header, Line, Record
from maester.server.matches.bringing import with_brought
from maester.server.matches.match_setup import earlier_of
from maester.store import Agreed, Answered, Entry, MatchRow, Proposed, Undone

Counted = tuple[int, Answered]
"""An answer, and the number of its entry."""


def answers_that_count(log: Iterable[Entry]) -> list[Counted]:
    """The answers that were not taken back."""
    counted: list[Counted] = []
    proposed: dict[int, tuple[str, list[str], int]] = {}
    """Undos that wait for somebody: whose, for whom, and of which entry."""
    for entry in log:
        match entry.what:
            case Answered() as what:
                counted.append((entry.sequence, what))
                # A player who goes on playing has dropped the undo; one who was only asked to agree may go on, and what
                # is passed up for somebody drops nothing.
                passed_up = entry.person is None
                proposed = {n: it for n, it in proposed.items() if it[0] != what.seat or (it[2] and passed_up)}
            case Undone() as what:
                counted = without_last(counted, what.seat, what.sealed, what.entry)
                proposed = {n: each for n, each in proposed.items() if each[0] != what.seat}
            case Proposed() as what if what.what == "undo":
                proposed[entry.sequence] = what.seat, list(what.missing), what.entry
            case Agreed() as what if what.proposal in proposed:
                by, missing, number = proposed[what.proposal]
                if not what.yes or what.seat not in missing:
                    del proposed[what.proposal]
                    continue
                missing.remove(what.seat)
                if not missing:
                    del proposed[what.proposal]
                    counted = without_last(counted, by, False, number)
    return counted


def without_last(counted: list[Counted], seat: str, sealed: bool, number: int) -> list[Counted]:
    """Without the last answer of this seat, or the one given by that entry; unless it was sealed, without those that
    came after it either: all have agreed to that, or had done nothing."""
    last = max(n for n, (at, answered) in enumerate(counted) if answered.seat == seat and number in (0, at))
    return [*counted[:last], *counted[last + 1 :]] if sealed else counted[:last]


def record_without_rules(row: MatchRow, log: Iterable[Entry]) -> Record:
    """The record of a match. Only its own rules can say whether its answers are allowed."""
    seed = int(row.seed)
    header = Header(FORMAT, row.game, row.rules, with_brought(row), seed, seed_hash(seed), earlier_of(row))
    answers = (Line(what.seat, what.about, decode(what.answer)) for _, what in answers_that_count(log))
    return Record(header, tuple(answers))
