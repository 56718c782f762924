"""Dice: what a face is worth, and rolling again. A modifier changes a result, never a face. (MIN-DICE-01)"""

from collections.abc import Iterable

from maester.kernel import Chance

Faces = tuple[int, ...]


def succeeds(face: int, need: int, modifier: int = 0) -> bool:
    """Whether one die reaches a number: a 1 never does, a 6 always. (MIN-RESOLVE-03, MIN-RESOLVE-07, MIN-RULE-33)"""
    if face == 1 or face == 6:
        return face == 6
    return min(6, max(0, face + modifier)) >= need


def least(need: int, modifier: int = 0) -> int:
    """The lowest face that reaches a number."""
    return next(face for face in range(2, 7) if succeeds(face, need, modifier))


def successes(faces: Iterable[int], need: int, modifier: int = 0) -> int:
    return sum([succeeds(face, need, modifier) for face in faces])


def total(faces: Faces, modifier: int = 0) -> int:
    """The result of several dice together, never below 0. (MIN-DICE-02, MIN-RULE-32)"""
    return max(0, sum(faces) + modifier)


def rolled_again(faces: Faces, which: Iterable[int], chance: Chance) -> Faces:
    """The dice at these places rolled again; only the new results count. (MIN-REROLL-03)"""
    new = list(faces)
    for at in which:
        (new[at],) = chance.dice(1)
    return tuple(new)


def d3(chance: Chance) -> int:
    """1, 2 or 3."""
    return 1 + chance.below(3)
