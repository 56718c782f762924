"""How fast the engine plays a game, compared with other engines in the same run."""

from maester.bench.contest import Measured, Rate, measure
from maester.bench.yardsticks import YARDSTICKS, MissingYardstick

__all__ = ["YARDSTICKS", "Measured", "MissingYardstick", "Rate", "measure"]
