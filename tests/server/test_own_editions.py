"""A server offers editions of one's own; when one is taken away, its tables say so and all others go on."""

from __future__ import annotations

from pathlib import Path

import pytest
from docs.test_own_edition import KITCHEN
from server.serving import Refusal, call, serving


def test_tables_of_an_edition_that_was_taken_away(tmp_path: Path) -> None:
    (tmp_path / "kitchen.toml").write_text(KITCHEN, "utf-8")
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", editions=str(tmp_path)) as server:
        games, _ = call(server, "GET", "/api/catalogue")
        assert [one["id"] for one in games["games"][0]["editions"]][-1] == "kitchen"
        _, cookie = call(server, "POST", "/api/me", {"name": "Ada"})
        tables = {}
        for edition in ("aeg", "kitchen"):
            wanted = {"game": "cards", "options": {"edition": edition, "seats": 1, "target": 4}}
            made, _ = call(
                server, "POST", "/api/tables", wanted | {"seats": [{"kind": "mine"}]}, cookie=cookie
            )
            tables[edition] = made["id"]
        server.stop()
        (tmp_path / "kitchen.toml").unlink()
        server.start()
        mine, _ = call(server, "GET", "/api/tables/mine", cookie=cookie)
        assert [one["table"]["id"] for one in mine["tables"]] == [tables["aeg"]]
        with pytest.raises(Refusal, match="kitchen"):
            call(server, "GET", f"/api/tables/{tables['kitchen']}", cookie=cookie)
        server.stop()
        (tmp_path / "kitchen.toml").write_text(KITCHEN, "utf-8")
        server.start()
        mine, _ = call(server, "GET", "/api/tables/mine", cookie=cookie)
        assert {one["table"]["id"] for one in mine["tables"]} == {*tables.values()}
