"""Records are read strictly: whatever is wrong has a key of its own."""

from __future__ import annotations

import io
import json
import tracemalloc
from typing import Any

import pytest

from tenfold.protocol.errors import BadRecord, TenfoldError
from tenfold.records.jsonl import LONGEST_LINE, read_records
from tenfold.records.record import Record
from tenfold.records.verify import verify

GOOD: dict[str, Any] = {
    "format": "tenfold/1",
    "game": "cards",
    "options": {"edition": "aeg", "seats": 2, "deck": {"O2": 1}},
    "moves": ["draw", "O2", "numbers", "pass", "pass", "pass"],
    "result": {"scores": [1, 0], "money": [5, 5], "tiebreak": [1, 0], "winners": [0]},
}


def refused(value: object) -> str:
    with pytest.raises(TenfoldError) as error:
        verify(Record.from_line(value if isinstance(value, str | bytes) else json.dumps(value)))
    return error.value.key


def test_the_good_record_is_good() -> None:
    play = verify(Record.from_line(json.dumps(GOOD)))
    assert play.record().meta == {"rules": 2}
    assert Record.from_line(play.record().to_line()) == play.record()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"format": "tenfold/2"}, "record.unknown_format"),
        ({"note": "hello"}, "record.unknown_key"),
        ({"game": 7}, "record.not_text"),
        ({"game": "chess"}, "options.unknown_game"),
        ({"options": []}, "record.not_a_mapping"),
        ({"meta": 1}, "record.not_a_mapping"),
        ({"result": [1]}, "record.not_a_mapping"),
        ({"moves": "draw"}, "record.moves_not_a_list"),
        ({"moves": ["draw", None]}, "record.move_not_text"),
        ({"moves": ["draw", "ö" * 1000]}, "unreadable.token"),
        ({"moves": []}, "result.not_over"),
        ({"moves": ["draw", "bid:" + "9" * 5000]}, "illegal.bid_beyond_all"),
        ({"result": None}, "result.missing"),
        ({"result": {**GOOD["result"], "scores": [1.0, 0]}}, "result.wrong"),
        ({"result": {**GOOD["result"], "winners": [False]}}, "result.wrong"),
        ({"result": {"scores": [1, 0]}}, "result.incomplete"),
        ({"result": {**GOOD["result"], "reason": "line"}}, "result.unknown_key"),
    ],
)
def test_a_wrong_record_is_refused(change: dict[str, Any], key: str) -> None:
    assert refused(GOOD | change) == key


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"edition": "acme", "seats": 2}, "options.unknown_value"),
        ({"edition": ["aeg"], "seats": 2}, "options.unknown_value"),
        ({"seats": 2}, "options.missing"),
        ({"edition": "aeg"}, "options.missing"),
        ({"edition": "aeg", "seats": 6}, "options.outside"),
        ({"edition": "aeg", "seats": 2.0}, "options.not_whole"),
        ({"edition": "aeg", "seats": True}, "options.not_whole"),
        ({"edition": "aeg", "seats": 2, "start": 2}, "options.outside"),
        ({"edition": "aeg", "seats": 2, "busting": 1}, "options.not_true_or_false"),
        ({"edition": "aeg", "seats": 2, "target": 5}, "options.target_without_solo"),
        ({"edition": "aeg", "seats": 1, "target": 3}, "options.outside"),
        ({"edition": "gamefactory", "seats": 1, "target": 4}, "options.outside"),
        ({"edition": "aeg", "seats": 1, "start": 1, "target": 4}, "options.outside"),
        ({"edition": "aeg", "seats": 2, "deck": []}, "options.deck_not_cards"),
        ({"edition": "aeg", "seats": 2, "deck": {}}, "options.deck_size"),
        ({"edition": "aeg", "seats": 2, "deck": {"B1": 200, "B2": 200}}, "options.deck_size"),
        ({"edition": "aeg", "seats": 2, "deck": {"B1": -1, "B2": 2}}, "options.deck_count"),
        ({"edition": "aeg", "seats": 2, "deck": {"B1": 10**30}}, "options.deck_count"),
        ({"edition": "aeg", "seats": 2, "deck": {"R1": 1}}, "options.deck_unknown_card"),
        ({"edition": "aeg", "seats": 2, "rows": None}, "options.unknown"),
        ({"edition": "aeg", "seats": 2, "colour": "red"}, "options.unknown"),
        ({"edition": "aeg", "seats": 2, "game": "cards"}, "options.unknown"),
        ({"edition": "aeg", "seats": 2, "self": 1}, "options.unknown"),
    ],
)
def test_impossible_card_options_are_refused(options: dict[str, Any], key: str) -> None:
    assert refused(GOOD | {"options": options}) == key


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"open": True}, "options.rows_missing"),
        ({"open": True, "rows": ["123" * 5]}, "options.rows_not_two"),
        ({"open": True, "rows": ["123" * 5, "1" * 15]}, "options.row_not_fifteen"),
        ({"rows": ["123" * 5, "123" * 5]}, "options.rows_in_closed_game"),
        ({"repetitions": 0}, "options.outside"),
        ({"second_round_limit": 1001}, "options.outside"),
        ({"start": 2}, "options.outside"),
        ({"seats": 2}, "options.unknown"),
    ],
)
def test_impossible_tile_options_are_refused(options: dict[str, Any], key: str) -> None:
    assert refused(GOOD | {"game": "tiles", "options": {"edition": "steffen", **options}}) == key


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (b"", "record.not_json"),
        (b"{", "record.not_json"),
        (b"[]", "record.not_an_object"),
        (b"null", "record.not_an_object"),
        (b"\xff\xfe\x00", "record.not_utf8"),
        (b"\x00\x01\x02", "record.not_json"),
        (b'{"format": NaN}', "record.not_a_number"),
        (b'{"game": 1, "game": 2}', "record.key_twice"),
        (b"[" * 100_000, "record.nested_too_deep"),
        (b"9" * 5000, "record.not_json"),
    ],
)
def test_junk_is_refused(line: bytes, key: str) -> None:
    assert refused(line) == key


def test_a_line_that_is_too_long_costs_only_itself() -> None:
    good = json.dumps(GOOD).encode() + b"\n"
    found = list(read_records(io.BytesIO(good + b"x" * (2 * LONGEST_LINE + 5) + b"\n\n" + good)))
    assert [number for number, _ in found] == [1, 2, 4]
    assert [found[1][1].key] == ["record.line_too_long"] if isinstance(found[1][1], BadRecord) else False


class ManyLines(io.RawIOBase):
    """A file of very many lines that never stand in memory together."""

    def __init__(self, line: bytes, count: int) -> None:
        self.line, self.count = line, count

    def readline(self, size: int | None = -1, /) -> bytes:
        self.count -= 1
        return self.line if self.count >= 0 else b""


def test_memory_stays_flat_on_a_long_file() -> None:
    file: Any = ManyLines(json.dumps(GOOD).encode() + b"\n", 20_000)
    tracemalloc.start()
    try:
        records = read_records(file)
        for _ in range(100):
            next(records)
        _, early = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        assert sum(1 for _ in records) == 19_900
        _, late = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert late < early + 100_000
