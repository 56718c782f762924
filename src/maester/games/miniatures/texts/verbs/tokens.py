"""Verbs about tokens: conditions, tokens on cards, pillage."""

from maester.games.miniatures.texts.verbs.verb import Verb
from maester.games.miniatures.texts.which import Amount, Condition, Part


class Give(Verb, frozen=True, tag="give"):
    """Condition tokens. `one`: one of these, chosen by the player; `n` times. None named: the one about to come."""

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
    """One condition token on the target becomes one of another kind."""


class MoveToken(Verb, frozen=True, tag="move-token"):
    """The player may move one condition token from any unit to any other."""


class NoToken(Verb, frozen=True, tag="no-token"):
    """The token that is about to come is not given."""


class Vow(Verb, frozen=True, tag="vow"):
    """This unit vows to fight the target."""


class Taunt(Verb, frozen=True, tag="taunt"):
    """Unless it attacks or charges this unit in this turn, it gets these tokens before its action."""

    conditions: tuple[Condition, ...]


class Count(Verb, frozen=True, tag="count"):
    """Tokens on this card."""

    n: int = 1


class SpendCounters(Verb, frozen=True, tag="spend-counters"):
    """The player chooses a price: tokens on this card. How many is counted as `given` afterwards."""

    most: int


class Pillage(Verb, frozen=True, tag="pillage"):
    n: Amount = 1
    to: Part = "this"


class PassPillage(Verb, frozen=True, tag="pass-pillage"):
    """One pillage token goes from one unit to the other."""

    of: Part
    to: Part
    optional: bool = False
