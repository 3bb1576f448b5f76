"""What a request says of itself: where it comes from, and in which language."""

from __future__ import annotations

from typing import cast
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tenfold.i18n.catalogs import languages
from tenfold.protocol.errors import TenfoldError
from tenfold.server.services import Services
from tenfold.server.settings import Settings
from tenfold.server.transport.households import household
from tenfold.wire.choices import Language


class OtherSite(TenfoldError):
    """A page of another site wants something in the name of whoever looks at it."""


def services_of(connection: HTTPConnection) -> Services:
    return cast(Services, connection.app.state.services)


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def household_of(connection: HTTPConnection) -> str:
    """Whom limits count."""
    return household(address_of(connection))


def is_own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Browsers say which page asks: it must be one of ours. Other programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def language_of(request: HTTPConnection) -> Language:
    """The first language that the browser likes and we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in languages():
            return cast(Language, code)
    return "en"
