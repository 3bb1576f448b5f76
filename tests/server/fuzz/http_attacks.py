"""Attacks by what is no request, or hardly one."""

from __future__ import annotations

import contextlib
import random
import time

from server.fuzz.attack import CLOSE, HOST, Stranger, World, attack, everything, slow_attack
from server.fuzz.values import text

METHODS = (
    b"GET", b"HEAD", b"POST", b"PUT", b"DELETE", b"PATCH", b"OPTIONS", b"TRACE", b"CONNECT", b"PRI", b"get",
    b"G E T", b"X" * 300, b"",
)  # fmt: skip
PATHS = (
    b"/", b"/api/me", b"/api/tables", b"/api/tables/mine", b"/api/records", b"/api/catalogue", b"/healthz",
    b"/readyz", b"/metrics", b"/schema/openapi.json", b"/schema/socket.json", b"/socket/abcdefghij", b"*",
    b"//", b"/../../etc/passwd", b"/%2e%2e/%2e%2e/etc/passwd", b"/..%2f..%2fetc/passwd", b"/%00", b"/%",
    b"/%zz", b"/%c0%ae%c0%ae/", b"/\xff\xfe", b"/api/tables/%ff",
    b"/api/tables/%00%00%00%00%00%00%00%00%00%00", b"/api/tables/..%2f..", b"http://other.example/",
    b"http://[::1/", b"/assets/../index.html", b"/a" * 3_000, b"/index.html%00.js", b"/api//me", b"/API/ME",
    b"/api/me/", b"?", b"/?", b"/#x", b"/\\..\\..",
)  # fmt: skip
HEADERS = (
    b"accept-encoding: gzip", b"accept-encoding: \xff", b"accept-language: \xc3\x28",
    b"accept-language: xx;q=z", b"accept-language: " + b"de," * 2_000, b"range: bytes=0-,0-,0-",
    b"range: bytes=9999999999999-", b"range: x", b"if-none-match: *", b"if-none-match: \"x",
    b"if-modified-since: never", b"expect: 100-continue", b"connection: upgrade", b"upgrade: websocket",
    b"upgrade: h2c", b"http2-settings: AAMAAABk", b"transfer-encoding: chunked",
    b"transfer-encoding: gzip, chunked", b"transfer-encoding: identity", b"content-length: -1",
    b"content-length: 99999999999999999999", b"content-length: 5, 6", b"content-length: \xb2",
    b"content-length: 0x5", b"content-type: text/plain", b"content-type: multipart/form-data; boundary=x",
    b"content-encoding: gzip", b"origin: http://other.example", b"origin: http://[", b"origin: null",
    b"host: [", b"host: other.example", b"host:", b"x-forwarded-for: 127.0.0.1",
    b"x-forwarded-for: " + b"1," * 500, b"x-forwarded-for: \xff", b"x-forwarded-proto: https",
    b"x-forwarded-proto: javascript", b"forwarded: for=_x", b"cookie: a", b"cookie: =;=;=",
    b"cookie: tenfold=\xff\xfe", b"cookie: tenfold=\"", b"name : value", b" folded: x", b"no colon",
    b"\x00: x", b"x: \x00", b"x: \x7f", b": x", b"x: " + b"y" * 10_000,
)  # fmt: skip
VERSIONS = (
    b"HTTP/1.1",
    b"HTTP/1.1",
    b"HTTP/1.1",
    b"HTTP/1.0",
    b"HTTP/0.9",
    b"HTTP/2.0",
    b"HTTP/9.9",
    b"",
    b"X",
)
BODIES = (
    b"",
    b"{}",
    b"null",
    b"5\r\nhello\r\n0\r\n\r\n",
    b"zz\r\n",
    b"ffffffffffffffff\r\nx",
    b"0\r\n\r\n",
    b"-1\r\n\r\n",
)


def some_path(world: World, dice: random.Random) -> bytes:
    path = dice.choice(PATHS)
    tables = world.known_tables()
    if tables and dice.random() < 0.3:
        ends = ("", "/keys", "/seats/0", "/seats/-1", "/story", "/check", "/positions/3")
        path = f"/api/{dice.choice(('tables', 'records'))}/{dice.choice(tables)}{dice.choice(ends)}".encode()
    if dice.random() < 0.4:
        path += b"?" + dice.choice((b"status", b"before", b"mine", b"x", b"%00")) + b"="
        path += dice.choice(
            (text(dice).encode("utf-8", "surrogatepass"), b"%ff", b"over", b"1-abcdefghij", b"%")
        )
    return path.replace(b" ", b"%20") if dice.random() < 0.9 else path


def some_request(world: World, dice: random.Random) -> bytes:
    """Nearly right, in any of its parts."""
    headers = [dice.choice(HEADERS) for _ in range(dice.choice((0, 1, 1, 2, 3)))]
    first = dice.choice(METHODS), some_path(world, dice), dice.choice(VERSIONS)
    lines = [b" ".join(first), *([HOST[:-2]] if dice.random() < 0.9 else []), CLOSE[:-2], *headers]
    return dice.choice((b"\r\n", b"\r\n", b"\r\n", b"\n")).join(lines) + b"\r\n\r\n" + dice.choice(BODIES)


