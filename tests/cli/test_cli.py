"""The command line as a person uses it: real processes, exit codes, one clear sentence when it is wrong. Some
of them are new programs, and most are forked, which is the same for all that they do."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import forks
import pytest
from earlier_rules import SENTENCE, earlier_record

CASES = Path(__file__).parents[1] / "cases"


Completed = subprocess.CompletedProcess[str]


def tenfold(*words: str | Path, stdin: str = "", env: dict[str, str] | None = None) -> Completed:
    return forks.run([*map(str, words)], {**os.environ, "LC_ALL": "C.UTF-8", **(env or {})}, stdin)


def tenfold_anew(*words: str) -> Completed:
    return forks.run_anew(words, {**os.environ, "LC_ALL": "C.UTF-8"})


@pytest.mark.parametrize(
    "words",
    [("--version",), ("simulate", "--games", "1", "--edition", "ącme"), ("verify", "nowhere.jsonl")],
)
def test_a_forked_process_says_what_a_new_program_says(words: tuple[str, ...]) -> None:
    forked, new = tenfold(*words), tenfold_anew(*words)
    assert (forked.returncode, forked.stdout, forked.stderr) == (new.returncode, new.stdout, new.stderr)


def test_help_names_every_command_and_fits_a_newcomer() -> None:
    shown = tenfold_anew("--help")
    assert shown.returncode == 0
    text = " ".join(shown.stdout.split())
    for word in ("terminal", "simulate", "verify", "replay", "card game", "tile-laying duel"):
        assert word in text


@pytest.mark.parametrize(
    "command", ["terminal", "simulate", "verify", "replay", "solve", "review", "serve", "doctor", "admin"]
)
def test_every_command_has_help(command: str) -> None:
    shown = tenfold_anew(command, "--help")
    assert shown.returncode == 0
    assert "Usage:" in shown.stdout


def test_verify_accepts_what_is_right() -> None:
    checked = tenfold("verify", CASES / "cards.jsonl", CASES / "tiles.jsonl")
    assert checked.returncode == 0
    assert checked.stdout.splitlines() == [
        f"{CASES / 'cards.jsonl'}: 237 correct, 0 wrong",
        f"{CASES / 'tiles.jsonl'}: 48 correct, 0 wrong",
    ]


def test_verify_names_line_move_and_reason_of_each_wrong_record(tmp_path: Path) -> None:
    broken = [json.loads(line) for line in (CASES / "broken.jsonl").read_text("utf-8").splitlines()]
    path = tmp_path / "broken.jsonl"
    path.write_text("\n".join(json.dumps(case["record"]) for case in broken), "utf-8")
    checked = tenfold("verify", path)
    assert checked.returncode == 1
    assert checked.stderr == ""
    *faults, last = checked.stdout.splitlines()
    assert last == f"{path}: 0 correct, {len(broken)} wrong"
    assert len(faults) == len(broken)
    assert faults[0] == (
        f"{path}:1: move 4: A bid of 6 is more than can be paid, which is 5 at most. [illegal.bid_too_high]"
    )
    for number, fault in enumerate(faults, 1):
        assert fault.startswith(f"{path}:{number}: ")


@pytest.mark.parametrize(
    ("junk", "sentence"),
    [
        (b"\xff\xfe\x00\x01", "not UTF-8"),
        (b"{", "not JSON"),
        (b"[1]\n", "object"),
        (b"\n\n", "no record in it"),
        (b"", "no record in it"),
    ],
)
def test_verify_refuses_junk_without_a_traceback(tmp_path: Path, junk: bytes, sentence: str) -> None:
    path = tmp_path / "junk"
    path.write_bytes(junk)
    checked = tenfold("verify", path)
    assert checked.returncode == 1
    assert str(path) in checked.stdout
    assert sentence in checked.stdout
    assert "Traceback" not in checked.stdout + checked.stderr


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no file or folder {path}.\n"),
        ("de", "Eine Datei oder einen Ordner {path} gibt es nicht.\n"),
        ("nl", "Een bestand of map {path} bestaat niet.\n"),
        ("pl", "Nie ma pliku ani folderu {path}.\n"),
    ],
)
def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path, language: str, sentence: str) -> None:
    path = tmp_path / "nothing.jsonl"
    for words in (("verify", path), ("replay", path), ("terminal", "--seats", "2", "--deck", path)):
        for checked in (
            tenfold(*words, "--language", language),
            tenfold(*words, env={"LC_ALL": f"{language}.UTF-8"}),
        ):
            assert checked.returncode == 1
            assert checked.stderr == sentence.format(path=path)


def test_a_folder_is_no_file_and_a_file_that_is_there_is_left_alone(tmp_path: Path) -> None:
    assert tenfold("verify", tmp_path, "--language", "nl").stderr == f"{tmp_path}: een map, geen bestand.\n"
    path = tmp_path / "games.jsonl"
    path.write_text("mine", "utf-8")
    refused = tenfold("simulate", "--games", "1", "--out", path, "--language", "de")
    assert refused.stderr == f"Die Datei {path} gibt es schon; --force ersetzt sie.\n"
    assert path.read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    ("language", "move", "summed", "empty"),
    [
        ("de", "Zug 4", "0 richtig, 1 falsch", "keine Aufzeichnung darin"),
        ("nl", "zet 4", "0 goed, 1 fout", "geen spelverslag te vinden"),
        ("pl", "ruch 4", "dobrych 0, błędnych 1", "brak zapisu gry"),
    ],
)
def test_verify_speaks_every_language(
    tmp_path: Path, language: str, move: str, summed: str, empty: str
) -> None:
    first = (CASES / "broken.jsonl").read_text("utf-8").splitlines()[0]
    path, nothing = tmp_path / "broken.jsonl", tmp_path / "empty.jsonl"
    path.write_text(json.dumps(json.loads(first)["record"]), "utf-8")
    nothing.touch()
    checked = tenfold("verify", path, nothing, "--language", language)
    assert checked.stdout.startswith(f"{path}:1: {move}: ")
    assert checked.stdout.splitlines()[1:] == [f"{path}: {summed}", f"{nothing}: {empty}"]
    assert tenfold("verify", path, nothing, env={"LC_ALL": language}).stdout == checked.stdout


def test_replay_lists_the_legal_moves() -> None:
    with gzip.open(CASES / "legal.jsonl.gz", "rt", encoding="utf-8") as file:
        cases = [json.loads(line) for line in file][:12]
    records = "\n".join(json.dumps(case["record"]) for case in cases)
    replayed = tenfold("replay", "--legal", "-", stdin=records)
    assert replayed.returncode == 0
    assert [json.loads(line) for line in replayed.stdout.splitlines()] == [case["legal"] for case in cases]


def test_replay_tells_a_game_in_words() -> None:
    told = tenfold("replay", CASES / "tiles.jsonl", "--record", "2")
    assert told.returncode == 0
    assert "Player 2 has a line of ten" in told.stdout
    assert tenfold("replay", CASES / "tiles.jsonl", "--record", "1000").returncode == 1


def test_replay_speaks_the_readers_language_in_a_pipe_and_counts_players_from_one() -> None:
    told = tenfold("replay", CASES / "tiles.jsonl", "--record", "2", "--language", "nl").stdout
    assert "Speler 2" in told
    assert "Speler 1" in told
    assert "Speler 0" not in told
    assert "Player" not in told
    beyond = tenfold("replay", CASES / "tiles.jsonl", "--record", "1000", "--language", "de")
    assert beyond.returncode == 1
    assert "1000 gibt es in dieser Datei nicht" in beyond.stderr


@pytest.mark.parametrize("option", ["--record", "--game"])
@pytest.mark.parametrize("command", [("replay", "--list"), ("review", "--quick"), ("solve",)])
def test_one_record_of_a_file_is_chosen_by_one_option_and_by_its_old_name(
    command: tuple[str, ...], option: str
) -> None:
    refused = tenfold(*command, CASES / "tiles.jsonl", option, "99999")
    assert refused.returncode == 1
    assert "game 99999" in refused.stderr.casefold()
    assert "--game" not in tenfold(command[0], "--help").stdout


def test_replay_says_how_many_games_a_file_has_and_lets_one_choose(tmp_path: Path) -> None:
    file = tmp_path / "three.jsonl"
    lines = (CASES / "tiles.jsonl").read_text().splitlines()[1:4]
    file.write_text("\n".join([lines[0], "{}", *lines[1:]]) + "\n")
    walked = tenfold("replay", file, "--step", stdin="4\nq\n")
    assert walked.returncode == 0
    assert "There are 3 games in this file." in walked.stdout
    assert walked.stdout.count("Tiles: Player 1 and Player 2, ") == 3
    assert f"{file}:2: " in walked.stderr
    assert walked.stdout.count("━━ Move 0 of") == 1
    alone = tenfold("replay", file, "--step", "--record", "1", stdin="q\n")
    assert "games in this file" not in alone.stdout


def test_replay_draws_the_position_after_a_move_counted_as_in_the_browser() -> None:
    drawn = tenfold("replay", CASES / "tiles.jsonl", "--record", "3", "--move", "10")
    assert drawn.returncode == 0
    assert "━━ Move 10 of 28 ━━" in drawn.stdout
    assert "Player 2 places a 1 at −3,2." in drawn.stdout
    assert "    2  (1) (3) (3)\n    1      [1] [3]\n" in drawn.stdout
    cards = tenfold("replay", CASES / "cards.jsonl", "--record", "7", "--move", "20")
    assert "Market (price = number)" in cards.stdout
    beyond = tenfold("replay", CASES / "tiles.jsonl", "--record", "3", "--move", "29")
    assert beyond.returncode == 1
    assert "There is no move 29: the game has 28 moves." in beyond.stderr


def test_a_payment_is_one_move_of_a_walk(tmp_path: Path) -> None:
    moves = [
        "draw",
        "$2",
        "draw",
        "B1",
        "currency",
        "draw",
        "G3",
        "numbers",
        "buy:B1",
        "spend:$",
        "draw",
        "O1",
    ]
    record = {"format": "tenfold/1", "game": "cards", "options": {"edition": "aeg", "seats": 2, "start": 0}}
    file = tmp_path / "one.jsonl"
    file.write_text(json.dumps(record | {"moves": moves, "result": None}) + "\n")
    walked = tenfold("replay", file, "--step", stdin="\n" * 9)
    assert re.findall(r"━━ Move (\d+) of 7", walked.stdout) == list("01234567")


def test_replay_walks_from_position_to_position(tmp_path: Path) -> None:
    record = (CASES / "tiles.jsonl").read_text().splitlines()[2]
    file = tmp_path / "one.jsonl"
    file.write_text(record + "\n")
    walked = tenfold("replay", file, "--step", stdin="\n\nb\nb\nb\n9\nx\n28\n\n")
    assert walked.returncode == 0
    numbers = ["0", "1", "2", "1", "0", "0", "9", "28"]
    assert re.findall(r"━━ Move (\d+) of 28", walked.stdout) == numbers
    assert "“x” is no move: there are moves 0 to 28." in walked.stdout


def test_replay_stops_at_the_move_at_fault() -> None:
    record = {
        "format": "tenfold/1",
        "game": "cards",
        "options": {"edition": "aeg", "seats": 2},
        "result": None,
    }
    told = tenfold("replay", "-", stdin=json.dumps(record | {"moves": ["draw", "B4", "currency"]}))
    assert told.returncode == 1
    assert "-:1: move 3: " in told.stderr
    assert "[illegal.no_currency]" in told.stderr


def test_a_reader_who_leaves_is_no_error() -> None:
    command = f"{sys.executable} -m tenfold replay {CASES / 'cards.jsonl'} | head -n 1"
    left = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, timeout=120)
    assert left.stdout.startswith("cards ")
    assert left.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--edition", "acme"), "acme"),
        (("--seats", "6"), "6"),
        (("--target", "3"), "3"),
        (("--game", "chess"), "chess"),
        (("--game", "tiles", "--seats", "3"), "seats"),
        (("--deck", "README.nowhere"), "README.nowhere"),
    ],
)
def test_a_wrong_option_is_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    refused = tenfold("simulate", "--games", "1", *arguments)
    assert refused.returncode == 1
    assert refused.stdout == ""
    assert refused.stderr.count("\n") == 1
    assert sentence in refused.stderr


def test_a_game_in_the_terminal_can_be_left_and_gone_on_with(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    first = tenfold("terminal", stdin="\n1\nq\n", env=home)
    assert first.returncode == 0
    assert "JEN" in first.stdout
    assert list((tmp_path / "tenfold").iterdir())
    again = tenfold("terminal", stdin="q\n", env=home)
    assert again.returncode == 0
    assert "Continue the cards: You and JEN" in again.stdout


def test_the_terminal_takes_options(tmp_path: Path) -> None:
    chosen = ("terminal", "--edition", "gamefactory", "--target", "6")
    played = tenfold(*chosen, stdin="q\n", env={"XDG_DATA_HOME": str(tmp_path)})
    assert played.returncode == 0
    assert "Mona" in played.stdout
    refused = tenfold("terminal", "--edition", "gamefactory", "--target", "4")
    assert refused.returncode == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--people", "7"), "The option “people” must be from 1 to 5, and 7 is not."),
        (("--game", "tiles", "--people", "3"), "The option “people” must be from 1 to 2, and 3 is not."),
        (("--people", "3", "--bots", "basil,momo,expert"), "3 bots are named for 2 seats"),
        (("--seats", "4", "--bots", "basil,momo"), "2 bots are named for 3 seats"),
    ],
)
def test_the_terminal_names_the_option_that_was_typed(arguments: tuple[str, ...], sentence: str) -> None:
    refused = tenfold("terminal", *arguments)
    assert refused.returncode == 1
    assert sentence in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (("--bots", "basil,momo"), ["Basil", "Momo"]),
        (("--bots", "basil", "--seats", "3"), ["Basil", "Basil 2"]),
        (("--bots", "basil"), ["Basil"]),
    ],
)
def test_the_terminal_takes_one_bot_for_each_seat_or_one_for_all(
    tmp_path: Path, arguments: tuple[str, ...], names: list[str]
) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    tenfold("terminal", *arguments, stdin="q\n", env=home)
    (save,) = (tmp_path / "tenfold").glob("unfinished-*.json")
    assert json.loads(save.read_text("utf-8"))["meta"]["names"] == [None, *names]


@pytest.mark.parametrize(
    ("arguments", "env", "welcome"),
    [
        ((), {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8"}, "die beiden Spiele namens TEN"),
        ((), {"LC_ALL": "fr_FR.UTF-8"}, "the two games called TEN"),
        (("--game", "tiles"), {"LC_ALL": "nl_NL.UTF-8"}, "de twee spellen die TEN heten"),
        (("--language", "pl"), {"LC_ALL": "nl_NL.UTF-8"}, "dwie gry o nazwie TEN"),
    ],
)
def test_the_terminal_speaks_the_readers_language(
    tmp_path: Path, arguments: tuple[str, ...], env: dict[str, str], welcome: str
) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path), "PYTHONUTF8": "1"}
    played = tenfold("terminal", *arguments, stdin="q\n", env={**home, **env})
    assert played.returncode == 0
    assert played.stdout.startswith(f" TENFOLD: {welcome}\n")


def test_what_is_wrong_is_said_in_that_language_too() -> None:
    refused = tenfold("terminal", "--language", "de", "--target", "11")
    assert refused.returncode == 1
    assert refused.stderr == "Die Option „target“ muss zwischen 4 und 10 liegen; 11 geht nicht.\n"
    unknown = tenfold("terminal", "--language", "tlh")
    assert unknown.returncode == 1
    assert unknown.stderr == "The option “language” cannot be “tlh”; it can be: de, en, nl, pl.\n"


@pytest.mark.parametrize(
    "words", [("verify",), ("replay", "--list"), ("replay", "--legal"), ("review", "--quick"), ("solve",)]
)
def test_a_record_from_before_a_ruling_changed_is_read_and_that_is_said(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(earlier_record().to_line() + "\n", "utf-8")
    done = tenfold(words[0], path, *words[1:])
    assert done.returncode == 0, done.stderr
    assert SENTENCE in done.stdout + done.stderr
    if "--legal" in words:
        assert len(json.loads(done.stdout)) == len(earlier_record().moves)
