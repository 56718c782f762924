"""The words cards are written in: under which condition, after what, at what cost, on whom.

A card is a declaration in these words; the rules carry it out and its text is composed from it. Which cards
are meant is said in which.py, what an ability does in verbs.py. All words are closed (lexicon.py) and all cards that
are named exist, so a misspelling is an error when the game is loaded.
"""

from typing import Literal

from maester.games.cardgame.lexicon import Arriving, BentRule, Keyword, Leaving, Token, Trait, What
from maester.games.cardgame.verbs import Effect
from maester.games.cardgame.which import CardType, Contest, Period, Phase, Role, Which, Words


class If(Words, frozen=True):
    """What must hold: for a constant ability while it works, for a triggered one when it is used."""

    first_player: bool | None = None
    challenge: tuple[Contest, ...] | None = None
    """A challenge of one of these types is going on; of any type, if none is named."""
    as_: Literal["attacker", "defender"] | None = None
    """The player's part in it."""
    this: Literal["standing", "participating", "attacking", "attacking-alone"] | None = None
    attached: Which | None = None
    attached_role: Role | None = None
    control: Which | None = None
    opponent_controls: Which | None = None
    revealed: tuple[Trait, ...] = ()
    """Somebody's revealed plot has one of these traits."""
    not_lost: Literal["power-this-round", "defending-this-phase"] | None = None
    duplicate: bool = False
    ambushed: bool = False
    """It came into play by ambush this phase."""
    against_rival: bool = False
    in_challenge: bool = False
    """The player is the attacking or the defending player."""


class When(Words, frozen=True):
    """What an interrupt or a reaction answers to."""

    what: What | tuple[What, ...]
    how: tuple[Arriving | Leaving, ...] = ()
    who: Literal["me", "opponent"] | None = None
    """Who does it, or to whom it happens."""
    this: bool = False
    """It is about the card that has the ability."""
    by_this: bool = False
    """The card that has the ability does it."""
    against_me: bool = False
    attached: bool = False
    """It is about the card this one is attached to."""
    card: Which | None = None
    """It is about such a card."""
    type: tuple[Contest, ...] = ()
    role: Literal["attacker", "defender"] | None = None
    """The player's part in the challenge."""
    by: int = 0
    """Won by at least so much strength."""
    unopposed: bool = False
    with_this: Role | None = None
    """The card that has the ability takes part like this."""
    with_attached: Role | None = None
    with_card: Which | None = None
    """The player controls such a card, and it takes part."""
    phase: Phase | None = None
    source: tuple[CardType, ...] = ()
    """It is done by an ability of such a card."""


class Cost(Words, frozen=True):
    """Paid all at once, before targets are chosen. The price printed on an event comes on top."""

    gold: int | Literal["x", "its-cost"] = 0
    kneel: Literal["this"] | None = None
    kneel_faction: bool = False
    kneel_one: tuple[Which, ...] = ()
    """One of the player's own cards that fits one of these."""
    sacrifice: bool = False
    """This card, as for the two below."""
    back: bool = False
    remove: bool = False
    discard: int = 0
    """So many cards from hand."""
    token: Token | None = None


class Choose(Words, frozen=True):
    """Targets. `late`: selected when the effect resolves; it does not target, and a cancel comes before it."""

    which: Which | None = None
    player: Literal["opponent", "any"] | None = None
    naming: Literal["challenge", "card-type", "icon"] | None = None
    by: Literal["me", "each", "loser"] = "me"
    least: int = 1
    most: int = 1
    late: bool = False
    optional: bool = False
    """Nobody need be chosen."""
    spare: bool = False
    """The effect is on all the others."""
    strength_total: int | None = None
    """Their strength together, at most."""
    one_controller: bool = False
    with_cards: bool = False
    """A player with a card in hand."""
    with_characters: bool = False
    with_power: bool = False
    """A player whose faction card has power."""
    with_fewer_cards: bool = False
    """A player who controls a character and has fewer cards in hand."""


Timing = Literal["action", "reaction", "interrupt", "would", "forced-reaction", "forced-interrupt", "revealed"]


class Ability(Words, frozen=True):
    """A triggered ability."""

    kind: Timing
    do: tuple[Effect, ...]
    phase: Phase | None = None
    when: When | None = None
    if_: If | None = None
    cost: Cost = Cost()
    choose: Choose | None = None
    then: tuple[Effect, ...] = ()
    """Only if all before it was done in full."""
    then_choose: Choose | None = None
    limit: int = 0
    """How often each copy may be used in a period."""
    max: int = 0
    """How often all copies of one player may be used in a period."""
    per: Period = "round"


class Constant(Words, frozen=True):
    """What holds as long as the card is in play and its condition is met."""

    to: Literal["this", "attached", "me", "opponents", "all"] | Which = "this"
    if_: If | None = None

    blank: bool = False
    participates: bool = False
    """It takes part beside another attacker of its faction, without having been declared."""
    icons: tuple[Contest, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    strength: int = 0
    per: Which | Literal["used-plots", "gold"] | None = None
    """The strength counts once for each of these."""

    # Sums of a player
    contribution: int = 0
    dominance: int = 0
    reserve: int = 0
    claim: int = 0
    type: tuple[Contest, ...] = ()
    """In challenges of these types."""

    # Rules that are bent, each asked about in its own chapter
    rule: BentRule | None = None
    which: Which | None = None
    amount: int = 0
