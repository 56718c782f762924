"""The routes of the server, by what they are about."""

from maester.server.routes import after, matches, people, seats, site
from maester.server.stream import lobby, stream

ROUTES = [*people.ROUTES, *matches.ROUTES, *seats.ROUTES, *after.ROUTES, *site.ROUTES, stream, lobby]
