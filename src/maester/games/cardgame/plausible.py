"""Where lists are not open: what might be in another player's deck, judged by what has been seen of it."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from maester.games.cardgame.decks import BUILT_IN, MOST_COPIES, Deck
from maester.games.cardgame.decks import PLOTS as DECK
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.state import State
from maester.games.cardgame.watching import could_be_in
from maester.games.cardgame.which import Code
from maester.games.cardgame.zones import in_deck, in_hand, knows
from maester.kernel import Chance, Seat

PLOTS = tuple(code for code, facts in CARDS.items() if facts.type == "plot")


def believe_a_list(state: State, owner: Seat, watcher: Seat | None, chance: Chance) -> None:
    """All cards that the watcher has not seen become cards that may well be in that deck."""
    seen = Counter(seen_of(state, owner, watcher))
    guess = likeliest(state.factions[owner], state.agendas.get(owner), seen)
    believed = [code for code in guess.codes if code in CARDS] if guess is not None else []
    pool = iter(chance.shuffled(sorted((Counter(believed) - seen).elements())))
    others = iter(fillers(state, owner, seen + Counter(believed), chance))

    def unseen(known: Counter[Code], codes: tuple[Code, ...]) -> tuple[Code, ...]:
        dealt = []
        for code in codes:
            if known[code] > 0:
                known[code] -= 1
                dealt.append(code)
            else:
                dealt.append(next(pool, None) or next(others))
        return tuple(dealt)

    fixed = Counter(lore.code for lore in in_hand(state, owner) if knows(state, watcher, lore))
    state.hands[owner] = tuple(sorted(unseen(fixed, state.hands[owner])))
    deck, places = state.decks[owner], {lore.place for lore in in_deck(state, owner) if knows(state, watcher, lore)}
    dealt = list(unseen(Counter(), deck))
    state.decks[owner] = tuple(deck[n] if len(deck) - 1 - n in places else dealt[n] for n in range(len(deck)))
    for card in state.cards.values():
        if card.owner == owner and card.facedown:
            state.cards[card.id] = replace(card, facedown=unseen(Counter(), card.facedown))
    believe_plots(state, owner, guess, chance)
    state.lists = {**state.lists, owner: tuple(sorted(everything(state, owner)))}


def believe_plots(state: State, owner: Seat, guess: Deck | None, chance: Chance) -> None:
    """Plots not yet revealed. Once they have all been used, and are a plot deck again, they are known."""
    if state.round > DECK or (state.round == DECK and not state.used[owner]):
        return
    shown = Counter(state.used[owner])
    if owner in state.revealed:
        shown[state.cards[state.revealed[owner]].code] += 1
    likely = list((Counter(guess.plots) - shown).elements()) if guess is not None else []
    rest = [code for code in PLOTS if code not in likely and code not in shown]
    order = [*chance.shuffled(sorted(likely)), *chance.shuffled(rest)]
    state.plots[owner] = tuple(sorted(order[: len(state.plots[owner])]))


def likeliest(faction: str, agenda: Code | None, seen: Counter[Code]) -> Deck | None:
    """The built-in deck of that faction and agenda that has most of what was seen."""
    fitting = [deck for deck in BUILT_IN.values() if deck.faction == faction and deck.agenda == agenda]
    return max(fitting, key=lambda deck: (Counter(deck.codes) & seen).total(), default=None)


def fillers(state: State, owner: Seat, counted: Counter[Code], chance: Chance) -> Iterator[Code]:
    """Other cards such a deck may contain, as many copies as it may."""
    allowed = could_be_in(state.factions[owner], state.agendas.get(owner))
    copies = [code for code in allowed for _ in range(max(0, MOST_COPIES - counted[code]))]
    yield from chance.shuffled(copies)


def seen_of(state: State, owner: Seat, watcher: Seat | None) -> Iterator[Code]:
    """What the watcher has seen of a deck, wherever it lies now."""
    yield from everything_open(state, owner)
    yield from (lore.code for lore in state.lore if lore.owner == owner and knows(state, watcher, lore))


def everything_open(state: State, owner: Seat) -> Iterator[Code]:
    for pile in (state.discards, state.dead, state.removed):
        yield from (code for code in pile[owner] if CARDS[code].type != "plot")
    yield from (code for seat, code in state.playing if seat == owner)
    for card in state.cards.values():
        if card.owner == owner and CARDS[card.code].type not in ("plot", "title"):
            yield from (card.code, *card.duplicates)


def everything(state: State, owner: Seat) -> Iterator[Code]:
    yield from everything_open(state, owner)
    yield from (*state.hands[owner], *state.decks[owner])
    yield from (code for card in state.cards.values() if card.owner == owner for code in card.facedown)
