"""What an ability does: a sentence for each verb."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from maester.games.cardgame import verbs
from maester.games.cardgame.facts import RISEN
from maester.games.cardgame.verbs import Effect
from maester.games.cardgame.which import Whose, Zone
from maester.games.cardgame.words.phrases import Phrase, Say, as_text, cards, joined, reference, signed, traits


class Scene(Struct, frozen=True):
    """What was chosen before, as it is to be spoken of."""

    target: Phrase
    zone: Zone = "play"
    whose: Whose | None = None


def deed(say: Say, effect: Effect, scene: Scene) -> str:
    word = WORDS.get(type(effect))
    if word is not None:
        return word(say, effect, scene)
    to = getattr(effect, "to", "target")
    return say(f"deed-{tag(effect)}", amount=getattr(effect, "amount", 0), **on(say, to, scene).as_("card"))


def tag(effect: Effect) -> str:
    return str(type(effect).__struct_config__.tag)


def on(say: Say, to: str, scene: Scene) -> Phrase:
    return scene.target if to == "target" else reference(say, to)


def unsaved(say: Say, text: str, savable: bool) -> str:
    return text if savable else say("cannot-be-saved", text=text)


# ------------------------------------------------------------------------------------------------- gold and power


def gain_gold(say: Say, effect: verbs.GainGold, scene: Scene) -> str:
    if effect.per is None:
        return say("deed-gain-gold", amount=effect.amount)
    return say("gain-gold-for-each", amount=effect.amount, **cards(say, effect.per, "each").as_("per"))


def gain_power(say: Say, effect: verbs.GainPower, scene: Scene) -> str:
    if effect.to == "faction":
        return say("gain-power-per-plot" if effect.per else "deed-gain-power", amount=effect.amount)
    message = "gains-power-per-strength" if effect.per else "gains-power"
    return say(message, amount=effect.amount, **on(say, effect.to, scene).as_("card"))


def move_power(say: Say, effect: verbs.MovePower, scene: Scene) -> str:
    return say("deed-move-power", amount=effect.amount, whose=effect.whose)


# ------------------------------------------------------------------------------------------------- leaving and entering


def stand(say: Say, effect: verbs.Stand, scene: Scene) -> str:
    what = cards(say, effect.each, "each") if effect.each is not None else on(say, effect.to, scene)
    return say("deed-stand", **what.as_("card"))


def kill(say: Say, effect: verbs.Kill, scene: Scene) -> str:
    if effect.spared:
        return unsaved(say, say("kill-others"), effect.savable)
    if effect.by is not None:
        return say("kill-own")
    return unsaved(say, say("deed-kill", **on(say, effect.to, scene).as_("card")), effect.savable)


def discard(say: Say, effect: verbs.Discard, scene: Scene) -> str:
    what = cards(say, effect.each, "each") if effect.each is not None else on(say, effect.to, scene)
    message = "discard-from-hand" if scene.zone == "hand" and effect.to == "target" else "deed-discard"
    return unsaved(say, say(message, **what.as_("card")), effect.savable)


def back(say: Say, effect: verbs.Back, scene: Scene) -> str:
    mine = effect.to == "this" or scene.whose == "me"
    text = say("back-to-mine" if mine else "deed-back", **on(say, effect.to, scene).as_("card"))
    return unsaved(say, text, effect.savable)


def shuffle_in(say: Say, effect: verbs.ShuffleIn, scene: Scene) -> str:
    text = say("deed-shuffle-in", **scene.target.as_("card"))
    return say("or-put-into-play", text=text, **cards(say, effect.or_play).as_("card")) if effect.or_play else text


def put_into_play(say: Say, effect: verbs.PutIntoPlay, scene: Scene) -> str:
    message = "deed-put-into-play" if scene.whose == "me" else "put-into-play-mine"
    return say(message, **scene.target.as_("card"))


def instead(say: Say, effect: verbs.Instead, scene: Scene) -> str:
    return say(f"instead-{effect.place}")


def attach_this(say: Say, effect: verbs.AttachThis, scene: Scene) -> str:
    from maester.games.cardgame.words.constants import constant_line

    parts = [say("line", text=as_text(say(f"name-{keyword}"))) for keyword in RISEN.keywords]
    parts += [constant_line(say, constant) for constant in RISEN.constants]
    text = parts[0]
    for part in parts[1:]:
        text = say("two-words", one=text, other=part)
    return say("deed-attach-this", traits=traits(say, RISEN.traits), text=type(text)(text.removesuffix(".")))


# ------------------------------------------------------------------------------------------------- what lasts


def modify(say: Say, effect: verbs.Modify, scene: Scene) -> str:
    what = on(say, effect.to, scene)
    text = say("sentence", text=joined(say, "both", [*changes(say, effect, what.number)]), **what.as_("card"))
    if effect.burn:
        return say("until-burned", until=effect.until, text=say("is-burned", text=text))
    return text if effect.rule is not None else say("until-then", text=text, until=effect.until)


def changes(say: Say, effect: verbs.Modify, number: str) -> Iterator[str]:
    if effect.strength:
        text = say("gets-strength", strength=signed(say, effect.strength), number=number)
        if effect.strength_while_first is not None:
            more = signed(say, effect.strength_while_first)
            text = say("while-first-instead", text=text, strength=more)
        yield text
    yield from (say("gains-icon", contest=icon, number=number) for icon in effect.icons)
    if effect.lose_icons:
        yield say("loses-icons", number=number)
    if effect.named_icon is not None:
        yield say(f"{effect.named_icon}-named-icon", number=number)
    if effect.rule is not None:
        yield say(f"rule-{effect.rule}", until=effect.until)


def claim(say: Say, effect: verbs.Claim, scene: Scene) -> str:
    kind = f"-{effect.type}" if effect.type != "any" else ""
    return say(f"claim-{effect.whose}{kind}", amount=abs(effect.amount), until=effect.until)


def reduce(say: Say, effect: verbs.Reduce, scene: Scene) -> str:
    following = cards(say, effect.which, "the", more=("next",))
    return say("deed-reduce", amount=effect.amount, plays=effect.plays, **following.as_("card"))


def forbid(say: Say, effect: verbs.Forbid, scene: Scene) -> str:
    return say(f"forbid-{effect.what}", until=effect.until)


def delay(say: Say, effect: verbs.Delay, scene: Scene) -> str:
    text = joined(say, "both", [deed(say, each, scene) for each in effect.do])
    if effect.token is not None:
        return say("later-token", kind=effect.token, text=text, **scene.target.as_("card"))
    return say(f"later-{effect.at}", text=text, **scene.target.as_("card"))


def place_token(say: Say, effect: verbs.PlaceToken, scene: Scene) -> str:
    return say("deed-place-token", kind=effect.kind, **on(say, effect.to, scene).as_("card"))


# ------------------------------------------------------------------------------------------------- hidden places


def search(say: Say, effect: verbs.Search, scene: Scene) -> str:
    if effect.not_the_named_type:
        return say("search-other-type")
    return say("search-top", top=effect.top, **cards(say, effect.which).as_("card"))


def reveal_top(say: Say, effect: verbs.RevealTop, scene: Scene) -> str:
    return say("deed-reveal-top", **cards(say, effect.which).as_("card"))


def look(say: Say, effect: verbs.Look, scene: Scene) -> str:
    if effect.whose == "me":
        return say("look-own", top=effect.top, hand=effect.hand)
    return say("look-theirs", top=effect.top, bottom=effect.bottom)


def discard_hand(say: Say, effect: verbs.DiscardHand, scene: Scene) -> str:
    text = say(f"discard-hand-{effect.whose}", amount=effect.amount)
    return say("power-for-character", text=text, power=effect.character_power) if effect.character_power else text


def either_of(say: Say, effect: verbs.EitherOf, scene: Scene) -> str:
    return joined(say, "either", [deed(say, each, scene) for each in effect.do])


WORDS: dict[type, Callable[[Say, Any, Scene], str]] = {
    verbs.AttachThis: attach_this,
    verbs.Back: back,
    verbs.Claim: claim,
    verbs.Delay: delay,
    verbs.Discard: discard,
    verbs.DiscardHand: discard_hand,
    verbs.EitherOf: either_of,
    verbs.Forbid: forbid,
    verbs.GainGold: gain_gold,
    verbs.GainPower: gain_power,
    verbs.Instead: instead,
    verbs.Kill: kill,
    verbs.Look: look,
    verbs.Modify: modify,
    verbs.MovePower: move_power,
    verbs.PlaceToken: place_token,
    verbs.PutIntoPlay: put_into_play,
    verbs.Reduce: reduce,
    verbs.RevealTop: reveal_top,
    verbs.Search: search,
    verbs.ShuffleIn: shuffle_in,
    verbs.Stand: stand,
}
"""Verbs that say more than what is done to which card."""
