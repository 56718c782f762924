"""Wounds, hits, healing, tests, destruction."""

from maester.games.miniatures.attaching import take_place
from maester.games.miniatures.combat.harm import attachments_fall, d3_for, remove_token, take_wounds
from maester.games.miniatures.combat.harm import heal as heal_unit
from maester.games.miniatures.combat.rolled import Part, some
from maester.games.miniatures.events import AttachmentMoved, UnitSurvived
from maester.games.miniatures.facts import ATTACHMENTS
from maester.games.miniatures.modes.markers import settle_markers
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import Destroy as DestroyStep
from maester.games.miniatures.steps.fights import Hits as HitsStep
from maester.games.miniatures.steps.fights import Morale, Panic
from maester.games.miniatures.steps.texts import AttachmentGoes, Happens
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.effects.registry import Does, Verbs, bind, first_then, is_there, meant, nest
from maester.games.miniatures.texts.fitting import part, units_that_fit
from maester.games.miniatures.texts.in_force import all_printed
from maester.games.miniatures.texts.in_play import Bound, Lasting
from maester.games.miniatures.texts.meaning import amount
from maester.games.miniatures.texts.questions import how_many, which_card, which_cards, which_unit, yes_or_no
from maester.games.miniatures.texts.records import ABILITIES
from maester.games.miniatures.texts.verbs import (
    Destroy,
    Heal,
    Hits,
    KillAttachment,
    Outcome,
    StealAttachment,
    Strip,
    SufferUpTo,
    Survive,
    Test,
    Wounds,
)
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.unit import attachments_left, full_wounds, models
from maester.kernel import Flow, Step, ask


def wounds(state: State, bound: Bound, verb: Wounds) -> None:
    name = meant(state, bound, verb.to)
    if name is not None:
        lost = max(0, amount(state, bound, verb.n))
        if verb.d3:
            lost = d3_for(state, bound.seat, bound.name, lost)
        take_wounds(state, name, lost, bound.seat, bound.this if bound.this != name else None)


def can_wound(state: State, bound: Bound, verb: Wounds | Hits) -> bool:
    return is_there(state, bound, verb.to)


def hits(state: State, bound: Bound, verb: Hits) -> None:
    name, count = meant(state, bound, verb.to), amount(state, bound, verb.n)
    if verb.d3 and name is not None:
        count = d3_for(state, bound.seat, bound.name, count)
    if name is not None and count > 0:
        state.do_next(HitsStep(name, count, bound.seat, bound.this, some(Part(verb.defence, bound.name))))


def heal(state: State, bound: Bound, verb: Heal) -> None:
    name = meant(state, bound, verb.to)
    if name is not None:
        heal_unit(state, name, amount(state, bound, verb.n))


def can_heal(state: State, bound: Bound, verb: Heal) -> bool:
    name = meant(state, bound, verb.to)
    return name is not None and state.units[name].wounds < full_wounds(state.units[name].card)


def suffer_up_to(state: State, bound: Bound, verb: SufferUpTo) -> Flow[None]:
    """The player chooses how many wounds to suffer; from several units, one wound at a time."""
    given = 0
    if isinstance(verb.of, Which):
        while given < verb.most and (found := units_that_fit(state, bound, verb.of)):
            name = yield from ask(bound.seat, which_unit, "suffer-from", bound.name, (*found, None))
            if name is None:
                break
            given += pay_models(state, bound, name, 1, verb.models)
    else:
        name = meant(state, bound, verb.of)
        if name is not None:
            unit = state.units[name]
            most = min(verb.most, models(unit) if verb.models else unit.wounds)
            asked = yield from ask(bound.seat, how_many, "suffer-up-to", bound.name, most)
            given = pay_models(state, bound, name, asked, verb.models)
    bind(state, given=given)


def pay_models(state: State, bound: Bound, name: str, count: int, models: bool) -> int:
    each = state.units[name].facts.wounds if models else 1
    if count:
        take_wounds(state, name, count * each, bound.seat, None)
    return count


def survive(state: State, bound: Bound, verb: Survive) -> None:
    if bound.this is not None and state.units[bound.this].pose is not None:
        state.change(bound.this, wounds=verb.n)
        state.tell(UnitSurvived(bound.this, verb.n))
        settle_markers(state)
        attachments_fall(state, bound.this)


def can_survive(state: State, bound: Bound, verb: Survive) -> bool:
    return bound.this is not None and state.units[bound.this].wounds == 0


