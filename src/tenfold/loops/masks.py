"""Masks of legal moves: a byte for each move, eight moves to a word, 1 for what is legal.

A game's `mark` gets the mask as it was, paper for a list of moves, and what it said of the mask the last
time (0 of an empty one): how many words may have marks, say. It returns what to remember for the next time,
so that nobody clears what is clear. `pick_marked` takes any of the marked moves.
"""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule

MOVES_A_WORD: Final = 8


def words_for(moves: int) -> int:
    """How many words a mask of so many moves has."""
    return -(-moves // MOVES_A_WORD)


@rule
def is_marked(words: list[int], move: int) -> bool:
    if move < 0 or move >= MOVES_A_WORD * len(words):
        return False
    return words[move >> 3] >> 8 * (move & 7) & 1 == 1


@rule
def clear(words: list[int], first: int, last: int) -> None:
    """Takes the marks off some words, the last one not included."""
    for word in range(first, last):
        words[word] = 0


@rule
def mark_listed(words: list[int], moves: list[int], count: int) -> int:
    """Marks the first moves of an ascending list, of one at least, in a mask that has no marks."""
    for place in range(count):
        words[moves[place] >> 3] |= 1 << 8 * (moves[place] & 7)
    return (moves[count - 1] >> 3) + 1
