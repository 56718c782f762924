"""A match: a table with a bot in every seat, played to the end."""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from traceback import format_exception
from typing import TypeVar

from msgspec import Struct
from msgspec.json import encode

from maester.arena.lineup import LineUp
from maester.arena.opening import opened
from maester.arena.rung import rung
from maester.bots import Bot, Thinking
from maester.kernel import Game, Seat, Table, seed_from
from maester.kernel.record import record_of, write_record

A = TypeVar("A")


class Match(Struct, frozen=True, kw_only=True):
    """One match to be played: everything it depends on."""

    number: int
    deal: int
    """Matches of one deal begin with the same seed."""
    seed: int
    bots: LineUp
    """Who sits where, in the order of the seats."""
    thinking: Thinking = Thinking()


class Failure(Struct, frozen=True):
    """A match that could not be finished. Its record leads to the position where it broke."""

    number: int
    bots: LineUp
    error: str
    record: str


class Played(Struct, frozen=True, kw_only=True):
    """The result of a match."""

    match: Match
    decisions: int
    digest: str
    """A digest of every view, the whole story and the final standing: equal digests mean equal matches."""
    places: dict[Seat, int] = {}
    """Everyone's place, in the order of the seats; ties share the better one. Empty for a failure."""
    why: str = ""
    failure: Failure | None = None

    @property
    def shares(self) -> dict[Seat, float]:
        """Everyone's share of the victory, in the order of the seats."""
        winners = sum(place == 1 for place in self.places.values())
        return {seat: (place == 1) / winners for seat, place in self.places.items()}

    def by_bot(self, of_seats: dict[Seat, A]) -> Iterator[tuple[str, A]]:
        """What each seat got, under the name of its bot."""
        return zip(self.match.bots, of_seats.values(), strict=True)


def play_match(game: Game, match: Match) -> Played:
    """Play a match to the end. The same match is always played the same way, if its bots count iterations."""
    table = opened(game, len(match.bots), match.seed)
    try:
        play_out(table, players_of(table, match))
    except Exception as error:
        text = "".join(format_exception(error))
        failure = Failure(match.number, match.bots, text, write_record(record_of(table)))
        return Played(match=match, decisions=len(table.given), digest=digest(type(error).__name__), failure=failure)
    standing = game.standing(table.state)
    return Played(
        match=match,
        decisions=len(table.given),
        digest=digest([*everything_seen(table), standing]),
        places={seat: standing.places[seat] for seat in table.state.seats},
        why=standing.why,
    )


def players_of(table: Table, match: Match) -> dict[Seat, Bot]:
    return {
        seat: rung(name).player(seed_from(match.seed, match.number, seat), match.thinking)
        for seat, name in zip(table.state.seats, match.bots, strict=True)
    }


def play_out(table: Table, players: Mapping[Seat, Bot]) -> None:
    while table.waiting:
        seat = table.waiting[0]
        table.answer(seat, players[seat].answer(table, seat))


def everything_seen(table: Table) -> list[object]:
    """What every seat and a spectator see at the end, and what each of them saw happen."""
    watchers: tuple[Seat | None, ...] = (*table.state.seats, None)
    return [[table.view(watcher) for watcher in watchers], [table.story_for(watcher) for watcher in watchers]]


def digest(value: object) -> str:
    return sha256(encode(value, order="sorted")).hexdigest()
