"""Everything that the independent implementation says, we say too."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenfold.cards.deck import CARDS, CODES, KINDS, standard_deck
from tenfold.cards.scoring import best_score
from tenfold.cards.state import OWNED, UNUSED, USED
from tenfold.protocol.errors import TenfoldError
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.records.verify import verify

HERE = Path(__file__).parent


def lines(name: str) -> Iterator[Any]:
    path = HERE / name
    with (
        gzip.open(path, "rt", encoding="utf-8")
        if path.suffix == ".gz"
        else path.open(encoding="utf-8") as file
    ):
        for line in file:
            yield json.loads(line)


@pytest.mark.parametrize("name", ["cards.jsonl", "tiles.jsonl"])
def test_finished_records_are_correct(name: str) -> None:
    for value in lines(name):
        play = verify(Record.from_json(value))
        assert play.record().to_json() | {"meta": {}} == value | {"meta": {}}


def test_legal_moves_are_the_same_at_every_step() -> None:
    for value in lines("legal.jsonl.gz"):
        record = Record.from_json(value["record"])
        play = Play(record.game, **record.options)
        for token, legal in zip(record.moves, value["legal"], strict=True):
            assert sorted(play.legal()) == legal
            play.push(token)
        assert play.result == record.result


@pytest.mark.parametrize("case", [*lines("broken.jsonl")], ids=lambda case: case["why"])
def test_broken_records_are_refused(case: Any) -> None:
    with pytest.raises(TenfoldError) as refused:
        verify(Record.from_json(case["record"]))
    if refused.value.key.startswith(("illegal", "unreadable", "over")):
        assert refused.value.move_number is not None


def test_hands_score_the_same() -> None:
    for value in lines("hands.jsonl"):
        hand = [0] * KINDS
        for code, copies in value["cards"].items():
            hand[CARDS[code]] = copies
        for tie_break, figure in ((OWNED, "owned"), (USED, "used"), (UNUSED, "unused")):
            assert best_score(hand, tie_break) == (value["score"], value[figure]), value


def test_the_standard_decks_are_the_same() -> None:
    for players, deck in json.loads((HERE / "deck.json").read_text("utf-8")).items():
        assert dict(zip(CODES, standard_deck(int(players)), strict=True)) == deck
