"""WIN: fifteen power, empty decks, and the last player left."""

from msgspec.structs import replace

from maester.games.cardgame.cards import detach, total_powers
from maester.games.cardgame.events import Eliminated, GameWon
from maester.games.cardgame.happenings import drop_attachment, take_out
from maester.games.cardgame.offers import DropsOut, Outcome, Wins
from maester.games.cardgame.questions import next_of
from maester.games.cardgame.state import State
from maester.games.cardgame.zones import put_on_pile
from maester.kernel import Flow, Seat, Standing, pick

POWER_TO_WIN = 15


class Victory(Exception):
    """Somebody has won: nothing else is done."""


def win(state: State, seat: Seat, why: str) -> None:
    state.winner, state.why = seat, why
    raise Victory


def announce(state: State) -> None:
    assert state.winner is not None
    state.agenda, state.open, state.uses, state.heap = (), (), (), ()
    state.challenge = None
    state.tell(GameWon(state.winner, state.why))


def outcomes(state: State) -> tuple[Outcome, ...]:
    """Who has won, and whose deck is empty. Nothing is checked during setup (CG-RULE-09)."""
    if not state.round:
        return ()
    power, decks = total_powers(state), state.decks
    if max(power.values()) < POWER_TO_WIN and all(decks.values()):
        return ()
    won = [Wins(seat) for seat in state.players if power[seat] >= POWER_TO_WIN]
    out = [DropsOut(seat) for seat in state.players if not decks[seat]]
    return (*won, *out)


def decide(state: State) -> Flow[None]:
    """If there are several outcomes at the same time, the first player says which comes first (CG-RULE-11)."""
    found = outcomes(state)
    if not found:
        return
    players = state.players
    if len(found) == len(players) > 1 and not any(isinstance(each, Wins) for each in found):
        # All drop out at once: whoever the first player names last, or as the winner, has won (CG-RULE-98).
        rule = "CG-DRAW-03" if state.phase == "draw" else "CG-WIN-05"
        seat = yield from pick(state.first, "last-player-left", players, rule, of="seat")
        win(state, seat, "last-player-left")
    outcome = yield from next_of(state.first, "outcome", found, "CG-WIN-02")
    if isinstance(outcome, Wins):
        win(state, outcome.seat, "fifteen-power")
    eliminate(state, outcome.seat)


def eliminate(state: State, seat: Seat) -> None:
    """Their cards are removed from the game, those of others go to their owners (CG-RULE-10)."""
    state.tell(Eliminated(seat))
    for card in tuple(state.cards.values()):
        if card.id not in state.cards or seat not in (card.owner, card.controller):
            continue
        detach(state, card)
        for name in card.attachments:
            if state.cards[name].owner != seat:
                drop_attachment(state, state.cards[name])
        take_out(state, state.cards[card.id])
        if card.facts.type == "title":
            state.pool = tuple(sorted((*state.pool, card.code)))
        else:
            put_on_pile(state, "removed" if card.owner == seat else "discard", card.owner, card.code)
    state.titles.pop(seat, None)
    state.revealed.pop(seat, None)
    for zone in (state.hands, state.decks, state.discards, state.dead, state.plots, state.used):
        put_on_pile(state, "removed", seat, *zone[seat])
        zone[seat] = ()
    state.lore = tuple(lore for lore in state.lore if lore.owner != seat)
    state.gold[seat] = state.power[seat] = 0
    challenge = state.challenge
    if challenge is not None and seat in (challenge.attacker, challenge.defender):
        state.challenge = None
    before = state.players
    if state.first == seat:
        state.first = before[1]
    state.out += (seat,)
    keep_whose_chance(state, before)
    if len(state.players) == 1:
        win(state, state.players[0], "last-player-left")


def keep_whose_chance(state: State, before: tuple[Seat, ...]) -> None:
    """In every open window the chance goes on from where it was, to the next of those left (CG-RULE-10)."""
    state.open = tuple([replace(window, at=place_now(state.players, before, window.at)) for window in state.open])


def place_now(players: tuple[Seat, ...], before: tuple[Seat, ...], at: int) -> int:
    """The place of whoever was there before somebody dropped out, or of the one after."""
    seat, after = (before[n % len(before)] for n in (at, at + 1))
    return players.index(seat if seat in players else after)


def standing(state: State) -> Standing:
    """Players with more power stand better; of those eliminated, the later one does."""
    scores = total_powers(state)
    ranks = {seat: (1, scores[seat]) for seat in state.seats}
    ranks |= {seat: (0, n) for n, seat in enumerate(state.out)}
    if state.winner is not None:
        ranks[state.winner] = (2, 0)
    places = {seat: 1 + sum(other > rank for other in ranks.values()) for seat, rank in ranks.items()}
    rules = {"fifteen-power": "CG-WIN-01", "last-player-left": "CG-WIN-04"}
    return Standing(state.winner is not None, places, scores, state.why, rules.get(state.why))
