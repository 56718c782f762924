"""The texts of cards, composed from what the cards do. The sentences are in the Fluent files. Here they are put
together, so that in every language a card says what its facts say."""

from collections.abc import Callable, Iterator

from msgspec.structs import asdict

from maester.games.boardgame.cards import HouseCard, WesterosCard, WildlingCard
from maester.games.boardgame.edition import components
from maester.games.boardgame.facts import Card
from maester.games.boardgame.verbs import Bonus, ChangeSupply, HouseCardVerb, WildlingVerb

Say = Callable[..., str]
"""say(message, **values): a message in the language at hand."""

MOMENTS = ("cancel", "at-once", "after")
"""When a text works, if it has a moment of its own."""


def card_texts(package: str, say: Say) -> dict[Card, str]:
    """The texts of all cards of an edition that have one."""
    facts = components(package)
    ports = bool(facts["realm"].port_land)
    written = {card: house_card_text(one, say) for card, one in facts["cards"].items() if one.abilities}
    for deck in facts["westeros"].values():
        written |= {card: westeros_text(one, ports, say) for card, one in deck.items()}
    return written | {card: wildling_text(one, say) for card, one in facts["wildlings"].items()}


# House cards


def house_card_text(card: HouseCard, say: Say) -> str:
    return " ".join(ability_text(ability, say) for ability in card.abilities)


def ability_text(ability: HouseCardVerb, say: Say) -> str:
    """What it does; before that the conditions, and before these the moment."""
    values = asdict(ability)
    sentence = say(f"ability-{ability.does}", **values, gains=[*gains(ability, say)])
    if conditions := [*conditions_of(ability, say)]:
        sentence = say("ability-if", conditions=conditions, sentence=sentence)
    if ability.when in MOMENTS:
        sentence = say("ability-when", when=ability.when, sentence=sentence)
    return as_sentence(sentence)


def conditions_of(ability: HouseCardVerb, say: Say) -> Iterator[str]:
    if ability.when in ("win", "loss") or ability.side:
        yield say("ability-outcome", when=ability.when, side=ability.side)
    if ability.needs:
        yield say("ability-needs", needs=ability.needs, card=ability.card)


def gains(ability: HouseCardVerb, say: Say) -> Iterator[str]:
    """What a bonus is made of."""
    if not isinstance(ability, Bonus):
        return
    for what, count in (("strength", ability.strength), ("swords", ability.swords), ("towers", ability.towers)):
        if count:
            yield say(f"gain-{what}", count=count)


# Westeros and wildling cards


def westeros_text(card: WesterosCard, ports: bool, say: Say) -> str:
    """What happens; or who chooses, and what there is to choose from."""
    text, *others = [say(f"westeros-{effect.does}", **asdict(effect), ports=ports) for effect in card.effects]
    for other in others:
        text = say("westeros-or", one=text, other=other)
    return as_text(say("westeros-chosen", track=card.chosen_by, effects=text)) if card.chosen_by else text


def wildling_text(card: WildlingCard, say: Say) -> str:
    """What the highest bidder gains, and what the lowest and all others suffer."""
    fates = {"highest": card.highest, "lowest": card.lowest, "others": card.others}
    return " ".join(say(f"wildling-{who}", sentence=fate(effect, say)) for who, effect in fates.items())


def fate(effect: WildlingVerb, say: Say) -> str:
    spaces = abs(effect.by) if isinstance(effect, ChangeSupply) else 0
    return say(f"wildling-{effect.does}", **asdict(effect), spaces=spaces)


def as_text(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


def as_sentence(clause: str) -> str:
    return f"{as_text(clause)}."
