"""How something was run, for those who want to run it again."""

from __future__ import annotations

import platform

from tenfold import __version__
from tenfold.catalogue import RULES_VERSION
from tenfold.protocol.game import Json


def described(game: str, options: Json, seed: str, games: int, seconds: float) -> dict[str, str]:
    chosen = ", ".join(f"{name} {_short(value)}" for name, value in options.items())
    return {
        "game": f"{game} ({chosen})" if chosen else game,
        "seed": seed,
        "games": str(games),
        "time": f"{seconds:.1f} s",
        "Tenfold": f"{__version__}, rules {RULES_VERSION}",
        "Python": platform.python_version(),
    }


def _short(value: object) -> str:
    if isinstance(value, dict):
        return f"of one's own, {sum(value.values())} cards"
    return str(value).lower() if isinstance(value, bool) else str(value)
