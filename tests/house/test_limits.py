"""The page of limits is what the code says."""

from __future__ import annotations

from house.limits import PAGE, limits, page


def test_the_page_of_limits_is_true() -> None:
    assert PAGE.read_text("utf-8") == page(), "python tests/house/limits.py writes it anew"


def test_limits_of_every_kind_are_found() -> None:
    names = {(limit.room, limit.name) for limit in limits()}
    assert {("server/lobby", "SEATINGS"), ("records/record", "LONGEST_GAME")} <= names
    assert any(room == "web" for room, _ in names)
    assert any(room.startswith("bots/") for room, _ in names)


def test_every_limit_says_what_it_bounds() -> None:
    silent = [f"{limit.path.name}: {limit.name}" for limit in limits() if not limit.meaning]
    assert not silent
