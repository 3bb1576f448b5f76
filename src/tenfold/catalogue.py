"""The games by name, and what can be chosen for each."""

from __future__ import annotations

from functools import cache
from typing import Any

from tenfold.cards.edition import editions as card_editions
from tenfold.cards.edition import published
from tenfold.cards.game import Cards
from tenfold.protocol.errors import BadOptions
from tenfold.protocol.game import RULES_VERSION, Game
from tenfold.protocol.options import spell
from tenfold.tiles.edition import editions as tile_editions
from tenfold.tiles.game import Tiles

AnyGame = Game[Any, Any]


@cache
def games(rules: int = RULES_VERSION) -> dict[str, AnyGame]:
    return {"cards": Cards(rules), "tiles": Tiles(rules)}


def find_game(name: object, rules: int = RULES_VERSION) -> AnyGame:
    """A game, by the rules of today or of an earlier version."""
    if not isinstance(name, str) or name not in games(rules):
        raise BadOptions("options.unknown_game", game=spell(name), known=", ".join(games(rules)))
    return games(rules)[name]


def editions_of(name: str) -> list[str]:
    """The ids of a game's editions, the default first, and those of one's own last."""
    if name == "tiles":
        return list(tile_editions())
    return sorted(
        card_editions(), key=lambda edition: (edition not in published(), edition != "aeg", edition)
    )
