"""The texts of house cards, carried out group by group in turn order. One function for each verb of a card."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from maester.games.boardgame.casualties import spared
from maester.games.boardgame.events import CardReplaced, CardSentBack, OrderRemoved, TextSilenced, UnitsReplaced
from maester.games.boardgame.facts import TRACKS, Ability, Area, Card, House, Track
from maester.games.boardgame.fighters import fighters, kill
from maester.games.boardgame.forces import in_pool, placed, taken
from maester.games.boardgame.hands import (
    discard_from_hand,
    discard_played,
    lay_card,
    lift_card,
    refill,
    take_back,
    which_card,
)
from maester.games.boardgame.power import discard, gain
from maester.games.boardgame.question import barred_cards
from maester.games.boardgame.state import Battle, State, Unit
from maester.games.boardgame.strength import in_turn_order, texts
from maester.games.boardgame.tracks import move_on_track
from maester.kernel import AnsweredItself, Barred, Flow, Refusal, ask, pick

A = TypeVar("A")

Verb = Callable[[State, Battle, House, Ability], Flow[None]]


def carry_out_texts(state: State, battle: Battle, *moments: str) -> Flow[None]:
    """The texts of one group, each completely before the next; turn order is read as the group begins."""
    for house in in_turn_order(state, battle):
        for when in moments:
            if when in ("win", "loss") and (when == "win") != (house == battle.winner):
                continue
            for text in texts(state, battle, house, when):
                if verb := VERBS.get(text.does):
                    yield from verb(state, battle, house, text)
                if battle.winner is not None and when in ("cancel", "at-once"):
                    return  # the combat ended with a side's last unit


def offered(
    state: State,
    battle: Battle,
    house: House,
    about: str,
    options: Iterable[A],
    barred: Callable[[], Iterable[Barred]] = tuple,
) -> Flow[A]:
    """A choice that a text leaves to its owner; the rule that asks is the rule of the card."""
    return (yield from pick(house, about, options, card_rule(state, battle, house), barred))


def card_rule(state: State, battle: Battle, house: House) -> str | None:
    card = battle.cards[house]
    assert card is not None, "a text stands on a card"
    return state.edition.cards[card].rule


# What is played


def send_card_back(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    """The opponent's card returns to hand, and the opponent plays another, or none for want of one."""
    opponent = battle.opponent(house)
    card = battle.cards[opponent]
    if card is None or (yield from offered(state, battle, house, "send-card-back", ("keep", "send-back"))) == "keep":
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


