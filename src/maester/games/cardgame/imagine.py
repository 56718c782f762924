"""Imagining a world that one seat cannot tell from the real one: cards are dealt again where it does not know them."""

from msgspec.structs import replace

from maester.games.cardgame.offers import InHand
from maester.games.cardgame.plausible import believe_a_list
from maester.games.cardgame.state import Lore, State
from maester.games.cardgame.titles import set_aside
from maester.games.cardgame.which import Code
from maester.games.cardgame.zones import in_deck, in_hand, knows, without
from maester.kernel import Chance, Seat


def imagine(state: State, watcher: Seat | None, chance: Chance) -> None:
    state.chance = chance
    for owner in state.players:
        if not state.open_lists and owner != watcher:
            believe_a_list(state, owner, watcher, chance)
        deal_unknown(state, owner, watcher, chance)
        adapt_lore(state, owner, watcher)
    imagine_titles(state, watcher, chance)


def deal_unknown(state: State, owner: Seat, watcher: Seat | None, chance: Chance) -> None:
    """Hand, deck and face-down duplicates of one owner, as far as the watcher does not know them."""
    deck = state.decks[owner]
    fixed = {len(deck) - 1 - lore.place: lore.code for lore in in_deck(state, owner) if knows(state, watcher, lore)}
    hand = () if owner == watcher else state.hands[owner]
    known = known_in_hand(state, owner, watcher) if hand else []
    hidden = (
        [] if owner == watcher else [card for card in state.cards.values() if card.owner == owner and card.facedown]
    )
    loose: list[Code] = list(without(hand, known))
    loose += [code for n, code in enumerate(deck) if n not in fixed]
    loose += [code for card in hidden for code in card.facedown]
    dealt = iter(chance.shuffled(sorted(loose)))
    if owner != watcher:
        state.hands[owner] = tuple(sorted((*known, *(next(dealt) for _ in range(len(hand) - len(known))))))
    state.decks[owner] = tuple(fixed[n] if n in fixed else next(dealt) for n in range(len(deck)))
    for card in hidden:
        state.cards[card.id] = replace(card, facedown=tuple(next(dealt) for _ in card.facedown))


def known_in_hand(state: State, owner: Seat, watcher: Seat | None) -> list[Code]:
    """What the watcher knows of a hand: what it saw, and what an ability being used has as its target."""
    known = [lore.code for lore in in_hand(state, owner) if knows(state, watcher, lore)]
    for use in state.uses:
        for target in use.targets:
            if isinstance(target, InHand) and target.owner == owner:
                known += [target.card] if target.card in state.hands[owner] and target.card not in known else []
    return known


def adapt_lore(state: State, owner: Seat, watcher: Seat | None) -> None:
    """What only others know is true in the imagined world as well: they know the cards that lie there now."""
    if not any(lore.owner == owner for lore in state.lore):
        return
    deck, free = state.decks[owner], list(state.hands[owner])
    for lore in in_hand(state, owner):
        if is_certain(state, lore, owner, watcher):
            free.remove(lore.code)
    adapted: list[Lore] = []
    for lore in state.lore:
        if lore.owner != owner or is_certain(state, lore, owner, watcher):
            adapted.append(lore)
        elif lore.zone == "deck":
            adapted.append(replace(lore, code=deck[len(deck) - 1 - lore.place]))
        elif free:
            adapted.append(replace(lore, code=free.pop()))
    state.lore = tuple(adapted)


def is_certain(state: State, lore: Lore, owner: Seat, watcher: Seat | None) -> bool:
    """The watcher knows it as well, or holds it."""
    return knows(state, watcher, lore) or (lore.zone == "hand" and owner == watcher)


def imagine_titles(state: State, watcher: Seat | None, chance: Chance) -> None:
    """While titles are drafted: what others took is known only as far as the watcher saw what was handed on."""
    if not state.offered and not state.chosen:
        return
    if not all(code in state.pool for code in state.chosen.values()):
        return
    if watcher is None:
        loose = chance.shuffled(state.pool)
        state.chosen = dict(zip(state.chosen, loose, strict=False))
        state.offered = tuple(sorted(loose[len(state.chosen) : len(state.chosen) + len(state.offered)]))
        return
    players = state.players
    drafted = [seat for seat in players if seat in state.chosen]
    mine = state.chosen.get(watcher)
    if mine is None and drafted and watcher not in drafted:
        turn = players.index(watcher) == len(drafted)
        if turn:
            seen = set(state.offered)
            loose = chance.shuffled(code for code in state.pool if code not in seen)
            for seat, code in zip(drafted, loose, strict=False):
                state.chosen[seat] = code
            return
        loose = chance.shuffled(state.pool)
        for seat, code in zip(drafted, loose, strict=False):
            state.chosen[seat] = code
        left = loose[len(drafted) :]
        count = len(state.offered)
        state.offered = tuple(sorted(left[:count]))
        return
    if mine is None:
        if players.index(watcher) != 0:
            state.offered = tuple(sorted(chance.shuffled(state.pool)[set_aside(len(players)) :]))
        return
    imagine_after(state, watcher, chance, drafted)


def imagine_after(state: State, watcher: Seat, chance: Chance, drafted: list[Seat]) -> None:
    """The watcher has taken one: those before took what it did not see, those after what it handed on."""
    at = drafted.index(watcher)
    after = drafted[at + 1 :]
    handed_on = [*state.offered, *(state.chosen[seat] for seat in after)]
    seen = {*handed_on, state.chosen[watcher]}
    unseen = chance.shuffled(code for code in state.pool if code not in seen)
    for seat, code in zip(drafted[:at], unseen, strict=False):
        state.chosen[seat] = code
    taken = chance.shuffled(sorted(handed_on))
    for seat, code in zip(after, taken, strict=False):
        state.chosen[seat] = code
    state.offered = tuple(sorted(taken[len(after) :]))
