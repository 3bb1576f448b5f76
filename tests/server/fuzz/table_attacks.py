"""Attacks at tables: by messages that are readable, from somebody who sits there or does not."""

from __future__ import annotations

import contextlib
import random
import socket
import time
from typing import Any

from server.fuzz.attack import OwnTable, Stranger, World, attack
from server.fuzz.body_attacks import new_table
from server.fuzz.frames import TEXT, frame, heard, hello, message, opened
from server.fuzz.socket_attacks import some_table
from server.fuzz.values import Json, anything, mutated, nested, text, written

STEPS = 40


def named(dice: random.Random) -> str:
    """The id of a command; sometimes one that others may use, too."""
    return dice.choice(("1", "2", "x", f"{dice.randrange(10**6)}", text(dice)))


def some_command(world: World, dice: random.Random, seen: Json) -> Json:
    """Any message that clients may send, after what was seen."""
    value = world.in_sockets.like(dice.choice(world.messages), dice)
    now = (seen or {}).get("now", {})
    if "version" in value:
        version = (seen or {}).get("version", 0)
        value["version"] = dice.choice((version, version, version, version - 1, 0, version + 1, 2**63 - 1))
    if "moves" in value and now.get("legal"):
        value["moves"] = [dice.choice(now["legal"]) for _ in range(dice.choice((1, 1, 1, 2, 60)))]
    if "id" in value:
        value["id"] = named(dice)
    return value


def own_table(world: World, dice: random.Random) -> OwnTable | None:
    """A table of the attackers'; perhaps a new one."""
    mine = list(world.own)
    if mine and dice.random() < 0.7:
        return dice.choice(mine)
    people = list(world.people)
    cookie = dice.choice(people) if people else None
    status, made = Stranger(world, dice).call(
        "POST", "/api/tables", written_plainly(new_table(dice)), cookie=cookie
    )
    if status != 201:
        return None
    world.own.append(OwnTable(made["id"], tuple(key["secret"] for key in made["keys"])))
    return world.own[-1]


def written_plainly(value: Json) -> bytes:
    return written(value, random.Random(1))


def latest(line: socket.socket, seconds: float, before: Json = None) -> Json:
    """The last that was said of the position."""
    for told in heard(line, seconds):
        if told["type"] in ("welcome", "update"):
            before = told
    return before


@attack
def odd_messages(world: World, dice: random.Random) -> None:
    """To any table, without a seat there."""
    with opened(world, Stranger(world, dice), some_table(world, dice)) as line:
        if line is None:
            return
        with contextlib.suppress(ConnectionError, TimeoutError):
            if dice.random() < 0.9:
                line.sendall(
                    hello(
                        *(
                            text(dice)[:50].encode("utf-8", "replace").decode()
                            for _ in range(dice.randrange(6))
                        )
                    )
                )
            seen = latest(line, 0.1)
            for _ in range(STEPS):
                value: Any = some_command(world, dice, seen)
                if dice.random() < 0.4:
                    value = dice.choice((mutated(value, dice), anything(dice), nested(dice)))
                line.sendall(frame(TEXT, written(value, dice)))
            latest(line, 0.1)


@attack
def play_of_all_sorts(world: World, dice: random.Random) -> None:
    """At a table of one's own: everything that may be said there, at any time, also twice and too late."""
    table = own_table(world, dice)
    if table is None:
        return
    with opened(world, Stranger(world, dice), table.id) as line:
        if line is None:
            return
        sent: list[Json] = []
        with contextlib.suppress(ConnectionError, TimeoutError):
            line.sendall(hello(*table.secrets))
            seen = latest(line, 0.1)
            for _ in range(STEPS):
                value = some_command(world, dice, seen)
                if sent and dice.random() < 0.1:
                    value = dice.choice(sent)
                if value["type"] == "hello":
                    value["secrets"] = list(table.secrets)
                sent.append(value)
                line.sendall(frame(TEXT, written_plainly(value)))
                if dice.random() < 0.5:
                    seen = latest(line, 0.02, seen)


