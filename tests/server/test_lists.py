"""Lists of tables say the same as the tables themselves, however their games went."""

from __future__ import annotations

from typing import Any

from server.at_the_table import BOT, MINE, NUMBERS, OPEN, TILES, play_to_the_end
from server.serving import Client, Server

SOLO: dict[str, Any] = {"edition": "aeg", "seats": 1, "target": 5, "deck": NUMBERS}


def test_a_finished_game_is_listed_as_it_was_played(server: Server) -> None:
    host = Client(server)
    tables = [play(host) for play in (_to_the_end, _taken_back_and_resigned, _left_to_bots, _never_begun)]
    tables.append(_on_from(host, tables[1]))
    page = host.call("GET", "/api/records?mine=true")
    listed = {one["table"]["id"]: one for one in page["tables"]}
    assert set(listed) == set(tables)
    host.secrets = []
    for table in tables:
        told = host.connect(table)
        assert listed[table]["table"] == told["table"] == host.call("GET", f"/api/tables/{table}")
        assert listed[table]["ending"] == told["now"]["ending"]
        assert (listed[table]["moves"], listed[table]["to_move"]) == (len(told["moves"]), [])
    host.close()


def _sit_at(host: Client, game: str, **more: Any) -> str:
    host.secrets = []  # of the table before
    table = host.make(game, **more)
    host.connect(table)
    return table


def _to_the_end(host: Client) -> str:
    table = _sit_at(host, "cards", seats=[MINE], options=SOLO)
    play_to_the_end([host])
    return table


def _taken_back_and_resigned(host: Client) -> str:
    table = _sit_at(host, "tiles", seats=[MINE, MINE], options=TILES)
    for _ in range(3):
        host.move(host.now["legal"][0])
    host.command("take_back")
    host.move(host.now["legal"][-1])
    host.command("resign", seat=0)
    return table


def _left_to_bots(host: Client) -> str:
    table = _sit_at(
        host, "cards", seats=[MINE, BOT, BOT], options={"edition": "aeg", "seats": 3, "deck": NUMBERS}
    )
    host.until(lambda client: client.is_mine)
    host.move(host.now["legal"][0])
    host.command("leave", seat=0)
    return table


def _never_begun(host: Client) -> str:
    table = _sit_at(host, "cards", seats=[MINE, OPEN])
    host.command("abort")
    return table


def _on_from(host: Client, table: str) -> str:
    new = _sit_at(host, "tiles", seats=[MINE, MINE], options=TILES, beginning={"table": table, "move": 2})
    host.move(host.now["legal"][0])
    host.command("resign", seat=1)
    return new
