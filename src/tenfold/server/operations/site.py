"""The client as a folder of files for any host, with no server behind it."""

from __future__ import annotations

import hashlib
import re
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from tenfold.protocol.errors import TenfoldError
from tenfold.server.http.policy import site_policy
from tenfold.server.http.puzzle_files import puzzle_files
from tenfold.server.http.routes.client import FOLDER, PACKED, PAGE
from tenfold.server.web_addresses import WebAddress, web_address

from .site_folder import SERVICE_WORKER, fill_folder

VERSION: Final = re.compile(r'<meta name="tenfold-version" content="(\w+)"')
HEAD: Final = '<meta charset="utf-8" />'


class Written(NamedTuple):
    files: int
    bytes: int


def write_site(folder: Path, server: str | None = None, *, force: bool = False) -> Written:
    """Writes all files of the client; what an earlier run has left in the folder gives way."""
    files = _files(_checked(server) if server is not None else None)
    fill_folder(folder, files, force=force)
    return Written(len(files), sum(map(len, files.values())))


def _files(server: WebAddress | None) -> dict[str, bytes]:
    if not (FOLDER / PAGE).exists():
        raise TenfoldError("site.not_built")
    found = {path.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*") if path.is_file()}
    files = {
        name: path.read_bytes()
        for name, path in found.items()
        if not name.startswith(".") and path.suffix not in PACKED.values()
    }
    return files | puzzle_files() | _stamped(files[PAGE].decode(), files[SERVICE_WORKER].decode(), server)


def _stamped(page: str, worker: str, server: WebAddress | None) -> dict[str, bytes]:
    """The page with what a server would say of it, and a version of its own: browsers that have another one
    would not look at this page otherwise."""
    found = VERSION.search(page)
    assert found, "the build writes a version into the page"
    policy = escape(site_policy(server.origin if server else None), quote=False)
    address = f"{server.origin}{server.path.rstrip('/')}/" if server else ""
    elements = (
        HEAD,
        f'<meta http-equiv="Content-Security-Policy" content="{policy}" />',
        f'<meta name="tenfold-server" content="{escape(address)}" />',
    )
    whole = page.replace(HEAD, "\n    ".join(elements))
    version = hashlib.sha256(whole.encode()).hexdigest()[: len(found[1])]
    return {
        PAGE: whole.replace(found[1], version).encode(),
        SERVICE_WORKER: worker.replace(found[1], version).encode(),
    }


def _checked(server: str) -> WebAddress:
    address = web_address(server)
    if address is None:
        raise TenfoldError("site.bad_server", server=server[:100])
    return address
