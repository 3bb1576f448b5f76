"""Who plays on for somebody who is away."""

from __future__ import annotations

from typing import Final

STAND_IN: Final = "greedy"
