"""Without the heavy libraries a sentence says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("tenfold.envs", "gymnasium", "tenfold[envs]"),
        ("tenfold.envs", "pettingzoo", "tenfold[envs]"),
        ("tenfold.envs.open_spiel", "pyspiel", "tenfold[openspiel]"),
    ],
)
def test_what_is_missing_is_named(module: str, missing: str, extra: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"ModuleNotFoundError: {missing} is missing; " + (
        f"the environments need it: pip install '{extra}'"
        if extra == "tenfold[envs]"
        else f"these games need it: pip install '{extra}'"
    )
