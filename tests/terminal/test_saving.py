"""Nothing is lost: games go on after a pause, and a bad disk does not stop a game."""

from __future__ import annotations

import errno
import io
from pathlib import Path

import pytest
from earlier_rules import FIRST_OTHER, SENTENCE, earlier_record
from terminal.people import Chooser, Script, finished, play, secrets

from tenfold.i18n.catalogs import Catalog
from tenfold.protocol.game import RULES_VERSION
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.records.verify import verify
from tenfold.terminal.plain import main
from tenfold.terminal.saved import Shelf
from tenfold.terminal.table import Table


def saved(folder: Path) -> Path:
    (path,) = folder.glob("unfinished-*.json")
    return path


MENUS = [[""], ["2", ""], ["3", "", "A", "B"], ["4", "1", "1", ""], ["5", "1", "", "A", "B"]]


@pytest.mark.parametrize("menu", MENUS)
def test_a_game_goes_on_where_it_was_left(tmp_path: Path, menu: list[str]) -> None:
    """Left after every few answers, it becomes the same game as without a pause."""
    play(tmp_path / "whole", Script(menu, Chooser("m")), seed="m")

    chooser = Chooser("m")
    answers: list[int] = [0]
    pause = 5 if menu[0] == "4" else 12  # a bot soon wins at tiles

    def in_pieces(shown: str) -> str | None:
        answers[0] += 1
        return None if answers[0] % pause == 0 else chooser(shown)

    shown = play(tmp_path / "pieces", Script(menu, in_pieces), seed="m")
    assert "Goodbye. The game waits for you in" in shown
    for _ in range(60):
        if (tmp_path / "pieces" / "games.jsonl").exists():
            break
        shown = play(tmp_path / "pieces", Script([""], in_pieces), seed="other")
        assert "The game goes on where you left it" in shown
    assert verify(finished(tmp_path / "pieces")[0]).is_over


def test_random_players_and_cards_stay_the_same_after_a_pause(tmp_path: Path) -> None:
    play(tmp_path / "whole", Script(["4", ""], Chooser("m")), seed="m")
    whole = finished(tmp_path / "whole")[0]
    play_again = Play(whole.game, **whole.options)
    mine = []
    for token in whole.moves:
        if play_again.to_move == 0 and len(play_again.legal()) > 1:
            mine.append(token)
        play_again.push(token)
    play(tmp_path / "pieces", Script(["4", "", *mine[:2]]), seed="m")
    play(tmp_path / "pieces", Script(["c", *mine[2:4]]), seed="other")
    play(tmp_path / "pieces", Script(["", *mine[4:], "q"]), seed="other")
    record = finished(tmp_path / "pieces")[0]
    assert record.moves == whole.moves


@pytest.mark.parametrize("kept", [None, "You", "Jij"])
def test_a_game_goes_on_in_another_language_with_its_own_word_for_you(
    tmp_path: Path, kept: str | None
) -> None:
    """Also one of an older version, which kept the word."""
    play(tmp_path, Script(["2", ""]))
    record = Record.from_line(saved(tmp_path).read_bytes())
    assert record.meta["names"][0] is None
    record.meta["names"][0] = kept
    saved(tmp_path).write_text(f"{record.to_line()}\n", "utf-8")
    shown = play(tmp_path, Script(["", "q"]), language="de")
    assert f"Du und {record.meta['names'][1]}" in shown
    assert not kept or kept not in shown


def test_names_that_people_typed_stay_and_the_others_follow_the_language(tmp_path: Path) -> None:
    play(tmp_path, Script(["3", "", "Ana", ""]))
    assert Record.from_line(saved(tmp_path).read_bytes()).meta["names"] == ["Ana", None]
    shown = play(tmp_path, Script(["", "q"]), language="pl")
    assert "Ana i Gracz 2" in shown


def test_leaving_says_where_the_game_is(tmp_path: Path) -> None:
    shown = play(tmp_path, Script(["", "q"]))
    assert f"The game waits for you in {saved(tmp_path)}." in " ".join(shown.split())
    assert verify(Record.from_line(saved(tmp_path).read_bytes())).is_over is False


def test_leaving_before_a_game_leaves_nothing(tmp_path: Path) -> None:
    assert play(tmp_path, Script([])).endswith(" Goodbye.\n")
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_leaves_as_the_end_of_input_does(tmp_path: Path) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    screen = io.StringIO()
    code = main("cards", {}, 1, folder=tmp_path, secret=secrets("a"), source=Interrupted(), sink=screen)
    assert code == 0
    assert "Goodbye. The game waits for you" in screen.getvalue()


def test_another_game_leaves_the_unfinished_one_alone(tmp_path: Path) -> None:
    play(tmp_path, Script([""]), seed="a")
    first = saved(tmp_path)
    shown = play(tmp_path, Script(["5", "", "A", "B"]), seed="b")
    assert "You have unfinished games here." in shown
    assert first.exists()
    assert len(list(tmp_path.glob("unfinished-*.json"))) == 2
    shown = play(tmp_path, Script(["c2", "q"]), seed="c")
    assert "Continue the cards: You and JEN, 2 moves so far" in shown
    assert "Continue the tiles: A and B" in shown


