"""Matches by old rules: what can be said of a log without knowing the rules that it was played by."""

from collections.abc import Iterable

from msgspec.json import decode

from maester.kernel import seed_hash
from maester.kernel.record import FORMAT, Header, Line, Record
from maester.server.bringing import with_brought
from maester.server.match_setup import earlier_of
from maester.store import Entry, MatchRow


def answers_that_count(log: Iterable[Entry]) -> list[Entry]:
    """The answers that were not taken back."""
    counted: list[Entry] = []
    proposed: dict[int, tuple[str | None, list[str]]] = {}
    """Undos that wait for somebody: whose, and for whom."""
    for entry in log:
        match entry.kind:
            case "answer":
                counted.append(entry)
                # Whoever goes on playing takes back no more; who was asked to agree may go on.
                proposed = {n: each for n, each in proposed.items() if each[0] != entry.seat}
            case "undo":
                counted = without_last(counted, entry.seat, entry.value == "true" or entry.about == "last")
                proposed = {n: each for n, each in proposed.items() if each[0] != entry.seat}
            case "propose" if entry.about == "undo":
                proposed[entry.sequence] = entry.seat, decode(entry.value or "[]")
            case "agree" if entry.asked in proposed:
                by, missing = proposed[entry.asked]
                if entry.value != "true" or entry.seat not in missing:
                    del proposed[entry.asked]
                    continue
                missing.remove(entry.seat)
                if not missing:
                    del proposed[entry.asked]
                    counted = without_last(counted, by, True)
    return counted


def without_last(counted: list[Entry], seat: str | None, unsealed: bool) -> list[Entry]:
    """Without the last answer of this seat; unless it was sealed, without those that came after it either: all have
    agreed to that, or had done nothing."""
    last = max(n for n, entry in enumerate(counted) if entry.seat == seat)
    return counted[:last] if unsealed else [*counted[:last], *counted[last + 1 :]]


def record_without_rules(row: MatchRow, log: Iterable[Entry]) -> Record:
    """The record of a match. Whether its answers are allowed, only its own rules can say."""
    seed = int(row.seed)
    header = Header(FORMAT, row.game, row.rules, with_brought(row), seed, seed_hash(seed), earlier_of(row))
    answers = (
        Line(str(entry.seat), entry.about or "", decode(entry.value or "null")) for entry in answers_that_count(log)
    )
    return Record(header, tuple(answers))
