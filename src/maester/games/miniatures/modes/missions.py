"""Missions: in hand in The Winds of Winter, on the table in Dark Wings, Dark Words."""

from maester.games.miniatures.events import MissionRevealed, MissionsChanged
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.meaning import REVEALED, amount, holds
from maester.games.miniatures.texts.questions import one_of
from maester.games.miniatures.texts.records import MISSIONS
from maester.games.miniatures.texts.uses import start
from maester.games.miniatures.texts.verbs import AnyVerb, Gain, Whether
from maester.kernel import Flow, Pick, Seat, Some, ask, together

ALL = tuple(sorted(MISSIONS, key=lambda card: MISSIONS[card].number))
CHOICE, ALWAYS = ALL[:10], ALL[10:]
"""Missions 11 and 12 are in every hand. (MIN-MODE-TWOW-03)"""
ON_TABLE = ALL[:9]
CHOSEN = 4
ROTATES_FROM = 3
EXCHANGE = "exchange-mission"
"""What a commander does in place of its action. (MIN-MODE-DWDW-08)"""


def choose_missions(state: State) -> Flow[None]:
    """Four besides the two that all have, unseen by the others. (MIN-MODE-TWOW-03)"""
    chosen = yield from together(dict.fromkeys(state.seats, which_missions))
    for seat, missions in chosen.items():
        state.missions[seat] = (*(card for card in CHOICE if card in missions), *ALWAYS)


def which_missions() -> Some[str]:
    return Some(about="choose-missions", rule="MIN-MODE-TWOW-03", options=CHOICE, least=CHOSEN, most=CHOSEN)


def lay_missions(state: State) -> None:
    """Two are active, two in reserve. (MIN-MODE-DWDW-03, MIN-MODE-DWDW-04)"""
    state.mission_deck = state.chance.shuffled(ON_TABLE)
    state.active_missions = tuple((None, next_mission(state)) for _ in range(2))
    state.reserve_missions = tuple(next_mission(state) for _ in range(2))
    tell_missions(state)


def tell_missions(state: State) -> None:
    state.tell(MissionsChanged(tuple(card for _, card in state.active_missions), state.reserve_missions))


def next_mission(state: State) -> str:
    """When the deck runs out, the discarded missions are shuffled into a new one at once. (MIN-MODE-DWDW-06)"""
    top, *rest = state.mission_deck
    state.mission_deck = tuple(rest)
    if not rest:
        state.mission_deck, state.mission_discard = state.chance.shuffled(state.mission_discard), ()
    return top


def reveal_mission(state: State, seat: Seat) -> Flow[None] | None:
    if MODES[state.mode].missions == "hands":
        return revealing(state, seat) if state.missions[seat] else None
    if state.round >= ROTATES_FROM:  # MIN-MODE-DWDW-05
        state.mission_discard += tuple(card for _, card in state.active_missions)
        state.active_missions = tuple((None, card) for card in state.reserve_missions)
        state.reserve_missions = tuple(next_mission(state) for _ in range(2))
        tell_missions(state)
    return None


def revealing(state: State, seat: Seat) -> Flow[None]:
    """The player chooses a mission from their hand and reveals it. (MIN-MODE-TWOW-04)"""
    mission = yield from ask(seat, which_mission, state, seat)
    state.missions[seat] = tuple(each for each in state.missions[seat] if each != mission)
    state.missions_shown[seat] = (*state.missions_shown.get(seat, ()), mission)
    state.active_missions += ((seat, mission),)
    state.tell(MissionRevealed(seat, mission))


def which_mission(state: State, seat: Seat) -> Pick[str]:
    return Pick(about="reveal-mission", rule="MIN-MODE-TWOW-04", options=state.missions[seat])


def exchanges(state: State, commander: bool) -> tuple[str, ...]:
    """A commander, unit or NCU, may forgo its action for an exchange. (MIN-MODE-DWDW-08)"""
    return (EXCHANGE,) if commander and MODES[state.mode].missions == "table" else ()


def exchange_mission(state: State, seat: Seat) -> Flow[None]:
    """One active mission for one of the reserve, or one of the reserve for a new one. (MIN-MODE-DWDW-07)"""
    active = tuple(card for _, card in state.active_missions)
    options = (*(f"active:{each}" for each in active), *(f"reserve:{each}" for each in state.reserve_missions))
    what, _, gone = (yield from one_of(seat, "exchange-mission", options, "MIN-MODE-DWDW-07")).partition(":")
    if what == "active":
        new = yield from one_of(seat, "exchange-for", state.reserve_missions, "MIN-MODE-DWDW-07")
        state.active_missions = tuple((None, new if each == gone else each) for each in active)
        state.reserve_missions = tuple(each for each in state.reserve_missions if each != new)
    else:
        state.reserve_missions = tuple(each for each in state.reserve_missions if each != gone)
    state.mission_discard += (gone,)
    while len(state.reserve_missions) < 2:  # MIN-RULE-104
        state.reserve_missions += (next_mission(state),)
    tell_missions(state)


# ------------------------------------------------------------------------------------------------------- scoring


def score_missions(state: State) -> None:
    """Every side that meets the conditions of an active mission may score it once a round. A mission that two players
    revealed is there twice. (MIN-MODE-TWOW-07, MIN-RULE-67)"""
    lying = state.active_missions
    texts = [(bound, MISSIONS[bound.name].do) for by, card in lying for bound in scorers(state, card, by)]
    for bound, do in reversed(texts):  # the innermost text is carried out first
        start(state, bound, do)
    if MODES[state.mode].missions == "hands":
        state.mission_discard += tuple(card for _, card in lying)
        state.active_missions = ()  # MIN-MODE-TWOW-05


def scorers(state: State, card: str, revealed_by: Seat | None) -> list[Bound]:
    """One player for each side; for the side that revealed the mission, the player who did."""
    found: dict[int, Seat] = {}
    for seat in state.playing:
        found.setdefault(state.sides[seat], seat)
    if revealed_by in state.playing:
        found[state.sides[revealed_by]] = revealed_by
    return [Bound(seat, card, "mission", word=REVEALED if seat == revealed_by else "") for seat in found.values()]


def worth(state: State, seat: Seat, card: str, revealed_by: Seat | None) -> int:
    """What a mission would give a side now."""
    bound = Bound(seat, card, "mission", word=REVEALED if seat == revealed_by else "")
    return promised(state, bound, MISSIONS[card].do)


def promised(state: State, bound: Bound, verbs: tuple[AnyVerb, ...]) -> int:
    points = 0
    for verb in verbs:
        if isinstance(verb, Whether):
            points += promised(state, bound, verb.do if holds(state, bound, verb.holds) else verb.otherwise)
        elif isinstance(verb, Gain) and holds(state, bound, verb.if_):
            points += amount(state, bound, verb.n)
    return points
