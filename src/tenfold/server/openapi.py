"""The description of the interface for programs: what every route answers, and how it may refuse."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from tenfold.wire.catalogue import Problem
from tenfold.wire.schema import IN_OPENAPI, with_games

REFUSALS: Final = {
    400: "The request is not right, or what it asks for cannot be",
    403: "The request comes from a page of another site",
    404: "There is no such thing",
    409: "Somebody was faster",
    413: "The request is too long",
    429: "Too many requests",
    503: "The database does not answer or cannot store",
}
OF_CHANGES: Final = (403, 409, 413)


class OpenApiDocument(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """When it is asked for, so that no start waits for it."""
        (_,), parts = msgspec.json.schema_components([Problem], ref_template="#/components/schemas/{name}")
        known = openapi_schema["components"]["schemas"] | parts
        openapi_schema["components"]["schemas"] = with_games(known, IN_OPENAPI)
        for path, operations in openapi_schema["paths"].items():
            for method, operation in operations.items():
                for status in _refusals(path, method):
                    operation["responses"][str(status)] = _refusal(REFUSALS[status])
        return super().render(request, openapi_schema)


def _refusals(path: str, method: str) -> list[int]:
    if path == "/readyz":
        return [503]
    if not path.startswith("/api/"):
        return []
    return [status for status in REFUSALS if method != "get" or status not in OF_CHANGES]


def _refusal(words: str) -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/Problem"}
    return {"description": words, "content": {"application/json": {"schema": schema}}}
