"""Read by Python when it starts: the time, some seconds ahead, so that no test waits for a clock."""

from __future__ import annotations

import os
import time

ahead = float(os.environ.get("TENFOLD_E2E_AHEAD", "0"))
if ahead:
    _time, _time_ns = time.time, time.time_ns
    time.time = lambda: _time() + ahead
    time.time_ns = lambda: _time_ns() + int(ahead * 1_000_000_000)
