"""Attacks by requests that are right but for what they say."""

from __future__ import annotations

import random
from functools import cache
from urllib.parse import quote

from server.device_games import device_game
from server.fuzz.attack import Stranger, World, attack, slow_attack
from server.fuzz.values import Json, anything, mutated, nested, text, written

from tenfold.records.play import Play

MINE, OPEN = {"kind": "mine"}, {"kind": "open"}
OPTIONS: tuple[tuple[str, Json, int], ...] = (
    ("cards", {"edition": "aeg", "seats": 2}, 2),
    ("cards", {"edition": "trefl", "seats": 3}, 3),
    ("cards", {"edition": "gamefactory", "seats": 1, "target": 5}, 1),
    ("cards", {"edition": "aeg", "seats": 2, "deck": {"B4": 2, "$2": 3, "*3": 1}}, 2),
    ("tiles", {"edition": "steffen", "second_round_limit": 20}, 2),
    ("tiles", {"edition": "steffen", "open": True}, 2),
)
WITH_BODY = ("/api/me", "/api/me/recover", "/api/tables", "/api/records", "/api/network")


def new_table(dice: random.Random) -> Json:
    """What makes a table, as it should be."""
    game, options, seats = dice.choice(OPTIONS)
    others = [dice.choice((OPEN, MINE, {"kind": "bot", "bot": "random"})) for _ in range(seats - 1)]
    agreement: Json = {
        "listed": dice.random() < 0.3,
        "takeback": dice.choice(("free", "consent", "never")),
        "absence": dice.choice(("wait", "bot")),
    }
    if dice.random() < 0.2:
        agreement["clock"] = {"kind": "game", "minutes": 1, "increment": 0}
    return {"game": game, "options": dict(options), "seats": [MINE, *others], "agreement": agreement}


def some_cookie(world: World, dice: random.Random) -> str | None:
    """Of the attackers', or what they make of somebody else's."""
    people, others = list(world.people), world.cookies
    choice = dice.random()
    if choice < 0.6 and people:
        return dice.choice(people)
    if choice < 0.8 and others:
        return bent(dice.choice(others), dice)
    return None if choice < 0.9 else f"tenfold={text(dice)}"


def bent(cookie: str, dice: random.Random) -> str:
    """A cookie that is somebody's no more."""
    name, _, value = cookie.partition("=")
    half = len(value) // 2
    return dice.choice(
        (
            f"{name}={value[: dice.randrange(len(value))]}",
            f"{name}={value[:half]}{'A' if value[half] != 'A' else 'B'}{value[half + 1 :]}",
            f"{name}={value.swapcase()}",
            f"{name}={value.partition('.')[0]}.",
            f"{name}={value}{value}",
            f"{name}={value * 100}",
            f'{name}="{value}x"',
            f"{name}={value[::-1]}; {name}=; x={text(dice)}",
        )
    )


@attack
def every_endpoint(world: World, dice: random.Random) -> None:
    """As the description of the interface has it, or nearly so."""
    path = dice.choice(sorted(world.openapi["paths"]))
    method = dice.choice(sorted(world.openapi["paths"][path]))
    operation = world.openapi["paths"][path][method]
    query = []
    for parameter in operation.get("parameters", ()):
        value = world.in_http.like(parameter["schema"], dice)
        if dice.random() < 0.2:
            value = text(dice)
        told = quote(str(value), safe="", errors="surrogatepass")
        if parameter["in"] == "path":
            path = path.replace(f"{{{parameter['name']}}}", told or "-")
        elif dice.random() < 0.7:
            query.append(f"{parameter['name']}={told}")
    body = None
    if "requestBody" in operation:
        value = world.in_http.like(operation["requestBody"]["content"]["application/json"]["schema"], dice)
        body = written(mutated(value, dice) if dice.random() < 0.6 else value, dice)
    target = f"{path}?{'&'.join(query)}" if query else path
    Stranger(world, dice).call(method.upper(), target, body, cookie=some_cookie(world, dice))


@attack
def hostile_json(world: World, dice: random.Random) -> None:
    value = dice.choice((anything, nested))(dice)
    Stranger(world, dice).call(
        "POST", dice.choice(WITH_BODY), written(value, dice), cookie=some_cookie(world, dice)
    )


@attack
def odd_tables(world: World, dice: random.Random) -> None:
    value = mutated(new_table(dice), dice)
    Stranger(world, dice).call("POST", "/api/tables", written(value, dice), cookie=some_cookie(world, dice))


@attack
def games_that_go_on_elsewhere(world: World, dice: random.Random) -> None:
    """From a position of somebody's table."""
    tables = world.known_tables()
    if tables:
        wanted = new_table(dice) | {"beginning": {"table": dice.choice(tables), "move": dice.randrange(60)}}
        Stranger(world, dice).call(
            "POST", "/api/tables", written(wanted, dice), cookie=some_cookie(world, dice)
        )


@attack
def other_peoples_cookies(world: World, dice: random.Random) -> None:
    stranger = Stranger(world, dice)
    cookie = some_cookie(world, dice)
    for method, path in (("GET", "/api/me"), ("GET", "/api/me/data"), ("GET", "/api/tables/mine")):
        stranger.call(method, path, cookie=cookie)
    if dice.random() < 0.2:
        stranger.call("DELETE", "/api/me", cookie=cookie)


@attack
def games_that_come_home(world: World, dice: random.Random) -> None:
    """Of a device, with something wrong in some, and some of them twice."""
    games: list[Json] = [device_game(dice.randrange(10)) for _ in range(dice.randint(1, 3))]
    sent = [mutated(game, dice) if dice.random() < 0.7 else game for game in games]
    stranger, cookie = Stranger(world, dice), some_cookie(world, dice)
    body = written({"games": [*sent, sent[0]], "code": dice.choice((None, text(dice)))}, dice)
    for _ in range(dice.randint(1, 2)):
        stranger.call("POST", "/api/me/games", body, cookie=cookie)


@attack
def bent_records(world: World, dice: random.Random) -> None:
    """Records of real games, with something wrong in them."""
    stranger = Stranger(world, dice)
    tables = world.known_tables()
    if tables and (len(world.records) < 5 or dice.random() < 0.1):
        status, record = stranger.call("GET", f"/api/records/{dice.choice(tables)}")
        if status == 200:
            world.records.append(record)
    if world.records:
        value = dice.choice(list(world.records))
        value = mutated(value, dice) if dice.random() < 0.9 else value
        status, kept = stranger.call("POST", "/api/records", written(value, dice))
        if status == 201:
            for end in ("", "/story", "/check", f"/positions/{dice.randrange(30)}"):
                stranger.call("GET", f"/api/records/{kept['id']}{end}")


@slow_attack
def long_records(world: World, dice: random.Random) -> None:
    """Games that go on and on, so that looking at them costs something."""
    stranger = Stranger(world, dice)
    status, kept = stranger.call("POST", "/api/records", written(long_game(dice.choice((50, 400))), dice))
    if status == 201:
        for end in ("", "/story", "/check", f"/positions/{dice.randrange(100)}"):
            stranger.call("GET", f"/api/records/{kept['id']}{end}")


@cache
def long_game(second_round: int) -> Json:
    """A tile game with so many moves in its second round, or nearly as many."""
    play, dice = (
        Play("tiles", edition="steffen", second_round_limit=second_round, repetitions=1_000),
        random.Random(1),
    )
    while not play.is_over:
        play.push(dice.choice(play.legal()))
    return play.record().to_json()
