"""Table: one game being played — its position, its flow, and the questions it waits on.

Pure: no clock, no input or output, no globals. Between two checkpoints a position is the state at the last one
plus the answers given since, so a table can be copied in the middle of a battle.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from maester.kernel.chance import Chance, is_seed
from maester.kernel.decision import NOT_AN_OPTION, Decision, IllegalAnswer, Refusal, Seat
from maester.kernel.event import AnsweredItself, Event, Redrawn
from maester.kernel.exactly import exactly
from maester.kernel.flow import Asking, AskingTogether
from maester.kernel.game import BadOptions, Game, Options, State


class Earlier(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that another one continued: its seed, and how many answers had been given when the other took over."""

    seed: int
    answers: int
    of: str = ""
    """The id of that table, so that people can find it."""


class Opening(Struct, frozen=True):
    """What everything else is computed from: the options and the seed.

    A table that continues others has their seeds as well. Its own seed is for whatever was still hidden when it began.
    """

    options: Options
    seed: int
    earlier: tuple[Earlier, ...] = ()
    position: State | None = None
    """Where it began, if that was not a deal. Such a table has no record."""

    @property
    def first_seed(self) -> int:
        return self.earlier[0].seed if self.earlier else self.seed

    @property
    def began(self) -> int:
        """How many answers were given before this table took over."""
        return self.earlier[-1].answers if self.earlier else 0

    def seeds_after(self, answers: int) -> list[int]:
        """The seeds from which hidden things are drawn again after this many answers."""
        seeds = [*(each.seed for each in self.earlier[1:]), self.seed]
        return [seed for each, seed in zip(self.earlier, seeds, strict=False) if each.answers == answers]


class Given(Struct, frozen=True, gc=False):
    """An answer that was taken, and the question it answered."""

    seat: Seat
    about: str
    answer: Any
    sealed: bool
    """Whether others answered at the same time, unseen."""
    told: int
    """How many events had been told before it."""
    luck: int
    """How many times luck had been drawn before it."""
    idle: bool = False
    """Whether it amounted to doing nothing."""
    window: int | None = None
    """The window it was a chance to act in, if it was one."""


class Kept(Struct, frozen=True, gc=False):
    """A checkpoint to go back to: the position, and how many answers had been given and events told by then."""

    state: Any
    answered: int
    told: int


class Past(Struct, frozen=True):
    """The last checkpoint of a table, the answers and events before it, and the answers since."""

    checkpoint: Any
    given: list[Given]
    story: list[Event]
    since: list[Given]


class Foreseen(Struct, frozen=True):
    """What an answer would lead to, if it were given."""

    refusal: Refusal | None
    preview: Struct | None


KEPT_APART = 8
"""Kept checkpoints are at least this many answers apart."""

MOST_KEPT = 4
"""Older ones are dropped: nothing is taken back past luck or a reveal, so nobody goes back far."""


class NotSettled(ValueError):
    """Nothing can be drawn again in the middle of a procedure: it may already have used what is hidden."""


class RulesBroke(RuntimeError):
    """A bug in our rules. The table is as it was before the answer; its record is the bug report."""


