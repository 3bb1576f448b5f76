"""What can be chosen here."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import Request

from tenfold.wire.catalogue import Catalogue
from tenfold.wire.choices import choices
from tenfold.wire.schema import schema

from .endpoint import Endpoints
from .request import services_of

endpoints: Final = Endpoints("catalogue")


@endpoints.get("/api/catalogue", "Games, editions, bots, languages, phrases")
async def show_catalogue(request: Request) -> Catalogue:
    services = services_of(request)
    told = catalogue(reviews=services.reviews.is_on, hints=services.hints.are_given)
    for game in told.games:
        game.programs = [name for name, program in services.programs.items() if game.game in program.games]
    return told


def catalogue(*, reviews: bool, hints: bool) -> Catalogue:
    """All that can be chosen, on a server that reviews games and gives hints, or does not."""
    return msgspec.convert({**choices(), "reviews": reviews, "hints": hints}, Catalogue)


@endpoints.get("/schema/socket.json", "Every message, as JSON Schema")
async def show_messages() -> dict[str, Any]:
    return schema()
