"""Attachments that join units of the enemy: traitors and hostages. Whoever planted one decides what it does."""

from maester.games.miniatures.attaching import take_place
from maester.games.miniatures.events import AttachmentPlanted
from maester.games.miniatures.facts import ATTACHMENTS
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.setup import Plant
from maester.games.miniatures.values import Planted
from maester.kernel import Flow, Pick, Seat, Step, ask


def plants(state: State, when: str) -> list[Step]:
    """The steps in which attachments are planted, before or after deployment."""
    return [Plant(seat, when) for seat in state.seats if due(state, seat, when)]


def due(state: State, seat: Seat, when: str) -> list[str]:
    return [each for each in state.to_plant.get(seat, ()) if ATTACHMENTS[each].enemy == when]


def hosts(state: State, seat: Seat, attachment: str) -> list[str]:
    """Enemy units of its type, whatever the usual limits. (MIN-ATTACH-05)"""
    found = [(name, unit) for name, unit in state.units.items() if not state.friends(unit.seat, seat) and unit.wounds]
    return [name for name, unit in found if unit.facts.type == ATTACHMENTS[attachment].type]


def plant(state: State, seat: Seat, when: str) -> Flow[None] | None:
    """If no unit fits, the attachment stays out of the game."""
    waiting = [each for each in due(state, seat, when) if hosts(state, seat, each)]
    return planting(state, seat, when, waiting[0]) if waiting else None


def planting(state: State, seat: Seat, when: str, attachment: str) -> Flow[None]:
    name = yield from ask(seat, which_host, state, seat, attachment)
    left = list(state.to_plant[seat])
    left.remove(attachment)
    state.to_plant[seat] = tuple(left)
    state.planted += (Planted(name, attachment, seat),)
    state.tell(AttachmentPlanted(seat, attachment, name))
    state.do_next(Plant(seat, when))
    yield from take_place(state, name, attachment)


class WhichHost(Pick[str], frozen=True, kw_only=True):
    attachment: str


def which_host(state: State, seat: Seat, attachment: str) -> WhichHost:
    options = tuple(hosts(state, seat, attachment))
    return WhichHost(about="plant", rule="MIN-ATTACH-05", options=options, attachment=attachment)
