"""CHAL 4.2.1: defenders are declared: who can defend, who must, and who kneels for it."""

from typing import Any, ClassVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import characters
from maester.games.cardgame.events import DefendersDeclared
from maester.games.cardgame.occurrence import occur
from maester.games.cardgame.state import Card, Challenge, Happening, State
from maester.games.cardgame.which import CardId
from maester.kernel import Chance, Decision, Flow, Refusal, ask


class ChooseDefenders(Decision[tuple[CardId, ...]], frozen=True, kw_only=True):
    """Defenders, or nobody."""

    about: str = "defenders"
    rule: str | None = "CG-CHAL-12"
    of: str | UnsetType = "card"
    options: tuple[CardId, ...]
    must: tuple[CardId, ...]
    most: int
    refused: dict[CardId, Refusal] = {}
    """Why others cannot defend."""

    shape: ClassVar[Any] = tuple[CardId, ...]

    def refusal(self, answer: tuple[CardId, ...]) -> Refusal | None:
        for name in answer:
            if name not in self.options:
                return self.refused.get(name) or Refusal("cannot-defend", "CG-CHAL-13", {"card": name})
        if len(dict.fromkeys(answer)) < len(answer):
            return Refusal("named-twice", "CG-CHAL-12")
        if len(answer) > self.most:
            return Refusal("too-many-defenders", "CG-CANNOT-01", {"most": self.most})
        named = sum(name in answer for name in self.must)
        if named < min(len(self.must), self.most):
            return Refusal("must-defend", "CG-RULE-30", {"card": self.must[0]})
        return None

    def sample(self, chance: Chance) -> tuple[CardId, ...]:
        must = chance.shuffled(self.must)[: self.most]
        others = chance.shuffled(name for name in self.options if name not in must)
        room = min(self.most - len(must), len(others))
        return tuple(sorted((*must, *others[: chance.below(room + 1)])))


def declare_defenders(state: State) -> Flow[None] | None:
    """Whoever can, if the defender wants them to."""
    challenge = state.challenge
    if challenge is None:
        return None
    board = Board(state)
    judged = judge(board, challenge)
    if None in judged.values():
        return choosing_defenders(state, challenge, board, judged)
    defend(state, challenge, ())
    return None


Judged = dict[CardId, Refusal | None]
"""Each character of the defending player, and why it cannot defend."""


def choosing_defenders(state: State, challenge: Challenge, board: Board, judged: Judged) -> Flow[None]:
    names = yield from ask(challenge.defender, which_defenders, board, challenge, judged)
    defend(state, challenge, names)


def defend(state: State, challenge: Challenge, names: tuple[CardId, ...]) -> None:
    enter_defenders(state, names)
    state.tell(DefendersDeclared(challenge.defender, names))
    occur(
        state,
        *(Happening("declared-defender", challenge.defender, state.cards[name]) for name in names),
        own=True,
    )


def enter_defenders(state: State, names: tuple[CardId, ...]) -> None:
    """They kneel together, unless they defend standing."""
    challenge, board = state.challenge, Board(state)
    assert challenge is not None
    kneeling = [name for name in names if not board.has_rule(state.cards[name], "defends-standing", challenge.contest)]
    for name in kneeling:
        state.cards[name] = replace(state.cards[name], knelt=True)
    state.challenge = replace(challenge, defenders=(*challenge.defenders, *names), declared=True)


def cannot_defend(board: Board, challenge: Challenge, card: Card) -> Refusal | None:
    about = {"card": card.id}
    if card.id in challenge.defenders:
        return Refusal("defends-already", "CG-CHAL-33", about)
    if challenge.bypassed and any(card.id == passed for _, passed in challenge.bypassed):
        return Refusal("was-bypassed", "CG-KEYWORD-STEALTH-02", about)
    if board.has_rule(card, "cannot-defend"):
        return Refusal("cannot-defend", "CG-CANNOT-01", about)
    if board.has_rule(card, "defends-kneeling", challenge.contest):
        return None
    if card.knelt:
        return Refusal("kneels", "CG-CHAL-13", about)
    if not board.has_icon(card, challenge.contest):
        return Refusal("lacks-icon", "CG-CHAL-13", about)
    return None


def judge(board: Board, challenge: Challenge) -> Judged:
    cards = characters(board.state, challenge.defender)
    return {card.id: cannot_defend(board, challenge, card) for card in cards}


def which_defenders(board: Board, challenge: Challenge, judged: Judged) -> ChooseDefenders:
    able = tuple([name for name, why in judged.items() if why is None])
    single = board.binds("one-participant", challenge.defender) or [
        source for source in board.rules("one-defender") if source[1] == challenge.attacker
    ]
    cards = board.state.cards
    must = tuple([name for name in able if board.has_rule(cards[name], "must-defend")])
    return ChooseDefenders(
        options=able,
        must=must,
        most=min(1, len(able)) if single else len(able),
        refused={name: why for name, why in judged.items() if why is not None},
        idle=UNSET if must else (),
    )
