"""Who is asking: the person behind a request, and what they may ask for."""

from __future__ import annotations

from typing import Final, cast
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from tenfold.i18n.catalogs import languages
from tenfold.protocol.errors import TenfoldError
from tenfold.server.identity import COOKIE
from tenfold.server.limits import household
from tenfold.server.services import Services
from tenfold.server.settings import Settings
from tenfold.server.storage.people import PersonRow
from tenfold.wire.shape import Language

YEAR: Final = 365 * 86_400
FORGET_COOKIE: Final = {"set-cookie": f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"}


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


async def known_person(request: Request) -> PersonRow | None:
    """The person whom the cookie names, if we signed it and still know them."""
    services = services_of(request)
    person = services.signer.read(request.cookies.get(COOKIE))
    return await services.people.store.find(person) if person else None


async def person_of(request: Request) -> PersonRow:
    """The person who asks; somebody new gets a name for a start."""
    person = await known_person(request)
    return person or await meet(request, None, None)


async def meet(request: Request, name: str | None, language: Language | None) -> PersonRow:
    """Somebody new; what they do not say is guessed."""
    services, spoken = services_of(request), language or language_of(request)
    services.limits.new_people.take(household_of(request))
    return await services.people.meet(name or FIRST_NAMES[spoken], spoken)


FIRST_NAMES: Final[dict[Language, str]] = {"en": "Guest", "de": "Gast", "nl": "Gast", "pl": "Gość"}


def language_of(request: HTTPConnection) -> Language:
    """The first language that the browser likes and we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in languages():
            return cast(Language, code)
    return "en"


def cookie_for(request: Request, person: PersonRow) -> dict[str, str]:
    """The header that lets the browser keep who it is, unless it knows."""
    value = services_of(request).signer.sign(person.id)
    if request.cookies.get(COOKIE) == value:
        return {}
    secure = "; Secure" if request.url.scheme == "https" else ""
    return {"set-cookie": f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"}
