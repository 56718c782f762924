"""The position: cards in play, zones, the challenge, windows open now, and what is still to be done."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from maester import kernel
from maester.games.cardgame.events import CardLeft, OfCards
from maester.games.cardgame.facts import CARDS, RISEN, CardFacts
from maester.games.cardgame.lexicon import Arriving, Keyword, LastingRule, Leaving, Token, What
from maester.games.cardgame.offers import AnyPlay, AnyTarget, Duplicate, InPlay
from maester.games.cardgame.steps import AnyStep
from maester.games.cardgame.verbs import Effect
from maester.games.cardgame.vocabulary import Ability
from maester.games.cardgame.which import CardId, Code, Contest, Period, Phase, Which
from maester.kernel import Seat

Hidden = dict[Seat, tuple[Code, ...]]


class Card(Struct, frozen=True, gc=False):
    """A card in play, for one stay in play."""

    id: CardId
    code: Code
    owner: Seat
    controller: Seat
    knelt: bool = False
    power: int = 0
    duplicates: tuple[Code, ...] = ()
    facedown: tuple[Code, ...] = ()
    """Duplicates that only their owner may look at."""
    on: CardId | None = None
    """What it is attached to."""
    attachments: tuple[CardId, ...] = ()
    tokens: tuple[tuple[Token, int], ...] = ()
    how: Arriving | Literal[""] = ""
    """How it came into play: setup, marshal, ambush, put."""
    phase: int = 0
    """The number of the phase in which it came."""
    risen: bool = False
    """An event that became an attachment (CG-RULE-72)."""

    @property
    def facts(self) -> CardFacts:
        return RISEN if self.risen else CARDS[self.code]

    def count(self, token: Token) -> int:
        return next((count for kind, count in self.tokens if kind == token), 0)


class Happening(Struct, frozen=True, gc=False):
    """Something that is about to happen or has just happened: what interrupts and reactions answer to."""

    what: What
    seat: Seat | None = None
    """Who does it, or to whom it happens."""
    card: Card | None = None
    """The card it is about, as it was just before."""
    source: CardId = ""
    """The card whose ability or keyword does it."""
    code: Code = ""
    """The card it is about, if that is not in play."""
    how: Arriving | Leaving | Phase | Literal[""] = ""
    place: str = ""
    """Where a card that leaves play goes."""
    amount: int = 0
    contest: Contest | None = None
    role: str = ""
    unopposed: bool = False
    against: Seat | None = None
    savable: bool = True
    burned: bool = False
    """It is killed because its strength is 0: it can only be saved by what raises it again."""

    @property
    def about(self) -> Code:
        """The code of the card it is about. An event that became an attachment has no print of its own."""
        card = self.card
        return self.code if card is None else "" if card.risen else card.code


class Window(Struct, frozen=True, gc=False):
    """A chance for all to act: before or after something happens, or an action window of the framework."""

    timing: str
    happenings: tuple[Happening, ...] = ()
    off: tuple[int, ...] = ()
    """Those that were saved or cancelled."""
    at: int = 0
    """Whose opportunity is next, counted from the first player."""
    passed: int = 0
    """How many have passed in a row."""
    used: tuple[AnyPlay, ...] = ()
    where: str = ""
    """The place in the framework, of an action window."""
    own: bool = False
    """Its reactions do not wait for the end of an ability."""
    uses: int = 0
    number: int = 0
    """No two windows of a game have the same."""


class Use(Struct, frozen=True, gc=False):
    """An ability being used, from paying its cost until reactions to it."""

    seat: Seat
    code: Code
    number: int
    """Which of the card's abilities."""
    card: CardId | None = None
    """None: an event from hand, or an agenda."""
    trigger: Happening | None = None
    x: int = 0
    targets: tuple[AnyTarget | Duplicate, ...] = ()
    chosen: Seat | None = None
    """A player who was chosen."""
    named: str = ""
    last: Code = ""
    """The card it has just discarded from a deck."""
    failed: bool = False
    """Not all before `then` was done in full, or it was cancelled."""
    attached: bool = False
    """The event became an attachment."""
    done: tuple[Happening, ...] = ()
    """What it brought about, for reactions when it is done."""
    late: tuple[Effect, ...] = ()
    """Only these effects, which were put off until now."""

    @property
    def ability(self) -> Ability:
        return CARDS[self.code].abilities[self.number]

    @property
    def targeted(self) -> tuple[CardId, ...]:
        """The cards in play among its targets."""
        return tuple([each.card for each in self.targets if isinstance(each, InPlay)])


