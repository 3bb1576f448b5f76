"""The sum of a review is exact, luck has no bias, and the adjusted result has none either."""

from __future__ import annotations

from typing import Any

import pytest
from analysis.judges import Clueless, Exact, every_game, random_record
from judging.interpreted import study_by
from setups import all_setups, name_of

from tenfold.analysis.evaluator import evaluator_for
from tenfold.analysis.findings import Review
from tenfold.analysis.walk import review
from tenfold.judging.luck import luck_of, note_mean
from tenfold.protocol.game import CHANCE
from tenfold.records.play import Play

TINY = {"edition": "aeg", "seats": 2, "deck": {"B1": 1, "B2": 1, "G8": 1, "$3": 1}}
AUCTION = {"edition": "aeg", "seats": 2, "deck": {"B1": 1, "$2": 1, "B*": 1}}


def assert_adds_up(found: Review) -> None:
    for seat, result in enumerate(found.result):
        parts = (found.start, found.luck, found.decisions, found.residual)
        assert sum(part[seat] for part in parts) == pytest.approx(result, abs=1e-9)
        gifts = sum(row[seat] for row in found.gifts)
        assert gifts == pytest.approx(found.decisions[seat], abs=1e-9)
        own = found.seats[seat]
        assert own.given - own.errors == pytest.approx(found.decisions[seat], abs=1e-9)
        assert own.adjusted == pytest.approx(result - found.luck[seat], abs=1e-9)


# Every number of seats, solo, each variant; of the other editions, their small decks.
SETUPS = [
    (game, options)
    for game, options in all_setups()
    if options["edition"] in ("aeg", "steffen") or "deck" in options
]


@pytest.mark.parametrize(("game", "options"), SETUPS, ids=name_of)
def test_the_sum_is_exact_whoever_evaluates(game: str, options: dict[str, Any]) -> None:
    record = random_record(game, options, 1)
    seats = Play(game, **options).seats
    found = review(record, "quick", study=study_by(game, Clueless(game, seats)))
    assert_adds_up(found)
    assert len(found.course) == len(record.moves) + 1
    assert found.course[0] == found.start
    assert found.course[-1] == found.result


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cards", {"edition": "aeg", "seats": 2}),
        ("cards", {"edition": "trefl", "seats": 3, "busting": True}),
        ("cards", {"edition": "gamefactory", "seats": 1, "target": 7}),
        ("tiles", {"edition": "steffen"}),
    ],
    ids=name_of,
)
def test_the_sum_is_exact_with_the_real_evaluator(game: str, options: dict[str, Any]) -> None:
    record = random_record(game, options, 2)
    found = review(record, "quick")
    assert_adds_up(found)
    assert all(sum(values) == pytest.approx(1, abs=1e-9) for values in found.course)
    assert all(-1e-9 <= value <= 1 + 1e-9 for values in found.course for value in values)


CHANCES = pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cards", {"edition": "aeg", "seats": 3, "busting": True}),
        ("cards", {"edition": "aeg", "seats": 1, "target": 4}),
        ("tiles", {"edition": "steffen"}),
    ],
    ids=name_of,
)


@CHANCES
def test_luck_is_nothing_on_average_wherever_chance_moves(game: str, options: dict[str, Any]) -> None:
    record, play = random_record(game, options, 3), Play(game, **options)
    student = study_by(game, Clueless(game, play.seats))
    looked_at = 0
    for number, _ in enumerate(play.follow(record.moves)):
        if play.to_move == CHANCE and number % 5 < 2:
            study = student.look_at_outcomes(play.state)
            whole = note_mean(study)
            for seat in range(play.seats):
                luck = [luck_of(study, outcome, seat) for outcome in range(study.outcome_count)]
                mean = sum(weight * one for weight, one in zip(study.outcome_weights, luck, strict=False))
                assert mean / whole == pytest.approx(0, abs=1e-12)
            looked_at += study.outcome_count > 1
    assert looked_at >= 5


@CHANCES
def test_luck_is_what_an_outcome_is_worth_less_the_mean_of_all(game: str, options: dict[str, Any]) -> None:
    record, play = random_record(game, options, 3), Play(game, **options)
    evaluator = evaluator_for(game, record.options)
    chances = {chance.number: chance for chance in review(record, "quick").chances}
    for number, token in enumerate(play.follow(record.moves), 1):
        if number in chances and number % 5 == 0:
            rows = evaluator.outcomes(play.state)
            tokens, weights = zip(*play.chances(), strict=True)
            for seat in range(play.seats):
                mean = sum(weight * row[seat] for weight, row in zip(weights, rows, strict=True)) / sum(
                    weights
                )
                given = rows[tokens.index(token)][seat]
                assert chances[number].luck[seat] == pytest.approx(given - mean, abs=1e-12)


def first_legal(play: Play) -> str:
    return play.legal()[0]


def last_legal(play: Play) -> str:
    return play.legal()[-1]


@pytest.mark.parametrize("policy", [first_legal, last_legal])
@pytest.mark.parametrize("options", [TINY, AUCTION], ids=["tiny", "auction"])
@pytest.mark.parametrize("evaluator", [Clueless("cards", 2), Exact("cards")], ids=["clueless", "exact"])
def test_the_adjusted_result_is_right_on_average_over_all_that_chance_may_do(
    options: dict[str, Any], evaluator: Exact | Clueless, policy: Any
) -> None:
    games = [
        (probability, review(record, "deep", study=study_by("cards", evaluator)))
        for probability, record in every_game(Play("cards", **options), policy)
    ]
    assert sum(probability for probability, _ in games) == pytest.approx(1)
    for seat in range(2):
        result = sum(probability * found.result[seat] for probability, found in games)
        adjusted = sum(probability * found.seats[seat].adjusted for probability, found in games)
        assert adjusted == pytest.approx(result, abs=1e-9)


def test_who_plays_perfectly_makes_no_errors_and_leaves_nothing_over() -> None:
    exact = Exact("cards")

    def best(play: Play) -> str:
        values = [exact.values(play.game.advance(play.state, move)) for move in play.game.legal(play.state)]
        place = max(range(len(values)), key=lambda one: values[one][play.to_move])
        return play.legal()[place]

    for _, record in every_game(Play("cards", **TINY), best):
        found = review(record, "deep", study=study_by("cards", exact))
        assert found.decisions == pytest.approx([0, 0], abs=1e-9)
        assert found.residual == pytest.approx([0, 0], abs=1e-9)
        # So all that differs between these games is luck, and without it they are all the same.
        assert [seat.adjusted for seat in found.seats] == pytest.approx(found.start, abs=1e-9)
        assert not any(decision.mark for decision in found.choices)


def test_with_perfect_knowledge_an_error_costs_what_it_costs() -> None:
    exact = Exact("cards")
    for seed in range(20):
        record = random_record("cards", AUCTION, seed)
        found = review(record, "deep", study=study_by("cards", exact))
        assert found.residual == pytest.approx([0, 0], abs=1e-9)
        play = Play("cards", **AUCTION)
        before = {number: exact.values(play.state) for number, _ in enumerate(play.follow(record.moves), 1)}
        for decision in found.choices:
            after_it = found.course[decision.number + len(decision.moves) - 1]
            lost = before[decision.number][decision.seat] - after_it[decision.seat]
            if decision.number + len(decision.moves) <= len(record.moves):
                assert decision.error == pytest.approx(lost, abs=1e-3)
