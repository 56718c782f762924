"""INIT: the steps of using an ability or playing an event, each a step of the agenda.

That it may be used was checked when it was offered. The ability being used lies on top of `state.uses`; abilities
used in windows inside it come and go above it.
"""

from msgspec.structs import replace

from maester.games.cardgame.board import Board
from maester.games.cardgame.costs import leaves_a_choice, pay_at_once, pay_by_choice
from maester.games.cardgame.effects import carry_out
from maester.games.cardgame.events import AbilityUsed, EventPlayed
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import Context
from maester.games.cardgame.may_use import limit_key
from maester.games.cardgame.occurrence import add_to_use, occur, react_to
from maester.games.cardgame.price import use_up
from maester.games.cardgame.settle import unsettled
from maester.games.cardgame.state import Card, Happening, State, Use
from maester.games.cardgame.steps import (
    ChooseTargets,
    Conclude,
    DoEffect,
    Initiate,
    Pay,
    Resolve,
    Settle,
    ThenStep,
)
from maester.games.cardgame.strengthened import strengthened
from maester.games.cardgame.targets import choose_for
from maester.games.cardgame.verbs import Effect
from maester.games.cardgame.vocabulary import Choose
from maester.games.cardgame.zones import no_longer_playing, put_on_pile, take_from_hand
from maester.kernel import Flow


def begin(state: State, use: Use) -> None:
    """An event leaves the hand before anything is asked: it is in no zone now (CG-RULE-52)."""
    ability, seat, code = use.ability, use.seat, use.code
    if ability.limit and use.card is not None:
        count(state, limit_key(ability, seat, use.card, use.number))
    if ability.max:
        count(state, limit_key(ability, seat, code, use.number))
    if is_event(use):
        take_from_hand(state, seat, code)
        state.playing += ((seat, code),)
        if "limited" in CARDS[code].keywords:
            state.limited[seat] += 1
    state.uses += (use,)
    state.do_next(Pay(), ChooseTargets(), Initiate(), Resolve(), Conclude())


def count(state: State, key: str) -> None:
    state.counts[key] = state.counts.get(key, 0) + 1


def is_event(use: Use) -> bool:
    return CARDS[use.code].type == "event"


def context_of(state: State, use: Use) -> Context:
    """The card may have left play in the meantime, to pay the cost for example."""
    return Context(state, Board(state), use.seat, this_card(state, use), use.trigger, use)


def this_card(state: State, use: Use) -> Card | None:
    return state.cards.get(use.card or "")


def pay_cost(state: State) -> Flow[None] | None:
    """Step 4. Most costs leave nothing to choose."""
    use = state.uses[-1]
    if leaves_a_choice(use.ability.cost):
        return choosing_what_to_pay(state, use)
    before = state.gold[use.seat]
    has_paid(state, use, before, pay_at_once(state, use, context_of(state, use)))
    return None


def choosing_what_to_pay(state: State, use: Use) -> Flow[None]:
    before = state.gold[use.seat]
    use, happenings = yield from pay_by_choice(state, use, context_of(state, use))
    state.uses = (*state.uses[:-1], replace(use, done=state.uses[-1].done))
    has_paid(state, use, before, happenings)


def has_paid(state: State, use: Use, before: int, happenings: tuple[Happening, ...]) -> None:
    """`before`: the gold its player had. Strength that hangs on it is looked at before targets are (CG-RULE-43)."""
    paid = before - state.gold[use.seat]
    if is_event(use):
        use_up(state, use.seat, use.code, plays=True)
        state.tell(EventPlayed(use.seat, use.code, paid))
    else:
        state.tell(AbilityUsed(use.seat, use.code, use.number, use.card))
    occur(state, *happenings)
    if paid and not happenings and unsettled(Board(state)):
        state.do_next(Settle())


def choose_targets(state: State) -> Flow[None] | None:
    """Step 5; what is selected on resolution waits until then (CG-RULE-60)."""
    choose = state.uses[-1].ability.choose
    if choose is not None and not choose.late:
        return choosing(state, choose)
    return None


def choosing(state: State, choose: Choose) -> Flow[None]:
    use = state.uses[-1]
    chosen = yield from choose_for(context_of(state, use), use, choose, use.ability.do)
    state.uses = (*state.uses[:-1], chosen)


def initiate(state: State) -> None:
    """Step 6: the moment to cancel its effects."""
    use = state.uses[-1]
    occur(state, Happening("initiates", use.seat, source=use.card or "", code=use.code))


def resolve(state: State) -> Flow[None] | None:
    """Step 7, unless they were cancelled."""
    choose = state.uses[-1].ability.choose
    if choose is not None and choose.late and not state.uses[-1].failed:
        return choose_late(state, choose)
    take_effect(state)
    return None


def choose_late(state: State, choose: Choose) -> Flow[None]:
    yield from choosing(state, choose)
    take_effect(state)


def take_effect(state: State) -> None:
    use = state.uses[-1]
    if not use.failed:
        effects = [DoEffect(n, False) for n in range(len(use.ability.do))]
        state.do_next(*effects, *((ThenStep(),) if use.ability.then else ()))


def do_effect(state: State, number: int, then: bool) -> Flow[None] | None:
    ability = state.uses[-1].ability
    return do(state, (ability.then if then else ability.do)[number])


def do_late(state: State, number: int) -> Flow[None] | None:
    return do(state, state.uses[-1].late[number])


def do(state: State, effect: Effect) -> Flow[None] | None:
    """One effect; most ask nobody."""
    flow = carry_out(context_of(state, state.uses[-1]), effect)
    if flow is not None:
        return asking(state, flow)
    effect_done(state)
    return None


def asking(state: State, flow: Flow[None]) -> Flow[None]:
    yield from flow
    effect_done(state)


def effect_done(state: State) -> None:
    """Standing conditions are looked at after each effect (CG-RULE-09)."""
    board = Board(state)
    add_to_use(state, strengthened(board))
    if unsettled(board):
        state.do_next(Settle())


def then_step(state: State) -> Flow[None]:
    """Only if all before it was done in full (CG-THEN-01)."""
    use = state.uses[-1]
    if use.failed:
        return
    choose = use.ability.then_choose
    if choose is not None:
        use = yield from choose_for(context_of(state, use), use, choose, use.ability.then)
        state.uses = (*state.uses[:-1], use)
        if use.failed:
            return
    state.do_next(*(DoEffect(n, True) for n in range(len(use.ability.then))))


def conclude(state: State) -> None:
    """An event reaches its pile before reactions to it (CG-EVENT-02)."""
    use, state.uses = state.uses[-1], state.uses[:-1]
    done = use.done
    if is_event(use) and not use.late:
        no_longer_playing(state, use.seat, use.code)
        if not use.attached:
            put_on_pile(state, "removed" if use.seat in state.out else "discard", use.seat, use.code)
        done = (*done, Happening("played", use.seat, code=use.code))
    react_to(state, tuple([each for each in done if each.what not in ("initiates", "duplicated")]))
