"""Positions of the card game written down as a player would, and the game played from there.

    game = Scenario().table(1, "robb-stark").table(2, "ghost/k").hand(1, "for-the-north").challenges()
    game.attacks(1, "military", "robb-stark").uses(1, "for-the-north").chooses(1, "robb-stark").undefended()
    assert game.strength("robb-stark") == 7

A card in play goes by its code; of several copies the second is `ghost/2`. In `table`, `/k` after a code means
kneeling, `/2p` two power on it, `/d` a duplicate under it; `ice>robb-stark` is attached. Seats are numbers; seat 1 is
first player.

Hands and decks hold what the test says and, below it, roads that nobody can use in a window, and lists are open: so
nobody is asked in a window unless a card of the test could be used there.
"""

from collections.abc import Iterable
from typing import Any, Self, get_origin

from maester.games.cardgame import GAME
from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import arrive, attach, change, total_power
from maester.games.cardgame.challenge.declare import Declared
from maester.games.cardgame.events import ChallengeWon
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.lexicon import Keyword
from maester.games.cardgame.offers import Play
from maester.games.cardgame.options import Options
from maester.games.cardgame.round import END
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.steps import (
    Actions,
    AnyStep,
    BeginPhase,
    ChallengeTurn,
    ChoosePlots,
    CollectIncome,
    CompareInitiative,
    CountDominance,
    DraftTitles,
    DrawCards,
    EndRound,
    RecyclePlots,
    ReturnGold,
    RevealPlots,
    StandCards,
    WhenRevealed,
)
from maester.games.cardgame.which import Code, Phase
from maester.games.cardgame.zones import add_to_hand
from maester.kernel import Chance, Seat, Table
from tests.playthroughs.transcript import short
from tests.scenarios import played

FILLER = "the-roseroad"
"""Nobody can use it in a window."""
WINDOW = "respond-"

FRAMEWORK: dict[Phase, tuple[AnyStep, ...]] = {
    "plot": (ChoosePlots(), RevealPlots(), CompareInitiative()),
    "draw": (DrawCards(), Actions("draw")),
    "marshaling": (),
    "challenges": (),
    "dominance": (CountDominance(), Actions("dominance")),
    "standing": (StandCards(), Actions("standing")),
    "taxation": (ReturnGold(),),
}
"""What a phase consists of, where it does not follow from its beginning."""


