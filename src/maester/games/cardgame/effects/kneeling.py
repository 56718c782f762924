"""Kneeling and standing."""

from maester.games.cardgame.effects.registry import Does, Verbs, looked_at, meant, note
from maester.games.cardgame.filters import Context, fits
from maester.games.cardgame.occurrence import occur
from maester.games.cardgame.offers import Target
from maester.games.cardgame.state import Card, Happening
from maester.games.cardgame.verbs import Kneel, Stand


def kneel(context: Context, effect: Kneel) -> None:
    standing = [card for card in meant(context, effect.to) if not card.knelt]
    if not standing:
        note(context.state, failed=True)
    occur(context.state, *(Happening("knelt", card.controller, card) for card in standing))


def can_kneel(context: Context, effect: Kneel, target: Target | None) -> bool:
    return any(not card.knelt for card in looked_at(context, effect.to, target))


def stand(context: Context, effect: Stand) -> None:
    kneeling = [card for card in to_stand(context, effect) if card.knelt]
    occur(context.state, *(Happening("stood", card.controller, card) for card in kneeling))


def to_stand(context: Context, effect: Stand) -> list[Card]:
    if effect.each is None:
        return meant(context, effect.to)
    return [card for card in context.state.cards.values() if fits(context, effect.each, card)]


def can_stand(context: Context, effect: Stand, target: Target | None) -> bool:
    cards = looked_at(context, effect.to, target) if effect.each is None else to_stand(context, effect)
    return any(card.knelt for card in cards)


DOES: Verbs = {Kneel: Does(kneel, can_kneel), Stand: Does(stand, can_stand)}
