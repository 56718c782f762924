"""How fast a game is played by the program itself, against something real in the same run."""

from maester.bench.contest import Measured, Rate, measure
from maester.bench.yardsticks import YARDSTICKS, MissingYardstick

__all__ = ["YARDSTICKS", "Measured", "MissingYardstick", "Rate", "measure"]
