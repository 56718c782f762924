"""What the rules can say, read from their source, so that a sentence rarely said is not forgotten."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TypeVar, get_args

from maester.games import NAMES, game
from maester.games.boardgame.edition import EDITIONS, Edition, TieBreak
from maester.games.boardgame.facts import TRACKS
from maester.games.cardgame import words as cardgame_words
from maester.games.cardgame.challenge.keywords import KINDS
from maester.games.cardgame.decks import BUILT_IN
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.verbs import PlaceToken
from maester.games.cardgame.which import CONTESTS, FACTIONS
from maester.games.intrigue.facts import DECK, HOUSES
from maester.games.miniatures import facts as miniatures
from maester.games.miniatures import words as miniatures_words
from maester.games.miniatures.texts import records as miniature_records
from maester.games.miniatures.texts.occasions import OCCASIONS
from maester.games.miniatures.texts.which import CONDITIONS, ZONES
from maester.kernel import Event, Offer
from maester.words.arguments import kebab
from tests.words.fluent_files import SOURCE, builds_on

A = TypeVar("A")

GAMES = SOURCE / "games"
BASES = sorted({path.parent.name for name in NAMES for path in builds_on(GAMES / name / "words")})
"""What games build on without being games."""

BOARD = {name: EDITIONS[name] for name in NAMES if game(name).name in EDITIONS}
"""The editions of the board game there are."""


def components(edition: Edition) -> tuple[str, ...]:
    kinds = dict.fromkeys(order.kind for order in edition.orders.values())
    decks = [card for deck in edition.westeros.values() for card in deck]
    cards = (*edition.cards, *decks, *edition.wildlings, *edition.tides)
    return (*edition.houses, *TRACKS, *edition.units, *edition.orders, *kinds, *edition.realm.ground, *cards)


EFFECTS = [effect for card in CARDS.values() for ability in card.abilities for effect in ability.do]
TOKENS = {effect.kind for effect in EFFECTS if isinstance(effect, PlaceToken)}

COMPONENTS = {
    "intrigue": (*DECK, *HOUSES),
    "cardgame": (*CARDS, *FACTIONS, *BUILT_IN, *CONTESTS, *TOKENS),
    "miniatures": (
        *(attack.name for unit in miniatures.UNITS.values() for attack in unit.attacks),
        *(house for unit in miniatures.UNITS.values() for house in unit.houses),
        *(*miniatures.UNITS, *miniatures.ATTACHMENTS, *miniatures.NCUS, *miniatures.ARMIES, *miniatures.MODES),
        *(*miniature_records.ABILITIES, *miniature_records.CARDS, *miniatures.SIZES.pieces, *CONDITIONS, *ZONES),
        *(*miniature_records.OBJECTIVES, *miniature_records.MISSIONS, *miniature_records.SIEGE),
        *(wall.name for mode in miniatures.MODES.values() for wall in mode.walls),
    ),
    **{name: components(edition) for name, edition in BOARD.items()},
}
"""What has a name, by game."""

COMPOSING = {"cardgame": cardgame_words.written, "miniatures": miniatures_words.written}
"""Games that compose the texts of their cards from words of their own alone."""

COMPOSED_ABOUTS = {
    "cardgame": {
        *(f"name-{naming}" for naming in ("challenge", "card-type", "icon")),
        *(f"respond-{timing}" for timing in ("actions", "would", "interrupt", "reaction")),
        *(f"use-{kind}" for kind in KINDS if kind != "intimidate"),
        *("spare-cards", "look-to-hand", "look-to-bottom"),
    },
    "miniatures": {
        *(f"declare-{moment}" for moment in OCCASIONS),
        *(f"{zone}-target" for zone in ZONES),
        *(f"spend-{condition}" for condition in CONDITIONS),
        *(f"reroll-{roll}" for roll in ("attack", "defence", "test")),
    },
}
"""Questions whose names are put together: what is named, the window, the keyword, the zone, the card."""

ATOM = re.compile(r"[A-Z][A-Z0-9]*-[A-Z]+-\d+")

ASKING = {
    "pick": 1,
    "next_of": 1,
    "one_of": 1,
    "one_target": 2,
    "choose": 2,
    "offered": 3,
    "outstanding": 2,
    "name_units": 2,
    "sealed_bids": 2,
}
"""Functions that ask, and where they are told what about."""

PASSED_ON = ("about", "card", "f'bid-{track}'")
"""What such a function is told in other words: what its caller says, the card that asks, the track bid for."""

MADE_BY = (
    *("which_unit", "which_token", "which_units", "which_card", "which_cards", "yes_or_no", "how_many"),
    *("which_move", "placing_question"),
)
"""Functions that make a question, told what about among their arguments."""


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text("utf-8"))))


def source_of(game: str | None) -> Iterator[ast.AST]:
    """The source of a game; without a game, all that is outside the games."""
    folder = SOURCE if game is None else GAMES / game
    for path in sorted(folder.rglob("*.py")):
        if game is not None or GAMES not in path.parents:
            yield from nodes(path)


def calls(game: str | None, name: str) -> Iterator[ast.Call]:
    for node in source_of(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def asked(game: str, name: str) -> Iterator[ast.Call]:
    """Calls of a function that asks: the caller waits for the answer."""
    for node in source_of(game):
        call = node.value if isinstance(node, ast.YieldFrom) else None
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == name:
            yield call


def literal(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), f"nobody can check the words of {ast.unparse(node)}"
    assert isinstance(node.value, str)
    return node.value


@cache
def refusals(game: str | None) -> list[tuple[str, set[str] | None]]:
    """Each refusal: its why, and what it says it is about (None, where only running it would tell)."""
    found: list[tuple[str, set[str] | None]] = []
    for call in calls(game, "Refusal"):
        if isinstance(call.args[0], ast.Constant):
            about = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
            keys = {literal(key) for key in about.keys if key} if isinstance(about, ast.Dict) else None
            found.append((literal(call.args[0]), keys))
    for node in source_of(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "no":
            names = {keyword.arg for keyword in node.keywords if keyword.arg}
            found += [(why, names) for why in ways(node.args[0])]
    return found


def ways(node: ast.expr) -> list[str]:
    """The texts an expression may come to; none, if only running it would tell."""
    if isinstance(node, ast.IfExp):
        return ways(node.body) + ways(node.orelse)
    return [literal(node)] if isinstance(node, ast.Constant) and node.value is not None else []


def unreadable_records() -> list[tuple[str, set[str]]]:
    """Each reason not to read a record, and what it says it is about."""
    calls_ = list(calls(None, "UnreadableRecord"))
    return [(literal(call.args[0]), {"line", *(kw.arg for kw in call.keywords if kw.arg)}) for call in calls_]


def unreadable_positions() -> list[tuple[str, set[str]]]:
    """Each reason not to read a position, and what it says it is about."""
    homes = (None, *BASES, *NAMES)
    calls_ = [call for home in homes for name in ("Misplaced", "NotToml") for call in calls(home, name)]
    said = [call for call in calls_ if isinstance(call.args[0], ast.Constant)]
    return [(literal(call.args[0]), {"reason", *(kw.arg for kw in call.keywords if kw.arg)}) for call in said]


@cache
def abouts(game: str) -> set[str]:
    """What its decisions are about: said by a class of decisions, on making one, or to a function that asks."""
    found = set()
    for asking, place in ASKING.items():
        for call in asked(game, asking):
            about = call.args[place]
            if ast.unparse(about) not in PASSED_ON:
                found.add(literal(about))
            elif isinstance(about, ast.JoinedStr) and game in BASES:
                found |= {f"bid-{track}" for track in TRACKS}
    for node in source_of(game):
        if isinstance(node, ast.keyword) and node.arg == "about" and isinstance(node.value, ast.Constant):
            found.add(literal(node.value))
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "about":
            found |= set(ways(node.value)) if node.value is not None else set()
        if isinstance(node, ast.Call):
            found |= told_to_makers(node)
    found |= COMPOSED_ABOUTS.get(game, set())
    if game in BOARD:
        found |= {card for deck in BOARD[game].westeros.values() for card, facts in deck.items() if facts.chosen_by}
    return found


def told_to_makers(call: ast.Call) -> set[str]:
    """What a function that makes a question is told it is about, whether called here or handed on to be asked."""
    called = [part.id for part in (call.func, *call.args) if isinstance(part, ast.Name)]
    if not set(called) & set(MADE_BY):
        return set()
    texts = [part.value for part in call.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return set(texts[:1])


@cache
def whys(game: str) -> set[str]:
    """Why somebody wins, a reason and the atom it rests on, side by side; and why anything else happens."""
    pairs = [node.elts for node in source_of(game) if isinstance(node, ast.Tuple) and len(node.elts) == 2]
    found = {
        literal(why)
        for why, rule in pairs
        if isinstance(rule, ast.Constant) and ATOM.fullmatch(str(rule.value)) and isinstance(why, ast.Constant)
    }
    for name, place in explaining(game).items():
        found |= {why for call in calls(game, name) if len(call.args) > place for why in ways(call.args[place])}
    return found | (VICTORIES | OUTCOMES if game in BASES else set())


OUTCOMES = {"strength", "fiefdoms"}
"""Why a combat is won, if not by the last unit."""

VICTORIES = {"enough-structures", "most-structures", "shared-victory", *(f"most-{by}" for by in get_args(TieBreak))}
"""Why an edition of the board game is won."""


def explaining(game: str) -> dict[str, int]:
    """The functions and events that are told why, and at which place."""
    fields = {kind.__name__: kind.__struct_fields__ for kind in events(game)}
    found = {kind: names.index("why") for kind, names in fields.items() if "why" in names}
    for node in source_of(game):
        if isinstance(node, ast.FunctionDef):
            names = [argument.arg for argument in node.args.args]
            if "why" in names and "self" not in names:
                found[node.name] = names.index("why")
    return found


def events(game: str | None) -> list[type[Event]]:
    """The events of a game; without a game, those of the kernel."""
    home = "maester.kernel" if game is None else f"maester.games.{game}"
    for name in NAMES:
        import_module(f"maester.games.{name}")
    found = [kind for kind in subclasses(Event) if f"{kind.__module__}.".startswith(f"{home}.")]
    return [kind for kind in found if not kind.__subclasses__()]  # what others have in common never happens itself


def offers(game: str | None) -> list[type[Offer]]:
    """The kinds of offers that a game makes."""
    kinds = [kind for kind in subclasses(Offer) if f"{kind.__module__}.".startswith(f"maester.games.{game}.")]
    return [kind for kind in kinds if not kind.__subclasses__()]


def subclasses(kind: type[A]) -> Iterator[type[A]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from subclasses(sub)


@cache
def literals() -> set[str]:
    """Every text in the source, and what classes are called as texts: verbs of cards are named so."""
    everything = (node for path in sorted(SOURCE.rglob("*.py")) for node in nodes(path))
    found = set[str]()
    for node in everything:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.ClassDef):
            found.add(kebab(node.name))
    return found
