"""Verbs that only a few cards have: traitors, additional zones of the board, giants, bonded animals."""

from maester.games.miniatures.texts.changes import AnyChange
from maester.games.miniatures.texts.verbs.verb import Verb
from maester.games.miniatures.texts.which import Animal


class Unmask(Verb, frozen=True, tag="unmask"):
    """The model that was planted in this unit is removed."""


class MustFight(Verb, frozen=True, tag="must-fight"):
    """Opponents must activate a combat unit next, if possible."""


class DiscardRandom(Verb, frozen=True, tag="discard-random"):
    """The opponent discards so many tactics cards at random."""

    n: int = 1


class RevealHand(Verb, frozen=True, tag="reveal-hand"):
    """The opponent shows all tactics cards in hand."""


class Trample(Verb, frozen=True, tag="trample"):
    """It pivots and moves so far, through units; those it moves through suffer a D3 of wounds, solo units none."""

    inches: int


class Throw(Verb, frozen=True, tag="throw"):
    """A ranged attack with a weapon that is printed on the card only."""

    weapon: str
    changes: tuple[AnyChange, ...] = ()
    """What holds for it."""


class Bond(Verb, frozen=True, tag="bond"):
    """This unit has that animal from now on. A bear is put down within short range of a friend."""

    animal: Animal


class Summon(Verb, frozen=True, tag="summon"):
    """One of the player's units of these cards, destroyed or not, comes in within short range of a side edge."""

    units: tuple[str, ...]
