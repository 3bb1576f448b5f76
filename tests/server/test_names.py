"""Every name shows something, keeps its letters, and is nobody else's at the table."""

from __future__ import annotations

import pytest
from server.serving import Client, Refusal, Server

from tenfold.protocol.errors import TenfoldError
from tenfold.server.people.names import LONGEST_NAME, clean_name, distinct_name


@pytest.mark.parametrize(
    "name",
    [
        "\u115f\u1160", "\u3164", "\uffa0\uffa0", "\u2800\u2800", "\ufe0f", "\U000e0101", "\u180b", "\u034f",
        "\u0301\u0301", "\u20dd", " \u0301", "\u200b\u200d\u2060", "\u202e\u202c", "\u00ad", "\ufeff",
        "\u17b4", " \t\u3000",
    ],
)  # fmt: skip
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(TenfoldError) as refused:
        clean_name(name)
    assert refused.value.key == "person.empty_name"


@pytest.mark.parametrize(
    "name",
    [
        "Ada", "Nguyễn Thị Ánh", "Łukasz Żółć", "ज़ेंदा", "क्षितिज", "مُحَمَّد", "שָׁלוֹם", "น้ำผึ้ง", "ທິ່ງ", "சௌமியா",
        "王小明", "김민준", "Renée O’Neill", "Ωμέγα", "🦊 Fox",
    ],
)  # fmt: skip
def test_a_name_of_any_language_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == name


def test_few_marks_stand_on_one_letter() -> None:
    assert len(clean_name("Z" + "\u0335\u0336" * 14 + "o")) <= 5
    assert clean_name("e\u0301") == "é"


def test_what_turns_the_line_round_is_left_out() -> None:
    assert clean_name("\u202eadA\u202c \u2067x\u2069") == "adA x"


@pytest.mark.parametrize("other", ["Ada", "ADA", "ａｄａ", "A d a", "𝐀da"])
def test_a_name_that_reads_like_another_gets_a_number(other: str) -> None:
    assert distinct_name(other, ["Ada", None]) == f"{other} 2"
    assert distinct_name("Ada", [other, "Ada 2"]) == "Ada 3"
    assert distinct_name("Ada", ["Adam", "Bob"]) == "Ada"


def test_a_long_name_has_room_for_its_number() -> None:
    long = "a" * LONGEST_NAME
    assert distinct_name(long, [long]) == "a" * (LONGEST_NAME - 2) + " 2"


def test_nobody_takes_another_ones_name_at_a_table(server: Server) -> None:
    host, guest = Client(server), Client(server)
    host.call("POST", "/api/me", {"name": "Ada"})
    table = host.make(seats=[{"kind": "mine"}, {"kind": "mine"}, {"kind": "open"}])
    guest.sit(table, 2, name="\u200bADA")
    names = [seat["name"] for seat in guest.call("GET", f"/api/tables/{table}")["seats"]]
    assert names == ["Ada", "Ada 2", "ADA 3"]


def test_nobody_is_introduced_by_a_name_that_shows_nothing(server: Server) -> None:
    with pytest.raises(Refusal) as refused:
        Client(server).call("POST", "/api/me", {"name": "\u3164"})
    assert refused.value.key == "person.empty_name"
