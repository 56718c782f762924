"""What happens at an occasion: one struct a verb, with its own words only. How each is carried out is in effects/.

A change of changes.py may stand among them: it then begins to hold.
"""

from typing import Literal

from maester.games.miniatures.changes import AnyChange
from maester.games.miniatures.which import Amount, Condition, If, Part, Until, Which, Words, Zone

Action = Literal["maneuver", "march", "retreat", "charge", "melee", "ranged"]
Place = Literal["deck", "discard"]


class Verb(Words, frozen=True, tag_field="does", tag=True, kw_only=True):
    """Something that is done."""

    if_: If | None = None


# ------------------------------------------------------------------------------------------------------ tokens


class Give(Verb, frozen=True, tag="give"):
    """Condition tokens. `one`: one of these, as one likes; `n` times. None named: the one that is about to come."""

    conditions: tuple[Condition, ...] = ()
    to: Part = "target"
    one: bool = False
    n: Amount = 1


class Take(Verb, frozen=True, tag="take"):
    """Remove condition tokens, chosen by the player whose text it is."""

    n: int = 1
    of: Part = "target"
    optional: bool = False


class SwapToken(Verb, frozen=True, tag="swap-token"):
    """One condition token on that unit, or on any, becomes one of another kind."""

    of: Part | None = "target"
    optional: bool = False


class MoveToken(Verb, frozen=True, tag="move-token"):
    """One condition token goes from one unit to any other, if one likes."""


class NoToken(Verb, frozen=True, tag="no-token"):
    """The token that is about to come is not given."""

    cost: int = 0
    """For so many wounds, if one likes."""


class Vow(Verb, frozen=True, tag="vow"):
    """This unit vows to fight the target."""


class Taunt(Verb, frozen=True, tag="taunt"):
    """Unless it attacks or charges this unit in this turn, it gets these tokens before its action."""

    conditions: tuple[Condition, ...]


class Count(Verb, frozen=True, tag="count"):
    """Tokens on this card."""

    n: int = 1


class SpendCounters(Verb, frozen=True, tag="spend-counters"):
    """A price one chooses: tokens on this card. It is `given` afterwards."""

    most: int


class Pillage(Verb, frozen=True, tag="pillage"):
    n: Amount = 1
    to: Part = "this"


class PassPillage(Verb, frozen=True, tag="pass-pillage"):
    """One pillage token goes from the one to the other."""

    of: Part
    to: Part
    optional: bool = False


# ------------------------------------------------------------------------------------------------------ wounds


class Wounds(Verb, frozen=True, tag="wounds"):
    n: Amount = 0
    to: Part = "target"
    d3: bool = False
    """A D3 on top."""


class Hits(Verb, frozen=True, tag="hits"):
    """Hits that are defended against."""

    n: Amount
    to: Part = "target"
    defence: int = 0
    """What is added to those defence dice."""


class Heal(Verb, frozen=True, tag="heal"):
    n: Amount
    to: Part = "target"


class SufferUpTo(Verb, frozen=True, tag="suffer-up-to"):
    """A price one chooses: wounds, or models. It is `given` afterwards."""

    most: int
    of: Part | Which = "this"
    """That unit, or any that fit, together."""
    models: bool = False


class Survive(Verb, frozen=True, tag="survive"):
    """It is not destroyed: so many wounds are left."""

    n: int = 1


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


# ------------------------------------------------------------------------------------------------------ free actions


class Act(Verb, frozen=True, tag="act"):
    """A free action, one of these."""

    actions: tuple[Action, ...]
    to: Part = "target"
    at: Part | None = None
    """Charges and attacks: only on that one."""
    speed: int | None = None
    """So far, whatever its speed."""
    more_speed: int = 0
    optional: bool = False
    start: bool = False
    """At the start of an activation: it is remembered for the turn."""
    in_place_of_surge: bool = False
    pivot: bool = False
    """It may pivot before a march."""
    changes: tuple[AnyChange, ...] = ()
    """What holds for it until the end of that action."""


