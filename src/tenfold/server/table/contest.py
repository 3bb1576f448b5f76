"""Games in which people are measured, and what their positions are told by (ruling A4)."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, NamedTuple

from tenfold.bots.registry import HOUSE
from tenfold.cards.likeness import cards_seen
from tenfold.cards.likeness import likeness as cards_likeness
from tenfold.catalogue import AnyGame
from tenfold.protocol.game import CHANCE, NOBODY, Seat
from tenfold.tiles.likeness import likeness as tiles_likeness
from tenfold.wire.choices import GameName

from .clock import DAY
from .table import Table

FORGOTTEN: Final = 31 * DAY  # nobody waits so long for a move: the longest clock gives thirty days
UNTRIED: Final = 3  # decisions; whoever is helped before them has nothing to lose yet
FEWEST_DECISIONS: Final = 4  # of each, for a game of people that was broken off to be rated
DIGITS: Final = 24  # of a digest


class _Kind(NamedTuple):
    """When the positions of a game are its own, by the number of cards or tiles that lie."""

    lying: Callable[[Any], int]
    likeness: Callable[[Any], list[object]]
    own: int  # from then on hardly any other game comes to the same position, seats and colours included
    alike: int  # and from then on hardly any to one that is like it


_KINDS: Final[dict[GameName, _Kind]] = {
    "cards": _Kind(cards_seen, cards_likeness, 3, 4),
    "tiles": _Kind(lambda state: int(state.laid), tiles_likeness, 5, 6),
}


def is_contested(table: Table, at: int) -> bool:
    """Whether somebody is measured in the game that goes on here: against other people, or alone in a game
    that counts."""
    is_open = table.row.agreement.hints == "everybody"
    if table.status != "playing" or is_open or at - table.at > FORGOTTEN:
        return False
    if count_people(table) > 1:
        return True
    return table.is_alone and not table.is_practice and not table.row.opening


def judges_like_the_expert(game: GameName, bot: str | None) -> bool:
    """Whether what a bot does tells much of what is best: all opponents of people judge as the expert does,
    but for what each of them believes; and how a program judges, nobody knows."""
    if bot is None:
        return False
    known = HOUSE[game].bots.get(bot)
    return known is None or known.is_compiled


def is_late(table: Table) -> bool:
    """Whether a game that becomes practice now has gone so far that a loss still counts: else nobody would
    lose who asks before the end."""
    is_at_stake = table.is_alone and not table.is_practice and not table.row.opening
    return is_at_stake and len(table.choices) >= UNTRIED


def has_played(table: Table, seat: Seat) -> bool:
    """Whether a game says something about whoever holds a seat: they have decided often enough, or have
    played it themselves to the end that the rules gave it."""
    is_theirs = table.seats[seat].kind == "person" and seat not in table.last_stand_ins
    decisions = sum(table.movers[choice] == seat for choice in table.choices)
    return decisions >= FEWEST_DECISIONS or (table.is_played_out and is_theirs)


def count_people(table: Table) -> int:
    """How many have played here, those who have left and those who were forgotten included."""
    known = {row.person for row in table.seats if row.person}
    return len(known) + sum(row.kind == "person" and row.person is None for row in table.seats)


def position_mark(game: AnyGame, state: Any) -> str | None:
    """What tells a position again, and any that is like it; None if any game may come to it."""
    if game.to_move(state) in (CHANCE, NOBODY):
        return None
    kind = _KINDS["tiles" if game.name == "tiles" else "cards"]
    lying, is_planned = kind.lying(state), bool(getattr(state, "is_open", 0))
    if lying >= kind.alike or is_planned:
        return _digest(game.name, repr(kind.likeness(state)).encode())
    return _digest(game.name, game.key(state)) if lying >= kind.own else None


def standing_mark(table: Table) -> str | None:
    """Of the position that somebody has to think about now, if there is one. Where a game began in the middle
    of another, that position is the other's."""
    if table.to_move is None or 0 < table.row.opening == len(table.moves):
        return None
    return position_mark(table.game, table.state)


def may_tell_of(table: Table, other: Table) -> bool:
    """Whether to judge one game may help in another: not if it was over before the other began. Whoever plays
    on from it knew that it would be judged."""
    began = other.clocks.began if other.clocks else 0
    return table.status != "over" or began <= table.position_at


def _digest(game: str, what: bytes) -> str:
    return sha256(game.encode() + what).hexdigest()[:DIGITS]
