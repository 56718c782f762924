"""What happens when something happens: cards leave and enter play, kneel and stand, power and gold change."""

from collections.abc import Callable

from msgspec import UNSET
from msgspec.structs import replace

from maester.games.cardgame.cards import arrive, attach, change, detach, own_copy
from maester.games.cardgame.events import (
    CardEntered,
    CardKnelt,
    CardLeft,
    CardsDrawn,
    CardsStood,
    DuplicateAdded,
    IncomeCollected,
    PowerGained,
)
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.lexicon import Arriving, Leaving
from maester.games.cardgame.state import Card, Happening, State
from maester.games.cardgame.which import CardId
from maester.games.cardgame.zones import add_to_hand, draw, put_on_pile, shuffle_in

PLACES = {"killed": "dead", "discarded": "discard", "sacrificed": "discard", "returned": "hand", "removed": "removed"}


def leaving(card: Card, how: Leaving, source: str = "", savable: bool = True, burned: bool = False) -> Happening:
    """A card is about to leave play."""
    place = PLACES.get(how, "deck")
    return Happening(
        "leaves", card.controller, card, source, card.code, how=how, place=place, savable=savable, burned=burned
    )


def take_place(state: State, happening: Happening) -> Happening:
    """It happens. Some happenings, such as the beginning of a phase, change nothing."""
    brings_about = CHANGES.get(happening.what)
    return happening if brings_about is None else brings_about(state, happening)


# ------------------------------------------------------------------------------------------------- leaving play


def leave(state: State, happening: Happening) -> Happening:
    """With it go its tokens, its duplicates and its attachments (CG-LEAVE-02 to -04)."""
    assert happening.card is not None
    card = state.cards.get(happening.card.id)
    if card is None:
        return happening
    detach(state, card)
    for name in card.attachments:
        drop_attachment(state, state.cards[name])
    take_out(state, card)
    go_to(state, card, happening.place)
    state.tell(CardLeft(card.id, card.code, card.owner, happening.how, happening.place))
    return replace(happening, card=card)


def drop_attachment(state: State, attachment: Card) -> None:
    """What it was attached to leaves play (CG-LEAVE-04, CG-KEYWORD-TERMINAL-01)."""
    terminal = "terminal" in attachment.facts.keywords
    take_out(state, attachment)
    go_to(state, attachment, "discard" if terminal else "hand")
    how, place = ("discarded", "discard") if terminal else ("returned", "hand")
    state.tell(CardLeft(attachment.id, attachment.code, attachment.owner, how, place))


def take_out(state: State, card: Card) -> None:
    """It is no longer in play, and in no challenge; its duplicates are discarded."""
    del state.cards[card.id]
    if under := (*card.duplicates, *card.facedown):
        put_on_pile(state, "discard", card.owner, *under)
    remove_from_challenge(state, card.id)


def remove_from_challenge(state: State, card: str) -> None:
    challenge = state.challenge
    if challenge is not None:
        state.challenge = replace(
            challenge,
            attackers=tuple(each for each in challenge.attackers if each != card),
            defenders=tuple(each for each in challenge.defenders if each != card),
        )


def go_to(state: State, card: Card, place: str) -> None:
    """It always goes to its owner's hand, deck or piles (CG-CONTROL-04)."""
    if place == "hand":
        add_to_hand(state, card.owner, card.code, known_by=state.seats)
    elif place == "deck":
        shuffle_in(state, card.owner, card.code)
    else:
        put_on_pile(state, place, card.owner, card.code)


# ------------------------------------------------------------------------------------------------- entering play


def entering(
    code: str, owner: str, controller: str, how: Arriving, on: str = "", paid: int = 0
) -> tuple[Happening, ...]:
    """A card is about to enter play."""
    return (Happening("entered", controller, code=code, how=how, place=on, against=owner, amount=paid),)


def marshaling(code: str, seat: str, on: str, paid: int) -> tuple[Happening, ...]:
    """Marshaling a card and its entering share their windows."""
    return *entering(code, seat, seat, "marshal", on, paid), Happening("marshaled", seat, code=code, how="marshal")


def enter(state: State, happening: Happening) -> Happening:
    """As a duplicate, if a copy that its player owns and controls is in play (CG-ENTER-06)."""
    code, owner, controller = happening.code, happening.against, happening.seat
    assert owner is not None
    assert controller is not None
    copy = own_copy(state, owner, code) if owner == controller else None
    if copy is not None:
        change(state, copy.id, duplicates=(*copy.duplicates, code))
        state.tell(DuplicateAdded(controller, copy.id))
        return replace(happening, what="duplicated", card=copy)
    how: Arriving = happening.how  # type: ignore[assignment]  # so it is where a card enters play
    card = arrive(state, code, owner, controller, how, knelt=CARDS[code].enters_knelt)
    if happening.place:
        attach(state, card.id, happening.place)
        card = state.cards[card.id]
    state.tell(CardEntered(controller, card.id, happening.how, happening.place or None, happening.amount))
    return replace(happening, card=card)


def marshal(state: State, happening: Happening) -> Happening:
    """It has entered play just now."""
    return replace(happening, card=state.cards[f"{happening.code}.{state.arrivals}"])


# ------------------------------------------------------------------------------------------------- the rest


def kneel(state: State, happening: Happening) -> Happening:
    assert happening.card is not None
    if happening.card.id in state.cards and not state.cards[happening.card.id].knelt:
        change(state, happening.card.id, knelt=True)
        state.tell(CardKnelt(happening.card.id))
    return happening


def stand(state: State, happening: Happening) -> Happening:
    assert happening.card is not None
    if happening.card.id in state.cards and state.cards[happening.card.id].knelt:
        change(state, happening.card.id, knelt=False)
        tell_standing(state, happening.card.id)
    return happening


def tell_standing(state: State, card: CardId) -> None:
    """Cards that stand up one after the other are told of together."""
    last = state.told[-1] if state.told else None
    state.tell(CardsStood((card,)))
    if isinstance(last, CardsStood):
        now = state.told.pop()
        assert isinstance(now, CardsStood)
        state.told[-1] = CardsStood((*last.cards, card), owners={**(last.owners or {}), **(now.owners or {})} or UNSET)


def gain_power(state: State, happening: Happening) -> Happening:
    """For the faction, or for a card."""
    seat, card = happening.seat, happening.card
    assert seat is not None
    if card is None:
        state.power[seat] += happening.amount
        state.tell(PowerGained(seat, happening.amount))
    elif card.id in state.cards:
        change(state, card.id, power=state.cards[card.id].power + happening.amount)
        state.tell(PowerGained(seat, happening.amount, card.id))
    return happening


def draw_cards(state: State, happening: Happening) -> Happening:
    assert happening.seat is not None
    drawn = draw(state, happening.seat, happening.amount)
    state.tell(CardsDrawn(happening.seat, len(drawn), drawn))
    return happening


def collect(state: State, happening: Happening) -> Happening:
    assert happening.seat is not None
    state.gold[happening.seat] += happening.amount
    state.tell(IncomeCollected(happening.seat, happening.amount))
    return happening


CHANGES: dict[str, Callable[[State, Happening], Happening]] = {
    "leaves": leave,
    "entered": enter,
    "marshaled": marshal,
    "knelt": kneel,
    "stood": stand,
    "power-gained": gain_power,
    "drawn": draw_cards,
    "income": collect,
}
