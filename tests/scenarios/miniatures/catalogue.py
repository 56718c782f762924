"""A catalogue of scenes in which abilities and cards act, or must not: worlds that differ in one thing each.

For every clause of every record the first world is looked for in which it acts, and one in which it does not though the
same moment has come, or a unit on which it does not work. What it does there is told by the events that follow.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec import to_builtins

from maester.games.miniatures import GAME
from maester.games.miniatures.facts import ATTACHMENTS, NCUS, UNITS
from maester.games.miniatures.facts import FACTION_CARDS as DECKS
from maester.games.miniatures.geometry.tray import DEPTH, WIDTH, Arc
from maester.games.miniatures.numbers import more_cards
from maester.games.miniatures.setup import Options, deal
from maester.games.miniatures.state import State
from maester.games.miniatures.steps import AnyStep
from maester.games.miniatures.steps.board import UseZone, ZoneOnUnit
from maester.games.miniatures.steps.rounds import EndActivation
from maester.games.miniatures.steps.texts import CarryOut, CloseWindow, TokenComes
from maester.games.miniatures.texts import occasions as kinds
from maester.games.miniatures.texts.bearers import FACTION_RULES
from maester.games.miniatures.texts.changes import HandSize
from maester.games.miniatures.texts.in_force import armed
from maester.games.miniatures.texts.in_play import Bound, Laid, Origin
from maester.games.miniatures.texts.listening import answer_of
from maester.games.miniatures.texts.matching import Answer, usable
from maester.games.miniatures.texts.occasions import AnyOccasion
from maester.games.miniatures.texts.records import ABILITIES, CARDS
from maester.games.miniatures.texts.which import ANIMALS, CONDITIONS, ZONES, Condition
from maester.games.miniatures.texts.working import works_on
from maester.games.miniatures.unit import full_wounds
from maester.games.miniatures.values import Attack, Declared, MoraleTest, Ncu, Pose, Unit, Window
from maester.kernel import Chance
from tests.scenarios.miniatures.play import Scene, happened

A, B = "seat-1", "seat-2"
FRIEND, ENEMY = "guardsmen", "sworn-swords"
FRIENDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "ghost": ("sworn-brothers", ("jon-snow-998th-lord-commander",)),
    "savage-giant": ("savage-giant", ()),
    "mag-the-mighty": ("savage-giant", ()),
    "varamyr-sixskins": ("shadowcat", ()),
    "shadowcat": ("wolf-pack", ()),
}
"""Who stands beside whom, where an ability asks for it."""


TURNS: tuple[str, ...] = ("turn-start", "turn-end")
ROUNDS: tuple[str, ...] = ("game-start", "round-start", "round-end")
ATTACKS: tuple[str, ...] = (
    "attack",
    "attack-rolled",
    "attack-final",
    "defence-rolled",
    "defence-final",
    "attack-done",
)
LOSSES: tuple[str, ...] = ("would-be-destroyed", "destroyed", "rank-lost")
TESTS: tuple[str, ...] = ("test", "test-rolled", "test-passed", "test-failed")


class World(NamedTuple):
    """How a scene is set."""

    stand: str
    """calm, fight, flank, crowd; alone, without a friend; uneven, where only a1 is hurt; riders, against cavalry."""
    control: str
    """Who controls all zones: nobody, mine, theirs."""
    hurt: bool
    """Everybody has lost ranks and has tokens."""
    round: int = 2

    @property
    def label(self) -> str:
        zones = {"nobody": "", "mine": ", zones mine", "theirs": ", zones theirs"}[self.control]
        return f"{self.stand}{', hurt' if self.hurt else ''}{zones}{f', round {self.round}' if self.round != 2 else ''}"


WORLDS = tuple(
    World(stand, control, hurt, number)
    for hurt in (False, True)
    for stand in ("calm", "fight", "flank", "crowd", "alone", "uneven", "riders")
    for control in ("nobody", "mine", "theirs")
    for number in (2, 5)
)


# ------------------------------------------------------------------------------------------------------ who has it


@cache
def bearer(ability: str) -> tuple[str, tuple[str, ...], str]:
    """A unit, its attachments and an NCU, so that one of them has the ability."""
    for faction, abilities in FACTION_RULES.items():
        if ability in abilities:
            return next(card for card, unit in UNITS.items() if unit.faction == faction), (), ""
    for card, unit in UNITS.items():
        if ability in unit.abilities:
            return card, (), ""
    for card, attachment in ATTACHMENTS.items():
        if ability in attachment.abilities:
            plain = {"infantry": "baratheon-wardens" if attachment.faction == "baratheon" else FRIEND}
            return plain.get(attachment.type, "outriders"), (card,), ""
    ncu = next(card for card, facts in NCUS.items() if ability in facts.abilities)
    return ("ironborn-reavers" if NCUS[ncu].faction == "greyjoy" else FRIEND), (), ncu


def owner_of_card(card: str) -> str:
    """A unit of the faction a card belongs to, led by its commander."""
    owners = {name: each.faction for group in (ATTACHMENTS, UNITS, NCUS) for name, each in group.items()}
    found = [name for group in (ATTACHMENTS, UNITS, NCUS) for name, each in group.items() if card in each.cards]
    decks = [name for name, cards in DECKS.items() if card in cards]
    faction = owners[found[0]] if found else decks[0] if decks else "lannister"
    wanted = {"greyjoy": "ironborn-reavers", "nights-watch": "sworn-brothers", "neutral": "bolton-cutthroats"}
    wanted["targaryen"] = "dothraki-screamers"
    if "person='mag-the-mighty'" in str(CARDS[card]):
        return "mag-the-mighty"
    if "varamyr" in str(CARDS[card]) or "shadowcat" in str(CARDS[card]):
        return "varamyr-sixskins"
    if "giant" in str(CARDS[card]) or "monster" in str(CARDS[card]):
        return "savage-giant"
    return wanted.get(faction, FRIEND)


def leader(card: str) -> tuple[str, ...]:
    """A commander who can lead that unit."""
    unit = UNITS[card]
    leads = [(name, each) for name, each in ATTACHMENTS.items() if each.commander]
    fits = [name for name, each in leads if (each.faction, each.type) == (unit.faction, unit.type)]
    return tuple(fits[:1])


def state_of(world: World, card: str, attachments: tuple[str, ...], ncu: str) -> State:
    """a1 has the ability, a2 is its friend nearby, b1 its enemy, b2 another enemy; a3 fights b1 too in a crowd."""
    state: State = deal(Options(seats=2), Chance(1))
    enemy = "outriders" if world.stand == "riders" else ENEMY
    tray, enemy_tray = UNITS[card].tray, UNITS[enemy].tray
    y = 20_000
    if world.stand == "calm":
        foe = Pose(24_000, y + 10_000, 18_000)
    elif world.stand == "flank":
        foe = Pose(24_000, y + (DEPTH[tray] + WIDTH[enemy_tray]) // 2, 9_000)
    else:
        foe = Pose(24_000, y + (DEPTH[tray] + DEPTH[enemy_tray]) // 2, 18_000)
    friend, led = FRIENDS.get(card, ("guardsmen" if card != "guardsmen" else "halberdiers", ()))
    units: dict[str, tuple[str, str, Pose, tuple[str, ...]]] = {
        "a1": (A, card, Pose(24_000, y, 0), attachments),
        "a2": (A, friend, Pose(33_000, 16_000, 0), led),
        "b1": (B, enemy, foe, ("umber-champion",) if enemy == ENEMY else ()),
        "b2": (B, "umber-berserkers", Pose(15_000, 31_000, 18_000), ()),
    }
    if world.stand == "crowd":
        aside = WIDTH[enemy_tray] // 2 + DEPTH["infantry"] // 2
        units["a3"] = (A, "poor-fellows", Pose(24_000 + aside, foe.y, 27_000), ())
    if world.stand == "alone":
        del units["a2"]
    state.units = {}
    for name, (seat, each, pose, attached) in units.items():
        full = full_wounds(each)
        hurt = world.hurt and (world.stand != "uneven" or name == "a1")
        left = max(1, full // 3 if UNITS[each].tray != "cavalry" else full // 2) if hurt else full
        tokens: tuple[Condition, ...] = CONDITIONS if hurt else ()
        counters: tuple[tuple[str, int], ...] = (("faith", 2), ("pillage", 2)) if hurt else (("faith", 1),)
        if name == "a1" and world.stand == "fight":
            counters += (("baratheon-banners", 1),)
        if "skinchanger" in attached:
            counters += {"fight": (("bonded-eagle", 1),), "flank": (("bonded-wolf", 1),)}.get(world.stand, ())
        state.units[name] = Unit(
            seat, each, left, pose, name == "a1", world.hurt, tokens, attached, counters=counters,
            used=("incite",) if name == "b1" else (), master="a2" if each == "bear" else None,
        )  # fmt: skip
    if world.hurt and ncu == "":
        state.change("a1", used=("hold-the-line",))
    state.ncus = {
        "an1": Ncu(A, ncu or "aemon-maester-of-castle-black", counters=(("order", 2),), on=_influenced(ncu)),
        "an2": Ncu(A, "aemon-maester-of-castle-black"),
        "bn1": Ncu(B, "sansa-stark-little-bird"),
    }
    holder = {"mine": "an2", "theirs": "bn1"}.get(world.control)
    state.board = {} if holder is None else dict.fromkeys(ZONES, holder)
    state.zones, state.round, state.active, state.agenda = {A: 0, B: 1}, world.round, A, ()
    state.turns = () if world.hurt else (A, B)
    state.held = (("a1", "b1"), ("b1", "a1")) if world.hurt else ()
    state.fought = (("a1", "b1"), ("b1", "a1")) if world.stand == "fight" else ()
    state.markers = dict.fromkeys(state.markers)
    state.hands = {A: ("winters-might", "counterplot"), B: ("winters-might",)}
    state.discards = {A: ("winters-might", "hear-me-roar"), B: ()}
    state.decks = {A: ("counterplot", "kingslayers-infamy", "bribery", "cruel-methods"), B: ("winters-might",)}
    state.lists = {A: (), B: ()}
    state.chance = Chance(7)
    return state


def _influenced(ncu: str) -> str | None:
    if not ncu or NCUS[ncu].influence is None:
        return None
    return "b1" if NCUS[ncu].influence == "enemy" else "a1"


# ------------------------------------------------------------------------------------------------------ occasions


def occasions(state: State, world: World) -> Iterator[tuple[str, AnyOccasion, Attack | None, MoraleTest | None]]:
    """What may happen in a world: to a1, by a1, to and by its friend and its enemy."""
    for seat, who in ((A, "my"), (B, "their")):
        for moment in TURNS:
            yield f"{who} {moment}", happened(moment, seat=seat), None, None
    for moment in ROUNDS:
        yield moment, happened(moment, seat=A), None, None
    for name in present(state):
        yield f"{name} activates", kinds.Activates(name, state.units[name].seat), None, None
        for word in ("maneuver", "retreat", "charge"):
            foe = {"a1": "b1", "a2": "b1", "b1": "a1"}[name] if word == "charge" else None
            yield f"{name} declares {word}", kinds.ActionDeclared(name, word, foe), None, None
            yield f"{name} ends {word}", kinds.ActionDone(name, word), None, None
        yield f"{name} is deployed", kinds.Deployed(name, state.units[name].seat), None, None
        for each in state.units[name].attachments:
            yield f"{name} loses {each}", kinds.AttachmentFalls(name, each), None, None
        for token in ("vulnerable", "weakened"):
            yield f"{name} would be {token}", kinds.TokenNears(name, token), None, None
    for ncu, seat in (("an1", A), ("bn1", B)):
        yield f"{ncu} activates", kinds.NcuActivates(seat, ncu), None, None
        for zone in (*ZONES, "water-gardens", "house-of-the-undying"):
            yield f"{ncu} claims {zone}", kinds.ZoneClaimed(seat, ncu, zone), None, None
            yield f"{ncu} has used {zone}", kinds.ZoneDone(seat, ncu, zone), None, None
    for seat, name in ((A, "a1"), (B, "b1"), (B, "a1")):
        for zone in ("maneuver", "crown"):
            yield f"{zone} of {seat} targets {name}", kinds.ZoneTargets(name, seat, zone), None, None
    yield from fights(state, world)
    for seat, key, unit in (
        (B, "card:winters-might:0", "b1"),
        (B, "order:b1:incite:0", "b1"),
        (A, "card:bribery:0", "a1"),
    ):
        yield f"{key} is declared", kinds.CardOrOrderDeclared(seat, key, unit), None, None
        yield f"{key} has chosen {unit}", kinds.CardTargets(seat, key, unit), None, None


def present(state: State) -> list[str]:
    return [name for name in ("a1", "a2", "b1") if name in state.units]


def fights(state: State, world: World) -> Iterator[tuple[str, AnyOccasion, Attack | None, MoraleTest | None]]:
    arc: Arc = "right" if world.stand == "flank" else "front"
    pairs = (("a1", "b1"), ("b1", "a1"), ("b1", "a2"), ("a2", "b1"))
    for by, on in [pair for pair in pairs if pair[0] in state.units and pair[1] in state.units]:
        mine: Arc = "front" if by != "a1" else arc
        yield f"{by} rolled its charge on {on}", kinds.ChargeRolled(by, on, mine, 3), None, None
        yield f"{by} charged {on}", kinds.Charged(by, on, mine), None, None
        for weapon, each in enumerate(state.units[by].facts.attacks):
            word = each.range
            saves, wounds, ranks = ((1, 3), 2, 3) if world.hurt else ((5, 3), 0, 1)
            dice, charge = (6, 1, 1, 4), world.round == 5
            attack = Attack(by, on, weapon, mine, charge, dice=dice, hits=2, saves=saves, wounds=wounds, ranks=ranks)
            how = "strikes" if word == "melee" else "shoots at"
            for moment in ATTACKS:
                label = f"{by} {how} {on}: {moment}"
                yield label, happened(moment, by, on, range=word, wounds=attack.wounds), attack, None
            if world.hurt and word == "melee":
                yield f"{by} surges", kinds.Surges(by, on), None, None
                for moment in LOSSES:
                    yield f"{on} {moment}, struck by {by}", happened(moment, on, by), attack, None
            panic = MoraleTest(on, True, (), dice=(1, 2, 2), why="attack")
            yield (
                f"{on} fails after {by} {how} it",
                kinds.MoraleTestFailed(on, "panic", by, 2),
                attack,
                panic,
            )
    for name in present(state):
        for kind in ("panic", "morale"):
            test = MoraleTest(name, kind == "panic", (), dice=(3, 3, 2))
            for moment in TESTS:
                occasion = happened(moment, name, kind=kind, wounds=2)
                yield f"{name} {moment} ({kind})", occasion, None, test


def scene(state: State, occasion: AnyOccasion, attack: Attack | None, test: MoraleTest | None) -> State:
    twin = state.copy()
    twin.attacks = (attack,) if attack is not None else ()
    twin.tests = (test,) if test is not None else ()
    twin.active = occasion.seat or A
    twin.windows = (Window(occasion),)
    if occasion.moment == "declared":
        assert occasion.seat is not None
        outer = Window(kinds.TurnStarts(A), (Declared(occasion.seat, occasion.word),))
        twin.windows = (outer, Window(occasion))
    if occasion.moment == "zone" and occasion.ncu is not None and occasion.zone is not None:
        twin.agenda = (UseZone(occasion.ncu, occasion.zone),)
    if occasion.moment == "zone-targets" and occasion.unit is not None and occasion.zone is not None:
        twin.agenda = (ZoneOnUnit(twin.active, occasion.zone, occasion.unit),)
    if occasion.moment == "would-be-destroyed" and occasion.unit is not None:
        twin.change(occasion.unit, wounds=0)
    if occasion.moment == "destroyed" and occasion.unit is not None:
        twin.change(occasion.unit, wounds=0, pose=None)
    return twin


# ------------------------------------------------------------------------------------------------------ looking


class Clause(NamedTuple):
    """One thing a record says, and how it is looked for."""

    name: str
    record: str
    kind: str
    n: int
    """Which change, or which happening."""
    moment: str = ""
    """When something happens."""


def clauses() -> Iterator[Clause]:
    for name, ability in ABILITIES.items():
        for n, change in enumerate(ability.modifies):
            yield Clause(f"{name}/{change.__struct_config__.tag}{n}", name, "modifies", n)
        for n, happening in enumerate(ability.happens):
            yield Clause(f"{name}/{happening.when.what}{n}", name, "happens", n, happening.when.what)
    for name, card in CARDS.items():
        for n, happening in enumerate(card.happens):
            yield Clause(f"{name}/{happening.when.what}{n}", name, "card", n, happening.when.what)
        if card.attached is not None:
            for n, change in enumerate(card.attached.modifies):
                yield Clause(f"{name}/{change.__struct_config__.tag}{n} attached", name, "attached-modifies", n)
            for n, happening in enumerate(card.attached.happens):
                yield Clause(
                    f"{name}/{happening.when.what}{n} attached", name, "attached-happens", n, happening.when.what
                )


@cache
def base(world: World, record: str, is_card: bool, theirs: bool) -> State:
    card, attachments, ncu = (owner_of_card(record), leader(owner_of_card(record)), "") if is_card else bearer(record)
    state = state_of(world, card, attachments, ncu)
    if is_card and CARDS[record].attached is not None:
        state.laid = (Laid(A, record, "b1" if theirs else "a1", ("game",), 2 if world.hurt else 0),)
        if record in ANIMALS:
            state.laid = (Laid(A, record, "b1", ("game",), master="a1"),)
        state.discards = {**state.discards, A: (*state.discards[A], record)}
    elif is_card:
        state.discards = {**state.discards, A: (*state.discards[A], record)}
    return state


def look(clause: Clause, world: World) -> Iterator[tuple[str, bool, State, AnyOccasion, str]]:
    """Every occasion of a world at which the clause could be looked for: label, whether it acts, scene, key."""
    is_card = clause.kind not in ("modifies", "happens")
    for theirs in (False, True) if clause.kind.startswith("attached") else (False,):
        state = base(world, clause.record, is_card, theirs)
        for label, occasion, attack, test in occasions(state, world):
            here = scene(state, occasion, attack, test)
            if clause.kind.endswith("modifies"):
                yield from look_at_change(clause, here, label, occasion)
            else:
                yield from look_at_happening(clause, here, label, occasion)


Looked = Iterator[tuple[str, bool, State, AnyOccasion, str]]


def look_at_change(clause: Clause, here: State, label: str, occasion: AnyOccasion) -> Looked:
    attached = clause.kind == "attached-modifies"
    change = changed_by(clause)
    if isinstance(change, HandSize):
        yield f"{label}: my hand", more_cards(here, A) > 0, here, occasion, ""
        yield f"{label}: their hand", more_cards(here, B) > 0, here, occasion, ""
        return
    attack = here.attacks[-1] if here.attacks else None
    this = here.laid[0].on if attached else "a1"
    origin: Origin = "attached" if attached else "ability"
    if not attached and clause.record in NCUS[here.ncus["an1"].card].abilities:
        origin, this = "influence", here.ncus["an1"].on or "a1"
    by, on = (attack.by, attack.on) if attack is not None else (None, None)
    master = here.laid[0].master if attached else None
    bound = Bound(A, clause.record, origin, this, attacker=by, defender=on, master=master)
    weapon = not attached and ABILITIES[clause.record].kind == "weapon"
    if weapon and not (attack is not None and attack.by == "a1" and armed(here, attack, clause.record)):
        yield label, False, here, occasion, ""
        return
    for name, unit in here.units.items():
        if unit.on_table:
            yield f"{label}: on {name}", works_on(here, bound, change, name), here, occasion, name


def look_at_happening(clause: Clause, here: State, label: str, occasion: AnyOccasion) -> Looked:
    if clause.kind == "card":
        key = f"card:{clause.record}:{clause.n}"
    elif clause.kind == "attached-happens":
        key = f"laid:{here.laid[0].on}:{clause.record}:{clause.n}"
    elif ABILITIES[clause.record].kind in ("ncu", "influence"):
        key = f"ncu:an1:{clause.record}:{clause.n}"
    else:
        key = f"{'order' if ABILITIES[clause.record].kind == 'order' else 'ability'}:a1:{clause.record}:{clause.n}"
    answer: Answer = answer_of(here, occasion, A, key)
    yield label, usable(here, answer, occasion), here, occasion, key


TELLING = ("wounds", "count", "points", "token", "zone", "added", "action")
"""What of an event a text decides; dice and places are luck."""


def said(event: Any) -> str:
    """An event with its numbers."""
    told = event.rolled if hasattr(event, "passed") else event
    return " ".join([type(event).__name__, *(str(getattr(told, field)) for field in TELLING if hasattr(told, field))])


def in_numbers(change: Any) -> str:
    """A change with how much it changes; on whom and when it works, the scenes show."""
    facts = {field: getattr(change, field) for field in change.__struct_fields__ if field not in WHEN}
    numbers = [f"{field} {written(value)}" for field, value in facts.items() if value not in (None, (), "", False)]
    return " ".join([change.__struct_config__.tag, *numbers])


WHEN = ("on", "if_", "against", "attack", "which", "while_")


def written(value: Any) -> str:
    """Plain values as they are, lists with commas, amounts as what differs from nothing."""
    if isinstance(value, tuple | frozenset):
        return ",".join(written(each) for each in value)
    return str(to_builtins(value)) if hasattr(value, "__struct_fields__") else str(value)


def changed_by(clause: Clause) -> Any:
    record: Any = CARDS[clause.record].attached if clause.kind == "attached-modifies" else ABILITIES[clause.record]
    return record.modifies[clause.n]


def carried_out(here: State, key: str) -> str:
    """What is told when it is carried out, every question answered by chance."""
    occasion = here.windows[-1].occasion
    after: tuple[AnyStep, ...] = ()
    if occasion.moment == "token":
        after = (TokenComes(occasion.unit or "", occasion.word),)  # type: ignore[arg-type]  # one of the conditions
    elif occasion.moment == "activates":
        after = (EndActivation(occasion.unit or ""),)
    elif occasion.moment == "zone":  # its effect is to come, but nothing follows from it
        here.ncus = {**here.ncus, "gone": Ncu(A, "tyrion-lannister-the-imp", gone=True)}
        after = (UseZone("gone", occasion.zone or ""),)
    elif occasion.moment == "zone-targets":
        after = (ZoneOnUnit(here.active, occasion.zone or "", occasion.unit or ""),)
    here.agenda = (CarryOut(A, key), CloseWindow(), *after)
    table = Scene(GAME, here)
    luck = Chance(3)
    for _ in range(60):
        if table.over or not table.waiting:
            break
        seat = table.waiting[0]
        decision = table.decision(seat)
        answer = True if decision.answers() == (True, False) else decision.sample(luck)
        table.answer(seat, answer)
    lasting = [in_numbers(each.change) for each in table.state.lasting]
    told = [said(event) for event in table.story if type(event).__name__ != "AnsweredItself"]
    laid = [f"laid {each.card} on {each.on}" for each in table.state.laid if key.startswith("card:")]
    more = ["later" for _ in table.state.later] + ["taunted" for _ in table.state.taunted]
    if occasion.moment == "token" and not any(each.startswith("TokenGiven") for each in told):
        more.append("no token comes")
    return ", ".join(dict.fromkeys([*told, *lasting, *laid, *more])) or "nothing"
