"""Offers: what can be chosen, as tagged values, one type for each kind of choice.

A game derives a family of its own from `Offer`, and the kinds from that:

    class Play(Offer, frozen=True): ...
    class Marshal(Play, frozen=True):
        card: Code

An answer is read as any of its family, offered or not, so that the rules can say why it is not offered.
"""

from functools import cache
from typing import Any, ClassVar, Self, Union

from msgspec import Struct, ValidationError, convert


class Offer(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """Something that can be chosen. Its fields say what it is about, and what a button has to say of it."""

    thing: ClassVar[str | None] = None
    """What kind of thing it is, where its fields together name one (`thing.py`)."""

    @classmethod
    def spelt(cls, text: str) -> Self | None:
        """The offer of this family that people write like this; None if there is none. `str` writes it."""
        return None


@cache
def family_of(kind: type[Any]) -> type[Offer] | None:
    """The family that a kind of offer belongs to; None if it is no offer."""
    if not issubclass(kind, Offer):
        return None
    return kind.__mro__[kind.__mro__.index(Offer) - 1]


@cache
def members(family: type[Offer]) -> tuple[type[Offer], ...]:
    """The kinds of offers in a family."""
    below = family.__subclasses__()
    return tuple(each for kind in below for each in members(kind)) if below else (family,)


@cache
def any_of(family: type[Offer]) -> Any:
    return Union[members(family)]  # noqa: UP007  # of as many as there are


def read_offer(family: type[Offer], known: tuple[Any, ...], value: Any) -> Offer | None:
    """The offer that a value stands for, which may be JSON or what people write; None if it is none of the family.

    People do not write what the rules know anyway, such as what a card costs: then it is the one that is offered.
    """
    if isinstance(value, str):
        for option in known:
            if isinstance(option, family) and str(option) == value:
                return option
        return family.spelt(value)
    if isinstance(value, family):
        return value
    try:
        read: Offer = convert(value, any_of(family))
    except (ValidationError, ValueError, TypeError, RecursionError):
        return None
    return next((option for option in known if option == read), read)
