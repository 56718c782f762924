"""Who answers to an occasion: printed abilities by themselves, cards and orders if their player declares them.

What can be declared or happens by itself goes by a key: `card:northern-ferocity:0`, `order:a1:incite:0`,
`ability:a1:counterstrike:0`, `ncu:…`, `laid:…`, `objective:…`, `later:…`; the last number says which of its happenings
it is.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from maester.games.miniatures import changes as words
from maester.games.miniatures.cards import put_down
from maester.games.miniatures.effects import could
from maester.games.miniatures.effects.choosing import payable, shielded
from maester.games.miniatures.facts import ATTACHMENTS, NCUS
from maester.games.miniatures.fitting import fits
from maester.games.miniatures.in_force import Bearers, abilities, armed, has, shared, shares_card
from maester.games.miniatures.in_play import Bound, Later, Origin
from maester.games.miniatures.meaning import holds
from maester.games.miniatures.objectives import cards_of
from maester.games.miniatures.occasion import Moment, Occasion
from maester.games.miniatures.order import in_order
from maester.games.miniatures.records import ABILITIES, CARDS, LYING, OBJECTIVES
from maester.games.miniatures.state import State
from maester.games.miniatures.uses import TURN, start
from maester.games.miniatures.verbs import Cost, May
from maester.games.miniatures.vocabulary import Happening, When
from maester.games.miniatures.which import Side
from maester.kernel import Seat

ATTACKS = ("attack", "attack-rolled", "attack-final", "defence-rolled", "attack-done", "surge")
CHARGES = ("charge-rolled", "charged", "charge-failed")
TESTS = ("test", "test-rolled", "test-passed", "test-failed")


class Answer(Struct, frozen=True):
    """A happening that could answer, with whom its words mean."""

    key: str
    happening: Happening
    bound: Bound
    name: str


# ------------------------------------------------------------------------------------------------------ the index


@cache
def answering(moment: Moment) -> frozenset[str]:
    """Abilities that answer to a moment."""
    return frozenset(name for name, record in ABILITIES.items() if _answers(record.happens, moment))


@cache
def bearing(moment: Moment, orders: bool) -> Bearers:
    """The cards whose orders, or whose other abilities, answer to a moment."""
    return Bearers(sorted(each for each in answering(moment) if (ABILITIES[each].kind == "order") == orders))


@cache
def answering_cards(moment: Moment) -> frozenset[str]:
    return frozenset(name for name, card in CARDS.items() if _answers(card.happens, moment))


@lru_cache(maxsize=1 << 12)
def answering_of(moment: Moment, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of a deck that answer to a moment."""
    names = answering_cards(moment)
    return tuple(card for card in cards if card in names)


@cache
def answering_laid(moment: Moment) -> frozenset[str]:
    return frozenset(name for name, record in LYING.items() if _answers(record.happens, moment))


@cache
def answering_objectives(moment: Moment) -> frozenset[str]:
    return frozenset(name for name, card in OBJECTIVES.items() if _answers(card.happens, moment))


def _answers(happens: tuple[Happening, ...], moment: Moment) -> bool:
    return any(each.when.what == moment for each in happens)


def watched(state: State, occasion: Occasion) -> bool:
    """Whether anything could answer, as far as all can see: a quick look."""
    moment = occasion.moment
    if state.later and any(each.at == moment for each in state.later):
        return True
    if acts_by_itself(state, moment) or any_order(state, moment):
        return True
    return any(state.hands[seat] and answering_of(moment, state.lists[seat]) for seat in state.playing)


def acts_by_itself(state: State, moment: Moment) -> bool:
    """Whether a printed ability, an NCU or a card on a unit might answer."""
    bearers = bearing(moment, orders=False)
    return (
        (bool(bearers.names) and somebody_has(state, bearers))
        or (bool(bearers.ncus) and any(ncu.card in bearers.ncus for ncu in state.ncus.values()))
        or (bool(state.laid) and any(each.card in answering_laid(moment) for each in state.laid))
        or (bool(state.objectives) and not answering_objectives(moment).isdisjoint(state.objectives.values()))
    )


def any_order(state: State, moment: Moment) -> bool:
    bearers = bearing(moment, orders=True)
    return bool(bearers.names) and somebody_has(state, bearers)


def somebody_has(state: State, bearers: Bearers) -> bool:
    """By print, or from another unit for a while."""
    return bool(bearers.among(state.units)) or (
        bool(state.lasting) and any(shared(state, name) for name in state.units)
    )


