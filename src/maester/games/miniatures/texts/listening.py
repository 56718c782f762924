"""Who answers to an occasion: printed abilities by themselves, cards and orders if their player declares them.

What can be declared or happens by itself goes by a key: `card:northern-ferocity:0`, `order:a1:incite:0`,
`ability:a1:counterstrike:0`, `ncu:…`, `laid:…`, `objective:…`, `later:…`; the last number says which of its happenings
it is.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from maester.games.miniatures.cards import lay_aside
from maester.games.miniatures.facts import ATTACHMENTS, NCUS
from maester.games.miniatures.modes.objectives import cards_of
from maester.games.miniatures.state import State
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts.answering import (
    Audience,
    answering_cards,
    answering_laid,
    answering_objectives,
    audience,
    bearing,
    happenings,
    happenings_of_card,
)
from maester.games.miniatures.texts.bearers import Bearers
from maester.games.miniatures.texts.effects.choosing import shielded
from maester.games.miniatures.texts.hearing import listens, might_play
from maester.games.miniatures.texts.in_force import (
    abilities,
    alive,
    anything_shared,
    has,
    shared,
    shares_card,
    still_has,
)
from maester.games.miniatures.texts.in_play import Later, Origin
from maester.games.miniatures.texts.matching import (
    Answer,
    bound_for,
    matches,
    might_match,
    targeted,
    usable,
    use_of,
    works,
)
from maester.games.miniatures.texts.occasions import Occasion
from maester.games.miniatures.texts.records import ABILITIES, CARDS, LYING, OBJECTIVES
from maester.games.miniatures.texts.uses import start
from maester.games.miniatures.texts.verbs import Cost, May
from maester.kernel import Seat

ASKS_WHO_WAS_ENGAGED = frozenset(
    name for name, card in CARDS.items() if any(each.if_ is not None and each.if_.held for each in card.happens)
)


def asks_who_was_engaged(state: State) -> bool:
    return any(card in ASKS_WHO_WAS_ENGAGED for cards in state.lists.values() for card in cards)


# ------------------------------------------------------------------------------------------------------ by themselves


def printed_answers(
    state: State, occasion: Occasion, seat: Seat, units: Sequence[str], orders: bool
) -> Iterator[Answer]:
    """Abilities of a player's units that answer to the moment; orders, or all others."""
    bearers = bearing(occasion.moment, orders)
    for name in units:
        unit = state.units[name]
        if unit.pose is None:
            continue
        has = bearers.of(unit.card, alive(state, unit))
        if lent := shared(state, name):
            has += tuple(each for each in lent if each in bearers.names)
        found = [each for each in has if might_answer(state, occasion, seat, name, each)]
        for ability in still_has(state, name, tuple(found)):
            if not (state.planted and is_planted(state, name, ability)):
                yield from answers_of(state, occasion, seat, "order" if orders else "ability", name, ability)
    for each in state.planted:
        if each.by == seat and not orders and state.units[each.unit].pose is not None:
            for ability in abilities(state, each.unit):
                if ability in bearers.names and ability in ATTACHMENTS[each.attachment].abilities:
                    yield from answers_of(state, occasion, seat, "ability", each.unit, ability)


def having_or_sharing(state: State, bearers: Bearers, seat: Seat, having: Mapping[Seat, list[str]]) -> Sequence[str]:
    """The units of a player that have one of these abilities by print, or some ability of another unit for a while."""
    if not anything_shared(state):
        return having.get(seat, ())
    own = [(name, unit) for name, unit in state.units.items() if unit.seat == seat]
    return [name for name, unit in own if bearers.has(unit) or shared(state, name)]


def is_planted(state: State, name: str, ability: str) -> bool:
    """Whether a unit has an ability from what the enemy has planted in it: that is the enemy's to use."""
    return any(each.unit == name and ability in ATTACHMENTS[each.attachment].abilities for each in state.planted)


def might_answer(state: State, occasion: Occasion, seat: Seat, unit: str, ability: str) -> bool:
    """Whether an ability of a unit might answer: a quick look, because most do not."""
    for _, happening in happenings(ability, occasion.moment):
        if might_match(state, seat, happening.when, occasion, unit):
            return True
    return False


def answers_of(
    state: State, occasion: Occasion, seat: Seat, origin: Origin, unit: str, ability: str
) -> Iterator[Answer]:
    bound = bound_for(state, occasion, seat, ability, origin, unit)
    for n, happening in happenings(ability, occasion.moment):
        yield Answer(f"{origin}:{unit}:{ability}:{n}", happening, bound, ability)


