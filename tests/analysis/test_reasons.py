"""A reason is given only if it speaks for what is called better, and what is equal is called equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from analysis.by_the_rules import Details
from analysis.card_reason_checks import most_points
from analysis.judges import Clueless
from analysis.reason_check import SETUPS, faults_of, played, told_of
from analysis.test_decisions import Biased
from judging.asking import reasons_between
from judging.interpreted import Candidate, study_by
from setups import ROWS
from table import go_on, lay_tiles, play_cards

from tenfold.analysis.decisions import assess
from tenfold.analysis.evaluator import Choice, Values, study_for
from tenfold.cards.state import MOST_SEATS
from tenfold.catalogue import find_game
from tenfold.i18n.advice import Adviser
from tenfold.i18n.catalogs import Catalog, languages
from tenfold.judging.findings import Study
from tenfold.judging.luck import is_great, note_mean
from tenfold.records.play import Play

CARDS, TILES = find_game("cards"), find_game("tiles")


@pytest.mark.parametrize("kind", range(len(SETUPS)))
def test_every_reason_of_a_game_speaks_for_the_better_choice(kind: int) -> None:
    counts: Counter[str] = Counter()
    faults = [
        fault
        for state, decision, worse in told_of(played(kind, kind), hints=4)
        for fault in faults_of(SETUPS[kind][0], state, decision, worse, counts)
    ]
    assert faults == []
    assert counts["review.verdict"]


class Fixed:
    """Who knows some choices of one decision, and nothing else."""

    def __init__(self, candidates: list[Candidate]) -> None:
        self.candidates = candidates

    def values(self, state: Any) -> Values:
        raise NotImplementedError

    def outcomes(self, state: Any) -> list[Values]:
        raise NotImplementedError

    def compare(self, state: Any, choices: Sequence[Choice], made: int) -> list[Candidate]:
        return self.candidates


def reasons_for(play: Play, better: str, other: str) -> dict[str, Details]:
    """What is said for one move of a position, and not for another."""
    best, made = ((play.game.move(play.state, token),) for token in (better, other))
    reasons = reasons_between(play.game.name, play.state, made, [best])
    return {reason.key: reason.details for reason in reasons}


def test_the_odds_of_a_bust_are_no_reason_to_draw() -> None:
    play = play_cards("draw B4 draw B5", left="G9 O9 O1")  # two of three cards bust
    assert "review.bust_odds" not in reasons_for(play, "draw", "numbers")
    assert reasons_for(play, "numbers", "draw")["review.bust_odds"] == {"percent": 67}


def test_that_nothing_can_bust_is_no_reason_to_stop() -> None:
    play = play_cards("draw B2 draw $1", left="G3 O1 O2")
    assert "review.cannot_bust" in reasons_for(play, "draw", "numbers")
    for other in ("numbers", "currency"):
        said = reasons_for(play, other, "draw")
        assert not said.keys() & {"review.cannot_bust", "review.bust_odds"}


def test_a_higher_bid_is_dearer_to_outbid_or_fewer_can() -> None:
    play = play_cards("draw *4", left="G9 O1")  # the other seat can go up to five
    assert reasons_for(play, "bid:3", "bid:2") == {"review.dearer": {"amount": 4, "less": 3}}
    assert reasons_for(play, "bid:5", "bid:4") == {"review.nobody_higher": {"amount": 5}}
    assert reasons_for(play, "bid:2", "bid:4") == {"review.saves": {"amount": 2, "kept": "some"}}


def test_buying_nothing_saves_what_wildcards_are_bought_with() -> None:
    play = play_cards("draw B9 draw B2 draw B1 numbers", left="O1 *2 *3")  # a bust has filled the market
    assert reasons_for(play, "pass", "buy:B2")["review.saves"] == {"amount": 2, "kept": "all"}
    assert reasons_for(play, "pass", "buy:B2")["review.wildcards_to_come"] == {"count": 2}
    assert "review.saves" not in reasons_for(play, "buy:B2", "pass")


def test_little_risk_is_a_reason_to_draw_and_numbers_that_bring_nothing_none_to_stop() -> None:
    play = play_cards("draw $3 draw $4", left="B1 B2 B3 B4 B5 G1 G2 G3 G4 $5")
    assert reasons_for(play, "draw", "numbers") == {
        "review.next_card": {"percent": 90, "bust": 10},
        "review.numbers_idle": {},
    }
    assert reasons_for(play, "draw", "currency") == {"review.little_risk": {"percent": 10}}
    assert "review.little_risk" not in reasons_for(play, "currency", "draw")


def test_choices_that_read_the_same_are_called_equal() -> None:
    play = play_cards("draw *4", left="G9 O1")
    found = [play.game.move(play.state, token) for token in ("bid:5", "bid:4", "pass")]
    values = (0.134, 0.1315, 0.05)
    candidates = [
        Candidate((move,), [1 - value, value], 0.0) for move, value in zip(found, values, strict=True)
    ]
    decision = assess(CARDS, play.state, 3, study_by("cards", Fixed(candidates)), "quick", (found[2],))
    assert [option.is_equal for option in decision.options] == [True, True, False]
    said = {reason.key: dict(reason.details) for reason in decision.reasons}
    assert said["review.as_good"] == {"choices": ["bid:4"]}
    assert "review.outbid" not in said  # it would hold for one of the two alone
    adviser = Adviser(Catalog("en"), ["Ana", "Ben"])
    assert "Just as good: bid 4." in adviser.advice(
        [(reason.key, reason.details) for reason in decision.reasons], decision.kind
    )


def test_what_cannot_be_told_from_the_best_is_equal_too() -> None:
    play = play_cards("draw B4 draw $2", left="G9 B1 B2")
    moves = [(move,) for move in play.game.legal(play.state)]
    shares = (0.6, 0.58, 0.5)
    candidates = [
        Candidate(move, [share, 1 - share], 0.0 if place == 0 else 0.03)
        for place, (move, share) in enumerate(zip(moves, shares, strict=True))
    ]
    decision = assess(CARDS, play.state, 5, study_by("cards", Fixed(candidates)), "quick", moves[0])
    assert [option.is_equal for option in decision.options] == [True, True, False]


def test_a_purchase_is_counted_with_the_best_of_all_payments() -> None:
    """One card has to go: of those that are of no use so far, the blue 9 is of use with the blue 8."""
    play = play_cards(
        "draw B6 numbers pass draw B8 draw $2 currency draw B7 numbers pass draw G1 numbers pass draw $2 "
        "currency draw G2 numbers pass draw B9 numbers pass draw G3 numbers pass draw O1 draw O9 numbers",
        left="G9",
    )
    assert most_points(play.state, "buy:B8") == 2
    details = {"card": "B8", "price": 8, "points": 2}
    assert reasons_for(play, "buy:B8", "pass")["review.purchase"] == details


def test_a_purchase_whose_facts_favour_another_is_not_told_with_them() -> None:
    play = play_cards("draw B1 draw B3 numbers pass draw B2 draw $2 currency draw G7 numbers", left="G9")
    assert reasons_for(play, "buy:B2", "pass")["review.purchase"]["points"] > 0
    assert "review.purchase" not in reasons_for(play, "pass", "buy:B2")


def test_where_nothing_countable_speaks_for_it_that_is_said() -> None:
    play = play_cards("draw B4 draw B5", left="G9 O9 O1")
    hint = assess(CARDS, play.state, 5, study_by("cards", Biased("cards", "draw", 0.2)), "quick")
    assert [reason.key for reason in hint.reasons] == ["review.what_follows"]


def test_in_the_open_game_no_odds_are_told_of_a_tile_that_lies_there() -> None:
    details: dict[str, str | int | list[str]] = {"seat": 1, "cell": "1,2", "value": 3, "percent": 100}
    for language in languages():
        adviser = Adviser(Catalog(language), ["Ana", "Ben"])
        for key in ("review.threat_stays", "review.threat_opened"):
            for said in (adviser.advice([(key, details)], ""), adviser.counsel([(key, details)], "")):
                assert "100" not in said
                assert "Ben" in said


def is_great_luck(given: int, *outcomes: tuple[int, float]) -> bool:
    """Of outcomes with weights and values for seat 0."""
    study = Study(seats=2, outcome_count=len(outcomes))
    for place, (weight, value) in enumerate(outcomes):
        study.outcome_weights[place] = weight
        study.outcomes[place * MOST_SEATS] = value
    return is_great(study, given, 0, note_mean(study))


def test_luck_is_great_only_if_it_was_not_to_be_expected() -> None:
    often, rest, seldom, most = (5, 0.2), (5, -0.2), (1, 0.2), (9, -0.02)
    assert not is_great_luck(0, often, rest)
    assert not is_great_luck(1, often, rest)
    assert is_great_luck(0, seldom, most)
    assert not is_great_luck(1, seldom, most)
    assert not is_great_luck(0, *[seldom] * 5, rest)  # any of five cards would have done the same


def winning_everywhere() -> Play:
    """Seat 0 makes ten at either end of its row."""
    play = lay_tiles("0,0=3 0,1=1 1,0=3 0,2=2 2,0=2 0,3=1")
    go_on(play, "2")
    return play


def test_moves_that_all_win_are_all_equal() -> None:
    play = winning_everywhere()
    hint = assess(TILES, play.state, len(play.moves) + 1, study_for(TILES, play.options), "quick")
    wins = [option for option in hint.options if option.exact and option.values[0] == 1]
    assert len(wins) == 2
    assert all(option.is_equal for option in wins)


def test_a_game_judged_without_sense_is_still_given_true_reasons() -> None:
    """Whoever evaluates: what is said for a choice has to hold."""
    rows: dict[str, Any] = {"edition": "steffen", "open": True, "rows": ROWS}
    play, clueless = Play("tiles", **rows), study_by("tiles", Clueless("tiles", 2))
    counts: Counter[str] = Counter()
    for token in ("left:0,0", "left:1,0", "left:-1,0"):
        hint = assess(TILES, play.state, 1, clueless, "quick")
        worse = next((one.moves for one in hint.options if not one.is_equal), [])
        assert list(faults_of("tiles", play.state, hint, worse, counts)) == []
        play.push(token)
