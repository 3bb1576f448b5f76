"""What decisions cost by kind, and what was measured of the house's opponents."""

from __future__ import annotations

from itertools import combinations
from random import Random

from tenfold.analysis.shown import SHOWN

from tenfold.analysis.errors_by_kind import KindSum, errors_of, total_of
from tenfold.analysis.evaluator import evaluator_for
from tenfold.analysis.findings import Decision, Kind
from tenfold.analysis.house_errors import house_errors
from tenfold.bots.registry import HOUSE
from tenfold.judging.marks import TOLERANCE
from tenfold.records.play import Play


def decision(seat: int, kind: Kind, error: float, *, counts: bool = True) -> Decision:
    return Decision(
        number=1,
        moves=["pass"],
        seat=seat,
        kind=kind,
        options=[],
        made=0,
        changes=[-error, error],
        error=error,
        standard_error=0.0,
        counts=counts,
        mark="",
        reasons=[],
    )


def test_decisions_of_a_seat_that_count_are_added_up_by_kind() -> None:
    decisions = [
        decision(0, "bidding", 0.25),
        decision(0, "bidding", 0.0),
        decision(0, "bidding", 0.5, counts=False),
        decision(1, "bidding", 0.5),
        decision(0, "paying", 0.125),
    ]
    errors = errors_of(decisions, 0)
    assert errors == {"bidding": KindSum(2, 0.25), "paying": KindSum(1, 0.125)}
    assert total_of([errors, errors])["bidding"] == KindSum(4, 0.5)


def test_the_whole_house_was_measured() -> None:
    for game, opponents in house_errors().items():
        assert [one.name for one in opponents] == HOUSE[game].opponents
        assert all(one.games >= 100 for one in opponents)


def test_the_mean_loss_ranks_the_opponents_of_the_card_game_nearly_as_their_ratings_do() -> None:
    means = []
    for one in house_errors()["cards"]:
        decisions, lost = (sum(values) for values in zip(*one.kinds.values(), strict=True))
        means.append(lost / decisions)
    assert sum(later > earlier for earlier, later in combinations(means, 2)) <= 1


def with_many_right_choices() -> Play:
    """Of a game by dice: the last round of buying, where most of what can be bought changes nothing."""
    play, rng = Play("cards", edition="aeg", seats=2, start=0), Random(7)
    while len(play.moves) < 387:
        play.push(rng.choice([token for token, _ in play.chances()] if play.is_chance else play.legal()))
    return play


def test_whoever_errs_is_compared_with_every_choice_that_is_right() -> None:
    play = with_many_right_choices()
    options = play.game.write_options(play.options)
    evaluator, seat = evaluator_for("cards", options, "quick"), play.to_move
    choices = [(move,) for move in play.game.legal(play.state)]
    values = [
        next(
            one.values[seat]
            for one in evaluator.compare(play.state, choices, place)
            if one.choice == choices[place]
        )
        for place in range(len(choices))
    ]
    best, worst = max(values), min(range(len(choices)), key=values.__getitem__)
    right = {choice for choice, value in zip(choices, values, strict=True) if best - value <= TOLERANCE}
    assert len(right) > SHOWN
    assert choices[worst] not in right
    assert right <= {one.choice for one in evaluator.compare(play.state, choices, worst)}
