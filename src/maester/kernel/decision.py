"""Decisions: questions as data. A decision says which answers the rules allow, and why the others are not allowed."""

from collections.abc import Iterable, Mapping
from itertools import islice
from math import isfinite
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from msgspec import UNSET, Struct, UnsetType, ValidationError, convert
from msgspec.json import encode
from msgspec.structs import replace

from maester.kernel.chance import Chance
from maester.kernel.offer import Offer, read_offer
from maester.kernel.thing import thing

A = TypeVar("A")

NOT_AN_OPTION = "not-an-option"
"""The reason given for an answer that is well formed but not offered, if there is no better one."""

MOST_REASONS = 40
"""Nobody reads more at once. A stranger's list may have thousands of mistakes, and each takes time to word."""

Seat = Annotated[str, thing("seat")]
"""All the rules know about a player: the name of a place at the table."""


class Refusal(Struct, frozen=True):
    """Why an answer is not allowed: the id of a sentence, the sentence's arguments, and the rule it rests on."""

    why: str
    rule: str | None = None
    about: Mapping[str, str | int] = {}
    more: tuple["Refusal", ...] = ()
    """What else is wrong, where it helps to know everything at once: with a deck, an army."""

    @property
    def reasons(self) -> "tuple[Refusal, ...]":
        """Everything that is wrong, one refusal per reason."""
        return replace(self, more=()), *self.more

    @staticmethod
    def all(reasons: "Iterable[Refusal]") -> "Refusal | None":
        """Several reasons as one refusal, or None if there is none. If there are too many, the last says "and more"."""
        found = tuple(islice(reasons, MOST_REASONS + 1))
        if len(found) > MOST_REASONS:
            found = (*found[:MOST_REASONS], Refusal("and-more"))
        return replace(found[0], more=found[1:]) if found else None

    def __str__(self) -> str:
        return f"{self.why} ({self.rule})" if self.rule else self.why


class Passing(Struct, frozen=True, omit_defaults=True, gc=False):
    """A chance to act that players mostly pass up. Everybody may know that a seat has this chance: it is there whether
    or not the seat could act."""

    window: int
    """The number of the window it belongs to. All chances in one window have the same number."""
    kinds: tuple[str, ...]
    """What kinds of chances it is. Players choose by kind where the game should wait for them."""
    trifling: bool = False
    """Nothing its seat could do would have an effect. Unless that is a secret, the seat need not be asked."""
    to_all: bool = False
    """It is trifling whatever cards its seat may hold, and everybody can see that. It passes at once, because that
    gives nothing away."""
    waits: bool = False
    """The game always waits for this seat, and everybody can see why: it is its turn, or something on the table could
    answer."""


class UnreadableAnswer(ValueError):
    """The value given is not an answer to this question at all."""


