"""What happened, in the past tense, for the story, the animation and the plots."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, TypeGuard

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from maester.games.cardgame.offers import AnyTarget, InPlay
from maester.games.cardgame.which import CardId, Code, Contest
from maester.kernel import Event, Seat
from maester.kernel.thing import INSIDE, kinds_of


class OfCards(Event, frozen=True, kw_only=True):
    """Something that happened to cards in play."""

    owners: dict[CardId, Seat] | UnsetType = UNSET
    """Who controls those of them that somebody else has, too."""

    @property
    def cards_named(self) -> Iterator[CardId]:
        for name in fields_of_cards(type(self)):
            value = getattr(self, name)
            if isinstance(value, str):
                yield value
            elif isinstance(value, tuple):
                yield from (each if isinstance(each, str) else each.card for each in value if is_in_play(each))


@cache
def fields_of_cards(kind: type[Event]) -> tuple[str, ...]:
    """The fields of an event that name cards in play, or may."""
    kinds = kinds_of(kind)
    return tuple(name for name in kinds if kinds[name] in ("card", INSIDE)) if isinstance(kinds, dict) else ()


def is_in_play(named: CardId | AnyTarget) -> TypeGuard[CardId | InPlay]:
    return isinstance(named, str | InPlay)


class SetupRevealed(Event, frozen=True):
    seat: Seat
    cards: tuple[Code, ...]
    reveals: ClassVar[bool] = True


class HandKept(Event, frozen=True):
    seat: Seat
    kept: bool
    reveals: ClassVar[bool] = True


class RoundBegan(Event, frozen=True):
    round: int


class PhaseBegan(Event, frozen=True):
    phase: str


class PlotsRevealed(Event, frozen=True):
    plots: dict[Seat, Code]
    reveals: ClassVar[bool] = True


class InitiativeWon(Event, frozen=True):
    seat: Seat
    initiative: dict[Seat, int]
    by_luck: bool = False


class FirstPlayerChosen(Event, frozen=True):
    seat: Seat
    by: Seat


class PlotsReturned(Event, frozen=True):
    """The used pile is a plot deck again."""

    seat: Seat


class TitlesRevealed(Event, frozen=True):
    titles: dict[Seat, Code]
    reveals: ClassVar[bool] = True


class TitlesReturned(Event, frozen=True):
    pass


class CardsDrawn(Event, frozen=True):
    """Others see only how many."""

    seat: Seat
    count: int
    cards: tuple[Code, ...] = ()
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> "CardsDrawn":
        return self if seat == self.seat else replace(self, cards=())


class IncomeCollected(Event, frozen=True):
    seat: Seat
    gold: int


class GoldGained(Event, frozen=True):
    seat: Seat
    gold: int


class GoldMoved(Event, frozen=True):
    frm: Seat
    to: Seat
    gold: int


class GoldReturned(Event, frozen=True):
    """All gold went back to the treasury."""


class CardEntered(OfCards, frozen=True):
    """`how`: marshal, ambush, put; `on`: what it was attached to."""

    seat: Seat
    card: CardId
    how: str
    on: CardId | None = None
    paid: int = 0

    @property
    def cards_named(self) -> Iterator[CardId]:
        """Whose the card is that enters is said anyway."""
        yield from () if self.on is None else (self.on,)


class NothingMarshaled(Event, frozen=True):
    """A player's turn to marshal is over, and nothing was marshaled."""

    seat: Seat


class DuplicateAdded(Event, frozen=True):
    seat: Seat
    card: CardId
    facedown: bool = False


class EventPlayed(Event, frozen=True):
    seat: Seat
    code: Code
    paid: int
    reveals: ClassVar[bool] = True


class AbilityUsed(Event, frozen=True):
    seat: Seat
    code: Code
    number: int
    card: CardId | None = None


class Cancelled(Event, frozen=True):
    code: Code


class Saved(OfCards, frozen=True):
    card: CardId
    by_duplicate: bool = False


