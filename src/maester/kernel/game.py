"""The contract of a game: a handful of functions, the same for all games."""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec import Struct, field

from maester.kernel.chance import Chance
from maester.kernel.decision import Decision, Refusal, Seat
from maester.kernel.event import Event
from maester.kernel.extras.brings import Brings
from maester.kernel.extras.hints import Hints
from maester.kernel.flow import Flow
from maester.kernel.position.layout import Layout

Chosen = TypeVar("Chosen", bound="Options")
S = TypeVar("S", bound="State")


class BadOptions(ValueError):
    """A game cannot be set up with these options."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the game begins. Games add their own."""

    seats: int

    def refusal(self) -> Refusal | None:
        """Why a game cannot be set up with these options, or None if it can."""
        return None

    def too_large(self) -> Refusal | None:
        """Why a shared server does not offer a table like this, though the rules allow it. It is asked before a match
        begins, never while one is being played."""
        return None

    def seen_by(self: Chosen, seat: Seat | None) -> Chosen:
        """What that seat, or a spectator, may know about them before the game is over."""
        return self


class State(Struct, kw_only=True):
    """One position: a small mutable record whose fields are frozen values, or dicts of frozen values."""

    chance: Chance
    seats: tuple[Seat, ...]
    told: list[Event] = field(default_factory=list)
    sealed: tuple[Seat, ...] = ()
    """Who has answered a question that others still have to answer. Everybody may know that, but not the answers."""

    def tell(self, event: Event) -> None:
        """Say what has just become true."""
        self.told.append(event)

    @abstractmethod
    def copy(self: S) -> S:
        """A twin that shares every frozen value and no container. Games begin it with `twin`."""
        raise NotImplementedError

    def twin(self: S) -> S:
        """A twin that shares everything except the luck and the events told."""
        twin: S = self.__copy__()  # type: ignore[attr-defined]  # msgspec has it; copy.copy finds it more slowly
        twin.chance = self.chance.copy()
        twin.told = self.told.copy()
        return twin


class Standing(Struct, frozen=True):
    """Who leads, who has won and why. Places start at 1; seats that tie share the better place."""

    over: bool
    places: dict[Seat, int]
    scores: dict[Seat, int]
    why: str = ""
    rule: str | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; empty while the game goes on."""
        return tuple(seat for seat, place in self.places.items() if place == 1) if self.over else ()


class Format(Struct, frozen=True):
    """One way to play a game that has several. The number of players tells which one it is."""

    name: str
    counts: tuple[int, ...]
    usual: int
    """How many play unless somebody says otherwise."""


def nothing_face_down(state: State) -> bool:
    return False


def nothing_to_plot(state: State) -> dict[str, dict[Seat, float]]:
    return {}


class Game(Struct, frozen=True, kw_only=True):
    """One game, as everything outside its package sees it: its rules first, then what helps people and bots."""

    name: str
    rules: int
    """Raised when answers given under the old rules would now play differently, or are written in another way."""

    since: int | None = None
    """The oldest rules whose answers are still read and play the same; None: only these are."""

    options: type[Options]
    state: type[State]

    counts: tuple[int, ...]
    """How many can play."""

    counts_rule: str | None = None
    """The rule that says so."""

    # The rules.

    deal: Callable[[Any, Chance], Any]
    """deal(options, chance) -> State: set the board up."""

    play: Callable[[Any], Flow[None]]
    """play(state): the game, asking as it goes. It can be started again at every checkpoint."""

    standing: Callable[[Any], Standing]
    """standing(state): who leads, who has won and why."""

    view: Callable[[Any, Seat | None], Struct]
    """view(state, seat): what that seat, or a spectator, may see."""

    imagine: Callable[[Any, Seat | None, Chance], None]
    """imagine(state, seat, chance): turn a copy into a world that seat cannot tell from the real one. With no seat
    (None), draw everything again that not everybody knows; then nobody knows any of it."""

    face_down: Callable[[Any], bool] = nothing_face_down
    """face_down(state): whether anything the players chose (not drew) is face down."""

    # What people are shown and told. From here on, only `drawn` and `evaluate` are required.

    drawn: Callable[[Any], str]
    """drawn(view): the view as text, as a person would draw it."""

    printed: Struct | None = None
    """What is printed on the components, for drawing them. The browser's board is built with it."""

    whose_turn: Callable[[Any], str] | None = None
    """whose_turn(state): the rule that says whose turn it is, from what everybody can see. It is cited to a seat that
    answers without being asked."""

    refuse: Callable[[Any, Seat, Decision[Any], Any], Refusal | None] | None = None
    """refuse(state, seat, decision, answer): why an answer is not among the options. It is worked out when somebody
    gives that answer, because a list of all that might be tried would be too long. None: there is no special reason,
    and the rule that asks is cited."""

    preview: Callable[[Any, Seat, Decision[Any], Any], Struct | None] | None = None
    """preview(state, seat, decision, answer): what an answer would lead to, from what that seat may see. It is also
    called with unfinished drafts, so it has to cope with answers that would be refused."""

    explain: Callable[[Any, Seat | None, str], Struct | None] | None = None
    """explain(state, seat, what): what that seat, or a spectator, can be told about a thing on the table beyond the
    view: for example, why a card cannot be used now. It is worked out when somebody asks. None: nothing to say."""

    measures: Callable[[Any], dict[str, dict[Seat, float]]] = nothing_to_plot
    """measures(state): public numbers worth plotting after the game, by name and seat."""

    # Answers worth choosing, and what helps bots.

    candidates: Callable[[Any, Seat, Decision[Any], Chance], Iterable[Any]] | None = None
    """candidates(state, seat, decision, chance): answers worth looking at where there are too many to list, the most
    obvious first, each of them allowed. Bots, keyboards, screen readers and terminals choose among them. They are found
    one at a time, because most callers need only a few."""

    evaluate: Callable[[Any, Seat], float]
    """evaluate(state, seat): how well that seat stands, from 0 (lost) to 1 (won)."""

    habit: Callable[[Any, Seat, Decision[Any], Chance], Any] | None = None
    """habit(state, seat, decision, chance): an answer an experienced player would give, from what they can see."""

    layout: Layout = Layout()
    """How its positions are written as text."""

    hints: Hints = Hints()
    """How bots and tables are best tuned to this game."""

    # What the lobby and the server need to know.

    minutes: tuple[int, int] = (10, 60)
    """About how long a game takes, at least and at most."""

    negotiable: bool = False
    """Whether the rules let players talk in private."""

    formats: tuple[Format, ...] = ()
    """The ways to play it, if there are several, the usual one first."""

    brings: Brings | None = None
    """What every seat brings itself, if anything: a deck, an army."""

    windows: tuple[str, ...] = ()
    """The kinds of chances to act that players mostly pass up, if the game has any: see `Passing`."""

    takes_long: bool = False
    """Whether an answer or a preview may take tens of milliseconds on the largest table. A server works these out
    beside its loop, so that no other table waits."""

    @property
    def read(self) -> range:
        """The rules whose answers lead to the same game under these."""
        return range(self.since or self.rules, self.rules + 1)

    def checked(self, options: Options) -> Options:
        """The options, if this game can be played with them."""
        if options.seats not in self.counts:
            counts = {"least": self.counts[0], "most": self.counts[-1], "seats": options.seats}
            raise BadOptions(Refusal("wrong-seat-count", self.counts_rule, counts))
        if refusal := options.refusal():
            raise BadOptions(refusal)
        return options
