"""Who is asking: the person behind a request, and what they may ask for."""

from __future__ import annotations

from typing import Any, Final, cast
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.response import Response

from tenfold.i18n.catalogs import languages
from tenfold.server.house import House
from tenfold.server.identity import COOKIE
from tenfold.server.people import Someone
from tenfold.wire.shape import Language

YEAR: Final = 365 * 86_400


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    return cast(House, connection.app.state.house)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "unknown"


def is_own_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Browsers say which page asks: it must be one of ours. Other programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in house_of(connection).settings.origins:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


async def known_caller(request: Request[Any, Any, Any]) -> Someone | None:
    """The person whom the cookie names, if we signed it and still know them."""
    house = house_of(request)
    person = house.signer.read(request.cookies.get(COOKIE))
    return await house.people.find(person) if person else None


async def caller(request: Request[Any, Any, Any]) -> Someone:
    """The person who asks; somebody new gets a name for a start."""
    someone = await known_caller(request)
    if someone is None:
        house = house_of(request)
        language = language_of(request)
        someone = await house.people.meet(FIRST_NAMES[language], language, house.now())
    return someone


FIRST_NAMES: Final[dict[Language, str]] = {"en": "Guest", "de": "Gast", "nl": "Gast", "pl": "Gość"}


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> Language:
    """The first language that the browser likes and we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in languages():
            return cast(Language, code)
    return "en"


def remember(request: Request[Any, Any, Any], someone: Someone, answer: Response[Any]) -> None:
    """Lets the browser keep who it is."""
    value = house_of(request).signer.sign(someone.id)
    if request.cookies.get(COOKIE) != value:
        is_secure = request.url.scheme == "https"
        cookie = Cookie(COOKIE, value=value, path="/", max_age=YEAR, httponly=True, secure=is_secure)
        answer.set_cookie(cookie)
