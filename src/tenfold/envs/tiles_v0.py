"""The tile game for PettingZoo: `tiles_v0.env(open=True)`."""

from __future__ import annotations

from typing import Any

from .aec import TenfoldAEC


def env(**options: Any) -> TenfoldAEC:
    """See the documentation for all options, `reward` and `luck`."""
    return TenfoldAEC("tiles", **{"edition": "steffen", **options})


raw_env = env
