"""Hidden places: searching, looking, revealing, discarding from hands and decks."""

from collections import Counter

from maester.games.cardgame.cards import change
from maester.games.cardgame.effects.registry import Does, Verbs, always, note
from maester.games.cardgame.events import (
    CardFound,
    CardsDiscarded,
    CardsLaidBack,
    CardsSeen,
    DuplicateAdded,
    TopRevealed,
)
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import Context, codes
from maester.games.cardgame.happenings import draw_cards
from maester.games.cardgame.occurrence import occur
from maester.games.cardgame.offers import Target
from maester.games.cardgame.questions import ChooseCards
from maester.games.cardgame.state import Happening, Lore, State
from maester.games.cardgame.verbs import (
    DiscardHand,
    DiscardTop,
    DuplicateTop,
    Look,
    LookAtHand,
    RevealTop,
    Search,
)
from maester.games.cardgame.zones import (
    add_to_hand,
    at_random,
    discard_from_hand,
    lay_back,
    put_on_pile,
    see_top,
    shuffle,
    take_from_top,
    take_out_of_deck,
)
from maester.kernel import Flow, Pick, Seat, ask

FOUND = "found"
"""Things that are cards of a deck, being looked at: another of the same name may be in the hand."""


def search(context: Context, effect: Search) -> Flow[None]:
    """The player need not find anything; a card that is found is shown (CG-SEARCH-03, -04)."""
    state, seat = context.state, context.seat
    deck = state.decks[seat]
    see_top(state, seat, effect.top or len(deck), (seat,))
    code = yield from ask(seat, which_found, context, effect)
    if code is not None:
        take_out_of_deck(state, seat, code)
        add_to_hand(state, seat, code, known_by=state.seats)
    shuffle(state, seat)
    state.tell(CardFound(seat, code))


def which_found(context: Context, effect: Search) -> Pick[str | None]:
    seen = context.state.decks[context.seat][: effect.top]
    fitting = [code for code in sorted(dict.fromkeys(seen)) if code in codes(effect.which)]
    if effect.not_the_named_type and context.use is not None:
        fitting = [code for code in fitting if CARDS[code].type != context.use.named]
    return Pick(about="search", rule="CG-SEARCH-03", options=(*fitting, None), idle=None, forgoing=(None,), of=FOUND)


def can_search(context: Context, effect: Search, target: Target | None) -> bool:
    return bool(context.state.decks[context.seat])


def look_at_hand(context: Context, effect: LookAtHand) -> None:
    state, use = context.state, context.use
    assert use is not None
    assert use.chosen is not None
    hand = state.hands[use.chosen]
    state.tell(CardsSeen(context.seat, use.chosen, "hand", len(hand), hand))
    known = Counter(
        lore.code for lore in state.lore if lore.owner == use.chosen and lore.zone == "hand" and context.seat in lore.by
    )
    for code in hand:
        if known[code]:
            known[code] -= 1
        else:
            state.lore += (Lore(use.chosen, "hand", code, (context.seat,)),)


def reveal_top(context: Context, effect: RevealTop) -> None:
    state, seat = context.state, context.seat
    (code,) = see_top(state, seat, 1, state.seats)
    drawn = code in codes(effect.which)
    state.tell(TopRevealed(seat, code, drawn))
    if drawn:
        draw_cards(state, Happening("drawn", seat, amount=1))


def has_deck(context: Context, effect: RevealTop, target: Target | None) -> bool:
    return bool(context.state.decks[context.seat])


# ------------------------------------------------------------------------------------------------- looking


def look(context: Context, effect: Look) -> Flow[None]:
    """Some of the top cards go to hand or to the bottom, and the others stay on top, in any order the player likes."""
    state, seat = context.state, context.seat
    whose = seat if effect.whose == "me" else (context.use.chosen if context.use is not None else None) or seat
    cards = see_top(state, whose, effect.top, (seat,))
    state.tell(CardsSeen(seat, whose, "deck", len(cards), cards))
    count = len(cards)
    apart = yield from ask(seat, which_apart, state, whose, count, effect)
    others = remaining(take_from_top(state, whose, count), apart)
    if effect.hand:
        add_to_hand(state, whose, *apart)
    lay_back(state, whose, others, () if effect.hand else apart, seat)
    # The others lie on top until their order is chosen: everything that matters is in the position.
    order = (yield from ask(seat, which_order, state, whose, len(others))) if len(others) > 1 else others
    take_from_top(state, whose, len(others))
    if effect.hand:
        lay_back(state, whose, (), order, seat)
        state.tell(CardsLaidBack(seat, whose, len(apart), len(order)))
    else:
        lay_back(state, whose, order, (), seat)
        state.tell(CardsLaidBack(seat, whose, 0, len(apart)))


