"""The shuffle follows from the secret, as described and no other way."""

from __future__ import annotations

import copy
import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tenfold.cards.deck import CODES, standard_deck
from tenfold.protocol.errors import BadOptions, BadRecord
from tenfold.records.dealer import Dealer, check_shuffle
from tenfold.records.record import Record
from tenfold.records.verify import verify

SECRET = bytes(range(32))
OPTIONS = {"edition": "aeg", "seats": 2}


def play_out(dealer: Dealer, opening: Sequence[str] = ()) -> Record:
    play = dealer.open_play()
    for token in opening:
        play.push(token)
    while not play.is_over:
        play.push(dealer.deal(play) if play.is_chance else play.legal()[-1])
    return Record.from_line(play.record({"shuffle": dealer.reveal()}).to_line())


def described_numbers(secret: bytes, words: list[str]) -> Iterator[int]:
    """The stream of numbers, written again from the description."""
    seed = hmac.new(secret, "\n".join(["tenfold-shuffle/1", *words]).encode(), hashlib.sha256).digest()
    block = 0
    while True:
        digest = hashlib.sha256(seed + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8))
        block += 1


def test_the_order_is_the_one_described() -> None:
    numbers = described_numbers(SECRET, ["luck"])
    lot = Dealer("cards", OPTIONS, SECRET, ["luck"], lot=True)
    assert lot.options["start"] == next(numbers) % 2
    deck = [code for code, copies in zip(CODES, standard_deck(2), strict=True) for _ in range(copies)]
    for place in range(len(deck) - 1, 0, -1):
        other = next(numbers) % (place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    record = play_out(Dealer("cards", OPTIONS, SECRET, ["luck"]))
    play, dealt = verify(record), []
    again = type(play)(record.game, **record.options)
    for token in again.follow(record.moves):
        if again.is_chance:
            dealt.append(token)
    assert dealt == deck


def test_the_promise_does_not_give_the_secret_away() -> None:
    dealer = Dealer("cards", OPTIONS, SECRET)
    assert dealer.commitment == hashlib.sha256(SECRET).hexdigest()
    assert SECRET.hex() not in str(dealer.promise())
    assert dealer.reveal()["secret"] == SECRET.hex()


def test_words_and_secrets_change_the_order_and_nothing_else() -> None:
    plain = play_out(Dealer("cards", OPTIONS, SECRET))
    assert play_out(Dealer("cards", OPTIONS, SECRET)).moves == plain.moves
    assert play_out(Dealer("cards", OPTIONS, SECRET, ["a"])).moves != plain.moves
    assert play_out(Dealer("cards", OPTIONS, bytes(32))).moves != plain.moves


def test_the_lot_decides_who_starts() -> None:
    five = {**OPTIONS, "seats": 5}
    starts = {Dealer("cards", five, bytes([n] * 32), lot=True).options["start"] for n in range(99)}
    assert starts == {0, 1, 2, 3, 4}
    solo = {"edition": "aeg", "seats": 1, "target": 4}
    assert "start" not in Dealer("cards", solo, SECRET, lot=True).options


@pytest.mark.parametrize(
    ("game", "options"),
    [("cards", OPTIONS), ("tiles", {"edition": "steffen"}), ("tiles", {"edition": "steffen", "open": True})],
)
def test_a_true_shuffle_is_confirmed(game: str, options: dict[str, Any]) -> None:
    record = play_out(Dealer(game, options, SECRET, ["a", "b"], lot=True))
    assert check_shuffle(record)
    assert not check_shuffle(Record(record.game, record.options, record.moves, record.result))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"secret": "00" * 32}, "shuffle.commitment"),
        ({"commitment": "00" * 32}, "shuffle.commitment"),
        ({"words": ["b"]}, "shuffle.card"),
        ({"secret": "00"}, "shuffle.unreadable"),
        ({"secret": 5}, "shuffle.unreadable"),
        ({"secret": "zz"}, "shuffle.unreadable"),
        ({"words": "a"}, "shuffle.unreadable"),
        ({"words": [1]}, "shuffle.unreadable"),
        ({"lot": "yes"}, "shuffle.unreadable"),
        ({"opening": -1}, "shuffle.unreadable"),
        ({"opening": 100_000}, "shuffle.unreadable"),
    ],
)
def test_a_false_shuffle_is_found_out(change: dict[str, Any], key: str) -> None:
    record = play_out(Dealer("cards", OPTIONS, SECRET, ["a"]))
    record.meta = copy.deepcopy(record.meta)
    record.meta["shuffle"] |= change
    with pytest.raises(BadRecord) as error:
        verify(record)
    assert error.value.key == key


def test_a_false_row_or_start_is_found_out() -> None:
    record = play_out(Dealer("tiles", {"edition": "steffen", "open": True}, SECRET, lot=True))
    record.meta["shuffle"]["words"] = ["another"]
    with pytest.raises(BadRecord, match=r"shuffle\.option"):
        check_shuffle(record)


@pytest.mark.parametrize(
    ("game", "options"),
    [("cards", OPTIONS), ("tiles", {"edition": "steffen"}), ("tiles", {"edition": "steffen", "open": True})],
)
def test_a_game_goes_on_from_the_middle_of_another(game: str, options: dict[str, Any]) -> None:
    """What was dealt before stays, and the rest is shuffled anew."""
    first = play_out(Dealer(game, options, SECRET))
    opening = first.moves[:20]
    second = play_out(Dealer(game, first.options, bytes(32), opening=opening), opening)
    assert second.moves[:20] == opening
    assert verify(second).is_over
    assert check_shuffle(second)
    if not options.get("open"):
        second.meta["shuffle"] = {**second.meta["shuffle"], "opening": 0}
        with pytest.raises(BadRecord, match=r"shuffle\.card"):
            check_shuffle(second)


@pytest.mark.parametrize("word", ["x" * 65, "two\nlines", "\x07"])
def test_a_word_is_short_and_on_one_line(word: str) -> None:
    with pytest.raises(BadOptions):
        Dealer("cards", OPTIONS, SECRET, [word])
