"""What holds as long as a card is in play, as a line of text."""

from collections.abc import Iterator

from maester.games.cardgame.vocabulary import Constant
from maester.games.cardgame.which import Which
from maester.games.cardgame.words.occasions import condition
from maester.games.cardgame.words.phrases import Phrase, Say, as_text, cards, challenge, joined, reference, signed

OF_THE_GAME = ("weaker-do-not-contribute",)
"""Rules that a card bends for others, though they are written as its own."""


def constant_line(say: Say, constant: Constant) -> str:
    text = player_sentence(say, constant) or card_sentence(say, constant)
    if constant.if_ is not None:
        text = say("while", text=text, **{"if": condition(say, constant.if_)})
    return say("line", text=as_text(text))


def player_sentence(say: Say, constant: Constant) -> str | None:
    """What changes for players: sums, and rules that are bent."""
    fights = challenge(say, constant.type).as_("challenge")
    if constant.contribution:
        return say("adds-contribution", amount=constant.contribution, **fights)
    if constant.dominance:
        return say("adds-dominance", amount=constant.dominance)
    if constant.reserve:
        return say("changes-reserve", amount=signed(say, constant.reserve))
    if constant.claim:
        return say("changes-claim", amount=signed(say, constant.claim), **fights)
    if constant.rule is None or (constant.to not in ("me", "all") and constant.rule not in OF_THE_GAME):
        return None
    contest = constant.type[0] if constant.type else None
    which = ruled(say, constant).as_("card")
    plays = constant.which is not None and constant.which.type == ("event",)
    return say(f"rule-{constant.rule}", amount=constant.amount, contest=contest, plays=plays, **which)


def ruled(say: Say, constant: Constant) -> Phrase:
    """The cards a rule speaks of."""
    which = constant.which or Which()
    if constant.rule == "first-cheaper":
        return cards(say, which, "the", more=("first",))
    if constant.rule == "cannot-marshal":
        return cards(say, which, "", many=True)
    if constant.rule == "no-base-gold":
        return cards(say, which, "each", more=("revealed",))
    return cards(say, which, "each")


def card_sentence(say: Say, constant: Constant) -> str:
    """What some cards are or can do."""
    to = constant.to
    many = constant.rule == "cannot-be-bypassed"
    whom = cards(say, to, "" if many else "each", many) if isinstance(to, Which) else reference(say, to)
    return say("sentence", text=joined(say, "both", [*predicates(say, constant)]), **whom.as_("card"))


def predicates(say: Say, constant: Constant) -> Iterator[str]:
    if constant.strength:
        text = say("gets-strength", strength=signed(say, constant.strength), number="one")
        yield for_each(say, constant, text)
    yield from (say("gains-icon", contest=icon, number="one") for icon in constant.icons)
    yield from (say("gains-keyword", keyword=say(f"name-{keyword}"), number="one") for keyword in constant.keywords)
    if constant.blank:
        yield say("is-blank")
    if constant.participates:
        yield say("participates")
    if constant.rule is not None:
        yield say(f"rule-{constant.rule}", **challenge(say, constant.type).as_("challenge"))


def for_each(say: Say, constant: Constant, text: str) -> str:
    if isinstance(constant.per, Which):
        return say("for-each", text=text, **cards(say, constant.per, "each").as_("per"))
    return say(f"per-{constant.per}", text=text) if constant.per is not None else text
