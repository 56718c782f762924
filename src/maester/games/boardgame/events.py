"""What happens in Westeros. Both editions have the same events."""

from typing import ClassVar

from msgspec.structs import replace

from maester.games.boardgame.facts import Area, Card, Deck, House, Kind, Token, Track
from maester.kernel import Event, Seat

# ---------------------------------------------------------------------------------------------------- Westeros phase


class RoundBegan(Event, frozen=True):
    round: int


class WesterosCardRevealed(Event, frozen=True):
    deck: Deck
    card: Card
    icon: bool

    reveals: ClassVar[bool] = True


class DeckReshuffled(Event, frozen=True):
    """Winter is coming: a Westeros deck is shuffled with all its cards."""

    deck: Deck


class WildlingsAdvanced(Event, frozen=True):
    strength: int


class WesterosCardResolved(Event, frozen=True):
    """A revealed card is resolved; if the holder of a token had a choice, what was chosen."""

    deck: Deck
    card: Card
    effect: str
    house: House | None = None


class OrdersBanned(Event, frozen=True):
    """Orders that nobody may assign this round."""

    tokens: tuple[Token, ...]


class SupportWeakened(Event, frozen=True):
    """Units of this kind support with no strength this round."""

    unit: Kind


class SupplyChanged(Event, frozen=True):
    house: House
    supply: int


class Mustered(Event, frozen=True):
    """A unit is recruited with the points of an area; `upgraded` if it replaces a footman."""

    house: House
    area: Area
    unit: Kind
    into: Area
    upgraded: bool


class NothingMustered(Event, frozen=True):
    """A house could muster, and did not."""

    house: House


class UnitsLost(Event, frozen=True):
    """Units are destroyed. `why`: supply, casualty, skull, retreat, rout, card, wildlings, port."""

    house: House
    area: Area
    units: tuple[Kind, ...]
    why: str


class UnitsReplaced(Event, frozen=True):
    """Units in an area become units of another kind."""

    house: House
    area: Area
    old: Kind
    new: Kind
    count: int


# ------------------------------------------------------------------------------------------------- power and influence


class PowerGained(Event, frozen=True):
    """`why`: icons, order, pillage, card, bid."""

    house: House
    power: int
    why: str


class PowerLost(Event, frozen=True):
    """`why`: pillage, card, wildlings."""

    house: House
    power: int
    why: str


class InfluenceCleared(Event, frozen=True):
    """All influence tokens are off the tracks."""


class BidsRevealed(Event, frozen=True):
    """For a track, or against the wildlings."""

    bids: dict[House, int]
    track: Track | None = None

    reveals: ClassVar[bool] = True


class TieSettled(Event, frozen=True):
    """The holder of the Iron Throne has put tied houses in order, or named one of them."""

    house: House
    order: tuple[House, ...]


class TrackFilled(Event, frozen=True):
    track: Track
    houses: tuple[House, ...]


class InfluenceMoved(Event, frozen=True):
    """A house moves to a place on a track, counted from 1."""

    house: House
    track: Track
    place: int


class TokenPassed(Event, frozen=True):
    """Iron Throne, Valyrian Steel Blade or Messenger Raven change hands."""

    track: Track
    house: House


# ------------------------------------------------------------------------------------------------------------ wildlings


class WildlingsAttacked(Event, frozen=True):
    strength: int
    without: House | None = None


class NightsWatchWon(Event, frozen=True):
    strength: int
    bid: int
    highest: House | None
    """None: several bid the most, and which of them counts is decided once the card is revealed."""


class WildlingsWon(Event, frozen=True):
    strength: int
    bid: int
    lowest: House | None


class WildlingCardRevealed(Event, frozen=True):
    card: Card

    reveals: ClassVar[bool] = True


class WildlingsFellBack(Event, frozen=True):
    strength: int


class CardsTakenBack(Event, frozen=True):
    """House cards return from the discard pile to the hand."""

    house: House
    cards: tuple[Card, ...]


class CardsDiscarded(Event, frozen=True):
    """House cards go from the hand to the discard pile unplayed; `by` is the other house that caused it, if any."""

    house: House
    cards: tuple[Card, ...]
    by: House | None = None


# ------------------------------------------------------------------------------------------------------- planning phase


class OrdersAssigned(Event, frozen=True):
    """A house has placed its orders face down, where houses do that in turn order."""

    house: House
    count: int


