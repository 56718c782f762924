"""Cards in play: coming into play, changing, being attached; who may bring what into play (UNIQUE, DUP, ATTACH)."""

from typing import Any

from msgspec.structs import replace

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.lexicon import Arriving
from maester.games.cardgame.lineup import CHARACTERS, COPIES, cards_among, lineup_of
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.which import CardId, Code
from maester.kernel import Refusal, Seat


def change(state: State, card: CardId, **changes: Any) -> Card:
    """The card, changed."""
    changed = replace(state.cards[card], **changes)
    state.cards[card] = changed
    return changed


def arrive(state: State, code: Code, owner: Seat, controller: Seat, how: Arriving, **more: Any) -> Card:
    """A card comes into play, standing unless it says otherwise."""
    name = next_id(state, code)
    state.arrivals += 1
    card = Card(name, code, owner, controller, how=how, phase=state.phases, **more)
    state.cards[card.id] = card
    return card


def next_id(state: State, code: Code) -> CardId:
    """What a card will be called that comes into play next."""
    return f"{code}.{state.arrivals + 1}"


def characters(state: State, seat: Seat | None = None) -> list[Card]:
    """All in play, or those that a seat controls."""
    return [card for card in cards_among(state, CHARACTERS) if seat is None or card.controller == seat]


def fewer_cards(state: State, other: Seat, seat: Seat) -> bool:
    """Whether another player controls a character and has fewer cards in hand (The Queen's Assassin)."""
    return len(state.hands[other]) < len(state.hands[seat]) and bool(characters(state, other))


def total_power(state: State, seat: Seat) -> int:
    """On the faction card and all other cards the seat controls (CG-RULE-12)."""
    return total_powers(state)[seat]


def total_powers(state: State) -> dict[Seat, int]:
    """The same for all seats."""
    total = state.power.copy()
    for card in state.cards.values():
        if card.power:
            total[card.controller] += card.power
    return total


# ------------------------------------------------------------------------------------------------- uniqueness


def own_copy(state: State, seat: Seat, code: Code) -> Card | None:
    """The player's own copy in play, of which another copy would be a duplicate: owned and controlled (CG-DUP-01)."""
    if not CARDS[code].unique:
        return None
    for card in in_play(state, code):
        if card.owner == card.controller == seat and not card.risen:
            return card
    return None


def in_play(state: State, code: Code) -> list[Card]:
    """The copies of a card in play."""
    lineup, cards = lineup_of(state), state.cards
    return [cards[name] for name in lineup[COPIES[code]]] if code in lineup.codes else []


def take_duplicate(state: State, card: CardId, code: Code) -> bool:
    """A duplicate is taken from under a card, if it is still there."""
    duplicates = list(state.cards[card].duplicates)
    if code not in duplicates:
        return False
    duplicates.remove(code)
    change(state, card, duplicates=tuple(duplicates))
    return True


def cannot_enter(state: State, code: Code, owner: Seat, controller: Seat, from_dead: bool = False) -> Refusal | None:
    """Why uniqueness keeps a card from coming into play, or under somebody's control (CG-RULE-64, -65)."""
    if not CARDS[code].unique:
        return None
    for seat in (owner,) if owner == controller else (controller, owner):
        copies = state.dead[seat].count(code) - (from_dead and seat == owner)
        if copies > 0:
            return Refusal("unique-is-dead", "CG-DEAD-03", {"card": code, "seat": seat})
    there = in_play(state, code)
    if there and owner == controller and own_copy(state, owner, code):
        return None  # it enters as a duplicate
    for card in there:
        if {card.owner, card.controller} & {owner, controller}:
            return Refusal("unique-in-play", "CG-UNIQUE-01", {"card": code})
    return None


# ------------------------------------------------------------------------------------------------- attachments


def attach(state: State, attachment: CardId, to: CardId) -> None:
    change(state, attachment, on=to)
    change(state, to, attachments=(*state.cards[to].attachments, attachment))


def detach(state: State, attachment: Card) -> None:
    """It is no longer attached to anything."""
    bearer = state.cards.get(attachment.on or "")
    if bearer is not None:
        change(state, bearer.id, attachments=tuple(each for each in bearer.attachments if each != attachment.id))
