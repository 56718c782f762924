"""`maester games`: what can be played."""

import typer

EXAMPLES = """[bold]Examples:[/bold]

  maester games
  maester games --json
"""


def add_to(app: typer.Typer) -> None:
    app.command("games", epilog=EXAMPLES)(games)


def games(
    json: bool = typer.Option(False, "--json", help="Print one JSON object, for programs."),
) -> None:
    """List the games: id, title, number of players, rules number."""
    from maester.cli.output import print_json, say
    from maester.games import NAMES, game
    from maester.words import Words

    listed = [(game(name), Words("en", name).say(f"game-{name}")) for name in NAMES]
    if json:
        print_json(
            {
                "games": [
                    {"game": each.name, "title": title, "players": each.counts, "rules": each.rules}
                    for each, title in listed
                ]
            }
        )
        return
    rows = [("Game", "Title", "Players", "Rules")]
    rows += [(each.name, title, f"{each.counts[0]}–{each.counts[-1]}", str(each.rules)) for each, title in listed]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    for row in rows:
        say("   ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())
