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
        wait_until(began + PATIENCE - 2, other)
        thinker.break_off()  # off the line when a whole patience has gone by
        wait_until(began + PATIENCE + 2, other)
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


def test_whoever_asks_for_another_game_and_has_gone_asks_nobody_any_longer(new_sqlite_url: NewUrl) -> None:
    with (
        serving(new_sqlite_url(), bots="1") as server,
        at_table(server, 2, "tiles", agreement=AGREEMENT) as (anna, ben),
    ):
        anna.command("resign", seat=0)
        anna.command("rematch")
        ben.until(lambda client: client.table["rematch"] is not None)
        table = ben.table["rematch"]
        wait_until(time.monotonic() + PATIENCE + 2, ben)
        assert ben.table["rematch"] == table, "she is where she asked"
        anna.break_off()
        left = time.monotonic()
        ben.until(lambda client: client.table["rematch"] is None)
        assert PATIENCE - 2 < time.monotonic() - left < PATIENCE + 5
        assert ben.call("GET", f"/api/tables/{table}")["status"] == "over"
        assert ben.command("rematch")["type"] in ("accepted", "update")
        ben.until(lambda client: client.table["rematch"] not in (None, table))
        assert ben.table["rematch_by"] == 1


def test_patience_counts_from_when_a_game_begins(new_sqlite_url: NewUrl) -> None:
    """Whoever was away while others were waited for has it all."""
    with serving(new_sqlite_url(), bots="1") as server:
        anna, ben, cleo = (Client(server) for _ in range(3))
        table = anna.make(seats=[{"kind": "mine"}, *[{"kind": "open"}] * 2], agreement=AGREEMENT)
        anna.connect(table)
        ben.sit(table, 1)
        ben.connect(table)
        ben.break_off()
        wait_until(time.monotonic() + PATIENCE, anna)
        cleo.sit(table, 2)
        anna.until(lambda client: client.table["status"] == "playing")
        assert absence(anna, 1)["bot_in"] > (PATIENCE - 2) * 1_000
        anna.close()


def test_whoever_is_there_when_seats_are_counted_anew_is_not_away(new_sqlite_url: NewUrl) -> None:
    with serving(new_sqlite_url()) as server:
        anna, ben = Client(server), Client(server)
        table = anna.make(seats=[{"kind": "mine"}, *[{"kind": "open"}] * 2], agreement=AGREEMENT)
        ben.sit(table, 2)
        for client in (anna, ben):
            client.connect(table)
        anna.send({"type": "start", "id": "begin"})
        for client in (anna, ben):
            told = client.wait("welcome")
            assert told["now"]["away"] == []
            client.close()
