"""What a program says is held to the protocol; whatever it does otherwise is a fault of its own."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest
from programs.asking import first_turn, nasty

from tenfold.i18n.catalogs import Catalog, languages
from tenfold.programs.faults import ProgramFault
from tenfold.programs.program import Program, words_of
from tenfold.protocol.errors import BadOptions

PATIENT = 60.0  # seconds, however busy the machine is
SOON = 0.3

FAULTS = {
    "crashes": ("program.ended", "code 1. Its standard error ends with: …"),
    "is_killed": ("program.ended", "code −9"),
    "prints": ("program.not_json", "“thinking…”, which is not JSON"),
    "not_utf8": ("program.not_json", "which is not JSON"),
    "deep": ("program.not_json", "which is not JSON"),
    "huge_line": ("program.long_line", "more than 65536 bytes"),
    "long_line": ("program.long_line", "more than 65536 bytes"),
    "cheats": ("program.illegal", "“bid:1000”, which is not a legal move"),
    "wrong_id": ("program.wrong_id", "has answered request 77 where 1 was asked"),
    "wrong_type": ("program.unknown_type", "the type “dance”"),
    "no_type": ("program.unfit", "“[1, 2, 3]”, which does not fit"),
    "no_move": ("program.unfit", "Expected `str`, got `null`"),
    "ready_again": ("program.out_of_turn", "“ready” where “move” was asked for"),
    "refuses": ("program.refuses", "refuses (lost): I do not know this."),
    "closes": ("program.closed", "has closed its standard output"),
    "closes_and_ends": ("program.ended", "code 4"),
}
FALSE_STARTS = {
    "other_protocol": ("program.other_protocol", "version 7 of the protocol; this is version 1"),
    "no_name": ("program.unfit", "Expected `str` of length >= 1"),
    "odd_name": ("program.unfit", "does not fit"),
    "one_game": ("program.other_game", "does not play the card game"),
    "moves_at_once": ("program.out_of_turn", "“move” where “ready” was asked for"),
    "refuses_to_start": ("program.refuses", "refuses (tired): Not today."),
}


@pytest.mark.parametrize("way", [*FAULTS, *FALSE_STARTS])
def test_each_fault_has_its_sentence_in_every_language(way: str) -> None:
    key, words = {**FAULTS, **FALSE_STARTS}[way]
    with Program(nasty(way)) as program, pytest.raises(ProgramFault) as raised:
        program.choose(first_turn(), PATIENT)
    assert raised.value.key == key
    assert words in Catalog().explain(raised.value)
    sentences = {Catalog(language).explain(raised.value) for language in languages()}
    assert len(sentences) == len(languages())
    assert all("nasty.py" in sentence for sentence in sentences)


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_a_program_that_does_nothing_wrong_plays(game: str) -> None:
    turn = first_turn(game)
    with Program(nasty("fine")) as program:
        assert program.ready.name == "Nasty"
        answers = [program.choose(turn, PATIENT) for _ in range(3)]
        assert [answer.move for answer in answers] == [turn.tokens()[0]] * 3
        assert [answer.place for answer in answers] == [0, 0, 0]
        assert program.close() == 0


def test_silence_is_a_fault_and_so_is_never_being_ready() -> None:
    with Program(nasty("sleeps")) as program, pytest.raises(ProgramFault, match="too_long"):
        program.choose(first_turn(), SOON)
    with Program(nasty("never_ready"), SOON) as program, pytest.raises(ProgramFault, match="not_ready"):
        program.choose(first_turn(), PATIENT)


def test_what_cannot_be_started_is_said() -> None:
    with pytest.raises(ProgramFault, match="cannot_start") as raised:
        _ = Program("./there_is_no_such_program --at-all").ready
    assert "there_is_no_such_program --at-all cannot be started: no such file" in Catalog().explain(
        raised.value
    )


@pytest.mark.parametrize("command", ["", "cmd:", "cmd:   ", "cmd:'unfinished"])
def test_a_command_without_a_program_is_no_command(command: str) -> None:
    with pytest.raises(BadOptions, match="no_command"):
        words_of(command)


def test_a_command_is_split_as_a_shell_would_and_no_shell_sees_it() -> None:
    assert words_of("cmd:node 'my bot.mjs' --x $HOME;ls") == ["node", "my bot.mjs", "--x", "$HOME;ls"]


def test_what_is_unknown_is_passed_over_and_what_is_known_is_heard() -> None:
    turn = first_turn()
    with Program(nasty("more_keys")) as program:
        assert program.choose(turn, PATIENT).phrase is None
    with Program(nasty("chatters")) as program:
        answer = program.choose(turn, PATIENT)
        assert answer.values == {turn.tokens()[0]: 0.5}
        assert answer.phrase == "good_luck"
    with Program(nasty("slangy")) as program:
        assert program.choose(turn, PATIENT).phrase is None


def test_what_nobody_asked_for_answers_nothing_later() -> None:
    """Whether it is there before the next question or comes after it."""
    with Program(nasty("twice")) as program:
        program.choose(first_turn(), PATIENT)
        with pytest.raises(ProgramFault, match=r"unasked|wrong_id"):
            program.choose(first_turn(), PATIENT)


def test_after_a_fault_a_program_starts_anew(tmp_path: Path) -> None:
    with Program(nasty("cheats", tmp_path / "told")) as program:
        for _ in range(2):
            with pytest.raises(ProgramFault, match="illegal"):
                program.choose(first_turn(), PATIENT)


def test_a_program_is_told_what_is_wrong_with_it(tmp_path: Path) -> None:
    told = tmp_path / "told"
    with Program(nasty("cheats", told)) as program, pytest.raises(ProgramFault):
        program.choose(first_turn(), PATIENT)
    message = json.loads(told.read_text())
    assert message["type"] == "error"
    assert message["key"] == "program.illegal"
    assert "which is not a legal move" in message["sentence"]


def test_much_on_standard_error_holds_nobody_up() -> None:
    with Program(nasty("floods_before_ready")) as program:
        assert program.choose(first_turn(), PATIENT).place == 0


def test_a_fault_gets_from_one_process_to_another() -> None:
    with Program(nasty("cheats")) as program, pytest.raises(ProgramFault) as raised:
        program.choose(first_turn(), PATIENT)
    again = pickle.loads(pickle.dumps(raised.value))
    assert isinstance(again, ProgramFault)
    assert (again.key, again.details) == (raised.value.key, raised.value.details)


def test_everything_needed_stands_in_a_request() -> None:
    turn = first_turn()
    request = Program("any").request(turn, 1.5, 60.0)
    assert request.moves == ["draw", "B4"]
    assert request.options == {"edition": "aeg", "seats": 3, "start": 0, "busting": False} | request.options
    assert request.legal == turn.tokens()
    assert request.view == turn.view()
    assert (request.clock.move, request.clock.left) == (1500, 60_000)
    assert 0 <= request.seed < 1 << 32