class Played(played.Played):
    """A game of the card game. Cards go by their code wherever an answer names them."""

    state: State

    # Names

    def meant(self, seat: Seat, *words: Any) -> Any:
        (answer,) = words
        return answer

    def name(self, code: str) -> str:
        """The id of a card in play, or what was said."""
        code, _, number = code.partition("/")
        ids = [card.id for card in self.state.cards.values() if card.code == code]
        return ids[int(number or 1) - 1] if ids else code

    def card(self, code: str) -> Card:
        """A card in play."""
        return self.state.cards[self.name(code)]

    # Going on

    def asked(self) -> tuple[Seat, Any] | None:
        """Who is asked, and what: the first of those who are."""
        waiting = self.table.waiting
        return (waiting[0], self.table.decision(waiting[0])) if waiting else None

    def passes(self) -> Self:
        """Everybody passes in windows, until something else is asked."""
        while (asked := self.asked()) and asked[1].about.startswith(WINDOW):
            self.table.answer(asked[0], "pass")
        return self

    def to(self, who: int, about: str) -> Self:
        """Everybody passes until that seat is asked about this."""
        seat = self.seat(who)
        while (
            (asked := self.asked())
            and asked[1].about.startswith(WINDOW)
            and (asked[0], asked[1].about) != (seat, about)
        ):
            self.table.answer(asked[0], "pass")
        return self.asks(who, about)

    def quietly(self, until: str = "") -> Self:
        """Windows pass, nobody defends, claim takes the first cards, keywords are used: until somebody is asked about
        that, or about a challenge, or until it is over."""
        while asked := self.asked():
            seat, decision = asked
            if decision.about == until or (decision.about == "challenge" and not until):
                break
            self.table.answer(seat, quiet(decision))
        return self

    # What players do

    def attacks(self, who: int, contest: str, *cards: str, against: int | None = None, **bypass: str) -> Self:
        """A challenge; `bypass`: attacker (with _ for -) = whom it passes by."""
        passing = {self.name(name.replace("_", "-")): self.name(other) for name, other in bypass.items()}
        against = against or (2 if who == 1 else 1)
        declared = Declared(contest, self.seat(against), tuple(map(self.name, cards)), passing)  # type: ignore[arg-type]
        return self.to(who, "challenge").says(who, declared)

    def cannot_attack(
        self, who: int, contest: str, *cards: str, rule: str, against: int | None = None, **bypass: str
    ) -> Self:
        passing = {self.name(name.replace("_", "-")): self.name(other) for name, other in bypass.items()}
        against = against or (2 if who == 1 else 1)
        declared = Declared(contest, self.seat(against), tuple(map(self.name, cards)), passing)  # type: ignore[arg-type]
        return self.to(who, "challenge").refuses(who, declared, rule=rule)

    def initiates_none(self, who: int) -> Self:
        return self.to(who, "challenge").says(who, None)

    def defends(self, who: int, *cards: str) -> Self:
        return self.to(who, "defenders").says(who, tuple(map(self.name, cards)))

    def cannot_defend(self, who: int, *cards: str, rule: str) -> Self:
        return self.to(who, "defenders").refuses(who, tuple(map(self.name, cards)), rule=rule)

    def undefended(self) -> Self:
        """Nobody defends; if nobody could, nobody is asked."""
        while (challenge := self.state.challenge) and not challenge.declared and (asked := self.asked()):
            self.table.answer(asked[0], quiet(asked[1]))
        return self

    def uses(self, who: int, code: str, number: int | None = None, on: int | None = None) -> Self:
        """Everybody passes until that seat is offered this, and does it. `number`: which of the card's abilities; `on`:
        which of the happenings."""
        seat = self.seat(who)
        while asked := self.asked():
            if not asked[1].about.startswith(WINDOW):
                self.fails(f"{seat} should have been offered {code} before {asked[0]} is asked about {asked[1].about}")
            if asked[0] == seat and (offers := self.matching(code, number, on)):
                return self.says(who, offers[0])
            self.table.answer(asked[0], "pass")
        return self.fails(f"{seat} should have been offered {code}, and the game is over")

    def matching(self, code: str, number: int | None = None, on: int | None = None) -> list[Play]:
        """What is offered now that is about this card."""
        asked = self.asked()
        assert asked is not None
        wanted = [each for each in asked[1].answers() if getattr(each, "card", None) in (self.name(code), code)]
        if number is not None:
            wanted = [each for each in wanted if getattr(each, "number", None) == number]
        return [each for each in wanted if on is None or each.occasion == on]

    def offers(self, who: int, code: str, number: int | None = None) -> bool:
        """Whether that seat could do this in one of the windows that come before anything else is asked. They pass."""
        seat, found = self.seat(who), False
        while (asked := self.asked()) and asked[1].about.startswith(WINDOW):
            found = found or (asked[0] == seat and bool(self.matching(code, number)))
            self.table.answer(asked[0], "pass")
        return found

    def offers_now(self, who: int, code: str, number: int | None = None) -> bool:
        """Whether that seat is asked in a window now, and could do this."""
        asked = self.asked()
        if asked is None or asked[0] != self.seat(who) or not asked[1].about.startswith(WINDOW):
            return False
        return bool(self.matching(code, number))

    def chooses(self, who: int, *cards: Any) -> Self:
        """Targets, or whatever else is to be chosen now."""
        asked = self.asked()
        assert asked is not None, "nobody is asked"
        if asked[0] != self.seat(who):
            self.fails(f"seat {who} should choose now, not {asked[0]} ({asked[1].about})")
        many = get_origin(asked[1].shape) is tuple
        names = tuple(self.chosen(asked[1], each) for each in cards)
        return self.says(who, names if many else names[0])

    def chosen(self, decision: Any, word: Any) -> Any:
        """A seat by number, a card by code wherever it lies, a word as it is."""
        options = getattr(decision, "options", ())
        if isinstance(word, int) and not isinstance(word, bool) and self.seat(word) in options:
            return self.seat(word)
        if not isinstance(word, str) or word in options:
            return word
        if self.name(word) in map(str, options):
            return self.name(word)
        return next((each for each in options if getattr(each, "card", None) == word), word)

    def options(self, who: int) -> list[str]:
        """What can be chosen now, cards by their code."""
        found = [getattr(each, "card", each) for each in self.question(who).options]
        return [self.state.cards[each].code if each in self.state.cards else each for each in found]

    # What a test looks at

    def question(self, who: int) -> Any:
        """What that seat is asked."""
        return self.table.decision(self.seat(who))

    def answers(self, who: Seat | int) -> list[Any]:
        """Every answer that seat may give now, as people write it."""
        return [short(each) for each in super().answers(who)]

    def totals(self) -> list[tuple[int, int]]:
        """What the attackers and the defenders had in each challenge so far."""
        return [(each.attack, each.defence) for each in self.told(ChallengeWon)]

    def power(self, who: int) -> int:
        return total_power(self.state, self.seat(who))

    def gold(self, who: int) -> int:
        return self.state.gold[self.seat(who)]

    def hand(self, who: int) -> list[Code]:
        return list(self.state.hands[self.seat(who)])

    def discard(self, who: int) -> list[Code]:
        return list(self.state.discards[self.seat(who)])

    def used(self, who: int) -> list[Code]:
        return list(self.state.used[self.seat(who)])

    def dead(self, who: int) -> list[Code]:
        return list(self.state.dead[self.seat(who)])

    def deck(self, who: int) -> list[Code]:
        return list(self.state.decks[self.seat(who)])

    def strength(self, code: str) -> int:
        return Board(self.state).strength(self.card(code))

    def icons(self, code: str) -> str:
        board, card = Board(self.state), self.card(code)
        return "".join(contest[0] for contest in ("military", "intrigue", "power") if board.has_icon(card, contest))

    def has(self, code: str, keyword: Keyword) -> bool:
        return Board(self.state).has_keyword(self.card(code), keyword)

    def kneels(self, code: str) -> bool:
        return self.card(code).knelt

    def in_play(self, code: str, count: int = 1) -> bool:
        return sum(card.code == code for card in self.state.cards.values()) >= count

    def takes_part(self, code: str) -> bool:
        return Board(self.state).takes_part(self.name(code))

    def happened(self) -> list[str]:
        return [type(event).__name__ for event in self.table.story]


