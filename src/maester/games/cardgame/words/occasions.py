"""When an ability may be used, and on which condition."""

from collections.abc import Iterator

from msgspec.structs import replace

from maester.games.cardgame.vocabulary import If, Timing, When
from maester.games.cardgame.which import Which
from maester.games.cardgame.words.phrases import (
    Phrase,
    Say,
    cards,
    challenge,
    either,
    joined,
    phrase,
    reference,
    traits,
    with_after,
)


def occasion(say: Say, when: When, timing: Timing) -> str:
    """After what, or before it."""
    whats = (when.what,) if isinstance(when.what, str) else when.what
    what = whats[0]
    if what in ("won", "lost"):
        return fought(say, when, what)
    if what == "leaves":
        how = "-or-".join(when.how) or "leaves"
        kind = {"reaction": "reaction", "forced-reaction": "reaction", "would": "would"}.get(timing, "interrupt")
        return say(f"when-{how}", timing=kind, **about(say, when).as_("card"))
    if what == "phase-ends" and when.phase is None:
        return say("when-any-phase-ends")
    if what == "initiates" and when.source == ("event",):
        return say("when-event-initiates")
    if what == "initiates":
        sources = either(say, [phrase(say, noun) for noun in when.source])
        return say("when-ability-initiates", **sources.as_("card"))
    if what == "challenge-initiated":
        message = "when-challenge-initiated-against-me" if when.against_me else "when-challenge-initiated"
        return say(message, **challenge(say, when.type).as_("challenge"))
    if what == "entered" and when.how == ("ambush",):
        return say("when-entered-by-ambush", **about(say, when).as_("card"))
    if what == "entered" and when.phase is not None:
        return say("when-entered-in-phase", phase=when.phase, **about(say, when).as_("card"))
    return say(f"when-{'-or-'.join(whats)}", phase=when.phase, **about(say, when).as_("card"))


def about(say: Say, when: When) -> Phrase:
    """The card it is about."""
    if when.attached:
        return reference(say, "attached")
    return cards(say, when.card) if when.card is not None else reference(say, "this")


def fought(say: Say, when: When, what: str) -> str:
    """After a challenge: of which type, how clearly, in which part, and who took part."""
    which = challenge(say, when.type, when.unopposed)
    if when.by:
        which = with_after(say, which, say("won-by", by=when.by))
    if when.role is not None:
        which = with_after(say, which, say(f"as-{when.role}"))
    text = say(f"when-{what}", **which.as_("challenge"))
    if when.with_this is not None:
        text = say("in-which-this", when=text, role=when.with_this)
    if when.with_attached is not None:
        text = say("in-which-attached", when=text, role=when.with_attached)
    if when.with_card is not None:
        taking_part = cards(say, replace(when.with_card, role="participating"))
        text = say("in-which-card", when=text, **taking_part.as_("card"))
    return text


def condition(say: Say, if_: If) -> str:
    """All that must hold, as a clause that follows `if` or `while`."""
    return joined(say, "both", [*clauses(say, if_)])


def clauses(say: Say, if_: If) -> Iterator[str]:
    if if_.first_player is not None:
        yield say("if-first-player" if if_.first_player else "if-not-first-player")
    yield from part_taken(say, if_)
    yield from about_attached(say, if_)
    if if_.control is not None:
        yield say("if-control", **cards(say, if_.control).as_("card"))
    if if_.opponent_controls is not None:
        yield say("if-opponent-controls", **cards(say, if_.opponent_controls).as_("card"))
    if if_.revealed:
        yield say("if-revealed", **cards(say, Which(type=("plot",), traits=if_.revealed)).as_("card"))
    if if_.not_lost is not None:
        yield say(f"if-not-lost-{if_.not_lost}")
    if if_.duplicate:
        yield say("if-duplicate")
    if if_.ambushed:
        yield say("if-ambushed")


def part_taken(say: Say, if_: If) -> Iterator[str]:
    """The player's part in a challenge, and that of the card."""
    if if_.this is not None and if_.challenge:
        yield say(f"if-this-{if_.this}-in", **challenge(say, if_.challenge).as_("challenge"))
        return
    if if_.this is not None:
        yield say(f"if-this-{if_.this}")
    if if_.as_ is not None:
        yield say(f"if-{if_.as_}-of-rival" if if_.against_rival else f"if-{if_.as_}")
    elif if_.challenge is not None:
        yield say("if-challenge", **challenge(say, if_.challenge).as_("challenge"))
    if if_.in_challenge:
        yield say("if-in-challenge")


def about_attached(say: Say, if_: If) -> Iterator[str]:
    if if_.attached is not None and if_.attached.name:
        yield say("if-attached-is", **cards(say, if_.attached).as_("card"))
    elif if_.attached is not None:
        yield say("if-attached-has-trait", traits=traits(say, if_.attached.traits))
    if if_.attached_role is not None:
        yield say(f"if-attached-{if_.attached_role}")
