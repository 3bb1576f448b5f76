"""What a rule is, and how rules become one WebAssembly module.

A rule is an ordinary Python function in a plain numeric subset of the language, marked with `rule`. The
server, the terminal and the tests call it as it is. The same function is translated into WebAssembly for
loops over millions of moves, and for browsers; `docs/compiler.md` tells how.

Whoever writes rules needs only the names below. Whoever runs them compiled takes `kernel.program` and
`kernel.machine`; nothing is translated, and wasmtime is not imported, before somebody asks.
"""

from __future__ import annotations

from .rules import (
    Slots,
    add_chosen,
    add_rows,
    add_scaled,
    copy_numbers,
    count_bits,
    cut_negative,
    is_rule,
    lowest_bit,
    overwrite,
    rule,
    single,
    square_root,
)
from .structs import Byte, Mask, Short, Single, Struct, inside, numbers, reals

__all__ = [
    "Byte",
    "Mask",
    "Short",
    "Single",
    "Slots",
    "Struct",
    "add_chosen",
    "add_rows",
    "add_scaled",
    "copy_numbers",
    "count_bits",
    "cut_negative",
    "inside",
    "is_rule",
    "lowest_bit",
    "numbers",
    "overwrite",
    "reals",
    "rule",
    "single",
    "square_root",
]
