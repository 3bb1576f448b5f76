"""An endpoint: a function whose signature says what a request brings and what the answer holds.

`request`, if there is one, is the request itself; `body` is read from JSON, unless the function wants bytes.
Any other parameter stands in the path if the path names it, and in the query otherwise. All are checked
against their types before the call.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from inspect import Parameter, cleandoc, signature
from typing import Any, Final, Generic, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tenfold.protocol.errors import TenfoldError
from tenfold.server.live.live_table import UnknownTable
from tenfold.server.puzzles.puzzle_runs import UnknownRun
from tenfold.server.puzzles.puzzles import UnknownPuzzle
from tenfold.wire.puzzles import RunId
from tenfold.wire.shape import PuzzleId, TableId

from .request import services_of

LARGEST_BODY: Final = 16 * 1024  # bytes of a request; records may have more
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
JSON: Final = "application/json"

T = TypeVar("T")
Handler: TypeAlias = Callable[..., Awaitable[object]]
H = TypeVar("H", bound=Handler)


@dataclass(frozen=True, slots=True)
class Answer(Generic[T]):
    """An answer with headers of its own."""

    value: T
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Input:
    """A parameter in the path or in the query."""

    name: str
    kind: Any  # a type, as msgspec reads it
    default: object  # `Parameter.empty` if there is none


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: str
    path: str
    summary: str
    status: int
    tag: str
    handler: Handler
    description: str
    inputs: tuple[Input, ...]
    body: Any  # a type; None if there is none
    largest_body: int
    answer: Any  # a type; `Response` if the function writes the answer itself
    wants_request: bool
    middleware: tuple[Middleware, ...]

    def is_in_path(self, name: str) -> bool:
        return f"{{{name}}}" in self.path

    def route(self) -> Route:
        return Route(self.path, self._respond, methods=[self.method], middleware=self.middleware)

    async def _respond(self, request: Request) -> Response:
        given: dict[str, Any] = {one.name: self._read(request, one) for one in self.inputs}
        if self.wants_request:
            given["request"] = request
        if self.body is not None:
            given["body"] = await read_body(request, self.body, self.largest_body)
        value = await self.handler(**given)
        if isinstance(value, Response):
            return value
        headers = value.headers if isinstance(value, Answer) else None
        content = value.value if isinstance(value, Answer) else value
        if self.status == HTTPStatus.NO_CONTENT:
            return Response(status_code=self.status, headers=headers)
        return Response(msgspec.json.encode(content), self.status, headers, JSON)

    def _read(self, request: Request, one: Input) -> object:
        given = request.path_params if self.is_in_path(one.name) else request.query_params
        if one.name not in given:
            if one.default is Parameter.empty:
                raise wrong(f"{one.name}: missing")
            return one.default
        try:
            return msgspec.convert(given[one.name], one.kind, strict=False)
        except UNREADABLE as error:
            if one.kind is TableId:
                raise UnknownTable("record.unknown" if self.tag == "records" else "table.unknown") from None
            if one.kind is PuzzleId:
                raise UnknownPuzzle("puzzles.unknown") from None
            if one.kind is RunId:
                raise UnknownRun("puzzles.unknown_run") from None
            raise wrong(f"{one.name}: {error}") from None


async def read_body(request: Request, kind: type[T], most: int) -> T:
    """The body as a value of this type; raises an error that says what is wrong with it."""
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > most:
        raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    budget, body = services_of(request).limits.bodies, bytearray()
    try:
        async for part in request.stream():
            if len(body) + len(part) > most:
                raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            budget.take(len(part))
            body += part
    finally:
        budget.give_back(len(body))
    if issubclass(kind, bytes):
        return kind(body)
    try:
        return msgspec.json.decode(body, type=kind)
    except RecursionError:
        raise wrong("nested too deep") from None
    except UNREADABLE as error:
        raise wrong(str(error)) from None


def wrong(problem: str) -> TenfoldError:
    """The request itself is wrong."""
    return TenfoldError("request.wrong", problem=problem)


class Endpoints:
    """The endpoints about one subject, in the order in which they are tried."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.all: list[Endpoint] = []

    def get(self, path: str, summary: str, *middleware: Middleware) -> Callable[[H], H]:
        return self._add("GET", path, summary, HTTPStatus.OK, middleware)

    def post(
        self, path: str, summary: str, status: int = HTTPStatus.CREATED, largest_body: int = LARGEST_BODY
    ) -> Callable[[H], H]:
        return self._add("POST", path, summary, status, largest_body=largest_body)

    def delete(self, path: str, summary: str, status: int = HTTPStatus.NO_CONTENT) -> Callable[[H], H]:
        return self._add("DELETE", path, summary, status)

    def _add(
        self,
        method: str,
        path: str,
        summary: str,
        status: int,
        middleware: tuple[Middleware, ...] = (),
        largest_body: int = LARGEST_BODY,
    ) -> Callable[[H], H]:
        def add(handler: H) -> H:
            hints = get_type_hints(handler, include_extras=True)
            inputs = tuple(
                Input(name, hints[name], parameter.default)
                for name, parameter in signature(handler).parameters.items()
                if name not in ("request", "body")
            )
            self.all.append(
                Endpoint(
                    method=method,
                    path=path,
                    summary=summary,
                    status=status,
                    tag=self.tag,
                    handler=handler,
                    description=cleandoc(handler.__doc__ or ""),
                    inputs=inputs,
                    body=hints.get("body"),
                    largest_body=largest_body,
                    answer=_answer_of(hints["return"]),
                    wants_request="request" in hints,
                    middleware=middleware,
                )
            )
            return handler

        return add


def _answer_of(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Answer else hint
