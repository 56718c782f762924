"""Answers worth looking at where all cannot be listed: the most obvious first, each of them allowed."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, islice, permutations, product, zip_longest
from typing import Any, TypeVar

from maester.games.cardgame.challenge.declare import DeclareChallenge, Declared
from maester.games.cardgame.challenge.defend import ChooseDefenders
from maester.games.cardgame.questions import ChooseSome, in_order
from maester.games.cardgame.setup import LayCards, cost
from maester.games.cardgame.state import State
from maester.games.cardgame.which import CardId, Contest
from maester.kernel import Chance, Decision, Seat

A = TypeVar("A")

MOST_TRIED = 4000
"""How many combinations are checked to find allowed ones."""

IN_ORDER = ("look-order",)
"""Questions in which the order of the cards says something."""


def candidates(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Iterator[Any]:
    found = False
    for answer in once(islice(proposed(decision), MOST_TRIED)):
        if decision.refusal(answer) is None:
            found = True
            yield answer
    if not found:
        yield decision.sample(chance)


def proposed(decision: Decision[Any]) -> Iterator[Any]:
    match decision:
        case DeclareChallenge():
            return challenges(decision)
        case ChooseDefenders():
            return defenders(decision)
        case LayCards():
            laid = [in_order(some) for some in groups(decision.options, 0, len(decision.options))]
            # As much as there is gold for comes first.
            return iter(sorted(laid, key=lambda codes: (-cost(codes), -len(codes), codes)))
        case ChooseSome() if decision.about in IN_ORDER:
            return permutations(decision.options, decision.least)
        case ChooseSome():
            return (in_order(some) for some in groups(decision.options, decision.least, decision.most))
    return iter(decision.answers() or ())


def challenges(decision: DeclareChallenge) -> Iterator[Declared | None]:
    """None; then of every kind and against everybody in turn."""
    yield None
    kinds = [declared(decision, contest, against) for contest, seats in decision.opponents.items() for against in seats]
    for row in zip_longest(*kinds):
        yield from (each for each in row if each is not None)


def declared(decision: DeclareChallenge, contest: Contest, against: Seat) -> Iterator[Declared]:
    able = decision.attackers[contest]
    for names in groups(able, 1, min(decision.most, len(able))):
        attackers = in_order(names)
        for bypass in bypasses(decision, against, attackers):
            yield Declared(contest, against, attackers, bypass)


def defenders(decision: ChooseDefenders) -> Iterator[tuple[CardId, ...]]:
    """Nobody but whoever must; then each, and all together."""
    if len(decision.must) >= decision.most:
        yield from (in_order(some) for some in combinations(decision.must, decision.most))
        return
    others = tuple(name for name in decision.options if name not in decision.must)
    for some in groups(others, 0, decision.most - len(decision.must)):
        yield in_order((*decision.must, *some))


def bypasses(
    decision: DeclareChallenge, against: Seat, attackers: tuple[CardId, ...]
) -> Iterator[dict[CardId, CardId]]:
    """Whom attackers with stealth pass by: each of them somebody, if possible; fewer of them last."""
    stealthy = [name for name in attackers if name in decision.stealth]
    others: tuple[CardId | None, ...] = (*decision.bypassable.get(against, ()), None)
    for passed in product(others, repeat=len(stealthy)):
        yield {name: whom for name, whom in zip(stealthy, passed, strict=True) if whom is not None}


def groups(names: Sequence[A], least: int, most: int) -> Iterator[tuple[A, ...]]:
    """The fewest and then the most, because players mean these most often; then all in between."""
    most = min(most, len(names))
    sizes = dict.fromkeys((least, max(least, min(1, most)), most, *range(least, most + 1)))
    return chain.from_iterable(combinations(names, size) for size in sizes)


def once(answers: Iterable[Any]) -> Iterator[Any]:
    """Each answer only the first time: two copies of a card are the same."""
    found: set[str] = set()
    for answer in answers:
        if (key := repr(answer)) not in found:
            found.add(key)
            yield answer
