"""What goes over the wire: the one contract between server and browser.

Everything here is a frozen struct; the browser's TypeScript types are generated from this file (`make types`). Game
things (views, decisions, events, options) are JSON of the game's own structs and appear here as `Any`: the server never
looks inside them.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# ----------------------------------------------------------------------------------------------------------- bounds

Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatName = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z0-9-]+$")]
BotName = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z0-9-]+$")]
GameName = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z0-9-]+$")]
StopName = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[a-z0-9-]+$")]
RosterName = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[a-z0-9-]+$")]
Language = Literal["en", "de", "nl"]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=True):
    """Something sent through a socket; `type` says what."""


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """Something sent in, or answered to, a request."""


# ----------------------------------------------------------------------------------------------------------- people


class SignIn(Body, frozen=True):
    """A guest takes a nickname."""

    nickname: Nickname


class Person(Body, frozen=True):
    id: str
    nickname: str


class Me(Body, frozen=True):
    """What only I may read of myself."""

    id: str
    nickname: str
    webhook: str | None = None


class ChangeMe(Body, frozen=True):
    """A new nickname, or where to be told that it is my turn (an empty address: nowhere)."""

    nickname: Nickname | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


# ------------------------------------------------------------------------------------------------------------ games


class BringsInfo(Body, frozen=True):
    """What every seat of a game brings itself: a deck, an army."""

    what: str
    opened_by: str | None
    """The option by which all may know what the others bring; without one they may, once the match has started."""
    built_in: dict[str, dict[str, str]]
    """What comes with the game: its name, and by what it is told apart from the others."""
    forms: tuple[str, ...]
    """The forms in which people share them."""


class GameInfo(Body, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    counts: tuple[int, ...]
    options: dict[str, Any]
    """JSON Schema of the game's own options."""
    minutes: tuple[int, int]
    """About how long a match takes."""
    private_chat: bool
    """Whether the rules allow negotiating in private."""
    seats: dict[int, tuple[str, ...]]
    """Number of players → what the seats are called: in some games a seat is a house."""
    brings: BringsInfo | None = None
    """What every seat brings itself, if anything."""
    windows: tuple[str, ...] = ()
    """The kinds of chances to act that are mostly passed up, if it has such."""


class BotInfo(Body, frozen=True):
    name: str


class Site(Body, frozen=True):
    """What a client needs to know first."""

    version: str
    games: tuple[GameInfo, ...]
    bots: tuple[BotInfo, ...]
    languages: tuple[str, ...]
    build: str
    """The build of the client that is served now: a page that came from another is out of date. Empty without one."""


# ---------------------------------------------------------------------------------------------------------- matches


class TimeControl(Body, frozen=True):
    """How long players may think. A seat whose time is up is played by a bot until its owner returns."""

    kind: Literal["live", "days"]
    """live: a budget of seconds for the match; days: so long for each move."""
    seconds: Annotated[int, Meta(ge=5, le=60 * 60 * 24 * 30)]
    """live: the budget; days: the time for one move."""
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    """live: added after each of one's answers."""
    delay: Annotated[int, Meta(ge=0, le=600)] = 0
    """live: each answer is free for so long before the budget runs."""


class Brought(Body, frozen=True):
    """What a seat brings: one of those that come with the game, or one of mine."""

    built_in: RosterName | None = None
    own: Token | None = None


class SeatPlan(Body, frozen=True):
    """Who is to sit at the table when the match is made."""

    kind: Literal["me", "bot", "open"]
    bot: BotName | None = None
    seat: SeatName | None = None
    """The seat it is to be; otherwise the next one in order, or any, if seats are drawn."""
    brings: Brought | None = None
    """Of me or a bot, in games to which seats bring something; else anything that comes with the game."""


class NewMatch(Body, frozen=True):
    """A match to be made."""

    game: GameName
    options: dict[str, Any]
    """The game's own options, without `seats`."""
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]
    shuffled: bool = True
    """Whether who has not chosen a seat is given one by lot when the match starts."""
    private: bool = False
    """A private match is for those who are invited, until it is over."""
    clock: TimeControl | None = None
    thinking: Annotated[int, Meta(ge=10, le=10_000)] = 500
    """Milliseconds a bot thinks about an answer."""
    beat: Literal[1500, 3000] | None = 3000
    """In games with chances to act that are mostly passed up: milliseconds after which they are, for whoever does
    nothing. None: everybody is waited for."""


