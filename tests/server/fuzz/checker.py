"""Whether what people were told is what is stored, and whether the server was ever at a loss."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import re
import resource
import time
import urllib.request
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

from server.fuzz.players import Command, Notes, Position
from server.serving import Refusal, Server, call

from tenfold.protocol.errors import TenfoldError
from tenfold.records.record import Record
from tenfold.records.verify import verify
from tenfold.server.storage.database import open_database
from tenfold.server.storage.tables import TableStore
from tenfold.server.table import log
from tenfold.server.table.log import Entry

ANSWERS = re.compile(r'^tenfold_requests_total\{status="(5\d\d)"\} ([0-9.e+]+)$', re.MULTILINE)
SOCKETS = re.compile(r"^tenfold_connections ([0-9.e+-]+)$", re.MULTILINE)
PATIENCE = 30.0
ADDRESS = re.compile(r"0x[0-9a-f]+")
LINES_TOLD = 7  # of a traceback
BETWEEN = "\t"  # the id of a command is the last thing that the log says of it
EXPECTED = (  # what a server may say of its callers, and of having been killed
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "a header about callers is not believed",
    "no server was at work",
)
OF_THE_DATABASE = ("database", "Unavailable", "asyncpg", "ConnectionDoesNotExist", "readiness")


def check_tables(database: str, notes: Notes) -> list[str]:
    """Every answer and everything told, against the log."""
    told: dict[str, list[Position]] = defaultdict(list)
    for position in notes.positions:
        told[position.table].append(position)
    accepted, refused = _by_table(notes.accepted), _by_table(notes.refused)
    logs = asyncio.run(read_logs(database, told.keys() | accepted.keys() | refused.keys()))
    problems: list[str] = []
    for table, entries in logs.items():
        problems += _check_log(table, entries)
        problems += check_positions(table, entries, told[table])
        problems += check_commands(table, entries, accepted[table], refused[table])
    return problems


def _by_table(commands: Iterable[Command]) -> dict[str, list[Command]]:
    found: dict[str, list[Command]] = defaultdict(list)
    for command in commands:
        found[command.table].append(command)
    return found


async def read_logs(url: str, tables: Iterable[str]) -> dict[str, list[Entry]]:
    """What is stored, past the server."""
    database = open_database(url)
    await database.open()
    try:
        return {table: await TableStore(database).entries(table, after=0) for table in sorted(tables)}
    finally:
        await database.close()


def _check_log(table: str, entries: list[Entry]) -> Iterator[str]:
    if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
        yield f"{table}: the log has a gap"


def check_positions(table: str, entries: list[Entry], told: list[Position]) -> Iterator[str]:
    """With each version, those moves were told that stood in the log then."""
    stored = {version: Position.of(table, version, moves) for version, moves in _moves_by_version(entries)}
    for position in told:
        if stored.get(position.version) != position:
            yield f"{table}: {position} was told, and {stored.get(position.version)} is stored"


def _moves_by_version(entries: list[Entry]) -> Iterator[tuple[int, list[str]]]:
    moves: list[str] = []
    opening: list[str] = []
    for entry in entries:
        if entry.kind == log.OPENING:
            opening = json.loads(entry.body)
        elif entry.kind == log.START:
            moves = list(opening)
        elif entry.kind == log.MOVE:
            moves = [*moves, entry.body]
        elif entry.kind == log.BACK:
            moves = moves[: json.loads(entry.body)["kept"]]
        yield entry.number, moves


def check_commands(
    table: str, entries: list[Entry], accepted: list[Command], refused: list[Command]
) -> Iterator[str]:
    """What was accepted is there once, with the version that was answered; what was refused is not."""
    by_command: dict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        by_command[(entry.command or "").rpartition(BETWEEN)[2]].append(entry)
    for command in accepted:
        found = by_command.get(command.id, [])
        made = [entry.body for entry in found if entry.kind == log.MOVE and entry.seat == found[0].seat]
        if made[: len(command.moves)] != command.moves or found[-1].number != command.version:
            yield f"{table}: {command} was accepted and is not there: {found}"
        elif len(made) > len(command.moves):
            yield f"{table}: {command} is there twice: {found}"
    for command in refused:
        if command.id in by_command:
            yield f"{table}: {command} was refused and is stored: {by_command[command.id]}"


def check_records(server: Server, database: str, tables: Iterable[str]) -> list[str]:
    """The record of each table tells what its log tells, by the rules, and by its promise once it is over."""
    problems = []
    for table, entries in asyncio.run(read_logs(database, tables)).items():
        try:
            record = Record.from_json(ask(server, f"/api/records/{table}"))
            verify(record)
        except Refusal as refusal:
            if refusal.key != "table.not_playing":
                problems.append(f"{table}: no record: {refusal}")
            continue
        except TenfoldError as error:
            problems.append(f"{table}: the record is wrong: {error!r}")
            continue
        *_, (_, stored) = _moves_by_version(entries)
        if record.moves[: len(stored)] != stored:
            problems.append(f"{table}: the record is not the log")
    return problems


def check_people(server: Server, notes: Notes) -> list[str]:
    """Everybody is still who they were, and still sits where they sat."""
    problems = []
    for cookie, name in notes.people.items():
        told = ask(server, "/api/me", cookie)
        if told["name"] != name:
            problems.append(f"{name} is {told['name']!r} now")
    for table, cookie in notes.owned.items():
        try:
            seats = ask(server, "/api/me/data", cookie)["seats"]
        except Refusal as refusal:
            if refusal.key != "person.unknown":
                raise
            seats = []
        if table not in {seat["table"] for seat in seats}:
            problems.append(f"{table}: whoever made it sits there no more")
    return problems


def ask(server: Server, path: str, cookie: str | None = None) -> Any:
    """As fast as the server lets anybody ask."""
    while True:
        try:
            return call(server, "GET", path, cookie=cookie)[0]
        except Refusal as refusal:
            if refusal.status != HTTPStatus.TOO_MANY_REQUESTS:
                raise
            time.sleep(0.1)


def failures(server: Server, *, forgives_absence: bool) -> list[str]:
    """What requests were answered with an error of the server's own, as it counts them itself."""
    return [
        f"{count} requests were answered with {status}"
        for status, count in ANSWERS.findall(figures(server))
        if float(count) and not (status == "503" and forgives_absence)
    ]


