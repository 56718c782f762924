"""The words of the miniatures game, and what is written on its cards: composed from what they declare.

The sentences are in the Fluent files, with all the grammar; here they are put together. phrases.py speaks of units and
amounts, occasions.py says when and on which condition, holding.py says what holds, deeds.py what is done.
"""

from collections.abc import Iterator

from maester.games.miniatures.texts.records import ABILITIES, CARDS, MISSIONS, OBJECTIVES, SIEGE
from maester.games.miniatures.texts.vocabulary import Ability, Happening, Mission, ObjectiveCard, SiegeCard, TacticsCard
from maester.games.miniatures.words.deeds import deeds
from maester.games.miniatures.words.holding import clauses
from maester.games.miniatures.words.occasions import condition, cost, occasion
from maester.games.miniatures.words.phrases import Say, Scene, sentence, spaced, which


def written(say: Say) -> dict[str, str]:
    """The texts of all abilities and cards."""
    texts = {name: "\n".join(ability_lines(say, record)) for name, record in ABILITIES.items()}
    texts |= {name: "\n".join(card_lines(say, record)) for name, record in CARDS.items() if name not in texts}
    texts |= {name: "\n".join(objective_lines(say, record)) for name, record in OBJECTIVES.items()}
    texts |= {name: mission_line(say, record) for name, record in MISSIONS.items()}
    texts |= {name: "\n".join(siege_lines(say, record)) for name, record in SIEGE.items()}
    return {name: text for name, text in texts.items() if text}


def ability_lines(say: Say, ability: Ability) -> Iterator[str]:
    scene = Scene(weapon=ability.kind == "weapon", influence=ability.kind == "influence")
    if ability.kind == "influence":
        yield say("line-influence", who=which(say, ability.influences, scene))
    if ability.planted:
        yield say("line-planted")
    if ability.faith:
        yield say("line-faith")
    if ability.do:
        yield spaced(say, deeds(say, ability.do, scene))
    if ability.modifies:
        yield spaced(say, clauses(say, ability.modifies, scene))
    for happening in ability.happens:
        line = happening_line(say, happening, scene)
        yield say("line-order", text=line) if ability.kind == "order" else line


def card_lines(say: Say, card: TacticsCard) -> Iterator[str]:
    for happening in card.happens:
        yield happening_line(say, happening, Scene(card=True))
    if card.attached is not None:
        lies = Scene(attached=True)
        parts = [*clauses(say, card.attached.modifies, lies)]
        parts += [happening_line(say, each, lies) for each in card.attached.happens]
        if card.attached.for_token:
            parts.append(say("line-for-token"))
        yield say("line-attached", text=spaced(say, parts))


def objective_lines(say: Say, card: ObjectiveCard) -> Iterator[str]:
    scene = Scene(objective=True)
    if card.modifies:
        yield spaced(say, clauses(say, card.modifies, scene))
    for happening in card.happens:
        yield happening_line(say, happening, scene)


def mission_line(say: Say, mission: Mission) -> str:
    return say("line-mission", text=spaced(say, deeds(say, mission.do, Scene())))


def siege_lines(say: Say, card: SiegeCard) -> Iterator[str]:
    for happening in card.happens:
        yield happening_line(say, happening, Scene(card=True))
    if card.attached is not None:
        lines = [happening_line(say, each, Scene(card=True)) for each in card.attached.happens]
        yield say("line-stays", text=spaced(say, lines))


def happening_line(say: Say, happening: Happening, scene: Scene) -> str:
    """When: on which condition, at what price: what is done."""
    parts: list[str] = []
    if happening.if_ is not None:
        parts.append(say("only-if", condition=condition(say, happening.if_, scene)))
    if happening.cost is not None:
        parts.append(say("line-cost", cost=cost(say, happening.cost, scene)))
    elif happening.optional:
        parts.append(say("line-may"))
    parts += deeds(say, happening.do, scene)
    when = sentence(occasion(say, happening.when, scene))
    if happening.once is not None:
        when = say("line-once" if happening.once == "game" else "line-once-a-turn", when=when)
    return say("line-when", when=when, text=spaced(say, parts))
