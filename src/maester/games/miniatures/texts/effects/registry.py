"""How a verb is registered with its functions, and what these functions share."""

from collections.abc import Callable
from inspect import isgeneratorfunction
from typing import Any, NamedTuple

from msgspec.structs import replace

from maester.games.miniatures.state import State
from maester.games.miniatures.steps.texts import GoOn
from maester.games.miniatures.texts.fitting import part
from maester.games.miniatures.texts.in_play import Bound, Use
from maester.games.miniatures.texts.verbs import AnyVerb
from maester.games.miniatures.texts.which import Part
from maester.kernel import Flow


def always(state: State, bound: Bound, verb: Any) -> bool:
    return True


class Does(NamedTuple):
    """How a verb is carried out, and whether it could change something."""

    does: Callable[[State, Bound, Any], Flow[None] | None]
    could: Callable[[State, Bound, Any], bool] = always

    @property
    def asks(self) -> bool:
        """Whether it is a flow, which may ask players something."""
        return isgeneratorfunction(self.does)


Verbs = dict[type, Does]


def nest(state: State, verbs: tuple[AnyVerb, ...], **bound: Any) -> None:
    """These verbs are done before anything else. `bound` changes what some words mean for them."""
    use = state.uses[-1]
    state.uses += (Use(replace(use.bound, **bound) if bound else use.bound, verbs, use.serial),)
    state.do_next(GoOn())


def bind(state: State, **changes: Any) -> None:
    """Changes what some words mean for the rest of the text."""
    use = state.uses[-1]
    state.uses = (*state.uses[:-1], replace(use, bound=replace(use.bound, **changes)))


def first_then(state: State, *verbs: AnyVerb) -> None:
    """These verbs come before the rest of the text."""
    use = state.uses[-1]
    state.uses = (*state.uses[:-1], replace(use, verbs=(*verbs, *use.verbs)))


def is_played(state: State, bound: Bound) -> bool:
    """Whether a tactics card is being carried out: it has left the hand, and lies in the discard pile."""
    return bound.origin == "tactics" and bool(state.uses) and state.uses[-1].bound.name == bound.name


def meant(state: State, bound: Bound, which: Part) -> str | None:
    """The unit that is meant, if it is on the table."""
    name = part(state, bound, which)
    return name if name is not None and state.units[name].on_table else None


def is_there(state: State, bound: Bound, which: Part) -> bool:
    return meant(state, bound, which) is not None
