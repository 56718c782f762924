"""Challenges: whom to attack with whom so that enough stays behind, and when defending pays."""

from maester.games.cardgame.board import Board
from maester.games.cardgame.bots.worth import CARD, KEYWORDS, to_lose, worth_of_power
from maester.games.cardgame.cards import characters
from maester.games.cardgame.challenge.declare import DeclareChallenge, Declared, kneels
from maester.games.cardgame.challenge.defend import ChooseDefenders
from maester.games.cardgame.challenge.outcome import is_too_weak_to_defend, totals
from maester.games.cardgame.conditions import is_rival
from maester.games.cardgame.plot import claim_value
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.steps import ChallengeTurn
from maester.games.cardgame.which import CONTESTS, CardId, Contest
from maester.kernel import Chance, Seat

KNEELING = 0.15
"""What each point of strength that stays standing is worth for dominance."""
EXPOSED = 0.25
"""What it is worth on top of that to a defender who has yet to attack."""
COUNTERED = 0.6
"""How often somebody who attacks later can use an opening: characters attack once."""
LIKELY_HELD_BACK = 0.35
"""How often a player who still wants to attack makes no defence that could win, or not with everybody."""
SELDOM_HELD_BACK = 0.05
"""The same for a player who needs standing characters for nothing but dominance."""


def which_challenge(state: State, seat: Seat, decision: DeclareChallenge, chance: Chance) -> Declared | None:
    """The challenge that promises most; none, if none pays."""
    board = Board(state)
    found: tuple[float, Declared | None] = (0.0, None)
    for contest, opponents in decision.opponents.items():
        able = strongest_first(board, decision.attackers[contest])
        for against in opponents:
            for count in range(1, min(decision.most, len(able)) + 1):
                names = tuple(card.id for card in able[:count])
                declared = Declared(
                    contest, against, tuple(sorted(names)), bypass(board, decision, contest, against, names)
                )
                promise = promises(board, seat, declared)
                if promise > found[0]:
                    found = promise, declared
            single = weakest_unopposed(board, decision, contest, against, able)
            if single is not None and (promise := promises(board, seat, single)) > found[0]:
                found = promise, single
    return None if found[1] is None else leaner(board, decision, found[1])


def leaner(board: Board, decision: DeclareChallenge, declared: Declared) -> Declared:
    """Characters that are not needed to win and could attack in another challenge stay standing for it."""
    elsewhere = {name for contest, names in decision.attackers.items() if contest != declared.contest for name in names}
    for card in strongest_first(board, declared.attackers):
        others = tuple(name for name in declared.attackers if name != card.id)
        if card.id not in elsewhere or not others:
            continue
        without = Declared(
            declared.contest,
            declared.against,
            others,
            bypass(board, decision, declared.contest, declared.against, others),
        )
        if outlook(board, without) == outlook(board, declared):
            declared = without
    return declared


def outlook(board: Board, declared: Declared) -> tuple[bool, bool]:
    """Whether a challenge is won against all who could defend, and whether it would be unopposed even then."""
    attack, defence = sides(board, declared)
    return attack >= defence, not defence


def strongest_first(board: Board, names: tuple[CardId, ...]) -> list[Card]:
    """Of equally strong characters, those with keywords that pay come first."""

    def rank(card: Card) -> tuple[float, str]:
        keywords = sum(KEYWORDS.get(each, 0.0) for each in board.keywords_of(card))
        return -board.strength(card) - keywords, card.id

    return sorted((board.state.cards[name] for name in names), key=rank)


def weakest_unopposed(
    board: Board, decision: DeclareChallenge, contest: Contest, against: Seat, able: list[Card]
) -> Declared | None:
    """Where nobody can defend, the weakest character is enough."""
    if not able or defenders(board, against, contest, ()):
        return None
    least = min((card for card in able if board.strength(card)), key=board.strength, default=None)
    return None if least is None else Declared(contest, against, (least.id,), {})


