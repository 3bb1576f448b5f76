"""The card game for PettingZoo: `cards_v0.env(seats=4, edition="aeg")`."""

from __future__ import annotations

from typing import Any

from .aec import TenfoldAEC


def env(**options: Any) -> TenfoldAEC:
    """By default edition `aeg` with two seats; see the documentation for all options, `reward` and `luck`."""
    return TenfoldAEC("cards", **{"edition": "aeg", "seats": 2, **options})


raw_env = env
