"""The web client, from the package into the browser."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Router, get
from litestar.exceptions import NotFoundException
from litestar.response import Response

FOLDER: Final = Path(__file__).parents[2] / "web"
PAGE: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the names of assets change with what is in them
ASK_AGAIN: Final = "no-cache"
TEXTS: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".map", ".txt")


@dataclass(frozen=True, slots=True)
class Asset:
    body: bytes
    zipped: bytes | None
    kind: str
    mark: str  # changes with the body
    keep: str


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_client(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the client; every other address is a page of it, which finds its way by itself."""
    name = path.strip("/")
    if name.startswith(("api/", "socket/")):
        raise NotFoundException
    asset = assets().get(name) or assets().get(PAGE)
    if asset is None:
        return Response(b"The web client is not built here.\n", media_type="text/plain", status_code=404)
    headers = {"etag": asset.mark, "cache-control": asset.keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.mark:
        return Response(b"", status_code=304, headers=headers)
    if asset.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(asset.zipped, media_type=asset.kind, headers=headers)
    return Response(asset.body, media_type=asset.kind, headers=headers)


@cache
def assets() -> dict[str, Asset]:
    """Everything the client consists of, by its path: small enough to be kept in memory."""
    return {
        path.relative_to(FOLDER).as_posix(): _read(path)
        for path in sorted(FOLDER.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def _read(path: Path) -> Asset:
    body = path.read_bytes()
    kind = "application/manifest+json" if path.suffix == ".webmanifest" else None
    kind = kind or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Asset(
        body=body,
        zipped=gzip.compress(body, mtime=0) if path.suffix in TEXTS else None,
        kind=kind,
        mark=f'"{hashlib.sha256(body).hexdigest()[:16]}"',
        keep=FOR_EVER if "assets" in path.relative_to(FOLDER).parts else ASK_AGAIN,
    )


router: Final = Router("/", route_handlers=[show_client])
