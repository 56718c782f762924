"""The browser's types and facts are written from ours: what is committed is what would be written."""

import re
from pathlib import Path
from typing import Generic, Literal, TypeVar

import pytest
from msgspec import UNSET, Struct, UnsetType, to_builtins

from maester.games import NAMES
from maester.games.cardgame import GAME as CARDGAME
from maester.games.miniatures import GAME as MINIATURES
from maester.server import messages
from maester.server.browser import game_schema, schema
from maester.server.browser.typescript import Writer

SOURCE = Path(__file__).parents[2] / "web" / "src"
COMMITTED = (
    *("lib/messages.ts", "lib/kernel.ts"),
    *sorted(
        str(path.relative_to(SOURCE))
        for path in SOURCE.glob("boards/*/*.ts")
        if path.stem in ("types", "things", "printed")
    ),
)


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    """What would be written. It takes seconds, so it is not worked out where tests are only collected."""
    return schema.files()


Area = str
Side = Literal["left", "right"]


class Inner(Struct, frozen=True, tag=True):
    """What is inside."""

    areas: dict[Area, int]
    by_side: dict[Side, tuple[int, ...]]
    """Not both need be there."""


class Outer(Struct, frozen=True, rename="kebab"):
    inner_one: "Inner | None"
    pair: tuple[Area, bool]
    idle: int | UnsetType = UNSET


@pytest.mark.parametrize("path", COMMITTED)
def test_what_is_committed_is_what_would_be_written(path, files):
    assert (SOURCE / path).read_text("utf-8") == files[path], "run `make types`"


def test_all_that_would_be_written_is_committed_and_nothing_else_has_these_names(files):
    assert set(COMMITTED) == files.keys(), "run `make types`"


def test_every_game_has_types_and_what_is_printed(files):
    assert {f"boards/{name}/printed.ts" for name in NAMES} <= files.keys()
    assert {"boards/intrigue/types.ts", "boards/westeros/types.ts", "boards/cardgame/types.ts"} <= files.keys()


def test_no_fact_file_is_read_in_the_browser():
    sources = [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert not [path for path in sources if ".toml" in path.read_text("utf-8")]


def test_poses_and_moves_are_written():
    written = game_schema.types(MINIATURES)
    assert "export interface View {" in written
    assert "  pose?: Pose | null;" in written
    assert "  Move: Moved;" in written


def test_names_aliases_and_remarks_are_kept():
    writer = Writer(lambda struct, field: field.default is UNSET)
    assert writer.type(tuple[Outer, ...]) == "readonly Outer[]"
    assert writer.finish() == OUTER


OUTER = """\
export interface Outer {
  "inner-one": Inner | null;
  pair: readonly [Area, boolean];
  idle?: number;
}

/** What is inside. */
export interface Inner {
  type: "Inner";
  areas: Record<Area, number>;
  /** Not both need be there. */
  by_side: Partial<Record<Side, readonly number[]>>;
}

export type Area = string;

export type Side = "left" | "right";
"""


A = TypeVar("A")


class Asks(Struct, Generic[A]):
    answers: tuple[A, ...]


class AsksSome(Asks[tuple[A, ...]], Generic[A]):
    least: A | None


class AsksAreas(AsksSome[Area]):
    pass


def fields_of(struct):
    return [line.strip() for line in Writer(lambda struct, field: False).interface(struct).splitlines()[1:-1]]


def test_a_type_variable_is_what_the_struct_says_it_is():
    assert fields_of(AsksAreas) == ["answers: readonly (readonly Area[])[];", "least: Area | null;"]


class Holds(Struct):
    ask: AsksSome[Area]


def test_a_struct_with_type_variables_left_has_them_in_the_browser_too():
    writer = Writer(lambda struct, field: False)
    assert "  ask: AsksSome<Area>;" in writer.interface(Holds)
    assert "export interface AsksSome<A = unknown> {\n  answers: readonly (readonly A[])[];" in writer.finish()


def test_nothing_is_written_as_any(files):
    assert not [path for path, text in files.items() if re.search(r"[:<|] any\b", text)]


def test_what_a_game_says_is_known_as_far_as_every_game_says_it(files):
    assert "  decision: AnyDecision;" in files["lib/messages.ts"]
    assert "export interface AnyDecision<A = unknown> {\n  type: string;\n  about: string;" in files["lib/kernel.ts"]
    assert "  story: readonly AnyEvent[];" in files["lib/messages.ts"]


def test_every_preview_is_known_by_its_type(files):
    for path, text in files.items():
        for body in re.findall(r"export interface \w+Preview {\n(.*)", text):
            assert body.startswith("  type: "), path


def test_one_name_cannot_mean_two_things():
    writer = Writer(lambda struct, field: False)
    writer.name("Inner", Inner)
    with pytest.raises(AssertionError, match="two things"):
        writer.name("Inner", Outer)


def test_in_a_view_null_may_be_absent(files):
    assert "  hand?: Record<Card, House> | null;" in files["boards/intrigue/types.ts"]
    assert "  card: ThroneCard | null;" in files["boards/intrigue/types.ts"]


def test_only_what_is_asked_is_a_decision(files):
    (line,) = [line for line in files["boards/intrigue/types.ts"].splitlines() if "type Decision =" in line]
    assert line == "export type Decision = Pick | Amount | Some | Form | PlaceCard;"
    assert "| LoseInOneArea" in files["boards/westeros/types.ts"]
    assert "interface LoseUnits" not in files["boards/westeros/types.ts"]


def test_what_cards_do_is_not_told():
    printed = to_builtins(CARDGAME.printed)
    assert not {"abilities", "constants"} & printed["cards"]["arya-stark"].keys()


def test_what_a_browser_sends_may_leave_out_defaults():
    assert "private?: boolean;" in interface(messages.NewMatch)


def test_what_the_server_sends_is_complete():
    assert "my_turn: boolean;" in interface(messages.MatchInfo)


def interface(struct):
    return Writer(schema.may_be_left_out, aliases=False).interface(struct)
