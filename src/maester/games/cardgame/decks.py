"""DECK: decks, the sixteen that come with the game, and whether one is legal, with every reason why not."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct, convert

from maester.games.cardgame.facts import CARDS, CardFacts, read
from maester.games.cardgame.which import FACTIONS, Code
from maester.kernel import Refusal

PLOTS, LEAST_CARDS, MOST_COPIES, BANNER_CARDS = 7, 60, 3, 12
DRAW_TYPES = ("character", "location", "attachment", "event")

# Nobody means anything longer as a deck. If a shorter one is wrong, the refusals say why.
MOST_LISTED, LONGEST_NAME = 99, 200
Listed = Annotated[Code, Meta(max_length=60)]
Copies = Annotated[int, Meta(ge=0, le=MOST_LISTED)]


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """A faction, perhaps an agenda, seven plots, and how often each card is in the draw deck."""

    faction: Listed
    plots: Annotated[tuple[Listed, ...], Meta(max_length=MOST_LISTED)]
    cards: Annotated[dict[Listed, Copies], Meta(max_length=250)]
    agenda: Listed | None = None
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""

    @property
    def codes(self) -> tuple[Code, ...]:
        """The draw deck, sorted."""
        return tuple(code for code in sorted(self.cards) for _ in range(self.cards[code]))


BUILT_IN: dict[str, Deck] = {name: convert(deck, Deck) for name, deck in read("decks").items()}


def refusal(deck: Deck) -> Refusal | None:
    """Everything that is wrong with a deck, at once."""
    return Refusal.all(reasons(deck))


def reasons(deck: Deck) -> Iterator[Refusal]:
    if deck.faction not in FACTIONS:
        yield Refusal("no-such-faction", "CG-DECK-01", {"faction": deck.faction})
    for code in dict.fromkeys((*deck.plots, *deck.cards, *filter(None, (deck.agenda,)))):
        if code not in CARDS:
            yield Refusal("no-such-card", None, {"card": code})
    agenda = CARDS.get(deck.agenda or "")
    if agenda is not None and agenda.type != "agenda":
        yield Refusal("not-an-agenda", "CG-DECK-02", {"card": deck.agenda or ""})
    yield from wrong_plots(deck)
    yield from wrong_cards(deck)
    yield from wrong_factions(deck, agenda)


def wrong_plots(deck: Deck) -> Iterator[Refusal]:
    """A name that is no card at all counts as a plot, because somebody meant it as one; it is not refused twice."""
    if len(deck.plots) != PLOTS:
        yield Refusal("not-seven-plots", "CG-DECK-03", {"count": len(deck.plots)})
    counts = Counter(code for code in deck.plots if code in CARDS)
    for code in counts:
        if CARDS[code].type != "plot":
            yield Refusal("not-a-plot", "CG-DECK-03", {"card": code})
    for code, count in counts.items():
        if count > CARDS[code].plot_limit:
            yield Refusal("too-many-copies", "CG-DECK-11", {"card": code, "most": CARDS[code].plot_limit})
    doubled = [code for code, count in counts.items() if count > 1]
    if len(doubled) > 1:
        yield Refusal("two-doubled-plots", "CG-DECK-04", {"card": doubled[1]})


def wrong_cards(deck: Deck) -> Iterator[Refusal]:
    total = sum(deck.cards.values())
    if total < LEAST_CARDS:
        yield Refusal("too-few-cards", "CG-DECK-05", {"count": total, "least": LEAST_CARDS})
    for code, count in known(deck).items():
        if CARDS[code].type not in DRAW_TYPES:
            yield Refusal("not-a-draw-card", "CG-DECK-17", {"card": code})
        if count < 1:
            yield Refusal("no-copies", "CG-DECK-07", {"card": code})
        if count > MOST_COPIES:
            yield Refusal("too-many-copies", "CG-DECK-07", {"card": code, "most": MOST_COPIES})


def known(deck: Deck) -> dict[Code, int]:
    """The cards of the draw deck that exist."""
    return {code: count for code, count in deck.cards.items() if code in CARDS}


def wrong_factions(deck: Deck, agenda: CardFacts | None) -> Iterator[Refusal]:
    banner = agenda.banner if agenda is not None else None
    for code in known(deck):
        facts = CARDS[code]
        if facts.faction in ("neutral", deck.faction):
            continue
        if facts.faction != banner:
            yield Refusal("of-another-faction", "CG-DECK-08", {"card": code})
        elif facts.loyal:
            yield Refusal("loyal-elsewhere", "CG-DECK-14", {"card": code})
    counts = Counter[str]()
    for code, count in known(deck).items():
        counts[CARDS[code].faction] += count
    if banner is not None and counts[banner] < BANNER_CARDS:
        yield Refusal("too-few-of-banner", "CG-DECK-15", {"count": counts[banner], "least": BANNER_CARDS})
    most = agenda.most_neutral if agenda is not None else None
    if most is not None and counts["neutral"] > most:
        yield Refusal("too-many-neutral", "CG-AGENDA-01", {"count": counts["neutral"], "most": most})
