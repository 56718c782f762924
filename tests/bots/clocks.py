"""A clock for tests: time passes only by reading it."""


class Ticking:
    """Each reading after the first is later by the next of these seconds; the last of them is used again and again."""

    def __init__(self, *ticks: float) -> None:
        self.ticks = list(ticks)
        self.now = 0.0
        self.read = False

    def __call__(self) -> float:
        if self.read:
            self.now += self.ticks.pop(0) if len(self.ticks) > 1 else self.ticks[0]
        self.read = True
        return self.now
