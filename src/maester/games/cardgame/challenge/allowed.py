"""CHAL: which challenges a player may initiate, against whom, and with whom."""

from collections import Counter
from typing import NamedTuple

from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import characters
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.lineup import CHARACTERS
from maester.games.cardgame.state import Card, Fought
from maester.games.cardgame.which import CONTESTS, Contest
from maester.kernel import Refusal, Seat


def initiated(board: Board, seat: Seat, contest: Contest | None = None) -> list[Fought]:
    """The challenges a player has initiated this phase."""
    state = board.state
    if not state.fought:
        return []
    return [
        fought
        for fought in state.fought
        if fought.attacker == seat and fought.phase == state.phases and contest in (None, fought.contest)
    ]


def allowance(board: Board, seat: Seat, contest: Contest) -> int:
    """One of each type, and what adds to that (CG-CHAL-02, CG-RULE-28)."""
    lasting = [
        each
        for each in board.state.lasting
        if each.rule == "extra-challenge" and each.player == seat and each.contest == contest
    ]
    return 1 + sum(s[2].amount for s in board.binds("extra-challenge", seat, contest)) + len(lasting)


class Possible(NamedTuple):
    """A type of challenge: against whom, with whom, and why there can be none."""

    others: tuple[Seat, ...]
    able: list[Card]
    refusal: Refusal | None


class Possibilities(dict[Contest, Possible]):
    """The challenges that a player may initiate now. Each type is looked at once, when it is first asked for."""

    def __init__(self, board: Board, seat: Seat) -> None:
        self.board, self.seat = board, seat
        self.standing = [card for card in board.among(CHARACTERS) if not card.knelt and card.controller == seat]

    def __missing__(self, contest: Contest) -> Possible:
        board, seat = self.board, self.seat
        others = opponents(board, seat, contest)
        able = [card for card in self.standing if board.has_icon(card, contest)]  # (CG-CHAL-06)
        found = self[contest] = Possible(others, able, why_none(board, seat, contest, others, able))
        return found

    @property
    def any(self) -> bool:
        return any(self[contest].refusal is None for contest in CONTESTS)


def cannot_initiate(board: Board, seat: Seat, contest: Contest) -> Refusal | None:
    """Why a player can initiate no challenge of a type at all."""
    return Possibilities(board, seat)[contest].refusal


def why_none(board: Board, seat: Seat, contest: Contest, others: tuple[Seat, ...], able: list[Card]) -> Refusal | None:
    """The same, once it is known against whom and with whom it could be initiated."""
    caps = [source[2].amount for source in board.binds("most-challenges", seat)]
    if caps and len(initiated(board, seat)) >= min(caps):
        return Refusal("no-more-challenges", "CG-RULE-28")
    if contest != "intrigue" and board.binds("intrigue-first", seat) and not won_intrigue(board, seat):
        return Refusal("intrigue-first", "CG-CANNOT-01")
    if not others:
        count = len(initiated(board, seat, contest))
        if count >= allowance(board, seat, contest):
            return Refusal("challenge-used", "CG-CHAL-02", {"contest": contest})
        rules = dict.fromkeys(why.rule for why in barred(board, seat, contest).values())
        rule = next(iter(rules)) if len(rules) == 1 else "CG-CANNOT-01"
        return Refusal("nobody-to-challenge", rule, {"contest": contest})
    if not able:
        return Refusal("no-attacker", "CG-CHAL-06", {"contest": contest})
    return None


def won_intrigue(board: Board, seat: Seat) -> bool:
    state = board.state
    return any(
        fought.contest == "intrigue" and fought.winner == seat and fought.phase == state.phases
        for fought in state.fought
    )


def opponents(board: Board, seat: Seat, contest: Contest) -> tuple[Seat, ...]:
    """Whom a player may challenge: allowances, supported titles and prohibitions looked at."""
    others = within_allowance(board, seat, contest)
    return tuple(
        [other for other in others if not supports(board, seat, other) and not forbidden(board, seat, contest, other)]
    )


def within_allowance(board: Board, seat: Seat, contest: Contest) -> tuple[Seat, ...]:
    """Those against whom one more challenge of the type may be initiated (CG-CHAL-02)."""
    done, others = initiated(board, seat, contest), board.state.opponents(seat)
    if not done or len(done) < (allowed := allowance(board, seat, contest)):
        return others
    elsewhere = sum(source[2].amount for source in board.binds("extra-challenge-elsewhere", seat, contest))
    if len(done) >= allowed + elsewhere:
        return ()
    # One of them, whichever, is against another opponent than all the others.
    before = Counter(fought.against for fought in done)
    return tuple(other for other in others if 1 in (before + Counter((other,))).values())


def barred(board: Board, seat: Seat, contest: Contest) -> dict[Seat, Refusal]:
    """The opponents a player cannot challenge, with the rule that says so."""
    found, allowed = {}, within_allowance(board, seat, contest)
    for other in board.state.opponents(seat):
        if supports(board, seat, other):
            found[other] = Refusal("cannot-challenge-them", "CG-MELEE-21", {"seat": other})
        elif forbidden(board, seat, contest, other):
            found[other] = Refusal("cannot-challenge-them", "CG-CANNOT-01", {"seat": other})
        elif other not in allowed:
            found[other] = Refusal("cannot-challenge-them", "CG-CHAL-02", {"seat": other})
    return found


def supports(board: Board, seat: Seat, other: Seat) -> bool:
    """A player cannot challenge the holder of a title that their own title supports (CG-MELEE-21)."""
    titles, cards = board.state.titles, board.state.cards
    if seat not in titles or other not in titles:
        return False
    return CARDS[cards[titles[seat]].code].supports == cards[titles[other]].code


def forbidden(board: Board, seat: Seat, contest: Contest, other: Seat) -> bool:
    return bool(board.state.lasting) and any(
        lasting.rule == "cannot-initiate"
        and lasting.player == seat
        and lasting.contest in (None, contest)
        and lasting.against in (None, other)
        for lasting in board.state.lasting
    )


def bypassable(board: Board, seat: Seat) -> list[Card]:
    """Characters that stealth may pass by (CG-RULE-18)."""
    return [
        card
        for card in characters(board.state, seat)
        if not board.has_keyword(card, "stealth") and not board.has_rule(card, "cannot-be-bypassed")
    ]
