"""Records: a whole game as a small text file, and saves: a position to go on from.

A record is options, seed and answers; everything else is computed from it. Its first line says what game it is, each
further line is one answer, and the last line is a seal over the lines before it.
"""

from hashlib import sha256
from operator import lt
from typing import Any

from msgspec import DecodeError, Raw, Struct, ValidationError, convert, msgpack, to_builtins
from msgspec.json import decode, encode

from maester.kernel.chance import Chance, is_seed, seed_hash
from maester.kernel.decision import IllegalAnswer, Seat, UnreadableAnswer
from maester.kernel.game import BadOptions, Game
from maester.kernel.table import Earlier, NotSettled, Table


class UnreadableRecord(ValueError):
    """The text is not a complete, unaltered record. `why` is the id of a sentence, `line` is where it was noticed."""

    def __init__(self, why: str, line: int = 0, **about: str | int) -> None:
        super().__init__(f"{why}, line {line}" if line else why)
        self.why = why
        self.about: dict[str, str | int] = {"line": line, **about}


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a record."""

    maester: int
    game: str
    rules: int
    options: dict[str, Any]
    seed: int
    seed_hash: str
    earlier: tuple[Earlier, ...] = ()
    """The tables this one continues, first to last. Each says how many of the answers below had been given when the
    next table took over and drew everything hidden again."""


class Line(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One line of a record."""

    seat: Seat
    about: str
    answer: Any


class Record(Struct, frozen=True):
    """A whole game, finished or not."""

    header: Header
    answers: tuple[Line, ...]


FORMAT = 1


def record_of(table: Table) -> Record:
    """What a table can be computed from."""
    assert table.opening is not None, "a table without an opening has no record"
    assert table.opening.position is None, "a table that began with a position has no record"
    options = to_builtins(table.opening.options)
    seed = table.opening.seed
    header = Header(FORMAT, table.game.name, table.game.rules, options, seed, seed_hash(seed), table.opening.earlier)
    return Record(header, tuple(Line(given.seat, given.about, to_builtins(given.answer)) for given in table.given))


def write_record(record: Record) -> str:
    """The record as text."""
    lines = [encode(record.header, order="deterministic")]
    lines += [encode(answer) for answer in record.answers]  # in the order given: rules may read them in that order
    body = b"".join(line + b"\n" for line in lines)
    return body.decode() + encode({"sealed": _seal(body)}).decode() + "\n"


def read_record(text: str | bytes) -> Record:
    """The record in a text. UnreadableRecord, if it is not complete or has been changed."""
    data = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    lines = data.splitlines(keepends=True)
    if not lines:
        raise UnreadableRecord("record-is-empty")
    header = _line(lines[0], Header, 1)
    if header.maester != FORMAT:
        raise UnreadableRecord("record-of-another-format", 1, format=header.maester)
    if len(lines) < 2 or not lines[-1].startswith(b'{"sealed"'):
        raise UnreadableRecord("record-is-cut-short", len(lines))
    if _line(lines[-1], dict[str, str], len(lines)) != {"sealed": _seal(b"".join(lines[:-1]))}:
        raise UnreadableRecord("record-was-changed", len(lines))
    if not are_seeds(header) or header.seed_hash != seed_hash(header.seed):
        raise UnreadableRecord("seed-does-not-fit-its-hash", 1)
    if not could_be(header.earlier, len(lines) - 2):
        raise UnreadableRecord("record-continues-nothing", 1)
    return Record(header, tuple(_line(line, Line, n) for n, line in enumerate(lines[1:-1], 2)))


def could_be(earlier: tuple[Earlier, ...], answers: int) -> bool:
    """Whether a record with so many answers can continue these tables, one after the other: each must have ended later
    than the one before it, and none after the last answer."""
    counts = [each.answers for each in earlier]
    return all(0 <= count <= answers for count in counts) and all(map(lt, counts, counts[1:]))


def are_seeds(header: Header) -> bool:
    return all(map(is_seed, (header.seed, *(each.seed for each in header.earlier))))


def opened(record: Record, game: Game) -> Table:
    """The table a record begins with."""
    header = record.header
    if header.game != game.name:
        raise UnreadableRecord("record-of-another-game", 1, game=header.game)
    if header.rules not in game.read:
        raise UnreadableRecord("record-of-other-rules", 1, rules=header.rules, ours=game.rules)
    try:
        return Table.opened(game, convert(header.options, game.options), header.seed, header.earlier)
    except (ValidationError, BadOptions, NotSettled) as error:
        raise UnreadableRecord("record-with-bad-options", 1) from error


def replay(record: Record, game: Game) -> Table:
    """The table a record leads to, each answer checked by the rules."""
    table = opened(record, game)
    for n, given in enumerate(record.answers, 2):
        follow(table, given, n)
    return table


def follow(table: Table, given: Line, line: int) -> None:
    """Take one answer of a record."""
    try:
        asked = table.decision(given.seat).about
        if asked != given.about:
            raise UnreadableRecord("record-answers-another-question", line, asked=asked, answered=given.about)
        table.answer(given.seat, given.answer)
    except (IllegalAnswer, UnreadableAnswer, NotSettled) as error:
        raise UnreadableRecord("record-breaks-the-rules", line, reason=str(error)) from error


class Saved(Struct, frozen=True):
    """The last checkpoint and the answers since: enough to play on, but without the past."""

    rules: int
    checkpoint: Raw
    since: tuple[Line, ...]


def save(table: Table) -> bytes:
    """A position to go on from, in another process or after a restart."""
    assert table.checkpoint is not None, "an imagined table cannot be saved before its next checkpoint"
    since = tuple(Line(given.seat, given.about, to_builtins(given.answer)) for given in table.since)
    return msgpack.encode(Saved(table.game.rules, Raw(msgpack.encode(table.checkpoint, enc_hook=luck_out)), since))


def resume(game: Game, data: bytes) -> Table:
    """The table that was saved. Its story and record start afresh here."""
    try:
        saved = msgpack.decode(data, type=Saved)
        if saved.rules != game.rules:
            raise UnreadableRecord("record-of-other-rules", 1, rules=saved.rules, ours=game.rules)
        table = Table(game, msgpack.decode(saved.checkpoint, type=game.state, dec_hook=luck_in))
        for given in saved.since:
            table.answer(given.seat, given.answer)
    except (DecodeError, IllegalAnswer, UnreadableAnswer) as error:
        raise UnreadableRecord("record-is-cut-short") from error
    return table


def luck_out(value: Any) -> bytes:
    assert isinstance(value, Chance), f"a state holds plain data only, not {value!r}"
    return value.to_bytes()


def luck_in(shape: type, data: Any) -> Chance:
    assert shape is Chance, f"a state holds plain data only, not {shape!r}"
    return Chance.from_bytes(data)


def _seal(body: bytes) -> str:
    return sha256(body).hexdigest()


def _line(line: bytes, shape: Any, number: int) -> Any:
    try:
        return decode(line, type=shape)
    except (DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableRecord("record-line-is-unreadable", number) from error
