"""The house's own bots, by game and name, and how to find a bot that somebody names.

A house bot is a rule: it compiles, and a whole match between house bots runs without the interpreter. It gets
the state, the list of the legal moves and their number, the dice, and notes of its own that outlive the move;
it returns the place in the list of the move it has chosen. It may write on nothing but
its notes.

`HOUSE` is the only list of bots there is: the command line, the arena, the terminal's menu, the server and
the web client all take theirs from it.
"""

from __future__ import annotations

import difflib
import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from tenfold.kernel import Struct, is_rule
from tenfold.kernel.layout import write_into
from tenfold.protocol.errors import BadOptions
from tenfold.protocol.options import spell

from .bot import Bot, Turn
from .cards.careful import careful_in_cards
from .cards.characters import bold, cautious, collector, shopper, thrifty, timid
from .cards.expert import expert_in_cards
from .cards.greedy import greedy_in_cards
from .cards.network.weights import recall as recall_cards
from .cards.notes import CardNotes
from .tiles import characters
from .tiles.careful import careful_in_tiles
from .tiles.greedy import greedy_in_tiles
from .tiles.network.weights import recall as recall_tiles
from .tiles.notes import TileNotes
from .uniform import choose_at_random

PROGRAM: Final = "cmd:"  # before the command of a program that plays; see the room `programs`
PLAYOUTS: Final = 4  # that the expert spends on each close move in the card game

# State, list of legal moves, their number, dice, notes; each game has its own state and notes.
Rule: TypeAlias = Callable[..., int]


@dataclass(frozen=True, slots=True)
class HouseBot:
    name: str
    choose: Rule
    rating: float  # see below
    is_compiled: bool = False  # judges as the expert does, and so plays compiled, even at a table of people
    is_for_people: bool = False  # one of the ladder that people climb; the others are for programs
    effort: int = 0  # what it spends on a move at a table of people, in a unit of the game's own; 0: as usual


@dataclass(frozen=True, slots=True)
class House:
    """The bots of one game, from gentle to strong: in a compiled match they are numbered in this order."""

    notes: type[Struct]  # all zero when a match begins, but for what networks know beforehand
    bots: dict[str, HouseBot]
    effort: tuple[str, ...]  # where in the notes it stands what a bot may spend on a move
    recall: Callable[[Any], tuple[int, bytes]] | None = None  # which bytes, and where, for a game that begins

    @property
    def opponents(self) -> list[str]:
        """Those that people play against, from gentle to strong."""
        return [name for name, bot in self.bots.items() if bot.is_for_people]

    def nearest_to(self, name: str) -> list[str]:
        """A bot, and then the opponents of people as they are near to it in strength."""
        others = [other for other in self.opponents if other != name]
        return [
            name,
            *sorted(others, key=lambda other: abs(self.bots[other].rating - self.bots[name].rating)),
        ]


def _by_name(*bots: HouseBot) -> dict[str, HouseBot]:
    return {bot.name: bot for bot in bots}


EXPERT: Final = "expert"

# The ratings are fixed, since bots do not learn. They are the anchors of people's ratings: `greedy` stands
# where everybody begins, and `careful` as far above it as in `tenfold arena careful greedy random --seats 2
# --games 3000 --seed 1`, and the same for tiles. There `random` hardly ever wins, so that nobody can tell how
# weak it is: say, a thousand points. The characters hang on these and on each other, as docs/opponents.md and
# docs/opponents_tiles.md tell.
HOUSE: Final[dict[str, House]] = {
    "cards": House(
        CardNotes,
        _by_name(
            HouseBot("random", choose_at_random, 500.0),
            HouseBot("rocco", bold, 1460.0, is_compiled=True, is_for_people=True),
            HouseBot("greedy", greedy_in_cards, 1500.0),
            HouseBot("basil", shopper, 1630.0, is_compiled=True, is_for_people=True),
            HouseBot("careful", careful_in_cards, 1735.0),
            HouseBot("momo", timid, 1800.0, is_compiled=True, is_for_people=True),
            HouseBot("frieda", thrifty, 1870.0, is_compiled=True, is_for_people=True),
            HouseBot("willa", collector, 1935.0, is_compiled=True, is_for_people=True),
            HouseBot("nora", cautious, 2090.0, is_compiled=True, is_for_people=True),
            HouseBot(
                "expert", expert_in_cards, 2210.0, is_compiled=True, is_for_people=True, effort=PLAYOUTS
            ),
        ),
        ("mind", "samples"),
        recall_cards,
    ),
    "tiles": House(
        TileNotes,
        _by_name(
            HouseBot("random", choose_at_random, 500.0),
            HouseBot("bruno", characters.bruno_in_tiles, 1383.0, is_compiled=True, is_for_people=True),
            HouseBot("otis", characters.otis_in_tiles, 1467.0, is_compiled=True, is_for_people=True),
            HouseBot("greedy", greedy_in_tiles, 1500.0),
            HouseBot("wanda", characters.wanda_in_tiles, 1594.0, is_compiled=True, is_for_people=True),
            HouseBot("nell", characters.nell_in_tiles, 1672.0, is_compiled=True, is_for_people=True),
            HouseBot("careful", careful_in_tiles, 1760.0),
            HouseBot("iris", characters.iris_in_tiles, 1863.0, is_compiled=True, is_for_people=True),
            HouseBot("hugo", characters.hugo_in_tiles, 1965.0, is_compiled=True, is_for_people=True),
            HouseBot("expert", characters.expert_in_tiles, 2139.0, is_compiled=True, is_for_people=True),
        ),
        ("effort",),
        recall_tiles,
    ),
}


