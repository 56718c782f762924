"""Questions of the board game: decisions that know the facts of their edition, and so can give reasons."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec import UNSET, UnsetType

from maester.games.boardgame.edition import EDITIONS, Edition
from maester.games.boardgame.facts import Card, House
from maester.games.boardgame.state import State
from maester.kernel import Barred, Decision, Flow, Form, Refusal, pick

A = TypeVar("A")


class OfEdition:
    """A decision is data; it looks up what never changes by the name of its edition."""

    __slots__ = ()
    edition: str

    @property
    def facts(self) -> Edition:
        return EDITIONS[self.edition]

    def no(self, why: str, **about: str | int) -> Refusal:
        """The refusal, with the atom it rests on in this edition."""
        return self.facts.refusal(why, about)


class Question(Decision[A], OfEdition, frozen=True, kw_only=True):
    """A decision about the position."""

    edition: str


class Sheet(Form, OfEdition, frozen=True, kw_only=True):
    """Several decisions about the position, made at once."""

    edition: str


def choose(
    state: State,
    house: House,
    about: str,
    options: Iterable[A],
    barred: Callable[[], Iterable[Barred]] = tuple,
    idle: A | UnsetType = UNSET,
) -> Flow[A]:
    """One of a list that everybody could know; the edition gives the rule that asks."""
    return (yield from pick(house, about, options, state.edition.rules[about], barred, idle))


def barred_cards(state: State, cards: Iterable[Card], why: str) -> list[Barred]:
    """Cards that are not options, all for the same reason."""
    return [Barred(card, state.edition.refusal(why, {"card": card})) for card in cards]
