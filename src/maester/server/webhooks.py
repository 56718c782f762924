"""Webhooks: telling people who are away that it is their turn. Never more than once per turn; nobody waits for it."""

import asyncio
import ipaddress
import logging
import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import httpx

from maester.server.audience.watcher import ENCODE
from maester.server.guards.refused import NotAllowed, ServerWords
from maester.server.messages import Webhook
from maester.server.settings import Settings
from maester.store import Store, StoreUnavailable

if TYPE_CHECKING:
    from maester.server.matches.course import Course
    from maester.server.matches.live import LiveMatch

logger = logging.getLogger(__name__)

SECONDS = 5.0
MOST_AT_ONCE = 20


def check_address(url: str) -> str:
    """The address of a webhook, if it is a web address at all."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise NotAllowed("bad-webhook", 400) from error
    readable = url.isascii() and url.isprintable() and not any(character.isspace() for character in url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or port == 0 or not readable:
        raise NotAllowed("bad-webhook", 400)
    return url


async def public_address(host: str, port: int) -> str | None:
    """A public numeric address of that host; None if any of its addresses is not public."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [ipaddress.ip_address(str(each[4][0]).partition("%")[0]) for each in found]
    if not addresses or not all(is_public(address) for address in addresses):
        return None
    return str(addresses[0])


Address = ipaddress.IPv4Address | ipaddress.IPv6Address

WORLD = ipaddress.ip_network("2000::/3")
"""All of public IPv6. It leaves out old notations for internal addresses, such as ::127.0.0.1, ::ffff:0:127.0.0.1 or
fec0::1, and addresses that networks translate to IPv4 (64:ff9b::/96)."""

NOT_THE_WORLD = tuple(
    map(
        ipaddress.ip_network,
        (
            *("2001::/23", "2001:db8::/32", "3fff::/20"),  # for protocols (Teredo and others), for examples
            *("192.0.0.0/24", "192.88.99.0/24"),  # for protocols, for relays
        ),
    )
)
"""Reserved for special purposes, though some versions of Python consider them public."""


def is_public(address: Address) -> bool:
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address not in WORLD or (address.sixtofour is not None and not is_public(address.sixtofour)):
            return False
    kept = any(address.version == each.version and address in each for each in NOT_THE_WORLD)
    return address.is_global and not address.is_multicast and not kept


class Webhooks:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(MOST_AT_ONCE)

    def your_turn(self, match: "LiveMatch", course: "Course", by: str | None) -> None:
        """Tell people who have just been asked and are not here; the person who brought it about knows."""
        for seat, asked in course.opened.items():
            owner = course.setup.owners.get(seat)
            if asked != course.sequence or owner in (None, by) or seat in course.away:
                continue
            if not match.audience.is_here(owner):
                task = asyncio.create_task(self._tell(match.row.id, match.row.game, seat, asked, str(owner)))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell(self, match: str, game: str, seat: str, asked: int, owner: str) -> None:
        try:
            person = await self.store.people.find(owner)
            if person is None or not person.webhook or not await self.store.seats.tell(match, seat, asked):
                return
            voice = ServerWords("en", game)
            text = voice.say("webhook-your-turn", game=voice.say(f"game-{game}"))
            url = f"{self.settings.address}/match/{match}"
            async with self._free, asyncio.timeout(SECONDS):
                await self._post(person.webhook, ENCODE(Webhook(match, game, seat, url, text)))
        except (StoreUnavailable, httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError) as error:
            logger.info("a webhook of match %s could not be delivered: %s", match, error)

    async def _post(self, url: str, body: bytes) -> None:
        target, headers, extensions = url, {"content-type": "application/json"}, {}
        if not self.settings.webhooks_local:
            parts = urlsplit(url)
            port = parts.port or (443 if parts.scheme == "https" else 80)
            address = await public_address(parts.hostname or "", port)
            if address is None:
                logger.info("a webhook into the server's own network was not called")
                return
            # To the very address that was checked: the name may resolve to another one the next time.
            headers["host"] = parts.netloc
            extensions = {"sni_hostname": parts.hostname}
            target = str(httpx.URL(url).copy_with(host=address))
        # Their answer, however long, is not read.
        async with (
            httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client,
            client.stream("POST", target, content=body, headers=headers, extensions=extensions),
        ):
            pass

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
