"""Short choices: who is lost, who is chosen, what is kept."""

from typing import Any

from maester.games.cardgame.board import Board
from maester.games.cardgame.bots.abilities import burns
from maester.games.cardgame.bots.icons import changes_icons, gained_by, worth_on
from maester.games.cardgame.bots.targets import HOSTILE, as_target, helps_whom_it_kneels, targets
from maester.games.cardgame.bots.worth import in_hand, in_play, to_lose
from maester.games.cardgame.cards import characters, total_powers
from maester.games.cardgame.filters import Context
from maester.games.cardgame.offers import AnyTarget, DropsOut, InPlay, Outcome, Wins
from maester.games.cardgame.questions import ChooseCards, ChooseSome, ChooseTargets, in_order
from maester.games.cardgame.state import State
from maester.games.cardgame.verbs import Kneel, Modify
from maester.games.cardgame.which import CONTESTS
from maester.kernel import Amount, Chance, Decision, Pick, Seat


def shaped(decision: Decision[Any], names: list[str], count: int) -> Any:
    """One of them or several, whichever the question asks for."""
    return tuple(sorted(names[:count])) if isinstance(decision, ChooseSome) else names[0]


# ------------------------------------------------------------------------------------------------- cards in play


def least_in_play(state: State, seat: Seat, decision: Any, chance: Chance) -> Any:
    """What hurts least to lose."""
    board = Board(state)
    names = sorted(decision.options, key=lambda name: (to_lose(board, state.cards[name]), name))
    return shaped(decision, names, getattr(decision, "least", 1))


def least_to_kneel(state: State, seat: Seat, decision: Pick[str], chance: Chance) -> str:
    board = Board(state)
    return min(decision.options, key=lambda name: (board.strength(state.cards[name]), name))


def most_in_play(state: State, seat: Seat, decision: ChooseCards, chance: Chance) -> tuple[str, ...]:
    board = Board(state)
    names = sorted(decision.options, key=lambda name: (-in_play(board, state.cards[name]), name))
    return tuple(sorted(names[: decision.most]))


def strongest_to_kneel(state: State, seat: Seat, decision: Pick[str | None], chance: Chance) -> str | None:
    """The strongest that stands."""
    board = Board(state)
    standing = [name for name in decision.options if name is not None and not state.cards[name].knelt]
    return max(standing, key=lambda name: (board.strength(state.cards[name]), name), default=decision.options[-1])


def spared(state: State, seat: Seat, decision: ChooseTargets, chance: Chance) -> tuple[InPlay, ...]:
    board = Board(state)
    in_play_now = [target for target in decision.options if isinstance(target, InPlay)]
    ranked = sorted(in_play_now, key=lambda target: (-in_play(board, state.cards[target.card]), target.card))
    return in_order(ranked[: decision.most])


def all_of_them(state: State, seat: Seat, decision: ChooseCards, chance: Chance) -> tuple[str, ...]:
    return tuple(decision.options)


def best_targets(state: State, seat: Seat, decision: ChooseTargets, chance: Chance) -> tuple[AnyTarget, ...]:
    """Harm goes to opponents and help to the player's own cards, to those worth most; where the player must harm one of
    their own, it is the one worth least."""
    harm, board = does_harm(state), Board(state)
    effects = [effect for use in state.uses[-1:] for effect in use.ability.do]
    burning = [effect for effect in effects if isinstance(effect, Modify)]
    worths = {target: worth_as_target(state, seat, target, harm) for target in decision.options}

    def rank(target: AnyTarget) -> tuple[bool, float, str]:
        card = state.cards[target.card] if isinstance(target, InPlay) else None
        dies = harm and card is not None and any(burns(board, effect, card) for effect in burning)
        return not (dies and worths[target] > 0), -worths[target], str(target)

    if state.uses and helps_whom_it_kneels(state.uses[-1].ability):
        return (min(worths, key=lambda target: (worths[target] <= 0, kneeling_costs(board, target), str(target))),)
    chosen: list[AnyTarget] = []
    for target in sorted(decision.options, key=rank):
        needed = len(chosen) < decision.least
        if len(chosen) < decision.most and (needed or worths[target] > 0):
            more = in_order((*chosen, target))
            if len(more) < decision.least or decision.refusal(more) is None:
                chosen.append(target)
    return in_order(chosen)


def worth_as_target(state: State, seat: Seat, target: AnyTarget, harm: bool) -> float:
    """How good a target is for the ability being used: who kneels need not be knelt, and an icon goes to whom it helps
    most."""
    worth = as_target(state, seat, target, harm)
    if not isinstance(target, InPlay) or not state.uses:
        return worth
    card, use = state.cards[target.card], state.uses[-1]
    if card.knelt and harm and any(isinstance(effect, Kneel) for effect in use.ability.do):
        return min(0.0, worth)
    context = Context(state, Board(state), seat, state.cards.get(use.card or ""), use.trigger, use)
    changes = [effect for effect in use.ability.do if isinstance(effect, Modify) and changes_icons(effect)]
    gains = [worth_on(context, effect, card) for effect in changes]
    return max(gains) if any(gain > 0 for gain in gains) else worth


