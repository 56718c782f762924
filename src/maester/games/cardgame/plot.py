"""PLOT: choosing and revealing plots, initiative, when-revealed abilities; plot values."""

from functools import partial

from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import arrive, total_power
from maester.games.cardgame.events import FirstPlayerChosen, InitiativeWon, PlotsReturned, PlotsRevealed
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import Context, codes
from maester.games.cardgame.initiate import begin
from maester.games.cardgame.may_use import pointless
from maester.games.cardgame.occurrence import occur, react_to
from maester.games.cardgame.questions import next_of
from maester.games.cardgame.settle import unsettled
from maester.games.cardgame.state import Happening, State, Use
from maester.games.cardgame.steps import Settle, WhenRevealed
from maester.games.cardgame.strengthened import strengthened
from maester.games.cardgame.which import Code
from maester.games.cardgame.zones import without
from maester.kernel import Flow, Pick, Seat, pick, together

# ------------------------------------------------------------------------------------------------- values


def adding(name: str) -> dict[Code, int]:
    """The cards that add to a value of their controller's plot."""
    values = {code: int(getattr(facts, name)) for code, facts in CARDS.items() if facts.type != "plot"}
    return {code: value for code, value in values.items() if value}


ADDING = {name: adding(name) for name in ("gold", "initiative", "reserve")}
ADDERS = {name: frozenset(values) for name, values in ADDING.items()}


def plot_value(board: Board, seat: Seat, name: str) -> int:
    """Gold, initiative or reserve of the revealed plot, with all modifiers (CG-MOD-09, -10). Never below zero."""
    state = board.state
    plot = state.cards.get(state.revealed.get(seat, ""))
    if plot is None:
        return 0
    base = int(getattr(plot.facts, name))
    if name == "gold":
        for source in board.rules("no-base-gold"):
            if source[2].which is not None and plot.code in codes(source[2].which):
                base = 0
    adding, added = ADDING[name], 0
    for card in board.among(ADDERS[name]):
        if card.controller == seat and card.id not in board.blank:
            added += adding[card.code]
    more = board.summed("reserve", seat) if name == "reserve" else 0
    return max(0, base + added + more)


def claim_value(board: Board, seat: Seat) -> int:
    """The claim of the attacking player's plot in the challenge at hand (CG-RULE-39)."""
    state, challenge = board.state, board.state.challenge
    assert challenge is not None
    plot = state.cards.get(state.revealed.get(seat, ""))
    total = plot.facts.claim if plot is not None else 0
    for _, owner, constant in board.sums:
        if constant.claim and owner == seat and (not constant.type or challenge.contest in constant.type):
            total += constant.claim
    for lasting in state.lasting:
        if lasting.claim and lasting.contest in (None, challenge.contest):
            if lasting.attackers:
                concerned = lasting.seat == challenge.defender and seat == challenge.attacker
            else:
                concerned = lasting.seat == seat
            total += lasting.claim if concerned else 0
    return max(0, total)


# ------------------------------------------------------------------------------------------------- the phase


def choose_plots(state: State) -> Flow[None]:
    """In secret, all at once (CG-PLOT-08)."""
    answers = yield from together({seat: partial(which_plot, state, seat) for seat in state.players})
    state.chosen = dict(answers)


def which_plot(state: State, seat: Seat) -> Pick[str]:
    return Pick(about="plot", rule="CG-PLOT-08", options=tuple(dict.fromkeys(state.plots[seat])), of="code")


def reveal_plots(state: State) -> None:
    """Each new plot takes the place of the one before, which goes to the used pile (CG-PLOT-02)."""
    revealed = state.chosen
    state.chosen = {}
    state.lasting = tuple(lasting for lasting in state.lasting if lasting.until != "plot")
    for seat, code in revealed.items():
        former = state.cards.pop(state.revealed.get(seat, ""), None)
        if former is not None:
            state.used[seat] = (*state.used[seat], former.code)
        state.plots[seat] = without(state.plots[seat], (code,))
        state.revealed[seat] = arrive(state, code, seat, seat, "plot").id
    state.tell(PlotsRevealed(revealed))
    board = Board(state)
    react_to(state, strengthened(board))
    if unsettled(board):
        state.do_next(Settle())


def compare_initiative(state: State) -> Flow[None]:
    """The highest; then the least power; then luck (CG-PLOT-10 to -12). The winner names the first player."""
    board = Board(state)
    initiative = {seat: plot_value(board, seat, "initiative") for seat in state.players}
    tied = [seat for seat in initiative if initiative[seat] == max(initiative.values())]
    power = {seat: total_power(state, seat) for seat in tied}
    tied = [seat for seat in tied if power[seat] == min(power.values())]
    winner = tied[0] if len(tied) == 1 else state.chance.choice(tied)
    state.tell(InitiativeWon(winner, initiative, len(tied) > 1))
    first = yield from pick(winner, "first-player", state.players, "CG-PLOT-13", of="seat")
    state.first = first
    state.tell(FirstPlayerChosen(first, winner))


def when_revealed(state: State, seats: tuple[Seat, ...]) -> Flow[None] | None:
    """One after the other, in an order the first player chooses (CG-PLOT-16); only those that would do something."""
    able = [seat for seat in state.players if seat in seats and can_reveal(state, seat)]
    return next_revealed(state, seats, able) if able else None


def next_revealed(state: State, seats: tuple[Seat, ...], able: list[Seat]) -> Flow[None]:
    seat = yield from next_of(state.first, "next-when-revealed", able, "CG-PLOT-16", of="seat")
    state.do_next(WhenRevealed(tuple(each for each in seats if each != seat)))
    plot = state.cards[state.revealed[seat]]
    begin(state, Use(seat, plot.code, revealed_ability(plot.code), plot.id))


def revealed_ability(code: str) -> int:
    return next(n for n, ability in enumerate(CARDS[code].abilities) if ability.kind == "revealed")


def can_reveal(state: State, seat: Seat) -> bool:
    plot = state.cards[state.revealed[seat]]
    abilities = [ability for ability in plot.facts.abilities if ability.kind == "revealed"]
    if not abilities:
        return False
    context = Context(state, Board(state), seat, plot)
    return pointless(context, abilities[0], public=True) is None  # what is in the hand must not show (CG-RULE-105)


def recycle_plots(state: State) -> None:
    """After the last plot the used pile is a plot deck again; the revealed one stays (CG-PLOT-04 to -06)."""
    for seat in state.players:
        if not state.plots[seat]:
            state.plots[seat], state.used[seat] = tuple(sorted(state.used[seat])), ()
            state.tell(PlotsReturned(seat))
    occur(state, *(Happening("plot-revealed", seat) for seat in state.players), own=True)
