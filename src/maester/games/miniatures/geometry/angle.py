"""Directions, in whole numbers: every machine computes the same sine.

A heading is a whole number of hundredths of a degree, 0 towards player 2, clockwise. `SIN` and `COS` hold whole
numbers of scale 2 ** 24, made by integer arithmetic alone.
"""

FULL = 36_000
"""A full turn."""
HALF_TURN = FULL // 2
QUARTER = FULL // 4

SCALE = 24
"""Sines are whole numbers of scale 2 ** SCALE."""
ONE = 1 << SCALE
HALF = ONE >> 1
"""Added before a shift by SCALE, it rounds to the nearest."""

_BITS = 160
_PI = 31415926535897932384626433832795028841971693993751058209749445923078164062862
"""Pi times 10 ** 76."""


def _first_step() -> tuple[int, int]:
    """Sine and cosine of one hundredth of a degree, in _BITS of fixed point, by their series."""
    unit = 1 << _BITS
    step = _PI * unit // (10**76 * HALF_TURN)
    s, c, term, n = 0, 0, unit, 0
    while term:
        if n % 2 == 0:
            c += term if n % 4 == 0 else -term
        else:
            s += term if n % 4 == 1 else -term
        n += 1
        term = (term * step >> _BITS) // n
    return s, c


def _eighth() -> list[tuple[int, int]]:
    """Sine and cosine up to an eighth of the circle, step by step by the addition of angles."""
    step_s, step_c = _first_step()
    s, c, shift = 0, 1 << _BITS, _BITS - SCALE
    half, found = 1 << (shift - 1), []
    for _ in range(QUARTER // 2 + 1):
        found.append(((s + half) >> shift, (c + half) >> shift))
        s, c = (s * step_c + c * step_s) >> _BITS, (c * step_c - s * step_s) >> _BITS
    return found


def _circle() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The rest by symmetry, so that opposite directions are opposite to the last bit."""
    eighth = _eighth()
    quarter = [s for s, _ in eighth] + [c for _, c in reversed(eighth[:-1])]
    half = quarter + quarter[-2:0:-1]
    sines = half + [-s for s in half]
    return tuple(sines), tuple(sines[QUARTER:] + sines[:QUARTER])


SIN, COS = _circle()


def bearing(dx: int, dy: int) -> int:
    """The heading that points along (dx, dy), by bisection; 0 if it points nowhere."""
    if dx == 0 and dy == 0:
        return 0
    turns = 0
    while not (dx >= 0 and dy > 0):  # into the first quarter, a quarter turn at a time
        dx, dy = -dy, dx
        turns += 1
    low, high = 0, QUARTER
    while high - low > 1:
        middle = (low + high) // 2
        if dx * COS[middle] >= dy * SIN[middle]:
            low = middle
        else:
            high = middle
    # The nearer of the two.
    if dx * COS[low] - dy * SIN[low] > dy * SIN[high] - dx * COS[high]:
        low = high
    return (low + turns * QUARTER) % FULL


def between(one: int, other: int) -> int:
    """How far apart two headings are, the short way round."""
    apart = (one - other) % FULL
    return min(apart, FULL - apart)
