"""What a browser sends through the socket of a match."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from maester.server.messages.bounds import ChatText, Message, SeatName, Sequence, StopName


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