class LoseAction(Verb, frozen=True, tag="lose-action"):
    """The action this unit has declared is not performed."""


class Stakes(Verb, frozen=True, tag="stakes"):
    """Stakes are placed within so many inches of this unit, on no tray and no other terrain."""

    inches: int = 2


class NoAction(Verb, frozen=True, tag="no-action"):
    """It performs no action in this turn."""

    to: Part = "subject"


class Shift(Verb, frozen=True, tag="shift"):
    inches: int
    to: Part = "target"
    pivot: bool = False
    """It pivots first."""


class SurgeInstead(Verb, frozen=True, tag="surge-instead"):
    """A charge or a march in place of the surge."""


class Tires(Verb, frozen=True, tag="tires"):
    """It counts as activated."""

    to: Part = "target"


class ActivateToo(Verb, frozen=True, tag="activate-too"):
    """This unit may be activated right after that one."""


# ------------------------------------------------------------------------------------------------------ cards


class Draw(Verb, frozen=True, tag="draw"):
    n: int = 1


class Search(Verb, frozen=True, tag="search"):
    """One card into one's hand; the deck is shuffled."""

    cards: tuple[str, ...] = ()
    commander: bool = False
    """A card of one's commander."""
    places: tuple[Place, ...] = ("deck",)
    play: bool = False
    """It is played at once."""


class Recall(Verb, frozen=True, tag="recall"):
    """Cards from one's discard pile to one's hand."""

    n: int = 1


class Redraw(Verb, frozen=True, tag="redraw"):
    """Any number of cards aside, so many and one more drawn, the others shuffled in."""


class Attach(Verb, frozen=True, tag="attach"):
    """This card, or the named one, is attached to a unit."""

    to: Part = "target"
    until: tuple[Until, ...] = ("game",)
    card: str | None = None


class Cancel(Verb, frozen=True, tag="cancel"):
    """The effect that was declared does nothing."""


class RefreshOrder(Verb, frozen=True, tag="refresh-order"):
    """One used order of that unit may be used again."""

    of: Part = "target"


# ------------------------------------------------------------------------------------------------------ the board


class InsteadOfZone(Verb, frozen=True, tag="instead-of-zone"):
    """In place of the zone's effect, if one likes."""

    do: tuple["AnyVerb", ...]
    optional: bool = False


class UseZone(Verb, frozen=True, tag="use-zone"):
    """In place of the zone's effect that of any zone nobody has claimed."""


class ControlZone(Verb, frozen=True, tag="control-zone"):
    """One counts as controlling a zone: that one, or one of one's choice."""

    zone: Zone | None = None
    until: Until = "round"


class SilenceNcu(Verb, frozen=True, tag="silence-ncu"):
    """The NCU the occasion is about loses its abilities until the end of the round."""


class AfterClaim(Verb, frozen=True, tag="after-claim"):
    """If the NCU the occasion is about claims a zone this turn: this, after its effect."""

    do: tuple["AnyVerb", ...]


class MoveNcu(Verb, frozen=True, tag="move-ncu"):
    """The NCU goes to a zone nobody has claimed."""


class Retarget(Verb, frozen=True, tag="retarget"):
    """Another unit must be the target of the zone's effect, if there is one; this is done to it."""

    do: tuple["AnyVerb", ...] = ()


# ------------------------------------------------------------------------------------------------------ choosing


class Choose(Verb, frozen=True, tag="choose"):
    """Units that fit, each with what is done to it."""

    which: Which
    do: tuple["AnyVerb", ...]
    most: int = 1
    all: bool = False
    optional: bool = False


class Menu(Verb, frozen=True, tag="menu"):
    """So many of these."""

    of: tuple[tuple["AnyVerb", ...], ...]
    n: Amount = 1
    repeat: bool = False
    by: Literal["me", "opponent"] = "me"


