"""Killing, discarding, returning, shuffling in, putting into play, taking control."""

from maester.games.cardgame.attach import bearers
from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import (
    cannot_enter,
    change,
    characters,
    fewer_cards,
    next_id,
    own_copy,
    take_duplicate,
)
from maester.games.cardgame.effects.registry import Does, Verbs, card_at, looked_at, meant, note
from maester.games.cardgame.events import CardsDiscarded, ControlTaken, ShuffledIn
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import Context, codes, fits
from maester.games.cardgame.happenings import entering, leaving, remove_from_challenge
from maester.games.cardgame.occurrence import occur
from maester.games.cardgame.offers import SOME_CARD, Duplicate, Elsewhere, InHand, InPile, InPlay, Target
from maester.games.cardgame.questions import ChooseBearer
from maester.games.cardgame.state import State
from maester.games.cardgame.verbs import Back, Control, Discard, Kill, PutIntoPlay, ShuffleIn
from maester.games.cardgame.which import CardId, Code
from maester.games.cardgame.zones import (
    add_to_hand,
    discard_from_hand,
    put_on_pile,
    shuffle_in,
    take_from_hand,
    take_from_pile,
)
from maester.kernel import Flow, Pick, Seat, ask


def kill(context: Context, effect: Kill) -> Flow[None]:
    state, use = context.state, context.use
    assert use is not None
    if effect.by == "chosen":
        assert use.chosen is not None
        if not fewer_cards(state, use.chosen, context.seat):  # hands are compared again when it resolves
            return
        name = yield from ask(use.chosen, which_to_lose, state, use.chosen)
        cards = [state.cards[name]]
    elif effect.spared:
        cards = [card for card in characters(state) if card.id not in use.targeted]
    else:
        cards = [card for card in meant(context, effect.to) if card.facts.type == "character"]
    source = context.this.id if context.this is not None else ""
    occur(state, *(leaving(card, "killed", source, effect.savable) for card in cards))


def which_to_lose(state: State, seat: Seat) -> Pick[str]:
    options = tuple(card.id for card in characters(state, seat))
    return Pick(about="choose-to-kill", rule="CG-TARGET-02", options=options, of="card")


def can_kill(context: Context, effect: Kill, target: Target | None) -> bool:
    if effect.by == "chosen":
        return True
    if effect.spared:
        return bool(characters(context.state))
    return any(card.facts.type == "character" for card in looked_at(context, effect.to, target))


def discard(context: Context, effect: Discard) -> None:
    state = context.state
    if effect.each is not None:
        cards = [card for card in state.cards.values() if fits(context, effect.each, card)]
    else:
        cards = meant(context, effect.to)
    occur(state, *(leaving(card, "discarded", savable=effect.savable) for card in cards))
    if effect.to == "target" and context.use is not None:
        for target in context.use.targets:
            if isinstance(target, Duplicate):
                discard_duplicate(state, target)
            elif isinstance(target, InHand):
                discard_from_hand(state, target.owner, target.card)
                state.tell(CardsDiscarded(target.owner, (target.card,), "hand"))


def discard_duplicate(state: State, target: Duplicate) -> None:
    """A card that was only put into play for a while, and became a duplicate there (CG-RULE-74)."""
    owner = state.cards[target.under].owner
    if take_duplicate(state, target.under, target.card):
        put_on_pile(state, "discard", owner, target.card)
        state.tell(CardsDiscarded(owner, (target.card,), "play"))


def can_discard(context: Context, effect: Discard, target: Target | None) -> bool:
    if effect.each is not None:
        return any(fits(context, effect.each, card) for card in context.state.cards.values())
    return bool(looked_at(context, effect.to, target)) or isinstance(target, InHand)


def back(context: Context, effect: Back) -> None:
    state = context.state
    occur(state, *(leaving(card, "returned", savable=effect.savable) for card in meant(context, effect.to)))
    if effect.to == "target" and context.use is not None:
        for target in context.use.targets:
            if isinstance(target, Duplicate):
                owner = state.cards[target.under].owner
                if take_duplicate(state, target.under, target.card):
                    add_to_hand(state, owner, target.card, known_by=state.seats)
            elif isinstance(target, InPile):
                take_from_pile(state, target.pile, target.owner, target.card)
                add_to_hand(state, target.owner, target.card, known_by=state.seats)


