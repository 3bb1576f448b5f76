"""People over HTTP: who am I, what have I played, take me along to another device, forget me."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from starlette.requests import Request

from tenfold.server.people import UnknownPerson
from tenfold.server.services import Services
from tenfold.server.storage.people import PersonRow
from tenfold.wire.people import Introduction, Person, PersonalData, RecoveryPhrase

from .endpoint import Answer, Endpoints
from .request import (
    FORGET_COOKIE,
    cookie_for,
    household_of,
    known_person,
    language_of,
    meet,
    person_of,
    services_of,
)

endpoints: Final = Endpoints("people")


@endpoints.get("/api/me", "Who you are, and what you have played")
async def show_me(request: Request) -> Person:
    """Somebody whom the server does not know gets an empty person: no id, no name, and the language that
    the browser likes. Nothing is stored for it; a client need not treat a first visit as an error."""
    person = await known_person(request)
    if person is None:
        return Person("", "", language_of(request))
    return await describe(services_of(request), person)


@endpoints.post("/api/me", "Introduce yourself, or change your name or language", HTTPStatus.OK)
async def introduce(request: Request, body: Introduction) -> Answer[Person]:
    services = services_of(request)
    person = await known_person(request)
    if person is None:
        person = await meet(request, body.name, body.language)
    else:
        person = await services.people.rename(person, body.name, body.language)
    return Answer(await describe(services, person), cookie_for(request, person))


@endpoints.post("/api/me/phrase", "A new recovery phrase")
async def make_phrase(request: Request) -> Answer[RecoveryPhrase]:
    """It is told once; a phrase from before is void."""
    person = await person_of(request)
    phrase = await services_of(request).people.new_phrase(person)
    return Answer(RecoveryPhrase(phrase), cookie_for(request, person))


@endpoints.post("/api/me/recover", "Become the person whose phrase this is", HTTPStatus.OK)
async def recover(request: Request, body: RecoveryPhrase) -> Answer[Person]:
    """This browser is that person from now on. For the seats of games that go on, ask for new keys."""
    services = services_of(request)
    services.limits.recoveries.take(household_of(request))
    person = await services.people.recover(body.phrase)
    return Answer(await describe(services, person), cookie_for(request, person))


@endpoints.delete("/api/me", "Forget me")
async def forget_me(request: Request) -> Answer[None]:
    """You leave the tables where you sit. Games that were played stay, without your name."""
    person = await _somebody(request)
    await services_of(request).people.forget(person.id)
    return Answer(None, FORGET_COOKIE)


@endpoints.get("/api/me/data", "Everything that is stored about you")
async def show_data(request: Request) -> Answer[PersonalData]:
    services = services_of(request)
    person = await _somebody(request)
    kept = PersonalData(
        person=await describe(services, person),
        created=person.created,
        seen=person.seen,
        seats=await services.people.store.seats(person.id),
        results=await services.results.store.of_person(person.id),
    )
    return Answer(kept, {"content-disposition": 'attachment; filename="tenfold.json"'})


async def describe(services: Services, person: PersonRow) -> Person:
    return Person(
        id=person.id,
        name=person.name,
        language=person.language,
        statistics=await services.results.statistics(person.id),
        solo=await services.results.solo(person.id),
        can_recover=person.can_recover,
    )


async def _somebody(request: Request) -> PersonRow:
    person = await known_person(request)
    if person is None:
        raise UnknownPerson("person.unknown")
    return person
