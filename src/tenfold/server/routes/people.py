"""People over HTTP: who am I, what have I played, take me along to another device, forget me."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Router, delete, get, post
from litestar.response import Response
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from tenfold.server.identity import COOKIE
from tenfold.server.people import UnknownPerson
from tenfold.server.services import Services
from tenfold.server.storage.people import PersonRow
from tenfold.wire.people import Introduction, Person, PersonalData, RecoveryPhrase

from .request import FIRST_NAMES, address_of, known_person, language_of, person_of, services_of, set_cookie


@get("/", summary="Who you are, and what you have played")
async def show_me(request: Request[Any, Any, Any]) -> Person:
    """Somebody whom the server does not know gets an empty person: no id, no name, and the language that
    the browser likes. Nothing is stored for it; a client need not treat a first visit as an error."""
    person = await known_person(request)
    if person is None:
        return Person("", "", language_of(request))
    return await describe(services_of(request), person)


@post("/", summary="Introduce yourself, or change your name or language", status_code=HTTP_200_OK)
async def introduce(request: Request[Any, Any, Any], data: Introduction) -> Response[Person]:
    services = services_of(request)
    person = await known_person(request)
    if person is None:
        language = data.language or language_of(request)
        person = await services.people.meet(data.name or FIRST_NAMES[language], language)
    else:
        person = await services.people.rename(person, data.name, data.language)
    answer = Response(await describe(services, person))
    set_cookie(request, person, answer)
    return answer


@post("/phrase", summary="A new recovery phrase", status_code=HTTP_201_CREATED)
async def make_phrase(request: Request[Any, Any, Any]) -> Response[RecoveryPhrase]:
    """It is told once; a phrase from before is void."""
    person = await person_of(request)
    phrase = await services_of(request).people.new_phrase(person)
    answer = Response(RecoveryPhrase(phrase), status_code=HTTP_201_CREATED)
    set_cookie(request, person, answer)
    return answer


@post("/recover", summary="Become the person whose phrase this is", status_code=HTTP_200_OK)
async def recover(request: Request[Any, Any, Any], data: RecoveryPhrase) -> Response[Person]:
    """This browser is that person from now on. For the seats of games that go on, ask for new keys."""
    services = services_of(request)
    services.limits.recoveries.take(address_of(request))
    person = await services.people.recover(data.phrase)
    answer = Response(await describe(services, person))
    set_cookie(request, person, answer)
    return answer


@delete("/", summary="Forget me")
async def forget_me(request: Request[Any, Any, Any]) -> Response[None]:
    """You leave the tables where you sit. Games that were played stay, without your name."""
    person = await _somebody(request)
    await services_of(request).people.forget(person.id)
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer


@get("/data", summary="Everything that is stored about you")
async def show_data(request: Request[Any, Any, Any]) -> Response[PersonalData]:
    services = services_of(request)
    person = await _somebody(request)
    kept = PersonalData(
        person=await describe(services, person),
        created=person.created,
        seen=person.seen,
        seats=await services.people.store.seats(person.id),
        results=await services.results.store.of_person(person.id),
    )
    return Response(kept, headers={"content-disposition": 'attachment; filename="tenfold.json"'})


async def describe(services: Services, person: PersonRow) -> Person:
    return Person(
        id=person.id,
        name=person.name,
        language=person.language,
        statistics=await services.results.statistics(person.id),
        solo=await services.results.solo(person.id),
        can_recover=person.can_recover,
    )


async def _somebody(request: Request[Any, Any, Any]) -> PersonRow:
    person = await known_person(request)
    if person is None:
        raise UnknownPerson("person.unknown")
    return person


router: Final = Router(
    "/api/me",
    route_handlers=[show_me, introduce, make_phrase, recover, forget_me, show_data],
    tags=["people"],
)
