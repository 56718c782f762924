"""What an experienced player would bid: more where more is at stake, and never more than it takes."""

from maester.games.boardgame.facts import House
from maester.games.boardgame.state import State
from maester.kernel import Amount, Chance, Seat

PLACE = 0.35
"""What it is worth to be ahead of one more house, in the units of area_worth."""

TOKEN = 0.6
"""What it is worth to hold the token of a track."""

POWER = {"bid-iron-throne": 0.22, "bid-fiefdoms": 0.2, "bid-kings-court": 0.1}
"""What one unspent power is worth: after the last track it can only be left behind or bid against wildlings."""

SPENT = {"bid-iron-throne": 4, "bid-fiefdoms": 6, "bid-kings-court": 10}
"""The most tenths of its own power a house bids, because other tracks are still to come."""

SHARE = {"bid-iron-throne": 5, "bid-fiefdoms": 5, "bid-kings-court": 9}
"""The most tenths of their power that others are expected to bid."""


def bid_habit(state: State, seat: Seat, decision: Amount, chance: Chance) -> int:
    if decision.about == "bid-wildlings":
        return wildling_bid(state, seat, decision.most, chance)
    if decision.about not in POWER:
        return decision.most  # ships to gain in a port that was taken
    others = [house for house in state.seats if house != seat]
    mood = chance.below(5) - 2
    mosts = [most_bid(state, house, decision.about, mood) for house in others]
    judge = state.holders["iron-throne"] == seat

    def looks(bid: int) -> float:
        ahead = [beaten(bid, most, judge) for most in mosts]
        first = 1.0
        for share in ahead:
            first *= share
        return PLACE * sum(ahead) + TOKEN * first - POWER[decision.about] * bid

    return max(range(-(-decision.most * SPENT[decision.about] // 10) + 1), key=looks)


def most_bid(state: State, house: House, about: str, mood: int) -> int:
    """The most another house is expected to bid; how bold it seems varies with the mood."""
    return -(-state.power[house] * (SHARE[about] + mood) // 10) if state.power[house] else 0


def beaten(bid: int, most: int, judge: bool) -> float:
    """How likely a bid is to beat one that may be anything up to `most`. The judge settles ties."""
    lower = min(bid, most + 1)
    tie = bid <= most
    return (lower + tie * (1.0 if judge else 0.4)) / (most + 1)


def wildling_bid(state: State, seat: Seat, power: int, chance: Chance) -> int:
    """A fair share, if all together can stop them; otherwise just enough not to be the lowest."""
    if sum([state.power[house] for house in state.seats]) < state.wildlings:
        return min(power, 1 + chance.below(2))
    fair = -(-state.wildlings // len(state.seats))
    return min(power, fair + chance.below(2)) if state.wildlings >= 4 else min(power, chance.below(2))
