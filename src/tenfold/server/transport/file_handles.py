"""File handles: every line takes one, and systems begin with few of them."""

from __future__ import annotations

import sys
from typing import Final

OTHER_HANDLES: Final = 100  # for everything but lines: the database, the bots, the log


def allow_lines(wanted: int) -> int:
    """Asks the system for handles for so many lines; how many it allows."""
    if sys.platform == "win32":  # where nobody counts them
        return wanted
    import resource  # noqa: PLC0415

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + OTHER_HANDLES
    if most != resource.RLIM_INFINITY:
        needed = min(needed, most)
    if allowed != resource.RLIM_INFINITY and allowed < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, most))
        allowed = needed
    return wanted if allowed == resource.RLIM_INFINITY else min(wanted, max(allowed - OTHER_HANDLES, 1))
