"""The machine that runs modules in Node is a machine like the other one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from node import NodeMachine

from tenfold.kernel import rule
from tenfold.kernel.machine import Trapped
from tenfold.kernel.program import PAGE, Program
from tenfold.kernel.structs import INT64


@rule
def divided(a: int, b: int) -> int:
    return a // b


@rule
def deep(a: int) -> int:
    return deep(a + 1) + 1


@rule
def summed(many: list[int], factor: float) -> tuple[float, bool]:
    total = 0.0
    for place in range(len(many)):
        total += many[place] * factor
        many[place] = 0
    return total, total > 0


@pytest.fixture(scope="module")
def machine() -> Iterator[NodeMachine]:
    program = Program(checked=True)
    for function in (divided, deep, summed):
        program.export(function.__name__, function)
    with NodeMachine(program.text(), program.exports) as machine:
        yield machine


def test_it_answers(machine: NodeMachine) -> None:
    many = [1, 2, 4]
    assert machine.call("divided", -7, 2) == -4
    assert machine.call("summed", many, 0.5) == (3.5, True)
    assert many == [0, 0, 0]


def test_it_stops_and_goes_on(machine: NodeMachine) -> None:
    for name, given in (("divided", (1, 0)), ("deep", (0,))):
        with pytest.raises(Trapped):
            machine.call(name, *given)
        assert machine.call("divided", 8, 2) == 4


def test_its_memory_grows(machine: NodeMachine) -> None:
    many = list(range(3 * PAGE // 8))
    assert machine.call("summed", many, 1.0) == (sum(range(3 * PAGE // 8)), True)
    span = machine.keep_list(INT64, PAGE)
    assert machine.fetch_list(INT64, span, PAGE) == [0] * PAGE
    machine.write_list(INT64, span, [7] * PAGE)
    assert machine.fetch_list(INT64, span, PAGE) == [7] * PAGE