def ncu_answers(state: State, occasion: Occasion, seat: Seat) -> Iterator[Answer]:
    bearers = bearing(occasion.moment, orders=False)
    names, cards = bearers.names, bearers.ncus
    for name, ncu in state.ncus.items():
        if ncu.seat != seat or ncu.card not in cards or ncu.gone or name in state.silenced:
            continue
        for ability in NCUS[ncu.card].abilities:
            if ability in names:
                origin: Origin = "influence" if ABILITIES[ability].kind == "influence" else "ncu"
                if origin == "influence" and ncu.on is None:
                    continue
                bound = bound_for(state, occasion, seat, ability, origin, ncu.on, name)
                for n, happening in happenings(ability, occasion.moment):
                    yield Answer(f"ncu:{name}:{ability}:{n}", happening, bound, ability)


def laid_answers(state: State, occasion: Occasion, seat: Seat) -> Iterator[Answer]:
    names = answering_laid(occasion.moment)
    for laid in state.laid:
        if laid.seat == seat and laid.card in names:
            for on in (laid.on, *(name for name in state.units if shares_card(state, name, laid))):
                bound = replace(bound_for(state, occasion, seat, laid.card, "attached", on), master=laid.master)
                for n, happening in enumerate(LYING[laid.card].happens):
                    if happening.when.what == occasion.moment:
                        yield Answer(f"laid:{on or ''}:{laid.card}:{n}", happening, bound, laid.card)


def objective_answers(state: State, occasion: Occasion, seat: Seat) -> Iterator[Answer]:
    """Objective cards of the unit it is about."""
    names, unit = answering_objectives(occasion.moment), occasion.unit
    if not names or unit is None or state.units[unit].seat != seat:
        return
    for card in cards_of(state, unit):
        if card in names:
            bound = bound_for(state, occasion, seat, card, "objective", unit)
            for n, happening in enumerate(OBJECTIVES[card].happens):
                if happening.when.what == occasion.moment:
                    yield Answer(f"objective:{unit}:{card}:{n}", happening, bound, card)


def passive_answers(state: State, occasion: Occasion, seat: Seat) -> Iterator[Answer]:
    moment = occasion.moment
    bearers, heard = bearing(moment, orders=False), audience(state, moment)
    if state.planted or anything_shared(state) or listens(state, occasion, seat, heard.abilities):
        units = having_or_sharing(state, bearers, seat, heard.acting)
        yield from printed_answers(state, occasion, seat, units, orders=False)
    if bearers.ncus:
        yield from ncu_answers(state, occasion, seat)
    if state.laid:
        yield from laid_answers(state, occasion, seat)
    if state.objectives:
        yield from objective_answers(state, occasion, seat)


def due_passives(state: State, occasion: Occasion, seat: Seat) -> tuple[str, ...]:
    """What answers by itself, and what was put off until now. (MIN-UNIT-17)"""
    found = [each.key for each in passive_answers(state, occasion, seat) if usable(state, each, occasion)]
    for n, later in enumerate(state.later):
        mine = later.use.bound.seat == seat
        if later.zones and occasion.seat is not None:
            mine = not state.friends(seat, occasion.seat)
        if mine and is_due(state, occasion, later):
            found.append(f"later:{later.use.serial}:{n}")
    return tuple(dict.fromkeys(found))  # two copies of a card on one unit are one effect (MIN-STACK-01)


def is_due(state: State, occasion: Occasion, later: Later) -> bool:
    if later.at != occasion.moment:
        return False
    if later.unit is not None:
        return later.unit in (occasion.unit, occasion.ncu)
    if later.zones:
        return occasion.zone in later.zones
    stacks = {"attack-done": len(state.attacks), "test-passed": len(state.tests), "test-failed": len(state.tests)}
    return later.depth == stacks.get(later.at, 0)


# ------------------------------------------------------------------------------------------------------ if declared


def order_answers(state: State, occasion: Occasion, seat: Seat, heard: Audience) -> Iterator[Answer]:
    """Orders of units that may use them and have not yet, this round. (MIN-ORDER-01, MIN-ORDER-03, MIN-RULE-41)"""
    if not (listens(state, occasion, seat, heard.orders) or anything_shared(state)):
        return
    units = having_or_sharing(state, bearing(occasion.moment, orders=True), seat, heard.ordered)
    for answer in printed_answers(state, occasion, seat, units, orders=True):
        unit = answer.bound.this
        assert unit is not None
        if answer.name in state.units[unit].used or not matches(state, answer.bound, answer.happening.when, occasion):
            continue
        if not has(state, words.NoOrders, unit) and not shielded(state, seat, "order", unit) and works(state, answer):
            yield answer


