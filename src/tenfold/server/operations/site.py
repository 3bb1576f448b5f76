"""The client as a folder of files for any host, with no server behind it."""

from __future__ import annotations

import hashlib
import re
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from tenfold.protocol.errors import TenfoldError
from tenfold.server.http.earlier_clients import ASSETS
from tenfold.server.http.policy import site_policy
from tenfold.server.http.routes.client import FOLDER, PACKED, PAGE
from tenfold.server.web_addresses import WebAddress, web_address

LEDGER: Final = ".tenfold-site.json"  # in the folder: what this command has written there
SERVICE_WORKER: Final = "sw.js"
VERSION: Final = re.compile(r'<meta name="tenfold-version" content="(\w+)"')
HEAD: Final = '<meta charset="utf-8" />'


class Ledger(msgspec.Struct):
    files: list[str]
    earlier: list[str] = []  # assets of the version before, for pages that are still open


class Written(NamedTuple):
    files: int
    bytes: int


def write_site(folder: Path, server: str | None = None, *, force: bool = False) -> Written:
    """Writes all files of the client; those of an earlier site in the same folder give way, but the assets of
    the last one stay until the next time."""
    files = _files(_checked(server) if server is not None else None)
    before = _ledger(folder, force)
    for name, body in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    earlier = _earlier(before, files)
    for name in {*before.files, *before.earlier}.difference(files, earlier):
        (folder / name).unlink(missing_ok=True)
    (folder / LEDGER).write_bytes(msgspec.json.encode(Ledger(sorted(files), earlier)))
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
    return files | _stamped(files[PAGE].decode(), files[SERVICE_WORKER].decode(), server)


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


def _ledger(folder: Path, force: bool) -> Ledger:
    """What this command wrote the last time; raises an error if somebody else's files are there."""
    path = folder / LEDGER
    if path.exists():
        try:
            ledger = msgspec.json.decode(path.read_bytes(), type=Ledger)
        except msgspec.MsgspecError:
            ledger = Ledger([])
        return Ledger(
            *([name for name in names if _is_inside(name)] for names in msgspec.structs.astuple(ledger))
        )
    if not force and folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise TenfoldError("site.not_empty", folder=str(folder))
    return Ledger([])


def _is_inside(name: str) -> bool:
    """Nobody's ledger makes us delete a file elsewhere."""
    return ".." not in Path(name).parts and not Path(name).is_absolute()


def _earlier(before: Ledger, files: dict[str, bytes]) -> list[str]:
    last = [name for name in before.files if name.startswith(f"{ASSETS}/") and name not in files]
    return last or [name for name in before.earlier if name not in files]
