"""The position: units, orders, tokens, tracks, decks and hands, and what is still to be done."""

from typing import Literal

from msgspec import Struct

from maester import kernel
from maester.games.boardgame.edition import Edition
from maester.games.boardgame.facts import Area, Card, Deck, House, Kind, Token, Track
from maester.games.boardgame.steps import AnyStep

Side = Literal["attacker", "defender"]


class Unit(Struct, frozen=True, gc=False, order=True):
    house: House
    kind: Kind
    routed: bool = False


class Order(Struct, frozen=True, gc=False):
    """An order token on the board, and whose it is."""

    house: House
    token: Token


class Part(Struct, frozen=True, gc=False):
    """One line of a combat strength. `what`: units, order, support, garrison, card, text, blade, tides, floor."""

    what: str
    strength: int
    area: Area | None = None
    house: House | None = None


class Battle(Struct, kw_only=True):
    """A combat being fought."""

    area: Area
    attacker: House
    defender: House
    origin: Area
    """The area the attack came from."""
    order: Order
    """The march order that started it."""
    attackers: tuple[Unit, ...]
    """They count as being in the embattled area; the defenders really are there."""
    step: str = "support"
    support: dict[Area, Side] = {}
    """The support granted and not declined."""
    cards: dict[House, Card | None] = {}
    """The card that counts for each side; None if a side has none to play."""
    on_table: tuple[House, ...] = ()
    """Whose card is still on the table."""
    last_card: tuple[House, ...] = ()
    """Who has used the last card of their hand, whatever was taken back since."""
    silenced: tuple[House, ...] = ()
    """Whose card has no text."""
    blade: House | None = None
    """Who used the Valyrian Steel Blade for strength."""
    tides: dict[House, Card] = {}
    tides_shown: bool = False
    winner: House | None = None
    reckoned: dict[House, tuple[Part, ...]] = {}
    """The final strength of both sides as it decided the combat, whatever is removed afterwards."""
    repelled: bool = False
    """The winning attackers do not enter."""
    march_again: bool = False
    retreat_chosen_by: House | None = None

    @property
    def sides(self) -> tuple[House, House]:
        return self.attacker, self.defender

    def opponent(self, house: House) -> House:
        return self.defender if house == self.attacker else self.attacker

    def side(self, house: House) -> Side:
        return "attacker" if house == self.attacker else "defender"

    @property
    def loser(self) -> House:
        assert self.winner is not None, "nobody has lost before somebody has won"
        return self.opponent(self.winner)

    def copy(self) -> "Battle":
        twin: Battle = self.__copy__()  # type: ignore[attr-defined]
        twin.support, twin.cards, twin.tides = self.support.copy(), self.cards.copy(), self.tides.copy()
        twin.reckoned = self.reckoned.copy()
        return twin


class State(kernel.Stepwise, kw_only=True):
    """Each edition has its own state class, which knows the edition, including the board variant agreed on."""

    @property
    def edition(self) -> Edition:
        raise NotImplementedError

    # The round
    round: int = 1
    agenda: tuple[AnyStep, ...] = ()
    step: AnyStep | None = None
    acted: int = -1
    """The place on the Iron Throne track of the house that acted last in this step."""

    # The board
    units: dict[Area, tuple[Unit, ...]]
    """Only areas with units have an entry; the units of an area are in a fixed order."""
    orders: dict[Area, Order] = {}
    tokens: dict[Area, House] = {}
    """Power tokens on the board."""
    garrisons: dict[Area, int]
    neutral: dict[Area, int]
    closed: tuple[Area, ...] = ()
    pool: dict[Kind, int]
    """How many units of a kind a house owns."""

    # The houses
    power: dict[House, int]
    """Available power."""
    supply: dict[House, int]
    hands: dict[House, tuple[Card, ...]]
    discards: dict[House, tuple[Card, ...]]
    """The most recent discard is last."""
    assigned: dict[House, tuple[tuple[Area, Token], ...]] = {}
    """Face-down orders, where they are assigned in turn order."""
    bids: dict[House, int] = {}
    """Power that was bid and is not yet back in the pool."""

    # The tracks
    tracks: dict[Track, tuple[House, ...]]
    holders: dict[Track, House]
    """Who holds the Iron Throne, the Valyrian Steel Blade and the Messenger Raven."""
    blade_used: bool = False
    raven_used: bool = False

    # The decks, top card first
    decks: dict[Deck, tuple[Card, ...]]
    westeros_discards: dict[Deck, tuple[Card, ...]]
    """The most recently revealed card is last."""
    wildlings: int
    """The number under the wildling marker."""
    wildling_deck: tuple[Card, ...]
    wildlings_known: dict[Card, tuple[House, ...]] = {}
    """Who knows where a card is in the deck, which is never shuffled again."""
    banned: dict[Token, str] = {}
    """Orders that may not be assigned this round, and the rule that says so."""
    no_support_by: Kind | None = None
    """Units of this kind support with no strength this round."""
    tides: bool = False
    home_arms_block_retreat: bool = True

    # The moment
    battle: Battle | None = None
    winner: House | None = None
    """Who reached the number of structures that wins at once."""

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def turn_order(self) -> tuple[House, ...]:
        return self.tracks["iron-throne"]

    def copy(self) -> "State":
        twin = self.twin()
        twin.units, twin.orders, twin.tokens = self.units.copy(), self.orders.copy(), self.tokens.copy()
        twin.garrisons, twin.neutral = self.garrisons.copy(), self.neutral.copy()
        twin.power, twin.supply = self.power.copy(), self.supply.copy()
        twin.hands, twin.discards = self.hands.copy(), self.discards.copy()
        twin.assigned, twin.bids, twin.banned = self.assigned.copy(), self.bids.copy(), self.banned.copy()
        twin.tracks, twin.holders = self.tracks.copy(), self.holders.copy()
        twin.decks, twin.westeros_discards = self.decks.copy(), self.westeros_discards.copy()
        twin.wildlings_known = self.wildlings_known.copy()
        twin.battle = self.battle.copy() if self.battle else None
        return twin
