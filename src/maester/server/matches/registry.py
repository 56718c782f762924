"""The registry: every live match in this process, and the sweep for those that nobody watches."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

from maester import games
from maester.server.audience.lobby import Lobby
from maester.server.audience.lookup import Lookup
from maester.server.audience.presence import Place, Presence
from maester.server.audience.replays import Replays
from maester.server.audience.watcher import Watcher
from maester.server.guards.readers import Readers
from maester.server.guards.watchdog import Watchdog
from maester.server.matches.keyframes import KeyframeWriter
from maester.server.matches.live import LiveMatch
from maester.server.matches.progress import Step
from maester.server.settings import Settings
from maester.server.webhooks import Webhooks
from maester.server.workers.background import Background
from maester.server.workers.thinkers import Thinkers
from maester.store import Answered, MatchRow, Store, StoreUnavailable, milliseconds

logger = logging.getLogger(__name__)

PUT_AWAY_AFTER = 60_000
PUT_AWAY_IF_OVER = 5_000
"""Milliseconds a match that nobody looks at stays loaded; one that is over is not likely to be missed."""
BEAT = 1.0
"""Seconds between two notes that a server is running."""
LONG_AGO = 1 << 62
"""Gaps up to this length are not downtimes."""
MOST_AT_A_SWEEP = 200
UNUSED_AFTER = 30 * 24 * 3_600_000
"""Milliseconds after which somebody who only signed in is forgotten."""
FORGETS_EVERY = 3_600_000


class Registry:
    def __init__(self, settings: Settings, store: Store, now: Callable[[], int] = milliseconds) -> None:
        self.settings, self.store, self.now = settings, store, now
        self.thinkers = Thinkers(settings.bot_workers)
        self.playing = Background("playing")
        """For matches with people at them."""
        self.judging = Background("judging")
        """For judging answers that are being prepared."""
        self.listing = Background("listing")
        """For listing possible answers, and saying what a thing on the table could do."""
        self.loading = Background("loading")
        """For loading matches."""
        self.leisure = Background("leisure")
        """For finished matches."""
        self.replays = Replays(self.leisure)
        self.readers = Readers()
        self.keyframes = KeyframeWriter(store, self.leisure)
        self.lookup = Lookup()
        self.watchdog = Watchdog()
        self.webhooks = Webhooks(settings, store)
        self.lobby = Lobby()
        self.presence = Presence(store, settings.presence, now, self._here)
        self.downtimes: list[tuple[int, int]] = []
        """When no server was running. All courses share this list."""
        self._readying: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self.live: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Task[LiveMatch | None]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._closing: set[asyncio.Task[None]] = set()
        self._forgot = -FORGETS_EVERY
        """When people who only signed in were last forgotten."""

    async def prepare(self) -> None:
        """Before anything else: find out how long no server was running, and which matches cannot continue."""
        try:
            await self.store.matches.follow_rules({name: games.game(name).read for name in games.NAMES})
            await self.store.downtimes.alive(self.now(), int(BEAT * 1500))
        except StoreUnavailable as error:
            # What cannot be written may still be read.
            logger.warning("%s; matches stand as they were", error)
        self.downtimes[:] = await self.store.downtimes.all()

    def start(self) -> None:
        if self.settings.warm:
            self._readying = asyncio.create_task(self.thinkers.get_ready(), name="get ready")
        self._beating = asyncio.create_task(self._beat_again_and_again(), name="beat")
        self._sweeping = asyncio.create_task(self._sweep_again_and_again(), name="sweep")
        self.keyframes.start()
        self.presence.start()

    async def stop(self) -> None:
        for task in (self._sweeping, self._beating, self._readying):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        with suppress(StoreUnavailable):
            await self.store.downtimes.alive(self.now(), LONG_AGO)
        for match in list(self.live.values()):
            match.audience.close(1012, "the server restarts")
            await match.close()
        await asyncio.gather(*self._closing)
        self.live.clear()
        await self.keyframes.stop()
        await self.presence.stop()
        await self.webhooks.stop()
        self.lobby.stop()
        await self.replays.stop()
        await self.readers.stop()
        for thread in (self.playing, self.judging, self.listing, self.loading, self.leisure):
            thread.stop()
        self.lookup.stop()
        await self.thinkers.stop()

    async def find(self, match: str) -> LiveMatch | None:
        """A match, loaded if necessary; None if there is no such match."""
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
        await live.inbox.ask(live.begin, log)
        self.live[match] = live
        if self.store.shared:
            # Notices that arrived before it was loaded did not reach it.
            live.inbox.post(live.catch_up)
        return live

    # ------------------------------------------------------------------------------------- what a match tells us

    def stepped(self, match: LiveMatch, step: Step) -> None:
        """A match went on. Lists need to know only when it ends or pauses; people when it is their turn."""
        if not isinstance(step.entry.what, Answered) or step.course.table.over:
            self.lobby.changed()
        self.webhooks.your_turn(match, step.course, step.entry.person)

    def came(self, match: LiveMatch, person: str | None) -> None:
        """Somebody is watching a match: it stays loaded."""
        self.live.setdefault(match.row.id, match)
        if person is not None:
            self.presence.came(match.row.id, person)

    def went(self, match: str, left: Iterable[Watcher], person: str | None) -> None:
        """Somebody has left a match, perhaps with another socket of theirs still open."""
        if person is not None and all(watcher.person != person for watcher in left):
            self.presence.went(match, person)

    def elsewhere(self, match: str, person: str | None) -> bool:
        return person is not None and self.presence.elsewhere(match, person)

    def _here(self) -> Iterator[Place]:
        for match in self.live.values():
            for person in {watcher.person: None for watcher in match.audience.watchers}:
                if person is not None:
                    yield match.row.id, person

    def last_seen(self, match: str, person: str) -> int:
        """When somebody who is away was last at a match, as far as known, and no earlier than this server's start."""
        return self.presence.last_seen(match, person)

    async def may_look(self, match: MatchRow, who: str | None, invitation: str | None) -> bool:
        """A private match is for its players, its host and invited people. Once over, anybody may look at it."""
        if not needs_invitation(match, who):
            return True
        found = None if invitation is None else await self.store.seats.invitation(invitation)
        return found is not None and found.match == match.id and found.used_by in (None, who)

    def signed_out(self, who: str) -> None:
        """A sign-in, or all of a person's, has ended: so do its sockets."""
        places = [self.lobby.watchers, *(live.audience.watchers for live in self.live.values())]
        for watcher in [watcher for place in places for watcher in place if who in (watcher.session, watcher.person)]:
            watcher.close(4401, "signed out")

    # -------------------------------------------------------------------------------------- what others tell us

    async def hear(self, line: str) -> None:
        """Notices of all processes, ours too: `match:sequence`, `match:chat`, `match:seats`; and about presence."""
        for notice in line.split():
            match, _, what = notice.partition(":")
            live = self.live.get(match)
            if what == "seats":
                self.lobby.changed()
            if what == "signed-out":
                self.signed_out(match)
            if what == "downtime":
                self.downtimes[:] = await self.store.downtimes.all()
            if "=" in what:
                self._show_presence(self.presence.hear(match, what))
            if live is None:
                continue
            if what == "chat":
                live.inbox.post(live.audience.hear_more)
            elif what == "seats":
                live.inbox.post(live.refresh)
            elif what == "invitations":
                live.inbox.post(live.see_to_invitations)
            elif what.isdigit() and (live.course is None or live.course.sequence < int(what)):
                live.inbox.post(live.catch_up)

    def doubt(self) -> None:
        """Notices may have been missed: every live match checks for itself."""
        self.presence.say_all()
        for live in list(self.live.values()):
            live.inbox.post(live.catch_up)

    def _show_presence(self, matches: set[str]) -> None:
        for live in [self.live[match] for match in matches if match in self.live]:
            live.inbox.post(live.audience.presence_changed)

    # ------------------------------------------------------------------------------------------------- the beat

    async def _beat_again_and_again(self) -> None:
        """Note that a server is running. If that failed for a while, none was, as far as people could tell."""
        beat = milliseconds()
        while True:
            await asyncio.sleep(BEAT)
            # By the wall clock: a process that was suspended did not see time pass.
            silent = milliseconds() - beat > BEAT * 4000
            try:
                if await self.store.downtimes.alive(self.now(), int(BEAT * 1500) if silent else LONG_AGO):
                    self.downtimes[:] = await self.store.downtimes.all()
                beat = milliseconds()
            except StoreUnavailable as error:
                logger.debug("%s; nobody knows that we are here", error)

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
        """Look after matches that wait for a bot or a clock and have not moved: a killed process may have left them."""
        self._show_presence(self.presence.forget_the_silent())
        for live in list(self.live.values()):
            over = live.course is not None and live.course.table.over
            if live.idle and live.audience.idle_since < self.now() - (PUT_AWAY_IF_OVER if over else PUT_AWAY_AFTER):
                self.put_away(live)
        for match in await self.store.matches.due(self.now() - self.settings.patience, MOST_AT_A_SWEEP):
            if found := await self.find(match):
                found.inbox.post(found.attend)
                found.inbox.post(found.time_is_up)
        await self._forget_unused()

    async def _forget_unused(self) -> None:
        """People who signed in and did nothing else, or anybody could fill the store with them."""
        now = self.now()
        if now - self._forgot >= FORGETS_EVERY:
            gone = await self.store.people.forget_unused(now - UNUSED_AFTER, MOST_AT_A_SWEEP)
            if gone < MOST_AT_A_SWEEP:
                self._forgot = now

    def put_away(self, match: LiveMatch) -> None:
        """Unload it. It can be loaded again from the store, if it is still there."""
        if self.live.get(match.row.id) is match:
            del self.live[match.row.id]
            task = asyncio.create_task(match.end())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)


def needs_invitation(match: MatchRow, who: str | None) -> bool:
    """Whether this person may watch a match only thanks to an invitation."""
    players = [seat.person or seat.kept_for for seat in match.seats]
    public = not match.private or match.status in ("over", "stranded")
    return not public and (who is None or who not in (match.host, *players))
