"""Course: where the log of a match leads: the table, when each question was asked, who is away, clocks and proposals.

Pure: the same log leads to the same course in every process and after every restart.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Raw
from msgspec.json import decode, encode

from maester.kernel import Refusal, Seat, Table
from maester.kernel.exactly import exactly
from maester.server.matches.clocks import Clocks, Spent
from maester.server.matches.match_setup import Setup
from maester.server.matches.snapshot import OpenProposal, Snapshot
from maester.store import (
    Agreed,
    Answered,
    Entry,
    Left,
    Paused,
    Proposed,
    Resumed,
    Returned,
    Summary,
    Undone,
)


class Course:
    """One match as played so far."""

    def __init__(self, setup: Setup, log: Iterable[Entry] = ()) -> None:
        self.setup = setup
        self.table = Table.opened(setup.game, setup.options, setup.seed, setup.earlier)
        self.log: list[Entry] = []
        self.opened: dict[Seat, int] = dict.fromkeys(self.table.waiting, 0)
        """For each open decision, the number of entries when it was opened."""
        self.taken: dict[tuple[Seat, int], int] = {}
        """For each answered decision, the entry that answered it."""
        self.counted: list[int] = []
        """For each answer that counts, the entry that gave it. Answers taken back are left out."""
        self.away: dict[Seat, str] = {}
        """The bots that play for people."""
        self.away_why: dict[Seat, str] = {}
        self.paused = False
        self.resumed = setup.started
        """When the match was last resumed."""
        self.spent: dict[int, Spent] = {}
        """For each answer given on a running clock, what it cost and earned."""
        self.proposals: list[OpenProposal] = []
        self.undone = 0
        """The last entry that took back something others had seen."""
        self.clocks = Clocks(setup.clock, setup.owners, setup.downtimes) if setup.clock else None
        self._tick(setup.started)
        for entry in log:
            self.take(entry)

    @classmethod
    def at(cls, setup: Setup, table: Table, log: Sequence[Entry], snapshot: Snapshot) -> "Course":
        """The course after these entries, from a snapshot of it."""
        course = cls.__new__(cls)
        course.setup, course.table, course.log = setup, table, list(log)
        answered = ((entry.what, entry.sequence) for entry in log if isinstance(entry.what, Answered))
        course.taken = {(what.seat, what.asked): sequence for what, sequence in answered}
        course._follow_snapshot(snapshot)
        return course

    def snapshot(self) -> Snapshot:
        """A snapshot of the course, which later entries do not change."""
        clocks = self.clocks
        return Snapshot(
            opened=self.opened.copy(),
            counted=self.counted.copy(),
            away=self.away.copy(),
            away_why=self.away_why.copy(),
            paused=self.paused,
            resumed=self.resumed,
            spent=self.spent.copy(),
            proposals=[each.copy() for each in self.proposals],
            undone=self.undone,
            time_left={} if clocks is None else clocks.left.copy(),
            running_since={} if clocks is None else clocks.since.copy(),
        )

    def copy(self) -> "Course":
        """A copy that can go its own way from here."""
        twin = Course.__new__(Course)
        twin.setup, twin.table, twin.log, twin.taken = self.setup, self.table.copy(), self.log.copy(), self.taken.copy()
        twin._follow_snapshot(self.snapshot())
        return twin

    def _follow_snapshot(self, stood: Snapshot) -> None:
        self.opened, self.counted, self.away, self.away_why = stood.opened, stood.counted, stood.away, stood.away_why
        self.paused, self.resumed, self.spent = stood.paused, stood.resumed, stood.spent
        self.proposals, self.undone = stood.proposals, stood.undone
        self.clocks = None
        if self.setup.clock is not None:
            self.clocks = Clocks(self.setup.clock, (), self.setup.downtimes)
            self.clocks.left, self.clocks.since = stood.time_left, stood.running_since

    @property
    def sequence(self) -> int:
        return len(self.log)

    @property
    def status(self) -> str:
        return "over" if self.table.over else "paused" if self.paused else "running"

    def bot(self, seat: Seat) -> str | None:
        """The bot that answers for this seat now."""
        return self.setup.bots.get(seat) or self.away.get(seat)

    def bots_to_answer(self) -> list[Seat]:
        return [] if self.paused else [seat for seat in self.table.waiting if self.bot(seat)]

    def out_of_time(self, now: int) -> list[Seat]:
        return [] if self.clocks is None else self.clocks.out_of_time(now)

    def runs_out(self) -> int | None:
        """When the next clock runs out, if any runs."""
        return None if self.clocks is None or self.paused or self.table.over else self.clocks.next_deadline()

    def due(self) -> int | None:
        """When a bot or a clock next has something to do."""
        if self.table.over or self.paused:
            return None
        if self.bots_to_answer():
            return self.log[-1].at if self.log else self.setup.started
        return None if self.clocks is None else self.clocks.next_deadline()

    def summary(self) -> Summary:
        """What lists and the sweep need to know."""
        waiting, due = " ".join(self.table.waiting), self.due()
        if not self.table.over:
            return Summary(self.status, waiting, "", due)
        standing = self.setup.game.standing(self.table.state)
        return Summary(self.status, waiting, " ".join(standing.winners), due, encode(standing).decode())

    def kept(self, seat: Seat, asked: int, person: str | None, answer: Any) -> int | None:
        """The entry that recorded this very answer by this person and still counts, if there is one."""
        number = self.taken.get((seat, asked))
        if number is None or number not in self.counted:
            return None
        entry = self.log[number - 1]
        assert isinstance(entry.what, Answered)
        same = encode(decode(entry.what.answer), order="sorted") == encode(answer, order="sorted")
        return number if same and entry.person == person and person is not None else None

    def takes_from(self, seat: Seat) -> list[str]:
        """The others whose answers would be taken back with the last answer of this seat: people, not bots, who have
        done something."""
        last = self.last_own(seat)
        if last is None or self.table.is_sealed(seat):
            return []
        since = zip(self.counted[last:], self.table.given[last:], strict=True)
        people = (self.log[number - 1].person for number, each in since if not each.idle)
        owner = self.setup.owners.get(seat)
        return [person for person in dict.fromkeys(people) if person not in (None, owner)]

    def last_own(self, seat: Seat) -> int | None:
        """The last answer of this seat that it gave itself: a chance that was passed up for it is none."""
        for n in range(len(self.table.given) - 1, -1, -1):
            given = self.table.given[n]
            passed_up = given.idle and given.window is not None and self.log[self.counted[n] - 1].person is None
            if given.seat == seat and not passed_up:
                return n
        return None

    def may_undo(self, seat: Seat, agreed: bool = False) -> Refusal | None:
        """Why this seat cannot take back the last answer it gave itself, or None if it can."""
        last = self.last_own(seat)
        if last is None:
            return Refusal("nothing-to-undo", None, {"seat": seat})
        return self.table.may_undo(seat, agreed, last)

    def entry_to_undo(self, seat: Seat) -> int:
        """By which entry the answer was given that this seat can take back."""
        last = self.last_own(seat)
        assert last is not None, "there is something to take back"
        return self.counted[last]

    def is_away(self, person: str) -> bool:
        """Whether bots play all seats of this person."""
        return all(seat in self.away for seat, owner in self.setup.owners.items() if owner == person)

    def asked_since(self, seat: Seat) -> int | None:
        """Since when this seat has been asked its question and was able to answer."""
        asked = self.opened.get(seat)
        if asked is None:
            return None
        return max(self.resumed, self.log[asked - 1].at if asked else self.setup.started)

    def proposal(self, number: int) -> OpenProposal | None:
        return next((each for each in self.proposals if each.id == number), None)

    def take(self, entry: Entry) -> None:
        """Follow one more entry. If the rules refuse it, nothing changes."""
        assert entry.sequence == self.sequence + 1, "entries are taken in order"
        match entry.what:
            case Answered() as what:
                self._answer(what, entry)
            case Undone() as what:
                self._take_back(what.seat, what.agreed, entry, what.entry)
                self._close_undo_proposals(what.seat)
            case Left() as what:
                self._leave(what, entry)
            case Returned() as what:
                self.away.pop(what.seat, None)
                self.away_why.pop(what.seat, None)
            case Proposed() as what:
                asked = list(what.missing)
                self.proposals.append(
                    OpenProposal(entry.sequence, what.what, what.seat, [what.seat], asked, what.entry)
                )
            case Agreed() as what:
                self._agree(what, entry)
            case Paused():
                self._pause(entry.at)
            case Resumed():
                self._resume(entry.at)
        self.log.append(entry)
        self._tick(entry.at)

    def answered(self, seat: Seat, answer: Any) -> Answered:
        """The entry with which this seat answers what it is asked now."""
        decision = self.table.decision(seat)
        if isinstance(answer, dict | list):
            exactly(decision, answer)
        return Answered(seat, self.opened[seat], decision.about, Raw(encode(answer)))

    def _answer(self, what: Answered, entry: Entry) -> None:
        seat = what.seat
        before = self.table.waiting
        self.table.answer(seat, decode(what.answer), stored=True)
        if self.clocks is not None and (spent := self.clocks.answered(seat, entry.at)):
            self.spent[entry.sequence] = spent
        self.taken[seat, what.asked] = entry.sequence
        self.counted.append(entry.sequence)
        if len(before) > 1:
            # Sealed: the others are still asked the same questions.
            del self.opened[seat]
        else:
            self.opened = dict.fromkeys(self.table.waiting, entry.sequence)
        self._close_undo_proposals(seat, by_hand=entry.person is not None)

    def _take_back(self, seat: Seat, agreed: bool, entry: Entry, number: int) -> None:
        """`number`: the entry by which the answer was given; 0: the last answer of this seat."""
        before, given, sequence = self.opened, list(self.table.given), entry.sequence
        unseen = self.table.is_sealed(seat)
        self.table.undo(seat, agreed, self._index(number))
        kept = {id(each) for each in self.table.given}
        gone = [number for number, each in zip(self.counted, given, strict=True) if id(each) not in kept]
        self.counted = [number for number in self.counted if number not in gone]
        waiting = self.table.waiting
        # Taking back a sealed answer asks one seat again; the others keep their questions.
        still = before if set(before) < set(waiting) else {}
        self.opened = {each: still.get(each, sequence) for each in waiting}
        self._return_earnings(seat, gone, entry.at)
        if not unseen:
            self.undone = sequence

    def _index(self, number: int) -> int | None:
        """Which of the answers that count was given by that entry."""
        return self.counted.index(number) if number else None

    def _return_earnings(self, seat: Seat, gone: list[int], at: int) -> None:
        """Time earned by an answer is lost when it is taken back. The person who took it back keeps thinking on the
        same clock."""
        if self.clocks is None:
            return
        for number in gone:
            if spent := self.spent.get(number):
                self.clocks.taken_back(self.log[number - 1].what.seat, spent)
        first = self.spent.get(gone[0])
        if first is not None and seat in self.opened and not self.bot(seat):
            self.clocks.asked_again(seat, first, at)

    def _pause(self, at: int) -> None:
        self.paused = True
        if self.clocks is not None:
            self.clocks.stop(at)

    def _resume(self, at: int) -> None:
        self.paused = False
        self.resumed = at

    def _leave(self, what: Left, entry: Entry) -> None:
        """A bot begins to play for a person."""
        self.away[what.seat] = what.bot
        self.away_why[what.seat] = what.why
        if self.clocks is not None:
            self.clocks.handed_over(what.seat, entry.at)
        owner = self.setup.owners[what.seat]
        if self.is_away(owner):
            seats = [seat for seat, person in self.setup.owners.items() if person == owner]
            self._need_no_more(seats, what.agrees, entry)

    def _agree(self, what: Agreed, entry: Entry) -> None:
        proposal = self.proposal(what.proposal)
        if proposal is None or what.seat not in (*proposal.missing, proposal.by):
            return
        if not what.yes or what.seat not in proposal.missing:
            self.proposals.remove(proposal)
            return
        proposal.missing.remove(what.seat)
        proposal.agreed.append(what.seat)
        self._carry_out(proposal, entry)

    def _need_no_more(self, seats: list[Seat], agreed: bool, entry: Entry) -> None:
        """Nobody waits for people who have left. But leaving is not agreeing: nothing is taken back because of it."""
        for proposal in list(self.proposals):
            if any(seat in proposal.missing for seat in seats):
                if proposal.what == "undo" and not agreed:
                    self.proposals.remove(proposal)
                    continue
                proposal.missing = [seat for seat in proposal.missing if seat not in seats]
                self._carry_out(proposal, entry)

    def _carry_out(self, proposal: OpenProposal, entry: Entry) -> None:
        if proposal.missing:
            return
        self.proposals.remove(proposal)
        if proposal.what == "undo":
            if self.table.may_undo(proposal.by, True, self._index(proposal.entry)) is None:
                self._take_back(proposal.by, True, entry, proposal.entry)
        elif proposal.what == "pause":
            self._pause(entry.at)
        else:
            self._resume(entry.at)

    def _close_undo_proposals(self, acted: Seat, by_hand: bool = True) -> None:
        """Whoever wanted to take something back has gone on playing, or it can no longer be taken back. What was
        passed up for them changes nothing; but proposals of old that name no entry mean the last answer."""
        for each in list(self.proposals):
            gone = each.entry and each.entry not in self.counted
            went_on = each.by == acted and (by_hand or not each.entry)
            if each.what == "undo" and (went_on or gone or self.table.may_undo(each.by, True, self._index(each.entry))):
                self.proposals.remove(each)

    def _tick(self, at: int) -> None:
        if self.clocks is not None:
            asked = () if self.paused else (seat for seat in self.table.waiting if not self.bot(seat))
            self.clocks.run(asked, at)
