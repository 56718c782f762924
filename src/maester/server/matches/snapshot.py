"""Snapshots: the state of a course, which later entries do not change."""

from msgspec import Struct
from msgspec.structs import replace

from maester.kernel import Seat
from maester.server.matches.clocks import Spent


class OpenProposal(Struct):
    """Something the others have to agree to."""

    id: int
    what: str
    by: Seat
    agreed: list[Seat]
    missing: list[Seat]
    entry: int = 0
    """Which answer would be taken back, if not the last of `by`."""

    def copy(self) -> "OpenProposal":
        return replace(self, agreed=self.agreed.copy(), missing=self.missing.copy())


class Snapshot(Struct, frozen=True):
    """Everything that entries have made of a course, besides its table."""

    opened: dict[Seat, int]
    counted: list[int]
    away: dict[Seat, str]
    away_why: dict[Seat, str]
    paused: bool
    resumed: int
    spent: dict[int, Spent]
    proposals: list[OpenProposal]
    undone: int
    time_left: dict[Seat, int]
    running_since: dict[Seat, int]
