"""Costs: what each request costs the server, and who pays for it.

A cost is about a millisecond of what all share: the loop, the database, a thread. Every route says its own
(`opt=costs(20)`), the more the more its work can grow with what is asked for; what says nothing costs 1. Who is signed
in pays for oneself, and others at the same address do not notice; a stranger pays for the address.
"""

from ipaddress import IPv6Address, ip_address
from typing import Any

from maester.server.limits import REQUESTS, SHARED, Limits

LISTED = 3
"""A page of a list, from the database."""
LOADED = 5
"""A match, which may have to be brought to life first."""
SEARCHED = 10
"""All rules of a game, searched."""
COMPUTED = 20
"""A whole match, followed from its beginning."""

NETWORK = 64
"""Bits of an IPv6 address that say whose it is; the others are for its owner to make up."""


def costs(much: int) -> dict[str, Any]:
    """For the `opt` of a route."""
    return {"cost": much}


def pay(limits: Limits, address: str, person: str | None, cost: int) -> None:
    """NotAllowed, if it is too much for whoever asks."""
    whole = network(address)
    if person is None:
        limits.spend(whole, REQUESTS, cost)
    else:
        limits.spend(whole, SHARED, cost)
        limits.spend(person, REQUESTS, cost)


def network(address: str) -> str:
    """The network of whoever asks: an IPv4 address, or as much of an IPv6 address as one customer is given."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> NETWORK << NETWORK)}/{NETWORK}"
