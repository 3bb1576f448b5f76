"""The disk is full, the database is gone, the server has to stop: what is promised is kept."""

from __future__ import annotations

import asyncio
import resource
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from server.databases import PostgresServer
from server.serving import Client, Refusal, Server, at_table, call, level, mover, serving
from server.soak import GONE, read_logs
from server.test_whole_games import everybody_agrees

TILES: dict[str, Any] = {"edition": "steffen", "open": True}
WITHOUT_END = resource.RLIM_INFINITY


def not_a_byte_more(server: Server, most: int) -> None:
    """No file of the server may grow beyond this: to it, the disk is full."""
    assert server.process
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, WITHOUT_END))


def test_a_full_disk_refuses_moves_and_tells_nobody(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}") as server,
        at_table(server, 2, "tiles", options=TILES) as clients,
    ):
        make_a_move(clients)
        not_a_byte_more(server, 0)
        refused_until(clients, lambda: not_a_byte_more(server, WITHOUT_END))


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    folder.mkdir()
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], check=False, capture_output=True
    )
    if done.returncode:
        pytest.skip("nothing may be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", folder], check=True)


def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    with (
        small_disk(tmp_path / "disk", "1m") as folder,
        serving(f"sqlite:{folder / 'tenfold.sqlite'}") as server,
        at_table(server, 2, "tiles", options=TILES) as clients,
    ):
        make_a_move(clients)
        ballast = folder / "ballast"
        with pytest.raises(OSError, match="space"):
            ballast.write_bytes(bytes(2_000_000))
        while True:  # what was there of the last page may still be written to
            client = mover(clients)
            if client.move(client.now["legal"][0])["type"] == "refused":
                break
        refused_until(clients, ballast.unlink)


def make_a_move(clients: list[Client]) -> None:
    client = mover(clients)
    assert client.move(client.now["legal"][0])["type"] == "update"
    level(*clients)


def refused_until(clients: list[Client], mend: Callable[[], object]) -> None:
    """While nothing can be stored: refused by key, not ready, and nobody is told; afterwards it goes on."""
    server, client = clients[0].server, mover(clients)
    friend = next(one for one in clients if one is not client)
    heard = len(friend.heard)
    before = client.moves, client.view
    token = client.now["legal"][0]
    for _ in range(3):
        assert client.refused("move", moves=[token], command="again") == "server.database_fails"
    not_ready = server.wait_until_not_ready()
    assert (not_ready.status, not_ready.key) == (503, "server.database_fails")
    with pytest.raises(Refusal) as refusal:
        Client(server).make()
    assert refusal.value.key == "server.database_fails"
    assert call(server, "GET", "/healthz")[0] == {"status": "alive"}
    watcher = Client(server)
    watcher.connect(client.id)
    assert (watcher.moves, watcher.view) == before
    watcher.close()
    mend()
    server.wait_until_ready()
    answer = client.command("move", moves=[token], command="again")
    assert answer["type"] == "update"
    level(*clients)
    updates = [message for message in friend.heard[heard:] if message["type"] == "update"]
    assert [update["version"] for update in updates] == [answer["version"]]
    make_a_move(clients)
    everybody_agrees(clients)


def test_postgresql_goes_away_and_comes_back(own_postgres_server: PostgresServer) -> None:
    with (
        serving(own_postgres_server.create()) as server,
        at_table(server, 2, "tiles", options=TILES) as clients,
    ):
        make_a_move(clients)
        own_postgres_server.stop()
        not_ready = server.wait_until_not_ready()  # and every connection to it is known to be broken
        assert (not_ready.status, not_ready.key) == (503, "server.database_fails")
        client = mover(clients)
        token = client.now["legal"][0]
        assert client.refused("move", moves=[token], command="again") == "server.database_fails"
        client.send({"type": "move", "id": "again", "version": client.version, "moves": [token]})
        assert client.wait("goodbye", "refused")["key"] == "server.outcome_unknown"  # the log would tell
        own_postgres_server.start()
        server.wait_until_ready()
        client.connect(client.id, client.version)
        assert client.command("move", moves=[token], command="again")["type"] == "update"
        level(*clients)
        make_a_move(clients)
        everybody_agrees(clients)


def test_what_cannot_be_found_out_is_sent_again(own_postgres_server: PostgresServer) -> None:
    """PostgreSQL dies while it stores a move and stays away: the client hears neither yes nor no, and the
    connection ends, so that it comes back and sends the move again."""
    url = own_postgres_server.create()
    with serving(url) as server, at_table(server, 2, "tiles", options=TILES) as clients:
        make_a_move(clients)
        client = mover(clients)
        sent = {"type": "move", "id": "once", "version": client.version, "moves": [client.now["legal"][0]]}
        asyncio.run(break_off_while_storing(url, own_postgres_server, lambda: client.send(sent)))
        answer = client.wait("goodbye", "refused", "update")
        assert (answer["type"], answer["key"]) == ("goodbye", "server.outcome_unknown")
        own_postgres_server.start()
        server.wait_until_ready()
        for _ in range(2):
            client.connect(client.id, client.version)
            client.send(sent)
            assert client.wait("update", "accepted", "refused")["type"] != "refused"
        level(*clients)
        make_a_move(clients)
        everybody_agrees(clients)


async def break_off_while_storing(url: str, postgres: PostgresServer, store: Callable[[], object]) -> None:
    holder = await asyncpg.connect(url)
    await holder.execute("BEGIN; LOCK TABLE entries")
    store()
    while not await holder.fetch("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
        await asyncio.sleep(0.02)
    await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
    holder.terminate()


def test_told_to_stop_a_server_keeps_what_it_has_promised(database_url: str) -> None:
    """Under load: whoever was answered finds the move after the restart; everybody hears a goodbye."""
    with serving(database_url) as server:
        owners = [Client(server) for _ in range(6)]
        for owner in owners:
            owner.connect(owner.make("tiles", [{"kind": "mine"}] * 2, options=TILES))
        threads = [threading.Thread(target=play_on, args=(owner,)) for owner in owners]
        for thread in threads:
            thread.start()
        while any(not owner.moves for owner in owners):
            time.sleep(0.005)
        server.stop()
        for thread in threads:
            thread.join()
        assert "Traceback" not in server.errors()
        server.start()
        logs = asyncio.run(read_logs(database_url, [owner.id for owner in owners]))
        for owner in owners:
            assert {"type": "goodbye", "key": "server.closing", "details": {}} in owner.heard
            assert len(logs[owner.id]) >= owner.version
            known = owner.moves
            owner.connect(owner.id, owner.version)
            assert owner.moves[: len(known)] == known
            owner.close()


def play_on(client: Client) -> None:
    """Until the connection ends; what was said before is heard to the end."""
    with suppress(*GONE):
        while not client.is_over:
            client.move(client.now["legal"][0])
    with suppress(*GONE):
        while True:
            client.receive()
