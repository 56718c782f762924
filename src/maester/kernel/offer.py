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


class Offer(Struct, frozen=True, gc=False, tag=True):
    """Something that can be chosen. Its fields say what it is about, and what a button has to say of it."""

    thing: ClassVar[str | None] = None
    """What kind of thing it is, where its fields together name one (`thing.py`)."""

    @classmethod
    def spelt(cls, text: str) -> Self | None:
        """The offer of this family that people write like this; None if there is none. `str` writes it."""
        return None


@cache
def family_of(kind: type[Offer]) -> type[Offer]:
    return kind.__mro__[kind.__mro__.index(Offer) - 1]


@cache
def members(family: type[Offer]) -> tuple[type[Offer], ...]:
    """The kinds of offers in a family."""
    below = family.__subclasses__()
    return tuple(each for kind in below for each in members(kind)) if below else (family,)


@cache
def any_of(family: type[Offer]) -> Any:
    return Union[members(family)]  # noqa: UP007  # of as many as there are


def read_offer(known: tuple[Any, ...], value: Any) -> Offer | None:
    """The offer that a value stands for, which may be JSON or what people write, of the families of those that are
    known; None if it is none of them.

    People do not write what the rules know anyway, such as what a card costs: then it is the one that is offered.
    """
    offers = [option for option in known if isinstance(option, Offer)]
    text = isinstance(value, str)
    read = [spelt_or_sent(family, value) for family in dict.fromkeys(family_of(type(offer)) for offer in offers)]
    for offer in offers:
        if str(offer) == value if text else offer in read:
            return offer
    return next((offer for offer in read if offer is not None), None)


def spelt_or_sent(family: type[Offer], value: Any) -> Offer | None:
    if isinstance(value, str):
        return family.spelt(value)
    try:
        read: Offer = convert(value, any_of(family))
    except (ValidationError, ValueError, TypeError, RecursionError):
        return None
    return read
