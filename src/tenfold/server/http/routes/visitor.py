"""Who is asking: the person behind a request, by the cookie that their browser keeps."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import Scope

from tenfold.server.credentials import COOKIE, SIGNED_COOKIE
from tenfold.server.people.devices import label_of
from tenfold.server.people.people import UnknownPerson
from tenfold.server.people.sign_in import Visitor
from tenfold.server.storage.people import PersonRow
from tenfold.wire.choices import Language

from .request import household_of, language_of, services_of

YEAR: Final = 365 * 86_400
TO_SET: Final = "tenfold.cookie"  # in the scope of a request: what its answer lets the browser keep

FIRST_NAMES: Final[dict[Language, str]] = {"en": "Guest", "de": "Gast", "nl": "Gast", "pl": "Gość"}


async def visitor_of(request: Request) -> Visitor | None:
    """Whoever is signed in here. A cookie that is to be kept from now on goes with the answer."""
    sessions = services_of(request).sessions
    visitor = None
    if cookie := request.cookies.get(COOKIE):
        visitor = await sessions.find(cookie)
    if visitor is None and (signed := request.cookies.get(SIGNED_COOKIE)):
        visitor = await sessions.find_signed(signed, _label(request))
    if visitor and visitor.new_cookie:
        _keep(request, visitor.new_cookie)
    return visitor


async def known_person(request: Request) -> PersonRow | None:
    visitor = await visitor_of(request)
    return visitor.person if visitor else None


async def person_id_of(request: Request) -> str | None:
    person = await known_person(request)
    return person.id if person else None


async def somebody(request: Request) -> Visitor:
    """Raises `UnknownPerson` when nobody is signed in."""
    visitor = await visitor_of(request)
    if visitor is None:
        raise UnknownPerson("person.unknown")
    return visitor


async def person_of(request: Request) -> PersonRow:
    """The person who asks; somebody new gets a name for a start."""
    return await known_person(request) or await meet(request, None, None)


async def meet(
    request: Request, name: str | None, language: Language | None, *, is_program: bool = False
) -> PersonRow:
    """Somebody new, who is signed in; what they do not say is guessed, but for the name of a program."""
    services, spoken = services_of(request), language or language_of(request)
    services.limits.new_people.take(household_of(request))
    called = name or ("" if is_program else FIRST_NAMES[spoken])
    person = await services.people.meet(called, spoken, is_program=is_program)
    await sign_in(request, person)
    return person


async def sign_in(request: Request, person: PersonRow) -> str:
    """The id of a new session, of which the browser keeps the cookie."""
    session, cookie = await services_of(request).sessions.begin(person.id, _label(request))
    _keep(request, cookie)
    return session


def sign_out(request: Request) -> None:
    """The browser forgets who it was."""
    request.scope[TO_SET] = [_header(request, name, "", 0) for name in (COOKIE, SIGNED_COOKIE)]


def add_cookies(headers: MutableHeaders, scope: Scope) -> None:
    for cookie in scope.get(TO_SET, ()):
        headers.append("set-cookie", cookie)


def _keep(request: Request, cookie: str) -> None:
    request.scope[TO_SET] = [_header(request, COOKIE, cookie, YEAR)]


def _header(request: Request, name: str, value: str, seconds: int) -> str:
    secure = "; Secure" if request.url.scheme == "https" else ""
    return f"{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"


def _label(request: Request) -> str:
    return label_of(request.headers.get("user-agent", ""))
