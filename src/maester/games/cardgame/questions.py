"""Questions of this game's own: some of several cards, where two copies of one card are the same answer."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, TypeVar

from msgspec import UNSET, UnsetType

from maester.games.cardgame.offers import AnyTarget, FactionCard, InPlay
from maester.games.cardgame.which import CardId, Code
from maester.kernel import Chance, Decision, Flow, Pick, Refusal, Seat, UnreadableAnswer, pick
from maester.kernel.decision import read_one

A = TypeVar("A")


def next_of(seat: Seat, about: str, options: Sequence[A], rule: str, of: str | UnsetType = UNSET) -> Flow[A]:
    """Which of several things comes next. If there is only one, nobody is asked and nothing is told."""
    if len(options) == 1:
        return options[0]
    return (yield from pick(seat, about, options, rule, of=of))


class ChooseSome(Decision[tuple[A, ...]], frozen=True, kw_only=True):
    """Between `least` and `most` of these; a card that is there twice may be named twice."""

    options: tuple[A, ...]
    least: int = 1
    most: int = 1

    def refusal(self, answer: tuple[A, ...]) -> Refusal | None:
        there = Counter(self.options)
        for name, count in Counter(answer).items():
            if name not in there:
                return Refusal("not-an-option", self.rule)
            if count > there[name]:
                return Refusal("named-twice", self.rule)
        if not self.least <= len(answer) <= self.most:
            if self.least == self.most:
                return Refusal("not-exactly-that-many", self.rule, {"most": self.most})
            return Refusal("not-that-many", self.rule, {"least": self.least, "most": self.most})
        return None

    def sample(self, chance: Chance) -> tuple[A, ...]:
        most = min(self.most, len(self.options))
        count = self.least + chance.below(most - self.least + 1)
        return in_order(chance.shuffled(self.options)[:count])

    def answers(self) -> list[tuple[A, ...]] | None:
        """All of them, where one card is chosen, or none."""
        if self.most > 1 or len(self.options) > 40:
            return None
        nothing: list[tuple[A, ...]] = [] if self.least else [()]
        return [*nothing, *((name,) for name in dict.fromkeys(self.options))]


def in_order(chosen: Iterable[A]) -> tuple[A, ...]:
    """An answer as it is usually written: the order in which cards are named seldom says something."""
    return tuple(sorted(chosen, key=str))


class ChooseCards(ChooseSome[str], frozen=True, kw_only=True):
    """Cards or players by what they are called; `of` says what they are."""

    usual: tuple[str, ...] | UnsetType = UNSET
    """What nearly everybody chooses: whoever wants something else changes that."""

    shape: ClassVar[Any] = tuple[str, ...]


class ChooseTargets(ChooseSome[AnyTarget], frozen=True, kw_only=True):
    """The targets of an ability."""

    options: tuple[AnyTarget, ...]
    source: Code = ""
    """The card whose ability asks."""

    shape: ClassVar[Any] = tuple[AnyTarget, ...]

    def read(self, value: Any) -> tuple[AnyTarget, ...]:
        if not isinstance(value, list | tuple):
            raise UnreadableAnswer("a list is expected")
        return tuple(read_one(self.options or (ANY_TARGET,), (), each) for each in value)


ANY_TARGET = FactionCard("")
"""Stands for what an answer should be like where there is nothing to choose."""


class ChooseEffect(Pick[int], frozen=True, kw_only=True):
    """One of the effects of an ability, by its number; `effects` says what each option does."""

    effects: tuple[str, ...]
    source: Code


class ChooseBearer(Pick[CardId], frozen=True, kw_only=True):
    """What an attachment is attached to."""

    about: str = "attach"
    of: str | UnsetType = "card"
    card: Code
    """The code of the attachment."""


class ChooseWeak(ChooseTargets, frozen=True, kw_only=True):
    """Cards of one controller whose strength does not add up to more than so much."""

    strengths: dict[CardId, int]
    together: int

    def refusal(self, answer: tuple[AnyTarget, ...]) -> Refusal | None:
        if refusal := super().refusal(answer):
            return refusal
        cards = [target for target in answer if isinstance(target, InPlay)]
        if len({target.owner for target in cards}) > 1:
            return Refusal("one-controller-only", self.rule)
        if sum(self.strengths[target.card] for target in cards) > self.together:
            return Refusal("too-strong-together", self.rule, {"most": self.together})
        return None

    def sample(self, chance: Chance) -> tuple[AnyTarget, ...]:
        cards = [target for target in self.options if isinstance(target, InPlay)]
        first, *others = chance.shuffled([each for each in cards if self.strengths[each.card] <= self.together])
        chosen: list[AnyTarget] = [first]
        for target in others:
            if self.refusal((*chosen, target)) is None and chance.below(2):
                chosen.append(target)
        return in_order(chosen)
