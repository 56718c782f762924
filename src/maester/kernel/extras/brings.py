"""What a seat brings to the table itself: a deck, an army. It is made before the game and is one of its options."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from maester.kernel.chance import Chance
from maester.kernel.decision import Refusal, Seat


class Brings(Struct, frozen=True, kw_only=True):
    """One kind of thing that every seat brings, as everything outside the game's package sees it."""

    what: str
    """What it is, such as "deck". The message `name-<what>` is what people call it."""

    option: str
    """The option that says who brings what: seat → the name of a built-in one, or one in full."""

    opened_by: str | None = None
    """The option that lets everybody see what the others bring. If there is none, everybody sees it once the game has
    begun."""

    shape: type[Struct]
    """The type of one in full. Its `name` is what its owner calls it."""

    built_in: Mapping[str, Any]
    """Those that come with the game."""

    as_played: Callable[[str, Any], Any] | None = None
    """as_played(name, options): a built-in one as it is with these options, if options change it."""

    together: Callable[[Any], dict[Seat, Any]] | None = None
    """together(options): what seats can really play with, if that depends on what others bring: on a team, for example.
    Nobody is refused for this before the game, because a refusal would give away what others bring."""

    refusal: Callable[[Any], Refusal | None]
    """refusal(thing): everything that is wrong with it, or None if it may be brought."""

    signs: Callable[[Any], dict[str, str]]
    """signs(thing): a few words that tell it apart from others in a list."""

    fitting: Callable[[Any], dict[str, int]]
    """fitting(thing): everything that could be part of it, whatever else is, and how many of each."""

    counted: Callable[[Any], dict[str, int]] | None = None
    """counted(thing): numbers worth watching while making it, such as the points spent."""

    tidied: Callable[[Any, str], Any]
    """tidied(thing, name): the same, under this name and in the form in which it is stored."""

    read: Callable[[str], Any]
    """read(text): what a text describes, in any form in which people share them, or a refusal that lists everything it
    did not understand."""

    written: Mapping[str, Callable[[Any], str]]
    """The forms in which people share them, by name, the usual one first."""

    tried: Callable[[Any, Chance], Any]
    """tried(thing, chance): how a game with it might begin, so that its owner can get a feel for it."""
