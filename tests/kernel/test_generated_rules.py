"""Rules that nobody has written: whatever they compute, all forms of them compute the same.

The checked build gives Python's answer or stops. It stops whenever Python raises an exception, and only if
there is a reason. Where it does not stop, the fast build gives the same answer, run by wasmtime or by Node.
"""

from __future__ import annotations

import math
import struct
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernel.forms import import_text
from kernel.made_up import MadeUp, make_up_arguments, make_up_rules, text_of
from kernel.watched import Beyond, watched
from node import NodeMachine

from tenfold.kernel.machine import Machine, Trapped
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module

RAISED = (ArithmeticError, IndexError, ValueError, Beyond)
RULES_A_MODULE = 200
TIMES = 3  # that each rule is called


class Trial:
    """Rules in all their forms."""

    def __init__(self, folder: Path, rules: list[MadeUp]) -> None:
        text = text_of(rules)
        self.rules = rules
        self.plain = import_text(folder / "made_up_rules.py", text)
        self.watched, self.watch = watched(text, self.plain.__dict__)
        self.program, checked = self._program(checked=False), self._program(checked=True)
        self.fast = [Instance(compile_module(self.program.text(), self.program.exports))]
        self.checked = Instance(compile_module(checked.text(), checked.exports))
        self.answered = self.stopped = 0

    def _program(self, checked: bool) -> Program:
        program = Program(checked)
        for one in self.rules:
            program.export(one.name, getattr(self.plain, one.name))
        return program

    def try_out(self, rng: Random, others: tuple[Machine, ...] = ()) -> None:
        for one in self.rules:
            for _ in range(TIMES):
                self._try(one, make_up_arguments(rng, self.plain.Box), others)

    def _try(self, one: MadeUp, arguments: list[Any], others: tuple[Machine, ...]) -> None:
        told = f"\n\n{one.text}\n\nof {arguments}"
        expected = self._expected(one, arguments)
        try:
            answer = run(self.checked, one, arguments)
        except Trapped:
            self.stopped += 1
            assert expected is None or self.watch.excuses, f"stopped without a reason{told}"
            return
        self.answered += 1
        assert answer == expected, f"checked{told}"
        for machine in (*self.fast, *others):
            assert run(machine, one, arguments) == expected, f"{type(machine).__name__}{told}"

    def _expected(self, one: MadeUp, arguments: list[Any]) -> Any:
        """Python's answer; None if there is none."""
        self.watch.excuses.clear()
        seen = deepcopy(arguments)
        try:
            answer = comparable(getattr(self.watched, one.name)(*seen), seen)
        except RAISED:
            return None
        copies = deepcopy(arguments)
        assert comparable(getattr(self.plain, one.name)(*copies), copies) == answer
        return answer


def run(machine: Machine, one: MadeUp, arguments: list[Any]) -> Any:
    copies = deepcopy(arguments)
    return comparable(machine.call(one.name, *copies), copies)


def comparable(answer: Any, arguments: list[Any]) -> Any:
    """An answer and what has become of the list and the struct, so that 0.0 is not -0.0, and NaN is NaN."""
    many, box = arguments[4:]
    kept = [box.number, box.short, box.byte, box.real, box.one, *box.shorts, *box.reals]
    answers = answer if isinstance(answer, tuple) else (answer,)
    return [exactly(one) for one in (*answers, *many, *kept)]


def exactly(number: Any) -> Any:
    if isinstance(number, float):
        return "nan" if math.isnan(number) else struct.pack("<d", number)
    return int(number)


@given(rng=st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_compiled_rules_give_pythons_answer(tmp_path_factory: pytest.TempPathFactory, rng: Random) -> None:
    Trial(tmp_path_factory.mktemp("made_up"), make_up_rules(rng, 3)).try_out(rng)


@pytest.mark.parametrize("seed", range(3))
def test_node_gives_pythons_answer(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    trial = Trial(tmp_path, make_up_rules(rng, RULES_A_MODULE))
    with NodeMachine(trial.program.text(), trial.program.exports) as node:
        trial.try_out(rng, (node,))
    assert trial.answered > trial.stopped > RULES_A_MODULE // 10


def test_the_watch_says_why_a_checked_build_may_stop() -> None:
    text = "def rule_0(a: int, many: list[int]) -> int:\n    return many[a] + (1 << a)\n"
    module, watch = watched(text, {})
    assert module.rule_0(1, [5, 6]) == 8
    assert not watch.excuses
    with pytest.raises(ValueError, match="negative shift count"):
        module.rule_0(-1, [5, 6])
    assert watch.excuses == ["counted from the end", "shifted too far"]
    with pytest.raises(Beyond):
        module.rule_0(63, [0] * 64)
