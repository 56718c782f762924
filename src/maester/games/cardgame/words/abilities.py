"""A triggered ability as a line of text: its kind, when, on which condition, at what cost, on whom, what is done."""

from collections.abc import Iterator

from msgspec.structs import replace

from maester.games.cardgame.verbs import Effect, Kneel, Stand
from maester.games.cardgame.vocabulary import Ability, Choose, Cost
from maester.games.cardgame.which import Which
from maester.games.cardgame.words.deeds import Scene, deed
from maester.games.cardgame.words.occasions import about, condition, occasion
from maester.games.cardgame.words.phrases import (
    CASES,
    Phrase,
    Say,
    cards,
    either,
    joined,
    pronoun,
    reference,
    with_after,
)


def ability_lines(say: Say, ability: Ability) -> Iterator[str]:
    text = what_is_done(say, ability)
    if costs := [*cost_words(say, ability.cost)]:
        text = say("ability-cost", cost=joined(say, "both", costs), text=text)
    when = occasion(say, ability.when, ability.kind) if ability.when is not None else None
    if ability.if_ is not None:
        message = "ability-only-if" if when is None else "ability-when-if"
        text = say(message, when=when, **{"if": condition(say, ability.if_)}, text=text)
    elif when is not None:
        text = say("ability-when", when=when, text=text)
    kind = say("kind-action-in", phase=ability.phase) if ability.phase is not None else say(f"kind-{ability.kind}")
    line = say("line-ability", kind=kind, text=text)
    if ability.limit:
        line = say("two-words", one=line, other=say("line-limit", limit=ability.limit, period=ability.per))
    if ability.max:
        line = say("two-words", one=line, other=say("line-max", limit=ability.max, period=ability.per))
    yield line


def what_is_done(say: Say, ability: Ability) -> str:
    """What is chosen, what is done to it, and what is done then."""
    scene = Scene(pronoun(say, about(say, ability.when) if ability.when is not None else reference(say, "this")))
    parts = []
    if ability.choose is not None:
        choose = with_implied(ability.choose, ability.do)
        scene = chosen_by(say, choose)
        parts = [*choice(say, choose)]
    text = joined_deeds(say, parts, ability.do, scene)
    if not ability.then:
        return text
    parts = []
    if ability.then_choose is not None:
        scene = chosen_by(say, ability.then_choose)
        parts = [*choice(say, ability.then_choose)]
    return say("ability-then", text=text, then=joined_deeds(say, parts, ability.then, scene))


def joined_deeds(say: Say, before: list[str], effects: tuple[Effect, ...], scene: Scene) -> str:
    """One after the other. A card is named first, and then spoken of by a pronoun."""
    text = None
    for part in before:
        text = part if text is None else say("and-so", one=text, other=part)
    for effect in effects:
        done = deed(say, effect, scene)
        text = done if text is None else say("and-so", one=text, other=done)
        scene = replace(scene, target=again(say, scene.target), zone="play")
    assert text is not None, "an ability does something"
    return text


def again(say: Say, target: Phrase) -> Phrase:
    return target if target.gender == "chosen" else pronoun(say, target)


def with_implied(choose: Choose, effects: tuple[Effect, ...]) -> Choose:
    """Only a standing card can be knelt, and only a kneeling one stood: others cannot be chosen (CG-TARGET-09)."""
    if choose.which is None or choose.which.knelt is not None or len(effects) != 1:
        return choose
    knelt = {Kneel: False, Stand: True}.get(type(effects[0]))
    return replace(choose, which=replace(choose.which, knelt=knelt))


# ------------------------------------------------------------------------------------------------- costs


def cost_words(say: Say, cost: Cost) -> Iterator[str]:
    if cost.gold == "its-cost":
        yield say("cost-its-cost")
    elif cost.gold == "x":
        yield say("cost-x")
    elif cost.gold:
        yield say("cost-gold", gold=cost.gold)
    if cost.kneel == "this" and cost.sacrifice:
        yield say("cost-kneel-and-sacrifice")
    elif cost.kneel == "this":
        yield say("cost-kneel-this")
    elif cost.sacrifice:
        yield say("cost-sacrifice")
    if cost.kneel_faction:
        yield say("cost-kneel-faction")
    if cost.kneel_one:
        yield say("cost-kneel-one", **either(say, [cards(say, own(each)) for each in cost.kneel_one]).as_("card"))
    if cost.back:
        yield say("cost-back")
    if cost.remove:
        yield say("cost-remove")
    if cost.discard:
        yield say("cost-discard", count=cost.discard)
    if cost.token is not None:
        yield say("cost-token", kind=cost.token)


def own(which: Which) -> Which:
    return replace(which, whose="me")


# ------------------------------------------------------------------------------------------------- choices


def chosen_by(say: Say, choose: Choose) -> Scene:
    """How a chosen card is spoken of. One that is only selected later is named where something is done to it."""
    which = choose.which
    if which is None:
        return Scene(pronoun(say, reference(say, "this")))
    many = choose.most > 1
    named = cards(say, which, det="" if many else "a", many=many, moving=choose.late)
    target = named if choose.late else pronoun(say, named)
    if choose.by == "each":
        target = Phrase({case: say("the-chosen", form=case) for case in CASES}, "chosen", many=True)
    return Scene(target, zone=which.inside[0], whose=which.whose)


def choice(say: Say, choose: Choose) -> Iterator[str]:
    if choose.player is not None and not choose.late:
        yield player(say, choose)
    if choose.which is not None and not choose.late:
        yield card(say, choose, choose.which)
    if choose.naming is not None and choose.naming != "icon":
        yield say(f"naming-{choose.naming}")


def player(say: Say, choose: Choose) -> str:
    if choose.player == "any":
        return say("choose-any-player")
    marks = {
        "fewer-cards": choose.with_fewer_cards,
        "cards": choose.with_cards,
        "characters": choose.with_characters,
    }
    return say("choose-opponent", **{"with": next((mark for mark, is_so in marks.items() if is_so), "")})


def card(say: Say, choose: Choose, which: Which) -> str:
    many = choose.most > 1
    what = cards(say, which, det="" if many else "a", many=many)
    if choose.by == "each":
        message, what = "choose-each-up-to" if many else "choose-each", with_after(say, what, say("whose-own"))
    elif choose.strength_total is not None:
        what = with_after(say, what, say("any-controller"))
        return say("choose-weak", most=choose.strength_total, **what.as_("card"))
    else:
        message = "choose-up-to" if many else "choose-card-optional" if choose.optional else "choose-card"
    return say(message, most=choose.most, **what.as_("card"))