def bypass(
    board: Board, decision: DeclareChallenge, contest: Contest, against: Seat, names: tuple[CardId, ...]
) -> dict[CardId, CardId]:
    """Stealth passes by the strongest of those who could defend, and never by anybody else."""
    could_defend = {card.id for card in defenders(board, against, contest, ())}
    able = (name for name in decision.bypassable[against] if name in could_defend)
    targets = sorted(able, key=lambda name: strength(board, name))
    return {name: targets.pop() for name in names if name in decision.stealth and targets}


def strength(board: Board, name: CardId) -> tuple[int, str]:
    return board.strength(board.state.cards[name]), name


def defenders(board: Board, seat: Seat, contest: Contest, passed: tuple[CardId, ...]) -> list[Card]:
    """Who could defend, as far as the player can see."""
    cards = characters(board.state, seat)
    return [card for card in cards if not card.knelt and card.id not in passed and board.has_icon(card, contest)]


def sides(board: Board, declared: Declared) -> tuple[int, int]:
    """The strength of the attack, and of all who could defend and would count against these attackers."""
    attackers = [board.state.cards[name] for name in declared.attackers]
    able = defenders(board, declared.against, declared.contest, tuple(declared.bypass.values()))
    counts_from = max((board.strength(card) for card in attackers if overshadows(board, card)), default=0)
    strengths = (board.strength(card) for card in able)
    return sum(board.strength(card) for card in attackers), sum(each for each in strengths if each >= counts_from)


def overshadows(board: Board, card: Card) -> bool:
    """Weaker defenders do not count where it attacks."""
    rules = (constant.rule for constant in card.facts.constants)
    return card.id not in board.blank and "weaker-do-not-contribute" in rules


def promises(board: Board, seat: Seat, declared: Declared) -> float:
    """What a challenge is worth: what it wins, less what kneels for it."""
    state, contest, against = board.state, declared.contest, declared.against
    attackers = [state.cards[name] for name in declared.attackers]
    attack, defence = sides(board, declared)
    if attack <= 0:
        return -1.0
    gain = worth_of_winning(board, seat, against, contest, attackers)
    if not defence:
        gain += worth_of_power(state, seat)
    else:
        gain += 0.25 * worth_of_power(state, seat) + 0.1 * defence  # they kneel, or do not defend
    held_back = LIKELY_HELD_BACK if still_to_attack(state, against) else SELDOM_HELD_BACK
    odds = 1.0 if attack >= defence else held_back * min(1.0, attack / defence + 0.3)
    first = not any(fought.attacker == seat and fought.contest == contest for fought in state.fought)
    kneeling = [card for card in attackers if kneels(board, card, contest, first)]
    return odds * gain - KNEELING * sum(board.strength(card) for card in kneeling) - opened_by(board, seat, kneeling)


def opened_by(board: Board, seat: Seat, kneeling: list[Card]) -> float:
    """What those who attack later can win because these characters kneel. Where they could win anyway, or still cannot,
    kneeling costs nothing."""
    state = board.state
    later = dict.fromkeys(step.seat for step in state.agenda if isinstance(step, ChallengeTurn) and step.seat != seat)
    knelt = {card.id for card in kneeling}
    total = 0.0
    for against in later:
        for contest in CONTESTS:
            attack = sum(board.strength(card) for card in defenders(board, against, contest, ()))
            own = defenders(board, seat, contest, ())
            if attack and any(card.id in knelt for card in own):
                all_of_them = sum(board.strength(card) for card in own)
                left = sum(board.strength(card) for card in own if card.id not in knelt)
                total += at_risk(board, seat, against, contest, attack, left)
                total -= at_risk(board, seat, against, contest, attack, all_of_them)
    return COUNTERED * total


def at_risk(board: Board, seat: Seat, against: Seat, contest: Contest, attack: int, defence: int) -> float:
    """What an attack would take from a player with so much defence."""
    plot = board.state.cards.get(board.state.revealed.get(against, ""))
    claim = plot.facts.claim if plot is not None else 1
    odds = 1.0 if attack >= defence else SELDOM_HELD_BACK
    loss = claim * worth_of_claim(board, against, seat, contest, claim) if claim else 0.0
    return odds * loss + (0.0 if defence else worth_of_power(board.state, against))


