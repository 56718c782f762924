"""Choosing units and effects, conditions, prices, dice."""

from msgspec.structs import replace

from maester.games.miniatures.cards import discard
from maester.games.miniatures.combat.harm import d3_for, spend
from maester.games.miniatures.combat.rolled import one_by_one
from maester.games.miniatures.events import DieRolled, EffectChosen
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.effects.actions import could_act_perhaps
from maester.games.miniatures.texts.effects.registry import Does, Verbs, bind, is_played, meant, nest
from maester.games.miniatures.texts.effects.tokens import change_counters, counted
from maester.games.miniatures.texts.fitting import choosable, units_that_fit
from maester.games.miniatures.texts.in_force import changes, in_play
from maester.games.miniatures.texts.in_play import Bound, Later, Origin, Use
from maester.games.miniatures.texts.meaning import amount, counters, holds
from maester.games.miniatures.texts.questions import (
    RULE,
    which_cards,
    which_thing,
    which_token,
    which_unit,
    which_units,
    yes_or_no,
)
from maester.games.miniatures.texts.verbs import (
    Act,
    AfterAttack,
    AfterClaim,
    AfterTest,
    AnyVerb,
    Choose,
    Cost,
    May,
    Menu,
    Roll,
    RollD3,
    Whether,
)
from maester.games.miniatures.unit import is_wall
from maester.kernel import Barred, Flow, Refusal, Seat, ask


def candidates(state: State, bound: Bound, verb: Choose) -> list[str]:
    """Units that fit, without those that their own side may not target."""
    found = units_that_fit(state, bound, verb.which)
    if bound.origin not in ("tactics", "order") or not in_play(state, words.Untargetable):
        return found
    return [name for name in found if not shielded(state, bound.seat, bound.origin, name)]


def shielded(state: State, seat: Seat, origin: Origin, name: str) -> bool:
    """Whether a player's own side may not target it with a card or an order; enemies still may. (MIN-STACK-04)

    No card is for a castle wall: only the rules of its mode apply to it. (MIN-MODE-ASOS-13)
    """
    if origin == "tactics" and is_wall(state.units[name]):
        return True
    if not state.friends(state.units[name].seat, seat):
        return False
    found = changes(state, words.Untargetable, name)
    return any(origin == "tactics" or change.orders for _, change, _ in found)


def choose(state: State, bound: Bound, verb: Choose) -> Flow[None]:
    found = candidates(state, bound, verb)
    if not found:
        return
    if verb.all:
        chosen = tuple(found)
    elif len(found) == 1 and not verb.optional and verb.most == 1:
        chosen = (found[0],)
    else:
        chosen = yield from choosing(state, bound, verb, found)
    if chosen:
        bind(state, earlier=chosen[-1])  # for what the text says next of other units
    for name in reversed(chosen):
        state.tell(EffectChosen(bound.seat, bound.name, name))
        nest(state, verb.do, target=name, earlier=bound.target)
        if bound.origin == "tactics":
            state.do_next(Happens(occasions.CardTargets(bound.seat, f"card:{bound.name}:0", name)))


def choosing(state: State, bound: Bound, verb: Choose, found: list[str]) -> Flow[tuple[str, ...]]:
    """Units to which the text would do nothing are barred, unless that is true of all."""
    vain = [] if state.uses[-1].verbs else [name for name in found if in_vain(state, bound, verb, name)]
    if len(vain) == len(found):
        vain = []
    barred = tuple(Barred(name, Refusal("text-does-nothing", RULE)) for name in vain)
    options = tuple(name for name in found if name not in vain)
    if verb.most > 1:
        least = 0 if verb.optional else 1
        several: tuple[str, ...] = yield from ask(
            bound.seat, which_units, "choose-units", bound.name, options, verb.most, least, barred
        )
        return several
    offered = (*options, None) if verb.optional else options
    name = yield from ask(bound.seat, which_unit, "choose-unit", bound.name, offered, barred)
    return () if name is None else (name,)


def in_vain(state: State, bound: Bound, verb: Choose, name: str) -> bool:
    """Whether nothing that the text does with a chosen unit could change anything about this one."""
    from maester.games.miniatures.texts.effects import could  # here, because the package imports its modules

    about = replace(bound, target=name, earlier=bound.target)
    return bool(verb.do) and not any(
        could_act_perhaps(state, about, each) if isinstance(each, Act) else could(state, about, each)
        for each in verb.do
    )


def can_choose(state: State, bound: Bound, verb: Choose) -> bool:
    safe = bound.origin in ("tactics", "order") and in_play(state, words.Untargetable)
    for name in choosable(state, bound, verb.which):
        if not (safe and shielded(state, bound.seat, bound.origin, name)):
            return True
    return False


def menu(state: State, bound: Bound, verb: Menu) -> Flow[None]:
    """So many of the things the text offers. The opponent chooses if the text says so."""
    from maester.games.miniatures.texts.effects import could  # here, because the package imports its modules

    count = amount(state, bound, verb.n)
    left = [n for n, each in enumerate(verb.of) if any(could(state, bound, one) for one in each)]
    left = left or list(range(len(verb.of)))
    again = [n for n in left if verb.repeat or n + 1 in verb.often]
    if not again and count >= len(left):
        chosen = left
    else:
        chosen = []
        seat = bound.seat if verb.by == "me" else state.other(bound.seat)
        for _ in range(max(0, count)):
            n = yield from ask(seat, which_thing, bound.name, tuple(left))
            chosen.append(n)
            if n not in again:
                left.remove(n)
    for n in reversed(chosen):
        nest(state, verb.of[n])


