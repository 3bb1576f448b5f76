"""What we had to decide beyond the rulings (docs/rulings.md, our own decisions)."""

from __future__ import annotations

import pytest
from table import lay_tiles, play_cards, play_through, refused

from tenfold.protocol.errors import BadOptions, BadRecord
from tenfold.records.record import Record
from tenfold.records.verify import verify


@pytest.mark.parametrize("count", [1, 250])
def test_a_deck_of_ones_own_may_be_small_or_large(count: int) -> None:
    play = play_through("cards", edition="aeg", seats=2, deck={"B1": count, "G1": 0})
    assert play.view()["deck"] == {"B1": count}
    assert play.view()["left"] == count


@pytest.mark.parametrize(
    ("deck", "key"),
    [
        ({}, "options.deck_size"),
        ({"B1": 0}, "options.deck_size"),
        ({"B1": 250, "G1": 1}, "options.deck_size"),
        ({"B1": 251}, "options.deck_count"),
        ({"B1": -1, "G1": 2}, "options.deck_count"),
        ({"B0": 1}, "options.deck_unknown_card"),
    ],
)
def test_a_deck_of_ones_own_has_1_to_250_cards(deck: dict[str, int], key: str) -> None:
    with pytest.raises(BadOptions) as caught:
        play_through("cards", edition="aeg", seats=2, deck=deck)
    assert caught.value.key == key


def test_every_possible_bid_is_a_move() -> None:
    play = play_cards("draw *7", left="P9")
    assert refused(play, "bid:385") == "illegal.bid_too_high"
    assert refused(play, "bid:386") == "illegal.bid_beyond_all"


def test_a_record_must_say_whether_there_is_a_result() -> None:
    value = play_cards("draw B1", left="P9").record().to_json()
    assert value["result"] is None
    verify(Record.from_json(value))
    del value["result"]
    with pytest.raises(BadRecord) as caught:
        Record.from_json(value)
    assert caught.value.key == "record.missing"


def test_a_finished_game_has_a_result_and_an_unfinished_one_has_none() -> None:
    finished = play_cards("draw B1 numbers pass pass pass").record()
    verify(finished)
    finished.result = None
    with pytest.raises(BadRecord) as caught:
        verify(finished)
    assert caught.value.key == "result.missing"
    unfinished = play_cards("draw B1 numbers pass pass", left="").record()
    unfinished.result = {"scores": [1, 0], "money": [5, 5], "tiebreak": [1, 0], "winners": [0]}
    with pytest.raises(BadRecord) as caught:
        verify(unfinished)
    assert caught.value.key == "result.not_over"


@pytest.mark.parametrize("token", ["place:+1,0", "place:01,0", "place:-0,1", "place:1, 0", "place:1,0,0"])
def test_a_cell_has_one_spelling(token: str) -> None:
    play = lay_tiles("0,0")
    play.push("1")
    assert refused(play, token) == "unreadable.token"
    assert "place:-1,0" in play.legal()
