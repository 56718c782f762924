"""A setup: what the course of a match is computed from, besides its log."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, convert
from msgspec.json import decode

from maester.games import game
from maester.kernel import Earlier, Game, Options, Seat
from maester.server.matches.bringing import with_brought
from maester.server.messages import TimeControl
from maester.store import MatchRow


class Setup(Struct, frozen=True):
    """The game, its luck, and who played it from the start."""

    game: Game
    options: Options
    seed: int
    clock: TimeControl | None
    owners: Mapping[Seat, str]
    """Who sits where. Seats without a person are not in it."""
    bots: Mapping[Seat, str]
    """The bots of seats without a person."""
    started: int
    earlier: tuple[Earlier, ...] = ()
    """The matches this one continues."""
    downtimes: Sequence[tuple[int, int]] = ()
    """When no server was running. More may be added: always later than what the log has by then."""


def of_other_rules(row: MatchRow) -> bool:
    """Whether a match was played by rules other than ours: then nothing can be computed from its log."""
    return row.rules not in game(row.game).read


def setup_of(row: MatchRow, downtimes: Sequence[tuple[int, int]] = ()) -> Setup:
    """The setup of a match that has started."""
    found = game(row.game)
    assert not of_other_rules(row), f"played by rules {row.rules}, which are now {found.rules}"
    return Setup(
        game=found,
        options=convert(with_brought(row), found.options),
        seed=int(row.seed),
        clock=clock_of(row),
        owners={seat.seat: seat.person for seat in row.seats if seat.person is not None},
        bots={seat.seat: seat.bot for seat in row.seats if seat.person is None and seat.bot is not None},
        started=row.started or row.created,
        earlier=earlier_of(row),
        downtimes=downtimes,
    )


def earlier_of(row: MatchRow) -> tuple[Earlier, ...]:
    return () if row.earlier is None else decode(row.earlier, type=tuple[Earlier, ...])


def clock_of(row: MatchRow) -> TimeControl | None:
    return None if row.clock is None else decode(row.clock, type=TimeControl)
