"""The description of the interface is true: whatever is asked, the answer is one that it promises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS
from server.serving import Server, call, serving

WANTED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Who asks so much uses limits up that others need."""
    with serving(f"sqlite:{tmp_path_factory.mktemp('openapi') / 'tenfold.sqlite'}") as running:
        yield running
        assert "Traceback" not in running.errors()


@pytest.fixture
def described(own_server: Server) -> Any:
    description = schemathesis.openapi.from_url(f"http://{own_server.address}/schema/openapi.json")
    description.config.generation.update(modes=list(GenerationMode))  # right ones and wrong ones
    return description


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(
    max_examples=25,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_described(case: Any) -> None:
    case.call_and_validate(checks=CHECKS.get_by_names(WANTED))


def test_every_route_says_how_it_refuses(server: Server) -> None:
    description, _ = call(server, "GET", "/schema/openapi.json")
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            if path.startswith("/api/"):
                expected = {"400", "404", "429", "503"}
                expected |= {"403", "409", "413"} if method != "get" else set()
                assert expected <= set(operation["responses"]), path
                for status in expected:
                    content = operation["responses"][status]["content"]["application/json"]
                    assert content["schema"] == {"$ref": "#/components/schemas/Problem"}