class MyBrought(Body, frozen=True):
    """What a seat of mine brings."""

    built_in: str | None
    """Which of those that come with the game; otherwise it is one I have made."""
    name: str


class SeatInfo(Body, frozen=True):
    """A seat, as everybody sees it."""

    seat: str
    person: Person | None
    bot: str | None
    """The bot that plays the seat, for good or while its owner is away."""
    here: bool
    """Whether its owner is at the table now."""
    drawn: bool = False
    """Before the start: whoever sits here is given a seat by lot, perhaps another, and others may choose this one."""
    seconds_left: float | None = None
    """On its clock, as of this message."""
    ticking: bool = False
    kept: Literal["me", "other"] | None = None
    """An open seat that is kept for me, or for somebody else: who played before."""


class MatchInfo(Body, frozen=True):
    """A match, as the lobby and its page show it."""

    id: str
    game: str
    seats: tuple[SeatInfo, ...]
    status: Literal["waiting", "running", "paused", "over", "broken", "stranded"]
    """broken: our rules have failed on it; stranded: the rules have changed, and it cannot go on by the new ones."""
    private: bool
    shuffled: bool
    """Whether who has not chosen a seat is given one by lot when the match starts."""
    host: Person
    created: str
    """ISO 8601, UTC."""
    changed: str
    seed_hash: str
    seed: str | None
    """Once the match has ended. Text, because browsers cannot hold whole numbers of this size."""
    sequence: int
    clock: TimeControl | None
    options: dict[str, Any]
    waiting_for: tuple[str, ...]
    """Seats whose answers are awaited."""
    winners: tuple[str, ...] = ()
    rematch: str | None = None
    """The match that continues with the same people."""
    continues: str | None = None
    """The match this one goes on from."""
    old_rules: bool = False
    """Played by rules that have changed since: its record and its result are kept, but nothing is computed from it."""
    my_seats: tuple[str, ...] = ()
    my_turn: bool = False
    my_brought: dict[str, MyBrought] = {}
    """What my seats bring."""
    beat: int | None = None
    """Milliseconds after which a chance to act is passed up for whoever does nothing."""
    my_stops: dict[str, tuple[str, ...]] = {}
    """The chances at which my seats are always waited for."""


class MatchList(Body, frozen=True):
    matches: tuple[MatchInfo, ...]
    more: bool


class Sit(Body, frozen=True):
    """Take a seat: a given one, or any that is open."""

    seat: SeatName | None = None
    invitation: Token | None = None
    brings: Brought | None = None


class Choose(Body, frozen=True):
    """Take another seat than mine before the match starts, or leave it to the draw."""

    seat: SeatName
    wanted: SeatName | None = None


class Bring(Body, frozen=True):
    """Bring something else before the match starts: to my seat, or, as its host, to that of a bot."""

    seat: SeatName
    brings: Brought


class Invite(Body, frozen=True):
    """An invitation for one seat, or for any."""

    seat: SeatName | None = None


class Invitation(Body, frozen=True):
    token: str
    match: str
    seat: str | None
    used: bool


class ContinueFrom(Body, frozen=True):
    """Go on from a position of a finished match as a new one."""

    sequence: Sequence
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]


class Substitute(Body, frozen=True):
    """Let a bot play a seat: its owner's own wish, the table's for a seat whose owner is away, or, before the start,
    the host's for a seat that is open."""

    seat: SeatName
    bot: BotName | None = None
    """None gives the seat back to its owner; before the start it opens the seat of a bot."""


# ---------------------------------------------------------------------------------------------------------- rosters


class Keep(Body, frozen=True):
    """A deck or an army to be kept."""

    game: GameName
    name: Annotated[str, Meta(max_length=200)]
    roster: Any


class Roster(Body, frozen=True):
    """A deck or an army that I keep."""

    id: str
    game: str
    name: str
    roster: Any
    changed: str


class RosterInfo(Body, frozen=True):
    """One that I keep, as a list shows it."""

    id: str
    game: str
    name: str
    signs: dict[str, str]
    """By what it is told apart from the others."""
    legal: bool
    """Whether it may be played."""
    changed: str


class BuiltIn(Body, frozen=True):
    """One that comes with a game."""

    name: str
    roster: Any


class Judge(Body, frozen=True):
    """One that is to be looked at, and not kept."""

    roster: Any


class ReadText(Body, frozen=True):
    text: Annotated[str, Meta(max_length=30_000)]


class WriteText(Body, frozen=True):
    roster: Any
    name: Annotated[str, Meta(max_length=200)]
    form: Annotated[str, Meta(max_length=16)]


