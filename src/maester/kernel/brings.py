"""What a seat brings to the table itself: a deck, an army. Composed before the game, and among its options by seat."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from maester.kernel.chance import Chance
from maester.kernel.decision import Refusal, Seat


class Brings(Struct, frozen=True, kw_only=True):
    """One kind of thing that every seat brings, as everything outside the game's package sees it."""

    what: str
    """What people call it; `name-<what>` is its word."""

    option: str
    """The option that says who brings what: seat → the name of one that comes with the game, or a whole one."""

    opened_by: str | None = None
    """The option by which all may know what the others bring; without one they may, once the game has begun."""

    shape: type[Struct]
    """What a whole one is. It has a `name`, by which its owner knows it."""

    built_in: Mapping[str, Any]
    """Those that come with the game."""

    as_played: Callable[[str, Any], Any] | None = None
    """as_played(name, options): one of those as it is in a game with these options, if it is not always the same."""

    together: Callable[[Any], dict[Seat, Any]] | None = None
    """together(options): what seats bring as they can play with it, where that depends on what others bring, as among
    those who play as a team. Before the game nobody is refused for it: that would tell what others bring."""

    refusal: Callable[[Any], Refusal | None]
    """refusal(thing): everything that keeps it from being brought, or None."""

    signs: Callable[[Any], dict[str, str]]
    """signs(thing): the few words by which it is told apart in a list."""

    fitting: Callable[[Any], dict[str, int]]
    """fitting(thing): what may be part of it, whatever else is, and how often each."""

    counted: Callable[[Any], dict[str, int]] | None = None
    """counted(thing): numbers worth watching while it is made, such as what is spent."""

    tidied: Callable[[Any, str], Any]
    """tidied(thing, name): the same under this name, written the one way it is kept."""

    read: Callable[[str], Any]
    """read(text): the thing a text describes, in any form in which people share them; or a refusal with all that is
    not understood."""

    written: Mapping[str, Callable[[Any], str]]
    """The forms in which people share them, by name, the usual one first."""

    tried: Callable[[Any, Chance], Any]
    """tried(thing, chance): how a game with it might begin, to see how it feels."""
