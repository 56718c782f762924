"""The ladder: bots from frozen releases, rated against each other permanently.

Each line of `docs/strength/<game>.jsonl` is one meeting: a single player of one rung against a table of another.
Ratings are worked out from all of them; the first squire is pinned to 1000, so that numbers do not move when a rung is
added.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from msgspec import Struct, json

from maester.arena.interval import Interval, win_rate
from maester.arena.lineup import rotations
from maester.arena.match import Match, Played, play_out, players_of
from maester.arena.opening import opened
from maester.arena.rating import PINNED, Wins, ratings
from maester.arena.rung import rung
from maester.bots import Bot, UnknownBot
from maester.kernel import Chance, Game, Seat, Table, seed_from

HOME = Path(__file__).parents[3] / "docs" / "strength"


class Dealt(Struct, frozen=True, array_like=True):
    """One deal in all its rotations."""

    won: float
    played: int
    before: float
    """How often the single player finished ahead of one of the rest; a tie counts half."""
    behind: float


class Meeting(Struct, frozen=True, kw_only=True):
    """A single player of one rung at a table of another."""

    rules: int
    """The game's rules number: meetings under other rules say nothing about these."""
    seats: int
    one: str
    rest: str
    seed: int
    milliseconds: tuple[float, float]
    """How long the single player took per answer: the median and the 95th percentile."""
    deals: tuple[Dealt, ...]

    @property
    def share(self) -> Interval:
        return win_rate([(deal.won, deal.played) for deal in self.deals])


class Step(Struct, frozen=True):
    """A rung with its rating."""

    rung: str
    rating: Interval
    matches: int


class Timed:
    """A player whose answers are timed."""

    def __init__(self, player: Bot, times: list[float]) -> None:
        self.player, self.times = player, times

    def answer(self, table: Table, seat: Seat) -> Any:
        began = perf_counter()
        answer = self.player.answer(table, seat)
        self.times.append(1000 * (perf_counter() - began))
        return answer


def meet(
    game: Game,
    seats: int,
    one: str,
    rest: str,
    matches: int,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
) -> Meeting:
    """Play at least this many matches, every deal from every seat. Rungs belong to a release, so they never change."""
    for name in (one, rest):
        if rung(name).release is None:
            raise UnknownBot(f"a rung is of a release, as in squire@v0.1, not {name!r}")
    deals, times = list[Dealt](), list[float]()
    while sum(deal.played for deal in deals) < matches:
        played = [
            played_by(game, lineup, seed_from(seed, "deal", len(deals)), number, one, times)
            for number, lineup in enumerate(rotations((one,) + (rest,) * (seats - 1)), len(deals) * seats)
        ]
        deals.append(dealt(played, one))
        if progress is not None:
            progress(len(deals) * seats, matches)
    long = quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
    return Meeting(
        rules=game.rules,
        seats=seats,
        one=one,
        rest=rest,
        seed=seed,
        milliseconds=(round(median(times), 1), round(long, 1)),
        deals=tuple(deals),
    )


def played_by(game: Game, lineup: tuple[str, ...], seed: int, number: int, timed: str, times: list[float]) -> Played:
    match = Match(number=number, deal=0, seed=seed, bots=lineup)
    table = opened(game, len(lineup), seed)
    players = players_of(table, match)
    play_out(
        table,
        {
            seat: Timed(player, times) if name == timed else player
            for name, (seat, player) in zip(lineup, players.items(), strict=True)
        },
    )
    places = game.standing(table.state).places
    return Played(
        match=match,
        decisions=len(table.given),
        digest="",
        places={seat: places[seat] for seat in table.state.seats},
    )


def dealt(played: Sequence[Played], one: str) -> Dealt:
    won = before = behind = 0.0
    for each in played:
        (share,) = [share for name, share in each.by_bot(each.shares) if name == one]
        (own,) = [place for name, place in each.by_bot(each.places) if name == one]
        others = [place for name, place in each.by_bot(each.places) if name != one]
        won += share
        before += sum(1.0 if own < place else 0.5 if own == place else 0.0 for place in others)
        behind += sum(1.0 if own > place else 0.5 if own == place else 0.0 for place in others)
    return Dealt(won, len(played), before, behind)


def meetings_of(game: Game, home: Path = HOME) -> list[Meeting]:
    """All meetings under the current rules."""
    path = home / f"{game.name}.jsonl"
    found = json.Decoder(Meeting).decode_lines(path.read_bytes()) if path.exists() else []
    return [meeting for meeting in found if meeting.rules == game.rules]


def add_meeting(game: Game, meeting: Meeting, home: Path = HOME) -> None:
    home.mkdir(parents=True, exist_ok=True)
    with (home / f"{game.name}.jsonl").open("ab") as file:
        file.write(json.encode(meeting) + b"\n")


def climbed(meetings: Sequence[Meeting]) -> list[Step]:
    """All rungs that have met at tables of one size, strongest first."""
    names = list(dict.fromkeys(name for meeting in meetings for name in (meeting.rest, meeting.one)))
    if not names:
        return []
    pinned = next((name for name in names if rung(name).bot == "squire"), names[0])
    deals: list[Wins] = [
        {(meeting.one, meeting.rest): deal.before, (meeting.rest, meeting.one): deal.behind}
        for meeting in meetings
        for deal in meeting.deals
    ]
    rated = ratings(names, deals, Chance(seed_from("ladder")), pinned)
    matches = {
        name: sum(deal.played for each in meetings if name in (each.one, each.rest) for deal in each.deals)
        for name in names
    }
    return sorted((Step(name, rated[name], matches[name]) for name in names), key=lambda step: -step.rating.value)


def plotted(steps: Sequence[Step], width: int = 48) -> list[str]:
    """A line for each rung: its rating, and how certain that is."""
    low = min([step.rating.low for step in steps] + [PINNED])
    high = max([step.rating.high for step in steps] + [PINNED + 1])

    def at(rating: float) -> int:
        return round((rating - low) / (high - low) * (width - 1))

    lines = []
    for step in steps:
        line = [" "] * width
        line[at(PINNED)] = "┊"
        for place in range(at(step.rating.low), at(step.rating.high) + 1):
            line[place] = "─"
        line[at(step.rating.value)] = "●"
        lines.append("".join(line))
    return lines
