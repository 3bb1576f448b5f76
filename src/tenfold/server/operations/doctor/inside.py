"""What a server stands on: its database, the disk, files that may be open, and processors."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tenfold.programs.faults import ProgramFault
from tenfold.server.bot_workers.programs import meet
from tenfold.server.http.local_network import OPEN
from tenfold.server.now import MILLISECOND, wall_clock
from tenfold.server.settings import Settings
from tenfold.server.storage.database import Unavailable
from tenfold.server.storage.inspection import Inspection, inspect_postgres, inspect_sqlite
from tenfold.server.storage.own_files import files_beside
from tenfold.server.transport.trusted_proxies import Proxies

from .finding import Finding, advice, must, ok
from .open_files import most_open_files

FILES_BESIDE: Final = 200  # that a server needs beside its connections
LITTLE: Final = 1 << 30  # bytes free on the disk
TOO_LITTLE: Final = 100 << 20
MEGABYTE: Final = 1 << 20
APART: Final = 1_000  # milliseconds between two clocks
FAR_APART: Final = 5_000
OTHERS_CONNECTIONS: Final = 5  # to a database, of those who look after it


def look(settings: Settings) -> Iterator[Finding]:
    for wide in Proxies(settings.proxies).too_wide:
        yield must("doctor.every_proxy", "proxies", network=wide)
    yield from _database(settings)
    yield from _files(settings)
    yield from _processors(settings)
    yield from _programs(settings)
    if settings.log_level == "debug":
        yield advice("doctor.log_level", "log_level")
    yield advice("doctor.backup")


def _database(settings: Settings) -> Iterator[Finding]:
    url = settings.database_url()
    try:
        if url.startswith("sqlite:"):
            path = Path(url.removeprefix("sqlite:").removeprefix("//"))
            if not path.exists():
                yield must("doctor.no_database", "database", path=str(path))
                return
            found = inspect_sqlite(path)
            yield from _schema(found)
            yield from _network(found, settings)
            yield from _file(path)
            return
        before = wall_clock() // MILLISECOND
        found = asyncio.run(inspect_postgres(url))
        after = wall_clock() // MILLISECOND
    except Unavailable as error:
        yield must("doctor.database_fails", "database", problem=str(error.details["problem"]))
        return
    yield from _schema(found)
    yield from _network(found, settings)
    yield from _time(found, before, after)
    yield from _connections(found, settings)


def _schema(found: Inspection) -> Iterator[Finding]:
    if found.newer:
        yield must("doctor.newer_schema", number=max(found.newer))
    elif found.missing:
        yield advice("doctor.older_schema", number=max(found.missing))
    else:
        yield ok("doctor.schema", number=max(found.made))


def _network(found: Inspection, settings: Settings) -> Iterator[Finding]:
    """Whether somebody at the machine lets its neighbours in: it is in the database, and lasts."""
    if found.network == OPEN:
        yield advice("doctor.network_open", "may_open")
    elif settings.may_open:
        yield advice("doctor.network_may_open", "may_open")


def _file(path: Path) -> Iterator[Finding]:
    mode = path.stat().st_mode
    for beside in files_beside(path):
        mode |= beside.stat().st_mode
    if mode & (stat.S_IWGRP | stat.S_IWOTH):
        yield must("doctor.file_writable", path=str(path))
    elif mode & (stat.S_IRGRP | stat.S_IROTH):
        yield advice("doctor.file_readable", path=str(path))
    else:
        yield ok("doctor.file_closed")
    free = shutil.disk_usage(path.parent).free
    if free < TOO_LITTLE:
        yield must("doctor.disk_full", megabytes=free // MEGABYTE)
    elif free < LITTLE:
        yield advice("doctor.disk_filling", megabytes=free // MEGABYTE)
    else:
        yield ok("doctor.disk", megabytes=free // MEGABYTE)


def _time(found: Inspection, before: int, after: int) -> Iterator[Finding]:
    """How far two clocks are apart at least: asking takes time, too."""
    assert found.time is not None
    apart = max(before - found.time, found.time - after, 0)
    if apart >= FAR_APART:
        yield must("doctor.clocks_far", seconds=apart // 1000)
    elif apart >= APART:
        yield advice("doctor.clocks", seconds=apart // 1000)
    else:
        yield ok("doctor.clocks_agree")


def _connections(found: Inspection, settings: Settings) -> Iterator[Finding]:
    assert found.most_connections is not None
    wanted = settings.workers * found.for_each_server + OTHERS_CONNECTIONS
    if wanted > found.most_connections:
        yield must("doctor.few_connections", "workers", wanted=wanted, most=found.most_connections)
    else:
        yield ok("doctor.connections", wanted=wanted, most=found.most_connections)


def _files(settings: Settings) -> Iterator[Finding]:
    """Of the server itself if it runs here and may be looked at; otherwise only what we may open."""
    most, is_servers = most_open_files(settings.port)
    wanted = settings.connections + FILES_BESIDE  # each worker has its own count, and its own limit
    if most >= wanted:
        yield ok("doctor.files", most=most)
    elif is_servers:
        yield must("doctor.few_files", "connections", most=most, wanted=wanted)
    else:
        yield advice("doctor.few_files_here", "connections", most=most, wanted=wanted)


def _processors(settings: Settings) -> Iterator[Finding]:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if settings.workers > cores:
        yield advice("doctor.many_workers", "workers", workers=settings.workers, cores=cores)
    else:
        yield ok("doctor.workers", workers=settings.workers, cores=cores)


def _programs(settings: Settings) -> Iterator[Finding]:
    """Each is started once, as the server does."""
    for name, command in settings.programs.items():
        try:
            meet({name: command})
        except ProgramFault as fault:
            yield must(fault.key, "programs", **fault.details)
        else:
            yield ok("doctor.program", name=name)
