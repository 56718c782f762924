"""CHAL 4.2.2 to 4.2.6 and CLAIM: strength is compared, bonuses, claim, keywords, the end."""

from functools import partial

from msgspec.structs import replace

from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import characters
from maester.games.cardgame.conditions import is_rival
from maester.games.cardgame.delayed import due
from maester.games.cardgame.events import (
    CardsDiscarded,
    ChallengeOver,
    ChallengeWon,
    ClaimApplied,
    PowerMoved,
)
from maester.games.cardgame.happenings import leaving
from maester.games.cardgame.occurrence import occur
from maester.games.cardgame.plot import claim_value
from maester.games.cardgame.questions import ChooseCards
from maester.games.cardgame.round import expire, reset
from maester.games.cardgame.settle import unsettled
from maester.games.cardgame.state import Card, Challenge, Happening, State
from maester.games.cardgame.steps import DoDelayed, Settle
from maester.games.cardgame.zones import at_random, discard_from_hand
from maester.kernel import Flow, Seat, ask

# ------------------------------------------------------------------------------------------------- comparing strength


def total(board: Board, side: Seat, names: tuple[str, ...]) -> int:
    """The strength of all who take part and contribute, and what is added for the side (CG-CHAL-16)."""
    state, challenge = board.state, board.state.challenge
    assert challenge is not None
    cards = [state.cards[name] for name in names if name in state.cards]
    strength = sum(board.strength(card) for card in cards if contributes(board, challenge, card.id))
    if cards:  # other cards only count beside a character (CG-RULE-25)
        for _, owner, constant in board.sums:
            if constant.contribution and owner == side and challenge.contest in (constant.type or (challenge.contest,)):
                strength += constant.contribution
    return strength


def contributes(board: Board, challenge: Challenge, name: str) -> bool:
    card = board.state.cards[name]
    if board.has_rule(card, "does-not-contribute"):
        return False
    return name not in board.defending or not is_too_weak_to_defend(board, card)


def is_too_weak_to_defend(board: Board, card: Card) -> bool:
    """Whether somebody attacks who keeps weaker defenders from counting."""
    sources = [source[0] for source in board.rules("weaker-do-not-contribute")]
    return any(source is not None and board.strength(card) < board.strength(source) for source in sources)


def totals(board: Board) -> tuple[int, int]:
    """The strength of the attacking and of the defending side."""
    challenge = board.state.challenge
    assert challenge is not None
    attack = total(board, challenge.attacker, board.attacking)
    return attack, total(board, challenge.defender, board.defending)


def compare_strength(state: State) -> None:
    """Winner, loser, margin and whether it was unopposed are settled now, for good (CG-RULE-24)."""
    challenge = state.challenge
    if challenge is None:
        return
    board = Board(state)
    attack, defence = totals(board)
    winner, loser = winner_of(board, challenge, attack, defence)
    unopposed = winner == challenge.attacker and defence == 0
    margin = abs(attack - defence)
    state.challenge = replace(challenge, winner=winner, loser=loser, margin=margin, unopposed=unopposed)
    *before, last = state.fought
    state.fought = (*before, replace(last, winner=winner, loser=loser))
    state.tell(ChallengeWon(challenge.contest, attack, defence, winner, unopposed))
    if winner is None or loser is None:
        return
    roles = {challenge.attacker: "attacker", challenge.defender: "defender"}
    fought = partial(Happening, contest=challenge.contest, amount=margin, unopposed=unopposed)
    occur(state, fought("won", winner, role=roles[winner]), fought("lost", loser, role=roles[loser]), own=True)
    if due(state, "challenge-won"):
        state.do_next(DoDelayed("challenge-won"))


def winner_of(board: Board, challenge: Challenge, attack: int, defence: int) -> tuple[Seat | None, Seat | None]:
    """The higher total, a tie for the attacker; no side wins without strength and a participant (CG-CHAL-17 to -21)."""
    if attack >= defence:
        side, other, strength, names = challenge.attacker, challenge.defender, attack, board.attacking
    else:
        side, other, strength, names = challenge.defender, challenge.attacker, defence, board.defending
    return (side, other) if strength >= 1 and names else (None, None)


# ------------------------------------------------------------------------------------------------- bonuses and claim


