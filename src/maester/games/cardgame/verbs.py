"""What abilities do: one struct for each verb, with just the fields it needs. What each does is in effects/.

`to` says to which card it is done: the chosen target, this card, the one it is attached to, or the one the trigger is
about. `each` says that it is done to all cards that fit, at once.
"""

from typing import Literal

from maester.games.cardgame.lexicon import CardRule, Token
from maester.games.cardgame.which import Contest, Period, Which, Words

To = Literal["target", "this", "attached", "trigger"]
Place = Literal["hand", "deck", "dead"]


class Verb(Words, frozen=True, tag_field="does", tag=True):
    """Something an ability does."""


# ------------------------------------------------------------------------------------------------- gold, cards, power


class Draw(Verb, frozen=True, tag="draw"):
    amount: int = 1


class GainGold(Verb, frozen=True, tag="gain-gold"):
    amount: int = 1
    per: Which | None = None


class TakeGold(Verb, frozen=True, tag="take-gold"):
    """From the pool of the player the trigger is about."""

    amount: int = 1


class EmptyGold(Verb, frozen=True, tag="empty-gold"):
    """Everybody's gold goes to the treasury."""


class GainPower(Verb, frozen=True, tag="gain-power"):
    amount: int = 1
    to: Literal["faction", "this", "target"] = "faction"
    per: Literal["used-plots", "five-strength"] | None = None


class MovePower(Verb, frozen=True, tag="move-power"):
    """From that player's faction card to the player's own."""

    amount: int = 1
    whose: Literal["loser", "chosen"] = "loser"


class DropPower(Verb, frozen=True, tag="drop-power"):
    amount: int = 1


# ------------------------------------------------------------------------------------------------- kneeling and leaving


class Kneel(Verb, frozen=True, tag="kneel"):
    to: To = "target"


class Stand(Verb, frozen=True, tag="stand"):
    to: To = "target"
    each: Which | None = None


class Kill(Verb, frozen=True, tag="kill"):
    to: To = "target"
    spared: bool = False
    """All characters but those chosen."""
    by: Literal["chosen"] | None = None
    """That player chooses one of their own."""
    savable: bool = True


class Discard(Verb, frozen=True, tag="discard"):
    """From play; a card in a hand, from that hand."""

    to: To = "target"
    each: Which | None = None
    savable: bool = True


class Back(Verb, frozen=True, tag="back"):
    """To its owner's hand, from play or from a pile."""

    to: To = "target"
    savable: bool = True


class ShuffleIn(Verb, frozen=True, tag="shuffle-in"):
    """Into its owner's deck. A card that fits `or_play` may be put into play instead."""

    or_play: Which | None = None


class PutIntoPlay(Verb, frozen=True, tag="put-into-play"):
    pass


class Control(Verb, frozen=True, tag="control"):
    """Take control of the target."""


# ------------------------------------------------------------------------------------------------- what lasts


class Modify(Verb, frozen=True, tag="modify"):
    to: To = "target"
    strength: int = 0
    strength_while_first: int | None = None
    icons: tuple[Contest, ...] = ()
    lose_icons: tuple[Contest, ...] = ()
    named_icon: Literal["gains", "loses"] | None = None
    rule: CardRule | None = None
    """A rule that is bent for it."""
    burn: bool = False
    """It is killed while its strength is 0."""
    until: Period = "phase"


class Claim(Verb, frozen=True, tag="claim"):
    amount: int
    until: Period
    whose: Literal["mine", "attackers"] = "mine"
    """The player's own revealed plot, or that of whoever attacks them."""
    type: Literal["any", "named", "same"] = "any"
    """In challenges of which type: the one named, or the trigger's."""


class Reduce(Verb, frozen=True, tag="reduce"):
    """The next card that fits and is marshaled this phase costs less."""

    amount: int
    which: Which
    plays: bool = False
    """Or played."""


class Forbid(Verb, frozen=True, tag="forbid"):
    """The other side of the challenge cannot initiate challenges."""

    what: Literal["named-type", "against-me"]
    until: Period


class ExtraChallenge(Verb, frozen=True, tag="extra-challenge"):
    """Of the named type, this phase."""


class Delay(Verb, frozen=True, tag="delay"):
    """At that time, if the target is still there (and has the token), this is done."""

    at: Literal["phase-ends", "challenge-won"]
    do: tuple["Effect", ...]
    token: Token | None = None


class PlaceToken(Verb, frozen=True, tag="place-token"):
    kind: Token
    to: To = "target"


# ------------------------------------------------------------------------------------------------- triggers


class Save(Verb, frozen=True, tag="save"):
    """The card the trigger is about stays in play."""


class Cancel(Verb, frozen=True, tag="cancel"):
    """The effects that are about to be initiated are not initiated."""


class Instead(Verb, frozen=True, tag="instead"):
    """The card goes there instead."""

    place: Place


class AttachThis(Verb, frozen=True, tag="attach-this"):
    """The event becomes an attachment on the card it saved."""


# ------------------------------------------------------------------------------------------------- hidden places


class Search(Verb, frozen=True, tag="search"):
    which: Which
    top: int | None = None
    """So many cards from the top; otherwise the whole deck."""
    not_the_named_type: bool = False


class LookAtHand(Verb, frozen=True, tag="look-at-hand"):
    pass


class RevealTop(Verb, frozen=True, tag="reveal-top"):
    """If it fits, it is drawn."""

    which: Which


class Look(Verb, frozen=True, tag="look"):
    """At the top cards of a deck: some to hand, some to the bottom, the rest stays."""

    top: int
    whose: Literal["me", "chosen"] = "me"
    hand: int = 0
    """At most so many; the others go to the bottom."""
    bottom: int = 0
    """At most so many; the others stay on top."""


class DiscardTop(Verb, frozen=True, tag="discard-top"):
    """Of the chosen player's deck."""


class DiscardHand(Verb, frozen=True, tag="discard-hand"):
    """Cards at random."""

    whose: Literal["chosen", "opponents", "attacker"] = "chosen"
    amount: int = 1
    character_power: int = 0
    """If it is a character, it goes to the dead pile, and the player gains so much power."""


class DuplicateTop(Verb, frozen=True, tag="duplicate-top"):
    """The top card of the player's deck is placed face down under this card as a duplicate."""


# ------------------------------------------------------------------------------------------------- challenges


class Join(Verb, frozen=True, tag="join"):
    """The target takes part as a defender."""


class Leave(Verb, frozen=True, tag="leave"):
    """The target no longer takes part."""


class EitherOf(Verb, frozen=True, tag="either-of"):
    """One of these, chosen by the player."""

    do: tuple["Effect", ...]


Effect = (
    Draw | GainGold | TakeGold | EmptyGold | GainPower | MovePower | DropPower | Kneel | Stand | Kill | Discard
    | Back | ShuffleIn | PutIntoPlay | Control | Modify | Claim | Reduce | Forbid | ExtraChallenge | Delay
    | PlaceToken | Save | Cancel | Instead | AttachThis | Search | LookAtHand | RevealTop | Look | DiscardTop
    | DiscardHand | DuplicateTop | Join | Leave | EitherOf
)  # fmt: skip
"""Any of them."""
