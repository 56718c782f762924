"""A game played in sentences. Each sentence checks itself and hands the game back, so that the next can follow.

    game.asks("stark", "march to").says("stark", "pyke").refuses("greyjoy", "pyke", rule="BG2-MARCH-01")

It knows no game: a game's own `Played` says what its words mean as an answer (`meant`), how an answer is shown
(`shown`), and adds what its tests look at.
"""

from typing import Any, NoReturn, Self, TypeVar

from maester.kernel import Event, IllegalAnswer, Seat, Table, UnreadableAnswer

E = TypeVar("E", bound=Event)


class Played:
    """A table, and the sentences that can be said at it. Seats go by name, or by number counted from 1."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> Any:
        return self.table.state

    def seat(self, who: Seat | int) -> Seat:
        name: Seat = self.state.seats[who - 1] if isinstance(who, int) else who
        return name

    def meant(self, seat: Seat, *words: Any) -> Any:
        """The answer that these words mean when that seat says them."""
        (answer,) = words
        return answer

    def shown(self, answer: Any) -> str:
        """An answer in the words of `says`."""
        return str(answer)

    # Sentences

    def asks(self, who: Seat | int, about: str) -> Self:
        """That seat is asked about this now."""
        seat = self.seat(who)
        if seat not in self.table.waiting:
            self.fails(f"{seat} should be asked about {about!r} and is not asked at all")
        asked = self.table.decision(seat).about
        if asked != about:
            self.fails(f"{seat} should be asked about {about!r}, not {asked!r}")
        return self

    def waits_for(self, *who: Seat | int) -> Self:
        """These seats, and no others, are asked something now."""
        seats = tuple(self.seat(each) for each in who)
        if sorted(self.table.waiting) != sorted(seats):
            self.fails(f"{listed(seats)} should be asked now, not {listed(self.table.waiting)}")
        return self

    def says(self, who: Seat | int, *words: Any) -> Self:
        """That seat gives this answer, and the rules allow it."""
        seat = self.seat(who)
        try:
            self.table.answer(seat, self.meant(seat, *words))
        except (IllegalAnswer, UnreadableAnswer) as error:
            self.fails(f"{seat} should be able to say {listed(words)}, but: {error}")
        return self

    def refuses(self, who: Seat | int, *words: Any, rule: str | None) -> Self:
        """That seat gives this answer; it is refused because of that rule, and nothing changes."""
        seat, before = self.seat(who), self.everything()
        try:
            self.table.answer(seat, self.meant(seat, *words))
        except IllegalAnswer as error:
            if error.refusal.rule != rule:
                self.fails(f"{seat} saying {listed(words)} should be refused because of {rule}, not: {error}")
        else:
            self.fails(f"{seat} saying {listed(words)} should be refused because of {rule}, and was not")
        if self.everything() != before:
            self.fails(f"{seat} saying {listed(words)} was refused, yet something changed")
        return self

    def ends(self) -> Self:
        """Nobody is asked any more: the game is over."""
        if not self.table.over:
            self.fails("the game should be over")
        return self

    # What a test looks at

    def answers(self, who: Seat | int) -> list[Any]:
        """Every answer that seat may give now."""
        return list(self.table.decision(self.seat(who)).answers() or ())

    def view(self, who: Seat | int | None) -> Any:
        return self.table.view(None if who is None else self.seat(who))

    def told(self, kind: type[E], to: Seat | int | None = None) -> list[E]:
        """What happened of this kind, as that seat, or a spectator, saw it."""
        story = self.table.story_for(None if to is None else self.seat(to))
        return [event for event in story if isinstance(event, kind)]

    def everything(self) -> Any:
        """All that an answer could change."""
        table = self.table
        return table.state.copy(), table.waiting, len(table.since), len(table.given), len(table.story)

    # When a sentence fails

    def position(self) -> str:
        """The position as those see it who are asked, what they are asked, and what they may answer."""
        table = self.table
        if table.over:
            return f"{table.game.drawn(table.view(None))}\nnobody is asked: the game is over"
        return "\n".join(self.position_of(seat) for seat in table.waiting)

    def position_of(self, seat: Seat) -> str:
        decision = self.table.decision(seat)
        answers = decision.answers()
        allowed = "too many to list" if answers is None else "; ".join(self.shown(each) for each in answers) or "none"
        drawn = self.table.game.drawn(self.table.view(seat))
        return f"{drawn}\n{seat} is asked: {decision.about}\nallowed: {allowed}"

    def fails(self, sentence: str) -> NoReturn:
        __tracebackhide__ = True
        raise AssertionError(sentence)  # conftest.py adds the position


def listed(words: Any) -> str:
    return " ".join(str(word) for word in words) or "nobody"
