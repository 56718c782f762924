"""Showing a record: what happened at each move, as one seat, a spectator or everybody together saw it."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from rich.console import Console, RenderableType
from rich.text import Text

from maester.cli.boards import board_of
from maester.cli.errors import BadInput
from maester.cli.output import hanging
from maester.cli.terminal_words import TerminalWords
from maester.kernel import Event, Game, Seat, Table
from maester.kernel.record import Line, Record, follow, opened


class Move(Struct, frozen=True):
    """One answer of a record and what followed. Before the first answer there is the deal, move 0."""

    number: int
    given: Line | None
    events: list[Event]


class Showing:
    """A record and who is watching: a seat, a spectator (no seat), or all, with open cards."""

    def __init__(self, record: Record, game: Game, voice: TerminalWords, seat: int | None, everything: bool) -> None:
        self.record, self.game, self.everything = record, game, everything
        self.table: Table = opened(record, game)
        self.seat = self.seat_number(seat)
        self.voice = TerminalWords(voice.lang, game.name, {}, self.seat)

    def seat_number(self, number: int | None) -> Seat | None:
        seats = self.table.state.seats
        if number is not None and number > len(seats):
            raise BadInput(f"There is no seat {number} at this table of {len(seats)}.")
        return None if number is None else seats[number - 1]

    def moves(self) -> Iterator[Move]:
        """The moves one by one; the table is updated along with them."""
        yield Move(0, None, self.heard(0))
        for number, given in enumerate(self.record.answers, 1):
            told = len(self.table.story)
            follow(self.table, given, number + 1)
            yield Move(number, given, self.heard(told))

    def heard(self, told: int) -> list[Event]:
        return self.table.story[told:] if self.everything else self.table.story_for(self.seat, told)

    def shown(self, console: Console) -> None:
        """Every move as a sentence; the position at the end of each round and of the game."""
        console.print(self.heading(), "", sep="\n")
        board = self.position(console.width)
        shown_round = self.round()
        for move in self.moves():
            if self.round() != shown_round:
                # The round's last move clears the table, so the position before it is the one worth showing.
                console.print("", board, "", sep="\n")
                shown_round = self.round()
            board = self.position(console.width)
            for n, told in enumerate(self.voice.story(move.events)):
                number = f"{move.number:>4}" if n == 0 and move.number else ""
                console.print(hanging(number, told.sentence, 6))
                for each in told.behind:
                    console.print(hanging("", each, 8))
        console.print("", board, sep="\n")
        standing = self.game.standing(self.table.state)
        console.print("", Text(f" {self.voice.standing(standing)}", style="bold"), sep="\n")

    def heading(self) -> Text:
        header, voice = self.record.header, self.voice
        return Text.assemble(
            (f" {voice.say(f'game-{header.game}')}", "bold"),
            f" · {voice.say('label-rules-number', number=header.rules)}",
            f" · {voice.say('label-players')}: {len(self.table.state.seats)}",
            f" · {voice.say('label-seed')}: {header.seed}",
        )

    def round(self) -> Any:
        """The round the table is in, where the game counts rounds."""
        return getattr(self.table.view(None), "round", None)

    def position(self, width: int) -> RenderableType:
        board, table = board_of(self.game), self.table
        if self.everything:
            return board.open_position([table.view(seat) for seat in table.state.seats], self.voice, width)
        return board.position(table.view(self.seat), self.voice, width)

    def told(self) -> dict[str, Any]:
        """The same as data. It includes the answers only with open cards."""
        moves = [
            {
                "move": move.number,
                "seat": move.given and move.given.seat,
                "about": move.given and move.given.about,
                **({"answer": move.given and move.given.answer} if self.everything else {}),
                "events": move.events,
            }
            for move in self.moves()
        ]
        header = self.record.header
        return {
            "game": header.game,
            "rules": header.rules,
            "seats": len(self.table.state.seats),
            "options": header.options,
            "seed": header.seed,
            "seed_hash": header.seed_hash,
            "answers": len(self.record.answers),
            "over": self.table.over,
            "standing": self.game.standing(self.table.state),
            "moves": moves,
        }
