"""HCARD: what the texts of house cards do, verb by verb."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeVar

from msgspec import UNSET, UnsetType

from maester.games.boardgame.combat.casualties import spared
from maester.games.boardgame.combat.fighters import fighters, kill
from maester.games.boardgame.context import Context
from maester.games.boardgame.events import CardReplaced, CardSentBack, OrderRemoved, TextSilenced, UnitsReplaced
from maester.games.boardgame.facts import TRACKS, Area, Card, House, Track
from maester.games.boardgame.forces import in_pool, place, take_away
from maester.games.boardgame.hands import (
    discard_from_hand,
    discard_played,
    lay_card,
    lift_card,
    refill,
    take_back,
    which_card,
)
from maester.games.boardgame.question import barred_cards
from maester.games.boardgame.state import Battle, State, Unit
from maester.games.boardgame.tokens import discard, gain
from maester.games.boardgame.tracks import move_on_track
from maester.games.boardgame.verbs import (
    CancelText,
    ChooseRetreat,
    DestroyFootman,
    DiscardFromHand,
    GainPower,
    MarchAgain,
    PushToLast,
    RemoveOrder,
    RepelAttackers,
    ReplaceCard,
    SendCardBack,
    TakeBackOne,
    TakeBackPlayed,
    UpgradeFootman,
    Verb,
)
from maester.kernel import AnsweredItself, Barred, Flow, Refusal, ask, pick

A = TypeVar("A")


def offered(
    state: State,
    battle: Battle,
    house: House,
    about: str,
    options: Iterable[A],
    barred: Callable[[], Iterable[Barred]] = tuple,
    idle: A | UnsetType = UNSET,
) -> Flow[A]:
    """A choice that a text leaves to its owner; the card's rule is the rule that asks."""
    return (yield from pick(house, about, options, card_rule(state, battle, house), barred, idle))


def card_rule(state: State, battle: Battle, house: House) -> str | None:
    card = battle.cards[house]
    assert card is not None, "a text stands on a card"
    return state.edition.cards[card].rule


# What is played


def send_card_back(context: Context, text: SendCardBack) -> Flow[None]:
    """The opponent's card returns to hand, and the opponent plays another, if there is one."""
    state, house, battle = context.state, context.house, context.battle
    opponent = battle.opponent(house)
    card = battle.cards[opponent]
    if card is None:
        return
    if (yield from offered(state, battle, house, "send-card-back", ("keep", "send-back"), idle="keep")) == "keep":
        return
    others = state.hands[opponent]
    lift_card(battle, opponent)
    battle.cards[opponent] = None
    battle.last_card = tuple(each for each in battle.last_card if each != opponent)  # it was not used after all
    state.hands[opponent] = tuple(each for each in state.edition.cards if each in (*others, card))
    state.tell(CardSentBack(opponent, card, house))
    if len(others) > 1:
        another = yield from ask(opponent, which_card, state, opponent, card)
        lay_card(state, battle, opponent, another)
    elif others:
        yield AnsweredItself(opponent, "house-card", others[0])
        lay_card(state, battle, opponent, others[0])
    state.tell(CardReplaced(opponent, battle.cards[opponent]))


def replace_card(context: Context, text: ReplaceCard) -> Flow[None]:
    """For power, the card is discarded at once and another is played."""
    state, house, battle = context.state, context.house, context.battle
    if state.power[house] < text.power or not state.hands[house]:
        return
    choices: tuple[Card | None, ...] = (None, *state.hands[house])
    discarded = partial(barred_cards, state, state.discards[house], "card-discarded")
    card = yield from offered(state, battle, house, "replace-card", choices, discarded, None)
    if card is None:
        return
    discard(state, house, text.power, "card")
    discard_played(state, battle, house)
    lay_card(state, battle, house, card)
    state.tell(CardReplaced(house, card))


def cancel_text(context: Context, text: CancelText) -> None:
    """The text of the opponent's card has no effect."""
    state, house, battle = context.state, context.house, context.battle
    opponent = battle.opponent(house)
    card = battle.cards[opponent]
    if card is not None and state.edition.cards[card].abilities:
        battle.silenced = (*battle.silenced, opponent)
        state.tell(TextSilenced(opponent, card))


def discard_from_their_hand(context: Context, text: DiscardFromHand) -> Flow[None]:
    """A card chosen from the opponent's hand is discarded, if the price can be paid."""
    state, house, battle = context.state, context.house, context.battle
    opponent = battle.opponent(house)
    if not state.hands[opponent] or state.power[house] < text.power:
        return
    choices: tuple[Card | None, ...] = (None, *state.hands[opponent])
    card = yield from offered(state, battle, house, "discard-from-hand", choices, idle=None)
    if card is not None:
        discard(state, house, text.power, "card")
        discard_from_hand(state, opponent, (card,), house)
        if text.when == "after":
            refill(state, opponent)


def take_back_discards(context: Context, text: TakeBackPlayed) -> None:
    """The whole discard pile returns to hand, and so does the card just played."""
    state, house, battle = context.state, context.house, context.battle
    discard_played(state, battle, house)
    take_back(state, house, state.discards[house])


def take_back_card(context: Context, text: TakeBackOne) -> Flow[None]:
    """One card from the house's own discard pile returns to hand."""
    state, house, battle = context.state, context.house, context.battle
    if state.discards[house]:
        choices: tuple[Card | None, ...] = (None, *state.discards[house])
        in_hand = partial(barred_cards, state, state.hands[house], "card-not-discarded")
        card = yield from offered(state, battle, house, "take-back-card", choices, in_hand, None)
        if card is not None:
            take_back(state, house, (card,))


