"""How long a test waits for what should happen: no test is about how quick a machine is, or how busy.

Whoever waits asks for so many seconds of a quiet machine, at the moment of waiting. They only ever pass where something
is broken, so they are many.
"""

import os

MOST = 20.0
"""Times as long: what has not happened by then never will, however busy a machine is."""


def patience(seconds: float = 60.0) -> float:
    """So many seconds; on a busy machine as many times more as there is work for each core."""
    return seconds * min(max(1.0, work_for_each_core()), MOST)


def work_for_each_core() -> float:
    """How many processes want each core, over the last minute; two more may have begun since."""
    if not hasattr(os, "getloadavg"):
        return 4.0
    return (os.getloadavg()[0] + 2) / (os.cpu_count() or 1)
