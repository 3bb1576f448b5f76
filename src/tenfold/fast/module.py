"""The compiled module, ready to run.

A wheel brings it along, made and optimised by the build. Whoever works on the rules has it translated and
compiled anew on the next run. Either way the machine code is kept in the cache folder, under a digest of the
rules, so that only the first run takes the time.
"""

from __future__ import annotations

import hashlib
import os
from functools import lru_cache
from typing import Final

from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Code, compile_module, load_native

from .code_cache import keep_code, kept_code
from .exports import PACKAGE, Rule, declare_match, house_program, sources_digest

BUILT: Final = PACKAGE / "rules.wasm"  # made by the build
BUILT_FROM: Final = PACKAGE / "rules.digest"  # of the sources that it was made from


@lru_cache(maxsize=2)
def house_code(checked: bool = False) -> Code:
    """Everything the house has."""
    program, digest = house_program(checked), sources_digest()
    if checked:
        return ready_code(program, f"{digest}-checked")
    return ready_code(program, f"{digest}-built" if is_built() else digest)


@lru_cache(maxsize=8)
def match_code(game: str, own: tuple[Rule, ...], checked: bool = False) -> Code:
    """Matches of one game in which somebody's own rules play beside the house's bots."""
    program = Program(checked)
    declare_match(program, game, own)
    name = hashlib.sha256(program.text().encode()).hexdigest()[:32]
    return ready_code(program, name, stoppable=True)


def is_built() -> bool:
    """Whether the build's module is there, and made from these rules."""
    return BUILT.exists() and BUILT_FROM.exists() and BUILT_FROM.read_text() == sources_digest()


def is_checked() -> bool:
    """Whether everything is to run in the checked build, which stops where a number is out of bounds."""
    return os.environ.get("TENFOLD_CHECKED", "") not in ("", "0")


def ready_code(program: Program, name: str, stoppable: bool = False) -> Code:
    """The module of that name: from the cache folder, else compiled now."""
    code = load_native(kept_code(name), program.exports, stoppable)
    if code is None:
        module = BUILT.read_bytes() if name.endswith("-built") else program.text()
        code = compile_module(module, program.exports, stoppable)
        keep_code(name, code.native())
    return code