def quiet(decision: Any) -> Any:
    """An answer with which as little happens as possible."""
    about = decision.about
    if about.startswith(WINDOW):
        return "pass"
    if about in ("challenge", "redirect", "defenders"):
        return {"challenge": None, "redirect": False, "defenders": ()}[about]
    if about.startswith("use-"):
        return decision.options
    if hasattr(decision, "least"):
        return decision.options[: decision.least]
    return decision.options[0]


class Scenario:
    """A position being written down."""

    def __init__(self, players: int = 2, over: State | None = None, **agreed: Any) -> None:
        """Written over a position that was dealt, if there is one."""
        state: State = over or GAME.deal(Options(seats=players, **agreed), Chance(1))
        self.state = state
        state.first = state.seats[0]
        for zone in (state.hands, state.discards, state.dead, state.plots, state.used, state.removed):
            zone.update(dict.fromkeys(state.seats, ()))
        state.agendas, state.round, state.phases = {}, 1, 1
        state.decks = dict.fromkeys(state.seats, (FILLER,) * 30)
        for seat in state.seats:
            self.plot(state.seats.index(seat) + 1, "summons")

    def seat(self, who: int) -> Seat:
        return self.state.seats[who - 1]

    # The players

    def first(self, who: int) -> Self:
        self.state.first = self.seat(who)
        return self

    def gold(self, who: int, gold: int) -> Self:
        self.state.gold[self.seat(who)] = gold
        return self

    def power(self, who: int, power: int) -> Self:
        self.state.power[self.seat(who)] = power
        return self

    def agenda(self, who: int, code: Code) -> Self:
        self.state.agendas[self.seat(who)] = code
        return self

    def title(self, who: int, code: Code) -> Self:
        state = self.state
        state.titles[self.seat(who)] = arrive(state, code, self.seat(who), self.seat(who), "title").id
        state.pool = tuple(each for each in state.pool if each != code)
        return self

    # Cards

    def plot(self, who: int, code: Code) -> Self:
        """The revealed plot."""
        state, seat = self.state, self.seat(who)
        state.cards.pop(state.revealed.get(seat, ""), None)
        state.revealed[seat] = arrive(state, code, seat, seat, "plot").id
        return self

    def plots(self, who: int, *codes: Code) -> Self:
        """The plot deck."""
        self.state.plots[self.seat(who)] = tuple(sorted(codes))
        return self

    def used(self, who: int, count: int) -> Self:
        self.state.used[self.seat(who)] = ("confiscation",) * count
        return self

    def table(self, who: int, *cards: str, owner: int | None = None) -> Self:
        """Cards a seat controls in play."""
        for word in cards:
            self.put(who, word, owner or who)
        return self

    def put(self, who: int, word: str, owner: int) -> None:
        code, *marks = word.split("/")
        code, _, bearer = code.partition(">")
        card = arrive(self.state, code, self.seat(owner), self.seat(who), "setup")
        if bearer:
            on = next(each for each in self.state.cards.values() if each.code == bearer)
            attach(self.state, card.id, on.id)
        for mark in marks:
            if mark == "k":
                change(self.state, card.id, knelt=True)
            elif mark == "d":
                change(self.state, card.id, duplicates=(*self.state.cards[card.id].duplicates, code))
            else:
                change(self.state, card.id, power=int(mark.removesuffix("p")))

    def hand(self, who: int, *codes: Code) -> Self:
        add_to_hand(self.state, self.seat(who), *codes)
        return self

    def deck(self, who: int, *codes: Code) -> Self:
        """These cards lie on top of the deck."""
        self.state.decks[self.seat(who)] = (*codes, *self.state.decks[self.seat(who)])
        return self

    def deck_of(self, who: int, *codes: Code) -> Self:
        """These cards are the whole deck."""
        self.state.decks[self.seat(who)] = codes
        return self

    def discard(self, who: int, *codes: Code) -> Self:
        self.state.discards[self.seat(who)] = codes
        return self

    def dead(self, who: int, *codes: Code) -> Self:
        self.state.dead[self.seat(who)] = codes
        return self

    # From the written position to a game

    def begin(self, *steps: AnyStep) -> Played:
        return Played(Table(GAME, self.ready(*steps)))

    def ready(self, *steps: AnyStep) -> State:
        """The position, with what is to be done next."""
        state = self.state
        for seat in state.seats:
            zones = (state.hands[seat], state.decks[seat], state.discards[seat], state.dead[seat])
            state.lists[seat] = tuple(sorted([*(code for zone in zones for code in zone), *self.owned(seat)]))
        state.agenda = steps
        return state

    def owned(self, seat: Seat) -> Iterable[Code]:
        for card in self.state.cards.values():
            if card.owner == seat and CARDS[card.code].type not in ("plot", "title"):
                yield from (card.code, *card.duplicates)

    def challenges(self, *who: int) -> Played:
        """The challenges phase, in which these, or all, are active in turn."""
        self.state.phase = "challenges"
        turns = [ChallengeTurn(self.seat(each)) for each in who] or [ChallengeTurn(each) for each in self.state.players]
        return self.begin(*turns, *END)

    def marshals(self, who: int = 1, gold: int | None = None) -> Played:
        """The window of the marshaling phase in which that seat is active."""
        self.state.phase, self.state.active = "marshaling", self.seat(who)
        if gold is not None:
            self.gold(who, gold)
        return self.begin(Actions("marshaling"), *END)

    def income(self, *who: int) -> Played:
        """That seat's turn in the marshaling phase."""
        self.state.phase = "marshaling"
        return self.begin(*(CollectIncome(self.seat(each)) for each in who), *END)

    def phase(self, kind: Phase) -> Played:
        """A whole phase, from its beginning."""
        self.state.phase = kind
        return self.begin(BeginPhase(kind), *FRAMEWORK[kind], *END, *((EndRound(),) if kind == "taxation" else ()))

    def window(self, kind: Phase) -> Played:
        """The action window of a phase."""
        self.state.phase = kind
        return self.begin(Actions(kind), *END)

    def reveals(self, **plots: Code) -> Played:
        """The plot phase: `_1="summons"` is what seat 1 reveals; others reveal a plot without words. Whoever was first
        player is again."""
        state = self.state
        for seat in state.seats:
            code = plots.get(f"_{state.seats.index(seat) + 1}", "the-winds-of-winter")
            state.plots[seat] = tuple(sorted((code, *state.plots[seat])))
        titles = (DraftTitles(),) if state.melee else ()
        game = self.begin(
            ChoosePlots(),
            RevealPlots(),
            CompareInitiative(),
            WhenRevealed(state.seats),
            RecyclePlots(),
            *titles,
            Actions("plot"),
            *END,
        )
        for number, seat in enumerate(state.seats, 1):
            game.says(seat, plots.get(f"_{number}", "the-winds-of-winter"))
        winner, _ = game.passes().asked() or ("", None)
        return game.asks(winner, "first-player").says(winner, state.first)