def replace_card(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    """For power, the card is discarded at once and another is played."""
    if state.power[house] < text.power or not state.hands[house]:
        return
    choices: tuple[Card | None, ...] = (None, *state.hands[house])
    discarded = partial(barred_cards, state, state.discards[house], "card-discarded")
    card = yield from offered(state, battle, house, "replace-card", choices, discarded)
    if card is None:
        return
    discard(state, house, text.power, "card")
    discard_played(state, battle, house)
    lay_card(state, battle, house, card)
    state.tell(CardReplaced(house, card))
    for next_text in texts(state, battle, house, "at-once"):
        yield from VERBS[next_text.does](state, battle, house, next_text)


def cancel_text(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    """The text of the opponent's card has no effect."""
    opponent = battle.opponent(house)
    card = battle.cards[opponent]
    if card is not None and state.edition.cards[card].abilities:
        battle.silenced = (*battle.silenced, opponent)
        state.tell(TextSilenced(opponent, card))
    yield from ()


def discard_from_their_hand(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    """A card of the opponent's hand, looked at and chosen, is discarded, if the price can be paid."""
    opponent = battle.opponent(house)
    if not state.hands[opponent] or state.power[house] < text.power:
        return
    choices: tuple[Card | None, ...] = (None, *state.hands[opponent])
    card = yield from offered(state, battle, house, "discard-from-hand", choices)
    if card is not None:
        discard(state, house, text.power, "card")
        discard_from_hand(state, opponent, (card,), house)
        if text.when == "after":
            refill(state, opponent)


def take_back_discards(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    """The whole discard pile returns to hand, and the card played with it."""
    discard_played(state, battle, house)
    take_back(state, house, state.discards[house])
    yield from ()


def take_back_card(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    """One card of the own discard pile returns to hand."""
    if state.discards[house]:
        choices: tuple[Card | None, ...] = (None, *state.discards[house])
        in_hand = partial(barred_cards, state, state.hands[house], "card-not-discarded")
        card = yield from offered(state, battle, house, "take-back-card", choices, in_hand)
        if card is not None:
            take_back(state, house, (card,))


# Units


def destroy_footman(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    """One fighting footman of the opponent is destroyed; who plays the card says which."""
    opponent = battle.opponent(house)
    footmen = {unit for unit in fighters(state, battle, opponent) if unit.kind == "footman"}
    if not footmen or spared(state, battle, opponent):
        return
    kinds = ["standing"] * any(not unit.routed for unit in footmen) + ["routed"] * any(u.routed for u in footmen)
    which = yield from offered(state, battle, house, "destroy-footman", kinds)
    kill(state, battle, opponent, (Unit(opponent, "footman", which == "routed"),), "card")
    if state.edition.combat_ends_when_side_is_empty and not fighters(state, battle, opponent):
        battle.winner = house


def upgrade_footman(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    """One own footman that fought, or supported if the card says so, becomes a knight."""
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
        area = yield from offered(state, battle, house, "upgrade-footman", choices)
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
        taken(state, area, (footman,))
        placed(state, area, (knight,))
    state.tell(UnitsReplaced(house, area, "footman", "knight", 1))


# Orders


def remove_an_order(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    """An order is removed: whose, of which kind and where, the card says."""
    areas = [area for area in reached(state, battle, text) if is_meant(state, battle, house, text, area)]
    if not areas:
        return
    choices: tuple[Area | None, ...] = (None, *areas) if text.optional else tuple(areas)
    others = partial(spared_orders, state, battle, house, areas)
    area = yield from offered(state, battle, house, "remove-order", choices, others)
    if area is not None:
        order = state.orders.pop(area)
        if battle.winner is None:
            battle.support.pop(area, None)  # after the outcome, what was given was given
        state.tell(OrderRemoved(order.house, area, order.token))


def spared_orders(state: State, battle: Battle, house: House, meant: list[Area]) -> list[Barred]:
    """The orders on the board that the text does not mean."""
    rule = card_rule(state, battle, house)
    return [Barred(area, Refusal("order-spared", rule, {"area": area})) for area in state.orders if area not in meant]


def reached(state: State, battle: Battle, text: Ability) -> list[Area]:
    if text.where == "embattled":
        return [battle.area]
    if text.where == "adjacent":
        return list(state.edition.realm.neighbours[battle.area])
    return list(state.orders)


def is_meant(state: State, battle: Battle, house: House, text: Ability, area: Area) -> bool:
    order = state.orders.get(area)
    if order is None:
        return False
    whose = order.house == battle.opponent(house) if text.whose == "opponent" else order.house != house
    return whose and (not text.kinds or state.edition.orders[order.token].kind in text.kinds)


# Power, influence and the outcome


def gain_power(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    gain(state, house, text.power, "card")
    yield from ()


def push_to_last(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    """The opponent moves to the last place of one influence track."""
    track: Track = yield from offered(state, battle, house, "push-to-last", TRACKS)
    move_on_track(state, battle.opponent(house), track, len(state.seats) - 1)


def choose_retreat(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    """The winner says where the loser retreats to."""
    battle.retreat_chosen_by = house
    yield from ()


def repel_attackers(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    """The attackers have won but do not enter."""
    battle.repelled = True
    yield from ()


def march_again(state: State, battle: Battle, house: House, text: Ability) -> Flow[None]:
    """The march order will go with the winners."""
    battle.march_again = True
    yield from ()


VERBS: dict[str, Verb] = {
    "cancel-text": cancel_text,
    "choose-retreat": choose_retreat,
    "destroy-footman": destroy_footman,
    "discard-from-hand": discard_from_their_hand,
    "gain-power": gain_power,
    "march-again": march_again,
    "push-to-last": push_to_last,
    "remove-order": remove_an_order,
    "repel-attackers": repel_attackers,
    "replace-card": replace_card,
    "send-card-back": send_card_back,
    "take-back-card": take_back_card,
    "take-back-discards": take_back_discards,
    "upgrade-footman": upgrade_footman,
}
"""Verbs that happen. Those that only count (bonus, unit-strength, ...) are read in strength.py, no-casualties in
casualties.py."""
