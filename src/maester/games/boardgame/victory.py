"""WIN: seven structures at once, or the most after the last round."""

from maester.games.boardgame.control import all_structures, controlled, structures
from maester.games.boardgame.events import GameWon
from maester.games.boardgame.facts import House
from maester.games.boardgame.state import State
from maester.kernel import Standing


class Victory(Exception):  # not an error: it ends the game wherever the flow is
    """The game has been won and ends at once."""


def check_victory(state: State, turn: House | None = None) -> None:
    """A house with enough structures wins at once. Checked whenever control may have changed."""
    enough = state.edition.to_win[len(state.seats)]
    held = all_structures(state)
    if max(held.values()) >= enough:
        there = tuple(house for house in state.seats if held[house] >= enough)
        if turn in there and state.edition.turn_decides_instant_win:
            there = (turn,)
        state.winner = min(there, key=lambda house: [-part for part in rank(state, house)])
        raise Victory


def rank(state: State, house: House) -> list[int]:
    """What houses are compared by, higher is better: structures, then the edition's tie-breaks."""
    return [structures(state, house), *(tie_break(state, house, by) for by in state.edition.tie_breaks)]


def tie_break(state: State, house: House, by: str) -> int:
    if by == "land-areas":
        return len(controlled(state, house))
    if by == "supply":
        return state.supply[house]
    if by == "power":
        return state.power[house]
    return -state.turn_order.index(house)


def ranks(state: State) -> dict[House, list[int]]:
    """Everyone's rank; a house that has won at once is above all others."""
    return {house: [int(house == state.winner), *rank(state, house)] for house in state.seats}


def places(state: State) -> dict[House, int]:
    found = ranks(state)
    return {house: 1 + sum(other > mine for other in found.values()) for house, mine in found.items()}


def standing(state: State) -> Standing:
    """Who leads by structures, and once the game is over who has won and why."""
    scores = all_structures(state)
    if not state.over:
        return Standing(False, {h: 1 + sum(s > scores[h] for s in scores.values()) for h in state.seats}, scores)
    final = places(state)
    return Standing(True, final, scores, *why_won(state, final))


def why_won(state: State, final: dict[House, int]) -> tuple[str, str]:
    rules = state.edition.rules
    if state.winner:
        return "enough-structures", rules["enough-structures"]
    winners = [house for house, place in final.items() if place == 1]
    others = [rank(state, house) for house in state.seats if house not in winners]
    best = rank(state, winners[0])
    runner_up = max(others, default=[])
    for by, mine, theirs in zip(("structures", *state.edition.tie_breaks), best, runner_up, strict=False):
        if len(winners) == 1 and mine != theirs:
            return f"most-{by}", rules[f"most-{by}"]
    return "shared-victory", rules["shared-victory"]


def announce(state: State) -> None:
    """The game is over. A combat in its clean-up ends as well: nothing more happens to ports and cards."""
    state.agenda = ()
    if state.battle is not None and state.battle.step == "clean-up":
        state.battle = None
    found = standing(state)
    state.tell(GameWon(found.winners, found.why))


def measures(state: State) -> dict[str, dict[House, float]]:
    """Public numbers worth plotting after the game."""
    units = dict.fromkeys(state.seats, 0.0)
    for there in state.units.values():
        units[there[0].house] += len(there)
    return {
        "structures": {house: float(held) for house, held in all_structures(state).items()},
        "power": {house: float(power) for house, power in state.power.items()},
        "supply": {house: float(supply) for house, supply in state.supply.items()},
        "units": units,
    }
