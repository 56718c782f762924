"""Westeros Intrigue in a terminal: the pyramid, the seats, the hand, and how a card is chosen and placed."""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from maester.cli.boards.heraldry import STYLES, brick, letter, short_name
from maester.cli.boards.pyramid import Spot, pyramid
from maester.cli.person import Back, Person
from maester.cli.terminal_words import TerminalWords


class Intrigue:
    def position(self, view: Any, voice: TerminalWords, width: int) -> RenderableType:
        return scene(view, voice, width, {})

    def open_position(self, views: list[Any], voice: TerminalWords, width: int) -> RenderableType:
        """One picture with every hand and every Iron Throne card face up."""
        own = {seat: view.seats[seat] for seat, view in zip(views[0].seats, views, strict=True)}
        return scene(replace(views[0], seats=own), voice, width, {})

    def choose(self, person: Person, view: Any, decision: Any, candidates: Iterable[Any] = ()) -> Any:
        """First a card, then its place; a card with a single place goes there at once."""
        voice, width = person.voice, person.console.width
        hand = in_order(decision.hand)
        person.scene(scene(view, voice, width, open_places(decision, voice), decision))
        person.say(f"{voice.prompt(decision)}  {voice.say('keys')}", "dim")
        while True:
            card = hand[person.number(voice.say("label-choose-card"), len(hand)) - 1]
            spots = sorted(decision.spots(card))
            if not spots:
                person.refuse(why_nowhere(decision, card))
            elif len(spots) == 1:
                person.note(voice.say("only-one-place"))
                return placed(decision, card, spots[0])
            else:
                marks = numbered_places(decision, spots)
                person.scene(scene(view, voice, width, marks, decision, card), pyramid(view, voice, width, marks))
                asking = f"{voice.name(card)}. {voice.say('label-choose-place')} (0 {voice.say('label-back')})"
                try:
                    chosen = person.number(asking, len(spots))
                except Back:
                    person.scene(scene(view, voice, width, open_places(decision, voice), decision))
                    continue
                return placed(decision, card, spots[chosen - 1])


BOARD = Intrigue()


@cache
def houses() -> dict[str, str]:
    """The house printed on each card."""
    facts = files("maester.games").joinpath("intrigue", "facts", "components.toml").read_text("utf-8")
    return {card: printed["house"] for card, printed in tomllib.loads(facts)["characters"].items()}


def in_order(hand: tuple[str, ...]) -> list[str]:
    """By house, and within a house in the order of the list of characters."""
    order = list(houses())
    return sorted(hand, key=order.index)


def placed(decision: Any, card: str, spot: Spot) -> Any:
    return decision.read({"card": card, "row": spot[0], "place": spot[1]})


def why_nowhere(decision: Any, card: str) -> Any:
    """Why a card has no place: the refusal for a place that is open to other houses."""
    elsewhere, _ = decision.openings[0]
    return decision.refusal(placed(decision, card, elsewhere))


def open_places(decision: Any, voice: TerminalWords) -> dict[Spot, Text]:
    """Every open place, marked with the houses it takes."""
    marks = dict.fromkeys(decision.ends, Text("(+)", style="cyan"))
    for spot, supports in decision.openings:
        letters = dict.fromkeys(letter(house, voice) for house in supports)
        marks[spot] = Text(f"({' '.join(letters)})", style="cyan")
    return marks


def numbered_places(decision: Any, spots: list[Spot]) -> dict[Spot, Text]:
    """The places a card can go, numbered from the bottom left; other open places stay dots."""
    dots = {spot: Text("·", style="dim") for spot, _ in decision.openings}
    return dots | {spot: Text(f"[{n}]", style="bold reverse") for n, spot in enumerate(spots, 1)}


def scene(
    view: Any,
    voice: TerminalWords,
    width: int,
    marks: dict[Spot, Text],
    decision: Any = None,
    chosen: str | None = None,
) -> RenderableType:
    """Everything to look at before a move."""
    parts: list[RenderableType] = [heading(view, voice), Text(""), seats(view, voice), Text("")]
    if view.pyramid or marks:
        parts.append(pyramid(view, voice, width, marks))
    else:
        parts.append(Text(f" {voice.say('label-pyramid-empty')}", style="dim"))
    shown = [seat for seat in view.seats.values() if seat.hand]
    if len(shown) == 1:
        parts += [Text(""), one_hand(view, shown[0].hand, voice, width, decision, chosen)]
    elif shown:
        parts += [Text(""), *(open_hand(seat, voice) for seat in shown)]
    return Group(*parts)


