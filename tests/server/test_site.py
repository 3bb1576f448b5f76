"""`tenfold site`: the client as a folder of files."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import forks
import pytest

from tenfold.protocol.errors import TenfoldError
from tenfold.server.http.puzzle_files import puzzle_files
from tenfold.server.operations.site import write_site

FILES = {"index.html", "sw.js", "icons/icon.svg", "assets/Home-first123.js"}


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of few files, in which tests can change what a new build would."""
    folder = tmp_path / "client"
    build(folder, "first123")
    monkeypatch.setattr("tenfold.server.operations.site.FOLDER", folder)
    return folder


def build(folder: Path, mark: str) -> None:
    for name, text in {
        "index.html": '<meta charset="utf-8" /><meta name="tenfold-version" content="aaaabbbbcccc" />',
        "sw.js": "const KEPT = 'tenfold-aaaabbbbcccc';",
        ".vite/hints.json": "{}",
        "icons/icon.svg": "<svg/>",
        f"assets/Home-{mark}.js": f"// {mark}",
        f"assets/Home-{mark}.js.br": "packed",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def rebuild(folder: Path, mark: str) -> None:
    for path in (folder / "assets").iterdir():
        path.unlink()
    build(folder, mark)


def names_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_all_files_are_written_but_those_of_the_build(tmp_path: Path) -> None:
    written = write_site(tmp_path / "site")
    assert names_in(tmp_path / "site") == {*FILES, *puzzle_files(), ".tenfold-site.json"}
    assert written.files == 4 + len(puzzle_files())


def test_the_page_has_its_policy_and_its_server(tmp_path: Path) -> None:
    write_site(tmp_path / "site", "https://ten.example.org/play")
    page = (tmp_path / "site" / "index.html").read_text()
    assert '<meta name="tenfold-server" content="https://ten.example.org/play/" />' in page
    assert "connect-src 'self' https://ten.example.org;" in page
    assert "script-src 'self';" in page
    assert "frame-ancestors" not in page  # a browser complains of it there
    write_site(tmp_path / "site")
    page = (tmp_path / "site" / "index.html").read_text()
    assert '<meta name="tenfold-server" content="" />' in page
    assert "connect-src 'self';" in page


def test_other_settings_are_another_version_and_the_same_ones_are_not(tmp_path: Path) -> None:
    versions = []
    for server in (None, "https://ten.example.org", None):
        write_site(tmp_path / "site", server)
        page, worker = ((tmp_path / "site" / name).read_text() for name in ("index.html", "sw.js"))
        versions += re.findall(r'tenfold-version" content="(\w{12})"', page)
        assert worker == f"const KEPT = 'tenfold-{versions[-1]}';"
    assert versions[0] == versions[2] != versions[1]
    assert "aaaabbbbcccc" not in versions


def test_the_last_version_keeps_its_parts_until_the_next_one(built: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    kept = []
    for mark in ("first123", "second12", "second12", "third123"):
        rebuild(built, mark)
        write_site(site)
        kept.append({path.name[5:10] for path in (site / "assets").iterdir()})
    assert kept == [{"first"}, {"first", "secon"}, {"first", "secon"}, {"secon", "third"}]


def test_what_others_have_put_there_is_left_alone(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "letter.txt").write_text("Dear Anna")
    with pytest.raises(TenfoldError, match=r"site\.not_empty"):
        write_site(site)
    assert names_in(site) == {"letter.txt"}
    write_site(site, force=True)
    write_site(site)
    assert (site / "letter.txt").read_text() == "Dear Anna"


@pytest.mark.parametrize(
    "ledger",
    [
        *(b"x", b"[]", b'{"files": 1}', b'{"files": ["\xff"]}'),
        pytest.param(b'{"x": ' + b"[" * 10_000, id="deep"),
        *(
            b'{"files": ["a\\u0000b"]}',
            b'{"files": [], "earlier": ["../letter.txt"]}',
            b'{"files": ["/tmp/x"]}',
        ),
    ],
)
def test_a_ledger_of_somebody_else_makes_no_folder_ours(tmp_path: Path, ledger: bytes) -> None:
    site, letter = tmp_path / "site", tmp_path / "letter.txt"
    site.mkdir()
    letter.write_text("Dear Anna")
    (site / ".tenfold-site.json").write_bytes(ledger)
    with pytest.raises(TenfoldError, match=r"site\.not_empty"):
        write_site(site)
    assert names_in(site) == {".tenfold-site.json"}
    write_site(site, force=True)
    assert letter.exists()


@pytest.mark.parametrize(
    ("link", "ledger"),
    [
        ("link", '{"files": ["link/letter.txt"]}'),
        ("assets", '{"files": []}'),
        ("index.html", '{"files": []}'),
        (".tenfold-site.json", ""),
    ],
)
def test_no_link_leads_out_of_the_folder(tmp_path: Path, link: str, ledger: str) -> None:
    site, elsewhere = tmp_path / "site", tmp_path / "elsewhere"
    site.mkdir()
    elsewhere.mkdir()
    (elsewhere / "letter.txt").write_text("Dear Anna")
    if ledger:
        (site / ".tenfold-site.json").write_text(ledger)
    is_folder = "." not in link
    (site / link).symlink_to(elsewhere if is_folder else elsewhere / "letter.txt")
    with pytest.raises(TenfoldError, match=r"site\.link"):
        write_site(site, force=True)
    assert names_in(elsewhere) == {"letter.txt"}
    assert (elsewhere / "letter.txt").read_text() == "Dear Anna"


def test_the_folder_itself_may_be_a_link_and_files_may_have_two_names(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "site").symlink_to("real")
    (tmp_path / "letter.txt").write_text("Dear Anna")
    (tmp_path / "real" / "index.html").hardlink_to(tmp_path / "letter.txt")
    write_site(tmp_path / "site", force=True)
    assert "tenfold-version" in (tmp_path / "real" / "index.html").read_text()
    assert (tmp_path / "letter.txt").read_text() == "Dear Anna"


def test_a_page_comes_after_its_files_and_the_next_run_finishes(built: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site)
    rebuild(built, "second12")
    (built / "index.html").write_text((built / "index.html").read_text() + "second12")
    obstacle = site / "sw.js"
    obstacle.unlink()
    obstacle.mkdir()
    with pytest.raises(OSError, match=r"sw\.js"):
        write_site(site)
    assert (site / "assets" / "Home-second12.js").exists()
    assert "second12" not in (site / "index.html").read_text()
    obstacle.rmdir()
    rebuild(built, "third123")
    write_site(site)
    assert {path.name[5:10] for path in (site / "assets").iterdir()} == {"first", "third"}


def test_the_next_run_finishes_a_first_one(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "icons" / "icon.svg").mkdir(parents=True)
    with pytest.raises(OSError, match=r"icon\.svg"):
        write_site(site, force=True)
    (site / "icons" / "icon.svg").rmdir()
    write_site(site)
    assert names_in(site) == {*FILES, *puzzle_files(), ".tenfold-site.json"}


@pytest.mark.parametrize(
    "server",
    [
        *(
            "",
            "ten.example.org",
            "ftp://ten.example.org",
            "https://",
            "https://x; script-src *",
            "https://[x",
        ),
        *("https://*", "https://*.example.org", "https://user:pw@host", "https://a.example:"),
        *("https://a.example\\evil", "https://a.example|b", "https://a.example`"),
    ],
)
def test_a_wrong_server_is_refused(tmp_path: Path, server: str) -> None:
    with pytest.raises(TenfoldError, match=r"site\.bad_server"):
        write_site(tmp_path / "site", server)


def test_the_server_is_named_as_browsers_do(tmp_path: Path) -> None:
    write_site(tmp_path / "site", "https://Bücher.Example:443/Ten")
    page = (tmp_path / "site" / "index.html").read_text()
    assert 'content="https://xn--bcher-kva.example/Ten/"' in page
    assert "connect-src 'self' https://xn--bcher-kva.example;" in page


def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return forks.run(["site", *map(str, words)], {"LC_ALL": "C.UTF-8"})


def test_the_command_says_what_it_has_done_and_how_to_try_it(tmp_path: Path) -> None:
    told = run(tmp_path / "site", "--server", "https://ten.example.org")
    assert told.returncode == 0
    assert re.match(r"Wrote \d+ files to .*, \d+\.\d MB\.", told.stdout)
    assert "python -m http.server" in told.stdout
    assert "tenfold serve --site" in told.stdout
    (tmp_path / "other").write_text("a file")
    refused = run(tmp_path)
    assert refused.returncode == 1
    assert "is not empty" in refused.stderr
