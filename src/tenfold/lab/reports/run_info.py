"""How something was run, for those who want to run it again."""

from __future__ import annotations

import platform

from tenfold import __version__
from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.numbers import written
from tenfold.protocol.game import RULES_VERSION, Json


def describe_run(
    catalog: Catalog, game: str, options: Json, seed: str, games: int, seconds: float
) -> dict[str, str]:
    chosen = ", ".join(f"{name} {_short(catalog, value)}" for name, value in options.items())
    return {
        "game": f"{game} ({chosen})" if chosen else game,
        "seed": seed,
        "games": str(games),
        "time": f"{written(catalog, seconds, 1)} s",
        "Tenfold": catalog.say("lab.run.rules", version=__version__, rules=RULES_VERSION),
        "Python": platform.python_version(),
    }


def label_of(catalog: Catalog, name: str) -> str:
    """What an entry of the description is called; what has a name of its own keeps it."""
    return catalog.say(f"lab.run.{name}") if name.islower() else name


def _short(catalog: Catalog, value: object) -> str:
    if isinstance(value, dict):
        return catalog.say("lab.run.deck", count=sum(value.values()))
    return str(value).lower() if isinstance(value, bool) else str(value)