class Lasting(Struct, frozen=True, gc=False):
    """An effect that goes on after the ability that made it."""

    until: Period
    seat: Seat
    """Whose effect it is."""
    cards: tuple[CardId, ...] = ()
    strength: int = 0
    icons: tuple[Contest, ...] = ()
    lose_icons: tuple[Contest, ...] = ()
    rule: LastingRule | Literal[""] = ""
    burn: bool = False
    claim: int = 0
    attackers: bool = False
    """The claim of whoever attacks that seat, instead of its own."""
    contest: Contest | None = None
    player: Seat | None = None
    """Whom a rule binds."""
    against: Seat | None = None


class Delayed(Struct, frozen=True, gc=False):
    """Something that will be done at a later time (CG-EFFECT-13)."""

    at: Literal["phase-ends", "challenge-won"]
    seat: Seat
    code: Code
    do: tuple[Effect, ...]
    targets: tuple[AnyTarget | Duplicate, ...]
    token: Token | None = None
    card: CardId | None = None


class Reduction(Struct, frozen=True, gc=False):
    """The next card that fits costs less (CG-RULE-46)."""

    seat: Seat
    amount: int
    which: Which
    plays: bool


class Fought(Struct, frozen=True, gc=False):
    """A challenge of this round, for rules and cards that ask what happened earlier."""

    contest: Contest
    attacker: Seat
    against: Seat
    """Against whom it was initiated; a redirected one is resolved against another (CG-RULE-22)."""
    phase: int
    defender: Seat | None = None
    winner: Seat | None = None
    loser: Seat | None = None


class Challenge(Struct, frozen=True, gc=False):
    """The challenge being resolved."""

    contest: Contest
    attacker: Seat
    against: Seat
    defender: Seat
    attackers: tuple[CardId, ...]
    bypassed: tuple[tuple[CardId, CardId], ...] = ()
    """Who bypassed whom by stealth."""
    defenders: tuple[CardId, ...] = ()
    declared: bool = False
    """Defenders have been declared."""
    winner: Seat | None = None
    loser: Seat | None = None
    margin: int = 0
    unopposed: bool = False
    keywords: tuple[Keyword, ...] = ()
    """The kinds of keywords that are still to be resolved."""


class Lore(Struct, frozen=True, gc=False):
    """What somebody knows of a card in a hidden place."""

    owner: Seat
    zone: Literal["hand", "deck"]
    code: Code
    by: tuple[Seat, ...]
    place: int = 0
    """In a deck, counted from the bottom: drawing does not move it."""


