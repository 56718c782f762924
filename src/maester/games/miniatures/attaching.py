"""ATTACH: an attachment joins a unit that may have others, whose owner says where it stands."""

from maester.games.miniatures.state import State
from maester.games.miniatures.unit import attachments_left
from maester.kernel import Amount, Flow, ask


class AttachmentPlace(Amount, frozen=True, kw_only=True):
    """The how manyth model from the left of the front rank an attachment replaces."""

    unit: str
    attachment: str


def take_place(state: State, name: str, attachment: str) -> Flow[None]:
    """The one farthest to the left falls last. (MIN-ATTACH-07, MIN-ATTACH-08)"""
    unit = state.units[name]
    others = attachments_left(unit)
    place = (yield from ask(unit.seat, which_place, state, name, attachment)) if others else 1
    gone = tuple(each for each in unit.attachments if each not in others)
    state.change(name, attachments=(*others[: place - 1], attachment, *others[place - 1 :], *gone))


def which_place(state: State, name: str, attachment: str) -> AttachmentPlace:
    most = len(attachments_left(state.units[name])) + 1
    return AttachmentPlace(
        about="attachment-place", rule="MIN-ATTACH-08", least=1, most=most, unit=name, attachment=attachment
    )
