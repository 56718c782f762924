"""Changes of what a unit is, may do and counts for; of hands and zones."""

from maester.games.miniatures.texts.changes.change import AttackChange, Change
from maester.games.miniatures.texts.which import Condition


class AttackersGet(Change, frozen=True, tag="attackers-get"):
    """Enemies that attack it get these tokens."""

    conditions: tuple[Condition, ...]


class DefendersGet(AttackChange, frozen=True, tag="defenders-get"):
    """Units it attacks get these tokens before the dice are rolled."""

    conditions: tuple[Condition, ...]


class Reserve(Change, frozen=True, tag="reserve"):
    """It may be held back and come in later, at an edge, if its player is not the first player. (Outflank)"""

    stalks: bool = False
    """It is always held back, and comes in at a side edge in any round."""


class SharesCards(Change, frozen=True, tag="shares-cards"):
    """Cards of its own side that lie on the unit of that person count as lying on this unit, too."""

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
    """Its own side cannot make it the target of tactics cards, and with `orders` not of orders either."""

    orders: bool = False


class NoOrders(Change, frozen=True, tag="no-orders"):
    """It may not use orders."""


class LosesAbilities(Change, frozen=True, tag="loses-abilities"):
    pass


class SilentAttachments(Change, frozen=True, tag="silent-attachments"):
    """Its attachments have no abilities."""


class Shares(Change, frozen=True, tag="shares"):
    """It has the abilities of another unit as well, except the innate ones."""


class HandSize(Change, frozen=True, tag="hand-size"):
    """So many more cards: at the start, when the hand is refilled, and as the most it may hold."""

    n: int


class Controls(Change, frozen=True, tag="controls"):
    """Its player counts as controlling the zone that was chosen."""
