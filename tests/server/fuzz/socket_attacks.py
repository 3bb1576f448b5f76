"""Attacks over WebSockets, on what carries the messages: handshakes and frames."""

from __future__ import annotations

import contextlib
import random
import socket
import struct
import time

from server.fuzz import frames
from server.fuzz.attack import HOST, Stranger, World, attack, everything, slow_attack
from server.fuzz.frames import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, frame, hello, opened

HANDSHAKES = (
    b"sec-websocket-version: 12\r\n", b"sec-websocket-key: x\r\n", b"sec-websocket-key: \xff\r\n",
    b"sec-websocket-protocol: " + b"a," * 400 + b"\r\n", b"sec-websocket-extensions: permessage-deflate\r\n",
    b"sec-websocket-extensions: x;;;=\r\n", b"origin: http://other.example\r\n", b"content-length: 5\r\n",
    b"transfer-encoding: chunked\r\n", b"upgrade: h2c\r\n",
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
)  # fmt: skip
SAID = b'{"type": "ping"}'


def some_table(world: World, dice: random.Random) -> str:
    tables = world.known_tables()
    if tables and dice.random() < 0.9:
        return dice.choice(tables)
    return dice.choice(("abcdefghij", "x", "%00", "..%2f", "ABCDEFGHIJ", "%ff%fe", "a" * 300))


@attack
def odd_handshakes(world: World, dice: random.Random) -> None:
    usual = frames.HANDSHAKE.split(b"\r\n")[:-1]
    lines = [line + b"\r\n" for line in usual if dice.random() < 0.8]
    lines += [dice.choice(HANDSHAKES) for _ in range(dice.randrange(3))]
    dice.shuffle(lines)
    method = dice.choice((b"GET", b"GET", b"POST", b"HEAD"))
    first = b"%s /socket/%s HTTP/1.1\r\n" % (method, some_table(world, dice).encode())
    rest = dice.choice((b"", hello(), hello() * 3, dice.randbytes(50)))
    Stranger(world, dice).say(first + HOST + b"".join(lines) + b"\r\n" + rest, is_all=True)


def broken_frames(dice: random.Random) -> bytes:
    """Something that a client must not send."""
    return dice.choice(
        (
            frame(TEXT, SAID, is_masked=False),
            frame(TEXT, SAID, reserved=dice.randrange(1, 8)),
            frame(dice.choice((3, 4, 7, 11, 15)), SAID),
            frame(CONTINUATION, SAID),
            frame(TEXT, SAID, is_last=False) + frame(TEXT, SAID),
            frame(TEXT, b"[" * 20, is_last=False) + frame(BINARY, SAID, is_last=False),
            frame(PING, b"x" * 126),
            frame(PING, b"x", is_last=False),
            frame(CLOSE, b"\x00"),
            frame(CLOSE, struct.pack("!H", dice.choice((0, 999, 1004, 1005, 1006, 5000, 65535)))),
            frame(CLOSE, struct.pack("!H", 1000) + b"\xff\xfe"),
            frame(TEXT, b'{"type": "\xff"}'),
            frame(TEXT, b"\xed\xa0\x80"),
            frame(TEXT, b'{"type": "hello\xf0\x9f', is_last=False)
            + frame(CONTINUATION, b"\x98\x80", is_last=False),
            frame(TEXT, b"x" * 17_000),
            frame(TEXT, b"x" * 9_000, is_last=False) + frame(CONTINUATION, b"x" * 9_000),
            frame(TEXT, b"", length=2**63),
            frame(TEXT, b"", length=2**62),
            frame(TEXT, b"", length=16_384),
            frame(BINARY, dice.randbytes(2_000)),
            dice.randbytes(dice.choice((1, 50, 3_000))),
            b"GET / HTTP/1.1\r\n\r\n",
        )
    )


