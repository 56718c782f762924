"""What units are called, in questions and stories: by their cards; where an army has two alike, with a number.

`guardsmen.1` are the Guardsmen of the first seat, `guardsmen~2.1` the second ones of two.
"""

from collections import Counter
from collections.abc import Iterable


def called(cards: Iterable[str], seat: int) -> list[str]:
    """Names for an army's cards, in their order. Seats are counted from 1."""
    named = tuple(cards)
    counts, seen = Counter(named), Counter[str]()
    found = []
    for card in named:
        seen[card] += 1
        found.append(f"{card}~{seen[card]}.{seat}" if counts[card] > 1 else f"{card}.{seat}")
    return found


def another(card: str, seat: int, names: Iterable[str]) -> str:
    """The name of a unit that joins during the game."""
    taken = set(names)
    free = [f"{card}.{seat}", *(f"{card}~{n}.{seat}" for n in range(2, len(taken) + 3))]
    return next(name for name in free if name not in taken)