class State(kernel.Stepwise, kw_only=True):
    agenda: tuple[AnyStep, ...] = ()
    step: AnyStep | None = None

    # The round
    round: int = 0
    phase: Phase = "plot"
    phases: int = 0
    """How many phases have begun."""
    first: Seat
    active: Seat | None = None
    out: tuple[Seat, ...] = ()
    """Who was eliminated, first one first."""
    winner: Seat | None = None
    why: str = ""
    melee: bool = False
    open_lists: bool = True

    # Cards
    factions: dict[Seat, str]
    agendas: dict[Seat, Code]
    lists: dict[Seat, tuple[Code, ...]]
    """The deck of each seat as it was brought, sorted."""
    cards: dict[CardId, Card] = {}
    """In play: characters, locations, attachments, revealed plots, titles."""
    revealed: dict[Seat, CardId] = {}
    titles: dict[Seat, CardId] = {}
    pool: tuple[Code, ...] = ()
    """Titles nobody holds."""
    offered: tuple[Code, ...] = ()
    """Titles being handed on."""
    hands: Hidden
    decks: Hidden
    """Top card first."""
    discards: Hidden
    """The top card comes last, in the dead piles as well."""
    dead: Hidden
    plots: Hidden
    used: Hidden
    removed: Hidden
    chosen: dict[Seat, Code] = {}
    """Plots or titles chosen and not yet revealed."""
    playing: tuple[tuple[Seat, Code], ...] = ()
    """Events being played: in no zone (CG-RULE-52)."""
    gold: dict[Seat, int]
    power: dict[Seat, int]
    """On the faction card."""
    knelt: dict[Seat, bool]
    """The faction card."""
    limited: dict[Seat, int]
    """How many limited cards a seat has marshaled or played this round."""
    arrivals: int = 0
    raised: dict[CardId, int] = {}
    """How much was added to the strength of cards that react when theirs is raised, when it was last looked at."""
    lore: tuple[Lore, ...] = ()

    # What goes on
    lasting: tuple[Lasting, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    reductions: tuple[Reduction, ...] = ()
    counts: dict[str, int] = {}
    """How often abilities were used in a period."""
    fought: tuple[Fought, ...] = ()
    cheaper: tuple[tuple[Seat, Code], ...] = ()
    """What was marshaled or played this round that a "first card each round" looks back on."""
    rivals_paid: tuple[tuple[Seat, Seat], ...] = ()
    """Who has gained the bonus for beating which rival this round (CG-MELEE-19)."""
    redirected: bool = False
    challenge: Challenge | None = None
    windows: int = 0
    """How many have been opened."""
    open: tuple[Window, ...] = ()
    """The windows open now, the innermost last."""
    uses: tuple[Use, ...] = ()
    """The abilities being used, the innermost last."""
    heap: tuple[tuple[Happening, ...], ...] = ()
    """What has happened and is still to be reacted to, the next last."""

    def copy(self) -> "State":
        twin = self.twin()
        twin.cards, twin.revealed, twin.titles = self.cards.copy(), self.revealed.copy(), self.titles.copy()
        twin.hands, twin.decks, twin.discards = self.hands.copy(), self.decks.copy(), self.discards.copy()
        twin.dead, twin.plots, twin.used = self.dead.copy(), self.plots.copy(), self.used.copy()
        twin.removed, twin.gold, twin.power = self.removed.copy(), self.gold.copy(), self.power.copy()
        twin.knelt, twin.limited, twin.counts = self.knelt.copy(), self.limited.copy(), self.counts.copy()
        twin.raised, twin.chosen = self.raised.copy(), self.chosen.copy()
        return twin

    def tell(self, event: kernel.Event) -> None:
        """Of cards that two sides have, whose they are."""
        if isinstance(event, OfCards):
            owners = {name: seat for name in event.cards_named if (seat := self.one_of_two(event, name)) is not None}
            event = replace(event, owners=owners) if owners else event
        kernel.Stepwise.tell(self, event)

    def one_of_two(self, event: OfCards, name: CardId) -> Seat | None:
        """Who controls a card, if another player has one of the same name in play or on a pile that all can see."""
        card = self.cards.get(name)
        if card is not None:
            code, seat = card.code, card.controller
        elif isinstance(event, CardLeft) and name == event.card:
            code, seat = event.code, event.seat
        else:
            return None
        in_play = any(other.code == code and other.controller != seat for other in self.cards.values())
        gone = any(code in pile[other] for pile in (self.dead, self.discards) for other in self.seats if other != seat)
        return seat if in_play or gone else None

    def open_window(
        self, timing: str, happenings: tuple[Happening, ...] = (), where: str = "", own: bool = False
    ) -> None:
        self.windows += 1
        self.open += (Window(timing, happenings, where=where, own=own, number=self.windows),)

    @property
    def players(self) -> tuple[Seat, ...]:
        """Those still in the game, in player order (CG-PLAYER-07)."""
        seats, first, out = self.seats, self.first, self.out
        return seats if first == seats[0] and not out else player_order(seats, first, out)

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        return all_but(seat, self.players)


@lru_cache(maxsize=1024)
def player_order(seats: tuple[Seat, ...], first: Seat, out: tuple[Seat, ...]) -> tuple[Seat, ...]:
    at = seats.index(first)
    return tuple(seat for seat in seats[at:] + seats[:at] if seat not in out)


@lru_cache(maxsize=1024)
def all_but(seat: Seat, players: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(other for other in players if other != seat)