def heading(view: Any, voice: TerminalWords) -> Text:
    bottom = sum(one.row == 1 for one in view.pyramid.values())
    return Text.assemble(
        (f" {voice.say('game-intrigue')}", "bold"),
        f" · {voice.say('label-round', round=view.round, rounds=view.rounds)}",
        f" · {voice.say('label-row', row=1)}: {voice.say('places-taken', places=bottom, cap=view.cap)}",
    )


def seats(view: Any, voice: TerminalWords) -> Table:
    """What everybody may know about each seat."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column("")
    for label in ("label-hand", "label-penalty", "label-throne-cards"):
        table.add_column(voice.say(label))
    table.add_column("")
    for seat in view.seats.values():
        table.add_row(
            Text(" ▶" if seat.seat == view.active else "  ", style="bold red"),
            Text(seat_name(seat, voice), style="bold" if seat.seat == voice.you else ""),
            str(seat.cards_in_hand),
            str(seat.penalty),
            throne(seat, voice),
            Text(remarks(seat, view, voice), style="dim"),
        )
    return table


def seat_name(seat: Any, voice: TerminalWords) -> str:
    return voice.say("label-you") if seat.seat == voice.you else voice.name(seat.seat)


def throne(seat: Any, voice: TerminalWords) -> str:
    """Iron Throne cards: their values for those who may see them, otherwise how many."""
    if seat.throne is None:
        return f"{seat.throne_cards} ({voice.say('label-hidden')})" if seat.throne_cards else "0"
    return ", ".join(voice.say("throne-card", value=card.value, daggers=card.daggers) for card in seat.throne) or "0"


def remarks(seat: Any, view: Any, voice: TerminalWords) -> str:
    said = []
    if seat.result is not None:
        said.append(f"{voice.say('label-result')}: {seat.result}")
    elif seat.out:
        said.append(voice.say("label-out"))
    if seat.lacking and not seat.out:
        said.append(voice.say("label-lacking", houses=seat.lacking))
    if seat.seat == view.last_placer and seat.result is None:
        said.append(voice.say("label-last-placer"))
    return " · ".join(said)


def open_hand(seat: Any, voice: TerminalWords) -> Text:
    """One of several open hands."""
    text = Text.assemble((f" {seat_name(seat, voice)}: ", "bold"))
    for card in in_order(seat.hand):
        text.append_text(brick(card, houses()[card], voice, len(short_name(card, voice)) + 2)).append(" ")
    return text


def one_hand(
    view: Any, hand: tuple[str, ...], voice: TerminalWords, width: int, decision: Any, chosen: str | None
) -> Table:
    """The hand, numbered, and how many cards of each house nobody has seen; cards without a place are in brackets."""
    items = {
        card: item(n, short_name(card, voice), decision is None or bool(decision.spots(card)), card == chosen)
        for n, card in enumerate(in_order(hand), 1)
    }
    columns = max(text.cell_len for text in items.values()) + 2
    beside = max(len(voice.name(house)) for house in STYLES) + len(voice.say("label-unseen")) + 13
    across = max(1, (width - beside) // columns)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for style in ("", "", "dim"):
        grid.add_column(no_wrap=True, style=style)
    for house in STYLES:
        cards = [text for card, text in items.items() if houses()[card] == house]
        for text in cards:
            text.pad_right(columns - text.cell_len)
        lines = [Text("").join(cards[at : at + across]) for at in range(0, len(cards), across)]
        name = Text.assemble(" ", (f" {letter(house, voice)} ", STYLES[house]), f" {voice.name(house)}")
        grid.add_row(name, Text("\n").join(lines), f"{voice.say('label-unseen')}: {view.unseen[house]}")
    return grid


def item(number: int, name: str, placeable: bool, chosen: bool) -> Text:
    style = "bold reverse" if chosen else "" if placeable else "dim"
    return Text.assemble((f"{number:>2} ", style or "bold"), (name if placeable else f"({name})", style))
