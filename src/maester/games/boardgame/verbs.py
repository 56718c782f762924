"""What cards do: one struct per verb with only its own fields, read strictly. effects.py says what carries it out.

Verbs of house cards are texts: they also say when and for whom they work. Some happen; others only modify what is added
up, while their card is in the combat.
"""

from typing import Literal

from maester.games.boardgame.facts import Card, Facts, Kind, OrderKind, Token, Track
from maester.kernel import kebab_case


class Verb(Facts, frozen=True, tag_field="does", tag=kebab_case):
    """Something a card does."""

    @property
    def does(self) -> str:
        return str(type(self).__struct_config__.tag)


class Nothing(Verb, frozen=True):
    """Nothing happens."""


# --------------------------------------------------------------------------------------------------------- house cards


class Text(Verb, frozen=True, kw_only=True):
    """What is written on a house card, and when it works."""

    when: Literal["cancel", "at-once", "standing", "win", "loss", "after"] = "standing"
    side: Literal["attacker", "defender"] | None = None
    """Works only if its owner is on this side."""
    needs: Literal["structure", "supported", "unsupported", "opponent-ahead", "discarded"] | None = None
    card: Card | None = None
    """The card that must have been discarded."""
    optional: bool = False


class Bonus(Text, frozen=True, kw_only=True):
    strength: int = 0
    swords: int = 0
    towers: int = 0


class UnitStrength(Text, frozen=True, kw_only=True):
    """Units of one kind have this strength."""

    unit: Kind
    worth: int
    whose: Literal["own", "others", "all"] = "own"
    fighters: bool = True
    supporters: bool = False


class MultiplyDefense(Text, frozen=True, kw_only=True):
    times: int


class VoidCardStrength(Text, frozen=True, kw_only=True):
    """The printed strength of the opponent's card counts as 0."""


class NoCasualties(Text, frozen=True, kw_only=True):
    pass


class CancelText(Text, frozen=True, kw_only=True):
    pass


class SendCardBack(Text, frozen=True, kw_only=True):
    pass


class ReplaceCard(Text, frozen=True, kw_only=True):
    power: int


class DiscardFromHand(Text, frozen=True, kw_only=True):
    power: int = 0


class TakeBackPlayed(Text, frozen=True, kw_only=True, tag="take-back-discards"):
    """The whole discard pile, including the card itself."""


class TakeBackOne(Text, frozen=True, kw_only=True, tag="take-back-card"):
    pass


class DestroyFootman(Text, frozen=True, kw_only=True):
    pass


class UpgradeFootman(Text, frozen=True, kw_only=True):
    supporters: bool = False


class RemoveOrder(Text, frozen=True, kw_only=True):
    whose: Literal["opponent", "others"]
    where: Literal["anywhere", "adjacent", "embattled"]
    kinds: tuple[OrderKind, ...] = ()
    """Only orders of these kinds; any kind, if none is named."""


class GainPower(Text, frozen=True, kw_only=True):
    power: int


class PushToLast(Text, frozen=True, kw_only=True):
    pass


class ChooseRetreat(Text, frozen=True, kw_only=True):
    pass


class RepelAttackers(Text, frozen=True, kw_only=True):
    pass


class MarchAgain(Text, frozen=True, kw_only=True):
    pass


HouseCardVerb = (
    Bonus | UnitStrength | MultiplyDefense | VoidCardStrength | NoCasualties | CancelText | SendCardBack | ReplaceCard
    | DiscardFromHand | TakeBackPlayed | TakeBackOne | DestroyFootman | UpgradeFootman | RemoveOrder | GainPower
    | PushToLast | ChooseRetreat | RepelAttackers | MarchAgain
)  # fmt: skip


# ------------------------------------------------------------------------------------------------------ Westeros cards


class Winter(Verb, frozen=True):
    """The deck is reshuffled."""


class Supply(Verb, frozen=True):
    pass


class Mustering(Verb, frozen=True):
    pass


class Clash(Verb, frozen=True):
    pass


class Power(Verb, frozen=True):
    """Power for icons and for trade."""


class Wildlings(Verb, frozen=True):
    """They attack."""


class Ban(Verb, frozen=True):
    orders: tuple[Token, ...]
    rule: str


class NoSupportBy(Verb, frozen=True):
    unit: Kind
    rule: str


WesterosVerb = Nothing | Winter | Supply | Mustering | Clash | Power | Wildlings | Ban | NoSupportBy


# ------------------------------------------------------------------------------------------------------ wildling cards


class AttackAgain(Verb, frozen=True):
    strength: int


class DestroyUnits(Verb, frozen=True):
    count: int | None = None
    """How many; None means all. The same applies below."""


class DestroyUnitsAtStructure(Verb, frozen=True):
    count: int | None = None


class DestroyUnitsWorth(Verb, frozen=True):
    count: int | None = None


class UnitsOrInfluence(Verb, frozen=True):
    count: int
    places: int


class KnightFootmen(Verb, frozen=True):
    count: int | None = None


class UnhorseKnights(Verb, frozen=True):
    count: int | None = None


class MusterInOneArea(Verb, frozen=True):
    pass


class ChangeSupply(Verb, frozen=True):
    by: int


class ReturnBid(Verb, frozen=True):
    pass


class DiscardPower(Verb, frozen=True):
    count: int | None = None


class RiseOnOneTrack(Verb, frozen=True):
    pass


class FallOnTracks(Verb, frozen=True):
    tracks: tuple[Track, ...]


class FallOnOneTrack(Verb, frozen=True):
    tracks: tuple[Track, ...]


class TakeBackDiscards(Verb, frozen=True):
    pass


class TakeBackCard(Verb, frozen=True):
    pass


class DiscardStrongest(Verb, frozen=True):
    pass


class DiscardOne(Verb, frozen=True):
    pass


WildlingVerb = (
    Nothing | AttackAgain | DestroyUnits | DestroyUnitsAtStructure | DestroyUnitsWorth | UnitsOrInfluence
    | KnightFootmen | UnhorseKnights | MusterInOneArea | ChangeSupply | ReturnBid | DiscardPower | RiseOnOneTrack
    | FallOnTracks | FallOnOneTrack | TakeBackDiscards | TakeBackCard | DiscardStrongest | DiscardOne
)  # fmt: skip
