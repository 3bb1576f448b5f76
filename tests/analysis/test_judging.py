"""One position judged alone: what an evaluator would do, and why something that was done was good or not."""

from __future__ import annotations

from analysis.judges import Exact
from analysis.test_decisions import Biased
from judging.interpreted import study_by
from table import go_on, lay_tiles, play_cards

from tenfold.analysis.choices import made_from
from tenfold.analysis.decisions import assess
from tenfold.analysis.evaluator import study_for
from tenfold.analysis.walk import review
from tenfold.catalogue import find_game
from tenfold.records.play import Play

CARDS, TILES = find_game("cards"), find_game("tiles")


def test_a_hint_is_the_decision_as_the_evaluator_would_make_it() -> None:
    play = play_cards("draw B4 draw $2", left="G9 B1 B2")
    liked = study_by("cards", Biased("cards", "currency", 0.1))
    decision = assess(CARDS, play.state, 5, liked, "quick")
    assert decision.options[0].moves == decision.moves == ["currency"]
    assert (decision.made, decision.error, decision.mark, decision.number) == (0, 0.0, "", 5)
    assert [option.values[0] for option in decision.options] == [0.6, 0.5, 0.5]
    keys = [reason.key for reason in decision.reasons]
    assert "review.take_currency" in keys
    assert "review.verdict" not in keys  # nothing was done that could be better


def test_where_nothing_matters_nothing_is_said() -> None:
    play = play_cards("draw B4 draw $2", left="G9 B1 B2")
    same = study_by("cards", Biased("cards", "currency", 0.0))
    assert assess(CARDS, play.state, 5, same, "quick").reasons == []
    forced = play_cards("", left="G9 B1 B2")
    decision = assess(CARDS, forced.state, 1, same, "quick")
    assert ([option.moves for option in decision.options], decision.counts) == ([["draw"]], False)


def test_a_payment_is_advised_as_a_whole() -> None:
    play = play_cards("draw B4 numbers pass draw G2 draw $3 currency draw B1 numbers", left="G9")
    go_on(play, "buy:G2")
    exact = study_by("cards", Exact("cards"))
    decision = assess(CARDS, play.state, len(play.moves) + 1, exact, "quick")
    assert decision.kind == "paying"
    assert all(len(option.moves) == 2 for option in decision.options)
    values = [option.values[decision.seat] for option in decision.options]
    assert values == sorted(values, reverse=True)


def test_a_move_that_was_made_is_judged_as_in_a_review() -> None:
    play = play_cards("draw B4", left="B3 B5 B6 B7")
    place, state = len(play.moves), play.state
    go_on(play, "numbers")
    while not play.is_over:
        play.push(play.chances()[0][0] if play.is_chance else play.legal()[0])
    liked = study_by("cards", Biased("cards", "draw", 0.1))
    found = review(play.record(), "quick", study=liked)
    reviewed = next(one for one in found.choices if one.number == place + 1)
    made = made_from(CARDS, *replayed(play), place)
    judged = assess(CARDS, state, place + 1, liked, "quick", made)
    assert judged.options == reviewed.options
    assert (judged.moves, judged.error, judged.mark) == (["numbers"], reviewed.error, reviewed.mark)
    assert reviewed.mark
    assert judged.reasons == reviewed.reasons


def test_a_hint_at_the_tiles_sees_the_win() -> None:
    play = lay_tiles("0,0=3 0,1=1 1,0=3 0,2=2 2,0=2 0,3=1")
    go_on(play, "2")
    decision = assess(TILES, play.state, len(play.moves) + 1, study_for(TILES, play.options), "quick")
    assert decision.options[0].values[decision.seat] == 1
    assert decision.reasons[0].key == "review.wins_at_once"


def replayed(play: Play) -> tuple[list[object], list[int]]:
    states, moves = [play.game.start(play.options)], []
    for token in play.moves:
        moves.append(play.game.move(states[-1], token))
        states.append(play.game.advance(states[-1], moves[-1]))
    return states, moves
