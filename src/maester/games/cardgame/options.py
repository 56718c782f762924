"""What is agreed before a game: the decks, and whether their lists are open."""

from msgspec.structs import replace

from maester import kernel
from maester.games.cardgame import decks
from maester.games.cardgame.decks import BUILT_IN, Deck
from maester.kernel import Refusal, Seat

DEFAULT = tuple(BUILT_IN)


class Options(kernel.Options, frozen=True, kw_only=True):
    """`decks`: for each seat the name of a built-in deck, or a list; whoever brings none gets a built-in one."""

    decks: dict[Seat, str | Deck] = {}
    open_lists: bool = True
    """Everybody may know which cards are in a deck; otherwise only its faction and agenda."""

    def refusal(self) -> Refusal | None:
        known = seats(self.seats)
        for seat, deck in self.decks.items():
            if seat not in known:
                return Refusal("no-such-seat", None, {"seat": seat})
            if isinstance(deck, str):
                if deck not in BUILT_IN:
                    return Refusal("no-such-deck", None, {"deck": deck})
            elif refused := decks.refusal(deck):
                return refused
        return None

    def seen_by(self, seat: Seat | None) -> "Options":
        """Lists that are not open are only seen by the players who brought them."""
        if self.open_lists:
            return self
        return replace(self, decks={each: deck for each, deck in self.decks.items() if each == seat})

    def deck(self, seat: Seat) -> Deck:
        found = self.decks.get(seat)
        if isinstance(found, Deck):
            return found
        return BUILT_IN[found if found is not None else DEFAULT[seats(self.seats).index(seat) % len(DEFAULT)]]


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(f"seat-{n}" for n in range(1, count + 1))
