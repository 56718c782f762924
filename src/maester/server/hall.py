"""The hall: every match that is live in this process, and whoever looks after those that nobody watches."""

import asyncio
import logging
from collections.abc import Callable, Iterator

from maester.server.aside import Aside
from maester.server.course import Course
from maester.server.gathering import Gathering
from maester.server.live import LiveMatch
from maester.server.lobby import Lobby
from maester.server.lookup import Lookup
from maester.server.presence import Place, Presence
from maester.server.replays import Replays
from maester.server.settings import Settings
from maester.server.thinkers import Thinkers
from maester.server.webhooks import Webhooks
from maester.store import Entry, Store, StoreUnavailable, milliseconds

logger = logging.getLogger(__name__)

PUT_AWAY_AFTER = 60_000
PUT_AWAY_IF_OVER = 5_000
"""Milliseconds a match stays at hand that nobody looks at; one that is over is not likely to be missed."""
MOST_AT_A_SWEEP = 200


class Hall:
    def __init__(self, settings: Settings, store: Store, now: Callable[[], int] = milliseconds) -> None:
        self.settings, self.store, self.now = settings, store, now
        self.thinkers = Thinkers(settings.bot_workers)
        self.aside = Aside("aside")
        """For matches that people are at."""
        self.loading = Aside("loading")
        """For matches that are brought to life."""
        self.leisure = Aside("leisure")
        """For matches that are over."""
        self.replays = Replays(self.leisure)
        self.lookup = Lookup()
        self.webhooks = Webhooks(settings, store)
        self.lobby = Lobby()
        self.presence = Presence(store, settings.presence, now, self._here)
        self.live: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Task[LiveMatch | None]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._closing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep_again_and_again(), name="sweep")
        self.presence.start()

    async def stop(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)
        for match in list(self.live.values()):
            for watcher in match.watchers:
                watcher.close(1012, "the server restarts")
            await match.close()
        await asyncio.gather(*self._closing)
        self.live.clear()
        await self.presence.stop()
        await self.webhooks.stop()
        self.lobby.stop()
        await self.replays.stop()
        for aside in (self.aside, self.loading, self.leisure):
            aside.stop()
        self.lookup.stop()
        await self.thinkers.stop()

    async def find(self, match: str) -> LiveMatch | None:
        """A match, brought to life if it is not; None, if there is no such match."""
        if match in self.live:
            return self.live[match]
        loading = self._loading.get(match)
        if loading is None:
            loading = self._loading[match] = asyncio.create_task(self._load(match))
            loading.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(loading)

    async def _load(self, match: str) -> LiveMatch | None:
        row = await self.store.matches.find(match)
        if row is None:
            return None
        log = await self.store.log.since(match, 0) if row.started is not None else []
        live = LiveMatch(self, row)
        await live.ask(live.begin, log)
        self.live[match] = live
        if self.store.shared:
            # Notices that came before it was live were not for it yet.
            live.post(live.catch_up)
        return live

    # ------------------------------------------------------------------------------------- what a match tells us

    def stepped(self, match: Gathering, course: Course, entry: Entry) -> None:
        """A match went on. Lists need to know only when it ends or pauses; people when it is their turn."""
        if entry.kind != "answer" or course.table.over:
            self.lobby.changed()
        self.webhooks.your_turn(match, course, entry.person)

    def came(self, match: LiveMatch, person: str | None) -> None:
        """Somebody looks at a match: it is not put away."""
        self.live.setdefault(match.row.id, match)
        if person is not None:
            self.presence.came(match.row.id, person)

    def went(self, match: Gathering, person: str | None) -> None:
        if person is not None and all(watcher.person != person for watcher in match.watchers):
            self.presence.went(match.row.id, person)

    def elsewhere(self, match: str, person: str | None) -> bool:
        return person is not None and self.presence.elsewhere(match, person)

    def _here(self) -> Iterator[Place]:
        for match in self.live.values():
            for person in {watcher.person: None for watcher in match.watchers}:
                if person is not None:
                    yield match.row.id, person

    # -------------------------------------------------------------------------------------- what others tell us

    async def hear(self, line: str) -> None:
        """Notices of other processes, and our own: `match:sequence`, `match:chat`, `match:seats`; and of presence."""
        for notice in line.split():
            match, _, what = notice.partition(":")
            live = self.live.get(match)
            if what == "seats":
                self.lobby.changed()
            if "=" in what:
                self._show_presence(self.presence.hear(match, what))
            if live is None:
                continue
            if what == "chat":
                live.post(live.hear_more)
            elif what == "seats":
                live.post(live.refresh)
            elif what.isdigit() and (live.course is None or live.course.sequence < int(what)):
                live.post(live.catch_up)

    def doubt(self) -> None:
        """Notices may have been missed: every live match looks for itself."""
        self.presence.say_all()
        for live in list(self.live.values()):
            live.post(live.catch_up)

    def _show_presence(self, matches: set[str]) -> None:
        for live in [self.live[match] for match in matches if match in self.live]:
            live.post(live.presence_changed)

    # ------------------------------------------------------------------------------------------------ the sweep

    async def _sweep_again_and_again(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreUnavailable as error:
                logger.warning("%s; trying again", error)
            except Exception:
                logger.exception("the sweep failed")
            await asyncio.sleep(self.settings.sweep)

    async def sweep(self) -> None:
        """See to matches that wait for a bot or a clock and have not moved: a killed process may have left them."""
        self._show_presence(self.presence.forget_the_silent())
        for live in list(self.live.values()):
            over = live.course is not None and live.course.table.over
            if live.idle and live.idle_since < self.now() - (PUT_AWAY_IF_OVER if over else PUT_AWAY_AFTER):
                self.put_away(live)
        for match in await self.store.matches.due(self.now() - self.settings.patience, MOST_AT_A_SWEEP):
            if found := await self.find(match):
                found.post(found.attend)
                found.post(found.time_is_up)

    def put_away(self, match: Gathering) -> None:
        """Who wants it again finds it in the store, if it is still there."""
        if self.live.get(match.row.id) is match:
            del self.live[match.row.id]
            task = asyncio.create_task(match.end())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)
