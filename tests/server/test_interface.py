"""The interface is described: every message and route has its place in the schema and in the guide."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from server.serving import Client, Server, call

from tenfold.wire import socket as wire
from tenfold.wire.schema import schema

GUIDE = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
MESSAGES = [*get_args(wire.FromClient), *get_args(wire.FromServer)]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_message_is_in_the_guide_and_in_the_schema(message: type[msgspec.Struct]) -> None:
    tag = message.__struct_config__.tag
    assert f"`{tag}`" in GUIDE
    assert schema()["$defs"][message.__name__]["properties"]["type"]["enum"] == [tag]


def test_the_guide_names_routes_that_exist(server: Server) -> None:
    description, _ = call(server, "GET", "/schema/openapi.json")
    known = {re.sub(r"{\w+}", "{}", path) for path in description["paths"]}
    named = re.findall(r"`(?:GET|POST|DELETE) (/api[^`?]*)", GUIDE)
    assert named
    for path in named:
        assert re.sub(r"{\w+}", "{}", path) in known


def test_the_server_hands_out_the_schema_of_its_messages(server: Server) -> None:
    answer, _ = call(server, "GET", "/schema/socket.json")
    assert answer == schema()


def test_what_is_said_is_what_the_schema_says(server: Server) -> None:
    """A game's worth of messages, read back strictly."""
    client = Client(server)
    client.connect(client.make(seats=[{"kind": "mine"}, {"kind": "bot", "bot": "greedy"}]))
    while not client.is_over:
        if client.is_mine:
            client.command("try", moves=client.now["legal"][:1])
            client.move(client.now["legal"][-1])
        else:
            client.receive()
    client.close()
    decoder = msgspec.json.Decoder(wire.FromServer)
    assert {type(decoder.decode(msgspec.json.encode(one))) for one in client.heard} >= {
        wire.Welcome,
        wire.Update,
        wire.Tried,
        wire.Presence,
    }
