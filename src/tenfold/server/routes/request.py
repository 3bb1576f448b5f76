"""Who is asking: the person behind a request, and what they may ask for."""

from __future__ import annotations

from typing import Any, Final, cast
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.response import Response

from tenfold.i18n.catalogs import languages
from tenfold.server.identity import COOKIE
from tenfold.server.services import Services
from tenfold.server.storage.people import PersonRow
from tenfold.wire.shape import Language

YEAR: Final = 365 * 86_400


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    return cast(Services, connection.app.state.services)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "unknown"


def is_own_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Browsers say which page asks: it must be one of ours. Other programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in services_of(connection).settings.origins:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


async def known_person(request: Request[Any, Any, Any]) -> PersonRow | None:
    """The person whom the cookie names, if we signed it and still know them."""
    services = services_of(request)
    person = services.signer.read(request.cookies.get(COOKIE))
    return await services.people.store.find(person) if person else None


async def person_of(request: Request[Any, Any, Any]) -> PersonRow:
    """The person who asks; somebody new gets a name for a start."""
    person = await known_person(request)
    if person is None:
        language = language_of(request)
        person = await services_of(request).people.meet(FIRST_NAMES[language], language)
    return person


FIRST_NAMES: Final[dict[Language, str]] = {"en": "Guest", "de": "Gast", "nl": "Gast", "pl": "Gość"}


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> Language:
    """The first language that the browser likes and we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in languages():
            return cast(Language, code)
    return "en"


def set_cookie(request: Request[Any, Any, Any], person: PersonRow, answer: Response[Any]) -> None:
    """Lets the browser keep who it is."""
    value = services_of(request).signer.sign(person.id)
    if request.cookies.get(COOKIE) != value:
        is_secure = request.url.scheme == "https"
        cookie = Cookie(COOKIE, value=value, path="/", max_age=YEAR, httponly=True, secure=is_secure)
        answer.set_cookie(cookie)
