"""What a table agrees on before a card game (rules 1.2, 3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tenfold.protocol.errors import BadOptions
from tenfold.protocol.game import RULES_VERSION
from tenfold.protocol.options import OptionReader, spell

from .deck import CARDS, LARGEST_DECK
from .edition import Edition, editions
from .state import MOST_SEATS


@dataclass(frozen=True, slots=True)
class Options:
    edition: Edition
    seats: int  # as in a record: 1 means solo
    start: int = 0
    busting: bool = False
    target: int | None = None
    deck: Mapping[str, int] | None = None  # a deck of one's own: copies by card code


def read_options(raw: Mapping[str, object], rules: int = RULES_VERSION) -> Options:
    reader = OptionReader(raw)
    edition = editions()[reader.one_of("edition", editions())].under(rules)
    seats = reader.whole("seats", None, 1, MOST_SEATS)
    start = reader.whole("start", 0, 0, seats - 1)
    busting = reader.flag("busting")
    target = _read_target(reader, edition, seats)
    deck = _read_deck(reader)
    reader.finish()
    return Options(edition, seats, start, busting, target, deck)


def write_options(options: Options) -> dict[str, object]:
    written: dict[str, object] = {
        "edition": options.edition.id,
        "seats": options.seats,
        "start": options.start,
        "busting": options.busting,
        "target": options.target,
    }
    if options.deck is not None:
        written["deck"] = dict(options.deck)
    return written


def _read_target(reader: OptionReader, edition: Edition, seats: int) -> int | None:
    if seats == 1:
        return reader.whole("target", None, edition.solo.lowest_target, edition.solo.highest_target)
    if reader.take("target") is not None:
        raise BadOptions("options.target_without_solo")
    return None


def _read_deck(reader: OptionReader) -> dict[str, int] | None:
    deck = reader.take("deck")
    if deck is None:
        return None
    if not isinstance(deck, Mapping):
        raise BadOptions("options.deck_not_cards")
    for code, count in deck.items():
        if code not in CARDS:
            raise BadOptions("options.deck_unknown_card", card=spell(code))
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= LARGEST_DECK:
            raise BadOptions("options.deck_count", card=code, value=spell(count), most=LARGEST_DECK)
    if not 1 <= sum(deck.values()) <= LARGEST_DECK:
        raise BadOptions("options.deck_size", count=sum(deck.values()), most=LARGEST_DECK)
    return dict(deck)
