"""The web client, from the package into the browser."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tenfold.server.http.earlier_clients import earlier_file
from tenfold.server.http.policy import worker_policy
from tenfold.server.http.puzzle_files import PUZZLES, puzzle_file
from tenfold.server.slow_work import in_thread

from .request import language_of, services_of

FOLDER: Final = Path(__file__).parents[3] / "web"
PAGE: Final = "index.html"
HINTS: Final = ".vite/hints.json"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the names of assets change with what is in them
ASK_AGAIN: Final = "no-cache"
LESS_URGENT: Final = ' fetchpriority="low" crossorigin'
DEEPEST: Final = 8  # levels of an address; no page of the client has more than two
WORKER: Final = re.compile(r"assets/local_\w+-[\w-]+\.js", re.ASCII)  # that plays at a browser's tables
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # as the build left them beside the files; the smaller first


@dataclass(frozen=True, slots=True)
class Asset:
    body: bytes
    packed: dict[str, bytes]  # by encoding
    kind: str
    mark: str  # changes with the body
    keep: str


class PageFiles(msgspec.Struct):
    files: list[str]
    parts: list[str]  # of what is said
    later: list[str] = []  # needed when the rest is there


class ClientPages(msgspec.Struct):
    """What the pages of the client consist of, written when it is built."""

    routes: dict[str, PageFiles] = {}
    languages: dict[str, dict[str, str]] = {}


async def show_client(request: Request) -> Response:
    """A file of the client; every other address is a page of it, which finds its way by itself."""
    name, depth = str(request.path_params["path"]).strip("/"), request.scope["path"].count("/") - 1
    if name.startswith(("api/", "socket/")) or depth > DEEPEST:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    file = await _file(request, name)
    route = None if file else route_of(name)
    asset = file or page(route, language_of(request), depth)
    if asset is None:
        return PlainTextResponse("The web client is not built here.\n", HTTPStatus.NOT_FOUND)
    headers = {"etag": asset.mark, "cache-control": asset.keep, "vary": "accept-encoding"}
    if file is None:
        headers["vary"] = "accept-encoding, accept-language"
    if WORKER.fullmatch(name):
        headers["content-security-policy"] = worker_policy()
    if asked := _asked(route, name):
        to_root = _to_root(depth)
        headers["link"] = ", ".join(
            f"<{to_root}{path}>; rel=preload; as=fetch; crossorigin" for path in asked
        )
    if request.headers.get("if-none-match") == asset.mark:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding, packed in asset.packed.items():
        if encoding in accepted:
            headers["content-encoding"] = encoding
            return Response(packed, media_type=asset.kind, headers=headers)
    return Response(asset.body, media_type=asset.kind, headers=headers)


async def _file(request: Request, name: str) -> Asset | None:
    """A file of this version of the client, or of another one whose pages may still be open."""
    if name.startswith(f"{PUZZLES}/") and name.endswith(".json"):
        return await in_thread(_puzzle_asset, name)
    if name in assets() or not name.startswith("assets/"):
        return assets().get(name)
    folder = services_of(request).settings.clients_folder()
    asset = await asyncio.to_thread(_earlier_asset, folder, name)
    if asset is None:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return asset


def _earlier_asset(folder: Path, name: str) -> Asset | None:
    path = None if name.endswith(tuple(PACKED.values())) else earlier_file(folder, name)
    try:
        return _read(path, FOR_EVER) if path else None
    except FileNotFoundError:
        return None  # a server that starts has just forgotten this version


def _puzzle_asset(name: str) -> Asset:
    body = puzzle_file(name)
    if body is None:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return Asset(body, {"gzip": gzip.compress(body, mtime=0)}, "application/json", _mark(body), ASK_AGAIN)


@cache
def assets() -> dict[str, Asset]:
    """Every file of the client but the page, by its path: small enough to be kept in memory."""
    found = {
        path.relative_to(FOLDER).as_posix(): path for path in sorted(FOLDER.rglob("*")) if path.is_file()
    }
    return {
        name: _read(path, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)
        for name, path in found.items()
        if not name.startswith(".") and name != PAGE and path.suffix not in PACKED.values()
    }


@cache
def page(route: str | None, language: str, depth: int) -> Asset | None:
    """The page, with a hint to all that a route needs: the browser need not find out bit by bit. It names its
    files as they are seen from so deep an address, so that the server may lie under any path of a proxy."""
    if not (FOLDER / PAGE).exists():
        return None
    text = (FOLDER / PAGE).read_text("utf-8")
    later = hints().routes[route].later if route is not None else []
    links = [*map(_link, _files(route, language)), *map(_later_link, later)]
    whole = text.replace("</head>", f"{''.join(links)}</head>")
    body = whole.replace('="./', f'="{_to_root(depth)}').encode()
    return Asset(body, {"gzip": gzip.compress(body, mtime=0)}, "text/html", _mark(body), ASK_AGAIN)


def route_of(path: str) -> str | None:
    """The route of an address, e.g. `/t/:id`; None if the client has none there."""
    parts = path.split("/")
    for route in hints().routes:
        wanted = route.strip("/").split("/")
        if len(wanted) == len(parts) and all(map(_fits, wanted, parts)):
            return route
    return None


def _fits(wanted: str, part: str) -> bool:
    return wanted == part or (wanted.startswith(":") and part != "")


@cache
def hints() -> ClientPages:
    path = FOLDER / HINTS
    return msgspec.json.decode(path.read_bytes(), type=ClientPages) if path.exists() else ClientPages()


def _files(route: str | None, language: str) -> list[str]:
    if route is None:
        return []
    needed = hints().routes[route]
    return [*needed.files, *(hints().languages[language][part] for part in needed.parts)]


def _link(file: str) -> str:
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="./{file}">\n'


def _later_link(file: str) -> str:
    """The same for what may wait. Styles may not: a browser complains of one that it never uses."""
    return _link(file) if file.endswith(".css") else _link(file).replace(" crossorigin", LESS_URGENT)


def _asked(route: str | None, name: str) -> list[str]:
    """What a page will ask us before it can show anything: the browser may ask while it fetches the files."""
    game = name.rsplit("/", maxsplit=1)[-1]
    if route not in ("/replay/:id", "/study/:id") or not (game.isascii() and game.isalnum()):
        return []
    return [f"api/records/{game}/story"]


def _to_root(depth: int) -> str:
    return "../" * depth or "./"


def _read(path: Path, keep: str) -> Asset:
    body = path.read_bytes()
    kind = "application/manifest+json" if path.suffix == ".webmanifest" else None
    beside = {encoding: path.with_name(path.name + ending) for encoding, ending in PACKED.items()}
    return Asset(
        body=body,
        packed={encoding: packed.read_bytes() for encoding, packed in beside.items() if packed.exists()},
        kind=kind or mimetypes.guess_type(path.name)[0] or "application/octet-stream",
        mark=_mark(body),
        keep=keep,
    )


def _mark(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'


route: Final = Route("/{path:path}", show_client)
