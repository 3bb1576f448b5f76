"""The lab's commands, in processes of their own, as somebody at a terminal has them."""

from __future__ import annotations

import contextlib
import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from lab.my_bots import __file__ as bots_file
from lab.shell import ENGLISH, assert_stands_alone, tenfold

from tenfold.records.record import Record
from tenfold.records.verify import verify


def test_records_and_summaries_in_every_form(tmp_path: Path) -> None:
    records, table = tmp_path / "games.jsonl", tmp_path / "summary.parquet"
    common = ("simulate", "--bots", "careful,greedy", "--games", "40", "--seed", "3", "--workers", "1")
    tenfold(*common, "--out", records, "--summary", "parquet", "--summary-out", table)
    told = json.loads(tenfold(*common, "--summary", "json").stdout)
    rows = list(csv.DictReader(tenfold(*common, "--summary", "csv").stdout.splitlines()))
    assert len(records.read_text("utf-8").splitlines()) == told["games"] == 40
    assert (told["seed"], told["bots"]) == ("3", ["careful", "greedy"])
    found = {(row["topic"], row["name"], row["figure"]): float(row["mean"]) for row in rows}
    assert found["seat", "0", "victories"] == told["figures"]["seat"]["0"]["victories"]["mean"]

    import pyarrow.parquet as pq  # type: ignore[import-untyped]

    columns = pq.read_table(table).to_pydict()
    assert columns["mean"] == pytest.approx(list(found.values()))
    assert columns["figure"] == [row["figure"] for row in rows]


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "tenfold", "simulate", "--games", "10000000", "--seed", "1"]
    command += ["--bots", "careful", "--out", str(path), "--workers", "2"]
    # Whoever was started in the background of a shell is deaf to Ctrl-C, and so is all that it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, **ENGLISH},
    )
    while process.poll() is None and not (path.exists() and path.stat().st_size > 300_000):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to every process of the group
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130, err
    lines = path.read_bytes().split(b"\n")
    assert lines.pop() == b""
    for line in lines[:2] + lines[-2:]:
        verify(Record.from_line(line))
    assert [json.loads(line)["result"] is None for line in lines] == [False] * len(lines)
    assert err == f"stopped after {len(lines)} games; they are kept\nWritten: {path}\n"
    assert out.startswith(f"{len(lines)} games, seed 1\n")


def test_a_file_that_is_there_or_cannot_be_is_told_before_the_first_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("mine\n")
    endless = ("simulate", "--games", "1000000000")
    done = tenfold(*endless, "--out", path, expect=1)
    assert done.stderr == f"The file {path} is there already; --force replaces it.\n"
    assert "there already" in tenfold(*endless, "--summary-out", path, expect=1).stderr
    assert "there already" in tenfold("arena", "careful", "greedy", "--json", path, expect=1).stderr
    assert "there already" in tenfold("experiment", "seats", "--report", path, expect=1).stderr
    assert path.read_text() == "mine\n"
    missing = tmp_path / "no" / "games.jsonl"
    refused = tenfold(*endless, "--out", missing, expect=1).stderr
    assert refused == f"There is no file or folder {missing.parent}.\n"
    tenfold("simulate", "--games", "2", "--workers", "1", "--out", path, "--force")
    assert len(path.read_text("utf-8").splitlines()) == 2


def test_mistakes_are_one_sentence() -> None:
    done = tenfold("simulate", "--bots", "carefull", expect=1)
    assert done.stderr.startswith("There is no bot called “carefull”")
    assert "“careful”" in done.stderr
    assert tenfold("simulate", "--bots", "random,greedy", "--seats", "4", expect=1).stderr.startswith(
        "2 bots"
    )
    assert "two different bots" in tenfold("arena", "careful", "careful", expect=1).stderr
    assert "solo" in tenfold("experiment", "sollo", expect=1).stderr
    assert "--deck" in tenfold("experiment", "deck", expect=1).stderr
    assert "Parquet" in tenfold("simulate", "--summary", "parquet", expect=2).stderr


def test_a_bot_that_fails_is_named_in_the_summary() -> None:
    bad = f"{bots_file}:crashes"
    done = tenfold("simulate", "--bots", f"{bad},random", "--games", "3", "--workers", "1", "--seed", "1")
    line = next(line for line in done.stdout.splitlines() if "ValueError" in line)
    assert line.split()[:2] == [bad, "3"]


