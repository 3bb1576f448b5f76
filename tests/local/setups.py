"""Options at random: those that make a game, and those that make none."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tenfold.cards.deck import CODES, LARGEST_DECK
from tenfold.cards.edition import editions
from tenfold.cards.state import MOST_SEATS
from tenfold.protocol.game import Json
from tenfold.tiles.options import EACH_ROW

# Foreign values; numbers like 2.0 are left out, since a browser cannot tell them from whole ones.
NUMBERS: Final = (-1, 0, 1, 2, 3, 6, 10, 11, 999, 1000, 1001, 2.5, 1e300)
TEXTS: Final = ("", "aeg", "solo", "x" * 60, "it's", 'say "no"', "back\\slash", 'it\'s "so"', "ñ→😀" * 20)
LISTS: Final[tuple[Any, ...]] = ([], [1, "a", None], ["123" * 5] * 2, ["3" * 15] * 2, ["123" * 5], [1, 2])
DECKS: Final[tuple[Any, ...]] = (
    *({}, {"B1": 3}, {"B1": 0}, {"B1": 251}, {"B1": "1"}, {"B1": True}, {"$1": 2.5}),
    *({"**": 200, "$1": 100}, {"Z9": 1, "it's": [True]}),
)
ODD: Final[tuple[Any, ...]] = (None, True, False, *NUMBERS, *TEXTS, *LISTS, *DECKS)
NAMES: Final = ("deck", "rows", "target", "open", "start", "busting", "colour", "x" * 50)


def any_setup(dice: Random) -> tuple[str, Json]:
    return ("cards", card_setup(dice)) if dice.random() < 0.7 else ("tiles", tile_setup(dice))


def card_setup(dice: Random) -> Json:
    edition, seats = dice.choice(list(editions().values())), dice.randint(1, MOST_SEATS)
    found: Json = {"edition": edition.id, "seats": seats}
    if seats == 1:
        found["target"] = dice.randint(edition.solo.lowest_target, edition.solo.highest_target)
    if dice.random() < 0.5:
        found |= {"start": dice.randrange(seats), "busting": dice.random() < 0.5}
    if dice.random() < 0.2:
        found["deck"] = own_deck(dice)
    return found


def own_deck(dice: Random) -> dict[str, int]:
    cards = dice.sample(CODES, dice.randint(1, len(CODES)))
    most = max(1, min(6, LARGEST_DECK // len(cards)))
    return {card: dice.randint(1, most) for card in cards}


def tile_setup(dice: Random) -> Json:
    found: Json = {"edition": "steffen"}
    if dice.random() < 0.5:
        found |= {"open": True, "rows": ["".join(dice.sample(EACH_ROW, len(EACH_ROW))) for _ in range(2)]}
    if dice.random() < 0.5:
        found |= {"start": dice.randrange(2), "repetitions": dice.randint(1, 4)}
    if dice.random() < 0.5:
        found["second_round_limit"] = dice.randint(1, 40)
    return found


def spoilt(dice: Random, setup: Json) -> Json:
    """The same with something left out, added or put in another's place."""
    changed = dict(setup)
    for _ in range(dice.randint(1, 2)):
        name = dice.choice(
            [*changed, "deck", "rows", "target", "open", "start", "busting", "colour", "x" * 50]
        )
        if dice.random() < 0.2:
            changed.pop(name, None)
        else:
            changed[name] = dice.choice(ODD)
    return changed
