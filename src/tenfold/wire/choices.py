"""What can be chosen: games, editions, bots, languages, phrases, as plain data.

It needs nothing but the standard library, because the build writes it for browsers that ask no server.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Final, Literal, TypeAlias, get_args

from tenfold import __version__
from tenfold.bots.registry import HOUSE
from tenfold.cards.edition import editions as card_editions
from tenfold.cards.state import MOST_SEATS
from tenfold.catalogue import editions_of
from tenfold.protocol.game import Json
from tenfold.tiles.edition import editions as tile_editions

GameName: TypeAlias = Literal["cards", "tiles"]
Language: TypeAlias = Literal["en", "de", "nl", "pl"]
Phrase: TypeAlias = Literal[
    "hello", "good_luck", "well_played", "thanks", "thinking", "sorry", "oops", "wow", "brave", "ouch",
    "your_turn", "one_more", "good_game", "again", "bye",
]  # fmt: skip

SHOWN_ELSEWHERE: Final = {"id", "name", "language", "publisher", "year", "solo", "solo_until"}


def choices() -> Json:
    """The fields of `Catalogue` that are the same on every server."""
    return {
        "version": __version__,
        "games": [
            {"game": "cards", "editions": _card_editions(), "least_seats": 1, "most_seats": MOST_SEATS}
            | _bots("cards"),
            {"game": "tiles", "editions": _tile_editions(), "least_seats": 2, "most_seats": 2}
            | _bots("tiles"),
        ],
        "languages": list(get_args(Language)),
        "phrases": list(get_args(Phrase)),
    }


def _bots(game: str) -> Json:
    house = HOUSE[game]
    opponents = [{"name": name, "rating": house.bots[name].rating} for name in house.opponents]
    return {"bots": list(house.bots), "opponents": opponents}


def _card_editions() -> list[Json]:
    return [_card_edition(name) for name in editions_of("cards")]


def _card_edition(name: str) -> Json:
    edition = card_editions()[name]
    facts = {field: value for field, value in asdict(edition).items() if field not in SHOWN_ELSEWHERE}
    facts |= {field: value for field, value in asdict(edition.solo).items() if isinstance(value, bool)}
    return {
        "id": name,
        "name": edition.name,
        "language": edition.language,
        "publisher": edition.publisher,
        "opponent": edition.solo.opponent,
        "lowest_target": edition.solo.lowest_target,
        "highest_target": edition.solo.highest_target,
        "facts": facts,
    }


def _tile_editions() -> list[Json]:
    return [_tile_edition(name) for name in tile_editions()]


def _tile_edition(name: str) -> Json:
    edition = tile_editions()[name]
    told = {"id": name, "name": edition.name, "language": edition.language, "publisher": edition.authors}
    return told | {"opponent": None, "lowest_target": None, "highest_target": None, "facts": {}}
