"""What the verbs do. `VERBS` says for each how it is carried out, and whether it could change anything."""

from msgspec.structs import replace

from maester.games.miniatures.state import State
from maester.games.miniatures.steps.texts import GoOn
from maester.games.miniatures.texts.effects import actions, choosing, hands, lasting, odd, rare, scoring, tokens, wounds
from maester.games.miniatures.texts.effects.registry import Verbs
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.meaning import holds
from maester.games.miniatures.texts.verbs import AnyVerb
from maester.kernel import Flow

VERBS: Verbs = {
    **lasting.DOES,
    **tokens.DOES,
    **wounds.DOES,
    **actions.DOES,
    **choosing.DOES,
    **hands.DOES,
    **odd.DOES,
    **rare.DOES,
    **scoring.DOES,
}


def could(state: State, bound: Bound, verb: AnyVerb) -> bool:
    """Whether it would change something now."""
    return holds(state, bound, verb.if_) and VERBS[type(verb)].could(state, bound, verb)


def go_on(state: State) -> Flow[None] | None:
    """The next verb of the innermost text; when there is none, that text is done."""
    use = state.uses[-1]
    if not use.verbs:
        state.uses = state.uses[:-1]
        return None
    verb = use.verbs[0]
    if VERBS[type(verb)].asks and holds(state, use.bound, verb.if_):
        return asking(state)
    advance(state)
    return VERBS[type(verb)].does(state, use.bound, verb) if holds(state, use.bound, verb.if_) else None


def asking(state: State) -> Flow[None]:
    use = state.uses[-1]
    verb = use.verbs[0]
    advance(state)
    flow = VERBS[type(verb)].does(state, use.bound, verb)
    assert flow is not None
    yield from flow


def advance(state: State) -> None:
    use = state.uses[-1]
    state.uses = (*state.uses[:-1], replace(use, verbs=use.verbs[1:]))
    state.do_next(GoOn())
