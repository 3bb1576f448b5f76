"""The stacks that `server_stacks.py` compares: what each installs, the command that starts it, and the same
small application for each framework. The applications are text: they run in environments of their own."""

from __future__ import annotations

from typing import Final, NamedTuple

ANSWER: Final = 600  # bytes of a message that answers one over a WebSocket
FLOOD: Final = 64 << 20  # bytes that an application sends to a client that reads nothing
BODY: Final = 64 << 10  # bytes of a request's body, where a framework can limit it

COMMON: Final = f"""
import asyncio, msgspec, os
BEST = bool(os.environ.get("BEST"))
ANSWER = "x" * {ANSWER}
PIECE = "x" * 16384
PIECES = {FLOOD} // 16384
TABLE = {{"id": "b7c1d2e3", "game": "cards", "seats": ["Ann", "Bob", None], "version": 12}}
encode = msgspec.json.encode
"""

BARE: Final = """
HEAD = [(b"content-type", b"application/json")]

async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        while True:
            kind = (await receive())["type"]
            await send({"type": kind + ".complete"})
            if kind == "lifespan.shutdown":
                return
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": ANSWER})
        return
    while (await receive()).get("more_body"):
        pass
    body = encode(TABLE)
    head = [*HEAD, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": head})
    await send({"type": "http.response.body", "body": body})
"""

STARLETTE: Final = f"""
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

async def table(request):
    return Response(encode(TABLE), media_type="application/json")

async def body(request):
    return Response(encode(len(await request.body())), media_type="application/json")

async def echo(socket):
    await socket.accept()
    async for _ in socket.iter_text():
        await socket.send_text(ANSWER)

async def flood(socket):
    await socket.accept()
    for _ in range(PIECES):
        await socket.send_text(PIECE)
    await asyncio.sleep(60)

app = Starlette(
    routes=[Route("/json", table), Route("/body", body, methods=["POST"]),
            WebSocketRoute("/echo", echo), WebSocketRoute("/flood", flood)],
    max_body_size={BODY} if BEST else None,
)
"""

LITESTAR: Final = f"""
from litestar import Litestar, Request, WebSocket, get, post, websocket

@get("/json")
async def table() -> dict:
    return TABLE

@post("/body")
async def body(request: Request) -> int:
    return len(await request.body())

@websocket("/echo")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    async for _ in socket.iter_data("text"):
        await socket.send_text(ANSWER)

@websocket("/flood")
async def flood(socket: WebSocket) -> None:
    await socket.accept()
    for _ in range(PIECES):
        await socket.send_text(PIECE)
    await asyncio.sleep(60)

limit = {{"request_max_body_size": {BODY}}} if BEST else {{}}
app = Litestar([table, body, echo, flood], openapi_config=None, **limit)
"""

# Starlette on uvicorn as Tenfold uses it: the frame put on the line without the application's `send`, and the
# limits that no setting has, by classes that uvicorn is given.
DIRECT: Final = (
    STARLETTE
    + """
import sys, uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

SECONDS, HEAD, PINGS = 5, 16384, 100

class Sockets(WebSocketsSansIOProtocol):
    pings = 0

    async def run_asgi(self):
        self.scope["state"]["protocol"] = self
        await super().run_asgi()

    def handle_ping(self):
        self.pings += 1
        if BEST and self.pings > PINGS:
            self.transport.abort()
        else:
            super().handle_ping()

class Requests(HttpToolsProtocol):
    deadline, head = None, 0

    def connection_made(self, transport):
        super().connection_made(transport)
        self.expect()

    def expect(self):
        self.head = 0
        self.met()
        self.deadline = self.loop.call_later(SECONDS, self.transport.close)

    def met(self):
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def data_received(self, data):
        super().data_received(data)
        if self.head is not None:
            self.head += len(data)
            if self.head > HEAD and not self.transport.is_closing():
                self.send_400_response("The header is too long.")

    def on_message_begin(self):
        super().on_message_begin()
        self.expect()

    def on_headers_complete(self):
        super().on_headers_complete()
        self.expect()
        self.head = None

    def on_message_complete(self):
        super().on_message_complete()
        self.met()
        self.head = 0

    def connection_lost(self, error):
        self.met()
        super().connection_lost(error)

async def echo_directly(socket):
    await socket.accept()
    protocol = socket.scope["state"]["protocol"]
    while (await protocol.receive())["type"] == "websocket.receive":
        protocol.transport.write(Frame(Opcode.TEXT, ANSWER.encode()).serialize(mask=False))

app.router.routes[2] = WebSocketRoute("/echo", echo_directly)
if __name__ == "__main__":
    http = Requests if BEST else "httptools"
    uvicorn.run(app, port=int(sys.argv[1]), http=http, ws=Sockets, ws_per_message_deflate=False,
                log_level="warning", access_log=False)
"""
)

