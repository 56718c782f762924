"""Changes of what a unit is, may do and counts for; of hands and zones."""

from maester.games.miniatures.texts.changes.change import AttackChange, Change
from maester.games.miniatures.texts.which import Condition, Zone


class AttackersGet(Change, frozen=True, tag="attackers-get"):
    """Enemies that attack it get these tokens."""

    conditions: tuple[Condition, ...]


class DefendersGet(AttackChange, frozen=True, tag="defenders-get"):
    """Whom it attacks gets these tokens before the dice."""

    conditions: tuple[Condition, ...]


class Reserve(Change, frozen=True, tag="reserve"):
    """It may be held back and come in later, at an edge, if one is not first player. (Outflank)"""

    stalks: bool = False
    """It is always held back, and comes in at a side edge in any round."""


class SharesCards(Change, frozen=True, tag="shares-cards"):
    """Cards of one's own side that lie on the unit of that person lie on this unit too."""

    person: str


class Immune(Change, frozen=True, tag="immune"):
    conditions: tuple[Condition, ...]


class IsOf(Change, frozen=True, tag="is-of"):
    """It belongs to that house as well."""

    house: str


class NoObjectives(Change, frozen=True, tag="no-objectives"):
    pass


class NoPoints(Change, frozen=True, tag="no-points"):
    """Its destruction gives nobody victory points."""


class NoHealing(Change, frozen=True, tag="no-healing"):
    pass


class Untargetable(Change, frozen=True, tag="untargetable"):
    """Its own side cannot make it the target of tactics cards, nor use orders on it perhaps."""

    orders: bool = False


class NoOrders(Change, frozen=True, tag="no-orders"):
    """It may not use orders."""


class LosesAbilities(Change, frozen=True, tag="loses-abilities"):
    pass


class SilentAttachments(Change, frozen=True, tag="silent-attachments"):
    """Its attachments have no abilities."""


class Shares(Change, frozen=True, tag="shares"):
    """It has the abilities of another unit as well, but for the innate ones."""


class HandSize(Change, frozen=True, tag="hand-size"):
    """One's hand may be so much larger, at the start, when it is refilled and at most."""

    n: int


class Controls(Change, frozen=True, tag="controls"):
    """One counts as controlling that zone."""

    zone: Zone | None = None
    """None: the one that was chosen."""
