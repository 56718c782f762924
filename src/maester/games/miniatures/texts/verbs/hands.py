"""Verbs about tactics cards, orders and the tactics board."""

from typing import Literal

from maester.games.miniatures.texts.verbs.verb import Verb
from maester.games.miniatures.texts.which import Part, Until

Place = Literal["deck", "discard"]


class Draw(Verb, frozen=True, tag="draw"):
    n: int = 1


class Search(Verb, frozen=True, tag="search"):
    """Find a card and take it into the hand; the deck is shuffled."""

    cards: tuple[str, ...] = ()
    commander: bool = False
    """A card that came with the player's commander."""
    places: tuple[Place, ...] = ("deck",)
    play: bool = False
    """It is played at once."""


class Recall(Verb, frozen=True, tag="recall"):
    """Take cards back from the discard pile into the hand."""

    n: int = 1


class Redraw(Verb, frozen=True, tag="redraw"):
    """Any number of cards is set aside and one more than that is drawn; then those set aside are shuffled in."""


class Attach(Verb, frozen=True, tag="attach"):
    """This card, or the named one, is attached to a unit."""

    to: Part = "target"
    until: tuple[Until, ...] = ("game",)
    card: str | None = None


class Cancel(Verb, frozen=True, tag="cancel"):
    """The effect that was declared does nothing."""


class RefreshOrder(Verb, frozen=True, tag="refresh-order"):
    """One used order of that unit may be used again."""

    of: Part = "target"


class UseZone(Verb, frozen=True, tag="use-zone"):
    """The effect of a zone that nobody has claimed, in place of that of the zone claimed."""


class ControlZone(Verb, frozen=True, tag="control-zone"):
    """The player counts as controlling a zone of their choice until the round ends."""


class SilenceNcu(Verb, frozen=True, tag="silence-ncu"):
    """The NCU the occasion is about, or all enemy NCUs, have no abilities until the end of the round."""

    enemies: bool = False
