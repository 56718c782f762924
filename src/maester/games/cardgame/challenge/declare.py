"""CHAL 4.2: a challenge is initiated in one act: type, opponent, attackers, and whom stealth passes by."""

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from maester.games.cardgame.board import Board
from maester.games.cardgame.challenge.allowed import Possibilities, barred, bypassable
from maester.games.cardgame.events import ChallengeBegan, ChallengeRedirected, NoChallenge, NotRedirected
from maester.games.cardgame.occurrence import occur
from maester.games.cardgame.state import Card, Challenge, Fought, Happening, State
from maester.games.cardgame.steps import (
    Actions,
    ApplyClaim,
    Bonuses,
    ChallengeInitiated,
    ChallengeKeywords,
    ChallengeTurn,
    CompareStrength,
    DeclareDefenders,
    EndChallenge,
    InitiateChallenge,
)
from maester.games.cardgame.which import CONTESTS, CardId, Contest
from maester.games.cardgame.windows import open_actions
from maester.kernel import Chance, Decision, Flow, Pick, Refusal, Seat, ask


class Declared(Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge as it is announced: type, opponent, attackers, and whom each stealthy one passes by."""

    contest: Contest
    against: Seat
    attackers: tuple[CardId, ...]
    bypass: dict[CardId, CardId] = {}


class DeclareChallenge(Decision[Declared | None], frozen=True, kw_only=True):
    """Initiate a challenge, or none."""

    about: str = "challenge"
    rule: str | None = "CG-CHAL-04"
    opponents: dict[Contest, tuple[Seat, ...]]
    attackers: dict[Contest, tuple[CardId, ...]]
    stealth: tuple[CardId, ...]
    """Those of the attackers that may pass by a defender."""
    bypassable: dict[Seat, tuple[CardId, ...]]
    most: int
    refused: dict[Contest, Refusal] = {}
    """Why there are no challenges of the other types."""
    barred: dict[Contest, dict[Seat, Refusal]] = {}
    """Why other opponents cannot be challenged."""

    shape: ClassVar[Any] = Declared | None

    def refusal(self, answer: Declared | None) -> Refusal | None:
        if answer is None:
            return None
        if answer.contest in self.refused:
            return self.refused[answer.contest]
        if answer.against not in self.opponents[answer.contest]:
            why = self.barred.get(answer.contest, {}).get(answer.against)
            return why or Refusal("cannot-challenge-them", "CG-CHAL-04", {"seat": answer.against})
        if not answer.attackers:
            return Refusal("no-attacker-named", "CG-CHAL-07")
        if len(dict.fromkeys(answer.attackers)) < len(answer.attackers):
            return Refusal("named-twice", "CG-CHAL-05")
        for name in answer.attackers:
            if name not in self.attackers[answer.contest]:
                return Refusal("cannot-attack", "CG-CHAL-06", {"card": name})
        if len(answer.attackers) > self.most:
            return Refusal("too-many-attackers", "CG-CANNOT-01", {"most": self.most})
        return self.bypass_refused(answer)

    def bypass_refused(self, answer: Declared) -> Refusal | None:
        for name, passed in answer.bypass.items():
            if name not in answer.attackers or name not in self.stealth:
                return Refusal("no-stealth", "CG-KEYWORD-STEALTH-01", {"card": name})
            if passed not in self.bypassable[answer.against]:
                return Refusal("cannot-be-bypassed", "CG-RULE-18", {"card": passed})
        return None

    def sample(self, chance: Chance) -> Declared | None:
        """Now and then none; mostly several attackers."""
        if not self.opponents or not chance.below(4):
            return None
        contest = chance.choice(tuple(self.opponents))
        against = chance.choice(self.opponents[contest])
        able = chance.shuffled(self.attackers[contest])
        names = tuple(sorted(able[: min(self.most, 1 + chance.below(len(able)))]))
        bypass = {
            name: chance.choice(self.bypassable[against])
            for name in names
            if name in self.stealth and self.bypassable[against] and chance.below(4)
        }
        return Declared(contest, against, names, bypass)


def challenge_turn(state: State, seat: Seat) -> None:
    """An action window, then the active player may initiate a challenge; and so on until none is initiated."""
    if seat in state.out:
        return
    state.active = seat
    state.do_next(InitiateChallenge())
    open_actions(state, "challenges")


def initiate_challenge(state: State) -> Flow[None] | None:
    seat = state.active
    assert seat is not None
    if seat in state.out:
        return None
    possible = Possibilities(Board(state), seat)
    if possible.any:
        return initiating(state, seat, possible)
    tell_of_none(state, seat)
    return None


def tell_of_none(state: State, seat: Seat) -> None:
    further = any(fought.attacker == seat and fought.phase == state.phases for fought in state.fought)
    state.tell(NoChallenge(seat, further))


def initiating(state: State, seat: Seat, possible: Possibilities) -> Flow[None]:
    declared = yield from ask(seat, which_challenge, possible)
    if declared is None:
        tell_of_none(state, seat)
        return
    state.do_next(
        ChallengeInitiated(),
        Actions("attackers"),
        DeclareDefenders(),
        Actions("defenders"),
        CompareStrength(),
        Bonuses(),
        ApplyClaim(),
        ChallengeKeywords(),
        EndChallenge(),
        ChallengeTurn(seat),
    )
    announce(state, seat, declared)
    yield from redirect(state, seat)


def which_challenge(possible: Possibilities) -> DeclareChallenge:
    board, seat, state = possible.board, possible.seat, possible.board.state
    looked_at = {contest: possible[contest] for contest in CONTESTS}
    allowed = {contest: found for contest, found in looked_at.items() if found.refusal is None}
    against = {contest: found.others for contest, found in allowed.items()}
    by_contest = {contest: tuple([card.id for card in found.able]) for contest, found in allowed.items()}
    names = dict.fromkeys([name for cards in by_contest.values() for name in cards])
    seats = dict.fromkeys([other for others in against.values() for other in others])
    return DeclareChallenge(
        opponents=against,
        attackers=by_contest,
        stealth=tuple(name for name in names if board.has_keyword(state.cards[name], "stealth")),
        bypassable={other: tuple(card.id for card in bypassable(board, other)) for other in seats},
        most=1 if board.binds("one-participant", seat) else len(names),
        refused={contest: found.refusal for contest, found in looked_at.items() if found.refusal is not None},
        barred={contest: why for contest in allowed if (why := barred(board, seat, contest))},
        idle=None,
        forgoing=(None,),
    )


def announce(state: State, seat: Seat, declared: Declared) -> None:
    """Attackers kneel together, unless they attack standing (CG-RULE-17)."""
    board, contest = Board(state), declared.contest
    first = not any(fought.attacker == seat and fought.contest == contest for fought in state.fought)
    kneeling = [
        card for card in (state.cards[name] for name in declared.attackers) if kneels(board, card, contest, first)
    ]
    state.fought += (Fought(contest, seat, declared.against, state.phases, declared.against),)
    bypassed = tuple(declared.bypass.items())
    state.challenge = Challenge(contest, seat, declared.against, declared.against, declared.attackers, bypassed)
    for card in kneeling:
        state.cards[card.id] = replace(state.cards[card.id], knelt=True)
    passed = tuple(declared.bypass.values())
    state.tell(ChallengeBegan(seat, declared.against, contest, declared.attackers, passed))


def kneels(board: Board, card: Card, contest: Contest, first: bool) -> bool:
    """Some cards attack standing in the first challenge of a type that their controller initiates (Drogo's Arakh)."""
    if board.has_rule(card, "attacks-standing", contest):
        return False
    if not first:
        return True
    own = [source for source in board.rules("first-attack-standing") if source[1] == card.controller]
    return not any(contest in source[2].type and card in board.meant(source) for source in own)


# ------------------------------------------------------------------------------------------------- redirecting


def redirect(state: State, seat: Seat) -> Flow[None]:
    """The Crown Regent may have it resolved against another player, once a round (CG-MELEE-22 to -29)."""
    challenge = state.challenge
    assert challenge is not None
    others = tuple(other for other in state.opponents(seat) if other != challenge.against)
    regents = [source[1] for source in Board(state).rules("redirects")]
    if state.redirected or not others or not regents:
        return
    if not (yield from ask(regents[0], which_redirect)):
        state.tell(NotRedirected(regents[0]))
        return
    state.redirected = True
    against = others[0] if len(others) == 1 else (yield from ask(seat, which_instead, others))
    bypassed: tuple[tuple[CardId, CardId], ...] = ()
    board = Board(state)
    stealthy = [name for name in challenge.attackers if board.has_keyword(state.cards[name], "stealth")]
    for name in stealthy:
        options = tuple(card.id for card in bypassable(board, against))
        if options:
            passed = yield from ask(seat, which_to_bypass, options)
            bypassed += ((name, passed),) if passed is not None else ()
    state.challenge = replace(challenge, defender=against, bypassed=bypassed)
    *before, last = state.fought
    state.fought = (*before, replace(last, defender=against))
    state.tell(ChallengeRedirected(regents[0], against, tuple(passed for _, passed in bypassed)))


def which_redirect() -> Pick[bool]:
    return Pick(about="redirect", rule="CG-MELEE-22", options=(False, True), idle=False)


def which_instead(others: tuple[Seat, ...]) -> Pick[Seat]:
    return Pick(about="redirect-to", rule="CG-MELEE-24", options=others, of="seat")


def which_to_bypass(options: tuple[CardId, ...]) -> Pick[CardId | None]:
    return Pick(about="bypass", rule="CG-MELEE-25", options=(None, *options), idle=None, of="card")


def challenge_initiated(state: State) -> None:
    """One window for all that was announced (CG-FW-4.2.e)."""
    challenge = state.challenge
    if challenge is None:
        return
    contest, cards = challenge.contest, state.cards
    happenings = [Happening("challenge-initiated", challenge.attacker, contest=contest, against=challenge.against)]
    happenings += [Happening("declared-attacker", challenge.attacker, cards[name]) for name in challenge.attackers]
    happenings += [
        Happening("bypassed", cards[passed].controller, cards[passed], source=name)
        for name, passed in challenge.bypassed
        if passed in cards
    ]
    occur(state, *happenings, own=True)
