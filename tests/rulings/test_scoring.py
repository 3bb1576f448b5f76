"""Scoring, ties and shared victories (rules 1.8; C9, C10, C16)."""

from __future__ import annotations

from itertools import zip_longest

import pytest
from table import EDITIONS, play_cards

from tenfold.protocol.game import Json


def result_of(edition: str, *hands: str) -> Json:
    """The result of a game that ends with these hands and five tokens each.

    A card a turn: a wildcard is paid with a P1 of the turn before, and a seat whose hand is full turns up
    a wildcard that nobody wants.
    """
    everybody = "pass " * len(hands)
    others = "pass " * (len(hands) - 1)
    turns: list[list[str]] = [[] for _ in hands]
    for mine, hand in zip(turns, hands, strict=True):
        for card in hand.split():
            if "*" in card:
                mine += ["draw P1 numbers pass", f"draw {card} {others} bid:1 spend:P1 numbers pass"]
            else:
                mine.append(f"draw {card} numbers pass")
    idle = f"draw ** {everybody} numbers pass"
    moves = " ".join(
        turn for turns_of_round in zip_longest(*turns, fillvalue=idle) for turn in turns_of_round
    )
    play = play_cards(moves + " " + everybody, edition=edition, seats=len(hands))
    assert play.result is not None
    assert play.result["money"] == [5] * len(hands)
    return play.result


@pytest.mark.parametrize("edition", EDITIONS)
def test_c09_a_tie_that_nothing_breaks_is_a_shared_victory(edition: str) -> None:
    result = result_of(edition, "O1", "B1 B2", "P8 P9")
    assert result["scores"] == [1, 2, 2]
    assert len(set(result["tiebreak"][1:])) == 1
    assert result["winners"] == [1, 2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_c10_a_bust_token_is_three_in_a_tie_break(edition: str) -> None:
    # Seat 0 busts and keeps five tokens; seat 1 goes to seven. Neither can afford a 9.
    play = play_cards("draw B9 draw G9 draw $2 currency pass pass", edition=edition)
    assert play.result == {"scores": [0, 0], "money": [8, 7], "tiebreak": [0, 0], "winners": [0]}


@pytest.mark.parametrize(
    ("edition", "tiebreak", "winners"),
    [
        ("aeg", [10, 9], [1]),
        ("gamefactory", [2, 1], [0]),
        ("whitegoblin", [10, 9], [1]),
        ("trefl", [8, 8], [0, 1]),
    ],
)
def test_c16_of_two_equally_long_runs_the_one_better_for_the_tie_break_counts(
    edition: str, tiebreak: list[int], winners: list[int]
) -> None:
    """Seat 0 may score B1 B2 or B8 *9; the second leaves two number cards unused instead of one."""
    numbers = "B1 B2 B8 G1 G2 O1 O2 P1 P2"
    result = result_of(edition, f"{numbers} *9", numbers)
    assert result["scores"] == [8, 8]
    assert result["tiebreak"] == tiebreak
    assert result["winners"] == winners


FULL_RUN = "B1 B2 B3 B4 B5 B6 B7 B8 B9"  # ten points with nine cards
TWO_RUNS = "G1 G2 G3 G4 G5 O1 O2 O3 O4 O5"  # ten points with ten cards


@pytest.mark.parametrize(
    ("edition", "tiebreak", "winners"),
    [
        ("aeg", [12, 10], [1]),  # fewest cards owned
        ("gamefactory", [3, 0], [0]),  # most number cards unused
        ("whitegoblin", [12, 10], [1]),
        ("trefl", [9, 10], [0]),  # fewest cards used
    ],
)
def test_the_tie_break_of_each_edition(edition: str, tiebreak: list[int], winners: list[int]) -> None:
    result = result_of(edition, f"{FULL_RUN} B1 B1 B1", TWO_RUNS)
    assert result == {"scores": [10, 10], "money": [5, 5], "tiebreak": tiebreak, "winners": winners}


@pytest.mark.parametrize(
    ("edition", "tiebreak", "winners"),
    [
        ("aeg", [9, 11], [0]),
        ("gamefactory", [0, 1], [1]),
        ("whitegoblin", [9, 11], [0]),
        ("trefl", [9, 10], [0]),
    ],
)
def test_the_tie_break_of_each_edition_the_other_way_round(
    edition: str, tiebreak: list[int], winners: list[int]
) -> None:
    result = result_of(edition, FULL_RUN, f"{TWO_RUNS} G1")
    assert result == {"scores": [10, 10], "money": [5, 5], "tiebreak": tiebreak, "winners": winners}


@pytest.mark.parametrize(
    ("edition", "tiebreak", "winners"),
    [
        ("aeg", [5, 4], [1]),
        ("gamefactory", [1, 0], [0]),
        ("whitegoblin", [5, 4], [1]),
        ("trefl", [4, 4], [0, 1]),
    ],
)
def test_a_wildcard_may_stand_in_for_a_number_card_that_then_counts_as_unused(
    edition: str, tiebreak: list[int], winners: list[int]
) -> None:
    result = result_of(edition, "B1 G1 O1 P1 *1", "B1 G1 O1 P1")
    assert result == {"scores": [4, 4], "money": [5, 5], "tiebreak": tiebreak, "winners": winners}


@pytest.mark.parametrize("edition", EDITIONS)
def test_points_come_before_money_and_money_before_the_tie_break(edition: str) -> None:
    more_points = play_cards("draw B1 numbers pass draw $5 currency pass pass", edition=edition)
    assert more_points.result == {
        "scores": [1, 0],
        "money": [5, 10],
        "tiebreak": {"aeg": [1, 0], "whitegoblin": [1, 0], "trefl": [1, 0], "gamefactory": [0, 0]}[edition],
        "winners": [0],
    }
    # Seat 0 has two cards, one of them unused; seat 1 has one. One token decides before any of that.
    moves = "draw B1 draw B1 numbers pass draw G1 draw $1 numbers pass pass pass"
    more_money = play_cards(moves, edition=edition).result
    assert more_money is not None
    assert (more_money["scores"], more_money["money"], more_money["winners"]) == ([1, 1], [6, 5], [0])
    moves = "draw G1 draw $1 numbers pass draw B1 draw B1 numbers pass pass pass"
    more_money = play_cards(moves, edition=edition).result
    assert more_money is not None
    assert (more_money["scores"], more_money["money"], more_money["winners"]) == ([1, 1], [5, 6], [1])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("hand", "score"),
    [
        ("B1 B2 B4", 2),  # the longest run alone
        ("B1 B2 *3 B4", 4),  # a numbered wildcard is of any colour
        ("B1 G5 *3", 3),
        ("B1 B2 B* B4", 4),  # a colour wildcard is of any number
        ("B1 B2 G* B4", 3),
        ("B1 B2 ** B4", 4),  # the super wildcard is anything
        ("B1 B2 *3 *3", 4),  # each fills one place: B3 and the 3 of another colour
        (FULL_RUN, 10),
        ("B1 B2 B3 B4 *5 B6 B7 B* B9", 10),  # a full run may hold wildcards
        ("B1 B2 B3 B4 B5 B6 B7 B8", 8),
    ],
)
def test_wildcards_are_assigned_as_best_serves_their_owner(edition: str, hand: str, score: int) -> None:
    assert result_of(edition, hand, "")["scores"] == [score, 0]
