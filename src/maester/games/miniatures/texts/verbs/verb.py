"""What every verb has."""

from maester.games.miniatures.texts.which import If, Words


class Verb(Words, frozen=True, tag_field="does", tag=True, kw_only=True):
    """Something that is done."""

    if_: If | None = None
