"""What is kept of the `meta` of a record that somebody brings in: what our own records say there, no more.

Anybody may bring a record and anybody may read it, so there is no room in it for words of one's own. A key
that we do not know, and a value that is not what the key means, is left out; the game itself is not touched.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tenfold.protocol.errors import TenfoldError
from tenfold.protocol.game import Json
from tenfold.records.dealer import LONGEST_WORD, METHOD
from tenfold.records.record import Record
from tenfold.server.people.names import clean_name

MOST_SEATS: Final = 5  # that a record tells about
LONGEST_TEXT: Final = 40  # a version, a bot's name, a table's id
DIGEST: Final = 64  # hexadecimal digits
LATEST: Final = 1 << 53  # milliseconds; the largest whole number that every client can read
REASONS: Final = ("resigned", "agreed", "time", "aborted", "closed")


def kept_meta(record: Record) -> Json:
    kept: Json = {}
    for name, read in _KNOWN.items():
        if name in record.meta and (value := read(record.meta[name])) is not None:
            kept[name] = value
    times = kept.get("times")
    if times is not None and len(times) > len(record.moves):
        del kept["times"]
    return kept


def _text(value: object) -> str | None:
    is_short = isinstance(value, str) and len(value) <= LONGEST_TEXT and value.isprintable()
    return value if is_short and isinstance(value, str) else None


def _version(value: object) -> int | None:
    return value if _is_whole(value, 1_000_000) and isinstance(value, int) else None


def _names(value: object) -> list[str | None] | None:
    return _each(value, kept_name)


def kept_name(value: object) -> str | None:
    """As for people: whoever reads a record reads its names."""
    if not isinstance(value, str):
        return None
    try:
        return clean_name(value)
    except TenfoldError:
        return None


def _texts(value: object) -> list[str | None] | None:
    return _each(value, _text)


def _each(value: object, read: Callable[[object], str | None]) -> list[str | None] | None:
    if not isinstance(value, list) or len(value) > MOST_SEATS:
        return None
    return [read(item) for item in value]


def _times(value: object) -> list[int] | None:
    is_fine = isinstance(value, list) and all(_is_whole(item, LATEST) for item in value)
    return value if is_fine and isinstance(value, list) else None


def _ended(value: object) -> Json | None:
    if not isinstance(value, dict) or value.get("reason") not in REASONS:
        return None
    winners = value.get("winners")
    if not isinstance(winners, list) or len(winners) > MOST_SEATS:
        return None
    is_fine = all(_is_whole(seat, MOST_SEATS - 1) for seat in winners) and len({*winners}) == len(winners)
    return {"reason": value["reason"], "winners": winners} if is_fine else None


def _marks(value: object) -> list[bool] | None:
    """Who was a program, by seat; a record that does not say it tells of none."""
    is_fine = isinstance(value, list) and len(value) <= MOST_SEATS
    return [item is True for item in value] if is_fine and isinstance(value, list) else None


def _true(value: object) -> bool | None:
    """A record that does not say it is of a game that counted."""
    return True if value is True else None


def _shuffle(value: object) -> Json | None:
    """Whole or not at all: with a part of it missing, nothing could be checked."""
    if not isinstance(value, dict) or value.get("method") != METHOD:
        return None
    checks: dict[str, bool] = {
        "commitment": _is_digest(value.get("commitment")),
        "words": _are_words(value.get("words", [])),
        "lot": isinstance(value.get("lot", False), bool),
        "opening": _is_whole(value.get("opening", 0), LATEST),
        "secret": "secret" not in value or _is_digest(value["secret"]),
    }
    if not all(checks.values()):
        return None
    return {name: value[name] for name in ("method", *checks) if name in value}


def _are_words(value: object) -> bool:
    if not isinstance(value, list) or len(value) > MOST_SEATS:
        return False
    return all(isinstance(word, str) and len(word) <= LONGEST_WORD and word.isprintable() for word in value)


def _is_digest(value: object) -> bool:
    return isinstance(value, str) and len(value) == DIGEST and value.isascii() and value.isalnum()


def _is_whole(value: object, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


_KNOWN: Final[dict[str, Callable[[object], object]]] = {
    "rules": _version,
    "server": _text,
    "client": _text,  # in the place of a server: the version of the client that played the game by itself
    "table": _text,
    "names": _names,
    "bots": _texts,
    "players": _texts,
    "times": _times,
    "ended": _ended,
    "shuffle": _shuffle,
    "practice": _true,
    "programs": _marks,
}