class IllegalAnswer(ValueError):
    """The answer given is not allowed by the rules now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAnswer, (self.refusal,)


class Decision(Struct, Generic[A], frozen=True, kw_only=True, tag=True):
    """A question as data: no callback, no reference to the state, ready to be sent to a browser.

    `about` names the question, `rule` the atom that asks it. Answers travel as JSON values; `shape` is the
    type they are read as, unless a subclass overrides `read`.
    """

    about: str
    rule: str | None = None
    idle: A | UnsetType = UNSET
    """The answer that amounts to doing nothing, if there is one: passing, declining."""
    forgoing: tuple[A, ...] | UnsetType = UNSET
    """Answers that do nothing but cost something: a turn, an order, a round. A client asks twice before sending one."""
    passing: Passing | UnsetType = UNSET
    """Set if this is a chance to act that players mostly pass up."""
    of: str | UnsetType = UNSET
    """What kind of things its options are, where they are only ids; offers say it themselves."""

    shape: ClassVar[Any] = Any

    def read(self, value: Any) -> A:
        """The answer a JSON value stands for."""
        if type(value) is self.shape:
            return value  # type: ignore[no-any-return]  # a program's own answer needs no reading
        return read_as(self.shape, value)  # type: ignore[no-any-return]

    def refusal(self, answer: A) -> Refusal | None:
        """Why the rules forbid this answer, or None when they allow it."""
        raise NotImplementedError

    def sample(self, chance: Chance) -> A:
        """Some allowed answer."""
        raise NotImplementedError

    def answers(self) -> Iterable[A] | None:
        """Every allowed answer, or None where there are too many to list."""
        return None

    def said_of(self, answer: A) -> Mapping[str, Any]:
        """What else can be said about an answer, for somebody who chooses it from a list in words."""
        return {}


class Barred(Struct, frozen=True):
    """Something that looks like an option, and the reason why it is not."""

    option: Any
    refusal: Refusal


class Pick(Decision[A], frozen=True, kw_only=True):
    """One of a short list."""

    options: tuple[A, ...]
    barred: tuple[Barred, ...] = ()
    """What a particular rule forbids. Anything else that is not an option is refused by the rule that asks."""

    def read(self, value: Any) -> A:
        return read_one(self.options, self.barred, value)

    def refusal(self, answer: A) -> Refusal | None:
        return None if answer in self.options else why_barred(self.barred, answer, self.rule)

    def sample(self, chance: Chance) -> A:
        return chance.choice(self.options)

    def answers(self) -> tuple[A, ...]:
        return self.options


class Amount(Decision[int], frozen=True, kw_only=True):
    """A whole number between two bounds, both allowed: a bid, a payment."""

    least: int
    most: int

    shape: ClassVar[Any] = int

    def refusal(self, answer: int) -> Refusal | None:
        if self.least <= answer <= self.most:
            return None
        return Refusal("out-of-range", self.rule, {"least": self.least, "most": self.most})

    def sample(self, chance: Chance) -> int:
        return self.least + chance.below(self.most - self.least + 1)

    def answers(self) -> range:
        return range(self.least, self.most + 1)


class Some(Decision[tuple[A, ...]], frozen=True, kw_only=True):
    """Between `least` and `most` different items from a list: attackers, cards to discard."""

    options: tuple[A, ...]
    barred: tuple[Barred, ...] = ()
    """What a particular rule forbids. Anything else that is not an option is refused by the rule that asks."""
    least: int = 0
    most: int
    called: tuple[str | int, ...] | UnsetType = UNSET
    """The name of each option, if the options are only positions: of cards in a hand, of dice."""

    def said_of(self, answer: tuple[A, ...]) -> Mapping[str, Any]:
        if self.called is UNSET:
            return {}
        return {"answer": tuple(self.called[self.options.index(each)] for each in answer)}

    def read(self, value: Any) -> tuple[A, ...]:
        if not isinstance(value, list | tuple):
            raise UnreadableAnswer("a list is expected")
        return tuple(read_one(self.options, self.barred, each) for each in value)

    def refusal(self, answer: tuple[A, ...]) -> Refusal | None:
        for each in answer:
            if each not in self.options:
                return why_barred(self.barred, each, self.rule)
        if any(each in answer[:n] for n, each in enumerate(answer)):
            return Refusal("named-twice", self.rule)
        if not self.least <= len(answer) <= self.most:
            return Refusal("not-that-many", self.rule, {"least": self.least, "most": self.most})
        return None

    def sample(self, chance: Chance) -> tuple[A, ...]:
        count = self.least + chance.below(min(self.most, len(self.options)) - self.least + 1)
        return chance.shuffled(self.options)[:count]


class Form(Decision[dict[str, Any]], frozen=True, kw_only=True):
    """Many small questions that are answered together, in any order. Subclasses add rules about how the fields relate.

    Each field is a decision of its own, so any client can draw any form.
    """

    fields: Mapping[str, Decision[Any]]

    def read(self, value: Any) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise UnreadableAnswer("a form is expected: a value for each field")
        # In the order of the fields, whatever the order of the answer. Unknown fields stay, so that they are refused.
        read = {name: field.read(value[name]) for name, field in self.fields.items() if name in value}
        return read | {name: each for name, each in value.items() if name not in self.fields}

    def refusal(self, answer: dict[str, Any]) -> Refusal | None:
        for name in answer:
            if name not in self.fields:
                return Refusal("no-such-field", self.rule, {"field": str(name)})
        for name, field in self.fields.items():
            if name not in answer:
                return Refusal("field-left-open", self.rule, {"field": name})
            if refusal := field.refusal(answer[name]):
                return replace(refusal, about={**refusal.about, "field": name})
        return None

    def sample(self, chance: Chance) -> dict[str, Any]:
        return {name: field.sample(chance) for name, field in self.fields.items()}


def read_as(shape: Any, value: Any) -> Any:
    """A value as something of this shape."""
    try:
        return convert(value, shape)
    except (ValidationError, ValueError, TypeError, RecursionError) as error:
        raise UnreadableAnswer(str(error)) from error


def read_one(options: tuple[A, ...], barred: tuple[Barred, ...], value: Any) -> A:
    """The option a value stands for. A value of the right type that is no option is returned as is, to be refused."""
    for option in options:
        if option is value:
            return option
    known = (*options, *(each.option for each in barred))
    if (offer := read_offer(known, value)) is not None:
        return offer  # type: ignore[return-value]  # it is of the same family as an option
    others = [option for option in known if not isinstance(option, Offer)]
    for option in others:
        if same(option, value):
            return option
    for kind in dict.fromkeys(map(type, others)):
        try:
            return convert(value, kind)
        except (ValidationError, ValueError, TypeError, RecursionError):
            continue
    raise UnreadableAnswer("this does not look like any of the options")


def why_barred(barred: tuple[Barred, ...], answer: A, rule: str | None) -> Refusal:
    """The reason given for exactly this answer, or else that the rule that asks does not offer it."""
    for each in barred:
        if each.option == answer:
            return each.refusal
    return Refusal(NOT_AN_OPTION, rule)


def same(option: Any, value: Any) -> bool:
    """Whether an option and a value are the same JSON."""
    try:
        return encode(option, order="sorted") == encode(value, order="sorted") and finite(value)
    except (TypeError, ValueError, RecursionError):
        return False  # not JSON at all


def finite(value: Any) -> bool:
    """NaN and infinity are refused: JSON would turn them into null, which means pass."""
    if isinstance(value, float):
        return isfinite(value)
    if isinstance(value, list | tuple):
        return all(map(finite, value))
    return not isinstance(value, dict) or all(map(finite, value.values()))
