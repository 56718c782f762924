"""Verbs that contain other verbs: choices, conditions, prices, dice, what is put off; and the union of all verbs."""

from typing import Literal

from maester.games.miniatures.texts.changes import AnyChange
from maester.games.miniatures.texts.verbs import actions, hands, rare, scoring, tokens, wounds
from maester.games.miniatures.texts.verbs.verb import Verb
from maester.games.miniatures.texts.which import Amount, Condition, If, Part, Which, Words


class Test(Verb, frozen=True, tag="test"):
    """A test is taken."""

    kind: Literal["morale", "panic"]
    to: Part = "target"
    modifier: Amount = 0
    wounds: Amount = 0
    """More wounds on a failed panic test."""
    passed: tuple["AnyVerb", ...] = ()
    failed: tuple["AnyVerb", ...] = ()


class Outcome(Verb, frozen=True, tag="outcome"):
    """What follows from the test that was just taken."""

    passed: tuple["AnyVerb", ...] = ()
    failed: tuple["AnyVerb", ...] = ()


class InsteadOfZone(Verb, frozen=True, tag="instead-of-zone"):
    """This is done in place of the zone's effect."""

    do: tuple["AnyVerb", ...]


class AfterClaim(Verb, frozen=True, tag="after-claim"):
    """This happens after the effect of the zone, if the NCU the occasion is about claims one this turn."""

    do: tuple["AnyVerb", ...]
    or_before: bool = False
    """Or before it, as the player likes."""
    claimed: bool = False
    """It is about to have its effect, and the player is asked."""


class MoveNcu(Verb, frozen=True, tag="move-ncu"):
    """The NCU may go to a zone nobody has claimed; if it does, this is done."""

    do: tuple["AnyVerb", ...] = ()


class Retarget(Verb, frozen=True, tag="retarget"):
    """Another unit must be the target of the zone's effect, if there is one; this is done to it."""

    do: tuple["AnyVerb", ...] = ()


class Choose(Verb, frozen=True, tag="choose"):
    """Units that fit are chosen, and this is done to each."""

    which: Which
    do: tuple["AnyVerb", ...]
    most: int = 1
    all: bool = False
    optional: bool = False


class Menu(Verb, frozen=True, tag="menu"):
    """So many of these are chosen and done."""

    of: tuple[tuple["AnyVerb", ...], ...]
    n: Amount = 1
    repeat: bool = False
    often: tuple[int, ...] = ()
    """Of which, counted from 1, one may choose the same more than once; with `repeat` of all."""
    by: Literal["me", "opponent"] = "me"


class Whether(Verb, frozen=True, tag="whether"):
    """One thing if the condition holds, another if it does not."""

    holds: If
    do: tuple["AnyVerb", ...]
    otherwise: tuple["AnyVerb", ...] = ()


class May(Verb, frozen=True, tag="may"):
    """The player may pay a price to do this."""

    cost: "Cost"
    do: tuple["AnyVerb", ...]
    must: bool = False
    """It was declared: the price is paid without asking."""
    spends: str = ""
    """What is used up when it is done."""


class Roll(Verb, frozen=True, tag="roll"):
    """Roll a die; this happens if it shows so much or more."""

    least: int
    do: tuple["AnyVerb", ...]
    least_if: tuple[int, If] | None = None
    """Another number if that holds."""
    sure_if: If | None = None
    again_if: If | None = None
    """It may be rolled again."""


class RollD3(Verb, frozen=True, tag="roll-d3"):
    """One thing for each face of a D3."""

    faces: tuple[tuple["AnyVerb", ...], ...]


class Foresee(Verb, frozen=True, tag="foresee"):
    """If the target, or an enemy NCU that the player names, acts this turn, this happens before it is resolved."""

    do: tuple["AnyVerb", ...]


class AfterDestroyed(Verb, frozen=True, tag="after-destroyed"):
    """This is done when that unit is off the table; never, if it is saved."""

    do: tuple["AnyVerb", ...]
    of: Part = "this"


class WagerZones(Verb, frozen=True, tag="wager-zones"):
    """The opponent names a zone, then the player. When one of the two is first claimed in this round, the opponent of
    the player who claimed it does this."""

    do: tuple["AnyVerb", ...]


class AfterAttack(Verb, frozen=True, tag="after-attack"):
    """This is done when the attack is complete."""

    do: tuple["AnyVerb", ...]


class AfterTest(Verb, frozen=True, tag="after-test"):
    """This is done when the test is over."""

    passed: tuple["AnyVerb", ...] = ()
    failed: tuple["AnyVerb", ...] = ()


class Cost(Words, frozen=True):
    """What must be paid."""

    counters: int = 0
    """Tokens on this card."""
    faith: int = 0
    pillage: int = 0
    """Tokens on the target."""
    discard: int = 0
    """Cards from the hand."""
    spend: tuple[Condition, ...] = ()
    """One of these tokens of the target."""
    spend_of: Part = "target"


AnyVerb = (
    AnyChange
    | tokens.Give
    | tokens.Take
    | tokens.SwapToken
    | tokens.MoveToken
    | tokens.NoToken
    | tokens.Vow
    | tokens.Taunt
    | tokens.Count
    | tokens.SpendCounters
    | tokens.Pillage
    | tokens.PassPillage
    | wounds.Wounds
    | wounds.Hits
    | wounds.Heal
    | wounds.SufferUpTo
    | wounds.Survive
    | wounds.KillAttachment
    | wounds.Destroy
    | wounds.StealAttachment
    | wounds.Strip
    | actions.Act
    | actions.LoseAction
    | actions.Stakes
    | actions.NoAction
    | actions.Shift
    | actions.SurgeInstead
    | actions.ActivateIdle
    | actions.ActivateToo
    | actions.RideBy
    | actions.Reinforce
    | actions.MoveAttachment
    | actions.ShareAbilities
    | actions.UseOrder
    | hands.Draw
    | hands.Search
    | hands.Recall
    | hands.Redraw
    | hands.Attach
    | hands.Cancel
    | hands.RefreshOrder
    | hands.UseZone
    | hands.ControlZone
    | hands.SilenceNcu
    | MoveNcu
    | scoring.ArrowsAgain
    | scoring.BringIn
    | scoring.ClearPiece
    | scoring.Gain
    | scoring.StakesAtWalls
    | scoring.Stays
    | scoring.TakeFirst
    | rare.Bond
    | rare.DiscardRandom
    | rare.MustFight
    | rare.RevealHand
    | rare.Summon
    | rare.Throw
    | rare.Trample
    | rare.Unmask
    | Test
    | Outcome
    | InsteadOfZone
    | AfterClaim
    | Retarget
    | Choose
    | Menu
    | Whether
    | May
    | Roll
    | RollD3
    | Foresee
    | AfterDestroyed
    | WagerZones
    | AfterAttack
    | AfterTest
)
"""Any of them."""
