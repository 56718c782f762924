"""`maester rules`: the rules as statements with ids, searched and shown, and how well the tests cover them."""

from typing import TYPE_CHECKING

import typer

from maester.cli.errors import BadInput, Failed

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from maester.rules import Atom, Coverage

EXAMPLES = """[bold]Examples:[/bold]

  maester rules                        every rule of every game
  maester rules intrigue               every rule of one game
  maester rules intrigue row full      those that speak of these words
  maester rules boardgame2 can ships retreat into a port
  maester rules INT-PLACE-07           one rule, by its id
  maester rules place                  a chapter
  maester rules coverage intrigue      which rules the tests prove
"""


def add_to(app: typer.Typer) -> None:
    app.command("rules", epilog=EXAMPLES)(rules)


def rules(
    words: list[str] | None = typer.Argument(  # noqa: B008  # how Typer declares an argument
        None,
        metavar="WORDS",
        help="A game, if only its rules are wanted; then words, an id or a part of one.",
        show_default=False,
    ),
    json: bool = typer.Option(False, "--json", help="Print JSON, for programs."),
) -> None:
    """Search the rules and read them.

    Each rule is one statement with an id; a refused move names the rule it breaks.

    The word [bold]coverage[/bold], alone or with a game, compares rules and tests instead,
    and fails unless every rule a program can observe is tested.
    """
    asked = words or []
    if asked[:1] == ["coverage"]:
        compare(asked[1:], json)
    else:
        look_up(asked, json)


def look_up(asked: list[str], json: bool) -> None:
    from maester.cli.output import page, print_json
    from maester.rules import find, games, shown

    known = games()
    game, words = (asked[0], asked[1:]) if asked and asked[0] in known else (None, asked)
    atoms = find(" ".join(words), game)
    if json:
        print_json({"game": game, "words": words, "atoms": [shown(atom) for atom in atoms]})
    elif atoms:
        page().print(*written(atoms), sep="\n")
    if not atoms:
        where = f"of {game}" if game else f"here (there are rules for {', '.join(known)})"
        raise Failed(f"No rule {where} fits “{' '.join(words)}”.")


def written(atoms: "tuple[Atom, ...]") -> "list[RenderableType]":
    """The atoms under the headings of their games and chapters."""
    from rich.text import Text

    from maester.cli.output import hanging
    from maester.rules import chapter_names

    called = {game: chapter_names(game) for game in dict.fromkeys(atom.game for atom in atoms)}
    lines: list[RenderableType] = []
    heading, widest = None, max(len(atom.id) for atom in atoms)
    for atom in atoms:
        if heading != (atom.game, atom.chapter):
            heading = (atom.game, atom.chapter)
            lines += [
                Text(""),
                Text(f"{atom.game} · {called[atom.game].get(atom.chapter, atom.chapter)}", style="bold"),
            ]
        tags = "".join(f"[{tag}] " for tag in atom.tags)
        lines.append(hanging(atom.id, f"{tags}{atom.text}", widest + 1))
    return lines[1:]


def compare(asked: list[str], json: bool) -> None:
    from maester.cli.output import page, print_json
    from maester.rules import MissingTests, UnknownRules, coverage, games

    try:
        covered = [coverage(game) for game in asked or games()]
    except (MissingTests, UnknownRules) as error:
        raise BadInput(str(error)) from error
    for each in covered:
        if json:
            print_json(each)
        else:
            page().print(compared(each))
    if lacking := [each.game for each in covered if not each.complete]:
        raise Failed(f"Not every rule is tested: {', '.join(lacking)}.")


def compared(covered: "Coverage") -> "Text":
    """What is tested, and the ids of what is not."""
    from rich.text import Text

    lines = [
        Text.assemble(
            (covered.game, "bold"),
            f": {covered.atoms} atoms, {covered.observable} observable, {covered.tested} tested",
        )
    ]
    lines += [Text(f"  untested  {identity}") for identity in covered.untested]
    lines += [Text(f"  no such rule  {mark.rule}  tests/{mark.file}:{mark.line}") for mark in covered.unknown]
    lines += [Text(f"  proves nothing  {mark.rule}  tests/{mark.file}:{mark.line}") for mark in covered.hollow]
    return Text("\n").join(lines)