def test_a_game_from_outside_mentions_the_unfinished_one(tmp_path: Path) -> None:
    play(tmp_path, Script([""]), seed="a")
    shown = play(tmp_path, Script([]), game="tiles", seed="b")
    assert "an unfinished game is waiting" in shown


def test_taking_back_is_saved_too(tmp_path: Path) -> None:
    options: dict[str, object] = {"open": True, "start": 0}
    play(tmp_path, Script(["left:0,0", "left:1,0", "u"]), game="tiles", options=options, people=2)
    assert Record.from_line(saved(tmp_path).read_bytes()).moves == ["left:0,0"]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda line: line[: len(line) // 2], "This is not JSON"),
        (lambda line: b"\xff" + line, "This is not UTF-8 text"),
        (lambda _: b"", "This is not JSON"),
        (lambda line: line.replace(b'"draw"', b'"drew"', 1), "“drew” is not a move of this game."),
        (lambda line: line.replace(b'"secret":"', b'"secret":"0', 1), "cannot be read"),
        (lambda line: line.replace(b'"opponent"', b'"wizard"', 1), "The record has no “players”."),
        (lambda line: line.replace(b'"names":[null,', b'"names":[7,', 1), "The record has no “players”."),
        (lambda line: line.replace(b'"shuffle"', b'"shuffled"', 1), "cannot be read"),
    ],
)
def test_a_damaged_game_is_put_aside(tmp_path: Path, spoil: object, sentence: str) -> None:
    assert callable(spoil)
    play(tmp_path, Script(["", "draw"]))
    path = saved(tmp_path)
    spoiled = spoil(path.read_bytes())
    path.write_bytes(spoiled)
    shown = " ".join(play(tmp_path, Script(["q"])).split())
    assert f"The saved game {path} is damaged." in shown
    assert sentence in shown
    assert path.with_suffix(".damaged-1").read_bytes() == spoiled
    assert "Enter starts number 1 at once" in shown


def test_a_game_of_an_edition_that_is_not_at_hand_stays_where_it_is(tmp_path: Path) -> None:
    play(tmp_path, Script(["", "draw"]))
    path = saved(tmp_path)
    path.write_bytes(path.read_bytes().replace(b'"aeg"', b'"kitchen"', 1))
    shown = " ".join(play(tmp_path, Script(["q"])).split())
    assert "stays where it is. The option “edition” cannot be “kitchen”" in shown
    assert path.exists()


def test_damaged_games_do_not_push_each_other_out(tmp_path: Path) -> None:
    for text in ("one", "two"):
        (tmp_path / "unfinished-x.json").write_text(text)
        play(tmp_path, Script([]))
    assert (tmp_path / "unfinished-x.damaged-1").read_text() == "one"
    assert (tmp_path / "unfinished-x.damaged-2").read_text() == "two"


def test_a_folder_that_cannot_be_written_is_one_warning(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    shown = play(tmp_path / "file" / "games", Script(["4", ""], Chooser("a")))
    assert shown.count("cannot be saved in") == 1
    assert "━━ The end ━━" in shown
    shown = play(tmp_path / "file" / "games", Script([""]))
    assert "could not be saved in" in shown


def test_a_full_disk_leaves_old_files_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path, Script(["4", ""], Chooser("a")))
    play(tmp_path, Script(["", "1"]), seed="b")
    games, unfinished = (tmp_path / "games.jsonl").read_bytes(), saved(tmp_path).read_bytes()
    table = Table.from_record(Record.from_line(unfinished), Catalog())

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    for write in (Shelf(tmp_path).keep, Shelf(tmp_path).finish):
        with pytest.raises(OSError, match="No space left"):
            write(table)
    assert (tmp_path / "games.jsonl").read_bytes() == games
    assert saved(tmp_path).read_bytes() == unfinished
    assert {path.suffix for path in tmp_path.iterdir()} == {".json", ".jsonl"}


def test_a_line_that_broke_off_does_not_spoil_the_next(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_bytes(b'{"format": "tenf')
    play(tmp_path, Script(["4", ""], Chooser("a")))
    first, second, rest = (tmp_path / "games.jsonl").read_bytes().split(b"\n")
    assert first == b'{"format": "tenf'
    assert verify(Record.from_line(second)).is_over
    assert rest == b""


@pytest.mark.parametrize("moves", [FIRST_OTHER, FIRST_OTHER - 1])
def test_a_game_from_before_a_ruling_changed_goes_on(tmp_path: Path, moves: int) -> None:
    """By the rules that it fits, and says so if they are not today's."""
    players = {"names": ["Ana", "TEN"], "players": ["person", "opponent"]}
    record = earlier_record(moves, rules=1, **players)
    (tmp_path / "unfinished-aaaa.json").write_text(record.to_line() + "\n", "utf-8")
    shown = play(tmp_path, Script([""], Chooser("m")), seed="m")
    assert (SENTENCE in " ".join(shown.split())) == (moves == FIRST_OTHER)
    over = finished(tmp_path)[0]
    assert over.meta["rules"] == (1 if moves == FIRST_OTHER else RULES_VERSION)
    assert verify(over).is_over
