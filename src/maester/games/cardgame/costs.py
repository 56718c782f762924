"""COST: whether the cost of an ability can be paid, and paying it."""

from collections.abc import Iterator

from msgspec.structs import replace

from maester.games.cardgame.cards import change
from maester.games.cardgame.events import CardsDiscarded
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import Context, fits
from maester.games.cardgame.happenings import leaving
from maester.games.cardgame.lexicon import Token
from maester.games.cardgame.price import price
from maester.games.cardgame.questions import ChooseCards
from maester.games.cardgame.state import Card, Happening, State, Use
from maester.games.cardgame.vocabulary import Ability, Cost
from maester.games.cardgame.zones import discard_from_hand
from maester.kernel import Amount, Flow, Pick, Refusal, ask


def gold_needed(context: Context, code: str, ability: Ability) -> int:
    """The least gold it takes, the price of an event included."""
    cost, facts = ability.cost, CARDS[code]
    extra = 0
    if cost.gold == "its-cost":
        trigger = context.trigger
        extra = CARDS[trigger.code].printed_cost if trigger is not None else 0
    elif cost.gold != "x":
        extra = cost.gold
    if facts.type != "event":
        return extra
    x = extra if facts.cost == "x" else None  # what lowers the price of an event lowers what is paid for X (CG-X-02)
    needed = price(context.state, context.board, context.seat, code, plays=True, x=x)
    return needed if facts.cost == "x" else needed + extra


def kneels(cost: Cost) -> bool:
    """Whether this card or the faction card has to kneel."""
    return cost.kneel == "this" or cost.kneel_faction


def is_free(cost: Cost) -> bool:
    """Whether the rest of the cost takes nothing that the player may lack."""
    return not (cost.gold or cost.kneel_one or cost.token or cost.discard)


def cannot_pay(context: Context, code: str, ability: Ability) -> Refusal | None:
    """Why the rest of the cost cannot be paid in full (CG-ABILITY-11)."""
    cost, state, seat, this = ability.cost, context.state, context.seat, context.this
    needed = gold_needed(context, code, ability)
    if state.gold[seat] < needed:
        return Refusal("too-little-gold", "CG-ABILITY-11", {"gold": state.gold[seat], "needed": needed})
    if cost.kneel_one and not any(to_kneel(context, cost)):
        return Refusal("nobody-to-kneel", "CG-ABILITY-11")
    if cost.token is not None and (this is None or not this.count(cost.token)):
        return Refusal("no-token-left", "CG-ABILITY-11")
    if cost.discard and len(state.hands[seat]) < cost.discard:
        return Refusal("too-few-cards-in-hand", "CG-ABILITY-11")
    return None


def to_kneel(context: Context, cost: Cost) -> Iterator[Card]:
    """The player's own cards that can be knelt as a cost (CG-COST-03)."""
    for card in context.state.cards.values():
        own = not card.knelt and card.controller == context.seat
        if own and any(fits(context, which, card) for which in cost.kneel_one):
            yield card


def leaves_a_choice(cost: Cost) -> bool:
    """Whether paying asks something."""
    return cost.gold == "x" or bool(cost.discard or cost.kneel_one)


def pay_at_once(state: State, use: Use, context: Context) -> tuple[Happening, ...]:
    """A cost that leaves no choice."""
    pay_gold(state, use, context)
    return tuple(with_this_card(state, use, context))


def pay_by_choice(state: State, use: Use, context: Context) -> Flow[tuple[Use, tuple[Happening, ...]]]:
    """All at once (CG-COST-05). What leaves play as a cost cannot be saved (CG-RULE-07); it is returned."""
    cost, seat = use.ability.cost, use.seat
    happenings: list[Happening] = []
    if cost.gold == "x":
        use = replace(use, x=(yield from ask(seat, which_x, context, use)))
    pay_gold(state, use, context)
    if cost.discard:
        codes = yield from ask(seat, which_to_discard, state, seat, cost.discard)
        discard_from_hand(state, seat, *codes)
        state.tell(CardsDiscarded(seat, codes, "hand"))
    if cost.kneel_one:
        name = yield from ask(seat, which_to_kneel, context, cost)
        happenings.append(Happening("knelt", seat, state.cards[name]))
    return use, (*happenings, *with_this_card(state, use, context))


def pay_gold(state: State, use: Use, context: Context) -> None:
    """Gold, and the faction card that kneels."""
    cost, seat = use.ability.cost, use.seat
    if cost.gold == "x":
        state.gold[seat] -= price(state, context.board, seat, use.code, plays=True, x=use.x)
    else:
        state.gold[seat] -= gold_needed(context, use.code, use.ability)
    if cost.kneel_faction:
        state.knelt[seat] = True


def with_this_card(state: State, use: Use, context: Context) -> Iterator[Happening]:
    """What the card that has the ability gives for it."""
    cost, this = use.ability.cost, context.this
    if this is None:
        return
    if cost.token is not None:
        change(state, this.id, tokens=with_token(this, cost.token, -1))
    if cost.sacrifice:
        yield leaving(this, "sacrificed", savable=False)
    elif cost.back:
        yield leaving(this, "returned", savable=False)
    elif cost.remove:
        yield leaving(this, "removed", savable=False)
    elif cost.kneel == "this":
        yield Happening("knelt", use.seat, this)


def with_token(card: Card, kind: Token, more: int) -> tuple[tuple[Token, int], ...]:
    tokens = dict(card.tokens)
    tokens[kind] = tokens.get(kind, 0) + more
    return tuple((kind, count) for kind, count in tokens.items() if count)


# ------------------------------------------------------------------------------------------------- questions


def which_x(context: Context, use: Use) -> Amount:
    """Up to what the player can pay, and enough for a target (CG-INIT-03)."""
    most = most_x(context, use.code)
    choose = use.ability.choose
    costs = [
        card.facts.printed_cost
        for card in context.state.cards.values()
        if choose is not None and choose.which is not None and fits(with_x(context, use, most), choose.which, card)
    ]
    return Amount(about="x", rule="CG-X-02", least=min(costs, default=0), most=most)


def with_x(context: Context, use: Use, x: int) -> Context:
    return Context(context.state, context.board, context.seat, context.this, context.trigger, replace(use, x=x))


def most_x(context: Context, code: str) -> int:
    """The highest X that can be paid for, with all that makes an event cheaper."""
    state, seat, most = context.state, context.seat, 0
    while price(state, context.board, seat, code, plays=True, x=most + 1) <= state.gold[seat]:
        most += 1
    return most


def which_to_discard(state: State, seat: str, count: int) -> ChooseCards:
    hand = state.hands[seat]
    return ChooseCards(about="discard-as-cost", rule="CG-COST-04", options=hand, least=count, most=count, of="code")


def which_to_kneel(context: Context, cost: Cost) -> Pick[str]:
    options = tuple(card.id for card in to_kneel(context, cost))
    return Pick(about="kneel-as-cost", rule="CG-COST-03", options=options, of="card")
