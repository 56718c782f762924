"""Questions that texts ask: which unit, which token, one of several things, yes or no."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import UNSET

from maester.games.miniatures.telling import told_apart
from maester.kernel import Amount, Barred, Flow, Pick, Seat, Some, ask, pick

A = TypeVar("A")


class ForUnit(Pick[Any], frozen=True, kw_only=True):
    """A choice made for a unit that acts."""

    unit: str


def one_of(seat: Seat, about: str, options: Sequence[A], rule: str, unit: str | None = None) -> Flow[A]:
    """Choose one. Where there is only one, nobody is asked; what happens next tells which it was."""
    if len(options) == 1:
        return options[0]
    if unit is None:
        return (yield from pick(seat, about, options, rule))
    chosen: A = yield from ask(seat, which_for, unit, about, tuple(options), rule)
    return chosen


def which_for(unit: str, about: str, options: tuple[Any, ...], rule: str) -> ForUnit:
    return ForUnit(about=about, rule=rule, options=options, unit=unit)


class Said(Pick[Any], frozen=True, kw_only=True):
    """A choice that a text asks for; `text` is the ability or card."""

    text: str
    unit: str | None = None
    """The unit it concerns, where it may not be clear."""


class SaidSome(Some[Any], frozen=True, kw_only=True):
    text: str


class SaidAmount(Amount, frozen=True, kw_only=True):
    text: str


RULE = "MIN-CARDS-03"


def which_unit(about: str, text: str, options: tuple[str | None, ...], barred: tuple[Barred, ...] = ()) -> Said:
    if None in options:
        return Said(about=about, rule=RULE, options=options, barred=barred, text=text, idle=None)
    return Said(about=about, rule=RULE, options=options, barred=barred, text=text)


which_token = which_unit
"""Which condition token; asked for like a unit."""


def which_units(
    about: str, text: str, options: tuple[str, ...], most: int, least: int = 1, barred: tuple[Barred, ...] = ()
) -> SaidSome:
    idle = UNSET if least else ()
    return SaidSome(
        about=about, rule=RULE, options=options, barred=barred, least=least, most=most, text=text, idle=idle
    )


def which_thing(text: str, options: tuple[int, ...]) -> Said:
    """One of several things a text offers, by its number."""
    return Said(about="choose-effect", rule=RULE, options=options, text=text)


def yes_or_no(about: str, text: str, unit: str | None = None) -> Said:
    return Said(about=about, rule=RULE, options=(True, False), text=text, unit=unit, idle=False)


def how_many(about: str, text: str, most: int) -> SaidAmount:
    return SaidAmount(about=about, rule=RULE, least=0, most=most, text=text, idle=0)


def which_cards(about: str, text: str, hand: tuple[str, ...], least: int, most: int) -> SaidSome:
    """Cards by their places, for there may be two of a kind."""
    places, called, idle = tuple(range(len(hand))), told_apart(hand), UNSET if least else ()
    return SaidSome(about=about, rule=RULE, options=places, called=called, least=least, most=most, text=text, idle=idle)


def which_card(about: str, text: str, cards: tuple[str, ...]) -> Said:
    return Said(about=about, rule=RULE, options=cards, text=text)
