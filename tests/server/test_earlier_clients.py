"""What a server keeps of its client, for pages that are open while it is upgraded."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest
from server.serving import serving
from server.test_client_files import get
from server.test_client_files import pytestmark as client_built

from tenfold.server.http.earlier_clients import MOST_VERSIONS, earlier_file, keep_client


def build(folder: Path, mark: str) -> Path:
    """A client of one file, whose name and text have this mark."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    for path in (folder / "assets").iterdir():
        path.unlink()
    (folder / "assets" / f"Home-{mark}.js").write_text(f"// {mark}")
    return folder


def test_a_file_is_found_after_the_package_has_lost_it(tmp_path: Path) -> None:
    client, kept = tmp_path / "client", tmp_path / "kept"
    keep_client(build(client, "first123"), kept)
    keep_client(build(client, "second12"), kept)
    found = earlier_file(kept, "assets/Home-first123.js")
    assert found is not None
    assert found.read_text() == "// first123"
    assert earlier_file(kept, "assets/Home-third123.js") is None


@pytest.mark.parametrize(
    "name", ["assets/../secret.txt", "assets/..", "secret.txt", "assets//etc/passwd", "assets/x/y.js"]
)
def test_nothing_else_is_given_out(tmp_path: Path, name: str) -> None:
    keep_client(build(tmp_path / "client", "first123"), tmp_path / "kept")
    (version,) = (tmp_path / "kept").iterdir()
    (version / "secret.txt").write_text("secret")
    assert earlier_file(tmp_path / "kept", name) is None


def test_the_oldest_versions_are_forgotten(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    for number in range(MOST_VERSIONS + 2):
        keep_client(build(tmp_path / "client", f"version{number}"), kept)
        for version in kept.iterdir():  # as if time had passed
            os.utime(version, (version.stat().st_mtime - 60,) * 2)
    found = [number for number in range(9) if earlier_file(kept, f"assets/Home-version{number}.js")]
    assert found == list(range(2, MOST_VERSIONS + 2))


def test_versions_may_go_while_files_are_looked_for(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    keep_client(build(tmp_path / "client", "first123"), kept)

    def come_and_go() -> None:
        for _ in range(10_000):
            (kept / "fedcba").mkdir()
            (kept / "fedcba").rmdir()

    other = threading.Thread(target=come_and_go)
    other.start()
    found = []
    while other.is_alive():
        found.append(earlier_file(kept, "assets/Home-first123.js"))
    other.join()
    assert found
    assert None not in found


def test_what_a_killed_server_left_is_tidied_up_after_an_hour(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    for name, age in (("new-lost", 3_700), ("new-going", 60)):
        (kept / name / "assets").mkdir(parents=True)
        changed = (kept / name).stat().st_mtime - age
        os.utime(kept / name, (changed, changed))
    keep_client(build(tmp_path / "client", "first123"), kept)
    assert {path.name for path in kept.glob("new-*")} == {"new-going"}


def test_what_cannot_be_kept_stops_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "kept").write_text("a file where a folder should be")
    keep_client(build(tmp_path / "client", "first123"), tmp_path / "kept")
    assert "not kept" in caplog.text
    assert earlier_file(tmp_path / "kept", "assets/Home-first123.js") is None


def test_a_server_answers_for_other_versions_than_its_own(tmp_path: Path) -> None:
    client = build(tmp_path / "client", "first123")
    (client / "assets" / "Home-first123.js.br").write_bytes(b"packed")
    keep_client(client, tmp_path / "kept")
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", clients=str(tmp_path / "kept")) as server:
        status, headers, body = get(server, "/assets/Home-first123.js")
        assert (status, body) == (200, b"// first123")
        assert "immutable" in headers["cache-control"]
        assert headers["content-type"].startswith("text/javascript")
        assert get(server, "/assets/Home-third123.js")[0] == 404
        assert get(server, "/assets/Home-first123.js.br")[0] == 404


@client_built
def test_they_lie_beside_the_database_unless_said(tmp_path: Path) -> None:
    with serving(f"sqlite:{tmp_path / 'tenfold.sqlite'}", clients=""):
        assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == ["clients"]
