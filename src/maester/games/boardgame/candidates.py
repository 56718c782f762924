"""Answers worth looking at where all cannot be listed: the most obvious first, each of them allowed."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, combinations_with_replacement, islice, product
from typing import Any

from maester.games.boardgame.bots.habit import habit
from maester.games.boardgame.facts import Area, Kind
from maester.games.boardgame.losses import LoseUnits, Losses, gathered
from maester.games.boardgame.march import March, Marching
from maester.games.boardgame.muster import Draft, Muster, Recruit, Recruits
from maester.games.boardgame.planning import PlaceOrders
from maester.games.boardgame.state import State
from maester.kernel import Chance, Decision, Seat

MOST_TRIED = 4000
"""How many combinations are checked to find allowed ones."""

DRAWN = 12
"""How many answers are drawn by habit, and how many at random, where none is more obvious than others."""


def candidates(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Iterable[Any]:
    match decision:
        case March():
            return marches(decision)
        case Muster():
            return musters(decision)
        case LoseUnits():
            return losses(decision)
        case PlaceOrders():
            # What an experienced player might order, and then anything.
            likely = (habit(state, seat, decision, chance) for _ in range(DRAWN))
            return once(chain(likely, samples(decision, chance)))
    return once(samples(decision, chance))


def marches(decision: March) -> Iterator[Marching]:
    """Nobody moves; all or some go to one area; all or some go to two."""
    return (way for way in islice(ways(decision), MOST_TRIED) if decision.refusal(way) is None)


def ways(decision: March) -> Iterator[Marching]:
    for area in decision.starts:
        yield Marching(area)
    for count in (1, 2):
        for area, start in decision.starts.items():
            for targets in combinations(start.targets, count):
                for moves in shared_out(start.units, targets):
                    yield Marching(area, moves)
                    yield Marching(area, moves, True)


def shared_out(units: tuple[Kind, ...], targets: tuple[Area, ...]) -> Iterator[dict[Area, tuple[Kind, ...]]]:
    """The ways to send units to all of these areas, most units first. Units of one kind are interchangeable."""
    shares = dict.fromkeys(
        tuple(tuple(sorted(kind for kind, to in zip(units, sent, strict=True) if to == target)) for target in targets)
        for sent in product((*targets, None), repeat=len(units))
    )
    going = sorted((way for way in shares if all(way)), key=lambda way: (-sum(map(len, way)), way))
    return (dict(zip(targets, way, strict=True)) for way in going)


def musters(decision: Muster) -> Iterator[Recruits]:
    """Those that spend most first; nothing at all comes last."""
    paid = {
        area: sorted(paid_by(decision, area, points), key=len, reverse=True) for area, points in decision.points.items()
    }
    every = (dict(zip(paid, chosen, strict=True)) for chosen in product(*paid.values()))
    drafts = ({area: recruits for area, recruits in each.items() if recruits} for each in every)
    some = (draft for draft in islice(drafts, MOST_TRIED) if draft and decision.refusal(draft) is None)
    return chain(some, [{}])


def paid_by(decision: Muster, area: Area, points: int) -> Iterator[tuple[Recruit, ...]]:
    """Everything the points of one area can pay for, each set once."""
    firsts = tuple(Draft(decision).choices(area, points))
    pairs = combinations_with_replacement(firsts, 2)
    yield from (pair for pair in pairs if sum(map(decision.cost, pair)) <= points)
    yield from ((first,) for first in firsts)
    yield ()


def losses(decision: LoseUnits) -> Iterator[Losses]:
    """Small sets first."""
    pieces = [(area, kind) for area, kinds in decision.units.items() for kind in kinds]
    named = chain.from_iterable(combinations(pieces, count) for count in range(len(pieces) + 1))
    once = dict.fromkeys(islice(named, MOST_TRIED))
    return (found for each in once if decision.refusal(found := gathered(list(each))) is None)


def samples(decision: Decision[Any], chance: Chance) -> Iterator[Any]:
    return (decision.sample(chance) for _ in range(DRAWN))


def once(answers: Iterable[Any]) -> Iterator[Any]:
    """Each answer only the first time."""
    found: list[Any] = []
    for answer in answers:
        if answer not in found:
            found.append(answer)
            yield answer
