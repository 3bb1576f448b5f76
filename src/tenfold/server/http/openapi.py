"""The description of the interface for programs: what every route takes and answers, or how it refuses."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from inspect import Parameter
from typing import Any, Final

import msgspec
from starlette.responses import Response

from tenfold import __version__
from tenfold.protocol.game import Json
from tenfold.wire.catalogue import Problem
from tenfold.wire.schema import IN_OPENAPI, with_games

from .routes.endpoint import JSON, Endpoint

REFUSALS: Final = {
    400: "The request is not right, or what it asks for cannot be",
    403: "The request comes from a page of another site",
    404: "There is no such thing",
    409: "Somebody was faster",
    413: "The request is too long",
    421: "The server is not known by the name in `Host`",
    429: "Too many requests",
    503: "The database does not answer or cannot store",
}
OF_CHANGES: Final = (403, 409, 413)


def openapi(endpoints: Sequence[Endpoint]) -> Json:
    """The whole document. It is made when somebody asks for it, so that no start waits for it."""
    schemas, parts = _schemas(endpoints)
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tenfold", "version": __version__},
        "paths": paths,
        "components": {"schemas": with_games(parts, IN_OPENAPI)},
    }


Schemas = dict[int, Json]  # by the identity of a type: annotated ones are no keys


def _schemas(endpoints: Sequence[Endpoint]) -> tuple[Schemas, Json]:
    kinds = [Problem]
    for endpoint in endpoints:
        kinds += [one.kind for one in endpoint.inputs]
        kinds += [kind for kind in (endpoint.body, endpoint.answer) if kind not in (None, bytes, Response)]
    made, parts = msgspec.json.schema_components(kinds, ref_template=IN_OPENAPI)
    return {id(kind): schema for kind, schema in zip(kinds, made, strict=True)}, parts


def _operation(endpoint: Endpoint, schemas: Schemas) -> Json:
    operation: Json = {
        "summary": endpoint.summary,
        "operationId": getattr(endpoint.handler, "__name__", endpoint.path),
        "tags": [endpoint.tag],
        "parameters": [_parameter(endpoint, one.name, schemas[id(one.kind)]) for one in endpoint.inputs],
        "responses": {str(endpoint.status): _success(endpoint, schemas)},
    }
    for one, written in zip(endpoint.inputs, operation["parameters"], strict=True):
        if one.default is not Parameter.empty and one.default is not None:
            written["schema"] = {**written["schema"], "default": one.default}
        written["required"] = one.default is Parameter.empty
    if endpoint.description:
        operation["description"] = endpoint.description
    if endpoint.body is not None:
        body = {"type": "object"} if endpoint.body is bytes else schemas[id(endpoint.body)]
        operation["requestBody"] = {"required": True, "content": _json(body)}
    for status in _refusals(endpoint):
        problem = {"$ref": IN_OPENAPI.format(name="Problem")}
        operation["responses"][str(status)] = {"description": REFUSALS[status], "content": _json(problem)}
    return operation


def _parameter(endpoint: Endpoint, name: str, schema: Json) -> Json:
    place = "path" if endpoint.is_in_path(name) else "query"
    told = {"description": schema["description"]} if "description" in schema else {}
    return {"name": name, "in": place, **told, "schema": schema}


def _success(endpoint: Endpoint, schemas: Schemas) -> Json:
    phrase = HTTPStatus(endpoint.status).phrase
    if endpoint.status == HTTPStatus.NO_CONTENT:
        return {"description": phrase}
    if endpoint.answer is Response:
        return {"description": phrase, "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"description": phrase, "content": _json(schemas[id(endpoint.answer)])}


def _json(schema: Json) -> dict[str, Any]:
    return {JSON: {"schema": schema}}


def _refusals(endpoint: Endpoint) -> list[int]:
    if endpoint.path == "/readyz":
        return [421, 503]
    if endpoint.path == "/metrics":
        return [403, 404, 421, 429]
    if not endpoint.path.startswith("/api/"):
        return [421, 429]
    return [status for status in REFUSALS if endpoint.method != "GET" or status not in OF_CHANGES]