@attack
def odd_frames(world: World, dice: random.Random) -> None:
    with opened(world, Stranger(world, dice), some_table(world, dice)) as line:
        if line and dice.random() < 0.7:
            line.sendall(hello())
        with contextlib.suppress(ConnectionError, TimeoutError):
            for _ in range(dice.choice((1, 1, 4)) if line else 0):
                assert line
                line.sendall(broken_frames(dice))
        if line and dice.random() < 0.5:
            line.shutdown(socket.SHUT_WR)
            everything(line)


@attack
def impatient_sockets(world: World, dice: random.Random) -> None:
    """Frames that come before anybody has said that the socket is open."""
    with Stranger(world, dice).line() as line, contextlib.suppress(ConnectionError, TimeoutError):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        table = some_table(world, dice).encode()
        line.sendall(b"GET /socket/%s HTTP/1.1\r\n%s%s\r\n" % (table, HOST, frames.HANDSHAKE))
        time.sleep(dice.random() * 0.003)
        line.sendall(dice.choice((broken_frames(dice), hello(), frame(PING), frame(CLOSE))))
        line.recv(10)


@attack
def control_frames(world: World, dice: random.Random) -> None:
    """Many of them, between the parts of a message."""
    with opened(world, Stranger(world, dice), some_table(world, dice)) as line:
        if line is None:
            return
        kind = dice.choice((PING, PONG, CONTINUATION, TEXT))
        flood = frame(kind, b"", is_last=kind != CONTINUATION) * dice.choice((10, 3_000, 60_000))
        with contextlib.suppress(ConnectionError, TimeoutError):
            line.sendall(hello() + frame(TEXT, b" ", is_last=False) + flood + frame(CLOSE))
            everything(line)


@attack
def fragments(world: World, dice: random.Random) -> None:
    """Messages in pieces of any size, also cut within a letter, as nobody need mind."""
    told = ('{"type": "hello", "secrets": ["' + "\u00e9\U0001f600" * 30 + '"]}').encode()
    with opened(world, Stranger(world, dice), some_table(world, dice)) as line:
        if line is None:
            return
        places = sorted(dice.randrange(len(told)) for _ in range(dice.choice((1, 5, 60))))
        parts = [told[start:end] for start, end in zip([0, *places], [*places, len(told)], strict=True)]
        with contextlib.suppress(ConnectionError, TimeoutError):
            for number, part in enumerate(parts):
                kind = CONTINUATION if number else TEXT
                line.sendall(frame(kind, part, is_last=number == len(parts) - 1))
                if dice.random() < 0.1:
                    line.sendall(frame(PING, b"?"))
            frames.heard(line, 0.1)


@attack
def cut_sockets(world: World, dice: random.Random) -> None:
    """The line breaks: in the middle of a frame, and perhaps so that the other side hears an error."""
    with opened(world, Stranger(world, dice), some_table(world, dice)) as line:
        if line is None:
            return
        told = hello() * dice.choice((1, 1, 5)) + frame(TEXT, SAID)
        with contextlib.suppress(ConnectionError, TimeoutError):
            line.sendall(told[: dice.randrange(1, len(told))])
            if dice.random() < 0.5:
                line.recv(10)
        if dice.random() < 0.5:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


@attack
def hello_storms(world: World, dice: random.Random) -> None:
    with opened(world, Stranger(world, dice), some_table(world, dice)) as line:
        if line:
            with contextlib.suppress(ConnectionError, TimeoutError):
                line.sendall(hello("x" * dice.choice((1, 2_000))) * dice.choice((5, 100, 700)))
                frames.heard(line, dice.choice((0.01, 0.5)))


@slow_attack
def sockets_that_never_read(world: World, dice: random.Random) -> None:
    stranger, table = Stranger(world, dice), some_table(world, dice)
    with contextlib.ExitStack() as stack, contextlib.suppress(OSError):
        for _ in range(8):
            line = stack.enter_context(opened(world, stranger, table, receive_bytes=2_048))
            if line:
                line.setblocking(False)
                line.send(hello() * 300)
        time.sleep(2 * dice.random())