def test_memory_stays_flat() -> None:
    peaks = []
    for games in ("64", "2500"):
        code = (
            "import resource, sys\nfrom tenfold.cli import app\n"
            f"sys.argv = 'tenfold simulate --workers 1 --seed 1 --games {games}'.split()\n"
            "sys.argv += ['--out', '/dev/null', '--force']\n"
            "app(standalone_mode=False)\n"
            "print('peak', resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
        )
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=200
        )
        peaks.append(int(done.stdout.rsplit("peak", 1)[1]))
    assert peaks[1] < peaks[0] + 10_000  # kilobytes; the records alone would be more


def test_an_arena_reports(tmp_path: Path) -> None:
    page, data = tmp_path / "arena.html", tmp_path / "arena.json"
    bad = f"{bots_file}:crashes"
    done = tenfold(
        *(
            "arena",
            "careful",
            "random",
            bad,
            "--seats",
            "2",
            "--games",
            "60",
            "--seed",
            "5",
            "--workers",
            "1",
        ),
        *("--until-decided", "--report", page, "--json", data),
    )
    told = json.loads(data.read_text("utf-8"))
    assert [row["bot"] for row in told["ratings"]] == ["careful", "random", bad]
    assert told["faults"][bad]["games"] == 40
    assert told["games"] == 60
    assert "careful" in done.stdout.splitlines()[1]
    assert "my_bots.py:crashes" in done.stdout.splitlines()[3]
    text = page.read_text("utf-8")
    assert_stands_alone(text)
    assert all(heading in text for heading in ("Ratings", "One against one", "Points", "Bots that failed"))


def test_an_arena_stops_when_it_is_decided() -> None:
    command = ("arena", "careful", "random", "--games", "100000", "--seed", "1", "--workers", "1")
    assert "the whole order is decided" in tenfold(*command, "--until-decided").stdout


@pytest.mark.parametrize("name", ["seats", "editions", "busting", "wildcards", "solo", "deck"])
def test_every_experiment_answers_and_reports(name: str, tmp_path: Path) -> None:
    page, data, deck = tmp_path / "page.html", tmp_path / "data.json", tmp_path / "deck.json"
    deck.write_text(json.dumps({"B1": 6, "G2": 6, "O3": 6, "P4": 6, "$2": 6, "**": 3, "*3": 2}))
    extra = ("--deck", deck) if name == "deck" else ()
    done = tenfold(
        *("experiment", name, "--games", "6", "--seed", "1", "--workers", "1", "--bot", "greedy"),
        *("--report", page, "--json", data, *extra),
    )
    told = json.loads(data.read_text("utf-8"))
    assert told["answer"]
    assert f"{told['answer']} Seed 1.\n" in done.stdout
    assert {setting["games"] for setting in told["settings"]} == {6}
    text = page.read_text("utf-8")
    assert f"<h1>{told['title']}</h1>" in text
    assert_stands_alone(text)


def test_a_study_says_where_its_report_is(tmp_path: Path) -> None:
    page, data = tmp_path / "page.html", tmp_path / "data.json"
    few = ("--games", "2", "--seed", "1", "--workers", "1", "--report", page, "--json", data)
    written = f"Written: {page}\nWritten: {data}\n"
    assert tenfold("experiment", "busting", "--bot", "greedy", *few).stderr == written
    assert tenfold("arena", "greedy", "random", *few, "--force").stderr == written
    out = tmp_path / "games.jsonl"
    assert tenfold("simulate", "--games", "2", "--out", out).stderr == f"Written: {out}\n"
    assert tenfold("simulate", "--games", "2", "--out", "-").stderr.count("Written") == 0


def test_on_a_terminal_a_study_says_what_it_waits_for(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "tenfold", "experiment", "solo", "--games", "2", "--bot", "greedy"]
    command += ["--workers", "1", "--report", str(tmp_path / "page.html")]
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env={**os.environ, **ENGLISH, "TERM": "xterm", "COLUMNS": "120"},
    )
    os.close(theirs)
    heard = b""
    with contextlib.suppress(OSError):  # which is how Linux says that nobody is there any more
        while bite := os.read(ours, 4096):
            heard += bite
    os.close(ours)
    assert process.wait(timeout=60) == 0
    said = heard.decode()
    waits = ["getting the rules and the processes ready", "drawing the plots", "Written: "]
    places = [said.find(words) for words in waits]
    assert -1 not in places
    assert places == sorted(places)


def test_the_experiments_are_listed() -> None:
    listed = [line.split()[0] for line in tenfold("experiment", "list").stdout.splitlines()]
    assert listed == ["seats", "editions", "busting", "solo", "wildcards", "deck"]
