"""MELEE: titles are drafted in player order, in secret, and returned at the end of the round."""

from maester.games.cardgame.cards import arrive
from maester.games.cardgame.events import TitlesReturned, TitlesRevealed
from maester.games.cardgame.state import State
from maester.games.cardgame.which import Code
from maester.games.cardgame.zones import without
from maester.kernel import Flow, Pick, ask


def set_aside(players: int) -> int:
    """How many titles nobody sees: two with two or three players, one with four or five (CG-RULE-14)."""
    return 2 if players <= 3 else 1 if players <= 5 else 0


def draft_titles(state: State) -> Flow[None]:
    """Each takes one in secret and hands the others on; then all are revealed (CG-MELEE-05 to -10)."""
    shuffled = state.chance.shuffled(state.pool)
    state.offered = tuple(sorted(shuffled[set_aside(len(state.players)) :]))
    for seat in state.players:
        if not state.offered:
            break
        state.chosen[seat] = yield from ask(seat, which_title, state)
        state.offered = without(state.offered, (state.chosen[seat],))
    chosen, state.chosen, state.offered = dict(state.chosen), {}, ()
    for seat, code in chosen.items():
        state.titles[seat] = arrive(state, code, seat, seat, "title").id
    state.pool = without(state.pool, chosen.values())
    state.tell(TitlesRevealed(chosen))


def which_title(state: State) -> Pick[Code]:
    return Pick(about="title", rule="CG-MELEE-08", options=state.offered, of="code")


def return_titles(state: State) -> None:
    """All leave play at once (CG-MELEE-17)."""
    for name in state.titles.values():
        state.pool = tuple(sorted((*state.pool, state.cards.pop(name).code)))
    state.titles = {}
    state.tell(TitlesReturned())
