"""Positions of the card game that matches of a test's own server begin with: `RUN` of served.py, with another deal."""

from typing import Any

from msgspec.structs import force_setattr

from maester.games.cardgame import GAME
from maester.games.cardgame.state import State
from maester.games.cardgame.steps import BeginRound, ChallengeTurn
from maester.server.audience import replays
from tests.browser import served as serving
from tests.scenarios.cardgame.scenario import Scenario

BEGINNING = """
from tests.browser import card_positions
card_positions.begin()
"""


def run() -> str:
    """What a server runs whose matches of the card game begin with a position, by the number of players."""
    return BEGINNING + serving.RUN


def begin() -> None:
    """From now on, in this process."""
    usual = GAME.deal

    def deal(options: Any, chance: Any) -> Any:
        state = usual(options, chance)
        position = POSITIONS.get((options.seats, options.open_lists))
        return position(Scenario(over=state)) if position else state

    force_setattr(GAME, "deal", deal)
    replays.replayed = replayed


USUAL = replays.replayed


def replayed(game: str, record: str, sequences: tuple[int, ...], seat: str) -> bytes:
    """Replays are made in a process of their own, which has to begin with the same positions."""
    begin()
    return USUAL(game, record, sequences, seat)


def two_rounds(scenario: Scenario) -> State:
    """Seat 1 has a unique character and its copy, an attachment and a reaction event in hand; seat 2 strikes back."""
    scenario.table(1, "robb-stark", "tyrion-lannister", "eddard-stark")
    scenario.hand(1, "robb-stark", "syrios-training", "put-to-the-sword")
    scenario.table(2, "burned-men", "burned-men", "vanguard-of-the-north", "cersei-lannister")
    scenario.hand(2, "the-roseroad", "the-kingsroad")
    scenario.plots(1, "taxation", "the-winds-of-winter").plots(2, "a-noble-cause", "the-winds-of-winter")
    scenario.power(2, 2)
    state = scenario.ready(BeginRound())
    state.round = 0
    return state


def nearly_won(scenario: Scenario) -> State:
    """A challenge is all that seat 1 still needs."""
    scenario.table(1, "robb-stark/2p", "eddard-stark").power(1, 11).table(2, "burned-men/k")
    state = scenario.ready(ChallengeTurn("seat-1"))
    state.phase, state.round = "challenges", 3
    return state


def full_table(scenario: Scenario) -> State:
    """Six players in the middle of a challenge, with as much on the table as there may be."""
    starks = ("robb-stark/2p/d", "eddard-stark/k", "catelyn-stark", "arya-stark", "bran-stark/k", "grey-wind")
    lands = ("gates-of-winterfell", "heart-tree-grove", "the-roseroad", "the-kingsroad/k", "the-wolfswood")
    people = ("burned-men", "the-tickler", "lannisport-merchant", "cersei-lannister/1p", "vanguard-of-the-north/k")
    scenario.table(1, *starks, *lands, "ice>eddard-stark", "syrios-training>arya-stark")
    scenario.hand(1, "put-to-the-sword", "winter-is-coming", "sansa-stark", "summer", "the-roseroad", "bodyguard")
    for seat in range(2, 7):
        scenario.table(seat, *people, "the-roseroad", "the-kingsroad", "western-fiefdom/k").power(seat, seat)
        scenario.hand(seat, "the-roseroad", "the-kingsroad").discard(seat, "burned-men").dead(seat, "ghost")
    titles = ("hand-of-the-king", "master-of-coin", "master-of-laws", "master-of-ships", "master-of-whispers")
    for seat, title in enumerate(("crown-regent", *titles), 1):
        scenario.title(seat, title)
    state = scenario.ready(*(ChallengeTurn(seat) for seat in scenario.state.seats))
    state.phase, state.round = "challenges", 4
    return state


POSITIONS = {(2, True): two_rounds, (2, False): nearly_won, (6, True): full_table}
"""By the number of players, and whether their lists are open."""
