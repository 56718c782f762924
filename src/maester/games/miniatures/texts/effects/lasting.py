"""Changes that begin to hold, and when they end."""

from msgspec.structs import replace

from maester.games.miniatures.cards import keep_to_limit
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.changes import (
    AnyChange,
    AttackChange,
    Change,
    LosesAbilities,
    PanicWounds,
    RerollCharge,
    SilentAttachments,
)
from maester.games.miniatures.texts.effects.registry import Does, Verbs
from maester.games.miniatures.texts.fitting import part
from maester.games.miniatures.texts.in_play import Bound, Lasting
from maester.games.miniatures.texts.meaning import amount, holds
from maester.games.miniatures.texts.which import Which

BY_MOMENT = {
    "attack": "attack",
    "attack-rolled": "attack",
    "attack-final": "attack",
    "defence-rolled": "attack",
    "defence-final": "attack",
    "test": "test",
    "test-rolled": "test",
    "charge-rolled": "charge",
    "action": "charge",
}
"""How long a change holds that does not say so itself, by the occasion at which it begins."""


def change(state: State, bound: Bound, verb: Change) -> None:
    until = verb.until or BY_MOMENT[state.windows[-1].occasion.moment]
    depth = len(state.attacks) if until == "attack" else len(state.tests) if until == "test" else 0
    begins(state, bound, verb, until, depth)
    if isinstance(verb, LosesAbilities | SilentAttachments):
        for seat in state.playing:
            keep_to_limit(state, seat)  # one of the abilities may have been for more cards (MIN-RULE-49)


def begins(state: State, bound: Bound, verb: Change, until: str, depth: int) -> None:
    """Which unit it is for and how much it is are settled now, but for the wounds of a test, which are counted when it
    is failed. If that unit is gone, nothing begins."""
    if not holds(state, bound, verb.if_):
        return
    on = None
    if not isinstance(verb.on, Which):
        on = part(state, bound, verb.on)
        if on is None:
            return
    against = None
    if isinstance(verb, AttackChange | RerollCharge) and isinstance(verb.against, str):
        against = part(state, bound, verb.against)
    settled: AnyChange = replace(verb, if_=None)  # type: ignore[assignment]  # every change is one of them
    if "n" in verb.__struct_fields__ and not isinstance(verb, PanicWounds):
        settled = replace(settled, n=amount(state, bound, verb.n))  # type: ignore[attr-defined]  # it has a number
    serial = state.uses[-1].serial if state.uses else 0
    state.lasting += (Lasting(bound, settled, until, serial, on, against, depth),)


DOES: Verbs = {kind: Does(change) for kind in AnyChange.__args__}
