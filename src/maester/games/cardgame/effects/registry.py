"""The shape of a verb's functions, and what they share."""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from maester.games.cardgame.filters import Context
from maester.games.cardgame.offers import Duplicate, InPlay, Target
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.verbs import Verb
from maester.kernel import Flow


class Does(NamedTuple):
    """How a verb is carried out, and whether it could change something."""

    does: Callable[[Context, Any], Flow[None] | None]
    could: Callable[[Context, Any, Target | None], bool]


Verbs = dict[type[Verb], Does]


def always(context: Context, effect: Any, target: Target | None) -> bool:
    return True


def meant(context: Context, to: str) -> list[Card]:
    """The cards in play an effect is about."""
    cards = context.state.cards
    if to == "target":
        names = context.use.targeted if context.use is not None else ()
    elif to == "this":
        names = (context.this.id,) if context.this is not None else ()
    elif to == "attached":
        names = (context.this.on or "",) if context.this is not None else ()
    else:
        trigger = context.trigger
        names = (trigger.card.id,) if trigger is not None and trigger.card is not None else ()
    return [cards[name] for name in names if name in cards]


def looked_at(context: Context, to: str, target: Target | None) -> list[Card]:
    """The card that is asked about as a target, or those that are meant anyway."""
    if to != "target":
        return meant(context, to)
    card = card_at(context, target)
    return [] if card is None else [card]


def card_at(context: Context, target: Target | Duplicate | None) -> Card | None:
    """The card in play that a target is."""
    return context.state.cards.get(target.card) if isinstance(target, InPlay) else None


def note(state: State, **changes: Any) -> None:
    """The innermost ability goes on, with this changed."""
    state.uses = (*state.uses[:-1], replace(state.uses[-1], **changes))