def kneeling_costs(board: Board, target: AnyTarget) -> int:
    assert isinstance(target, InPlay)
    return board.strength(board.state.cards[target.card])


def does_harm(state: State) -> bool:
    """Whether the ability being used harms whom it is used on."""
    if not state.uses:
        return True
    use = state.uses[-1]
    if helps_whom_it_kneels(use.ability):
        return False
    effects = [*use.ability.do, *use.ability.then, *use.late]
    for effect in effects:
        if isinstance(effect, HOSTILE):
            return getattr(effect, "to", "target") == "target"
        if isinstance(effect, Modify):
            rule = effect.rule is not None and not effect.rule.endswith("standing")
            return effect.strength < 0 or bool(effect.lose_icons) or effect.named_icon == "loses" or rule
    return False


# ------------------------------------------------------------------------------------------------- cards in hand


def least_in_hand(state: State, seat: Seat, decision: ChooseCards, chance: Chance) -> tuple[str, ...]:
    names = sorted(decision.options, key=lambda code: (in_hand(state, seat, code), code))
    return tuple(sorted(names[: decision.least]))


def gladly_held(state: State, seat: Seat, decision: Any, chance: Chance) -> Any:
    """What the player would most like to hold."""
    codes = [code for code in decision.options if code is not None]
    if not codes:
        return decision.sample(chance)
    names = sorted(codes, key=lambda code: (-in_hand(state, seat, code), code))
    return shaped(decision, names, getattr(decision, "most", 1))


def put_into_play(state: State, seat: Seat, decision: Pick[bool], chance: Chance) -> bool:
    return True


def as_strong_as_one_can(state: State, seat: Seat, decision: Amount, chance: Chance) -> int:
    return decision.most


# ------------------------------------------------------------------------------------------------- players


def ahead(state: State, seat: Seat, options: tuple[Seat, ...]) -> Seat:
    """The opponent nearest to winning; if no opponent can be chosen, whoever can."""
    power = total_powers(state)
    others = [other for other in options if other != seat] or list(options)
    return max(others, key=lambda other: (power[other], len(characters(state, other)), other))


def chosen_player(state: State, seat: Seat, decision: Pick[Seat], chance: Chance) -> Seat:
    return ahead(state, seat, decision.options)


def whom_to_redirect_to(state: State, seat: Seat, decision: Pick[Seat], chance: Chance) -> Seat:
    return ahead(state, seat, decision.options)


def which_outcome(state: State, seat: Seat, decision: Pick[Outcome], chance: Chance) -> Outcome:
    """Of several outcomes at the same time, the player's own victory; else an opponent drops out."""
    if Wins(seat) in decision.options:
        return Wins(seat)
    others = [each for each in decision.options if isinstance(each, DropsOut) and each.seat != seat]
    return others[0] if others else decision.options[0]


def last_player_left(state: State, seat: Seat, decision: Pick[Seat], chance: Chance) -> Seat:
    return seat if seat in decision.options else decision.options[0]


TITLES = (
    "hand-of-the-king",
    "master-of-laws",
    "master-of-coin",
    "master-of-whispers",
    "master-of-ships",
    "crown-regent",
)


def title(state: State, seat: Seat, decision: Pick[str], chance: Chance) -> str:
    """Mostly by taste; rather gold with many cards to marshal, and the Crown Regent when ahead."""
    power = total_powers(state)
    taste = {name: 3.0 - 0.4 * n for n, name in enumerate(TITLES)}
    taste["master-of-coin"] += 1.5 if len(state.hands[seat]) > 4 else 0.0
    taste["master-of-laws"] += 1.5 if len(state.hands[seat]) < 4 else 0.0
    taste["crown-regent"] += 1.5 if power[seat] == max(power.values()) and power[seat] > 5 else 0.0
    return max(decision.options, key=lambda name: taste.get(name, 0.0) + chance.below(10) / 10)


def named_word(state: State, seat: Seat, decision: Pick[str], chance: Chance) -> str:
    """The icon that serves a character best, if it gains one; else the type in which the opponents are strongest."""
    board = Board(state)
    fitting = [contest for contest in CONTESTS if contest in decision.options]
    for use in state.uses[-1:]:
        context = Context(state, board, seat, state.cards.get(use.card or ""), use.trigger, use)
        gains = [effect for effect in use.ability.do if isinstance(effect, Modify) and effect.named_icon == "gains"]
        gainers = [card for effect in gains for card in targets(context, effect)]
        if gainers and fitting:
            return max(fitting, key=lambda contest: gained_by(context, gainers[0], contest))
    strength = dict.fromkeys(CONTESTS, 0)
    for card in characters(state):
        if card.controller != seat:
            for contest in board.icons_of(card):
                strength[contest] += board.strength(card)
    return max(fitting, key=lambda contest: strength[contest]) if fitting else decision.sample(chance)