def test(state: State, bound: Bound, verb: Test) -> None:
    name = meant(state, bound, verb.to)
    state.last_test = None
    if verb.passed or verb.failed:
        first_then(state, Outcome(passed=verb.passed, failed=verb.failed))
    if name is None:
        return
    parts = some(Part(amount(state, bound, verb.modifier), bound.name))
    step: Step
    if verb.kind == "panic":
        step = Panic(name, parts, bound.seat, bound.this, bound.name, amount(state, bound, verb.wounds))
    else:
        step = Morale(name, parts, bound.seat, bound.this, bound.name)
    state.do_next(step)


def can_test(state: State, bound: Bound, verb: Test) -> bool:
    return is_there(state, bound, verb.to)


def outcome(state: State, bound: Bound, verb: Outcome) -> None:
    if state.last_test is not None:
        nest(state, verb.passed if state.last_test else verb.failed)


def destroy(state: State, bound: Bound, verb: Destroy) -> None:
    """If the text says so, nothing can save it. Whoever was about to destroy it before the text came does so now."""
    name = meant(state, bound, verb.of)
    if name is None:
        return
    if verb.for_good:
        state.change(name, wounds=0)
        if not any(isinstance(step, DestroyStep) and step.unit == name for step in state.agenda):
            state.do_next(DestroyStep(name, None, None))
    else:
        take_wounds(state, name, state.units[name].wounds, None, None)


def kill_attachment(state: State, bound: Bound, verb: KillAttachment) -> Flow[None]:
    """Its abilities are gone from now on. (MIN-RULE-48)"""
    name = meant(state, bound, verb.of)
    found = infantry_attachments(state, name) if name is not None else ()
    if name is not None and found:
        which = yield from ask(bound.seat, which_card, "kill-attachment", bound.name, found)
        state.do_next(Happens(occasions.AttachmentFalls(name, which)), AttachmentGoes(name, which))


def infantry_attachments(state: State, name: str) -> tuple[str, ...]:
    left = attachments_left(state.units[name])
    return tuple(each for each in left if ATTACHMENTS[each].type == "infantry")


def can_kill_attachment(state: State, bound: Bound, verb: KillAttachment) -> bool:
    name = part(state, bound, verb.of)
    return name is not None and bool(infantry_attachments(state, name))


def steal_attachment(state: State, bound: Bound, verb: StealAttachment) -> Flow[None]:
    """It joins the attacker, whatever the limit of attachments."""
    if bound.attacker is None or bound.defender is None or state.units[bound.defender].on_table:
        return
    found = infantry_attachments(state, bound.defender)
    if not found or not state.units[bound.attacker].on_table:
        return
    if (yield from ask(bound.seat, yes_or_no, "steal-attachment", bound.name)):
        which = (
            found[0] if len(found) == 1 else (yield from ask(bound.seat, which_card, "steal-which", bound.name, found))
        )
        state.change(bound.defender, lost=(*state.units[bound.defender].lost, which))
        state.tell(AttachmentMoved(bound.defender, bound.attacker, which))
        yield from take_place(state, bound.attacker, which)


def strip_tokens(state: State, bound: Bound, verb: Strip) -> Flow[None]:
    """For each token removed an ability is lost until the round ends."""
    name = meant(state, bound, "target")
    if name is None:
        return
    tokens = state.units[name].tokens
    chosen = yield from ask(bound.seat, which_cards, "strip-tokens", bound.name, tokens, 0, len(tokens))
    for n in chosen:
        remove_token(state, name, tokens[n])
        left = tuple(each for each in all_printed(state, name) if ABILITIES[each].can_be_lost)
        if left:
            ability = yield from ask(bound.seat, which_card, "strip-ability", bound.name, left)
            change = words.LosesAbilities(on="target")
            state.lasting += (Lasting(bound, change, "round", state.uses[-1].serial, name, word=ability),)


DOES: Verbs = {
    Wounds: Does(wounds, can_wound),
    Hits: Does(hits, can_wound),
    Heal: Does(heal, can_heal),
    SufferUpTo: Does(suffer_up_to),
    Survive: Does(survive, can_survive),
    Test: Does(test, can_test),
    Outcome: Does(outcome),
    Destroy: Does(destroy),
    KillAttachment: Does(kill_attachment, can_kill_attachment),
    StealAttachment: Does(steal_attachment),
    Strip: Does(strip_tokens),
}
