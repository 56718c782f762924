"""Effects on what is about to happen: saved, cancelled, or turned into something else."""

from msgspec.structs import replace

from maester.games.cardgame.attach import cannot_bear
from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import arrive, attach
from maester.games.cardgame.effects.registry import Does, Verbs, always, note
from maester.games.cardgame.events import Cancelled, CardEntered, Saved
from maester.games.cardgame.facts import RISEN
from maester.games.cardgame.filters import Context
from maester.games.cardgame.lineup import RISEN_CODE
from maester.games.cardgame.offers import Target
from maester.games.cardgame.state import Happening, State
from maester.games.cardgame.verbs import AttachThis, Cancel, Instead, Save


def index_of(state: State, trigger: Happening) -> int | None:
    """Which of the happenings of the innermost window it is. By now all windows inside that one are closed."""
    if not state.open:
        return None
    for n, each in enumerate(state.open[-1].happenings):
        same = (
            each.card.id == trigger.card.id if each.card is not None and trigger.card is not None else each == trigger
        )
        if each.what == trigger.what and same and n not in state.open[-1].off:
            return n
    return None


def switch_off(state: State, trigger: Happening) -> bool:
    """It is no longer imminent (CG-TRIGGER-06, CG-RULE-02)."""
    number = index_of(state, trigger)
    if number is None:
        return False
    window = state.open[-1]
    state.open = (*state.open[:-1], replace(window, off=(*window.off, number)))
    return True


def save(context: Context, effect: Save) -> None:
    trigger = context.trigger
    assert trigger is not None
    assert trigger.card is not None
    if switch_off(context.state, trigger):
        context.state.tell(Saved(trigger.card.id))
    else:
        note(context.state, failed=True)


def can_save(context: Context, effect: Save, target: Target | None) -> bool:
    """A character killed because its strength is 0 can only be saved by what raises it again (CG-RULE-43)."""
    trigger = context.trigger
    if trigger is None or trigger.card is None or not trigger.savable:
        return False
    if not trigger.burned:
        return True
    bearer = context.state.cards.get(trigger.card.id)
    raises = context.use is None and context.this is None  # only an event attaches itself
    if bearer is None or not raises or cannot_bear(context.board, RISEN_CODE, bearer) is not None:
        return False
    added = context.board.raw_strength(bearer) + RISEN.constants[0].strength
    return added > 0


def cancel(context: Context, effect: Cancel) -> None:
    trigger = context.trigger
    assert trigger is not None
    if switch_off(context.state, trigger):
        context.state.tell(Cancelled(trigger.code))


def instead(context: Context, effect: Instead) -> None:
    """Of several, the one used last decides (CG-REPLACE-03); it is still killed."""
    trigger = context.trigger
    assert trigger is not None
    number = index_of(context.state, trigger)
    if number is not None:
        window = context.state.open[-1]
        changed = list(window.happenings)
        changed[number] = replace(changed[number], place=effect.place)
        context.state.open = (*context.state.open[:-1], replace(window, happenings=tuple(changed)))


def attach_this(context: Context, effect: AttachThis) -> None:
    """On a card that cannot have attachments it fails, and the event is discarded (CG-RULE-72)."""
    trigger, state, use = context.trigger, context.state, context.use
    assert trigger is not None
    assert use is not None
    bearer = state.cards.get(trigger.card.id) if trigger.card is not None else None
    if bearer is None or cannot_bear(Board(state), RISEN_CODE, bearer) is not None:
        return
    card = arrive(state, use.code, context.seat, context.seat, "put", risen=True)
    attach(state, card.id, bearer.id)
    note(state, attached=True)
    state.tell(CardEntered(context.seat, card.id, "put", bearer.id))


DOES: Verbs = {
    Save: Does(save, can_save),
    Cancel: Does(cancel, always),
    Instead: Does(instead, always),
    AttachThis: Does(attach_this, always),
}
