"""Questions of this game's own: some of several cards, where two copies of one card are the same answer."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from maester.kernel import Chance, Decision, Flow, Pick, Refusal, Seat, pick

A = TypeVar("A")


def next_of(seat: Seat, about: str, options: Sequence[A], rule: str) -> Flow[A]:
    """Which of several things comes next. If there is only one, nobody is asked and nothing is told."""
    if len(options) == 1:
        return options[0]
    return (yield from pick(seat, about, options, rule))


class ChooseCards(Decision[tuple[str, ...]], frozen=True, kw_only=True):
    """Between `least` and `most` of these; a card that is there twice may be named twice."""

    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    source: str = ""
    """The card whose ability asks, if one does."""

    shape: ClassVar[Any] = tuple[str, ...]

    def refusal(self, answer: tuple[str, ...]) -> Refusal | None:
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

    def sample(self, chance: Chance) -> tuple[str, ...]:
        most = min(self.most, len(self.options))
        count = self.least + chance.below(most - self.least + 1)
        return tuple(sorted(chance.shuffled(self.options)[:count]))

    def answers(self) -> list[tuple[str, ...]] | None:
        """All of them, where one card is chosen, or none."""
        if self.most > 1 or len(self.options) > 40:
            return None
        nothing: list[tuple[str, ...]] = [] if self.least else [()]
        return [*nothing, *((name,) for name in dict.fromkeys(self.options))]


class ChooseEffect(Pick[int], frozen=True, kw_only=True):
    """One of the effects of an ability, by its number; `effects` says what each option does."""

    effects: tuple[str, ...]
    source: str


class ChooseBearer(Pick[str], frozen=True, kw_only=True):
    """What an attachment is attached to."""

    about: str = "attach"
    card: str
    """The code of the attachment."""


class ChooseWeak(ChooseCards, frozen=True, kw_only=True):
    """Cards of one controller whose strength does not add up to more than so much."""

    strengths: dict[str, int]
    controllers: dict[str, str]
    together: int

    def refusal(self, answer: tuple[str, ...]) -> Refusal | None:
        if refusal := super().refusal(answer):
            return refusal
        if len({self.controllers[name] for name in answer}) > 1:
            return Refusal("one-controller-only", self.rule)
        if sum(self.strengths[name] for name in answer) > self.together:
            return Refusal("too-strong-together", self.rule, {"most": self.together})
        return None

    def sample(self, chance: Chance) -> tuple[str, ...]:
        first, *others = chance.shuffled([name for name in self.options if self.strengths[name] <= self.together])
        chosen = [first]
        for name in others:
            if self.refusal((*chosen, name)) is None and chance.below(2):
                chosen.append(name)
        return tuple(sorted(chosen))
