"""CLASH: sealed bids of power for the places on the influence tracks."""

from collections.abc import Mapping
from functools import partial
from itertools import permutations
from typing import Any, ClassVar

from maester.games.boardgame import steps
from maester.games.boardgame.events import BidsRevealed, InfluenceCleared, TieSettled, TrackFilled
from maester.games.boardgame.facts import TRACKS, House, Track
from maester.games.boardgame.question import Question
from maester.games.boardgame.state import State
from maester.games.boardgame.tracks import pass_token
from maester.kernel import Amount, AnsweredItself, Chance, Flow, Refusal, ask, together

MOST_LISTED = 4
"""Up to this many tied houses, all rankings are few enough to list."""


class Rank(Question[tuple[House, ...]], frozen=True, kw_only=True):
    """Rank houses with equal bids, best place first."""

    about: str = "settle-tie"
    houses: tuple[House, ...]

    shape: ClassVar[Any] = tuple[House, ...]

    def refusal(self, answer: tuple[House, ...]) -> Refusal | None:
        return None if sorted(answer) == sorted(self.houses) else self.no("rank-each-once")

    def sample(self, chance: Chance) -> tuple[House, ...]:
        return chance.shuffled(self.houses)

    def answers(self) -> list[tuple[House, ...]] | None:
        return list(permutations(self.houses)) if len(self.houses) <= MOST_LISTED else None


def clash_of_kings(state: State) -> None:
    """All influence tokens come off the tracks, which are then bid for one after another."""
    state.tracks = dict.fromkeys(TRACKS, ())
    state.tell(InfluenceCleared())
    state.do_next(*(steps.Bid(track) for track in TRACKS))


def bid_for_track(state: State, track: Track) -> Flow[None]:
    """The highest bid takes the first place, and its house the token, before the next track is bid for."""
    state.bids = yield from sealed_bids(state, state.seats, f"bid-{track}")
    state.tell(BidsRevealed(state.bids, track))
    order = yield from ranked(state, state.bids)
    state.bids = {}
    state.tracks[track] = order
    state.tell(TrackFilled(track, order))
    pass_token(state, track)


def sealed_bids(state: State, houses: tuple[House, ...], about: str) -> Flow[dict[House, int]]:
    """Each house secretly bids some of its available power. The tokens are then on the table."""
    rule = state.edition.rules[about]
    questions = {}
    for house in houses:
        if most := state.power[house]:
            questions[house] = partial(Amount, about=about, rule=rule, least=0, most=most, idle=0)
        else:
            yield AnsweredItself(house, about, 0)  # available power is public, so this reveals nothing
    answers = yield from together(questions)
    bids = {house: answers.get(house, 0) for house in houses}
    for house, bid in bids.items():
        state.power[house] -= bid
    return bids


def ranked(state: State, bids: Mapping[House, int]) -> Flow[tuple[House, ...]]:
    """The houses from the highest bid to the lowest; the holder of the Iron Throne ranks those with equal bids."""
    order: list[House] = []
    for bid in sorted(dict.fromkeys(bids.values()), reverse=True):
        tied = tuple(house for house in bids if bids[house] == bid)
        if len(tied) > 1:
            judge = state.holders["iron-throne"]
            tied = yield from ask(judge, which_order, state, tied)
            state.tell(TieSettled(judge, tied))
        order += tied
    return tuple(order)


def which_order(state: State, tied: tuple[House, ...]) -> Rank:
    return Rank(rule=state.edition.rules["settle-tie"], edition=state.edition.name, houses=tied)
