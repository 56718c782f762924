"""Table: one game being played — its position, its flow, and the questions it waits on.

Pure: no clock, no input or output, no globals. Between two checkpoints a position is the state at the last one
plus the answers given since, which is how a table is copied in the middle of a battle.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from maester.kernel.chance import Chance
from maester.kernel.decision import Decision, IllegalAnswer, Refusal, Seat
from maester.kernel.event import AnsweredItself, Event
from maester.kernel.flow import Asking
from maester.kernel.game import Game, Options, State

NOBODY = Asking({})

# A position is remembered at a checkpoint, but not at every one: to replay a few answers is cheaper than to copy the
# state after each. On starting, the flow passes the checkpoint it starts from once more.
ANSWERS_WORTH_A_CHECKPOINT = 4


class Opening(Struct, frozen=True):
    """From where everything else is computed: the options and the seed."""

    options: Options
    seed: int


class Given(Struct, frozen=True):
    """An answer that was taken, and the question it answered."""

    seat: Seat
    about: str
    answer: Any
    sealed: bool
    """Whether others answered at the same time, unseen."""
    told: int
    """How many events had been told before it."""
    luck: int
    """What was left in the pool of luck before it."""


class RulesBroke(RuntimeError):
    """A mistake in our own rules. The table stands as it did before the answer; its record is the bug report."""


class Table:
    """One game being played."""

    def __init__(self, game: Game, checkpoint: State, opening: Opening | None = None) -> None:
        self.game = game
        self.opening = opening
        self.given: list[Given] = []
        self.story: list[Event] = []
        self.waiting: tuple[Seat, ...]
        """The seats whose answers are awaited. Nobody's: the game is over."""
        self._restore(checkpoint)

    @classmethod
    def opened(cls, game: Game, options: Options, seed: int) -> Table:
        """A new game."""
        return cls(game, game.deal(game.checked(options), Chance(seed)), Opening(options, seed))

    @property
    def over(self) -> bool:
        return not self.waiting

    def decision(self, seat: Seat) -> Decision[Any]:
        """What this seat is asked now."""
        looked = self._looked.get(seat)
        if looked is None:
            if seat not in self.waiting:
                raise IllegalAnswer(self._why_not_asked(seat))
            looked = self._looked[seat] = self._asking.questions[seat]()
        return looked

    def answer(self, seat: Seat, value: Any) -> None:
        """Take an answer, as a JSON value or as the rules have it. A refused one changes nothing."""
        decision = self.decision(seat)
        answer = decision.read(value)
        if refusal := decision.refusal(answer):
            raise IllegalAnswer(refusal)
        checkpoint, since, answered, told = self.checkpoint, self.since, len(self.since), len(self.story)
        given = Given(seat, decision.about, answer, self._asking.sealed, told, self.state.chance.pool)
        try:
            self._take(seat, answer)
        except Exception as error:
            self._restore(checkpoint, since[:answered])
            del self.story[told:]
            raise RulesBroke(f"answering {decision.about!r} with {answer!r} broke the rules") from error
        self.given.append(given)

    def view(self, seat: Seat | None) -> Struct:
        """What that seat, or a spectator, may see of the position."""
        return self.game.view(self.state, seat)

    def story_for(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What that seat, or a spectator, saw happen, from the given event on."""
        seen = (event.seen_by(seat) for event in self.story[since:])
        return [event for event in seen if event is not None]

    def copy(self) -> Table:
        """A twin that goes its own way from here."""
        twin = self._bare(self.opening)
        twin._restore(self._real_checkpoint(), self.since)
        twin.given, twin.story = self.given.copy(), self.story.copy()
        return twin

    def imagined(self, seat: Seat, chance: Chance) -> Table:
        """A table this seat cannot tell from the real one. What others have sealed is asked again.

        It has no past, for record and story belong to the real game; so it cannot be copied before its next
        checkpoint.
        """
        opened = self.since[: len(self.since) - len(self._sealed)]
        own = [(seat, self._sealed[seat])] if seat in self._sealed else []
        world = self._bare(None)
        world._restore(self._real_checkpoint(), [*opened, *own])
        world.game.imagine(world.state, seat, chance)
        world.checkpoint, world.given, world.story = None, [], []
        return world

    def may_undo(self, seat: Seat, agreed: bool = False) -> Refusal | None:
        """Why this seat cannot take its last answer back, or None when it can."""
        if seat in self._sealed:
            return None
        last = self._last_of(seat)
        if last is None:
            return Refusal("nothing-to-undo", None, {"seat": seat})
        if self._revealed_since(last):
            return Refusal("something-was-revealed")
        if not agreed and last < len(self.given) - 1:
            return Refusal("others-have-acted")
        return None

    def undo(self, seat: Seat, agreed: bool = False) -> None:
        """Take this seat's last answer back, and with the others' agreement what they answered since.

        A sealed answer can be taken back until the last seal; nothing is ever taken back past a reveal.
        """
        if refusal := self.may_undo(seat, agreed):
            raise IllegalAnswer(refusal)
        last = self._last_of(seat)
        assert last is not None
        kept = [*self.given[:last], *self.given[last + 1 :]] if seat in self._sealed else self.given[:last]
        self._rewind(kept)

    def _last_of(self, seat: Seat) -> int | None:
        return next((n for n in reversed(range(len(self.given))) if self.given[n].seat == seat), None)

    def _revealed_since(self, answered: int) -> bool:
        """Whether luck was drawn, seals were opened or something hidden came to light by that answer or later."""
        luck_drawn = self.given[answered].luck != self.state.chance.pool
        seals_opened = any(given.sealed for given in self.given[answered : len(self.given) - len(self._sealed)])
        return luck_drawn or seals_opened or any(event.reveals for event in self.story[self.given[answered].told :])

    def _rewind(self, kept: list[Given]) -> None:
        """Play from the opening again, with these answers only."""
        assert self.opening is not None, "a table without an opening has no past to return to"
        self.story = []
        self._restore(
            self.game.deal(self.opening.options, Chance(self.opening.seed)), [(one.seat, one.answer) for one in kept]
        )
        self.given = kept

    def _bare(self, opening: Opening | None) -> Table:
        table = Table.__new__(Table)
        table.game, table.opening, table.given, table.story = self.game, opening, [], []
        return table

    def _real_checkpoint(self) -> Any:
        assert self.checkpoint is not None, "an imagined table has to reach a checkpoint first"
        return self.checkpoint

    def _restore(self, checkpoint: State, since: Iterable[tuple[Seat, Any]] = ()) -> None:
        """Start the flow at a checkpoint, and give it the answers again."""
        self.checkpoint: Any = checkpoint
        self.since: list[tuple[Seat, Any]] = []
        self.state = checkpoint.copy()
        self._flow = self.game.play(self.state)
        self._go_on(None, starting=True)
        for seat, answer in since:
            self._take(seat, answer)

    def _take(self, seat: Seat, answer: Any) -> None:
        self.since.append((seat, answer))
        asking = self._asking
        if not asking.sealed:
            self._go_on(answer)
            return
        self._sealed[seat] = answer
        self._looked.pop(seat, None)
        self.waiting = tuple(asked for asked in asking.questions if asked not in self._sealed)
        if not self.waiting:
            # In the order of asking, so that it does not matter who was quicker.
            self._go_on({asked: self._sealed[asked] for asked in asking.questions})

    def _go_on(self, value: Any, starting: bool = False) -> None:
        """Let the flow run to its next question."""
        state, send = self.state, self._flow.send
        try:
            request = send(value)
            while type(request) is not Asking:
                if type(request) is AnsweredItself:
                    state.told.append(request)
                elif not starting and len(self.since) >= ANSWERS_WORTH_A_CHECKPOINT:
                    self._listen()
                    self.checkpoint, self.since = state.copy(), []
                request = send(None)
        except StopIteration:
            request = NOBODY
        self._listen()
        self._asking = request
        self.waiting = tuple(request.questions)
        self._sealed: dict[Seat, Any] = {}
        self._looked: dict[Seat, Decision[Any]] = {}

    def _listen(self) -> None:
        told = self.state.told
        if told:
            self.story += told
            told.clear()

    def _why_not_asked(self, seat: Seat) -> Refusal:
        if seat not in self.state.seats:
            return Refusal("no-such-seat", None, {"seat": str(seat)})
        if self.over:
            return Refusal("game-is-over")
        return Refusal("not-your-turn", None, {"seat": seat})
