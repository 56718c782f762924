"""The shape of a verb's functions, and what they share."""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from maester.games.cardgame.filters import Context
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.verbs import Verb
from maester.kernel import Flow, Seat


class Does(NamedTuple):
    """How a verb is carried out, and whether it could change something."""

    does: Callable[[Context, Any], Flow[None] | None]
    could: Callable[[Context, Any, str | None], bool]


Verbs = dict[type[Verb], Does]


def always(context: Context, effect: Any, target: str | None) -> bool:
    return True


def meant(context: Context, to: str) -> list[Card]:
    """The cards in play an effect is about."""
    cards = context.state.cards
    if to == "target":
        names = context.use.targets if context.use is not None else ()
    elif to == "this":
        names = (context.this.id,) if context.this is not None else ()
    elif to == "attached":
        names = (context.this.on or "",) if context.this is not None else ()
    else:
        trigger = context.trigger
        names = (trigger.card.id,) if trigger is not None and trigger.card is not None else ()
    return [cards[name] for name in names if name in cards]


def looked_at(context: Context, to: str, target: str | None) -> list[Card]:
    """The card that is asked about as a target, or those that are meant anyway."""
    if to != "target":
        return meant(context, to)
    card = context.state.cards.get(target or "")
    return [] if card is None else [card]


def elsewhere(name: str) -> tuple[str, Seat, str] | None:
    """Zone, owner and code of a target that is not in play."""
    parts = name.split(":")
    return (parts[0], parts[1], parts[2]) if len(parts) == 3 else None


def note(state: State, **changes: Any) -> None:
    """The innermost ability goes on, with this changed."""
    state.uses = (*state.uses[:-1], replace(state.uses[-1], **changes))
