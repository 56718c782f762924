"""An army is what a seat brings: kept, shared, judged and tried before the game."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from maester.games.miniatures.army import (
    NEUTRAL,
    SMALL,
    ArmyList,
    can_lead,
    cost_of,
    costs,
    crowd_refusals,
    deck_of,
    facts_of,
    joining_refusals,
    list_refusals,
    person_of,
    ready_made,
    served_refusals,
    size_refusals,
)
from maester.games.miniatures.army_text import as_json, as_list, read_army
from maester.games.miniatures.facts import ARMIES, ATTACHMENTS, FACTION_CARDS, NCUS, UNITS
from maester.games.miniatures.numbers import HAND
from maester.games.miniatures.setup import Options, not_carried_out
from maester.games.miniatures.texts.ready import not_ready
from maester.games.miniatures.unit import WALL, is_solo_card
from maester.kernel import Brings, Chance, Refusal

ANY_NUMBER = 20
FEWEST = 2
"""Players: an army may be as large as in a game of two. Among more, the table says how large."""


class FirstCards(Struct, frozen=True):
    """The tactics cards that might be drawn at the beginning of a game (MIN-DECK-03)."""

    hand: tuple[str, ...]


def first_cards(army: ArmyList, chance: Chance) -> FirstCards:
    deck = deck_of(army) if army.faction in FACTION_CARDS else ()
    return FirstCards(tuple(sorted(chance.shuffled(deck)[:HAND])))


def refusal(army: ArmyList) -> Refusal | None:
    """Everything that keeps an army from a game of the points it is built for."""
    return Refusal.all(refusals(army))


def refusals(army: ArmyList) -> Iterator[Refusal]:
    yield from size_refusals(army.points)
    yield from served_refusals(army.points)
    yield from crowd_refusals(army, FEWEST)
    yield from list_refusals(army, army.points)
    yield from not_carried_out(army)


def signs(army: ArmyList) -> dict[str, str]:
    """The faction and the commander, which everybody may know."""
    leader = {"commander": army.commander} if army.commander else {}
    return {"faction": army.faction, **leader}


def fitting(army: ArmyList) -> dict[str, int]:
    """The cards of the faction and the neutral ones; `commander/card` for each that may lead, and `unit/attachment` for
    each that may join a unit.
    (MIN-ARMY-03, MIN-ARMY-08, MIN-ARMY-10, MIN-ARMY-11)"""
    own = [card for card in (*UNITS, *ATTACHMENTS, *NCUS) if fights_for(card, army.faction)]
    joins = [
        f"{unit}/{attachment}"
        for unit in own
        if unit in UNITS and not is_solo_card(unit)
        for attachment in own
        if attachment in ATTACHMENTS and not any(joining_refusals(unit, attachment))
    ]
    leaders = [f"commander/{card}" for card in own if can_lead(card)]
    return {card: most(card) for card in own} | dict.fromkeys((*leaders, *joins), 1)


def fights_for(card: str, faction: str) -> bool:
    """Without castle walls, and what only comes with something else."""
    facts = facts_of(card)
    if card == WALL or facts is None or facts.most == 0:
        return False
    return facts.faction in (faction, NEUTRAL) and not not_ready(card)


def most(card: str) -> int:
    facts = facts_of(card)
    assert facts is not None
    return 1 if person_of(card) is not None else facts.most or ANY_NUMBER


def counted(army: ArmyList) -> dict[str, int]:
    """What is spent, of how much, and on each card: `units/0`, `units/0/0` its first attachment, `ncus/0`."""
    neutral = [cost for card, cost in costs(army) if (facts := facts_of(card)) is not None and facts.faction == NEUTRAL]
    found = {"points": cost_of(army), "most": army.points}
    if army.faction != NEUTRAL:  # MIN-NEUTRAL-02
        found |= {"neutral": sum(neutral), "most-neutral": army.points // 2}
    paid = iter(costs(army))
    for n, troop in enumerate(army.units):
        if troop.unit in UNITS:
            found[f"units/{n}"] = next(paid)[1]
        for k, name in enumerate(troop.attachments):
            if name in ATTACHMENTS:
                found[f"units/{n}/{k}"] = next(paid)[1]
    for n, name in enumerate(army.ncus):
        if name in NCUS:
            found[f"ncus/{n}"] = next(paid)[1]
    return found


def tidied(army: ArmyList, name: str) -> ArmyList:
    return replace(army, name=name)


def as_played(name: str, options: Options) -> ArmyList:
    """A ready-made army grows with the points of the game."""
    return ready_made(name, options.points)


BRINGS = Brings(
    what="army",
    option="armies",
    opened_by=None,
    shape=ArmyList,
    built_in={name: ready_made(name, SMALL) for name in ARMIES},
    as_played=as_played,
    together=Options.together,
    refusal=refusal,
    signs=signs,
    fitting=fitting,
    counted=counted,
    tidied=tidied,
    read=read_army,
    written={"text": as_list, "json": as_json},
    tried=first_cards,
)
