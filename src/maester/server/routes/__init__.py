"""The routes of the server, by what they are about."""

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from maester.server.audience.stream import lobby, stream
from maester.server.messages import Problem
from maester.server.routes import after, answers, invitations, matches, people, rosters, seats, site

ROUTES = [
    *(*people.ROUTES, *matches.ROUTES, *seats.ROUTES, *invitations.ROUTES, *rosters.ROUTES),
    *(*answers.ROUTES, *after.ROUTES, *site.ROUTES),
    *(stream, lobby),
]

REFUSED = {
    400: "That cannot be understood.",
    401: "It takes a nickname.",
    403: "That is for others to do.",
    404: "There is no such thing.",
    409: "Not now.",
    413: "That is too large.",
    429: "That was too much at once.",
    503: "The store does not answer.",
}

for route in ROUTES:
    if isinstance(route, HTTPRouteHandler):
        refusals = {status: ResponseSpec(Problem, False, description) for status, description in REFUSED.items()}
        route.responses = {**refusals, **(route.responses or {})}
