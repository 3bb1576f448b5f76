"""What counts as a decision, what marks it gets, and what is said about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from analysis.judges import random_record
from judging.interpreted import Candidate, study_by
from table import go_on, lay_tiles, play_cards

from tenfold.analysis.choices import made_from
from tenfold.analysis.evaluator import Choice, Values, after
from tenfold.analysis.findings import Decision
from tenfold.analysis.reading import read_choices
from tenfold.analysis.walk import review
from tenfold.cards.deck import CARDS
from tenfold.cards.state import MOST_SEATS
from tenfold.catalogue import find_game
from tenfold.judging.findings import MARKS, Options
from tenfold.judging.marks import is_a_choice, mark_of
from tenfold.judging.options import add_option
from tenfold.judging.reasons.cards.counts import CardPaper, next_card, points_with, tableau_points
from tenfold.protocol.errors import TenfoldError
from tenfold.records.play import Play


class Biased:
    """Prefers one move to all others, by so much."""

    def __init__(self, game: str, token: str, lead: float, error: float = 0.0) -> None:
        self.game, self.token, self.lead, self.error = find_game(game), token, lead, error

    def values(self, state: Any) -> Values:
        return [0.5, 0.5]

    def outcomes(self, state: Any) -> list[Values]:
        return [[0.5, 0.5] for _ in self.game.chances(state)]

    def compare(self, state: Any, choices: Sequence[Choice], made: int) -> list[Candidate]:
        mover = self.game.to_move(state)
        return [
            Candidate(choice, self._values(state, choice, mover), self.error * (place != made))
            for place, choice in enumerate(choices)
        ]

    def _values(self, state: Any, choice: Choice, mover: int) -> Values:
        likes = self.game.token(state, choice[0]) == self.token
        mine = 0.5 + self.lead * likes
        return [mine, 1 - mine] if mover == 0 else [1 - mine, mine]


def decisions_of(play: Play, evaluator: Any) -> dict[int, Decision]:
    """Plays on with the first legal moves to the end, and reviews that, by number of the move."""
    while not play.is_over:
        play.push(play.chances()[0][0] if play.is_chance else play.legal()[0])
    study = study_by(play.game.name, evaluator)
    return {one.number: one for one in review(play.record(), "quick", study=study).choices}


@pytest.mark.parametrize(
    ("error", "uncertainty", "mark"),
    [(0.019, 0, ""), (0.02, 0, "small"), (0.05, 0.01, "clear"), (0.2, 0.07, "grave"), (0.2, 0.09, "")],
)
def test_a_mark_needs_a_loss_and_certainty(error: float, uncertainty: float, mark: str) -> None:
    assert MARKS[mark_of(error, uncertainty)] == mark


def test_choices_that_come_to_the_same_are_none() -> None:
    def candidates(*values: float, error: float = 0.0) -> Options:
        options = Options()
        for value in values:
            place = add_option(options, 0, error, 0)
            options.values[place * MOST_SEATS] = value
        return options

    assert not is_a_choice(candidates(0.4), 0)
    assert not is_a_choice(candidates(0.4, 0.4, 0.4005), 0)
    assert is_a_choice(candidates(0.4, 0.4, 0.41), 0)
    assert not is_a_choice(candidates(0.4, 0.5, error=0.05), 0)


def test_a_payment_is_one_decision() -> None:
    play = play_cards("draw B4 numbers pass draw G2 draw $3 currency draw B1 numbers", left="G9")
    go_on(play, "buy:G2")
    place = len(play.moves)
    go_on(play, "spend:$ spend:B4")
    record_like, states = Play("cards", **play.game.write_options(play.options)), []
    moves = []
    for token in play.moves:
        states.append(record_like.state)
        moves.append(record_like.game.move(record_like.state, token))
        record_like.push(token)
    states.append(record_like.state)
    made = made_from(play.game, states, moves, place)
    assert len(made) == 2
    study = study_by("cards", Biased("cards", "numbers", 0.2))
    study.begin_decision(states[place], 1, list(made), "quick")
    others = [tuple(choice) for choice in read_choices(study)]
    assert others[0] == made
    assert len(others) == len(set(others)) == 4  # two tokens, a token with either card, or both cards
    for choice in others:
        assert after(play.game, states[place], choice).phase != states[place].phase
    found = decisions_of(play, Biased("cards", "numbers", 0.2))
    assert found[place + 1].moves == ["spend:$", "spend:B4"]
    assert found[place + 1].kind == "paying"
    assert place + 2 not in found


def test_drawing_too_long_and_stopping_too_early_are_told_apart() -> None:
    drew = decisions_of(play_cards("draw B4 draw B5 numbers", left="G9 O1"), Biased("cards", "numbers", 0.2))
    assert (drew[3].kind, drew[3].mark) == ("drawing", "grave")
    assert drew[3].error == pytest.approx(0.2)
    assert drew[3].changes == pytest.approx([-0.2, 0.2])
    stopped = decisions_of(play_cards("draw B4 numbers", left="G9 O1"), Biased("cards", "draw", 0.04))
    assert (stopped[3].kind, stopped[3].mark) == ("stopping", "small")
    took = decisions_of(play_cards("draw B4 draw $2 numbers", left="G9"), Biased("cards", "currency", 0.06))
    assert (took[5].kind, took[5].mark) == ("reward", "clear")


def test_what_is_uncertain_gets_no_mark_but_is_not_hidden() -> None:
    play = play_cards("draw B4 draw B5 numbers", left="G9 O1")
    found = decisions_of(play, Biased("cards", "numbers", 0.2, error=0.079))
    assert found[3].mark == "grave"
    play = play_cards("draw B4 draw B5 numbers", left="G9 O1")
    found = decisions_of(play, Biased("cards", "numbers", 0.2, error=0.081))
    assert found[3].mark == ""
    assert not found[3].counts
    assert len(found[3].options) == 2


def test_a_forced_move_does_not_count() -> None:
    found = decisions_of(play_cards("draw B4 draw B5 numbers", left="G9 O1"), Biased("cards", "numbers", 0.2))
    assert not found[1].counts  # the first draw of a turn
    assert found[1].error == 0


def test_the_odds_of_busting_are_counted() -> None:
    play = play_cards("draw B4 draw B5", left="G9 O1 G2 $3 *1")
    busts, adds, points, tokens = next_card(CardPaper(), play.state)
    assert busts == pytest.approx(2 / 5)  # the 9 and the 2
    assert adds == pytest.approx(1 / 5)  # the orange 1
    assert points == pytest.approx((3 + 2 + 2) / 5)
    assert tokens == pytest.approx(3 / 5)
    assert tableau_points(CardPaper(), play.state) == 2
    assert points_with(CardPaper(), play.state, 0, CARDS["B*"]) == 1


def test_reasons_for_stopping_name_the_odds_and_the_points() -> None:
    play = play_cards("draw B4 draw B5 draw G9", left="O1 G2 $3")
    found = decisions_of(play, Biased("cards", "numbers", 0.2))
    reasons = {reason.key: reason.details for reason in found[5].reasons}
    assert reasons["review.bust_odds"] == {"percent": 50}
    assert reasons["review.take_numbers"] == {"points": 2}
    assert reasons["review.verdict"] == {"moves": ["numbers"], "percent": 20}


def test_reasons_for_a_bid_say_what_the_others_can_do() -> None:
    play = play_cards("draw *4 pass pass numbers pass", left="G9")
    found = decisions_of(play, Biased("cards", "bid:3", 0.2))
    reasons = {reason.key: reason.details for reason in found[3].reasons}
    assert reasons["review.wildcard_adds"] == {"card": "*4", "points": 1}
    assert "review.nobody_higher" not in reasons  # the other has five
    play = play_cards("draw *4 pass pass numbers pass", left="G9")
    found = decisions_of(play, Biased("cards", "bid:5", 0.2))
    reasons = {reason.key: reason.details for reason in found[3].reasons}
    assert reasons["review.nobody_higher"] == {"amount": 5}
    assert found[3].kind == "bidding"


def missed_win() -> Play:
    """Seat 0 has 3, 3 and 2 in a row, gets a 2, and puts it elsewhere."""
    play = lay_tiles("0,0=3 0,1=1 1,0=3 0,2=2 2,0=2 0,3=1")
    go_on(play, "2 place:-1,3")
    return play


def test_a_win_that_was_missed_is_seen_at_a_quick_look() -> None:
    play = missed_win()
    number = len(play.moves)
    while not play.is_over:
        play.push(play.chances()[0][0] if play.is_chance else play.legal()[0])
    record = play.record()
    found = review(record, "quick")
    decision = next(one for one in found.choices if one.number == number)
    assert (decision.kind, decision.mark) == ("missed_win", "grave")
    verdict, as_good, reason = decision.reasons  # it wins on either cell
    assert (verdict.key, as_good.key) == ("review.verdict", "review.as_good")
    assert reason.key == "review.wins_at_once"
    assert reason.details["cell"] in ("3,0", "-1,0")


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(TenfoldError) as caught:
        review(play_cards("draw B4", left="G9").record(), "quick")
    assert caught.value.key == "review.unfinished"


def test_a_broken_record_is_named_with_its_move() -> None:
    record = random_record("cards", {"edition": "aeg", "seats": 2}, 1)
    record.moves[4] = "bid:99"
    with pytest.raises(TenfoldError) as caught:
        review(record, "quick")
    assert caught.value.move_number == 5
