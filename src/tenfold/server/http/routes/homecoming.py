"""Games of a device come home over HTTP, also from a site of files on another host."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from starlette.requests import Request

from tenfold.server.http.problems import problem_of
from tenfold.server.records.homecoming import Brought
from tenfold.wire.choices import Language
from tenfold.wire.homecoming import BroughtGame, BroughtHome, Homecoming, HomecomingCode

from .endpoint import Endpoints
from .request import OtherSite, household_of, is_own_origin, language_of, services_of
from .visitor import person_of

endpoints: Final = Endpoints("people")

LARGEST_HOMECOMING: Final = 2_000_000  # bytes of a request that brings games home
PATH: Final = "/api/me/games"


@endpoints.post(PATH, "Bring finished games home", HTTPStatus.OK, largest_body=LARGEST_HOMECOMING)
async def bring_games(request: Request, body: Homecoming) -> BroughtHome:
    """Each is checked: the moves, the result, and the shuffle, which must be there. Games that are here
    already are not kept twice. They are yours to replay, review and practise, and count for no rating."""
    services = services_of(request)
    services.limits.homecomings.take(household_of(request), len(body.games))
    person = await _whose(request, body.code)
    games = [bytes(game) for game in body.games]
    language = language_of(request)
    return BroughtHome([_told(one, language) for one in await services.homecoming.bring(person, games)])


@endpoints.post("/api/me/code", "A new code for bringing games from elsewhere")
async def make_code(request: Request) -> HomecomingCode:
    """It is told once; a code from before is void. Whoever has it can bring games to you, nothing else."""
    return HomecomingCode(await services_of(request).people.new_code(await person_of(request)))


async def _whose(request: Request, code: str | None) -> str:
    """Nobody is known by a cookie on a page of another host."""
    services = services_of(request)
    if code is not None:
        return (await services.people.find_by_code(code)).id
    if not is_own_origin(request, services.settings):
        raise OtherSite("home.code_needed")
    return (await person_of(request)).id


def _told(brought: Brought, language: Language) -> BroughtGame:
    refusal = problem_of(brought.error, language) if brought.error else None
    return BroughtGame(brought.digest, brought.table, brought.is_known, refusal)
