"""Attacks on the expert: by those who would know what is best in a game that others play, and by those who
ask for more than their share."""

from __future__ import annotations

import contextlib
import random
import threading

from server.fuzz.attack import Find, Stranger, World, attack, slow_attack
from server.fuzz.body_attacks import some_cookie
from server.fuzz.frames import heard, hello, message, opened
from server.fuzz.socket_attacks import some_table
from server.fuzz.table_attacks import named, written_plainly
from server.fuzz.values import Json, text

from tenfold.records.play import Play

OWN = 40  # moves after which no other game is like it
MOST_MOVES = 2_000
AT_ONCE = 4
MINE, BOT = {"kind": "mine"}, {"kind": "bot", "bot": "random"}


def running_game(world: World, stranger: Stranger, dice: random.Random) -> Json:
    """The record of a game that others play, as far as it has come; nothing if there is none."""
    if not world.tables:
        return None
    status, record = stranger.call("GET", f"/api/records/{dice.choice(world.tables)}")
    goes_on = status == 200 and record["result"] is None and record["meta"].get("ended") is None
    return record if goes_on else None


def goes_on(stranger: Stranger, record: Json) -> bool:
    """Whether the game still does: else it may be judged by now."""
    status, table = stranger.call("GET", f"/api/tables/{record['meta']['table']}")
    return status == 200 and table["status"] == "playing"


def played_out(record: Json, dice: random.Random) -> Json:
    """The same game, somehow brought to its end."""
    play = Play(record["game"], **record["options"])
    for token in record["moves"]:
        play.push(token)
    while not play.is_over and len(play.moves) < MOST_MOVES:
        moves = [token for token, _ in play.chances()] if play.is_chance else play.legal()
        play.push(dice.choice(moves))
    return play.record().to_json()


@slow_attack
def reviews_of_running_games(world: World, dice: random.Random) -> None:
    """A copy is played out, brought in and reviewed."""
    stranger = Stranger(world, dice)
    record = running_game(world, stranger, dice)
    if record is None:
        return
    copy = played_out(record, dice)
    is_named = len(record["moves"]) < OWN or dice.random() < 0.3
    copy["meta"] = {"table": record["meta"]["table"]} if is_named and record["moves"] else {}
    status, kept = stranger.call("POST", "/api/records", written_plainly(copy))
    if status != 201 or not record["moves"]:
        return
    status, answer = stranger.call(
        "POST", f"/api/records/{kept['id']}/review", b"", cookie=some_cookie(world, dice)
    )
    if status < 400 and goes_on(stranger, record):
        raise Find(f"a copy of {record['meta']['table']} that goes on is reviewed: {answer}")


@slow_attack
def hints_for_running_games(world: World, dice: random.Random) -> None:
    """At a twin that begins where the others are."""
    stranger = Stranger(world, dice)
    record = running_game(world, stranger, dice)
    if record is None or not record["moves"]:
        return
    seats = [MINE, *[BOT] * (record["options"].get("seats", 2) - 1)]
    beginning = {"table": record["meta"]["table"], "move": len(record["moves"])}
    wanted = {"game": record["game"], "options": record["options"], "seats": seats, "beginning": beginning}
    status, made = stranger.call("POST", "/api/tables", written_plainly(wanted))
    if status != 201:
        return
    with opened(world, stranger, made["id"]) as line:
        if line is None:
            return
        told: list[Json] = []
        with contextlib.suppress(ConnectionError, TimeoutError):
            line.sendall(hello(*(key["secret"] for key in made["keys"])))
            for _ in range(3):
                version = next((one["version"] for one in reversed(told) if "version" in one), 0)
                asked: Json = {"type": "hint", "version": version}
                if dice.random() < 0.3:
                    asked = {"type": "why", "move": dice.randrange(1, len(record["moves"]) + 1)}
                line.sendall(message(asked | {"id": named(dice)}))
                told += heard(line, 0.3)
    if any(one["type"] == "advice" for one in told) and goes_on(stranger, record):
        raise Find(f"a twin of {record['meta']['table']} that goes on is helped")


@attack
def reviews_of_all_sorts(world: World, dice: random.Random) -> None:
    """Of any table, again and again, with one cookie after the other."""
    stranger = Stranger(world, dice)
    for _ in range(dice.randrange(1, 8)):
        method = dice.choice(("GET", "POST", "POST"))
        table = some_table(world, dice)
        stranger.call(method, f"/api/records/{table}/review", cookie=some_cookie(world, dice))


@attack
def practice_of_all_sorts(world: World, dice: random.Random) -> None:
    """Other people's mistakes, and answers that come at once."""
    path = f"/api/me/mistakes/{some_table(world, dice)}/{dice.choice((0, 1, 7, 99_999, 10**9))}"
    cookie = some_cookie(world, dice)
    moves = [dice.choice(("draw", "numbers", "pass", text(dice))) for _ in range(dice.randrange(3))]
    answer = written_plainly({"asked": dice.choice((0, 1, -1, 2**40)), "moves": moves})
    stranger = together(world, dice, path, answer, cookie)
    for method, more in (("GET", ""), ("POST", "/try")):
        stranger.call(method, path + more, answer if more else None, cookie=cookie)
    stranger.call("POST", "/api/me/mistakes/reviews", b"", cookie=cookie)


def together(world: World, dice: random.Random, path: str, body: bytes, cookie: str | None) -> Stranger:
    """Several send the same at once; one of them."""
    strangers = [Stranger(world, dice) for _ in range(AT_ONCE)]
    finds: list[Find] = []

    def send(stranger: Stranger) -> None:
        try:
            stranger.call("POST", path, body, cookie=cookie)
        except Find as find:
            finds.append(find)
        except OSError:
            return

    threads = [threading.Thread(target=send, args=(stranger,)) for stranger in strangers]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    if finds:
        raise finds[0]
    return strangers[0]
