"""Verbs about free actions, moves, and units that come, go or change."""

from typing import Literal

from maester.games.miniatures.texts.changes import AnyChange
from maester.games.miniatures.texts.verbs.verb import Verb
from maester.games.miniatures.texts.which import Amount, Part

Action = Literal["maneuver", "march", "retreat", "charge", "melee", "ranged"]


class Act(Verb, frozen=True, tag="act"):
    """A free action, one of these. It may always be declined. (MIN-RULE-74)"""

    actions: tuple[Action, ...]
    to: Part = "target"
    at: Part | None = None
    """Charges and attacks: only on that one."""
    speed: int | None = None
    """So far, whatever its speed."""
    more_speed: int = 0
    start: bool = False
    """At the start of an activation: it is remembered for the turn."""
    in_place_of_surge: bool = False
    pivot: bool = False
    """It may pivot before a march."""
    changes: tuple[AnyChange, ...] = ()
    """What holds for it until the end of that action."""


class LoseAction(Verb, frozen=True, tag="lose-action"):
    """The action this unit has declared is not performed."""


class Stakes(Verb, frozen=True, tag="stakes"):
    """Stakes are placed within so many inches of this unit, on no tray and no other terrain."""

    inches: int = 2


class NoAction(Verb, frozen=True, tag="no-action"):
    """The unit that has just been activated performs no action in this turn."""


class Shift(Verb, frozen=True, tag="shift"):
    inches: int
    to: Part = "target"
    pivot: bool = False
    """It pivots first."""


class SurgeInstead(Verb, frozen=True, tag="surge-instead"):
    """A charge or a march in place of the surge."""


class ActivateIdle(Verb, frozen=True, tag="activate-idle"):
    """It activates, but performs no action."""

    to: Part = "target"


class ActivateToo(Verb, frozen=True, tag="activate-too"):
    """This unit may be activated right after that one."""

    must: bool = False


class RideBy(Verb, frozen=True, tag="ride-by"):
    """It pivots and marches, even out of an engagement and through enemies; one of them suffers wounds."""

    wounds: Amount
    declared: bool = False
    """Everybody has had the chance to answer to this march."""


class Reinforce(Verb, frozen=True, tag="reinforce"):
    """A new unit comes in within long range of its player's edge."""

    unit: str
    attachments: tuple[str, ...] = ()


class MoveAttachment(Verb, frozen=True, tag="move-attachment"):
    """An attachment may move from one of the two chosen units to the other, or two attachments change places."""


class ShareAbilities(Verb, frozen=True, tag="share-abilities"):
    """The two units chosen have each other's abilities until the turn ends."""


class UseOrder(Verb, frozen=True, tag="use-order"):
    """An unused order of one of the two units chosen may be used at once, if it answers to this occasion."""
