"""How positions are written: hands and piles by seat, the cards in play one by one."""

from collections import Counter
from collections.abc import Iterator

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.round import whole_round
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.which import Code
from maester.kernel import Seat
from maester.kernel.position.checking import at_least, missing, strange, too_many, unknown
from maester.kernel.position.layout import Layout, Misplaced
from maester.kernel.position.spelling import Said, abridged, completed, entries, rest

PILES = {"hands": "hand", "decks": "deck", "discards": "discard", "dead": "dead", "removed": "removed"}
PLOT_PILES = {"plots": "plots", "used": "used"}


def in_its_name(name: str, said: Said) -> Said:
    """`ghost.14` is a copy of Ghost, and its owner controls it."""
    owner = said.get("owner")
    return {"id": name, "code": name.rpartition(".")[0]} | ({} if owner is None else {"controller": owner})


# ------------------------------------------------------------------------------------------------- decks


def abridge(state: State, beginning: State) -> None:
    for seat in state.seats:
        if state.decks[seat] != beginning.decks[seat]:
            state.decks[seat] = abridged(state.decks[seat], as_dealt(beginning, seat), outside_deck(state, seat))


def complete(state: State, beginning: State) -> None:
    """A deck that is not written holds what lies nowhere else, and so does a plot deck. A hand has no order."""
    for seat in state.seats:
        state.hands[seat] = tuple(sorted(state.hands[seat]))
        whole, outside = as_dealt(beginning, seat), outside_deck(state, seat)
        deck = state.decks[seat]
        state.decks[seat] = rest(whole, outside) if deck == beginning.decks[seat] else completed(deck, whole, outside)
        if state.plots[seat] == beginning.plots[seat]:
            state.plots[seat] = rest(beginning.plots[seat], plots_gone(state, seat))


def as_dealt(beginning: State, seat: Seat) -> tuple[Code, ...]:
    return beginning.hands[seat] + beginning.decks[seat]


def outside_deck(state: State, seat: Seat) -> list[Code]:
    """The cards of a seat's draw deck that lie elsewhere."""
    piles = (state.hands, state.discards, state.dead, state.removed)
    found = [code for pile in piles for code in pile[seat] if not is_plot(code)]
    found += [code for owner, code in state.playing if owner == seat]
    for card in state.cards.values():
        if card.owner == seat and not (card.code in CARDS and CARDS[card.code].type in ("plot", "title")):
            found += [card.code, *card.duplicates, *card.facedown]
    return found


def is_plot(code: Code) -> bool:
    return code in CARDS and CARDS[code].type == "plot"


# ------------------------------------------------------------------------------------------------- what cannot be


OF_SEATS = ("seat", "owner", "controller", "attacker", "defender", "against", "winner", "loser", "player", "chosen")


def wrong(state: State, beginning: State) -> Iterator[Misplaced]:
    seats = state.seats
    yield from unknown([state.first], seats, "first")
    yield from unknown([state.active], seats, "active")
    yield from unknown(state.out, seats, "out")
    yield from unknown([state.winner], seats, "winner")
    yield from wrong_in_play(state)
    for seat in seats:
        yield from wrong_seat(state, beginning, seat)
    yield from wrong_lore(state)
    if challenge := state.challenge:
        yield from unknown((challenge.attacker, challenge.against, challenge.defender), seats, "challenge")
        yield from unknown((*challenge.attackers, *challenge.defenders), state.cards, "challenge")
    within = ("agenda", "open", "heap", "challenge", "fought", "lasting")
    yield from strange(state, within, {**dict.fromkeys(OF_SEATS, seats), "code": CARDS})


def wrong_in_play(state: State) -> Iterator[Misplaced]:
    """Cards in play have names of their own, and belong to somebody; what is attached is attached on both sides."""
    for name, card in state.cards.items():
        code, _, number = name.rpartition(".")
        yield from unknown([card.code, *card.duplicates, *card.facedown], CARDS, "cards", name)
        yield from unknown([card.owner, card.controller], state.seats, "cards", name)
        yield from unknown([card.on, *card.attachments], state.cards, "cards", name)
        if card.id != name or card.code != code or not number.isdecimal() or int(number) > state.arrivals:
            yield Misplaced("position-not-in-play", "cards", name, word=name, most=state.arrivals)
        if card.on is not None and name not in state.cards[card.on].attachments:
            yield Misplaced("position-not-attached", "cards", name, word=name, other=card.on)
        for each in card.attachments:
            if state.cards[each].on != name:
                yield Misplaced("position-not-attached", "cards", name, word=each, other=name)
        yield from at_least(card.power, 0, "cards", name)
    for field, held in (("revealed", state.revealed), ("titles", state.titles)):
        yield from unknown(held, state.seats, field)
        yield from unknown(held.values(), state.cards, field)


def wrong_seat(state: State, beginning: State, seat: Seat) -> Iterator[Misplaced]:
    """All cards that the seat has brought are somewhere, once."""
    for field, name in (PILES | PLOT_PILES).items():
        yield from unknown(getattr(state, field)[seat], CARDS, seat, name)
    brought, found = Counter(state.lists[seat]), [*state.decks[seat], *outside_deck(state, seat)]
    yield from too_many(found, brought, seat, "deck")
    yield from missing(found, brought, seat, "deck")
    plots = plots_of(state, seat)
    yield from too_many(plots, Counter(plots_of(beginning, seat)), seat, "plots")
    yield from missing(plots, Counter(plots_of(beginning, seat)), seat, "plots")
    yield from at_least(state.gold[seat], 0, seat, "gold")
    yield from at_least(state.power[seat], 0, seat, "power")


def plots_of(state: State, seat: Seat) -> list[Code]:
    return [*state.plots[seat], *plots_gone(state, seat)]


def plots_gone(state: State, seat: Seat) -> list[Code]:
    """Plots that were revealed, used or removed."""
    shown = [state.cards[name].code for of, name in state.revealed.items() if of == seat and name in state.cards]
    return [*state.used[seat], *filter(is_plot, state.removed[seat]), *shown]


def wrong_lore(state: State) -> Iterator[Misplaced]:
    """Nobody knows of a card that is not there."""
    for lore in state.lore:
        yield from unknown([lore.owner, *lore.by], state.seats, "lore")
        pile = (state.decks if lore.zone == "deck" else state.hands)[lore.owner]
        there = pile[len(pile) - 1 - lore.place : len(pile) - lore.place] if lore.zone == "deck" else pile
        if lore.code not in there:
            yield Misplaced("position-not-there", "lore", word=lore.code)


LAYOUT = Layout(
    by_seat=PILES
    | PLOT_PILES
    | {"gold": "gold", "power": "power", "knelt": "knelt", "limited": "limited"}
    | {"revealed": "plot", "titles": "title", "chosen": "chosen"},
    spellings={"cards": entries(Card, in_its_name)},
    derived=("factions", "agendas", "lists", "melee", "open_lists"),
    round=whole_round,
    abridge=abridge,
    complete=complete,
    wrong=wrong,
)