def find_bot(game: str, name: str) -> Bot:
    """A house bot by its name, or a function of one's own by `file.py:function`."""
    found = _named(game, name)
    return _by_turns(game, found, _is_compiled(game, name)) if is_rule(found) else found


def load_rule(game: str, name: str) -> Rule | None:
    """The rule that a bot is, to be compiled; None if it is a program, or a function of a `Turn`."""
    if is_program(name):
        return None
    found = _named(game, name)
    return found if is_rule(found) else None


def is_program(name: str) -> bool:
    return name.startswith(PROGRAM)


def find_house_bot(game: str, name: str) -> HouseBot:
    bots = HOUSE[game].bots
    if name in bots:
        return bots[name]
    close = difflib.get_close_matches(name, bots, n=1)
    key = "options.unknown_bot_like" if close else "options.unknown_bot"
    details = {"like": close[0]} if close else {"known": ", ".join(bots)}
    raise BadOptions(key, name=spell(name), **details)


def as_bot(game: str, name: str) -> Bot:
    """A house bot as a function of a turn."""
    return _by_turns(game, find_house_bot(game, name).choose, _is_compiled(game, name))


def _named(game: str, name: str) -> Callable[..., Any]:
    path, colon, function = name.partition(":")
    if colon and name not in HOUSE[game].bots:
        return _load(Path(path), function)
    return find_house_bot(game, name).choose


def _is_compiled(game: str, name: str) -> bool:
    return name in HOUSE[game].bots and HOUSE[game].bots[name].is_compiled


def _by_turns(game: str, rule: Rule, is_compiled: bool) -> Bot:
    """A rule as a function of a turn; the notes last as long as the function."""
    notes, recall = HOUSE[game].notes(), HOUSE[game].recall if is_compiled else None
    known = b""

    def choose(turn: Turn) -> int:
        nonlocal known
        if recall and recall(turn.state)[1] is not known:
            place, known = recall(turn.state)
            write_into(notes, place, known)
        count = len(turn.legal)
        out = turn.legal + [0] * (turn.game.space - count)
        return turn.legal[rule(turn.state, out, count, turn.dice, notes)]

    return choose


def _load(path: Path, function: str) -> Callable[..., Any]:
    if not path.is_file():
        raise BadOptions("options.no_bot_file", path=spell(str(path)))
    try:
        found = getattr(_run(path), function, None)
    except (Exception, SystemExit) as error:
        problem = spell(str(error) or type(error).__name__)
        raise BadOptions("options.bot_file_fails", path=spell(str(path)), problem=problem) from error
    if not callable(found):
        raise BadOptions("options.no_bot_function", path=spell(str(path)), function=spell(function))
    bot: Callable[..., Any] = found
    return bot


def _run(path: Path) -> object:
    """The module that a file is."""
    name = str(path.resolve())  # a path, so that nobody's `random.py` stands in for the real one
    specification = importlib.util.spec_from_file_location(name, path)
    if not specification or not specification.loader:
        return None
    module = importlib.util.module_from_spec(specification)
    sys.modules[name] = module  # a dataclass looks its module up there
    specification.loader.exec_module(module)
    return module