def who_might_declare(state: State, occasion: Occasion) -> list[Seat]:
    """Those with an answer in their deck; all, where some order answers."""
    seats, moment = in_order(state), occasion.moment
    if any_order(state, moment):
        return list(seats)
    return [seat for seat in seats if answering_of(moment, state.lists[seat])]


ASKS_WHO_WAS_ENGAGED = frozenset(
    name for name, card in CARDS.items() if any(each.if_ is not None and each.if_.held for each in card.happens)
)


def asks_who_was_engaged(state: State) -> bool:
    return any(card in ASKS_WHO_WAS_ENGAGED for cards in state.lists.values() for card in cards)


# ------------------------------------------------------------------------------------------------------ whom it means


def bound_for(
    state: State,
    occasion: Occasion,
    seat: Seat,
    name: str,
    origin: Origin,
    this: str | None = None,
    ncu: str | None = None,
) -> Bound:
    """The words of a text at an occasion. A card is about the unit that triggers it. (MIN-CARDS-03)"""
    attacker = defender = None
    if occasion.moment in ATTACKS or occasion.moment in CHARGES or occasion.word == "charge":
        attacker, defender = occasion.unit, occasion.foe
    elif state.attacks:
        attack = state.attacks[-1]
        if occasion.unit in (attack.by, attack.on):
            attacker, defender = attack.by, attack.on
    return Bound(
        seat,
        name,
        origin,
        occasion.unit if origin == "tactics" else this,
        ncu,
        about=occasion.ncu,
        subject=occasion.unit,
        attacker=attacker,
        defender=defender,
        zone=occasion.zone,
        word=occasion.word,
        amount=occasion.amount,
    )


def matches(state: State, bound: Bound, when: When, occasion: Occasion) -> bool:
    """Whether the occasion is the one a text answers to."""
    if when.what != occasion.moment:
        return False
    if when.whose is not None and not is_side(state, bound.seat, when.whose, occasion):
        return False
    if when.first and (occasion.seat is None or state.turns.count(occasion.seat) != 1):
        return False
    if when.this and not (
        occasion.ncu == bound.ncu
        if occasion.ncu is not None
        else bound.this is not None and occasion.unit == bound.this
    ):
        return False
    if when.role is not None and not has_role(state, bound, when, occasion):
        return False
    if when.attack is not None and when.attack != attack_kind(state, occasion):
        return False
    if when.test is not None and occasion.word != when.test:
        return False
    if when.actions and occasion.word not in when.actions:
        return False
    if when.zones and occasion.zone not in when.zones:
        return False
    if when.condition is not None and occasion.word != when.condition:
        return False
    if when.effect is not None and not occasion.word.startswith("card:" if when.effect == "tactics" else "order:"):
        return False
    if when.which is not None and (occasion.unit is None or not fits(state, bound, when.which, occasion.unit)):
        return False
    return when.foe is None or (occasion.foe is not None and fits(state, bound, when.foe, occasion.foe))


def is_side(state: State, seat: Seat, side: Side, occasion: Occasion) -> bool:
    """Whose unit it is; without a unit, whose turn or NCU."""
    whose = occasion.seat
    if occasion.moment != "declared" and occasion.moment != "zone-targets" and occasion.unit is not None:
        whose = state.units[occasion.unit].seat
    return whose is not None and state.friends(whose, seat) == (side == "friend")


def has_role(state: State, bound: Bound, when: When, occasion: Occasion) -> bool:
    """The unit attacks or defends; a weapon answers only to its own attacks, and to tests that follow from them."""
    if bound.this is None or bound.this != (bound.attacker if when.role == "attacker" else bound.defender):
        return False
    if occasion.moment in TESTS and occasion.unit != bound.defender:
        return False
    if occasion.moment in CHARGES or bound.name not in ABILITIES or ABILITIES[bound.name].kind != "weapon":
        return True
    return bool(state.attacks) and armed(state, state.attacks[-1], bound.name)


def attack_kind(state: State, occasion: Occasion) -> str | None:
    if occasion.moment in ATTACKS:
        return "melee" if occasion.word == "melee" else "ranged"
    if state.attacks and state.attacks[-1].on == occasion.unit:
        attack = state.attacks[-1]
        return "melee" if state.units[attack.by].facts.weapon(attack.weapon).range == "melee" else "ranged"
    return None


