"""Who answers to an occasion: printed abilities by themselves, cards and orders if their player declares them."""

from maester.games.miniatures.occasion import Occasion
from maester.games.miniatures.state import State
from maester.kernel import Flow, Seat


def watched(state: State, occasion: Occasion) -> bool:
    """Whether anything could answer, as far as all can see: a quick look."""
    return False


def passives(state: State, occasion: Occasion, seat: Seat) -> tuple[str, ...]:
    """The printed abilities of a player that answer by themselves. (MIN-UNIT-17)"""
    return ()


def might_declare(state: State, occasion: Occasion, seat: Seat) -> bool:
    """Whether a player is asked: an order can be used, or some card that might be in the hand could be played."""
    return False


def declarable(state: State, occasion: Occasion, seat: Seat) -> tuple[str, ...]:
    """The cards and orders a player can really declare. (MIN-TIMING-01)"""
    return ()


def declare(state: State, seat: Seat, key: str) -> None:
    """A card leaves the hand, an order is used up."""


def carry_out(state: State, seat: Seat, key: str) -> Flow[None] | None:
    """What a card, an order or an ability does."""
    return None