class RosterText(Body, frozen=True):
    """One in a form in which people share them."""

    text: str


class Tried(Body, frozen=True):
    """How a game with it might begin."""

    beginning: Any


class Webhook(Body, frozen=True):
    """What is posted to a person's address when it becomes their turn while they are away."""

    match: str
    game: str
    seat: str
    url: str
    text: str
    """One sentence, in English; the field most chat services show."""


# --------------------------------------------------------------------------------------------------- from the browser


class Answer(Message, frozen=True):
    """An answer to the decision that was opened at `asked`. Sent twice, it counts once."""

    seat: SeatName
    asked: Sequence
    answer: Any


class Would(Message, frozen=True):
    """What would come of an answer I am preparing? Nothing is kept of it; the newest counts."""

    seat: SeatName
    asked: Sequence
    answer: Any


class Undo(Message, frozen=True):
    """Take my last answer back; where others have acted since, they are asked first."""

    seat: SeatName


class Hold(Message, frozen=True):
    """Wait for me at the chance to act that is open now, or that I have next in the same window; or no longer. Nobody
    else is told."""

    seat: SeatName
    on: bool = True


class SetStops(Message, frozen=True):
    """Always wait for me at these kinds of chances to act. Nobody else is told."""

    seat: SeatName
    stops: Annotated[tuple[StopName, ...], Meta(max_length=16)]


class Agree(Message, frozen=True):
    """Agree, or not, to what is proposed."""

    proposal: Sequence
    yes: bool


class Propose(Message, frozen=True):
    """Propose to the others: to pause, or to go on."""

    what: Literal["pause", "resume"]


class Say(Message, frozen=True):
    """Chat: to the table, or to one seat in private where the game allows it."""

    text: ChatText
    to: SeatName | None = None
    seat: SeatName | None = None
    """The seat I speak for; a spectator has none."""


class Ping(Message, frozen=True):
    """I am here."""


ClientMessage = Answer | Would | Undo | Hold | SetStops | Agree | Propose | Say | Ping


# ------------------------------------------------------------------------------------------------------ to the browser


class Refused(Body, frozen=True):
    """Why something was not done: a sentence in the reader's language, and the rule it rests on."""

    why: str
    """The id of the sentence."""
    about: dict[str, str | int]
    rule: str | None = None
    sentence: str = ""
    more: tuple["Refused", ...] = ()
    """What else is wrong with it, where all reasons are worth knowing at once: a deck, an army."""


class Judged(Body, frozen=True):
    """Whether a deck or an army may be played, and every reason why not."""

    legal: bool
    reasons: tuple[Refused, ...]
    fitting: dict[str, int]
    """What may be part of it, and how often."""
    counts: dict[str, int] = {}
    """Numbers worth watching while it is made, such as what is spent."""


class Asked(Body, frozen=True):
    """The open decision of a seat that is mine."""

    seat: str
    asked: int
    decision: Any


class Choice(Body, frozen=True):
    """One answer the rules allow."""

    answer: Any
    label: str | None
    """What people call it, in the language asked for; null, where the game has no words for it."""


class Answers(Body, frozen=True):
    """What may be answered to the open decision of a seat that is mine."""

    seat: str
    asked: int
    choices: tuple[Choice, ...]
    more: bool
    """Whether there are answers besides these: too many to list."""


class Explained(Body, frozen=True):
    """What can be said to a seat that is mine of a thing on the table, in the game's own terms."""

    said: Any
    """Null, where the game has nothing to say of it."""


class Proposal(Body, frozen=True):
    """Something all people at the table have to agree to. Each is named by their first seat."""

    id: int
    what: Literal["undo", "pause", "resume"]
    by: str
    agreed: tuple[str, ...]
    missing: tuple[str, ...]
    told: int | None = None
    """undo: how many events had been told before the answer that is to be taken back; the next one tells of it."""


class ChatLine(Body, frozen=True):
    id: int
    at: str
    nickname: str
    seat: str | None
    to: str | None
    text: str
    """A line without a nickname is said by the table itself."""


class Beat(Body, frozen=True):
    """A chance to act is open that is passed up for whoever does nothing."""

    seconds: float
    """How long from now, as of this message."""
    window: int
    """The window it is in: who wants to be waited for at it says so once."""