def usable(state: State, answer: Answer, occasion: Occasion) -> bool:
    """The occasion fits, the condition holds, the price can be paid, and it would change something."""
    happening, bound = answer.happening, answer.bound
    return (
        matches(state, bound, happening.when, occasion)
        and (happening.once is None or use_of(answer.key, happening) not in state.spent)
        and holds(state, bound, happening.if_)
        and payable(state, bound, happening.cost)
        and any(could(state, bound, verb) for verb in happening.do)
    )


# ------------------------------------------------------------------------------------------------------ by themselves


def printed_answers(state: State, occasion: Occasion, seat: Seat, orders: bool) -> Iterator[Answer]:
    """Abilities of a player's units that answer to the moment; orders, or all others."""
    bearers = bearing(occasion.moment, orders)
    names = bearers.names
    if not names:
        return
    found = list(state.units) if state.lasting else bearers.among(state.units)
    for name in found:
        unit = state.units[name]
        if unit.seat != seat or unit.pose is None or not (bearers.has(unit) or shared(state, name)):
            continue
        for ability in abilities(state, name):
            if ability in names and not (state.planted and is_planted(state, name, ability)):
                yield from answers_of(state, occasion, seat, "order" if orders else "ability", name, ability)
    for each in state.planted:
        if each.by == seat and not orders and state.units[each.unit].pose is not None:
            for ability in abilities(state, each.unit):
                if ability in names and ability in ATTACHMENTS[each.attachment].abilities:
                    yield from answers_of(state, occasion, seat, "ability", each.unit, ability)


def is_planted(state: State, name: str, ability: str) -> bool:
    """Whether a unit has an ability from what the enemy has planted in it: that is the enemy's to use."""
    return any(each.unit == name and ability in ATTACHMENTS[each.attachment].abilities for each in state.planted)


def answers_of(
    state: State, occasion: Occasion, seat: Seat, origin: Origin, unit: str, ability: str
) -> Iterator[Answer]:
    bound = bound_for(state, occasion, seat, ability, origin, unit)
    for n, happening in enumerate(ABILITIES[ability].happens):
        if happening.when.what == occasion.moment:
            yield Answer(f"{origin}:{unit}:{ability}:{n}", happening, bound, ability)


def ncu_answers(state: State, occasion: Occasion, seat: Seat) -> Iterator[Answer]:
    bearers = bearing(occasion.moment, orders=False)
    names, cards = bearers.names, bearers.ncus
    if not cards:
        return
    for name, ncu in state.ncus.items():
        if ncu.seat != seat or ncu.card not in cards or ncu.gone or name in state.silenced:
            continue
        for ability in NCUS[ncu.card].abilities:
            if ability in names:
                origin: Origin = "influence" if ABILITIES[ability].kind == "influence" else "ncu"
                if origin == "influence" and ncu.on is None:
                    continue
                bound = bound_for(state, occasion, seat, ability, origin, ncu.on, name)
                for n, happening in enumerate(ABILITIES[ability].happens):
                    if happening.when.what == occasion.moment:
                        yield Answer(f"ncu:{name}:{ability}:{n}", happening, bound, ability)


def laid_answers(state: State, occasion: Occasion, seat: Seat) -> Iterator[Answer]:
    if not state.laid:
        return
    names = answering_laid(occasion.moment)
    for laid in state.laid:
        if laid.seat == seat and laid.card in names:
            for on in (laid.on, *(name for name in state.units if shares_card(state, name, laid))):
                bound = bound_for(state, occasion, seat, laid.card, "attached", on)
                for n, happening in enumerate(LYING[laid.card].happens):
                    if happening.when.what == occasion.moment:
                        yield Answer(f"laid:{on or ''}:{laid.card}:{n}", happening, bound, laid.card)


def objective_answers(state: State, occasion: Occasion, seat: Seat) -> Iterator[Answer]:
    """Objective cards of the unit it is about."""
    names, unit = answering_objectives(occasion.moment), occasion.unit
    if not state.objectives or not names or unit is None or state.units[unit].seat != seat:
        return
    for card in cards_of(state, unit):
        if card in names:
            bound = bound_for(state, occasion, seat, card, "objective", unit)
            for n, happening in enumerate(OBJECTIVES[card].happens):
                if happening.when.what == occasion.moment:
                    yield Answer(f"objective:{unit}:{card}:{n}", happening, bound, card)


def passive_answers(state: State, occasion: Occasion, seat: Seat) -> Iterator[Answer]:
    yield from printed_answers(state, occasion, seat, orders=False)
    yield from ncu_answers(state, occasion, seat)
    yield from laid_answers(state, occasion, seat)
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
    return tuple(found)


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


