"""One's own mistakes over HTTP: what they cost, which are due, and the answers."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request

from tenfold.server.reviews.reviews import Asker
from tenfold.wire.exercises import (
    Exercise,
    ExercisePosition,
    Judgement,
    MyMistakes,
    PracticeAnswer,
    PracticeTried,
    PracticeTry,
)
from tenfold.wire.shape import TableId

from .endpoint import Endpoints
from .request import household_of, services_of
from .visitor import known_person, somebody

endpoints: Final = Endpoints("practice")

Number = Annotated[int, Meta(ge=1, le=100_000, description="Of the move that was a mistake.")]


@endpoints.get("/api/me/mistakes", "What your decisions cost, by kind, and how many mistakes are due")
async def show_mistakes(request: Request) -> MyMistakes:
    """Of games that were played to the end and reviewed, in which you held one seat. Somebody whom the server
    does not know has none."""
    services, person = services_of(request), await known_person(request)
    if person is None:
        return MyMistakes(services.reviews.is_on)
    return await services.practice.look(person.id)


@endpoints.post("/api/me/mistakes/reviews", "Ask for reviews of your games", HTTPStatus.ACCEPTED)
async def ask_for_reviews(request: Request) -> MyMistakes:
    """Of the latest that were not reviewed, as many as one person may wait for. Ask again for more."""
    practice, person = services_of(request).practice, (await somebody(request)).person
    await practice.ask_for_reviews(Asker(person.id, household_of(request)))
    return await practice.look(person.id)


@endpoints.get("/api/me/mistakes/due", "Your mistakes that are to be practised now")
async def list_due(request: Request) -> list[Exercise]:
    """Those that wait longest first; a hundred at most."""
    person = await known_person(request)
    return await services_of(request).practice.due(person.id) if person else []


@endpoints.get("/api/me/mistakes/{table_id}/{number}", "A mistake of yours as an exercise")
async def show_exercise(request: Request, table_id: TableId, number: Number) -> ExercisePosition:
    person = (await somebody(request)).person
    return await services_of(request).practice.position(person.id, table_id, number)


@endpoints.post("/api/me/mistakes/{table_id}/{number}/try", "What would be legal there", HTTPStatus.OK)
async def try_exercise(
    request: Request, table_id: TableId, number: Number, body: PracticeTry
) -> PracticeTried:
    """After some moves; nothing is answered by it."""
    person = (await somebody(request)).person
    return await services_of(request).practice.try_out(person.id, table_id, number, body.moves)


@endpoints.post("/api/me/mistakes/{table_id}/{number}", "Answer an exercise", HTTPStatus.OK)
async def answer_exercise(
    request: Request, table_id: TableId, number: Number, body: PracticeAnswer
) -> Judgement:
    """A choice within 1 % of the best is right. It is stored when you are answered. Sent again, or sent when
    the exercise is not due, it is judged but not counted."""
    person = (await somebody(request)).person
    return await services_of(request).practice.answer(person.id, table_id, number, body)
