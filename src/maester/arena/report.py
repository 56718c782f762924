"""The report of a tournament: win rates and ratings, each with its confidence interval."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from hashlib import sha256
from statistics import fmean

from msgspec import Struct

from maester.arena.interval import Interval, win_rate
from maester.arena.match import Failure, Played
from maester.arena.rating import ratings, wins_of
from maester.bots import Thinking
from maester.kernel import Chance


class BotReport(Struct, frozen=True, kw_only=True):
    """How one bot did over the whole tournament."""

    bot: str
    played: int
    """Seats it took: two in one match count as two."""
    wins: float
    """A shared victory counts as a share."""
    win_rate: Interval
    mean_place: float
    rating: Interval


class PairReport(Struct, frozen=True, kw_only=True):
    """How a single player of one bot did against a table of another."""

    one: str
    rest: str
    played: int
    wins: float
    win_rate: Interval
    above_even: bool
    """Whether the whole interval lies above an even share."""


class Report(Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    seed: int
    lineups: str
    thinking: Thinking
    deals: int
    matches: int
    decisions: int
    seconds: float
    even_share: float
    """The win rate among equals."""
    bots: tuple[BotReport, ...]
    pairs: tuple[PairReport, ...]
    errors: int
    failures: tuple[Failure, ...]
    digest: str
    """If bots count iterations, the same seed gives the same digest, whatever the machine and the order of matches."""


def digest_of(all_played: Iterable[Played]) -> str:
    """A digest of all matches, in order."""
    return sha256("\n".join(one.digest for one in all_played).encode()).hexdigest()


def bot_reports(bots: Sequence[str], finished: Sequence[Played], seed: int) -> tuple[BotReport, ...]:
    """Every bot's wins, places and rating."""
    rated = ratings(bots, [wins_of(deal) for deal in by_deal(finished)], Chance(seed))
    return tuple(bot_report(bot, finished, rated[bot]) for bot in bots)


def bot_report(bot: str, finished: Sequence[Played], rating: Interval) -> BotReport:
    places = [place for one in finished for name, place in one.by_bot(one.places) if name == bot]
    tallies = [tally(bot, deal) for deal in by_deal(finished)]
    return BotReport(
        bot=bot,
        played=len(places),
        wins=sum(wins for wins, _ in tallies),
        win_rate=win_rate([each for each in tallies if each[1]]),
        mean_place=fmean(places) if places else 0.0,
        rating=rating,
    )


def pair_report(one: str, rest: str, finished: Sequence[Played]) -> PairReport:
    """The matches in which a single bot met a table of another."""
    theirs = [each for each in finished if is_pair(each, one, rest)]
    tallies = [tally(one, deal) for deal in by_deal(theirs)]
    rate = win_rate(tallies)
    return PairReport(
        one=one,
        rest=rest,
        played=len(theirs),
        wins=sum(wins for wins, _ in tallies),
        win_rate=rate,
        above_even=bool(theirs) and rate.low > 1 / len(theirs[0].match.bots),
    )


def is_pair(played: Played, one: str, rest: str) -> bool:
    bots = played.match.bots
    return bots.count(one) == 1 and bots.count(rest) == len(bots) - 1


def by_deal(finished: Iterable[Played]) -> list[list[Played]]:
    deals: defaultdict[int, list[Played]] = defaultdict(list)
    for one in finished:
        deals[one.match.deal].append(one)
    return list(deals.values())


def tally(bot: str, deal: Iterable[Played]) -> tuple[float, int]:
    """The shares of victory a bot won in the matches of one deal, and the seats it took in them."""
    shares = [share for one in deal for name, share in one.by_bot(one.shares) if name == bot]
    return sum(shares), len(shares)