class CardLeft(OfCards, frozen=True):
    """`how`: killed, discarded, returned, shuffled, removed, sacrificed; `place`: where it went."""

    card: CardId
    code: Code
    seat: Seat
    how: str
    place: str


class CardKnelt(OfCards, frozen=True):
    card: CardId


class CardsStood(OfCards, frozen=True):
    cards: tuple[CardId, ...]


class PowerGained(OfCards, frozen=True):
    """`card`: None is the faction card."""

    seat: Seat
    power: int
    card: CardId | None = None


class PowerMoved(Event, frozen=True):
    frm: Seat
    to: Seat
    power: int


class PowerLost(OfCards, frozen=True):
    seat: Seat
    power: int
    card: CardId | None = None


class TokenPlaced(OfCards, frozen=True):
    card: CardId
    kind: str


class ControlTaken(Event, frozen=True):
    seat: Seat
    card: CardId


class Modified(OfCards, frozen=True):
    """For a while."""

    cards: tuple[CardId, ...]
    strength: int = 0
    until: str = ""
    rule: str = ""


class Chosen(OfCards, frozen=True):
    """Targets, told before effects can be cancelled (CG-INIT-07, -08). `spared`: the effect is on all the others."""

    seat: Seat
    cards: tuple[AnyTarget, ...]
    spared: bool = False


class PlayerChosen(Event, frozen=True):
    seat: Seat
    player: Seat


class Named(Event, frozen=True):
    seat: Seat
    word: str


class ChallengeBegan(Event, frozen=True):
    seat: Seat
    against: Seat
    contest: Contest
    attackers: tuple[CardId, ...]
    bypassed: tuple[CardId, ...] = ()


class NoChallenge(Event, frozen=True):
    """A player initiates none, whether they would or could not. `further`: after others this phase."""

    seat: Seat
    further: bool = False


class ChallengeRedirected(Event, frozen=True):
    seat: Seat
    against: Seat
    bypassed: tuple[CardId, ...] = ()


class NotRedirected(Event, frozen=True):
    seat: Seat


class DefendersDeclared(Event, frozen=True):
    seat: Seat
    defenders: tuple[CardId, ...]


class ChallengeWon(Event, frozen=True):
    """`winner`: None if nobody wins."""

    contest: Contest
    attack: int
    defence: int
    winner: Seat | None = None
    unopposed: bool = False


class ClaimApplied(Event, frozen=True):
    contest: Contest
    seat: Seat
    amount: int


class ChallengeOver(Event, frozen=True):
    pass


class CardsDiscarded(Event, frozen=True):
    """From hand or deck. `place`: discard or dead pile."""

    seat: Seat
    cards: tuple[Code, ...]
    zone: str
    place: str = "discard"
    reveals: ClassVar[bool] = True


class CardFound(Event, frozen=True):
    """By a search, shown to all; None, if nothing was taken."""

    seat: Seat
    code: Code | None
    reveals: ClassVar[bool] = True


class TopRevealed(Event, frozen=True):
    seat: Seat
    code: Code
    drawn: bool
    reveals: ClassVar[bool] = True


class CardsSeen(Event, frozen=True):
    """Some players looked at hidden cards; the others only see that they did, and at how many."""

    seat: Seat
    whose: Seat
    zone: str
    count: int
    cards: tuple[Code, ...] = ()
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: Seat | None) -> "CardsSeen":
        return self if seat == self.seat else replace(self, cards=())


class CardsLaidBack(Event, frozen=True):
    seat: Seat
    whose: Seat
    hand: int
    bottom: int


class ShuffledIn(Event, frozen=True):
    seat: Seat
    cards: tuple[Code, ...]


class DominanceCounted(Event, frozen=True):
    totals: dict[Seat, int]
    winner: Seat | None = None


class Eliminated(Event, frozen=True):
    seat: Seat


class GameWon(Event, frozen=True):
    seat: Seat
    why: str
