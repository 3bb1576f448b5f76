"""`tenfold terminal`, and what `tenfold` alone does."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from tenfold.cli import options as shared


def terminal() -> None:
    """Play in this terminal."""


def play_in_terminal(game: str | None, options: dict[str, Any], people: int) -> int:
    return 0