def remaining(cards: tuple[str, ...], apart: tuple[str, ...]) -> tuple[str, ...]:
    left = list(cards)
    for code in apart:
        left.remove(code)
    return tuple(left)


def which_apart(state: State, whose: Seat, count: int, effect: Look) -> ChooseCards:
    about = "look-to-hand" if effect.hand else "look-to-bottom"
    cards = state.decks[whose][:count]
    most = min(effect.hand or effect.bottom, count)
    if effect.hand:  # who takes nothing has looked for nothing
        return ChooseCards(
            about=about, rule="CG-SEARCH-06", options=cards, least=0, most=most, forgoing=((),), of=FOUND
        )
    return ChooseCards(about=about, rule="CG-SEARCH-06", options=cards, least=0, most=most, idle=(), of=FOUND)


def which_order(state: State, whose: Seat, count: int) -> ChooseCards:
    """All of them; the first one named is on top."""
    cards = state.decks[whose][:count]
    return ChooseCards(about="look-order", rule="CG-SEARCH-06", options=cards, least=count, most=count, of=FOUND)


def can_look(context: Context, effect: Look, target: Target | None) -> bool:
    seats = (context.seat,) if effect.whose == "me" else context.state.players
    return any(context.state.decks[seat] for seat in seats)


# ------------------------------------------------------------------------------------------------- discarding


def discard_top(context: Context, effect: DiscardTop) -> None:
    state, use = context.state, context.use
    assert use is not None
    assert use.chosen is not None
    discarded = take_from_top(state, use.chosen, 1)
    put_on_pile(state, "discard", use.chosen, *discarded)
    state.tell(CardsDiscarded(use.chosen, discarded, "deck"))
    note(state, last=discarded[0] if discarded else "", failed=not discarded)


def victims(context: Context, effect: DiscardHand) -> tuple[Seat, ...]:
    state = context.state
    if effect.whose == "opponents":
        return tuple(seat for seat in state.opponents(context.seat) if state.hands[seat])
    seat = context.player(effect.whose)
    return (seat,) if seat is not None and state.hands[seat] else ()


def discard_hand(context: Context, effect: DiscardHand) -> None:
    state = context.state
    for seat in victims(context, effect):
        cards = at_random(state, seat, effect.amount)
        to_dead = bool(effect.character_power) and all(CARDS[code].type == "character" for code in cards)
        zone = "dead" if to_dead else "discard"
        discard_from_hand(state, seat, *cards, zone=zone)
        state.tell(CardsDiscarded(seat, cards, "hand", zone))
        if to_dead:
            occur(state, Happening("power-gained", context.seat, amount=effect.character_power))


def can_discard_hand(context: Context, effect: DiscardHand, target: Target | None) -> bool:
    return effect.whose == "chosen" or bool(victims(context, effect))


def duplicate_top(context: Context, effect: DuplicateTop) -> None:
    """Only its owner may look at it (CG-RULE-67)."""
    state, this = context.state, context.this
    if this is None or this.id not in state.cards or this.owner != context.seat:
        return
    taken = take_from_top(state, context.seat, 1)
    change(state, this.id, facedown=(*state.cards[this.id].facedown, *taken))
    state.tell(DuplicateAdded(context.seat, this.id, facedown=True))


def can_duplicate(context: Context, effect: DuplicateTop, target: Target | None) -> bool:
    this = context.this
    return this is not None and this.owner == this.controller == context.seat and bool(context.state.decks[this.owner])


def any_deck(context: Context, effect: DiscardTop, target: Target | None) -> bool:
    return any(context.state.decks[seat] for seat in context.state.opponents(context.seat))


DOES: Verbs = {
    Search: Does(search, can_search),
    LookAtHand: Does(look_at_hand, always),
    RevealTop: Does(reveal_top, has_deck),
    Look: Does(look, can_look),
    DiscardTop: Does(discard_top, any_deck),
    DiscardHand: Does(discard_hand, can_discard_hand),
    DuplicateTop: Does(duplicate_top, can_duplicate),
}
