"""The house's own bots, by game and name, and how to find a bot that somebody names.

A house bot is a rule: it compiles, and a whole match between house bots runs without the interpreter. It gets
the state, the list of the legal moves and their number, the dice, and notes of its own that outlive the move;
it returns the place in the list of the move it has chosen. It may scribble on nothing but its notes and what
lies behind the moves in the list.
"""

from __future__ import annotations

import difflib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tenfold.protocol.errors import BadOptions
from tenfold.protocol.options import spell
from tenfold.protocol.position import Position

from .bot import Bot, Turn
from .cards_careful import careful_in_cards
from .cards_greedy import greedy_in_cards
from .cards_notes import card_notes
from .tiles_careful import careful_in_tiles
from .tiles_greedy import greedy_in_tiles
from .tiles_notes import tile_notes
from .uniform import choose_at_random


@dataclass(frozen=True, slots=True)
class House:
    """The bots of one game, and the notes that they share."""

    bots: dict[str, Callable[..., int]]
    notes: Callable[[], Position]  # prepared once a match


HOUSE: Final = {
    "cards": House(
        {"random": choose_at_random, "greedy": greedy_in_cards, "careful": careful_in_cards}, card_notes
    ),
    "tiles": House(
        {"random": choose_at_random, "greedy": greedy_in_tiles, "careful": careful_in_tiles}, tile_notes
    ),
}


def find_bot(game: str, name: str) -> Bot:
    """A house bot by its name, or a function of one's own by `file.py:function`."""
    house = HOUSE[game]
    if name in house.bots:
        return as_bot(game, name)
    path, colon, function = name.partition(":")
    if colon:
        return _load(Path(path), function)
    close = difflib.get_close_matches(name, house.bots, n=1)
    key = "options.unknown_bot_like" if close else "options.unknown_bot"
    details = {"like": close[0]} if close else {"known": ", ".join(house.bots)}
    raise BadOptions(key, name=spell(name), **details)


def as_bot(game: str, name: str) -> Bot:
    """A house bot as a function of a turn."""
    house = HOUSE[game]
    rule, notes = house.bots[name], house.notes()

    def choose(turn: Turn) -> int:
        room = turn.legal + [0] * (2 * turn.game.space)
        return turn.legal[rule(turn.state, room, len(turn.legal), turn.dice, notes)]

    return choose


def _load(path: Path, function: str) -> Bot:
    if not path.is_file():
        raise BadOptions("options.no_bot_file", path=spell(str(path)))
    found: Any = None
    specification = importlib.util.spec_from_file_location(path.stem, path)
    if specification and specification.loader:
        module = importlib.util.module_from_spec(specification)
        try:
            specification.loader.exec_module(module)
        except Exception as error:
            problem = spell(str(error))
            raise BadOptions("options.bot_file_fails", path=spell(str(path)), problem=problem) from error
        found = getattr(module, function, None)
    if not callable(found):
        raise BadOptions("options.no_bot_function", path=spell(str(path)), function=spell(function))
    bot: Bot = found
    return bot