class Welcome(Message, frozen=True):
    """The whole position for one watcher: sent on connecting, and when a difference would not help."""

    match: MatchInfo
    sequence: int
    view: Any
    story: tuple[Any, ...]
    """Events as this watcher saw them, from the one asked for on."""
    told: int
    """How many events there have been in all, for asking for the next."""
    decisions: tuple[Asked, ...]
    standing: Any
    proposals: tuple[Proposal, ...]
    chat: tuple[ChatLine, ...]
    undo: tuple[str, ...]
    """My seats that may take their last answer back without asking."""
    ask_undo: tuple[str, ...] = ()
    """My seats that may do so if the others agree."""
    replay: bool = False
    seat: str | None = None
    """Whose view it is; a spectator's, if nobody's. Of my seats it is the one that is asked, unless I named one."""
    since: int = 0
    """The event the story begins with. 0: it is the whole story, and replaces what was told before."""
    moved: int | None = None
    """How many events had been told before the last answer I gave myself; null, if I have not answered yet."""
    beat: Beat | None = None
    held: tuple[str, ...] = ()
    """My seats that are waited for in this window because I wanted it."""


class Changed(Message, frozen=True):
    """What one step of the match changed for one watcher."""

    sequence: int
    patch: Any
    """The changed parts of the view (JSON merge patch; lists are replaced whole)."""
    story: tuple[Any, ...]
    told: int
    decisions: tuple[Asked, ...]
    seats: tuple[SeatInfo, ...] | None = None
    """Only when they changed."""
    status: str | None = None
    waiting_for: tuple[str, ...] = ()
    standing: Any = None
    """Only when the match is over."""
    seed: str | None = None
    undo: tuple[str, ...] = ()
    ask_undo: tuple[str, ...] = ()
    seat: str | None = None
    """Whose view it is now. With several seats of my own, the patch may lead from one seat's view to another's."""
    beat: Beat | None = None


class SeatsChanged(Message, frozen=True):
    """Who sits, is here, plays for whom, or what is proposed has changed; the position has not."""

    match: MatchInfo
    proposals: tuple[Proposal, ...]


class Said(Message, frozen=True):
    line: ChatLine


class NotDone(Message, frozen=True):
    """An answer or wish was refused; nothing changed."""

    refused: Refused
    seat: str | None = None
    asked: int | None = None


class Taken(Message, frozen=True):
    """My answer is kept for good."""

    seat: str
    asked: int
    sequence: int


class WouldBe(Message, frozen=True):
    """What an answer would lead to, if it were given now. Overtaken by a newer one of its seat, it is not judged."""

    seat: str
    asked: int
    refused: Refused | None = None
    """Why it would be refused."""
    preview: Any = None
    """What would come of it as far as this seat can see, where the game says so; also of one that would be refused."""


class Held(Message, frozen=True):
    """I am waited for in this window, or no longer."""

    seat: str
    on: bool
    window: int


class Pong(Message, frozen=True):
    pass


ServerMessage = Welcome | Changed | SeatsChanged | Said | NotDone | Taken | WouldBe | Held | Pong


class LobbyChanged(Message, frozen=True):
    """The lists of matches are not what they were: look again."""


LobbyMessage = LobbyChanged | Pong


# --------------------------------------------------------------------------------------------------------- afterwards


class Frame(Body, frozen=True):
    """One step of a replay, seen from one seat or by everybody at once."""

    sequence: int
    seat: str | None
    """Who answered."""
    about: str | None
    answer: Any
    story: tuple[Any, ...]
    view: Any
    """The first frame of an answer holds the whole view; the others what changed."""


class Replay(Body, frozen=True):
    match: MatchInfo
    frames: tuple[Frame, ...]
    standing: Any
    series: dict[str, dict[str, tuple[float, ...]]]
    """What can be plotted: name of a number, then seat, then its value after each frame.

    Of a match by old rules there is neither a view nor a story nor anything to plot: only what was answered."""


class RuleAtom(Body, frozen=True):
    id: str
    game: str
    chapter: str
    kind: str
    tags: tuple[str, ...]
    text: str
    see: tuple[str, ...]
    """Other atoms that say more."""


class RuleList(Body, frozen=True):
    atoms: tuple[RuleAtom, ...]


class Health(Body, frozen=True):
    status: Literal["ok", "failing"]
    store: Literal["ok", "read-only", "gone"]
    detail: str = ""


class Problem(Body, frozen=True):
    """The body of every refused request."""

    status_code: int
    detail: str
    """A sentence that names the problem."""
    why: str = ""
    extra: dict[str, Any] | None = None
    reasons: tuple[Refused, ...] = ()
    """Everything that is wrong, one by one, where there may be several things."""