class OrdersRevealed(Event, frozen=True):
    house: House
    orders: dict[Area, Token]

    reveals: ClassVar[bool] = True


class OrderReplaced(Event, frozen=True):
    """The raven brings another order."""

    house: House
    area: Area
    old: Token
    new: Token


class WildlingCardSeen(Event, frozen=True):
    """The raven has looked at the top wildling card."""

    house: House
    card: Card | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.house else replace(self, card=None)


class WildlingCardReturned(Event, frozen=True):
    """The wildling card that the raven has looked at is back in the deck."""

    house: House
    to: str


class RavenRested(Event, frozen=True):
    house: House


# --------------------------------------------------------------------------------------------------------- action phase


class Raided(Event, frozen=True):
    house: House
    area: Area
    target: Area
    victim: House
    token: Token


class RaidForgone(Event, frozen=True):
    """A raid order is removed without effect."""

    house: House
    area: Area


class Marched(Event, frozen=True):
    house: House
    area: Area
    into: Area
    units: tuple[Kind, ...]


class StoodStill(Event, frozen=True):
    """A march order is removed and nobody moved."""

    house: House
    area: Area


class PowerTokenPlaced(Event, frozen=True):
    house: House
    area: Area


class PowerTokenRemoved(Event, frozen=True):
    house: House
    area: Area


class OrderRemoved(Event, frozen=True):
    house: House
    area: Area
    token: Token


class NeutralForceDefeated(Event, frozen=True):
    house: House
    area: Area
    force: int
    strength: int


class NeutralForceHeld(Event, frozen=True):
    house: House
    area: Area
    force: int
    strength: int


class PortTaken(Event, frozen=True):
    """The ships of a port are gone; the new owner of the land has put ships of its own there."""

    house: House
    port: Area
    ships: int


class PowerConsolidated(Event, frozen=True):
    house: House
    area: Area
    power: int


class RoundCleanedUp(Event, frozen=True):
    """Leftover orders are removed, routed units stand up, Raven and Blade are ready again."""

    round: int


class UnitsRallied(Event, frozen=True):
    """Routed units stand up again."""


# --------------------------------------------------------------------------------------------------------------- combat


class CombatBegan(Event, frozen=True):
    attacker: House
    defender: House
    area: Area
    origin: Area


class SupportGiven(Event, frozen=True):
    house: House
    area: Area
    to: House
    strength: int


class SupportWithheld(Event, frozen=True):
    house: House
    area: Area


class SupportDeclined(Event, frozen=True):
    house: House
    area: Area


class InitialStrength(Event, frozen=True):
    attacker: House
    attack: int
    defender: House
    defense: int


class HouseCardsRevealed(Event, frozen=True):
    attacker: House
    attack: Card | None
    defender: House
    defense: Card | None

    reveals: ClassVar[bool] = True


class CardSentBack(Event, frozen=True):
    """A revealed house card returns to its owner's hand."""

    house: House
    card: Card
    by: House


class CardReplaced(Event, frozen=True):
    """Another house card is played; None if there was none to play."""

    house: House
    card: Card | None

    reveals: ClassVar[bool] = True


class TextSilenced(Event, frozen=True):
    """The text of a house card has no effect."""

    house: House
    card: Card


class TidesDrawn(Event, frozen=True):
    """A Tides of Battle card, which only its owner sees."""

    house: House
    card: Card | None
    again: bool

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.house else replace(self, card=None)


class TidesRevealed(Event, frozen=True):
    attacker: House
    attack: Card
    defender: House
    defense: Card

    reveals: ClassVar[bool] = True


class BladeUsed(Event, frozen=True):
    """`how`: strength, tides."""

    house: House
    how: str


class CombatWon(Event, frozen=True):
    winner: House
    loser: House
    area: Area
    strength: int
    against: int
    why: str


class Retreated(Event, frozen=True):
    house: House
    area: Area
    into: Area
    units: tuple[Kind, ...]


class AttackersRepelled(Event, frozen=True):
    """The winners do not enter the area; they go back."""

    house: House
    area: Area
    into: Area
    units: tuple[Kind, ...]


class AreaConquered(Event, frozen=True):
    house: House
    area: Area
    units: tuple[Kind, ...]


class GarrisonDefeated(Event, frozen=True):
    house: House
    area: Area


class MarchOrderMoved(Event, frozen=True):
    """The march order goes with the winners and may be resolved again."""

    house: House
    area: Area


class GameWon(Event, frozen=True):
    winners: tuple[House, ...]
    why: str
