"""What somebody may wish to play: every edition and variant, any seats, and something impossible at times."""

from __future__ import annotations

from random import Random
from typing import Final

from tenfold.bots.registry import HOUSE
from tenfold.cards.deck import CARDS, LARGEST_DECK
from tenfold.cards.edition import editions
from tenfold.cards.state import MOST_SEATS
from tenfold.protocol.game import Json
from tenfold.tiles.state import LONGEST_SECOND_ROUND

NAMES: Final = ("Ana", "Bo", "ana", "Ｂｏ", "Zoë", "  Ida   Ö  ", "Straße", "STRASSE", "n\u0303", "x" * 30)
WORDS: Final = (None, None, "luck", "ä b", "🂡🂢", "x" * 64)
ODD_OPTIONS: Final[tuple[Json, ...]] = (
    {"edition": "nobody"},
    {"seats": 6},
    {"seats": "two"},
    {"start": 7},
    {"start": True},
    {"deck": {"B1": 0}},
    {"deck": {"X1": 3}},
    {"deck": ["B1"]},
    {"target": 99},
    {"open": 1},
    {"repetitions": 0},
    {"second_round_limit": 1 << 20},
    {"busting": None},
    {"surprise": {"a": [1, "b'c", None]}},
)


def wish(dice: Random, number: int) -> Json:
    """A table that somebody wishes for; two in three are of cards."""
    game = "tiles" if number % 3 == 0 else "cards"
    options = _tiles(dice) if game == "tiles" else _cards(dice)
    return {
        "game": game,
        "options": options,
        "seats": seats(dice, game, options.get("seats", 2)),
        "agreement": agreement(dice),
        "beginning": None,
        "word": dice.choice(WORDS),
    }


def spoil(dice: Random, wanted: Json) -> Json:
    """The same with something in it that cannot be."""
    match dice.randrange(4):
        case 0:
            return wanted | {"options": wanted["options"] | dice.choice(ODD_OPTIONS)}
        case 1:
            return wanted | {"seats": [*wanted["seats"], {"kind": "mine", "name": None}][:5]}
        case 2:
            return wanted | {"seats": [{"kind": "bot", "bot": dice.choice(("random", "nobody"))}] * 2}
        case _:
            return wanted | {"word": dice.choice(("a\nb", "\u200b", "a\u00a0b", "\U000e0001"))}


def _cards(dice: Random) -> Json:
    edition = dice.choice(list(editions().values()))
    count = dice.choice((1, 1, 2, 2, 3, 4, MOST_SEATS))
    options: Json = {"edition": edition.id, "seats": count}
    if count == 1:
        options["target"] = dice.randint(edition.solo.lowest_target, edition.solo.highest_target)
    if dice.random() < 0.3:
        options["busting"] = dice.random() < 0.5
    if dice.random() < 0.3:
        options["start"] = dice.randrange(count)
    if dice.random() < 0.4:
        options["deck"] = _deck(dice)
    return options


def _deck(dice: Random) -> Json:
    """A deck of one's own, mostly a small one."""
    kinds = dice.sample(sorted(CARDS), dice.randint(1, 12))
    most = dice.choice((1, 2, 4, LARGEST_DECK // len(kinds)))
    return {code: dice.randint(1, most) for code in kinds}


def _tiles(dice: Random) -> Json:
    options: Json = {"edition": "steffen"}
    if dice.random() < 0.4:
        options["open"] = dice.random() < 0.8
    if dice.random() < 0.3:
        options["start"] = dice.randrange(2)
    if dice.random() < 0.3:
        options["repetitions"] = dice.choice((1, 2, 5))
    if dice.random() < 0.5:
        options["second_round_limit"] = dice.choice((1, 2, 9, 40))
    return options


def long_second_round() -> Json:
    return {
        "edition": "steffen",
        "repetitions": LONGEST_SECOND_ROUND,
        "second_round_limit": LONGEST_SECOND_ROUND,
    }


def seats(dice: Random, game: str, count: int) -> list[Json]:
    """Mostly with people; bots alone are watched."""
    if dice.random() < 0.05:
        return [{"kind": "bot", "bot": dice.choice(HOUSE[game].opponents)} for _ in range(count)]
    chosen = [_seat(dice, game) for _ in range(count)]
    chosen[dice.randrange(count)] = _mine(dice)
    return chosen


def _seat(dice: Random, game: str) -> Json:
    return _mine(dice) if dice.random() < 0.4 else {"kind": "bot", "bot": dice.choice(list(HOUSE[game].bots))}


def _mine(dice: Random) -> Json:
    return {"kind": "mine", "name": dice.choice((None, *NAMES))}


def agreement(dice: Random) -> Json:
    """What somebody agrees with themselves on; some of it is left to what is usual."""
    whole: Json = {
        "overtime": dice.choice(("bot", "lose")),
        "absence": dice.choice(("bot", "wait")),
        "patience": dice.choice((10, 120)),
        "takeback": dice.choice(("free", "consent", "consent", "never")),
        "aids": dice.random() < 0.5,
        "hints": dice.choice(("alone", "everybody", "never")),
        "lot": dice.random() < 0.6,
    }
    return {name: value for name, value in whole.items() if dice.random() < 0.5}
