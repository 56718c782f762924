"""A roll as it was judged: its dice, the number needed, and every modifier with what it comes from."""

from collections.abc import Iterable

from msgspec import Struct

from maester.games.miniatures.combat.dice import Faces, d3, least, total
from maester.kernel import Chance


class Die(Struct, frozen=True, gc=False):
    """A die as it lies."""

    face: int
    counts: bool = True
    """It hits or blocks, wins, or is added up."""
    sides: int = 6


class Part(Struct, frozen=True, gc=False):
    """What is added to a roll."""

    n: int
    source: str = ""
    """The id of an ability or a card, a zone, an arc, a kind of terrain; empty, if the rule of the roll says it."""


Parts = tuple[Part, ...]


class Rolled(Struct, frozen=True, gc=False):
    """A roll, told as it was judged: whoever shows it need not know the rule."""

    dice: tuple[Die, ...] = ()
    needed: int | None = None
    """What each die has to reach with all that is added, or all of them together."""
    parts: Parts = ()
    least: int | None = None
    """Of dice that count one by one: the lowest face that does."""
    thrown: int | None = None
    """Of dice that count together: their sum."""
    result: int | None = None
    """What that comes to with all that is added."""
    sure: tuple[str, ...] = ()
    """What makes it succeed whatever the dice show."""
    without: str = ""
    """Why no die was rolled."""

    @property
    def faces(self) -> Faces:
        return tuple(die.face for die in self.dice)

    @property
    def added(self) -> int:
        return sum_of(self.parts)

    @property
    def sum(self) -> int:
        """What dice that count together come to."""
        assert self.result is not None, "these dice count one by one"
        return self.result

    @property
    def successes(self) -> int:
        """How many dice count, of those that do one by one."""
        return [die.counts for die in self.dice].count(True)


def sum_of(parts: Iterable[Part]) -> int:
    return sum([part.n for part in parts])


def some(*parts: Part) -> Parts:
    """Those that change anything."""
    return tuple(part for part in parts if part.n)


def one_by_one(faces: Faces, needed: int, parts: Parts, without: str = "") -> Rolled:
    """Each die succeeds or fails by itself. (MIN-RESOLVE-03, MIN-RESOLVE-07)"""
    lowest = least(needed, sum_of(parts))
    return Rolled(tuple([Die(face, face >= lowest) for face in faces]), needed, parts, lowest, without=without)


def added_up(faces: Faces, parts: Parts = (), needed: int | None = None) -> Rolled:
    """The dice and all parts are added up. (MIN-DICE-02, MIN-RULE-32)"""
    dice, result = tuple([Die(face) for face in faces]), total(faces, sum_of(parts))
    return Rolled(dice, needed, parts, thrown=sum(faces), result=result)


def d3_rolled(chance: Chance, more: int = 0) -> Rolled:
    """A D3 is rolled, and the rule adds something to it."""
    face = d3(chance)
    return Rolled((Die(face, sides=3),), parts=some(Part(more)), thrown=face, result=face + more)
