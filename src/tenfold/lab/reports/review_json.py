"""Reviews as data: an object a game, every figure in full."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from tenfold.analysis.findings import Review
from tenfold.protocol.game import Json

FORMAT: Final = "tenfold-review/1"


def review_json(review: Review, number: int, names: Sequence[str]) -> str:
    """One line. `result` is the sum of `start`, `luck`, `decisions` and `residual`, seat by seat."""
    data: Json = {"format": FORMAT, "number": number, "names": list(names), **asdict(review)}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