@attack
def replays(world: World, dice: random.Random) -> None:
    """Whoever watches others sends what they sent, under the ids that they used."""
    if not world.tables:
        return
    with opened(world, Stranger(world, dice), dice.choice(world.tables)) as line:
        if line is None:
            return
        with contextlib.suppress(ConnectionError, TimeoutError):
            line.sendall(hello())
            for _ in range(10):
                for told in heard(line, 0.05):
                    if told["type"] == "update" and told["moves"]:
                        moves = [one["token"] for one in told["moves"]][:1]
                        name = told["command"] or named(dice)
                        value = {"type": "move", "id": name, "version": told["version"], "moves": moves}
                        line.sendall(message(value))


@attack
def strangers_at_open_tables(world: World, dice: random.Random) -> None:
    """Whoever finds a table in the lobby sits down, and is gone again in one way or another."""
    stranger = Stranger(world, dice)
    status, found = stranger.call("GET", "/api/tables")
    if status != 200 or not found["tables"]:
        return
    table = dice.choice(found["tables"])["table"]
    seats = [seat for seat, one in enumerate(table["seats"]) if one["kind"] == "open"]
    if not seats:
        return
    people = list(world.people)
    cookie = dice.choice(people) if people else None
    path = f"/api/tables/{table['id']}/seats/{dice.choice(seats)}"
    status, key = stranger.call("POST", path, b"{}", cookie=cookie)
    if status != 201:
        return
    with opened(world, stranger, table["id"]) as line:
        if line is None:
            return
        with contextlib.suppress(ConnectionError, TimeoutError):
            line.sendall(hello(key["secret"]))
            if dice.random() < 0.8:
                kind = dice.choice(("leave", "leave", "resign", "abort", "start"))
                seat = {"seat": key["seat"]} if kind in ("leave", "resign") else {}
                line.sendall(message({"type": kind, "id": named(dice), **seat}))
            heard(line, 0.1)
    if dice.random() < 0.2 and cookie:
        stranger.call("DELETE", "/api/me", cookie=cookie)


@attack
def two_at_one_seat(world: World, dice: random.Random) -> None:
    """The same commands over two lines at once, and the keys changed under them."""
    table = own_table(world, dice)
    if table is None:
        return
    stranger = Stranger(world, dice)
    with opened(world, stranger, table.id) as one, opened(world, stranger, table.id) as other:
        if one is None or other is None:
            return
        with contextlib.suppress(ConnectionError, TimeoutError):
            one.sendall(hello(*table.secrets))
            other.sendall(hello(*table.secrets))
            seen = latest(one, 0.1)
            for _ in range(10):
                told = frame(TEXT, written_plainly(some_command(world, dice, seen)))
                one.sendall(told)
                other.sendall(told)
                seen = latest(dice.choice((one, other)), 0.02, seen)
            people = list(world.people)
            if people and dice.random() < 0.3:
                stranger.call("POST", f"/api/tables/{table.id}/keys", cookie=dice.choice(people))
            time.sleep(0.01)


@attack
def the_same_again_and_again(world: World, dice: random.Random) -> None:
    """At a table of one's own: phrases, questions, new keys and new games without end."""
    table = own_table(world, dice)
    if table is None:
        return
    stranger = Stranger(world, dice)
    with opened(world, stranger, table.id) as line:
        if line is None:
            return
        with contextlib.suppress(ConnectionError, TimeoutError):
            line.sendall(hello(*table.secrets))
            seen = latest(line, 0.1)
            kind = dice.choice(("say", "offer_draw", "take_back", "withdraw", "rematch", "decline"))
            for number in range(300):
                told: Json = {"type": kind, "id": f"{number}-{named(dice)}"[:36]}
                if kind == "say":
                    told |= {"seat": dice.randrange(5), "phrase": "hello"}
                if kind in ("offer_draw", "take_back"):
                    told["version"] = (seen or {}).get("version", 0)
                line.sendall(frame(TEXT, written_plainly(told)))
            latest(line, 0.1)
    for cookie in list(world.people)[:1]:
        for _ in range(20):
            stranger.call("POST", f"/api/tables/{table.id}/keys", cookie=cookie)
