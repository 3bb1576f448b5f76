"""Modules run by wasmtime. The one file that names it.

    code = compile_module(program.text(), program.exports)
    machine = Instance(code)
    machine.call("cards.step", state, move)

Several instances may run side by side in threads: a call gives the interpreter's lock away.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple, cast

import wasmtime
from wasmtime import _ffi as ffi

from .machine import Machine, Span, TookTooLong, Trapped
from .program import PAGE, Export

TICK: Final = 0.05  # seconds between two looks at whether the time is over

TRAPS: Final = {
    wasmtime.TrapCode.INTEGER_DIVISION_BY_ZERO: "division by zero",
    wasmtime.TrapCode.INTEGER_OVERFLOW: "a number beyond 64 bits",
    wasmtime.TrapCode.INTERRUPT: "the time is over",
    wasmtime.TrapCode.MEMORY_OUT_OF_BOUNDS: "a place far outside its list",
    wasmtime.TrapCode.STACK_OVERFLOW: "rules that call each other without end",
    wasmtime.TrapCode.UNREACHABLE: "a number or a place out of bounds, or division by zero",
}

_ONE_AT_A_TIME: Final = threading.Lock()  # a cache alone lets two threads make the same thing twice


class Code(NamedTuple):
    """A compiled module, and what can be called in it."""

    module: wasmtime.Module
    exports: Mapping[str, Export]
    stoppable: bool = False  # whether a call can be given a time

    def native(self) -> bytes:
        """The machine code, for a processor and a wasmtime like these."""
        return bytes(self.module.serialize())


def compile_module(module: str | bytes, exports: Mapping[str, Export], stoppable: bool = False) -> Code:
    """Compiles WebAssembly, text or binary; what is stoppable runs a little slower."""
    return Code(wasmtime.Module(_engine(stoppable), module), exports, stoppable)


def load_native(native: bytes, exports: Mapping[str, Export], stoppable: bool = False) -> Code | None:
    """What `native` gave, unless it was made by another wasmtime or for another processor."""
    try:
        return Code(wasmtime.Module.deserialize(_engine(stoppable), native), exports, stoppable)
    except wasmtime.WasmtimeError:
        return None


class Instance(Machine):
    def __init__(self, code: Code, seconds: float = 0.0) -> None:
        """`seconds` is how long a call may take, if the code is stoppable."""
        self._ticks = round(seconds / TICK) + 1 if code.stoppable else 0
        self._store = wasmtime.Store(_engine(code.stoppable))
        self._exports = wasmtime.Instance(self._store, code.module, []).exports(self._store)
        memory, heap = self._exports["memory"], self._exports["heap"]
        assert isinstance(memory, wasmtime.Memory)
        assert isinstance(heap, wasmtime.Global)
        self._memory = memory
        self._functions: dict[str, wasmtime.Func] = {}
        self._bytes = self._look()
        super().__init__(code.exports, int(heap.value(self._store)))

    def read(self, address: int, size: int) -> bytes:
        return self._bytes[address : address + size].tobytes()

    def write(self, address: int, data: bytes) -> None:
        self._bytes[address : address + len(data)] = data

    def reach(self, end: int) -> None:
        missing = end - len(self._bytes)
        if missing > 0:
            try:
                self._memory.grow(self._store, -(-missing // PAGE))
            except wasmtime.WasmtimeError:
                raise MemoryError("a module has at most 4 GiB of memory") from None
            self._bytes = self._look()

    def enter(self, name: str, address: int) -> None:
        """What `Func.__call__` does, with the one function of wasmtime's C interface that it comes down to.
        It asks for the function's type at every call, which takes 20 µs where this takes 3."""
        function = self._functions.get(name)
        if function is None:
            function = self._functions[name] = cast(wasmtime.Func, self._exports[name])
        if self._ticks:
            _start_clock()
            self._store.set_epoch_deadline(self._ticks)
        given = (ffi.wasmtime_val_t * 1)()
        given[0].kind = ffi.WASMTIME_I32
        given[0].of.i32 = address
        trap = ctypes.POINTER(ffi.wasm_trap_t)()
        error = ffi.wasmtime_func_call(
            self._store._context(), ctypes.byref(function._func), given, 1, None, 0, ctypes.byref(trap)
        )
        if error:  # type: ignore[truthy-bool]
            raise wasmtime.WasmtimeError._from_ptr(error)
        if trap:  # type: ignore[truthy-bool]
            found = wasmtime.Trap._from_ptr(trap)
            kind = TookTooLong if found.trap_code == wasmtime.TrapCode.INTERRUPT else Trapped
            raise kind(TRAPS.get(found.trap_code, found.message) if found.trap_code else found.message)

    def buffer(self, span: Span, size: int) -> memoryview:
        """The bytes themselves, for those who look at them without copying."""
        return self._bytes[span.address : span.address + size]

    def _look(self) -> memoryview:
        # The memory never moves (see `_engine`); growing only lets it reach further.
        size = self._memory.data_len(self._store)
        address = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        seen = (ctypes.c_ubyte * size).from_address(address)
        seen.store = self._store  # type: ignore[attr-defined]  # whoever looks at the memory keeps it
        return memoryview(seen).cast("B")


def _engine(stoppable: bool, /) -> wasmtime.Engine:
    """One for everybody: what one engine has compiled, another does not run."""
    with _ONE_AT_A_TIME:
        return _make_engine(stoppable)


@cache
def _make_engine(stoppable: bool, /) -> wasmtime.Engine:
    config = wasmtime.Config()
    config.epoch_interruption = stoppable
    config.cranelift_opt_level = "speed"
    config.memory_may_move = False  # views of the memory stay valid
    return wasmtime.Engine(config)


def _start_clock() -> None:
    """Lets time pass for all that is stoppable, from the first call on."""
    with _ONE_AT_A_TIME:
        _make_clock()


@cache
def _make_clock() -> None:
    def tick() -> None:
        while True:
            time.sleep(TICK)
            _engine(True).increment_epoch()

    threading.Thread(target=tick, name="tenfold-clock", daemon=True).start()
