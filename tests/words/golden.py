"""What both word engines say, in every language: `python -m tests.words.golden` writes golden.json.

The browser's engine is held to the same file by web/tests/lib/golden.test.ts. Cases are messages of golden.ftl, one for
each thing Fluent or we can do with an argument, and all that games say in the golden playthroughs: to who acts, to
another seat, to a spectator.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import UNSET, UnsetType, json, to_builtins
from msgspec.structs import replace

from maester.games import game
from maester.kernel import Event, Offer, Pick, Refusal, Seat, Standing, Table
from maester.words import LANGUAGES, Words
from maester.words.arguments import Listener
from maester.words.language import Language, sources
from tests.playthroughs.transcript import answers_in, golden

FOLDER = Path(__file__).parent
FILE = FOLDER / "golden.json"
NAMES = {"seat-1": "Ann", "seat-2": "Ben", "seat-3": "Cleo"}
YOU = "seat-2"
GAMES = {"intrigue": 3, "boardgame1": 4, "boardgame2": 4}

Case = dict[str, Any]

SAID: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("golden-plural", {"count": count}) for count in (0, 1, 2, 1.5, 12000, -1)),
    *(("golden-select", {"house": house}) for house in ("stark", "golden-castle", "seat-1")),
    *(("golden-both", {"seat": seat, "count": count}) for seat in ("seat-1", YOU) for count in (1, 3)),
    *(("golden-sign", {"by": by}) for by in (-3, 0, 2)),
    *(
        ("golden-list", {"things": things})
        for things in ([], ["seat-1"], ["seat-1", YOU], ["seat-1", "golden-castle", "seat-3", "x"], [1, 1, -3])
    ),
    ("golden-list", {"things": ["golden-castle", "golden-castle", "seat-1"]}),
    *(("golden-list-you", {"winners": winners}) for winners in (["seat-1", YOU], ["seat-1"])),
    ("golden-units", {"units": ["golden-pike", "golden-bow", "golden-pike"]}),
    ("golden-units", {"units": ["golden-pike", "golden-castle"]}),
    ("golden-map", {"bids": {"seat-1": 2, YOU: 0, "seat-3": None}}),
    ("golden-map", {"bids": {}}),
    ("golden-hidden", {"card": None}),
    ("golden-hidden", {"card": "golden-castle.4"}),
    ("golden-term", {}),
    ("golden-reference", {}),
    *(("golden-number", {"n": n}) for n in (1, 1234.6, -2.25)),
    ("golden-minus", {"n": -2, "cards": 3}),
    *(("golden-truth", {"ready": ready}) for ready in (True, False)),
    ("golden-lines", {}),
    ("golden-why", {"why": "golden"}),
    *(("golden-long", {"text": text}) for text in ("golden:seat-1:7", "unheard:of", "x" * 300, "golden-castle.12")),
)


class GoldenFell(Event, frozen=True):
    card: str
    where: str = "south"
    owners: dict[str, Seat] | UnsetType = UNSET


class GoldenStood(Event, frozen=True):
    cards: tuple[str, ...]


class Golden(Offer, frozen=True):
    """Something to choose, for the golden cases."""


class GoldenDefend(Golden, frozen=True):
    card: str
    owner: Seat | None = None


class GoldenUse(Golden, frozen=True):
    card: str
    number: int
    occasion: int | None = None


class GoldenPass(Golden, frozen=True):
    pass


CASTLES = (
    ("golden-castle.4", "seat-1"),
    ("golden-castle.5", YOU),
    ("golden-castle.12", YOU),
    ("golden-castle.9", None),
)
ASKED = (
    Pick(about="golden", options=(GoldenPass(), *(GoldenDefend(*castle) for castle in CASTLES))),
    Pick(
        about="golden", options=(*(GoldenUse("golden-castle.4", 0, n) for n in (1, 3)), GoldenUse("golden-castle.4", 1))
    ),
    Pick(about="golden", options=((GoldenDefend("golden-castle.4", "seat-1"), GoldenPass()), ())),
)
"""Questions whose options are offers."""

FALLS = tuple(GoldenFell(f"golden-castle.{n}") for n in range(4))
TOLD: tuple[tuple[Event, ...], ...] = (
    FALLS,
    FALLS[:3],
    (*FALLS, GoldenFell("golden-castle.9", "north"), *FALLS),
    tuple(GoldenFell("golden-castle.1", owners={"golden-castle.1": seat}) for seat in ("seat-1", YOU)),
    (GoldenStood(("golden-castle.1",)), GoldenStood(("golden-castle.1", "golden-castle.2", "seat-1"))),
)
"""Stories: some of them tell of many in one sentence."""

REFUSED = (
    Refusal("not-your-turn", None, {"seat": "seat-1"}),
    Refusal("not-your-turn", None, {"seat": YOU}),
    Refusal("out-of-range", None, {"least": 1, "most": 3}),
    Refusal("out-of-range", None, {"least": 1, "most": 3, "field": "golden-castle"}),
    Refusal("field-left-open", None, {"field": "golden-castle"}),
)

STOOD = (
    Standing(over=False, places={"seat-1": 1, YOU: 2}, scores={}),
    Standing(over=False, places={"seat-1": 1, YOU: 1}, scores={}),
    Standing(over=True, places={"seat-1": 2, YOU: 1}, scores={}, why="golden"),
)


def cases() -> dict[str, Any]:
    return {"names": NAMES, "you": YOU, "general": general(), "games": {name: of_game(name) for name in GAMES}}


def general() -> list[Case]:
    """Messages of golden.ftl, and what every game says."""
    own = (FOLDER / "golden.ftl").read_text("utf-8")
    speakers = {}
    for lang in LANGUAGES:
        words = Words(lang, None, NAMES, YOU)
        words.listener = Listener(Language.of(lang, (*sources(lang, None), own)), NAMES, YOU)
        speakers[lang] = words
    return [
        *({"say": m, "with": v, **{lang: w.say(m, **v) for lang, w in speakers.items()}} for m, v in SAID),
        *({"refusal": to_builtins(r), **{lang: w.refusal(r) for lang, w in speakers.items()}} for r in REFUSED),
        *(
            {"story": to_builtins(told), **{lang: to_builtins(w.story(told)) for lang, w in speakers.items()}}
            for told in TOLD
        ),
        *(
            {
                "answer": to_builtins(each),
                "to": to_builtins(d),
                **{lang: w.answer(d, each) for lang, w in speakers.items()},
            }
            for d in ASKED
            for each in d.options
        ),
        *({"standing": to_builtins(s), **{lang: w.standing(s) for lang, w in speakers.items()}} for s in STOOD),
    ]


def of_game(name: str) -> list[Case]:
    """Every kind of event, question and answer of a golden playthrough, when a listener first hears of it."""
    found: dict[tuple[str, ...], Case] = {}
    for key, you, case, method, values in spoken(name):
        if key not in found:
            texts = {lang: getattr(Words(lang, name, NAMES, you), method)(*values) for lang in LANGUAGES}
            found[key] = {"you": you, **case, **texts}
    return list(found.values())


def spoken(name: str) -> Iterator[tuple[tuple[str, ...], Seat | None, Case, str, tuple[Any, ...]]]:
    count, rules = GAMES[name], game(name)
    table = Table.opened(rules, rules.options(seats=count), count)
    told = 0
    for seat, value in answers_in(golden(name, count).read_text("utf-8")):
        decision = table.decision(seat)
        answer = decision.read(value)
        asked = to_builtins(decision)
        yield ("ask", decision.about), seat, {"prompt": asked}, "prompt", (decision,)
        about = {"answer": to_builtins(answer), "to": asked}
        yield ("answer", decision.about), seat, about, "answer", (decision, answer)
        table.answer(seat, value)
        for event in table.story[told:]:
            for who, listens in (("actor", seat), ("other", other(table, seat)), ("spectator", None)):
                if (seen := event.seen_by(listens)) is not None:
                    yield (type(event).__name__, who), listens, {"event": to_builtins(seen)}, "event", (seen,)
        told = len(table.story)
    standing = rules.standing(table.state)
    yield ("standing",), None, {"standing": to_builtins(standing)}, "standing", (replace(standing, rule=None),)


def other(table: Table, seat: Seat) -> Seat:
    seats = table.state.seats
    return seats[(seats.index(seat) + 1) % len(seats)]


def written() -> str:
    return json.format(json.encode(cases()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
