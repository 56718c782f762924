"""Verbs of objective, mission and siege cards: points, who is first, walls and the ground before them."""

from maester.games.miniatures.texts.verbs.verb import Verb
from maester.games.miniatures.texts.which import Amount, Until


class Gain(Verb, frozen=True, tag="gain"):
    """Victory points."""

    n: Amount = 1


class TakeFirst(Verb, frozen=True, tag="take-first"):
    """The player is first player in the next round."""


class Stays(Verb, frozen=True, tag="stays"):
    """The card stays in force."""

    until: tuple[Until, ...]


class ClearPiece(Verb, frozen=True, tag="clear-piece"):
    """A piece of terrain is removed."""


class BringIn(Verb, frozen=True, tag="bring-in"):
    """A unit of the reserve comes in within short range of a side edge, not activated."""


class ArrowsAgain(Verb, frozen=True, tag="arrows-again"):
    """The castle wall that has just shot does so again, with half its dice, rounded up."""


class StakesAtWalls(Verb, frozen=True, tag="stakes-at-walls"):
    """Stakes are placed within short range of a castle wall."""
