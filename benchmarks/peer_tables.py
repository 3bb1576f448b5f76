"""Clients that play at servers of several frameworks, two at a table, see `peer_servers.py`."""

from __future__ import annotations

import json
import random
import secrets
import urllib.error
import urllib.request
from typing import Any, Final, Protocol

import msgspec
from server_load import Table
from wire_client import Wire, connect

GAME: Final = 100  # moves of the small game, as `peer_server.mjs` has it
CELLS: Final = 20
MARKED: Final = len(b"\x0d\xa6marked")  # before what Colyseus tells: a kind, and a name with its length


class Tables(Protocol):
    """Two clients at one table after the other."""

    async def open(self) -> None: ...
    async def play_one(self) -> None: ...
    async def stored(self) -> int:
        """How many versions of the game the server knows, asked by somebody who comes back; 0 if none."""
        ...

    def close(self) -> None: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def version(self) -> int:
        """Of the position that a client was last told."""
        ...


class TenfoldTable(Table):
    def _post(self, path: str, body: object) -> Any:
        self.made = super()._post(path, body)
        return self.made

    @property
    def is_over(self) -> bool:
        return bool(self.told["now"]["ending"])

    @property
    def version(self) -> int:
        return int(self.told["version"])

    async def stored(self) -> int:
        client = await connect(self.port, f"/socket/{self.made['id']}")
        keys = [key["secret"] for key in self.made["keys"]]
        client.send(json.dumps({"type": "hello", "secrets": keys}).encode())
        told = await self._news(client, b'"welcome"')
        client.close()
        return int(told["version"])


class SmallTable:
    """What the tables of the small game have in common."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.dice = random.Random(seed)
        self.clients: list[Wire] = []
        self.version = 0

    @property
    def is_over(self) -> bool:
        return self.version == GAME

    def close(self) -> None:
        for client in self.clients:
            client.close()


class BoardgameTable(SmallTable):
    async def open(self) -> None:
        self.close()
        self.match = secrets.token_hex(6)
        self.clients = [await self._sit(player) for player in "01"]
        self.version = 0

    async def _sit(self, player: str) -> Wire:
        client = await connect(self.port, "/socket.io/?EIO=4&transport=websocket")
        client.send(b"40/marks,")
        await self._told(client, b"40/marks,")
        client.send(f'42/marks,["sync","{self.match}","{player}",null,2]'.encode())
        self.synced = await self._told(client, b'42/marks,["sync"')
        await self._told(client, b'42/marks,["matchData"')  # only now does it hear of moves
        return client

    async def _told(self, client: Wire, start: bytes) -> bytes:
        while not (message := await client.receive()).startswith(start):
            if message == b"2":  # is anybody there?
                client.send(b"3")
        return message

    async def play_one(self) -> None:
        if self.is_over:
            await self.open()
        player = str(self.version % 2)
        move = {"type": "mark", "args": [self.dice.randrange(CELLS)], "playerID": player}
        action = {"type": "MAKE_MOVE", "payload": move}
        words = json.dumps(["update", action, self.version, self.match, player])
        first, second = self.clients
        self.clients[self.version % 2].send(f"42/marks,{words}".encode())
        told = await self._told(first, b'42/marks,["update"')
        self.version = int(msgspec.json.decode(told.removeprefix(b"42/marks,"))[2]["_stateID"])
        await self._told(second, b'42/marks,["update"')

    async def stored(self) -> int:
        (await self._sit("0")).close()
        return int(json.loads(self.synced.removeprefix(b"42/marks,"))[2]["state"]["_stateID"])


class ColyseusTable(SmallTable):
    room = ""

    async def open(self) -> None:
        self.close()
        seat = self._ask("create/marks")
        self.room = seat["roomId"]
        self.clients = [await self._sit(seat), await self._sit(self._ask(f"joinById/{self.room}"))]
        self.version = 0

    def _ask(self, what: str) -> Any:
        address = f"http://127.0.0.1:{self.port}/matchmake/{what}"
        request = urllib.request.Request(address, b"{}", {"content-type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    async def _sit(self, seat: Any) -> Wire:
        client = await connect(
            self.port, f"/{seat['processId']}/{seat['roomId']}?sessionId={seat['sessionId']}"
        )
        await client.receive()
        client.send(b"\x0a", 2)  # has joined
        return client

    async def play_one(self) -> None:
        if self.is_over:
            await self.open()
        cell = self.dice.randrange(CELLS)
        self.clients[self.version % 2].send(b"\x0d\xa4mark" + bytes([cell]), 2)
        first, second = self.clients
        self.version = int(msgspec.msgpack.decode((await self._told(first))[MARKED:])["count"])
        await self._told(second)

    async def _told(self, client: Wire) -> bytes:
        while not (message := await client.receive()).startswith(b"\x0d"):
            pass
        return message

    async def stored(self) -> int:
        try:
            self._ask(f"joinById/{self.room}")
        except urllib.error.HTTPError:
            return 0  # there is no such room
        return self.version
