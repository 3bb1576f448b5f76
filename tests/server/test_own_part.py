"""Which decisions are a person's own, and what is kept of them."""

from __future__ import annotations

import json

import pytest

from tenfold.analysis.errors_by_kind import KindSum
from tenfold.analysis.findings import Mark
from tenfold.analysis.spaced_repetition import Repetition
from tenfold.server.practice.collecting import moves_of_device, own_moves, own_part
from tenfold.server.practice.own_errors import figures_of
from tenfold.server.reviews.grading import grade, same_choice
from tenfold.server.storage.database import Database
from tenfold.server.storage.exercises import ExerciseRow, ExerciseStore, ReviewedGameRow
from tenfold.server.storage.people import PersonRow, PersonStore
from tenfold.server.table import log
from tenfold.server.table.log import Entry
from tenfold.wire.exercises import Improvement
from tenfold.wire.review import GameReview, ReviewedDecision, ReviewedOption


def entry(kind: str, seat: int = 0, body: str = "draw", command: str | None = "mine") -> Entry:
    return Entry(1, 0, kind, seat, body, command)


def decision(number: int, *, seat: int = 0, mark: Mark = "grave", error: float = 0.2) -> ReviewedDecision:
    option = ReviewedOption(["draw"], 0.5, 0.0, 0.0, exact=False)
    return ReviewedDecision(
        number, seat, "stopping", mark, error, counts=True, made=0, options=[option], reasons=[]
    )


def test_of_a_game_from_a_device_all_moves_count_but_those_that_it_began_with() -> None:
    assert moves_of_device('{"shuffle": {"opening": 2}}', 5) == {3, 4, 5}
    assert moves_of_device("{}", 2) == {1, 2}


def test_moves_of_an_opening_of_stand_ins_and_those_taken_back_are_not_ones_own() -> None:
    entries = [
        entry(log.START, log.NOBODYS, command=None),
        entry(log.MOVE),  # 3
        entry(log.MOVE, 1),
        entry(log.MOVE),  # 5, taken back
        entry(log.BACK, body=json.dumps({"kept": 4})),
        entry(log.MOVE, command=None),  # 5, a bot's
        entry(log.MOVE),  # 6
    ]
    assert own_moves(entries, opening=2, seat=0) == {3, 6}


def test_only_grave_and_clear_mistakes_are_practised_but_all_decisions_count() -> None:
    decisions = [
        decision(1),
        decision(3, mark="small", error=0.03),
        decision(5, seat=1),
        decision(7, mark="clear", error=0.06),
        decision(9),  # a bot's
    ]
    part = own_part(GameReview("quick", [], [], decisions, [], [], []), 0, {1, 3, 5, 7})
    assert [one.number for one in part.mistakes] == [1, 7]
    assert set(part.errors) == {"stopping"}
    assert part.errors["stopping"] == pytest.approx(KindSum(3, 0.29))


def test_a_payment_is_the_same_in_any_order_and_a_purchase_however_it_is_paid() -> None:
    def options(*moves: list[str]) -> ReviewedDecision:
        told = decision(1)
        told.options = [ReviewedOption(one, 0.5, 0.0, 0.0, exact=False) for one in moves]
        return told

    paying = options(["spend:$", "spend:B4"], ["spend:B5"])
    assert same_choice(paying, ["spend:B4", "spend:$"]) == 0
    assert same_choice(paying, ["spend:B4"]) is None
    buying = options(["pass"], ["buy:G5"])
    assert same_choice(buying, ["buy:G5", "spend:$"]) == 1


def test_what_was_not_compared_is_wrong_with_cards_and_unknown_with_tiles() -> None:
    told = decision(1)
    told.options = [
        ReviewedOption([move], 0.5 - lost, lost, 0.0, exact=False)
        for move, lost in (("draw", 0.0), ("numbers", 0.01), ("currency", 0.02))
    ]
    verdicts = [grade(told, [move]) for move in ("draw", "numbers", "currency", "pass")]
    assert [(one.lost, one.is_right, one.is_sure) for one in verdicts] == [
        (0.0, True, True),
        (0.01, True, True),
        (0.02, False, True),
        (None, False, True),
    ]
    told.kind = "placing"
    assert not grade(told, ["place:1,1"]).is_sure


def test_many_games_are_shown_ten_together_the_oldest_first() -> None:
    errors = json.dumps({"bidding": [2, 0.1], "stopping": [1, 0.4]})
    rows = [ReviewedGameRow(f"t{at}", "cards", at, "1", errors) for at in range(25)]
    (few,), (many,) = figures_of(rows[:20]), figures_of(rows)
    assert [one.games for one in few.course] == [1] * 20
    assert [(one.games, one.until) for one in many.course] == [(10, 9), (10, 19), (5, 24)]
    assert [(one.kind, one.decisions, one.lost) for one in many.kinds] == [
        ("stopping", 25, 10.0),
        ("bidding", 50, 2.5),
    ]


def test_it_is_told_who_plays_better_lately() -> None:
    before = [ReviewedGameRow(f"a{at}", "cards", at, "1", '{"bidding": [2, 0.1]}') for at in range(10)]
    empty = ReviewedGameRow("b0", "cards", 10, "1", "{}")
    lately = [ReviewedGameRow(f"c{at}", "cards", 20 + at, "1", '{"buying": [4, 0.1]}') for at in range(10)]
    (told,), (not_yet,) = figures_of([*before, empty, *lately]), figures_of([*before[1:], *lately])
    assert told.improvement == Improvement(games=10, lately=0.025, before=0.05)
    assert not_yet.improvement is None


@pytest.mark.anyio
async def test_a_new_review_keeps_how_far_one_has_come(database: Database) -> None:
    people, store = PersonStore(database), ExerciseStore(database)
    await people.insert(PersonRow("ana", "Ana", "en"))
    game = ReviewedGameRow("table", "cards", 5, "1", "{}")
    rows = [ExerciseRow("table", number, "cards", "old", Repetition(10)) for number in (1, 3)]
    await store.keep("ana", game, rows)
    await store.answer("ana", rows[0], Repetition(99, box=1, asked=1))
    await store.answer("ana", rows[0], Repetition(5, box=0, asked=1, missed=1))  # came too late
    newer = [ExerciseRow("table", number, "cards", "new", Repetition(20)) for number in (1, 7)]
    await store.keep("ana", game._replace(version="2"), newer)
    assert [(row.number, row.decision, row.repetition) for row in await store.exercises("ana")] == [
        (7, "new", Repetition(20)),
        (1, "new", Repetition(99, box=1, asked=1)),
    ]
    assert [row.version for row in await store.reviewed("ana")] == ["2"]


@pytest.mark.anyio
async def test_nothing_is_kept_of_somebody_who_was_forgotten(database: Database) -> None:
    store = ExerciseStore(database)
    row = ExerciseRow("table", 1, "cards", "{}", Repetition(10))
    await store.keep("nobody", ReviewedGameRow("table", "cards", 5, "1", "{}"), [row])
    assert (await store.reviewed("nobody"), await store.exercises("nobody")) == ([], [])
