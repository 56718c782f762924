"""Presence: who is at which match in the other processes.

Every process announces who is with it, and repeats that, since a killed process cannot say goodbye. Notices are
`match:here=person@process`, `match:gone=person@process`, `*:who=process` and `*:bye=process`.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable

from maester.store import Store, StoreUnavailable

logger = logging.getLogger(__name__)

Place = tuple[str, str]
"""A match and a person."""

EVERYWHERE = "*"
MOST_REMEMBERED = 100_000
FORGOTTEN_AFTER = 3
"""How many times a process may fail to repeat its announcement."""


class Presence:
    """What this process announces about its people, and what it has heard from the others."""

    def __init__(self, store: Store, every: float, now: Callable[[], int], here: Callable[[], Iterable[Place]]) -> None:
        self.store, self.every, self.now = store, every, now
        self.process = secrets.token_urlsafe(6)
        self._here = here
        self._unsaid: dict[Place, str] = {}
        self._something = asyncio.Event()
        self._until: dict[Place, dict[str, int]] = {}
        """Until when each other process is assumed to have somebody at a match."""
        self._left: dict[Place, int] = {}
        """When people who have left a match were last known to be there, oldest first."""
        self._forgotten = now()
        """Anybody not known to have left a match may have been there until then."""
        self._telling: asyncio.Task[None] | None = None

    def start(self) -> None:
        """A database used by one process has nobody to tell."""
        if self.store.shared:
            self._telling = asyncio.create_task(self._tell_again_and_again(), name="presence")

    async def stop(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
            await self._tell([f"{EVERYWHERE}:bye={self.process}"])

    # ------------------------------------------------------------------------------------------ what we say

    def came(self, match: str, person: str) -> None:
        self._say((match, person), "here")

    def went(self, match: str, person: str) -> None:
        self._say((match, person), "gone")
        self._note((match, person))

    def last_seen(self, match: str, person: str) -> int:
        """When somebody who has left was last here or elsewhere, as far as is known, and never too early."""
        return self._left.get((match, person), self._forgotten)

    def _note(self, place: Place) -> None:
        self._left.pop(place, None)
        self._left[place] = self.now()
        if len(self._left) > MOST_REMEMBERED:
            self._forgotten = self._left.pop(next(iter(self._left)))

    def _say(self, place: Place, what: str) -> None:
        if self._telling is not None:
            self._unsaid[place] = what
            self._something.set()

    def say_all(self) -> None:
        """Announce again who is here."""
        for place in self._here():
            self._say(place, "here")

    async def _tell_again_and_again(self) -> None:
        await self._tell([f"{EVERYWHERE}:who={self.process}"])
        clock = asyncio.get_running_loop().time
        again = clock() + self.every
        while True:
            try:
                async with asyncio.timeout_at(again):
                    await self._something.wait()
            except TimeoutError:
                again = clock() + self.every
                self.say_all()
            self._something.clear()
            unsaid, self._unsaid = self._unsaid, {}
            await self._tell(f"{match}:{what}={person}@{self.process}" for (match, person), what in unsaid.items())

    async def _tell(self, notices: Iterable[str]) -> None:
        try:
            await self.store.tell(notices)
        except StoreUnavailable as error:
            # What could not be announced now is announced again before it expires.
            logger.info("others could not be told who is here: %s", error)

    # ------------------------------------------------------------------------------------------ what we hear

    def elsewhere(self, match: str, person: str) -> bool:
        """Whether somebody is at a match in another process."""
        found = self._until.get((match, person))
        return found is not None and max(found.values()) > self.now()

    def hear(self, match: str, what: str) -> set[str]:
        """Read a notice; the matches at which it changed who is present."""
        kind, _, said = what.partition("=")
        person, _, process = said.rpartition("@")
        if process == self.process:
            return set()
        if kind == "who":
            self.say_all()
        if kind == "bye":
            return self._forget(lambda each, _: each == process)
        if kind == "here":
            came = not self.elsewhere(match, person)
            until = self.now() + int(self.every * 1000) * FORGOTTEN_AFTER
            self._until.setdefault((match, person), {})[process] = until
            return {match} if came else set()
        if kind == "gone":
            return self._forget(lambda each, _: each == process, (match, person))
        return set()

    def forget_the_silent(self) -> set[str]:
        """People not heard of for too long are no longer here; the matches at which that makes a difference."""
        now = self.now()
        return self._forget(lambda _, until: until <= now)

    def _forget(self, which: Callable[[str, int], bool], *places: Place) -> set[str]:
        changed = set()
        for place in places or list(self._until):
            processes = self._until.get(place, {})
            kept = {process: until for process, until in processes.items() if not which(process, until)}
            if kept:
                self._until[place] = kept
            elif processes:
                del self._until[place]
                self._note(place)
                changed.add(place[0])
        return changed
