"""The agenda: what is still to be done, as data in the state, so that a game can go on from any step.

A rulebook's numbered list is a tuple of steps. A step may add others: it puts them in front of what is left. Between
two steps the state says everything, so copying a game costs no more than copying the state, however deep in a procedure
it is.
"""

from collections.abc import Callable, Mapping
from functools import wraps
from inspect import signature
from re import sub
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import astuple

from maester.kernel.flow import CHECKPOINT, Flow
from maester.kernel.game import State


def kebab_case(name: str) -> str:
    """`UseRaven` is written `use-raven`."""
    return sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Step(Struct, frozen=True, gc=False, tag=kebab_case, tag_field="step"):
    """One thing to be done, and what it is about. Games add their own kinds."""

    phase: ClassVar[str] = ""
    """The part of a round it belongs to."""

    @property
    def name(self) -> str:
        return str(type(self).__struct_config__.tag)


class Stepwise(State, kw_only=True):
    """A position that says what is still to be done. Games narrow `agenda` and `step` to their own steps."""

    agenda: tuple[Any, ...] = ()
    """What is still to be done, the next step first. A checkpoint needs nothing else."""

    step: Any = None
    """The step being done."""

    def do_next(self, *steps: Step) -> None:
        """Do these before anything else that is still to be done."""
        self.agenda = steps + self.agenda


def resting(state: Stepwise, step: Step) -> Flow[None]:
    """A checkpoint in the middle of a flow. A game restarted there does this step, which leads to where the flow is
    now."""
    then = state.agenda
    state.agenda, state.step = (step, *then), step
    yield CHECKPOINT
    state.agenda = then


Does = Callable[..., Flow[None] | None]
"""What carries out a step. It is called with the state and the step's fields, and is one of these:

- a plain function, if nobody is asked;
- a flow, if somebody is asked;
- a function that returns a flow. It must have changed nothing by then, or have put the step that the flow does at the
  front of the agenda, so that the game can be restarted there."""


def only_if(holds: Callable[..., object]) -> Callable[[Does], Does]:
    """A step that asks somebody, and is done only if this holds of the state and the fields of the step."""

    def guarded(does: Does) -> Does:
        @wraps(does)
        def if_it_holds(*fields: Any) -> Any:
            return does(*fields) if holds(*fields) else None

        return if_it_holds

    return guarded


class Agenda:
    """What each kind of step does. A mistake in the table shows when the agenda is built, not during a game."""

    def __init__(self, does: Mapping[type[Step], Does]) -> None:
        for kind, function in does.items():
            wants = tuple(signature(function).parameters)[1:]
            assert wants == kind.__struct_fields__, f"{function.__name__} does not take the fields of {kind.__name__}"
        self._does = {kind: (function, bool(kind.__struct_fields__)) for kind, function in does.items()}
        """Kind → its function, and whether such steps have fields."""

    @property
    def kinds(self) -> tuple[type[Step], ...]:
        return tuple(self._does)

    def play(self, state: Stepwise) -> Flow[None]:
        """Do one step after another until none is left. A step that asks nobody needs no checkpoint of its own."""
        does = self._does
        while now := state.agenda:
            step, then = now[0], now[1:]
            state.agenda, state.step = then, step
            function, about = does[type(step)]
            flow = function(state, *astuple(step)) if about else function(state)
            if flow is not None:
                # A flow does not start until something is sent to it, so the position is still the one before the step.
                if state.agenda is then:
                    state.agenda = now
                else:
                    state.step = state.agenda[0]
                yield CHECKPOINT
                state.agenda = then
                yield from flow
