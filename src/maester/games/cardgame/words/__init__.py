"""The words of the card game, and what is written on its cards: composed from what they declare, line by line.

The sentences are in the Fluent files, with all the grammar; here they are put together. phrases.py makes nouns with all
that belongs to them, occasions.py says when and on which condition, deeds.py what is done, constants.py what holds.
"""

from collections.abc import Iterator

from maester.games.cardgame.decks import BANNER_CARDS
from maester.games.cardgame.facts import CARDS, CardFacts
from maester.games.cardgame.which import Code, Which
from maester.games.cardgame.words.abilities import ability_lines
from maester.games.cardgame.words.constants import constant_line
from maester.games.cardgame.words.phrases import Say, as_text, cards, signed, traits


def written(say: Say) -> dict[Code, str]:
    """The texts of all cards that have one."""
    texts = {code: card_text(say, facts) for code, facts in CARDS.items()}
    return {code: text for code, text in texts.items() if text}


def card_text(say: Say, facts: CardFacts) -> str:
    return "\n".join(lines(say, facts))


def lines(say: Say, facts: CardFacts) -> Iterator[str]:
    if keywords := [*keyword_words(say, facts)]:
        yield " ".join(say("line", text=as_text(word)) for word in keywords)
    yield from conditions_of_the_deck(say, facts)
    if facts.attach is not None:
        yield say("line-attach", **cards(say, facts.attach).as_("card"))
    if facts.enters_knelt:
        yield say("line-enters-knelt")
    yield from (constant_line(say, constant) for constant in facts.constants)
    for ability in facts.abilities:
        yield from ability_lines(say, ability)
    if facts.sacrifice_at is not None:
        kind, count = facts.sacrifice_at
        yield say("line-sacrifice-at", kind=kind, count=count)
    yield from relations(say, facts)
    if facts.type != "plot":
        values = {"gold": facts.gold, "initiative": facts.initiative, "reserve": facts.reserve}
        plus = [say(f"plus-{name}", amount=signed(say, value)) for name, value in values.items() if value]
        yield from (say("line", text=each) for each in plus)


def keyword_words(say: Say, facts: CardFacts) -> Iterator[str]:
    if facts.no_attachments:
        if facts.except_:
            yield say("keyword-no-attachments-except", traits=traits(say, facts.except_))
        else:
            yield say("keyword-no-attachments")
    if facts.ambush is not None:
        yield say("keyword-ambush", gold=facts.ambush)
    yield from (say(f"name-{keyword}") for keyword in facts.keywords)


def conditions_of_the_deck(say: Say, facts: CardFacts) -> Iterator[str]:
    if facts.banner is not None:
        of_faction = cards(say, Which(faction=(facts.banner,)), det="", many=True)
        yield say("line-banner", least=BANNER_CARDS, **of_faction.as_("card"))
    if facts.most_neutral is not None:
        yield say("line-most-neutral", most=facts.most_neutral)
    if facts.type == "plot" and facts.plot_limit == 1:
        yield say("line-plot-limit", count=facts.plot_limit)


def relations(say: Say, facts: CardFacts) -> Iterator[str]:
    if facts.supports is not None:
        yield say("line-supports", card=facts.supports)
    if facts.rivals:
        yield say("line-rivals", cards=facts.rivals)