def can_go_back(context: Context, effect: Back, target: Target | None) -> bool:
    return bool(looked_at(context, effect.to, target)) or isinstance(target, InPile)


def shuffle_into_deck(context: Context, effect: ShuffleIn) -> Flow[None]:
    """If the card may be put into play instead, its player chooses."""
    state, use = context.state, context.use
    assert use is not None
    for target in use.targets:
        assert isinstance(target, InPile)
        code, owner = target.card, target.owner
        playable = effect.or_play is not None and code in codes(effect.or_play) and may_enter(context, target)
        if playable and (yield from ask(context.seat, which_way, code)):
            take(context, target)
            put(context, target)
            continue
        take_from_pile(state, target.pile, owner, code)
        shuffle_in(state, owner, code)
        state.tell(ShuffledIn(owner, (code,)))


def which_way(code: str) -> Pick[bool]:
    return Pick(about="put-into-play-instead", rule="CG-MAY-01", options=(True, False))


def can_shuffle_in(context: Context, effect: ShuffleIn, target: Target | None) -> bool:
    return target is not None


# ------------------------------------------------------------------------------------------------- into play


def may_enter(context: Context, target: Elsewhere) -> bool:
    """Whether a card may be put into play under the player's control."""
    code = target.card
    if code == SOME_CARD:
        return True
    if CARDS[code].type == "attachment" and not bearers(context.state, context.board, code):
        return False
    from_dead = isinstance(target, InPile) and target.pile == "dead"
    return cannot_enter(context.state, code, target.owner, context.seat, from_dead) is None


def put_into_play(context: Context, effect: PutIntoPlay) -> Flow[None]:
    assert context.use is not None
    for target in context.use.targets:
        if not isinstance(target, Elsewhere) or not may_enter(context, target):
            note(context.state, failed=True)
            continue
        owner, code = target.owner, target.card
        take(context, target)
        on = ""
        if CARDS[code].type == "attachment" and own_copy(context.state, owner, code) is None:
            context.state.playing += ((owner, code),)  # out of the hand before anything is asked
            on = yield from ask(context.seat, which_bearer, context.state, code)
            context.state.playing = context.state.playing[:-1]
        put(context, target, on)


def which_bearer(state: State, code: Code) -> ChooseBearer:
    options = tuple(card.id for card in bearers(state, Board(state), code))
    return ChooseBearer(rule="CG-ATTACH-02", options=options, card=code)


def take(context: Context, target: Elsewhere) -> None:
    """It is taken from wherever it is."""
    if isinstance(target, InHand):
        take_from_hand(context.state, target.owner, target.card)
    else:
        take_from_pile(context.state, target.pile, target.owner, target.card)


def put(context: Context, target: Elsewhere, on: CardId = "") -> None:
    """It comes into play; what follows it in this ability knows it by its new id."""
    state, owner, code = context.state, target.owner, target.card
    copy = own_copy(state, owner, code) if owner == context.seat else None
    arrived = InPlay(next_id(state, code), context.seat) if copy is None else Duplicate(copy.id, code)
    assert context.use is not None
    note(state, targets=tuple(arrived if each == target else each for each in state.uses[-1].targets))
    occur(state, *entering(code, owner, context.seat, "put", on))


def can_put(context: Context, effect: PutIntoPlay, target: Target | None) -> bool:
    return isinstance(target, Elsewhere) and may_enter(context, target)


def take_control(context: Context, effect: Control) -> None:
    """It leaves a challenge it takes part in (CG-CONTROL-06)."""
    for card in meant(context, "target"):
        change(context.state, card.id, controller=context.seat)
        remove_from_challenge(context.state, card.id)
        context.state.tell(ControlTaken(context.seat, card.id))


def can_take_control(context: Context, effect: Control, target: Target | None) -> bool:
    card = card_at(context, target)
    return (
        card is not None
        and card.controller != context.seat
        and cannot_enter(context.state, card.code, card.owner, context.seat) is None
    )


DOES: Verbs = {
    Kill: Does(kill, can_kill),
    Discard: Does(discard, can_discard),
    Back: Does(back, can_go_back),
    ShuffleIn: Does(shuffle_into_deck, can_shuffle_in),
    PutIntoPlay: Does(put_into_play, can_put),
    Control: Does(take_control, can_take_control),
}
