"""What the server sends through the socket of a match, and of the lobby."""

from typing import Any, Literal

from maester.server.messages.bounds import Body, Message
from maester.server.messages.matches import MatchInfo, SeatInfo
from maester.server.messages.of_games import AnyDecision, AnyEvent, AnyStanding


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
    """What may be part of it, and how many copies."""
    counts: dict[str, int] = {}
    """Numbers worth watching while it is made, such as what is spent."""


class Asked(Body, frozen=True):
    """The open decision of one of my seats."""

    seat: str
    asked: int
    decision: AnyDecision


class Choice(Body, frozen=True):
    """One answer the rules allow."""

    answer: Any
    label: str | None
    """What people call it, in the language asked for; null if the game has no words for it."""


class Answers(Body, frozen=True):
    """The possible answers to the open decision of one of my seats."""

    seat: str
    asked: int
    choices: tuple[Choice, ...]
    more: bool
    """Whether there are more answers than these: too many to list."""


class Explained(Body, frozen=True):
    """What one of my seats can be told about something on the table, in the game's own terms."""

    said: Any
    """Null if the game has nothing to say about it."""


class Proposal(Body, frozen=True):
    """Something everybody at the table has to agree to. Each person is named by their first seat."""

    id: int
    what: Literal["undo", "pause", "resume"]
    by: str
    agreed: tuple[str, ...]
    missing: tuple[str, ...]
    told: int | None = None
    """undo: how many events had been told before the answer to be taken back; the next one is about it. None if it
    led to nothing that was told."""


class ChatLine(Body, frozen=True):
    id: int
    at: str
    nickname: str
    seat: str | None
    to: str | None
    text: str
    """A line without a nickname is from the table itself."""


class Beat(Body, frozen=True):
    """A chance to act is open that passes automatically for players who do nothing."""

    seconds: float
    """Time left, as of this message."""
    window: int
    """Its window: asking to be waited for counts for the whole window."""


class Welcome(Message, frozen=True):
    """The whole position for one watcher: sent on connecting, and when a difference would not help."""

    match: MatchInfo
    sequence: int
    view: Any
    story: tuple[AnyEvent, ...]
    """Events as this watcher saw them, starting with the one asked for."""
    told: int
    """How many events there have been in all, to ask for the next."""
    decisions: tuple[Asked, ...]
    standing: AnyStanding | None
    proposals: tuple[Proposal, ...]
    chat: tuple[ChatLine, ...]
    undo: tuple[str, ...]
    """My seats that may take back their last answer without asking."""
    ask_undo: tuple[str, ...] = ()
    """My seats that may do so if the others agree."""
    replay: bool = False
    seat: str | None = None
    """Whose view it is; null: a spectator's. Of my seats it is the one that is asked, unless I named one."""
    since: int = 0
    """The event the story begins with. 0: it is the whole story, and replaces what was told before."""
    moved: int | None = None
    """How many events had been told before my own last answer; null if I have not answered yet."""
    beat: Beat | None = None
    held: tuple[str, ...] = ()
    """My seats that asked to be waited for in this window."""


class Changed(Message, frozen=True):
    """What one step of the match changed for one watcher."""

    sequence: int
    patch: Any
    """The changed parts of the view (JSON merge patch; lists are replaced whole)."""
    story: tuple[AnyEvent, ...]
    told: int
    decisions: tuple[Asked, ...]
    seats: tuple[SeatInfo, ...] | None = None
    """Only when they changed."""
    status: str | None = None
    waiting_for: tuple[str, ...] = ()
    standing: AnyStanding | None = None
    """Only when the match is over."""
    seed: str | None = None
    undo: tuple[str, ...] = ()
    ask_undo: tuple[str, ...] = ()
    seat: str | None = None
    """Whose view it is now. If I hold several seats, the patch may lead from one seat's view to another's."""
    beat: Beat | None = None


class Queued(Message, frozen=True):
    """The bots of these seats cannot think yet, because those of other matches do; nobody, once they can."""

    seats: tuple[str, ...]


class SeatsChanged(Message, frozen=True):
    """Who sits here, who is present, who plays for whom, or what is proposed has changed; the position has not."""

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
    """My answer is stored for good."""

    seat: str
    asked: int
    sequence: int


class WouldBe(Message, frozen=True):
    """What would come of an answer if it were given now. If a newer one for the same seat arrived, this one is not
    judged."""

    seat: str
    asked: int
    refused: Refused | None = None
    """Why it would be refused."""
    preview: Any = None
    """What would come of it as far as this seat can see, if the game says so; even if it would be refused."""


class Held(Message, frozen=True):
    """Whether I am now waited for in this window."""

    seat: str
    on: bool
    window: int


class Pong(Message, frozen=True):
    pass


ServerMessage = Welcome | Changed | SeatsChanged | Queued | Said | NotDone | Taken | WouldBe | Held | Pong


class LobbyChanged(Message, frozen=True):
    """The lists of matches have changed: look again."""


LobbyMessage = LobbyChanged | Pong
