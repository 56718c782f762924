"""The client: the files served to browsers. The browser decides from the address which page to show."""

import mimetypes
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.params import FromPath

CHECKOUT = Path(__file__).parents[4]

# The page may load only its own files, and nothing can be injected into it.
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>maester</title>
<h1>The client is not built yet</h1>
<p>The server runs. Build the pages with <code>make web</code>, then load this page again.</p>
</html>
"""


def folder() -> Path | None:
    """Where the built client is: in the wheel, or in a checkout after `make web`."""
    packed = Path(str(files("maester"))) / "_web"
    for place in (packed, CHECKOUT / "web" / "dist"):
        if (place / "index.html").is_file():
            return place
    return None


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False
)
def client(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    place = folder()
    if place is None:
        return page(NOT_BUILT.encode(), 200 if path == "/" else 404)
    found = inside(place, path)
    if found is None:
        # A missing picture is missing; any other address is a page of the client.
        status = 404 if "." in path.rpartition("/")[2] or path.startswith("/api/") else 200
        return page(read(place / "index.html", changed(place / "index.html")), status)
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    # Built files have a hash in their names, so their content never changes.
    forever = "assets" in found.parts
    cached = "public, max-age=31536000, immutable" if forever else "no-cache"
    return Response(read(found, changed(found)), media_type=kind, headers={"cache-control": cached})


def inside(place: Path, path: str) -> Path | None:
    """The client file that is meant, never one outside its folder."""
    try:
        found = (place / path.lstrip("/")).resolve()
        return found if place.resolve() in found.parents and found.is_file() else None
    except (OSError, ValueError):  # not a valid file name
        return None


def page(body: bytes, status: int) -> Response[bytes]:
    return Response(body, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def build() -> str:
    """Which build of the client is served: a hash of its first page, which names all other files by their hashes."""
    place = folder()
    if place is None:
        return ""
    return sha256(read(place / "index.html", changed(place / "index.html"))).hexdigest()[:16]


def changed(file: Path) -> int:
    return file.stat().st_mtime_ns


@cache
def read(file: Path, _changed: int) -> bytes:
    return file.read_bytes()