def whether(state: State, bound: Bound, verb: Whether) -> None:
    nest(state, verb.do if holds(state, bound, verb.holds) else verb.otherwise)


def can_whether(state: State, bound: Bound, verb: Whether) -> bool:
    from maester.games.miniatures.texts.effects import could

    found = verb.do if holds(state, bound, verb.holds) else verb.otherwise
    return any(could(state, bound, each) for each in found)


# ------------------------------------------------------------------------------------------------------ prices


def payable(state: State, bound: Bound, cost: Cost | None) -> bool:
    if cost is None:
        return True
    if cost.counters and counters(state, bound) < cost.counters:
        return False
    if cost.faith and (bound.this is None or state.units[bound.this].count("faith") < cost.faith):
        return False
    if cost.pillage and (bound.target is None or state.units[bound.target].count("pillage") < cost.pillage):
        return False
    if cost.discard and len(state.hands[bound.seat]) - is_in_hand(state, bound) < cost.discard:
        return False
    if cost.spend:
        name = meant(state, bound, cost.spend_of)
        return name is not None and any(each in state.units[name].tokens for each in cost.spend)
    return True


def is_in_hand(state: State, bound: Bound) -> bool:
    """Whether it is a card that is only about to be played: it does not pay for itself."""
    return bound.origin == "tactics" and not is_played(state, bound)


def pay(state: State, bound: Bound, cost: Cost) -> Flow[None]:
    if cost.counters:
        change_counters(state, bound, -cost.counters)
    if cost.faith and bound.this is not None:
        state.change(bound.this, counters=counted(state.units[bound.this].counters, "faith", -cost.faith))
    if cost.pillage and bound.target is not None:
        state.change(bound.target, counters=counted(state.units[bound.target].counters, "pillage", -cost.pillage))
    if cost.discard:
        hand = state.hands[bound.seat]
        places = yield from ask(bound.seat, which_cards, "pay-cards", bound.name, hand, cost.discard, cost.discard)
        hand = state.hands[bound.seat]  # in an imagined world it is another one
        discard(state, bound.seat, *(hand[n] for n in sorted(places)))
    if cost.spend and (name := meant(state, bound, cost.spend_of)) is not None:
        found = tuple(each for each in cost.spend if each in state.units[name].tokens)
        token = yield from ask(bound.seat, which_token, "spend-token", bound.name, found)
        spend(state, name, token)


def may(state: State, bound: Bound, verb: May) -> Flow[None]:
    """Nobody is asked about what could change nothing."""
    if not can_may(state, bound, verb):
        return
    if not verb.must and not (yield from ask(bound.seat, yes_or_no, "use-ability", bound.name, bound.this)):
        return
    if verb.spends:
        state.spent += (verb.spends,)
    yield from pay(state, bound, verb.cost)
    nest(state, verb.do)


def can_may(state: State, bound: Bound, verb: May) -> bool:
    from maester.games.miniatures.texts.effects import could

    return payable(state, bound, verb.cost) and any(could(state, bound, each) for each in verb.do)


# ------------------------------------------------------------------------------------------------------ dice, later


def roll(state: State, bound: Bound, verb: Roll) -> Flow[None]:
    if verb.sure_if is not None and holds(state, bound, verb.sure_if):
        nest(state, verb.do)
        return
    least = verb.least
    if verb.least_if is not None and holds(state, bound, verb.least_if[1]):
        least = verb.least_if[0]
    die = rolled_for(state, bound, least)
    again = die < least and verb.again_if is not None and holds(state, bound, verb.again_if)
    if again and (yield from ask(bound.seat, yes_or_no, "roll-again", bound.name)):
        die = rolled_for(state, bound, least)
    if die >= least:
        nest(state, verb.do)


def rolled_for(state: State, bound: Bound, least: int) -> int:
    faces = state.chance.dice(1)
    state.tell(DieRolled(bound.seat, bound.name, one_by_one(faces, least, ())))
    return faces[0]


def roll_d3(state: State, bound: Bound, verb: RollD3) -> None:
    nest(state, verb.faces[d3_for(state, bound.seat, bound.name) - 1])


def after_attack(state: State, bound: Bound, verb: AfterAttack) -> None:
    put_off(state, bound, "attack-done", len(state.attacks), verb.do)


def after_test(state: State, bound: Bound, verb: AfterTest) -> None:
    if verb.passed:
        put_off(state, bound, "test-passed", len(state.tests), verb.passed)
    if verb.failed:
        put_off(state, bound, "test-failed", len(state.tests), verb.failed)


def after_claim(state: State, bound: Bound, verb: AfterClaim) -> Flow[None]:
    if verb.or_before and not verb.claimed:
        put_off(state, bound, "zone", 0, (replace(verb, claimed=True),))
    elif verb.claimed and (yield from ask(bound.seat, yes_or_no, "before-zone", bound.name)):
        nest(state, verb.do)
    else:
        put_off(state, bound, "zone-done", 0, verb.do)


def put_off(state: State, bound: Bound, at: str, depth: int, do: tuple[AnyVerb, ...], unit: str | None = None) -> None:
    state.later += (Later(at, depth, Use(bound, do, state.uses[-1].serial), unit),)


DOES: Verbs = {
    Choose: Does(choose, can_choose),
    Menu: Does(menu),
    Whether: Does(whether, can_whether),
    May: Does(may, can_may),
    Roll: Does(roll),
    RollD3: Does(roll_d3),
    AfterAttack: Does(after_attack),
    AfterTest: Does(after_test),
    AfterClaim: Does(after_claim),
}
