"""Settings: what the person running a server decides."""

import os

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    database: str
    bot_workers: int = 1
    """Processes in which bots think."""
    pace: float = 0.6
    """The least number of seconds a bot takes when people watch, so that they can follow."""
    sweep: float = 3.0
    """Seconds between two sweeps for neglected matches."""
    patience: int = 3_000
    """Milliseconds another process has to do what is due before this one does it."""
    presence: float = 15.0
    """Seconds after which a process repeats who is with it, if several share a database."""
    webhooks_local: bool = os.environ.get("MAESTER_WEBHOOKS_LOCAL") == "1"
    """Whether webhooks may reach into the server's own network."""
    address: str = ""
    """How people reach this server, for links in webhooks."""
    public: str = ""
    """How people reach it, if set: then it answers to no other name but those below."""
    also_called: tuple[str, ...] = ()
    """Other ways to reach it, such as by `localhost` on the machine itself. They are never given to others."""
    connections: int = 10_000
    """The most connections a process holds; fewer if the system allows fewer open files."""
    begun_per_address: int = 200
    """Connections from one address that have not asked for anything yet, once half of all are taken."""
    sockets_per_address: int = 500
    """Sockets of people who are not signed in."""
    sockets_per_person: int = 50
    warm: bool = True
    """Whether words and facts are read before the first request, so that nobody waits for them."""
    limits: bool = True
    """Whether people who ask for too much at once are turned away."""
    trust_proxy: bool = False
    """Whether a proxy in front says who is asking (X-Forwarded-For, X-Forwarded-Proto)."""
