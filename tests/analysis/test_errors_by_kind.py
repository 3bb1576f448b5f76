"""What decisions cost by kind, and what was measured of the house's opponents."""

from __future__ import annotations

from itertools import combinations
from random import Random

from tenfold.analysis.decisions import assess
from tenfold.analysis.errors_by_kind import KindSum, errors_of, total_of
from tenfold.analysis.evaluator import study_for
from tenfold.analysis.findings import Decision, Kind
from tenfold.analysis.house_errors import house_errors
from tenfold.bots.registry import HOUSE
from tenfold.judging.marks import TOLERANCE
from tenfold.judging.options import SHOWN
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
    study, seat = study_for(play.game, play.options), play.to_move

    def compared(move: int) -> dict[str, float]:
        found = assess(play.game, play.state, 1, study, "quick", (move,))
        return {one.moves[0]: one.values[seat] for one in found.options}

    values = {move: compared(move)[play.game.token(play.state, move)] for move in play.game.legal(play.state)}
    worst = min(values, key=values.__getitem__)
    best = max(values.values())
    right = {play.game.token(play.state, move) for move in values if best - values[move] <= TOLERANCE}
    assert len(right) > SHOWN
    assert play.game.token(play.state, worst) not in right
    assert right <= compared(worst).keys()
