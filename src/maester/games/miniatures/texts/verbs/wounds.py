"""Verbs about wounds, hits, healing and destruction."""

from maester.games.miniatures.texts.verbs.verb import Verb
from maester.games.miniatures.texts.which import Amount, Part, Which


class Wounds(Verb, frozen=True, tag="wounds"):
    n: Amount = 0
    to: Part = "target"
    d3: bool = False
    """A D3 on top."""


class Hits(Verb, frozen=True, tag="hits"):
    """Automatic hits, against which defence dice are rolled."""

    n: Amount
    to: Part = "target"
    defence: int = 0
    """What is added to those defence dice."""
    d3: bool = False
    """A D3 on top."""


class Heal(Verb, frozen=True, tag="heal"):
    n: Amount
    to: Part = "target"


class SufferUpTo(Verb, frozen=True, tag="suffer-up-to"):
    """The player chooses a price: wounds, or models. How many is counted as `given` afterwards."""

    most: int
    of: Part | Which = "this"
    """That unit, or any that fit, together."""
    models: bool = False


class Survive(Verb, frozen=True, tag="survive"):
    """It is not destroyed: so many wounds are left."""

    n: int = 1


class KillAttachment(Verb, frozen=True, tag="kill-attachment"):
    """An infantry attachment in that unit is destroyed."""

    of: Part = "defender"


class Destroy(Verb, frozen=True, tag="destroy"):
    of: Part = "this"
    for_good: bool = False
    """Nothing can save it any more."""


class StealAttachment(Verb, frozen=True, tag="steal-attachment"):
    """An infantry attachment that the attack destroyed may join the attacker."""


class Strip(Verb, frozen=True, tag="strip"):
    """Any number of the target's condition tokens are removed; for each it loses an ability until the round ends."""
