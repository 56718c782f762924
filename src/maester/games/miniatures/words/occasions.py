"""When something happens, on which condition, and at what price."""

from msgspec.structs import replace

from maester.games.miniatures.texts.verbs import Cost
from maester.games.miniatures.texts.vocabulary import When
from maester.games.miniatures.texts.which import If, Part, Which
from maester.games.miniatures.words.phrases import Say, Scene, joined, part, which

NOBODY = Which()
FIGHTS = (
    "attack",
    "attack-rolled",
    "attack-final",
    "defence-rolled",
    "defence-final",
    "attack-done",
    "charge-rolled",
    "charged",
    "surge",
)


def occasion(say: Say, when: When, scene: Scene) -> str:
    """`When an enemy attacks this unit in melee, before the dice`."""
    values: dict[str, str | None] = {}
    role = when.role or ("attacker" if when.what in FIGHTS else None)
    asked = when.which or NOBODY
    if when.whose is not None and asked.side is None:
        side: Which = Which(**{**{name: getattr(asked, name) for name in asked.__struct_fields__}, "side": when.whose})
    else:
        side = asked
    this = part(say, "this", replace(scene, card=False, weapon=False), "nom")
    if when.role == "defender":
        values["who"] = which(say, Which(side="enemy"), scene)
        values["whom"] = part(say, "this", scene, "acc")
    else:
        values["who"] = this if when.this or when.role == "attacker" else which(say, side, scene)
        values["whom"] = which(say, when.foe, scene) if when.foe is not None else "none"
    message = f"when-{when.what}"
    if role is not None and values["whom"] != "none":
        message += "-on"
    values["kind"] = say("kind-of-attack", kind=when.attack or "any")
    values["weapon"] = "yes" if scene.weapon and when.role == "attacker" else "no"
    values["whose"] = when.whose or "any"
    values["this"] = "yes" if when.this else "no"
    values["test"] = when.test or "any"
    values["actions"] = (
        joined(say, "either", [say("action-noun", action=each) for each in when.actions]) if when.actions else "none"
    )
    values["zones"] = joined(say, "either", [say("zone", zone=each) for each in when.zones]) if when.zones else "none"
    values["effect"] = when.effect or "any"
    values["asked"] = "yes" if when.which is not None else "no"
    values["condition"] = when.condition or "none"
    values["again"] = "yes" if when.again else "no"
    values["attack"] = when.attack or "any"
    values["first"] = "yes" if when.first else "no"
    return say(message, **values)


PARTS: tuple[Part, ...] = ("this", "target", "attacker", "defender", "subject", "commander")


def condition(say: Say, asked: If, scene: Scene) -> str:
    """All that must hold, joined by `and`."""
    found = [
        *board(say, asked),
        *units(say, asked, scene),
        *attack(say, asked),
        *battle(say, asked, scene),
    ]
    if asked.any:
        found.append(joined(say, "either", [condition(say, each, scene) for each in asked.any]))
    return joined(say, "both", found)


def zones(say: Say, names: tuple[str, ...], message: str = "either") -> str:
    return joined(say, message, [say("zone", zone=each) for each in names])


def board(say: Say, asked: If) -> list[str]:
    found = []
    if asked.control:
        found.append(say("if-control", zones=zones(say, asked.control)))
    if asked.control_all:
        found.append(say("if-control", zones=zones(say, asked.control_all, "both")))
    if asked.rival:
        found.append(say("if-rival", zones=zones(say, asked.rival)))
    if asked.no_rival:
        found.append(say("if-no-rival", zones=zones(say, asked.no_rival)))
    if asked.anyone:
        found.append(say("if-anyone", zones=zones(say, asked.anyone)))
    if asked.zone:
        found.append(say("if-zone", zones=zones(say, asked.zone)))
    if asked.round:
        found.append(say("if-round", round=asked.round))
    if asked.counters:
        found.append(say("if-counters", count=asked.counters))
    if asked.pillage:
        found.append(say("if-pillage", count=asked.pillage))
    if asked.my_turn:
        found.append(say("if-my-turn"))
    return found


def units(say: Say, asked: If, scene: Scene) -> list[str]:
    found = []
    for name in PARTS:
        fits: Which | None = getattr(asked, name)
        if fits is not None:
            found.append(say("if-is", who=part(say, name, scene), which=which(say, fits, scene)))
    if asked.ranks is not None:
        who = part(say, asked.ranks.of, scene)
        if asked.ranks.lost is not None:
            found.append(say("if-lost", who=who, count=asked.ranks.lost))
        if asked.ranks.left is not None:
            found.append(say("if-left", who=who, count=asked.ranks.left))
    if asked.full is not None:
        found.append(say("if-full", who=part(say, asked.full, scene)))
    if asked.compared is not None:
        one, other = part(say, asked.compared.of, scene), part(say, asked.compared.to, scene)
        found.append(say("if-compared", one=one, other=other, how=asked.compared.how))
    if asked.bonded is not None:
        found.append(say("if-bonded", animal=asked.bonded))
    if asked.alive is not None:
        found.append(say("if-alive", who=part(say, asked.alive, scene)))
    if asked.somebody is not None:
        found.append(say("if-somebody", which=which(say, asked.somebody, scene)))
    if asked.nobody is not None:
        found.append(say("if-nobody", which=which(say, asked.nobody, scene, number="no")))
    return found


def attack(say: Say, asked: If) -> list[str]:
    found = []
    if asked.arc:
        found.append(say("if-arc", arcs=joined(say, "either", [say("arc", arc=each) for each in asked.arc])))
    if asked.charging is not None:
        found.append(say("if-charging"))
    if asked.attack_hits:
        found.append(say("if-attack-hits"))
    if asked.attack_wounds is not None:
        found.append(say("if-attack-wounds", any="yes" if asked.attack_wounds else "no"))
    if asked.attack_ranks is not None:
        found.append(say("if-attack-ranks", any="yes" if asked.attack_ranks else "no"))
    if asked.save_shows_one:
        found.append(say("if-save-shows-one"))
    if asked.held:
        found.append(say("if-held"))
    if asked.has_maneuvered is not None:
        found.append(say("if-maneuvered", any="yes" if asked.has_maneuvered else "no"))
    return found


def battle(say: Say, asked: If, scene: Scene) -> list[str]:
    """What missions ask for."""
    found = []
    if asked.marker is not None:
        found.append(say("if-marker", marker=asked.marker))
    if asked.at_least is not None:
        counted = asked.at_least.of
        units = which(say, counted.which, scene, many=True) if counted.which is not None else ""
        found.append(say(f"if-at-least-{counted.per}", n=asked.at_least.n, units=units))
    if asked.zones_held is not None:
        found.append(say("if-zones-held", how=asked.zones_held))
    if asked.fell is not None:
        found.append(say("if-fell", who=asked.fell))
    if asked.most_engaged:
        found.append(say("if-most-engaged"))
    if asked.revealed:
        found.append(say("if-revealed"))
    return found


def cost(say: Say, asked: Cost, scene: Scene) -> str:
    kinds = ("counters", "faith", "pillage", "discard")
    found = [say(f"cost-{name}", count=count) for name in kinds if (count := getattr(asked, name))]
    if asked.spend:
        tokens = joined(say, "either", [say("condition-noun", condition=each) for each in asked.spend])
        found.append(say("cost-spend", tokens=tokens, whose=part(say, asked.spend_of, scene, "gen")))
    return joined(say, "both", found) if found else ""
