from __future__ import annotations

from collections.abc import Iterator

import pytest
from node import NodeMachine

from tenfold.fast.exports import house_program
from tenfold.fast.module import BUILT, house_code, is_built
from tenfold.kernel.machine import Machine
from tenfold.kernel.runtime import Instance


@pytest.fixture(scope="package")
def node() -> Iterator[NodeMachine]:
    """The module that browsers get, if the build has made it, else one that is made now."""
    program = house_program()
    with NodeMachine(BUILT.read_bytes() if is_built() else program.text(), program.exports) as machine:
        yield machine


@pytest.fixture(scope="package")
def machines(node: NodeMachine) -> list[Machine]:
    """The compiled forms of the rules: fast, checked, and in Node."""
    return [Instance(house_code(False)), Instance(house_code(True)), node]
