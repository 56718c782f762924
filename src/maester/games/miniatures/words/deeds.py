"""What is done, as sentences: the verbs of an ability or a card."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from maester.games.miniatures.facts import THROWN
from maester.games.miniatures.texts import verbs
from maester.games.miniatures.texts.changes import Change
from maester.games.miniatures.texts.verbs import AnyVerb
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.words.holding import change, clauses, guarded, listed
from maester.games.miniatures.words.occasions import condition, cost
from maester.games.miniatures.words.phrases import Say, Scene, amount, joined, part, spaced, which


def deeds(say: Say, found: Iterable[AnyVerb], scene: Scene) -> Iterator[str]:
    for verb in found:
        yield deed(say, verb, scene)


def deed(say: Say, verb: AnyVerb, scene: Scene) -> str:
    text = change(say, verb, scene) if isinstance(verb, Change) else done(say, verb, scene)
    return guarded(say, verb, scene, text)


def done(say: Say, verb: Any, scene: Scene) -> str:
    return DONE[type(verb)](say, verb, scene)


def nested(say: Say, found: Iterable[AnyVerb], scene: Scene) -> str:
    return spaced(say, deeds(say, found, scene))


def give(say: Say, verb: verbs.Give, scene: Scene) -> str:
    who = part(say, verb.to, scene)
    if not verb.conditions:
        return say("do-give-same", who=who)
    if verb.one:
        every = len(verb.conditions) == 3
        what = listed(say, verb.conditions, "either")
        message = "do-give-any" if every else "do-give"
        return say(message, who=who, conditions=what, n=amount(say, verb.n, scene))
    return say("do-give", who=who, conditions=listed(say, verb.conditions))


def to(name: str, attribute: str = "to") -> Callable[[Say, Any, Scene], str]:
    return lambda say, verb, scene: say(name, who=part(say, getattr(verb, attribute), scene))


def plain(name: str) -> Callable[[Say, Any, Scene], str]:
    return lambda say, verb, scene: say(name)


def with_amount(name: str) -> Callable[[Say, Any, Scene], str]:
    def made(say: Say, verb: Any, scene: Scene) -> str:
        who = part(say, verb.to, scene)
        return say(name, who=who, n=amount(say, verb.n, scene))

    return made


def wounds(say: Say, verb: verbs.Wounds, scene: Scene) -> str:
    n = amount(say, verb.n, scene)
    if verb.d3:
        n = say("d3-plus", n=n) if verb.n else say("d3")
    return say("do-wounds", who=part(say, verb.to, scene), n=n)


def hits(say: Say, verb: verbs.Hits, scene: Scene) -> str:
    n = amount(say, verb.n, scene)
    text = say("do-hits", who=part(say, verb.to, scene), n=say("d3-plus", n=n) if verb.d3 else n)
    if verb.defence:
        return say("do-hits-defence", text=text, defence=say("signed", number=abs(verb.defence), direction="minus"))
    return text


def suffer(say: Say, verb: verbs.SufferUpTo, scene: Scene) -> str:
    message = "do-suffer-models" if verb.models else "do-suffer"
    if isinstance(verb.of, Which):
        return say("do-suffer-several", who=which(say, verb.of, scene, many=True), most=verb.most)
    return say(message, who=part(say, verb.of, scene), most=verb.most)


def test(say: Say, verb: verbs.Test, scene: Scene) -> str:
    text = say("do-test", who=part(say, verb.to, scene), kind=verb.kind)
    if verb.modifier:
        text = say("do-test-modified", text=text, n=amount(say, verb.modifier, scene, sign=True))
    if verb.wounds:
        text = say("do-test-wounds", text=text, n=amount(say, verb.wounds, scene))
    parts = [say("ended", text=text)]
    if verb.passed:
        parts.append(say("test-passed", text=nested(say, verb.passed, scene)))
    if verb.failed:
        parts.append(say("test-failed", text=nested(say, verb.failed, scene)))
    return spaced(say, parts)


def act(say: Say, verb: verbs.Act, scene: Scene) -> str:
    actions = joined(say, "either", [say("action-noun", action=each) for each in verb.actions])
    text = say("do-act", who=part(say, verb.to, scene), actions=actions)
    if verb.at is not None:
        text = say("do-act-at", text=text, whom=part(say, verb.at, scene, "acc"))
    if verb.in_place_of_surge:
        text = say("do-act-surge", text=text)
    if verb.speed is not None:
        text = say("do-act-speed", text=text, inches=verb.speed)
    if verb.more_speed:
        text = say("do-act-more", text=text, inches=verb.more_speed)
    if verb.pivot:
        text = say("do-act-pivot", text=text)
    parts = [say("ended", text=text), *clauses(say, verb.changes, scene)]
    return spaced(say, parts)


def shift(say: Say, verb: verbs.Shift, scene: Scene) -> str:
    message = "do-pivot-shift" if verb.pivot else "do-shift"
    return say(message, who=part(say, verb.to, scene), inches=verb.inches)


def search(say: Say, verb: verbs.Search, scene: Scene) -> str:
    what = (
        joined(say, "either", [say("quoted", name=each) for each in verb.cards])
        if verb.cards
        else say("a-commander-card" if verb.commander else "any-card")
    )
    place = "both" if "discard" in verb.places else "deck"
    return say("do-search", what=what, place=place, play="yes" if verb.play else "no")


def attach(say: Say, verb: verbs.Attach, scene: Scene) -> str:
    card = say("quoted", name=verb.card) if verb.card is not None else say("this-card")
    until = joined(say, "either", [say("until-when", until=each) for each in verb.until])
    return say("do-attach", card=card, whom=part(say, verb.to, scene, "acc"), until=until)


def names(say: Say, cards: Iterable[str]) -> list[str]:
    return [say("quoted", name=each) for each in cards]


def throw(say: Say, verb: verbs.Throw, scene: Scene) -> str:
    """With the numbers of the weapon, which are printed nowhere else."""
    weapon = next(each for each in THROWN if each.name == verb.weapon)
    text = say("do-throw", who=part(say, "this", scene), hit=weapon.hit, dice=weapon.dice[0])
    return spaced(say, [text, *clauses(say, verb.changes, scene)])


def stays(say: Say, verb: verbs.Stays, scene: Scene) -> str:
    return say("do-stays", until=joined(say, "either", [say("until-when", until=each) for each in verb.until]))


def choose(say: Say, verb: verbs.Choose, scene: Scene) -> str:
    if verb.all:
        whom = which(say, verb.which, scene, many=True)
        return say("do-for-all", whom=whom, text=nested(say, verb.do, scene))
    message = "do-choose-up-to" if verb.most > 1 else "do-choose-may" if verb.optional else "do-choose"
    units = which(say, verb.which, scene, number="many" if verb.most > 1 else "a")
    return spaced(say, [say(message, whom=units, most=verb.most), nested(say, verb.do, scene)])


def menu(say: Say, verb: verbs.Menu, scene: Scene) -> str:
    items = [say("menu-item", number=n + 1, text=nested(say, each, scene)) for n, each in enumerate(verb.of)]
    repeat = "yes" if verb.repeat else "some" if verb.often else "no"
    often = joined(say, "both", [say("menu-number", number=n) for n in verb.often]) if verb.often else ""
    text = say("do-menu", n=amount(say, verb.n, scene), by=verb.by, repeat=repeat, often=often)
    return spaced(say, [text, *items])


def whether(say: Say, verb: verbs.Whether, scene: Scene) -> str:
    parts = [say("if-so", condition=condition(say, verb.holds, scene), text=nested(say, verb.do, scene))]
    if verb.otherwise:
        parts.append(say("otherwise", text=nested(say, verb.otherwise, scene)))
    return spaced(say, parts)


def may(say: Say, verb: verbs.May, scene: Scene) -> str:
    price = cost(say, verb.cost, scene)
    head = say("line-cost", cost=price) if price else say("line-may")
    return spaced(say, [head, nested(say, verb.do, scene)])


def roll(say: Say, verb: verbs.Roll, scene: Scene) -> str:
    parts = [say("do-roll", least=verb.least, text=nested(say, verb.do, scene))]
    if verb.least_if is not None:
        least, holds = verb.least_if
        parts.append(say("if-so", condition=condition(say, holds, scene), text=say("roll-least", least=least)))
    if verb.sure_if is not None:
        parts.append(say("if-so", condition=condition(say, verb.sure_if, scene), text=say("roll-sure")))
    if verb.again_if is not None:
        parts.append(say("if-so", condition=condition(say, verb.again_if, scene), text=say("roll-again")))
    return spaced(say, parts)


def roll_d3(say: Say, verb: verbs.RollD3, scene: Scene) -> str:
    faces = [say("d3-face", face=n + 1, text=nested(say, each, scene)) for n, each in enumerate(verb.faces)]
    return spaced(say, [say("do-roll-d3"), *faces])


def after_test(say: Say, verb: verbs.AfterTest, scene: Scene) -> str:
    parts = []
    if verb.passed:
        parts.append(say("test-passed", text=nested(say, verb.passed, scene)))
    if verb.failed:
        parts.append(say("test-failed", text=nested(say, verb.failed, scene)))
    return spaced(say, parts)


def with_rest(name: str) -> Callable[[Say, Any, Scene], str]:
    return lambda say, verb, scene: say(name, text=nested(say, verb.do, scene))


def take(say: Say, verb: verbs.Take, scene: Scene) -> str:
    return say("do-take", whose=part(say, verb.of, scene, "gen"), n=verb.n, may="yes" if verb.optional else "no")


def reinforce(say: Say, verb: verbs.Reinforce, scene: Scene) -> str:
    return say("do-reinforce", unit=verb.unit, attachments=list(verb.attachments))


DONE: dict[type, Callable[[Say, Any, Scene], str]] = {
    verbs.Give: give,
    verbs.Take: take,
    verbs.SwapToken: lambda say, verb, scene: say("do-swap-token", whose=part(say, "target", scene, "gen")),
    verbs.MoveToken: plain("do-move-token"),
    verbs.NoToken: plain("do-no-token"),
    verbs.Vow: plain("do-vow"),
    verbs.Taunt: lambda say, verb, scene: say("do-taunt", conditions=listed(say, verb.conditions)),
    verbs.Count: lambda say, verb, scene: say("do-count", n=verb.n),
    verbs.SpendCounters: lambda say, verb, scene: say("do-spend-counters", most=verb.most),
    verbs.Pillage: with_amount("do-pillage"),
    verbs.PassPillage: lambda say, verb, scene: say(
        "do-pass-pillage",
        who=part(say, verb.to, scene),
        whose=part(say, verb.of, scene, "gen"),
        may="yes" if verb.optional else "no",
    ),
    verbs.Wounds: wounds,
    verbs.Hits: hits,
    verbs.Heal: with_amount("do-heal"),
    verbs.SufferUpTo: suffer,
    verbs.Survive: lambda say, verb, scene: say("do-survive", who=part(say, "this", scene), n=verb.n),
    verbs.Test: test,
    verbs.Act: act,
    verbs.NoAction: lambda say, verb, scene: say("do-no-action", who=part(say, "subject", scene)),
    verbs.Shift: shift,
    verbs.SurgeInstead: plain("do-surge-instead"),
    verbs.ActivateIdle: to("do-activate-idle"),
    verbs.ActivateToo: lambda say, verb, scene: say("do-activate-too", must="yes" if verb.must else "no"),
    verbs.Draw: lambda say, verb, scene: say("do-draw", n=verb.n),
    verbs.Search: search,
    verbs.Recall: lambda say, verb, scene: say("do-recall", n=verb.n),
    verbs.Redraw: plain("do-redraw"),
    verbs.Attach: attach,
    verbs.Cancel: plain("do-cancel"),
    verbs.RefreshOrder: lambda say, verb, scene: say("do-refresh-order", whose=part(say, verb.of, scene, "gen")),
    verbs.InsteadOfZone: with_rest("do-instead-of-zone"),
    verbs.UseZone: plain("do-use-zone"),
    verbs.ControlZone: plain("do-control-zone"),
    verbs.SilenceNcu: lambda say, verb, scene: say("do-silence-enemies" if verb.enemies else "do-silence-ncu"),
    verbs.AfterClaim: lambda say, verb, scene: say(
        "do-after-claim", text=nested(say, verb.do, scene), before="yes" if verb.or_before else "no"
    ),
    verbs.MoveNcu: with_rest("do-move-ncu"),
    verbs.Retarget: with_rest("do-retarget"),
    verbs.Choose: choose,
    verbs.Menu: menu,
    verbs.Whether: whether,
    verbs.May: may,
    verbs.Roll: roll,
    verbs.RollD3: roll_d3,
    verbs.KillAttachment: lambda say, verb, scene: say("do-kill-attachment", whose=part(say, verb.of, scene, "gen")),
    verbs.Destroy: to("do-destroy", "of"),
    verbs.StealAttachment: plain("do-steal-attachment"),
    verbs.Strip: plain("do-strip"),
    verbs.MoveAttachment: plain("do-move-attachment"),
    verbs.ShareAbilities: plain("do-share-abilities"),
    verbs.UseOrder: plain("do-use-order"),
    verbs.LoseAction: plain("do-lose-action"),
    verbs.Stakes: lambda say, verb, scene: say("do-stakes", inches=verb.inches, whom=part(say, "this", scene, "gen")),
    verbs.Foresee: with_rest("do-foresee"),
    verbs.AfterDestroyed: with_rest("do-after-destroyed"),
    verbs.Reinforce: reinforce,
    verbs.RideBy: lambda say, verb, scene: say("do-ride-by", n=amount(say, verb.wounds, scene)),
    verbs.WagerZones: with_rest("do-wager-zones"),
    verbs.AfterAttack: with_rest("do-after-attack"),
    verbs.AfterTest: after_test,
    verbs.Bond: lambda say, verb, scene: say("do-bond", animal=verb.animal),
    verbs.Unmask: plain("do-unmask"),
    verbs.MustFight: plain("do-must-fight"),
    verbs.DiscardRandom: lambda say, verb, scene: say("do-discard-random", n=verb.n),
    verbs.RevealHand: plain("do-reveal-hand"),
    verbs.Trample: lambda say, verb, scene: say("do-trample", who=part(say, "this", scene), inches=verb.inches),
    verbs.Throw: throw,
    verbs.Summon: lambda say, verb, scene: say("do-summon", units=joined(say, "either", names(say, verb.units))),
    verbs.Gain: lambda say, verb, scene: say("do-gain", n=amount(say, verb.n, scene)),
    verbs.TakeFirst: plain("do-take-first"),
    verbs.Stays: stays,
    verbs.ClearPiece: plain("do-clear-piece"),
    verbs.BringIn: plain("do-bring-in"),
    verbs.ArrowsAgain: plain("do-arrows-again"),
    verbs.StakesAtWalls: plain("do-stakes-at-walls"),
}