def worth_of_winning(board: Board, seat: Seat, against: Seat, contest: Contest, attackers: list[Card]) -> float:
    """Claim, keywords and a rival's bonus."""
    state = board.state
    plot = state.cards.get(state.revealed.get(seat, ""))
    claim = plot.facts.claim if plot is not None else 1
    power = worth_of_power(state, seat)
    gain = claim * worth_of_claim(board, seat, against, contest, claim)
    for card in attackers:
        keywords = board.keywords_of(card)
        gain += power * ("renown" in keywords) + CARD * ("insight" in keywords) + 0.3 * ("pillage" in keywords)
    if state.melee and (seat, against) not in state.rivals_paid and is_rival(board.context(seat, None), against):
        gain += power
    return gain


def worth_of_claim(board: Board, seat: Seat, against: Seat, contest: Contest, claim: int) -> float:
    state = board.state
    if contest == "military":
        losses = sorted(to_lose(board, card) for card in characters(state, against))
        return 0.9 * losses[0] + 0.3 if losses else 0.0
    if contest == "intrigue":
        return 1.6 if len(state.hands[against]) >= claim else 0.8 * bool(state.hands[against])
    return 1.6 * worth_of_power(state, seat) * min(claim, state.power[against]) / claim


# ------------------------------------------------------------------------------------------------- defending


def which_defenders(state: State, seat: Seat, decision: ChooseDefenders, chance: Chance) -> tuple[CardId, ...]:
    """As few as it takes to win; if that cannot be done, the least one where that denies power; else nobody."""
    board, challenge = Board(state), state.challenge
    assert challenge is not None
    attack, defence = totals(board)
    must = decision.must[: decision.most]
    able = [card for name in decision.options if counts_in_defence(board, card := state.cards[name]) or name in must]
    winning = fewest_that_win(board, able, attack - defence, must, decision.most)
    attacking = [state.cards[name] for name in board.attacking if name in state.cards]
    power = worth_of_power(state, challenge.attacker)
    claim = claim_value(board, challenge.attacker)
    at_stake = claim * worth_of_claim(board, challenge.attacker, seat, challenge.contest, max(1, claim))
    for card in attacking:
        keywords = board.keywords_of(card)
        at_stake += power * ("renown" in keywords) + CARD * ("insight" in keywords)
    unopposed = power if not challenge.defenders else 0.0
    later = EXPOSED + KNEELING if still_to_attack(state, seat) else KNEELING
    if winning is not None:
        own = sum(power * ("renown" in board.keywords_of(state.cards[name])) for name in winning)
        if at_stake + unopposed + own > later * sum(board.strength(state.cards[name]) for name in winning):
            return tuple(sorted(winning))
    if unopposed and not must and decision.most:
        least = min(
            (card for card in able if board.strength(card)), key=lambda c: (board.strength(c), c.id), default=None
        )
        if least is not None and unopposed > 2 * later * board.strength(least):
            return (least.id,)
    return tuple(sorted(must))


def counts_in_defence(board: Board, card: Card) -> bool:
    """Whether a character adds anything to the defence; if not, it would kneel for nothing."""
    return not (board.has_rule(card, "does-not-contribute") or is_too_weak_to_defend(board, card))


def still_to_attack(state: State, seat: Seat) -> bool:
    return any(isinstance(step, ChallengeTurn) and step.seat == seat for step in state.agenda)


def fewest_that_win(
    board: Board, able: list[Card], needed: int, must: tuple[CardId, ...], most: int
) -> tuple[CardId, ...] | None:
    """The strongest, one after the other until they win; then those that are not needed are left out."""
    chosen: list[Card] = [card for card in able if card.id in must]
    for card in sorted(able, key=lambda card: (-board.strength(card), card.id)):
        if sum(board.strength(each) for each in chosen) > needed:
            break
        if card not in chosen and len(chosen) < most:
            chosen.append(card)
    total = sum(board.strength(card) for card in chosen)
    if total <= needed or not chosen:
        return None
    for card in sorted(chosen, key=lambda card: (board.strength(card), card.id)):
        if card.id not in must and len(chosen) > 1 and total - board.strength(card) > needed:
            chosen.remove(card)
            total -= board.strength(card)
    return tuple(card.id for card in chosen)
