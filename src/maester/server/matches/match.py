"""A match as one process knows it: its row, and where its log leads."""

from msgspec.structs import replace

from maester.kernel import Seat
from maester.server.guards.refused import NotAllowed
from maester.server.matches.course import Course
from maester.server.matches.info import Stand, stand_of
from maester.store import MatchRow


class Match:
    """What watching a match and playing it have in common."""

    def __init__(self, row: MatchRow) -> None:
        self.row = row
        self.course: Course | None = None
        """None before the match starts, and when its log breaks the rules."""
        self.stood: Stand | None = None
        """While an entry is being written: the match as it stands without it. Nobody sees what may never happen."""

    def stand(self) -> Stand | None:
        """How the match stands by what has been stored; None before it starts."""
        return self.stood or (None if self.course is None else stand_of(self.course))

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        return tuple(seat.seat for seat in self.row.seats if person is not None and seat.person == person)

    def nicknames(self) -> dict[Seat, str]:
        return {seat.seat: seat.nickname for seat in self.row.seats if seat.nickname}

    def seats_follow(self, course: Course) -> None:
        """Update the row: which bot plays each seat, according to the course."""
        seats = tuple(replace(seat, bot=course.bot(seat.seat)) for seat in self.row.seats)
        self.row = replace(self.row, seats=seats)

    def why_no_course(self) -> NotAllowed:
        """Why nothing can be done in a match that has no course."""
        match self.row.status:
            case "broken":
                return NotAllowed("match-is-broken")
            case "stranded":
                return NotAllowed("match-is-stranded")
            case "over":
                return NotAllowed("match-is-over")
            case _:
                return NotAllowed("match-waits")