APPS: Final = {"bare": BARE, "starlette": STARLETTE, "litestar": LITESTAR, "direct": DIRECT}


class Stack(NamedTuple):
    name: str
    app: str
    packages: tuple[str, ...]
    command: tuple[str, ...]  # of Python, in the stack's environment
    best: tuple[str, ...] = ()  # the settings that limit something


QUIET: Final = ("--log-level", "warning", "--no-access-log")
BEST_UVICORN: Final = ("--limit-concurrency", "3000", "--timeout-keep-alive", "5", "--ws-max-size", "16384")
BEST_H11: Final = (*BEST_UVICORN, "--h11-max-incomplete-event-size", "16384")
BEST_HYPERCORN: Final = ("--read-timeout", "10", "--keep-alive", "5", "--websocket-ping-interval", "5")
BEST_GRANIAN: Final = (
    *("--http1-header-read-timeout", "5000", "--http1-buffer-size", "16384"),
    *("--backpressure", "3000", "--http", "1"),
)


def _uvicorn(name: str, app: str, http: str, best: tuple[str, ...], ws: str = "websockets-sansio") -> Stack:
    extra = () if http == "h11" else (http,)
    packages = ("uvicorn", "uvloop", "msgspec", ws.removesuffix("-sansio"), *extra)
    compress = ("--ws-per-message-deflate", "false")
    command = (
        "-m",
        "uvicorn",
        f"{app}_app:app",
        "--http",
        http,
        "--ws",
        ws,
        *compress,
        *QUIET,
        "--port",
        "{port}",
    )
    return Stack(name, app, packages if app == "bare" else (app, *packages), command, best)


STACKS: Final = (
    _uvicorn("bare application, uvicorn, httptools", "bare", "httptools", BEST_UVICORN),
    _uvicorn("Litestar, uvicorn, httptools", "litestar", "httptools", BEST_UVICORN),
    _uvicorn("Litestar, uvicorn, h11", "litestar", "h11", BEST_H11),
    _uvicorn("Starlette, uvicorn, httptools", "starlette", "httptools", BEST_UVICORN),
    Stack(
        "the same, with classes of ours",
        "direct",
        ("starlette", "uvicorn", "uvloop", "msgspec", "websockets", "httptools"),
        ("direct_app.py", "{port}"),
    ),
    _uvicorn("Starlette, uvicorn, h11", "starlette", "h11", BEST_H11),
    _uvicorn("Starlette, uvicorn, zttp", "starlette", "zttp", BEST_UVICORN),
    _uvicorn("Starlette, uvicorn, httptools, wsproto", "starlette", "httptools", BEST_UVICORN, "wsproto"),
    Stack(
        "Starlette, hypercorn",
        "starlette",
        ("starlette", "hypercorn", "uvloop", "msgspec"),
        (
            "-m",
            "hypercorn",
            "starlette_app:app",
            "-k",
            "uvloop",
            "-b",
            "127.0.0.1:{port}",
            "--log-level",
            "WARNING",
        ),
        BEST_HYPERCORN,
    ),
    Stack(
        "Starlette, granian",
        "starlette",
        ("starlette", "granian", "uvloop", "msgspec"),
        (
            *("-m", "granian", "--interface", "asgi", "--loop", "uvloop", "--log-level", "warning"),
            *("--port", "{port}", "starlette_app:app"),
        ),
        BEST_GRANIAN,
    ),
)
