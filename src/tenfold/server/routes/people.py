"""People over HTTP: who am I, what have I played, take me along to another device, forget me."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Router, delete, get, post
from litestar.response import Response
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from tenfold.server.house import House
from tenfold.server.identity import COOKIE
from tenfold.server.people import Someone, UnknownPerson
from tenfold.wire.people import Introduction, Person, PersonalData, RecoveryPhrase

from .callers import FIRST_NAMES, address_of, caller, house_of, known_caller, language_of, remember


@get("/", summary="Who you are, and what you have played")
async def show_me(request: Request[Any, Any, Any]) -> Person:
    """Somebody whom the server does not know gets an empty person: no id, no name, and the language that
    the browser likes. Nothing is stored for it; a client need not treat a first visit as an error."""
    someone = await known_caller(request)
    if someone is None:
        return Person("", "", language_of(request))
    return await describe(house_of(request), someone)


@post("/", summary="Introduce yourself, or change your name or language", status_code=HTTP_200_OK)
async def introduce(request: Request[Any, Any, Any], data: Introduction) -> Response[Person]:
    house = house_of(request)
    someone = await known_caller(request)
    if someone is None:
        language = data.language or language_of(request)
        someone = await house.people.meet(data.name or FIRST_NAMES[language], language, house.now())
    else:
        someone = await house.people.rename(someone, data.name, data.language, house.now())
    answer = Response(await describe(house, someone))
    remember(request, someone, answer)
    return answer


@post("/phrase", summary="A new recovery phrase", status_code=HTTP_201_CREATED)
async def make_phrase(request: Request[Any, Any, Any]) -> Response[RecoveryPhrase]:
    """It is told once; a phrase from before is void."""
    someone = await caller(request)
    phrase = await house_of(request).people.new_phrase(someone)
    answer = Response(RecoveryPhrase(phrase), status_code=HTTP_201_CREATED)
    remember(request, someone, answer)
    return answer


@post("/recover", summary="Become the person whose phrase this is", status_code=HTTP_200_OK)
async def recover(request: Request[Any, Any, Any], data: RecoveryPhrase) -> Response[Person]:
    """This browser is that person from now on. For the seats of games that go on, ask for new keys."""
    house = house_of(request)
    house.people.attempts.take(address_of(request), house.now() / 1_000)
    someone = await house.people.recover(data.phrase)
    answer = Response(await describe(house, someone))
    remember(request, someone, answer)
    return answer


@delete("/", summary="Forget me")
async def forget_me(request: Request[Any, Any, Any]) -> Response[None]:
    """You leave the tables where you sit. Games that were played stay, without your name."""
    house = house_of(request)
    someone = await _somebody(request)
    tables = await house.people.forget(someone.id, house.now(), house.hub.change)
    for table_id, version in (await house.hub.tables.versions(tables)).items():
        house.database.publish(f"stored {table_id} {version}")
    await house.hub.catch_up()
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE, path="/")
    return answer


@get("/data", summary="Everything that is stored about you")
async def show_data(request: Request[Any, Any, Any]) -> Response[PersonalData]:
    house = house_of(request)
    someone = await _somebody(request)
    kept = PersonalData(
        person=await describe(house, someone),
        created=someone.created,
        seen=someone.seen,
        seats=await house.people.seats(someone.id),
        results=await house.people.results(someone.id),
    )
    return Response(kept, headers={"content-disposition": 'attachment; filename="tenfold.json"'})


async def describe(house: House, someone: Someone) -> Person:
    return Person(
        id=someone.id,
        name=someone.name,
        language=someone.language,
        statistics=await house.ledger.statistics(someone.id),
        solo=await house.ledger.solo(someone.id),
        can_recover=someone.can_recover,
    )


async def _somebody(request: Request[Any, Any, Any]) -> Someone:
    someone = await known_caller(request)
    if someone is None:
        raise UnknownPerson("person.unknown")
    return someone


router: Final = Router(
    "/api/me",
    route_handlers=[show_me, introduce, make_phrase, recover, forget_me, show_data],
    tags=["people"],
)
