"""People over HTTP: who am I, what have I played, take me along to another device, forget me."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request

from tenfold.server.practice.own_errors import kept_game
from tenfold.server.services import Services
from tenfold.server.storage.people import PersonRow
from tenfold.server.storage.sessions import SessionRow
from tenfold.server.table.change import Refused
from tenfold.wire.people import Introduction, Person, PersonalData, Recovery, RecoveryPhrase, Session

from .endpoint import Answer, Endpoints
from .request import household_of, language_of, services_of
from .visitor import known_person, meet, person_of, sign_in, sign_out, somebody, visitor_of

endpoints: Final = Endpoints("people")

SessionId = Annotated[str, Meta(pattern="^[a-z0-9]{10}$", description="As in the list of sessions.")]


@endpoints.get("/api/me", "Who you are, and what you have played")
async def show_me(request: Request) -> Person:
    """Somebody whom the server does not know gets an empty person: no id, no name, and the language that
    the browser likes. Nothing is stored for it; a client need not treat a first visit as an error."""
    person = await known_person(request)
    if person is None:
        return Person("", "", language_of(request))
    return await describe(services_of(request), person)


@endpoints.post("/api/me", "Introduce yourself, or change your name or language", HTTPStatus.OK)
async def introduce(request: Request, body: Introduction) -> Person:
    """A program says with its first introduction that it is one, and under which name. It stays one, and
    nobody else becomes one."""
    services = services_of(request)
    person = await known_person(request)
    if person is None:
        person = await meet(request, body.name, body.language, is_program=bool(body.program))
    elif body.program not in (None, person.is_program):
        raise Refused("person.stays_as_it_is")
    else:
        person = await services.people.rename(person, body.name, body.language)
    return await describe(services, person)


@endpoints.post("/api/me/phrase", "A new recovery phrase")
async def make_phrase(request: Request) -> RecoveryPhrase:
    """It is told once; a phrase from before is void."""
    return RecoveryPhrase(await services_of(request).people.new_phrase(await person_of(request)))


@endpoints.post("/api/me/recover", "Become the person whose phrase this is", HTTPStatus.OK)
async def recover(request: Request, body: Recovery) -> Person:
    """This browser is that person from now on, and no other is, unless you wish to stay signed in there. For
    the seats of games that go on, ask for new keys."""
    services = services_of(request)
    services.limits.recoveries.take(household_of(request))
    person = await services.people.recover(body.phrase)
    before = await visitor_of(request)
    session = await sign_in(request, person)
    if not body.keep_others:
        await services.sessions.end(person.id, but=session)
    if before and before.session:
        await services.sessions.leave(before.session)
    return await describe(services, person)


@endpoints.get("/api/me/sessions", "The browsers in which you are signed in")
async def list_sessions(request: Request) -> list[Session]:
    """Those that were used last first. After a year unseen a session ends by itself. Somebody whom the server
    does not know has none."""
    visitor = await visitor_of(request)
    if visitor is None:
        return []
    found = await services_of(request).sessions.of_person(visitor.person.id)
    return [_session(row, visitor.session) for row in found]


@endpoints.delete("/api/me/sessions/{session_id}", "Sign a browser out; it may be this one")
async def end_session(request: Request, session_id: SessionId) -> None:
    """The secrets of your seats are void; browsers that stay signed in ask for new ones."""
    visitor = await somebody(request)
    await services_of(request).sessions.end(visitor.person.id, only=session_id)
    if session_id == visitor.session:
        sign_out(request)


@endpoints.delete("/api/me/sessions", "Sign all other browsers out")
async def end_other_sessions(request: Request) -> None:
    """The secrets of your seats are void; ask for new ones here."""
    visitor = await somebody(request)
    await services_of(request).sessions.end(visitor.person.id, but=visitor.session)


@endpoints.delete("/api/me", "Forget me")
async def forget_me(request: Request) -> None:
    """You leave the tables where you sit. Games that were played stay, without your name."""
    visitor = await somebody(request)
    await services_of(request).people.forget(visitor.person.id)
    sign_out(request)


@endpoints.get("/api/me/data", "Everything that is stored about you")
async def show_data(request: Request) -> Answer[PersonalData]:
    services = services_of(request)
    visitor = await somebody(request)
    person = visitor.person
    kept = PersonalData(
        person=await describe(services, person),
        created=person.created,
        seen=person.seen,
        seats=await services.people.store.seats(person.id),
        results=await services.results.store.of_person(person.id),
        sessions=[_session(row, visitor.session) for row in await services.sessions.of_person(person.id)],
        reviewed=[kept_game(row) for row in await services.practice.store.reviewed(person.id)],
        exercises=[row.told() for row in await services.practice.store.exercises(person.id)],
        puzzles=[row.told() for row in await services.puzzles.store.of_person(person.id)],
        puzzle_runs=[row.told() for row in await services.puzzles.store.runs(person.id)],
        daily=await services.daily.kept(person.id),
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
        program=person.is_program,
    )


def _session(row: SessionRow, here: str | None) -> Session:
    return Session(row.id, row.label, row.created, row.seen, row.id == here)
