"""Siege cards of A Storm of Swords: three for each side, each with its own time. (MIN-MODE-ASOS-07)"""

from maester.games.miniatures.cards import draw
from maester.games.miniatures.events import PieceDestroyed, SiegeCardPlayed
from maester.games.miniatures.harm import give_token, heal
from maester.games.miniatures.questions import one_of
from maester.games.miniatures.redeploy import put_back, reserve_question
from maester.games.miniatures.state import CONDITIONS, Condition, Effect, State
from maester.games.miniatures.steps_modes import ShootWall, SiegeStakes
from maester.games.miniatures.unit import enemy_units, is_wall, own_units
from maester.kernel import Flow, Pick, Seat, Some, ask

WHEN = {
    "clear-the-ground": "turn-start",
    "silence-their-captains": "round-start",
    "sound-the-assault": "round-start",
    "spread-despair": "round-start",
    "dread-of-the-siege": "round-start",
    "battering-ram": "wall-attacked",
    "boiling-oil": "wall-charged",
    "masons-at-work": "round-end",
    "sally-forth": "turn-start",
    "rain-of-arrows": "after-arrows",
    "full-granaries": "round-start",
    "burning-ditch": "round-start",
}
ATTACKERS = tuple(WHEN)[:6]
DEFENDERS = tuple(WHEN)[6:]
EACH = 3
HEALS_WALL = 2
RAM = 2


def deal_siege(state: State) -> None:
    """Three at random of the own deck, seen by their player only."""
    assert state.defender is not None
    for seat in state.seats:
        deck = DEFENDERS if state.friends(seat, state.defender) else ATTACKERS
        state.siege[seat] = tuple(sorted(state.chance.shuffled(deck)[:EACH]))


def held_for(state: State, seat: Seat, when: str) -> tuple[str, ...]:
    """The cards a player holds that are played at this time and can do something."""
    return tuple(card for card in state.siege.get(seat, ()) if WHEN[card] == when and possible(state, seat, card))


def possible(state: State, seat: Seat, card: str) -> bool:
    if card == "clear-the-ground":
        return bool(state.pieces)
    if card == "masons-at-work":
        return bool(standing_walls(state))
    if card == "sally-forth":
        return state.round >= 2 and bool(reserves(state, seat))
    return True


def play_siege(state: State, seat: Seat, when: str) -> Flow[None] | None:
    """Who holds siege cards is asked, whatever they are."""
    return playing(state, seat, when) if state.siege.get(seat) and seat not in state.out else None


def playing(state: State, seat: Seat, when: str) -> Flow[None]:
    moment, _, about = when.partition(":")
    card = yield from ask(seat, which_siege_card, state, seat, moment)
    if card is not None:
        play_card(state, seat, card)
        yield from carry_out(state, seat, card, about)


def which_siege_card(state: State, seat: Seat, moment: str) -> Pick[str | None]:
    options = (None, *held_for(state, seat, moment))
    return Pick(about="siege-card", rule="MIN-MODE-ASOS-07", options=options, idle=None)


def play_card(state: State, seat: Seat, card: str) -> None:
    state.siege[seat] = tuple(each for each in state.siege[seat] if each != card)
    state.siege_shown += (card,)
    state.tell(SiegeCardPlayed(seat, card))


def carry_out(state: State, seat: Seat, card: str, about: str) -> Flow[None]:
    rule = "MIN-MODE-ASOS-07"
    if card == "clear-the-ground":
        piece = yield from one_of(seat, "clear-piece", [each.name for each in state.pieces], rule)
        state.pieces = tuple(each for each in state.pieces if each.name != piece)
        state.tell(PieceDestroyed("", piece))
    elif card == "spread-despair":
        token: Condition = yield from one_of(seat, "which-token", CONDITIONS, rule)
        for name in enemy_units(state, seat):
            give_token(state, name, token)
    elif card == "masons-at-work":
        wall = yield from one_of(seat, "mend-wall", standing_walls(state), rule)
        heal(state, wall, HEALS_WALL)
    elif card == "sally-forth":
        name = yield from one_of(seat, "sally-forth", reserves(state, seat), rule)
        pose = yield from ask(seat, reserve_question, state, name)
        put_back(state, name, pose, activated=False)
    elif card == "full-granaries":
        chosen = yield from ask(seat, who_is_fed, state, seat)
        for name in chosen:
            heal(state, name, 1)
        draw(state, seat, 2)
    elif card == "burning-ditch":
        state.do_next(SiegeStakes(seat))
    elif card == "rain-of-arrows":
        state.do_next(ShootWall(about, halved=True))
    elif card == "battering-ram":
        attack = state.attacks[-1]
        state.change_attack(effects=(*attack.effects, Effect(card, "extra-wounds", RAM)))
    else:
        lasting(state, seat, card)


def lasting(state: State, seat: Seat, card: str) -> None:
    """What holds until the round ends."""
    if card == "sound-the-assault":
        found = [Effect(card, "hit", 1, by=mate, until="round") for mate in state.side(seat)]
        found += [Effect(card, "reroll-charge", by=mate, until="round") for mate in state.side(seat)]
    else:
        what = "dread" if card == "dread-of-the-siege" else "attachments-silent"
        found = [Effect(card, what, by=foe, until="round") for foe in state.foes(seat)]
    if card == "silence-their-captains":
        state.silenced += tuple(name for name, ncu in state.ncus.items() if not state.friends(ncu.seat, seat))
    state.effects += tuple(found)


def standing_walls(state: State) -> list[str]:
    return [name for name, unit in state.units.items() if is_wall(unit) and unit.wounds]


def reserves(state: State, seat: Seat) -> list[str]:
    waiting = [name for name, unit in state.units.items() if unit.seat == seat and unit.reserve]
    return [name for name in waiting if reserve_question(state, name).some_room() is not None]


def who_is_fed(state: State, seat: Seat) -> Some[str]:
    units = tuple(own_units(state, seat))
    return Some(about="full-granaries", rule="MIN-MODE-ASOS-07", options=units, most=min(2, len(units)), idle=())
