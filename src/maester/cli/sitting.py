"""A sitting: one person at a table with bots, from the deal to the result."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from maester.cli.boards import board_of
from maester.cli.person import Back, Person, Quit, Undo
from maester.cli.record_files import write_new
from maester.kernel import Chance, IllegalAnswer, RulesBroke, Seat, Table


class Sitting:
    """Bots answer for their seats, the person for one; `u` takes the person's last answer back."""

    def __init__(self, table: Table, person: Person, seat: Seat, bots: Mapping[Seat, Any]) -> None:
        self.table, self.person, self.seat, self.bots = table, person, seat, bots
        self.board = board_of(table.game)
        self.told = 0
        """How many events the person has been told about."""

    def play(self) -> None:
        """Play until the game is over or the person leaves; then offer to keep the record."""
        try:
            while not self.table.over:
                if self.seat in self.table.waiting:
                    self.ask()
                else:
                    self.bot_answers(self.table.waiting[0])
            self.show_results()
        except Quit:
            pass
        except RulesBroke as error:
            self.person.say(self.person.voice.error(error), "bold")
        self.offer_record()
        self.person.say(self.person.voice.say("label-goodbye"))

    def ask(self) -> None:
        """Ask the person for one answer, or take one back."""
        person, decision = self.person, self.table.decision(self.seat)
        person.rule = decision.rule
        self.listen()
        try:
            candidates = self.table.candidates(self.seat, Chance(len(self.table.given)))
            answer = self.board.choose(person, self.table.view(self.seat), decision, candidates)
        except Undo:
            self.take_back()
        except Back:
            person.story.append(person.voice.say("nothing-before"))
        else:
            del person.story[: self.lines]  # notes made while choosing are shown with what follows
            self.table.answer(self.seat, answer)

    def listen(self) -> None:
        """Collect what has happened since last time, in the person's language."""
        person = self.person
        for told in person.voice.story(self.table.story_for(self.seat, self.told)):
            person.story += [told.sentence, *(f"  {each}" for each in told.behind)]
        self.told = len(self.table.story)
        self.lines = len(person.story)
        person.read_story()

    def take_back(self) -> None:
        """Bots agree to any undo; the rules do not."""
        try:
            self.table.undo(self.seat, agreed=True)
        except IllegalAnswer as error:
            self.person.rule = error.refusal.rule or self.person.rule
            self.person.note(self.person.voice.refusal(error.refusal))
        else:
            self.told = len(self.table.story)
            self.person.story = [self.person.voice.say("label-undone")]

    def bot_answers(self, seat: Seat) -> None:
        voice, console = self.person.voice, self.person.console
        if not self.person.at_terminal:
            self.table.answer(seat, self.bots[seat].answer(self.table, seat))
            return
        with console.status(Text(voice.say("label-thinking", seat=seat))):
            answer = self.bots[seat].answer(self.table, seat)
        self.table.answer(seat, answer)

    def show_results(self) -> None:
        """The final position, the story that led to it, and everybody's place."""
        person, voice = self.person, self.person.voice
        standing = self.table.game.standing(self.table.state)
        self.listen()
        person.scene(self.board.position(self.table.view(self.seat), voice, person.console.width))
        grid = Grid(title=voice.say("results"), title_justify="left", title_style="bold", box=None)
        for label in ("label-rank", "label-seat", "label-score"):
            grid.add_column(voice.say(label), justify="left" if label == "label-seat" else "right")
        for seat in sorted(standing.places, key=lambda each: standing.places[each]):
            name = voice.say("label-you") if seat == self.seat else voice.name(seat)
            grid.add_row(str(standing.places[seat]), name, str(standing.scores[seat]))
        person.console.print("", grid, "", sep="\n")
        person.say(voice.standing(standing), "bold")
        if self.table.opening:
            person.say(f"{voice.say('label-seed')}: {self.table.opening.seed}", "dim")

    def offer_record(self) -> None:
        """Ask for a file name until one works or the person declines. A game without any answer is not worth a file,
        and one that goes on from a position has no record: it did not begin with a deal."""
        person, voice = self.person, self.person.voice
        asking = voice.say("save-record")
        while self.table.given and self.table.opening is not None and self.table.opening.position is None:
            try:
                name = person.read(asking)
            except Quit:
                return
            if not name or name.casefold() == "q":
                return
            try:
                write_new(self.table, Path(name).expanduser())
            except FileExistsError:
                asking = voice.say("file-exists", file=name)
            except (OSError, ValueError, RuntimeError):
                person.say(voice.say("error-unwritable-file", file=name))
            else:
                person.say(voice.say("label-record-saved", file=name))
                return
