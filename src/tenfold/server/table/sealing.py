"""The deal of the day at one table: until when nobody but its player sees the game, and what the bots' dice
follow from."""

from __future__ import annotations

import hmac
from collections.abc import Collection
from typing import Final

from tenfold.protocol.game import Seat

from .change import Refused
from .clock import DAY
from .table import Table

CLOSES_AFTER: Final = 4 * 3_600_000  # milliseconds after its day, for games that were begun in its last hour
DICE: Final = "tenfold-daily/1 dice"
DICE_BITS: Final = 62


class Sealed(Refused):
    """It is a game of a deal that others may still play."""


def day_of(at: int) -> int:
    """Days since 1970, by UTC."""
    return at // DAY


def begins(day: int) -> int:
    return day * DAY


def closes(day: int) -> int:
    """When the secret of a day's deal becomes public. Until then nobody tells it, and from then on nobody
    moves in a game that counts, also where the entry that ends it is not stored yet."""
    return begins(day + 1) + CLOSES_AFTER


def is_sealed(table: Table, at: int) -> bool:
    return table.row.daily is not None and at < closes(table.row.daily.day)


def is_public(table: Table, at: int) -> bool:
    """Whether it is a game of a deal whose secret may be told."""
    return table.row.daily is not None and not is_sealed(table, at)


def check_may_see(table: Table, person: str | None, at: int) -> None:
    """Raises `Sealed` unless a game is everybody's to see, or this person's own."""
    is_theirs = person is not None and any(row.person == person for row in table.seats)
    if is_sealed(table, at) and not is_theirs:
        raise Sealed("daily.sealed")


def check_may_watch(table: Table, held: Collection[Seat], at: int) -> None:
    """The same for whoever holds these seats."""
    if is_sealed(table, at) and not held:
        raise Sealed("daily.sealed")


def check_open(table: Table, at: int) -> None:
    """Whether a first attempt may still be played at; raises `Refused`."""
    if is_first_attempt(table) and table.status == "playing" and closed_at(table) <= at:
        raise Refused("daily.closed")


def is_first_attempt(table: Table) -> bool:
    return table.row.daily is not None and table.row.daily.counts


def closed_at(table: Table) -> int:
    assert table.row.daily
    return closes(table.row.daily.day)


def is_kept_apart(table: Table, other: Table) -> bool:
    """Whether it may not be told that a game has come to a position of this other one: the cards of a deal of
    the day would be known by what is refused. Only who plays it is kept from asking elsewhere; and who has
    played the same deal is judged by it."""
    if other.row.daily is None:
        return False
    players = {row.person for row in other.seats if row.person}
    asking = {table.row.owner, *(row.person for row in table.seats)}
    return is_same_deal(table, other) or players.isdisjoint(asking)


def is_same_deal(one: Table, other: Table) -> bool:
    """Whether both play the same deal of a day, where everybody comes to the same positions."""
    if one.row.daily is None or other.row.daily is None:
        return False
    return (one.row.game, one.row.daily.day) == (other.row.game, other.row.daily.day)


def dice_of(table: Table, bot: str) -> int | None:
    """What a bot's dice begin with at this move of a deal of the day, where the same moves meet the same
    answers; None elsewhere."""
    if table.row.daily is None:
        return None
    return daily_dice(table.row.secret, bot, len(table.moves))


def daily_dice(secret: bytes, bot: str, moves: int) -> int:
    """The first 62 bits of HMAC-SHA256 with the secret as its key over these words, a line each."""
    text = f"{DICE}\n{bot}\n{moves}"
    return int.from_bytes(hmac.digest(secret, text.encode(), "sha256")[:8], "big") >> (64 - DICE_BITS)