def figures(server: Server) -> str:
    with urllib.request.urlopen(f"http://{server.address}/metrics", timeout=PATIENCE) as answer:
        return str(answer.read().decode())


class LogReader:
    """Reads what the server writes beside it, without disturbing its writing."""

    def __init__(self, server: Server) -> None:
        self._file = server.log
        self._read = 0

    def complaints(self, *, forgives_absence: bool) -> list[str]:
        """What is new and ought not to be there."""
        text = b""
        while part := os.pread(self._file.fileno(), 1 << 20, self._read):
            self._read += len(part)
            text += part
        told = _events(text.decode("utf-8", "replace").splitlines())
        bad = [_summary(event) for event in told if not is_fine(event, forgives_absence=forgives_absence)]
        return [f"{count} × {event}" for event, count in Counter(bad).items()]


def _events(lines: Iterable[str]) -> Iterator[str]:
    """A line each; but what is no event of ours, a traceback say, is told as one."""
    for is_event, some in itertools.groupby(lines, lambda line: line.startswith("{")):
        if is_event:
            yield from some
        else:
            yield from ("\n".join(part) for part in _apart(some))


def _apart(lines: Iterable[str]) -> Iterator[list[str]]:
    """Tracebacks that follow each other."""
    part: list[str] = []
    for line in lines:
        if part and part[-1][:1] not in ("", " ") and "Error" in part[-1].partition(":")[0]:
            yield part
            part = []
        part.append(line)
    yield part


def _summary(event: str) -> str:
    """What happened and where, without what is different each time."""
    told = json.loads(event) if event.startswith("{") else {"event": "", "trace": event}
    where = told.get("trace", "").rstrip().splitlines()[-LINES_TOLD:]
    return ADDRESS.sub("0x…", "\n".join((told["event"].rstrip(), *where)))


def is_fine(event: str, *, forgives_absence: bool) -> bool:
    if forgives_absence and any(word in event for word in OF_THE_DATABASE):
        return True
    if not event.startswith("{"):
        return not event.strip()
    told = json.loads(event)
    return told["level"] == "info" or (told["event"].startswith(EXPECTED) and "trace" not in told)


def memory_of(server: Server) -> int:
    """Bytes that the server's process has in memory."""
    assert server.process
    pages = Path(f"/proc/{server.process.pid}/statm").read_text("ascii").split()[1]
    return int(pages) * resource.getpagesize()


def handles_of(server: Server) -> int:
    assert server.process
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def left_behind(server: Server, handles_before: int) -> list[str]:
    """What is still open some time after everybody has gone."""
    sockets, handles, ends = 1.0, 0, time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        (told,) = SOCKETS.findall(figures(server))
        sockets, handles = float(told), handles_of(server)
        if not sockets and handles <= handles_before:
            return []
        time.sleep(0.1)
    return [f"{sockets:.0f} sockets are still open, and {handles - handles_before} handles more than before"]
