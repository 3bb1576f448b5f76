"""By which version of the rules a record was played.

A ruling that changes is data, so what was played before can still be read: a record that does not fit the
rules of today but those of an earlier version is read by those.
"""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.catalogue import AnyGame, find_game
from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import RULES_VERSION, Json

from .record import Record


def rules_of(record: Record) -> int:
    """Today's, if the record fits them or says that it was played by them; otherwise what it fits best."""
    told = record.meta.get("rules")
    if isinstance(told, int) and told >= RULES_VERSION:
        return RULES_VERSION
    return rules_that_fit(record.game, record.options, record.moves)


def rules_that_fit(name: str, options: Json, moves: Sequence[str]) -> int:
    """The version by which all of the moves are legal, or else most of them; the latest of several."""
    if not moves:
        return RULES_VERSION
    game = find_game(name)
    older = range(game.ruled_since(game.read_options(options)) - 1, 0, -1)
    best, most = RULES_VERSION, -1
    for rules in (RULES_VERSION, *older) if older else ():
        made = _moves_made(find_game(name, rules), options, moves)
        if made > most:
            best, most = rules, made
        if made == len(moves):
            break
    return best


def _moves_made(game: AnyGame, options: Json, moves: Sequence[str]) -> int:
    state = game.start(game.read_options(options))
    for number, token in enumerate(moves):
        try:
            state = game.advance(state, game.move(state, token))
        except TenfoldError:
            return number
    return len(moves)
