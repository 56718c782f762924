"""The position: units, the tactics board, cards, markers, points, and what is still to be done."""

from msgspec.structs import replace

from maester import kernel
from maester.games.miniatures.agreed import Agreed
from maester.games.miniatures.geometry.ground import Piece
from maester.games.miniatures.steps import AnyStep
from maester.games.miniatures.texts.in_play import Laid, Lasting, Later, Use
from maester.games.miniatures.texts.occasions import AnyOccasion
from maester.games.miniatures.texts.which import Condition
from maester.games.miniatures.values import Attack, Card, MoraleTest, Ncu, Planted, Slain, Unit, Window
from maester.kernel import Seat


class State(kernel.Stepwise, kw_only=True):
    agenda: tuple[AnyStep, ...]
    step: AnyStep | None = None
    mode: str
    size: int
    """Points of an army; in a team game, of a side."""
    width: int
    sides: dict[Seat, int]
    """Which side a seat is on: each its own, or two teams. (MIN-TEAM-08)"""
    corners: bool = False
    """Free for all: everybody has a corner. (MIN-FFA-02)"""
    terrain: str = "fixed"
    units: dict[str, Unit]
    ncus: dict[str, Ncu] = {}
    board: dict[str, str] = {}
    """Zone of the tactics board → the NCU that stands on it."""
    hands: dict[Seat, tuple[Card, ...]] = {}
    decks: dict[Seat, tuple[Card, ...]] = {}
    discards: dict[Seat, tuple[Card, ...]] = {}
    lists: dict[Seat, tuple[Card, ...]] = {}
    """What a deck was made of, which all know. (MIN-DECK-02)"""
    windows: tuple[Window, ...] = ()
    """Open windows, the innermost last."""
    opened: int = 0
    """How many windows have been opened so far."""
    pieces: tuple[Piece, ...] = ()
    markers: dict[str, str | None]
    """Marker → the unit that controls it."""
    spots: dict[str, tuple[int, int] | None] = {}
    """Where the markers lie, in thou; None while a unit carries it."""
    objectives: dict[str, str] = {}
    """Objective card in play → the marker it belongs to, or the unit it was given to."""
    zones: dict[Seat, int] = {}
    """Whose zone lies at the near edge (0) and at the far one (1); in a free for all, which corner."""
    points: dict[Seat, int]
    """Victory points; those of a team stand at each of its seats. (MIN-TEAM-07)"""
    out: tuple[Seat, ...] = ()
    """Players who have no unit left and are out of the game. (MIN-RULE-96)"""
    first: Seat
    active: Seat
    next_first: Seat | None = None
    """The first player of the next round, if an effect has decided it; otherwise the token passes on."""
    round: int = 0
    slain: tuple[Slain, ...] = ()
    defender: Seat | None = None
    """Who defends the walls in A Storm of Swords."""
    to_plant: dict[Seat, tuple[str, ...]] = {}
    """Attachments that will join units of the enemy."""
    planted: tuple[Planted, ...] = ()
    """Those that have joined one."""
    missions: dict[Seat, tuple[str, ...]] = {}
    """Missions in hand."""
    missions_shown: dict[Seat, tuple[str, ...]] = {}
    active_missions: tuple[tuple[Seat | None, str], ...] = ()
    """Missions in force, and who revealed them."""
    reserve_missions: tuple[str, ...] = ()
    mission_deck: tuple[str, ...] = ()
    mission_discard: tuple[str, ...] = ()
    kings_cards: dict[Seat, tuple[str, ...]] = {}
    """Objective cards that players hold for their commanders."""
    siege: dict[Seat, tuple[str, ...]] = {}
    """Siege cards in hand."""
    siege_shown: tuple[str, ...] = ()
    cards_left: tuple[str, ...] = ()
    """Objective cards that nobody has taken."""
    hurt: str | None = None
    """The unit that dangerous ground has already hurt in the charge at hand. (MIN-TERRAIN-DANGEROUS-03)"""
    options: Agreed = Agreed()
    attacks: tuple[Attack, ...] = ()
    tests: tuple[MoraleTest, ...] = ()
    uses: tuple[Use, ...] = ()
    """Texts that are being carried out, the innermost last."""
    serial: int = 0
    """How many texts were carried out so far."""
    lasting: tuple[Lasting, ...] = ()
    """Changes that hold for a while."""
    laid: tuple[Laid, ...] = ()
    """Cards that lie on units, or stay in force."""
    later: tuple[Later, ...] = ()
    """Texts, or parts of them, that are put off until something else is over."""
    last_test: bool | None = None
    """Whether the last test was passed; None if it was not taken."""
    silenced: tuple[str, ...] = ()
    """NCUs without abilities until the round ends."""
    spent: tuple[str, ...] = ()
    """What can be used once per game or turn, and has been."""
    starting: str | None = None
    """The unit that may now make its free move at the start of its activation."""
    started: tuple[str, ...] = ()
    """Units that made such a move this turn."""
    taunted: tuple[tuple[str, str, tuple[Condition, ...]], ...] = ()
    """Which unit, by which unit, and the tokens it gets if it does not attack that one."""
    turns: tuple[Seat, ...] = ()
    """The players whose turns this round has had so far."""
    must_fight: tuple[Seat, ...] = ()
    """Players who must activate a combat unit in their next turn, if possible."""
    held: tuple[tuple[str, str], ...] = ()
    """Which units were engaged with which when the turn began; kept only if a card in some deck asks for it."""
    fought: tuple[tuple[str, str], ...] = ()
    """Which unit has attacked which this round."""
    no_cards: tuple[Seat, ...] = ()
    """Players who may not play tactics cards for the rest of the turn. (MIN-DISORDERLY-03)"""
    winners: tuple[Seat, ...] = ()
    why: str = ""

    def copy(self) -> "State":
        twin = self.twin()
        twin.units, twin.ncus, twin.board = self.units.copy(), self.ncus.copy(), self.board.copy()
        twin.hands, twin.decks, twin.discards = self.hands.copy(), self.decks.copy(), self.discards.copy()
        twin.markers, twin.spots, twin.objectives = self.markers.copy(), self.spots.copy(), self.objectives.copy()
        twin.missions, twin.siege, twin.kings_cards = self.missions.copy(), self.siege.copy(), self.kings_cards.copy()
        twin.missions_shown = self.missions_shown.copy()
        twin.to_plant = self.to_plant.copy()
        twin.zones, twin.points = self.zones.copy(), self.points.copy()
        return twin

    @property
    def over(self) -> bool:
        return bool(self.winners)

    @property
    def playing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat not in self.out) if self.out else self.seats

    def friends(self, one: Seat, other: Seat) -> bool:
        """Whether two seats are on one side. (MIN-TERMS-04)"""
        return self.sides[one] == self.sides[other]

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """A seat and its team mates."""
        return tuple(each for each in self.seats if self.sides[each] == self.sides[seat])

    def foes(self, seat: Seat) -> tuple[Seat, ...]:
        """All opponents, from the next on the left. (MIN-RULE-73)"""
        at, count = self.seats.index(seat), len(self.seats)
        around = [self.seats[(at + n) % count] for n in range(1, count)]
        return tuple(each for each in around if not self.friends(each, seat))

    def other(self, seat: Seat) -> Seat:
        """The opponent: the next player on the left who is one and still plays. (MIN-RULE-73)"""
        foes = self.foes(seat)
        return next((each for each in foes if each not in self.out), foes[0])

    def change(self, name: str, **changes: object) -> None:
        """A unit with something about it changed."""
        self.units[name] = replace(self.units[name], **changes)

    def change_ncu(self, name: str, **changes: object) -> None:
        self.ncus[name] = replace(self.ncus[name], **changes)

    def change_attack(self, **changes: object) -> Attack:
        """The attack at hand, with something about it changed."""
        if changes:
            self.attacks = (*self.attacks[:-1], replace(self.attacks[-1], **changes))
        return self.attacks[-1]

    def change_test(self, **changes: object) -> MoraleTest:
        """The test at hand, with something about it changed."""
        if changes:
            self.tests = (*self.tests[:-1], replace(self.tests[-1], **changes))
        return self.tests[-1]

    def open_window(self, occasion: AnyOccasion) -> None:
        self.opened += 1
        self.windows += (Window(occasion, number=self.opened),)

    def change_window(self, **changes: object) -> Window:
        """The innermost window, with something about it changed."""
        if changes:
            self.windows = (*self.windows[:-1], replace(self.windows[-1], **changes))
        return self.windows[-1]