def bonuses(state: State) -> None:
    """For an unopposed challenge, and for beating a rival, once a round each (CG-CHAL-24, CG-MELEE-18, -19)."""
    challenge = state.challenge
    if challenge is None or challenge.winner is None or challenge.loser is None:
        return
    gained = []
    if challenge.unopposed:
        gained.append(Happening("power-gained", challenge.winner, amount=1))
    pair = (challenge.winner, challenge.loser)
    if state.melee and pair not in state.rivals_paid:
        context = Board(state).context(challenge.winner, None)
        if is_rival(context, challenge.loser):
            state.rivals_paid += (pair,)
            gained.append(Happening("power-gained", challenge.winner, amount=1))
    occur(state, *gained, own=True)


def apply_claim(state: State) -> Flow[None] | None:
    """Only if the attacking player won (CG-CLAIM-01)."""
    challenge = state.challenge
    if challenge is None or challenge.winner != challenge.attacker:
        return None
    board = Board(state)
    amount = claim_value(board, challenge.attacker)
    if amount == 0:  # nothing to choose, discard or move (CG-RULE-40)
        return None
    if board.binds("chooses-claim", challenge.attacker, challenge.contest):
        return claim_from_chosen(state, challenge, amount)
    return claim(state, challenge, (challenge.defender,), amount)


def claim(state: State, challenge: Challenge, seats: tuple[Seat, ...], amount: int) -> Flow[None] | None:
    if challenge.contest == "military":
        return military_claim(state, challenge.defender, amount)
    if challenge.contest == "intrigue":
        intrigue_claim(state, seats, amount)
    else:
        power_claim(state, challenge, amount)
    return None


def claim_from_chosen(state: State, challenge: Challenge, amount: int) -> Flow[None]:
    chosen = yield from ask(challenge.attacker, which_to_claim, state, challenge.attacker)
    asking = claim(state, challenge, tuple(seat for seat in state.players if seat in chosen), amount)
    if asking is not None:
        yield from asking


def which_to_claim(state: State, seat: Seat) -> ChooseCards:
    """Master of Whispers: any number of opponents (CG-RULE-42)."""
    others = state.opponents(seat)
    most = len(others)
    return ChooseCards(about="claim-from", rule="CG-RULE-42", options=others, least=0, most=most, idle=(), of="seat")


def military_claim(state: State, seat: Seat, amount: int) -> Flow[None] | None:
    """Different characters, as many as there are; saved ones count as chosen (CG-CLAIM-04, -07, -08)."""
    names = tuple(card.id for card in characters(state, seat))
    if len(names) > amount:
        return choosing_who_dies(state, seat, names, amount)
    if names:
        lose(state, seat, names)
    return None


def choosing_who_dies(state: State, seat: Seat, names: tuple[str, ...], amount: int) -> Flow[None]:
    chosen = yield from ask(seat, partial(which_to_lose, names, amount))
    lose(state, seat, chosen)


def lose(state: State, seat: Seat, names: tuple[str, ...]) -> None:
    state.tell(ClaimApplied("military", seat, len(names)))
    occur(state, *(leaving(state.cards[name], "killed") for name in names), own=True)


def which_to_lose(names: tuple[str, ...], amount: int) -> ChooseCards:
    return ChooseCards(about="military-claim", rule="CG-CLAIM-04", options=names, least=amount, most=amount, of="card")


def intrigue_claim(state: State, seats: tuple[Seat, ...], amount: int) -> None:
    for seat in seats:
        cards = at_random(state, seat, amount)
        if cards:
            state.tell(ClaimApplied("intrigue", seat, len(cards)))
            discard_from_hand(state, seat, *cards)
            state.tell(CardsDiscarded(seat, cards, "hand"))


def power_claim(state: State, challenge: Challenge, amount: int) -> None:
    """Moved, not gained (CG-CLAIM-10)."""
    moved = min(amount, state.power[challenge.defender])
    if moved:
        state.tell(ClaimApplied("power", challenge.defender, moved))
        state.power[challenge.defender] -= moved
        state.power[challenge.attacker] += moved
        state.tell(PowerMoved(challenge.defender, challenge.attacker, moved))
    if unsettled(Board(state)):
        state.do_next(Settle())


# ------------------------------------------------------------------------------------------------- the end


def end_challenge(state: State) -> None:
    """What lasts until the end of the challenge expires together (CG-RULE-44)."""
    expire(state, "challenge")
    reset(state, "challenge")
    state.delayed = tuple(each for each in state.delayed if each.at != "challenge-won")
    if state.challenge is not None:
        state.challenge = None
        state.tell(ChallengeOver())
    if unsettled(Board(state)):
        state.do_next(Settle())