def order_answers(state: State, occasion: Occasion, seat: Seat) -> Iterator[Answer]:
    """Orders of units that may use them and have not yet, this round. (MIN-ORDER-01, MIN-ORDER-03, MIN-RULE-41)"""
    for answer in printed_answers(state, occasion, seat, orders=True):
        unit = answer.bound.this
        assert unit is not None
        free = answer.name not in state.units[unit].used and not has(state, words.NoOrders, unit)
        if free and not shielded(state, answer.bound, unit) and usable(state, answer, occasion):
            yield answer


def card_answers(state: State, occasion: Occasion, seat: Seat, cards: tuple[str, ...]) -> Iterator[Answer]:
    """Cards that could be played now, if they were in the hand."""
    if seat in state.no_cards:
        return
    names = answering_cards(occasion.moment)
    for card in dict.fromkeys(cards):
        if card in names:
            bound = bound_for(state, occasion, seat, card, "tactics")
            if bound.this is not None and shielded(state, bound, bound.this):
                continue
            for n, happening in enumerate(CARDS[card].happens):
                answer = Answer(f"card:{card}:{n}", happening, bound, card)
                if happening.when.what == occasion.moment and usable(state, answer, occasion):
                    yield answer


def might_declare(state: State, occasion: Occasion, seat: Seat) -> bool:
    """Whether a player is asked: an order can be used, or some card that might be in the hand could be played."""
    if next(order_answers(state, occasion, seat), None) is not None:
        return True
    if not state.hands[seat] or not answering_of(occasion.moment, state.lists[seat]):
        return False
    return next(card_answers(state, occasion, seat, unseen(state, seat, occasion.moment)), None) is not None


def unseen(state: State, seat: Seat, moment: Moment) -> tuple[str, ...]:
    """Cards of a player for a moment that lie in no discard pile and on no unit, as all can see."""
    left = list(answering_of(moment, state.lists[seat]))
    for card in (*state.discards[seat], *(each.card for each in state.laid if each.seat == seat)):
        if card in left:
            left.remove(card)
    return tuple(left)


def declarable(state: State, occasion: Occasion, seat: Seat) -> tuple[str, ...]:
    """The cards and orders a player can really declare. (MIN-TIMING-01)"""
    orders = [answer.key for answer in order_answers(state, occasion, seat)]
    return (*orders, *(answer.key for answer in card_answers(state, occasion, seat, state.hands[seat])))


def spend(state: State, seat: Seat, key: str) -> None:
    """A card leaves the hand, an order is used up."""
    kind, *rest = key.split(":")
    if kind == "card":
        put_down(state, seat, rest[0])
    else:
        unit, order, _ = rest
        state.change(unit, used=(*state.units[unit].used, order))


def target_of(key: str) -> str | None:
    """The unit that uses an order."""
    kind, *rest = key.split(":")
    return rest[0] if kind == "order" else None


def take_effect(state: State, seat: Seat, key: str) -> None:
    """What a card, an order or an ability does, from its first word on."""
    kind, *rest = key.split(":")
    if kind == "later":
        n = int(rest[1])
        due = state.later[n]
        state.later = (*state.later[:n], *state.later[n + 1 :])
        start(state, replace(due.use.bound, seat=seat), due.use.verbs)
        return
    occasion = state.windows[-1].occasion
    answer = answer_of(state, occasion, seat, key)
    happening = answer.happening
    verbs, spends = happening.do, use_of(key, happening)
    if happening.optional or happening.cost is not None:
        must = kind in ("card", "order")
        verbs = (May(cost=happening.cost or Cost(), do=happening.do, must=must, spends=spends),)
    elif spends:
        state.spent += (spends,)
    start(state, answer.bound, verbs)


def use_of(key: str, happening: Happening) -> str:
    """What is remembered of something that can be used once in a game, or once in a turn."""
    return "" if happening.once is None else key if happening.once == "game" else f"{TURN}{key}"


def answer_of(state: State, occasion: Occasion, seat: Seat, key: str) -> Answer:
    kind, *rest = key.split(":")
    if kind == "card":
        card, n = rest
        return Answer(key, CARDS[card].happens[int(n)], bound_for(state, occasion, seat, card, "tactics"), card)
    where, name, n = rest
    if kind == "laid":
        bound = bound_for(state, occasion, seat, name, "attached", where or None)
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
