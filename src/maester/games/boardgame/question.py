"""Questions of the board game: decisions that know the facts of their edition, and so can say why not."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from maester.games.boardgame.edition import EDITIONS, Edition
from maester.games.boardgame.facts import Card, House
from maester.games.boardgame.state import State
from maester.kernel import Barred, Decision, Flow, Form, Refusal, pick

A = TypeVar("A")


class OfEdition:
    """A decision is data; what never changes it looks up by the name of its edition."""

    __slots__ = ()
    edition: str

    @property
    def facts(self) -> Edition:
        return EDITIONS[self.edition]

    def no(self, why: str, **about: str | int) -> Refusal:
        """The refusal, with the atom on which this edition rests it."""
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
) -> Flow[A]:
    """One of a list everybody could know; the rule that asks is the edition's."""
    return (yield from pick(house, about, options, state.edition.rules[about], barred))


def barred_cards(state: State, cards: Iterable[Card], why: str) -> list[Barred]:
    """Cards that are no options, all for the same reason."""
    return [Barred(card, state.edition.refusal(why, {"card": card})) for card in cards]
