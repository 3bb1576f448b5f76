"""By how many points a choice ends ahead or behind, where the chance to win says little."""

from __future__ import annotations

from statistics import fmean

from analysis.test_card_evaluator import CARDS, ERROR, LOST, judged, reached
from table import play_cards

from tenfold.analysis.decisions import assess
from tenfold.analysis.evaluator import study_for
from tenfold.bots.cards.endings import EndingPaper, play_ending
from tenfold.judging.cards.leads import LEAD_ERROR
from tenfold.judging.studies import SEED


def test_in_a_lost_game_the_lead_says_what_a_choice_costs() -> None:
    decision = judged(LOST)
    best, made = decision.options[0], decision.options[decision.made]
    assert max(option.values[decision.seat] for option in decision.options) < 0.1
    assert best.lead is not None
    assert made.lead is not None
    assert made.lead < best.lead < 0
    assert best.lead - made.lead > 2 * made.lead_error > 0
    assert made.lead_error <= LEAD_ERROR


def test_of_a_review_only_what_was_made_and_the_best_have_leads() -> None:
    decision = judged(LOST)
    told = [place for place, option in enumerate(decision.options) if option.lead is not None]
    assert len(decision.options) > len(told)
    assert told == [0, decision.made]


def test_where_the_game_is_open_the_chance_says_enough() -> None:
    assert all(option.lead is None for option in judged(ERROR).options)


def test_whoever_asks_is_told_the_leads_of_the_best_moves() -> None:
    play = reached(LOST)
    hint = assess(CARDS, play.state, len(LOST["moves"]) + 1, study_for(CARDS, play.options), "quick")
    assert len(hint.options) == 3
    assert all(option.lead is not None for option in hint.options)


def test_the_lead_is_the_mean_of_endings_played_with_the_rules_themselves() -> None:
    decision = judged(LOST)
    after = reached(LOST).state
    for move in decision.options[0].moves:
        after = CARDS.advance(after, CARDS.move(after, move))
    paper = EndingPaper()
    endings = [play_ending(paper, after.copy(), decision.seat, SEED, number) for number in range(128)]
    assert decision.options[0].lead in {fmean(endings[:seen]) for seen in (16, 32, 64, 128)}
    assert len(set(endings)) > 1


def test_a_game_that_is_over_has_the_lead_that_it_ended_with() -> None:
    play = play_cards("draw B4", left="B3 B5")
    while not play.is_over:
        play.push(play.chances()[0][0] if play.is_chance else play.legal()[0])
    assert play.result is not None
    first, second = play.result["scores"]
    assert play_ending(EndingPaper(), play.state, 0, 3, 1) == first - second
    assert play_ending(EndingPaper(), play.state, 1, 3, 1) == second - first
