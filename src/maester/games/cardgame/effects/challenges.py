"""Joining and leaving a challenge, and a choice between two effects."""

from msgspec.structs import replace

from maester.games.cardgame.effects.registry import Does, Verbs, card_at, meant
from maester.games.cardgame.filters import Context
from maester.games.cardgame.happenings import remove_from_challenge
from maester.games.cardgame.offers import Target
from maester.games.cardgame.questions import ChooseEffect
from maester.games.cardgame.verbs import Effect, EitherOf, Join, Leave
from maester.kernel import Flow, ask


def join(context: Context, effect: Join) -> None:
    """Icon, stealth and kneeling do not matter (CG-RULE-32)."""
    challenge = context.state.challenge
    assert challenge is not None
    new = [card.id for card in meant(context, "target") if card.id not in challenge.defenders]
    context.state.challenge = replace(challenge, defenders=(*challenge.defenders, *new))


def can_join(context: Context, effect: Join, target: Target | None) -> bool:
    challenge, card = context.state.challenge, card_at(context, target)
    return challenge is not None and card is not None and card.id not in challenge.defenders


def leave(context: Context, effect: Leave) -> None:
    for card in meant(context, "target"):
        remove_from_challenge(context.state, card.id)


def can_leave(context: Context, effect: Leave, target: Target | None) -> bool:
    challenge, card = context.state.challenge, card_at(context, target)
    return challenge is not None and card is not None and card.id in (*challenge.attackers, *challenge.defenders)


def either_of(context: Context, effect: EitherOf) -> Flow[None]:
    from maester.games.cardgame.effects import carry_out

    options = possible(context, effect)
    number = options[0] if len(options) == 1 else (yield from ask(context.seat, which_effect, context, effect, options))
    flow = carry_out(context, effect.do[number])
    if flow is not None:
        yield from flow


def which_effect(context: Context, effect: EitherOf, options: tuple[int, ...]) -> ChooseEffect:
    assert context.use is not None
    effects = tuple(str(effect.do[number].__struct_config__.tag) for number in options)
    return ChooseEffect(
        about="choose-effect", rule="CG-TARGET-02", options=options, effects=effects, source=context.use.code
    )


def possible(context: Context, effect: EitherOf) -> tuple[int, ...]:
    from maester.games.cardgame.effects import could

    each: tuple[Effect, ...] = effect.do
    return tuple(n for n, one in enumerate(each) if could(context, one))


def can_do_either(context: Context, effect: EitherOf, target: Target | None) -> bool:
    return bool(possible(context, effect))


DOES: Verbs = {
    Join: Does(join, can_join),
    Leave: Does(leave, can_leave),
    EitherOf: Does(either_of, can_do_either),
}
