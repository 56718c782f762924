"""What the verbs do. `VERBS` says for each how it is carried out, and whether it could change anything."""

from maester.games.cardgame.effects import challenges, hidden, kneeling, lasting, leaving, tokens, triggers
from maester.games.cardgame.effects.registry import Verbs, always
from maester.games.cardgame.filters import Context
from maester.games.cardgame.offers import Target
from maester.games.cardgame.verbs import Effect
from maester.kernel import Flow

VERBS: Verbs = {
    **tokens.DOES,
    **kneeling.DOES,
    **leaving.DOES,
    **lasting.DOES,
    **triggers.DOES,
    **hidden.DOES,
    **challenges.DOES,
}
assert set(VERBS) == set(Effect.__args__), "every verb has its function"


def could(context: Context, effect: Effect, target: Target | None = None) -> bool:
    """Whether it would change something: for this target, or at all (CG-TARGET-09, CG-ABILITY-09)."""
    return VERBS[type(effect)].could(context, effect, target)


def is_sure(effect: Effect) -> bool:
    """Whether it always changes something."""
    return VERBS[type(effect)].could is always


def carry_out(context: Context, effect: Effect) -> Flow[None] | None:
    return VERBS[type(effect)].does(context, effect)
