"""Gold, power, cards drawn, and tokens."""

from maester.games.cardgame.cards import change
from maester.games.cardgame.costs import with_token
from maester.games.cardgame.effects.registry import Does, Verbs, always, card_at, looked_at, meant
from maester.games.cardgame.events import GoldGained, GoldMoved, GoldReturned, PowerLost, PowerMoved, TokenPlaced
from maester.games.cardgame.filters import Context, fits
from maester.games.cardgame.occurrence import occur
from maester.games.cardgame.offers import FactionCard, Target
from maester.games.cardgame.state import Happening
from maester.games.cardgame.verbs import (
    Draw,
    DropPower,
    EmptyGold,
    GainGold,
    GainPower,
    MovePower,
    PlaceToken,
    TakeGold,
)
from maester.kernel import Seat


def draw(context: Context, effect: Draw) -> None:
    occur(context.state, Happening("drawn", context.seat, amount=effect.amount))


def can_draw(context: Context, effect: Draw, target: Target | None) -> bool:
    return bool(context.state.decks[context.seat])


def gain_gold(context: Context, effect: GainGold) -> None:
    amount = effect.amount
    if effect.per is not None:
        amount *= sum(fits(context, effect.per, card) for card in context.state.cards.values())
    context.state.gold[context.seat] += amount
    context.state.tell(GoldGained(context.seat, amount))


def take_gold(context: Context, effect: TakeGold) -> None:
    victim = context.trigger.seat if context.trigger is not None else None
    assert victim is not None
    amount = min(effect.amount, context.state.gold[victim])
    context.state.gold[victim] -= amount
    context.state.gold[context.seat] += amount
    context.state.tell(GoldMoved(victim, context.seat, amount))


def can_take_gold(context: Context, effect: TakeGold, target: Target | None) -> bool:
    victim = context.trigger.seat if context.trigger is not None else None
    return victim is not None and context.state.gold[victim] > 0


def empty_gold(context: Context, effect: EmptyGold) -> None:
    context.state.gold = dict.fromkeys(context.state.gold, 0)
    context.state.tell(GoldReturned())


def any_gold(context: Context, effect: EmptyGold, target: Target | None) -> bool:
    return any(context.state.gold.values())


# ------------------------------------------------------------------------------------------------- power


def gain_power(context: Context, effect: GainPower) -> None:
    amount = power_gained(context, effect)
    if effect.to == "faction":
        occur(context.state, Happening("power-gained", context.seat, amount=amount))
        return
    cards = meant(context, effect.to)
    occur(context.state, *(Happening("power-gained", card.controller, card, amount=amount) for card in cards))


def power_gained(context: Context, effect: GainPower) -> int:
    if effect.per == "used-plots":
        return effect.amount * len(context.state.used[context.seat])
    if effect.per == "five-strength":
        return effect.amount * (context.trigger.amount // 5 if context.trigger is not None else 0)
    return effect.amount


def can_gain_power(context: Context, effect: GainPower, target: Target | None) -> bool:
    if not power_gained(context, effect):
        return False
    return effect.to == "faction" or bool(looked_at(context, effect.to, target))


def loser_of(context: Context, effect: MovePower) -> Seat | None:
    return context.player(effect.whose)


def move_power(context: Context, effect: MovePower) -> None:
    """Moved power does not count as gained (CG-POWER-04)."""
    victim = loser_of(context, effect)
    assert victim is not None
    amount = min(effect.amount, context.state.power[victim])
    context.state.power[victim] -= amount
    context.state.power[context.seat] += amount
    context.state.tell(PowerMoved(victim, context.seat, amount))


def can_move_power(context: Context, effect: MovePower, target: Target | None) -> bool:
    if effect.whose == "chosen" and (context.use is None or context.use.chosen is None):
        return any(context.state.power[seat] for seat in context.state.opponents(context.seat))
    victim = loser_of(context, effect)
    return victim is not None and victim != context.seat and context.state.power[victim] > 0


def drop_power(context: Context, effect: DropPower) -> None:
    assert context.use is not None
    state = context.state
    for target in context.use.targets:
        card = card_at(context, target)
        if isinstance(target, FactionCard):
            lost = min(effect.amount, state.power[target.owner])
            state.power[target.owner] -= lost
            state.tell(PowerLost(target.owner, lost))
        elif card is not None:
            lost = min(effect.amount, card.power)
            change(state, card.id, power=card.power - lost)
            state.tell(PowerLost(card.controller, lost, card.id))


def can_drop_power(context: Context, effect: DropPower, target: Target | None) -> bool:
    card = card_at(context, target)
    return card is not None and card.power > 0


def place_token(context: Context, effect: PlaceToken) -> None:
    for card in meant(context, effect.to):
        change(context.state, card.id, tokens=with_token(card, effect.kind, 1))
        context.state.tell(TokenPlaced(card.id, effect.kind))


def can_place_token(context: Context, effect: PlaceToken, target: Target | None) -> bool:
    return bool(looked_at(context, effect.to, target))


DOES: Verbs = {
    Draw: Does(draw, can_draw),
    GainGold: Does(gain_gold, always),
    TakeGold: Does(take_gold, can_take_gold),
    EmptyGold: Does(empty_gold, any_gold),
    GainPower: Does(gain_power, can_gain_power),
    MovePower: Does(move_power, can_move_power),
    DropPower: Does(drop_power, can_drop_power),
    PlaceToken: Does(place_token, can_place_token),
}
