"""A study finds the same however its work is cut, and in every form of the rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from analysis.judges import Clueless, random_record
from analysis.test_card_evaluator import ERROR, reached
from judging.compare import compiled, digest_of
from judging.games import played
from judging.interpreted import InterpretedStudy, study_by
from setups import name_of

from tenfold.analysis.evaluator import study_for
from tenfold.bots.cards.network.weights import network_for, weights_of
from tenfold.judging.cards_study import CARD_JUDGE, CardStudy
from tenfold.judging.digits import rounded, ten_thousandths
from tenfold.judging.findings import DECISION_FOUND, MORE
from tenfold.kernel.layout import offset_of, write_into
from tenfold.records.play import Play

TINY: dict[str, Any] = {"edition": "aeg", "seats": 2, "deck": {"B1": 1, "B2": 1, "G8": 1, "$3": 1, "*4": 1}}
GAMES = [
    ("cards", {"edition": "aeg", "seats": 2}),
    ("cards", {"edition": "gamefactory", "seats": 1, "target": 7}),
    ("tiles", {"edition": "steffen"}),
    ("tiles", {"edition": "steffen", "open": True, "rows": ["311312321331222", "321132322131123"]}),
]


class Cut:
    """A study that gets as much work at a time as chance will have it."""

    def __init__(self, study: Any, seed: int, most: int) -> None:
        self._study, self._rng, self._most = study, Random(seed), most
        self.begin_review, self.number, self.numbers = study.begin_review, study.number, study.numbers
        self.begin_decision: Callable[..., None] = study.begin_decision
        self.cuts = 0

    def go_on(self, work: int) -> int:
        found = int(self._study.go_on(self._rng.randrange(1, self._most)))
        self.cuts += found == MORE
        return found


@pytest.mark.parametrize(("game", "options"), GAMES, ids=name_of)
def test_what_is_found_does_not_depend_on_how_the_work_is_cut(game: str, options: dict[str, Any]) -> None:
    record = played(game, options, 5)
    whole = digest_of(record, "quick", compiled(record), 1 << 40)
    for most in (2, 5_000):
        study = Cut(compiled(record), most, most)
        assert digest_of(record, "quick", study) == whole
        assert study.cuts > 0


def test_playouts_are_cut_too() -> None:
    """Late in a game, where an error has to be confirmed."""
    play, number = reached(ERROR), len(ERROR["moves"]) + 1
    made = [play.game.move(play.state, ERROR["made"])]

    def values(study: Any) -> list[float]:
        study.begin_decision(play.state, number, made, "quick")
        while study.go_on(1 << 40) != DECISION_FOUND:
            pass
        found: list[float] = study.numbers("study", "comparison", "found", "values", count=10)
        return found

    whole = study_for(play.game, play.options)
    cut = Cut(study_for(play.game, play.options), 1, 3_000)
    assert values(cut) == values(whole)
    assert cut.cuts > whole.number("desk", "samples") // 2 > 8


@pytest.mark.parametrize(("game", "options"), GAMES, ids=name_of)
def test_the_checked_build_finds_the_same(game: str, options: dict[str, Any]) -> None:
    record = played(game, options, 6)
    assert digest_of(record, "quick", compiled(record, True)) == digest_of(record, "quick", compiled(record))


def test_the_interpreter_finds_the_same() -> None:
    """Of a deck of five cards: what takes the module ten microseconds takes the interpreter thousands."""
    record = random_record("cards", TINY, 1)
    play, one = Play("cards", **TINY), CardStudy()
    weights = weights_of(network_for(play.state))
    write_into(one, offset_of(CardStudy, "desk", "mind", "net", "weights"), weights)
    one.desk.has_own_deck = 1
    study = InterpretedStudy(CARD_JUDGE, one)
    assert digest_of(record, "quick", study) == digest_of(record, "quick", compiled(record))


def test_whoever_judges_can_be_somebody_else() -> None:
    record = random_record("cards", TINY, 2)
    found = {digest_of(record, "quick", study_by("cards", Clueless("cards", 2)), step) for step in (1, 1_000)}
    assert len(found) == 1


@pytest.mark.parametrize(
    ("number", "nearest"),
    [(0.5, 0), (1.5, 2), (2.5, 2), (-0.5, 0), (-1.5, -2), (2.4999, 2), (-2.6, -3), (7.0, 7)],
)
def test_numbers_are_rounded_as_python_rounds_them(number: float, nearest: int) -> None:
    assert rounded(number) == nearest == round(number)


def test_values_go_out_in_ten_thousandths() -> None:
    assert [ten_thousandths(one) for one in (0.0, 1.0, 0.12344, 0.12346, -0.00004)] == [
        0,
        10_000,
        1234,
        1235,
        0,
    ]
