"""The contract of a game: a handful of functions, the same for all games."""

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Literal, TypeVar

from msgspec import Struct, field

from maester.kernel.brings import Brings
from maester.kernel.chance import Chance
from maester.kernel.decision import Decision, Refusal, Seat
from maester.kernel.event import Event
from maester.kernel.flow import Flow
from maester.kernel.prospects import Prospects

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
        """Why a server that many share does not offer a table like this, though the rules allow it. It is asked before
        a match begins, never of one that is under way."""
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
    """Who has answered a question that others still have to answer. That they did is public; what they said is not."""

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


def nothing_to_plot(state: State) -> dict[str, dict[Seat, float]]:
    return {}


def one(state: Any) -> int:
    return 1


class Hints(Struct, frozen=True, kw_only=True):
    """What makes thinking about a game faster or better. No hint changes what is allowed or what happens."""

    checkpoint_every: int = 4
    """A checkpoint is remembered once at least this many answers have been given since the last one, when replaying
    them costs more than copying the state. 0: every checkpoint is, even if nobody was asked."""

    kind: Callable[[Any], Hashable] | None = None
    """kind(answer): what matters about an answer. Answers of one kind have the same effect, so a bot tries only one."""

    likely: Callable[[Any, Seat, Decision[Any], Chance], Sequence[Any]] | None = None
    """likely(state, seat, decision, chance): answers a bot looks at right after the habitual one, best first."""

    chapter: Callable[[Any], int] | None = None
    """chapter(state): a number that grows as play goes on. Positions are compared at the first question of a new
    chapter, where the comparison is fairest: after a round, not in the middle of a battle."""

    chapters: Callable[[Any], int] = one
    """chapters(state): how many chapters a bot that is asked now looks ahead."""

    prospects: Prospects | None = None
    """The numbers that say how everyone stands, and how much they count, learnt from played games."""

    solved: Callable[[Any, Seat, Decision[Any]], dict[Hashable, float] | None] | None = None
    """solved(state, seat, decision): what each kind of answer leads to if everyone plays on perfectly with open hands,
    or None if that would take too long to work out."""

    search: Literal["tree", "contest"] = "tree"
    """How `maester` looks ahead: whichever has won more matches given the same time."""

    whim: int = 3
    """How far habit can be trusted when a tree plays on by it: one answer in this many is a random one instead."""

    width: float = 2.0
    """How many answers a tree looks at: this factor times the square root of how often it has visited the node."""


class Format(Struct, frozen=True):
    """One of the ways in which a game is played that has several, told apart by how many play."""

    name: str
    counts: tuple[int, ...]
    usual: int
    """How many play unless somebody says otherwise."""


def nothing_face_down(state: State) -> bool:
    return False


class Game(Struct, frozen=True, kw_only=True):
    """One game, as everything outside its package sees it."""

    name: str
    rules: int
    """Raised when answers given under the old rules would now play differently."""

    counts: tuple[int, ...]
    """How many can play."""

    counts_rule: str | None = None
    """The rule that says so."""

    formats: tuple[Format, ...] = ()
    """The ways in which it is played, if there are several: the usual one first."""

    minutes: tuple[int, int] = (10, 60)
    """About how long a game takes."""

    negotiable: bool = False
    """Whether the rules let players talk in private."""

    options: type[Options]
    state: type[State]

    windows: tuple[str, ...] = ()
    """The kinds of chances to act that are mostly passed up, if it has such: see `Passing`."""

    brings: Brings | None = None
    """What every seat brings itself, if anything."""

    deal: Callable[[Any, Chance], Any]
    """deal(options, chance) -> State: set the board up."""

    play: Callable[[Any], Flow[None]]
    """play(state): the game, asking as it goes; restartable at every checkpoint."""

    view: Callable[[Any, Seat | None], Struct]
    """view(state, seat): what that seat, or a spectator, may see."""

    imagine: Callable[[Any, Seat | None, Chance], None]
    """imagine(state, seat, chance): turn a copy into a world that seat cannot tell from the real one. With no seat
    (None), everything not known to all is drawn again, and nobody knows any of it."""

    face_down: Callable[[Any], bool] = nothing_face_down
    """face_down(state): whether anything the players chose (not drew) is face down."""

    standing: Callable[[Any], Standing]

    evaluate: Callable[[Any, Seat], float]
    """evaluate(state, seat): a hint for bots, from 0 (lost) to 1 (won)."""

    measures: Callable[[Any], dict[str, dict[Seat, float]]] = nothing_to_plot
    """measures(state): public numbers worth plotting after the game, by name and seat."""

    drawn: Callable[[Any], str]
    """drawn(view): the view as text, as a person would draw it."""

    printed: Struct | None = None
    """What is printed on the components, for drawing them. The browser's board is built with it."""

    habit: Callable[[Any, Seat, Decision[Any], Chance], Any] | None = None
    """habit(state, seat, decision, chance): an answer an experienced player would give, from what it can see."""

    candidates: Callable[[Any, Seat, Decision[Any], Chance], Iterable[Any]] | None = None
    """candidates(state, seat, decision, chance): answers worth looking at where all cannot be listed, the most obvious
    first, each of them allowed. Bots, keyboards, screen readers and terminals choose among them and take only as many
    as they need: they are found one at a time."""

    preview: Callable[[Any, Seat, Decision[Any], Any], Struct | None] | None = None
    """preview(state, seat, decision, answer): what an answer would lead to, from what that seat may see. It is also
    called with unfinished drafts, so it has to cope with answers that would be refused."""

    explain: Callable[[Any, Seat | None, str], Struct | None] | None = None
    """explain(state, seat, what): what that seat, or a spectator, can be told about a thing on the table beyond the
    view, worked out when somebody asks: for example, why a card cannot be used now. None if there is nothing to say."""

    refuse: Callable[[Any, Seat, Decision[Any], Any], Refusal | None] | None = None
    """refuse(state, seat, decision, answer): why an answer is not among the options, worked out when somebody gives it,
    where everything that might be tried is too long a list to be barred. None: by the rule that asks."""

    whose_turn: Callable[[Any], str] | None = None
    """whose_turn(state): the rule that says whose turn it is, by what all can see. Others who answer are told."""

    takes_long: bool = False
    """Whether an answer, or a look at what one would lead to, may take tens of milliseconds on the largest table. A
    server works these out beside its loop, so that no other table waits."""

    hints: Hints = Hints()
    """How bots and tables are best tuned to this game."""

    def checked(self, options: Options) -> Options:
        """The options, if this game can be played with them."""
        if options.seats not in self.counts:
            counts = {"least": self.counts[0], "most": self.counts[-1], "seats": options.seats}
            raise BadOptions(Refusal("wrong-seat-count", self.counts_rule, counts))
        if refusal := options.refusal():
            raise BadOptions(refusal)
        return options