class Table:
    """One game being played."""

    def __init__(self, game: Game, checkpoint: State, opening: Opening | None = None) -> None:
        self.game = game
        self.opening = opening
        self.given: list[Given] = []
        self.story: list[Event] = []
        self._kept: deque[Kept] = deque([Kept(checkpoint, 0, 0)], MOST_KEPT)
        self._unread = 0
        """How many answers came from a keyframe. They are the first ones, and only known as JSON values."""
        self.waiting: tuple[Seat, ...]
        """The seats the game waits for. If there are none, the game is over."""
        self.state: State
        self._told_before: int
        """How many events had been told at the last checkpoint."""
        self._restore(checkpoint)

    @classmethod
    def opened(cls, game: Game, options: Options, seed: int, earlier: tuple[Earlier, ...] = ()) -> Table:
        """A new game, or one that continues others after their answers."""
        if not all(map(is_seed, (seed, *(each.seed for each in earlier)))):
            raise BadOptions(Refusal("not-a-seed"))
        opening = Opening(options, seed, earlier)
        table = cls(game, game.deal(game.checked(options), Chance(opening.first_seed)), opening)
        table._redraw_if_due()
        return table

    @classmethod
    def restored(cls, game: Game, opening: Opening, past: Past) -> Table:
        """A table restored at a checkpoint. The rules check the answers since then again."""
        table = cls.__new__(cls)
        table.game, table.opening = game, opening
        table.given, table.story, table._unread = past.given.copy(), past.story.copy(), len(past.given)
        table._kept = deque([Kept(past.checkpoint, len(past.given), len(past.story))], MOST_KEPT)
        table._restore(past.checkpoint, (), len(past.given))
        for given in past.since:
            table.answer(given.seat, given.answer)
        return table

    @property
    def past(self) -> Past:
        """Everything needed to restore this table. None of it changes, however the table goes on."""
        given, story = self.given[: self._answered], self.story[: self._told_before]
        return Past(self._real_checkpoint(), given, story, list(self.since))

    @property
    def over(self) -> bool:
        return not self.waiting

    def decision(self, seat: Seat) -> Decision[Any]:
        """What this seat is asked now."""
        if seat not in self.waiting:
            raise IllegalAnswer(self._why_not_asked(seat))
        looked = self._looked.get(seat)
        if looked is None:
            asking = self._asking
            looked = asking.question(*asking.about) if type(asking) is Asking else asking.questions[seat]()
            self._looked[seat] = looked
        return looked

    def _briefly(self, seat: Seat) -> Decision[Any]:
        """What this seat is asked now, without what only a reader needs."""
        if self.waiting == (seat,) and not self._looked:
            asking = self._asking
            if type(asking) is Asking and asking.brief is not None:
                return asking.brief(*asking.about)
        return self.decision(seat)

    def candidates(self, seat: Seat, chance: Chance) -> Iterable[Any]:
        """Every answer this seat may give; where there are too many to list, those worth looking at."""
        decision = self.decision(seat)
        answers = decision.answers()
        if answers is None and self.game.candidates is not None:
            return self.game.candidates(self.state, seat, decision, chance)
        return answers or ()

    def would(self, seat: Seat, value: Any) -> Foreseen:
        """How an answer would be judged, and what it would lead to. Nothing changes."""
        decision = self.decision(seat)
        answer = exactly(decision, value)
        look = self.game.preview
        return Foreseen(self._refusal(seat, decision, answer), look and look(self.state, seat, decision, answer))

    def explain(self, seat: Seat | None, what: str) -> Struct | None:
        """What that seat, or a spectator, can be told about a thing on the table."""
        return self.game.explain and self.game.explain(self.state, seat, what)

    def answer(self, seat: Seat, value: Any, stored: bool = False) -> None:
        """Take an answer, as a JSON value or as the rules' own type. A refused one changes nothing.

        `stored`: it was taken once, maybe by an older version that ignored what answers said beyond what was asked."""
        decision = self.decision(seat)
        answer = decision.read(value) if stored else exactly(decision, value)
        if refusal := self._refusal(seat, decision, answer):
            raise IllegalAnswer(refusal)
        self._take_safely(seat, decision, answer)

    def _refusal(self, seat: Seat, decision: Decision[Any], answer: Any) -> Refusal | None:
        """Why the rules forbid this answer. If the question knows no reason of its own, the game may know one."""
        refusal, look = decision.refusal(answer), self.game.refuse
        if refusal is None or refusal.why != NOT_AN_OPTION or look is None:
            return refusal
        return look(self.state, seat, decision, answer) or refusal

    def answer_any(self, seat: Seat, chance: Chance) -> None:
        """Take some allowed answer for this seat. A decision's own sample is not checked again."""
        decision = self._briefly(seat)
        self._take_safely(seat, decision, decision.sample(chance))

    def view(self, seat: Seat | None) -> Struct:
        """What that seat, or a spectator, may see."""
        return self.game.view(self.state, seat)

    def story_for(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What that seat, or a spectator, saw happen, from the given event on."""
        seen = (event.seen_by(seat) for event in self.story[since:])
        return [event for event in seen if event is not None]

    def copy(self) -> Table:
        """A twin that goes its own way from here."""
        twin = self._bare(self.opening)
        twin._restore(self._real_checkpoint(), self.since, self._answered)
        twin.given, twin.story, twin._kept = self.given.copy(), self.story.copy(), self._kept.copy()
        twin._told_before, twin._unread = self._told_before, self._unread
        return twin

    def imagined(self, seat: Seat, chance: Chance) -> Table:
        """A table this seat cannot tell from the real one. What others have sealed is asked again.

        It has no past: record and story belong to the real game. So it cannot be copied before its next checkpoint.
        """
        opened = self.since[: len(self.since) - len(self._sealed)]
        own = [given for given in self.since[len(opened) :] if given.seat == seat]
        world = self._bare(None)
        world._restore(self._real_checkpoint(), [*opened, *own])
        world.state.sealed = self.state.sealed
        world.game.imagine(world.state, seat, chance)
        world.checkpoint, world.given, world.story = None, [], []
        return world

    def redrawn(self, seed: int) -> Table:
        """A twin in which everything hidden is drawn again from a seed. NotSettled, if that is impossible now.

        Everything public stays the same, and so does the story told about it.
        """
        twin = self.copy()
        twin._redraw(seed)
        if self._sealed or twin._open_to_all() != self._open_to_all():
            raise NotSettled("something hidden has already had an effect")
        return twin

    def _open_to_all(self) -> tuple[Any, ...]:
        story = [event for event in self.story_for(None) if type(event) is not Redrawn]
        return self.view(None), self.waiting, story

    def is_sealed(self, seat: Seat) -> bool:
        """Whether this seat has answered and others, asked together with it, have not."""
        return seat in self._sealed

    def may_undo(self, seat: Seat, agreed: bool = False, at: int | None = None) -> Refusal | None:
        """Why this seat cannot take back its last answer, or an earlier one, or None if it can."""
        last = self._last_of(seat) if at is None else at
        if last is None or self.opening is None or last < self.opening.began:
            return Refusal("nothing-to-undo", None, {"seat": seat})
        if seat in self._sealed:
            return None
        if self._revealed_since(last):
            return Refusal("something-was-revealed")
        if not agreed and not all(given.idle for given in self.given[last + 1 :]):
            return Refusal("others-have-acted")
        return None

    def undo(self, seat: Seat, agreed: bool = False, at: int | None = None) -> None:
        """Take back this seat's last answer, and with it what others have answered since. They have to agree, unless
        all they did was pass.

        A sealed answer can be taken back until the last one is in. Nothing can be taken back once something has been
        revealed. `at` is the number of an earlier answer, if this seat has only passed since then.
        """
        if refusal := self.may_undo(seat, agreed, at):
            raise IllegalAnswer(refusal)
        last = self._last_of(seat) if at is None else at
        assert last is not None
        assert self.given[last].seat == seat, "a seat takes back only its own answers"
        self._rewind(last, self.given[last + 1 :] if seat in self._sealed else [])

    def _take_safely(self, seat: Seat, decision: Decision[Any], answer: Any) -> None:
        """Go on with an allowed answer. If our rules fail, put the table back as it was."""
        about, idle = decision.about, decision.idle
        sealed = type(self._asking) is AskingTogether
        nothing = idle is not UNSET and bool(answer == idle)
        window = None if decision.passing is UNSET else decision.passing.window
        given = Given(seat, about, answer, sealed, len(self.story), self.state.chance.drawn, nothing, window)
        checkpoint, since, answered = self.checkpoint, self.since, self._answered
        told_before = self._told_before
        try:
            self._take(given)
        except Exception as error:
            if checkpoint is not None:  # an imagined table has nowhere to go back to, and is abandoned
                self._restore(checkpoint, [earlier for earlier in since if earlier is not given], answered)
                del self.story[given.told :]
                self._told_before = told_before
                self._forget_after(len(self.given))
            raise RulesBroke(f"answering {about!r} with {answer!r} broke the rules") from error
        self.given.append(given)
        self._redraw_if_due()

    def _last_of(self, seat: Seat) -> int | None:
        for n in range(len(self.given) - 1, -1, -1):
            if self.given[n].seat == seat:
                return n
        return None

    def _revealed_since(self, answered: int) -> bool:
        """Whether that answer or a later one drew luck, opened seals or revealed something hidden."""
        if self.given[answered].luck != self.state.chance.drawn:
            return True
        seals_opened = any(given.sealed for given in self.given[answered : len(self.given) - len(self._sealed)])
        return seals_opened or any(event.reveals for event in self.story[self.given[answered].told :])

    def _rewind(self, count: int, then: list[Given]) -> None:
        """Go back to where this many answers had been given, then take these others. It starts from a kept checkpoint
        if there is one, or else from the opening."""
        assert self.opening is not None, "a table without an opening has no past to return to"
        self._forget_after(count)
        before = self.given[:count]
        if not self._kept:
            self._begin_again(before)
        start = self._kept[-1]
        del self.story[start.told :]
        self._restore(start.state, [*before[start.answered :], *then], start.answered)
        self.given = [*before, *then]

    def _begin_again(self, before: list[Given]) -> None:
        """Go back to the opening. From there, replay the tables that this one continues, and the answers that are only
        known as JSON."""
        assert self.opening is not None
        dealt = self.opening.position or self.game.deal(self.opening.options, Chance(self.opening.first_seed))
        self._kept.append(Kept(dealt, 0, 0))
        again = max(self.opening.began, min(self._unread, len(before)))
        self._unread = 0
        if again:
            self.story, self.given = [], []
            self._restore(dealt)
            self._redraw_if_due()
            for n, given in enumerate(before[:again]):
                before[n] = replace(given, answer=self.decision(given.seat).read(given.answer))
                self._take(before[n])
                self.given.append(before[n])
                self._redraw_if_due()

    def _redraw_if_due(self) -> None:
        if self.opening is not None and self.opening.earlier:
            for seed in self.opening.seeds_after(len(self.given)):
                self._redraw(seed)

    def _redraw(self, seed: int) -> None:
        """Draw everything again that not everybody knows, and go on from there. Nothing before it can be taken back."""
        checkpoint, since = self._settled()
        self.game.imagine(checkpoint, None, Chance(seed))
        # The flow tells what happened since the checkpoint again. This time it comes after the event that says that
        # this is another table.
        del self.story[len(self.story) - since :]
        self.story.append(Redrawn())
        self._kept.clear()
        self._kept.append(Kept(checkpoint, len(self.given), len(self.story)))
        self._restore(checkpoint, (), len(self.given))

    def _settled(self) -> tuple[Any, int]:
        """The checkpoint this table is at, and how many events have been told since."""
        twin = self._passing_through(1)
        if twin.since or twin.over or self.game.face_down(twin.state):
            raise NotSettled("a procedure has begun and not yet ended")
        return twin.checkpoint.copy(), len(twin.story) - twin._told_before

    def stands_at(self) -> tuple[Any, list[Given]]:
        """The last checkpoint that was passed on the way here, and the answers given since."""
        twin = self._passing_through(0)
        return twin.checkpoint, twin.since

    def _passing_through(self, checkpoint_every: int) -> Table:
        """A twin without a past, at a checkpoint that this table may not have remembered: there, the state alone says
        what comes next."""
        twin = self._bare(None)
        twin.game = replace(self.game, hints=replace(self.game.hints, checkpoint_every=checkpoint_every))
        twin._restore(self._real_checkpoint(), self.since)
        return twin

    def _bare(self, opening: Opening | None) -> Table:
        table = Table.__new__(Table)
        table.game, table.opening, table.given, table.story = self.game, opening, [], []
        table._kept, table._unread = deque(maxlen=MOST_KEPT), 0
        return table

    def _real_checkpoint(self) -> Any:
        assert self.checkpoint is not None, "an imagined table has to reach a checkpoint first"
        return self.checkpoint

    def _restore(self, checkpoint: State, since: Iterable[Given] = (), answered: int = 0) -> None:
        """Start the flow at a checkpoint, and give it the answers since."""
        self.checkpoint: Any = checkpoint
        self._answered = answered
        """How many answers had been given at the checkpoint."""
        self._told_before = len(self.story)
        self.since: list[Given] = []
        self.state = checkpoint.copy()
        self._flow = self.game.play(self.state)
        self._go_on(None, starting=True)
        for given in since:
            self._take(given)

    def _take(self, given: Given) -> None:
        self.since.append(given)
        if given.sealed:
            self._seal(given)
        else:
            self._go_on(given.answer)

    def _seal(self, given: Given) -> None:
        """Keep the answer secret until the last one is in."""
        assert type(self._asking) is AskingTogether, "only answers given together are sealed"
        asked = self._asking.questions
        self._sealed[given.seat] = given.answer
        self._looked.pop(given.seat, None)
        self.waiting = tuple(seat for seat in asked if seat not in self._sealed)
        chosen = {*self._sealed, *self.state.sealed}
        self.state.sealed = tuple(seat for seat in asked if seat in chosen)
        if not self.waiting:
            # In the order of asking, so that it does not matter who answered first.
            self._go_on({seat: self._sealed[seat] for seat in asked})

    def _go_on(self, value: Any, starting: bool = False) -> None:
        """Let the flow run to its next question. While starting, it remembers no checkpoint: the table already has the
        one it starts from."""
        state, send, worth = self.state, self._flow.send, self.game.hints.checkpoint_every
        self._sealed: dict[Seat, Any] = {}
        state.sealed = ()
        self._looked: dict[Seat, Decision[Any]] = {}
        try:
            request = send(value)
            while type(request) is not Asking:
                if type(request) is AskingTogether:
                    self.waiting = tuple(request.questions)
                    break
                if type(request) is AnsweredItself:
                    state.told.append(request)
                elif len(self.since) >= worth and not starting:
                    if state.told:
                        self._listen()
                    self._answered += len(self.since)
                    self.checkpoint, self.since = state.copy(), []
                    self._told_before = len(self.story)
                    if self.opening is not None:
                        self._keep()
                request = send(None)
            else:
                self.waiting = (request.seat,)
            self._asking: Asking | AskingTogether = request
        except StopIteration:
            self.waiting = ()
        if state.told:
            self._listen()

    def _forget_after(self, count: int) -> None:
        """Drop checkpoints with more answers than this."""
        while self._kept and self._kept[-1].answered > count:
            self._kept.pop()

    def _keep(self) -> None:
        kept = self._kept
        if not kept or self._answered - kept[-1].answered >= KEPT_APART:
            kept.append(Kept(self.checkpoint, self._answered, len(self.story)))

    def _listen(self) -> None:
        self.story += self.state.told
        self.state.told.clear()

    def _why_not_asked(self, seat: Seat) -> Refusal:
        if seat not in self.state.seats:
            return Refusal("no-such-seat", None, {"seat": str(seat)})
        if self.over:
            return Refusal("game-is-over")
        rule = self.game.whose_turn
        return Refusal("not-your-turn", rule and rule(self.state), {"seat": seat})
