"""What practice counts with is the same compiled as interpreted: browsers have it compiled."""

from __future__ import annotations

from random import Random

import pytest

from tenfold.judging import practising
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module


@pytest.fixture(scope="module")
def machine() -> Instance:
    program = Program(checked=True)
    for one in practising.EXPORTED:
        program.export(one.__name__, one)
    return Instance(compile_module(program.text(), program.exports))


@pytest.mark.parametrize("seed", range(20))
def test_compiled_it_says_the_same(machine: Instance, seed: int) -> None:
    dice = Random(seed)
    box, asked, now = dice.randrange(9), dice.randrange(20), dice.randrange(1 << 41)
    due = now + dice.randrange(-5, 5)
    losses = [dice.uniform(0.0, 0.1) for _ in range(dice.randrange(1, 70))]
    for name, given in (
        ("is_learnt", (box,)),
        ("is_due", (due, box, now)),
        ("answer_exercise", (box, asked, asked // 2, dice.random() < 0.5, now)),
        ("deserves_practice", (dice.randrange(4), dice.uniform(0.0, 0.03))),
        ("is_right", (dice.uniform(0.0, 0.03), dice.random() < 0.2)),
        ("accuracy_figure", (dice.uniform(0.0, 1.0), dice.uniform(0.0, 9.0), dice.randrange(1, 60))),
        ("nearest_figure", ([dice.uniform(50.0, 100.0) for _ in range(7)], 7, dice.uniform(20.0, 100.0))),
        ("improvement", (losses, len(losses))),
    ):
        assert machine.call(name, *given) == getattr(practising, name)(*given), name
