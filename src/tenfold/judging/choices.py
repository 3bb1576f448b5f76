"""What a seat could choose from, and which moves of a game make one decision."""

from __future__ import annotations

from typing import Any

from tenfold.kernel import overwrite, rule

from .findings import MOST_PAYMENTS, Choices
from .judge import Judge, W


@rule
def length_of_decision(judge: Judge[Any, Any, Any], w: W, moves: list[int], first: int) -> int:
    """How many moves of a game belong to the decision at `position`: all pieces of a payment, else one."""
    if not judge.is_paying(w.position):
        return 1
    overwrite(w.tried, w.position)
    judge.step(w.tried, moves[first])
    length = 1
    while judge.is_same_payment(w.position, w.tried):
        judge.step(w.tried, moves[first + length])
        length += 1
    return length


@rule
def list_choices(judge: Judge[Any, Any, Any], w: W, moves: list[int], first: int, length: int) -> int:
    """Every choice that the decision at `position` has; of payments the one made, if it was, the one that is
    proposed, and others until there are enough. Returns the place of the one made, or -1."""
    choices = w.study.comparison.choices
    choices.count = 0
    if judge.is_paying(w.position):
        if length > 0:
            add_choice(choices, moves, first, length)
        count = judge.propose(w.desk, w.position, w.study.listed)
        if count > 0:
            add_if_new(choices, w.study.listed, count)
        add_payments(judge, w, choices)
        return 0 if length > 0 else -1
    made = -1
    for place in range(judge.legal(w.position, w.study.listed)):
        if length > 0 and w.study.listed[place] == moves[first]:
            made = place
        add_choice(choices, w.study.listed, place, 1)
    return made


@rule
def add_choice(choices: Choices, moves: list[int], first: int, length: int) -> None:
    begin = 0
    if choices.count > 0:
        begin = choices.firsts[choices.count - 1] + choices.lengths[choices.count - 1]
    choices.firsts[choices.count] = begin
    choices.lengths[choices.count] = length
    for place in range(length):
        choices.moves[begin + place] = moves[first + place]
    choices.count += 1


@rule
def add_if_new(choices: Choices, moves: list[int], length: int) -> None:
    for choice in range(choices.count):
        if is_same(choices, choice, moves, length):
            return
    add_choice(choices, moves, 0, length)


@rule
def is_same(choices: Choices, choice: int, moves: list[int], length: int) -> bool:
    if choices.lengths[choice] != length:
        return False
    for place in range(length):
        if choices.moves[choices.firsts[choice] + place] != moves[place]:
            return False
    return True


@rule
def add_payments(judge: Judge[Any, Any, Any], w: W, choices: Choices) -> None:
    """Complete payments, one after the other; each piece is tried once at each place."""
    overwrite(w.tried, w.position)
    length = pay_the_rest(judge, w, 0)
    while length > 0 and choices.count < MOST_PAYMENTS:
        add_if_new(choices, w.study.path, length)
        length = next_payment(judge, w, length)


@rule
def pay_the_rest(judge: Judge[Any, Any, Any], w: W, length: int) -> int:
    """Adds the first piece there is to a payment's path until it is complete; returns its length."""
    while length == 0 or judge.is_same_payment(w.position, w.tried):
        judge.legal(w.tried, w.study.listed)
        w.study.path[length] = w.study.listed[0]
        judge.step(w.tried, w.study.listed[0])
        length += 1
    return length


@rule
def next_payment(judge: Judge[Any, Any, Any], w: W, length: int) -> int:
    """The payment after the one in the path, which differs as late as it can; returns its length, or 0."""
    for fewer in range(1, length + 1):
        last = length - fewer
        overwrite(w.tried, w.position)
        for place in range(last):
            judge.step(w.tried, w.study.path[place])
        for place in range(judge.legal(w.tried, w.study.listed)):
            if w.study.listed[place] > w.study.path[last]:
                w.study.path[last] = w.study.listed[place]
                judge.step(w.tried, w.study.listed[place])
                return pay_the_rest(judge, w, last + 1)
    return 0
