"""What an answer being prepared would lead to: what cards cost, what a challenge would add up to."""

from msgspec import Struct
from msgspec.structs import replace

from maester.games.cardgame.board import Board
from maester.games.cardgame.challenge.declare import DeclareChallenge, Declared, announce
from maester.games.cardgame.challenge.defend import ChooseDefenders, enter_defenders, judge
from maester.games.cardgame.challenge.outcome import totals
from maester.games.cardgame.plot import claim_value
from maester.games.cardgame.setup import LayCards, cost
from maester.games.cardgame.state import State
from maester.kernel import Decision, Seat


class SetupPreview(Struct, frozen=True, tag=True):
    cost: int


class ChallengePreview(Struct, frozen=True, tag=True):
    """Both sides, as they would be; `most`: what the defender could come to with all who are able."""

    attack: int
    defence: int
    claim: int
    most: int


def preview(
    state: State, seat: Seat, decision: Decision[object], answer: object
) -> SetupPreview | ChallengePreview | None:
    """From what is open to all, and the player's own hand."""
    if isinstance(decision, LayCards):
        return SetupPreview(cost(tuple(code for code in answer if code in decision.options)))  # type: ignore[attr-defined]
    if isinstance(decision, DeclareChallenge) and isinstance(answer, Declared):
        return of_attack(state, seat, decision, answer)
    if isinstance(decision, ChooseDefenders):
        return of_defence(state, decision, answer)  # type: ignore[arg-type]
    return None


def of_attack(state: State, seat: Seat, decision: DeclareChallenge, declared: Declared) -> ChallengePreview | None:
    """With those of the attackers who can attack. Characters that may join later are not counted."""
    able = tuple(name for name in declared.attackers if name in decision.attackers.get(declared.contest, ()))
    if not able or declared.against not in decision.bypassable:
        return None
    passing = {name: whom for name, whom in declared.bypass.items() if name in able and whom in state.cards}
    world = state.copy()
    announce(world, seat, replace(declared, attackers=able, bypass=passing))
    return summed(world)


def of_defence(state: State, decision: ChooseDefenders, names: tuple[str, ...]) -> ChallengePreview:
    world = state.copy()
    enter_defenders(world, tuple(dict.fromkeys(name for name in names if name in decision.options)))
    return summed(world)


def summed(world: State) -> ChallengePreview:
    challenge = world.challenge
    assert challenge is not None
    attack, defence = totals(Board(world))
    claim = claim_value(Board(world), challenge.attacker)
    able = tuple(name for name, why in judge(Board(world), challenge).items() if why is None)
    world.challenge = replace(challenge, defenders=(*challenge.defenders, *able))
    return ChallengePreview(attack, defence, claim, totals(Board(world))[1])
