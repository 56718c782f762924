"""People, and what only they may know of themselves."""

from typing import Annotated

from msgspec import Meta

from maester.server.messages.bounds import Body, Nickname


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
    """A new nickname, or where to be notified of my turn (an empty address: nowhere)."""

    nickname: Nickname | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Webhook(Body, frozen=True):
    """Posted to a person's address when it becomes their turn while they are away."""

    match: str
    game: str
    seat: str
    url: str
    text: str
    """One sentence, in English; the field most chat services show."""
