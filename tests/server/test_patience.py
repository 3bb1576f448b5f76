"""How long others wait for somebody who is away: since they left, at servers that are real."""

from __future__ import annotations

import time

from server.databases import NewUrl
from server.serving import Client, Server, at_table, mover, serving

PATIENCE = 10  # seconds, the least that can be agreed on
AGREEMENT = {"patience": PATIENCE}


def is_replaced(client: Client) -> bool:
    return any(seat["bot"] for seat in client.table["seats"])


def wait_until(moment: float, *clients: Client) -> None:
    """Listens meanwhile."""
    for client in clients:
        while (left := moment - time.monotonic()) > 0:
            try:
                client.receive(left)
            except TimeoutError:
                break
    time.sleep(max(moment - time.monotonic(), 0))


def absence(client: Client, seat: int) -> dict[str, int]:
    """What was told of somebody last."""
    told = [
        message["away"] if message["type"] == "presence" else message["now"]["away"]
        for message in client.heard
        if message["type"] in ("presence", "welcome", "update")
    ]
    (found,) = (one for one in told[-1] if one["seat"] == seat)
    return dict(found)


def test_patience_counts_from_when_somebody_left_and_anew_at_each_return(new_sqlite_url: NewUrl) -> None:
    """It used to be looked every so often whether somebody happened to be off the line."""
    with serving(new_sqlite_url(), bots="1") as server, at_table(server, 2, agreement=AGREEMENT) as clients:
        thinker = mover(clients)
        other = next(client for client in clients if client is not thinker)
        began = time.monotonic()
        for turn in (1, 2):  # off the line whenever whole patiences have gone by
            wait_until(began + turn * PATIENCE - 2, other)
            thinker.break_off()
            wait_until(began + turn * PATIENCE + 2, other)
            assert absence(other, thinker.mine[0])["left"] < 5_000
            thinker.connect(thinker.id)
        wait_until(time.monotonic() + 1, other)
        assert not is_replaced(other)
        assert thinker.moves == other.moves == []
        left_and_is_replaced(server, thinker, other)


def left_and_is_replaced(server: Server, gone: Client, other: Client) -> None:
    """Also over the end of a server, which gives whoever is away the whole time again."""
    seat = gone.mine[0]
    gone.break_off()
    wait_until(time.monotonic() + PATIENCE / 2, other)
    server.kill()
    server.start()
    started = time.monotonic()
    other.connect(other.id)
    assert absence(other, seat)["bot_in"] > (PATIENCE - 2) * 1_000
    other.until(is_replaced)
    assert time.monotonic() - started > PATIENCE - 2
    other.until(lambda client: bool(client.moves))