class Whether(Verb, frozen=True, tag="whether"):
    """This if it holds, else that."""

    holds: If
    do: tuple["AnyVerb", ...]
    otherwise: tuple["AnyVerb", ...] = ()


class May(Verb, frozen=True, tag="may"):
    """At a price, if one likes."""

    cost: "Cost"
    do: tuple["AnyVerb", ...]
    must: bool = False
    """It was declared: the price is paid without asking."""


class Roll(Verb, frozen=True, tag="roll"):
    """A die: this if it shows so much or more."""

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


class KillAttachment(Verb, frozen=True, tag="kill-attachment"):
    """An infantry attachment in that unit is destroyed."""

    of: Part = "defender"


class Destroy(Verb, frozen=True, tag="destroy"):
    of: Part = "this"
    for_good: bool = False
    """Nothing can save it any more."""


class StealAttachment(Verb, frozen=True, tag="steal-attachment"):
    """An infantry attachment that the attack destroyed may join the attacker."""


class MoveAttachment(Verb, frozen=True, tag="move-attachment"):
    """An attachment may change between the two units chosen, or two attachments their places."""


class ShareAbilities(Verb, frozen=True, tag="share-abilities"):
    """The two units chosen have each other's abilities until the turn ends."""


class UseOrder(Verb, frozen=True, tag="use-order"):
    """An unused order of one of the two units chosen may be used at once, if it answers to this occasion."""


class Foresee(Verb, frozen=True, tag="foresee"):
    """If the target, or an enemy NCU that is named too, acts in this turn: this, before the action is resolved."""

    do: tuple["AnyVerb", ...]


class AfterDestroyed(Verb, frozen=True, tag="after-destroyed"):
    """When this unit is off the table."""

    do: tuple["AnyVerb", ...]


class Reinforce(Verb, frozen=True, tag="reinforce"):
    """A new unit comes in within long range of one's own edge."""

    unit: str
    attachments: tuple[str, ...] = ()


class RideBy(Verb, frozen=True, tag="ride-by"):
    """It pivots and marches, even out of an engagement and through enemies; one of them suffers wounds."""

    wounds: Amount


class WagerZones(Verb, frozen=True, tag="wager-zones"):
    """The opponent names a zone, then oneself. When one of them is first claimed in this round, the opponent of who
    claimed it does this."""

    do: tuple["AnyVerb", ...]


class Strip(Verb, frozen=True, tag="strip"):
    """Any number of the target's condition tokens are removed; for each it loses an ability until the round ends."""


class AfterAttack(Verb, frozen=True, tag="after-attack"):
    """When this attack is complete."""

    do: tuple["AnyVerb", ...]


class AfterTest(Verb, frozen=True, tag="after-test"):
    """When this test is over."""

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
    """Cards of one's hand."""
    wounds: int = 0
    spend: tuple[Condition, ...] = ()
    """One of these tokens of the target."""
    spend_of: Part = "target"


AnyVerb = (
    AnyChange | Give | Take | SwapToken | MoveToken | NoToken | Vow | Taunt | Count | SpendCounters | Pillage
    | PassPillage | Wounds | Hits | Heal | SufferUpTo | Survive | Test | Outcome | Act | NoAction | Shift
    | SurgeInstead | Tires | ActivateToo | Draw | Search | Recall | Redraw | Attach | Cancel | RefreshOrder
    | InsteadOfZone | UseZone | ControlZone | SilenceNcu | AfterClaim | MoveNcu | Retarget | Choose | Menu | Whether
    | May | Roll | RollD3 | KillAttachment | Destroy | StealAttachment | MoveAttachment | ShareAbilities | UseOrder
    | Foresee | LoseAction | Stakes | AfterDestroyed | Reinforce | RideBy | WagerZones | Strip | AfterAttack | AfterTest
)  # fmt: skip
"""Any of them."""
