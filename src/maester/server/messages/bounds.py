"""What names, texts and numbers sent by strangers may be."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

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
