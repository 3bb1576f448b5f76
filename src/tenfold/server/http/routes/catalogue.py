"""What can be chosen here."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final, get_args

from starlette.requests import Request

from tenfold import __version__
from tenfold.bots.registry import HOUSE
from tenfold.cards.edition import editions as card_editions
from tenfold.catalogue import editions_of
from tenfold.tiles.edition import editions as tile_editions
from tenfold.wire.catalogue import Catalogue, EditionInfo, GameInfo, Opponent
from tenfold.wire.schema import schema
from tenfold.wire.shape import Language
from tenfold.wire.socket import Phrase

from .endpoint import Endpoints
from .request import services_of

endpoints: Final = Endpoints("catalogue")

MOST_SEATS: Final = 5  # at a table
SHOWN_ELSEWHERE: Final = {"id", "name", "language", "publisher", "year", "solo", "solo_until"}


@endpoints.get("/api/catalogue", "Games, editions, bots, languages, phrases")
async def show_catalogue(request: Request) -> Catalogue:
    services = services_of(request)
    return catalogue(reviews=services.reviews.is_on, hints=services.hints.are_given)


def catalogue(*, reviews: bool, hints: bool) -> Catalogue:
    """All that can be chosen, on a server that reviews games and gives hints, or does not."""
    return Catalogue(
        version=__version__,
        games=[
            GameInfo(
                "cards", _card_editions(), 1, MOST_SEATS, list(HOUSE["cards"].bots), _opponents("cards")
            ),
            GameInfo("tiles", _tile_editions(), 2, 2, list(HOUSE["tiles"].bots), _opponents("tiles")),
        ],
        languages=list(get_args(Language)),
        phrases=list(get_args(Phrase)),
        reviews=reviews,
        hints=hints,
    )


def _opponents(game: str) -> list[Opponent]:
    house = HOUSE[game]
    return [Opponent(name, house.bots[name].rating) for name in house.opponents]


def _card_editions() -> list[EditionInfo]:
    found = []
    for name in editions_of("cards"):
        edition = card_editions()[name]
        facts: dict[str, Any] = {
            field: value for field, value in asdict(edition).items() if field not in SHOWN_ELSEWHERE
        }
        facts |= {field: value for field, value in asdict(edition.solo).items() if isinstance(value, bool)}
        solo = edition.solo
        found.append(
            EditionInfo(
                id=name,
                name=edition.name,
                language=edition.language,
                publisher=edition.publisher,
                opponent=solo.opponent,
                lowest_target=solo.lowest_target,
                highest_target=solo.highest_target,
                facts=facts,
            )
        )
    return found


def _tile_editions() -> list[EditionInfo]:
    return [
        EditionInfo(id=name, name=edition.name, language=edition.language, publisher=edition.authors)
        for name, edition in tile_editions().items()
    ]


@endpoints.get("/schema/socket.json", "Every message, as JSON Schema")
async def show_messages() -> dict[str, Any]:
    return schema()