def garbled(told: bytes, dice: random.Random) -> bytes:
    """With bytes that are wrong, missing or too many."""
    changed = bytearray(told)
    for _ in range(dice.choice((1, 3, 20))):
        place = dice.randrange(len(changed)) if changed else 0
        some = dice.randbytes(dice.choice((0, 1, 1, 4)))
        changed[place : place + dice.choice((0, 1, 1, 8))] = some
    return bytes(changed)


@attack
def odd_requests(world: World, dice: random.Random) -> None:
    Stranger(world, dice).say(some_request(world, dice), is_all=dice.random() < 0.9)


@attack
def garbled_requests(world: World, dice: random.Random) -> None:
    Stranger(world, dice).say(garbled(some_request(world, dice), dice), is_all=True)


@attack
def cut_requests(world: World, dice: random.Random) -> None:
    """Some part of a request, and then nobody is there any more."""
    told = some_request(world, dice)
    with Stranger(world, dice).line() as line:
        line.sendall(told[: dice.randrange(len(told))])
        if dice.random() < 0.5:
            line.recv(1)


@attack
def rubbish(world: World, dice: random.Random) -> None:
    Stranger(world, dice).say(dice.randbytes(dice.choice((1, 100, 5_000, 100_000))), is_all=True)


@attack
def many_requests_in_one_go(world: World, dice: random.Random) -> None:
    stranger = Stranger(world, dice)
    count = dice.choice((3, 10, 50, 5_000))
    requests = [b"GET %s HTTP/1.1\r\n%s\r\n" % (dice.choice(PATHS[:12]), HOST) for _ in range(count)]
    if dice.random() < 0.5:
        requests.append(garbled(requests[0], dice))
    with stranger.line() as line, contextlib.suppress(ConnectionError, TimeoutError):
        line.sendall(b"".join(requests))
        if dice.random() < 0.5:
            line.shutdown(1)
        world.judge(line.recv(200_000))


@attack
def enormous_heads(world: World, dice: random.Random) -> None:
    part = dice.choice((b"x" * 65_536, b"x: y\r\n" * 10_000, b"\r\n" * 30_000, b"GET / HTTP/1.1\r\n" * 4_000))
    with Stranger(world, dice).line() as line, contextlib.suppress(ConnectionError, TimeoutError):
        line.sendall(b"GET / HTTP/1.1\r\n" + dice.choice((HOST + b"x-long: ", HOST, b"")))
        for _ in range(dice.choice((1, 16, 64))):
            line.sendall(part)
        world.judge(everything(line))


@attack
def enormous_bodies(world: World, dice: random.Random) -> None:
    path = dice.choice((b"/api/records", b"/api/me", b"/api/tables", b"/", b"/api/me/recover"))
    promised = dice.choice((0, 10, 16_384, 500_000, 2**31, 10**15))
    length = dice.choice((b"content-length: %d\r\n" % promised, b"transfer-encoding: chunked\r\n"))
    part = dice.choice(
        (b" " * 65_536, b"10000\r\n" + b"[" * 65_536 + b"\r\n", b'{"a":' * 10_000, b"1\r\n \r\n" * 9_000)
    )
    with Stranger(world, dice).line() as line, contextlib.suppress(ConnectionError, TimeoutError):
        line.sendall(b"POST %s HTTP/1.1\r\n%s%s%s\r\n" % (path, HOST, CLOSE, length))
        for _ in range(dice.choice((1, 9, 60))):
            line.sendall(part)
        if dice.random() < 0.7:
            line.shutdown(1)
            world.judge(everything(line))


@slow_attack
def slow_requests(world: World, dice: random.Random) -> None:
    """Byte by byte, over several lines at once."""
    told = (
        dice.choice((b"GET / HTTP/1.1\r\n", b"POST /api/me HTTP/1.1\r\n"))
        + HOST
        + b"content-length: 900\r\n\r\n{"
    )
    stranger = Stranger(world, dice)
    with contextlib.ExitStack() as stack, contextlib.suppress(OSError):
        lines = [stack.enter_context(stranger.line()) for _ in range(20)]
        for place in range(dice.randrange(len(told))):
            for line in lines:
                line.sendall(told[place : place + 1])
            time.sleep(0.02)


@slow_attack
def idle_lines(world: World, dice: random.Random) -> None:
    stranger = Stranger(world, dice)
    with contextlib.ExitStack() as stack, contextlib.suppress(OSError):
        for _ in range(dice.choice((20, 100))):
            stack.enter_context(stranger.line())
        time.sleep(dice.random())


@slow_attack
def answers_that_nobody_reads(world: World, dice: random.Random) -> None:
    path = dice.choice((b"/schema/openapi.json", b"/schema/socket.json", b"/metrics", b"/"))
    stranger = Stranger(world, dice)
    with contextlib.ExitStack() as stack, contextlib.suppress(OSError):
        for _ in range(10):
            line = stack.enter_context(stranger.line(receive_bytes=2_048))
            line.sendall(b"GET %s HTTP/1.1\r\n%s\r\n" % (path, HOST) * dice.choice((1, 20)))
        time.sleep(dice.random())