def card_answers(state: State, occasion: Occasion, seat: Seat, cards: Iterable[str]) -> Iterator[Answer]:
    """Cards that could be played now, if they were in the hand."""
    if seat in state.no_cards:
        return
    moment, about = occasion.moment, occasion.unit
    found = [
        (card, n, happening)
        for card in cards
        for n, happening in happenings_of_card(card, moment)
        if might_match(state, seat, happening.when, occasion, about)
    ]
    for card, n, happening in found:
        answer = Answer(f"card:{card}:{n}", happening, bound_for(state, occasion, seat, card, "tactics"), card)
        whom = targeted(state, answer)
        if (whom is None or not shielded(state, seat, "tactics", whom)) and usable(state, answer, occasion):
            yield answer


def might_declare(state: State, occasion: Occasion, seat: Seat) -> bool:
    """Whether a player is asked: an order can be used, or some card that might be in the hand could be played."""
    heard = audience(state, occasion.moment)
    if might_play(state, occasion, seat, heard):
        cards = unseen(state, seat, heard)
        if cards and next(card_answers(state, occasion, seat, cards), None) is not None:
            return True
    return next(order_answers(state, occasion, seat, heard), None) is not None


def unseen(state: State, seat: Seat, heard: Audience) -> list[str]:
    """A player's cards for a moment that, as far as everybody can see, may be in their hand."""
    gone: Sequence[str] = state.discards[seat]
    if state.laid:
        gone = (*gone, *[laid.card for laid in state.laid if laid.seat == seat])
    return [card for card, copies in heard.cards[seat].items() if gone.count(card) < copies]


def declarable(state: State, occasion: Occasion, seat: Seat) -> tuple[str, ...]:
    """The cards and orders a player can really declare. (MIN-TIMING-01)"""
    heard = audience(state, occasion.moment)
    names = answering_cards(occasion.moment)
    cards = [card for card in dict.fromkeys(state.hands[seat]) if card in names]
    orders = [answer.key for answer in order_answers(state, occasion, seat, heard)]
    return (*orders, *[answer.key for answer in card_answers(state, occasion, seat, cards)])


def spend(state: State, seat: Seat, key: str) -> None:
    """A card leaves the hand, an order is used up."""
    kind, *rest = key.split(":")
    if kind == "card":
        lay_aside(state, seat, rest[0])
    else:
        unit, order, _ = rest
        state.change(unit, used=(*state.units[unit].used, order))


def target_of(state: State, occasion: Occasion, seat: Seat, key: str) -> str | None:
    """The unit that uses an order, or whom a card targets. (MIN-ORDER-03, MIN-CARDS-03)"""
    kind, *rest = key.split(":")
    return rest[0] if kind == "order" else targeted(state, answer_of(state, occasion, seat, key))


def take_effect(state: State, seat: Seat, key: str) -> None:
    """What a card, an order or an ability does, from its first word on."""
    kind, *rest = key.split(":")
    occasion = state.windows[-1].occasion
    if kind == "later":
        n = int(rest[1])
        due = state.later[n]
        state.later = (*state.later[:n], *state.later[n + 1 :])
        bound = due.use.bound
        start(state, replace(bound, seat=seat, zone=occasion.zone or bound.zone), due.use.verbs)
        return
    answer = answer_of(state, occasion, seat, key)
    happening = answer.happening
    verbs, spends = happening.do, use_of(key, happening)
    if happening.optional or happening.cost is not None:
        must = kind in ("card", "order")
        verbs = (May(cost=happening.cost or Cost(), do=happening.do, must=must, spends=spends),)
    elif spends:
        state.spent += (spends,)
    start(state, answer.bound, verbs)


def answer_of(state: State, occasion: Occasion, seat: Seat, key: str) -> Answer:
    kind, *rest = key.split(":")
    if kind == "card":
        card, n = rest
        return Answer(key, CARDS[card].happens[int(n)], bound_for(state, occasion, seat, card, "tactics"), card)
    where, name, n = rest
    if kind == "laid":
        bound = bound_for(state, occasion, seat, name, "attached", where or None)
        sent = [each.master for each in state.laid if each.card == name and each.on == bound.this]
        bound = replace(bound, master=sent[0] if sent else None)
        return Answer(key, LYING[name].happens[int(n)], bound, name)
    if kind == "objective":
        bound = bound_for(state, occasion, seat, name, "objective", where)
        return Answer(key, OBJECTIVES[name].happens[int(n)], bound, name)
    if kind == "ncu":
        origin: Origin = "influence" if ABILITIES[name].kind == "influence" else "ncu"
        bound = bound_for(state, occasion, seat, name, origin, state.ncus[where].on, where)
    else:
        bound = bound_for(state, occasion, seat, name, "order" if kind == "order" else "ability", where)
    return Answer(key, ABILITIES[name].happens[int(n)], bound, name)
