"""What a player with some experience would answer, from what they see: by the name of the question."""

from collections.abc import Callable
from typing import Any

from maester.games.cardgame.board import Board
from maester.games.cardgame.bots.abilities import worth_of_use
from maester.games.cardgame.bots.choosing import (
    all_of_them,
    as_strong_as_one_can,
    best_targets,
    chosen_player,
    gladly_held,
    last_player_left,
    least_in_hand,
    least_in_play,
    least_to_kneel,
    most_in_play,
    named_word,
    put_into_play,
    spared,
    strongest_to_kneel,
    title,
    which_outcome,
    whom_to_redirect_to,
)
from maester.games.cardgame.bots.fighting import which_challenge, which_defenders
from maester.games.cardgame.bots.marshaling import among, next_to_marshal
from maester.games.cardgame.bots.opening import keep_hand, lay_cards
from maester.games.cardgame.bots.plots import which_plot
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.offers import Ambush, AnyPlay, Marshal, PlayEvent, Rescue, UseAbility, UseAgenda
from maester.games.cardgame.state import State
from maester.games.cardgame.steps import AttachSetup
from maester.games.cardgame.windows import PASS, use_of
from maester.kernel import Chance, Decision, Pick, Seat

Habit = Callable[[State, Seat, Any, Chance], Any]


def habit(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Any:
    """The habit for this question; where there is none, anything allowed."""
    known = HABITS.get(decision.about)
    answer = known(state, seat, decision, chance) if known is not None else decision.sample(chance)
    return answer if decision.refusal(answer) is None else decision.sample(chance)


def chapter(state: State) -> int:
    """Positions are compared at the beginning of a round, when claims have been met and cards stand again."""
    return state.round


# ------------------------------------------------------------------------------------------------- windows


def respond(state: State, seat: Seat, decision: Pick[AnyPlay], chance: Chance) -> AnyPlay:
    """What is worth most, if it is worth anything."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    window = state.open[-1]
    if window.timing == "actions" and state.phase == "marshaling" and state.active == seat:
        play = next_to_marshal(state, seat, options)
        if play is not None:
            return play
    worths = {play: worth_of_play(state, seat, play) for play in options if play != PASS}
    best = max(worths, key=lambda play: worths[play])
    return best if worths[best] > 0 else PASS


def worth_of_play(state: State, seat: Seat, play: AnyPlay) -> float:
    match play:
        case Rescue():
            return 3.0
        case Ambush(code):
            return ambush_pays(state, seat, code)
        case UseAbility() | UseAgenda() | PlayEvent():
            return worth_of_use(state, use_of(state, state.open[-1], seat, play))
    return -1.0


def ambush_pays(state: State, seat: Seat, code: str) -> float:
    """During a challenge, before defenders are declared; or just before the player attacks."""
    challenge, facts = state.challenge, CARDS[code]
    if facts.type == "attachment":
        board = Board(state)
        own = [card for card in state.cards.values() if card.controller == seat and card.facts.type == "character"]
        return 0.5 if among(state, board, seat, code, own) is not None else -1.0
    if challenge is None:
        return 1.0 if state.active == seat else -1.0
    return 1.0 if challenge.defender == seat and not challenge.declared else -1.0


def attach(state: State, seat: Seat, decision: Pick[str], chance: Chance) -> str:
    """Where it helps most; a burden, where it hurts most."""
    cards = [state.cards[name] for name in decision.options]
    found = among(state, Board(state), seat, being_attached(state), cards)
    return found if found is not None else decision.sample(chance)


def being_attached(state: State) -> str:
    """The attachment that was just announced, or is laid in setup."""
    if isinstance(state.step, AttachSetup):
        return state.step.codes[0]
    announced = state.open[-1].used[-1] if state.open and state.open[-1].used else None
    return announced.card if isinstance(announced, Marshal | Ambush) else "bodyguard"


def first_player(state: State, seat: Seat, decision: Pick[Seat], chance: Chance) -> Seat:
    """In a joust the opponent: whoever attacks second sees who is left to defend. In a melee the player themselves."""
    others = [other for other in decision.options if other != seat]
    if len(decision.options) == 2 and len(others) == 1:
        return others[0]
    return seat if seat in decision.options else decision.sample(chance)


def redirect(state: State, seat: Seat, decision: Pick[bool], chance: Chance) -> bool:
    """Away from the player who is asked."""
    challenge = state.challenge
    return challenge is not None and challenge.against == seat


HABITS: dict[str, Habit] = {
    "keep-hand": keep_hand,
    "setup": lay_cards,
    "plot": which_plot,
    "title": title,
    "first-player": first_player,
    "respond-actions": respond,
    "respond-reaction": respond,
    "respond-interrupt": respond,
    "respond-would": respond,
    "attach": attach,
    "challenge": which_challenge,
    "defenders": which_defenders,
    "redirect": redirect,
    "redirect-to": whom_to_redirect_to,
    "bypass": strongest_to_kneel,
    "intimidate": strongest_to_kneel,
    "use-insight": all_of_them,
    "use-renown": all_of_them,
    "use-pillage": all_of_them,
    "claim-from": all_of_them,
    "military-claim": least_in_play,
    "choose-to-kill": least_in_play,
    "kneel-as-cost": least_to_kneel,
    "stand": most_in_play,
    "discard-to-reserve": least_in_hand,
    "discard-as-cost": least_in_hand,
    "look-to-bottom": least_in_hand,
    "look-to-hand": gladly_held,
    "search": gladly_held,
    "choose-cards": best_targets,
    "spare-cards": spared,
    "choose-player": chosen_player,
    "put-into-play-instead": put_into_play,
    "name-challenge": named_word,
    "name-icon": named_word,
    "x": as_strong_as_one_can,
    "outcome": which_outcome,
    "last-player-left": last_player_left,
}
