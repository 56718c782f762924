"""Orphans: a server process started by another does not outlive it, however that one ends."""

import logging
import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait

logger = logging.getLogger(__name__)

TO_END = 10.0
"""Seconds a process that lost its parent has to end by itself."""


def end_with_parent() -> None:
    """Nothing would restart or stop this process any more, and it would hold the port that its successor needs."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel,), name="orphan", daemon=True).start()


def _end_after(parent: int) -> None:
    # A pipe whose other end is held by the parent: it becomes readable when the parent is gone.
    wait([parent])
    logger.warning("the process that started this one is gone: it ends as well")
    os.kill(os.getpid(), signal.SIGTERM)
    threading.Event().wait(TO_END)
    os._exit(1)
