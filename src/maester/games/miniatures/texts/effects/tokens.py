"""Condition tokens, tokens on cards, pillage."""

from msgspec.structs import replace

from maester.games.miniatures.combat.harm import gain_tokens, remove_token, take_token
from maester.games.miniatures.events import CountersChanged
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.texts import TokenComes
from maester.games.miniatures.texts.effects.registry import Does, Verbs, bind, is_there, meant
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.meaning import amount, counters
from maester.games.miniatures.texts.questions import how_many, which_token, which_unit, yes_or_no
from maester.games.miniatures.texts.verbs import (
    Count,
    Give,
    MoveToken,
    NoToken,
    PassPillage,
    Pillage,
    SpendCounters,
    SwapToken,
    Take,
    Taunt,
    Vow,
)
from maester.games.miniatures.texts.which import CONDITIONS, Condition
from maester.kernel import Flow, ask

PILLAGE_MOST = 2


def give(state: State, bound: Bound, verb: Give) -> Flow[None]:
    name = meant(state, bound, verb.to)
    if name is None:
        return
    chosen: list[Condition] = [] if verb.one else list(verb.conditions)
    if not verb.conditions:
        chosen = [bound.word]  # type: ignore[list-item]  # the token at hand
    if verb.one:
        free = [each for each in verb.conditions if each not in state.units[name].tokens] or list(verb.conditions)
        for _ in range(amount(state, bound, verb.n)):
            if free:
                token = yield from ask(bound.seat, which_token, "which-token", bound.name, tuple(free))
                free.remove(token)
                chosen.append(token)
    gain_tokens(state, name, *chosen)


def can_give(state: State, bound: Bound, verb: Give) -> bool:
    return is_there(state, bound, verb.to)


def take(state: State, bound: Bound, verb: Take) -> Flow[None]:
    name = meant(state, bound, verb.of)
    for _ in range(verb.n):
        if name is not None and (tokens := state.units[name].tokens):
            options = (*tokens, None) if verb.optional else tokens
            token = yield from ask(bound.seat, which_token, "take-token", bound.name, options)
            if token is not None:
                take_token(state, name, token)


def can_take(state: State, bound: Bound, verb: Take) -> bool:
    name = meant(state, bound, verb.of)
    return name is not None and bool(state.units[name].tokens)


def swap_token(state: State, bound: Bound, verb: SwapToken) -> Flow[None]:
    name = meant(state, bound, "target")
    if name is None or not state.units[name].tokens:
        return
    old = yield from ask(bound.seat, which_token, "take-token", bound.name, state.units[name].tokens)
    free = tuple(each for each in CONDITIONS if each not in state.units[name].tokens)
    if free:
        new = yield from ask(bound.seat, which_token, "which-token", bound.name, free)
        remove_token(state, name, old)
        gain_tokens(state, name, new)


def move_token(state: State, bound: Bound, verb: MoveToken) -> Flow[None]:
    having = tuple(name for name, unit in state.units.items() if unit.on_table and unit.tokens)
    if not having:
        return
    name = yield from ask(bound.seat, which_unit, "move-token-from", bound.name, (*having, None))
    if name is None:
        return
    token = yield from ask(bound.seat, which_token, "take-token", bound.name, state.units[name].tokens)
    others = tuple(each for each, unit in state.units.items() if unit.on_table and token not in unit.tokens)
    if others:
        other = yield from ask(bound.seat, which_unit, "move-token-to", bound.name, others)
        remove_token(state, name, token)
        gain_tokens(state, other, token)


def no_token(state: State, bound: Bound, verb: NoToken) -> None:
    """The step that would bring it does nothing."""
    for n, step in enumerate(state.agenda):
        if isinstance(step, TokenComes):
            state.agenda = (*state.agenda[:n], *state.agenda[n + 1 :])
            return


def count(state: State, bound: Bound, verb: Count) -> None:
    change_counters(state, bound, verb.n)


def spend_counters(state: State, bound: Bound, verb: SpendCounters) -> Flow[None]:
    most = min(verb.most, counters(state, bound))
    given = (yield from ask(bound.seat, how_many, "spend-counters", bound.name, most)) if most else 0
    if given:
        change_counters(state, bound, -given)
    bind(state, given=given)


def can_spend_counters(state: State, bound: Bound, verb: SpendCounters) -> bool:
    return counters(state, bound) > 0


def change_counters(state: State, bound: Bound, by: int) -> None:
    """Tokens on this card, wherever it lies."""
    if bound.origin == "attached":
        state.laid = tuple(
            replace(each, counters=each.counters + by) if each.card == bound.name and each.on == bound.this else each
            for each in state.laid
        )
    elif bound.ncu is not None:
        state.change_ncu(bound.ncu, counters=counted(state.ncus[bound.ncu].counters, "order", by))
    else:
        assert bound.this is not None
        state.change(bound.this, counters=counted(state.units[bound.this].counters, bound.name, by))
    state.tell(CountersChanged(bound.name, by))


def counted(
    counters: tuple[tuple[str, int], ...], name: str, by: int, most: int | None = None
) -> tuple[tuple[str, int], ...]:
    """The counters with one of them changed; those that are at 0 are left out."""
    found = dict(counters)
    found[name] = max(0, found.get(name, 0) + by)
    if most is not None:
        found[name] = min(most, found[name])
    return tuple((each, value) for each, value in found.items() if value)


def pillage(state: State, bound: Bound, verb: Pillage) -> None:
    name = meant(state, bound, verb.to)
    if name is not None:
        more = amount(state, bound, verb.n)
        state.change(name, counters=counted(state.units[name].counters, "pillage", more, PILLAGE_MOST))
        state.tell(CountersChanged("pillage", more, name))


def pass_pillage(state: State, bound: Bound, verb: PassPillage) -> Flow[None]:
    one, other = meant(state, bound, verb.of), meant(state, bound, verb.to)
    if one is None or other is None or not state.units[one].count("pillage"):
        return
    if verb.optional and not (yield from ask(bound.seat, yes_or_no, "pass-pillage", bound.name)):
        return
    state.change(one, counters=counted(state.units[one].counters, "pillage", -1))
    state.change(other, counters=counted(state.units[other].counters, "pillage", 1, PILLAGE_MOST))
    state.tell(CountersChanged("pillage", -1, one))
    state.tell(CountersChanged("pillage", 1, other))


def vow(state: State, bound: Bound, verb: Vow) -> None:
    if bound.target is not None and bound.this is not None:
        state.change(bound.target, counters=counted(state.units[bound.target].counters, f"vow-{bound.this}", 1))


def taunt(state: State, bound: Bound, verb: Taunt) -> None:
    """It is remembered for the turn, and checked when the unit declares an action."""
    assert bound.this is not None
    assert bound.subject is not None
    state.taunted += ((bound.subject, bound.this, verb.conditions),)


DOES: Verbs = {
    Give: Does(give, can_give),
    Take: Does(take, can_take),
    SwapToken: Does(swap_token),
    MoveToken: Does(move_token),
    NoToken: Does(no_token),
    Count: Does(count),
    SpendCounters: Does(spend_counters, can_spend_counters),
    Pillage: Does(pillage),
    PassPillage: Does(pass_pillage),
    Vow: Does(vow),
    Taunt: Does(taunt),
}
