"""What a seat may see: built up, never cut down. Players and cards are keyed, so that a change is small on the wire."""

from msgspec import Struct

from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import own_copy, total_powers
from maester.games.cardgame.challenge.outcome import contributes, totals
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.lineup import CHARACTERS
from maester.games.cardgame.plot import claim_value, plot_value
from maester.games.cardgame.price import price
from maester.games.cardgame.state import Card, Challenge, Happening, State, Window
from maester.games.cardgame.which import Code, Contest
from maester.kernel import Seat


class CardView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A card in play as it is now."""

    code: Code
    owner: Seat
    controller: Seat
    knelt: bool = False
    power: int = 0
    duplicates: int = 0
    facedown: tuple[Code, ...] | int = 0
    on: str | None = None
    attachments: tuple[str, ...] = ()
    tokens: dict[str, int] = {}
    strength: int | None = None
    icons: tuple[Contest, ...] = ()
    keywords: tuple[str, ...] = ()
    blank: bool = False
    risen: bool = False


class PlayerView(Struct, frozen=True, gc=False):
    faction: str
    agenda: Code | None
    gold: int
    power: int
    total: int
    """All power the player controls: fifteen win."""
    knelt: bool
    hand: int
    deck: int
    plots: int
    used: tuple[Code, ...]
    discard: tuple[Code, ...]
    dead: tuple[Code, ...]
    removed: tuple[Code, ...]
    plot: str | None
    title: str | None
    reserve: int
    initiative: int
    out: bool


class ChallengeView(Struct, frozen=True, gc=False):
    contest: Contest
    attacker: Seat
    against: Seat
    defender: Seat
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    bypassed: tuple[str, ...]
    uncounted: tuple[str, ...]
    """Characters that take part and add nothing to their side."""
    attack: int
    defence: int
    claim: int
    """What is at stake, by the attacker's plot and all that changes it."""
    winner: Seat | None
    unopposed: bool


class WindowView(Struct, frozen=True, gc=False):
    """Where in a sequence we are: what is imminent or has happened, and whose chance it is."""

    timing: str
    where: str
    happenings: tuple[str, ...]
    cards: tuple[str, ...]


class View(Struct, frozen=True):
    round: int
    phase: str
    step: str
    first: Seat
    active: Seat | None
    players: dict[Seat, PlayerView]
    cards: dict[str, CardView]
    challenge: ChallengeView | None
    windows: tuple[WindowView, ...]
    playing: tuple[tuple[Seat, Code], ...]
    hand: tuple[Code, ...]
    """The seat's own; the plots as well."""
    prices: dict[Code, int]
    """What cards in the seat's own hand cost now, where that differs from what is printed on them."""
    plots: tuple[Code, ...]
    known: dict[Seat, tuple[Code, ...]]
    """Cards that the seat knows of in others' hands."""
    titles: tuple[Code, ...]
    """In the pool."""
    winner: Seat | None


def view(state: State, seat: Seat | None) -> View:
    board, powers = Board(state), total_powers(state)
    return View(
        round=state.round,
        phase=state.phase,
        step=state.step.name if state.step is not None else "",
        first=state.first,
        active=state.active,
        players={each: player_view(board, each, powers[each]) for each in state.seats},
        cards={name: card_view(board, card, seat) for name, card in state.cards.items()},
        challenge=challenge_view(board, state.challenge),
        windows=tuple([window_view(each) for each in state.open]),
        playing=state.playing,
        hand=state.hands[seat] if seat is not None else (),
        prices=changed_prices(board, seat) if seat is not None else {},
        plots=state.plots[seat] if seat is not None else (),
        known={each: known_in_hand(state, each, seat) for each in state.seats if each != seat},
        titles=state.pool if not state.offered else (),
        winner=state.winner,
    )


def changed_prices(board: Board, seat: Seat) -> dict[Code, int]:
    """A further copy of a unique card is a duplicate, and free (CG-DUP-05)."""
    state = board.state
    cheaper = bool(state.reductions or board.binds("first-cheaper", seat))
    found = {}
    for code in dict.fromkeys(state.hands[seat]):
        if own_copy(state, seat, code) is not None:
            found[code] = 0
        elif cheaper:
            found[code] = price(state, board, seat, code, plays=CARDS[code].type == "event")
    return {code: now for code, now in found.items() if now != CARDS[code].printed_cost}


NO_TOKENS: dict[str, int] = {}


def card_view(board: Board, card: Card, seat: Seat | None) -> CardView:
    character, facedown = card.code in CHARACTERS, card.facedown
    # In the order of the fields: every view has many of these, and naming fields takes longer.
    return CardView(
        card.code,
        card.owner,
        card.controller,
        card.knelt,
        card.power,
        len(card.duplicates),
        facedown if facedown and seat == card.owner else len(facedown),
        card.on,
        card.attachments,
        dict(card.tokens) if card.tokens else NO_TOKENS,
        board.strength(card) if character else None,
        board.icons_of(card) if character else (),
        board.keywords_of(card),
        card.id in board.blank,
        card.risen,
    )


def player_view(board: Board, seat: Seat, total: int) -> PlayerView:
    state = board.state
    return PlayerView(
        faction=state.factions[seat],
        agenda=state.agendas.get(seat),
        gold=state.gold[seat],
        power=state.power[seat],
        total=total,
        knelt=state.knelt[seat],
        hand=len(state.hands[seat]),
        deck=len(state.decks[seat]),
        plots=len(state.plots[seat]),
        used=state.used[seat],
        discard=state.discards[seat],
        dead=state.dead[seat],
        removed=state.removed[seat],
        plot=state.revealed.get(seat),
        title=state.titles.get(seat),
        reserve=plot_value(board, seat, "reserve"),
        initiative=plot_value(board, seat, "initiative"),
        out=seat in state.out,
    )


def challenge_view(board: Board, challenge: Challenge | None) -> ChallengeView | None:
    if challenge is None:
        return None
    attack, defence = totals(board)
    taking_part = (*board.attacking, *board.defending)
    return ChallengeView(
        contest=challenge.contest,
        attacker=challenge.attacker,
        against=challenge.against,
        defender=challenge.defender,
        attackers=board.attacking,
        defenders=board.defending,
        bypassed=tuple(passed for _, passed in challenge.bypassed),
        uncounted=tuple(name for name in taking_part if not contributes(board, challenge, name)),
        attack=attack,
        defence=defence,
        claim=claim_value(board, challenge.attacker),
        winner=challenge.winner,
        unopposed=challenge.unopposed,
    )


def window_view(window: Window) -> WindowView:
    if not window.happenings:
        return WindowView(window.timing, window.where, (), ())
    left = [each for n, each in enumerate(window.happenings) if n not in window.off]
    return WindowView(
        timing=window.timing,
        where=window.where,
        happenings=tuple(dict.fromkeys(each.what for each in left)),
        cards=tuple(dict.fromkeys(about(each) for each in left if about(each))),
    )


def about(happening: Happening) -> str:
    return happening.card.id if happening.card is not None else happening.code


def known_in_hand(state: State, owner: Seat, watcher: Seat | None) -> tuple[Code, ...]:
    if not state.lore:
        return ()
    by_all = len(state.seats)
    return tuple(
        sorted(
            lore.code
            for lore in state.lore
            if lore.owner == owner
            and lore.zone == "hand"
            and (len(lore.by) == by_all if watcher is None else watcher in lore.by)
        )
    )
