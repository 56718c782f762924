"""Rotated trays on a table of inches: nowhere over the edge, nowhere on one another."""

from math import isfinite
from typing import Any, ClassVar

from msgspec import Struct
from shapely import Polygon, affinity, box

from maester import kernel
from maester.kernel import CHECKPOINT, Chance, Decision, Event, Flow, Game, Options, Refusal, Seat, Standing, ask

WIDTH, DEPTH = 24.0, 18.0
TRAY_WIDTH, TRAY_DEPTH = 2.75, 1.25
TRAYS_EACH = 5
TOUCHING = 1e-6
"""Square inches: trays that share an edge do not overlap, whatever rounding says."""

TABLE = box(-1e-9, -1e-9, WIDTH + 1e-9, DEPTH + 1e-9)


class Pose(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the middle of a tray lies, in inches, and how far it is turned."""

    x: float
    y: float
    degrees: float


class PlaceTray(Decision[Pose], frozen=True, kw_only=True):
    about: str = "place-tray"
    rule: str | None = "TRAY-01"
    lying: tuple[Pose, ...]

    shape: ClassVar[Any] = Pose

    def refusal(self, answer: Pose) -> Refusal | None:
        if not all(map(isfinite, (answer.x, answer.y, answer.degrees))):
            return Refusal("not-a-place", self.rule)
        tray = outline(answer)
        if not TABLE.covers(tray):
            return Refusal("over-the-edge", self.rule)
        for n, other in enumerate(self.lying):
            if tray.intersection(outline(other)).area > TOUCHING:
                return Refusal("trays-overlap", self.rule, {"tray": n})
        return None

    def sample(self, chance: Chance) -> Pose:
        """Thrown until it fits: a quarter of an inch and fifteen degrees are fine enough."""
        while True:
            pose = Pose(chance.below(97) / 4, chance.below(73) / 4, chance.below(24) * 15.0)
            if self.refusal(pose) is None:
                return pose


def outline(pose: Pose) -> Polygon:
    tray = box(-TRAY_WIDTH / 2, -TRAY_DEPTH / 2, TRAY_WIDTH / 2, TRAY_DEPTH / 2)
    turned = affinity.rotate(tray, pose.degrees, origin=(0, 0))
    return affinity.translate(turned, pose.x, pose.y)


class State(kernel.State, kw_only=True):
    lying: tuple[Pose, ...] = ()

    def copy(self) -> "State":
        return self.twin()


class TrayPlaced(Event, frozen=True):
    seat: Seat
    pose: Pose


def deal(options: Options, chance: Chance) -> State:
    return State(chance=chance, seats=tuple(f"seat-{n}" for n in range(1, options.seats + 1)))


def play(state: State) -> Flow[None]:
    """In turn each seat places a tray.

    There is always room: a tray reaches 1.51 inches from its middle, so each that lies bars less than 29 square inches
    to the middle of another, and nine bar less than the 314 on which a middle may lie.
    """
    while len(state.lying) < TRAYS_EACH * len(state.seats):
        yield CHECKPOINT
        seat = state.seats[len(state.lying) % len(state.seats)]
        pose = yield from ask(seat, which_pose, state)
        state.lying += (pose,)
        state.tell(TrayPlaced(seat, pose))


def which_pose(state: State) -> PlaceTray:
    return PlaceTray(lying=state.lying)


class View(Struct, frozen=True):
    lying: tuple[Pose, ...]


def view(state: State, seat: Seat | None) -> View:
    return View(state.lying)


def imagine(state: State, watcher: Seat | None, chance: Chance) -> None:
    state.chance = chance


def standing(state: State) -> Standing:
    """Who lies nearest to the middle, in thousandths of an inch."""
    scores = {}
    for n, seat in enumerate(state.seats):
        own = state.lying[n :: len(state.seats)]
        scores[seat] = round(sum(abs(pose.x - WIDTH / 2) + abs(pose.y - DEPTH / 2) for pose in own) * 1000)
    places = {seat: 1 + sum(other < mine for other in scores.values()) for seat, mine in scores.items()}
    return Standing(len(state.lying) == TRAYS_EACH * len(state.seats), places, scores, "nearest-to-the-middle")


def evaluate(state: State, seat: Seat) -> float:
    return 1.0 if standing(state).places[seat] == 1 else 0.0


def drawn(view: View) -> str:
    return "\n".join(f"{pose.x:g} {pose.y:g} turned {pose.degrees:g}" for pose in view.lying)


GAME = Game(
    name="trays",
    rules=1,
    counts=(2,),
    options=Options,
    state=State,
    deal=deal,
    play=play,
    view=view,
    imagine=imagine,
    standing=standing,
    evaluate=evaluate,
    drawn=drawn,
)