# Units


def destroy_footman(context: Context, text: DestroyFootman) -> Flow[None]:
    """One fighting footman of the opponent is destroyed; the house that plays the card says which."""
    state, house, battle = context.state, context.house, context.battle
    opponent = battle.opponent(house)
    footmen = {unit for unit in fighters(state, battle, opponent) if unit.kind == "footman"}
    if not footmen or spared(state, battle, opponent):
        return
    kinds = ["standing"] * any(not unit.routed for unit in footmen) + ["routed"] * any(u.routed for u in footmen)
    which = yield from offered(state, battle, house, "destroy-footman", kinds)
    kill(state, battle, opponent, (Unit(opponent, "footman", which == "routed"),), "card")
    if state.edition.combat_ends_when_side_is_empty and not fighters(state, battle, opponent):
        battle.winner = house


def upgrade_footman(context: Context, text: UpgradeFootman) -> Flow[None]:
    """One of the house's footmen that fought, or supported if the card says so, becomes a knight."""
    state, house, battle = context.state, context.house, context.battle
    if not in_pool(state, house, "knight"):
        return
    areas = [battle.area] if any(unit.kind == "footman" for unit in fighters(state, battle, house)) else []
    if text.supporters:
        side = battle.side(house)
        areas += [
            area
            for area, to in battle.support.items()
            if to == side and any(unit.house == house and unit.kind == "footman" for unit in state.units[area])
        ]
    if areas:
        choices: tuple[Area | None, ...] = (None, *areas)
        area = yield from offered(state, battle, house, "upgrade-footman", choices, idle=None)
        if area is not None:
            upgrade_in(state, battle, house, area)


def upgrade_in(state: State, battle: Battle, house: House, area: Area) -> None:
    units = fighters(state, battle, house) if area == battle.area else state.units[area]
    footman = next(unit for unit in units if unit.kind == "footman")
    knight = Unit(house, "knight", footman.routed)
    if area == battle.area and house == battle.attacker:
        left = list(battle.attackers)
        left[left.index(footman)] = knight
        battle.attackers = tuple(left)
    else:
        take_away(state, area, (footman,))
        place(state, area, (knight,))
    state.tell(UnitsReplaced(house, area, "footman", "knight", 1))


# Orders


def remove_an_order(context: Context, text: RemoveOrder) -> Flow[None]:
    """An order is removed: the card says whose, of which kind and where."""
    state, house, battle = context.state, context.house, context.battle
    areas = [area for area in reached(state, battle, text) if is_meant(state, battle, house, text, area)]
    if not areas:
        return
    choices: tuple[Area | None, ...] = (None, *areas) if text.optional else tuple(areas)
    others = partial(spared_orders, state, battle, house, areas)
    area = yield from offered(state, battle, house, "remove-order", choices, others, None if text.optional else UNSET)
    if area is not None:
        order = state.orders.pop(area)
        if battle.winner is None:
            battle.support.pop(area, None)  # after the outcome, support already given still counts
        state.tell(OrderRemoved(order.house, area, order.token))


def spared_orders(state: State, battle: Battle, house: House, meant: list[Area]) -> list[Barred]:
    """The orders on the board that the text does not refer to."""
    rule = card_rule(state, battle, house)
    return [Barred(area, Refusal("order-spared", rule, {"area": area})) for area in state.orders if area not in meant]


def reached(state: State, battle: Battle, text: RemoveOrder) -> list[Area]:
    if text.where == "embattled":
        return [battle.area]
    if text.where == "adjacent":
        return list(state.edition.realm.neighbours[battle.area])
    return list(state.orders)


def is_meant(state: State, battle: Battle, house: House, text: RemoveOrder, area: Area) -> bool:
    order = state.orders.get(area)
    if order is None:
        return False
    whose = order.house == battle.opponent(house) if text.whose == "opponent" else order.house != house
    return whose and (not text.kinds or state.edition.orders[order.token].kind in text.kinds)


# Power, influence and the outcome


def gain_power(context: Context, text: GainPower) -> None:
    gain(context.state, context.house, text.power, "card")


def push_to_last(context: Context, text: PushToLast) -> Flow[None]:
    """The opponent moves to the last place of one influence track."""
    state, house, battle = context.state, context.house, context.battle
    track: Track = yield from offered(state, battle, house, "push-to-last", TRACKS)
    move_on_track(state, battle.opponent(house), track, len(state.seats) - 1)


def choose_retreat(context: Context, text: ChooseRetreat) -> None:
    """The winner says where the loser retreats to."""
    context.battle.retreat_chosen_by = context.house


def repel_attackers(context: Context, text: RepelAttackers) -> None:
    """The attackers have won but do not enter."""
    context.battle.repelled = True


def march_again(context: Context, text: MarchAgain) -> None:
    """The march order will go with the winners."""
    context.battle.march_again = True


HAPPENS: dict[type[Verb], Callable[[Context, Any], Flow[None] | None]] = {
    SendCardBack: send_card_back,
    ReplaceCard: replace_card,
    CancelText: cancel_text,
    DiscardFromHand: discard_from_their_hand,
    TakeBackPlayed: take_back_discards,
    TakeBackOne: take_back_card,
    DestroyFootman: destroy_footman,
    UpgradeFootman: upgrade_footman,
    RemoveOrder: remove_an_order,
    GainPower: gain_power,
    PushToLast: push_to_last,
    ChooseRetreat: choose_retreat,
    RepelAttackers: repel_attackers,
    MarchAgain: march_again,
}
