"""A deck is what a seat brings: kept, shared, judged and tried before the game."""

from msgspec import Struct
from msgspec.structs import replace

from maester.games.cardgame.deck_text import as_json, as_list, read_deck
from maester.games.cardgame.decks import BUILT_IN, MOST_COPIES, Deck, refusal
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.setup import HAND
from maester.games.cardgame.watching import could_be_in
from maester.games.cardgame.which import Code
from maester.kernel import Brings, Chance


class FirstHand(Struct, frozen=True):
    """What might be drawn at the beginning of a game (CG-SETUP-07)."""

    hand: tuple[Code, ...]


def first_hand(deck: Deck, chance: Chance) -> FirstHand:
    return FirstHand(tuple(sorted(chance.shuffled(deck.codes)[:HAND])))


def signs(deck: Deck) -> dict[str, str]:
    """The faction and the agenda, which lie open in every game."""
    agenda = {} if deck.agenda is None else {"agenda": deck.agenda}
    return {"faction": deck.faction, **agenda}


def fitting(deck: Deck) -> dict[str, int]:
    """The agendas, the plots, and the cards that faction and agenda allow (CG-DECK-08, -15)."""
    of_type = {kind: [code for code, facts in CARDS.items() if facts.type == kind] for kind in ("agenda", "plot")}
    agenda = deck.agenda if deck.agenda in of_type["agenda"] else None
    return {
        **dict.fromkeys(of_type["agenda"], 1),
        **{code: CARDS[code].plot_limit for code in of_type["plot"]},
        **dict.fromkeys(could_be_in(deck.faction, agenda), MOST_COPIES),
    }


def tidied(deck: Deck, name: str) -> Deck:
    cards = {code: deck.cards[code] for code in sorted(deck.cards) if deck.cards[code]}
    return replace(deck, name=name, plots=tuple(sorted(deck.plots)), cards=cards)


BRINGS = Brings(
    what="deck",
    option="decks",
    opened_by="open_lists",
    shape=Deck,
    built_in=BUILT_IN,
    refusal=refusal,
    signs=signs,
    fitting=fitting,
    tidied=tidied,
    read=read_deck,
    written={"text": as_list, "json": as_json},
    tried=first_hand,
)
