"""Accounts: who pays for the processor time that their requests take, as it is measured.

A count would have to be guessed, and whoever finds something dear would get it at the price of something cheap. So
every step of work on the loop is timed, and what threads and other processes do for somebody is, too. Nobody knows
beforehand what a request will cost: it is begun as long as something is left, and charged when it is known. Who owes
something waits.
"""

from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from time import thread_time
from types import coroutine
from typing import Any, TypeVar

from maester.server.guards.costs import network
from maester.server.guards.limits import ALL_LOOKING_BACK, ALL_WORK, LOOKING_BACK, WORK, Limits, Rate

R = TypeVar("R")


class Account:
    """What somebody, or something, has used."""

    def __init__(self, what: str) -> None:
        self.what = what
        """What is done, for whoever looks for what took so long."""
        self.person: str | None = None
        self.spent = 0.0
        """Milliseconds."""
        self._limits: Limits | None = None
        self._address = ""

    def opened(self, limits: Limits, address: str, person: str | None) -> None:
        """Now it is known who pays: the person, or the address of a stranger. What was used before is charged, too."""
        self._limits, self._address, self.person = limits, network(address), person
        self._charge(self.spent, WORK, ALL_WORK)

    def check(self) -> None:
        """Raise NotAllowed if nothing is left."""
        self._check(WORK, ALL_WORK)

    def check_looking_back(self) -> None:
        """The same, for replays."""
        self._check(LOOKING_BACK, ALL_LOOKING_BACK)

    @property
    def pause(self) -> float:
        """Seconds until something is left again."""
        if self._limits is None:
            return 0.0
        return max(self._limits.pause(self.person or self._address, WORK), self._limits.pause(self._address, ALL_WORK))

    def charge(self, seconds: float) -> None:
        self.spent += seconds * 1000
        self._charge(seconds * 1000, WORK, ALL_WORK)

    def charge_looking_back(self, seconds: float) -> None:
        self._charge(seconds * 1000, LOOKING_BACK, ALL_LOOKING_BACK)

    def _check(self, own: Rate, shared: Rate) -> None:
        if self._limits is not None:
            self._limits.check(self.person or self._address, own)
            self._limits.check(self._address, shared)

    def _charge(self, milliseconds: float, own: Rate, shared: Rate) -> None:
        if self._limits is not None:
            self._limits.charge(self.person or self._address, own, milliseconds)
            self._limits.charge(self._address, shared, milliseconds)

    def __str__(self) -> str:
        return f"{self.what}, {'nobody signed in' if self.person is None else f'person {self.person}'}"


CURRENT: ContextVar[Account | None] = ContextVar("account", default=None)
"""Who pays for what is being done."""

RUNNING: list[Account] = []
"""What runs on the loop at this moment, the innermost last."""


@coroutine
def metered(work: Coroutine[Any, Any, R], account: Account) -> Generator[Any, Any, R]:
    """Do some work. Each of its steps is timed; what others do while it waits is not."""
    send: Any = work.send
    value: Any = None
    while True:
        RUNNING.append(account)
        began = thread_time()
        try:
            waits_for = send(value)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        finally:
            account.charge(thread_time() - began)
            RUNNING.pop()
        try:
            send, value = work.send, (yield waits_for)
        except BaseException as error:
            send, value = work.throw, error
