"""House bots at a table of people: compiled if they think much, else interpreted."""

from __future__ import annotations

from tenfold.bots.bot import Bot
from tenfold.bots.registry import as_bot, find_house_bot


def table_bot(game: str, name: str) -> Bot:
    """A house bot as a function of a turn."""
    if not find_house_bot(game, name).is_compiled:
        return as_bot(game, name)
    from .compiled_bot import compiled_bot  # noqa: PLC0415  (whoever plays with people alone loads no compiler)

    return compiled_bot(game, name)
