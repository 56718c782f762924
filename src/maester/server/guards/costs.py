"""Costs: what each request costs the server, and who pays for it.

One unit is about a millisecond of what everybody shares: the event loop, the database, a thread. Every route states its
cost (`opt=costs(20)`), higher the more its work can grow with the request; the default is 1. People who are signed in
pay for themselves, so others at the same address do not notice; strangers pay per address.
"""

from ipaddress import IPv6Address, ip_address
from typing import Any

from maester.server.guards.limits import REQUESTS, SHARED, Limits

LISTED = 3
"""A page of a list, from the database."""
LOADED = 5
"""A match, which may have to be loaded first."""
SEARCHED = 10
"""All rules of a game, searched."""
COMPUTED = 20
"""A whole match, followed from the beginning."""

NETWORK = 64
"""Bits of an IPv6 address that identify its owner; the owner can make up the rest."""


def costs(much: int) -> dict[str, Any]:
    """For the `opt` of a route."""
    return {"cost": much}


def pay(limits: Limits, address: str, person: str | None, cost: int) -> None:
    """Raise NotAllowed if this is too much for the person asking."""
    whole = network(address)
    if person is None:
        limits.spend(whole, REQUESTS, cost)
    else:
        limits.spend(whole, SHARED, cost)
        limits.spend(person, REQUESTS, cost)


def network(address: str) -> str:
    """The network of the person asking: an IPv4 address, or the part of an IPv6 address that one customer is given."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> NETWORK << NETWORK)}/{NETWORK}"
