"""Where Python and WebAssembly could differ: every form of a rule gives Python's answer, or the checked one
traps."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

import numpy as np
import pytest
from kernel.forms import Forms, forms

from tenfold.kernel import (
    Byte,
    Short,
    Single,
    Slots,
    Struct,
    add_chosen,
    add_rows,
    add_scaled,
    copy_numbers,
    count_bits,
    cut_negative,
    inside,
    lowest_bit,
    numbers,
    overwrite,
    reals,
    rule,
    single,
    square_root,
)
from tenfold.kernel.layout import layout_of
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module
from tenfold.kernel.structs import FLOAT64, INT8, INT16, INT64, UINT8

HIGHEST = (1 << 63) - 1
LOWEST = -(1 << 63)
EDGES = [0, 1, -1, 2, -2, 3, 7, -7, 10, -10, 1 << 31, -(1 << 31), 1 << 62, HIGHEST, LOWEST, HIGHEST - 1]

S = TypeVar("S", bound=Struct)


def fits(number: int) -> bool:
    return LOWEST <= number <= HIGHEST


# Whole numbers.


@rule
def divided(a: int, b: int) -> int:
    return a // b


@rule
def remainder(a: int, b: int) -> int:
    return a % b


@pytest.mark.parametrize("function", [divided, remainder])
def test_division_rounds_down_whatever_the_signs(function: Callable[[int, int], int]) -> None:
    for a in EDGES:
        for b in EDGES:
            if b == 0:
                forms(function).always_stops(a, b)
            elif fits(function(a, b)):
                forms(function).same(a, b)
            else:
                forms(function).stops(a, b)


@rule
def by_constants(a: int) -> tuple[int, int, int, int, int, int]:
    return a // 8, a % 8, a // 7, a % 7, a // -4, a % -4


@rule
def by_one(a: int) -> tuple[int, int]:
    return a // 1, a % 1


def test_division_by_constants_rounds_down() -> None:
    for a in EDGES:
        forms(by_constants).same(a)
        forms(by_one).same(a)


@rule
def divided_by_zero(a: int) -> int:
    return a // 0


@rule
def nothing_left(a: int) -> int:
    return a % (1 - 1)


@rule
def quotient(a: float, b: float) -> float:
    return a / b


def test_division_by_zero_stops_both_builds() -> None:
    forms(divided_by_zero).always_stops(1)
    forms(nothing_left).always_stops(1)
    forms(quotient).always_stops(1.0, 0.0)
    forms(quotient).always_stops(0.0, -0.0)


@rule
def plus(a: int, b: int) -> int:
    return a + b


@rule
def minus(a: int, b: int) -> int:
    return a - b


@rule
def times(a: int, b: int) -> int:
    return a * b


@rule
def negative(a: int, b: int) -> int:
    return -a + 0 * b


@rule
def absolute(a: int, b: int) -> int:
    return abs(a) + 0 * b


@rule
def changed(a: int, b: int) -> int:
    a += b
    a -= 1
    return a


@pytest.mark.parametrize("function", [plus, minus, times, negative, absolute, changed])
def test_what_runs_over_64_bits_stops_the_checked_build(function: Callable[[int, int], int]) -> None:
    stopped = 0
    for a in EDGES:
        for b in EDGES:
            answer = function(a, b)
            if fits(answer) and fits(a + b if function is changed else answer):
                assert forms(function).same(a, b) == answer
            else:
                stopped += 1
                forms(function).stops(a, b)
    assert stopped


@rule
def left(a: int, by: int) -> int:
    return a << by


@rule
def right(a: int, by: int) -> int:
    return a >> by


def test_shifts_are_the_same_or_stop_the_checked_build() -> None:
    for a in EDGES:
        for by in (0, 1, 2, 31, 32, 62, 63):
            forms(right).same(a, by)
            if fits(a << by):
                forms(left).same(a, by)
            else:
                forms(left).stops(a, by)
        for by in (-1, -64, 64, 65, 1000, HIGHEST, LOWEST):
            forms(left).stops(a, by)
            forms(right).stops(a, by)


@rule
def beyond(a: int) -> int:
    return a >> 64


@rule
def below_zero(a: int) -> int:
    return a << -1


def test_constant_shifts_out_of_bounds_stop_the_checked_build() -> None:
    forms(beyond).stops(5)
    forms(below_zero).stops(5)


@rule
def bits(a: int, b: int) -> tuple[int, int, int, int]:
    return a & b, a | b, a ^ b, ~a


def test_bits_of_negative_numbers_are_the_same() -> None:
    for a in EDGES:
        for b in EDGES:
            forms(bits).same(a, b)


@rule
def masked(a: int, b: int, by: int) -> tuple[int, int, int, int]:
    low = (a * b + 12345) & 0xFFFFFFFF
    high = 0x3FFFFFFFFFFFFFFF & (a - (b << by))
    return low, high, -(a * b) & 255, (~(a * b) ^ (a + b | a)) & HIGHEST


@rule
def masked_later(a: int, b: int) -> int:
    product = a * b
    return product & 255


@rule
def masked_by_a_number(a: int, b: int, mask: int) -> int:
    return a * b & mask


@rule
def masked_quotient(a: int, b: int) -> int:
    return a * b // 2 & 255


@rule
def masked_by_negative(a: int, b: int) -> int:
    return a * b & -256


@rule
def masked_count(a: int, b: int) -> int:
    return (1 << a * b) & 255


def test_what_a_constant_masks_away_may_run_over() -> None:
    rng = Random(1)
    for _ in range(300):
        a, b = (rng.getrandbits(64) + LOWEST for _ in range(2))
        forms(masked).same(a, b, rng.randrange(64))


def test_what_is_masked_otherwise_may_not_run_over() -> None:
    forms(masked_later).stops(HIGHEST, 3)
    forms(masked_by_a_number).stops(HIGHEST, 3, 255)
    forms(masked_quotient).stops(HIGHEST, 3)
    forms(masked_by_negative).stops(HIGHEST, 3)
    forms(masked_count).stops(1 << 32, 1 << 32)


@rule
def bit_by_bit(mask: int) -> tuple[int, int]:
    return lowest_bit(mask), count_bits(mask)


@rule
def lowest(mask: int) -> int:
    return lowest_bit(mask)


@rule
def counted(mask: int) -> int:
    return count_bits(mask)


def test_bits_are_found_and_counted() -> None:
    for mask in (1, 2, 0b1011000, 1 << 54, (1 << 55) - 1, 0x155555555555555, HIGHEST):
        forms(bit_by_bit).same(mask)
    for mask in (-1, -8, LOWEST):
        forms(lowest).same(mask)
        forms(counted).stops(mask)
    assert forms(counted).same(0) == 0
    forms(lowest).stops(0)


# Real numbers.

REALS = [0.0, -0.0, 0.5, -0.5, 2.5, -2.5, 1e-300, 1e300, -1e300, 3.0, 1 / 3, math.inf, -math.inf]


@rule
def mixed(a: float, b: float, n: int) -> tuple[float, float, float, float, float, float]:
    return a + b, a - b, a * b, -a, a * n, n - b


@rule
def ratio(a: int, b: int) -> float:
    return a / b


@rule
def ordered(a: float, b: float) -> tuple[bool, bool, bool, bool, bool, bool]:
    return a < b, a <= b, a > b, a >= b, a == b, a != b


def test_real_numbers_are_the_same_bit_by_bit() -> None:
    for a in REALS:
        for b in REALS:
            forms(ordered).same(a, b)
            for n in (0, 3, -7):
                assert_same_bits(forms(mixed), a, b, n)
            if b != 0:
                assert_same_bits(forms(quotient), a, b)


def assert_same_bits(tried: Forms, *arguments: Any) -> None:
    """Also tells 0.0 from -0.0; any number that is none is as good as any other."""
    answers = [form(*arguments) for form in (tried.interpreted, tried.fast, tried.checked)]
    packed = []
    for answer in answers:
        numbers = answer if isinstance(answer, tuple) else (answer,)
        packed.append([math.isnan(one) or struct.pack("<d", one) for one in numbers])
    assert packed[1] == packed[0]
    assert packed[2] == packed[0]


def test_whole_numbers_divide_into_real_ones() -> None:
    for a in (0, 1, -7, 10, (1 << 53) - 1, -(1 << 53)):
        for b in (1, -3, 7, 1 << 53):
            forms(ratio).same(a, b)
    forms(ratio).always_stops(1, 0)


@rule
def real(n: int) -> float:
    return float(n)


@rule
def is_less(n: int, a: float) -> bool:
    return n < a


def test_a_whole_number_that_would_be_rounded_stops_the_checked_build() -> None:
    for n in ((1 << 53) + 1, -(1 << 53) - 1, HIGHEST, LOWEST):
        forms(real).stops(n)
        forms(ratio).stops(n, 1)
        forms(is_less).stops(n, 0.5)
    assert forms(real).same(1 << 53) == 1 << 53


@rule
def whole(a: float) -> int:
    return int(a)


def test_a_real_number_is_cut_to_a_whole_one() -> None:
    for a in (2.5, -2.5, 0.0, -0.9, 1e15, -1e18):
        forms(whole).same(a)
    for a in (math.nan, math.inf, -math.inf):
        with pytest.raises((ValueError, OverflowError)):
            whole(a)
        forms(whole).stops(a)
    forms(whole).stops(1e19)


@rule
def extremes(a: int, b: int, c: int) -> tuple[int, int, int]:
    return min(a, b, c), max(a, b, c), max(a < b, 0)


@rule
def real_extremes(a: float, b: float) -> tuple[float, float, float]:
    return min(a, b), max(a, b), abs(a)


def test_least_and_greatest_are_the_same() -> None:
    for a in (-3, 0, 5):
        for b in (-3, 0, 5):
            for c in (-3, 0, 5):
                forms(extremes).same(a, b, c)
    for first in (*REALS, math.nan):
        for second in (*REALS, math.nan):
            assert_same_bits(forms(real_extremes), first, second)


@rule
def root(a: float) -> float:
    return square_root(a)


def test_roots_are_the_same() -> None:
    for a in (0.0, 2.0, 1e300, 1 / 3, math.inf):
        forms(root).same(a)
    forms(root).always_stops(-1.0)


@dataclass(slots=True)
class Pair(Struct):
    a: Single = 0.0
    b: Single = 0.0


@rule
def in_32_bits(pair: Pair) -> tuple[float, float, float, float]:
    a = pair.a
    return single(a + pair.b), single(a - pair.b), single(a * pair.b), single(a * pair.b + a)


@rule
def summed(pair: Pair) -> None:
    for _ in range(10):
        pair.a = single(pair.a + single(pair.b * pair.a))


@dataclass(slots=True)
class Stretches(Struct):
    sums: list[Single] = reals(11)
    rows: list[Single] = reals(24)


@rule
def stretch_added(it: Stretches, at: int, start: int, count: int, factor: float) -> None:
    add_scaled(it.sums, at, it.rows, start, count, single(factor))


def test_stretches_are_added_in_32_bits() -> None:
    rng = Random(3)
    for _ in range(200):
        it = Stretches(*([float(np.float32(rng.uniform(-2, 2))) for _ in range(n)] for n in (11, 24)))
        count = rng.randrange(-1, 12)
        at, start = rng.randrange(12 - max(count, 0)), rng.randrange(25 - max(count, 0))
        factor = rng.uniform(-3, 3)
        sums, rows = np.array(it.sums, np.float32), np.array(it.rows, np.float32)
        sums[at : at + max(count, 0)] += np.float32(factor) * rows[start : start + max(count, 0)]
        changed = it.copy()
        forms(stretch_added).same(changed, at, start, count, factor)
        stretch_added(it, at, start, count, factor)
        assert it.sums == sums.tolist()
    forms(stretch_added).stops(Stretches(), 8, 0, 4, 1.0)
    forms(stretch_added).stops(Stretches(), 0, 21, 4, 1.0)


@dataclass(slots=True)
class Layer(Struct):
    sums: list[Single] = reals(27)
    rows: list[Single] = reals(90)
    factors: list[Single] = reals(5)


@rule
def rows_added(it: Layer, at: int, first: int, width: int, count: int) -> None:
    add_rows(it.sums, at, it.rows, first, width, it.factors, count)


@rule
def rows_added_to_their_factors(it: Layer, count: int) -> None:
    add_rows(it.factors, 0, it.rows, 0, 2, it.factors, count)


def test_rows_are_added_in_32_bits() -> None:
    rng = Random(4)
    for width in range(-1, 28):
        it = Layer(*([float(np.float32(rng.uniform(-2, 2))) for _ in range(n)] for n in (27, 90, 5)))
        count = rng.randrange(-1, min(5, 90 // max(width, 1)) + 1)
        first = rng.randrange(91 - max(count, 0) * max(width, 0))
        sums, rows = np.array(it.sums, np.float32), np.array(it.rows, np.float32)
        at = rng.randrange(28 - max(width, 0))
        for row in range(count):
            begin = first + row * width
            added = np.float32(it.factors[row]) * rows[begin : begin + max(width, 0)]
            sums[at : at + max(width, 0)] += added
        changed = it.copy()
        forms(rows_added).same(changed, at, first, width, count)
        rows_added(it, at, first, width, count)
        assert it.sums == sums.tolist()
    forms(rows_added).stops(Layer(), 0, 0, 28, 1)
    forms(rows_added).stops(Layer(), 23, 0, 5, 1)
    forms(rows_added).stops(Layer(), 0, 81, 5, 2)
    forms(rows_added).stops(Layer(), 0, 0, 5, 6)
    forms(rows_added_to_their_factors).stops(Layer(), 2)


@dataclass(slots=True)
class Facts(Struct):
    sums: list[Single] = reals(43)
    rows: list[Single] = reals(200)
    chosen: list[Short] = numbers(6)


@rule
def chosen_added(it: Facts, at: int, first: int, width: int, count: int) -> None:
    add_chosen(it.sums, at, it.rows, first, width, it.chosen, count)


@rule
def chosen_added_to_themselves(it: Facts, count: int) -> None:
    add_chosen(it.rows, 0, it.rows, 0, 2, it.chosen, count)


def test_chosen_rows_are_added_in_32_bits() -> None:
    rng = Random(5)
    for width in range(-1, 44):
        sums, rows = (np.array([rng.uniform(-2, 2) for _ in range(n)], np.float32) for n in (43, 200))
        it = Facts(sums.tolist(), rows.tolist())
        first, count = rng.randrange(20), rng.randrange(-1, 7)
        it.chosen = [rng.randrange(180 // max(width, 1)) for _ in range(6)]
        at = rng.randrange(44 - max(width, 0))
        for row in it.chosen[: max(count, 0)]:
            begin = first + row * width
            sums[at : at + max(width, 0)] += rows[begin : begin + max(width, 0)]
        forms(chosen_added).same(it.copy(), at, first, width, count)
        chosen_added(it, at, first, width, count)
        assert it.sums == sums.tolist()
    forms(chosen_added).stops(Facts(), 0, 0, 44, 1)
    forms(chosen_added).stops(Facts(), 40, 0, 5, 1)
    forms(chosen_added).stops(Facts(), 0, 0, 5, 7)
    forms(chosen_added).stops(Facts(chosen=[0, 40, 0, 0, 0, 0]), 0, 0, 5, 2)
    forms(chosen_added).stops(Facts(chosen=[0, -1, 0, 0, 0, 0]), 0, 0, 5, 2)
    forms(chosen_added_to_themselves).stops(Facts(), 2)


@rule
def stretch_copied(it: Facts, at: int, start: int, count: int) -> None:
    copy_numbers(it.sums, at, it.rows, start, count)


@rule
def stretch_copied_to_itself(it: Facts, count: int) -> None:
    copy_numbers(it.sums, 0, it.sums, 1, count)


@rule
def stretch_cut(it: Facts, at: int, count: int) -> None:
    cut_negative(it.sums, at, count)


SIGNS = [-1.5, 0.0, -0.0, 2.5, float("inf"), float("-inf")] * 8


def test_stretches_are_copied() -> None:
    for count in range(-1, 20):
        for at, start in ((0, 0), (3, 7), (43 - max(count, 0), 200 - max(count, 0))):
            forms(stretch_copied).same(Facts(rows=(SIGNS * 5)[:200]), at, start, count)
    it = Facts(rows=[1.0] * 200)
    stretch_copied(it, 2, 0, 40)
    assert it.sums == [0.0] * 2 + [1.0] * 40 + [0.0]
    forms(stretch_copied).stops(Facts(), 40, 0, 4)
    forms(stretch_copied).stops(Facts(), 0, 197, 4)
    forms(stretch_copied_to_itself).stops(Facts(), 2)


def test_stretches_are_cut() -> None:
    for count in range(-1, 20):
        for at in (0, 3, 43 - max(count, 0)):
            forms(stretch_cut).same(Facts(sums=SIGNS[:43]), at, count)
    it = Facts(sums=[-1.0] * 43)
    stretch_cut(it, 2, 40)
    assert it.sums == [-1.0] * 2 + [0.0] * 40 + [-1.0]
    forms(stretch_cut).stops(Facts(), 40, 4)
    forms(stretch_cut).stops(Facts(), -1, 4)


@dataclass(slots=True)
class Drawer(Struct):
    label: Byte = 0
    pair: Pair = inside(Pair)
    coins: list[Short] = numbers(3)


@dataclass(slots=True)
class Desk(Struct):
    upper: Drawer = inside(Drawer)
    locked: int = 0
    lower: Drawer = inside(Drawer)


@rule
def fill(drawer: Drawer, coins: int) -> int:
    drawer.coins[1] += coins
    drawer.label = 7
    return drawer.coins[1]


@rule
def rearranged(desk: Desk, coins: int) -> int:
    found = fill(desk.lower, coins)
    overwrite(desk.upper, desk.lower)
    desk.upper.pair.a = single(0.5)
    desk.locked += desk.upper.coins[1]
    drawer = desk.lower
    drawer.coins[2] = -1
    return found + fill(desk.upper, 1)


def test_structs_inside_structs_are_the_same() -> None:
    forms(rearranged).same(Desk(), 3)
    desk = Desk()
    assert rearranged(desk, 3) == 7
    other = desk.copy()
    other.upper.coins[0] = 9
    assert desk.upper.coins == [0, 4, 0]
    other.take_over(desk)
    assert other == desk
    assert layout_of(Desk).unpack(layout_of(Desk).pack(desk)) == desk


@rule
def rounded(a: float, n: int) -> tuple[float, float]:
    return single(a), single(n)


def test_single_numbers_are_those_of_32_bits() -> None:
    rng = Random(2)
    for _ in range(300):
        a, b = (np.float32(rng.uniform(-1, 1) * 10.0 ** rng.randrange(-20, 19)) for _ in range(2))
        with np.errstate(over="ignore"):
            expected = a + b, a - b, a * b
        told = forms(in_32_bits).same(Pair(float(a), float(b)))
        assert told[:3] == tuple(map(float, expected))
        forms(summed).same(Pair(float(a), single(rng.random())))
        forms(rounded).same(rng.uniform(-1e30, 1e30), rng.randrange(-(1 << 53), 1 << 53))


# Yes and no.


@dataclass(slots=True)
class Diary(Struct):
    """Who was asked, in their order."""

    asked: list[int] = numbers(12)
    count: int = 0
    number: int = 0
    values: list[Short] = numbers(8)
    weights: list[float] = reals(3)


@rule
def say(diary: Diary, who: int) -> int:
    diary.asked[diary.count] = who
    diary.count += 1
    return who


@rule
def truly(diary: Diary, who: int) -> bool:
    return say(diary, who) > 0


@rule
def several_truths(diary: Diary, a: int, b: int, c: int) -> bool:
    return (truly(diary, a) and truly(diary, b)) or truly(diary, c)


@rule
def any_truth(diary: Diary, a: int, b: int, c: int) -> int:
    if not (say(diary, a) or say(diary, b)) and say(diary, c):
        return 1
    return 0


@rule
def chain(diary: Diary, a: int, b: int, c: int) -> bool:
    return say(diary, a) < say(diary, b) < say(diary, c)


@rule
def longer_chain(diary: Diary, a: int, b: int, c: int) -> bool:
    return 0.5 < say(diary, a) <= say(diary, b) != say(diary, c) > -1


@rule
def among(diary: Diary, a: int, b: int, c: int) -> bool:
    return say(diary, a) in (say(diary, b), say(diary, c))


@rule
def not_among(diary: Diary, a: int, b: int, c: int) -> bool:
    return say(diary, a) not in (say(diary, b), 0, say(diary, c))


@rule
def either(diary: Diary, a: int, b: int, c: int) -> int:
    return say(diary, b) if say(diary, a) > 0 else say(diary, c)


@pytest.mark.parametrize(
    "function", [several_truths, any_truth, chain, longer_chain, among, not_among, either]
)
def test_only_what_python_asks_is_asked_and_once(function: Callable[..., Any]) -> None:
    asked = set()
    for a in (-1, 0, 1, 2):
        for b in (-1, 0, 1, 2):
            for c in (-1, 0, 1, 2):
                forms(function).same(Diary(), a, b, c)
                diary = Diary()
                function(diary, a, b, c)
                asked.add(diary.count)
    assert len(asked) > 1 or function in (among, not_among, either)


@rule
def truths(n: int, a: float, yes: bool) -> tuple[bool, bool, bool, int, int, float]:
    return bool(n), not a, yes == (n > 3), (n > 3) + yes, -yes, yes * 0.5


def test_yes_and_no_are_numbers_where_python_takes_them_for_numbers() -> None:
    for n in (0, 1, 5):
        for a in (0.0, 0.5, math.nan):
            for yes in (False, True):
                answer = forms(truths).same(n, a, yes)
                assert isinstance(answer[0], bool)
                assert isinstance(forms(truths).checked(n, a, yes)[0], bool)


# The order in which things happen.


@rule
def place(diary: Diary, who: int) -> int:
    """Tells of itself, and changes what others may look at."""
    diary.number += 1
    diary.values[0] += 1
    return say(diary, who)


@rule
def value_before_place(diary: Diary) -> None:
    diary.values[place(diary, 1)] = place(diary, 2)


@rule
def plain_value_before_place(diary: Diary) -> None:
    diary.values[place(diary, 1)] = diary.number


@rule
def value_that_moves_the_place(diary: Diary) -> None:
    diary.values[diary.number] = place(diary, 2)


@rule
def place_before_change(diary: Diary) -> None:
    diary.values[place(diary, 0)] += place(diary, 2)


@rule
def place_is_found_once(diary: Diary) -> None:
    diary.values[diary.number] -= 10 * place(diary, 2)


@rule
def name_before_change(diary: Diary) -> None:
    number = 5
    number += diary.number * place(diary, 3) + number
    diary.number = number


@rule
def field_before_change(diary: Diary) -> None:
    diary.number += place(diary, 3)


@rule
def operands(diary: Diary) -> None:
    diary.number = (
        diary.number * 10 + place(diary, 1) * 100 + diary.number - place(diary, 2) // place(diary, 3)
    )


@rule
def arguments(diary: Diary) -> None:
    diary.values[1] = joined(place(diary, 1), diary.number, place(diary, 2), diary.number)


@rule
def joined(a: int, b: int, c: int, d: int) -> int:
    return 1000 * a + 100 * b + 10 * c + d


@rule
def extremes_in_order(diary: Diary) -> None:
    diary.values[2] = min(place(diary, 3), diary.number, place(diary, 1)) + max(place(diary, 4), diary.number)


@rule
def several_at_once(diary: Diary) -> None:
    diary.values[place(diary, 3)], diary.number, diary.values[diary.number] = (
        place(diary, 4),
        place(diary, 5),
        diary.number,
    )


@rule
def bounds_in_order(diary: Diary) -> None:
    for step in range(place(diary, 1), place(diary, 4) + diary.number):
        diary.values[3] += step


@rule
def called_by_number(diary: Diary) -> None:
    diary.values[4] = SEVERAL[place(diary, 1)](place(diary, 2), diary.number)


@rule
def all_items_first(diary: Diary) -> None:
    for item in (place(diary, 1), diary.number, place(diary, 2)):
        diary.number += item


SEVERAL = (plus, minus)


@pytest.mark.parametrize(
    "function",
    [
        value_before_place,
        plain_value_before_place,
        value_that_moves_the_place,
        place_before_change,
        place_is_found_once,
        name_before_change,
        field_before_change,
        operands,
        arguments,
        extremes_in_order,
        several_at_once,
        bounds_in_order,
        called_by_number,
        all_items_first,
    ],
)
def test_things_happen_in_pythons_order(function: Callable[[Diary], None]) -> None:
    forms(function).same(Diary())
    diary = Diary(number=2)
    diary.values[:] = [3, 1, 4, 1, 5, 0, 2, 6]
    forms(function).same(diary)


# Lists, tables, structs.


@rule
def element(many: list[int], at: int) -> int:
    return many[at]


@rule
def write_element(many: list[int], at: int) -> None:
    many[at] = 7


@rule
def change_element(diary: Diary, at: int) -> None:
    diary.values[at] += 1


@rule
def table_element(at: int) -> int:
    return TABLES_OF_NUMBERS[at]


@rule
def row_element(rows: list[list[int]], row: int, at: int) -> int:
    return rows[row][at]


@rule
def struct_element(pairs: list[Pair], at: int) -> float:
    return pairs[at].a


TABLES_OF_NUMBERS = (5, 6, 7)


@pytest.mark.parametrize("at", [-1, -3, 3, 1 << 32, HIGHEST, LOWEST])
def test_places_outside_a_list_stop_the_checked_build(at: int) -> None:
    forms(element).stops([1, 2, 3], at)
    forms(write_element).stops([1, 2, 3], at)
    forms(change_element).stops(Diary(), at if at != 3 else 8)
    forms(table_element).stops(at)
    forms(row_element).stops([[1, 2, 3], [4, 5, 6]], 0, at)
    forms(row_element).stops([[1, 2, 3], [4, 5, 6]], at, 0)
    forms(struct_element).stops([Pair(), Pair(), Pair()], at)


def test_the_first_and_the_last_place_are_in_the_list() -> None:
    for at in (0, 2):
        forms(element).same([1, 2, 3], at)
        forms(write_element).same([1, 2, 3], at)
        forms(table_element).same(at)
        forms(row_element).same([[1, 2, 3], [4, 5, 6]], 1, at)
        forms(struct_element).same([Pair(0.5), Pair(1.5), Pair(2.5)], at)
    forms(element).stops([], 0)


@rule
def length(
    many: list[int], diary: Diary, rows: list[list[int]], pairs: list[Pair]
) -> tuple[int, int, int, int]:
    return len(many), len(diary.values), 10 * len(rows) + len(rows[0]), len(pairs)


def test_lengths_are_known() -> None:
    forms(length).same([], Diary(), [[1, 2, 3], [4, 5, 6]], [Pair()] * 4)


@rule
def next_row(diary: Diary) -> int:
    diary.count += 1
    return diary.count


@rule
def length_of_next_row(diary: Diary, rows: list[list[int]]) -> int:
    return 100 * len(rows[next_row(diary)]) + diary.count


def test_what_finds_a_list_is_computed_even_if_only_its_length_is_asked_for() -> None:
    assert forms(length_of_next_row).same(Diary(), [[1, 2, 3], [4, 5, 6]]) == 301
    forms(length_of_next_row).stops(Diary(count=1), [[1, 2, 3], [4, 5, 6]])


@dataclass(frozen=True)
class Settings(Slots):
    share: float
    is_bold: bool


@rule
def by_settings(settings: Settings, n: int) -> float:
    return settings.share * n if settings.is_bold else -settings.share


def test_slots_may_hold_real_numbers_and_yes_or_no() -> None:
    assert Forms(by_settings, Settings(0.5, True)).same(3) == 1.5
    assert Forms(by_settings, Settings(np.float64(0.25), False)).same(3) == -0.25


@pytest.mark.parametrize("wrong", [5, [1, 2, 3], Pair(), 2.5])
def test_arguments_of_another_kind_are_refused(wrong: Any) -> None:
    program = Program()
    program.export("rule", next_row)
    with pytest.raises(TypeError, match="is needed"):
        Instance(compile_module(program.text(), program.exports)).call("rule", wrong)


@dataclass(slots=True)
class Narrow(Struct):
    byte: Byte = 0
    short: Short = 0
    number: int = 0
    bytes: list[Byte] = numbers(3)
    shorts: list[Short] = numbers(3)
    last: Byte = 0


@rule
def write_byte(narrow: Narrow, n: int) -> int:
    narrow.byte = n
    return narrow.byte


@rule
def write_bytes(narrow: Narrow, n: int) -> int:
    narrow.bytes[1] = n
    return narrow.bytes[1]


@rule
def write_short(narrow: Narrow, n: int) -> int:
    narrow.short = n
    return narrow.short


@rule
def write_shorts(narrow: Narrow, n: int) -> int:
    narrow.shorts[2] += n
    return narrow.shorts[2]


@rule
def write_both(narrow: Narrow, n: int) -> int:
    narrow.last, narrow.number = n, n
    return narrow.last


@pytest.mark.parametrize(
    ("function", "least", "most"),
    [
        (write_byte, 0, 255),
        (write_bytes, 0, 255),
        (write_both, 0, 255),
        (write_short, -(1 << 15), (1 << 15) - 1),
        (write_shorts, -(1 << 15), (1 << 15) - 1),
    ],
)
def test_a_number_that_does_not_fit_its_field_stops_the_checked_build(
    function: Callable[[Narrow, int], int], least: int, most: int
) -> None:
    for n in (least, -1 if least else 1, 0, most):
        forms(function).same(Narrow(), n)
    for n in (least - 1, most + 1, HIGHEST, LOWEST):
        forms(function).stops(Narrow(), n)


UNSIGNED = (0, 200, 255)
SIGNED = (-128, 0, 127)
SIXTEEN = (-30000, 0, 30000)
SIXTY_FOUR = (LOWEST, 1 << 40, HIGHEST)
FRACTIONS = (-0.0, 0.1, math.inf)
WIDE_AS_UNSIGNED = (0.0, 200.0, 255.0)


@rule
def from_tables(at: int) -> tuple[int, int, int, int, float, float]:
    return UNSIGNED[at], SIGNED[at], SIXTEEN[at], SIXTY_FOUR[at], FRACTIONS[at], WIDE_AS_UNSIGNED[at]


@rule
def from_constant_places() -> tuple[int, int, int, int, int, float]:
    return UNSIGNED[2], SIGNED[0], SIXTEEN[0], SIXTY_FOUR[2], len(SIXTEEN), FRACTIONS[0]


def test_tables_of_every_width_are_read() -> None:
    for at in range(3):
        assert_same_bits(forms(from_tables), at)
    assert_same_bits(forms(from_constant_places))


def test_tables_are_no_wider_than_they_need_to_be() -> None:
    from tenfold.kernel.program import Program

    tables = (UNSIGNED, SIGNED, SIXTEEN, SIXTY_FOUR, FRACTIONS, WIDE_AS_UNSIGNED)
    program = Program()
    widths = [program.table(table)[0] for table in tables]
    assert widths == [UINT8, INT8, INT16, INT64, FLOAT64, FLOAT64]
    assert len({program.table(table)[1] for table in (*tables, (0, 200, 255))}) == len(tables)
    assert program.table((0.0, 1.0)) != program.table((-0.0, 1.0))


@rule
def two(a: int, b: int) -> tuple[int, bool]:
    return a + b, a > b


@rule
def turned(a: int, b: int) -> tuple[int, bool]:
    return two(b, a)


@rule
def three(a: int, b: int) -> tuple[int, int, int]:
    total, is_more = turned(a, b)
    a, b = b, a
    if is_more:
        a, b = b + 1, a
    two(a, b)
    return total, a, b


def test_several_results_and_exchanges() -> None:
    for a, b in ((1, 2), (2, 1), (3, 3)):
        forms(two).same(a, b)
        forms(three).same(a, b)


@rule
def exchange(diary: Diary, i: int, j: int) -> None:
    diary.values[i], diary.values[j] = diary.values[j], diary.values[i]
    i, diary.values[i] = j, i
    diary.weights[0], diary.number = diary.weights[1] + 0.5, i


def test_places_are_exchanged() -> None:
    diary = Diary(weights=[0.5, 1.5, 2.5])
    diary.values[:] = [7, 6, 5, 4, 3, 2, 1, 0]
    forms(exchange).same(diary, 2, 5)


@rule
def column(rows: list[list[int]], at: int, out: list[int]) -> int:
    total = 0
    for number in range(len(rows)):
        row = rows[number]
        out[number] = row[at]
        row[at] = -1
        total += summed_row(row) + len(row)
    return total


@rule
def summed_row(row: list[int]) -> int:
    total = 0
    for at in range(len(row)):
        total += row[at]
    return total


@rule
def fill_rows(rows: list[list[float]]) -> None:
    for row in range(len(rows)):
        for at in range(len(rows[row])):
            rows[row][at] = row / (at + 1)


def test_rows_are_lists_of_the_same_length() -> None:
    forms(column).same([[1, 2, 3], [4, 5, 6]], 1, [0, 0])
    forms(fill_rows).same([[0.0] * 3 for _ in range(4)])


@rule
def through_structs(diaries: list[Diary], spare: Diary, at: int) -> int:
    diary = diaries[at]
    overwrite(spare, diary)
    diary.values[at] += 5
    overwrite(diaries[at + 1], diary)
    diaries[at + 1].number = spare.number + len(diaries)
    values = diaries[at + 1].values
    values[0] = values[at] + 1
    diary = diaries[0]
    diary.weights[2] = 0.25
    return say(diaries[at + 1], 3)


def test_structs_in_a_list_are_changed_in_place() -> None:
    diaries = [Diary(number=number) for number in range(4)]
    for number in range(3):
        forms(through_structs).same(diaries, Diary(), number)


# Ways through a rule.


@rule
def ranges(first: int, last: int, out: list[int]) -> int:
    count = 0
    for i in range(last):
        out[count] = i
        count += 1
    for i in range(first, last, 3):
        out[count] = i
        count += 1
    for i in range(last, first, -2):
        out[count] = i
        count += 1
    for i in range(last - 1, -1, -1):
        out[count] = i
        count += 1
    return count


@rule
def wide_steps(first: int, last: int) -> int:
    count = 0
    for _ in range(first, last, 5):
        count += 1
    return count


def test_ranges_run_as_pythons() -> None:
    for first in (-4, 0, 3):
        for last in (-2, 0, 1, 7):
            forms(ranges).same(first, last, [0] * 40)
            forms(wide_steps).same(first, last)
    forms(wide_steps).same(HIGHEST - 11, HIGHEST - 5)
    forms(wide_steps).stops(HIGHEST - 11, HIGHEST)


@rule
def after_the_loop(last: int) -> tuple[int, int, int]:
    i = 10
    for i in range(last):
        if i == 3:
            break
    kept = i
    for i in range(5):
        kept = kept * 3 + i
        i += 2  # noqa: PLW2901
        kept = kept * 2 + i
    bound = last
    for _ in range(bound):
        bound += 1
    return kept, i, bound


def test_a_loops_name_keeps_its_last_value() -> None:
    for last in (0, 1, 4, 9):
        forms(after_the_loop).same(last)


@rule
def nested(n: int, out: list[int]) -> int:
    count = 0
    for i in range(n):
        if i == 1:
            continue
        for j in range(n):
            if j > i:
                break
            if (i + j) % 2 == 1:
                continue
            for item in (i, j, 7):
                if item == 2:
                    continue
                if item == 4:
                    break
                out[count] = 10 * item + j
                count += 1
            while count % 3 != 0:
                count += 1
                if count % 5 == 0:
                    break
    return count


def test_breaks_and_continues_leave_the_right_loop() -> None:
    for n in range(7):
        forms(nested).same(n, [0] * 200)


@rule
def item_after_the_loop(a: int, b: int) -> int:
    item = -5
    for item in (a, b, a + b):
        if item > 10:
            break
    for _ in ():
        item += 100
    return item


def test_a_loop_over_items_keeps_its_last_value() -> None:
    for a, b in ((11, 1), (1, 11), (1, 2), (9, 9)):
        forms(item_after_the_loop).same(a, b)


@rule
def collatz(n: int) -> int:
    steps = 0
    while True:
        if n == 1:
            break
        steps += 1
        if n % 2 == 0:
            n //= 2
            continue
        n = 3 * n + 1
    return steps


@rule
def found_inside(n: int) -> int:
    while True:
        half = n // 2
        if half < 3:
            break
        n = half
    return half


@rule
def returned_inside(n: int) -> int:
    while True:
        for i in range(n):
            if i * i > n:
                return i
        n += 1


def test_loops_without_end_are_left_from_inside() -> None:
    for n in (1, 7, 27, 97):
        forms(collatz).same(n)
        forms(found_inside).same(n)
        forms(returned_inside).same(n)


@rule
def branches(a: int, b: int) -> int:
    if a < 0:
        found = 1
    elif a == 0 or b == 0:
        return -1
    elif a > 5:
        found = 2
        if b > 5:
            found = 3
    else:
        found = 4
    return found if b > 0 else -found


def test_every_branch_is_taken() -> None:
    for a in (-1, 0, 3, 9):
        for b in (-1, 0, 3, 9):
            forms(branches).same(a, b)


@rule
def fibonacci(n: int) -> int:
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


@rule
def is_even(n: int) -> bool:
    return n == 0 or is_odd(n - 1)


@rule
def is_odd(n: int) -> bool:
    return n != 0 and is_even(n - 1)


@rule
def endless(n: int) -> int:
    return endless(n + 1) + 1


def test_rules_call_themselves_and_each_other() -> None:
    assert forms(fibonacci).same(15) == 610
    assert forms(is_even).same(41) is False
    forms(endless).stops(0)


# What is known beforehand.


@dataclass(frozen=True)
class Arithmetic(Slots):
    one: Callable[[int, int], int]
    other: Callable[[int, int], int]
    least: int = 0
    both: tuple[Callable[[int, int], int], ...] = ()


@rule
def by_slots(arithmetic: Arithmetic, a: int, b: int) -> int:
    found = arithmetic.one(a, b)
    if found < arithmetic.least:
        found = arithmetic.other(a, b) + arithmetic.least
    return applied(arithmetic.other, found, b)


@rule
def applied(function: Callable[[int, int], int], a: int, b: int) -> int:
    return function(a, b) if a > b else applied_again(function, b, a)


@rule
def applied_again(function: Callable[[int, int], int], a: int, b: int) -> int:
    return function(function(a, b), 1)


@rule
def with_several(a: int, b: int) -> int:
    return applied(plus, a, b) + applied(minus, a, b) + by_slots(PLAIN, a, b) + by_slots(TURNED, a, b)


@rule
def by_numbered_slots(arithmetic: Arithmetic, which: int, a: int) -> int:
    return arithmetic.both[which](a, 3)


PLAIN = Arithmetic(plus, minus)
TURNED = Arithmetic(times, plus, 3, (minus, times, plus))


def test_rules_are_made_for_the_rules_and_slots_they_are_given() -> None:
    for a in (-3, 0, 2, 9):
        for b in (-3, 0, 2, 9):
            forms(by_slots, PLAIN).same(a, b)
            forms(by_slots, TURNED).same(a, b)
            forms(applied, times).same(a, b)
            forms(with_several).same(a, b)
    for which in range(3):
        forms(by_numbered_slots, TURNED).same(which, 5)


@rule
def by_number(which: int, a: int, b: int) -> int:
    return OPERATIONS[which](a, b) + 10 * OPERATIONS[0](b, a) + 100 * FEWER[which % 2](a, a)


@rule
def given_tuple(choosers: tuple[Callable[[int, int], int], ...], which: int, a: int) -> int:
    return choosers[which](a, 3)


OPERATIONS = (minus, plus, times)
FEWER = (plus, times)


def test_rules_are_called_by_number() -> None:
    for which in range(3):
        forms(by_number).same(which, 7, 3)
        forms(given_tuple, OPERATIONS).same(which, 9)
    for which in (-1, 3, 1 << 32):
        forms(by_number).stops(which, 7, 3)


@rule
def whatever(one: S, many: list[S], number: int) -> int:
    overwrite(one, many[number])
    return number


@rule
def for_two_kinds(diary: Diary, diaries: list[Diary], pair: Pair, pairs: list[Pair]) -> int:
    return whatever(diary, diaries, 1) + whatever(pair, pairs, 0)


def test_a_type_variable_stands_for_any_struct() -> None:
    diaries, pairs = [Diary(number=1), Diary(number=2)], [Pair(0.5)]
    forms(for_two_kinds).same(Diary(), diaries, Pair(), pairs)
    forms(whatever, S=Pair).same(Pair(), [Pair(), Pair(1.5, 2.5)], 1)


WEIGHT = 3
NEGATIVE = -(1 << 40)
IS_STRICT = True
SHARE = 0.1


@rule
def constants(a: int) -> tuple[int, int, bool, float, int]:
    return WEIGHT * a + NEGATIVE, (1 << 70) >> 60, IS_STRICT, SHARE * a, ~WEIGHT & 0xFF


def test_constants_are_those_of_the_file() -> None:
    forms(constants).same(5)
