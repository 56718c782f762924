"""Which cards have constant abilities for which layer of the board, by code; and how a layer is filled."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar, overload

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.vocabulary import Constant
from maester.games.cardgame.which import Code

T = TypeVar("T")


class filled_once(Generic[T]):
    """A layer that is worked out when first asked for. `functools.cached_property` takes a lock, which costs more than
    most layers."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self.work_out, self.name = work_out, work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, board: None, kind: type) -> "filled_once[T]": ...
    @overload
    def __get__(self, board: object, kind: type) -> T: ...
    def __get__(self, board: object | None, kind: type) -> "filled_once[T] | T":
        if board is None:
            return self
        found = board.__dict__[self.name] = self.work_out(board)
        return found


class Layer(NamedTuple):
    """The cards with constant abilities that speak of something, and which of them do."""

    codes: frozenset[Code]
    constants: dict[Code, tuple[Constant, ...]]


def speaking(of: Callable[[Constant], object]) -> Layer:
    found = {code: tuple(each for each in facts.constants if of(each)) for code, facts in CARDS.items()}
    found = {code: constants for code, constants in found.items() if constants}
    return Layer(frozenset(found), found)


def layer(wanted: str) -> Layer:
    return speaking(lambda constant: getattr(constant, wanted))


BLANK, PARTICIPATES, ICONS, KEYWORDS, STRENGTH = (
    layer(name) for name in ("blank", "participates", "icons", "keywords", "strength")
)
SUMS = speaking(lambda each: each.contribution or each.dominance or each.reserve or each.claim)
RULES = layer("rule")


def by_rule() -> dict[str, frozenset[Code]]:
    found: dict[str, set[Code]] = {}
    for code, constants in RULES.constants.items():
        for each in constants:
            found.setdefault(each.rule or "", set()).add(code)
    return {rule: frozenset(codes) for rule, codes in found.items()}


BENDING = by_rule()
"""Rule → the cards that bend it."""

BENT_BY_AGENDAS = frozenset(
    rule for rule, codes in BENDING.items() if any(CARDS[code].type == "agenda" for code in codes)
)
